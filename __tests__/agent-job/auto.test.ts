import { createHash, createHmac } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import type { CommentSeed, GitHubOptions, PullSeed } from '../../sandbox/github.ts';
import { payload, pullRequestComment } from '../../sandbox/payloads.ts';
import type { PlatformOptions, Stage } from '../../sandbox/platform.ts';
import type { StepOptions } from '../../sandbox/run-step.ts';
import { lines, type Scenario, SENDER, scenario } from './scenario.ts';

const HERE = 'Codertocat/Hello-World';
const REPOSITORY = `/repos/${HERE}`;
const KEY = 'mint_sandbox-key';
const PROMPT = 'And the changelog.';
const LINK = `https://github.com/${HERE}/pull/7`;
const READING = /\/comments$|graphql/u;
const DOWN = { kind: 'status', status: 502, body: { message: 'down' } } as const;

const ends = (prLink: string | null = LINK): readonly [Stage, ...Stage[]] => [
  { status: 'completed', afterMs: 0, prLink },
];
const scheduled = { name: 'schedule', payload: payload('schedule') };

function auto(options: StepOptions = {}): StepOptions {
  return { ...options, with: { 'job-id': 'auto', prompt: PROMPT, ...options.with } };
}

/** A comment as the action writes it, or with one difference that makes its marker invalid. */
function comment(
  job: string,
  {
    issue = 1,
    author = 'github-actions[bot]',
    project = 'project-1',
    key = KEY,
    boundTo = { repository: HERE, issue },
  }: {
    issue?: number;
    author?: string;
    project?: string;
    key?: string;
    boundTo?: { repository: string; issue: number };
  } = {},
): CommentSeed {
  const prompt = createHash('sha256').update('Before.').digest('hex');
  const marker = { job, project, run: '1', attempt: 1, workflowJob: 'docs', step: 'docs', key: '0', prompt };
  const said = Buffer.from(JSON.stringify(marker)).toString('base64');
  const code = createHmac('sha256', key)
    .update(`docs-agent-action marker 1\n${boundTo.repository.toLowerCase()}\n${boundTo.issue}\n${said}`)
    .digest('base64');
  return { issue, author, body: `The docs agent says so.\n<!-- docs-agent-action:1 ${said} ${code} -->` };
}

/** Starts a scenario with jobs that have these lives. */
async function withJobs(
  lives: readonly (readonly Stage[])[],
  github: GitHubOptions = {},
  platform: PlatformOptions = {},
): Promise<Scenario> {
  const s = await scenario({ life: ends(), ...platform }, github);
  for (const life of lives) s.platform.addJob('Before.', life);
  return s;
}

/** The number of messages that each job got. */
function messages({ platform }: Scenario): number[] {
  return platform.jobs.map((job) => job.messages.length);
}

