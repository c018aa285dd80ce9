import { describe, expect, test } from '@jest/globals';
import type { GitHubOptions } from '../../sandbox/github.ts';
import { payload } from '../../sandbox/payloads.ts';
import type { PlatformOptions } from '../../sandbox/platform.ts';
import type { StepOptions } from '../../sandbox/run-step.ts';
import { ownComment } from './earlier-jobs.ts';
import { HANGS, labeled, lines, type Scenario, SENDER, scenario } from './scenario.ts';

const PROMPT = 'Bring the docs up to date.';
const PULL_REQUEST = 'https://github.com/Codertocat/Hello-World/pull/2';
const COMPLETED = [{ status: 'completed', prLink: PULL_REQUEST }] as const;

/** GraphQL queries are sent with POST, and change nothing. */
const isWrite = (line: string) => !line.startsWith('GET ') && line !== 'POST /graphql';

interface Scene extends StepOptions {
  readonly platform?: PlatformOptions;
  readonly hub?: GitHubOptions;
  readonly before?: (s: Scenario) => void;
}

/** Runs with `dry-run` and every input that changes something, and checks that nothing changed. */
async function dry({ platform, hub, before, ...options }: Scene = {}) {
  await using s = await scenario(platform, { labels: { 1: ['docs'] }, ...hub });
  before?.(s);
  const comments = structuredClone(s.github.comments);
  const jobs = s.platform.jobs.map(({ messages }) => messages.length);
  const result = await s.run({
    event: { name: 'issues', payload: payload('issues', 'labeled', { label: { name: 'docs' } }) },
    ...options,
    with: { 'dry-run': 'true', comment: 'true', 'remove-label': 'true', ...options.with },
  });
  const requests = [...s.platform.requests, ...s.github.requests];
  expect(lines(requests).filter(isWrite)).toEqual([]);
  expect(s.github.comments).toEqual(comments);
  expect(s.github.reactions).toEqual([]);
  expect(s.github.labels(1)).toEqual(['docs']);
  expect(s.platform.jobs.map(({ messages }) => messages.length)).toEqual(jobs);
  expect(result.outputs['job-id']).toBe('');
  const { summary, outputs } = result;
  return { ...result, message: outputs['message'] ?? '', summary, asked: lines(requests) };
}

/** As `dry`, if the run passes. */
async function passes(scene: Scene = {}) {
  const result = await dry(scene);
  expect(result.exitCode).toBe(0);
  expect(result.outputs).toMatchObject({ outcome: 'dry-run', 'pr-link': '' });
  expect(result.outputs).not.toHaveProperty('comment-id');
  return result;
}

/** A comment of ours that names a job that has ended. */
const earlier =
  (issue = 1, key?: string) =>
  ({ platform, github }: Scenario) => {
    const { id } = platform.addJob('Before.', COMPLETED);
    github.addComment(ownComment(id, { issue, ...(key === undefined ? {} : { key }) }));
  };

