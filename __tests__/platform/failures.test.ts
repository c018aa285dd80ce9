import { describe, expect, test } from '@jest/globals';
import { HttpError } from '../../src/http/client.ts';
import { PlatformError } from '../../src/platform/errors.ts';
import { type Failure, POLICIES } from '../../src/platform/failures.ts';
import { answering, attempt } from './fake-http.ts';

type Details = ConstructorParameters<typeof PlatformError>[0];

const failed = (failure: Failure, more: Partial<Details> = {}) =>
  new PlatformError({ method: 'GET', path: '/v2/agent/p/job/j', ...more, failure });

/** What people read, the reason, what to do about a create or message, a read of a job and a page, and whether waiting can help. */
function toldBy({ policy, problem }: PlatformError) {
  const { reason, submit, read, page } = policy;
  const told = `${reason} ${submit} ${read} ${page}${problem.isTransient === true ? ' transient' : ''}`;
  return [`${problem.why}. ${problem.fix}`, told];
}

const TOO_LARGE = /^the prompt is too long for the API\. Shorten the prompt, or `include` less$/u;
const NO_CREDITS =
  /no credits left\. Check the credits and whether overages are allowed on the Usage page of the dashboard$/u;
const UNTRUSTED = /^the certificate .* proxy before it, isn't trusted\. If .*`NODE_EXTRA_CA_CERTS`.*clock$/u;
const LOGIN = /^the proxy requires a user name and a password\. Add them to `https_proxy`, .* written/u;
const OTHER =
  /^the API rejected .*request\. Contact the API's support with the request id from the debug log$/u;

/** By failure, with statuses that mean it, unless it has no response. */
const TOLD: Readonly<Record<Failure, readonly [statuses: readonly number[], text: RegExp, told: string]>> = {
  redirect: [[300, 301, 302, 304, 307, 399], /redirect.*`base/u, 'redirect reject retry reject'],
  'see-other': [[303], /followed.*-url` to the final/u, 'redirect uncertain retry reject'],
  'bad-request': [[400], /rejected.*`project-id`: .* 400 .* project$/u, 'bad-request reject reject reject'],
  unauthorized: [[401], /wrong or expired.*admin key/u, 'unauthorized reject reject reject'],
  'no-credits': [[402], NO_CREDITS, 'no-credits reject retry reject'],
  forbidden: [[403], /allowed to.*scope \(`read`\), a/u, 'forbidden reject reject reject'],
  'not-found': [[404], /this job.*id and `project-id`/u, 'not-found reject absent reject'],
  'too-large': [[413], TOO_LARGE, 'too-large reject retry reject'],
  'rate-limit': [[429], /used up.*less often/u, 'rate-limit retry retry wait-for-quota transient'],
  refused: [[405, 410, 422, 425, 499], OTHER, 'refused reject retry reject'],
  'server-error': [[500, 503, 599], /internal.*status/u, 'server-error uncertain retry retry transient'],
  unreachable: [[], /reached.*DNS.*certif.*https_proxy`, `no_proxy`/u, 'unreachable retry retry retry'],
  'unusable-proxy': [[], /^the.*be used\. C.*`http_proxy`.*old$/u, 'unreachable unsendable reject reject'],
  certificate: [[], UNTRUSTED, 'unreachable unsendable reject-first reject'],
  'proxy-login': [[407], LOGIN, 'unreachable unsendable reject-first reject'],
  'no-answer': [[], /^the .*broke before.*Run again later/u, 'no-answer uncertain retry retry transient'],
  timeout: [[408], /in time.*Run again later/u, 'no-answer uncertain retry retry transient'],
  'unreadable-answer': [[], /read.*`base-url`/u, 'unreadable-answer uncertain retry retry'],
  'invalid-page': [[], /^the response .*specif.*support$/u, 'unreadable-answer uncertain retry retry-twice'],
  unsent: [[], /^the step ended before the request was sent.*later/u, 'timeout retry retry retry transient'],
  interrupted: [[], /^the .*before the response arrived.*later/u, 'timeout uncertain retry retry transient'],
};

const failureNamed = (name: string) =>
  Object.keys(POLICIES).find((one): one is Failure => one === name) ?? 'refused';

test.each(Object.entries(TOLD))('%s', async (name, [statuses, text, told]) => {
  const failure = failureNamed(name);
  expect(toldBy(failed(failure))).toEqual([expect.stringMatching(text), told]);
  for (const status of statuses) {
    const sending = answering({ status }).client.get(['v2', 'job'], attempt);
    await expect(sending).rejects.toMatchObject({ failed: { failure } });
  }
});

test.each<[Failure, isSaid: boolean]>([
  ['unreachable', true],
  ['unusable-proxy', true],
  ['certificate', true],
  ['no-answer', true],
  ['invalid-page', true],
  ['unreadable-answer', true],
  ['timeout', false],
  ['server-error', false],
])('the cause of %s is in the message: %s', (failure, isSaid) => {
  expect(failed(failure, { cause: new HttpError('a cause', {}) }).message.includes('a cause')).toBe(isSaid);
});

describe('the API’s message', () => {
  test('of an unreadable body replaces the reason', () => {
    const cause = new HttpError('too large', {});
    const shown = (text: string) => failed('unreadable-answer', { status: 200, text, cause }).message;
    expect(shown('')).toContain(': 200, too large)');
    expect(shown('maintenance')).toMatch(/, “maintenance”\)$/u);
    const page = /^Something other than the API answered \(.*: Check `base-url` and the proxy$/u;
    for (const failure of ['unauthorized', 'forbidden', 'not-found'] as const) {
      const { message, problem } = failed(failure, { status: 403, text: '<p>' });
      expect(`${message}: ${problem.fix}`).toMatch(page);
    }
    // A schema's messages are not for people.
    const { message } = failed('unreadable-answer', { status: 200, cause: new Error('zod') });
    expect(message).not.toContain('zod');
  });

  test('is cut to 300 whole characters', () => {
    const quote = (length: number) =>
      /“(.*)”/u.exec(failed('refused', { status: 418, text: '🙂'.repeat(length) }).message)?.[1];
    expect(quote(300)).toBe('🙂'.repeat(300));
    expect(quote(301)).toBe(`${'🙂'.repeat(299)}…`);
  });
});

const because = (cause: unknown) =>
  / \(GET \/[\w/]+(?:: (.*))?\)$/su.exec(failed('unreachable', { cause }).message)?.[1];
const coded = (message: string, code: unknown) => Object.assign(new Error(message), { code });

test.each<[unknown, string | undefined]>([
  [coded('connect ECONNREFUSED 127.0.0.1:9', 'ECONNREFUSED'), 'connect ECONNREFUSED 127.0.0.1:9'],
  [coded('certificate has expired', 'CERT_HAS_EXPIRED'), 'CERT_HAS_EXPIRED: certificate has expired'],
  [coded('', 'ECONNREFUSED'), 'ECONNREFUSED'],
  [
    coded('C0A:error:0A00010B:SSL routines:ssl3_get_record:wrong version number:ssl.c:1:', 'EPROTO'),
    'EPROTO: wrong version number',
  ],
  [new Error(' two\n\tlines '), 'two lines'],
  [coded('its code is a number', 7), 'its code is a number'],
  [new Error(''), undefined],
  ['no error', undefined],
  [undefined, undefined],
])('why a request couldn’t be sent: %s', (cause, shown) => {
  expect(because(cause)).toBe(shown);
});

test('a rate limit says how long to wait, if the API does', () => {
  const fixes = [754_000, 0].map((retryAfterMs) => failed('rate-limit', { retryAfterMs }).problem.fix);
  expect(fixes).toEqual(['Run again in 12 min 34 s, or less often', 'Run again later, or less often']);
});

test('a version at the end of the base URL is named, not the project', () => {
  for (const [failure, base] of Object.entries({ 'not-found': '/v1', 'bad-request': '/v2/agent/p/job' })) {
    for (const text of ['', '<p>']) {
      const request = { method: 'POST', path: `${base}/v2/agent/p/job`, text };
      const { why, fix } = failed(failureNamed(failure), request).problem;
      const what = base === '/v1' ? "doesn't know this path" : 'rejected the request';
      expect([why, fix]).toEqual([`the API ${what}`, `Remove \`${base}\` from the end of \`base-url\``]);
    }
  }
});

