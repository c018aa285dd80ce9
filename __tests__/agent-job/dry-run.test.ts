import { describe, expect, test } from '@jest/globals';
import type { GitHubOptions } from '../../sandbox/github.ts';
import type { Life, PlatformOptions } from '../../sandbox/platform.ts';
import type { StepOptions } from '../../sandbox/run-step.ts';
import { messages, ownComment, PULL_2 } from './earlier-jobs.ts';
import { event, scheduled } from './events.ts';
import { HANGS, inOrder, lines, PROMPT, type Scenario, SENDER, scenario, status } from './scenario.ts';

const COMPLETED = [{ status: 'completed', prLink: PULL_2 }] as const;

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
  const jobs = messages(s);
  const result = await s.run({
    event: event('issues', 'labeled', { label: { name: 'docs' } }),
    ...options,
    with: { 'dry-run': 'true', comment: 'true', 'remove-label': 'true', ...options.with },
  });
  const requests = [...s.platform.requests, ...s.github.requests];
  expect(lines(requests).filter(isWrite)).toEqual([]);
  expect(s.github.comments).toEqual(comments);
  expect(s.github.reactions).toEqual([]);
  expect(s.github.labels(1)).toEqual(['docs']);
  expect(messages(s)).toEqual(jobs);
  expect(result.outputs['job-id']).toBe('');
  return { ...result, message: result.outputs['message'] ?? '', asked: lines(requests) };
}

/** As `dry`, if the run passes. */
async function passes(scene: Scene = {}) {
  const result = await dry(scene);
  expect(result).toMatchObject({ exitCode: 0, outputs: { outcome: 'dry-run', 'pr-link': '' } });
  expect(result.outputs).not.toHaveProperty('comment-id');
  return result;
}

const before = (life: Life) => (s: Scenario) => void s.platform.addJob('Before.', life);

/** A comment of ours that names a job that has ended. */
const earlier =
  (issue = 1) =>
  ({ platform, github }: Scenario) => {
    const { id } = platform.addJob('Before.', COMPLETED);
    github.addComment(ownComment(id, { issue }));
  };

