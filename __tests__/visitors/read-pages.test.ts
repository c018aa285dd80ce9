import { describe, expect, test } from '@jest/globals';
import { page, readFrom, refused, type Service, serviceOf, TOTALS } from './reading.ts';

const paths = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => `/${from + at}`);
const ten = paths(0, 10);

/** An API that gives these responses one after the other, and then the last one again. */
const answers =
  (...given: readonly ReturnType<Service>[]): Service =>
  (_, nth) =>
    given[Math.min(nth, given.length) - 1] ?? page([], false);

describe('a list that doesn’t change', () => {
  test.each([
    [0, ['0']],
    [4, ['0']],
    [5, ['0', '4']],
    [10, ['0', '4', '8']],
  ])('with %i rows is requested at the offsets %j', async (count, offsets) => {
    const { asked, handed, result } = await readFrom(serviceOf(paths(0, count)));
    expect(asked).toEqual(offsets);
    expect(handed.flat()).toEqual(paths(0, count));
    expect(result).toEqual({
      stop: { kind: 'end' },
      totals: TOTALS,
      position: count,
      rows: count,
      repeatedOnPage: 0,
      repeatedOnLaterPage: 0,
      hasChanged: false,
      mayMissMore: false,
      missing: 0,
      isWhole: true,
      pages: offsets.length,
    });
  });

  test('the next page is requested before the rows of this one are formatted and written', async () => {
    const { events } = await readFrom(serviceOf(ten));
    expect(events).toEqual(['request 0', 'request 4', 'rows /0', 'request 8', 'rows /4', 'rows /8']);
  });

  test('is continued where an earlier run stopped', async () => {
    const start = { totals: TOTALS, position: 4, rows: 4 };
    const { asked, handed, result } = await readFrom(serviceOf(ten), { start, known: ten.slice(0, 4) });
    expect(asked).toEqual(['4', '8']);
    expect(handed.flat()).toEqual(ten.slice(4));
    expect(result).toMatchObject({ rows: 10, position: 10, isWhole: true, pages: 2 });
  });

  test('has the first totals', async () => {
    const other = { human: 9, ai: 9, total: 9 };
    const { result, totals } = await readFrom(
      answers(page(ten.slice(0, 4), true), page(['/4'], false, other)),
    );
    expect(result.totals).toEqual(TOTALS);
    expect(totals.every((total) => total === TOTALS.total)).toBe(true);
  });
});