describe('without a comment of ours that names a job', () => {
  test('a job is created, and its pull request gets a short comment with a link back', async () => {
    await using s = await scenario({ life: ends() });
    const { exitCode, outputs, annotations } = await s.run(auto({ with: { comment: 'true' } }));
    expect(exitCode).toBe(0);
    expect(annotations).toEqual([]);
    expect(outputs).toMatchObject({ outcome: 'pr-created', 'job-id': 'job-1' });
    expect(s.platform.jobs.map(({ prompt }) => prompt)).toEqual([PROMPT]);
    expect(s.github.comments.map(({ issue }) => issue).toSorted((one, other) => one - other)).toEqual([1, 7]);
    const note = s.github.comments.find(({ issue }) => issue === 7)?.body ?? '';
    expect(note).toContain(`(https://github.com/${HERE}/issues/1)`);
    expect(note).toMatch(/<!-- docs-agent-action:1 \S+ \S+ -->/u);
    expect(note.split('<!--')[0]?.length).toBeLessThan(200);
    const onIssue = s.github.comments.find(({ issue }) => issue === 1);
    expect(outputs['comment-id']).toBe(String(onIssue?.id));
  });

  test('the short comment is written without comment: true, and links to the run if there is no issue', async () => {
    await using s = await scenario({ life: ends() });
    await s.run(auto({ event: scheduled, runId: '77' }));
    expect(s.github.comments.map(({ issue }) => issue)).toEqual([7]);
    expect(s.github.comments[0]?.body).toContain(`(https://github.com/${HERE}/actions/runs/77)`);
  });

  test('the short comment is also written if the link has another case', async () => {
    await using s = await scenario({ life: ends(`https://github.com/${HERE.toLowerCase()}/pull/7`) });
    await s.run(auto({ event: scheduled }));
    expect(s.github.comments.map(({ issue }) => issue)).toEqual([7]);
  });

  test('the short comment links back to a pull request if that triggered the run', async () => {
    await using s = await scenario({ life: ends() });
    await s.run(auto({ event: { name: 'issue_comment', payload: pullRequestComment() } }));
    expect(s.github.comments[0]?.body).toContain(`(https://github.com/${HERE}/pull/1)`);
  });

  test('at-cap: continue also writes the short comment, before the cap is reached', async () => {
    await using s = await scenario({ life: ends() });
    await s.run({ event: scheduled, with: { 'max-open-prs': '3', 'at-cap': 'continue' } });
    expect(s.github.comments.map(({ issue }) => issue)).toEqual([7]);
  });

  test.each([
    ['in another repository', 'https://github.com/acme/docs/pull/7'],
    ['on another server', `https://git.example/${HERE}/pull/7`],
    ['nowhere', null],
  ])('a pull request %s gets no short comment', async (_, prLink) => {
    await using s = await scenario({ life: ends(prLink) });
    await s.run(auto({ event: scheduled }));
    expect(s.platform.jobs).toHaveLength(1);
    expect(s.github.comments).toEqual([]);
  });

  test('the pull request of a job without auto gets no short comment', async () => {
    await using s = await scenario({ life: ends() });
    await s.run();
    expect(s.github.comments).toEqual([]);
  });

  test('a failure to write the short comment is a warning', async () => {
    await using s = await scenario({ life: ends() });
    s.github.fault(
      { method: 'POST', path: /\/issues\/7\/comments$/u },
      { kind: 'status', status: 403, body: { message: 'Resource not accessible by integration' } },
    );
    const { exitCode, outputs, annotations } = await s.run(auto());
    expect(exitCode).toBe(0);
    expect(outputs['outcome']).toBe('pr-created');
    expect(annotations).toEqual([
      {
        level: 'warning',
        title: 'Check the inputs',
        message: expect.stringContaining('Without `comment: true`'),
      },
      {
        level: 'warning',
        title: expect.any(String),
        message: expect.stringContaining('`pull-requests: write`'),
      },
    ]);
  });

  test('a job is created if the token has no access to comments', async () => {
    await using s = await scenario({ life: ends(null) });
    s.github.fault(
      { path: READING, times: Infinity },
      { kind: 'status', status: 403, body: { message: 'Resource not accessible by integration' } },
    );
    expect((await s.run(auto())).outputs).toMatchObject({ outcome: 'no-pr', 'job-id': 'job-1' });
  });

  test('auto without a prompt is an error', async () => {
    await using s = await scenario();
    const { outputs } = await s.run({ with: { 'job-id': 'auto' } });
    expect(outputs).toMatchObject({ outcome: 'not-created', reason: 'invalid-input' });
    expect(s.github.requests).toEqual([]);
  });
});

