import { expect, test } from '@jest/globals';
import { DOWN, FORBIDDEN, HANGS, status } from '../../sandbox/faults.ts';
import type { Fault, FaultMatch, ReceivedRequest } from '../../sandbox/server.ts';
import { annotated } from '../conclusion.ts';
import { COMPLETED, HOUR_MS, type Scenario, scenario, settledIn, withEndedJobs } from './scenario.ts';

const LOOK_UP = { method: 'GET', path: /\/job\//u, times: Infinity } as const;
const COMMENT = { method: 'POST', path: /\/comments$/u, times: Infinity } as const;

test.each<[string, Fault, number, number, string, string?]>([
  ['a key that expired', status(401), 1, 1, 'the API key is wrong or expired'],
  ['a key without the scope', status(403), 1, 1, "the API key isn't allowed to do this"],
  ['a quota that is used up', status(429), 0, 1, 'the rate limit is used up'],
  ['an API with an internal error', status(500), 0, 5, 'the API had an internal error'],
  ['an API that hangs', HANGS, 0, 5, "the API didn't respond in time"],
  ['an API that moved', status(303), 1, 5, 'the base URL redirects', 'redirect'],
])('%s is named, changes nothing, and the next run continues', async (_, fault, exitCode, ...rest) => {
  const [asked, why, section = ''] = rest;
  await using s = await withEndedJobs(12);
  s.platform.fault({ ...LOOK_UP, times: 12 }, fault);
  const before = s.platform.requests.length;
  const step = await s.settle();
  expect(step).toMatchObject({ exitCode, outputs: { settled: '[]', active: '12' } });
  expect(step.summary).toContain('**No job ended, 12 may still be active.');
  const level = exitCode === 1 ? 'error' : 'warning';
  expect(step.annotations).toEqual([annotated(level, why, 'Jobs not checked')]);
  expect(step.annotations[0]?.message).toContain("Couldn't check 12 jobs");
  expect(step.log.includes(`docs/troubleshooting.md#${section}`)).toBe(exitCode === 1);
  expect(s.platform.requests.length - before).toBe(asked);
  expect(s.versions()).toEqual(Array.from({ length: 12 }, () => 1));

  s.platform.clearFaults();
  expect(settledIn(await s.settle())).toHaveLength(12);
});

const LOCKED = status(403, { message: 'Unable to create comment because issue is locked.' });
const SECONDARY = { message: 'You exceeded a secondary rate limit.' };
const LIMITED = status(403, SECONDARY, { 'retry-after': '600' });
const SEVENTH = { ...COMMENT, nth: 7 };
const ofIssue2 = { ...COMMENT, path: /issues\/2\/comments$/u };

test('a comment on a pull request that is refused names the permission for pull requests', async () => {
  await using s = await scenario();
  s.addOpenJob(7, COMPLETED);
  s.wait(HOUR_MS);
  s.github.fault(COMMENT, FORBIDDEN);
  expect((await s.settle()).annotations[0]?.message).toContain('Add `pull-requests: write` to');
});

test.each<[string, number, FaultMatch, Fault, number, object[], string]>([
  ['for lack of a permission', 3, COMMENT, FORBIDDEN, 1, [], '`issues: write`'],
  ['for a token that GitHub rejects', 3, COMMENT, status(401), 1, [], "doesn't accept the token"],
  ['in a locked conversation', 2, ofIssue2, LOCKED, 0, [{ issue: 1 }], 'the conversation is locked'],
  ['by a secondary rate limit', 6, SEVENTH, LIMITED, 0, [{}, {}, {}], 'rate limit'],
  ['by one that names no time', 6, SEVENTH, status(403, SECONDARY), 0, [{}, {}, {}], 'rate limit'],
])('a comment that is refused %s is named once, and the next run continues', async (_, jobs, ...refused) => {
  const [match, fault, exitCode, reported, why] = refused;
  await using s = await withEndedJobs(jobs);
  s.github.fault(match, fault);
  const step = await s.settle();
  const level = exitCode === 1 ? 'error' : 'warning';
  expect(step).toMatchObject({ exitCode, annotations: [annotated(level, why, 'Job not reported')] });
  expect(settledIn(step)).toMatchObject(reported);
  expect(s.versions().filter((count) => count > 1)).toHaveLength(reported.length);
  expect(s.reports()).toHaveLength(jobs + reported.length);
  s.github.clearFaults();
  expect(settledIn(await s.settle())).toHaveLength(jobs - reported.length);
  expect(s.reports()).toHaveLength(2 * jobs);
});

test('a job that several issues ask for is reported on all but a locked one, and counts once', async () => {
  await using s = await scenario();
  const job = s.addOpenJob(1, COMPLETED);
  for (const issue of [2, 3]) s.addOpenComment(issue, { job });
  s.addOpenJob(1, COMPLETED);
  s.wait(HOUR_MS);
  s.github.fault({ ...COMMENT, path: /issues\/1\/comments$/u }, LOCKED);
  const step = await s.settle();
  expect(settledIn(step)).toMatchObject([2, 3].map((issue) => ({ job_id: job, issue })));
  expect(step.summary).toContain('2 jobs ended.');
});

test.each<[string, FaultMatch, Fault, number, string]>([
  ['a token that reads nothing is an error', { method: 'GET' }, FORBIDDEN, 1, '`issues: write` or `pull-req'],
  ['a token that GitHub rejects is an error', {}, status(401), 1, 'Check `github-token`'],
  ['a GitHub that is down is a warning', {}, DOWN, 0, 'status page'],
  ['a rate limit that is used up is a warning', {}, status(429), 0, 'rate limit is used up'],
])('%s, no job is asked for, and the next run continues', async (_, match, fault, exitCode, why) => {
  await using s = await withEndedJobs(1);
  s.github.fault({ ...match, times: Infinity }, fault);
  const step = await s.settle();
  expect(step).toMatchObject({ exitCode, outputs: { settled: '[]', active: '', 'pull-requests': '' } });
  const told = step.annotations.map(({ level, title }) => `${level}: ${title}`).toSorted();
  const level = exitCode === 1 ? 'error' : 'warning';
  expect(told).toEqual([`${level}: No job checked`, 'warning: Pull requests not counted']);
  expect(step.summary).toMatch(new RegExp(`, so no job was checked: .*${why}`, 'u'));
  const help = 'https://github.com/acme/docs-agent-action/blob/v1/docs/troubleshooting.md';
  expect(step.log.includes(`Troubleshooting: ${help}`)).toBe(exitCode === 1);
  expect(step.summary.endsWith(`[troubleshooting page](${help})\n`)).toBe(exitCode === 1);
  expect(s.platform.requests).toEqual([]);
  s.github.clearFaults();
  expect(settledIn(await s.settle())).toHaveLength(1);
});

test.each([
  [503, 401, 'the API key is wrong or expired'],
  [503, 400, 'the API rejected the request'],
  [400, 401, 'the API key is wrong or expired'],
  // The rate limit ends the look-ups.
  [400, 429, 'the API rejected the request'],
])('of two errors, one that needs someone is told and fails the step: %i, %i', async (first, second, why) => {
  await using s = await withEndedJobs(12);
  s.platform.fault({ ...LOOK_UP, times: 1 }, status(first));
  s.platform.fault({ ...LOOK_UP, nth: 2, times: 1 }, status(second));
  const annotations = [annotated('error', why, 'Jobs not checked')];
  expect(await s.settle()).toMatchObject({ exitCode: 1, annotations });
});

test('if no comment can be verified, both causes are named, and a key that the API rejects fails the step', async () => {
  await using s = await withEndedJobs(3);
  const unverified = /3 comments .* signed with another key, or `api-key` is wrong\. Set the agent jobs' `m/u;
  const annotations = [
    annotated('notice', unverified, 'Comments not verified'),
    annotated('error', 'the API key is wrong or expired', 'Jobs not checked'),
  ];
  expect(await s.settle({ 'api-key': 'mint_wrong' })).toMatchObject({ exitCode: 1, annotations });
  expect(s.platform.requests).toHaveLength(1);
});

test('a replaced key that the API accepts is a notice', async () => {
  await using s = await scenario();
  const { id: job } = s.platform.addJob('', [COMPLETED]);
  for (const issue of [1, 2]) s.addOpenComment(issue, { job, key: 'mint_replaced' });
  s.wait(HOUR_MS);
  const annotations = [{ level: 'notice', title: 'Comments not verified' }];
  const outputs = { settled: '[]', active: '1' };
  expect(await s.settle()).toMatchObject({ exitCode: 0, outputs, annotations });
  expect(s.platform.requests).toHaveLength(1);
  s.addOpenJob(3);
  const message = (await s.settle()).annotations[0]?.message;
  expect(message).toContain("2 comments can't be updated: edited, or signed with another key. Set the");
  expect(message).toMatch(/^2 .* key\. Set the agent jobs' `marker-key`, one that stays the same\.$/u);
  expect(s.platform.requests).toHaveLength(2);
  s.platform.show(job, COMPLETED);
  await s.startJob({ 'job-id': job, prompt: '' });
  expect((await s.settle()).outputs['active']).toBe('1');
});

test('notes that all lack a permission are one warning', async () => {
  await using s = await scenario({}, { pulls: [{ number: 7 }, { number: 8 }] });
  for (const number of ['7', '8']) {
    const prLink = COMPLETED.prLink.replace('7', number);
    await s.endJob({ ...COMPLETED, prLink }, { 'job-id': 'auto', 'issue-number': `1${number}` });
  }
  s.github.fault({ method: 'POST', path: /issues\/[78]\/comments$/u, times: Infinity }, FORBIDDEN);
  expect((await s.settle()).annotations.filter(({ title }) => title === 'No comment')).toHaveLength(1);
});

test('an unverified comment that names no usable job is left alone', async () => {
  await using s = await scenario();
  s.addOpenComment(1, { job: '..', key: 'mint_replaced' });
  expect(await s.settle()).toMatchObject({ exitCode: 0, annotations: [] });
  expect(s.platform.requests).toEqual([]);
});

test('one job that the API refuses does not hold up the others', async () => {
  await using s = await withEndedJobs(3);
  s.platform.fault({ method: 'GET', path: /job-2$/u, times: Infinity }, status(400));
  const step = await s.settle();
  expect(settledIn(step).map(({ job_id }) => job_id)).toEqual(expect.arrayContaining(['job-1', 'job-3']));
  const said = "Couldn't check 1 job: the API rejected the request. Check the job's id and `project-id`";
  expect(step.annotations).toEqual([annotated('error', said, 'Jobs not checked')]);
});

test.each([
  ['look-ups', 'platform', { method: 'GET', path: /\/job\//u }, 1],
  ['lists', 'github', { method: 'GET', path: /\/(?:comments|pulls)$/u }, 2],
  ['pull requests', 'github', { method: 'GET', path: /\/pulls\/7$/u }, 1],
  ['edits', 'github', { method: 'PATCH', path: /\/comments\//u }, 1],
] as const)('a run cancelled while %s hang ends soon, and says only that', async (what, name, match, nth) => {
  await using s = await withEndedJobs(6);
  // A job is reported by now although its pull request can't be read.
  s.wait(24 * HOUR_MS);
  const { [name]: service } = s;
  service.fault({ ...match, times: Infinity }, HANGS);
  const isMeant = ({ method, path }: ReceivedRequest) => match.path.test(path) && method === match.method;
  const request = service.waitForRequest(isMeant, nth);
  const ended = await s.settleDuring(request, (running) => running.kill('SIGINT'));
  const said = 'The run was cancelled. The next run continues with what is left.';
  expect(ended).toMatchObject({ exitCode: 1, annotations: [annotated('error', said, 'Run ended early')] });
  expect(ended.elapsedMs).toBeLessThanOrEqual(7_000);
  // An end is announced before the comment about it is edited.
  expect(s.versions()).toEqual(Array.from({ length: what === 'edits' ? 7 : 6 }, () => 1));
  service.clearFaults();
  expect(settledIn(await s.settle())).toHaveLength(6);
  for (const { body } of s.reports()) expect(body).toContain('#7 Update the docs');
});

test.each<[string, (s: Scenario) => void]>([
  ['look-ups', ({ platform }) => platform.fault(LOOK_UP, HANGS)],
  ['edits', ({ github }) => github.fault({ method: 'PATCH', times: Infinity }, HANGS)],
])('a run that times out, because %s hang, says so, and the next run continues', async (_, hang) => {
  await using s = await withEndedJobs(1);
  hang(s);
  const step = await s.settle({ 'timeout-minutes': '0.1' });
  expect(step).toMatchObject({ exitCode: 0, outputs: { settled: '[]' } });
  expect(step.elapsedMs).toBeLessThan(12_000);
  const said = 'The step timed out (`timeout-minutes`). The next run continues with what is left.';
  expect(step.annotations).toEqual([annotated('warning', said, 'Run ended early')]);
  for (const service of [s.platform, s.github]) service.clearFaults();
  expect(settledIn(await s.settle())).toHaveLength(1);
  expect(s.bodies().slice(1)).toEqual([expect.stringContaining('#issuecomment-1001)')]);
});

test('every invalid input is named before any request', async () => {
  await using s = await scenario();
  const inputs = {
    'project-id': '',
    'api-key': 'mint_dsc_x',
    'marker-key': 'short',
    'github-token': ' ',
    'agent-login': '*',
    'pr-repository': 'docs',
    'timeout-minutes': '0',
    'last-days': '91',
    'comment-on-end': 'maybe',
  };
  const step = await s.settle(inputs);
  const titles = Object.keys(inputs).map((name) => `Invalid input: ${name}`);
  expect(step.annotations.map(({ title }) => title)).toEqual(titles);
  expect(step).toMatchObject({ exitCode: 1, outputs: { settled: '[]', active: '', 'pull-requests': '' } });
  expect([s.github.requests, s.platform.requests]).toEqual([[], []]);
  expect(step.summary).toMatch(/\*\*No job checked\.\*\*[^]*docs\/troubleshooting\.md#invalid-input\)/u);
});

test.each([
  [{ 'api-key': 'sk1', 'base-url': '' }, "`api-key` isn't an admin key, because it doesn't start with `mint"],
  [{ 'api-key': '', 'base-url': '' }, '`api-key` is empty. Check that the secret exists'],
  [{ 'project-id': '' }, 'and that it is a variable, not a secret; the id is on the API keys page of the'],
  [{ 'last-days': '0' }, '`last-days` must be a whole number from 1 to 90, not `0`.'],
  // The second one isn't spelled like an input of settle.
  [{ 'comment-onend': 'false', 'max-open-pr': '1' }, "`comment-onend` isn't an input of this action. Use"],
])('a wrong or misspelled input is an error before any request: %j', async (inputs, said) => {
  await using s = await scenario();
  const { exitCode, annotations } = await s.settle(inputs);
  expect(exitCode).toBe(1);
  expect(annotations.filter(({ level }) => level === 'error')).toEqual([annotated('error', said)]);
  expect([s.github.requests, s.platform.requests]).toEqual([[], []]);
});

test('conversations that GitHub never lets us write to do not keep others from being reported', async () => {
  await using s = await withEndedJobs(4);
  s.github.fault({ ...COMMENT, path: /issues\/[14]\/comments$/u }, status(500));
  const settled: string[] = [];
  // A run starts anywhere in the list of jobs.
  for (let runs = 0; runs < 30 && settled.length < 2; runs += 1) {
    settled.push(...settledIn(await s.settle()).map(({ job_id }) => job_id));
  }
  expect(settled.toSorted()).toEqual(['job-2', 'job-3']);
});

test('many refusals and the longest links leave the report short, with the first and the last notes', async () => {
  await using s = await scenario();
  const prLink = `https://example.com/?${'&'.repeat(1_900)}`;
  for (let issue = 1; issue <= 90; issue += 1) s.addOpenJob(issue, { ...COMPLETED, prLink });
  s.addOpenComment(91, { job: 'job-8', key: 'mint_replaced' });
  s.addOpenComment(92, { job: 'gone' });
  s.wait(48 * HOUR_MS);
  const message = `The issue is locked. ${'x'.repeat(300)}`;
  s.github.fault({ ...COMMENT, path: /issues\/[2-9]\d\/comments$/u }, status(403, { message }));
  s.platform.fault({ ...LOOK_UP, path: /gone$/u, nth: 2 }, status(500));
  const { outputs, summary, log } = await s.settle();
  expect(Buffer.byteLength(outputs['report'] ?? '')).toBeLessThan(60_000);
  for (const said of ["1 comment can't be updated", "Couldn't check 1 job", '64 more in the log.'])
    expect(summary).toContain(said);
  expect(log).toContain('The output `settled` leaves out');
  expect(summary).toMatch(/The output `settled` leaves out \d of 19 entries/u);
  expect(summary.match(/the conversation is locked/gu)).toHaveLength(7);
});

test('a job may still be active if GitHub doesn’t return its pull request before the deadline', async () => {
  await using s = await withEndedJobs(2);
  s.github.fault({ path: /\/pulls\/7$/u, times: Infinity }, HANGS);
  const { outputs, annotations } = await s.settle({ 'timeout-minutes': '0.2' });
  expect([outputs['active'], annotations.length]).toEqual(['1', 2]);
});

test('a job whose pull request can’t be read keeps no other one from its report', async () => {
  await using s = await scenario();
  s.addOpenJob(1, COMPLETED);
  for (let issue = 2; issue < 8; issue += 1) s.addOpenJob(issue, { status: 'failed' });
  s.wait(HOUR_MS);
  s.github.fault({ path: /\/pulls\/7$/u, times: Infinity }, DOWN);
  expect(settledIn(await s.settle())).toHaveLength(6);
});

test.each<[string, Fault]>([
  ['with its rate limit', LIMITED],
  ['with 502', status(502)],
  ['with nothing', { kind: 'reset' }],
  ['with 404', status(404)],
])('if GitHub answers %s for a pull request, its job stays open for a day', async (_, fault) => {
  // By GitHub's clock, which is two hours ahead of the runner's.
  await using s = await scenario({}, {}, 2 * HOUR_MS);
  await s.endJob();
  s.github.fault({ method: 'GET', path: /\/pulls\/7$/u, times: Infinity }, fault);
  const step = await s.settle();
  expect(step).toMatchObject({ exitCode: 0, outputs: { settled: '[]', active: '1' } });
  expect(step.summary).toContain('No job ended, 1 may still be active.');
  expect(s.bodies()).toHaveLength(1);
  s.wait(24 * HOUR_MS);
  expect(settledIn(await s.settle())).toHaveLength(1);
  expect(s.bodies()[0]).toContain("GitHub didn't confirm that the agent opened this pull request");
});