describe('rows that move', () => {
  test('a row that is repeated after an empty page is written once, and the missed ones are found', async () => {
    const moved = answers(
      page(['/0', '/1', '/2', '/3'], true),
      page([], true),
      page([], true),
      // `/3` has moved to the rows after the empty page.
      page(['/3', '/8', '/9'], false),
      page(['/0', '/1', '/2', '/3'], true),
      page(['/4', '/5', '/6', '/7'], true),
      page(['/8', '/9'], false),
    );
    const { asked, handed, result } = await readFrom(moved);
    expect(asked).toEqual(['0', '4', '4', '8', '0', '4', '8']);
    expect(handed.flat()).toEqual(['/0', '/1', '/2', '/3', '/8', '/9', '/4', '/5', '/6', '/7']);
    expect(result).toMatchObject({
      rows: 10,
      repeatedOnLaterPage: 1,
      repeatedOnPage: 0,
      missing: 0,
      isWhole: true,
    });
  });

  test('missing rows are reported after five passes', async () => {
    const { asked, log, result } = await readFrom(({ offset }) =>
      offset === 0 ? page(['/0', '/1', '/2', '/3'], true) : page(['/3', '/4'], false),
    );
    expect(asked).toHaveLength(2 * 5);
    expect(log).toHaveLength(4);
    expect(result).toMatchObject({
      stop: { kind: 'end' },
      rows: 5,
      missing: 1,
      repeatedOnLaterPage: 1,
      isWhole: false,
      pages: 10,
    });
  });

  test('a row that appears while pages are read again does not count as a missing one that was found', async () => {
    const four = ['/0', '/1', '/2', '/3'];
    const more = { human: 8, ai: 2, total: 9 };
    const { handed, result } = await readFrom(
      answers(
        page([], true),
        page([], true),
        page([], false),
        page(['/new', ...four.slice(0, 3)], true, more),
        page(['/3'], false, more),
      ),
    );
    expect(handed.flat()).toEqual(['/new', ...four]);
    expect(result).toMatchObject({ rows: 5, hasChanged: true, mayMissMore: true, isWhole: false });
  });

  test('a row that goes while pages are read again may hide one that is missing', async () => {
    const fewer = { human: 6, ai: 2, total: 7 };
    const { result } = await readFrom(
      answers(
        page(['/0', '/1', '/2', '/3'], true),
        page(['/3', '/5'], false),
        page(['/0', '/1', '/2', '/3'], true),
        // `/0` is gone, so `/4` has moved up to a page that was read.
        page(['/5'], false, fewer),
      ),
    );
    expect(result).toMatchObject({ rows: 5, mayMissMore: true, isWhole: false });
  });

  test('a pass ends when all missing rows are found', async () => {
    const service: Service = ({ offset, limit }, nth) =>
      nth === 2 ? page(['/3', '/5', '/6', '/7'], true) : page(ten.slice(offset, offset + limit), offset < 8);
    const { asked, handed, result } = await readFrom(service);
    expect(asked).toEqual(['0', '4', '8', '0', '4']);
    expect(handed.at(-1)).toEqual(['/4']);
    expect(result).toMatchObject({ rows: 10, missing: 0, isWhole: true });
  });

  test('a repeated row with changed totals means that another one may be missing', async () => {
    const other = { ...TOTALS, ai: 3 };
    const { result } = await readFrom(
      answers(
        page(['/0', '/1', '/2', '/3'], true),
        page(['/3', '/5'], false, other),
        page(['/0', '/1', '/2', '/3'], true, other),
      ),
    );
    expect(result).toMatchObject({ hasChanged: true, repeatedOnLaterPage: 1, missing: 1, isWhole: false });
  });

  test('a single repeated row with changed totals makes the export incomplete', async () => {
    const other = { ...TOTALS, ai: 3 };
    const { result } = await readFrom(
      answers(
        page(['/0', '/1', '/2', '/3'], true),
        page(['/3', '/5'], false, other),
        // `/4` is on the first page now.
        page(['/0', '/1', '/2', '/4'], true, other),
      ),
    );
    expect(result).toMatchObject({
      hasChanged: true,
      repeatedOnLaterPage: 1,
      missing: 0,
      mayMissMore: false,
      isWhole: false,
    });
  });

  test.each([
    ['human', { ...TOTALS, human: 6 }],
    ['ai', { ...TOTALS, ai: 1 }],
    ['total', { ...TOTALS, total: 9 }],
  ])('the previous page is read again if only the total %s changed', async (_, other) => {
    const { asked, result } = await readFrom(({ offset, limit }, nth) =>
      page(ten.slice(offset, offset + limit), offset + limit < 10, nth === 1 ? TOTALS : other),
    );
    expect(asked).toEqual(['0', '4', '0', '8']);
    expect(result).toMatchObject({ hasChanged: true, mayMissMore: false, isWhole: true, rows: 10 });
  });

  test('the first page of a run has no previous page to read again', async () => {
    const other = { ...TOTALS, ai: 3 };
    const { asked } = await readFrom(serviceOf(ten.slice(0, 3)), { start: { totals: other } });
    expect(asked).toEqual(['0']);
  });

  test('totals that changed since an earlier run are noticed at once', async () => {
    const start = { totals: { ...TOTALS, ai: 3 }, position: 4, rows: 4 };
    const { asked, result } = await readFrom(serviceOf(ten), { start, known: ten.slice(0, 4) });
    expect(asked).toEqual(['4', '0', '8']);
    expect(result).toMatchObject({ hasChanged: true, isWhole: true });
  });

  test('the previous page starts at the first row at the earliest', async () => {
    const start = { totals: { ...TOTALS, ai: 3 }, position: 2, rows: 2 };
    const { asked, result } = await readFrom(serviceOf(ten), { start, known: ten.slice(0, 2) });
    expect(asked).toEqual(['2', '0', '6']);
    expect(result).toMatchObject({ rows: 10, mayMissMore: false });
  });

  test('a new first row is expected on the first page of the list', async () => {
    const other = { ...TOTALS, ai: 3 };
    const { result } = await readFrom(
      answers(
        page(paths(0, 4), true),
        page(paths(4, 6), false, other),
        page(['/new', '/0', '/1', '/2'], true, other),
      ),
    );
    expect(result).toMatchObject({ mayMissMore: false, rows: 7, missing: 0, isWhole: true });
  });

  test('rows may be lost if the previous page is empty now', async () => {
    const other = { ...TOTALS, ai: 3 };
    const { result } = await readFrom(
      answers(
        page(paths(0, 4), true),
        page(paths(4, 8), true),
        page(paths(8, 10), false, other),
        page([], false, other),
      ),
    );
    expect(result).toMatchObject({ mayMissMore: true, isWhole: false });
  });

  test('rows may be lost if even the first row of the previous page is new', async () => {
    const other = { ...TOTALS, ai: 3 };
    const fresh = paths(20, 24);
    const { result, handed } = await readFrom(
      answers(
        page(paths(0, 4), true),
        page(paths(4, 8), true),
        page(paths(8, 10), false, other),
        page(fresh, true, other),
      ),
    );
    expect(handed.flat()).toContain('/20');
    expect(result).toMatchObject({ mayMissMore: true, isWhole: false });
  });

  test('rows may be lost if totals change again while the previous page is read', async () => {
    const { result } = await readFrom(({ offset, limit }, nth) =>
      page(ten.slice(offset, offset + limit), offset + limit < 10, { ...TOTALS, ai: nth }),
    );
    expect(result).toMatchObject({ mayMissMore: true, isWhole: false, missing: 0 });
  });

  test('rows may be lost if the previous page is short', async () => {
    const other = { ...TOTALS, ai: 3 };
    const { asked, result } = await readFrom(
      answers(
        page(paths(0, 4), true),
        page(paths(4, 8), true, other),
        page(paths(0, 2), true, other),
        page(paths(0, 2), true, other),
        page(paths(8, 10), false, other),
      ),
    );
    expect(asked).toEqual(['0', '4', '0', '0', '8']);
    expect(result).toMatchObject({ mayMissMore: true, isWhole: false });
  });

  test('after five changes the previous page isn’t read again, and rows may be lost', async () => {
    const many = paths(0, 40);
    let change = 0;
    const { asked, result } = await readFrom(({ offset, limit }, nth) => {
      // Every page has other totals, and the page that is read again has the same.
      const isCheck = nth > 2 && nth % 2 === 1;
      if (!isCheck) change += 1;
      return page(many.slice(offset, offset + limit), offset + limit < 40, { ...TOTALS, ai: change });
    });
    const checks = asked.filter((offset, at) => asked.indexOf(offset) < at);
    expect(checks).toHaveLength(5);
    expect(result).toMatchObject({ mayMissMore: true, isWhole: false, rows: 40 });
  });
});