describe('a dry run changes nothing, and says that a run would', () => {
  const ALL = {
    'allowed-paths': 'docs/**',
    'pr-labels': 'docs, a | b, docs',
    'pr-reviewers': '@author, octocat',
    'max-open-prs': '3',
    include: 'issue',
  };
  const COMPARES = 'Compare the pull request with `allowed-paths`.';
  const ADDS = ['Add labels to the pull request: `docs`, `a | b`.', 'Request the reviews of `pr-reviewers`.'];
  test.each([
    ['a new job', ALL, [COMPARES, ...ADDS]],
    ['a new job, without labels', { ...ALL, 'allowed-paths': '', 'pr-labels': '' }, ADDS.slice(1)],
    ['a new job without waiting', { ...ALL, wait: 'false' }, []],
    ['a job with a pull request', { ...ALL, 'job-id': 'job-1', prompt: PROMPT }, [COMPARES]],
    ['a job with a pull request to follow', { ...ALL, 'job-id': 'job-1' }, [COMPARES, ...ADDS]],
  ])('do what the inputs ask for, with %s', async (_, inputs, steps) => {
    const { summary } = await passes({ with: inputs, before: earlier() });
    const [, after = ''] = /\n3\. (?:Wait|Not wait)[^\n]*\n([^]*?)A dry run only/u.exec(summary) ?? [];
    expect(summary.includes('26 bytes and is followed')).toBe('prompt' in inputs || !('job-id' in inputs));
    expect(summary).toContain('wait' in inputs ? '3. Not wait for the job.' : '3. Wait until the job ends');
    const listed = after.trim().split('\n');
    const said = listed.map((line) => line.replace(/^\d+\. /u, ''));
    expect(said.filter((line) => !/^(?:Comment|Remove)/u.test(line))).toEqual(steps);
  });

  test('create a job', async () => {
    const { message, summary, asked, log } = await passes();
    expect(message).toBe('Dry run, nothing was sent. A run would create a job.');
    expect(summary).toContain('**Dry run: nothing was sent**');
    expect(summary).toContain(
      [
        'A run would:',
        '',
        '1. React with 👀 on `#1`.',
        '2. Create a job in project `project-1`. The prompt has 26 bytes.',
        '3. Wait until the job ends, at most 30 min.',
        '4. Comment on `#1`.',
        '5. Remove the label `docs`.',
        "\nA dry run only reads, so it doesn't check whether the API key has the `write` scope",
      ].join('\n'),
    );
    expect(summary).toMatch(/\| Prompt \| 26 bytes \|\n\| Prompt SHA-256 \| `[0-9a-f]{64}` \|/u);
    const [tested = '', ...others] = asked;
    expect(tested).toMatch(/^GET \/v2\/agent\/project-1\/job\/[\da-f-]{36}$/u);
    expect(others).toEqual([`GET /repos/Codertocat/Hello-World/collaborators/${SENDER}/permission`]);
    expect(log).not.toContain(PROMPT);
  });

  test('send the text, which step debugging doesn’t print either', async () => {
    const issue = { body: 'A private text.' };
    const { stdout, summary, outputs } = await passes({
      event: event('issues', 'labeled', { issue, label: { name: 'docs' } }),
      with: { include: 'issue', prompt: 'A private instruction.' },
      env: { RUNNER_DEBUG: '1' },
    });
    expect(stdout).toContain('::debug::');
    expect(stdout + summary + JSON.stringify(outputs)).not.toMatch(/private (?:instruction|text)/u);
  });

  test('send each part of include, and what would be cut', async () => {
    const comment = { issue: 1, author: 'ann', body: 'hi', createdAt: '2019-05-15T15:00:00Z' };
    const { summary } = await passes({
      event: event('issues', 'labeled', { issue: { body: 'ü'.repeat(100_000) } }),
      with: { include: 'issue, comments, diff' },
      hub: { roles: { [SENDER]: 'write', ann: 'write' }, comments: [comment] },
    });
    expect(summary).toMatch(
      /The prompt has 26 bytes and is followed by 99,\d{3} bytes of data from GitHub \(`include`, and lines that mark it as data\)\./u,
    );
    expect(summary).toContain('| `include` | Content | Bytes | Left out |\n');
    expect(summary).toMatch(/`issue` \| issue 1 \| 98,\d{3} \| The text of .* is cut/u);
    expect(summary).toMatch(/`comments` \| 1 comment \| \d+ \| +\|\n\| `diff`/u);
    expect(summary).toMatch(/`diff` \| nothing \| 0 \| The `issues` event has no diff\./u);
    expect(summary).not.toContain('xxx');
  });

  const message = { 'job-id': 'job-1', prompt: PROMPT };
  const auto = { 'job-id': 'auto', prompt: PROMPT };
  const hub = { pulls: [{ number: 2 }] };
  const active = before([{ status: 'active' }]);
  const ended = before(COMPLETED);
  const continued = 'send the prompt to job `job-1`';
  const sent = `A run would ${continued}, which is completed.`;
  const awaited = 'wait for job `job-1`, which is active, and then send it the prompt';
  const resumed =
    'resume job `job-1`, which is completed and got the prompt in an earlier attempt of this run.';
  const rerun = { runId: '1', attempt: 2, job: 'docs', step: 'docs', with: { prompt: 'Before.' } };
  test.each<[string, Scene, string]>([
    ['send a message to the given job', { before: ended, with: message }, sent],
    ['wait for the job before it sends the message', { before: active, with: message }, awaited],
    ['continue the job of our comment', { before: earlier(), with: auto, hub }, continued],
    ['resume the job of an earlier attempt', { before: earlier(), ...rerun }, resumed],
  ])('%s', async (_, scene, said) => {
    const { message: planned, log, asked } = await passes(scene);
    // No request is sent twice.
    expect([planned, asked]).toEqual([expect.stringContaining(said), [...new Set(asked)]]);
    expect(log).not.toContain('Resuming');
  });

  test('follow the given job, whatever its status is, after one poll', async () => {
    const step = { before: before([{ status: 'on hold @all' }]), with: { 'job-id': 'job-1' } };
    const result = await passes(step);
    expect(result.message).toContain('A run would follow job `job-1`, which is `on hold @all`.');
    expect(result.asked).toEqual(['GET /v2/agent/project-1/job/job-1']);
  });

  test.each([
    ['permission', {}, { roles: { [SENDER]: 'read' } }],
    ['max-open-prs', { 'max-open-prs': '1' }, { pulls: [{ number: 2 }] }],
    ['agent-event', { 'agent-login': SENDER }, {}],
  ] as const)('be skipped: %s', async (guard, inputs, github) => {
    const { outputs, message: said, summary } = await passes({ with: inputs, hub: github });
    expect(outputs['reason']).toBe(guard);
    expect(said).toMatch(/^Dry run, nothing was sent\. A run would be skipped: /u);
    expect(said).not.toContain('Skipped');
    expect(summary).toContain('**Dry run: the job would be skipped**\n');
    if (guard === 'max-open-prs') {
      expect(summary).toContain('Open pull request');
      expect(said).toContain('Merge or close that pull request.');
    }
  });
});

