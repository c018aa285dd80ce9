import { describe, expect, test } from '@jest/globals';
import * as z from 'zod/mini';
import { type Fault, json, startServer } from '../../sandbox/server.ts';
import type { GitHubClient } from '../../src/github/client.ts';
import { askedClient, NOW } from './asked-client.ts';

const DOWN: Fault = { kind: 'status', status: 502, body: { message: 'Bad Gateway' } };

type Work = (client: GitHubClient) => Promise<unknown>;

const options = { failing: 'It failed' };
const read: Work = (client) =>
  client.read(
    'GET /repos/{owner}/{repo}/pulls/{pull_number}',
    { pull_number: 2 },
    z.object({ number: z.number() }),
    options,
  );
const works: Readonly<Record<string, Work>> = {
  GET: read,
  PATCH: (client) =>
    client.write(
      'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}',
      { comment_id: 1_001, body: 'Edited.' },
      z.unknown(),
      options,
    ),
  DELETE: (client) =>
    client.write(
      'DELETE /repos/{owner}/{repo}/issues/{issue_number}/labels/{name}',
      { issue_number: 1, name: 'bug' },
      z.unknown(),
      options,
    ),
  'a query': (client) => client.viewer(options),
};
const post: Work = (client) =>
  client.write(
    'POST /repos/{owner}/{repo}/issues/{issue_number}/comments',
    { issue_number: 1, body: 'Hello.' },
    z.object({ id: z.number() }),
    options,
  );
const seeded = {
  pulls: [{ number: 2 }],
  comments: [{ issue: 1, body: 'Hi.' }],
  labels: { 1: ['bug'] },
};

describe('a failed request', () => {
  test.each(Object.entries(works))('is retried at most three times: %s', async (_, work) => {
    await using s = await askedClient(seeded);
    s.github.fault({ times: Infinity }, DOWN);
    const { error, elapsedMs } = await s.ask(work);
    expect(error).toMatchObject({ status: 502, mayHaveHappened: true });
    expect(elapsedMs).toBe(1_000 + 4_000 + 9_000);
    expect(s.log.map(({ attempt, result }) => [attempt, result])).toEqual([
      [1, '502'],
      [2, '502'],
      [3, '502'],
      [4, '502'],
    ]);
  });

  test.each(Object.entries(works))('can succeed at the last attempt: %s', async (_, work) => {
    await using s = await askedClient(seeded);
    s.github.fault({ times: 3 }, DOWN);
    const { error } = await s.ask(work);
    expect(error).toBeUndefined();
    expect(s.github.requests).toHaveLength(4);
  });

  test.each<[string, Fault]>([
    ['a server error', DOWN],
    ['500', { kind: 'status', status: 500, body: {} }],
    ['a lost response', { kind: 'lost' }],
    [
      'the rate limit',
      { kind: 'status', status: 429, body: { message: 'rate limit' }, headers: { 'retry-after': '1' } },
    ],
  ])('is never retried if it is a POST: %s', async (_, fault) => {
    await using s = await askedClient(seeded);
    s.github.fault({}, fault);
    const { error, elapsedMs } = await s.ask(post);
    expect(error?.mayPass).toBe(true);
    expect(s.github.requests).toHaveLength(1);
    expect(elapsedMs).toBe(0);
  });

  test.each([401, 403, 404, 410, 422])('with %i is final', async (status) => {
    await using s = await askedClient(seeded);
    s.github.fault({ times: Infinity }, { kind: 'status', status, body: { message: 'No' } });
    const { error } = await s.ask(read);
    expect(error).toMatchObject({ status, mayHaveHappened: false, mayPass: false });
    expect(s.github.requests).toHaveLength(1);
  });

  test('isn’t sent if the signal has aborted', async () => {
    await using s = await askedClient(seeded);
    const { error } = await s.ask(read, AbortSignal.abort());
    expect(error?.status).toBeUndefined();
    expect(s.github.requests).toEqual([]);
  });

  test('isn’t retried after the signal aborts', async () => {
    await using s = await askedClient(seeded);
    s.github.fault({ times: Infinity }, DOWN);
    const controller = new AbortController();
    const asked = s.ask(read, controller.signal);
    await s.github.waitForRequest(() => true, 2);
    controller.abort();
    expect((await asked).error).toBeDefined();
    expect(s.github.requests).toHaveLength(2);
  });
});

