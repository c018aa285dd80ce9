import { describe, expect, test } from '@jest/globals';
import type { Fault } from '../../sandbox/server.ts';
import { pathsOf, scenario, site } from './scenario.ts';

const VISITORS = '/v1/analytics/project-1/visitors';
const ALL = Array.from({ length: 10 }, (_, index) => `/page-${index}`);

describe('trouble that passes is waited out, and nothing is lost', () => {
  test.each<[string, Fault, RegExp]>([
    [
      '500',
      { kind: 'status', status: 500, body: { error: 'oops' } },
      /was answered with 500: “oops”\. Waiting 1 s/u,
    ],
    [
      '502 of a gateway',
      { kind: 'status', status: 502, body: '<title>Bad gateway</title>' },
      /an HTML page: Bad gateway/u,
    ],
    ['a reset', { kind: 'reset', before: 'act' }, /ECONNRESET.*Waiting 1 s/u],
    ['a lost answer', { kind: 'lost' }, /got no whole answer.*Waiting 1 s/u],
    ['a body cut short', { kind: 'cut' }, /got no whole answer.*Waiting 1 s/u],
    [
      'a body that is no JSON',
      { kind: 'raw', body: '{"totals":' },
      /a body that cannot be read\. Waiting 1 s/u,
    ],
    ['a body of another form', { kind: 'raw', body: '{"visitors":[]}' }, /a body that cannot be read/u],
    [
      'a row without a count',
      {
        kind: 'raw',
        body: '{"totals":{"human":1,"ai":1,"total":1},"visitors":[{"path":"/","human":1,"ai":-1,"total":1}],"hasMore":false}',
      },
      /a body that cannot be read/u,
    ],
    [
      '429 with Retry-After',
      { kind: 'status', status: 429, headers: { 'retry-after': '90' } },
      /429\. Waiting 1 min 30 s, until 09:01:30 UTC/u,
    ],
    [
      '429 without',
      { kind: 'status', status: 429, body: { error: 'Rate limit exceeded' } },
      /429: “Rate limit exceeded”\. Waiting (?:1\d|20) s/u,
    ],
  ])('%s on page 3', async (_, fault, logged) => {
    await using s = await scenario(site(10));
    s.platform.fault({ path: VISITORS, nth: 3 }, fault);
    const { exitCode, outputs, log, annotations } = await s.run({ 'page-size': '3' });
    expect(s.offsets()).toEqual([0, 3, 6, 6, 9]);
    expect(exitCode).toBe(0);
    expect(outputs).toMatchObject({ rows: '10', complete: 'true' });
    expect(pathsOf(await s.read('visitors.csv'))).toEqual(ALL);
    expect(log).toMatch(logged);
    expect(annotations).toEqual([]);
  });

  test('a service that hangs is asked again after its 30 s', async () => {
    await using s = await scenario(site(10));
    s.platform.fault({ path: VISITORS, nth: 3 }, { kind: 'hang' });
    const step = await s.start({ 'page-size': '3' }, { clock: 'held' });
    await s.platform.waitForRequest(({ query }) => query.get('offset') === '6');
    await step.clock.advance(30_000);
    await step.waitForLine(/was not answered in time\. Waiting 1 s/u);
    await step.clock.release();
    expect((await step.result).outputs).toMatchObject({ rows: '10', complete: 'true' });
  });

  test('again and again, from a second, doubling', async () => {
    await using s = await scenario(site(1));
    s.platform.fault({ path: VISITORS, times: 6 }, { kind: 'reset', before: 'act' });
    const { log, elapsedMs } = await s.run();
    expect(log.match(/Waiting \d+ s/gu)?.join()).toBe(
      'Waiting 1 s,Waiting 2 s,Waiting 4 s,Waiting 8 s,Waiting 16 s,Waiting 32 s',
    );
    expect(elapsedMs).toBeGreaterThanOrEqual(63_000);
  });
});

