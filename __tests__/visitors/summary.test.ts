import { beforeAll, describe, expect, test } from '@jest/globals';
import { JSDOM } from 'jsdom';
import { rowOf, scenario, site } from './scenario.ts';

/** Mermaid's own parser. It wants a browser's globals, and those before it is imported. */
let isValidMermaid: (chart: string) => Promise<boolean>;
beforeAll(async () => {
  const { window } = new JSDOM('');
  Object.assign(globalThis, { window, document: window.document });
  const { default: mermaid } = await import('mermaid');
  isValidMermaid = async (chart) => (await mermaid.parse(chart, { suppressErrors: true })) !== false;
}, 60_000);

const charts = (summary: string) =>
  [...summary.matchAll(/```mermaid\n([\s\S]*?)```/gu)].map(([, chart]) => chart ?? '');

const HOSTILE = [
  '/`code`',
  '/| cell | cell |',
  '/<script>alert(1)</script>',
  '/```\nmermaid',
  '/"quoted" : 5',
  '/%%{init: {}}%%',
  '/\n"More" : 1',
  '/@octocat #1',
  '/[link](javascript:alert(1))',
  '/\u202Eevil',
  '/::error::x',
  '/##[error]x',
  '',
  '/;end',
  "=cmd()|'x'",
];

describe('for every path that a site can have', () => {
  test('the chart is valid, and the tables hold', async () => {
    await using s = await scenario(site(HOSTILE.length, (index) => HOSTILE[index] ?? ''));
    const { summary, log, exitCode, annotations } = await s.run({ top: '100' });
    expect(exitCode).toBe(0);
    expect(annotations).toEqual([]);
    expect(charts(summary)).toHaveLength(1);
    for (const chart of charts(summary)) expect(await isValidMermaid(chart)).toBe(true);
    const table = summary.split('#### Most visited pages')[1] ?? '';
    const lines = table.split('\n').filter((line) => line.startsWith('|'));
    expect(lines).toHaveLength(2 + HOSTILE.length);
    for (const line of lines) expect(line.split('|')).toHaveLength(6);
    expect(summary).not.toMatch(/<script|\]\(javascript|@octocat|\u202E/u);
    expect(log).not.toContain('##[error]');
  });

  test('the parser does tell a chart that is not valid', async () => {
    expect(await isValidMermaid('pie showData\n  "Human" : many\n')).toBe(false);
  });

  test('a hundred very long paths stay below what GitHub shows', async () => {
    await using s = await scenario({
      visitors: {
        count: 100,
        totals: { human: 1, ai: 0, total: 1 },
        row: (index) => rowOf(index, (at) => `/${'𝕏&|'.repeat(5_000)}${at}`),
      },
    });
    const { summary, fileCommandErrors } = await s.run({ top: '100' });
    expect(fileCommandErrors).toEqual([]);
    expect(summary).toContain('#### Most visited pages');
    expect(Buffer.byteLength(summary)).toBeLessThan(1_048_576 / 2);
  });
});

test.each([
  [{ human: 0, ai: 0, total: 0 }, 0],
  [{ human: 5, ai: 0, total: 5 }, 1],
  [{ human: 0, ai: 9, total: 9 }, 1],
  [{ human: 9_007_199_254_740_991, ai: 1, total: 1 }, 1],
])('totals %j: %i valid chart', async (totals, count) => {
  await using s = await scenario({ visitors: { count: 1, totals, row: rowOf } });
  const { summary, outputs } = await s.run();
  expect(charts(summary)).toHaveLength(count);
  for (const chart of charts(summary)) expect(await isValidMermaid(chart)).toBe(true);
  expect(outputs).toMatchObject({
    human: String(totals.human),
    ai: String(totals.ai),
    total: String(totals.total),
  });
});

test('totals are the service’s, and the summary says why the columns do not add up', async () => {
  await using s = await scenario(site(3));
  const { summary } = await s.run({ 'last-days': '30' });
  expect(summary).toContain('| This window | 700 | 200 | 850 |');
  expect(summary).toContain('The columns do not add up, and neither do the pages');
  expect(summary).toContain('| Window | from 2026-10-03 up to, not with, 2026-11-02 |');
  expect(summary).toContain('| Requests | 1 |');
});

test('a site with as many visitors as before has changed by 0', async () => {
  await using s = await scenario(site(3));
  const { summary } = await s.run({ compare: 'true', 'last-days': '7' });
  expect(summary).toContain('| Change | 0 | 0 | 0 |');
});
