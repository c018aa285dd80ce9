import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { HANGS, RESET, status } from '../../sandbox/faults.ts';
import type { Fault } from '../../sandbox/server.ts';
import { annotated } from '../conclusion.ts';
import { CSV_HEAD, pathsOf } from './exported.ts';
import { scenario, site } from './scenario.ts';

const ALL = Array.from({ length: 1_000 }, (_, index) => `/page-${index}`);

const BAD_ROW: Fault = {
  kind: 'raw',
  body: '{"totals":{"human":1,"ai":1,"total":1},"visitors":[{"path":"/","human":1,"ai":-1,"total":1}],"hasMore":false}',
};

test.each<[string, Fault, RegExp]>([
  ['500', status(500, { error: 'oops' }), /from row 501 on: the API .*\. Retrying in 1 s, .*500, “oops”/u],
  ['a reset', RESET, /Retrying in 1 s.*ECONNRESET/u],
  ['a cut body', { kind: 'cut' }, /connection broke before the response was complete\. Retrying in 1 s/u],
  ['no JSON', { kind: 'raw', body: '{"totals":' }, /the response couldn't be read\. Retrying in 1 s/u],
  ['a row without a count', BAD_ROW, /the specification\. .*row 1 isn't a path .* ai: -1, total: 1 \}/u],
  ['429 with Retry-After', status(429, '', { 'retry-after': '90' }), /next request at 09:01:30 UTC/u],
  ['no response within 30 s', HANGS, /didn't respond in time\. Retrying in 1 s, at 09:00:31/u],
])('a temporary failure is retried as the next attempt, without a lost row: %s', async (_, fault, logged) => {
  await using s = await scenario(site(1_000));
  s.platform.fault({ nth: 3 }, fault);
  const { log, stdout, ...step } = await s.run({}, { env: { RUNNER_DEBUG: '1' } });
  expect(s.offsets()).toEqual([0, 250, 500, 500, 750]);
  expect(stdout.match(/(?<=^::debug::GET .*, attempt )\d/gmu)).toEqual(['1', '1', '1', '2', '1']);
  expect(stdout).toContain('::debug::PlatformError: ');
  expect(step).toMatchObject({ exitCode: 0, outputs: { rows: '1000', complete: 'true' }, annotations: [] });
  expect(pathsOf(await s.read('visitors.csv'))).toEqual(ALL);
  expect(log).toMatch(logged);
  expect(log).toContain(' 2026-10-03 – 2026-11-01 (`date_to` 2026-11-02 is exclusive) to `visitors.csv`. ');
  expect(log).toContain('The step ends at 09:10:00 UTC at the latest.');
});

test('counts that aren’t integers are exported', async () => {
  await using s = await scenario(site(1));
  const body =
    '{"totals":{"human":1234.5678,"ai":0.5,"total":1234.9},"visitors":[{"path":"/x","human":2.5,"ai":0,"total":1e21}],"hasMore":false}';
  s.platform.fault({}, { kind: 'raw', body });
  const { outputs, summary } = await s.run();
  expect(outputs).toMatchObject({ human: '1234.5678', ai: '0.5', total: '1234.9', complete: 'true' });
  expect(await s.read('visitors.csv')).toBe(`${CSV_HEAD}2026-10-03,2026-11-02,/x,2.5,0,1e+21\r\n`);
  expect(summary).toContain('1,235 unique visitors');
});

const REDIRECTS = ": the base URL redirects, which isn't followed. Set `base-url` to the final URL. (GET";
describe('a permanent failure ends the export at once, says how to fix it, and keeps the rows', () => {
  test.each<[string, Fault, readonly number[], string]>([
    ['401', status(401), [500], 'Create an admin key'],
    ['a redirect', status(302, '', { location: 'http://127.0.0.1:1/' }), [500], REDIRECTS],
    ['invalid pages', BAD_ROW, [500, 500, 500], "200, row 1 isn't a path with numbers of 0 or more: { path"],
  ])('%s on page 3', async (_, fault, offsets, told) => {
    await using s = await scenario(site(1_000));
    s.platform.fault({ nth: 3, times: Infinity }, fault);
    const step = await s.run({ 'if-incomplete': 'warn' });
    expect(step).toMatchObject({ exitCode: 1, annotations: [annotated('error', told)] });
    expect(s.offsets()).toEqual([0, 250, ...offsets]);
    const said = /::Exported only 500 rows to `visitors\.csv`: .*\. [A-Z].*\. \(GET [^]*\.md#[a-z]/u;
    expect(step.stdout).toMatch(said);
    expect(step.outputs).toMatchObject({ rows: '500', file: 'visitors.csv', complete: 'false' });
    expect(pathsOf(await s.read('visitors.csv'))).toEqual(ALL.slice(0, 500));
    expect(step.elapsedMs).toBeLessThan(5_000);
  });

  test('on the first page writes no file, and keeps an existing one', async () => {
    await using s = await scenario(site(3));
    expect((await s.run()).outputs['file']).toBe('visitors.csv');
    const before = await s.read('visitors.csv');
    s.platform.fault({ times: Infinity }, status(401));
    const { outputs, annotations } = await s.run();
    expect(outputs).toMatchObject({ rows: '0', file: '', complete: 'false', human: '', ai: '', total: '' });
    expect(annotations[0]?.message).toContain('Nothing was exported, and no file was changed: ');
    // The warning about the name comes after the title.
    const { summary } = await s.run({ file: 'other.csv', format: 'json' });
    expect(summary.split('\n')[0]).toBe('**No visitors exported**');
    expect(await s.read('visitors.csv')).toBe(before);
    expect(await s.names()).toEqual(['visitors.csv']);
  });
});

test('the key only appears in its header, also if the input has spaces around it', async () => {
  const apiKey = 'mint_s3cr3t';
  await using s = await scenario({ ...site(750), apiKey });
  s.platform.fault({ nth: 2 }, status(403, { error: `${apiKey} may not` }));
  const file = `${apiKey}.csv`;
  const given = { 'api-key': ` ${apiKey} `, file };
  const { log, stdout, stderr, outputs, summary } = await s.run(given, { env: { RUNNER_DEBUG: '1' } });
  const printed = stdout.replace(`::add-mask::${apiKey}`, '');
  for (const text of [printed, log, stderr, JSON.stringify(outputs), summary, await s.read(file)]) {
    expect(text).not.toContain(apiKey);
  }
  expect(outputs['rows']).toBe('250');
  expect(s.platform.requests[0]?.headers['authorization']).toBe(`Bearer ${apiKey}`);
});

test.each([
  ['wait for the quota', 429, ': the step timed out. The whole step takes '],
  ['failure, which is told', 503, 'the API had an internal error'],
])('a page under way at the deadline doesn’t count as failed, also after a %s', async (_, code, said) => {
  await using s = await scenario(site(1_000));
  s.platform.fault({ nth: 2 }, status(code, '', { 'retry-after': '5' }));
  s.platform.fault({ nth: 3 }, HANGS);
  const { annotations, log } = await s.run({ 'timeout-minutes': '0.2' });
  expect(annotations[0]?.message).toContain(said);
  expect(log.match(/Couldn't read/gu) ?? []).toHaveLength(code === 429 ? 0 : 1);
});

describe('a cancelled run', () => {
  test('keeps the rows', async () => {
    await using s = await scenario(site(1_000));
    s.platform.fault({ nth: 3 }, HANGS);
    const step = await s.startProcess({ 'if-incomplete': 'warn' });
    await s.platform.waitForRequest(({ query }) => query.get('offset') === '500');
    step.kill('SIGINT');
    const { summary, ...end } = await step.result;
    expect(end.outputs).toMatchObject({ rows: '500', complete: 'false', file: 'visitors.csv' });
    expect(pathsOf(await s.read('visitors.csv'))).toEqual(ALL.slice(0, 500));
    expect(end).toMatchObject({ exitCode: 1, annotations: [annotated('error', ': the run was cancelled.')] });
    expect(summary).toContain(' · incomplete\n');
  });

  test('ends during a short wait until the quota has room', async () => {
    await using s = await scenario(site(1_000));
    s.platform.fault({ nth: 2 }, status(503, '', { 'retry-after': '30' }));
    s.platform.fault({ nth: 4 }, status(429));
    const step = await s.start({ 'timeout-minutes': '90' }, { clock: 'held' });
    await step.clock.idle();
    await step.clock.advance(3_602_000);
    await step.clock.idle();
    expect(s.platform.requests).toHaveLength(5);
    step.kill('SIGINT');
    await step.clock.release();
    expect((await step.result).elapsedMs).toBeLessThan(3_604_000);
  });

  test.each<[NodeJS.Signals, number, object, object]>([
    ['SIGTERM', 429, { rows: '250', complete: 'false' }, { hasMore: true }],
    ['SIGTERM', 503, { rows: '250', complete: 'false' }, { hasMore: true }],
    ['SIGKILL', 429, {}, { isOld: true }],
  ])('does so during a wait, and a kill leaves the old file: %s, %i', async (signal, code, ...told) => {
    await using s = await scenario(site(1_000));
    s.platform.fault({ nth: 2 }, status(code, '', { 'retry-after': '300' }));
    await writeFile(join(s.workspace, 'visitors.json'), '{"isOld":true}');
    const step = await s.start({ format: 'json', 'timeout-minutes': '90' }, { clock: 'held' });
    await step.waitForLine('at 09:05:00 UTC');
    await step.clock.idle();
    step.kill(signal);
    const { outputs, elapsedMs } = await step.result;
    expect(elapsedMs).toBeLessThan(2_000);
    expect([outputs, JSON.parse(await s.read('visitors.json'))]).toMatchObject(told);
    expect(await s.names()).toEqual(['visitors.json']);
  });
});
