import { describe, expect, test } from '@jest/globals';
import type { GitHubOptions } from '../../sandbox/github.ts';
import type { IssueSeed } from '../../sandbox/github-contents.ts';
import { type PayloadEdit, payload, pullRequestComment } from '../../sandbox/payloads.ts';
import type { Platform } from '../../sandbox/platform.ts';
import type { StepOptions } from '../../sandbox/run-step.ts';
import { lines, SENDER, scenario } from './scenario.ts';
import { contextIn, sentContext } from './sent-context.ts';

const PROMPT = 'Bring the docs up to date.';
const ROLES = { [SENDER]: 'write', ann: 'write', ben: 'admin', carl: 'read' } as const;
const HEAD = 'ec26c3e57ca3a959ca5aad62de7213c562f8c821';
const BEFORE = '2019-05-15T15:00:00Z';
const LATER = '2019-05-15T16:00:00Z';
const REPO = '/repos/Codertocat/Hello-World';

/** What the API and GitHub received from a step with `wait: false`. */
async function run(include: string, options: StepOptions = {}, hub: GitHubOptions = {}) {
  await using s = await scenario({}, { roles: ROLES, ...hub });
  const result = await s.run({ ...options, with: { wait: 'false', include, ...options.with } });
  return { ...result, platform: s.platform, github: s.github, asked: lines(s.github.requests) };
}

async function included(include: string, options: StepOptions = {}, hub: GitHubOptions = {}) {
  const result = await run(include, options, hub);
  expect(result.outputs['outcome']).toBe('started');
  const { prompt, context } = sentContext(result.platform);
  expect(prompt).toBe(PROMPT);
  return { ...result, context };
}

const ISSUE = {
  type: 'issue',
  number: 1,
  url: 'https://github.com/Codertocat/Hello-World/issues/1',
  title: 'Spelling error in the README file',
  author: 'Codertocat',
  labels: ['bug'],
  state: 'open',
  body: "It looks like you accidently spelled 'commit' with two 't's.",
};
const PULL = {
  type: 'pull-request',
  number: 2,
  url: 'https://github.com/Codertocat/Hello-World/pull/2',
  title: 'Update the README with new information.',
  author: 'Codertocat',
  labels: ['bug'],
  state: 'merged',
  body: 'This is a pretty simple change that we need to pull into master.',
};
const merged = (edit: PayloadEdit = {}) => ({
  name: 'pull_request_target',
  payload: payload('pull_request_target', 'closed', { pull_request: { merged: true, ...edit } }),
});
const pull = { number: 2, commits: [HEAD] };
const file = { path: 'src/a.ts', additions: 1, deletions: 1, patch: '@@ -1 +1 @@\n-old\n+new' };
const push = (edit: PayloadEdit = {}) => ({
  name: 'push',
  payload: payload('push', undefined, {
    ref: 'refs/heads/main',
    before: 'a'.repeat(40),
    after: 'b'.repeat(40),
    deleted: false,
    repository: { default_branch: 'main' },
    ...edit,
  }),
});
const dispatched = {
  name: 'workflow_dispatch',
  payload: payload('workflow_dispatch', undefined, { repository: { full_name: 'Codertocat/Hello-World' } }),
};
const released = { name: 'release', payload: payload('release', 'published') };