describe('a request has 30 s, with its retries', () => {
  test.each<[string, Work]>([...Object.entries(works), ['POST', post]])(
    'if GitHub never answers: %s',
    async (_, work) => {
      await using s = await askedClient(seeded);
      s.github.fault({ times: Infinity }, { kind: 'hang' });
      const { error, elapsedMs } = await s.ask(work);
      expect(elapsedMs).toBe(30_000);
      expect(error).toMatchObject({ status: undefined, mayHaveHappened: true });
      expect(error?.message).toBe(
        "It failed: GitHub didn't respond. Check GitHub's status page, and that the runner can reach GitHub. (GitHub: “no response within 30 s”)",
      );
      expect(s.github.requests).toHaveLength(1);
    },
  );

  test('if GitHub asks to wait twice, and the second time longer than what is left', async () => {
    await using s = await askedClient(seeded);
    for (const [index, seconds] of ['12', '20'].entries()) {
      const headers = { 'retry-after': seconds };
      s.github.fault({ nth: index + 1 }, { kind: 'status', status: 429, body: {}, headers });
    }
    const { error, elapsedMs } = await s.ask(read);
    expect(error).toMatchObject({ status: 429, mayPass: true });
    expect(elapsedMs).toBe(12_000);
    expect(s.github.requests).toHaveLength(2);
  });
});

const inSeconds = (seconds: number) => String(NOW / 1_000 + seconds);

