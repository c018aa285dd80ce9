import { describe, expect, test } from '@jest/globals';
import type { IssueSeed } from '../../sandbox/github-contents.ts';
import { type PayloadEdit, payload } from '../../sandbox/payloads.ts';
import type { Platform } from '../../sandbox/platform.ts';
import type { StepOptions } from '../../sandbox/run-step.ts';
import { HERE, scheduled } from './events.ts';
import { AFTER, BEFORE, dispatched, included, TRIGGERED } from './include-scenario.ts';
import { inOrder, labeled, lines, SENDER, scenario } from './scenario.ts';
import { contextIn, sentContext } from './sent-context.ts';

const PROMPT = 'Bring the docs up to date.';
const TITLE = 'Spelling error in the README file';
const push = (edit: PayloadEdit = {}) => {
  const range = { before: 'a'.repeat(40), after: 'b'.repeat(40), deleted: false };
  const repository = { default_branch: 'main' };
  const changes = { ref: 'refs/heads/main', ...range, repository, ...edit };
  return { name: 'push', payload: payload('push', undefined, changes) };
};

test('the text of the event’s issue takes no request, and isn’t in the summary', async () => {
  await using s = await scenario();
  const { summary } = await s.run({ with: { include: 'issue', wait: 'false' } });
  expect(sentContext(s.platform)).toMatchObject({ prompt: PROMPT, context: { issue: { title: TITLE } } });
  expect(lines(s.github.requests)).toEqual([`GET /repos/${HERE}/collaborators/${SENDER}/permission`]);
  expect(summary).toMatch(/Data from GitHub \| [\d,]+ bytes/u);
  expect(summary).not.toContain('Spelling error');
});