describe('the text of the issue or pull request', () => {
  test('comes from the event, without another request to GitHub', async () => {
    const { context, asked, summary } = await included('issue');
    expect(context).toEqual({ repository: 'Codertocat/Hello-World', event: 'issues', issue: ISSUE });
    expect(asked).toEqual([`GET ${REPO}/collaborators/${SENDER}/permission`]);
    expect(summary).toMatch(/Data from GitHub \| [\d,]+ bytes/u);
    expect(summary).not.toContain('Spelling error');
  });

  test('comes from a merged pull request', async () => {
    const { context } = await included('issue', { event: merged() }, { roles: {} });
    expect(context).toEqual({
      repository: 'Codertocat/Hello-World',
      event: 'pull_request_target',
      issue: PULL,
    });
  });

  test('is read from GitHub for issue-number', async () => {
    const { context, asked } = await included(
      'issue',
      {
        event: dispatched,
        with: { 'issue-number': '7' },
      },
      { issues: [{ number: 7, title: 'Say how', labels: ['docs'] }] },
    );
    expect(context).toMatchObject({
      event: 'workflow_dispatch',
      issue: { type: 'issue', number: 7, title: 'Say how', body: 'A text.', labels: ['docs'] },
    });
    expect(asked).toEqual([`GET ${REPO}/issues/7`, 'POST /graphql']);
  });

  // A label or a comment changes `updated_at` too, but neither the title nor the text.
  test.each<[string, Partial<IssueSeed>]>([
    ['only had a label added', { updatedAt: LATER }],
    ['was edited before', { lastEditedAt: BEFORE, renamedAt: [BEFORE] }],
  ])('is sent if issue-number’s %s', async (_, edit) => {
    const { context } = await included(
      'issue',
      { with: { 'issue-number': '7' } },
      { issues: [{ number: 7, ...edit }] },
    );
    expect(context).toMatchObject({ issue: { number: 7 } });
  });

  test.each<[string, Partial<IssueSeed>]>([
    ['text', { lastEditedAt: LATER }],
    ['title', { renamedAt: [BEFORE, LATER] }],
  ])('isn’t sent if issue-number’s %s was changed after the trigger', async (_, edit) => {
    const { outputs, platform } = await run(
      'issue',
      { with: { 'issue-number': '7' } },
      { issues: [{ number: 7, ...edit }] },
    );
    expect(outputs).toMatchObject({ outcome: 'not-created', reason: 'context-unavailable' });
    expect(outputs['message']).toContain('changed after the trigger');
    expect(platform.requests).toEqual([]);
  });

  test.each([
    [403, 'Add `issues: read` or `pull-requests: read` to'],
    [404, 'Check the name or number'],
    [410, 'issues are disabled in the repository'],
  ])('is reported as unavailable on %i', async (status, remedy) => {
    await using s = await scenario();
    s.github.fault(
      { path: /\/issues\/7$/u, times: Infinity },
      { kind: 'status', status, body: { message: 'Resource not accessible by integration' } },
    );
    const { outputs, exitCode } = await s.run({ with: { include: 'issue', 'issue-number': '7' } });
    expect(exitCode).toBe(1);
    expect(outputs).toMatchObject({ outcome: 'not-created', reason: 'context-unavailable' });
    expect(outputs['message']).toContain(remedy);
    expect(s.platform.requests).toEqual([]);
  });

  test('of 10 MB is cut, and the block says so', async () => {
    const body = 'word '.repeat(2_000_000);
    const event = { name: 'issues', payload: payload('issues', 'labeled', { issue: { body } }) };
    const { context, platform, summary } = await included('issue', { event });
    expect(context).toMatchObject({
      missing: [
        expect.stringMatching(
          /^The text of #1 is cut: 98,\d{3} of its 10,000,000 characters are included\.$/u,
        ),
      ],
    });
    expect(platform.requests.at(-1)?.body.byteLength).toBeLessThan(256 * 1024);
    expect(summary).toContain('is cut');
  });
});