describe('a dry run changes nothing, and says that a run would', () => {
  test('create a job', async () => {
    const { message, summary, asked, log } = await passes();
    expect(message).toBe('Dry run, nothing was sent. A run would create a job.');
    expect(summary).toContain('**Dry run: nothing was sent**');
    expect(summary).toContain(
      [
        'A run would:',
        '',
        '1. Add a 👀 reaction to issue 1.',
        '2. Create a job in project `project-1`. The prompt has 26 bytes.',
        '3. Wait until the job ends, at most 30 min.',
        '4. Comment on issue 1.',
        '5. Remove the label `docs`.',
        '',
      ].join('\n'),
    );
    expect(summary).toMatch(/\| Prompt SHA-256 \| `[0-9a-f]{64}` \|/u);
    expect(asked).toEqual([`GET /repos/Codertocat/Hello-World/collaborators/${SENDER}/permission`]);
    expect(log).not.toContain(PROMPT);
  });

  test('send the text, which step debugging doesn’t print either', async () => {
    const { log } = await passes({ with: { include: 'issue' }, env: { RUNNER_DEBUG: '1' } });
    expect(log).not.toContain(PROMPT);
    expect(log).not.toContain('Spelling error in the README file');
  });

  test('send each part of include, and what would be cut', async () => {
    const body = 'x'.repeat(200_000);
    const event = { name: 'issues', payload: payload('issues', 'labeled', { issue: { body } }) };
    const { summary } = await passes({
      event,
      with: { include: 'issue, comments, diff' },
      hub: {
        roles: { [SENDER]: 'write', ann: 'write' },
        comments: [
          { issue: 1, author: 'ann', association: 'OWNER', body: 'hi', createdAt: '2019-05-15T15:00:00Z' },
        ],
      },
    });
    expect(summary).toMatch(
      /The prompt has 26 bytes and is followed by 99,\d{3} bytes of data from GitHub \(`include`, and lines that mark it as data\)\./u,
    );
    expect(summary).toMatch(/`issue` \| issue 1 \| 98,\d{3} \| The text of .* is cut/u);
    expect(summary).toMatch(/`comments` \| 1 comment \| \d+ \| +\|/u);
    expect(summary).toMatch(/`diff` \| nothing \| 0 \| The `issues` event has no diff\./u);
    expect(summary).not.toContain('xxx');
  });

  test('not wait, with wait: false', async () => {
    expect((await passes({ with: { wait: 'false' } })).message).toContain('create a job');
  });

  test('send a message to the given job', async () => {
    const before = ({ platform }: Scenario) => void platform.addJob('Before.', COMPLETED);
    const { message } = await passes({ before, with: { 'job-id': 'job-1', prompt: PROMPT } });
    expect(message).toContain('A run would send the prompt to job `job-1`, which is completed.');
  });

  test('wait for the job before it sends the message', async () => {
    const before = ({ platform }: Scenario) => void platform.addJob('Before.', [{ status: 'active' }]);
    const { message } = await passes({ before, with: { 'job-id': 'job-1', prompt: PROMPT } });
    expect(message).toContain('wait for job `job-1`, which is active, and then send it the prompt');
  });

  test('continue the job of our comment', async () => {
    const { message } = await passes({
      before: earlier(),
      with: { 'job-id': 'auto', prompt: PROMPT },
      hub: { pulls: [{ number: 2 }] },
    });
    expect(message).toContain('send the prompt to job `job-1`');
  });

  test('not continue a job whose marker is invalid', async () => {
    const { message } = await passes({
      before: earlier(1, 'mint_another-key'),
      with: { 'job-id': 'auto', prompt: PROMPT },
    });
    expect(message).toContain('create a job');
  });

  test('continue a job at the cap', async () => {
    const { message } = await passes({
      before: earlier(2),
      with: { 'max-open-prs': '1', 'at-cap': 'continue' },
      hub: { pulls: [{ number: 2 }] },
    });
    expect(message).toContain('send the prompt to job `job-1`');
  });

  test('resume the job of an earlier attempt', async () => {
    await using s = await scenario();
    const options = { ...labeled, with: { comment: 'true', wait: 'false' } };
    await s.run(options);
    const posts = () => lines(s.github.requests).filter(isWrite).length;
    const before = posts();
    const { outputs, exitCode } = await s.run({
      ...options,
      with: { ...options.with, 'dry-run': 'true' },
      env: { GITHUB_RUN_ATTEMPT: '2' },
    });
    expect(exitCode).toBe(0);
    expect(outputs).toMatchObject({ outcome: 'dry-run', 'job-id': '' });
    expect(outputs['message']).toContain('resume job `job-1`');
    expect(posts()).toBe(before);
    expect(s.platform.jobs).toHaveLength(1);
  });

  test('follow the given job, after one poll', async () => {
    const before = ({ platform }: Scenario) => void platform.addJob('Before.', [{ status: 'active' }]);
    const { message, asked } = await passes({ before, with: { 'job-id': 'job-1' } });
    expect(message).toContain('A run would follow job `job-1`, which is active.');
    expect(asked).toEqual(['GET /v2/agent/project-1/job/job-1']);
  });

  test.each([
    ['permission', {}, { roles: { [SENDER]: 'read' } }],
    ['max-open-prs', { 'max-open-prs': '1' }, { pulls: [{ number: 2 }] }],
    ['agent-event', { 'agent-login': SENDER }, {}],
  ] as const)('be skipped: %s', async (guard, inputs, hub) => {
    const { outputs, message, summary } = await passes({ with: inputs, hub });
    expect(outputs['reason']).toBe(guard);
    expect(message).toMatch(/^Dry run, nothing was sent\. A run would be skipped: /u);
    expect(message).not.toContain('Skipped');
    if (guard === 'max-open-prs') {
      expect(summary).toContain('Open pull request');
      expect(message).toContain('Merge or close it, or set `at-cap: continue`.');
    }
  });
});

