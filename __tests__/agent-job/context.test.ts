import { describe, expect, test } from '@jest/globals';
import type { CommentSeed, GitHubOptions } from '../../sandbox/github.ts';
import type { PayloadEdit } from '../../sandbox/payloads.ts';
import {
  type Changes,
  type Context,
  formatContext,
  MAX_BLOCK_BYTES,
} from '../../src/agent-job/context/context-block.ts';
import { ContextError } from '../../src/agent-job/context/context-error.ts';
import { type GatherOptions, gatherContext } from '../../src/agent-job/context/gather-context.ts';
import { isGenerated } from '../../src/agent-job/context/generated-files.ts';
import type { IncludePart } from '../../src/agent-job/context/include.ts';
import { parseEvent } from '../../src/github/event.ts';
import type { ConversationEntry, IssueContent } from '../../src/github/event-content.ts';
import { formatNumber } from '../../src/lib/text.ts';
import { askedClient, REPOSITORY } from '../github/asked-client.ts';

const TRIGGERED = '2026-01-02T00:00:00Z';
const BEFORE = '2026-01-01T00:00:00Z';
const AFTER = '2026-01-02T00:00:01Z';

/** An event of issue 1, which ann triggered. */
const issueEvent = (edit: PayloadEdit = {}) =>
  parseEvent('issues', {
    action: 'labeled',
    sender: { login: 'Ann' },
    issue: { number: 1, title: 'As it was', updated_at: TRIGGERED },
    ...edit,
  });
const commentEvent = (comment: PayloadEdit, sender = 'Ann') =>
  parseEvent('issue_comment', {
    sender: { login: sender },
    issue: { number: 1, updated_at: TRIGGERED },
    comment: { id: 1_001, user: { login: sender }, created_at: TRIGGERED, updated_at: TRIGGERED, ...comment },
  });
const pullEvent = (edit: PayloadEdit = {}) =>
  parseEvent('pull_request', {
    pull_request: { number: 2, updated_at: TRIGGERED, head: { sha: 'h'.repeat(40) }, ...edit },
  });

async function gathered(
  parts: readonly IncludePart[],
  options: Partial<GatherOptions> & Pick<GatherOptions, 'event'>,
  hub: GitHubOptions = {},
) {
  await using s = await askedClient(hub);
  const { value } = await s.ask(async (client, signal) => {
    try {
      return await gatherContext(
        {
          parts,
          issueNumber: undefined,
          repository: REPOSITORY,
          client,
          startedAt: 0,
          runAttempt: 1,
          ...options,
        },
        signal,
      );
    } catch (error) {
      if (!(error instanceof ContextError)) throw error;
      return error;
    }
  });
  if (value === undefined) throw new Error('GitHub’s own error came out');
  return { value, asked: s.github.requests.map(({ path }) => path.replace(`/repos/${REPOSITORY}`, '')) };
}

async function bodies(
  options: Partial<GatherOptions> & Pick<GatherOptions, 'event'>,
  hub: GitHubOptions,
): Promise<readonly string[] | undefined> {
  const { value } = await gathered(['comments'], options, hub);
  return value instanceof ContextError ? undefined : value.comments?.entries.map(({ body }) => body);
}

