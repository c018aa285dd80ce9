import { describe, expect, test } from '@jest/globals';
import { type PayloadEdit, payload, pullRequestComment } from '../../sandbox/payloads.ts';
import { parseEvent, readEvent } from '../../src/github/event.ts';

const HERE = 'Codertocat/Hello-World';

const event = (name: string, action?: string, edit: PayloadEdit = {}) =>
  parseEvent(name, payload(name, action, edit));

/** An event of a pull request with only these fields. */
const pullEvent = (edit: PayloadEdit) => parseEvent('pull_request', { pull_request: { number: 2, ...edit } });

describe('the issue or pull request of an event', () => {
  const issue = { kind: 'issue', number: 1 };
  const commented = { kind: 'pull-request', number: 1 };
  const pull = { kind: 'pull-request', number: 2 };
  test.each([
    ['issues', event('issues', 'labeled'), issue, undefined],
    ['issue_comment', event('issue_comment', 'created'), issue, { kind: 'conversation', id: 492_700_400 }],
    [
      'issue_comment on a pull request',
      parseEvent('issue_comment', pullRequestComment()),
      commented,
      { kind: 'conversation', id: 492_700_400 },
    ],
    ['pull_request', event('pull_request', 'opened'), pull, undefined],
    ['pull_request_target', event('pull_request_target', 'opened'), pull, undefined],
    ['pull_request_review', event('pull_request_review', 'submitted'), pull, undefined],
    [
      'pull_request_review_comment',
      event('pull_request_review_comment', 'created'),
      pull,
      { kind: 'diff', id: 284_312_630 },
    ],
    ['commit_comment', event('commit_comment', 'created'), undefined, undefined],
    ['push', event('push'), undefined, undefined],
    // A payload can have a field of another event.
    [
      'workflow_dispatch',
      parseEvent('workflow_dispatch', payload('issues', 'labeled')),
      undefined,
      undefined,
    ],
    ['issues without an issue', event('issues', 'labeled', { issue: undefined }), undefined, undefined],
  ])('%s', (_, found, place, comment) => {
    expect(found.issue).toEqual(place && expect.objectContaining(place));
    expect(found.commentRef).toEqual(comment);
  });

  test.each([0, -1, 1.5, '1', null])('ignores the number %p', (number) => {
    expect(parseEvent('issues', { issue: { number } }).issue).toBeUndefined();
    expect(pullEvent({ number })).toMatchObject({
      issue: undefined,
      pullRequest: undefined,
    });
  });
});

test.each([
  [
    { login: 'octocat', type: 'User' },
    { login: 'octocat', isBot: false },
  ],
  [
    { login: 'renovate', type: 'Bot' },
    { login: 'renovate', isBot: true },
  ],
  [
    { login: 'odd[bot]', type: 'User' },
    { login: 'odd[bot]', isBot: true },
  ],
  [{ login: 'odd[bot]' }, { login: 'odd[bot]', isBot: true }],
  [
    { login: 'acme', type: 'Organization' },
    { login: 'acme', isBot: false },
  ],
  [{ type: 'User' }, undefined],
  [null, undefined],
])('the sender %o is read as %o', (sender, account) => {
  expect(parseEvent('issues', { sender }).sender).toEqual(account);
});

describe('a pull request', () => {
  const from = (head: PayloadEdit | null, base: PayloadEdit | null) =>
    pullEvent({ head, base }).pullRequest?.ownBranch;
  const branch = (ref: string, repository: string | null) => ({
    ref,
    repo: repository === null ? null : { full_name: repository },
  });

  test.each([
    [
      'from the same repository has its own branch',
      branch('mintlify/1', HERE),
      branch('main', HERE),
      'mintlify/1',
    ],
    ['from a fork has none', branch('mintlify/1', 'evil/fork'), branch('main', HERE), undefined],
    ['from a deleted fork has none', branch('mintlify/1', null), branch('main', HERE), undefined],
    ['with two unknown repositories has none', branch('mintlify/1', null), branch('main', null), undefined],
    ['without a base has none', branch('mintlify/1', HERE), null, undefined],
    ['without a head has none', null, branch('main', HERE), undefined],
  ])('%s', (_, head, base, own) => {
    expect(from(head, base)).toBe(own);
  });

  test.each([
    [{ merged: true }, 'merged'],
    [{ merged: false, state: 'closed' }, 'closed'],
    [{ merged: null, state: 'open' }, 'open'],
    [{ merged: 'true', state: 'open' }, 'open'],
    [{ merged_at: '2026-01-01T00:00:00Z', state: 'closed' }, 'merged'],
    [{ draft: true, state: 'open' }, 'draft'],
    [{}, 'open'],
  ])('with %j is %s', (edit, state) => {
    expect(pullEvent(edit).pullRequest?.state).toBe(state);
  });
});

