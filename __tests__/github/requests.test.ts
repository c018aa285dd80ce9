import { describe, expect, test } from '@jest/globals';
import { FORBIDDEN, status } from '../../sandbox/faults.ts';
import type { GitHubOptions } from '../../sandbox/github.ts';
import { shaOf } from '../../sandbox/github-history.ts';
import {
  compare,
  listChangedFiles,
  pathsOf,
  previousTag,
  ReleaseAnswer,
} from '../../src/github/changed-files.ts';
import {
  addComment,
  type Comment,
  editComment,
  listComments,
  ownComments,
  ownCommentsSince,
} from '../../src/github/comments.ts';
import { type Commit, listHistory } from '../../src/github/commits.ts';
import { editedAfter, type IssueRef, readIssue, removeLabel } from '../../src/github/issue.ts';
import {
  addLabels,
  listPullRequests,
  mergedPullsOf,
  type PullRequest,
  parsePullRequestUrl,
  readPullRequest,
  requestReviewers,
} from '../../src/github/pull-request.ts';
import { roleOf } from '../../src/github/roles.ts';
import { ALWAYS, askedClient, askWithFault, raw, type Work } from './asked-client.ts';

const HERE = '`Codertocat/Hello-World`';
const PULL = 'pull request `Codertocat/Hello-World#2`';

/** The result of `work` if GitHub answers all its requests with a value. */
const answeredWith = <T>(value: unknown, work: Work<T>) => askWithFault(work, raw(value), ALWAYS);

/** The result of `work` with GitHub in a state. */
async function asked<T>(state: GitHubOptions, work: Work<T>) {
  await using s = await askedClient(state);
  return await s.ask(work);
}

describe('a pull request', () => {
  const read: Work<PullRequest> = (client) => readPullRequest(client, 2);
  const must = { number: 2, title: 'T', state: 'open', changed_files: 0 };

  test('is read without the optional fields', async () => {
    const odd = { labels: null, user: null, draft: 'no', head: null };
    const known = { created_at: '2026-01-01T00:00:00Z', additions: 2, deletions: 3 };
    const { value } = await answeredWith({ ...must, ...odd, ...known }, read);
    expect(value).toMatchObject({ state: 'open', author: undefined, headSha: undefined, range: undefined });
    const createdAt = Date.parse(known.created_at);
    expect(value).toMatchObject({ labels: [], createdAt, fileCount: 0, additions: 2, deletions: 3 });
  });

  const list: Work<unknown> = (client) => listChangedFiles(client, 2, 1);
  const file = { filename: 'a', status: 'added', additions: 1, deletions: 0 };
  test.each<{ answer: object; work: Work<unknown> }>([
    ...['number', 'state', 'title'].map((one) => ({ answer: { ...must, [one]: undefined }, work: read })),
    ...[{ filename: '' }, { additions: null }].map((odd) => ({ answer: [{ ...file, ...odd }], work: list })),
  ])('%j is not from GitHub', async ({ answer, work }) => {
    const { error } = await answeredWith(answer, work);
    expect(error?.message).toMatch(/Check the proxy, and that the runner can reach GitHub/u);
    expect(error?.message).not.toContain('invalid_type');
  });

  test.each([
    ['added', 'added', undefined],
    ['copied', 'added', undefined],
    ['removed', 'deleted', 'docs/old.mdx'],
    ['renamed', 'renamed', 'docs/old.mdx'],
    ['modified', 'modified', 'docs/old.mdx'],
    ['changed', 'modified', 'docs/old.mdx'],
  ] as const)('has a file with the status %s', async (status, change, previousPath) => {
    const files = [{ path: 'docs/new.mdx', previousPath: 'docs/old.mdx', status, patch: '' }];
    const state = { pulls: [{ number: 2, files }] };
    const { value = [] } = await asked(state, (client) => listChangedFiles(client, 2, 1));
    expect(value).toEqual([expect.objectContaining({ path: 'docs/new.mdx', change, previousPath })]);
    expect(value.flatMap(pathsOf)).toEqual([previousPath ?? [], 'docs/new.mdx'].flat());
  });
});

