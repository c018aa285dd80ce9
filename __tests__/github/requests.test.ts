import { describe, expect, test } from '@jest/globals';
import type { PullSeed } from '../../sandbox/github.ts';
import { compare, previousReleaseTag } from '../../src/github/comparison.ts';
import { listComments, readIssue } from '../../src/github/conversation.ts';
import type { IssueRef } from '../../src/github/event.ts';
import { IssueComments } from '../../src/github/issue-comments.ts';
import { listChangedFiles, readPullRequest } from '../../src/github/pull-request.ts';
import type { PullRequestOrigin } from '../../src/github/pull-request-origin.ts';
import { Repository } from '../../src/github/repository.ts';
import { isSameRepository, ownerAndName } from '../../src/github/repository-name.ts';
import { askedClient, REPOSITORY } from './asked-client.ts';

const raw = (value: unknown) => ({ kind: 'raw', status: 200, body: JSON.stringify(value) }) as const;

test('names of repositories are compared in any case', () => {
  expect(isSameRepository('Acme/Docs', 'acme/docs')).toBe(true);
  expect(isSameRepository('acme/docs', 'acme/docs2')).toBe(false);
  expect(ownerAndName('acme/docs.site')).toEqual({ owner: 'acme', repo: 'docs.site' });
});

describe('open pull requests', () => {
  const pull = (number: number, edit: object = {}) => ({
    number,
    html_url: `https://github.com/${REPOSITORY}/pull/${number}`,
    created_at: '2026-11-01T00:00:00Z',
    state: 'open',
    user: { login: 'octocat' },
    ...edit,
  });
  const origins = async (pulls: readonly object[]) => {
    await using s = await askedClient();
    s.github.fault({}, raw(pulls));
    const seen: PullRequestOrigin[] = [];
    await s.ask((client, signal) =>
      new Repository(client, REPOSITORY).openPullRequests((origin) => seen.push(origin) > 0, signal),
    );
    return seen;
  };

  test('are requested newest first', async () => {
    await using s = await askedClient();
    await s.ask((client, signal) => new Repository(client, REPOSITORY).openPullRequests(() => true, signal));
    expect(Object.fromEntries(s.github.requests[0]?.query ?? [])).toEqual({
      state: 'open',
      sort: 'created',
      direction: 'desc',
      per_page: '100',
      page: '1',
    });
  });

  test('are those that match, in GitHub’s order', async () => {
    await using s = await askedClient();
    s.github.fault({}, raw([pull(9), pull(4, { user: { login: 'hubot' } }), pull(5)]));
    const { value } = await s.ask((client, signal) =>
      new Repository(client, REPOSITORY).openPullRequests(({ author }) => author === 'octocat', signal),
    );
    expect(value?.map(({ number }) => number)).toEqual([9, 5]);
  });

  const branch = (ref: string, full_name?: string) => ({ ref, repo: full_name ? { full_name } : null });
  test.each([
    ['the repository itself', branch('x', REPOSITORY), branch('main', REPOSITORY), 'x'],
    ['a fork', branch('x', 'evil/fork'), branch('main', REPOSITORY), undefined],
    ['a deleted fork', branch('x'), branch('main', REPOSITORY), undefined],
    ['an unknown repository, to an unknown one', branch('x'), branch('main'), undefined],
    ['nowhere', null, null, undefined],
  ])('from %s', async (_, head, base, ownBranch) => {
    expect(await origins([pull(1, { head, base })])).toEqual([{ author: 'octocat', ownBranch }]);
  });

  test('of a deleted account have no author', async () => {
    expect(await origins([pull(1, { user: null })])).toEqual([{ author: undefined, ownBranch: undefined }]);
  });
});

test('a commit belongs to merged pull requests, not to open or closed ones', async () => {
  const commits = ['c'.repeat(40)];
  await using s = await askedClient({
    pulls: [
      { number: 1, author: 'merged', merged: true, commits },
      { number: 2, author: 'open', commits },
      { number: 3, author: 'closed', state: 'closed', commits },
    ],
  });
  const { value } = await s.ask((client, signal) =>
    new Repository(client, REPOSITORY).originsOfCommit('c'.repeat(40), signal),
  );
  expect(value?.map(({ author }) => author)).toEqual(['merged']);
});

