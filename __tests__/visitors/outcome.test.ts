import { describe, expect, test } from '@jest/globals';
import { PlatformError } from '../../src/platform/errors.ts';
import { WriteError } from '../../src/runner/atomic-file.ts';
import type { Conclusion } from '../../src/step/conclusion.ts';
import type { Comparison } from '../../src/visitors/comparison.ts';
import type { Export, ExportEnd } from '../../src/visitors/export-file.ts';
import type { HistoryWindow } from '../../src/visitors/history.ts';
import type { Inputs } from '../../src/visitors/inputs.ts';
import {
  type Outcome,
  outcomeOf,
  outcomeOfExport,
  outcomeOfInvalidInputs,
} from '../../src/visitors/outcome.ts';
import { NOTHING_READ, type StopReason } from '../../src/visitors/read-pages.ts';
import { summaryOf } from '../../src/visitors/summary.ts';
import { RANGE, refused, row, TOTALS } from './reading.ts';

const BEFORE = { from: '2026-10-19', to: '2026-10-26' };
const inputs: Inputs = {
  projectId: 'p',
  apiKey: 'mint_key',
  baseUrl: new URL('https://api.example.com'),
  range: RANGE,
  generatedAt: 'now',
  comparedWith: undefined,
  format: 'csv',
  file: { path: '/w/v.csv', name: 'v.csv' },
  stateFile: { path: '/w/v.json', name: 'v.json' },
  resumed: undefined,
  history: undefined,
  windows: 1,
  top: 10,
  ifIncomplete: 'error',
  timeoutMs: 600_000,
};
const whole: Export = {
  ending: { kind: 'end' },
  isComplete: true,
  isWritten: true,
  totals: TOTALS,
  rows: 12,
  missing: 0,
  pages: 1,
  topPages: [],
  readRows: async function* readRows() {},
};
const cut = (ending: ExportEnd): Export => ({ ...whole, ending, isComplete: false });
const compared: Comparison = {
  range: BEFORE,
  totals: TOTALS,
  beforeOfTopPages: new Map(),
  gains: [],
  losses: [],
  movers: [],
  appeared: 0,
  vanished: 0,
};
const without = { comparison: undefined, trend: undefined, historyError: undefined };
const unread = (stop: StopReason) => ({
  incomplete: { ...NOTHING_READ, stop, missing: 0, isWhole: false, pages: 0 },
});

const ENDS: readonly (readonly [ExportEnd, 'passes time' | 'needs a person'])[] = [
  [{ kind: 'end' }, 'passes time'],
  [{ kind: 'stalled', pages: 5 }, 'passes time'],
  [{ kind: 'quota', until: 0 }, 'passes time'],
  [{ kind: 'timed-out', error: undefined }, 'passes time'],
  [{ kind: 'timed-out', error: refused(503, 90_000) }, 'passes time'],
  [{ kind: 'refused', error: refused(401) }, 'needs a person'],
  [{ kind: 'cancelled' }, 'needs a person'],
  [{ kind: 'unwritable', error: new WriteError({ why: 'the disk is full' }, undefined) }, 'needs a person'],
];

const messageOf = ({ notes }: Outcome) => notes.map(({ message }) => message).join(' ');

