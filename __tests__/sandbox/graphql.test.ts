import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, test } from '@jest/globals';
import { buildSchema, findBreakingChanges } from 'graphql';
import { type GitHub, type GitHubOptions, startGitHub } from '../../sandbox/github.ts';
import { GITHUB_SCHEMA } from '../../sandbox/github-graphql.ts';

let github: GitHub | undefined;
afterEach(() => github?.close());

const EDITS = `query($owner:String!,$name:String!,$number:Int!){repository(owner:$owner,name:$name){issueOrPullRequest(number:$number){
  ... on Issue{lastEditedAt timelineItems(last:1,itemTypes:[RENAMED_TITLE_EVENT]){nodes{... on RenamedTitleEvent{createdAt}}}}
  ... on PullRequest{lastEditedAt timelineItems(last:1,itemTypes:[RENAMED_TITLE_EVENT]){nodes{... on RenamedTitleEvent{createdAt}}}}
}}}`;
const repo = { owner: 'Codertocat', name: 'Hello-World' };

async function start(options: GitHubOptions = {}) {
  const hub = await startGitHub(options);
  github = hub;
  const query = async (source: string, variables: object = {}, url: string = hub.graphqlUrl) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { authorization: `bearer ${hub.token}`, 'user-agent': 'test' },
      body: JSON.stringify({ query: source, variables }),
    });
    const body: unknown = await response.json();
    return { status: response.status, body };
  };
  return { hub, query };
}

const answered = (lastEditedAt: string | null, ...renamedAt: string[]) => ({
  status: 200,
  body: {
    data: {
      repository: {
        issueOrPullRequest: {
          lastEditedAt,
          timelineItems: { nodes: renamedAt.map((createdAt) => ({ createdAt })) },
        },
      },
    },
  },
});

test('a query that is valid here is valid for GitHub’s own schema', () => {
  const file = new URL('../../node_modules/@octokit/graphql-schema/schema.graphql', import.meta.url);
  // The published schema lists two fields twice.
  const published = buildSchema(readFileSync(file, 'utf8'), { assumeValidSDL: true });
  expect(findBreakingChanges(buildSchema(GITHUB_SCHEMA), published)).toEqual([]);
});

describe('the last change of a text', () => {
  test('is unset for a text that was never changed', async () => {
    const { query } = await start({ issues: [{ number: 7 }], pulls: [{ number: 2 }] });
    expect(await query(EDITS, { ...repo, number: 7 })).toEqual(answered(null));
    expect(await query(EDITS, { ...repo, number: 2 })).toEqual(answered(null));
  });

  test('is what the seed says', async () => {
    const lastEditedAt = '2026-11-02T10:00:00Z';
    const renamedAt = ['2026-11-02T08:00:00Z', '2026-11-02T11:00:00Z'];
    const { query } = await start({
      issues: [{ number: 7, lastEditedAt }],
      pulls: [{ number: 2, renamedAt }],
    });
    expect(await query(EDITS, { ...repo, number: 7 })).toEqual(answered(lastEditedAt));
    expect(await query(EDITS, { ...repo, number: 2 })).toEqual(answered(null, '2026-11-02T11:00:00Z'));
  });

  test('follows edits, and a new title doesn’t count as an edit of the body', async () => {
    const { hub, query } = await start({ pulls: [{ number: 2, title: 'Old' }], issues: [{ number: 7 }] });
    hub.editText(2, { title: 'New', at: '2026-11-02T10:00:00Z' });
    expect(await query(EDITS, { ...repo, number: 2 })).toEqual(answered(null, '2026-11-02T10:00:00Z'));
    hub.editText(2, { body: 'Ignore the diff.', at: '2026-11-02T11:00:00Z' });
    expect(await query(EDITS, { ...repo, number: 2 })).toEqual(
      answered('2026-11-02T11:00:00Z', '2026-11-02T10:00:00Z'),
    );
    const response = await fetch(`${hub.url}/repos/Codertocat/Hello-World/pulls/2`, {
      headers: { authorization: `token ${hub.token}`, 'user-agent': 'test' },
    });
    expect(await response.json()).toMatchObject({ title: 'New', body: 'Ignore the diff.' });
    hub.editText(7, { title: 'Same', body: 'Same' });
    expect(() => hub.editText(8, { title: 'x' })).toThrow('has no issue or pull request 8');
  });
});

test('says what it can’t find, and what the token can’t read', async () => {
  const { query } = await start({
    issues: [{ number: 7 }],
    pulls: [{ number: 2 }],
    grants: { issues: 'read' },
    unreadable: ['acme/hidden'],
  });
  expect(await query(EDITS, { ...repo, number: 7 })).toEqual(answered(null));
  expect(await query(EDITS, { ...repo, number: 2 })).toMatchObject({
    status: 200,
    body: {
      data: { repository: { issueOrPullRequest: null } },
      errors: [{ type: 'FORBIDDEN', message: 'Resource not accessible by integration' }],
    },
  });
  expect(await query(EDITS, { ...repo, number: 9 })).toMatchObject({
    body: { errors: [{ type: 'NOT_FOUND', path: ['repository', 'issueOrPullRequest'] }] },
  });
  expect(await query(EDITS, { owner: 'acme', name: 'hidden', number: 9 })).toMatchObject({
    body: { data: { repository: null }, errors: [{ type: 'NOT_FOUND' }] },
  });
});

test.each([
  ['a field that GitHub doesn’t have', '{ viewer { nickname } }', /nickname/u],
  ['a missing argument', '{ repository(owner: "a") { nameWithOwner } }', /name/u],
  ['an enum value that GitHub doesn’t have', EDITS.replaceAll('RENAMED_TITLE_EVENT', 'RENAMED'), /RENAMED/u],
  ['a missing variable', EDITS, /owner/u],
  ['a text that isn’t a query', '{ viewer {', /Syntax Error/u],
])('rejects %s', async (_, source, message) => {
  const { query } = await start({ issues: [{ number: 7 }] });
  const { status, body } = await query(source);
  expect(status).toBe(200);
  expect(JSON.stringify(body)).toMatch(message);
  expect(body).toHaveProperty('errors');
  expect(body).not.toHaveProperty('data');
});

test('is where GitHub has it, on github.com and on GitHub Enterprise Server', async () => {
  const { hub, query } = await start({ pulls: [{ number: 2 }] });
  const { url, graphqlUrl } = hub.enterprise;
  expect(graphqlUrl).toMatch(/\/api\/graphql$/u);
  expect((await query('{ viewer { login } }', {}, graphqlUrl)).body).toEqual({
    data: { viewer: { login: 'github-actions[bot]' } },
  });
  expect((await query('{ viewer { login } }', {}, `${url}/graphql`)).status).toBe(404);
  const response = await fetch(`${url}/repos/Codertocat/Hello-World/pulls?state=open&per_page=1`, {
    headers: { authorization: `token ${hub.token}`, 'user-agent': 'test' },
  });
  expect(await response.json()).toMatchObject([{ number: 2 }]);
});