describe('a role', () => {
  const roleBy = async (answer: object) => {
    await using s = await askedClient();
    s.github.fault({}, raw(answer));
    const { value } = await s.ask((client, signal) =>
      new Repository(client, REPOSITORY).roleOf('ann', signal),
    );
    return value;
  };

  test.each([
    [{ permission: 'admin', user: { permissions: {} } }, 'none'],
    [{ permission: 'admin', user: { permissions: { pull: true, push: false } } }, 'read'],
    [{ permission: 'read', user: { permissions: { push: true, pull: true } } }, 'write'],
    [{ permission: 'write', role_name: 'maintain' }, 'maintain'],
    [{ permission: 'write', role_name: 'writer' }, 'write'],
    [{ permission: 'write', role_name: '' }, 'write'],
    [{}, 'none'],
    [{ permission: 'owner' }, 'none'],
  ])('is read from %o: %s', async (answer, role) => {
    expect(await roleBy(answer)).toBe(role);
  });

  test.each([
    ['mallory is not a user', 'none'],
    ['Not Found', undefined],
  ])('on 404 “%s” is %p', async (message, role) => {
    await using s = await askedClient();
    s.github.fault({}, { kind: 'status', status: 404, body: { message } });
    const { value, error } = await s.ask((client, signal) =>
      new Repository(client, REPOSITORY).roleOf('mallory', signal),
    );
    expect(value).toBe(role);
    expect(error?.status).toBe(role === undefined ? 404 : undefined);
  });
});

