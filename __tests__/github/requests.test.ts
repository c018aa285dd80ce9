import { describe, expect, test } from '@jest/globals';
import type { GitHubOptions, PullSeed } from '../../sandbox/github.ts';
import { compare, listChangedFiles, pathsOf, previousReleaseTag } from '../../src/github/changed-files.ts';
import type { GitHubClient } from '../../src/github/client.ts';
import { addComment, addReaction, editComment, ownComments } from '../../src/github/comments.ts';
import { type Comment, listComments } from '../../src/github/conversation.ts';
import { type IssueRef, lastEditedAt, readIssue, removeLabel } from '../../src/github/issue.ts';
import {
  addLabels,
  listPullRequests,
  mergedPullRequestsOf,
  type PullRequest,
  readPullRequest,
  requestReviewers,
} from '../../src/github/pull-request.ts';
import { isSameRepository, ownerAndName, roleOf } from '../../src/github/repository.ts';
import { type AskedClient, askedClient, REPOSITORY } from './asked-client.ts';

const raw = (value: unknown) => ({ kind: 'raw', status: 200, body: JSON.stringify(value) }) as const;
const refused = (status: number, message = 'No') => ({ kind: 'status', status, body: { message } }) as const;

type Work<T> = (client: GitHubClient, signal: AbortSignal) => Promise<T>;

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

const pathsAsked = ({ github }: AskedClient) =>
  github.requests.map(({ path }) => path.replace(`/repos/${REPOSITORY}/`, ''));

test('names of repositories are compared in any case', () => {
  expect(isSameRepository('Acme/Docs', 'acme/docs')).toBe(true);
  expect(isSameRepository('acme/docs', 'acme/docs2')).toBe(false);
  expect(ownerAndName('acme/docs.site')).toEqual({ owner: 'acme', repo: 'docs.site' });
});

test('open pull requests are requested newest first, page by page', async () => {
  const pulls = Array.from({ length: 101 }, (_, index) => ({ number: index + 1 }));
  await using s = await askedClient({ pulls: [...pulls, { number: 200, state: 'closed' }] });
  const { value } = await s.ask((client, signal) =>
    all(listPullRequests(client, REPOSITORY, 'open', signal)),
  );
  expect(value?.map(({ number }) => number)).toEqual(pulls.map(({ number }) => number).toReversed());
  expect(s.github.requests.map(({ query }) => Object.fromEntries(query))).toEqual(
    ['1', '2'].map((page) => ({ state: 'open', sort: 'created', direction: 'desc', per_page: '100', page })),
  );
});

test('a commit belongs to merged pull requests, not to open or closed ones', async () => {
  const sha = 'c'.repeat(40);
  const commits = [sha];
  const pulls: PullSeed[] = [
    { number: 1, merged: true, commits },
    { number: 2, commits },
    { number: 3, state: 'closed', commits },
    { number: 4, merged: true, landed: commits },
    { number: 5, merged: true },
  ];
  const { value } = await asked({ pulls }, (client, signal) =>
    mergedPullRequestsOf(client, REPOSITORY, sha, signal),
  );
  expect(value?.map(({ number }) => number)).toEqual([1, 4]);
});

describe('a role', () => {
  const role: Work<string> = (client, signal) => roleOf(client, REPOSITORY, 'mallory', signal);

  test.each([
    [{ permission: 'admin', user: { permissions: {} } }, 'none'],
    [{ permission: 'admin', user: { permissions: { pull: true, push: false } } }, 'read'],
    [{ permission: 'read', user: { permissions: { push: true, pull: true } } }, 'write'],
    [{ permission: 'write', role_name: 'maintain' }, 'maintain'],
    [{ permission: 'write', role_name: 'writer' }, 'write'],
    [{ permission: 'write', role_name: '' }, 'write'],
    [{}, 'none'],
    [{ permission: 'owner' }, 'none'],
  ])('is read from %o: %s', async (answer, expected) => {
    expect((await answeredWith(answer, role)).value).toBe(expected);
  });

  test.each([
    ['mallory is not a user', 'none'],
    ['Not Found', undefined],
  ])('on 404 “%s” is %p', async (message, expected) => {
    await using s = await askedClient();
    s.github.fault({}, refused(404, message));
    const { value, error } = await s.ask(role);
    expect(value).toBe(expected);
    expect(error?.status).toBe(expected === undefined ? 404 : undefined);
  });
});

