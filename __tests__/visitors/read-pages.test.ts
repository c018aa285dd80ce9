import { describe, expect, test } from '@jest/globals';
import { page, readFrom, refused, type Service, serviceOf, TOTALS } from './reading.ts';

const paths = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => `/${from + at}`);
const ten = paths(0, 10);

/** A service that gives these answers one after the other, and the last one from then on. */
const answers =
  (...given: readonly ReturnType<Service>[]): Service =>
  (_, nth) =>
    given[Math.min(nth, given.length) - 1] ?? page([], false);

describe('a list that stays as it is', () => {
  test.each([
    [0, ['0']],
    [4, ['0']],
    [5, ['0', '4']],
    [10, ['0', '4', '8']],
  ])('of %i rows is asked for at %j', async (count, offsets) => {
    const { asked, handed, result } = await readFrom(serviceOf(paths(0, count)));
    expect(asked).toEqual(offsets);
    expect(handed.flat()).toEqual(paths(0, count));
    expect(result).toEqual({
      stop: { kind: 'end' },
      totals: TOTALS,
      position: count,
      rows: count,
      twins: 0,
      repeated: 0,
      hasChanged: false,
      isUnsure: false,
      missing: 0,
      isWhole: true,
      pages: offsets.length,
    });
  });

  test('goes on from where an earlier run stopped', async () => {
    const start = { totals: TOTALS, position: 4, rows: 4 };
    const { asked, handed, result } = await readFrom(serviceOf(ten), { start, known: ten.slice(0, 4) });
    expect(asked).toEqual(['4', '8']);
    expect(handed.flat()).toEqual(ten.slice(4));
    expect(result).toMatchObject({ rows: 10, position: 10, isWhole: true, pages: 2 });
  });

  test('keeps the first totals', async () => {
    const other = { human: 9, ai: 9, total: 9 };
    const { result } = await readFrom(answers(page(ten.slice(0, 4), true), page(['/4'], false, other)));
    expect(result.totals).toEqual(TOTALS);
  });
});

