import { beforeAll, describe, expect, test } from '@jest/globals';
import { JSDOM } from 'jsdom';
import { githubHtml } from '../../scripts/github-markdown.ts';
import { rowOf, scenario, site } from './scenario.ts';

/** Mermaid's parser. It needs a browser's globals before it is imported. */
let isValidMermaid: (chart: string) => Promise<boolean>;
beforeAll(async () => {
  const { window } = new JSDOM('');
  Object.assign(globalThis, { window, document: window.document });
  const { default: mermaid } = await import('mermaid');
  isValidMermaid = async (chart) => (await mermaid.parse(chart, { suppressErrors: true })) !== false;
}, 60_000);

/** Returns the only chart. */
function chartIn(summary: string): string {
  const charts = [...summary.matchAll(/```mermaid\n([\s\S]*?)```/gu)];
  expect(charts).toHaveLength(1);
  return charts[0]?.[1] ?? '';
}

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
  '/support@evil.example',
  '/www.evil.example/https://evil.example',
  '/::error::x',
  '/##[error]x',
  '',
  '/;end',
  "=cmd()|'x'",
];

const rendered = (summary: string) => githubHtml(summary).replace(/<(code|pre)[\s\S]*?<\/\1>/gu, '');

describe('with any paths', () => {
  test('the chart and the tables are valid', async () => {
    await using s = await scenario(site(HOSTILE.length, (index) => HOSTILE[index] ?? ''));
    const step = await s.run({ top: '100', trend: '2', compare: 'true' });
    expect(step).toMatchObject({ exitCode: 0, annotations: [] });
    expect(`${step.outputs['report']}\n`).toBe(step.summary);
    expect(await isValidMermaid(chartIn(step.summary))).toBe(true);
    const [, rest = ''] = step.summary.split('#### Most visited pages');
    const [table = ''] = rest.split('#### What changed');
    const lines = table.split('\n').filter((line) => line.startsWith('|'));
    expect(lines).toHaveLength(2 + HOSTILE.length);
    for (const line of lines) expect(line.split(/(?<!\\)\|/u)).toHaveLength(7);
    expect(step.summary).not.toContain('\u202E');
    expect(rendered(step.summary)).not.toMatch(/<script|<a |octocat|evil/u);
    expect(step.log).not.toContain('##[error]');
  });

  test('the parser rejects an invalid chart', async () => {
    expect(await isValidMermaid('pie showData\n  "Human" : many\n')).toBe(false);
  });

  test('very long paths stay below GitHub’s limit, and those that are left out are counted', async () => {
    // With all of one table, the report would have 60.3 kB, and with 25 pages in each of three 63 kB.
    const long = (at: number) => `/${'𝕏'.repeat(7_500)}${at}`;
    await using s = await scenario(site(73, long));
    const visitors = Array.from({ length: 73 }, (_, at) => rowOf(at, (other) => long(100 + other)));
    const body = JSON.stringify({ totals: { human: 1, ai: 1, total: 2 }, visitors, hasMore: false });
    s.platform.fault({ nth: 2 }, { kind: 'raw', body });
    const { summary, fileCommandErrors, outputs, annotations } = await s.run({ top: '100', compare: 'true' });
    expect(fileCommandErrors).toEqual([]);
    expect(summary).toMatch(/^\| and \d+ more \| {2}\|$/mu);
    expect(`${outputs['report']}\n`).toBe(summary);
    for (const report of [outputs['report'], (await s.run({ top: '100' })).outputs['report']])
      expect(Buffer.byteLength(report ?? '')).toBeLessThanOrEqual(60_000);
    expect(Buffer.byteLength(outputs['top-pages'] ?? '')).toBeLessThanOrEqual(32_000);
    expect(JSON.parse(outputs['top-pages'] ?? '')).toHaveLength(1);
    const message = 'The output `top-pages` leaves out 72 of 73 entries, because its limit is 32,000 bytes.';
    expect(annotations).toMatchObject([{ level: 'warning', title: 'Output shortened', message }, {}]);
    expect(summary).toContain(message);
    expect(summary).toContain('#### Most visited pages');
    expect(Buffer.byteLength(summary)).toBeLessThan(1_048_576 / 2);
  });
});

test.each([
  { human: 0, ai: 0, total: 0 },
  { human: 5, ai: 0, total: 5 },
  { human: 0, ai: 9, total: 9 },
  { human: 9_007_199_254_740_991, ai: 2, total: 1 },
  { human: 0.25, ai: 1e9, total: 1e9 },
  { human: 700, ai: 200, total: 850 },
])('the chart is valid with the totals %j', async ({ human, ai, total }) => {
  await using s = await scenario({ visitors: { count: 1, totals: { human, ai, total }, row: rowOf } });
  const { summary, outputs } = await s.run({ trend: '3' });
  expect(await isValidMermaid(chartIn(summary))).toBe(true);
  expect(outputs).toMatchObject({ human: `${human}`, ai: `${ai}`, total: `${total}` });
  if (ai > 0) expect(summary).toContain(`; ${total === 850 ? 24 : 100}% of them through AI.**`);
});

