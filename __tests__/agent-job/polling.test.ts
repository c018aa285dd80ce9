import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import type { Fault, FaultMatch } from '../../sandbox/server.ts';
import { withJobs } from './earlier-jobs.ts';
import { HANGS, PULL_REQUEST, RESET, scenario, status } from './scenario.ts';

const GET = { method: 'GET' } as const;
const DOWN = status(500);
const GONE = status(404, { error: 'no such job' });

const activeFor = (polls: number) => ({
  life: [
    ...Array.from({ length: polls }, () => ({ status: 'active' })),
    { status: 'completed', prLink: PULL_REQUEST },
  ],
});

test('the log has a line a minute, and none twice, between polls that are minutes apart', async () => {
  await using s = await scenario(activeFor(1));
  expect((await s.run({ with: { 'poll-interval-seconds': '150' } })).log.split('\n')).toEqual([
    'Job `job-1` accepted. First check in 2 min 30 s; stops at 09:30:00 UTC.',
    ...[1, 2, 3, 4].map((minutes) => `Still active after ${minutes} min.`),
    `Pull request opened: ${PULL_REQUEST}`,
  ]);
});

test.each<[string, Readonly<Record<string, string>>, string, string]>([
  ['poll', {}, 'active after 3 min 30 s', '4 min 30 s'],
  ['look-up', { 'job-id': 'job-1' }, 'waiting after 1 min', '1 min'],
])('the log says that a %s failed, and then how long it waits', async (_, inputs, first, later) => {
  await using s = await scenario(activeFor(1));
  if ('job-id' in inputs) s.platform.addJob('Before.', activeFor(2).life);
  s.platform.fault(GET, status(429, '', { 'retry-after': '70' }));
  const { log } = await s.run({ with: { 'poll-interval-seconds': '150', ...inputs } });
  expect(log).toContain("Couldn't get the job's status");
  expect(log).toContain(`: 429)\nStill ${first}.\n`);
  expect(log).toContain(`\nStill active after ${later}.\n`);
});

const wrong = (code: number, body: string): Fault => ({ kind: 'raw', status: code, body });
const statuses = (...codes: readonly number[]) => codes.map((code) => status(code));
const DAMAGED = [{ kind: 'cut' } as const, wrong(204, ''), wrong(200, '{"id":"job-9","status":"failed"}')];
const BRIEF = [...statuses(500, 502, 503, 504, 429), RESET, ...DAMAGED];
const AT_ONCE = statuses(400, 401, 403);

test.each<[string, readonly Fault[], number, string, string[]]>([
  ['5xx, 429, a reset, a damaged or wrong response:** the next poll', BRIEF, 3, 'pr-created', []],
  ['404:** a failed poll', [status(404)], 1, 'pr-created', []],
  ['400, 401 or 403, for example an expired key:** `lost` at once', AT_ONCE, 1, 'lost', ['error']],
])('docs/reliability.md says what follows: %s', async (row, faults, times, outcome, levels) => {
  expect(readFileSync('docs/reliability.md', 'utf8')).toContain(`\n- **${row}`);
  for (const fault of faults) {
    await using s = await scenario(activeFor(2));
    s.platform.fault({ ...GET, nth: 2, times }, fault);
    const { outputs, annotations } = await s.run();
    const end = [outputs['outcome'], annotations.map(({ level }) => level)];
    expect([fault, ...end]).toEqual([fault, outcome, levels]);
  }
});

const everyOther = [1, 3].map((nth): [FaultMatch, Fault] => [{ nth }, DOWN]);

// The pause doubles with each failure in a row, up to 10 s.
test.each<[string, string, [FaultMatch, Fault][], number, number[]]>([
  ['two failed polls', '2', [[{ times: 2 }, DOWN]], 0, [2, 4, 8]],
  ['five failed polls', '1', [[{ times: 5 }, DOWN]], 0, [1, 2, 4, 8, 10, 10]],
  ['a failed poll, with a long interval', '60', [[{}, DOWN]], 0, [60, 10]],
  ['a Retry-After that is shorter', '1', [[{}, status(500, '', { 'retry-after': '1' })]], 0, [1, 2]],
  ['a Retry-After that is longer', '1', [[{}, status(429, '', { 'retry-after': '120' })]], 0, [1, 120]],
  ['a good poll between failed ones', '2', everyOther, 1, [2, 4, 2, 4]],
  ['a proxy that suddenly wants a login', '1', [[{ times: 3 }, status(407)]], 0, [1, 2, 4, 8]],
  ['a poll that hangs, which is given up after 30 s', '1', [[{}, HANGS]], 0, [1, 30 + 2]],
])('the pauses after %s, with an interval of %s s', async (_, interval, faults, polls, pauses) => {
  await using s = await scenario(activeFor(polls));
  for (const [match, fault] of faults) s.platform.fault({ ...GET, ...match }, fault);
  const { outputs, elapsedMs } = await s.run({ with: { 'poll-interval-seconds': interval } });
  expect(outputs).toMatchObject({ outcome: 'pr-created', 'job-id': 'job-1' });
  expect(elapsedMs).toBe(1_000 * pauses.reduce((sum, pause) => sum + pause, 0));
});