test.each([
  ['POST', '/v2/agent/p/job', /^the project's limit of 100 agent jobs an hour/u],
  ['GET', '/v1/analytics/p/visitors', /^the organization's limit of 100 analytics requests an hour/u],
  // The limit for polls is unknown.
  ['GET', '/v2/agent/p/job/v1/analytics/', /^the rate limit is used up$/u],
])('the message has the limit of %s %s, if it is known', (method, path, why) => {
  expect(failed('rate-limit', { method, path }).problem.why).toMatch(why);
});

test.each([
  ['Please upgrade', true],
  ['Not part of your PLAN', true],
  ['the planet is out of reach', false],
  ['Invalid API key', false],
])('401 with %j names the plan: %s', (text, isPlan) => {
  const { why, fix } = failed('unauthorized', { status: 401, text }).problem;
  expect(why).toContain(isPlan ? "the project's plan doesn't include this API" : 'key is wrong or expired');
  const newKey = 'Create an admin key on the API keys page of the dashboard and update the secret';
  expect(fix).toBe(isPlan ? 'Upgrade the plan to use API keys' : newKey);
});

describe('the fix names only inputs that can be wrong', () => {
  const requests = {
    create: { method: 'POST', path: '/v2/agent/p/job' },
    message: { method: 'POST', path: '/v2/agent/p/job/j/message' },
    page: { method: 'GET', path: '/v1/analytics/p/visitors' },
  } as const;

  const CHECK = 'Check `project-id`, which is on the API keys page';
  test.each([
    ['create', 'bad-request', `${CHECK} of the dashboard: the API returns 400`, '`job-id`'],
    // The project has just answered for this job.
    ['message', 'bad-request', 'Shorten the prompt, or send it without `job-id`', '`project-id`'],
    ['page', 'bad-request', 'and the period: the API returns 400 for an unknown id', '`job-id`'],
    ['create', 'not-found', `the API doesn't know this project. ${CHECK} of the dashboard`, '`job-id`'],
    ['message', 'not-found', "Check the job's id and `project-id`", undefined],
    ['page', 'not-found', '`project-id`', '`job-id`'],
  ] as const)('of a %s: %s', (request, failure, named, unnamed) => {
    const { message, problem } = failed(failure, requests[request]);
    expect(`${problem.why}. ${problem.fix}`).toContain(named);
    if (unnamed !== undefined) expect(`${message} ${problem.fix}`).not.toContain(unnamed);
  });

  test.each(Object.entries({ GET: 'read', POST: 'write' }))('of a forbidden %s: %s', (method, scope) => {
    const rest = 'allowed IP addresses and organization on the API keys page';
    expect(failed('forbidden', { method }).problem.fix).toBe(`Check the key's scope (\`${scope}\`), ${rest}`);
  });
});