describe('how a step ends', () => {
  test('passes if the export is complete', () => {
    expect(outcomeOfExport(whole, inputs)).toMatchObject({
      conclusion: 'pass',
      file: 'v.csv',
      rows: 12,
      totals: TOTALS,
      range: RANGE,
      isComplete: true,
      comparison: undefined,
      trend: undefined,
    });
  });

  test.each(ENDS)('%j: %s', (ending, kind) => {
    const conclusions = (['error', 'warn'] as const).map(
      (ifIncomplete) => outcomeOfExport(cut(ending), { ...inputs, ifIncomplete }).conclusion,
    );
    expect(conclusions).toEqual(['failure', kind === 'passes time' ? 'warning' : 'failure']);
  });

  test.each<[StopReason, 'warning' | 'failure']>([
    [{ kind: 'end' }, 'warning'],
    [{ kind: 'stalled', pages: 5 }, 'warning'],
    [{ kind: 'quota', until: 0 }, 'warning'],
    [{ kind: 'timed-out', error: undefined }, 'warning'],
    [{ kind: 'refused', error: refused(401) }, 'warning'],
    [{ kind: 'cancelled' }, 'failure'],
  ])('depends on if-incomplete if the period before ended with %j', (stop, warned) => {
    const asked: Inputs = { ...inputs, comparedWith: BEFORE };
    const given = { ...without, exported: whole, comparison: unread(stop) };
    const [failing, warning] = (['error', 'warn'] as const).map((ifIncomplete) =>
      outcomeOf(given, { ...asked, ifIncomplete }),
    );
    expect([failing?.conclusion, warning?.conclusion]).toEqual(['failure', warned]);
    expect(warning).toMatchObject({ isComplete: true, comparison: undefined, file: 'v.csv' });
    expect(warning?.notes.map(({ conclusion }) => conclusion)).toEqual(['pass', warned]);
  });

  test('fails in any case if the history couldn’t be written', () => {
    const historyError = new WriteError({ why: 'no history' }, undefined);
    for (const exported of [whole, cut({ kind: 'stalled', pages: 5 })]) {
      const outcome = outcomeOf({ ...without, exported, historyError }, { ...inputs, ifIncomplete: 'warn' });
      expect(outcome.conclusion).toBe('failure');
      expect(messageOf(outcome)).toContain('No history');
    }
  });

  test('fails without a file if inputs are invalid', () => {
    const outcome = outcomeOfInvalidInputs([
      { input: 'top', message: 'is\nwrong' },
      { input: 'file', message: 'is too' },
    ]);
    expect(outcome).toMatchObject({ conclusion: 'failure', rows: 0, file: undefined, isComplete: false });
    expect(outcome.notes).toMatchObject([
      { conclusion: 'failure', title: expect.stringContaining('top'), message: 'is wrong' },
      { conclusion: 'failure', title: expect.stringContaining('file'), message: 'is too' },
    ]);
  });
});

describe('a comparison', () => {
  const asked: Inputs = { ...inputs, comparedWith: BEFORE };

  test('is in the outcome if it was made', () => {
    const outcome = outcomeOf({ ...without, exported: whole, comparison: compared }, asked);
    expect(outcome).toMatchObject({ conclusion: 'pass', comparison: compared });
    expect(outcome.notes).toHaveLength(1);
  });

  test('that wasn’t made because the export is incomplete is reported', () => {
    const exported = cut({ kind: 'stalled', pages: 5 });
    expect(outcomeOf({ ...without, exported }, asked).notes.at(1)?.message).toMatch(/compared/u);
    expect(outcomeOf({ ...without, exported }, inputs).notes).toHaveLength(1);
  });
});