describe('the adaptive schedule', () => {
  // 7.5 % of the time waited, at most 15 s.
  test.each([
    [0, 28_000],
    [1, 30_100],
    [2, 32_357],
    [20, 118_918],
    [30, 242_081],
    [31, 257_081],
  ])('a job that is active for %i polls takes %i ms', async (polls, waited) => {
    await using s = await scenario(activeFor(polls));
    expect((await s.run()).elapsedMs).toBe(waited);
  });

  test.each([
    ['a followed job is polled as after the first 28 s', 2, 0, 2_100 + 2_257],
    // Twice the interval after 28 s, and four times the one after that pause.
    ['a failed look-up is retried like a poll', 0, 2, 4_200 + 9_660],
  ])('%s', async (_, polls, times, elapsedMs) => {
    await using s = await withJobs([activeFor(polls).life]);
    s.platform.fault({ ...GET, times }, DOWN);
    const step = await s.run({ with: { 'job-id': 'job-1' } });
    expect(step).toMatchObject({ outputs: { outcome: 'pr-created' }, elapsedMs });
  });
});

describe('two seconds before the deadline', () => {
  test.each([
    ['poll', {}],
    ['lookup', { 'job-id': 'job-1' }],
  ])('there is a %s, even if the API asks for a longer pause', async (_, inputs) => {
    await using s = await scenario(activeFor(0));
    if ('job-id' in inputs) s.platform.addJob('Before.', activeFor(0).life);
    s.platform.fault(GET, status(429, '', { 'retry-after': '600' }));
    const step = await s.run({ with: { ...inputs, 'timeout-minutes': '1' } });
    expect(step).toMatchObject({ outputs: { outcome: 'pr-created' }, elapsedMs: 58_000 });
    expect(step.log).toMatch(/Retrying in (?:30|58) s\./u);
  });

  test('a shorter interval stays the same until then and after', async () => {
    await using s = await scenario(activeFor(1_000));
    const step = await s.run({ with: { 'timeout-minutes': '1', 'poll-interval-seconds': '1' } });
    expect(step).toMatchObject({ outputs: { outcome: 'timed-out' }, elapsedMs: 60_000 });
    expect(s.platform.jobs[0]?.gets).toBe(59);
  });
});

describe('a job that is not found', () => {
  const everyTen = { with: { 'poll-interval-seconds': '10' } };

  test.each([
    ['created', {}, 1],
    ['followed', { 'job-id': 'job-1' }, 2],
  ])('is lost exactly a minute after the first 404, if it was %s', async (_, inputs, nth) => {
    await using s = await scenario();
    if ('job-id' in inputs) s.platform.addJob('Before.', activeFor(9).life);
    s.platform.fault({ ...GET, nth, times: Infinity }, GONE);
    const { outputs, elapsedMs } = await s.run({ with: { ...everyTen.with, ...inputs } });
    expect(outputs).toMatchObject({ outcome: 'lost', reason: 'not-found', 'job-id': 'job-1' });
    expect(outputs['message']).toContain('job-id: job-1');
    expect(elapsedMs).toBe(10_000 + 60_000);
  });

  test.each<[string, number, number, Fault[]]>([
    ['was found', 9, 8, []],
    ['got more than a minute of 500', 3, 10, Array.from({ length: 8 }, () => DOWN)],
  ])('is not lost if it %s in between', async (_, polls, second, between) => {
    await using s = await scenario(activeFor(polls));
    s.platform.fault(GET, GONE);
    for (const [index, fault] of between.entries()) s.platform.fault({ ...GET, nth: 2 + index }, fault);
    s.platform.fault({ ...GET, nth: second }, GONE);
    expect((await s.run(everyTen)).outputs['outcome']).toBe('pr-created');
    expect(s.platform.requests.length).toBeGreaterThan(second + 1);
  });
});

test('a timeout says why the last poll failed, not the first, and no failure if it succeeded', async () => {
  await using s = await scenario(activeFor(100));
  const inputs = { 'timeout-minutes': '1', 'poll-interval-seconds': '10' };
  s.platform.fault(GET, status(502));
  const usual = await s.run({ with: inputs });
  expect(usual.outputs).toMatchObject({ outcome: 'timed-out', status: 'active' });
  expect(usual.outputs['message']).not.toContain('502');
  s.platform.fault(GET, status(502));
  s.platform.fault({ ...GET, times: Infinity }, DOWN);
  const { outputs } = await s.run({ with: inputs });
  expect(outputs['outcome']).toBe('timed-out');
  expect(outputs['message']).toMatch(/internal error\. Run again with `job-id: job-2` .*: 500\)$/u);
  expect(outputs['message']).not.toContain('502');
});

test.each<[string, string, Fault | undefined, string, number, string[]]>([
  ['a line a minute about failed polls', 'active', DOWN, '500', 9, ['error']],
  ['one warning about an unknown status', 'pondering', undefined, 'pondering', 9, ['warning', 'error']],
])('the log of a job that takes eight minutes has %s', async (_, status, fault, said, count, levels) => {
  await using s = await scenario({ life: [{ status }] });
  if (fault !== undefined) s.platform.fault({ ...GET, times: Infinity }, fault);
  const { log, annotations } = await s.run({ with: { 'timeout-minutes': '8' } });
  expect(log.split('\n').filter((line) => line.includes(said))).toHaveLength(count);
  expect(annotations.map(({ level }) => level)).toEqual(levels);
});

const REQUESTS = [{}, { 'job-id': 'job-1', prompt: 'More.' }];
test.each(REQUESTS)('a job without a status is polled: %j', async (inputs) => {
  await using s = await withJobs([activeFor(1).life]);
  s.platform.fault({ method: 'POST' }, { kind: 'raw', status: 201, body: '{"id":"job-1"}' });
  expect((await s.run({ with: inputs })).outputs).toMatchObject({ outcome: 'pr-created', 'job-id': 'job-1' });
});