describe('comments', () => {
  const by = (seed: Partial<CommentSeed>): CommentSeed => ({
    issue: 1,
    author: 'bob',
    association: 'OWNER',
    body: 'said',
    createdAt: BEFORE,
    ...seed,
  });

  test.each([
    ['OWNER', true],
    ['MEMBER', true],
    ['COLLABORATOR', true],
    ['CONTRIBUTOR', false],
    ['FIRST_TIME_CONTRIBUTOR', false],
    ['FIRST_TIMER', false],
    ['MANNEQUIN', false],
    ['NONE', false],
  ] as const)('by a %s are included: %p', async (association, counts) => {
    expect(await bodies({ event: issueEvent() }, { comments: [by({ association })] })).toEqual(
      counts ? ['said'] : [],
    );
  });

  test('by the person who triggered the run are included, in any case of the login', async () => {
    const comments = [
      by({ association: 'NONE', author: 'ANN' }),
      by({ association: 'NONE', author: 'annie' }),
    ];
    expect(await bodies({ event: issueEvent() }, { comments })).toEqual(['said']);
  });

  test('of a deleted account aren’t included if the event names no one', async () => {
    await using s = await askedClient();
    const comment = { id: 1, user: null, author_association: 'NONE', body: 'said', created_at: BEFORE };
    s.github.fault({}, { kind: 'raw', status: 200, body: JSON.stringify([comment]) });
    const { value } = await s.ask((client, signal) =>
      gatherContext(
        {
          parts: ['comments'],
          event: issueEvent({ sender: null }),
          issueNumber: undefined,
          repository: REPOSITORY,
          client,
          startedAt: 0,
          runAttempt: 1,
        },
        signal,
      ),
    );
    expect(value?.comments?.entries).toEqual([]);
  });

  test.each([
    ['created at the time of the trigger', { createdAt: TRIGGERED }, true],
    ['created later', { createdAt: AFTER }, false],
    ['edited at that time', { updatedAt: TRIGGERED }, true],
    ['edited later', { updatedAt: AFTER }, false],
  ])('that were %s are included: %p', async (_, seed, isIn) => {
    const { value } = await gathered(['comments'], { event: issueEvent() }, { comments: [by(seed)] });
    expect(value).toMatchObject({ comments: { entries: isIn ? [{}] : [], late: isIn ? 0 : 1 } });
  });

  test('that are excluded don’t count as late', async () => {
    const comments = [by({ association: 'NONE', createdAt: AFTER })];
    const { value } = await gathered(['comments'], { event: issueEvent() }, { comments });
    expect(value).toMatchObject({ comments: { entries: [], late: 0 } });
  });

  test('are ordered by time across both lists', async () => {
    const at = (minute: number) => `2026-01-01T00:0${minute}:00Z`;
    const line = { pull: 2, association: 'OWNER', author: 'bob' } as const;
    const hub: GitHubOptions = {
      comments: [
        by({ issue: 2, body: '1', createdAt: at(1) }),
        by({ issue: 2, body: '3', createdAt: at(3) }),
      ],
      reviewComments: [
        { ...line, body: '2', createdAt: at(2) },
        { ...line, body: '4', createdAt: at(4) },
      ],
    };
    expect(await bodies({ event: pullEvent() }, hub)).toEqual(['1', '2', '3', '4']);
  });

  describe('that triggered the run', () => {
    test('have the text from the event, even if they were edited since', async () => {
      const event = commentEvent({ body: 'as it was' });
      const comments = [by({ author: 'Ann', body: 'edited', updatedAt: AFTER })];
      const { value } = await gathered(['comments'], { event }, { comments });
      expect(value).toMatchObject({ comments: { entries: [{ body: 'as it was' }], late: 0 } });
    });

    test('aren’t included if an outsider wrote them and another person edited them', async () => {
      const event = commentEvent({ body: 'x', user: { login: 'mallory' }, author_association: 'NONE' });
      expect(await bodies({ event }, {})).toEqual([]);
    });

    test('aren’t included if they are our own', async () => {
      const body = 'Report.\n<!-- docs-agent-action:1 YQ== YQ== -->';
      expect(await bodies({ event: commentEvent({ body }) }, {})).toEqual([]);
    });

    test('aren’t included if issue-number names another issue', async () => {
      const hub: GitHubOptions = {
        issues: [{ number: 7, updatedAt: BEFORE }],
        comments: [by({ issue: 7, body: 'there' })],
      };
      expect(await bodies({ event: commentEvent({ body: 'here' }), issueNumber: 7 }, hub)).toEqual(['there']);
    });
  });
});

describe('the text', () => {
  test('comes from the event if issue-number names its issue, without a request to GitHub', async () => {
    const { value, asked } = await gathered(['issue'], { event: issueEvent(), issueNumber: 1 });
    expect(value).toMatchObject({ issue: { title: 'As it was' } });
    expect(asked).toEqual([]);
  });

  test.each([
    [BEFORE, true],
    [TRIGGERED, true],
    [AFTER, false],
  ])('of another issue, last changed at %s, is included: %p', async (updatedAt, isIn) => {
    const issues = [{ number: 7, title: 'Another', updatedAt }];
    const { value } = await gathered(['issue'], { event: issueEvent(), issueNumber: 7 }, { issues });
    if (isIn) expect(value).toMatchObject({ issue: { title: 'Another' } });
    else expect(value).toBeInstanceOf(ContextError);
  });

  test('is left out if it was changed, and the comments stay', async () => {
    const hub = { issues: [{ number: 7, updatedAt: AFTER }] };
    const { value } = await gathered(['issue', 'comments'], { event: issueEvent(), issueNumber: 7 }, hub);
    expect(value).toMatchObject({ issue: undefined, comments: { entries: [] }, unavailable: {} });
    expect(value).toHaveProperty('unavailable.issue');
  });

  test.each([
    [0, 1, true],
    [-1, 1, false],
    [0, 2, undefined],
  ])(
    'of an issue changed %p ms before the start of the step is included in attempt %i: %p',
    async (ms, runAttempt, isIn) => {
      const options = {
        event: parseEvent('workflow_dispatch', {}),
        issueNumber: 7,
        startedAt: Date.parse(BEFORE) + ms,
        runAttempt,
      };
      const { value } = await gathered(['issue'], options, { issues: [{ number: 7, updatedAt: BEFORE }] });
      expect(value instanceof ContextError).toBe(isIn !== true);
    },
  );
});

