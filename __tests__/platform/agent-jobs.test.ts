import { describe, expect, test } from '@jest/globals';
import { AgentJobs, JobId, phaseOf } from '../../src/platform/agent-jobs.ts';
import { visitorPage } from '../../src/platform/visitors.ts';
import { answering, attempt } from './fake-http.ts';

const job = { id: 'job-1', status: 'active' };
const jobsOn = (answer: unknown) => {
  const { client, sent } = answering({ body: typeof answer === 'string' ? answer : JSON.stringify(answer) });
  return { jobs: new AgentJobs(client, 'p/1'), sent };
};

test.each<[string, unknown]>([
  ['no id', { status: 'active' }],
  ['an id that isn’t a string', { id: 7, status: 'active' }],
  ['an id that can’t be part of a path', { id: '..', status: 'active' }],
  ['no status', { id: 'job-1' }],
  ['an empty status', { id: 'job-1', status: '' }],
  ['a status that isn’t a string', { id: 'job-1', status: null }],
  ['a list', [job]],
  ['invalid JSON', 'Hello'],
])('%s is invalid', async (_, answer) => {
  await expect(jobsOn(answer).jobs.create('Do it.', attempt)).rejects.toMatchObject({
    failure: 'unreadable-answer',
    status: 200,
  });
});

test('fields that are missing or of another type count as unset, and the others are read', async () => {
  const odd = { ...job, source: { repository: 7, ref: 'main' }, model: null, prLink: ['x'], more: 1 };
  const read = await jobsOn(odd).jobs.create('Do it.', attempt);
  expect(read).toEqual({
    id: 'job-1',
    status: 'active',
    repository: undefined,
    ref: 'main',
    model: undefined,
    prLink: undefined,
    invalidPrLink: undefined,
    json: JSON.stringify(odd),
  });
  expect(await jobsOn({ ...job, source: 'x' }).jobs.create('Do it.', attempt)).toMatchObject({
    repository: undefined,
    ref: undefined,
  });
  expect(
    await jobsOn({ ...job, source: { repository: 'r' }, model: 'm' }).jobs.create('Do it.', attempt),
  ).toMatchObject({ repository: 'r', model: 'm' });
  expect((await jobsOn(`\n${JSON.stringify(job)}\n`).jobs.create('Do it.', attempt)).json).toBe(
    JSON.stringify(job),
  );
});

test.each([
  [' https://github.com/acme/docs/pull/7\n', 'https://github.com/acme/docs/pull/7', undefined],
  [' javascript:x ', undefined, 'javascript:x'],
  [' ', undefined, undefined],
  ['', undefined, undefined],
])('the link %j is read', async (given, prLink, invalidPrLink) => {
  const read = await jobsOn({ ...job, prLink: given }).jobs.create('Do it.', attempt);
  expect([read.prLink, read.invalidPrLink]).toEqual([prLink, invalidPrLink]);
});

test('a status can have one character', async () => {
  expect((await jobsOn({ ...job, status: 'x' }).jobs.create('Do it.', attempt)).status).toBe('x');
});

test.each(['active', 'completed', 'archived', 'failed'])('the status %s is known', (status) => {
  expect(phaseOf(status)).toBe(status);
});

test.each(['Active', 'completed ', 'queued', 'unrecognized'])('the status %s is unknown', (status) => {
  expect(phaseOf(status)).toBe('unrecognized');
});

test.each<[string, boolean]>([
  ['job-1', true],
  ['a/b?c', true],
  ['...', true],
  ['x'.repeat(500), true],
  ['x'.repeat(501), false],
  ['', false],
  ['.', false],
  ['..', false],
  ['\uD800', false],
])('%j can be a job id: %s', (id, isId) => {
  expect(JobId.safeParse(id).success).toBe(isId);
});

const totals = { human: 1, ai: 0, total: 1 };
const page = { totals, visitors: [{ path: '/', human: 1, ai: 0, total: 1 }], hasMore: false };
const query = { dateFrom: '2026-10-01', dateTo: '2026-11-01T00:00+02:00', limit: 250, offset: 500 };
const visitorsOn = (answer: unknown) => {
  const { client, sent } = answering({ body: typeof answer === 'string' ? answer : JSON.stringify(answer) });
  return { visitors: { page: visitorPage.bind(undefined, client, 'p') }, sent };
};