describe('the plan of a dry run promises a reaction if a run adds one', () => {
  const addActive = ({ platform }: Scenario) => void platform.addJob('Before.', [{ status: 'active' }]);
  const commented = { comment: 'true', wait: 'false' };
  test.each<[string, boolean, Scene]>([
    ['a new job', true, {}],
    ['a message', true, { before: earlier(), with: { 'job-id': 'auto', prompt: PROMPT } }],
    ['a job to follow', true, { before: addActive, with: { 'job-id': 'job-1' } }],
    ['no comment', false, { with: { comment: 'false' } }],
    ['an event without an issue', false, { event: { name: 'workflow_dispatch', payload: {} } }],
    ['a job of an earlier attempt', false, { env: { GITHUB_RUN_ATTEMPT: '2' } }],
  ])('%s', async (_, reacts, { before, ...options }) => {
    await using s = await scenario();
    before?.(s);
    if (options.env !== undefined) await s.run({ ...labeled, with: commented });
    const reactions = () => s.github.reactions.length;
    const earlierReactions = reactions();
    const step = { ...labeled, ...options };
    const dryRun = await s.run({ ...step, with: { ...commented, ...options.with, 'dry-run': 'true' } });
    expect(dryRun.outputs['outcome']).toBe('dry-run');
    expect(dryRun.summary.includes('👀')).toBe(reacts);
    expect(reactions()).toBe(earlierReactions);
    await s.run({ ...step, with: { ...commented, ...options.with } });
    expect(reactions() > earlierReactions).toBe(reacts);
  });
});

describe('the plan of a dry run promises a comment on the pull request if a run adds one', () => {
  const continued = { comment: 'true', 'at-cap': 'continue', 'max-open-prs': '5' };
  test.each<[string, boolean, Scene]>([
    ['a new job', true, {}],
    ['a job of an earlier attempt', true, { env: { GITHUB_RUN_ATTEMPT: '2' } }],
    ['a job that no run continues', false, { with: { comment: 'true' } }],
    ['a message', false, { before: earlier(), with: { ...continued, 'job-id': 'auto', prompt: PROMPT } }],
  ])('%s', async (_, comments, { before, ...options }) => {
    await using s = await scenario({ life: COMPLETED });
    before?.(s);
    const step = { ...labeled, with: continued, ...options };
    if (step.env !== undefined) await s.run({ ...labeled, with: { ...continued, wait: 'false' } });
    const { summary } = await s.run({ ...step, with: { ...step.with, 'dry-run': 'true' } });
    expect(summary.includes('Comment on the pull request')).toBe(comments);
    const onPullRequest = () => s.github.comments.filter(({ issue }) => issue === 2).length;
    expect(onPullRequest()).toBe(0);
    const { outputs } = await s.run(step);
    expect(outputs['outcome']).toBe('pr-created');
    expect(onPullRequest()).toBe(comments ? 1 : 0);
  });
});

test('the plan of a dry run has every label in full', async () => {
  const { summary } = await passes({ with: { 'pr-labels': 'documentation, from the agent' } });
  expect(summary).toContain('Add labels to the pull request: `documentation`, `from the agent`.');
});

describe('a dry run fails like a run', () => {
  test('on invalid inputs, and doesn’t remove the label', async () => {
    const { outputs, exitCode } = await dry({ with: { 'timeout-minutes': 'soon' } });
    expect(exitCode).toBe(1);
    expect(outputs).toMatchObject({ outcome: 'not-created', reason: 'invalid-input' });
  });

  test('on a dry-run that is neither true nor false, and doesn’t remove the label', async () => {
    const { outputs, exitCode } = await dry({ with: { 'dry-run': 'yes' } });
    expect(exitCode).toBe(1);
    expect(outputs['message']).toContain('dry-run');
  });

  test('if a guard can’t be checked, and writes no comment', async () => {
    const { outputs, exitCode } = await dry({
      before: ({ github }) =>
        github.fault({ path: /permission$/u, times: Infinity }, { kind: 'status', status: 403 }),
    });
    expect(exitCode).toBe(1);
    expect(outputs).toMatchObject({ outcome: 'not-created', reason: 'guard-unavailable' });
  });

  test('if a part of include can’t be read', async () => {
    const { outputs } = await dry({
      before: ({ github }) =>
        github.fault({ path: /comments$/u, times: Infinity }, { kind: 'status', status: 403 }),
      with: { include: 'comments' },
    });
    expect(outputs).toMatchObject({ outcome: 'not-created', reason: 'context-unavailable' });
  });

  test('if the given job does not exist', async () => {
    const { outputs } = await dry({ with: { 'job-id': 'gone', prompt: PROMPT } });
    expect(outputs).toMatchObject({ outcome: 'rejected', reason: 'not-found' });
  });
});

test('post does nothing after a dry run that was killed', async () => {
  await using s = await scenario();
  s.platform.addJob('Before.', [{ status: 'active' }]);
  s.platform.fault({ method: 'GET', times: Infinity }, HANGS);
  const inputs = { 'dry-run': 'true', comment: 'true', 'job-id': 'job-1', prompt: PROMPT };
  const step = await s.start({ with: inputs, clock: 'held' });
  await s.platform.waitForRequest(({ method }) => method === 'GET');
  step.kill('SIGKILL');
  const { state } = await step.result;
  const post = await s.run({ with: inputs, post: state });
  expect(post.exitCode).toBe(0);
  expect(lines(s.github.requests).filter(isWrite)).toEqual([]);
});
