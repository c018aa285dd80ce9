import { describe, expect, test } from '@jest/globals';
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
