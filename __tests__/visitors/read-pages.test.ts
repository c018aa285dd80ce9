import { describe, expect, test } from '@jest/globals';
import { randomNumbers } from '../../sandbox/random.ts';
import { formatNumber } from '../../src/lib/text.ts';
import type { VisitorCounts, VisitorPage } from '../../src/platform/visitors.ts';
import { CSV_HEAD, pathsOf, TOTALS } from './exported.ts';
import { exportOnce, first, listOf, page, paths, type Ran, row, type Service } from './in-memory.ts';

const OTHER = { ...TOTALS, ai: 3 };
const LATER = { ...TOTALS, ai: 5 };
const NONE = { human: 0, ai: 0, total: 0 };
/** A line, and what the log says of a pass that wasn't clean. */
const PASS = /^Pass (\d: .*)\. Rows may be missing, so the list is read again\.$/gmu;

const written = ({ files }: Ran) => pathsOf(files['visitors.csv'] ?? '');
const passes = ({ log }: Ran) => [...log.matchAll(PASS)].map(([, found]) => found);

const all = paths(0, 600);
const list = listOf(all);
/** As the API answers with the list. */
const ok = undefined;
const isWhole = { rows: '600', complete: 'true' };

/** An API that has so many rows, and returns fewer than asked for. */
const capped =
  (cap: number, count: number): Service =>
  ({ offset, limit }) => {
    const end = offset + Math.min(limit, cap);
    return page(paths(offset, Math.min(count, end)), end < count);
  };

describe('a clean pass', () => {
  test.each([
    [1, 250, [0]],
    [250, 250, [0]],
    [251, 250, [0, 250]],
    [1_000, 250, [0, 250, 500, 750]],
    // Two short pages of one length are the page size.
    [250, 100, [0, 0, 100, 200]],
    [3, 1, [0, 0, 1, 2]],
  ])('of %i rows, at most %i per response, takes requests at %j', async (count, cap, offsets) => {
    const ran = await exportOnce(capped(cap, count));
    expect(ran).toMatchObject({ offsets, outputs: { rows: String(count), complete: 'true' } });
    expect(written(ran)).toEqual(paths(0, count));
  });

  test('can be empty, if the totals are 0', async () => {
    const ran = await exportOnce(() => page([], false, NONE));
    expect(ran.offsets).toEqual([0]);
    expect(ran.outputs).toMatchObject({ rows: '0', complete: 'true', file: 'visitors.csv', total: '0' });
    expect(ran.files).toEqual({ 'visitors.csv': CSV_HEAD });
  });
});

