import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, test } from '@jest/globals';
import { Octokit } from '@octokit/core';
import { paginateRest } from '@octokit/plugin-paginate-rest';
import { restEndpointMethods } from '@octokit/plugin-rest-endpoint-methods';
import { buildSchema, findBreakingChanges } from 'graphql';
import { type GitHub, type GitHubOptions, startGitHub } from '../../sandbox/github.ts';
import { userAnswer } from '../../sandbox/github-answers.ts';
import { GITHUB_SCHEMA } from '../../sandbox/github-graphql.ts';
import { gitHubRoute, refusal } from '../../sandbox/github-route.ts';

let github: GitHub | undefined;
afterEach(() => github?.close());

const Client = Octokit.plugin(restEndpointMethods, paginateRest);
const clientOf = ({ url, token }: GitHub, auth = token) =>
  new Client({ auth, baseUrl: url, request: { fetch } });
const repo = { owner: 'Codertocat', repo: 'Hello-World' };

async function start(options: GitHubOptions = {}) {
  const hub = await startGitHub(options);
  github = hub;
  const { rest, paginate } = clientOf(hub);
  const query = async (source: string, url: string = hub.graphqlUrl) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { authorization: `bearer ${hub.token}`, 'user-agent': 'test' },
      body: JSON.stringify({ query: source }),
    });
    const body: unknown = await response.json();
    return { status: response.status, body };
  };
  return { hub, rest, paginate, query };
}

test('a comment can have 65,536 characters, and only one that exists can be edited', async () => {
  const { rest } = await start({ comments: [{ issue: 1, body: 'x' }] });
  const edit = (comment_id: number, length: number) =>
    rest.issues.updateComment({ ...repo, comment_id, body: 'y'.repeat(length) });
  await expect(edit(9, 1)).rejects.toMatchObject({ status: 404 });
  expect((await edit(1_001, 65_536)).status).toBe(200);
  const message = expect.stringContaining('too long');
  await expect(edit(1_001, 65_537)).rejects.toMatchObject({ status: 422, message });
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

test('GitHub lists 3,000 files of a pull request, and links to the next page', async () => {
  const files = Array.from({ length: 3_002 }, (_, index) => `${index}.md`);
  const { rest, paginate } = await start({ pulls: [{ number: 2, files }] });
  const pull = { ...repo, pull_number: 2, per_page: 100 };
  expect(await paginate(rest.pulls.listFiles, pull)).toHaveLength(3_000);
});

test('the token has no user, and other tokens and hidden repositories are refused', async () => {
  const { hub, rest } = await start({ unreadable: ['acme/hidden'] });
  const stranger = clientOf(hub, 'ghs_other');
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
  test('that is valid here is valid for GitHub’s own schema', () => {
    const file = new URL('../../node_modules/@octokit/graphql-schema/schema.graphql', import.meta.url);
    // The published schema lists two fields twice.
    const published = buildSchema(readFileSync(file, 'utf8'), { assumeValidSDL: true });
    expect(findBreakingChanges(buildSchema(GITHUB_SCHEMA), published)).toEqual([]);
  });

  test.each([
    ['a field that GitHub doesn’t have', '{ viewer { nickname } }', /nickname/u],
    ['a missing argument', '{ repository(owner: "a") { nameWithOwner } }', /name/u],
    ['an enum value that GitHub lacks', EDITS.replaceAll('RENAMED_TITLE_EVENT', 'RENAMED'), /RENAMED/u],
    ['a missing variable', EDITS, /owner/u],
    ['invalid syntax', '{ viewer {', /Syntax Error/u],
  ])('with %s is rejected', async (_, source, message) => {
    const { hub, query } = await start({ issues: [{ number: 7 }] });
    const { status, body } = await query(source);
    expect(hub.unknown.splice(0)).toEqual([expect.stringMatching(message)]);
    expect(status).toBe(200);
    expect(JSON.stringify(body)).toMatch(message);
    expect(body).toHaveProperty('errors');
    expect(body).not.toHaveProperty('data');
  });

  test('isn’t below the URL of the REST API on GitHub Enterprise Server', async () => {
    const { hub, query } = await start();
    expect((await query('{ viewer { login } }', `${hub.enterprise.url}/graphql`)).status).toBe(404);
    await expect(hub.close()).rejects.toThrow("The fake GitHub doesn't know: POST /api/v3/graphql");
  });
});