describe('with a comment of ours that names a job', () => {
  test('each run continues the job', async () => {
    await using s = await withJobs([], { pulls: [{ number: 7 }] });
    for (const runId of ['1', '2', '3']) {
      const { outputs } = await s.run(
        auto({ runId, with: { comment: 'true', prompt: `${PROMPT} ${runId}` } }),
      );
      expect(outputs).toMatchObject({ outcome: 'pr-created', 'job-id': 'job-1', 'pr-link': LINK });
    }
    expect(s.platform.jobs).toHaveLength(1);
    expect(s.platform.jobs[0]?.messages.map(({ prompt }) => prompt)).toEqual([`${PROMPT} 2`, `${PROMPT} 3`]);
    // A comment for the create and for each message, and one short one on the pull request.
    expect(s.github.comments.map(({ issue }) => issue).toSorted((one, other) => one - other)).toEqual([
      1, 1, 1, 7,
    ]);
    expect(s.github.comments.every(({ versions }) => versions === 1)).toBe(true);
  });

  test('an active job is continued', async () => {
    await using s = await withJobs([[{ status: 'active' }, { status: 'active' }, { status: 'completed' }]], {
      comments: [comment('job-1')],
    });
    expect((await s.run(auto({ with: { wait: 'false' } }))).outputs).toMatchObject({
      outcome: 'started',
      'job-id': 'job-1',
    });
    expect(messages(s)).toEqual([1]);
  });

  test('the newest of several jobs is continued', async () => {
    await using s = await withJobs([ends(), ends(), ends()], {
      comments: [
        comment('job-1'),
        comment('job-3'),
        comment('job-2'),
        { issue: 1, author: 'octocat', body: 'Hi' },
      ],
    });
    await s.run(auto());
    expect(messages(s)).toEqual([0, 1, 0]);
  });

  test('a comment after hundreds of others is found', async () => {
    const chatter = Array.from({ length: 230 }, () => ({ issue: 1, author: 'octocat', body: 'Hi' }));
    await using s = await withJobs([ends()], { comments: [...chatter, comment('job-1')] });
    await s.run(auto());
    expect(messages(s)).toEqual([1]);
  });

  test('issue-number selects the issue', async () => {
    await using s = await withJobs([ends()], { comments: [comment('job-1', { issue: 12 })] });
    await s.run(auto({ event: scheduled, with: { 'issue-number': '12' } }));
    expect(messages(s)).toEqual([1]);
  });

  test.each<[string, readonly Stage[], string]>([
    ['failed', [{ status: 'failed', afterMs: 0, prLink: LINK }], 'it failed'],
    ['was archived', [{ status: 'archived', afterMs: 0, prLink: LINK }], 'it was archived'],
  ])('a job that %s is not continued; a new one is created', async (_, life, why) => {
    await using s = await withJobs([life], { comments: [comment('job-1')], pulls: [{ number: 7 }] });
    const { outputs, log } = await s.run(auto());
    expect(outputs).toMatchObject({ outcome: 'pr-created', 'job-id': 'job-2' });
    expect(log).toContain(`Not continuing job \`job-1\`, because ${why}.`);
    expect(messages(s)).toEqual([0, 0]);
  });

  test('a job that no longer exists is not continued; a new one is created', async () => {
    await using s = await withJobs([], { comments: [comment('job-gone')] });
    expect((await s.run(auto())).outputs).toMatchObject({ outcome: 'pr-created', 'job-id': 'job-1' });
  });

  test.each<[string, PullSeed]>([
    ['closed', { number: 7, state: 'closed' }],
    ['merged', { number: 7, merged: true }],
  ])('a job whose pull request is %s is not continued; a new one is created', async (_, pull) => {
    await using s = await withJobs([ends()], { comments: [comment('job-1')], pulls: [pull] });
    expect((await s.run(auto())).outputs['job-id']).toBe('job-2');
    expect(messages(s)).toEqual([0, 0]);
  });

  test('a job whose pull request was closed since is not continued', async () => {
    await using s = await withJobs([], { pulls: [{ number: 7 }] });
    await s.run(auto({ with: { comment: 'true' } }));
    s.github.closePull(7);
    expect((await s.run(auto({ runId: '2' }))).outputs['job-id']).toBe('job-2');
    expect(messages(s)).toEqual([0, 0]);
  });

  test('a job with a closed pull request in another repository is not continued', async () => {
    await using s = await withJobs([ends('https://github.com/acme/docs/pull/9')], {
      comments: [comment('job-1')],
      pulls: [{ repository: 'acme/docs', number: 9, state: 'closed' }],
    });
    expect((await s.run(auto())).outputs['job-id']).toBe('job-2');
  });

  test.each([
    ['isn’t visible to the token', 'https://github.com/acme/docs/pull/9'],
    ['is on another server', `https://git.example/${HERE}/pull/7`],
    ['doesn’t exist yet', null],
  ])('a job whose pull request %s is continued', async (_, prLink) => {
    await using s = await withJobs([ends(prLink)], {
      comments: [comment('job-1')],
      unreadable: ['acme/docs'],
      pulls: [{ number: 7, state: 'closed' }],
    });
    await s.run(auto());
    expect(messages(s)).toEqual([1]);
  });

  test.each([
    ['in capitals', `https://GitHub.com/${HERE.toUpperCase()}/pull/7`],
    ['with escaped letters', 'https://github.com/%43odertocat/Hello%2DWorld/pull/7'],
    ['to its files', `${LINK}/files?w=1`],
  ])('a job whose pull request is closed, with a link %s, is not continued', async (_, prLink) => {
    await using s = await withJobs([ends(prLink)], {
      comments: [comment('job-1')],
      pulls: [{ number: 7, state: 'closed' }],
    });
    expect((await s.run(auto())).outputs['job-id']).toBe('job-2');
    expect(messages(s)).toEqual([0, 0]);
  });

  // With an escaped slash, the repository isn't the one that people see.
  test.each([
    'https://github.com/Codertocat%2FHello-World/x/pull/7',
    'https://github.com/Codertocat%2fHello-World%2F/x/pull/7',
  ])('the pull request of %s is not read', async (prLink) => {
    await using s = await withJobs([ends(prLink)], {
      comments: [comment('job-1')],
      pulls: [{ number: 7, state: 'closed' }],
    });
    await s.run(auto());
    expect(messages(s)).toEqual([1]);
    expect(s.github.requests.filter(({ path }) => path.includes('/pulls'))).toEqual([]);
  });

  test('a job is continued if GitHub doesn’t return its pull request within 30 s', async () => {
    await using s = await withJobs([ends()], { comments: [comment('job-1')] });
    s.github.fault({ path: /\/pulls\/7$/u, times: Infinity }, { kind: 'hang' });
    const { elapsedMs } = await s.run(auto({ with: { wait: 'false' } }));
    expect(messages(s)).toEqual([1]);
    expect(elapsedMs).toBe(30_000);
  });

  test('a job whose pull request is closed when it ends is not continued', async () => {
    await using s = await withJobs([[{ status: 'active' }, { status: 'completed', prLink: LINK }]], {
      comments: [comment('job-1')],
      pulls: [{ number: 7, state: 'closed' }],
    });
    expect((await s.run(auto())).outputs['job-id']).toBe('job-2');
    expect(messages(s)).toEqual([0, 0]);
  });

  test('a job that fails while the step waits for it is not continued', async () => {
    await using s = await withJobs([[{ status: 'active' }, { status: 'failed' }]], {
      comments: [comment('job-1')],
    });
    expect((await s.run(auto())).outputs['job-id']).toBe('job-2');
    expect(messages(s)).toEqual([0, 0]);
  });

  test('a job that is not found for less than a minute is continued', async () => {
    await using s = await withJobs([ends()], { comments: [comment('job-1')] });
    s.platform.fault({ method: 'GET', times: 3 }, { kind: 'status', status: 404, body: '' });
    await s.run(auto());
    expect(messages(s)).toEqual([1]);
  });

  test('a job that the API refuses to return is not replaced by a new one', async () => {
    await using s = await withJobs([ends()], { comments: [comment('job-1')] });
    s.platform.fault({ method: 'GET', times: Infinity }, { kind: 'status', status: 403, body: '' });
    const { outputs } = await s.run(auto());
    expect(outputs).toMatchObject({ outcome: 'not-created', reason: 'forbidden' });
    expect(messages(s)).toEqual([0]);
  });

  // A job that is active again after a message keeps the link of its pull request, which may be closed.
  test('an active job whose pull request is closed is not continued', async () => {
    await using s = await withJobs([[{ status: 'active', afterMs: 0, prLink: LINK }]], {
      comments: [comment('job-1')],
      pulls: [{ number: 7, state: 'closed' }],
    });
    expect((await s.run(auto())).outputs['job-id']).toBe('job-2');
  });

  test('the order is: guards, the job to continue, the 👀 reaction, the message', async () => {
    await using s = await withJobs([ends()], { comments: [comment('job-1')], pulls: [{ number: 7 }] });
    await s.run(auto({ with: { comment: 'true', wait: 'false' } }));
    const asked = [...s.platform.requests, ...s.github.requests].sort((one, two) => one.order - two.order);
    expect(asked.map(({ method, path }) => `${method} ${path.split('/').at(-1)}`)).toEqual([
      'GET permission',
      'POST graphql',
      'GET comments',
      'GET job-1',
      'GET 7',
      'POST reactions',
      'POST message',
      'POST comments',
    ]);
  });

  test('the cap is neither checked nor applied', async () => {
    await using s = await withJobs([ends()], {
      comments: [comment('job-1')],
      pulls: [{ number: 7 }, { number: 8 }],
    });
    await s.run(auto({ with: { 'max-open-prs': '1', 'pr-repository': HERE } }));
    expect(messages(s)).toEqual([1]);
    expect(lines(s.github.requests)).not.toContain(`GET ${REPOSITORY}/pulls`);
  });

  test('a person without permission can’t continue a job', async () => {
    await using s = await withJobs([ends()], { comments: [comment('job-1')], roles: { [SENDER]: 'read' } });
    expect((await s.run(auto())).outputs).toMatchObject({ outcome: 'skipped', reason: 'permission' });
    expect(s.platform.requests).toEqual([]);
  });
});