describe('a pass that can have missed rows is followed by another one', () => {
  const moved = page([...paths(248, 250), ...paths(252, 500)], true);
  const [end, more] = [page([], false), page([], true)];
  const noAi = page([], false, { ...TOTALS, ai: 0 });
  const nothing = page([], true, NONE);
  const short = (to: number, hasMore: boolean, from = 250) => page(paths(from, to), hasMore);
  const twice = page([...paths(250, 299), '/250'], false);
  const NEXT = [0, 219, 469];
  const EMPTY = [0, 250, 250, 500, ...NEXT];
  const TOO_SHORT = '600 rows, a page was too short';
  const SHORT = [0, 250, 250, 300, 550, ...NEXT];
  const fifth = Array.from({ length: 6 }, (_, index) => page(paths(0, 250), index < 5));
  const SIX = [0, 250, 500, 750, 1_000, 1_250, ...NEXT];
  const last = (changed: object) => page(paths(500, 600), false, { ...TOTALS, ...changed });
  const CHANGED = '600 rows, the totals changed';
  const EMPTIED = '350 rows, a page was too short, the totals changed';
  // The first responses, what the log says after “Pass 1: ”, and the offsets.
  const once: readonly [string, readonly (VisitorPage | undefined)[], string, (readonly number[])?][] = [
    ['a row that moved down is repeated', [ok, moved], '600 rows, 2 of them repeated'],
    ['a page is repeated', [ok, page(paths(0, 250), true)], '600 rows, 250 of them repeated'],
    ['only the people change', [ok, ok, last({ human: 1 })], CHANGED],
    ['only the visitors through AI change', [ok, ok, last({ ai: 1 })], CHANGED],
    ['only the total changes', [ok, ok, last({ total: 1 })], CHANGED],
    ['a response that doesn’t count has other totals', [ok, page([], false, NONE)], CHANGED, EMPTY],
    ['the list seems to end', [ok, end, end], '250 rows, a page was too short', [0, 250, 250, ...NEXT]],
    ['the list seems to have no row', [end, end], '0 rows, a page was too short', [0, 0, 0, 219, 438]],
    ['nor one through AI', [noAi, noAi], '0 rows, a page was too short', [0, 0, 0, 219, 438]],
    ['a page stays empty, although there is more', [ok, more, more], '350 rows, a page was too short', EMPTY],
    ['only the second empty response has more', [ok, end, more], '350 rows, a page was too short', EMPTY],
    ['only the first page is empty', [nothing, nothing], EMPTIED, [0, 0, 250, 500, ...NEXT]],
    ['two short pages differ in length', [ok, short(300, true), short(290, true)], TOO_SHORT, SHORT],
    ['two first ones do', [short(60, true, 0), short(50, true, 0)], TOO_SHORT, [0, 0, 60, 310, 560, ...NEXT]],
    ['its last page is the fifth without a new row', fifth, '1,500 rows, 1,250 of them repeated', SIX],
    ['two short pages disagree about the end', [ok, short(300, true), short(300, false)], TOO_SHORT, SHORT],
    ['only the second one has more', [ok, twice, short(300, true)], TOO_SHORT, SHORT],
  ];
  test.each(once)('%s', async (_, given, found, offsets = [0, 250, 500, ...NEXT]) => {
    const ran = await exportOnce(first(given, list), {}, { requestMs: 2_000 });
    expect(ran).toMatchObject({ offsets, outputs: isWhole, annotations: [] });
    // Each pass is counted from 0.
    expect(ran.log).toContain('\n219 rows so far (');
    expect(new Set(written(ran))).toEqual(new Set(all));
    expect(passes(ran)).toEqual([`1: ${found}`]);
  });

  test('but not if a longer response came when a page was requested once more', async () => {
    for (const short of [page([], false), page([], true), page(paths(250, 300), true)]) {
      const ran = await exportOnce(first([undefined, short], list));
      expect(ran).toMatchObject({ offsets: [0, 250, 250, 500], outputs: isWhole });
    }
    const ran = await exportOnce(first([ok, ok, page(paths(500, 550), true)], list));
    expect(ran).toMatchObject({ offsets: [0, 250, 500, 500], outputs: isWhole });
  });
});

test('a complete file has the newest numbers of the passes that count', async () => {
  // The last 200 rows are tied, and their order depends on the offset. Each pass has other numbers.
  let pass = 0;
  const ran = await exportOnce(({ offset, limit }) => {
    if (offset === 0) pass += 1;
    const tail = paths(400, 600);
    const tied = [...tail.slice(offset % 200), ...tail.slice(0, offset % 200)];
    const listed = [...paths(0, 400), ...tied].map((path) => row(path, pass));
    return page(listed.slice(offset, offset + limit), offset + limit < 600);
  });
  expect(ran.outputs).toMatchObject(isWhole);
  // The second pass skipped some rows of the first.
  expect(ran.files['visitors.csv']).toMatch(/,\/487,2,0,2\r\n.*,\/488,1,0,1\r\n/u);
});

/** An API that has a first page of 250 rows, and these others in each pass, with these totals. */
const passesOf = (...given: readonly (readonly [readonly string[], VisitorCounts?])[]): Service => {
  let pass = 0;
  return ({ offset, limit }) => {
    if (offset === 0) pass += 1;
    const [others, totals] = given[pass - 1] ?? given.at(-1) ?? [[]];
    const listed = [...paths(0, 248), ...others];
    return page(listed.slice(offset, offset + limit), offset + limit < listed.length, totals);
  };
};

/** One whose passes each have one of these, beside the same others. Pass 3 asks for its first page twice, so it takes two. */
const eachWith = (...given: readonly string[]) =>
  passesOf(...given.map((path) => [['/w', path, '/0', '/1']] as const));