describe('a pull request', () => {
  const ref = { repository: REPOSITORY, number: 2 };
  const read: Work<PullRequest> = (client, signal) => readPullRequest(client, ref, signal);
  const must = { number: 2, title: 'T', state: 'open', changed_files: 0 };

  test.each<[string, Partial<PullSeed>]>([
    ['open', {}],
    ['draft', { draft: true }],
    ['closed', { state: 'closed' }],
    ['closed', { state: 'closed', draft: true }],
    ['merged', { state: 'closed', merged: true }],
  ])('is %s', async (state, seed) => {
    expect((await asked({ pulls: [{ number: 2, ...seed }] }, read)).value).toMatchObject({ state });
  });

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

  test.each<[number, number, number]>([
    [0, 0, 250],
    [1, 100, 250],
    [100, 100, 250],
    [101, 200, 250],
    [300, 250, 250],
  ])('lists its first %i files in whole pages: %i', async (count, listed, all) => {
    const files = Array.from({ length: all }, (_, index) => `docs/${index}.mdx`);
    await using s = await askedClient({ pulls: [{ number: 2, files }] });
    const { value } = await s.ask((client, signal) => listChangedFiles(client, ref, count, signal));
    expect(value).toHaveLength(listed);
    expect(s.github.requests).toHaveLength(Math.ceil(listed / 100));
  });

  test.each([
    ['added', 'added', undefined],
    ['copied', 'added', undefined],
    ['removed', 'deleted', 'docs/old.mdx'],
    ['renamed', 'renamed', 'docs/old.mdx'],
    ['modified', 'modified', 'docs/old.mdx'],
    ['changed', 'modified', 'docs/old.mdx'],
  ] as const)('has a file with the status %s', async (status, change, previousPath) => {
    const files = [{ path: 'docs/new.mdx', previousPath: 'docs/old.mdx', status }];
    const { value = [] } = await asked({ pulls: [{ number: 2, files }] }, (client, signal) =>
      listChangedFiles(client, ref, 1, signal),
    );
    expect(value).toEqual([expect.objectContaining({ path: 'docs/new.mdx', change, previousPath })]);
    expect(value.flatMap(pathsOf)).toEqual(
      previousPath === undefined ? ['docs/new.mdx'] : ['docs/old.mdx', 'docs/new.mdx'],
    );
  });

  test('keeps the labels it has, and gets reviewers and teams in one request', async () => {
    await using s = await askedClient({
      pulls: [{ number: 2 }],
      labels: { 2: ['old'] },
      teams: ['Codertocat/docs'],
    });
    await s.ask(async (client, signal) => {
      await addLabels(client, ref, ['docs', 'old'], signal);
      await requestReviewers(client, ref, { reviewers: ['ann'], teams: ['docs'] }, signal);
    });
    expect(s.github.labels(2)).toEqual(['old', 'docs']);
    expect(s.github.reviewers(2)).toEqual(['ann', 'Codertocat/docs']);
    expect(s.github.requests).toHaveLength(2);
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
    const { value, error } = await asked({ releases }, (client, signal) =>
      previousReleaseTag(client, REPOSITORY, { kind: 'release', ...release }, signal),
    );
    expect(error).toBeUndefined();
    expect(value).toBe(expected);
  });
});

test('a comparison is requested from base to head, with one commit per page', async () => {
  await using s = await askedClient({ comparisons: { 'v1...v2': ['docs/a.mdx'] } });
  const { value } = await s.ask((client, signal) =>
    compare(client, REPOSITORY, { base: 'v1', head: 'v2' }, signal),
  );
  expect(value?.map(({ path }) => path)).toEqual(['docs/a.mdx']);
  expect(Object.fromEntries(s.github.requests[0]?.query ?? [])).toEqual({ per_page: '1', page: '1' });
});

test('a comparison without files has none', async () => {
  const { value } = await answeredWith({}, (client, signal) =>
    compare(client, REPOSITORY, { base: 'a', head: 'b' }, signal),
  );
  expect(value).toEqual([]);
});

const at = (hour: number) => Date.parse(iso(hour));
const iso = (hour: number) => `2026-11-02T${String(hour).padStart(2, '0')}:00:00Z`;