const at = (day: number) => `2026-01-${String(day).padStart(2, '0')}T00:00:00Z`;
const releases = [
  ...Array.from({ length: 30 }, (_, nth) => ({ tag: `draft-${nth}`, publishedAt: at(9), isDraft: true })),
  { tag: 'v3', publishedAt: at(9) },
  { tag: 'v3-rc', publishedAt: at(8), isPrerelease: true },
  { tag: 'draft', publishedAt: at(7), isDraft: true },
  // GitHub lists them by the time of their creation.
  { tag: 'v1', publishedAt: at(1) },
  { tag: 'v2', publishedAt: at(5) },
  { tag: 'unpublished', publishedAt: null },
  ...['@acme/s3@1.10.0', '@acme/s3@1.9.0', 'older'].map((tag) => ({ tag, publishedAt: at(5) })),
];
test.each([
  ['a release', 'v3', false, 9, 'v2'],
  ['a prerelease', 'v3-rc2', true, 9, 'v3-rc'],
  ['a prerelease after a release', 'v4-rc', true, 10, 'v3'],
  ['one without a time or a version', 'next', false, null, 'v3'],
  ['one with the same time', 'v2-again', false, 5, 'v1'],
  ['one that is published again', 'v3', false, null, 'v2'],
  ['the first one', 'v1', false, 1, undefined],
  ['an earlier version', '2-1', false, 10, 'v2'],
  ['an earlier version with build metadata', 'v2.0+b1', false, 10, 'v2'],
  ['a package', '@acme/s3@2.0.0', false, 9, '@acme/s3@1.10.0'],
  ['the first one of a package', 's4_1.0.0', false, 9, undefined],
  ['the first one of another package of a scope', '@acme/s4@1.0.0', false, 9, undefined],
])('the previous release is found for %s', async (_, tag, prerelease, day, expected) => {
  const release = ReleaseAnswer.parse({ tag_name: tag, prerelease, published_at: day && at(day) });
  const { value, error } = await asked({ releases }, (client) => previousTag(client, release));
  expect([value, error]).toEqual([expected, undefined]);
});

test.each<[string, Work<unknown>, string]>([
  ['an issue', (client) => readIssue(client, { kind: 'issue', number: 2 }), "Couldn't read #2"],
  ['a pull request', (client) => readPullRequest(client, 2), `Couldn't read ${PULL}`],
])('%s of another number than asked is an error that names both', async (_, work, what) => {
  const { error } = await answeredWith({ number: 3, state: 'open', title: 'x', changed_files: 1 }, work);
  const fix = 'Check the number. It may have been moved to another repository.';
  expect(error?.message).toBe(`${what}: GitHub answered about #3 instead. ${fix}`);
});

describe('a comparison', () => {
  const comparing: Work<readonly { readonly path: string }[]> = (client) =>
    compare(client, { base: 'v1', head: 'v2' });

  test('is requested from base to head, with one commit per page', async () => {
    await using s = await askedClient({ comparisons: { 'v1...v2': ['docs/a.mdx'] } });
    expect((await s.ask(comparing)).value).toMatchObject([{ path: 'docs/a.mdx' }]);
    expect(s.github.requests.map(({ query }) => String(query))).toEqual(['per_page=1&page=1']);
  });

  test('without files can’t be read', async () => {
    expect((await answeredWith({}, comparing)).error?.message).toContain('GitHub left out the files');
  });
});

describe('a conversation', () => {
  const comments =
    (kind: IssueRef['kind']): Work<(Comment | undefined)[]> =>
    (client) =>
      Array.fromAsync(listComments(client, { kind, number: 2 }));

  const reviewsIn = async (repository: unknown) => {
    const answer = raw({ data: { repository } });
    return (await askWithFault(comments('pull-request'), answer, { path: '/graphql' })).value;
  };

  const PAGE = { hasNextPage: false, endCursor: null };
  const SUBMITTED_AT = '2026-11-02T01:00:00Z';
  test.each([
    ['that isn’t submitted yet', { created_at: null }, Number.POSITIVE_INFINITY],
    ['of a deleted account', { user: null }, Date.parse(SUBMITTED_AT)],
  ])('has a review %s', async (_, edit, createdAt) => {
    // More than 32 bits.
    const id = '300000000000001';
    const user = { __typename: 'User', login: 'ann' };
    const node = { id, html_url: 'u', user, body: 'x', created_at: SUBMITTED_AT, updated_at: null };
    const reviews = { pageInfo: PAGE, nodes: [{ ...node, ...edit }] };
    const author = 'user' in edit ? undefined : { login: 'ann', isBot: false };
    const expected = [{ id: 300_000_000_000_001, createdAt, author }];
    expect(await reviewsIn({ pullRequest: { reviews } })).toMatchObject(expected);
    const odd = { pageInfo: PAGE, nodes: [{ ...node, updated_at: 'soon' }] };
    expect(await reviewsIn({ pullRequest: { reviews: odd } })).toStrictEqual([undefined]);
  });

  test.each([
    ['an item', { pullRequest: { reviews: { pageInfo: PAGE, nodes: [null] } } }],
    ['an id', { pullRequest: { reviews: { pageInfo: PAGE, nodes: [{ id: null }] } } }],
    ['the list', { pullRequest: { reviews: { pageInfo: PAGE, nodes: null } } }],
    ['a cursor', { pullRequest: { reviews: { pageInfo: { ...PAGE, hasNextPage: true }, nodes: [] } } }],
    ['the reviews', { pullRequest: { reviews: null } }],
    ['the pull request', { pullRequest: null }],
    ['the repository', null],
  ])('has a review that GitHub left out if %s is null', async (_, repository) => {
    // `toEqual` takes an empty list for the same.
    expect(await reviewsIn(repository)).toStrictEqual([undefined]);
  });

  test.each([
    ['issue', 'issues: read', 'pull-requests: read'],
    ['pull-request', 'pull-requests: read', 'issues: read'],
  ] as const)('of a %s takes %s', async (kind, permission, other) => {
    const { error } = await askWithFault(comments(kind), FORBIDDEN);
    expect(error?.message).toContain(permission);
    expect(error?.message).not.toContain(other);
  });
});