describe('a push', () => {
  const pushed = (edit: PayloadEdit) => parseEvent('push', edit).push;

  test('has its head and its commits, with or without an author, and the pull requests that they name', () => {
    const commits = [
      { id: 'a', author: { username: 'octocat' }, message: 'Add a setting (#12)\n\nSee (#13)' },
      { id: 'b', author: { name: 'Somebody' }, message: 'Merge pull request #14 from acme/fix' },
      { id: 'c', message: 'See #15' },
    ];
    expect(pushed({ ref: 'refs/heads/main', after: 'c', deleted: false, forced: true, commits })).toEqual({
      branch: 'main',
      head: 'c',
      isForced: true,
      commits: [
        { sha: 'a', author: 'octocat', namedPullRequest: 12 },
        { sha: 'b', author: undefined, namedPullRequest: 14 },
        { sha: 'c', author: undefined, namedPullRequest: undefined },
      ],
    });
  });
});

describe('the time of an event', () => {
  const at = (time: string) => Date.parse(time);
  const [early, late] = ['2026-01-01T00:00:00Z', '2026-01-02T00:00:00Z'];
  const seen = (name: string, edit: PayloadEdit) => parseEvent(name, edit).happenedAt;

  test.each<[string, string, PayloadEdit]>([
    ['an issue', 'issues', { issue: { number: 1, updated_at: late } }],
    [
      'a comment',
      'issue_comment',
      { issue: { number: 1, updated_at: early }, comment: { id: 1, updated_at: late } },
    ],
    [
      'an issue, if its comment is older',
      'issue_comment',
      { issue: { number: 1, updated_at: late }, comment: { id: 1, updated_at: early } },
    ],
    ['a pull request', 'pull_request', { pull_request: { number: 1, updated_at: late } }],
    [
      'a review, when it was submitted',
      'pull_request_review',
      { review: { id: 1, submitted_at: late }, pull_request: { number: 1, updated_at: early } },
    ],
    [
      'a review, when it was edited',
      'pull_request_review',
      { review: { id: 1, submitted_at: early, updated_at: late } },
    ],
    ['a release', 'release', { release: { tag_name: 'v1', published_at: late } }],
    ['an unknown event', 'discussion', { comment: { id: 1, updated_at: late } }],
    // GitHub has seconds here, unlike in all other payloads.
    ['a push', 'push', { repository: { pushed_at: at(late) / 1_000 } }],
  ])('comes from %s', (_, name, body) => {
    expect(seen(name, body)).toBe(at(late));
  });

  test.each<[string, string, PayloadEdit]>([
    ['an invalid time', 'issues', { issue: { number: 1, updated_at: 'yesterday' } }],
    ['no time', 'workflow_dispatch', { inputs: {} }],
    ['a push without a time', 'push', { repository: {} }],
    ['a push with a time of another form', 'push', { repository: { pushed_at: late } }],
    ['a repository’s last push', 'workflow_dispatch', { repository: { pushed_at: at(late) / 1_000 } }],
  ])('is unknown with %s', (_, name, body) => {
    expect(seen(name, body)).toBeUndefined();
  });
});

