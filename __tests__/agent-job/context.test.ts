import { describe, expect, test } from '@jest/globals';
import type { CommentSeed, GitHubOptions } from '../../sandbox/github.ts';
import type { PayloadEdit } from '../../sandbox/payloads.ts';
import type { StepOptions } from '../../sandbox/run-step.ts';
import {
  type Changes,
  type Context,
  formatContext,
  type IncludedComments,
  MAX_BLOCK_BYTES,
} from '../../src/agent-job/context/block.ts';
import { isGenerated } from '../../src/agent-job/context/generated-files.ts';
import type { Comment } from '../../src/github/conversation.ts';
import type { Issue } from '../../src/github/issue.ts';
import { formatNumber } from '../../src/lib/text.ts';
import { REPOSITORY } from '../github/asked-client.ts';
import { lines, scenario } from './scenario.ts';
import { sentContext } from './sent-context.ts';

const TRIGGERED = '2026-01-02T00:00:00Z';
const BEFORE = '2026-01-01T00:00:00Z';
const AFTER = '2026-01-02T00:00:01Z';
const HEAD = 'h'.repeat(40);

/** An event of issue 1, which Ann triggered. */
const issueEvent = (edit: PayloadEdit = {}) => ({
  name: 'issues',
  payload: {
    action: 'labeled',
    sender: { login: 'Ann', type: 'User' },
    issue: { number: 1, title: 'As it was', updated_at: TRIGGERED },
    ...edit,
  },
});
const commentEvent = (comment: PayloadEdit) => ({
  name: 'issue_comment',
  payload: {
    action: 'created',
    sender: { login: 'Ann', type: 'User' },
    issue: { number: 1, updated_at: TRIGGERED },
    comment: { id: 1_001, user: { login: 'Ann' }, created_at: TRIGGERED, updated_at: TRIGGERED, ...comment },
  },
});
const pullEvent = (edit: PayloadEdit = {}) => ({
  name: 'pull_request',
  payload: {
    action: 'labeled',
    sender: { login: 'Ann', type: 'User' },
    pull_request: { number: 2, updated_at: TRIGGERED, head: { sha: HEAD }, ...edit },
  },
});
const dispatched = { name: 'workflow_dispatch', payload: {} };

/** Runs with `include`. The context is undefined if no job was created. */
async function included(include: string, options: StepOptions = {}, hub: GitHubOptions = {}) {
  await using s = await scenario({}, { roles: { Ann: 'write', bob: 'write' }, ...hub });
  const { outputs, summary } = await s.run({
    event: issueEvent(),
    repository: REPOSITORY,
    ...options,
    with: { wait: 'false', include, ...options.with },
  });
  const asked = lines(s.github.requests).map((line) => line.replace(`/repos/${REPOSITORY}/`, ''));
  if (s.platform.jobs.length === 0) {
    expect(outputs).toMatchObject({ outcome: 'not-created', reason: 'context-unavailable' });
    return { context: undefined, message: outputs['message'] ?? '', asked, summary };
  }
  return { context: sentContext(s.platform).context, message: '', asked, summary };
}

