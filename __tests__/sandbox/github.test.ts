import { getOctokit } from '@actions/github';
import { afterEach, expect, test } from '@jest/globals';
import { EXAMPLE_REPOSITORY, type GitHub, type GitHubOptions, startGitHub } from '../../sandbox/github.ts';
import { userAnswer } from '../../sandbox/github-answers.ts';
import { gitHubRoute, refusal } from '../../sandbox/github-route.ts';

let github: GitHub | undefined;
afterEach(() => github?.close());

const repo = { owner: 'Codertocat', repo: 'Hello-World' };

async function start(options: GitHubOptions = {}) {
  github = await startGitHub(options);
  return { github, octokit: getOctokit(github.token, { baseUrl: github.url, request: { fetch } }) };
}

test('comments are created, edited and listed with real page links', async () => {
  const comments = Array.from({ length: 5 }, (_, index) => ({
    issue: 1,
    author: 'ann',
    body: `older ${index}`,
  }));
  const { github: hub, octokit } = await start({ comments: [...comments, { issue: 2, body: 'elsewhere' }] });
  const made = await octokit.rest.issues.createComment({ ...repo, issue_number: 1, body: 'new' });
  await octokit.rest.issues.updateComment({ ...repo, comment_id: made.data.id, body: 'edited' });
  const all = await octokit.paginate(octokit.rest.issues.listComments, {
    ...repo,
    issue_number: 1,
    per_page: 2,
  });
  expect(all.map(({ body }) => body)).toEqual([...comments.map(({ body }) => body), 'edited']);
  expect(hub.requests.filter(({ method }) => method === 'GET')).toHaveLength(3);
  expect(hub.comments.at(-1)).toMatchObject({
    repository: EXAMPLE_REPOSITORY,
    issue: 1,
    author: 'github-actions[bot]',
    versions: 2,
  });
});

test('a comment can have 65,536 characters', async () => {
  const { octokit } = await start();
  const post = (length: number) =>
    octokit.rest.issues.createComment({ ...repo, issue_number: 1, body: 'x'.repeat(length) });
  expect((await post(65_536)).status).toBe(201);
  await expect(post(65_537)).rejects.toMatchObject({
    status: 422,
    message: expect.stringContaining('too long'),
  });
  await expect(
    octokit.rest.issues.updateComment({ ...repo, comment_id: 9, body: 'x' }),
  ).rejects.toMatchObject({
    status: 404,
  });
});

test('the same reaction is stored once', async () => {
  const { github: hub, octokit } = await start();
  const eyes = { ...repo, content: 'eyes' } as const;
  const first = await octokit.rest.reactions.createForIssue({ ...eyes, issue_number: 1 });
  const again = await octokit.rest.reactions.createForIssue({ ...eyes, issue_number: 1 });
  await octokit.rest.reactions.createForIssueComment({ ...eyes, comment_id: 5 });
  await octokit.rest.reactions.createForPullRequestReviewComment({ ...eyes, comment_id: 6 });
  expect([first.status, again.status]).toEqual([201, 200]);
  expect(hub.reactions.map(({ on, target }) => [on, target])).toEqual([
    ['issue', 1],
    ['issue-comment', 5],
    ['review-comment', 6],
  ]);
});

test('a token with some permissions is refused what needs others, as in a private repository', async () => {
  const { octokit } = await start({
    grants: { 'pull-requests': 'write' },
    pulls: [{ number: 2 }],
    roles: { mo: 'read' },
  });
  const comment = async (issue: number) =>
    await octokit.rest.issues.createComment({ ...repo, issue_number: issue, body: 'new' });
  expect((await comment(2)).status).toBe(201);
  expect((await octokit.rest.pulls.get({ ...repo, pull_number: 2 })).status).toBe(200);
  expect((await octokit.rest.repos.getCollaboratorPermissionLevel({ ...repo, username: 'mo' })).status).toBe(
    200,
  );
  const refused = { status: 403, message: expect.stringContaining('not accessible by integration') };
  await expect(comment(1)).rejects.toMatchObject(refused);
  await expect(
    octokit.rest.repos.compareCommitsWithBasehead({ ...repo, basehead: 'a...b' }),
  ).rejects.toMatchObject(refused);
});

test('permissions are in all three fields', async () => {
  const { octokit } = await start({ roles: { mo: 'maintain', tri: 'triage', stranger: null } });
  const of = async (username: string) =>
    (await octokit.rest.repos.getCollaboratorPermissionLevel({ ...repo, username })).data;
  expect(await of('mo')).toMatchObject({
    permission: 'write',
    role_name: 'maintain',
    user: { permissions: { push: true, maintain: true, admin: false } },
  });
  expect(await of('tri')).toMatchObject({ permission: 'read', role_name: 'triage' });
  expect(await of('passer-by')).toMatchObject({
    permission: 'read',
    user: { permissions: { pull: true, triage: false } },
  });
  await expect(of('stranger')).rejects.toMatchObject({ status: 404 });
});

