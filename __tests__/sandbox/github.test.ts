import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { buildSchema, findBreakingChanges } from 'graphql';
import { startGitHub } from '../../sandbox/github.ts';
import { userAnswer } from '../../sandbox/github-answers.ts';
import { GITHUB_SCHEMA } from '../../sandbox/github-graphql.ts';
import { gitHubRoute, refusal } from '../../sandbox/github-route.ts';

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

describe('a GraphQL query', () => {
  test('that is valid here is valid for GitHub’s own schema', () => {
    const file = new URL('../../node_modules/@octokit/graphql-schema/schema.graphql', import.meta.url);
    // The published schema lists two fields twice.
    const published = buildSchema(readFileSync(file, 'utf8'), { assumeValidSDL: true });
    expect(findBreakingChanges(buildSchema(GITHUB_SCHEMA), published)).toEqual([]);
  });

  test.each([
    ['a field that GitHub doesn’t have', '{ viewer { nickname } }', /nickname/u],
    ['a missing variable', 'query($owner: String!) { viewer { login } }', /owner/u],
  ])('with %s is rejected', async (_, query, message) => {
    const hub = await startGitHub();
    const headers = { authorization: `bearer ${hub.token}`, 'user-agent': 'test' };
    const sent = { method: 'POST', headers, body: JSON.stringify({ query }) };
    const body: unknown = await (await fetch(hub.graphqlUrl, sent)).json();
    expect(body).toMatchObject({ errors: [{ message: expect.stringMatching(message) }] });
    expect(body).not.toHaveProperty('data');
    await expect(hub.close()).rejects.toThrow(message);
  });
});