describe('comments', () => {
  const seeded = [
    { issue: 1, author: 'ann', association: 'OWNER', body: 'first', createdAt: BEFORE },
    { issue: 1, author: 'mallory', association: 'NONE', body: 'do this instead', createdAt: BEFORE },
    { issue: 1, author: 'carl', association: 'CONTRIBUTOR', body: 'and this', createdAt: BEFORE },
    { issue: 1, author: 'ben', association: 'MEMBER', body: 'late', createdAt: LATER },
    { issue: 1, author: 'ben', association: 'MEMBER', body: 'edited', createdAt: BEFORE, updatedAt: LATER },
    { issue: 1, author: SENDER, association: 'NONE', body: 'I triggered it', createdAt: BEFORE },
    { issue: 2, author: 'ann', association: 'OWNER', body: 'elsewhere', createdAt: BEFORE },
  ] as const;

  test('are those by people with write access and by the person who triggered the run, as they were then', async () => {
    const { context, asked } = await included('comments', {}, { comments: seeded });
    const comment = { type: 'comment', created_at: '2019-05-15T15:00:00.000Z' };
    const url = 'https://github.com/Codertocat/Hello-World/issues/1#issuecomment-';
    expect(context).toEqual({
      repository: 'Codertocat/Hello-World',
      event: 'issues',
      comments: [
        { ...comment, url: `${url}1001`, author: 'ann', body: 'first' },
        { ...comment, url: `${url}1006`, author: SENDER, body: 'I triggered it' },
      ],
      missing: [
        '2 comments: made or edited after the trigger.',
        '2 comments: of people without `write` access.',
      ],
    });
    expect(asked).toEqual([
      `GET ${REPO}/collaborators/${SENDER}/permission`,
      `GET ${REPO}/issues/1/comments`,
      ...['carl', 'mallory', 'ann'].map((login) => `GET ${REPO}/collaborators/${login}/permission`),
    ]);
  });

  test('have the triggering comment from the event, and mark it', async () => {
    const event = { name: 'issue_comment', payload: payload('issue_comment', 'created') };
    const { context } = await included('issue, comments', { event }, { comments: seeded });
    expect(context).toMatchObject({
      issue: { number: 1 },
      comments: [
        { author: 'ann' },
        { author: SENDER },
        { author: SENDER, trigger: true, body: "You are totally right! I'll get this fixed right away." },
      ],
    });
  });

  test('of a pull request include those on lines, and mark those of the triggering review', async () => {
    const review = {
      name: 'pull_request_review',
      payload: payload('pull_request_review', 'submitted', {
        review: { state: 'changes_requested', body: 'Not quite.' },
      }),
    };
    const line = { pull: 2, review: 237_895_671, path: 'docs/a.mdx', line: 3, createdAt: BEFORE } as const;
    const { context, asked } = await included(
      'comments',
      { event: review },
      {
        pulls: [{ number: 2 }],
        reviewComments: [
          { ...line, author: SENDER, association: 'OWNER', body: 'Say how.' },
          { ...line, author: 'mallory', body: 'Say nothing.' },
        ],
      },
    );
    expect(context).toMatchObject({
      comments: [
        { type: 'review-comment', path: 'docs/a.mdx', line: 3, body: 'Say how.', trigger: true },
        { type: 'review', body: 'Not quite.', trigger: true },
      ],
    });
    expect(asked.slice(1)).toEqual([
      `GET ${REPO}/issues/2/comments`,
      'POST /graphql',
      `GET ${REPO}/pulls/2/comments`,
      `GET ${REPO}/collaborators/mallory/permission`,
    ]);
  });

  test('have the triggering comment even if it and the issue are long: it is cut like a body', async () => {
    const event = {
      name: 'issue_comment',
      payload: payload('issue_comment', 'created', {
        issue: { body: 'x'.repeat(200_000) },
        comment: { body: '字'.repeat(60_000) },
      }),
    };
    const { context } = await included('issue, comments', { event }, { comments: seeded });
    const { comments, missing } = context as {
      comments: { trigger?: boolean; body: string }[];
      missing: string[];
    };
    const trigger = comments.find((one) => one.trigger);
    expect(trigger?.body.length).toBeGreaterThan(30_000);
    expect(missing).toContain('The end of 1 comment that triggered the run: too long.');
    expect(missing.join(' ')).not.toContain('older');
    expect(comments).toHaveLength(3);
  });

  // GitHub's `author_association` says neither who can write nor who is a private member.
  test('are by anyone who holds the permission, and each one left out is counted', async () => {
    const by = (author: string, association: 'NONE' | 'MEMBER' | 'CONTRIBUTOR' = 'NONE') =>
      ({ issue: 1, author, association, body: `by ${author}`, createdAt: BEFORE }) as const;
    const { context, asked, summary } = await included(
      'comments',
      { with: { 'allow-bots': 'renovate[bot]' } },
      {
        roles: { [SENDER]: 'write', private: 'write', member: 'read', triager: 'triage', gone: null },
        comments: [
          by('private', 'CONTRIBUTOR'),
          by('private', 'CONTRIBUTOR'),
          by('member', 'MEMBER'),
          by('triager'),
          by('gone'),
          by('renovate[bot]'),
          by('dependabot[bot]'),
        ],
      },
    );
    expect(context).toMatchObject({
      comments: [{ author: 'private' }, { author: 'private' }, { author: 'renovate[bot]' }],
      missing: [
        "1 comment: of bots that `allow-bots` doesn't name.",
        '3 comments: of people without `write` access.',
      ],
    });
    expect(summary).toContain('3 comments: of people without `write` access.');
    // Once for each author, besides the guard.
    expect(asked.filter((line) => line.endsWith('/permission'))).toHaveLength(5);
  });

  test('are those of at most 30 authors, newest first', async () => {
    const comments = Array.from({ length: 40 }, (_, index) => ({
      issue: 1,
      author: `writer-${index}`,
      body: 'x',
      createdAt: new Date(Date.parse('2019-01-01') + index * 1_000).toISOString(),
    }));
    const roles = Object.fromEntries(comments.map(({ author }) => [author, 'write' as const]));
    const { context } = await included('comments', {}, { comments, roles: { [SENDER]: 'write', ...roles } });
    const { comments: kept } = context as { comments: { author: string }[] };
    expect(kept.map(({ author }) => author)).toEqual(comments.slice(10).map(({ author }) => author));
    expect(context).toMatchObject({ missing: ['10 comments: of people beyond the first 30.'] });
  });

  test('of a pull request include the texts of reviews, as they were at the trigger', async () => {
    const review = (id: number, body: string, edit: object = {}) => ({
      pull: 2,
      id,
      body,
      submittedAt: BEFORE,
      ...edit,
    });
    const { context } = await included(
      'comments',
      { event: { name: 'pull_request', payload: payload('pull_request', 'opened') } },
      {
        pulls: [{ number: 2 }],
        reviews: [
          review(1, 'Say why.'),
          review(2, 'Edited.', { lastEditedAt: LATER }),
          review(3, ''),
          review(4, 'A bot says.', { author: 'renovate', isBot: true }),
          ...Array.from({ length: 120 }, (_, index) => review(10 + index, 'Late.', { submittedAt: LATER })),
        ],
      },
    );
    expect(context).toMatchObject({
      comments: [{ type: 'review', author: 'ann', body: 'Say why.' }],
      missing: [
        '121 comments: made or edited after the trigger.',
        "1 comment: of bots that `allow-bots` doesn't name.",
      ],
    });
  });

  test('are not sent if GitHub doesn’t tell the permission of an author', async () => {
    await using s = await scenario({}, { roles: ROLES, comments: seeded });
    s.github.fault({ path: /ann\/permission$/u, times: Infinity }, { kind: 'status', status: 502 });
    const { outputs } = await s.run({ with: { include: 'comments' } });
    expect(outputs).toMatchObject({ outcome: 'not-created', reason: 'context-unavailable' });
    expect(s.platform.requests).toEqual([]);
  });

  test('of our own account aren’t sent', async () => {
    await using s = await scenario();
    await s.run({ with: { comment: 'true', wait: 'false' } });
    const [ours] = s.github.comments;
    const own = { issue: 1, author: 'ann', association: 'OWNER', createdAt: BEFORE } as const;
    const { context } = await included('comments', {}, { comments: [{ ...own, body: ours?.body ?? '' }] });
    expect(context).toMatchObject({ comments: [] });
  });

  test('are the newest of 3,000', async () => {
    const comments = Array.from({ length: 3_000 }, (_, index) => ({
      issue: 1,
      author: 'ann',
      association: 'OWNER' as const,
      body: `${index} ${'x'.repeat(200)}`,
      createdAt: new Date(Date.parse('2019-01-01') + index * 1_000).toISOString(),
    }));
    const { context, platform, asked } = await included('comments', {}, { comments });
    const { comments: kept } = context as { comments: { body: string }[] };
    expect(kept.length).toBeGreaterThan(500);
    expect(kept.at(-1)?.body).toMatch(/^2999 /u);
    expect(kept[0]?.body).toMatch(new RegExp(`^${3_000 - kept.length} `, 'u'));
    expect(context).toMatchObject({
      missing: [
        `${(3_000 - kept.length).toLocaleString('en-US')} older comments: over the limit of 256 KiB.`,
      ],
    });
    expect(platform.requests.at(-1)?.body.byteLength).toBeLessThan(300_000);
    expect(asked.filter((line) => line.endsWith('/comments'))).toHaveLength(31);
  });
});