describe('while missing rows are searched', () => {
  /** A repeated row makes `/4` missing. From the second pass on, `again` responds. */
  const hiding =
    (again: Service): Service =>
    (query, nth) => {
      if (nth === 1) return page(paths(0, 4), true);
      return nth === 2 ? page(['/3', '/5', '/6', '/7'], false) : again(query, nth);
    };

  test('a short page is requested once more', async () => {
    const { asked, result } = await readFrom(
      hiding(({ offset, limit }, nth) =>
        nth === 3 ? page(['/0'], true) : page(ten.slice(offset, offset + limit), offset < 4),
      ),
    );
    expect(asked).toEqual(['0', '4', '0', '0', '4']);
    expect(result).toMatchObject({ rows: 8, missing: 0, isWhole: true });
  });

  test('reading continues after a page that stays short', async () => {
    const { asked, result } = await readFrom(
      hiding(({ offset, limit }) =>
        offset === 0 ? page(['/0'], true) : page(ten.slice(offset, offset + limit), offset < 4),
      ),
    );
    expect(asked).toEqual(['0', '4', '0', '0', '1']);
    expect(result).toMatchObject({ rows: 8, missing: 0, isWhole: true });
  });

  test('changed totals count, because a repeated row may mean that another one is missing', async () => {
    const { result } = await readFrom(
      hiding(({ offset, limit }) =>
        page(ten.slice(offset, offset + limit), offset < 4, { ...TOTALS, human: 9 }),
      ),
    );
    expect(result).toMatchObject({ missing: 0, hasChanged: true, isWhole: false });
  });

  test('a list without an end is given up after five more pages than before', async () => {
    const { asked, result } = await readFrom(hiding(() => page(paths(0, 4), true)));
    // Four passes, each to offset 28.
    expect(asked).toHaveLength(2 + 4 * 8);
    expect(result).toMatchObject({ stop: { kind: 'end' }, missing: 1, isWhole: false });
  });

  test('an empty page ends a pass', async () => {
    const { asked, result } = await readFrom(hiding(() => page([], true)));
    expect(asked).toHaveLength(2 + 4 * 2);
    expect(result).toMatchObject({ missing: 1, mayMissMore: false, isWhole: false });
  });

  test.each([
    ['rows', ['/5']],
    ['rows, one of them twice,', ['/5', '/6', '/6']],
  ])('rows may be lost if there are fewer %s than were read', async (_, last) => {
    const { asked, result } = await readFrom(
      hiding(({ offset }) => (offset === 0 ? page(paths(0, 4), true) : page(last, false))),
    );
    expect(asked).toHaveLength(4);
    expect(result).toMatchObject({ mayMissMore: true, isWhole: false, rows: 7 });
  });
});

