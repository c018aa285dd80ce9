import { describe, expect, test } from '@jest/globals';
import * as z from 'zod/mini';
import { DOWN, RESET, status } from '../../sandbox/faults.ts';
import { type Fault, json, startServer } from '../../sandbox/server.ts';
import type { HttpClient } from '../../src/http/client.ts';
import { ALWAYS, askedClient, askWithFault, NOW, REPOSITORY, raw, type Work } from './asked-client.ts';

const options = { failing: 'It failed' };
const read: Work = (client) => {
  const Pull = z.object({ number: z.number() });
  return client.read('GET /repos/{owner}/{repo}/pulls/{pull_number}', { pull_number: 2 }, Pull, options);
};
const patch: Work = (client) => {
  const route = 'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}';
  return client.write(route, { comment_id: 1_001, body: 'Edited.' }, z.unknown(), options);
};
const remove: Work = (client) => {
  const route = 'DELETE /repos/{owner}/{repo}/issues/{issue_number}/labels/{name}';
  return client.write(route, { issue_number: 1, name: 'bug' }, z.unknown(), options);
};
const post: Work = (client) => {
  const route = 'POST /repos/{owner}/{repo}/issues/{issue_number}/comments';
  return client.write(route, { issue_number: 1, body: 'Hello.' }, z.object({ id: z.number() }), options);
};
const viewer: Work = (client) => client.viewer(options);

const retried = Object.entries<Work>({ GET: read, PATCH: patch, DELETE: remove, 'a query': viewer });
const all: [string, Work][] = [...retried, ['POST', post]];

const seeded = { pulls: [{ number: 2 }], comments: [{ issue: 1, body: 'Hi.' }], labels: { 1: ['bug'] } };
const failing = (work: Work, fault: Fault, match = {}) => askWithFault(work, fault, match, seeded);

const refused = (code: number, message: string, headers = {}) => status(code, { message }, headers);

// GitHub's docs ask for it with a JWT, and installation tokens are of the form `ghs_APPID_JWT` now.
test.each([
  'ghs_16C7e42F292c6912E7710c838347Ae178B4a',
  'ghs_15368_eyJhbGciOiJSUzI1NiJ9.eyJpc3MiOiIxIn0.c2ln',
])('every request has a token of any form, and the type and version of the API: %s', async (token) => {
  await using s = await askedClient({ token, pulls: [{ number: 2 }] });
  for (const work of [read, viewer, post]) expect((await s.ask<unknown>(work)).error).toBeUndefined();
  const ofApi = { accept: 'application/vnd.github+json', 'x-github-api-version': '2022-11-28' };
  const headers = { authorization: `Bearer ${token}`, ...ofApi };
  expect(s.github.requests.map((one) => one.headers)).toMatchObject([headers, headers, headers]);
});

describe('a failed request', () => {
  test.each(retried)('is retried at most three times: %s', async (_, work) => {
    const { error, elapsedMs, log } = await failing(work, DOWN, ALWAYS);
    expect(error).toMatchObject({ status: 502, mayHaveHappened: true });
    expect(elapsedMs).toBe(1_000 + 4_000 + 9_000);
    expect(log).toEqual([1, 2, 3, 4].map((attempt) => expect.stringMatching(`: 502, .* attempt ${attempt}`)));
    expect(await failing(work, DOWN, { times: 3 })).toMatchObject({ error: undefined, requestCount: 4 });
    const soon = status(503, '', { 'retry-after': '1' });
    expect(await failing(work, soon, ALWAYS)).toMatchObject({ elapsedMs: 3_000, requestCount: 4 });
  });

  test.each<[string, Fault, string]>([
    ['a server error', DOWN, "Check GitHub's status page and run again later."],
    ['500', { kind: 'status', status: 500, body: {} }, "Check GitHub's status page and run again later."],
    ['a lost response', { kind: 'lost' }, 'Check that the runner can reach GitHub'],
    ['the rate limit', refused(429, 'rate limit', { 'retry-after': '1' }), 'Run again in 1 s.'],
    ['too many comments', refused(422, 'Body was submitted too quickly'), 'request. Run again later.'],
  ])('is never retried if it is a POST, and says what to do: %s', async (_, fault, advice) => {
    const asked = await failing(post, fault);
    const message = expect.stringContaining(advice);
    expect(asked).toMatchObject({ error: { mayPass: true, message }, elapsedMs: 0, requestCount: 1 });
  });

  test.each([400, 401, 403, 404, 410, 422])('with %i is final', async (status) => {
    const got = await failing(read, refused(status, 'No'), ALWAYS);
    expect(got).toMatchObject({ error: { status, mayHaveHappened: false, mayPass: false }, requestCount: 1 });
    expect(got.error?.message).not.toContain('redirected');
    if (status === 404) expect(got.error?.message).toContain('that `github-token` is for this repository. (');
  });

  test('isn’t retried after the signal aborts, and stays the reason', async () => {
    const controller = new AbortController();
    await using s = await askedClient(seeded, () => ({ debug: () => controller.abort() }));
    s.github.fault(ALWAYS, DOWN);
    expect((await s.ask(read, controller.signal)).error).toMatchObject({ status: 502 });
    expect(s.github.requests).toHaveLength(1);
  });
});