// Those that the first page ends with, and those of the second one.
test.each<[string, Service, readonly string[] | undefined]>([
  ['a clean pass counts alone', passesOf([['/w', '/y', '/y']], [['/x', '/y', '/z']]), ['/x', '/y', '/z']],
  ['two passes count together', passesOf([['/x', '/y', '/y']], [['/z', '/0', '/y']]), ['/x', '/y', '/z']],
  ['one with other totals doesn’t', passesOf([['/x', '/y', '/y']], [['/x', '/0', '/z'], OTHER]), undefined],
  ['nor one with more rows', passesOf([['/x', '/y', '/z', '/y']], [['/x', '/y', '/0']]), undefined],
  [
    'nor one in which they changed',
    first([page([...paths(0, 248), '/x', '/y'], true, OTHER)], passesOf([['/z', '/0', '/y']])),
    undefined,
  ],
  [
    'of the first page of a third pass, the second response counts',
    first([ok, ok, ok, ok, page(paths(300, 488), true)], eachWith('/x', '/y', '/z')),
    ['/w', '/x', '/y', '/z'],
  ],
  ['a pass without a new path isn’t last', eachWith('/x', '/y', '/y', '/y', '/z'), ['/w', '/x', '/y', '/z']],
  [
    'two do, also if they list one that was in a response that didn’t count',
    first([page(['/z'], true)], eachWith('/x', '/x', '/z', '/z', '/y')),
    undefined,
  ],
])('%s', async (_, service, others) => {
  const ran = await exportOnce(service);
  expect(ran.outputs['complete']).toBe(String(others !== undefined));
  if (others === undefined) return;
  expect(written(ran)).toEqual([...paths(0, 248), ...others]);
  expect(ran.annotations).toEqual([]);
});

describe('a path twice', () => {
  test('on one page, in two responses, is two rows of the API, and a notice names it', async () => {
    const ran = await exportOnce(listOf([...paths(0, 240), '/x', '/x', '/x', ...paths(240, 250)]));
    expect(ran).toMatchObject({ offsets: [0, 0, 250], outputs: { rows: '251', complete: 'true' } });
    const message = 'The API lists 1 path more than once, and the file once, with the larger total: `/x`.';
    expect(ran.annotations).toEqual([{ level: 'notice', title: 'Repeated paths', message }]);
    expect(ran.summary).toContain('lists 1 path more than once');
  });

  test('has the larger total in the file, and the notice says that they differ', async () => {
    const rows = [row('/a', 1), row('/a', 2)];
    const even = [{ ...row('/a', 2), human: 1, ai: 1 }, row('/a', 2)];
    for (const listed of [rows, rows.toReversed(), even, [...rows, row('/a', 2)]]) {
      const ran = await exportOnce(listOf(listed));
      expect(ran.files['visitors.csv']).toContain(',/a,2,0,2\r\n');
      expect(ran.annotations[0]?.message).toContain('`/a` (with different numbers).');
    }
    expect((await exportOnce(listOf(even.toReversed()))).files['visitors.csv']).toContain(',/a,1,1,2\r\n');
  });

  test('has it too if a later pass has them on two pages', async () => {
    const listed = [...paths(0, 218), row('/d', 2), row('/d'), ...paths(300, 560)];
    const repeats = page(['/0', ...paths(331, 560)], false);
    const ran = await exportOnce(first([undefined, undefined, repeats], listOf(listed)));
    const message = expect.stringContaining('`/d` (with different numbers).');
    expect(ran).toMatchObject({ outputs: { rows: '479', complete: 'true' }, annotations: [{ message }] });
    expect(ran.files['visitors.csv']).toContain(',/d,2,0,2\r\n');
  });

  test('only in the first response is none', async () => {
    const ran = await exportOnce(first([undefined, undefined, page(['/500', '/500'], false)], list));
    expect(ran).toMatchObject({ offsets: [0, 250, 500, 500], outputs: isWhole, annotations: [] });
  });

  test('is as many rows of the API as both responses have', async () => {
    const listed = ['/x', '/x', '/b'];
    const replaced = page(['/x', '/x', '/x'], false);
    const ran = await exportOnce(first([page(listed, false), replaced], listOf(listed)));
    expect(ran.outputs).toMatchObject({ complete: 'true', rows: '2' });
    expect(written(ran)).toEqual(['/x', '/b']);
  });

  test('in the first response lets the second count, even if that is shorter', async () => {
    const ran = await exportOnce(first([page(['/a', '/a', '/b'], false)], listOf(['/a', '/c'])));
    expect(ran.offsets).toEqual([0, 0]);
    expect(written(ran)).toEqual(['/a', '/c']);
  });

  test.each([
    ['error', ', so set `if-incomplete: warn` to accept this.'],
    ['warn', '.'],
  ])('on two pages, in each pass, is incomplete, and a new run would end the same: %s', async (set, fix) => {
    const twice = listOf([...paths(0, 300), '/270', '/8', ...paths(300, 400)]);
    const ran = await exportOnce(twice, { format: 'json', 'if-incomplete': set });
    expect(ran.offsets).toEqual([0, 250, 250, 0, 219, 219, 0, 0, 188, 188]);
    expect(ran.outputs).toMatchObject({ rows: '400', complete: 'false' });
    const file: unknown = JSON.parse(ran.files['visitors.json'] ?? '');
    expect(file).toMatchObject({ complete: false, hasMore: false });
    expect(ran.annotations[0]?.message).toBe(
      'Exported only 400 rows to `visitors.json`: each time it was read, the list had the same paths on two pages, so rows may be ' +
        'missing (pass 1: 402 rows, 1 of them repeated; pass 2: 402 rows, 1 of them repeated; pass 3: 402 rows, 1 of them repeated; ' +
        `listed twice: \`/270\`, \`/8\`). Another run would end the same${fix}`,
    );
  });

  test.each<[string, Service]>([
    ['other totals', passesOf([['/a', '/b', '/8']], [['/a', '/b', '/8'], OTHER])],
    ['more rows', passesOf([['/a', '/b', '/8']], [['/a', '/b', '/c', '/8']])],
  ])('on two pages, in each pass, once with %s, can end otherwise in a new run', async (_, service) => {
    const { annotations } = await exportOnce(service);
    const why = /: every reading of the list had a flaw, .* listed twice: `\/8`; 1 row of 25\d missing\)/u;
    expect(annotations[0]?.message).toMatch(why);
  });

  test('that can’t be written otherwise counts as one path', async () => {
    const ran = await exportOnce(listOf(['/a', '/a', '/\uD800', '/\uDFFF']));
    expect(ran.outputs).toMatchObject({ rows: '2', complete: 'true' });
    expect(written(ran)).toEqual(['/a', '/\uFFFD']);
    const broken = '`/\uFFFD`. Paths with broken characters can look the same.';
    expect(ran.annotations[0]?.message).toContain(broken);
  });

  test('is named three times at most, and cut', async () => {
    const listed = [`/${'x'.repeat(300)}`, ...paths(0, 4)];
    const ran = await exportOnce(listOf([...listed, ...listed]));
    const named = `\`/${'x'.repeat(198)}…\`, \`/0\`, \`/1\` and 2 more.`;
    expect(ran.annotations[0]?.message).toContain(`with the larger total: ${named}`);
  });
});

