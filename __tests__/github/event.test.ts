import { describe, expect, test } from '@jest/globals';
import { type PayloadEdit, payload } from '../../sandbox/payloads.ts';
import { parseEvent, readEvent } from '../../src/github/event.ts';

const event = (name: string, action?: string, edit: PayloadEdit = {}) =>
  parseEvent(name, payload(name, action, edit));

const labeled = payload('issues', 'labeled');

const pullEvent = (edit: PayloadEdit) => parseEvent('pull_request', { pull_request: { number: 2, ...edit } });

describe('the issue or pull request of an event', () => {
  test.each([
    ['commit_comment', event('commit_comment', 'created')],
    ['push', event('push')],
    // A payload can have a field of another event.
    ['workflow_dispatch', parseEvent('workflow_dispatch', labeled)],
    ['a payload that is no object', parseEvent('issues', [])],
    ['issues without an issue', event('issues', 'labeled', { issue: undefined })],
  ])('is unknown for %s', (_, { issue, comment }) => {
    expect([issue, comment]).toEqual([undefined, undefined]);
  });

  test.each([0, -1, 1.5, '1', null])('ignores the number %p', (number) => {
    expect(parseEvent('issues', { issue: { number } }).issue).toBeUndefined();
    expect(pullEvent({ number })).toMatchObject({ issue: undefined, pullRequest: undefined });
  });
});

test.each([
  [{ login: 'octo-bot', type: 'User' }, false],
  [{ login: 'renovate', type: 'Bot' }, true],
  [{ login: 'odd[bot]', type: 'User' }, true],
  [{ login: 'octocat', type: 'Mannequin' }, undefined],
  [{ login: 'octocat', __typename: 'Mannequin' }, undefined],
  [{ login: 'odd[bot]' }, true],
  [{ login: 'acme', type: 'Organization' }, false],
  [{ type: 'User' }, undefined],
  [null, undefined],
])('the sender %o is a bot: %p', (sender, isBot) => {
  const account = isBot === undefined ? undefined : { login: sender?.login, isBot };
  expect(parseEvent('issues', { sender }).sender).toEqual(account);
  // Of a schedule, GitHub can name who edited it.
  const scheduled = { workflow_run: { event: 'schedule', triggering_actor: sender } };
  expect(parseEvent('workflow_run', scheduled).actor).toBeUndefined();
});

test.each<[PayloadEdit, string, string?]>([
  [{ merged: true }, 'merged'],
  [{ merged: false, state: 'closed' }, 'closed'],
  [{ merged: null, state: 'open', stack: null }, 'open'],
  [{ merged: 'true', state: 'open' }, 'open'],
  [{ merged_at: '2026-01-01T00:00:00Z', state: 'closed' }, 'merged'],
  [{ draft: true, state: 'open' }, 'draft'],
  [{ draft: true, state: 'closed' }, 'closed'],
  // Without a base.
  [{ head: { sha: 'a', ref: 'x', repo: { full_name: 'acme/docs' } } }, 'open', 'a'],
  // Its fork was deleted.
  [{ head: { sha: 'b', repo: null } }, 'open', 'b'],
])('a pull request with %j is %s', (edit, state, ...[headSha]) => {
  expect(pullEvent(edit).pullRequest).toMatchObject({ state, headSha, additions: 0, deletions: 0 });
});