describe('the diff', () => {
  test('comes from the merged pull request', async () => {
    const { context, asked } = await included(
      'issue,diff',
      { event: merged() },
      { roles: {}, pulls: [{ ...pull, files: [file] }] },
    );
    expect(context).toEqual({
      repository: 'Codertocat/Hello-World',
      event: 'pull_request_target',
      issue: PULL,
      diff: {
        base: 'main',
        head: HEAD,
        files: [
          {
            path: 'src/a.ts',
            change: 'modified',
            additions: 1,
            deletions: 1,
            patch: '@@ -1 +1 @@\n-old\n+new',
          },
        ],
      },
    });
    expect(asked).toEqual([`GET ${REPO}/pulls/2/files`, `GET ${REPO}/pulls/2`]);
  });

  test('isn’t sent if commits were pushed after the trigger', async () => {
    const event = { name: 'pull_request', payload: payload('pull_request', 'opened') };
    const { context, summary } = await included(
      'issue,diff',
      { event },
      { pulls: [{ number: 2, commits: ['f'.repeat(40)], files: [file] }] },
    );
    expect(context).toMatchObject({
      missing: ['The diff of #2 would include commits that were pushed after the trigger.'],
    });
    expect(context).not.toHaveProperty('diff');
    expect(summary).toContain('would include commits that were pushed after the trigger');
  });

  test('comes from the pull request of the comment', async () => {
    const event = { name: 'issue_comment', payload: pullRequestComment() };
    const { context } = await included('diff', { event }, { pulls: [{ number: 1, files: [file] }] });
    expect(context).toMatchObject({ diff: { files: [{ path: 'src/a.ts' }] } });
  });

  test('comes from the push', async () => {
    const compared = `${'a'.repeat(40)}...${'b'.repeat(40)}`;
    const { context, asked } = await included(
      'diff',
      { event: push() },
      { comparisons: { [compared]: [file] } },
    );
    expect(context).toMatchObject({
      event: 'push',
      diff: { base: 'a'.repeat(40), files: [{ change: 'modified' }] },
    });
    expect(asked.at(-1)).toBe(`GET ${REPO}/compare/${compared}`);
  });

  test('of a branch’s first push starts at the default branch', async () => {
    const event = push({ ref: 'refs/heads/feature', before: '0'.repeat(40) });
    const comparisons = { [`main...${'b'.repeat(40)}`]: [file] };
    expect((await included('diff', { event }, { comparisons })).context).toMatchObject({
      diff: { base: 'main' },
    });
  });

  test('of a release starts at the previous release', async () => {
    const releases = [
      { tag: '0.0.1', publishedAt: '2019-05-15T15:20:53Z' },
      { tag: 'later', publishedAt: LATER },
      { tag: 'rc', publishedAt: '2019-05-15T15:10:00Z', isPrerelease: true },
      { tag: 'draft', publishedAt: null, isDraft: true },
      { tag: 'v0', publishedAt: BEFORE },
      { tag: 'older', publishedAt: '2018-01-01T00:00:00Z' },
    ];
    const { context } = await included(
      'diff',
      { event: released },
      { releases, comparisons: { 'v0...0.0.1': [file] } },
    );
    expect(context).toMatchObject({ event: 'release', diff: { base: 'v0', head: '0.0.1' } });
  });

  test('of the first release is empty, and the block says why', async () => {
    const { context } = await included('diff', { event: released });
    expect(context).toMatchObject({
      diff: { base: null, head: '0.0.1', files: [] },
      missing: ['No release came before `0.0.1`, so there is nothing to compare with.'],
    });
  });

  test('only names generated, vendored, lock, binary and large files', async () => {
    const files = [
      { ...file, path: 'package-lock.json', additions: 900 },
      { ...file, path: 'vendor/lib/x.go' },
      { ...file, path: 'web/app.min.js' },
      { ...file, path: 'api/user.pb.go' },
      { ...file, path: 'gen.go', patch: '@@ -0,0 +1 @@\n+// Code generated by protoc. DO NOT EDIT.' },
      { path: 'logo.png', status: 'added' as const, additions: 0 },
      { ...file, path: 'old.ts', previousPath: 'older.ts', status: 'renamed' as const },
    ];
    const { context } = await included(
      'diff',
      { event: merged() },
      { roles: {}, pulls: [{ ...pull, files }] },
    );
    const named = { change: 'modified', additions: 1, deletions: 1, no_patch: 'generated' };
    expect(context).toMatchObject({
      diff: {
        files: [
          { ...named, path: 'package-lock.json', additions: 900 },
          { ...named, path: 'vendor/lib/x.go' },
          { ...named, path: 'web/app.min.js' },
          { ...named, path: 'api/user.pb.go' },
          { ...named, path: 'gen.go' },
          { path: 'logo.png', change: 'added', no_patch: 'binary, empty, or too large for GitHub' },
          { path: 'old.ts', previous_path: 'older.ts', patch: file.patch },
        ],
      },
      missing: [
        'The diff of 5 files: generated.',
        'The diff of 1 file: binary, empty, or too large for GitHub.',
      ],
    });
  });

  test('of many large files has the smallest ones, and names the others', async () => {
    const files = Array.from({ length: 400 }, (_, index) => ({
      ...file,
      path: `src/${index}.ts`,
      patch: `@@ -1 +1 @@\n+${'x'.repeat(index * 20)}`,
    }));
    const { context, platform, asked } = await included(
      'diff',
      { event: merged() },
      { roles: {}, pulls: [{ ...pull, files }] },
    );
    const { diff, missing } = context as {
      diff: { files: { patch?: string; no_patch?: string }[] };
      missing: string[];
    };
    expect(diff.files).toHaveLength(300);
    const kept = diff.files.findIndex(({ patch }) => patch === undefined);
    expect(kept).toBeGreaterThan(100);
    expect(diff.files.slice(kept).every((one) => one.no_patch === 'over the limit of 256 KiB')).toBe(true);
    expect(missing).toEqual([
      `The diff of ${300 - kept} files: over the limit of 256 KiB.`,
      'The files after the first 300.',
    ]);
    expect(platform.requests.at(-1)?.body.byteLength).toBeLessThan(300_000);
    expect(asked.filter((line) => line.endsWith('/files'))).toHaveLength(3);
  });

  test.each([
    [403, 'Add `contents: read`'],
    [404, 'has `contents: read`'],
    [406, 'GitHub rejected the request. (GitHub: 406'],
  ])('creates no job if GitHub refuses it with %i', async (status, remedy) => {
    await using s = await scenario();
    s.github.fault(
      { path: /\/compare\//u, times: Infinity },
      { kind: 'status', status, body: { message: 'No' } },
    );
    const { outputs, exitCode } = await s.run({ event: push(), with: { include: 'diff' } });
    expect(exitCode).toBe(1);
    expect(outputs).toMatchObject({ outcome: 'not-created', reason: 'context-unavailable' });
    expect(outputs['message']).toContain(remedy);
    expect(s.platform.requests).toEqual([]);
  });
});

describe('invalid inputs', () => {
  test.each([
    ['everything', {}, 'must be any of `issue`, `comments` and `diff`'],
    ['issue,', {}, 'must be any of'],
    ['issue comments', {}, 'must be any of'],
    ['issue, issue', {}, 'must name each part once'],
    ['diff', {}, 'has no diff'],
    [
      'issue, comments',
      { event: push({ ref: 'refs/tags/v1' }) },
      'the `push` event has no issue and no comments',
    ],
    ['diff', { event: push({ deleted: true }) }, 'the `push` event has no diff'],
    ['diff', { event: push({ ref: 'refs/tags/v1', before: '0'.repeat(40) }) }, 'has no diff'],
    [
      'issue',
      { event: { name: 'schedule', payload: payload('schedule') } },
      'the `schedule` event has no issue',
    ],
    ['issue', { with: { 'job-id': 'job-1', prompt: '' } }, '`include` needs a prompt'],
    ['comments', { with: { 'github-token': '' } }, 'it is required for `include`'],
  ] as const)('include: %s', async (include, options, problem) => {
    const { outputs, exitCode, platform, asked } = await run(include, options);
    expect(exitCode).toBe(1);
    expect(outputs).toMatchObject({ outcome: 'not-created', reason: 'invalid-input' });
    expect(outputs['message']).toContain(problem);
    expect([...platform.requests, ...asked]).toEqual([]);
  });

  test('a part that the event lacks is reported, even if it has another part', async () => {
    const { context } = await included('issue, diff');
    expect(context).toMatchObject({ issue: { number: 1 }, missing: ['The `issues` event has no diff.'] });
  });
});

test('a follow-up message has the block too', async () => {
  await using s = await scenario();
  const { id } = s.platform.addJob('Before.', [{ status: 'completed' }]);
  const { outputs } = await s.run({
    with: { include: 'issue', 'job-id': id, wait: 'false', prompt: PROMPT },
  });
  expect(outputs['outcome']).toBe('started');
  expect(sentContext(s.platform)).toMatchObject({ prompt: PROMPT, context: { issue: ISSUE } });
});

describe('a job is found although the block differs', () => {
  /** The event of a later attempt, with another title and text. */
  const changed = {
    name: 'issues',
    payload: payload('issues', 'labeled', { issue: { title: 'New', body: 'New' } }),
  };
  const late = {
    issue: 1,
    author: 'ann',
    association: 'OWNER',
    body: 'One more thing.',
    createdAt: BEFORE,
  } as const;
  const blocksIn = ({ requests }: Platform) =>
    requests.filter(({ method }) => method === 'POST').map(({ body }) => contextIn(body.toString()).context);

  test('by a re-run that has to resume it', async () => {
    await using s = await scenario();
    const options = { with: { include: 'issue, comments', comment: 'true', wait: 'false' } };
    await s.run(options);
    s.github.addComment(late);
    const { outputs } = await s.run({ ...options, event: changed, env: { GITHUB_RUN_ATTEMPT: '2' } });
    expect(outputs['job-id']).toBe('job-1');
    expect(s.platform.jobs).toHaveLength(1);
  });

  test('by a re-run that continues nothing, but creates a new job with a block of its own', async () => {
    await using s = await scenario({ life: [{ status: 'failed' }] }, { roles: ROLES });
    const options = { with: { include: 'issue, comments', comment: 'true' } };
    await s.run(options);
    s.github.addComment(late);
    const { outputs, log } = await s.run({ ...options, event: changed, env: { GITHUB_RUN_ATTEMPT: '2' } });
    expect(log).toContain('because job `job-1` of attempt 1 failed');
    expect(outputs['job-id']).toBe('job-2');
    expect(blocksIn(s.platform)).toMatchObject([
      { issue: { title: ISSUE.title }, comments: [] },
      { issue: { title: 'New' }, comments: [{ body: 'One more thing.' }] },
    ]);
  });

  test('by auto, which sends the new block to it', async () => {
    const prLink = 'https://github.com/Codertocat/Hello-World/pull/2';
    await using s = await scenario(
      { life: [{ status: 'completed', prLink }] },
      { roles: ROLES, pulls: [{ number: 2 }] },
    );
    const inputs = { include: 'issue, comments', 'job-id': 'auto', comment: 'true', prompt: PROMPT };
    await s.run({ with: inputs });
    s.github.addComment(late);
    const { outputs } = await s.run({ event: changed, runId: '2', with: inputs });
    expect(outputs['job-id']).toBe('job-1');
    expect(s.platform.jobs.map(({ messages }) => messages.length)).toEqual([1]);
    expect(blocksIn(s.platform)).toMatchObject([
      { issue: { title: ISSUE.title }, comments: [] },
      { issue: { title: 'New' }, comments: [{ body: 'One more thing.' }] },
    ]);
  });
});

test('slow requests to GitHub come after the reaction', async () => {
  const { asked } = await run('comments', { with: { comment: 'true' } });
  expect(asked.map((line) => line.split('/').at(-1))).toEqual([
    'permission',
    'reactions',
    'comments',
    'comments',
  ]);
});

test('a cancel ends the requests, and no job is created', async () => {
  await using s = await scenario();
  s.github.fault({ path: /\/comments$/u }, { kind: 'hang' });
  const step = await s.start({ with: { include: 'comments' }, clock: 'held' });
  await s.github.waitForRequest(({ path }) => path.endsWith('/comments'));
  step.kill('SIGINT');
  const { outputs } = await step.result;
  expect(outputs).toMatchObject({ outcome: 'not-created', reason: 'cancelled' });
  expect(s.platform.requests).toEqual([]);
});

test('the deadline ends the requests, and no job is created', async () => {
  await using s = await scenario();
  s.github.fault({ path: /\/comments$/u, times: Infinity }, { kind: 'hang' });
  const { outputs } = await s.run({ with: { include: 'comments', 'timeout-minutes': '0.4' } });
  expect(outputs).toMatchObject({ outcome: 'not-created', reason: 'timeout' });
  expect(s.platform.requests).toEqual([]);
});

test('a re-run of an event without a time leaves out the text of issue-number, which may have been edited since', async () => {
  await using s = await scenario();
  const options = {
    event: dispatched,
    with: { include: 'issue', 'issue-number': '5' },
  };
  const { exitCode, outputs } = await s.run({ ...options, attempt: 2 });
  expect(exitCode).toBe(1);
  expect(outputs).toMatchObject({ outcome: 'not-created', reason: 'context-unavailable' });
  expect(outputs['message']).toContain('Start a new run instead');
  expect(s.platform.jobs).toEqual([]);
});