describe('comments', () => {
  const by = (seed: Partial<CommentSeed>): CommentSeed => ({
    issue: 1,
    author: 'bob',
    body: 'said',
    createdAt: BEFORE,
    ...seed,
  });
  const bodies = async (hub: GitHubOptions, options: StepOptions = {}) => {
    const { context } = await included('comments', options, hub);
    const { comments } = context as { comments: { body: string }[] };
    return comments.map(({ body }) => body);
  };

  test('by the person who triggered the run are included, in any case of the login', async () => {
    const comments = [by({ author: 'ANN' }), by({ author: 'annie' })];
    expect(await bodies({ comments })).toEqual(['said']);
  });

  test.each([
    ['created at the time of the trigger', { createdAt: TRIGGERED }, true],
    ['created later', { createdAt: AFTER }, false],
    ['edited at that time', { updatedAt: TRIGGERED }, true],
    ['edited later', { updatedAt: AFTER }, false],
  ])('that were %s are included: %p', async (_, seed, isIn) => {
    const { context } = await included('comments', {}, { comments: [by(seed)] });
    expect(context).toMatchObject({ comments: isIn ? [{ body: 'said' }] : [] });
    expect(JSON.stringify(context).includes('1 comment')).toBe(!isIn);
  });

  test('are ordered by time across all lists', async () => {
    const at = (minute: number) => `2026-01-01T00:0${minute}:00Z`;
    const hub: GitHubOptions = {
      pulls: [{ number: 2 }],
      comments: [
        by({ issue: 2, body: '1', createdAt: at(1) }),
        by({ issue: 2, body: '4', createdAt: at(4) }),
      ],
      reviews: [{ pull: 2, id: 1, author: 'bob', body: '3', submittedAt: at(3) }],
      reviewComments: [
        { pull: 2, author: 'bob', body: '2', createdAt: at(2) },
        { pull: 2, author: 'bob', body: '5', createdAt: at(5) },
      ],
    };
    expect(await bodies(hub, { event: pullEvent() })).toEqual(['1', '2', '3', '4', '5']);
  });

  test('that triggered the run have the text from the event, even if they were edited since', async () => {
    const comments = [by({ author: 'Ann', body: 'edited', updatedAt: AFTER })];
    const { context } = await included(
      'comments',
      { event: commentEvent({ body: 'as it was' }) },
      { comments },
    );
    expect(context).toMatchObject({ comments: [{ body: 'as it was', trigger: true }] });
    expect(context).not.toHaveProperty('missing');
  });

  test.each<[string, PayloadEdit]>([
    ['an outsider wrote them and another person edited them', { body: 'x', user: { login: 'mallory' } }],
    ['they are our own', { body: 'Report.\n<!-- docs-agent-action:1 YQ== YQ== -->' }],
  ])('that triggered the run aren’t included if %s', async (_, comment) => {
    expect(await bodies({}, { event: commentEvent(comment) })).toEqual([]);
  });

  test('of issue-number don’t have the comment that triggered the run elsewhere', async () => {
    const hub: GitHubOptions = { issues: [{ number: 7 }], comments: [by({ issue: 7, body: 'there' })] };
    const options = { event: commentEvent({ body: 'here' }), with: { 'issue-number': '7' } };
    expect(await bodies(hub, options)).toEqual(['there']);
  });
});

describe('the text', () => {
  const other = { 'issue-number': '7' };

  test('comes from the event if issue-number names its issue, without a request for it', async () => {
    const { context, asked } = await included('issue', { with: { 'issue-number': '1' } });
    expect(context).toMatchObject({ issue: { title: 'As it was' } });
    expect(asked).toEqual(['GET collaborators/Ann/permission']);
  });

  test.each([
    [BEFORE, true],
    [TRIGGERED, true],
    [AFTER, false],
  ])('of another issue, last edited at %s, is included: %p', async (lastEditedAt, isIn) => {
    const issues = [{ number: 7, title: 'Another', lastEditedAt, updatedAt: AFTER }];
    const { context, message } = await included('issue', { with: other }, { issues });
    if (isIn) expect(context).toMatchObject({ issue: { title: 'Another' } });
    else expect(message).toContain('was changed after the trigger');
  });

  test('is left out if it was edited, and the comments stay', async () => {
    const hub = { issues: [{ number: 7, lastEditedAt: AFTER }] };
    const { context } = await included('issue, comments', { with: other }, hub);
    expect(context).toMatchObject({ comments: [], missing: [expect.stringContaining('after the trigger')] });
    expect(context).not.toHaveProperty('issue');
  });

  test.each([
    [0, 1, true],
    [-1, 1, false],
    [0, 2, false],
  ])(
    'of an issue edited %p ms before the start of the step is included in attempt %i: %p',
    async (ms, attempt, isIn) => {
      const { context } = await included(
        'issue',
        {
          event: dispatched,
          startsAt: Date.parse(BEFORE) + ms,
          with: other,
          env: { GITHUB_RUN_ATTEMPT: String(attempt) },
        },
        { issues: [{ number: 7, lastEditedAt: BEFORE }] },
      );
      expect(context !== undefined).toBe(isIn);
    },
  );
});