describe('the plan of a dry run promises what a run then changes', () => {
  /** Lines of the plan, each with the request that does it. */
  const CHANGES: readonly (readonly [RegExp, RegExp])[] = [
    [/^React with 👀/u, /^POST .*\/reactions$/u],
    [/^Create a job/u, /^POST \/v2\/.*\/job$/u],
    [/^Send the prompt/u, /^POST .*\/message$/u],
    [/^Add labels/u, /^POST .*\/issues\/2\/labels$/u],
    [/^Request the reviews/u, /^POST .*\/pulls\/2\/requested_reviewers$/u],
    [
      /^Comment on the pull request, so that a later run can continue the job\./u,
      /^POST .*\/issues\/2\/comments$/u,
    ],
    [/^Comment on `#1`/u, /^POST .*\/issues\/1\/comments$|^PATCH .*\/comments\/1001$/u],
    [/^Remove the label/u, /^DELETE .*\/issues\/1\/labels\/docs$/u],
  ];
  const changes = (texts: readonly string[], which: 0 | 1) =>
    texts.map((text) => CHANGES.find((change) => change[which].test(text))?.[0].source ?? text).sort();
  const auto = { comment: 'true', 'job-id': 'auto', prompt: PROMPT };
  const all = { ...auto, 'pr-labels': 'docs', 'pr-reviewers': 'octocat', 'remove-label': 'true' };
  const elsewhere = { life: [{ status: 'completed', prLink: 'https://github.com/acme/docs/pull/2' }] };
  const inAcme = { ...auto, 'pr-repository': 'acme/docs' };
  const active = { life: [{ status: 'active' }] };
  const without = { before: before([{ status: 'completed' }]), platform: { lifeAfterMessage: COMPLETED } };
  /** Whether there is a reaction, and a comment on the pull request. */
  test.each<[string, boolean, boolean, Scene]>([
    ['a new job', true, true, {}],
    ['a new job that no run continues', true, false, { with: { ...all, 'job-id': '' } }],
    ['a message', true, false, { before: earlier(), with: all }],
    ['a message, without a pull request', true, false, { ...without, with: { ...all, 'job-id': 'job-1' } }],
    ['a job to follow', true, false, { before: earlier(), with: { ...all, 'job-id': 'job-1', prompt: '' } }],
    ['a pull request in another repository', true, false, { platform: elsewhere, with: inAcme }],
    ['no comment', false, true, { with: { ...all, comment: 'false' } }],
    ['a job that isn’t waited for', true, false, { platform: active, with: { ...all, wait: 'false' } }],
    ['an event without an issue', false, true, { event: scheduled }],
    ['a discussion', false, true, { event: event('discussion', 'labeled', { label: { name: 'docs' } }) }],
    ['a job of an earlier attempt', false, true, { env: { GITHUB_RUN_ATTEMPT: '2' } }],
  ])('for %s', async (_, reacts, comments, { before, platform = { life: COMPLETED }, ...options }) => {
    await using s = await scenario(platform, { pulls: [{ number: 2 }], labels: { 1: ['docs'] } });
    before?.(s);
    const on = event('issues', 'labeled', { label: { name: 'docs' } });
    const step = { event: on, with: all, ...options };
    if (step.env !== undefined) await s.run({ with: { ...all, wait: 'false' } });
    const asked = inOrder(s).length;
    const { summary, annotations } = await s.run({ ...step, with: { ...step.with, 'dry-run': 'true' } });
    const notices = annotations.filter(({ level }) => level === 'notice').map(({ title }) => title);
    expect(notices).toEqual(options.event === undefined ? [] : ['No comment']);
    expect(summary.includes('👀')).toBe(reacts);
    expect(summary.includes('Comment on the pull request')).toBe(comments);
    const steps = summary.matchAll(/^\d+\. (?!Wait|Not wait|Follow|Resume)(.*)/gmu);
    const plan = Array.from(steps, ([, line = '']) => line);
    const outcome = platform === active ? 'started' : 'pr-created';
    expect(await s.run(step)).toMatchObject({ outputs: { outcome } });
    expect(changes(lines(inOrder(s).slice(asked)).filter(isWrite), 1)).toEqual(changes(plan, 0));
  });
});