describe('a page of visitors', () => {
  test('is requested with the four parameters of the specification', async () => {
    const { visitors, sent } = visitorsOn(page);
    expect(await visitors.page(query, attempt)).toEqual(page);
    expect(sent).toMatchObject([{ method: 'GET', body: undefined }]);
    expect(sent[0]?.url.pathname).toBe('/v1/analytics/p/visitors');
    expect(Object.fromEntries(sent[0]?.url.searchParams ?? [])).toEqual({
      dateFrom: '2026-10-01',
      dateTo: '2026-11-01T00:00+02:00',
      limit: '250',
      offset: '500',
    });
  });

  test('has replacement characters for lone surrogates in paths', async () => {
    const row = { path: '/\uD83D', human: 1, ai: 0, total: 1 };
    const { visitors } = visitorsOn({ ...page, visitors: [...page.visitors, row] });
    expect((await visitors.page(query, attempt)).visitors.map(({ path }) => path)).toEqual(['/', '/\uFFFD']);
  });

  test.each<[string, unknown, string | undefined]>([
    ['no rows', { totals, hasMore: false }, undefined],
    ['rows that aren’t a list', { ...page, visitors: {} }, undefined],
    ['null', null, undefined],
    ['invalid JSON', 'Hello', undefined],
    ['no totals', { visitors: [], hasMore: false }, '`totals`'],
    ['totals that are null', { ...page, totals: null }, '`totals`'],
    ['totals below 0', { ...page, totals: { ...totals, ai: -1 } }, '`totals`'],
    ['no hasMore', { totals, visitors: [] }, '`hasMore`'],
    ['a row that is null', { ...page, visitors: [...page.visitors, null] }, 'row 2: `path`'],
    ['a row that is a text', { ...page, visitors: ['/a'] }, 'row 1: `path`'],
    ['a row without a path', { ...page, visitors: [totals] }, 'row 1: `path`'],
    ['a path that is a number', { ...page, visitors: [{ ...page.visitors[0], path: 7 }] }, '`path` is 7'],
    ['a count that JSON can’t hold', JSON.stringify(page).replace('"ai":0', '"ai":1e999'), '`totals`'],
    ['a count that is a string', { ...page, visitors: [{ ...page.visitors[0], human: '1' }] }, '`human` is'],
    ['a count below 0', { ...page, visitors: [{ ...page.visitors[0], ai: -0.1 }] }, '`ai` is -0.1'],
    [
      'two of three counts',
      { ...page, visitors: [{ path: '/', human: 1, ai: null, total: -1 }] },
      '`ai` is null',
    ],
    ['a missing count', { ...page, visitors: [{ path: '/', human: 1, ai: 1 }] }, '`total` is'],
  ])('%s', async (_, answer, problem) => {
    const error = await visitorsOn(answer)
      .visitors.page(query, attempt)
      .catch((cause: unknown) => cause);
    expect(error).toMatchObject({
      failure: problem === undefined ? 'unreadable-answer' : 'invalid-page',
      status: 200,
    });
    if (problem !== undefined)
      expect(error).toMatchObject({ cause: { message: expect.stringContaining(problem) } });
  });

  test('can have counts of 0 and fractions', async () => {
    const zero = { human: 0, ai: 0, total: 0 };
    const { visitors } = visitorsOn({
      totals: zero,
      visitors: [{ path: '', ...zero, total: 0.5 }],
      hasMore: true,
    });
    expect(await visitors.page(query, attempt)).toMatchObject({ hasMore: true });
  });

  test('has a shortened path in its error', async () => {
    const error = await visitorsOn({
      ...page,
      visitors: [{ ...page.visitors[0], path: 'x'.repeat(5_000), ai: -1 }],
    })
      .visitors.page(query, attempt)
      .catch((cause: unknown) => cause);
    expect(String(error).length).toBeLessThan(300);
  });
});