test('pull requests are listed by state, and found by number and by commit', async () => {
  const { github: hub, octokit } = await start({
    pulls: [
      { number: 1 },
      { number: 2, draft: true },
      { number: 3, merged: true, commits: ['abc'] },
      { number: 4, repository: 'acme/docs' },
    ],
  });
  const open = async (where = repo) =>
    (await octokit.paginate(octokit.rest.pulls.list, { ...where, state: 'open', per_page: 1 })).map((one) => [
      one.number,
      one.draft,
      one.user?.login,
    ]);
  expect(await open()).toEqual([
    [2, true, 'mintlify[bot]'],
    [1, false, 'mintlify[bot]'],
  ]);
  hub.closePull(2);
  hub.addPull({ number: 5, author: 'ann' });
  expect(await open()).toEqual([
    [5, false, 'ann'],
    [1, false, 'mintlify[bot]'],
  ]);
  expect(await open({ owner: 'acme', repo: 'docs' })).toEqual([[4, false, 'mintlify[bot]']]);
  expect((await octokit.rest.pulls.get({ ...repo, pull_number: 3 })).data).toMatchObject({
    merged: true,
    state: 'closed',
  });
  const byCommit = await octokit.rest.repos.listPullRequestsAssociatedWithCommit({
    ...repo,
    commit_sha: 'abc',
  });
  expect(byCommit.data.map(({ number }) => number)).toEqual([3]);
});

test('a label is removed once', async () => {
  const { github: hub, octokit } = await start({ labels: { 1: ['docs', 'needs docs'] } });
  const remove = () => octokit.rest.issues.removeLabel({ ...repo, issue_number: 1, name: 'needs docs' });
  await remove();
  expect(hub.labels(1)).toEqual(['docs']);
  await expect(remove()).rejects.toMatchObject({ status: 404 });
});

test('a pull request has its files, labels and reviewers', async () => {
  const files = [
    'a.md',
    { path: 'c.md', previousPath: 'b.md', additions: 3 },
    ...Array.from({ length: 3_000 }, (_, index) => ({ path: `${index}.md`, deletions: 1 })),
  ];
  const { github: hub, octokit } = await start({
    pulls: [{ number: 2, files }],
    roles: { mallory: null },
    teams: ['Codertocat/writers'],
  });
  const pull = { ...repo, pull_number: 2 };
  const first = await octokit.rest.pulls.listFiles({ ...pull, per_page: 2 });
  expect(first.data).toMatchObject([
    { filename: 'a.md', status: 'modified', additions: 1 },
    { filename: 'c.md', previous_filename: 'b.md', status: 'renamed', additions: 3 },
  ]);
  expect(first.headers.link).toContain('rel="next"');
  expect(await octokit.paginate(octokit.rest.pulls.listFiles, { ...pull, per_page: 100 })).toHaveLength(
    3_000,
  );
  await octokit.rest.issues.addLabels({ ...repo, issue_number: 2, labels: ['docs'] });
  const request = (reviewers: string[], team_reviewers: string[] = []) =>
    octokit.rest.pulls.requestReviewers({ ...pull, reviewers, team_reviewers });
  await request(['ann'], ['writers']);
  expect(hub.reviewers(2)).toEqual(['ann', 'Codertocat/writers']);
  for (const refused of [
    request(['ann', 'mallory']),
    request(['mintlify[bot]']),
    request([], ['stranger']),
  ]) {
    await expect(refused).rejects.toMatchObject({ status: 422 });
  }
  expect((await octokit.rest.pulls.get(pull)).data).toMatchObject({
    changed_files: 3_002,
    additions: 3_004,
    deletions: 3_000,
    labels: [{ name: 'docs' }],
    requested_reviewers: [{ login: 'ann' }],
  });
});

test('returns the account of the token by GraphQL only, and refuses other tokens and hidden repositories', async () => {
  const { github: hub, octokit } = await start({ unreadable: ['acme/hidden'] });
  expect(await octokit.graphql('{ viewer { login } }')).toEqual({ viewer: { login: 'github-actions[bot]' } });
  await expect(octokit.rest.users.getAuthenticated()).rejects.toMatchObject({ status: 403 });
  await expect(octokit.rest.pulls.list({ owner: 'acme', repo: 'hidden' })).rejects.toMatchObject({
    status: 404,
  });
  const stranger = getOctokit('ghs_other', { baseUrl: hub.url, request: { fetch } });
  await expect(stranger.rest.pulls.list(repo)).rejects.toMatchObject({ status: 401 });
});

test('a response that GitHub can’t send doesn’t compile', () => {
  const user = userAnswer('ann');
  const { site_admin: _, ...withoutField } = user;
  // @ts-expect-error -- GitHub has no such route.
  gitHubRoute('get', '/repos/{owner}/{repo}/issue-comments', () => refusal(404, 'Not Found'));
  // @ts-expect-error -- GitHub does not know this method of the route.
  gitHubRoute('delete', '/user', () => refusal(404, 'Not Found'));
  gitHubRoute('get', '/repos/{owner}/{repo}/assignees', () => ({ status: 200, body: [user] }));
  // @ts-expect-error -- a field is missing.
  gitHubRoute('get', '/repos/{owner}/{repo}/assignees', () => ({ status: 200, body: [withoutField] }));
  // @ts-expect-error -- GitHub does not answer with this status.
  gitHubRoute('get', '/repos/{owner}/{repo}/assignees', () => ({ status: 202, body: [user] }));
  expect(Object.keys(withoutField)).not.toContain('site_admin');
});