describe('an API that orders equal rows anew for each request', () => {
  const count = 5_000;
  /** All rows are equal, and their order depends on the offset. */
  const tied: Service = ({ offset, limit }) => {
    const keys = Array.from({ length: count }, randomNumbers(offset));
    const order = [...keys.keys()].toSorted((one, other) => (keys[one] ?? 0) - (keys[other] ?? 0));
    const shown = order.slice(offset, offset + limit).map((index) => `/${index}`);
    return page(shown, offset + limit < count);
  };

  test('is exported as far as eight passes get, with the number of rows that are missing', async () => {
    const ran = await exportOnce(tied);
    expect(passes(ran)).toHaveLength(7);
    // The third, fifth and seventh ask for their first page twice.
    expect(ran.offsets.filter((offset) => offset === 0)).toHaveLength(8 + 3);
    const rows = Number(ran.outputs['rows']);
    expect(rows).toBeGreaterThan(4_900);
    expect(rows).toBeLessThan(5_000);
    expect(ran).toMatchObject({ exitCode: 1, outputs: { complete: 'false' } });
    expect(ran.annotations[0]?.message).toContain(`; ${5_000 - rows} rows of 5,000 missing)`);
    expect(written(ran)).toHaveLength(rows);
  });

  test('is not complete if it has more rows than it lists', async () => {
    // It lists 300, one of them twice. Two that it leaves out at first come later.
    const ran = await exportOnce(({ offset, limit }, nth) => {
      const end = nth === 2 ? 299 : 301;
      return offset === 0
        ? page(paths(0, limit), true)
        : page(['/0', ...paths(offset + end - 299, end)], false);
    });
    expect(ran.outputs).toMatchObject({ rows: '301', complete: 'false' });
  });

  test('says how many rows are missing if the quota ends first', async () => {
    const ran = await exportOnce((query, nth) => (nth > 20 ? { status: 429 } : tied(query, nth)));
    const rows = Number(ran.outputs['rows']);
    expect(ran.annotations[0]?.message).toContain(
      `the next request at 10:00:01 UTC would be after the timeout; ${formatNumber(5_000 - rows)} rows of 5,000 missing. ` +
        'The whole step takes at least 1 h (how long is unknown), so set `timeout-minutes: 350`.',
    );
    // Those of the first pass.
    expect(ran.outputs['total']).toBe('850');
  });
});