describe('the diff', () => {
  const files = ['src/a.ts'];
  const pulls = [{ number: 2, files, commits: [HEAD] }];
  const change = async (options: StepOptions, hub: GitHubOptions) => {
    const { context, message, asked } = await included('diff', options, hub);
    return { diff: context === undefined ? undefined : (context as { diff: unknown }).diff, message, asked };
  };

  test('doesn’t exist if issue-number isn’t a pull request, and the issue is read once', async () => {
    const { message, asked } = await change({ with: { 'issue-number': '7' } }, { issues: [{ number: 7 }] });
    expect(message).toContain("#7 isn't a pull request");
    expect(asked.filter((line) => line === 'GET issues/7')).toHaveLength(1);
  });

  test('is the current one if issue-number is another pull request', async () => {
    const issues = [{ number: 2, isPullRequest: true }];
    const { diff } = await change({ with: { 'issue-number': '2' } }, { issues, pulls });
    expect(diff).toMatchObject({ head: HEAD, files: [{ path: 'src/a.ts' }] });
  });

  test('is that of issue-number, not that of the event’s pull request', async () => {
    const issues = [{ number: 7, isPullRequest: true }];
    const hub = { issues, pulls: [...pulls, { number: 7, files: ['docs/b.md'], commits: ['x'.repeat(40)] }] };
    const { diff } = await change({ event: pullEvent(), with: { 'issue-number': '7' } }, hub);
    expect(diff).toMatchObject({ files: [{ path: 'docs/b.md' }] });
  });

  test('is that of the event if issue-number is the event’s pull request', async () => {
    const moved = [{ number: 2, files, commits: ['x'.repeat(40)] }];
    const { message } = await change({ event: pullEvent(), with: { 'issue-number': '2' } }, { pulls: moved });
    expect(message).toContain('pushed after the trigger');
  });

  test('is the current one if the event has no head', async () => {
    const { diff } = await change({ event: pullEvent({ head: null }) }, { pulls });
    expect(diff).toMatchObject({ head: HEAD, base: 'main' });
  });

  const push = {
    name: 'push',
    payload: { ref: 'refs/heads/main', before: 'a', after: 'b' },
  };
  const many = (count: number) => Array.from({ length: count }, (_, index) => `src/${index}.ts`);
  test.each<[string, number, boolean, StepOptions, (files: string[]) => GitHubOptions]>([
    ['comparison', 299, false, { event: push }, (all) => ({ comparisons: { 'a...b': all } })],
    ['comparison', 300, true, { event: push }, (all) => ({ comparisons: { 'a...b': all } })],
    [
      'pull request',
      300,
      false,
      { event: pullEvent() },
      (all) => ({ pulls: [{ number: 2, files: all, commits: [HEAD] }] }),
    ],
    [
      'pull request',
      301,
      true,
      { event: pullEvent() },
      (all) => ({ pulls: [{ number: 2, files: all, commits: [HEAD] }] }),
    ],
  ])('of a %s with %i files may be incomplete: %p', async (_, count, isCut, options, hub) => {
    const { context } = await included('diff', options, hub(many(count)));
    expect(JSON.stringify(context).includes('The files after the first 300')).toBe(isCut);
  });
});

test.each([
  [503, true],
  [403, false],
])('the error for status %i suggests to run again later: %p', async (status, mayPass) => {
  await using s = await scenario({}, { roles: { Ann: 'write' } });
  s.github.fault(
    { path: /comments$/u, times: Infinity },
    { kind: 'status', status, body: { message: 'No' } },
  );
  const { outputs } = await s.run({
    event: issueEvent(),
    repository: REPOSITORY,
    with: { include: 'comments' },
  });
  expect(outputs['reason']).toBe('context-unavailable');
  expect(/\blater\b/u.test(outputs['message'] ?? '')).toBe(mayPass);
});