describe('a look at the job counts for a second, because another run can send it a message', () => {
  const SLOW = { kind: 'delay', ms: 10_000 } as const;
  const pulls = [{ number: 7 }, { number: 11 }];
  const inputs = { 'max-open-prs': '1', 'at-cap': 'continue' };
  const open = [comment('job-1', { issue: 11 })];

  test.each<[string, GitHubOptions, StepOptions]>([
    ['auto', { comments: [comment('job-1')], pulls }, auto()],
    [
      'at-cap: continue',
      { comments: open, pulls },
      { event: scheduled, with: { ...inputs, prompt: PROMPT } },
    ],
  ])('%s', async (_, github, options) => {
    await using s = await withJobs([ends()], github);
    s.github.fault({ path: /\/pulls\/7$/u }, SLOW);
    const step = await s.start({ ...options, clock: 'held', with: { ...options.with, wait: 'false' } });
    await s.github.waitForRequest(({ path }) => path.endsWith('/pulls/7'));
    s.platform.show('job-1', { status: 'active' });
    await step.clock.advance(10_000);
    await step.waitForLine('Sending the message after it ends');
    expect(messages(s)).toEqual([0]);
    s.platform.show('job-1', { status: 'completed', prLink: LINK });
    await step.clock.release();
    expect((await step.result).outputs).toMatchObject({ outcome: 'started', 'job-id': 'job-1' });
    expect(messages(s)).toEqual([1]);
  });

  test('a job that fails in the pause after a 429 gets no second message; a new one is created', async () => {
    await using s = await withJobs([ends()], { comments: [comment('job-1')], pulls });
    s.platform.fault({ method: 'POST' }, { kind: 'status', status: 429, headers: { 'retry-after': '60' } });
    const step = await s.start(auto({ clock: 'held', with: { wait: 'false' } }));
    await step.waitForLine('Retrying in');
    s.platform.show('job-1', { status: 'failed' });
    await step.clock.release();
    expect((await step.result).outputs).toMatchObject({ outcome: 'pr-created', 'job-id': 'job-2' });
    expect(messages(s)).toEqual([0, 0]);
  });
});