describe('a path that is twice on a page', () => {
  test('is passed on once, and isn’t missing', async () => {
    const { handed, result } = await readFrom(answers(page(['/0', '/0', '/1', '/0'], false)));
    expect(handed).toEqual([['/0', '/1']]);
    expect(result).toMatchObject({
      rows: 2,
      repeatedOnPage: 2,
      repeatedOnLaterPage: 0,
      position: 4,
      missing: 0,
      isWhole: true,
    });
  });

  test('and also on an earlier page is a twin and a repeat', async () => {
    const { result } = await readFrom(({ offset }) =>
      offset === 0 ? page(['/0', '/1', '/2', '/3'], true) : page(['/3', '/3'], false),
    );
    expect(result).toMatchObject({
      rows: 4,
      repeatedOnPage: 1,
      repeatedOnLaterPage: 1,
      missing: 1,
      isWhole: false,
    });
  });
});

describe('pages without a new row', () => {
  test('end the export after five in a row, and the position is before them', async () => {
    const first = paths(0, 4);
    const { asked, result } = await readFrom(answers(page(first, true)));
    expect(asked).toEqual(['0', '4', '8', '12', '16', '20']);
    expect(result).toMatchObject({
      stop: { kind: 'stalled', pages: 5 },
      position: 4,
      rows: 4,
      isWhole: false,
      missing: 0,
    });
  });

  test('count twice if they are empty, because they are requested twice', async () => {
    const { asked, result } = await readFrom(answers(page(paths(0, 4), true), page([], true)));
    expect(asked).toEqual(['0', '4', '4', '8', '8', '12']);
    expect(result).toMatchObject({ stop: { kind: 'stalled', pages: 5 }, position: 4 });
  });

  test('count from the first page of a run', async () => {
    const start = { totals: TOTALS, position: 4, rows: 4 };
    const { asked, result } = await readFrom(answers(page(paths(0, 4), true)), { start, known: paths(0, 4) });
    expect(asked).toEqual(['4', '8', '12', '16', '20']);
    expect(result).toMatchObject({ stop: { kind: 'stalled', pages: 5 }, position: 4 });
  });

  test('count again from a new row on, and empty ones are requested twice until the last one', async () => {
    const first = page(paths(0, 4), true);
    const { asked, result } = await readFrom(
      answers(first, first, first, first, first, page(paths(4, 8), true), first, page([], true)),
    );
    expect(asked.slice(6)).toEqual(['24', '28', '28', '32', '32']);
    expect(result).toMatchObject({ stop: { kind: 'stalled', pages: 5 }, position: 24 });
  });

  test('don’t end the export if a new row follows four of them', async () => {
    const first = page(paths(0, 4), true);
    const { result } = await readFrom(
      answers(first, first, first, first, first, page(paths(4, 8), true), first, page(['/8'], false), first),
    );
    expect(result.stop).toEqual({ kind: 'end' });
    expect(result.rows).toBe(9);
  });
});