describe('the diff', () => {
  const head = 'h'.repeat(40);
  const files = ['src/a.ts'];
  const pulls = [{ number: 2, files, commits: [head] }];
  const changesOf = async (
    options: Partial<GatherOptions> & Pick<GatherOptions, 'event'>,
    hub: GitHubOptions,
  ) => await gathered(['diff'], options, hub);

  test('doesn’t exist if issue-number isn’t a pull request, and the issue is read once', async () => {
    const { value, asked } = await changesOf(
      { event: issueEvent(), issueNumber: 7 },
      { issues: [{ number: 7 }] },
    );
    expect(value).toBeInstanceOf(ContextError);
    expect(asked).toEqual(['/issues/7']);
  });

  test('is the current one if issue-number is another pull request', async () => {
    const issues = [{ number: 2, isPullRequest: true }];
    const { value } = await changesOf({ event: issueEvent(), issueNumber: 2 }, { issues, pulls });
    expect(value).toMatchObject({ diff: { head, files: [{ path: 'src/a.ts' }], isCut: false } });
  });

  test('is that of issue-number, not that of the event’s pull request', async () => {
    const issues = [{ number: 7, isPullRequest: true }];
    const hub = { issues, pulls: [...pulls, { number: 7, files: ['docs/b.md'], commits: ['x'.repeat(40)] }] };
    const { value } = await changesOf({ event: pullEvent(), issueNumber: 7 }, hub);
    expect(value).toMatchObject({ diff: { files: [{ path: 'docs/b.md' }] } });
  });

  test('is that of the event if issue-number is the event’s pull request', async () => {
    const other = [{ number: 2, files, commits: ['x'.repeat(40)] }];
    const { value } = await changesOf({ event: pullEvent(), issueNumber: 2 }, { pulls: other });
    expect(value).toBeInstanceOf(ContextError);
  });

  test('is the current one if the event has no head', async () => {
    const { value } = await changesOf({ event: pullEvent({ head: null }) }, { pulls });
    expect(value).toMatchObject({ diff: { head, base: 'main' } });
  });

  const push = parseEvent('push', { ref: 'refs/heads/main', before: 'a', after: 'b' });
  const many = (count: number) => Array.from({ length: count }, (_, index) => `src/${index}.ts`);
  test.each([
    [299, false],
    [300, true],
  ])('of a comparison with %i files may be incomplete: %p', async (count, isCut) => {
    const { value } = await changesOf({ event: push }, { comparisons: { 'a...b': many(count) } });
    expect(value).toMatchObject({ diff: { base: 'a', head: 'b', isCut } });
  });

  test.each([
    [300, false],
    [301, true],
  ])('of a pull request with %i files is incomplete: %p', async (count, isCut) => {
    const { value } = await changesOf(
      { event: pullEvent() },
      { pulls: [{ number: 2, files: many(count), commits: [head] }] },
    );
    expect(value).toMatchObject({ diff: { isCut } });
  });
});

test.each([
  [503, true],
  [403, false],
])('the error for status %i suggests to run again later: %p', async (status, mayPass) => {
  await using s = await askedClient();
  s.github.fault({ times: Infinity }, { kind: 'status', status, body: { message: 'No' } });
  const { value } = await s.ask((client, signal) =>
    gatherContext(
      {
        parts: ['comments'],
        event: issueEvent(),
        issueNumber: undefined,
        repository: REPOSITORY,
        client,
        startedAt: 0,
        runAttempt: 1,
      },
      signal,
    ).catch((error: unknown) => error),
  );
  expect(value).toBeInstanceOf(ContextError);
  expect(/\blater\b/u.test(String(value))).toBe(mayPass);
});

describe('the block', () => {
  const issue = (edit: Partial<IssueContent> = {}): IssueContent => ({
    kind: 'issue',
    number: 1,
    url: 'https://github.com/acme/widgets/issues/1',
    title: 'T',
    body: 'B',
    author: 'ann',
    labels: [],
    state: 'open',
    ...edit,
  });
  const entry = (body: string, edit: Partial<ConversationEntry> = {}): ConversationEntry => ({
    kind: 'comment',
    id: 1,
    url: 'u',
    author: 'ann',
    association: 'OWNER',
    createdAt: 0,
    updatedAt: 0,
    body,
    ...edit,
  });
  const shown = (context: Partial<Context>) => {
    const none = { issue: undefined, comments: undefined, diff: undefined, unavailable: {} };
    const block = formatContext({ repository: 'acme/widgets', event: 'issues', ...none, ...context });
    const read: unknown = JSON.parse(block.text.split('\n')[1] ?? '');
    return { block, read };
  };
  const comments = (entries: readonly ConversationEntry[], late = 0) => ({
    entries,
    isTrigger: ({ id }: ConversationEntry) => id === 2,
    late,
  });
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
    const { read, block } = shown({ comments: comments(entries, 1) });
    expect(read).toMatchObject({ comments: [{ body: 'newest' }] });
    expect(block.parts[0]?.leftOut).toEqual([
      expect.stringMatching(/^2 older comments/u),
      expect.stringMatching(/^1 comment\b/u),
    ]);
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
      ['issue', '#1'],
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
