import { describe, expect, test } from '@jest/globals';
import { DOWN, FORBIDDEN, HANGS, RESET, status } from '../../sandbox/faults.ts';
import type { StepOptions, StepResult } from '../../sandbox/run-step.ts';
import type { Fault } from '../../sandbox/server.ts';
import { opens } from './earlier-jobs.ts';
import { event } from './events.ts';
import { annotated, lines, posts, type Scenario, scenario } from './scenario.ts';

const COMMENT = { method: 'POST', path: /issues\/1\/comments$/u } as const;
const commentPosts = ({ github }: Scenario) => posts(github).filter((line) => line.endsWith('/1/comments'));

const ISSUES = '`issues: write`';
const PULLS = '`pull-requests: write`';
const AUTO = { 'job-id': 'auto', prompt: 'Do it.', comment: 'true' };

/** The request isn't a POST, and the warning names this fix before GitHub's answer. */
const REMOVAL = ['DELETE', ', so remove it yourself before you add it again: GitHub had'] as const;

const NOT_AFFECTED = ", but the job itself isn't affected: GitHub had an internal error. (GitHub: 502";

// What a run changes on GitHub after its job has ended, and the permission for it.
type Write = [string, RegExp, Readonly<Record<string, string>>, string, method?: string, fix?: string];
describe.each<Write>([
  ['the comment', COMMENT.path, { comment: 'true' }, ISSUES],
  ['the short comment on the pull request', /issues\/2\/comments$/u, AUTO, PULLS, 'POST', NOT_AFFECTED],
  ['the pull request’s labels', /issues\/2\/labels$/u, { 'pr-labels': 'docs' }, PULLS],
  ['its reviewers', /requested_reviewers$/u, { 'pr-reviewers': 'octocat' }, PULLS],
  ['the label that triggered the run', /\/labels\//u, { 'remove-label': 'true' }, ISSUES, ...REMOVAL],
])('%s that can’t be written is one warning, and the step passes', (_, path, inputs, permission, ...more) => {
  const [method = 'POST', fix = ''] = more;
  const everyWrite = { method, path, times: Infinity };
  const labels = { 1: ['bug'] };

  test.each<[string, Fault, string | RegExp]>([
    ['forbids it', FORBIDDEN, permission],
    ['is down', DOWN, fix === '' ? '502' : fix],
    ['closes the connection', RESET, "didn't respond. Check that the runner can reach GitHub, the proxy,"],
    ['never responds', HANGS, /didn't respond\. .* the proxy, and GitHub's status page\./u],
  ])('if GitHub %s', async (__, fault, said) => {
    await using s = await opens({ labels });
    const usual = fault === HANGS ? await s.run({ runId: '1' }) : undefined;
    s.github.fault(everyWrite, fault);
    const step = await s.run({ with: inputs });
    const outputs = { outcome: 'pr-created', reason: '', 'job-id': `job-${usual ? 2 : 1}` };
    expect(step).toMatchObject({ exitCode: 0, outputs, annotations: [annotated('warning', said)] });
    if (usual !== undefined) expect(step.elapsedMs).toBe(usual.elapsedMs + 30_000);
  });

  test('and a cancel ends the step after 7 s, without a word about labels, and post writes it', async () => {
    await using s = await opens({ labels });
    s.github.fault(everyWrite, HANGS);
    const request = new RegExp(`^${method} .*${path.source}`, 'u');
    const result = await s.cancelDuring(request, { with: inputs });
    expect(result).toMatchObject({ exitCode: 0, outputs: { outcome: 'pr-created' } });
    expect(result.elapsedMs).toBe(28_000 + 7_000);
    expect(result.annotations.map(({ title }) => title)).not.toContain('Labels or reviewers missing');
    s.github.clearFaults();
    const before = s.github.requests.length;
    await s.run({ with: inputs, post: result.state });
    expect(lines(s.github.requests.slice(before))).toContainEqual(expect.stringMatching(request));
  });
});

test.each<[string, StepOptions, string]>([
  // And no note, for want of the same permission.
  ['on a pull request', { event: event('pull_request', 'opened'), with: AUTO }, 'pull-requests: write'],
  ['on another issue', { with: { 'issue-number': '12' } }, 'issues: write` or `pull-requests: write'],
  ['on the event’s issue by its number', { with: { 'issue-number': '1' } }, 'issues: write'],
])('without the permission to comment %s, the warning names it', async (_, options, permission) => {
  await using s = await scenario();
  s.github.fault({ method: 'POST', path: /\/comments$/u, times: Infinity }, FORBIDDEN);
  const { annotations } = await s.run({ ...options, with: { comment: 'true', ...options.with } });
  expect(annotations).toEqual([annotated('warning', `Add \`${permission}\` to the job's \`permissions:\``)]);
});

test('without a job, a comment that can’t be written doesn’t say that it is affected', async () => {
  await using s = await scenario();
  s.platform.fault({ method: 'POST' }, status(401));
  s.github.fault({ ...COMMENT, times: Infinity }, FORBIDDEN);
  const { outputs, annotations } = await s.run({ with: { comment: 'true' } });
  expect(outputs['outcome']).toBe('rejected');
  const warnings = annotations.filter(({ level }) => level === 'warning');
  expect(warnings).toEqual([annotated('warning', '`issues: write`')]);
  expect(warnings[0]?.message).not.toContain("the job itself isn't affected");
});

describe('a comment whose request failed', () => {
  test.each<[string, Fault, number]>([
    ['after it was written is found, and not written again', { kind: 'lost' }, 1],
    ['after it was written, with a truncated response, is found', { kind: 'cut' }, 1],
    ['before it was written is retried once', RESET, 2],
    ['with a server error is retried once', DOWN, 2],
    ['with one that asks to wait is retried once', status(502, '', { 'retry-after': '9' }), 2],
  ])('%s', async (_, fault, posts) => {
    // It isn't mistaken for another one of ours.
    const mine = { issue: 1, body: 'Of another workflow.' };
    await using s = await scenario({}, { comments: [mine] });
    s.github.fault(COMMENT, fault);
    s.github.fault({ ...COMMENT, method: 'GET' }, { kind: 'delay', ms: 1_000 });
    const step = await s.start({ clock: 'held', with: { comment: 'true', wait: 'false' } });
    await s.github.waitForRequest(({ method, path }) => method === 'GET' && COMMENT.path.test(path));
    // GitHub can change line breaks.
    for (const one of s.github.comments) Object.assign(one, { body: one.body.replaceAll('\n', '\r\n') });
    await step.clock.release();
    const { outputs, annotations } = await step.result;
    expect(s.github.comments).toMatchObject([mine, { issue: 1 }]);
    expect(commentPosts(s)).toHaveLength(posts);
    expect(outputs['comment-id']).toBe(String(s.github.comments[1]?.id));
    expect(annotations).toEqual([]);
  });

  test.each([
    [403, 'You have exceeded a secondary rate limit', '12', 28_000 + 12_000, []],
    [429, 'rate limit', '60', 28_000, [annotated('warning', /another one: GitHub's .* used up\. \(/u)]],
  ])('with %i (%s) is retried if that ends soon: in %s s', async (code, message, seconds, ms, warnings) => {
    await using s = await scenario();
    s.github.fault(COMMENT, status(code, { message }, { 'retry-after': seconds }));
    const { annotations, elapsedMs } = await s.run({ with: { comment: 'true' } });
    expect(annotations).toEqual(warnings);
    expect(s.github.comments).toHaveLength(1 - warnings.length);
    expect(elapsedMs).toBeGreaterThan(ms);
  });

  test.each<[string, (s: Scenario) => Promise<StepResult>]>([
    ['timeout', (s) => s.run({ with: { comment: 'true', 'timeout-minutes': '1' } })],
    ['cancel', (s) => s.cancelAfter('Job `job-1` accepted', { with: { comment: 'true' } })],
  ])('after a %s is not retried', async (_, end) => {
    await using s = await scenario({ life: [{ status: 'active' }] });
    s.github.fault({ ...COMMENT, times: Infinity }, RESET);
    await end(s);
    expect(commentPosts(s)).toHaveLength(1);
  });
});

// Without a time, only `post` comes late enough.
test.each([
  [403, 0],
  [404, 0],
  [410, 0],
  [422, 0],
  [429, 1],
])('a comment that was refused with %i is retried by post %i times, and not by main', async (code, times) => {
  await using s = await scenario();
  s.github.fault(COMMENT, status(code, { message: 'No' }));
  const { annotations, post } = await s.run({ with: { comment: 'true', wait: 'false' } });
  expect(commentPosts(s)).toHaveLength(1);
  expect(annotations.map(({ level }) => level)).toEqual(['warning']);
  await post();
  expect(s.github.comments).toHaveLength(times);
});

// The report has 5 s more than `timeout-minutes`.
test.each([
  [4_000, true],
  [6_000, false],
])('after a timeout, a comment that takes %i ms is written: %p', async (ms, isWritten) => {
  await using s = await scenario({ life: [{ status: 'active' }] });
  s.github.fault(COMMENT, { kind: 'delay', ms });
  const { outputs, elapsedMs } = await s.run({ with: { comment: 'true', 'timeout-minutes': '1' } });
  expect(outputs['outcome']).toBe('timed-out');
  expect(outputs['comment-id'] !== undefined).toBe(isWritten);
  expect(elapsedMs).toBe(60_000 + Math.min(ms, 5_000));
});

test('after a timeout or a cancel, reading the pull request leaves time for the comment', async () => {
  await using s = await opens();
  s.github.fault({ path: /pulls\/2$/u, times: Infinity }, HANGS);
  const cancelled = await s.cancelDuring(/^GET .*pulls\/2$/u, { runId: '2', with: { comment: 'true' } });
  expect(cancelled.outputs).toMatchObject({ outcome: 'pr-created', 'comment-id': '1001' });
  s.github.fault(COMMENT, { kind: 'delay', ms: 1_500 });
  const inputs = { comment: 'true', 'timeout-minutes': '1', 'poll-interval-seconds': '100' };
  const { outputs, elapsedMs } = await s.run({ with: inputs });
  expect(outputs).toMatchObject({ outcome: 'pr-created', 'comment-id': '1002' });
  expect(elapsedMs).toBe(64_500);
});
