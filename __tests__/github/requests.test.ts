import { describe, expect, test } from '@jest/globals';
import type { GitHubOptions } from '../../sandbox/github.ts';
import { compare, listChangedFiles, pathsOf, previousReleaseTag } from '../../src/github/changed-files.ts';
import type { GitHubClient } from '../../src/github/client.ts';
import { ownComments } from '../../src/github/comments.ts';
import { type Comment, listComments } from '../../src/github/conversation.ts';
import { type IssueRef, lastEditedAt } from '../../src/github/issue.ts';
import { type PullRequest, readPullRequest } from '../../src/github/pull-request.ts';
import { askedClient } from './asked-client.ts';

const raw = (value: unknown) => ({ kind: 'raw', status: 200, body: JSON.stringify(value) }) as const;
const refused = (status: number, message = 'No') => ({ kind: 'status', status, body: { message } }) as const;

type Work<T> = (client: GitHubClient) => Promise<T>;

/** The result of `work` if GitHub answers all its requests with a value. */
async function answeredWith<T>(value: unknown, work: Work<T>) {
  await using s = await askedClient();
  s.github.fault({ times: Infinity }, raw(value));
  return await s.ask(work);
}

/** The result of `work` with GitHub in a state. */
async function asked<T>(state: GitHubOptions, work: Work<T>) {
  await using s = await askedClient(state);
  return await s.ask(work);
}

async function all<T>(pages: AsyncGenerator<readonly T[]>): Promise<T[]> {
  const found: T[] = [];
  for await (const page of pages) found.push(...page);
  return found;
}

describe('a pull request', () => {
  const read: Work<PullRequest> = (client) => readPullRequest(client, 2);
  const must = { number: 2, title: 'T', state: 'open', changed_files: 0 };

  test('is read without the optional fields', async () => {
    const odd = {
      user: null,
      draft: 'no',
      labels: null,
      requested_reviewers: {},
      requested_teams: 0,
      head: null,
      created_at: '2026-01-01T00:00:00Z',
      additions: 2,
      deletions: 3,
    };
    expect((await answeredWith({ ...must, ...odd }, read)).value).toMatchObject({
      state: 'open',
      author: undefined,
      labels: [],
      reviewers: [],
      teams: [],
      headSha: undefined,
      baseBranch: undefined,
      createdAt: Date.parse('2026-01-01T00:00:00Z'),
      fileCount: 0,
      additions: 2,
      deletions: 3,
    });
  });

  test.each(['number', 'state', 'title', 'changed_files'])(
    'without the field %s is not from GitHub',
    async (field) => {
      const { error } = await answeredWith({ ...must, [field]: undefined }, read);
      expect(error?.message).toMatch(/proxy/iu);
      expect(error?.message).not.toContain('invalid_type');
    },
  );

  test.each([
    ['added', 'added', undefined],
    ['copied', 'added', undefined],
    ['removed', 'deleted', 'docs/old.mdx'],
    ['renamed', 'renamed', 'docs/old.mdx'],
    ['modified', 'modified', 'docs/old.mdx'],
    ['changed', 'modified', 'docs/old.mdx'],
  ] as const)('has a file with the status %s', async (status, change, previousPath) => {
    const files = [{ path: 'docs/new.mdx', previousPath: 'docs/old.mdx', status }];
    const { value = [] } = await asked({ pulls: [{ number: 2, files }] }, (client) =>
      listChangedFiles(client, 2, 1),
    );
    expect(value).toEqual([expect.objectContaining({ path: 'docs/new.mdx', change, previousPath })]);
    expect(value.flatMap(pathsOf)).toEqual(
      previousPath === undefined ? ['docs/new.mdx'] : ['docs/old.mdx', 'docs/new.mdx'],
    );
  });
});

describe('the previous release', () => {
  const at = (day: number) => `2026-01-${String(day).padStart(2, '0')}T00:00:00Z`;
  const releases = [
    { tag: 'v3', publishedAt: at(9) },
    { tag: 'v3-rc', publishedAt: at(8), isPrerelease: true },
    { tag: 'draft', publishedAt: at(7), isDraft: true },
    // GitHub lists them by the time of their creation.
    { tag: 'v1', publishedAt: at(1) },
    { tag: 'v2', publishedAt: at(5) },
    { tag: 'unpublished', publishedAt: null },
  ];
  test.each([
    ['a release', { tag: 'v3', isPrerelease: false, publishedAt: Date.parse(at(9)) }, 'v2'],
    ['a prerelease', { tag: 'v3-rc2', isPrerelease: true, publishedAt: Date.parse(at(9)) }, 'v3-rc'],
    ['one without a time', { tag: 'v4', isPrerelease: false, publishedAt: Infinity }, 'v3'],
    [
      'one with the same time',
      { tag: 'v2-again', isPrerelease: false, publishedAt: Date.parse(at(5)) },
      'v1',
    ],
    ['one that is published again', { tag: 'v3', isPrerelease: false, publishedAt: Infinity }, 'v2'],
    ['the first one', { tag: 'v1', isPrerelease: false, publishedAt: Date.parse(at(1)) }, undefined],
  ])('%s', async (_, release, expected) => {
    const { value, error } = await asked({ releases }, (client) =>
      previousReleaseTag(client, { kind: 'release', ...release }),
    );
    expect(error).toBeUndefined();
    expect(value).toBe(expected);
  });
});

