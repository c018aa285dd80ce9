import { readFileSync } from 'node:fs';
import { getOctokit } from '@actions/github';
import { afterEach, describe, expect, test } from '@jest/globals';
import { buildSchema, findBreakingChanges } from 'graphql';
import { EXAMPLE_REPOSITORY, type GitHub, type GitHubOptions, startGitHub } from '../../sandbox/github.ts';
import { userAnswer } from '../../sandbox/github-answers.ts';
import { GITHUB_SCHEMA } from '../../sandbox/github-graphql.ts';
import { gitHubRoute, refusal } from '../../sandbox/github-route.ts';

let github: GitHub | undefined;
afterEach(() => github?.close());

const repo = { owner: 'Codertocat', repo: 'Hello-World' };

async function start(options: GitHubOptions = {}) {
  const hub = await startGitHub(options);
  github = hub;
  const { rest, paginate } = getOctokit(hub.token, { baseUrl: hub.url, request: { fetch } });
  const query = async (source: string, variables: object = {}, url: string = hub.graphqlUrl) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { authorization: `bearer ${hub.token}`, 'user-agent': 'test' },
      body: JSON.stringify({ query: source, variables }),
    });
    const body: unknown = await response.json();
    return { status: response.status, body };
  };
  return { hub, rest, paginate, query };
}

test('comments are created, edited and listed with real page links', async () => {
  const comments = Array.from({ length: 5 }, (_, index) => ({ issue: 1, author: 'ann', body: `${index}` }));
  const { hub, rest, paginate } = await start({ comments: [...comments, { issue: 2, body: 'elsewhere' }] });
  const made = await rest.issues.createComment({ ...repo, issue_number: 1, body: 'new' });
  await rest.issues.updateComment({ ...repo, comment_id: made.data.id, body: 'edited' });
  const all = await paginate(rest.issues.listComments, { ...repo, issue_number: 1, per_page: 2 });
  expect(all.map(({ body }) => body)).toEqual(['0', '1', '2', '3', '4', 'edited']);
  expect(hub.requests.filter(({ method }) => method === 'GET')).toHaveLength(3);
  expect(hub.comments.at(-1)).toMatchObject({
    repository: EXAMPLE_REPOSITORY,
    issue: 1,
    author: 'github-actions[bot]',
    versions: 2,
  });
  await expect(rest.issues.updateComment({ ...repo, comment_id: 9, body: 'x' })).rejects.toMatchObject({
    status: 404,
  });
});

test('a comment can have 65,536 characters', async () => {
  const { rest } = await start();
  const post = (length: number) =>
    rest.issues.createComment({ ...repo, issue_number: 1, body: 'x'.repeat(length) });
  expect((await post(65_536)).status).toBe(201);
  const message = expect.stringContaining('too long');
  await expect(post(65_537)).rejects.toMatchObject({ status: 422, message });
});

test('the same reaction is stored once', async () => {
  const { hub, rest } = await start();
  const eyes = { ...repo, content: 'eyes' } as const;
  const first = await rest.reactions.createForIssue({ ...eyes, issue_number: 1 });
  const again = await rest.reactions.createForIssue({ ...eyes, issue_number: 1 });
  await rest.reactions.createForIssueComment({ ...eyes, comment_id: 5 });
  await rest.reactions.createForPullRequestReviewComment({ ...eyes, comment_id: 6 });
  expect([first.status, again.status]).toEqual([201, 200]);
  expect(hub.reactions.map(({ on, target }) => [on, target])).toEqual([
    ['issue', 1],
    ['issue-comment', 5],
    ['review-comment', 6],
  ]);
});

test('a token with some permissions is refused what needs others, as in a private repository', async () => {
  const { rest } = await start({
    grants: { 'pull-requests': 'write' },
    pulls: [{ number: 2 }],
    roles: { mo: 'read' },
  });
  const comment = (issue: number) => rest.issues.createComment({ ...repo, issue_number: issue, body: 'new' });
  const compare = () => rest.repos.compareCommitsWithBasehead({ ...repo, basehead: 'a...b' });
  const permission = await rest.repos.getCollaboratorPermissionLevel({ ...repo, username: 'mo' });
  const pull = await rest.pulls.get({ ...repo, pull_number: 2 });
  expect([(await comment(2)).status, pull.status, permission.status]).toEqual([201, 200, 200]);
  const refused = { status: 403, message: expect.stringContaining('not accessible by integration') };
  await expect(comment(1)).rejects.toMatchObject(refused);
  await expect(compare()).rejects.toMatchObject(refused);
});