describe('after three passes', () => {
  test('the export is not complete, and the totals are those of the last one', async () => {
    const neverTheSame: Service = ({ offset, limit }, nth) => {
      const totals = nth > 6 ? LATER : TOTALS;
      return offset + limit >= 600
        ? page([...paths(offset, 599), `/${nth}`], false, totals)
        : page(paths(offset, offset + limit), true, totals);
    };
    const fifth = page(paths(200, 400), true, OTHER);
    const ran = await exportOnce((query, nth) => (nth === 5 ? fifth : neverTheSame(query, nth)));
    expect(ran.offsets).toEqual([0, 250, 500, 0, 219, 219, 469, 0, 0, 188, 438]);
    expect(ran.exitCode).toBe(1);
    expect(ran.outputs).toMatchObject({ rows: '599', complete: 'false', file: 'visitors.csv', ai: '5' });
    const message =
      'Exported only 599 rows to `visitors.csv`: every reading of the list had a flaw, so rows may be missing ' +
      '(pass 1: 600 rows, 1 of them repeated; pass 2: 600 rows, 1 of them repeated, the totals changed; ' +
      'pass 3: 600 rows, 1 of them repeated; listed twice: `/3`, `/7`, `/11`; 1 row of 600 missing). Run again with the same inputs.';
    expect(ran.annotations).toEqual([{ level: 'error', title: 'Visitors export incomplete', message }]);
    expect(Object.keys(ran.files)).toEqual(['visitors.csv']);
  });

  test('rows are missing of the list that has them, not of a later and shorter one', async () => {
    const service: Service = ({ offset, limit }, nth) => {
      const [count, totals] = [nth > 6 ? 300 : 600, nth > 8 ? LATER : TOTALS];
      const end = Math.min(count, offset + limit);
      return page(end < 600 ? paths(offset, end) : [...paths(offset, 599), '/1'], end < count, totals);
    };
    const { annotations } = await exportOnce(service);
    expect(annotations[0]?.message).toMatch(/only 599 rows .*; 1 row of 600 missing/u);
  });

  test('an API without a last page is given up, five pages after the last new row', async () => {
    // The second pass finds another row.
    const endless: Service = (_, nth) => page(nth > 6 ? paths(1, 251) : paths(0, 250), true);
    const ran = await exportOnce(endless, { format: 'json' });
    expect(ran.offsets).toHaveLength(6 + 7 + 8);
    expect(ran.outputs).toMatchObject({ rows: '251', complete: 'false' });
    expect(ran.files['visitors.json']).toContain('"hasMore":true');
    expect(passes(ran)[0]).toBe('1: 1,500 rows, 1,250 of them repeated, 5 pages had no new row');
    expect(ran.annotations[0]?.message).toContain('5 pages had no new row');
  });

  test('pages that stay empty are requested twice each', async () => {
    const ran = await exportOnce((query, nth) => (query.offset === 0 ? list(query, nth) : page([], true)));
    expect(ran.offsets).toHaveLength(3 * (1 + 2 * 5) + 1);
    expect(ran.outputs).toMatchObject({ rows: '250', complete: 'false' });
    expect((await exportOnce(() => page([], true))).offsets).toHaveLength(3 * 2 * 5);
  });

  test('a shorter first page that stays empty is skipped, and no row after it', async () => {
    const [repeats, none] = [page(paths(248, 498), true), page([], true)];
    const ran = await exportOnce(first([undefined, repeats, undefined, none, none], list));
    expect(ran).toMatchObject({ offsets: [0, 250, 500, 0, 0, 219, 469, 0, 0, 188, 438], outputs: isWhole });
  });

  test('nothing is written if there was no row, although the totals are not 0', async () => {
    const ran = await exportOnce(() => page([], false));
    expect(ran.offsets).toHaveLength(6);
    expect(ran.outputs).toMatchObject({ rows: '0', complete: 'false', file: '' });
    expect(ran.files).toEqual({});
    expect(ran.annotations[0]?.message).toContain('Nothing was exported, and no file was changed: ');
  });
});

