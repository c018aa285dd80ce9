import { describe, expect, test } from '@jest/globals';
import { payload } from '../../sandbox/payloads.ts';
import type { StepOptions } from '../../sandbox/run-step.ts';
import type { Fault, FaultMatch } from '../../sandbox/server.ts';
import { HERE } from './events.ts';
import { annotated, DOWN, FORBIDDEN, HANGS, labeled, lines, type Scenario, scenario } from './scenario.ts';

const COMMENT = { method: 'POST', path: /issues\/1\/comments$/u } as const;
const commentPosts = ({ github }: Scenario) =>
  lines(github.requests).filter((line) => /^POST .*\/1\/comments$/u.test(line));

interface Write {
  readonly match: FaultMatch & { readonly path: RegExp };
  readonly inputs: Readonly<Record<string, string>>;
  readonly permission: string;
  readonly fix?: string;
}

/** What a run changes on GitHub after its job has ended. */
const WRITES: readonly (readonly [string, Write])[] = [
  ['the comment', { match: COMMENT, inputs: { comment: 'true' }, permission: '`issues: write`' }],
  [
    'the short comment on the pull request',
    {
      match: { method: 'POST', path: /issues\/2\/comments$/u },
      inputs: { 'job-id': 'auto', prompt: 'Do it.', comment: 'true' },
      permission: '`pull-requests: write`',
    },
  ],
  [
    'the labels of the pull request',
    {
      match: { path: /issues\/2\/labels$/u },
      inputs: { 'pr-labels': 'docs' },
      permission: '`pull-requests: write`',
    },
  ],
  [
    'its reviewers',
    {
      match: { path: /requested_reviewers$/u },
      inputs: { 'pr-reviewers': 'octocat' },
      permission: '`pull-requests: write`',
    },
  ],
  [
    'the label that triggered the run',
    {
      match: { path: /\/labels\//u },
      inputs: { 'remove-label': 'true' },
      permission: '`issues: write`',
      fix: 'remove it yourself',
    },
  ],
];

describe.each(WRITES)('%s that can’t be written is one warning, and the step passes', (_, write) => {
  const { match, inputs, permission, fix = '' } = write;
  const opened = () =>
    scenario(
      { life: [{ status: 'completed', prLink: `https://github.com/${HERE}/pull/2` }] },
      { pulls: [{ number: 2 }], labels: { 1: ['bug'] } },
    );

  test.each<[string, Fault, string]>([
    ['forbids it', FORBIDDEN, permission],
    ['is down', DOWN, fix === '' ? '502' : fix],
    ['closes the connection', { kind: 'reset', before: 'act' }, "didn't respond"],
    ['never responds', HANGS, "didn't respond"],
  ])('if GitHub %s', async (__, fault, said) => {
    await using s = await opened();
    const usual = fault === HANGS ? await s.run({ runId: '1' }) : undefined;
    s.github.fault({ ...match, times: Infinity }, fault);
    const { exitCode, outputs, annotations, elapsedMs } = await s.run({ with: inputs });
    expect(exitCode).toBe(0);
    expect(outputs).toMatchObject({ outcome: 'pr-created', reason: '', 'job-id': `job-${usual ? 2 : 1}` });
    expect(annotations).toEqual([annotated('warning', said)]);
    if (usual !== undefined) expect(elapsedMs).toBe(usual.elapsedMs + 30_000);
  });

  test('and a cancel ends the step within 2 s', async () => {
    await using s = await opened();
    s.github.fault({ ...match, times: Infinity }, HANGS);
    const step = await s.start({ with: inputs });
    await s.github.waitForRequest(({ path, method }) => match.path.test(path) && method !== 'GET');
    step.kill('SIGINT');
    const { exitCode, outputs, elapsedMs } = await step.result;
    expect(exitCode).toBe(0);
    expect(outputs['outcome']).toBe('pr-created');
    expect(elapsedMs).toBeLessThan(28_000 + 2_000);
  });
});

test.each<[string, StepOptions, string]>([
  ['on an issue', { event: labeled }, 'issues: write'],
  [
    'on a pull request',
    { event: { name: 'pull_request', payload: payload('pull_request', 'opened') } },
    'pull-requests: write',
  ],
  ['on another issue', { with: { 'issue-number': '12' } }, 'issues: write` or `pull-requests: write'],
  ['on the event’s issue by its number', { with: { 'issue-number': '1' } }, 'issues: write'],
])('without the permission to comment %s, the warning names it', async (_, options, permission) => {
  await using s = await scenario();
  s.github.fault({ method: 'POST', path: /\/comments$/u, times: Infinity }, FORBIDDEN);
  const { annotations } = await s.run({ ...options, with: { comment: 'true', ...options.with } });
  const fix = `Add \`${permission}\` to the job's \`permissions:\``;
  expect(annotations).toEqual([annotated('warning', fix)]);
});

test.each([
  ['no job', { method: 'POST' }, 'rejected', false],
  ['a job', {}, 'lost', true],
] as const)(
  'a comment that can’t be written says that %s is affected only if there is one',
  async (_, match, outcome, hasJob) => {
    await using s = await scenario();
    s.platform.fault({ method: 'GET', times: Infinity, ...match }, { kind: 'status', status: 401, body: '' });
    const forbidden = { message: 'Resource not accessible by integration' };
    s.github.fault({ ...COMMENT, times: Infinity }, { kind: 'status', status: 403, body: forbidden });
    const { outputs, annotations } = await s.run({ with: { comment: 'true' } });
    expect(outputs['outcome']).toBe(outcome);
    const said = annotations.filter(({ level }) => level === 'warning').map(({ message }) => message);
    expect(said).toHaveLength(1);
    expect(said[0]).toContain('`issues: write`');
    expect(said[0]?.includes("the job itself isn't affected")).toBe(hasJob);
  },
);

describe('a comment whose request failed', () => {
  test.each<[string, Fault, number]>([
    ['after it was written is found, and not written again', { kind: 'lost' }, 1],
    ['after it was written, with a truncated response, is found', { kind: 'cut' }, 1],
    ['before it was written is retried once', { kind: 'reset', before: 'act' }, 2],
    ['with a server error is retried once', DOWN, 2],
  ])('%s', async (_, fault, posts) => {
    await using s = await scenario();
    s.github.fault(COMMENT, fault);
    const { outputs, annotations } = await s.run({ with: { comment: 'true' } });
    expect(s.github.comments).toHaveLength(1);
    expect(commentPosts(s)).toHaveLength(posts);
    expect(outputs['comment-id']).toBe(String(s.github.comments[0]?.id));
    expect(annotations).toEqual([]);
  });

  test('twice is given up', async () => {
    await using s = await scenario();
    s.github.fault(
      { ...COMMENT, times: Infinity },
      { kind: 'status', status: 500, body: { message: 'oops' } },
    );
    const { exitCode, annotations } = await s.run({ with: { comment: 'true' } });
    expect(exitCode).toBe(0);
    expect(commentPosts(s)).toHaveLength(2);
    expect(annotations).toEqual([annotated('warning', '500')]);
  });

  test('because of the rate limit is retried if the limit resets soon', async () => {
    await using s = await scenario();
    s.github.fault(COMMENT, {
      kind: 'status',
      status: 403,
      body: { message: 'You have exceeded a secondary rate limit' },
      headers: { 'retry-after': '12' },
    });
    const { annotations, elapsedMs } = await s.run({ with: { comment: 'true' } });
    expect(s.github.comments).toHaveLength(1);
    expect(annotations).toEqual([]);
    expect(elapsedMs).toBeGreaterThan(28_000 + 12_000);
  });

  test('because of the rate limit is given up if the limit resets late', async () => {
    await using s = await scenario();
    s.github.fault(COMMENT, {
      kind: 'status',
      status: 429,
      body: { message: 'rate limit' },
      headers: { 'retry-after': '60' },
    });
    const { annotations } = await s.run({ with: { comment: 'true' } });
    expect(annotations).toEqual([annotated('warning', 'rate limit is used up')]);
  });

  test('after a timeout is not retried', async () => {
    await using s = await scenario({ life: [{ status: 'active' }] });
    s.github.fault({ ...COMMENT, times: Infinity }, { kind: 'reset', before: 'act' });
    await s.run({ with: { comment: 'true', 'timeout-minutes': '1' } });
    expect(commentPosts(s)).toHaveLength(1);
  });
});

test('another comment of ours is not mistaken for one that was lost', async () => {
  const mine = { issue: 1, body: 'Of another workflow.' };
  await using s = await scenario({}, { comments: [mine] });
  s.github.fault(COMMENT, { kind: 'reset', before: 'act' });
  const { outputs } = await s.run({ with: { comment: 'true' } });
  expect(s.github.comments).toHaveLength(2);
  expect(outputs['comment-id']).toBe(String(s.github.comments[1]?.id));
  expect(s.github.comments[0]?.body).toBe(mine.body);
});

test('a comment that the rate limit refuses without a time is retried by post, not by main', async () => {
  await using s = await scenario();
  s.github.fault(COMMENT, { kind: 'status', status: 429, body: { message: 'Too many requests' } });
  const main = await s.run({ with: { comment: 'true', wait: 'false' } });
  expect(commentPosts(s)).toHaveLength(1);
  expect(main.annotations.map(({ level }) => level)).toEqual(['warning']);
  await s.run({ with: { comment: 'true', wait: 'false' }, post: main.state });
  expect(s.github.comments).toHaveLength(1);
});

test.each([403, 404, 410, 422])('post doesn’t retry a comment that was refused with %i', async (status) => {
  await using s = await scenario();
  s.github.fault({ ...COMMENT, times: Infinity }, { kind: 'status', status, body: { message: 'No' } });
  const inputs = { comment: 'true', wait: 'false' };
  const { state } = await s.run({ with: inputs });
  await s.run({ with: inputs, post: state });
  expect(commentPosts(s)).toHaveLength(1);
});

test('after a cancel there is one attempt at the comment', async () => {
  await using s = await scenario({ life: [{ status: 'active' }] });
  s.github.fault({ ...COMMENT, times: Infinity }, { kind: 'reset', before: 'act' });
  const step = await s.start({ clock: 'held', with: { comment: 'true' } });
  await step.waitForLine('Job `job-1` accepted');
  await step.clock.idle();
  step.kill('SIGINT');
  await step.result;
  expect(commentPosts(s)).toHaveLength(1);
});

test('spaces around the token are not sent', async () => {
  await using s = await scenario();
  const { outputs } = await s.run({ with: { 'github-token': ` ${s.github.token}\n`, comment: 'true' } });
  expect(outputs['outcome']).toBe('pr-created');
  expect(s.github.comments).toHaveLength(1);
});

// The report has 5 s more than `timeout-minutes`.
test.each([
  [4_000, true],
  [6_000, false],
])('after a timeout, a comment that takes %i ms is written: %p', async (ms, isWritten) => {
  await using s = await scenario({ life: [{ status: 'active' }] });
  s.github.fault(COMMENT, { kind: 'delay', ms });
  const { outputs, elapsedMs } = await s.run({ with: { comment: 'true', 'timeout-minutes': '1' } });
  expect(outputs['outcome']).toBe('timed-out');
  expect(outputs['comment-id'] !== undefined).toBe(isWritten);
  expect(elapsedMs).toBe(60_000 + Math.min(ms, 5_000));
});
