import { describe, expect, test } from '@jest/globals';
import type { StepOptions } from '../../sandbox/run-step.ts';
import type { Fault, FaultMatch } from '../../sandbox/server.ts';
import { ownComment } from './earlier-jobs.ts';
import { event, scheduled } from './events.ts';
import { DOWN, FORBIDDEN, HANGS, inOrder, lines, type Scenario, scenario } from './scenario.ts';

const AUTO = { 'job-id': 'auto', prompt: 'And the changelog.', comment: 'true' };

/** What is read from GitHub before a prompt is sent, and the run that reads it. */
interface Reading {
  readonly match: FaultMatch & { readonly path: RegExp };
  readonly step: StepOptions;
  /** The reason if it can't be read. */
  readonly reason: string;
  /** How the run ends if the token lacks the permission, or GitHub doesn't find it. */
  readonly forbidden?: string;
  readonly notFound?: string;
}

const guard = { reason: 'guard-unavailable' };
const COMMENTS = { method: 'GET', path: /\/comments$/u };
const pushed = event('push', undefined, { commits: [{ id: 'c'.repeat(40), author: { name: 'Ann' } }] });

const READINGS: readonly (readonly [string, Reading])[] = [
  [
    'a person’s permission',
    { ...guard, match: { path: /permission$/u }, step: { with: { comment: 'true' } } },
  ],
  [
    'open pull requests',
    { ...guard, match: { path: /\/pulls$/u }, step: { event: scheduled, with: { 'max-open-prs': '3' } } },
  ],
  [
    'the pull requests of a push',
    // The authors of the commits say enough.
    { ...guard, match: { path: /\/commits\//u }, step: { event: pushed }, forbidden: 'pr-created' },
  ],
  [
    'our comments, for auto',
    // This token wrote none.
    { ...guard, match: COMMENTS, step: { with: AUTO }, forbidden: 'pr-created', notFound: 'pr-created' },
  ],
  [
    'our account, for auto',
    {
      ...guard,
      match: { path: /graphql$/u },
      step: { with: AUTO },
      forbidden: 'pr-created',
      notFound: 'pr-created',
    },
  ],
  [
    'our comments, for a re-run',
    // The earlier attempt may have had another token.
    { ...guard, match: COMMENTS, step: { attempt: 2, with: { comment: 'true' } } },
  ],
  [
    'our comments at the cap',
    {
      ...guard,
      match: COMMENTS,
      step: { event: scheduled, with: { 'max-open-prs': '1', 'at-cap': 'continue' } },
      forbidden: 'skipped',
      notFound: 'skipped',
    },
  ],
  [
    'comments, for include',
    { reason: 'context-unavailable', match: COMMENTS, step: { with: { include: 'comments' } } },
  ],
  [
    'the permission of who commented, for include',
    {
      reason: 'context-unavailable',
      match: { path: /ann\/permission$/u },
      step: { with: { include: 'comments' } },
    },
  ],
];

/** A job that can be continued, on GitHub too. */
async function ready(): Promise<Scenario> {
  const comments = [
    ownComment('job-1'),
    ownComment('job-1', { issue: 11 }),
    { issue: 1, author: 'ann', body: 'Say how.', createdAt: '2019-05-15T15:00:00Z' },
  ];
  const s = await scenario({}, { pulls: [{ number: 11 }], comments });
  s.platform.addJob('Before.', [{ status: 'completed', afterMs: 0 }]);
  return s;
}

const status = (code: number, message: string): Fault => ({
  kind: 'status',
  status: code,
  body: { message },
});

const FAULTS: readonly (readonly [string, Fault, string])[] = [
  ['is down', DOWN, 'run again later'],
  ['rejects the token', status(401, 'Bad credentials'), 'Check `github-token`'],
  ['limits requests', status(429, 'Too many requests'), "GitHub's rate limit"],
  [
    'limits requests with 403',
    status(403, 'You have exceeded a secondary rate limit.'),
    "GitHub's rate limit",
  ],
  ['redirects', { kind: 'status', status: 301, body: {} }, 'redirected'],
  ['closes the connection', { kind: 'reset', before: 'act' }, "GitHub didn't respond"],
  ['never responds', HANGS, "GitHub didn't respond"],
  ['returns no JSON', { kind: 'raw', body: 'hello' }, "didn't come from GitHub"],
  ['returns JSON of another form', { kind: 'raw', body: '[{}]' }, "didn't come from GitHub"],
];

/** Checks that no prompt was sent, and that no reaction says that one was or will be. */
function expectNothingSent(s: Scenario, reason: string): void {
  expect(s.platform.requests.filter(({ method }) => method === 'POST')).toEqual([]);
  if (reason === 'guard-unavailable') expect(s.github.reactions).toEqual([]);
}

describe.each(READINGS)('nothing is sent if %s can’t be read because GitHub', (_, reading) => {
  const { match, step, reason, forbidden = 'not-created', notFound = 'not-created' } = reading;

  test.each(FAULTS)('%s', async (__, fault, said) => {
    await using s = await ready();
    s.github.fault({ ...match, times: Infinity }, fault);
    const { exitCode, outputs, elapsedMs } = await s.run(step);
    expect(exitCode).toBe(1);
    expect(outputs).toMatchObject({ outcome: 'not-created', reason });
    expect(outputs['message']).toContain(said);
    expectNothingSent(s, reason);
    if (fault === HANGS) expect(elapsedMs).toBe(30_000);
    else expect(elapsedMs).toBeLessThan(30_000);
  });

  test('has not responded at the deadline', async () => {
    await using s = await ready();
    s.github.fault({ ...match, times: Infinity }, HANGS);
    const { outputs, elapsedMs } = await s.run({ ...step, with: { ...step.with, 'timeout-minutes': '0.1' } });
    expect(elapsedMs).toBe(6_000);
    expect(outputs).toMatchObject({ outcome: 'not-created', reason: 'timeout' });
    expect(outputs['message']).toContain('Increase `timeout-minutes`');
    expectNothingSent(s, reason);
  });

  test('has not responded when the run is cancelled', async () => {
    await using s = await ready();
    s.github.fault({ ...match, times: Infinity }, HANGS);
    const running = await s.start(step);
    await s.github.waitForRequest(({ path }) => match.path.test(path));
    running.kill('SIGINT');
    expect((await running.result).outputs).toMatchObject({ outcome: 'not-created', reason: 'cancelled' });
    expectNothingSent(s, reason);
  });

  test('fails twice, but not if it responds then', async () => {
    await using s = await ready();
    s.github.fault({ ...match, times: 2 }, DOWN);
    const { exitCode, outputs } = await s.run({ ...step, with: { ...step.with, wait: 'false' } });
    expect({ exitCode, outcome: outputs['outcome'] }).toEqual({ exitCode: 0, outcome: 'started' });
  });

  test.each<[string, Fault, string]>([
    ['lets the token not read it', FORBIDDEN, forbidden],
    ['doesn’t find it', status(404, 'Not Found'), notFound],
    ['says that it is gone', status(410, 'Gone'), notFound],
  ])('%s, unless that tells enough', async (__, fault, outcome) => {
    await using s = await ready();
    s.github.fault({ ...match, times: Infinity }, fault);
    const { outputs } = await s.run(step);
    expect(outputs['outcome']).toBe(outcome);
    if (outcome === 'not-created') {
      expect(outputs['reason']).toBe(reason);
      expectNothingSent(s, reason);
    }
  });
});

describe('order', () => {
  const asked = (s: Scenario) => inOrder(s).map(({ method, path }) => `${method} ${path.split('/').at(-1)}`);

  test('is guards, then the 👀 reaction, then the create', async () => {
    await using s = await scenario({}, { pulls: [{ number: 11 }] });
    await s.run({ with: { comment: 'true', 'max-open-prs': '5', wait: 'false' } });
    expect(asked(s)).toEqual(['GET permission', 'GET pulls', 'POST reactions', 'POST job', 'POST comments']);
  });

  test('sends five requests to GitHub for a new job with a comment', async () => {
    await using s = await scenario(
      { life: [{ status: 'completed', prLink: 'https://github.com/Codertocat/Hello-World/pull/2' }] },
      { pulls: [{ number: 2 }] },
    );
    await s.run({ with: { comment: 'true' } });
    expect(lines(s.github.requests)).toEqual([
      'GET /repos/Codertocat/Hello-World/collaborators/Codertocat/permission',
      'POST /repos/Codertocat/Hello-World/issues/1/reactions',
      'GET /repos/Codertocat/Hello-World/pulls/2',
      'GET /repos/Codertocat/Hello-World/pulls/2/files',
      'POST /repos/Codertocat/Hello-World/issues/1/comments',
    ]);
  });

  test('checks the inputs before the guards', async () => {
    await using s = await scenario();
    const { outputs } = await s.run({ with: { 'max-open-prs': '0' } });
    expect(outputs).toMatchObject({ outcome: 'not-created', reason: 'invalid-input' });
    expect(asked(s)).toEqual([]);
  });
});