test('with step debugging on, each request is a line, with the attempt at its page', async () => {
  await using s = await scenario(site(6));
  s.platform.fault({ path: VISITORS, nth: 2 }, { kind: 'status', status: 500 });
  const { stdout } = await s.run({ 'page-size': '3' }, { env: { RUNNER_DEBUG: '1' } });
  expect(stdout.match(/^::debug::.*\w/gmu)?.map((line) => line.replace(/\d+ ms/u, '… ms'))).toEqual([
    `::debug::GET ${VISITORS}: 200, … ms, attempt 1`,
    `::debug::GET ${VISITORS}: 500, … ms, attempt 1`,
    `::debug::GET ${VISITORS}: 200, … ms, attempt 2`,
  ]);
  expect((await s.run({ 'page-size': '3' })).stdout).not.toContain('attempt');
});

describe('what asking again does not change fails at once, says what to do, and keeps what came', () => {
  test.each<[number, string | object, string]>([
    [400, { error: 'Invalid', details: [{ message: 'no such project' }] }, 'Check the project id'],
    [401, { error: 'Invalid API key' }, 'make a new admin key'],
    [403, { error: 'Forbidden' }, 'its scope (reading needs `read`'],
    [404, { error: 'Not found' }, 'Check the'],
    [302, '', 'the API key is not sent after it'],
  ])('%i on page 3', async (status, body, remedy) => {
    await using s = await scenario(site(10));
    s.platform.fault(
      { path: VISITORS, nth: 3, times: Infinity },
      { kind: 'status', status, body, headers: { location: 'http://127.0.0.1:1/' } },
    );
    const { exitCode, outputs, annotations, elapsedMs } = await s.run({
      'page-size': '3',
      'if-incomplete': 'warn',
    });
    expect(s.offsets()).toEqual([0, 3, 6]);
    expect(exitCode).toBe(1);
    expect(annotations).toEqual([{ level: 'error', message: expect.stringContaining(remedy) }]);
    expect(annotations[0]?.message).toContain(
      'Wrote 6 rows to visitors.csv. To go on where it stopped, run again with offset: 6, append: true.',
    );
    expect(outputs).toMatchObject({ rows: '6', file: 'visitors.csv', complete: 'false', 'next-offset': '6' });
    expect(pathsOf(await s.read('visitors.csv'))).toEqual(ALL.slice(0, 6));
    expect(elapsedMs).toBeLessThan(5_000);
  });

  test('on the first page leaves no file, or the one that was there', async () => {
    await using s = await scenario(site(3));
    expect((await s.run()).outputs['file']).toBe('visitors.csv');
    const before = await s.read('visitors.csv');
    s.platform.fault({ path: VISITORS }, { kind: 'status', status: 401, body: '' });
    s.platform.fault({ path: VISITORS, nth: 2 }, { kind: 'status', status: 401, body: '' });
    const again = await s.run();
    expect(again.outputs).toMatchObject({
      rows: '0',
      file: '',
      complete: 'false',
      'next-offset': '0',
      human: '',
    });
    expect(again.annotations[0]?.message).toContain('No row came, and no file was changed.');
    await s.run({ file: 'other.csv' });
    expect(await s.read('visitors.csv')).toBe(before);
    expect(await s.names()).toEqual(['visitors.csv']);
  });
});

test('nothing that answers is told with what to check', async () => {
  await using s = await scenario(site(1));
  const { exitCode, annotations } = await s.run({ 'base-url': 'http://127.0.0.1:9', 'timeout-minutes': '2' });
  expect(exitCode).toBe(1);
  expect(annotations[0]?.message).toMatch(/could not be sent \(.*ECONNREFUSED.*\)\. Check the base URL/u);
});

test('the key is nowhere but in its header', async () => {
  await using s = await scenario({ ...site(3), apiKey: 'mint_s3cr3t' });
  s.platform.fault(
    { path: VISITORS, nth: 2 },
    { kind: 'status', status: 403, body: { error: 'mint_s3cr3t may not' } },
  );
  const { log, stdout, stderr, outputs, summary } = await s.run(
    { 'page-size': '1' },
    { env: { RUNNER_DEBUG: '1' } },
  );
  const printed = stdout.replace('::add-mask::mint_s3cr3t', '');
  for (const text of [printed, log, stderr, JSON.stringify(outputs), summary, await s.read('visitors.csv')]) {
    expect(text).not.toContain('mint_s3cr3t');
  }
  expect(s.platform.requests[0]?.headers['authorization']).toBe('Bearer mint_s3cr3t');
});