test.each<[string, RegExp, number, string]>([
  ['issue', /\/issues\/7$/u, 403, 'Add `issues: read` or `pull-requests: read` to'],
  ['issue', /\/issues\/7$/u, 404, 'Check the name or number'],
  ['issue', /\/issues\/7$/u, 410, 'issues are disabled in the repository'],
  ['diff', /\/compare\//u, 403, 'Add `contents: read`'],
  ['diff', /\/compare\//u, 404, 'has `contents: read`'],
  ['diff', /\/compare\//u, 406, 'GitHub rejected the request. (GitHub: 406'],
])('the error for include: %s (%p) with %i says what to do: %s', async (include, path, status, remedy) => {
  await using s = await scenario();
  s.github.fault({ path, times: Infinity }, { kind: 'status', status, body: { message: 'No' } });
  const { exitCode, outputs } = await s.run({
    event: include === 'diff' ? push() : labeled,
    with: { include, ...(include === 'issue' ? { 'issue-number': '7' } : {}) },
  });
  expect(exitCode).toBe(1);
  expect(outputs).toMatchObject({ outcome: 'not-created', reason: 'context-unavailable' });
  expect(outputs['message']).toContain(remedy);
  // Time changes nothing.
  expect(outputs['message']).not.toMatch(/\blater\b/u);
  expect(s.platform.requests).toEqual([]);
});

describe('invalid inputs', () => {
  test.each<[string, StepOptions, string]>([
    ['everything', {}, 'must be any of `issue`, `comments` and `diff`'],
    ['issue,', {}, 'must be any of'],
    ['issue comments', {}, 'must be any of'],
    ['issue, issue', {}, 'must name each part once'],
    ['diff', {}, 'has no diff'],
    [
      'issue, comments',
      { event: push({ ref: 'refs/tags/v1' }) },
      '`push` event has no issue and no comments',
    ],
    ['diff', { event: push({ deleted: true }) }, 'the `push` event has no diff'],
    ['diff', { event: push({ ref: 'refs/tags/v1', before: '0'.repeat(40) }) }, 'has no diff'],
    ['issue', { event: scheduled }, 'the `schedule` event has no issue'],
    ['issue', { with: { 'job-id': 'job-1', prompt: '' } }, '`include` needs a prompt'],
    ['comments', { with: { 'github-token': '' } }, 'it is required for `include`'],
  ])('include: %s', async (include, options, problem) => {
    await using s = await scenario();
    const { exitCode, outputs } = await s.run({ ...options, with: { include, ...options.with } });
    expect(exitCode).toBe(1);
    expect(outputs).toMatchObject({ outcome: 'not-created', reason: 'invalid-input' });
    expect(outputs['message']).toContain(problem);
    expect(inOrder(s)).toEqual([]);
  });

  test('a part that the event lacks is reported, even if it has another part', async () => {
    await using s = await scenario();
    await s.run({ with: { include: 'issue, diff', wait: 'false' } });
    const missing = ['The `issues` event has no diff.'];
    expect(sentContext(s.platform).context).toMatchObject({ issue: { number: 1 }, missing });
  });
});

test('a follow-up message has the block too', async () => {
  await using s = await scenario();
  const { id } = s.platform.addJob('Before.', [{ status: 'completed' }]);
  await s.run({ with: { include: 'issue', 'job-id': id, wait: 'false', prompt: PROMPT } });
  expect(sentContext(s.platform)).toMatchObject({ prompt: PROMPT, context: { issue: { title: TITLE } } });
});

describe('a job is found although the block differs', () => {
  /** The event of a later attempt, with another title and text. */
  const changed = {
    name: 'issues',
    payload: payload('issues', 'labeled', { issue: { title: 'New', body: 'New' } }),
  };
  const late = { issue: 1, author: 'ann', body: 'One more thing.', createdAt: '2019-05-15T15:00:00Z' };
  const roles = { [SENDER]: 'write', ann: 'write' } as const;
  const inputs = { include: 'issue, comments', comment: 'true' };
  const blocksIn = ({ requests }: Platform) =>
    requests.filter(({ method }) => method === 'POST').map(({ body }) => contextIn(body.toString()).context);
  const both = [
    { issue: { title: TITLE }, comments: [] },
    { issue: { title: 'New' }, comments: [{ body: 'One more thing.' }] },
  ];

  test('by a re-run that has to resume it', async () => {
    await using s = await scenario({}, { roles });
    await s.run({ with: { ...inputs, wait: 'false' } });
    s.github.addComment(late);
    const { outputs } = await s.run({ attempt: 2, event: changed, with: { ...inputs, wait: 'false' } });
    expect(outputs['job-id']).toBe('job-1');
    expect(s.platform.jobs).toHaveLength(1);
  });

  test('by a re-run that continues nothing, but creates a new job with a block of its own', async () => {
    await using s = await scenario({ life: [{ status: 'failed' }] }, { roles });
    await s.run({ with: inputs });
    s.github.addComment(late);
    const { outputs, log } = await s.run({ attempt: 2, event: changed, with: inputs });
    expect(log).toContain('because job `job-1` of attempt 1 failed');
    expect(outputs['job-id']).toBe('job-2');
    expect(blocksIn(s.platform)).toMatchObject(both);
  });

  test('by auto, which sends the new block to it', async () => {
    const life = [{ status: 'completed', prLink: `https://github.com/${HERE}/pull/2` }];
    await using s = await scenario({ life }, { roles, pulls: [{ number: 2 }] });
    const auto = { ...inputs, 'job-id': 'auto', prompt: PROMPT };
    await s.run({ with: auto });
    s.github.addComment(late);
    const { outputs } = await s.run({ event: changed, runId: '2', with: auto });
    expect(outputs['job-id']).toBe('job-1');
    expect(s.platform.jobs.map(({ messages }) => messages.length)).toEqual([1]);
    expect(blocksIn(s.platform)).toMatchObject(both);
  });
});

test('slow requests to GitHub come after the reaction', async () => {
  await using s = await scenario();
  await s.run({ with: { comment: 'true', include: 'comments', wait: 'false' } });
  const asked = s.github.requests.map(({ path }) => path.split('/').at(-1));
  expect(asked).toEqual(['permission', 'reactions', 'comments', 'comments']);
});

describe('the text', () => {
  const other = { 'issue-number': '7' };

  test('comes from the event if issue-number names its issue, without a request for it', async () => {
    const { context, asked } = await included('issue', { with: { 'issue-number': '1' } });
    expect(context).toMatchObject({ issue: { title: 'As it was' } });
    expect(asked).toEqual(['GET collaborators/Ann/permission']);
  });

  // A label or a comment changes `updated_at` too, but neither the title nor the text.
  test.each<[string, Partial<IssueSeed>, boolean]>([
    ['only got a label later', {}, true],
    ['had its text edited before', { lastEditedAt: BEFORE }, true],
    ['had its text edited at that time', { lastEditedAt: TRIGGERED }, true],
    ['had its text edited later', { lastEditedAt: AFTER }, false],
    ['had its title changed before', { renamedAt: [BEFORE] }, true],
    ['had its title changed later', { renamedAt: [BEFORE, AFTER] }, false],
  ])('of another issue that %s is included: %p', async (_, edit, isIn) => {
    const issues = [{ number: 7, title: 'Another', updatedAt: AFTER, ...edit }];
    const { context, message, asked } = await included('issue', { with: other }, { issues });
    expect(asked.slice(1)).toEqual(['GET issues/7', 'POST /graphql']);
    if (isIn) expect(context).toMatchObject({ issue: { title: 'Another' } });
    else expect(message).toContain('was changed after the trigger');
  });

  test('is left out if it was edited, and the comments stay', async () => {
    const hub = { issues: [{ number: 7, lastEditedAt: AFTER }] };
    const { context } = await included('issue, comments', { with: other }, hub);
    expect(context).toMatchObject({ comments: [], missing: [expect.stringContaining('after the trigger')] });
    expect(context).not.toHaveProperty('issue');
  });

  test.each([
    [0, 1, true],
    [-1, 1, false],
    [0, 2, false],
  ])(
    'of an issue edited %p ms before the start of the step is included in attempt %i: %p',
    async (ms, attempt, isIn) => {
      const { context, message } = await included(
        'issue',
        {
          event: dispatched,
          startsAt: Date.parse(BEFORE) + ms,
          with: other,
          env: { GITHUB_RUN_ATTEMPT: String(attempt) },
        },
        { issues: [{ number: 7, lastEditedAt: BEFORE }] },
      );
      expect(context !== undefined).toBe(isIn);
      // A re-run would find the same.
      if (attempt === 2) expect(message).toContain('Start a new run instead');
    },
  );
});