test('a comparison is requested from base to head, with one commit per page', async () => {
  await using s = await askedClient({ comparisons: { 'v1...v2': ['docs/a.mdx'] } });
  const { value } = await s.ask((client) => compare(client, { base: 'v1', head: 'v2' }));
  expect(value?.map(({ path }) => path)).toEqual(['docs/a.mdx']);
  expect(Object.fromEntries(s.github.requests[0]?.query ?? [])).toEqual({ per_page: '1', page: '1' });
});

test('a comparison without files has none', async () => {
  const { value } = await answeredWith({}, (client) => compare(client, { base: 'a', head: 'b' }));
  expect(value).toEqual([]);
});

const at = (hour: number) => Date.parse(iso(hour));
const iso = (hour: number) => `2026-11-02T${String(hour).padStart(2, '0')}:00:00Z`;

describe('a conversation', () => {
  const comments =
    (kind: IssueRef['kind']): Work<Comment[]> =>
    (client) =>
      all(listComments(client, { kind, number: 2 }));

  test.each([
    ['that isn’t submitted yet', { submittedAt: null }, Number.POSITIVE_INFINITY],
    ['of a deleted account', { author: null }, at(1)],
  ])('has a review %s', async (_, edit, createdAt) => {
    await using s = await askedClient();
    const node = {
      // More than 32 bits.
      fullDatabaseId: '3000000001',
      url: 'u',
      author: { __typename: 'User', login: 'ann' },
      body: 'x',
      submittedAt: iso(1),
      lastEditedAt: null,
    };
    const reviews = { pageInfo: { hasNextPage: false, endCursor: null }, nodes: [{ ...node, ...edit }] };
    s.github.fault({ path: '/graphql' }, raw({ data: { repository: { pullRequest: { reviews } } } }));
    const { value } = await s.ask(comments('pull-request'));
    const author = 'author' in edit ? undefined : 'ann';
    expect(value).toMatchObject([{ id: 3_000_000_001, createdAt, author }]);
  });

  test.each([
    ['issue', 'issues: read', 'pull-requests: read'],
    ['pull-request', 'pull-requests: read', 'issues: read'],
  ] as const)('of a %s takes %s', async (kind, permission, other) => {
    await using s = await askedClient();
    s.github.fault({}, refused(403));
    const { error } = await s.ask(comments(kind));
    expect(error?.message).toContain(permission);
    expect(error?.message).not.toContain(other);
  });
});

describe('an issue or pull request', () => {
  const edited =
    (number: number): Work<number> =>
    (client) =>
      lastEditedAt(client, { kind: 'unknown', number });

  test.each([
    ['that GitHub can’t find', {}, 404],
    ['that the token can’t read', { issues: [{ number: 1 }], grants: { contents: 'read' } }, 403],
  ] as const)('%s is an error', async (_, state, status) => {
    expect((await asked(state, edited(1))).error?.status).toBe(status);
  });

  test.each([
    { lastEditedAt: 'yesterday', timelineItems: { nodes: [] } },
    { timelineItems: { nodes: [] } },
    { lastEditedAt: null, timelineItems: { nodes: [null] } },
    { lastEditedAt: null },
  ])('never counts as unedited if the answer is %j', async (issueOrPullRequest) => {
    const { value, error } = await answeredWith({ data: { repository: { issueOrPullRequest } } }, edited(1));
    expect(value).toBeUndefined();
    expect(error?.message).toMatch(/proxy/iu);
  });
});

describe('our own comments', () => {
  const issue = { kind: 'issue', number: 1 } as const;

  test('are those of exactly our account', async () => {
    await using s = await askedClient({ viewer: 'docs-app[bot]' });
    const user = (login: string) => ({ login });
    s.github.fault(
      { path: /comments$/u },
      raw([
        { id: 1, body: 'ours', user: user('docs-app[bot]') },
        { id: 2, body: 'theirs', user: user('docs-app') },
        { id: 3, body: 'theirs', user: user('docs-app[bot]-2') },
        { id: 4, body: 'of a deleted account', user: null },
        { id: 5, body: null, user: user('docs-app[bot]') },
      ]),
    );
    const { value } = await s.ask((client) => ownComments(client, issue));
    expect(value?.map(({ id, body }) => [id, body])).toEqual([
      [1, 'ours'],
      [5, ''],
    ]);
  });
});