describe('a conversation', () => {
  const comments =
    (kind: IssueRef['kind']): Work<Comment[]> =>
    (client, signal) =>
      all(listComments(client, REPOSITORY, { kind, number: 2 }, signal));

  test.each<[IssueRef['kind'], readonly string[]]>([
    ['issue', ['issues/2/comments']],
    ['pull-request', ['issues/2/comments', '/graphql', 'pulls/2/comments']],
    ['unknown', ['issues/2/comments', '/graphql', 'pulls/2/comments']],
  ])('of a %s', async (kind, paths) => {
    await using s = await askedClient({
      comments: [{ issue: 2, body: 'First.' }],
      pulls: [{ number: 2 }],
      reviews: [{ pull: 2, id: 1, body: 'A review.' }],
      reviewComments: [{ pull: 2, body: 'On a line.', review: 1 }],
    });
    const { value } = await s.ask(comments(kind));
    expect(value?.map(({ body }) => body)).toEqual(
      ['First.', 'A review.', 'On a line.'].slice(0, paths.length),
    );
    expect(value?.at(2)?.reviewId).toBe(paths.length === 3 ? 1 : undefined);
    expect(pathsAsked(s)).toEqual(paths);
  });

  test('has the reviews with a text, of people and bots, with the time of the last edit', async () => {
    const { value } = await asked(
      {
        pulls: [{ number: 2 }],
        reviews: [
          { pull: 2, id: 3_000_000_001, body: 'Said.', submittedAt: iso(1) },
          { pull: 2, id: 2, body: '' },
          { pull: 2, id: 3, body: 'Edited.', submittedAt: iso(1), lastEditedAt: iso(3) },
          { pull: 2, id: 4, body: 'By a bot.', author: 'linter', isBot: true },
        ],
      },
      comments('pull-request'),
    );
    expect(value).toEqual([
      {
        kind: 'review',
        // More than 32 bits.
        id: 3_000_000_001,
        url: `https://github.com/${REPOSITORY}/pull/2#pullrequestreview-3000000001`,
        author: 'ann',
        createdAt: at(1),
        updatedAt: at(1),
        body: 'Said.',
      },
      expect.objectContaining({ id: 3, createdAt: at(1), updatedAt: at(3) }),
      expect.objectContaining({ id: 4, author: 'linter[bot]' }),
    ]);
  });

  test('has all pages of reviews', async () => {
    const reviews = Array.from({ length: 201 }, (_, index) => ({ pull: 2, id: index + 1, body: 'x' }));
    await using s = await askedClient({ pulls: [{ number: 2 }], reviews });
    const { value } = await s.ask(comments('pull-request'));
    expect(value?.map(({ id }) => id)).toEqual(reviews.map(({ id }) => id));
    expect(pathsAsked(s).filter((path) => path === '/graphql')).toHaveLength(3);
  });

  test.each([
    ['that isn’t submitted yet', { submittedAt: null }, Number.POSITIVE_INFINITY],
    ['of a deleted account', { author: null }, at(1)],
  ])('has a review %s', async (_, edit, createdAt) => {
    await using s = await askedClient();
    const node = {
      fullDatabaseId: '1',
      url: 'u',
      author: { __typename: 'User', login: 'ann' },
      body: 'x',
      submittedAt: iso(1),
      lastEditedAt: null,
    };
    const reviews = { pageInfo: { hasNextPage: false, endCursor: null }, nodes: [{ ...node, ...edit }] };
    s.github.fault({ path: '/graphql' }, raw({ data: { repository: { pullRequest: { reviews } } } }));
    const { value } = await s.ask(comments('pull-request'));
    expect(value).toMatchObject([{ createdAt, author: 'author' in edit ? undefined : 'ann' }]);
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
  test.each([
    [false, 'issue'],
    [true, 'pull-request'],
  ])('is read with its kind: %p, %s', async (isPullRequest, kind) => {
    const issue = {
      number: 5,
      isPullRequest,
      title: 'T',
      author: 'ann',
      labels: ['docs'],
      updatedAt: iso(1),
    };
    const { value } = await asked({ issues: [issue] }, (client, signal) =>
      readIssue(client, REPOSITORY, { kind: 'unknown', number: 5 }, signal),
    );
    expect(value).toMatchObject({
      kind,
      number: 5,
      title: 'T',
      author: 'ann',
      labels: ['docs'],
      updatedAt: at(1),
    });
  });

  const edited =
    (number: number): Work<number> =>
    (client, signal) =>
      lastEditedAt(client, REPOSITORY, { kind: 'unknown', number }, signal);

  test('was never edited, whatever labels and comments it got', async () => {
    const issues = [{ number: 1, updatedAt: iso(9) }];
    expect((await asked({ issues, labels: { 1: ['docs'] } }, edited(1))).value).toBe(0);
  });

  test.each([
    ['the edit of its text', { lastEditedAt: iso(2) }, 2],
    ['its new title', { renamedAt: [iso(1), iso(3)] }, 3],
    ['the later of both, if that is the text', { lastEditedAt: iso(4), renamedAt: [iso(3)] }, 4],
    ['the later of both, if that is the title', { lastEditedAt: iso(2), renamedAt: [iso(3)] }, 3],
  ])('was edited last at %s', async (_, changes, hour) => {
    const state = { issues: [{ number: 1, ...changes }], pulls: [{ number: 2, ...changes }] };
    expect((await asked(state, edited(1))).value).toBe(at(hour));
    expect((await asked(state, edited(2))).value).toBe(at(hour));
  });

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

  const remove =
    (label = 'docs'): Work<void> =>
    (client, signal) =>
      removeLabel(client, REPOSITORY, { kind: 'issue', number: 1 }, label, signal);

  test('loses a label, and no error says that it was already removed', async () => {
    await using s = await askedClient({ labels: { 1: ['docs', 'bug'] } });
    for (let times = 0; times < 2; times += 1) expect((await s.ask(remove())).error).toBeUndefined();
    expect(s.github.labels(1)).toEqual(['bug']);
  });

  test.each([403, 410])('keeps its label with %i', async (status) => {
    await using s = await askedClient();
    s.github.fault({}, refused(status));
    expect((await s.ask(remove())).error).toMatchObject({ status });
  });

  test.each(['.', '..'])('keeps a label named %s, which has no URL', async (label) => {
    await using s = await askedClient();
    expect((await s.ask(remove(label))).error?.message).toContain('Rename the label');
    expect(s.github.requests).toEqual([]);
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
    const { value } = await s.ask((client, signal) => ownComments(client, REPOSITORY, issue, signal));
    expect(value?.map(({ id, body }) => [id, body])).toEqual([
      [1, 'ours'],
      [5, ''],
    ]);
  });

  test('are written once, and then edited', async () => {
    await using s = await askedClient();
    const { value: id = 0 } = await s.ask((client, signal) =>
      addComment(client, REPOSITORY, issue, 'Old.', 1, signal),
    );
    await s.ask((client, signal) => editComment(client, REPOSITORY, issue, { id, body: 'New.' }, signal));
    expect(s.github.comments).toMatchObject([{ id, issue: 1, body: 'New.', versions: 2 }]);
  });

  test('that were deleted are not edited, and other errors are errors', async () => {
    await using s = await askedClient();
    const edit: Work<boolean> = (client, signal) =>
      editComment(client, REPOSITORY, issue, { id: 9, body: 'New.' }, signal);
    expect((await s.ask(edit)).value).toBe(false);
    for (const status of [403, 410, 422]) {
      s.github.clearFaults();
      s.github.fault({}, refused(status));
      expect((await s.ask(edit)).error).toMatchObject({ status });
    }
  });

  test.each([
    [undefined, 'issue', 1],
    [{ kind: 'conversation', id: 7 }, 'issue-comment', 7],
    [{ kind: 'diff', id: 7 }, 'review-comment', 7],
  ] as const)('aren’t needed for a reaction to %j', async (comment, on, target) => {
    await using s = await askedClient();
    await s.ask((client, signal) => addReaction(client, REPOSITORY, issue, comment, 'eyes', signal));
    expect(s.github.reactions).toMatchObject([{ on, target, content: 'eyes' }]);
  });

  test('aren’t written by a client that only reads, nor is anything else', async () => {
    await using s = await askedClient({ pulls: [{ number: 1 }] }, () => ({ isReadOnly: true }));
    const ref = { repository: REPOSITORY, number: 1 };
    const writes: Work<unknown>[] = [
      (client, signal) => addComment(client, REPOSITORY, issue, 'x', 1, signal),
      (client, signal) => editComment(client, REPOSITORY, issue, { id: 1, body: 'x' }, signal),
      (client, signal) => addReaction(client, REPOSITORY, issue, undefined, 'eyes', signal),
      (client, signal) => removeLabel(client, REPOSITORY, issue, 'docs', signal),
      (client, signal) => addLabels(client, ref, ['docs'], signal),
      (client, signal) => requestReviewers(client, ref, { reviewers: ['ann'], teams: [] }, signal),
    ];
    for (const work of writes) expect((await s.ask(work)).error).toBeUndefined();
    expect(s.github.requests).toEqual([]);
  });
});