describe('a page that is shorter than the limit although there are more rows', () => {
  test('is requested once more, and the longer response counts', async () => {
    const { asked, handed } = await readFrom(
      answers(page(paths(0, 2), true), page(paths(0, 4), true), page(['/4'], false)),
    );
    expect(asked).toEqual(['0', '0', '4']);
    expect(handed.flat()).toEqual(paths(0, 5));
    const other = await readFrom(
      answers(page(paths(0, 3), true), page(paths(0, 2), true), page(paths(3, 5), false)),
    );
    expect(other.asked).toEqual(['0', '0', '3']);
    expect(other.handed.flat()).toEqual(paths(0, 5));
  });

  test('twice is the size of a full page from then on', async () => {
    const { asked } = await readFrom(({ offset }) => page(ten.slice(offset, offset + 2), offset + 2 < 10));
    expect(asked).toEqual(['0', '0', '2', '4', '6', '8']);
  });

  test('can have a single row', async () => {
    const { asked } = await readFrom(({ offset }) => page(ten.slice(offset, offset + 1), offset < 2));
    expect(asked).toEqual(['0', '0', '1', '2']);
  });

  test('once doesn’t change the size of a full page', async () => {
    const { asked } = await readFrom(
      answers(
        page(paths(0, 2), true),
        page(paths(0, 4), true),
        page(paths(4, 7), true),
        page(paths(4, 8), true),
        page(['/8'], false),
      ),
    );
    expect(asked).toEqual(['0', '0', '4', '4', '8']);
  });

  test('is replaced by the later of two with the same length', async () => {
    const { asked, handed } = await readFrom(answers(page(['/0', '/1'], true), page(['/0', '/2'], false)));
    expect(asked).toEqual(['0', '0']);
    expect(handed).toEqual([['/0', '/2']]);
  });

  test('ends the export if the second request is refused', async () => {
    const { asked, result } = await readFrom(answers(page(paths(0, 2), true), refused(403)));
    expect(asked).toEqual(['0', '0']);
    expect(result).toMatchObject({ stop: { kind: 'refused' }, rows: 0 });
  });

  test('can be the last one', async () => {
    expect((await readFrom(answers(page(['/0'], false)))).asked).toEqual(['0']);
  });
});

test('a bug of ours isn’t treated as a failed request', async () => {
  const reading = readFrom(() => {
    throw new TypeError('a mistake');
  });
  await expect(reading).rejects.toThrow('a mistake');
});