describe('an issue or pull request', () => {
  const [early, at] = ['2026-11-02T09:29:59Z', '2026-11-02T09:30:00Z'];
  const edited = (one: number, ...others: readonly number[]): Work<ReadonlySet<number>> => {
    const pulls = others.map((number) => ({ kind: 'pull-request', number }) as const);
    return (client) => editedAfter(client, { kind: 'unknown', number: one }, pulls, Date.parse(early));
  };

  test('is asked about with others at once', async () => {
    const state = {
      issues: [{ number: 1, renamedAt: [early], lastEditedAt: early }],
      pulls: [{ number: 2, renamedAt: [at] }, { number: 3 }, { number: 4, lastEditedAt: at }],
    };
    expect((await asked(state, edited(1, 2, 3, 4, 4))).value).toEqual(new Set([2, 4]));
  });

  test.each([
    { lastEditedAt: 'yesterday', timelineItems: { nodes: [] } },
    { timelineItems: { nodes: [] } },
    ...[null, { createdAt: 'x' }].map((at) => ({ lastEditedAt: null, timelineItems: { nodes: [at] } })),
    { lastEditedAt: null },
    { lastEditedAt: null, timelineItems: { nodes: null } },
    null,
    undefined,
  ])('never counts as unedited if the answer is %j', async (i1) => {
    expect((await answeredWith({ data: { repository: { i1 } } }, edited(1))).value).toEqual(new Set([1]));
  });

  test('takes the permission to read it', async () => {
    const { error } = await askWithFault(edited(1), FORBIDDEN);
    expect(error?.message).toContain('Add `issues: read` or `pull-requests: read` to');
  });
});

const ISSUE = { kind: 'issue', number: 2 } as const;
const RELEASE = ReleaseAnswer.parse({ tag_name: 'v2' });

test.each<[string, Work]>([
  [`read ${PULL}`, (client) => readPullRequest(client, 2)],
  [`list the files of ${PULL}`, (client) => listChangedFiles(client, 2, 1)],
  ['list the pull requests of commit `abc`', (client) => mergedPullsOf(client, 'abc')],
  [`count the open pull requests of ${HERE}`, (client) => listPullRequests(client, 'open').next()],
  [`count the pull requests of ${HERE}`, (client) => listPullRequests(client, 'all').next()],
  [`add labels to ${PULL}`, (client) => addLabels(client, 2, ['docs'])],
  [`request reviews of ${PULL}`, (client) => requestReviewers(client, 2, ['ann'], [])],
  ['compare `v1` with `v2`', (client) => compare(client, { base: 'v1', head: 'v2' })],
  ['read the releases', (client) => previousTag(client, RELEASE)],
  ['read #2', (client) => readIssue(client, ISSUE)],
  ['read when #2 was edited', (client) => editedAfter(client, ISSUE, [], 0)],
  ['read the comments of #2', (client) => ownComments(client, ISSUE)],
  ['read the comments of #2', (client) => Array.fromAsync(listComments(client, ISSUE))],
  [`read the comments of ${HERE}`, (client) => ownCommentsSince(client, 0)],
  ['comment on #2', (client) => addComment(client, ISSUE, 'x')],
  ['update the comment on #2', (client) => editComment(client, { id: 1, issue: ISSUE, body: '' }, 'x')],
  ['remove the label `docs` from #2', (client) => removeLabel(client, ISSUE, 'docs')],
  [`check the permission of \`ann\` on ${HERE}`, (client) => roleOf(client, 'ann')],
])('an error says that GitHub couldn’t %s', async (what, work) => {
  const { error } = await askWithFault(work, status(500), ALWAYS);
  const why = "GitHub had an internal error. Check GitHub's status page and run again later.";
  expect(error?.message).toContain(`Couldn't ${what}: ${why} (GitHub: 500`);
});