test('a push has its head and its commits, with or without an author, and the pull requests that they name', () => {
  const commits = [
    { id: 'a', author: { username: 'octocat' }, message: 'Add a setting (#12)\n\nSee (#13)' },
    { id: 'b', author: { name: 'Somebody' }, message: 'Merge pull request #14 from acme/fix' },
    { id: 'c', message: 'See “Merge pull request #15 from x/y” (#16) again\n\nSee (#17)' },
  ];
  const body = { ref: 'refs/heads/main', after: 'c', deleted: false, forced: true, commits };
  expect(parseEvent('push', body).push).toEqual({
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

describe('the time of an event', () => {
  const [early, late] = ['2026-01-01T00:00:00Z', '2026-01-02T00:00:00Z'];
  const inSeconds = Date.parse(late) / 1_000;
  const updated = (updated_at: string) => ({ id: 1, number: 1, updated_at });
  const review = { id: 1, submitted_at: early };
  const older = { pull_request: updated(early) };

  test.each<[string, string, PayloadEdit]>([
    ['an issue', 'issues', { issue: updated(late) }],
    ['a comment', 'issue_comment', { issue: updated(early), comment: updated(late) }],
    ['an issue, if its comment is older', 'issue_comment', { issue: updated(late), comment: updated(early) }],
    ['a pull request', 'pull_request', { pull_request: updated(late) }],
    ['a submitted review', 'pull_request_review', { review: { ...review, submitted_at: late }, ...older }],
    ['a review, when it was edited', 'pull_request_review', { review: { ...review, updated_at: late } }],
    ['a release', 'release', { release: { tag_name: 'v1', published_at: late } }],
    ['a workflow_run, when its run started', 'workflow_run', { workflow_run: { run_started_at: late } }],
    ['an unknown event', 'discussion', { comment: updated(late) }],
    // GitHub has seconds here, unlike in all other payloads.
    ['a push', 'push', { repository: { pushed_at: inSeconds } }],
    ['a push, as elsewhere', 'push', { repository: { pushed_at: late } }],
  ])('comes from %s', (_, name, body) => {
    expect(parseEvent(name, body).happenedAt).toBe(Date.parse(late));
  });

  test.each<[string, string, PayloadEdit]>([
    ['an invalid time', 'issues', { issue: updated('yesterday') }],
    ['no time', 'workflow_dispatch', { inputs: {} }],
    ['a push without a time', 'push', { repository: {} }],
    ['a push with a time of another form', 'push', { repository: { pushed_at: null } }],
    ['a repository’s last push', 'workflow_dispatch', { repository: { pushed_at: inSeconds } }],
  ])('is unknown with %s', (_, name, body) => {
    expect(parseEvent(name, body).happenedAt).toBeUndefined();
  });
});

describe('the text', () => {
  test('of a comment without a time counts as later than everything', () => {
    // It can't be known to be older than the trigger.
    const text = { body: '\n/docs\n' };
    const comment = { ...text, createdAt: Infinity, updatedAt: Infinity };
    const event = parseEvent('issue_comment', { issue: { number: 1 }, comment: { id: 7, ...text } });
    // A command is at the start of the text.
    expect(event).toMatchObject({ comment, command: undefined });
    const whole = { issue: { number: 1 }, comment: { id: 7, body: `/${'x'.repeat(30)}` } };
    expect(parseEvent('issue_comment', whole).command).toBe(whole.comment.body);
  });

  test('of an invalid payload has the fields that can be read', () => {
    const body = { issue: { number: 3, title: 7, body: null, labels: 'x', user: 'x' }, comment: { id: 'x' } };
    expect(parseEvent('issues', { ...body, review: 7, workflow_run: null })).toMatchObject({
      issue: { number: 3, title: '', body: '', labels: [], author: undefined },
      comment: undefined,
    });
    const labels = ['a', { name: 'b' }, { name: null }, {}, 7];
    expect(parseEvent('issues', { issue: { number: 3, labels } }).issue?.labels).toEqual(['a', 'b']);
    expect(parseEvent('issues', { issue: 7, action: 'labeled', label: { name: 'x' } }).label).toBe('x');
    // Without a name, a request would remove all labels.
    expect(parseEvent('issues', { action: 'labeled', label: { name: '' } }).label).toBeUndefined();
  });
});

describe('the changes', () => {
  const [before, after] = ['a'.repeat(40), 'b'.repeat(40)];
  const feature = { ref: 'refs/heads/feature', before: '0'.repeat(40) };
  test.each<[string, PayloadEdit, string | undefined]>([
    ['a push start at the commit before', {}, before],
    ['a new branch start at the default branch', feature, 'main'],
    ['a first push of the default branch are unknown', { before: feature.before }, undefined],
    ['a new tag are unknown', { ...feature, ref: 'refs/tags/v1' }, undefined],
    ['a moved tag start at its earlier commit', { ref: 'refs/tags/v1' }, before],
    ['a deleted branch are unknown', { deleted: true, after: feature.before }, undefined],
    ['a payload without the commit before start there', { ...feature, before: undefined }, 'main'],
    ['a payload without a commit are unknown', { after: undefined }, undefined],
    ['a new branch without a known default branch are unknown', { ...feature, repository: {} }, undefined],
  ])('of %s', (_, edit, base) => {
    const repository = { default_branch: 'main', pushed_at: null };
    const body = { ref: 'refs/heads/main', before, after, deleted: false, repository, ...edit };
    const changes = base === undefined ? undefined : { kind: 'commits', base, head: after };
    expect(parseEvent('push', body).changes).toEqual(changes);
  });

  test.each([
    ['2026-01-01T00:00:00Z', Date.parse('2026-01-01T00:00:00Z')],
    [null, undefined],
  ])('of a release published at %s', (published_at, publishedAt) => {
    const release = { tag_name: 'v1', prerelease: true, published_at };
    const changes = { kind: 'release', tag: 'v1', isDraft: false, isPrerelease: true, publishedAt };
    expect(parseEvent('release', { release }).changes).toEqual({ ...changes, name: '', version: '1' });
  });
});

test.each(['', '/there/is/no/such/file.json'])('an event without a payload, “%s”, is empty', async (path) => {
  expect(readEvent('issues', path)).toMatchObject({ name: 'issues', sender: undefined, issue: undefined });
});