describe('a pull request', () => {
  const details = async (seed: Partial<PullSeed>) => {
    await using s = await askedClient({ pulls: [{ number: 2, ...seed }] });
    const { value } = await s.ask((client, signal) =>
      readPullRequest(client, { repository: REPOSITORY, number: 2 }, signal),
    );
    return value;
  };

  test.each<[string, Partial<PullSeed>]>([
    ['open', {}],
    ['draft', { draft: true }],
    ['closed', { state: 'closed' }],
    ['closed', { state: 'closed', draft: true }],
    ['merged', { state: 'closed', merged: true }],
  ])('is %s', async (state, seed) => {
    expect(await details(seed)).toMatchObject({ state });
  });

  test('is read without the optional fields', async () => {
    await using s = await askedClient();
    const must = { title: 'T', state: 'open', created_at: '2026-01-01T00:00:00Z', changed_files: 1 };
    const odd = {
      user: null,
      draft: 'no',
      labels: null,
      requested_reviewers: {},
      requested_teams: 0,
      head: null,
    };
    s.github.fault({}, raw({ ...must, additions: 2, deletions: 3, ...odd }));
    const { value } = await s.ask((client, signal) =>
      readPullRequest(client, { repository: REPOSITORY, number: 2 }, signal),
    );
    expect(value).toMatchObject({
      state: 'open',
      author: undefined,
      labels: [],
      reviewers: [],
      teams: [],
      headSha: undefined,
      baseBranch: undefined,
      createdAt: Date.parse('2026-01-01T00:00:00Z'),
      additions: 2,
      deletions: 3,
    });
  });

  test.each<[number, number, number]>([
    [0, 0, 250],
    [1, 100, 250],
    [100, 100, 250],
    [101, 200, 250],
    [300, 250, 250],
  ])('lists its first %i files in whole pages: %i', async (count, listed, all) => {
    const files = Array.from({ length: all }, (_, index) => `docs/${index}.mdx`);
    await using s = await askedClient({ pulls: [{ number: 2, files }] });
    const { value } = await s.ask((client, signal) =>
      listChangedFiles(client, { repository: REPOSITORY, number: 2 }, count, signal),
    );
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
    await using s = await askedClient({ pulls: [{ number: 2, files }] });
    const { value } = await s.ask((client, signal) =>
      listChangedFiles(client, { repository: REPOSITORY, number: 2 }, 1, signal),
    );
    expect(value).toEqual([expect.objectContaining({ path: 'docs/new.mdx', change, previousPath })]);
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
    await using s = await askedClient({ releases });
    const { value, error } = await s.ask((client, signal) =>
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
  await using s = await askedClient();
  s.github.fault({}, raw({}));
  const { value } = await s.ask((client, signal) =>
    compare(client, REPOSITORY, { base: 'a', head: 'b' }, signal),
  );
  expect(value).toEqual([]);
});

describe('a conversation', () => {
  test.each<[IssueRef['kind'], readonly string[]]>([
    ['issue', ['issues/2/comments']],
    ['pull-request', ['issues/2/comments', 'pulls/2/comments']],
  ])('of a %s', async (kind, paths) => {
    await using s = await askedClient({
      comments: [{ issue: 2, body: 'First.' }],
      reviewComments: [{ pull: 2, body: 'On a line.' }],
    });
    const { value } = await s.ask(async (client, signal) => {
      const bodies: string[] = [];
      const subject = { kind: kind === 'issue' ? kind : 'pull-request', number: 2 } as const;
      for await (const page of listComments(client, REPOSITORY, subject, signal))
        bodies.push(...page.map(({ body }) => body));
      return bodies;
    });
    expect(value).toEqual(['First.', 'On a line.'].slice(0, paths.length));
    expect(s.github.requests.map(({ path }) => path)).toEqual(
      paths.map((path) => `/repos/${REPOSITORY}/${path}`),
    );
  });

  test.each([
    ['issue', 'issues: read', 'pull-requests: read'],
    ['pull-request', 'pull-requests: read', 'issues: read'],
  ] as const)('of a %s takes %s', async (kind, permission, other) => {
    await using s = await askedClient();
    s.github.fault({}, { kind: 'status', status: 403, body: { message: 'No' } });
    const { error } = await s.ask((client, signal) =>
      listComments(client, REPOSITORY, { kind, number: 2 }, signal).next(),
    );
    expect(error?.message).toContain(permission);
    expect(error?.message).not.toContain(other);
  });

  test('of an issue without a time counts as later than everything', async () => {
    await using s = await askedClient();
    s.github.fault({}, raw({ number: 5, title: 'T' }));
    const { value } = await s.ask((client, signal) =>
      readIssue(client, REPOSITORY, { kind: 'unknown', number: 5 }, signal),
    );
    expect(value?.updatedAt).toBe(Infinity);
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
    const { value } = await s.ask((client, signal) =>
      new IssueComments(client, REPOSITORY, issue).ownComments(signal),
    );
    expect(value?.map(({ id, body }) => [id, body])).toEqual([
      [1, 'ours'],
      [5, ''],
    ]);
  });

  test('that were deleted are not edited, and other errors are errors', async () => {
    await using s = await askedClient();
    const edit = () =>
      s.ask((client, signal) => new IssueComments(client, REPOSITORY, issue).edit(9, 'New.', signal));
    expect((await edit()).value).toBe(false);
    for (const status of [403, 410, 422]) {
      s.github.clearFaults();
      s.github.fault({}, { kind: 'status', status, body: { message: 'No' } });
      expect((await edit()).error).toMatchObject({ status });
    }
  });
});

describe('removing a label', () => {
  const remove = async (status: number) => {
    await using s = await askedClient();
    s.github.fault({}, { kind: 'status', status, body: { message: 'No' } });
    return await s.ask((client, signal) =>
      new Repository(client, REPOSITORY).removeLabel({ kind: 'issue', number: 1 }, 'docs', signal),
    );
  };

  test('succeeds if it was already removed', async () => {
    expect((await remove(404)).error).toBeUndefined();
  });

  test.each([403, 410])('fails with %i', async (status) => {
    expect((await remove(status)).error).toMatchObject({ status });
  });
});