describe('the message', () => {
  const said = (exported: Export, more: Partial<Inputs> = {}) =>
    messageOf(outcomeOfExport(exported, { ...inputs, ...more }));

  test('says how to continue, if that is possible', () => {
    for (const [ending] of ENDS.slice(1, 7)) {
      expect(said(cut(ending))).toMatch(/v\.csv.*`resume: true`.*v\.json/u);
      expect(said({ ...cut(ending), isWritten: false })).not.toContain('v.json');
    }
    const end = (ending: ExportEnd, isWritten: boolean) =>
      said({ ...cut(ending), isWritten }).search(/run again/iu) !== -1;
    expect(end({ kind: 'end' }, true)).toBe(true);
    expect(end({ kind: 'cancelled' }, false)).toBe(true);
    // The fix is in the message already, and the same inputs wouldn't help.
    expect(end({ kind: 'unwritable', error: new WriteError({ why: 'no room' }, undefined) }, false)).toBe(
      false,
    );
    expect(end({ kind: 'refused', error: refused(404) }, false)).toBe(false);
  });

  test('has the fix for a refused request, and the wait that the API asks for', () => {
    const error = refused(401);
    expect(said(cut({ kind: 'refused', error }))).toContain(error.problem.fix.slice(0, 40));
    const late = new PlatformError({
      failure: 'server-error',
      status: 503,
      method: 'GET',
      path: '/',
      retryAfterMs: 90_000,
    });
    expect(said(cut({ kind: 'timed-out', error: late }))).toContain('1 min 30 s');
    expect(said(cut({ kind: 'timed-out', error: refused(503) }))).not.toMatch(/ask/u);
  });

  test('has the number of missing rows, if it is known', () => {
    expect(said({ ...cut({ kind: 'end' }), missing: 7 })).toContain('7 rows');
    expect(said({ ...cut({ kind: 'end' }), missing: 0 })).not.toMatch(/\b0 rows/u);
  });

  test('says how many rows are new in a resumed run', () => {
    const checkpoint = { bytes: 1, crc32: 1, progress: { ...NOTHING_READ, totals: TOTALS, rows: 5 } };
    const resumed: Inputs['resumed'] = {
      range: RANGE,
      generatedAt: 'now',
      ambiguousPaths: new Set(),
      checkpoint,
    };
    expect(said(whole)).not.toContain('(');
    expect(said(whole, { resumed })).toMatch(/12 rows \(7 in this run\)/u);
  });

  test('says that no file was changed, if none was written', () => {
    const exported: Export = { ...cut({ kind: 'cancelled' }), isWritten: false, rows: 0 };
    expect(said(exported)).toMatch(/no file/iu);
    expect(outcomeOfExport(exported, inputs).file).toBeUndefined();
  });

  test('is one line of at most 4,000 characters', () => {
    const error = new WriteError({ why: `two\nlines ${'x'.repeat(5_000)}` }, undefined);
    const message = said(cut({ kind: 'unwritable', error }));
    expect(message).toMatch(/^Two lines/u);
    expect(message).toHaveLength(4_000);
  });
});

