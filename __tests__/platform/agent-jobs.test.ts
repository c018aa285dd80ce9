import { describe, expect, test } from '@jest/globals';
import { END_STATUSES as FAKE_END_STATUSES } from '../../sandbox/platform.ts';
import { ENDS, endOf, Job, openAgentJobs } from '../../src/platform/agent-jobs.ts';
import { visitorPage } from '../../src/platform/visitors.ts';
import { answering, attempt } from './fake-http.ts';

const job = { id: 'job-1', status: 'active' };
const on = (answer: unknown) =>
  answering({ body: typeof answer === 'string' ? answer : JSON.stringify(answer) });
const create = (answer: unknown) => openAgentJobs(on(answer).client, 'p/1').create('Do it.', attempt);
const poll = (answer: unknown) => openAgentJobs(on(answer).client, 'p/1').get('job-1', attempt);
const UNREADABLE = { failed: { failure: 'unreadable-answer', status: 200 } };

test.each<[string, unknown, typeof create?]>([
  ['no id', { status: 'active' }],
  ['an id that isn’t a string', { id: 7, status: 'active' }],
  ...['', '.', '..', '\uD800'].map((id): [string, unknown] => [`the id “${id}”`, { ...job, id }]),
  ['an id of 501 characters', { ...job, id: 'x'.repeat(501) }],
  ['a list', [job]],
  ['invalid JSON', 'Hello'],
  ['an empty status in a poll', { ...job, status: '' }, poll],
])('%s is invalid', async (_, answer, read = create) => {
  await expect(read(answer)).rejects.toMatchObject(UNREADABLE);
});

test('fields that are missing or of another type count as unset, and the others are read', async () => {
  const source = { repository: 7, ref: 'main' };
  const odd = { ...job, source, model: null, prLink: ['x'], createdAt: 7, archivedAt: {}, more: 1 };
  // All others are undefined.
  expect(await create(odd)).toEqual({ ...job, ref: 'main', json: JSON.stringify(odd) });
  const optional = Object.keys(Job.shape).filter((field) => !(field in job));
  for (const field of optional) expect(await create({ ...job, [field]: null })).toMatchObject(job);
  expect(await create({ ...job, source: 'x' })).toMatchObject({ repository: undefined, ref: undefined });
  const full = { ...job, source: { repository: 'https://github.com/x/y' }, model: 'm' };
  expect(await create(full)).toMatchObject({ repository: 'https://github.com/x/y', model: 'm' });
  expect((await create(`\n${JSON.stringify(job)}\n`)).json).toBe(JSON.stringify(job));
});

test.each([
  [' https://github.com/acme/docs/pull/7\n', 'https://github.com/acme/docs/pull/7', undefined],
  [' javascript:x ', undefined, 'javascript:x'],
  [' ', undefined, undefined],
  ['', undefined, undefined],
])('the link %j is read', async (given, prLink, invalidPrLink) => {
  const read = await create({ ...job, prLink: given });
  expect([read.prLink, read.invalidPrLink]).toEqual([prLink, invalidPrLink]);
});

test('the fake API ends jobs in every way that is known', () => {
  expect(FAKE_END_STATUSES).toEqual(ENDS.map(({ status }) => status));
});

test.each(['active', 'Completed', 'completed ', 'x'])('status %j is read, and is no end', async (status) => {
  const read = await create({ ...job, status });
  expect([read.status, endOf(read)]).toEqual([status, undefined]);
});

test('an id can be any segment of a path with up to 500 characters', async () => {
  for (const id of ['a/b?c', '...', 'x'.repeat(500)]) expect((await create({ ...job, id })).id).toBe(id);
});

const totals = { human: 1, ai: 0, total: 1 };
const page = { totals, visitors: [{ path: '/', human: 1, ai: 0, total: 1 }], hasMore: false };
const query = { dateFrom: '2026-10-01', dateTo: '2026-11-01T00:00+02:00', limit: 250, offset: 500 };
const pageOf = (answer: unknown) => visitorPage(on(answer).client, 'p', query, attempt);

describe('a page of visitors', () => {
  test('has replacement characters for lone surrogates in paths', async () => {
    const row = { path: '/\uD83D', human: 1, ai: 0, total: 1 };
    const { visitors } = await pageOf({ ...page, visitors: [...page.visitors, row] });
    expect(visitors.map(({ path }) => path)).toEqual(['/', '/\uFFFD']);
  });

  test.each<[string, unknown, string | undefined]>([
    ['no rows', { totals, hasMore: false }, undefined],
    ['rows that aren’t a list', { ...page, visitors: {} }, undefined],
    ['null', null, undefined],
    ['invalid JSON', 'Hello', undefined],
    ['no totals', { visitors: [], hasMore: false }, '`totals` lacks a number of 0 or more'],
    ['totals that are null', { ...page, totals: null }, '`totals`'],
    ['totals below 0', { ...page, totals: { ...totals, ai: -1 } }, '`totals`'],
    ['no hasMore', { totals, visitors: [] }, '`hasMore` is neither true nor false'],
    ['a message besides', { ...page, hasMore: 'no', message: 'Hello' }, '`hasMore`'],
    ['a wrong row and no hasMore', { totals, visitors: ['/a'] }, "row 1 isn't a path"],
    ['a row that is null', { ...page, visitors: [...page.visitors, null] }, 'numbers of 0 or more: null'],
    ['a text as a row', { ...page, visitors: ['/a'] }, "row 1 isn't a path with numbers of 0 or more: '/a'"],
    // The runner looks for the start of a secret before the `…`.
    ['a long text as a row', { ...page, visitors: ['x'.repeat(300)] }, `: '${'x'.repeat(138)}…`],
    ['a row without a path', { ...page, visitors: [totals] }, '{ human: 1, ai: 0, total: 1 }'],
    ['a path that is a number', { ...page, visitors: [{ ...page.visitors[0], path: 7 }] }, '{ path: 7,'],
    [
      'a count that JSON can’t hold',
      JSON.stringify(page).replace('"ai":0,"total":1}]', '"ai":1e999,"total":1}]'),
      'ai: Infinity',
    ],
    ['a count that is a string', { ...page, visitors: [{ ...page.visitors[0], human: '1' }] }, "human: '1'"],
    ['a count below 0', { ...page, visitors: [{ ...page.visitors[0], ai: -0.1 }] }, 'ai: -0.1'],
    ['no count', { ...page, visitors: [{ path: '/', human: 1, ai: null, total: 1 }] }, 'ai: null'],
    ['no total', { ...page, visitors: [{ path: '/', human: 1, ai: 1 }] }, "{ path: '/', human: 1, ai: 1 }"],
  ])('%s', async (_, answer, problem) => {
    const message = expect.stringContaining(problem ?? '');
    const invalid = { message, failed: { failure: 'invalid-page', status: 200 } };
    await expect(pageOf(answer)).rejects.toMatchObject(problem === undefined ? UNREADABLE : invalid);
  });
});