describe('the text', () => {
  const comment = (edit: PayloadEdit) =>
    parseEvent('issue_comment', { issue: { number: 1 }, comment: { id: 7, ...edit } }).comment;

  test.each([
    ['of a pull request', parseEvent('issue_comment', pullRequestComment()), 'pull-request'],
    ['of an issue', event('issue_comment', 'created'), 'issue'],
    ['of a pull request event', event('pull_request_target', 'opened'), 'pull-request'],
  ])('%s has its kind', (_, { issue }, kind) => {
    expect(issue?.kind).toBe(kind);
  });

  // Without a time, it can't be known to be older than the trigger.
  test('of a comment without a time counts as later than everything', () => {
    expect(comment({ body: 'Hi.' })).toMatchObject({ createdAt: Infinity, updatedAt: Infinity });
  });

  test('of a review has the time of its submission', () => {
    const review = { id: 7, submitted_at: '2026-01-01T00:00:00Z' };
    const { comment } = parseEvent('pull_request_review', { pull_request: { number: 2 }, review });
    expect(comment?.createdAt).toBe(Date.parse(review.submitted_at));
  });

  test('of a comment that was never edited has the time of its creation', () => {
    const created_at = '2026-01-01T00:00:00Z';
    expect(comment({ created_at })).toMatchObject({
      createdAt: Date.parse(created_at),
      updatedAt: Date.parse(created_at),
    });
  });

  test('of a comment that was edited has the time of the edit', () => {
    const edited = comment({ created_at: '2026-01-01T00:00:00Z', updated_at: '2026-01-02T00:00:00Z' });
    expect(edited?.updatedAt).toBe(Date.parse('2026-01-02T00:00:00Z'));
  });

  test.each([
    ['pull_request_review', 'review'],
    ['pull_request_review_comment', 'review-comment'],
  ])('of %s is of the kind %s', (name, kind) => {
    expect(event(name).comment?.kind).toBe(kind);
  });

  test('of an invalid payload has the fields that can be read', () => {
    const body = {
      issue: { number: 3, title: 7, body: null, labels: 'none', user: 'x' },
      comment: { id: 'x' },
    };
    expect(parseEvent('issues', body)).toMatchObject({
      issue: { number: 3, title: '', body: '', labels: [], author: undefined },
      comment: undefined,
    });
  });
});

describe('the changes', () => {
  const [before, after] = ['a'.repeat(40), 'b'.repeat(40)];
  const zeros = '0'.repeat(40);
  const push = (edit: PayloadEdit) =>
    parseEvent('push', {
      ref: 'refs/heads/main',
      before,
      after,
      deleted: false,
      repository: { default_branch: 'main' },
      ...edit,
    }).changes;

  test.each<[string, PayloadEdit, string | undefined]>([
    ['a push start at the commit before', {}, before],
    ['a new branch start at the default branch', { ref: 'refs/heads/feature', before: zeros }, 'main'],
    ['a first push of the default branch are unknown', { before: zeros }, undefined],
    ['a new tag are unknown', { ref: 'refs/tags/v1', before: zeros }, undefined],
    ['a moved tag start at its earlier commit', { ref: 'refs/tags/v1' }, before],
    ['a deleted branch are unknown', { deleted: true, after: zeros }, undefined],
    [
      'a payload without the commit before start at the default branch',
      { ref: 'refs/heads/x', before: undefined },
      'main',
    ],
    ['a payload without a commit are unknown', { after: undefined }, undefined],
    [
      'a new branch without a known default branch are unknown',
      { ref: 'refs/heads/x', before: zeros, repository: {} },
      undefined,
    ],
  ])('of %s', (_, edit, base) => {
    expect(push(edit)).toEqual(base === undefined ? undefined : { kind: 'commits', base, head: after });
  });

  test('of an issue are unknown', () => {
    expect(event('issues', 'labeled').changes).toBeUndefined();
  });

  test('of a pull request with a comment have no head, because the payload has none', () => {
    expect(parseEvent('issue_comment', pullRequestComment()).changes).toEqual({
      kind: 'pull-request',
      number: 1,
      head: undefined,
    });
  });

  test.each([
    ['2026-01-01T00:00:00Z', Date.parse('2026-01-01T00:00:00Z')],
    // A draft can be published at any time.
    [null, Infinity],
  ])('of a release published at %s', (published_at, publishedAt) => {
    const release = { tag_name: 'v1', prerelease: true, published_at };
    expect(parseEvent('release', { release }).changes).toEqual({
      kind: 'release',
      tag: 'v1',
      isPrerelease: true,
      publishedAt,
    });
  });
});

test.each(['', '/there/is/no/such/file.json'])(
  'an event without a payload at “%s” is empty',
  async (path) => {
    expect(await readEvent('issues', path)).toMatchObject({
      name: 'issues',
      sender: undefined,
      issue: undefined,
    });
  },
);