describe('two short pages of one length', () => {
  const short = page(paths(0, 49), true);
  const other = page(paths(49, 89), true);
  const asked = Array.from({ length: 7 }, () => 250);
  test.each<[string, Service, readonly number[]]>([
    [
      'from 50 rows on, also if `hasMore` counts what was asked for',
      ({ offset, limit }) => page(all.slice(offset, offset + Math.min(limit, 50)), offset + limit < 600),
      [250, 250, ...Array.from({ length: 11 }, () => 50)],
    ],
    ['longer ones are cut', ({ offset }) => page(all.slice(offset, offset + 400), offset < 200), [250, 250]],
    ['below 50 rows only if the next one has it too', first([short, short], list), [250, 250, 250, 250, 250]],
    [
      'below 50 rows not if only a later one has it',
      first([short, short, undefined, page(paths(299, 348), true)], list),
      [250, 250, 250, 250, 250, 250],
    ],
    ['below 50 rows not of two lengths', first([short, short, other, other], list), asked],
    ['below 50 rows, if it has', capped(40, 600), [250, 250, 250, ...Array.from({ length: 13 }, () => 40)]],
  ])('are asked for from then on: %s', async (_, service, limits) => {
    const ran = await exportOnce(service);
    expect(ran.queries.map(({ limit }) => limit)).toEqual(limits);
    expect(ran.outputs).toMatchObject(isWhole);
    expect(written(ran)).toEqual(all);
  });

  // It returns at most 219 rows, as many as the second pass asks for first, and `hasMore` counts what was asked for.
  const asksTooMuch: Service = ({ offset, limit }) =>
    page(paths(offset, Math.min(450, offset + Math.min(limit, 219))), offset + limit < 450);
  // It returns at most 50, and `hasMore` is whether a page is full.
  const isFull: Service = ({ offset, limit }) =>
    page(paths(offset, Math.min(450, offset + Math.min(limit, 50))), limit <= 50 && offset + limit < 450);
  test.each<[string, readonly (VisitorPage | undefined)[], Service]>([
    ['the second response is shorter', [undefined, page(paths(0, 100), true)], asksTooMuch],
    ['the first response is shorter', [page(paths(0, 100), true)], asksTooMuch],
    ['the list seems to have no row', [page([], false), page([], false)], asksTooMuch],
    ['its first page too', [page(paths(0, 40), true), page(paths(0, 50), true)], isFull],
  ])('are not needed for a later pass to ask for no more than came: %s', async (_, given, service) => {
    const ran = await exportOnce(first(given, service));
    expect(ran.outputs).toMatchObject({ rows: '450', complete: 'true' });
    expect(written(ran)).toHaveLength(450);
  });

  test('count when an export says how long it takes', async () => {
    // A request more than the quota is left: for 10,050 rows.
    const limited: Service = (query, nth) => (nth > 108 ? { status: 429 } : capped(100, 10_350)(query, nth));
    const ran = await exportOnce(limited, { compare: 'true' });
    expect(ran.annotations[0]?.message).toContain('takes about 2 h, so set `timeout-minutes: 140`.');
    const { log } = await exportOnce(limited, { compare: 'true', 'timeout-minutes': '61' });
    expect(log).toContain('Up to 100 more requests (10,000 rows) can be sent in the 1 h 1 min left; next');
  });

  test('are known in the next pass, which has smaller ones', async () => {
    const ran = await exportOnce(first([undefined, undefined, page(paths(99, 199), true)], capped(100, 250)));
    expect(ran.offsets).toEqual([0, 0, 100, 200, 0, 88, 188]);
    expect(ran.outputs).toMatchObject({ rows: '250', complete: 'true' });
  });
});

test.each([429, 401])('no row is lost if the request that confirms a short page gets %i', async (status) => {
  const ran = await exportOnce(first([page(paths(0, 100), true)], () => ({ status })));
  expect(ran.offsets).toEqual([0, 0]);
  expect(ran.outputs).toMatchObject({ rows: '100', complete: 'false', file: 'visitors.csv' });
  expect(written(ran)).toEqual(paths(0, 100));
});