test('permissions are in all three fields', async () => {
  const { rest } = await start({ roles: { mo: 'maintain', tri: 'triage', stranger: null } });
  const of = async (username: string) =>
    (await rest.repos.getCollaboratorPermissionLevel({ ...repo, username })).data;
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

test('pull requests are listed and found with their state', async () => {
  const draft = { number: 2, draft: true, author: 'ann' };
  const { rest } = await start({ pulls: [draft, { number: 3, merged: true }] });
  const { data: open } = await rest.pulls.list({ ...repo, state: 'open' });
  expect(open).toMatchObject([{ number: 2, draft: true, user: { login: 'ann' } }]);
  const { data: merged } = await rest.pulls.get({ ...repo, pull_number: 3 });
  expect(merged).toMatchObject({ merged: true, state: 'closed', user: { login: 'mintlify[bot]' } });
});

test('a label is removed once', async () => {
  const { hub, rest } = await start({ labels: { 1: ['docs', 'needs docs'] } });
  const remove = () => rest.issues.removeLabel({ ...repo, issue_number: 1, name: 'needs docs' });
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
  const { hub, rest, paginate } = await start({
    pulls: [{ number: 2, files }],
    roles: { mallory: null },
    teams: ['Codertocat/writers'],
  });
  const pull = { ...repo, pull_number: 2 };
  const first = await rest.pulls.listFiles({ ...pull, per_page: 2 });
  expect(first.data).toMatchObject([
    { filename: 'a.md', status: 'modified', additions: 1 },
    { filename: 'c.md', previous_filename: 'b.md', status: 'renamed', additions: 3 },
  ]);
  expect(first.headers.link).toContain('rel="next"');
  expect(await paginate(rest.pulls.listFiles, { ...pull, per_page: 100 })).toHaveLength(3_000);
  await rest.issues.addLabels({ ...repo, issue_number: 2, labels: ['docs'] });
  const request = (reviewers: string[], team_reviewers: string[] = []) =>
    rest.pulls.requestReviewers({ ...pull, reviewers, team_reviewers });
  await request(['ann'], ['writers']);
  expect(hub.reviewers(2)).toEqual(['ann', 'Codertocat/writers']);
  for (const refused of [['ann', 'mallory'], ['mintlify[bot]']])
    await expect(request(refused)).rejects.toMatchObject({ status: 422 });
  await expect(request([], ['stranger'])).rejects.toMatchObject({ status: 422 });
  expect((await rest.pulls.get(pull)).data).toMatchObject({
    changed_files: 3_002,
    additions: 3_004,
    deletions: 3_000,
    labels: [{ name: 'docs' }],
    requested_reviewers: [{ login: 'ann' }],
    requested_teams: [{ slug: 'writers' }],
  });
});

test('the token has no user, and other tokens and hidden repositories are refused', async () => {
  const { hub, rest } = await start({ unreadable: ['acme/hidden'] });
  const stranger = getOctokit('ghs_other', { baseUrl: hub.url, request: { fetch } });
  await expect(rest.users.getAuthenticated()).rejects.toMatchObject({ status: 403 });
  await expect(rest.pulls.list({ owner: 'acme', repo: 'hidden' })).rejects.toMatchObject({ status: 404 });
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

const EDITS = `query($owner:String!,$name:String!,$number:Int!){repository(owner:$owner,name:$name){issueOrPullRequest(number:$number){
  ... on Issue{lastEditedAt timelineItems(last:1,itemTypes:[RENAMED_TITLE_EVENT]){nodes{... on RenamedTitleEvent{createdAt}}}}
  ... on PullRequest{lastEditedAt timelineItems(last:1,itemTypes:[RENAMED_TITLE_EVENT]){nodes{... on RenamedTitleEvent{createdAt}}}}
}}}`;
describe('a GraphQL query', () => {
  const where = { owner: 'Codertocat', name: 'Hello-World' };

  const answered = (lastEditedAt: string | null, ...renamedAt: string[]) => {
    const timelineItems = { nodes: renamedAt.map((createdAt) => ({ createdAt })) };
    const data = { repository: { issueOrPullRequest: { lastEditedAt, timelineItems } } };
    return { status: 200, body: { data } };
  };

  test('that is valid here is valid for GitHub’s own schema', () => {
    const file = new URL('../../node_modules/@octokit/graphql-schema/schema.graphql', import.meta.url);
    // The published schema lists two fields twice.
    const published = buildSchema(readFileSync(file, 'utf8'), { assumeValidSDL: true });
    expect(findBreakingChanges(buildSchema(GITHUB_SCHEMA), published)).toEqual([]);
  });

  test('says when a text was last changed: never, as the seed says, or by an edit', async () => {
    const at = (hour: string) => `2026-11-02T${hour}:00:00Z`;
    const [eight, ten, eleven] = [at('08'), at('10'), at('11')];
    const { hub, query, rest } = await start({
      issues: [{ number: 7 }, { number: 8, lastEditedAt: ten }],
      pulls: [
        { number: 2, title: 'Old' },
        { number: 3, renamedAt: [eight, eleven] },
      ],
    });
    const changes = (number: number) => query(EDITS, { ...where, number });
    expect(await changes(7)).toEqual(answered(null));
    expect(await changes(2)).toEqual(answered(null));
    expect(await changes(8)).toEqual(answered(ten));
    expect(await changes(3)).toEqual(answered(null, eleven));
    // A new title doesn't count as an edit of the body.
    hub.editText(2, { title: 'New', at: ten });
    expect(await changes(2)).toEqual(answered(null, ten));
    hub.editText(2, { body: 'Ignore the diff.', at: eleven });
    expect(await changes(2)).toEqual(answered(eleven, ten));
    const { data } = await rest.pulls.get({ ...repo, pull_number: 2 });
    expect(data).toMatchObject({ title: 'New', body: 'Ignore the diff.' });
    hub.editText(7, { title: 'Same', body: 'Same' });
    expect(() => hub.editText(9, { title: 'x' })).toThrow('has no issue or pull request 9');
  });

  test('says what it can’t find, and what the token can’t read', async () => {
    const { query } = await start({
      issues: [{ number: 7 }],
      pulls: [{ number: 2 }],
      grants: { issues: 'read' },
      unreadable: ['acme/hidden'],
    });
    expect(await query(EDITS, { ...where, number: 7 })).toEqual(answered(null));
    expect(await query(EDITS, { ...where, number: 2 })).toMatchObject({
      status: 200,
      body: {
        data: { repository: { issueOrPullRequest: null } },
        errors: [{ type: 'FORBIDDEN', message: 'Resource not accessible by integration' }],
      },
    });
    expect(await query(EDITS, { ...where, number: 9 })).toMatchObject({
      body: { errors: [{ type: 'NOT_FOUND', path: ['repository', 'issueOrPullRequest'] }] },
    });
    expect(await query(EDITS, { owner: 'acme', name: 'hidden', number: 9 })).toMatchObject({
      body: { data: { repository: null }, errors: [{ type: 'NOT_FOUND' }] },
    });
  });

  test.each([
    ['a field that GitHub doesn’t have', '{ viewer { nickname } }', /nickname/u],
    ['a missing argument', '{ repository(owner: "a") { nameWithOwner } }', /name/u],
    [
      'an enum value that GitHub doesn’t have',
      EDITS.replaceAll('RENAMED_TITLE_EVENT', 'RENAMED'),
      /RENAMED/u,
    ],
    ['a missing variable', EDITS, /owner/u],
    ['invalid syntax', '{ viewer {', /Syntax Error/u],
  ])('with %s is rejected', async (_, source, message) => {
    const { query } = await start({ issues: [{ number: 7 }] });
    const { status, body } = await query(source);
    expect(status).toBe(200);
    expect(JSON.stringify(body)).toMatch(message);
    expect(body).toHaveProperty('errors');
    expect(body).not.toHaveProperty('data');
  });

  test('has its own URL, on github.com and on GitHub Enterprise Server', async () => {
    const { hub, query } = await start({ pulls: [{ number: 2 }] });
    const { url, graphqlUrl } = hub.enterprise;
    const viewer = { status: 200, body: { data: { viewer: { login: 'github-actions[bot]' } } } };
    expect(graphqlUrl).toMatch(/\/api\/graphql$/u);
    expect(await query('{ viewer { login } }')).toEqual(viewer);
    expect(await query('{ viewer { login } }', {}, graphqlUrl)).toEqual(viewer);
    expect((await query('{ viewer { login } }', {}, `${url}/graphql`)).status).toBe(404);
    const { rest } = getOctokit(hub.token, { baseUrl: url, request: { fetch } });
    expect((await rest.pulls.list(repo)).data).toMatchObject([{ number: 2 }]);
  });
});