test('a chart of two years has the years, and one of many periods numbers', async () => {
  await using s = await scenario(site(1));
  const { summary } = await s.run({ 'date-from': '2026-01-05', 'date-to': '2026-01-12', trend: '2' });
  const weeks = chartIn(summary);
  expect(weeks).toContain('"Unique visitors, 2025-12-29 – 2026-01-11: people (blue), AI (orange)"\n');
  expect(weeks).toContain('  x-axis ["12-29", "01-05"]\n');
  const offset = { 'date-from': '2026-10-01T23:00:00-05:00', 'date-to': '2026-10-08T23:00:00-05:00' };
  expect(chartIn((await s.run({ ...offset, trend: '2' })).summary)).toContain('x-axis ["09-25", "10-02"]\n');
  const months = chartIn((await s.run({ 'last-months': '1', trend: '12' })).summary);
  expect(months).toContain('  title "Unique visitors, 2025-11-01 – 2026-10-31: people');
  expect(months).toContain('  x-axis ["2025-11", "2025-12",');
  const many = chartIn((await s.run({ 'last-months': '1', trend: '60' })).summary);
  expect(many).toContain('"Unique visitors, 2021-11-01 – 2026-10-31: people');
  expect(many).toContain('  x-axis 1 --> 60\n');
  for (const chart of [months, many]) expect(await isValidMermaid(chart)).toBe(true);
  // A year is five times 73 days.
  const { summary: same } = await s.run({ 'last-days': '73', trend: '6' });
  expect(chartIn(same)).toContain('  x-axis 1 --> 6\n');
});

test.each([1, 2])('only several rows are said not to add up to the total: %i', async (count) => {
  await using s = await scenario(site(count));
  expect((await s.run()).summary.includes("The rows don't add up to the total")).toBe(count > 1);
});

test('the whole report of an export with a comparison and a trend', async () => {
  await using s = await scenario(site(3));
  // A request that failed counts too.
  s.platform.fault({ nth: 2 }, { kind: 'status', status: 500 });
  const { summary, log } = await s.run({ 'last-days': '7', compare: 'true', trend: '4' });
  const chart = chartIn(summary);
  expect(chart).toContain('  x-axis ["10-05", "10-12", "10-19", "10-26"]\n');
  // Blue and orange, as its title says.
  const colors = '"backgroundColor": "transparent", "plotColorPalette": "#2f81f7, #db6d28"';
  expect(chart).toContain(`%%{init: {"themeVariables": {"xyChart": {${colors}}}}}%%\n`);
  expect(summary.replace(chart, 'CHART\n')).toBe(`\
**850 unique visitors, about as many as the week before; 24% of them through AI.**

2026-10-26 – 2026-11-01 · 3 pages in \`visitors.csv\`

#### Trend

\`\`\`mermaid
CHART
\`\`\`

#### Most visited pages

| Page | Human | AI | Total | Change |
| :--- | ---: | ---: | ---: | ---: |
| \`/page-2\` | 2 | 2 | 3 | 0 |
| \`/page-1\` | 1 | 1 | 2 | 0 |
| \`/page-0\` | 0 | 0 | 1 | 0 |

#### What changed

Compared with 2026-10-19 – 2026-10-25. No page gained or lost visitors.

The rows don't add up to the total, because a visitor who read several pages counts only once in the total.

<details>
<summary>Details</summary>

| Whole site | Human | AI | Total |
| :--- | ---: | ---: | ---: |
| This period | 700 | 200 | 850 |
| Period before | 700 | 200 | 850 |
| Change | 0 | 0 | 0 |

| \`date_from\` | \`2026-10-26\` |
| :--- | :--- |
| \`date_to\` (exclusive) | \`2026-11-02\` |
| Requests | 5 |

</details>
`);
  expect(log).toMatch(/^Exported 3 rows to `visitors\.csv`\.$/mu);
  expect(log).toContain("Couldn't read 2026-10-19 – 2026-10-25 from row 1 on: ");
});

test('the whole report of an API that asks for waits until the timeout', async () => {
  await using s = await scenario(site(3));
  s.platform.fault({ times: Infinity }, { kind: 'status', status: 503, headers: { 'retry-after': '120' } });
  expect((await s.run({ compare: 'true', 'if-incomplete': 'warn' })).summary).toBe(`\
**No visitors exported**

2026-10-03 – 2026-11-01 · incomplete

⚠️ Nothing was exported, and no file was changed: the API had an internal error and asks to wait 2 min, and no other try \
fit before the timeout. Check the API's status page and run again later. (\`GET /v1/analytics/project-1/visitors\`: 503)

<details>
<summary>Details</summary>

| \`date_from\` | \`2026-10-03\` |
| :--- | :--- |
| \`date_to\` (exclusive) | \`2026-11-02\` |
| Requests | 5 |

</details>
`);
});
