import { expect, jest, test } from '@jest/globals';
import { HANGS, status } from '../../sandbox/faults.ts';
import { CLOCK_START } from '../../sandbox/virtual-clock.ts';
import { annotated } from '../conclusion.ts';
import { COMPLETED, DAY_MS, HOUR_MS, type Scenario, scenario, settledIn } from './scenario.ts';

const LOOK_UP = { method: 'GET', path: /\/job\//u } as const;
const GONE = { ...LOOK_UP, path: /\/job\/gone$/u, times: Infinity } as const;

/** Starts with old comments about a job that the API doesn't know, and about jobs that it says are active. */
async function withGoneJob(active: number, ageMs = 2 * DAY_MS): Promise<Scenario> {
  // GitHub's clock is two minutes ahead.
  const s = await scenario({}, {}, 120_000);
  s.addOpenComment(1, { job: 'gone' });
  for (let issue = 2; issue <= active + 1; issue += 1) s.addOpenJob(issue);
  s.wait(ageMs);
  return s;
}

const askedFor = ({ platform }: Scenario, id: string) =>
  platform.requests.filter(({ path }) => path.endsWith(`/${id}`)).length;

test('a job that the API does not know twice is lost, once its comment is over a day old', async () => {
  await using s = await withGoneJob(1, DAY_MS - 60_000);
  const early = await s.settle();
  expect(early).toMatchObject({ annotations: [], outputs: { settled: '[]', active: '2' } });
  expect(early.summary).toContain('No job ended, 2 may still be active.');
  expect([early.elapsedMs < 5_000, askedFor(s, 'gone')]).toEqual([true, 1]);

  s.wait(2 * 60_000);
  const step = await s.settle();
  expect(settledIn(step)).toMatchObject([{ job_id: 'gone', outcome: 'lost', issue: 1 }]);
  expect(step.outputs['active']).toBe('1');
  expect(step.summary).toContain('1 job ended, 1 may still be active.');
  expect(step.elapsedMs).toBeGreaterThanOrEqual(30_000);
  expect(askedFor(s, 'gone')).toBe(3);
  const [lost = ''] = s.bodies(1);
  expect(lost).toContain('Lost track of the docs job');
  expect(lost).toMatch(/n't find job `gone` anymore: the API doesn't know this job\. Look for its pull/u);
  for (const body of s.bodies(1)) {
    expect(body).toMatch(
      /\n\nMintlify doesn't know the job anymore\. Look for its pull .* If there is none, ask a maintainer/u,
    );
    expect(body).not.toMatch(/still be running|`job-id: gone`/u);
  }
  // The job was created before its comment.
  const [, since = ''] = /created%3A%3E%3D([^)]*)\)/u.exec(lost) ?? [];
  expect(Date.parse(decodeURIComponent(since))).toBeLessThan(CLOCK_START);

  s.wait(HOUR_MS);
  expect((await s.settle()).outputs).toMatchObject({ settled: '[]', active: '1' });
  expect(s.bodies(1)).toHaveLength(2);
});

test.each([0, 1])('one wrong 404 loses no job, active or not, beside %i failed look-ups', async (failed) => {
  await using s = await withGoneJob(3, 0);
  s.addOpenJob(5, COMPLETED);
  s.wait(2 * DAY_MS);
  s.addOpenComment(6, { job: 'young' });
  for (const path of [/\/job-2$/u, /\/job-4$/u]) s.platform.fault({ ...LOOK_UP, path }, status(404));
  if (failed > 0) s.platform.fault({ ...LOOK_UP, path: /\/job-3$/u }, status(500));
  const step = await s.settle();
  const annotations = [{ title: 'Jobs not checked' }].slice(0, failed);
  const settled = settledIn(step).map(({ job_id, outcome }) => `${job_id}: ${outcome}`);
  expect(settled.toSorted()).toEqual(['gone: lost', 'job-4: pr-created']);
  expect(step).toMatchObject({ outputs: { active: '4' }, annotations });
  expect(step.summary).toContain('2 jobs ended, 4 may still be active.');
  expect(s.versions().slice(0, 5)).toEqual([2, 1, 1, 1, 2]);
});