// GraphQL isn't below the URL of the REST API there. No link of the job is to that server.
describe('on GitHub Enterprise Server', () => {
  const withServer = async (platform: PlatformOptions = {}) => {
    const s = await scenario({ life: ends(null), ...platform }, { pulls: [{ number: 7 }] });
    return { s, server: { github: s.github.enterprise.url } };
  };

  test('auto continues the job', async () => {
    const { s, server } = await withServer();
    await using _ = s;
    for (const runId of ['1', '2']) await s.run(auto({ ...server, runId, with: { comment: 'true' } }));
    expect(messages(s)).toEqual([1]);
  });

  test('a re-run resumes the job, and edits its comment', async () => {
    const { s, server } = await withServer({ life: [{ status: 'active' }] });
    await using _ = s;
    const inputs = { comment: 'true', wait: 'false' };
    for (const attempt of [1, 2]) await s.run({ ...server, attempt, with: inputs });
    expect(s.platform.jobs).toHaveLength(1);
    expect(s.github.comments).toMatchObject([{ versions: 2 }]);
  });

  test('at-cap: continue continues the job', async () => {
    const { s, server } = await withServer({ life: ends() });
    await using _ = s;
    s.platform.addJob('Before.', ends());
    s.github.addComment(comment('job-1', { issue: 7 }));
    const inputs = { 'max-open-prs': '1', 'at-cap': 'continue', prompt: PROMPT };
    const { outputs } = await s.run({ ...server, event: scheduled, with: inputs });
    expect(outputs['job-id']).toBe('job-1');
    expect(messages(s)).toEqual([1]);
  });

  test('post writes the comment', async () => {
    const { s, server } = await withServer({ life: [{ status: 'active' }] });
    await using _ = s;
    const step = { ...server, with: { comment: 'true' } };
    const { state } = await s.killAfter('Job `job-1` accepted', step);
    await s.run({ ...step, post: state });
    expect(s.github.comments).toHaveLength(1);
  });
});

describe('after the API key was replaced', () => {
  const marker = '0123456789abcdef0123456789abcdef';
  const replaced = 'mint_replaced-key';
  /** Runs with one key, and then with another. The comments stay. */
  const runs = async (
    first: Readonly<Record<string, string>>,
    then: Readonly<Record<string, string>>,
    again = {},
  ) => {
    await using before = await scenario({ life: ends(null) });
    await before.run(auto({ with: { comment: 'true', ...first } }));
    const comments = before.github.comments.map(({ issue, body }) => ({ issue, body }));
    const s = await scenario({ life: ends(null), apiKey: replaced }, { comments });
    s.platform.addJob('Before.', ends(null));
    const { outputs, annotations, exitCode } = await s.run(
      auto({ runId: '2', ...again, with: { comment: 'true', 'api-key': replaced, ...then } }),
    );
    await s[Symbol.asyncDispose]();
    return { outputs, annotations, exitCode, jobs: s.platform.jobs };
  };
  const withMarkerKey = { 'marker-key': marker };

  test('marker-key still shows which job to continue', async () => {
    const { outputs, annotations } = await runs(withMarkerKey, withMarkerKey);
    expect(outputs['job-id']).toBe('job-1');
    expect(annotations).toEqual([]);
  });

  test('marker-key still shows which job to resume', async () => {
    const inputs = { ...withMarkerKey, 'job-id': '', wait: 'false' };
    const { jobs, exitCode } = await runs(inputs, inputs, { runId: undefined, attempt: 2 });
    expect(exitCode).toBe(0);
    expect(jobs[0]?.gets).toBe(1);
  });

  test('without it, auto warns that it ignores the comment, and creates a job', async () => {
    const { outputs, annotations } = await runs({}, {});
    expect(outputs['job-id']).toBe('job-2');
    expect(annotations).toMatchObject([
      { level: 'warning', message: expect.stringMatching(/signed with another key.*`marker-key`/u) },
    ]);
  });

  test('without it, a re-run creates nothing and says why', async () => {
    const inputs = { 'job-id': '' };
    const { outputs, jobs } = await runs(inputs, inputs, { runId: undefined, attempt: 2 });
    expect(outputs).toMatchObject({ outcome: 'not-created', reason: 'guard-unavailable' });
    expect(outputs['message']).toMatch(/the key that signed it has been replaced.*`marker-key`/u);
    expect(jobs).toHaveLength(1);
  });

  test('a comment that the API key signed holds after marker-key was added', async () => {
    await using s = await scenario({ life: ends(null) });
    await s.run(auto({ with: { comment: 'true' } }));
    await s.run(auto({ runId: '2', with: { comment: 'true', ...withMarkerKey } }));
    expect(messages(s)).toEqual([1]);
  });

  test('marker-key is masked', async () => {
    await using s = await scenario({ life: ends(null) });
    const { masks } = await s.run({ with: { comment: 'true', ...withMarkerKey } });
    expect(masks).toContain(marker);
  });
});