describe('the block', () => {
  const issue = (edit: Partial<Issue> = {}): Issue => ({
    kind: 'issue',
    number: 1,
    url: 'https://github.com/acme/widgets/issues/1',
    title: 'T',
    body: 'B',
    author: 'ann',
    labels: [],
    state: 'open',
    updatedAt: undefined,
    ...edit,
  });
  const entry = (body: string, edit: Partial<Comment> = {}): Comment => ({
    kind: 'comment',
    id: 1,
    url: 'u',
    author: 'ann',
    createdAt: 0,
    updatedAt: 0,
    body,
    ...edit,
  });
  const shown = (context: Partial<Context>) => {
    const none = { issue: undefined, alsoMerged: [], comments: undefined, diff: undefined, unavailable: {} };
    const block = formatContext({ repository: 'acme/widgets', event: 'issues', ...none, ...context });
    const read: unknown = JSON.parse(block.text.split('\n')[1] ?? '');
    return { block, read };
  };
  const comments = (
    entries: readonly Comment[],
    leftOut: IncludedComments['leftOut'] = new Map(),
  ): IncludedComments => ({ entries, isTrigger: ({ id }) => id === 2, leftOut });
  const file = (path: string, patch: string | undefined) =>
    ({ path, patch, previousPath: undefined, change: 'modified', additions: 1, deletions: 0 }) as const;
  const diff = (files: Changes['files'], isCut = false): Changes => ({ base: 'a', head: 'b', files, isCut });

  test('limits the length of names and labels, and the number of labels', () => {
    const long = 'x'.repeat(2_000);
    const labels = Array.from({ length: 150 }, () => long);
    const { read } = shown({ issue: issue({ title: long, author: undefined, labels }) });
    expect(read).toMatchObject({
      issue: {
        title: 'x'.repeat(300),
        author: null,
        labels: Array.from({ length: 100 }, () => 'x'.repeat(100)),
      },
    });
  });

  test('cuts a text at 96 KiB of JSON, and says so', () => {
    const room = 96 * 1024 - '""'.length;
    expect(shown({ issue: issue({ body: 'x'.repeat(room) }) }).read).not.toHaveProperty('missing');
    const { read } = shown({ issue: issue({ body: 'x'.repeat(room + 1) }) });
    expect(read).toMatchObject({ missing: [expect.stringContaining((room + 1).toLocaleString('en-US'))] });
  });

  test('has the known fields of each comment', () => {
    const { read } = shown({
      comments: comments([
        entry('one', { createdAt: Infinity, author: undefined }),
        entry('two', { id: 2, kind: 'review-comment', path: 'a.md', line: 3, createdAt: 1_000 }),
      ]),
    });
    expect(read).toMatchObject({
      comments: [
        { type: 'comment', url: 'u', author: null, created_at: null, body: 'one' },
        {
          type: 'review-comment',
          url: 'u',
          author: 'ann',
          created_at: '1970-01-01T00:00:01.000Z',
          trigger: true,
          path: 'a.md',
          line: 3,
          body: 'two',
        },
      ],
    });
    expect(JSON.stringify(read).match(/"trigger"/gu)).toHaveLength(1);
  });

  test('leaves out text that GitHub doesn’t show', () => {
    const { read } = shown({ comments: comments([entry('seen<!-- unseen -->')]) });
    expect(read).toMatchObject({ comments: [{ body: 'seen' }] });
  });

  test('keeps the newest comments without a gap', () => {
    const entries = [entry('oldest'), entry('x'.repeat(300_000)), entry('newest')];
    const { read, block } = shown({
      comments: comments(entries, new Map([['of people without `write` access', 1]])),
    });
    expect(read).toMatchObject({ comments: [{ body: 'newest' }] });
    expect(block.parts[0]?.leftOut).toEqual([
      expect.stringMatching(/^2 older comments/u),
      '1 comment: of people without `write` access.',
    ]);
  });

  test('keeps what triggered the run, cut, before the newest comments', () => {
    const entries = [entry('漢'.repeat(100_000), { id: 2 }), entry('newest')];
    const { read, block } = shown({ comments: comments(entries) });
    expect(read).toMatchObject({
      comments: [{ trigger: true, body: expect.stringMatching(/^漢{30000,33000}$/u) }, { body: 'newest' }],
    });
    expect(block.parts[0]?.leftOut).toEqual(['The end of 1 comment that triggered the run: too long.']);
  });

  test('fills up to its limit', () => {
    const { block } = shown({ comments: comments(Array.from({ length: 20_000 }, () => entry('.'))) });
    expect(block.bytes).toBeLessThanOrEqual(MAX_BLOCK_BYTES);
    expect(block.bytes).toBeGreaterThan(MAX_BLOCK_BYTES - 8 * 1024);
    const { block: named } = shown({
      diff: diff(Array.from({ length: 20_000 }, (_, index) => file(String(index), undefined))),
    });
    expect(named.bytes).toBeLessThanOrEqual(MAX_BLOCK_BYTES);
  });

  test('reserves half of the rest for the diff, if there is one', () => {
    const entries = Array.from({ length: 40 }, () => entry('x'.repeat(10_000)));
    const kept = (context: Partial<Context>) =>
      Number(shown({ comments: comments(entries), ...context }).block.parts[0]?.what.split(' ')[0]);
    expect(kept({})).toBe(25);
    expect(kept({ diff: diff([]) })).toBe(12);
  });

  test('keeps the smallest diffs, and says why the others are missing', () => {
    const { read, block } = shown({
      diff: diff(
        [
          file('big.ts', 'x'.repeat(250_000)),
          file('small.ts', '+a'),
          file('package-lock.json', '+b'),
          file('logo.png', undefined),
          file('middle.ts', 'y'.repeat(200_000)),
        ],
        true,
      ),
    });
    expect(read).toMatchObject({
      diff: {
        files: [
          { path: 'big.ts', no_patch: expect.stringContaining('limit') },
          { path: 'small.ts', patch: '+a' },
          { path: 'package-lock.json', no_patch: 'generated' },
          { path: 'logo.png', no_patch: expect.stringContaining('binary') },
          { path: 'middle.ts', patch: 'y'.repeat(200_000) },
        ],
      },
    });
    expect(block.parts[0]?.leftOut).toHaveLength(4);
  });

  test('names as many files as fit', () => {
    const files = Array.from({ length: 2_000 }, (_, index) => file(`${index}${'p'.repeat(2_000)}`, '+a'));
    const { read, block } = shown({ diff: diff(files) });
    const { diff: named } = read as { diff: { files: { path: string }[] } };
    expect(named.files.length).toBeGreaterThan(150);
    expect(named.files.every(({ path }) => path.length === 1_024)).toBe(true);
    expect(block.parts[0]?.leftOut).toContainEqual(
      expect.stringContaining(`${formatNumber(2_000 - named.files.length)} files`),
    );
  });

  test('leaves out line counts of 0', () => {
    const { read } = shown({ diff: diff([{ ...file('a', '+a'), additions: 0 }]) });
    expect(read).toMatchObject({ diff: { files: [{ path: 'a', change: 'modified', patch: '+a' }] } });
    expect(JSON.stringify(read)).not.toContain('additions');
  });

  test('counts its contents', () => {
    const { block } = shown({
      issue: issue(),
      comments: comments([entry('one')]),
      diff: diff([file('a', '+a')]),
    });
    expect(block.parts.map(({ part, what }) => [part, what])).toEqual([
      ['issue', 'issue 1'],
      ['comments', '1 comment'],
      ['diff', '1 file, 1 with the diff'],
    ]);
    expect(block.parts.every(({ bytes }) => bytes > 0)).toBe(true);
  });
});