describe('a request that fails', () => {
  test('is retried after 1 s, 2 s and so on, and the pauses start again for the next page', async () => {
    const failing = new Set([2, 3, 5]);
    const { asked, waitedMs, result, log } = await readFrom((query, nth) =>
      failing.has(nth) ? refused(500) : serviceOf(ten)(query, nth),
    );
    expect(asked).toEqual(['0', '4', '4 (2)', '4 (3)', '8', '8 (2)']);
    expect(waitedMs).toBe(1_000 + 2_000 + 1_000);
    // The pause, and the first row.
    expect(log.map((line) => [/\b\d s\b/u.exec(line)?.[0], /\brows from (\d+)/u.exec(line)?.[1]])).toEqual([
      ['1 s', '5'],
      ['2 s', '5'],
      ['1 s', '9'],
    ]);
    expect(result.isWhole).toBe(true);
  });

  test('permanently ends the export and keeps the rows', async () => {
    const { asked, handed, result } = await readFrom(answers(page(paths(0, 4), true), refused(403)));
    expect(asked).toEqual(['0', '4']);
    expect(handed.flat()).toEqual(paths(0, 4));
    expect(result).toMatchObject({
      stop: { kind: 'refused', error: { status: 403 } },
      position: 4,
      rows: 4,
      isWhole: false,
    });
  });

  test('on the first page leaves no rows', async () => {
    const { result, handed } = await readFrom(answers(refused(403)));
    expect(result).toMatchObject({ totals: undefined, rows: 0, position: 0, pages: 0, isWhole: false });
    expect(handed).toEqual([]);
  });

  test('while missing rows are searched ends the search', async () => {
    const { result } = await readFrom(
      answers(page(paths(0, 4), true), page(['/3', '/5'], false), page(paths(0, 4), true), refused(401)),
    );
    expect(result).toMatchObject({ stop: { kind: 'refused' }, isWhole: false, missing: 0, rows: 5 });
  });

  test('while the previous page is read again ends the export before the current page', async () => {
    const { result } = await readFrom(
      answers(page(paths(0, 4), true), page(paths(4, 8), true, { ...TOTALS, ai: 3 }), refused(401)),
    );
    expect(result).toMatchObject({ stop: { kind: 'refused' }, position: 4, rows: 4 });
  });
});

test('rows that can’t be passed on abort the next request', async () => {
  const signals: AbortSignal[] = [];
  const reading = readFrom(serviceOf(ten), {
    onRequest: (signal) => signals.push(signal),
    onAdd: () => {
      throw new Error('the disk is full');
    },
  });
  await expect(reading).rejects.toThrow('the disk is full');
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
});

test('progress is logged with the rows so far', async () => {
  const { told } = await readFrom((query, nth) =>
    nth === 2 ? refused(503, 3_000) : serviceOf(ten)(query, nth),
  );
  expect(told.map((line) => line.slice(0, 2))).toEqual(['8 ']);
});