test('a comment that GitHub answers with other line breaks is written', async () => {
  const write: Work = (client) => addComment(client, ISSUE, 'One.\n\nTwo.');
  expect((await answeredWith({ id: 7, body: 'One.\r\n\r\nTwo.' }, write)).value).toBe(7);
});

test('a comment that changes while comments are listed hides no other', async () => {
  const day = (number: number) => new Date(Date.UTC(2026, 0, number)).toISOString();
  const comments = Array.from({ length: 150 }, (_, at) => ({ issue: 1, body: 'x', createdAt: day(at + 1) }));
  let lists = 0;
  await using s = await askedClient({ comments }, (github) => ({
    debug: (line) => {
      if (!line.includes('/issues/comments: ')) return;
      lists += 1;
      if (lists > 1) return;
      // As if the oldest was edited between the two pages.
      github.deleteComment(1_001);
      github.addComment({ issue: 1, body: 'x', createdAt: day(200) });
    },
  }));
  const { value = [] } = await s.ask((client) => ownCommentsSince(client, 0));
  expect(value.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 149 }, (_, index) => 1_002 + index),
  );
});

test('the history of a branch that is replaced meanwhile is that of its first tip', async () => {
  const commit = (name: string, ...parents: string[]) => {
    return { sha: shaOf(name), parents: parents.map(shaOf), message: 'x', at: '2026-11-01T00:00:00Z' };
  };
  const names = Array.from({ length: 101 }, (_, index) => `c${index}`);
  const commits = names.map((name, index) => commit(name, ...names.slice(index + 1, index + 2)));
  await using s = await askedClient({ commits, branches: { main: shaOf('c0') } }, (github) => ({
    debug: () => github.history.push('main', [commit('forced')]),
  }));
  const list: Work<(readonly Commit[])[]> = (client) =>
    Array.fromAsync(listHistory(client, 'refs/heads/main', 'docs'));
  const { value = [] } = await s.ask(list);
  expect(value.flat().map(({ sha }) => sha)).toEqual(names.map(shaOf));
  // That of something else than a commit is empty.
  expect((await answeredWith({ data: { repository: { object: {} } } }, list)).value).toEqual([[]]);
});

const GITHUB = 'https://github.com';

test.each([
  ['https://github.com/acme/docs/pull/7', GITHUB, 'acme/docs', 7],
  ['https://github.com/acme/docs/pull/7/', GITHUB, 'acme/docs', 7],
  ['https://github.com/acme/docs/pull/7?x=1#discussion_r2', GITHUB, 'acme/docs', 7],
  ['https://github.com/acme/x.y_z-1/pull/999999999999999', GITHUB, 'acme/x.y_z-1', 999_999_999_999_999],
  ['https://ghe.example:8443/acme/docs/pull/7', 'https://ghe.example:8443', 'acme/docs', 7],
  ['https://github.com/evil/x/pull/1/../../../../acme/docs/pull/7', GITHUB, 'acme/docs', 7],
])('%s is a pull request', (url, origin, repository, number) => {
  expect(parsePullRequestUrl(url)).toEqual({ origin, repository, number });
});

const OTHER_PATHS =
  'acme/docs/issues/7 acme/docs/pull/ acme/docs/pull/0 acme/docs/pull/07 acme/docs/pull/7a acme/docs/pull/7.5 ' +
  'acme/docs/pull/1234567890123456 acme/docs/pulls/7 acme/pull/7 x/acme/docs/pull/7 acme/d%20cs/pull/7 ' +
  // An escaped slash can make one repository look like another.
  'acme/d%/pull/7 acme/%64ocs/pull/7 acme%2Fdocs/x/pull/7 acme/docs%2F..%2Fother/pull/7';
const others = OTHER_PATHS.split(' ').map((path) => `${GITHUB}/${path}`);
test.each(['', 'pull/7', ...others])('“%s” isn’t a pull request', (url) => {
  expect(parsePullRequestUrl(url)).toBeUndefined();
});