describe('rows that move', () => {
  test('a row that is repeated across an empty page is written once, and what it hid is found', async () => {
    const moved = answers(
      page(['/0', '/1', '/2', '/3'], true),
      page([], true),
      page([], true),
      // `/3` has moved behind the rows that the empty page kept back.
      page(['/3', '/8', '/9'], false),
      page(['/0', '/1', '/2', '/3'], true),
      page(['/4', '/5', '/6', '/7'], true),
      page(['/8', '/9'], false),
    );
    const { asked, handed, result } = await readFrom(moved);
    expect(asked).toEqual(['0', '4', '4', '8', '0', '4', '8']);
    expect(handed.flat()).toEqual(['/0', '/1', '/2', '/3', '/8', '/9', '/4', '/5', '/6', '/7']);
    expect(result).toMatchObject({ rows: 10, repeated: 1, twins: 0, missing: 0, isWhole: true });
  });

  test('what is missing is looked for five times in all, and then told', async () => {
    const { asked, log, result } = await readFrom(({ offset }) =>
      offset === 0 ? page(['/0', '/1', '/2', '/3'], true) : page(['/3', '/4'], false),
    );
    expect(asked).toHaveLength(2 * 5);
    expect(log).toHaveLength(4);
    expect(result).toMatchObject({
      stop: { kind: 'end' },
      rows: 5,
      missing: 1,
      repeated: 1,
      isWhole: false,
      pages: 10,
    });
  });

  test('what is found is enough: the rest of the list is not read again', async () => {
    const service: Service = ({ offset, limit }, nth) =>
      nth === 2 ? page(['/3', '/5', '/6', '/7'], true) : page(ten.slice(offset, offset + limit), offset < 8);
    const { asked, handed, result } = await readFrom(service);
    expect(asked).toEqual(['0', '4', '8', '0', '4']);
    expect(handed.at(-1)).toEqual(['/4']);
    expect(result).toMatchObject({ rows: 10, missing: 0, isWhole: true });
  });

  test('with totals that changed, a repeated row means that another may be missing', async () => {
    const other = { ...TOTALS, ai: 3 };
    const { result } = await readFrom(
      answers(
        page(['/0', '/1', '/2', '/3'], true),
        page(['/3', '/5'], false, other),
        page(['/0', '/1', '/2', '/3'], true, other),
      ),
    );
    expect(result).toMatchObject({ hasChanged: true, repeated: 1, missing: 1, isWhole: false });
  });

  test.each([
    ['human', { ...TOTALS, human: 6 }],
    ['ai', { ...TOTALS, ai: 1 }],
    ['total', { ...TOTALS, total: 9 }],
  ])('if only the total %s changed, the page before is read again', async (_, other) => {
    const { asked, result } = await readFrom(({ offset, limit }, nth) =>
      page(ten.slice(offset, offset + limit), offset + limit < 10, nth === 1 ? TOTALS : other),
    );
    expect(asked).toEqual(['0', '4', '0', '8']);
    expect(result).toMatchObject({ hasChanged: true, isUnsure: false, isWhole: true, rows: 10 });
  });

  test('totals that change on the first page of a run have no page before', async () => {
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

  test('if even the first row of the page before is new, rows may be lost without a trace', async () => {
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
    expect(result).toMatchObject({ isUnsure: true, isWhole: false });
  });

  test('if totals change again while the page before is read, it is not sure either', async () => {
    const { result } = await readFrom(({ offset, limit }, nth) =>
      page(ten.slice(offset, offset + limit), offset + limit < 10, { ...TOTALS, ai: nth }),
    );
    expect(result).toMatchObject({ isUnsure: true, isWhole: false, missing: 0 });
  });

  test('if the page before comes short, it covers less than it has to', async () => {
    const other = { ...TOTALS, ai: 3 };
    const { result } = await readFrom(
      answers(
        page(paths(0, 4), true),
        page(paths(4, 8), true, other),
        page(paths(0, 2), true, other),
        page(paths(0, 2), true, other),
        page(paths(8, 10), false, other),
      ),
    );
    expect(result).toMatchObject({ isUnsure: true, isWhole: false });
  });

  test('after five changes the page before is not read again, and nothing is sure', async () => {
    const many = paths(0, 40);
    let change = 0;
    const { asked, result } = await readFrom(({ offset, limit }, nth) => {
      // Every page brings others, and its check agrees with it.
      const isCheck = nth > 2 && nth % 2 === 1;
      if (!isCheck) change += 1;
      return page(many.slice(offset, offset + limit), offset + limit < 40, { ...TOTALS, ai: change });
    });
    const checks = asked.filter((offset, at) => asked.indexOf(offset) < at);
    expect(checks).toHaveLength(5);
    expect(result).toMatchObject({ isUnsure: true, isWhole: false, rows: 40 });
  });
});

describe('a path that comes twice on one page', () => {
  test('is handed on once, and is not missing', async () => {
    const { handed, result } = await readFrom(answers(page(['/0', '/0', '/1', '/0'], false)));
    expect(handed).toEqual([['/0', '/1']]);
    expect(result).toMatchObject({ rows: 2, twins: 2, repeated: 0, position: 4, missing: 0, isWhole: true });
  });

  test('of a page before and twice on this one is a twin, and a repeat', async () => {
    const { result } = await readFrom(({ offset }) =>
      offset === 0 ? page(['/0', '/1', '/2', '/3'], true) : page(['/3', '/3'], false),
    );
    expect(result).toMatchObject({ rows: 4, twins: 1, repeated: 1, missing: 1, isWhole: false });
  });
});

describe('pages without a new row', () => {
  test('five in a row end the reading, and the position is where they began', async () => {
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

  test('an empty one counts twice, because it is asked for twice', async () => {
    const { asked, result } = await readFrom(answers(page(paths(0, 4), true), page([], true)));
    expect(asked).toEqual(['0', '4', '4', '8', '8', '12']);
    expect(result).toMatchObject({ stop: { kind: 'stalled', pages: 5 }, position: 4 });
  });

  test('four, and then a new row, do not', async () => {
    const first = page(paths(0, 4), true);
    const { result } = await readFrom(
      answers(first, first, first, first, first, page(paths(4, 8), true), first, page(['/8'], false), first),
    );
    expect(result.stop).toEqual({ kind: 'end' });
    expect(result.rows).toBe(9);
  });
});

describe('a page that is shorter than asked for although there are more', () => {
  test('is asked for once more, and the longer answer counts', async () => {
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

  test('twice, is what the service calls full from then on', async () => {
    const { asked } = await readFrom(({ offset }) => page(ten.slice(offset, offset + 2), offset + 2 < 10));
    expect(asked).toEqual(['0', '0', '2', '4', '6', '8']);
  });

  test('the last page may be as short as it is', async () => {
    expect((await readFrom(answers(page(['/0'], false)))).asked).toEqual(['0']);
  });
});

describe('a request that fails', () => {
  test('is repeated from a second, doubling, with its attempt, and pauses start anew for the next page', async () => {
    const failing = new Set([2, 3, 5]);
    const { asked, waitedMs, result, log } = await readFrom((query, nth) =>
      failing.has(nth) ? refused(500) : serviceOf(ten)(query, nth),
    );
    expect(asked).toEqual(['0', '4', '4 (2)', '4 (3)', '8', '8 (2)']);
    expect(waitedMs).toBe(1_000 + 2_000 + 1_000);
    expect(log).toHaveLength(3);
    expect(result.isWhole).toBe(true);
  });

  test('with what no repetition changes ends the reading, and keeps what came', async () => {
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

  test('on the first page leaves nothing read', async () => {
    const { result, handed } = await readFrom(answers(refused(403)));
    expect(result).toMatchObject({ totals: undefined, rows: 0, position: 0, pages: 0, isWhole: false });
    expect(handed).toEqual([]);
  });

  test('while rows are looked for again ends that too', async () => {
    const { result } = await readFrom(
      answers(page(paths(0, 4), true), page(['/3', '/5'], false), page(paths(0, 4), true), refused(401)),
    );
    expect(result).toMatchObject({ stop: { kind: 'refused' }, isWhole: false, missing: 0, rows: 5 });
  });

  test('while the page before is read again ends the reading before its own page', async () => {
    const { result } = await readFrom(
      answers(page(paths(0, 4), true), page(paths(4, 8), true, { ...TOTALS, ai: 3 }), refused(401)),
    );
    expect(result).toMatchObject({ stop: { kind: 'refused' }, position: 4, rows: 4 });
  });
});

describe('a pause', () => {
  const paused = (retryAfterMs: number, deadlineMs: number, status = 503) =>
    readFrom((query, nth) => (nth === 2 ? refused(status, retryAfterMs) : serviceOf(ten)(query, nth)), {
      deadlineMs,
    });

  test('of a minute is waited for, and of more, once what came is saved', async () => {
    expect((await paused(60_000, 600_000)).saved).toEqual([]);
    const { saved, waitedMs, result } = await paused(60_001, 600_000);
    expect(saved).toMatchObject([{ position: 4, rows: 4 }]);
    expect(waitedMs).toBe(60_001);
    expect(result.isWhole).toBe(true);
  });

  test('that ends at the deadline or after it is not waited for', async () => {
    expect((await paused(5_000, 5_001)).result.isWhole).toBe(true);
    const { result, waitedMs } = await paused(5_000, 5_000);
    expect(waitedMs).toBe(0);
    expect(result.stop).toMatchObject({ kind: 'timed-out', error: { status: 503 } });
  });

  test('for the quota, that ends at the deadline or after it, is not waited for', async () => {
    expect((await paused(5_000, 5_001, 429)).result.isWhole).toBe(true);
    const { result, waitedMs, log } = await paused(5_000, 5_000, 429);
    expect(waitedMs).toBe(0);
    expect(result.stop).toEqual({ kind: 'quota', until: 5_000 });
    expect(log).toHaveLength(1);
  });

  test('for the quota is not made at all if it is not wanted, and nothing is told', async () => {
    const { result, waitedMs, log } = await readFrom(answers(refused(429, 5_000)), { waitsForQuota: false });
    expect(result.stop).toEqual({ kind: 'quota', until: 5_000 });
    expect([waitedMs, log]).toEqual([0, []]);
  });

  test('for our own quota is made before a request, if it is short', async () => {
    const { result, asked, waitedMs } = await readFrom(
      (query, nth) => {
        if (nth === 2) return refused(503, 30_000);
        return nth === 4 ? refused(429) : serviceOf(paths(0, 16))(query, nth);
      },
      { deadlineMs: 24 * 3_600_000 },
    );
    // Accepted at 0 s and 30 s, then refused until the first is an hour old. The second is so 30 s later.
    expect(asked).toEqual(['0', '4', '4 (2)', '8', '8 (2)', '12']);
    expect(waitedMs).toBe(3_600_000 + 1_000 + 30_000);
    expect(result.isWhole).toBe(true);
  });

  test('for our own quota that does not fit ends the reading', async () => {
    const { result, waitedMs } = await readFrom(
      (query, nth) => {
        if (nth === 2) return refused(503, 30_000);
        return nth === 4 ? refused(429) : serviceOf(paths(0, 16))(query, nth);
      },
      { deadlineMs: 3_631_000 },
    );
    expect(result.stop).toEqual({ kind: 'quota', until: 3_631_000 });
    expect(waitedMs).toBe(3_601_000);
  });
});

describe('the end of the time, and a cancel', () => {
  test('are told apart, and both keep what came', async () => {
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

  test('at once are a cancel, and nothing is asked for', async () => {
    const both = AbortSignal.abort();
    const { result } = await readFrom(serviceOf(ten), { cancelled: both, timedOut: both });
    expect(result).toMatchObject({ stop: { kind: 'cancelled' }, rows: 0 });
  });

  test('the last failure before the end of the time is kept', async () => {
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