describe('a pause', () => {
  const paused = (retryAfterMs: number, deadlineMs: number, status = 503) =>
    readFrom((query, nth) => (nth === 2 ? refused(status, retryAfterMs) : serviceOf(ten)(query, nth)), {
      deadlineMs,
    });

  test('of more than a minute comes after the rows are saved', async () => {
    expect((await paused(60_000, 600_000)).saved).toEqual([]);
    const { saved, savedAt, waitedMs, result } = await paused(60_001, 600_000);
    expect(saved).toMatchObject([{ position: 4, rows: 4 }]);
    expect(savedAt).toEqual([0]);
    expect(waitedMs).toBe(60_001);
    expect(result.isWhole).toBe(true);
  });

  test('that would end at the deadline or later ends the export at once', async () => {
    expect((await paused(5_000, 5_001)).result.isWhole).toBe(true);
    const { result, waitedMs } = await paused(5_000, 5_000);
    expect(waitedMs).toBe(0);
    expect(result.stop).toMatchObject({ kind: 'timed-out', error: { status: 503 } });
  });

  test('for the quota that would end at the deadline or later ends the export at once', async () => {
    expect((await paused(5_000, 5_001, 429)).result.isWhole).toBe(true);
    const { result, waitedMs, log } = await paused(5_000, 5_000, 429);
    expect(waitedMs).toBe(0);
    expect(result.stop).toEqual({ kind: 'quota', until: 5_000 });
    expect(log).toHaveLength(1);
  });

  test('for the quota is explained the first time, and logged briefly after that', async () => {
    const { log, saved } = await readFrom((query, nth) =>
      nth === 2 || nth === 4 ? refused(429, 90_000) : serviceOf(ten)(query, nth),
    );
    expect(log).toHaveLength(2);
    expect(log[0]).toContain('100 requests an hour');
    expect(log[1]).not.toContain('100 requests an hour');
    expect(saved.map(({ rows }) => rows)).toEqual([4, 8]);
  });

  test('for the quota is skipped without a log line if waitsForQuota is false', async () => {
    const { result, waitedMs, log } = await readFrom(answers(refused(429, 5_000)), { waitsForQuota: false });
    expect(result.stop).toEqual({ kind: 'quota', until: 5_000 });
    expect([waitedMs, log]).toEqual([0, []]);
  });

  test('for our own quota comes before a request, if it is short', async () => {
    const { result, asked, waitedMs } = await readFrom(
      (query, nth) => {
        if (nth === 2) return refused(503, 30_000);
        return nth === 4 ? refused(429) : serviceOf(paths(0, 16))(query, nth);
      },
      { deadlineMs: 24 * 3_600_000 },
    );
    // Accepted at 0 s and 30 s, then refused until the first is an hour old. The second is an hour old 30 s later.
    expect(asked).toEqual(['0', '4', '4 (2)', '8', '8 (2)', '12']);
    expect(waitedMs).toBe(3_600_000 + 1_000 + 30_000);
    expect(result.isWhole).toBe(true);
  });

  test('for our own quota that doesn’t fit ends the export', async () => {
    const { result, waitedMs } = await readFrom(
      (query, nth) => {
        if (nth === 2) return refused(503, 30_000);
        return nth === 4 ? refused(429) : serviceOf(paths(0, 16))(query, nth);
      },
      { deadlineMs: 3_631_000 },
    );
    expect(result.stop).toEqual({ kind: 'quota', until: 3_631_000 });
    expect(result).toMatchObject({ rows: 12, position: 12 });
    expect(waitedMs).toBe(3_601_000);
  });
});

describe('a timeout and a cancel', () => {
  test('are distinguished, and both keep the rows', async () => {
    for (const [kind, name] of [
      ['timed-out', 'timedOut'],
      ['cancelled', 'cancelled'],
    ] as const) {
      const end = new AbortController();
      const { result, handed } = await readFrom(serviceOf(ten), {
        [name]: end.signal,
        onAdd: (count) => {
          if (count === 2) end.abort();
        },
      });
      expect(handed.flat()).toEqual(ten.slice(0, 8));
      expect(result).toMatchObject({ stop: { kind }, position: 8, rows: 8, isWhole: false });
    }
  });

  test('at the same time are a cancel, and no request is sent', async () => {
    const both = AbortSignal.abort();
    const { result } = await readFrom(serviceOf(ten), { cancelled: both, timedOut: both });
    expect(result).toMatchObject({ stop: { kind: 'cancelled' }, rows: 0 });
  });

  test('keep the last failure before the timeout', async () => {
    const end = new AbortController();
    const { result } = await readFrom(
      (_, nth) => {
        if (nth === 2) end.abort();
        return refused(nth === 1 ? 502 : 503);
      },
      { timedOut: end.signal },
    );
    expect(result.stop).toMatchObject({ kind: 'timed-out', error: { status: 502 } });
  });
});