describe('a generated file', () => {
  test.each([
    'package-lock.json',
    'web/yarn.lock',
    'Cargo.lock',
    'go.sum',
    'gradle.lockfile',
    'node_modules/a/index.js',
    'a/vendor/b.go',
    'third_party/a.c',
    'third-party/a.c',
    'dist/index.js',
    'src/__snapshots__/a.ts',
    'a.min.js',
    'a.js.map',
    'A.Designer.cs',
    'api.pb.go',
    'api_pb2.py',
    'a.g.dart',
    'a.generated.ts',
    'a_generated.go',
  ])('is recognized by the path %s', (path) => {
    expect(isGenerated(path, '+a')).toBe(true);
  });

  test.each([
    'package.json',
    'my-package-lock.json.md',
    'vendors.md',
    'src/vendoring/a.go',
    'distance/a.ts',
    'src/dist.ts',
    'docs/min.js.md',
    'go.summary',
    'generated.md',
  ])('isn’t recognized by the path %s', (path) => {
    expect(isGenerated(path, '+a')).toBe(false);
  });

  test.each([
    ['+// Code generated by protoc. DO NOT EDIT.', true],
    ['@@ -1 +1 @@\n # @generated by x', true],
    [' // Code generated by x. DO NOT EDIT.', true],
    ['-// Code generated by protoc. DO NOT EDIT.', false],
    ['-# @generated by x', false],
    ['+We say: Code generated by protoc. DO NOT EDIT.', false],
    ['+mail@generatedcode.example', false],
    ['+// Code generated by protoc.', false],
  ])('is recognized by “%s”: %p', (patch, isOne) => {
    expect(isGenerated('a.ts', patch)).toBe(isOne);
  });
});
