import { describe, expect, test } from '@jest/globals';
import { DOWN, FORBIDDEN, HANGS, RESET, status } from '../../sandbox/faults.ts';
import type { StepOptions } from '../../sandbox/run-step.ts';
import type { Fault, FaultMatch } from '../../sandbox/server.ts';
import { ends, ownComment } from './earlier-jobs.ts';
import { event, scheduled } from './events.ts';
import { posts, type Scenario, scenario } from './scenario.ts';

const AUTO = { 'job-id': 'auto', prompt: 'And the changelog.', comment: 'true' };

/** What is read from GitHub before a prompt is sent, and the run that reads it. */
interface Reading {
  readonly match: FaultMatch & { readonly path: RegExp };
  readonly step: StepOptions;
  /** The reason if it can't be read, and what the report says then; by default, that no job was created. */
  readonly reason: string;
  readonly unsent?: string;
  /** How the run ends if the token lacks the permission, or GitHub doesn't find it. */
  readonly forbidden?: string;
  readonly notFound?: string;
}

const guard = { reason: 'guard-unavailable' };
const forAuto = { ...guard, step: { with: AUTO } };
const PULL_7 = { match: { path: /\/pulls\/7$/u }, notFound: 'pr-created' };
const COMMENTS = { method: 'GET', path: /\/comments$/u };
const commits = [{ id: 'c'.repeat(40), author: { name: 'Ann' } }];
const pushed = event('push', undefined, { commits, created: false });
const ofPush = { ...guard, match: { path: /\/commits\//u }, forbidden: 'pr-created' };
const ON_PULL = { ...AUTO, comment: 'false', 'skip-agent-events': 'false' };

const AGAIN = { attempt: 2, with: { comment: 'true' } };
const BELOW_CAP = { event: scheduled, with: { 'max-open-prs': '3' } };
const INCLUDE = { reason: 'context-unavailable', step: { with: { include: 'comments' } } };
const TO_JOB_1 = { unsent: 'no message was sent to job `job-1`' };
const SHORTER = { with: { 'job-id': 'job-1', prompt: 'Shorter, please.', include: 'comments' } };

const READS: Readonly<Record<string, Reading>> = {
  'a person’s permission': { ...guard, match: { path: /permission$/u }, step: { with: { comment: 'true' } } },
  'open pull requests': { ...guard, match: { path: /\/pulls$/u }, step: BELOW_CAP },
  // The authors of the commits say enough.
  'the pull requests of a push': { ...ofPush, step: { event: pushed } },
  'the pull request to comment on, of a push': { ...ofPush, step: { event: pushed, with: ON_PULL } },
  'our comments, for auto': { ...forAuto, match: COMMENTS },
  'our account, for auto': { ...forAuto, match: { path: /graphql$/u } },
  'the pull request of the job to continue': { ...forAuto, ...TO_JOB_1, ...PULL_7 },
  // The earlier attempt may have had another token.
  'our comments, for a re-run': { ...guard, match: COMMENTS, step: AGAIN },
  'comments, for include': { ...INCLUDE, match: COMMENTS },
  'comments, for include in a message': { ...INCLUDE, ...TO_JOB_1, match: COMMENTS, step: SHORTER },
  'the permission of who commented, for include': { ...INCLUDE, match: { path: /ann\/permission$/u } },
};

/** A job that can be continued, on GitHub too, which answers the requests that match with a fault. */
async function ready(match: FaultMatch, fault: Fault): Promise<Scenario> {
  const other = { issue: 1, author: 'ann', body: 'Say how.', createdAt: '2019-05-15T15:00:00Z' };
  const comments = [ownComment('job-1'), ownComment('job-1', { issue: 11 }), other];
  const s = await scenario({}, { pulls: [{ number: 7 }, { number: 11 }], comments });
  s.platform.addJob('Before.', ends());
  s.github.fault({ times: Infinity, ...match }, fault);
  return s;
}

const FAULTS: readonly (readonly [string, Fault, string])[] = [
  ['is down', status(502), 'run again later'],
  ['rejects the token', status(401, { message: 'Bad credentials' }), 'Check `github-token`'],
  ['limits requests', status(429, { message: 'Too many requests' }), "GitHub's rate limit"],
  ['limits requests with 403', status(403, { message: 'a secondary rate limit.' }), "GitHub's rate limit"],
  ['redirects', status(301, {}), 'redirected'],
  ['closes the connection', RESET, "GitHub didn't respond"],
  ['never responds', HANGS, "GitHub didn't respond"],
  ['returns no JSON', { kind: 'raw', body: 'hello' }, "didn't come from GitHub"],
  ['returns JSON of another form', { kind: 'raw', body: '[{"number":7}]' }, "didn't come from GitHub"],
];

/** Checks that no prompt was sent, and that no reaction says that one was or will be. */
function expectNothingSent(s: Scenario, reason: string): void {
  expect(posts(s.platform)).toEqual([]);
  if (reason === 'guard-unavailable') expect(s.github.reactions).toEqual([]);
}

describe.each(Object.entries(READS))('nothing is sent if %s can’t be read because GitHub', (_, reading) => {
  const { match, step, reason, forbidden = 'not-created', notFound = 'not-created' } = reading;
  const { unsent = 'no job was created' } = reading;

  test.each(FAULTS)('%s', async (__, fault, said) => {
    await using s = await ready(match, fault);
    const result = await s.run(step);
    const outputs = { outcome: 'not-created', reason, message: expect.stringContaining(said) };
    expect(result).toMatchObject({ exitCode: 1, outputs });
    expect(result.outputs['message']).toContain(unsent);
    expect(result.outputs['message']).not.toMatch(/GitHub: ,|“”/u);
    expectNothingSent(s, reason);
    if (fault === HANGS) expect(result.elapsedMs).toBe(30_000);
    else expect(result.elapsedMs).toBeLessThan(30_000);
  });

  test('has not responded at the deadline', async () => {
    await using s = await ready(match, HANGS);
    const { outputs, elapsedMs } = await s.run({ ...step, with: { ...step.with, 'timeout-minutes': '0.1' } });
    expect(elapsedMs).toBe(6_000);
    expect(outputs).toMatchObject({ outcome: 'not-created', reason: 'timeout' });
    expect(outputs['message']).toContain('Increase `timeout-minutes`');
    expectNothingSent(s, reason);
  });

  test('has not responded when the run is cancelled', async () => {
    await using s = await ready(match, HANGS);
    const { outputs } = await s.cancelDuring(match.path, step);
    const message = `The run was cancelled, and ${unsent}.`;
    expect(outputs).toMatchObject({ outcome: 'not-created', reason: 'cancelled', message });
    expectNothingSent(s, reason);
  });

  test('fails twice, but not if it responds then', async () => {
    await using s = await ready({ ...match, times: 2 }, DOWN);
    const result = await s.run({ ...step, with: { ...step.with, wait: 'false' } });
    expect(result).toMatchObject({ exitCode: 0, outputs: { outcome: 'started' } });
  });

  test.each<[string, Fault, string]>([
    ['lets the token not read it', FORBIDDEN, forbidden],
    ['doesn’t find it', status(404, { message: 'Not Found' }), notFound],
    ['says that it is gone', status(410, { message: 'Gone' }), notFound],
  ])('%s, unless that tells enough', async (__, fault, outcome) => {
    await using s = await ready(match, fault);
    const { outputs } = await s.run(step);
    expect(outputs['outcome']).toBe(outcome);
    if (outcome === 'not-created') {
      expect(outputs['reason']).toBe(reason);
      expect(outputs['message']).toContain(unsent);
      expect(outputs['message']).not.toContain('``');
      expectNothingSent(s, reason);
    }
  });
});