describe('on the agent’s own pull request', () => {
  test('a comment by a person continues its job', async () => {
    await using s = await withJobs([ends(`https://github.com/${HERE}/pull/1`)], {
      comments: [comment('job-1')],
      pulls: [{ number: 1 }],
    });
    const event = { name: 'issue_comment', payload: pullRequestComment() };
    const { outputs } = await s.run(auto({ event, with: { comment: 'true' } }));
    expect(outputs).toMatchObject({ outcome: 'pr-created', 'job-id': 'job-1' });
    expect(messages(s)).toEqual([1]);
    expect(s.github.comments).toHaveLength(2);
  });

  test.each(['pull_request_review', 'pull_request_review_comment'])(
    'a %s event continues its job',
    async (name) => {
      const link = `https://github.com/${HERE}/pull/2`;
      await using s = await withJobs([], { pulls: [{ number: 2 }] }, { life: ends(link) });
      await s.run(auto());
      expect(s.github.comments.map(({ issue }) => issue)).toEqual([2]);
      const event = {
        name,
        payload: payload(name, undefined, { pull_request: { user: { login: 'mintlify[bot]' } } }),
      };
      await s.run(auto({ event, runId: '2' }));
      expect(messages(s)).toEqual([1]);
    },
  );
});

describe('at the cap', () => {
  const capped = (options: StepOptions = {}): StepOptions =>
    auto({
      event: scheduled,
      ...options,
      with: { 'max-open-prs': '3', 'at-cap': 'continue', ...options.with },
    });
  const open = [{ number: 11 }, { number: 12 }, { number: 13 }];

  test('the job of the newest open pull request with our marker is continued', async () => {
    await using s = await withJobs([ends(), ends()], {
      pulls: open,
      comments: [comment('job-2', { issue: 12 }), comment('job-1', { issue: 11 })],
    });
    const { outputs } = await s.run(capped());
    expect(outputs).toMatchObject({ outcome: 'pr-created', 'job-id': 'job-2' });
    expect(messages(s)).toEqual([0, 1]);
  });

  test('the marker comes from the short comment of the run that created the pull request', async () => {
    await using s = await withJobs(
      [],
      {},
      {
        life: (_, number) => ends(`https://github.com/${HERE}/pull/${10 + number}`),
      },
    );
    for (const number of [11, 12, 13]) {
      await s.run(capped({ runId: String(number) }));
      s.github.addPull({ number });
    }
    expect(s.platform.jobs).toHaveLength(3);
    await s.run(capped({ runId: '14' }));
    expect(messages(s)).toEqual([0, 0, 1]);
    s.github.closePull(13);
    s.github.addPull({ number: 9 });
    await s.run(capped({ runId: '15' }));
    expect(messages(s)).toEqual([0, 1, 1]);
  });

  test('the next job is continued if that of the newest pull request can’t be', async () => {
    await using s = await withJobs(
      [[{ status: 'failed', afterMs: 0 }], ends(`https://github.com/${HERE}/pull/11`)],
      {
        pulls: open,
        comments: [comment('job-1', { issue: 13 }), comment('job-2', { issue: 11 })],
      },
    );
    await s.run(capped());
    expect(messages(s)).toEqual([0, 1]);
  });

  test('pr-repository can be the run’s repository in another case', async () => {
    await using s = await withJobs([ends()], { pulls: open, comments: [comment('job-1', { issue: 12 })] });
    await s.run(capped({ with: { 'pr-repository': HERE.toLowerCase() } }));
    expect(messages(s)).toEqual([1]);
  });

  test('at-cap: skip continues no job', async () => {
    await using s = await withJobs([ends()], { pulls: open, comments: [comment('job-1', { issue: 12 })] });
    const { outputs } = await s.run(capped({ with: { 'at-cap': 'skip' } }));
    expect(outputs['reason']).toBe('max-open-prs');
    expect(messages(s)).toEqual([0]);
  });

  test('the run is skipped if no pull request has a marker', async () => {
    await using s = await withJobs([ends()], { pulls: open });
    const { exitCode, outputs, summary } = await s.run(capped());
    expect(exitCode).toBe(0);
    expect(outputs).toMatchObject({ outcome: 'skipped', reason: 'max-open-prs' });
    expect(summary).toContain(`${HERE}/pull/13)`);
    expect(outputs['message']).toContain('None of them can be continued');
    expect(outputs['message']).toContain(`https://github.com/${HERE}/pull/11`);
    expect(outputs['message']).not.toContain('set `at-cap');
    expect(s.platform.requests).toEqual([]);
  });

  test('below the cap a new job is created, even if a pull request has a marker', async () => {
    await using s = await withJobs([ends()], {
      pulls: open.slice(1),
      comments: [comment('job-1', { issue: 12 })],
    });
    expect((await s.run(capped())).outputs['job-id']).toBe('job-2');
  });

  test.each<[string, PullSeed]>([
    ['another author’s', { number: 20, author: 'octocat' }],
    ['closed', { number: 20, state: 'closed' }],
  ])('a pull request that is %s is not continued', async (_, pull) => {
    await using s = await withJobs([ends()], {
      pulls: [...open, pull],
      comments: [comment('job-1', { issue: 20 })],
    });
    expect((await s.run(capped())).outputs['outcome']).toBe('skipped');
    expect(s.platform.requests).toEqual([]);
  });

  test('markers on pull requests in another repository are ignored', async () => {
    await using s = await withJobs([ends()], {
      pulls: open.map((pull) => ({ ...pull, repository: 'acme/docs' })),
      comments: [
        comment('job-1', { issue: 13 }),
        { ...comment('job-1', { issue: 13 }), repository: 'acme/docs' },
      ],
    });
    expect((await s.run(capped({ with: { 'pr-repository': 'acme/docs' } }))).outputs['reason']).toBe(
      'max-open-prs',
    );
    expect(s.platform.requests).toEqual([]);
  });

  test('the job of a pull request is continued if that of the issue has failed', async () => {
    await using s = await withJobs([[{ status: 'failed', afterMs: 0 }], ends()], {
      pulls: open,
      comments: [comment('job-1'), comment('job-2', { issue: 11 })],
    });
    await s.run(capped({ event: { name: 'issues', payload: payload('issues', 'labeled') } }));
    expect(messages(s)).toEqual([0, 1]);
  });

  test('no prompt is sent if GitHub is down while the pull requests are read', async () => {
    await using s = await withJobs([ends()], { pulls: open, comments: [comment('job-1', { issue: 11 })] });
    s.github.fault({ path: READING, times: Infinity }, DOWN);
    const { exitCode, outputs } = await s.run(capped());
    expect(exitCode).toBe(1);
    expect(outputs).toMatchObject({ outcome: 'not-created', reason: 'guard-unavailable' });
    expect(s.platform.requests).toEqual([]);
  });
});