describe('the pause that GitHub asks for', () => {
  test.each<[string, number, Readonly<Record<string, string>>, number]>([
    ['retry-after, below 30 s', 403, { 'retry-after': '29' }, 29_000],
    ['a retry-after of 12 s with 429', 429, { 'retry-after': '12' }, 12_000],
    ['a retry-after of 2 s with 503', 503, { 'retry-after': '2' }, 2_000],
    // A timer waits at least 1 ms.
    ['a retry-after of 0', 429, { 'retry-after': '0' }, 1],
    [
      'retry-after, and not the reset',
      403,
      { 'retry-after': '3', 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': inSeconds(20) },
      3_000,
    ],
    [
      'one second more than the reset',
      403,
      { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': inSeconds(10) },
      11_000,
    ],
    [
      'a reset that has passed',
      403,
      { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': inSeconds(-60) },
      1,
    ],
    ['a reset in 28 s', 429, { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': inSeconds(28) }, 29_000],
  ])('is observed: %s', async (_, status, headers, waited) => {
    await using s = await askedClient(seeded);
    s.github.fault({}, { kind: 'status', status, body: { message: 'rate limit' }, headers });
    const { error, elapsedMs } = await s.ask(read);
    expect(error).toBeUndefined();
    expect(elapsedMs).toBe(waited);
    expect(s.github.requests).toHaveLength(2);
  });

  test.each<[string, number, Readonly<Record<string, string>>]>([
    ['a retry-after of 30 s', 403, { 'retry-after': '30' }],
    ['a retry-after of 30 s with 503', 503, { 'retry-after': '30' }],
    ['a reset in 29 s', 403, { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': inSeconds(29) }],
    ['a reset in an hour', 429, { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': inSeconds(3_600) }],
  ])(
    'isn’t waited for if it is longer, but the request may succeed later: %s',
    async (_, status, headers) => {
      await using s = await askedClient(seeded);
      s.github.fault({}, { kind: 'status', status, body: { message: 'rate limit' }, headers });
      const { error, elapsedMs } = await s.ask(read);
      expect(error).toMatchObject({ status, mayPass: true });
      expect(elapsedMs).toBe(0);
      expect(s.github.requests).toHaveLength(1);
    },
  );

  test.each<[string, Readonly<Record<string, string>>]>([
    ['with requests left', { 'x-ratelimit-remaining': '1', 'x-ratelimit-reset': inSeconds(10) }],
    ['without a reset', { 'x-ratelimit-remaining': '0' }],
    ['with a reset that isn’t a number', { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': 'soon' }],
    ['with only a reset', { 'x-ratelimit-reset': inSeconds(10) }],
    ['with a retry-after that isn’t a number', { 'retry-after': 'soon' }],
  ])('doesn’t exist, and a 403 is final, %s', async (_, headers) => {
    await using s = await askedClient(seeded);
    s.github.fault({}, { kind: 'status', status: 403, body: { message: 'No' }, headers });
    const { error } = await s.ask(read);
    expect(error).toMatchObject({ status: 403, mayPass: false, retryAfterMs: undefined });
    expect(s.github.requests).toHaveLength(1);
  });

  test('is never negative', async () => {
    await using s = await askedClient(seeded);
    const headers = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': inSeconds(-60) };
    s.github.fault({}, { kind: 'status', status: 403, body: { message: 'rate limit' }, headers });
    expect((await s.ask(post)).error?.retryAfterMs).toBe(0);
  });

  test('isn’t needed to retry a 429 later', async () => {
    await using s = await askedClient(seeded);
    s.github.fault({}, { kind: 'status', status: 429, body: { message: 'Too many' } });
    const { error } = await s.ask(read);
    expect(error).toMatchObject({ mayPass: true, mayHaveHappened: false, retryAfterMs: undefined });
    expect(s.github.requests).toHaveLength(1);
  });
});

const forbidden = 'Resource not accessible by integration';

test.each([
  [403, forbidden, { lacksPermission: true, isFinal: true }],
  [403, 'Not accessible by this token', { lacksPermission: true, isFinal: true }],
  [403, 'Unable to create comment because issue is locked.', { lacksPermission: false, isFinal: false }],
  [404, 'Not Found', { lacksPermission: false, isFinal: true }],
  [404, forbidden, { lacksPermission: false, isFinal: true }],
  [410, 'This issue was deleted', { lacksPermission: false, isFinal: true }],
  [401, 'Bad credentials', { lacksPermission: false, isFinal: false }],
  [422, 'Validation Failed', { lacksPermission: false, isFinal: false }],
  [429, 'Too many requests', { lacksPermission: false, isFinal: false }],
])('%i “%s” is classified as %o', async (status, message, meaning) => {
  await using s = await askedClient();
  s.github.fault({}, { kind: 'status', status, body: { message } });
  expect((await s.ask(post)).error).toMatchObject({
    status,
    said: expect.stringContaining(message),
    ...meaning,
  });
});

test.each([
  [403, forbidden, true],
  [403, 'The user is blocked', true],
  [404, 'Not Found', true],
  [403, 'You have exceeded a secondary rate limit', false],
  [429, 'Too many requests', false],
  [403, 'Unable to create comment because issue is locked.', false],
  [401, 'Bad credentials', false],
  [422, 'Validation Failed', false],
])('the error for %i “%s” names the permission: %p', async (status, message, isSuggested) => {
  await using s = await askedClient();
  s.github.fault({}, { kind: 'status', status, body: { message } });
  const { error } = await s.ask((client) =>
    client.read('GET /repos/{owner}/{repo}/pulls', {}, z.unknown(), {
      ...options,
      permission: 'issues: write',
    }),
  );
  expect(error?.message.includes('issues: write')).toBe(isSuggested);
});

test('a 403 that asks to wait is explained as the rate limit, whatever it says', async () => {
  await using s = await askedClient();
  const body = { message: 'You have triggered an abuse detection mechanism.' };
  s.github.fault({}, { kind: 'status', status: 403, body, headers: { 'retry-after': '60' } });
  const { error } = await s.ask(post);
  expect(error?.message).toContain("GitHub's rate limit is used up");
  expect(error?.message).not.toContain('permission');
});

test('GitHub’s message is quoted without the link to its documentation', async () => {
  await using s = await askedClient();
  const body = { message: 'Not Found', documentation_url: 'https://docs.github.com/rest/issues/comments' };
  s.github.fault({}, { kind: 'status', status: 404, body });
  const { error } = await s.ask(post);
  expect(error?.said).toBe('Not Found');
  expect(error?.message).not.toContain('docs.github.com');
});

test.each<[string, Work, string]>([
  ['an object of another form', read, '{"number":"two"}'],
  ['an HTML page', read, '<h1>Log in</h1>'],
  ['a GraphQL response without data', (client) => client.viewer(options), '{}'],
  ['a GraphQL response that is a string', (client) => client.viewer(options), '"hello"'],
  ['a GraphQL response that is null', (client) => client.viewer(options), 'null'],
])('%s is reported as a response that isn’t GitHub’s', async (_, work, body) => {
  await using s = await askedClient(seeded);
  s.github.fault({ times: Infinity }, { kind: 'raw', status: 200, body });
  const { error } = await s.ask(work);
  expect(error?.message).toMatch(/proxy/iu);
});

describe('a list', () => {
  const Numbers = z.array(z.number());
  const pages = async (links: readonly string[], lengths: readonly number[]) => {
    await using s = await askedClient();
    for (const [index, length] of lengths.entries()) {
      const link = links[index] ?? '';
      s.github.fault(
        { nth: index + 1 },
        {
          kind: 'raw',
          status: 200,
          body: JSON.stringify(Array.from({ length }, () => index)),
          headers: link === '' ? {} : { link },
        },
      );
    }
    const { value } = await s.ask(async (client) => {
      const found: number[] = [];
      const list = client.pages('GET /repos/{owner}/{repo}/pulls', {}, Numbers, options);
      for await (const page of list) found.push(...page);
      return found.length;
    });
    return { value, asked: s.github.requests.map(({ query }) => query.toString()) };
  };
  const next = '<https://api.github.com/next>; rel="next"';

  test.each([
    ['ends with a page that is not full', ['', ''], [100, 40], 140],
    ['ends with an empty page', ['', ''], [100, 0], 100],
    ['continues after a short page with a next link', [next, ''], [99, 40], 139],
    ['ends with a page that only has a prev link', [next, '<https://x>; rel="prev"'], [100, 40], 140],
  ])('%s', async (_, links, lengths, count) => {
    const { value, asked } = await pages(links, lengths);
    expect(value).toBe(count);
    expect(asked).toEqual(['per_page=100&page=1', 'per_page=100&page=2']);
  });
});

const QUERY =
  'query($number:Int!){repository(owner:"Codertocat",name:"Hello-World"){pullRequest(number:$number){title}}}';
const query: Work = (client) =>
  client.query(QUERY, { number: 2 }, z.unknown(), { ...options, permission: 'issues: read' });

describe('a query', () => {
  test('is sent with its variables, and returns its data', async () => {
    await using s = await askedClient({ pulls: [{ number: 2, title: 'Explain tokens' }] });
    const { value } = await s.ask(query);
    expect(value).toEqual({ repository: { pullRequest: { title: 'Explain tokens' } } });
    const [sent] = s.github.requests;
    expect(JSON.parse(sent?.body.toString() ?? '')).toEqual({ query: QUERY, variables: { number: 2 } });
  });

  test.each([
    ['FORBIDDEN', 403, 'Add `issues: read` to', 'Resource not accessible by integration'],
    ['INSUFFICIENT_SCOPES', 403, 'Add `issues: read` to', 'Your token has not been granted the scopes'],
    ['NOT_FOUND', 404, 'that `github-token` has `issues: read` there', 'Could not resolve to a PullRequest'],
    ['RATE_LIMIT', 429, 'Run again later', 'API rate limit already exceeded'],
    ['RATE_LIMITED', 429, 'Run again later', 'API rate limit exceeded'],
    ['UNPROCESSABLE', 422, 'GitHub rejected the content', 'It is wrong'],
    [undefined, 422, 'GitHub rejected the content', "Field 'x' doesn't exist on type 'Query'"],
  ])('that failed with %s has the status %i and its advice', async (type, status, advice, message) => {
    await using s = await askedClient();
    const body = JSON.stringify({ data: { repository: null }, errors: [{ type, message }] });
    s.github.fault({}, { kind: 'raw', status: 200, body });
    const { error } = await s.ask(query);
    expect(error).toMatchObject({ status, said: message });
    expect(error?.message).toContain(advice);
    expect(error?.message).not.toMatch(/proxy/iu);
    expect(s.github.requests).toHaveLength(1);
  });

  test('over the rate limit is sent again when the limit is reset', async () => {
    await using s = await askedClient(seeded);
    const body = JSON.stringify({ errors: [{ type: 'RATE_LIMIT', message: 'API rate limit exceeded' }] });
    const headers = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': inSeconds(9) };
    s.github.fault({}, { kind: 'raw', status: 200, body, headers });
    const { error, elapsedMs } = await s.ask(query);
    expect(error).toBeUndefined();
    expect(elapsedMs).toBe(10_000);
  });
});

test('the token’s account is asked for once', async () => {
  await using s = await askedClient({ viewer: 'docs-app[bot]' });
  const ask = () => s.ask((client) => client.viewer(options));
  expect([(await ask()).value, (await ask()).value]).toEqual(['docs-app[bot]', 'docs-app[bot]']);
  expect(s.github.requests).toHaveLength(1);
});

describe('a redirect', () => {
  const renamed = '/repos/Codertocat/Renamed/issues/1/comments';

  test.each([301, 302, 307, 308])(
    'with %i to the same host is followed, with method and body',
    async (status) => {
      await using s = await askedClient();
      s.github.fault({}, { kind: 'redirect', status, to: renamed });
      const { error, value } = await s.ask(post);
      expect(error).toBeUndefined();
      expect(value).toEqual({ id: 1_001 });
      expect(s.github.comments).toMatchObject([{ repository: 'Codertocat/Renamed', body: 'Hello.' }]);
      expect(s.github.requests.map(({ method, path }) => [method, path])).toEqual([
        ['POST', '/repos/Codertocat/Hello-World/issues/1/comments'],
        ['POST', renamed],
      ]);
      expect(s.log).toMatchObject([{ result: '201', attempt: 1 }]);
    },
  );

  test('of a read and of a query is followed', async () => {
    await using s = await askedClient({ pulls: [{ number: 7 }] });
    s.github.fault(
      { method: 'GET' },
      { kind: 'redirect', status: 301, to: '/repos/Codertocat/Hello-World/pulls/7' },
    );
    s.github.fault({ method: 'POST' }, { kind: 'redirect', status: 307, to: '/api/graphql' });
    expect((await s.ask(read)).value).toEqual({ number: 7 });
    expect((await s.ask((client) => client.viewer(options))).value).toBe('github-actions[bot]');
  });

  test.each<[string, Work]>([...Object.entries(works), ['POST', post]])(
    'to another host fails by name, and the token isn’t sent there: %s',
    async (_, work) => {
      await using elsewhere = await startServer(() => json(200, {}));
      await using s = await askedClient(seeded);
      s.github.fault({ times: Infinity }, { kind: 'redirect', status: 302, to: `${elsewhere.url}/repos/x` });
      const { error } = await s.ask(work);
      expect(error).toMatchObject({ status: 302, mayHaveHappened: false, mayPass: false });
      expect(error?.message).toBe(
        `It failed: GitHub redirected the request. Check the name of the repository, and the proxy. (GitHub: 302, “the redirect to ${elsewhere.url} isn't followed”)`,
      );
      expect(elsewhere.requests).toEqual([]);
      expect(s.log).toMatchObject([{ result: '302' }]);
    },
  );

  test.each<[string, Fault, number]>([
    ['300', { kind: 'redirect', status: 300, to: renamed }, 1],
    ['303, which would become a GET', { kind: 'redirect', status: 303, to: renamed }, 1],
    ['301 without a location', { kind: 'status', status: 301 }, 1],
    ['301 to what isn’t a URL', { kind: 'redirect', status: 301, to: 'http://[' }, 1],
    ['a loop, after five redirects', { kind: 'redirect', status: 301, to: renamed }, 6],
  ])('never counts as a success: %s', async (_, fault, requests) => {
    await using s = await askedClient();
    s.github.fault({ times: Infinity }, fault);
    const { value, error } = await s.ask(post);
    expect(value).toBeUndefined();
    expect(error?.message).toContain('GitHub redirected the request');
    expect(s.github.requests).toHaveLength(requests);
  });
});

test('a read-only client reads and queries, and never sends a write', async () => {
  await using s = await askedClient(seeded, () => ({ isReadOnly: true }));
  for (const work of [post, works['PATCH'] ?? read, works['DELETE'] ?? read]) {
    expect(await s.ask(work)).toMatchObject({ value: undefined, error: undefined });
  }
  expect(s.github.requests).toEqual([]);
  expect(s.log).toEqual([]);
  expect((await s.ask(read)).value).toEqual({ number: 2 });
  expect((await s.ask((client) => client.viewer(options))).error).toBeUndefined();
  expect(s.github.requests).toHaveLength(2);
});