test('a request has 30 s with its retries, also if GitHub asks to wait twice, the second time too long', async () => {
  await using s = await askedClient(seeded);
  for (const [index, seconds] of ['12', '20'].entries())
    s.github.fault({ nth: index + 1 }, refused(429, 'rate limit', { 'retry-after': seconds }));
  expect(await s.ask(read)).toMatchObject({ error: { status: 429, mayPass: true }, elapsedMs: 12_000 });
  expect(s.github.requests).toHaveLength(2);
});

describe('the pause that GitHub asks for', () => {
  const retryAfter = (seconds: number) => ({ 'retry-after': String(seconds) });
  const resetIn = (seconds: number, remaining = 0) => ({
    'x-ratelimit-remaining': String(remaining),
    'x-ratelimit-reset': String(NOW / 1_000 + seconds),
  });

  test.each<[string, number, Readonly<Record<string, string>>, number]>([
    ['retry-after, below 30 s', 403, retryAfter(29), 29_000],
    ['a retry-after of 2 s with 503', 503, retryAfter(2), 2_000],
    // A timer waits at least 1 ms.
    ['a retry-after of 0', 429, retryAfter(0), 1],
    ['retry-after, and not the reset', 403, { ...resetIn(20), ...retryAfter(3) }, 3_000],
    ['one second more than the reset', 403, resetIn(10), 11_000],
    ['a reset that has passed', 403, resetIn(-60), 1],
    ['a reset in 28 s', 429, resetIn(28), 29_000],
  ])('is observed: %s', async (_, status, headers, waited) => {
    const asked = await failing(read, refused(status, 'rate limit', headers));
    expect(asked).toMatchObject({ error: undefined, elapsedMs: waited, requestCount: 2 });
  });

  test.each<[string, number, Readonly<Record<string, string>>]>([
    ['a retry-after of 30 s', 403, retryAfter(30)],
    ['a retry-after of 30 s with 503', 503, retryAfter(30)],
    ['a reset in 29 s', 403, resetIn(29)],
    ['a reset in an hour', 429, resetIn(3_600)],
  ])('isn’t waited for if it is longer, but the request may pass later: %s', async (_, status, headers) => {
    const asked = await failing(read, refused(status, 'rate limit', headers));
    expect(asked).toMatchObject({ error: { status, mayPass: true }, elapsedMs: 0, requestCount: 1 });
  });

  test.each<[string, number, Readonly<Record<string, string>>]>([
    ['requests are left', 403, resetIn(10, 1)],
    ['there is no reset', 403, { 'x-ratelimit-remaining': '0' }],
    ['the reset isn’t a number', 403, { ...resetIn(0), 'x-ratelimit-reset': 'soon' }],
    ['there is only a reset', 403, { 'x-ratelimit-reset': String(NOW / 1_000 + 10) }],
    // Without a pause, it may still succeed later.
    ['a 429 has no headers', 429, {}],
  ])('doesn’t exist if %s', async (_, status, headers) => {
    const { error, requestCount } = await failing(read, refused(status, 'No', headers));
    const none = { mayHaveHappened: false, retryAfterMs: undefined };
    expect(error).toMatchObject({ ...none, status, mayPass: status === 429 });
    expect(requestCount).toBe(1);
  });

  test('is never negative', async () => {
    const { error } = await failing(post, refused(403, 'rate limit', resetIn(-60)));
    expect(error).toMatchObject({ retryAfterMs: 0, message: expect.stringContaining('. Run again later.') });
  });

  test('makes a 403 the rate limit, unless the token lacks a permission', async () => {
    const said = 'You have triggered an abuse detection mechanism.';
    const { error } = await failing(post, refused(403, said, retryAfter(60)));
    expect(error?.message).toMatch(/^(?!.*permission).*GitHub's rate limit is used up/u);
    const lacking = await failing(post, refused(403, forbidden, resetIn(60)));
    expect(lacking.error).toMatchObject({ lacksPermission: true, mayPass: false });
  });

  test('is observed for a query over the rate limit', async () => {
    const errors = [{ type: 'RATE_LIMIT', message: 'API rate limit exceeded' }];
    const asked = await failing(query, raw({ errors }, resetIn(9)));
    expect(asked).toMatchObject({ error: undefined, elapsedMs: 10_000 });
  });
});

const forbidden = 'Resource not accessible by integration';

test.each([
  // What GitHub says, whether the token lacks a permission, and whether the message names it.
  [403, forbidden, true, true],
  [403, 'Not accessible by this token', true, true],
  [403, 'The user is blocked', false, false],
  [403, '', false, false],
  [403, 'Repository was archived so is read-only.', false, false],
  [403, 'Repository has been locked for migration.', false, false],
  [403, 'Resource protected by organization SAML enforcement.', false, false],
  [403, 'You have exceeded a secondary rate limit', false, false],
  [403, 'Unable to create comment because issue is locked.', false, false],
  [403, 'This pull request is locked.', false, false],
  [404, 'Not Found', false, true],
  [404, forbidden, false, true],
  [410, 'This issue was deleted', false, false],
  [401, 'Bad credentials', false, false],
  [422, 'Validation Failed', false, false],
  [429, 'Too many requests', false, false],
])('%i “%s” lacks a permission: %p, names it: %p', async (status, message, lacksPermission, isNamed) => {
  const asked = { ...options, permission: 'issues: write' };
  const { error } = await failing(
    (client) => client.read('GET /repos/{owner}/{repo}/pulls', {}, z.unknown(), asked),
    refused(status, message),
  );
  const said = expect.stringContaining(message);
  expect(error).toMatchObject({ status, said, lacksPermission, isLocked: message.endsWith('is locked.') });
  expect(error?.message.includes('issues: write')).toBe(isNamed);
  if (message === '') expect(error?.message).toBe('It failed: GitHub refused. (GitHub: 403)');
});

test('300 characters of GitHub’s message are quoted, without the link to its documentation', async () => {
  const said = 'x'.repeat(400);
  const body = { message: said, documentation_url: 'https://docs.github.com/rest/issues/comments' };
  const { error } = await failing(post, { kind: 'status', status: 422, body });
  expect(error?.said).toBe(said);
  expect(error?.message).toContain(`(GitHub: 422, “${said.slice(0, 299)}…”)`);
  expect(error?.message).not.toContain('docs.github.com');
});

test.each<[string, Work, string]>([
  ['an object of another form', read, '{"number":"two"}'],
  ['an HTML page', read, '<h1>Log in</h1>'],
  ['a GraphQL response without data', viewer, '{}'],
  ['a GraphQL response that is a string', viewer, '"hello"'],
  ['a GraphQL response that is null', viewer, 'null'],
])('%s is reported as a response that isn’t GitHub’s', async (_, work, body) => {
  expect((await failing(work, { kind: 'raw', status: 200, body }, ALWAYS)).error?.message).toMatch(/proxy/iu);
});

const NEXT_PAGE = '<https://api.github.com/next>; rel="next"';

test.each([
  ['ends with a page that is not full', ['', ''], [100, 40]],
  ['ends with an empty page', ['', ''], [100, 0]],
  ['continues after a short page with a next link', [NEXT_PAGE, ''], [99, 40]],
  ['ends with a page that only has a prev link', [NEXT_PAGE, '<https://x>; rel="prev"'], [100, 40]],
])('a list %s', async (_, links, lengths) => {
  await using s = await askedClient();
  for (const [index, length] of lengths.entries()) {
    const link = links[index] ?? '';
    const numbers = Array.from({ length }, () => index);
    s.github.fault({ nth: index + 1 }, raw(numbers, link === '' ? {} : { link }));
  }
  const { value } = await s.ask(async (client) => {
    const Numbers = z.array(z.number());
    return await Array.fromAsync(client.items('GET /repos/{owner}/{repo}/pulls', {}, Numbers, options));
  });
  expect(lengths.map((_, page) => value?.filter((one) => one === page).length)).toEqual(lengths);
  const queries = s.github.requests.map(({ query }) => String(query));
  expect(queries).toEqual(['per_page=100&page=1', 'per_page=100&page=2']);
});

const query: Work = (client) =>
  client.query('{viewer{login}}', {}, z.unknown(), { ...options, permission: 'issues: read' });

const NO_PERMISSION =
  "the token lacks a permission. Add `issues: read` to the job's `permissions:`, with the others that your inputs need. If you set `github-token`, such as for another repository, add it to that token instead.";
const NO_ACCESS =
  "GitHub can't find it, or the token can't access it. Check the name or number, and that `github-token` has `issues: read` there; the job's own token is only for its repository.";
test.each([
  ['FORBIDDEN', 403, NO_PERMISSION, 'Resource not accessible by personal access token'],
  ['INSUFFICIENT_SCOPES', 403, 'GitHub says “Your', 'Your token has not been granted the required scopes'],
  ['NOT_FOUND', 404, NO_ACCESS, 'Could not resolve to a PullRequest'],
  ['RATE_LIMIT', 429, 'Run again later', 'API rate limit already exceeded'],
  ['RATE_LIMITED', 429, 'Run again later', 'API rate limit exceeded'],
  [undefined, 429, 'Run again later', 'The Secondary Rate Limit is exceeded.'],
  ['UNPROCESSABLE', 422, 'GitHub rejected the request', 'It is wrong'],
  [undefined, 422, 'GitHub rejected the request', "Field 'x' doesn't exist on type 'Query'"],
])('a query that failed with %s has the status %i and its advice', async (type, status, advice, message) => {
  const answer = raw({ data: { repository: null }, errors: [{ type, message }] });
  const { error, requestCount } = await failing(query, answer);
  expect({ error, requestCount }).toMatchObject({ error: { status, said: message }, requestCount: 1 });
  expect(error?.message).toContain(advice);
  expect(error?.message).not.toMatch(/proxy/iu);
});

test.each([
  ['one isn’t there', ['NOT_FOUND'], undefined],
  ['another is forbidden', ['NOT_FOUND', 'FORBIDDEN'], 403],
  ['the rate limit is used up', ['NOT_FOUND', 'RATE_LIMITED'], 429],
])('if a query allows missing things and %s, its error has the status %p', async (_, types, status) => {
  const errors = types.map((type) => ({ type, message: type }));
  const lenient: Work = (client) =>
    client.query('{viewer{login}}', {}, z.unknown(), { ...options, allowsMissing: true });
  expect((await failing(lenient, raw({ data: { repository: null }, errors }))).error?.status).toBe(status);
});

test('a query that GitHub took too long for is sent again', async () => {
  const message = 'Something went wrong while executing your query. This may be the result of a timeout.';
  const asked = await failing(query, raw({ data: null, errors: [{ message }] }));
  expect(asked).toMatchObject({ error: undefined, requestCount: 2 });
});

test('without a time in GitHub’s answer, its clock is ours', async () => {
  const clock: Work = (client) => read(client).then(() => client.now());
  expect((await failing(clock, raw({ number: 2 }, { date: '' }))).value).toBe(NOW);
});

describe('a redirect', () => {
  const renamed = '/repos/Codertocat/Renamed/issues/1/comments';

  test.each([301, 302, 307, 308])('with %i to its host is followed, with method and body', async (status) => {
    await using s = await askedClient({}, () => ({ repositoryId: '77' }));
    s.github.fault({}, { kind: 'redirect', status, to: renamed });
    const { error, value } = await s.ask(post, undefined, 'Codertocat/Docs');
    expect({ error, value }).toEqual({ error: undefined, value: { id: 1_001 } });
    expect(s.github.comments).toMatchObject([{ repository: 'Codertocat/Renamed', body: 'Hello.' }]);
    expect(s.github.requests.map(({ method, path }) => [method, path])).toEqual([
      ['POST', '/repos/Codertocat/Docs/issues/1/comments'],
      ['POST', renamed],
    ]);
    expect(s.log).toEqual([
      expect.stringMatching(`: ${status}, .* attempt 1`),
      expect.stringMatching(': 201, .* attempt 1'),
    ]);
    const sameName = `/repos/${REPOSITORY.toLowerCase()}/issues/1/comments`;
    s.github.fault({}, { kind: 'redirect', status, to: sameName });
    expect((await s.ask(post)).value).toEqual({ id: 1_002 });
    s.github.fault({ path: /^\/repositories\//u }, RESET);
    s.github.fault({}, { kind: 'redirect', status, to: '/repositories/77/issues/1/comments' });
    expect((await s.ask(post)).error).toMatchObject({ status: undefined, mayHaveHappened: true });
  });

  test.each(all)('and then no response is like no response at all: %s', async (_, work) => {
    await using s = await askedClient(seeded);
    s.github.fault({ ...ALWAYS, path: /elsewhere$/u }, RESET);
    s.github.fault(ALWAYS, { kind: 'redirect', status: 307, to: '/elsewhere' });
    expect((await s.ask<unknown>(work)).error).toMatchObject({ status: undefined, mayHaveHappened: true });
  });

  test.each([
    ['another number', `/repos/${REPOSITORY}/pulls/3`, '', REPOSITORY],
    ['another number of a repository by its id', '/repositories/77/pulls/3', '', REPOSITORY],
    ['another repository by its id', '/repositories/78/pulls/2', '77', REPOSITORY],
    ['another one by its id, in another case', '/repositories/78/pulls/2', '77', REPOSITORY.toLowerCase()],
    ['another repository by its name', '/repos/acme/other/pulls/2', '77', REPOSITORY],
  ])('to %s is an error that names both, also by another path', async (_, to, repositoryId, repository) => {
    await using s = await askedClient({ pulls: [{ number: 2 }, { number: 3 }] }, () => ({ repositoryId }));
    s.github.fault({}, { kind: 'redirect', status: 301, to });
    const asked = await s.ask(read, undefined, repository);
    s.github.fault({ path: /elsewhere$/u }, { kind: 'redirect', status: 301, to });
    s.github.fault({}, { kind: 'redirect', status: 301, to: '/elsewhere' });
    const moved = `/repos/${repository}/pulls/2 was moved to ${to}, which is another one`;
    for (const { error } of [asked, await s.ask(read, undefined, repository)])
      expect(error?.message).toContain(moved);
    expect(s.github.requests).toHaveLength(1 + 2);
  });

  test('to the same host in clear isn’t followed, because the token would be readable', async () => {
    const asked: string[] = [];
    const http: HttpClient = {
      send: async ({ url }) => {
        asked.push(url.href);
        return { status: 302, headers: { location: 'http://github.example/repos/x' }, body: Buffer.from('') };
      },
    };
    await using s = await askedClient({}, () => ({ apiUrl: 'https://github.example', http }));
    expect((await s.ask(read)).error).toMatchObject({ status: 302 });
    expect(asked).toEqual([`https://github.example/repos/${REPOSITORY}/pulls/2`]);
  });

  test.each(all)('to another host fails by name, and the token isn’t sent there: %s', async (_, work) => {
    await using elsewhere = await startServer(() => json(200, {}));
    const redirect: Fault = { kind: 'redirect', status: 302, to: `${elsewhere.url}/repos/x` };
    const { error, log } = await failing(work, redirect, ALWAYS);
    expect(error).toMatchObject({ status: 302, mayHaveHappened: false, mayPass: false });
    expect(error?.message).toBe(
      `It failed: GitHub redirected the request. Check whether it was moved, and the proxy. (GitHub: 302, “the redirect to ${elsewhere.url} isn't followed”)`,
    );
    expect(elsewhere.requests).toEqual([]);
    expect(log).toEqual([expect.stringContaining(': 302, ')]);
  });

  test.each<[string, Fault, number]>([
    ['300', { kind: 'redirect', status: 300, to: renamed }, 1],
    ['303, which would become a GET', { kind: 'redirect', status: 303, to: renamed }, 1],
    ['301 without a location', { kind: 'status', status: 301 }, 1],
    ['301 to what isn’t a URL', { kind: 'redirect', status: 301, to: 'http://[' }, 1],
    ['a loop, after five redirects', { kind: 'redirect', status: 301, to: renamed }, 6],
  ])('never counts as a success: %s', async (_, fault, requests) => {
    const { value, error, requestCount } = await failing(post, fault, ALWAYS);
    expect({ value, requestCount }).toEqual({ value: undefined, requestCount: requests });
    const said = /GitHub redirected the request.*the redirect to (?:an unknown URL|http\S+) isn't followed/u;
    expect(error?.message).toMatch(said);
  });
});