describe('a marker is ignored', () => {
  const [, said = '', code = ''] = /:1 (\S+) (\S+) -->/u.exec(comment('job-1').body) ?? [];
  const forged =
    (body: string): ((issue: number) => CommentSeed) =>
    (issue) => ({
      issue,
      author: 'github-actions[bot]',
      body,
    });
  const other = Buffer.from(
    Buffer.from(said, 'base64').toString().replace('"run":"1"', '"run":"2"'),
  ).toString('base64');
  const cases: [string, (issue: number) => CommentSeed][] = [
    ['with changed content', forged(`<!-- docs-agent-action:1 ${other} ${code} -->`)],
    ['with a shortened code', forged(`<!-- docs-agent-action:1 ${said} ${code.slice(0, 8)} -->`)],
    [
      'with a longer code',
      forged(
        `<!-- docs-agent-action:1 ${said} ${Buffer.concat([Buffer.from(code, 'base64'), Buffer.of(0)]).toString('base64')} -->`,
      ),
    ],
    ['with text after it', forged(`${comment('job-1').body}\nAs I said.`)],
    ['without a code', forged(`<!-- docs-agent-action:1 ${said} -->`)],
    ['by another user', (issue) => comment('job-1', { issue, author: 'mallory' })],
    ['by another bot', (issue) => comment('job-1', { issue, author: 'github-actions' })],
    ['made with another key', (issue) => comment('job-1', { issue, key: 'mint_another-key' })],
    [
      'copied from another issue',
      (issue) => comment('job-1', { issue, boundTo: { repository: HERE, issue: 5 } }),
    ],
    [
      'copied from another repository',
      (issue) => comment('job-1', { issue, boundTo: { repository: 'Codertocat/Hello', issue } }),
    ],
    ['of another project', (issue) => comment('job-1', { issue, project: 'project-2' })],
    ['that names no job', (issue) => comment('', { issue })],
  ];

  test.each(cases)('%s', async (_, seed) => {
    await using s = await withJobs([ends()], { comments: [seed(1)] });
    expect((await s.run(auto())).outputs).toMatchObject({ outcome: 'pr-created', 'job-id': 'job-2' });
    expect(messages(s)).toEqual([0, 0]);
    expect(s.platform.jobs[0]?.gets).toBe(0);
  });

  test.each(cases)('at the cap: %s', async (_, seed) => {
    await using s = await withJobs([ends()], { comments: [seed(11)], pulls: [{ number: 11 }] });
    const { outputs } = await s.run(auto({ event: scheduled, with: { 'max-open-prs': '1' } }));
    expect(outputs).toMatchObject({ outcome: 'skipped', reason: 'max-open-prs' });
    expect(s.platform.requests).toEqual([]);
  });

  test.each(cases)('after a valid marker: %s', async (_, seed) => {
    await using s = await withJobs([ends(), ends()], { comments: [comment('job-2'), seed(1)] });
    await s.run(auto());
    expect(messages(s)).toEqual([0, 1]);
  });

  test('a valid marker is used', async () => {
    await using s = await withJobs([ends()], { comments: [comment('job-1')] });
    await s.run(auto());
    expect(messages(s)).toEqual([1]);
  });
});