describe('the summary', () => {
  const outcome: Outcome = outcomeOfExport(whole, inputs);
  const summary = (more: Partial<Outcome>, warnings: readonly string[] = []) =>
    summaryOf({ outcome: { ...outcome, ...more }, warnings, requests: 3, elapsedMs: 90_000 });
  const window = (from: string, human: number, ai: number): HistoryWindow => ({
    from,
    to: from,
    project: 'p',
    generated_at: 'now',
    totals: { human, ai, total: human + ai },
    pages: null,
  });
  const cellsOf = (text: string, name: string) =>
    text
      .split('\n')
      .find((line) => line.startsWith(`| <code>${name}</code>`))
      ?.split('|')
      .slice(2, -1)
      .map((cell) => cell.trim());

  test.each([
    [100, 100, ''],
    [100, 110, '+10 %'],
    [100, 90, '−10 %'],
    [3, 4, '+33 %'],
    [1, 3_001, '+300,000 %'],
    [200, 199, '+0 %'],
  ])('shows a change from %i to %i visitors as %j', (before, total, change) => {
    const comparison = { ...compared, totals: { human: 0, ai: 0, total: before } };
    const text = summary({ totals: { human: 0, ai: 0, total }, comparison });
    const [headline = ''] = /\*\*.*\*\*/u.exec(text) ?? [];
    expect(/[+−][\d,]+ %/u.exec(headline)?.[0] ?? '').toBe(change);
    expect(headline).toContain('week before');
  });

  test.each([
    [{ human: 1, ai: 1, total: 3 }, '33 %'],
    [{ human: 1, ai: 0, total: 1 }, '0 %'],
    [{ human: 1, ai: 2, total: 3 }, '67 %'],
    [{ human: 0, ai: 0, total: 0 }, undefined],
  ])('shows the share of AI of %j as %s', (totals, share) => {
    expect(/; (\d+ %)/u.exec(summary({ totals }))?.[1]).toBe(share);
  });

  test('shows rounded counts and changes of pages', () => {
    const text = summary({
      topPages: [
        { path: '/up', human: 1.4, ai: 0.5, total: 1_500 },
        { path: '/down', human: 0, ai: 0, total: 5 },
        { path: '/new', human: 0, ai: 0, total: 2 },
        { path: '/same', human: 0, ai: 0, total: 3.4 },
        { path: '/part', human: 0, ai: 0, total: 2.6 },
        { path: '/one', human: 0, ai: 0, total: 2 },
      ],
      comparison: {
        ...compared,
        beforeOfTopPages: new Map([
          ['/up', 1_000],
          ['/down', 10],
          ['/same', 3],
          ['/part', 1.4],
          ['/one', 1],
        ]),
        gains: [{ path: '/gain', before: 0, after: 1_000, change: 1_000 }],
        losses: [{ path: '/loss', before: 4, after: 1, change: -3 }],
      },
    });
    expect(cellsOf(text, '/up')).toEqual(['1', '1', '1,500', '+500 (+50 %)']);
    expect(cellsOf(text, '/down')?.[3]).toBe('−5 (−50 %)');
    expect(cellsOf(text, '/new')?.[3]).toMatch(/^\+2 \(\D+\)$/u);
    expect(cellsOf(text, '/same')?.[3]).toBe('0');
    expect(cellsOf(text, '/part')?.[3]).toMatch(/^\+2 /u);
    expect(cellsOf(text, '/one')?.[3]).toBe('+1 (+100 %)');
    expect(cellsOf(text, '/gain')?.slice(0, 2)).toEqual(['0', '1,000']);
    expect(cellsOf(text, '/loss')).toEqual(['4', '1', '−3 (−75 %)']);
    // Numbers are aligned right, in every column except the first.
    const alignments = text.split('\n').filter((line) => /^\| :?-+/u.test(line));
    expect(alignments.filter((line) => line.split('|').length > 4)).toHaveLength(4);
    for (const line of alignments)
      if (line.split('|').length > 4) expect(line).toMatch(/^\| :--- (?:\| ---: )+\|$/u);
  });

  test('has no column for changes without a comparison, and no totals if they are unknown', () => {
    const topPages = [{ path: '/a', human: 1, ai: 2, total: 3 }];
    expect(cellsOf(summary({ topPages }), '/a')).toEqual(['1', '2', '3']);
    const widths = (text: string) =>
      new Set(
        text
          .split('\n')
          .filter((line) => line.startsWith('|'))
          .map((line) => line.split('|').length - 2),
      );
    expect(widths(summary({ topPages }))).toEqual(new Set([2, 4]));
    const empty = summary({ totals: undefined });
    expect(empty).not.toContain('visitors,');
    expect(widths(empty)).toEqual(new Set([2]));
    expect(widths(summary({}))).toEqual(new Set([2, 4]));
  });

  test('only has tables for gains and losses that exist', () => {
    const gain = { path: '/gain', before: 1, after: 2, change: 1 };
    const loss = { path: '/loss', before: 2, after: 1, change: -1 };
    const shown = (comparison: Partial<Comparison>) => {
      const text = summary({ comparison: { ...compared, ...comparison, appeared: 1_234, vanished: 5_678 } });
      expect(text).toMatch(/1,234[\s\S]*5,678/u);
      return [/\/gain/u, /\/loss/u, /no page/iu].map((part) => part.test(text));
    };
    expect(shown({ gains: [gain], losses: [loss] })).toEqual([true, true, false]);
    expect(shown({ gains: [gain] })).toEqual([true, false, false]);
    expect(shown({ losses: [loss] })).toEqual([false, true, false]);
    expect(shown({})).toEqual([false, false, true]);
  });

  test('has a chart with days, with years if there are two, and space for the largest value', () => {
    const axes = (trend: readonly HistoryWindow[]) =>
      summary({ trend })
        .split('\n')
        .filter((line) => /-axis|line \[/u.test(line))
        .map((line) => line.trim());
    expect(axes([window('2026-10-05T06:00Z', 3, 9), window('2026-10-12', 1.6, 2)])).toEqual([
      'x-axis ["10-05", "10-12"]',
      'y-axis 0 --> 9',
      'line [3, 2]',
      'line [9, 2]',
    ]);
    expect(axes([window('2025-12-29', 7, 0), window('2026-01-05', 0, 0)]).slice(0, 2)).toEqual([
      'x-axis ["2025-12-29", "2026-01-05"]',
      'y-axis 0 --> 7',
    ]);
    expect(axes([window('2026-10-05', 0, 0), window('2026-10-12', 0, 0)])[1]).toBe('y-axis 0 --> 1');
    expect(axes([window('2026-10-05', 1, 1)])).toEqual([]);
  });

  test('shows warnings and failures, but not the message of a success', () => {
    const told = (conclusion: Conclusion) =>
      summary({ conclusion, notes: [{ conclusion, title: 'its title', message: 'the message' }] });
    expect(told('pass')).not.toContain('the message');
    for (const conclusion of ['warning', 'failure'] as const) {
      expect(told(conclusion)).toContain('the message');
    }
    expect(summary({}, ['a warning'])).toContain('a warning');
  });

  test.each([
    [{}, '2026-10-26 – 2026-11-01 · 12 pages in <code>v&#46;csv</code>'],
    [{ isComplete: false }, '2026-10-26 – 2026-11-01 · 12 pages in <code>v&#46;csv</code> · incomplete'],
    [{ isComplete: false, file: undefined }, '2026-10-26 – 2026-11-01 · incomplete'],
  ])('describes the export in its second line: %j', (more, line) => {
    expect(summary(more).split('\n')[2]).toBe(line);
  });

  test('leaves out as many rows as needed to fit, and says how many', () => {
    const topPages = Array.from({ length: 100 }, (_, at) => row(`/${'é'.repeat(199)}${at}`));
    const one = summary({ topPages: topPages.slice(0, 40) });
    expect(one).not.toMatch(/not shown/u);
    const wide = topPages.map((page) => ({ ...page, path: '&'.repeat(200) }));
    for (const [message, count] of [
      ['', 50],
      ['é'.repeat(4_000), 25],
    ] as const) {
      const text = summary({
        topPages: wide,
        conclusion: 'failure',
        notes: [{ conclusion: 'failure', title: 'its title', message }],
      });
      expect(Buffer.byteLength(text)).toBeLessThanOrEqual(60_000);
      expect(text.split('\n').filter((line) => line.startsWith('| <code>&'))).toHaveLength(count);
      expect(text).toContain(`${100 - count} more`);
    }
  });

  test.each([
    [{ from: '2026-07-30', to: '2026-08-01' }, undefined, undefined, true],
    [{ from: '2026-08-01', to: '2026-08-08' }, undefined, undefined, false],
    [
      { from: '2026-08-03', to: '2026-08-10' },
      { ...compared, range: { from: '2026-07-27', to: '2026-08-03' } },
      undefined,
      true,
    ],
    [
      { from: '2026-08-10', to: '2026-08-17' },
      undefined,
      [window('2026-07-27', 1, 1), window('2026-08-03', 1, 1), window('2026-08-10', 1, 1)],
      true,
    ],
  ])('mentions the change in counting between %j and its comparison', (range, comparison, trend, isTold) => {
    expect(summary({ range, comparison, trend }).includes('2026-07-31')).toBe(isTold);
  });

  test('has the details', () => {
    const text = summary({ file: '/a`b', rows: 1_234 });
    for (const fact of ['1,234', '1 min 30 s', '<code>/a&#96;b</code>', '| 3 |'])
      expect(text).toContain(fact);
  });
});