const forbidden = (path: RegExp) => (s: Scenario) => s.github.fault({ path, times: Infinity }, status(403));

const INVALID = ['not-created', 'invalid-input'] as const;
const noComments = { before: forbidden(/comments$/u), with: { include: 'comments' } };
test.each<[string, Scene, ...(readonly [string, string])]>([
  ['on invalid inputs', { with: { 'timeout-minutes': 'soon' } }, ...INVALID],
  ['on a dry-run that is neither true nor false', { with: { 'dry-run': 'yes' } }, ...INVALID],
  ['if a guard can’t be checked', { before: forbidden(/permission$/u) }, 'not-created', 'guard-unavailable'],
  ['if a part of include can’t be read', noComments, 'not-created', 'context-unavailable'],
  ['if the job does not exist', { with: { 'job-id': 'gone', prompt: PROMPT } }, 'rejected', 'not-found'],
])('a dry run fails like a run %s, and changes nothing', async (_, scene, outcome, reason) => {
  expect(await dry(scene)).toMatchObject({ exitCode: 1, outputs: { outcome, reason } });
});

test('post does nothing after a dry run that was killed', async () => {
  await using s = await scenario();
  s.platform.addJob('Before.', [{ status: 'active' }]);
  s.platform.fault({ method: 'GET', times: Infinity }, HANGS);
  const inputs = { 'dry-run': 'true', comment: 'true', 'job-id': 'job-1', prompt: PROMPT };
  const { state } = await s.killDuring(/^GET .*job-1$/u, { with: inputs, clock: 'held' });
  expect((await s.run({ with: inputs, post: state })).exitCode).toBe(0);
  expect(lines(s.github.requests).filter(isWrite)).toEqual([]);
});

const ODD = /^Couldn't test the API key: the response couldn't be read. Check `base-url` and the proxy/u;
test.each<[number, object | string, string, RegExp]>([
  [400, { error: 'x' }, 'rejected bad-request', /no job was created: the API rejected.*`project-id`/iu],
  [401, { error: 'Unauthorized' }, 'rejected unauthorized', /the API key is wrong or expired/u],
  [403, { error: 'Forbidden' }, 'rejected forbidden', /\(`write`\)/u],
  [404, '<title>nginx</title>', 'dry-run ', ODD],
  [404, { message: 'no route' }, 'dry-run ', ODD],
  [200, '<title>Sign in</title>', 'dry-run ', ODD],
  [200, { id: 'job-1', status: 'active' }, 'dry-run ', ODD],
  [402, { error: 'x' }, 'dry-run ', /^Couldn't test the API key: the organization has no credits left/u],
  [500, { error: 'x' }, 'dry-run ', /^Couldn't test the API key: the API had an internal error/u],
  [429, { error: 'x' }, 'dry-run ', /^Couldn't test the API key: .* is used up/u],
])('a dry run tests the API key, and the API answers with %i %j', async (code, body, end, said) => {
  await using s = await scenario();
  s.platform.fault({ method: 'GET', times: Infinity }, status(code, body));
  const { exitCode, outputs, annotations } = await s.run({ with: { 'dry-run': 'true' } });
  expect(`${outputs['outcome']} ${outputs['reason']}`).toBe(end);
  expect(exitCode).toBe(end.startsWith('rejected') ? 1 : 0);
  const title = end.startsWith('rejected') ? 'No docs job started' : 'API key not tested';
  expect(annotations).toMatchObject([{ title, message: expect.stringMatching(said) }]);
  // As it was sent, not as a run would.
  const [asked] = lines(s.platform.requests);
  expect(annotations).toMatchObject([{ message: expect.stringContaining(`(${asked}: ${code}`) }]);
  expect(s.platform.requests).toHaveLength(1);
});