describe('a request that fails', () => {
  test.each(['graphql', 'comments'])(
    'neither creates a job nor sends a message if GitHub is down for %s',
    async (what) => {
      await using s = await withJobs([ends()], { comments: [comment('job-1')] });
      s.github.fault({ path: new RegExp(`${what}$`, 'u'), times: Infinity }, DOWN);
      const { exitCode, outputs } = await s.run(auto({ with: { comment: 'true' } }));
      expect(exitCode).toBe(1);
      expect(outputs).toMatchObject({ outcome: 'not-created', reason: 'guard-unavailable' });
      expect(s.platform.requests).toEqual([]);
      expect(s.github.reactions).toEqual([]);
    },
  );

  // Neither may count as “the token can't read comments, so it wrote none”, because a second job would be created. A
  // rate limit passes, with or without a header that says when, and an expired token doesn't show what was written
  // before.
  test.each([
    [403, 'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.'],
    [401, 'Bad credentials'],
  ])('neither creates a job nor sends a message if GitHub responds with %i “%s”', async (status, message) => {
    await using s = await withJobs([ends()], { comments: [comment('job-1')] });
    s.github.fault({ path: READING, times: Infinity }, { kind: 'status', status, body: { message } });
    const { outputs } = await s.run(auto());
    expect(outputs).toMatchObject({ outcome: 'not-created', reason: 'guard-unavailable' });
  });

  test('is retried if GitHub fails once', async () => {
    await using s = await withJobs([ends()], { comments: [comment('job-1')] });
    s.github.fault({ path: READING }, DOWN);
    await s.run(auto());
    expect(messages(s)).toEqual([1]);
  });

  test('is given up after 30 s if GitHub never responds', async () => {
    await using s = await withJobs([ends()], { comments: [comment('job-1')] });
    s.github.fault({ path: READING, times: Infinity }, { kind: 'hang' });
    const { outputs, elapsedMs } = await s.run(auto());
    expect(elapsedMs).toBe(30_000);
    expect(outputs).toMatchObject({
      outcome: 'not-created',
      reason: 'guard-unavailable',
    });
    expect(s.platform.requests).toEqual([]);
  });

  test('is retried if the API fails to return the job', async () => {
    await using s = await withJobs([ends()], { comments: [comment('job-1')] });
    s.platform.fault({ method: 'GET', times: 3 }, { kind: 'status', status: 503, body: '' });
    await s.run(auto());
    expect(messages(s)).toEqual([1]);
  });

  // The step must not report an active job that keeps running, as if it had the prompt.
  test('reports that nothing was sent if the API never returns the job', async () => {
    await using s = await withJobs([ends()], { comments: [comment('job-1')] });
    s.platform.fault({ times: Infinity }, { kind: 'status', status: 503, body: '' });
    const { outputs } = await s.run(auto({ with: { 'timeout-minutes': '1' } }));
    expect(s.platform.requests.filter(({ method }) => method === 'POST')).toEqual([]);
    expect(outputs['outcome']).toBe('not-created');
  });

  // The outcome `cancelled` would say that a job keeps running, but the message was never sent.
  test('reports that nothing was sent if the run is cancelled before the message', async () => {
    await using s = await withJobs([ends()], { comments: [comment('job-1')] });
    s.platform.fault({ method: 'GET', times: Infinity }, { kind: 'hang' });
    const step = await s.start(auto());
    await s.platform.waitForRequest(({ method }) => method === 'GET');
    step.kill('SIGINT');
    expect((await step.result).outputs).toMatchObject({ outcome: 'not-created', reason: 'cancelled' });
  });
});

// If only the run that created the job wrote the short comment, the pull request of a job that a re-run resumes would
// never have a marker, and couldn't be continued at the cap.
test('a re-run that resumes a job writes the short comment on its pull request', async () => {
  await using s = await scenario({
    life: [
      ...Array.from({ length: 40 }, () => ({ status: 'active' })),
      { status: 'completed', prLink: LINK },
    ],
  });
  const inputs = { comment: 'true', 'poll-interval-seconds': '2' };
  const first = await s.run(auto({ with: { ...inputs, 'timeout-minutes': '1' } }));
  expect(first.outputs['outcome']).toBe('timed-out');
  const second = await s.run(auto({ attempt: 2, with: inputs }));
  expect(second.outputs['outcome']).toBe('pr-created');
  expect(s.github.comments.map(({ issue }) => issue)).toEqual([1, 7]);
});