test('a 404 for every job is a warning that names `project-id`, and changes nothing', async () => {
  await using s = await withGoneJob(11);
  s.platform.fault({ ...LOOK_UP, times: Infinity }, status(404));
  const step = await s.settle();
  expect(step).toMatchObject({ exitCode: 0, outputs: { settled: '[]', active: '12' } });
  expect(step.summary).toContain('No job ended, 12 may still be active.');
  const fix = 'Check `project-id` and `base-url`. If they are right, the API may be failing.';
  const said = `Couldn't check 12 jobs: the API doesn't know any job that it was asked for. ${fix}`;
  expect(step.annotations).toEqual([annotated('warning', said, 'Jobs not found')]);
  expect(s.platform.requests).toHaveLength(12);
  expect(s.versions()).toEqual(Array.from({ length: 12 }, () => 1));

  s.platform.clearFaults();
  expect(settledIn(await s.settle())).toMatchObject([{ job_id: 'gone', outcome: 'lost' }]);
});

test('nor does one failed look-up among them mean that the API knows any of them', async () => {
  await using s = await withGoneJob(2);
  s.platform.fault(LOOK_UP, status(500));
  s.platform.fault({ ...LOOK_UP, times: Infinity }, status(404));
  const step = await s.settle();
  expect(step.outputs).toMatchObject({ settled: '[]', active: '3' });
  const said = step.annotations.map(({ title, message }) => `${title}: ${message.split(':')[0]}`);
  expect(said).toEqual(["Jobs not checked: Couldn't check 1 job", "Jobs not found: Couldn't check 2 jobs"]);
});

test('jobs that ended are reported before the second look at a missing one', async () => {
  await using s = await withGoneJob(0, 0);
  s.addOpenJob(2, COMPLETED);
  s.wait(2 * DAY_MS);
  s.platform.fault({ ...GONE, nth: 2 }, HANGS);
  const step = await s.settle({ 'timeout-minutes': '1' });
  expect(settledIn(step)).toMatchObject([{ job_id: 'job-1' }]);
  expect(step.outputs['active']).toBe('1');
  expect(step.annotations).toMatchObject([{ level: 'warning', title: 'Run ended early' }]);
});

test.each([
  ['does not fit into the time', '0.4', 1, []],
  ['the API refuses', '10', 2, [annotated('warning', "Couldn't check 1 job", 'Jobs not checked')]],
])('a second look that %s loses no job', async (_, minutes, looks, annotations) => {
  await using s = await withGoneJob(1);
  s.platform.fault({ ...GONE, nth: 2 }, status(500));
  const step = await s.settle({ 'timeout-minutes': minutes });
  expect(step).toMatchObject({ exitCode: 0, annotations, outputs: { settled: '[]', active: '2' } });
  expect(askedFor(s, 'gone')).toBe(looks);
  expect(step.elapsedMs < 5_000).toBe(looks === 1);
});

test('there is no second look if the rate limit is used up', async () => {
  using _random = jest.spyOn(Math, 'random').mockReturnValue(0);
  await using s = await withGoneJob(9);
  s.platform.fault({ ...LOOK_UP, nth: 9 }, status(429));
  const step = await s.settle();
  expect(step.elapsedMs).toBeLessThan(5_000);
  expect(step.annotations).toMatchObject([{ level: 'warning', title: 'Jobs not checked' }]);
});

test('a run that is cancelled before the second look ends soon, and loses no job', async () => {
  await using s = await withGoneJob(1);
  const second = s.platform.waitForRequest(() => true, 2);
  const { elapsedMs, ...result } = await s.settleDuring(second, async (step) => {
    await step.clock.idle();
    step.kill('SIGINT');
  });
  expect(result).toMatchObject({ exitCode: 1, outputs: { settled: '[]', active: '2' } });
  expect(elapsedMs).toBeLessThan(2_000);
  expect(s.versions()).toEqual([1, 1]);
});

test('first and second looks together are at most 100 requests', async () => {
  // Of the second job.
  using _random = jest.spyOn(Math, 'random').mockReturnValue(0.01);
  await using s = await scenario();
  for (let issue = 1; issue <= 120; issue += 1) {
    if (issue % 2 === 0) s.addOpenComment(issue, { job: `gone-${issue}` });
    else s.addOpenJob(issue);
  }
  s.wait(2 * DAY_MS);
  s.platform.fault({}, status(500));
  const step = await s.settle();
  expect(s.platform.requests).toHaveLength(100);
  const settled = settledIn(step);
  expect(settled.length).toBeGreaterThan(30);
  expect(settled.every(({ outcome }) => outcome === 'lost')).toBe(true);
  expect(step.outputs['active']).toBe(String(120 - settled.length));
  const left = /^A run sends the API at most 100 requests\. 5\d jobs had to wait for later runs\.$/u;
  expect(step.annotations).toEqual([annotated('warning', 'check 1 job: '), annotated('notice', left)]);
});
