import { type Done, endedWith, isStale } from '../agent-job/job/done.ts';
import { gitHubOf } from '../agent-job/job-run.ts';
import { DAY_MS } from '../lib/clock.ts';
import { formatProblem } from '../lib/problem.ts';
import { formatCount } from '../lib/text.ts';
import { endOf } from '../platform/agent-jobs.ts';
import { expectPlatformError, PlatformError } from '../platform/errors.ts';
import type { SettleRun } from './context.ts';
import type { OpenJob } from './jobs.ts';

/** A job that has ended, or that the API doesn't know. */
export type EndedJob = OpenJob & { readonly done: Extract<Done, { kind: 'ended' | 'lost' }> };

/** As many as the jobs that a project can start in an hour. How often it can ask for them isn't documented. */
const MAX_LOOKUPS = 100;
/** After this many, no other job is looked up: the API is taken for unavailable. */
const MAX_FAILURES = 5;

/** Asks the API once for each job, and notes how many couldn't be checked. `missing` are those that it doesn't know. */
export async function lookUpAll(run: SettleRun, jobs: readonly OpenJob[]) {
  const { limit, runner, random, notes } = run;
  const ended: EndedJob[] = [];
  const missing: EndedJob[] = [];
  const errors: PlatformError[] = [];
  const failsForAll = () => errors.some(({ policy }) => policy.all === true);
  const isCut = () => failsForAll() || errors.length >= MAX_FAILURES;
  let active = 0;
  let asked = 0;
  // A run starts anywhere in the list, so that no job keeps all runs from the others.
  const start = Math.floor(random() * jobs.length);
  for (const job of [...jobs.slice(start), ...jobs.slice(0, start)]) {
    if (limit.stop.aborted || isCut()) break;
    // Each missing job is asked for once more.
    if (asked + missing.length >= MAX_LOOKUPS) break;
    asked += 1;
    const { id } = job;
    const target = { kind: 'follow', jobId: id } as const;
    const last = await run.jobs.get(id, { attempt: 1, signal: limit.stop }).catch(expectPlatformError);
    if (last instanceof PlatformError) {
      runner.debugError(last);
      const done = { kind: 'lost', job: { id, last: undefined }, error: last, target } as const;
      if (last.policy.read === 'absent') missing.push({ ...job, done });
      else if (!limit.stop.aborted) errors.push(last);
      continue;
    }
    // The newest comment may be about a message that the job has just accepted.
    const isOver = endOf(last) !== undefined && !isStale(last, job.changedAt, gitHubOf(run).now());
    if (isOver) ended.push({ ...job, done: endedWith(target, last) });
    else active += 1;
  }

  const title = 'Jobs not checked';
  const left = jobs.length - asked;
  const unchecked = formatCount(errors.length + (isCut() ? left : 0), 'job');
  // The last one ended the look-ups.
  const error = errors.findLast(({ problem }) => !problem.isTransient) ?? errors.at(-1);
  if (error !== undefined) {
    const conclusion = error.problem.isTransient ? 'warning' : 'failure';
    const helpSection = error.policy.reason;
    notes.push({ conclusion, title, message: error.explain(`Couldn't check ${unchecked}`), helpSection });
  }
  if (left > 0 && !isCut() && !limit.stop.aborted) {
    const message = `A run sends the API at most ${MAX_LOOKUPS} requests. ${formatCount(left, 'job')} had to wait for later runs.`;
    notes.push({ conclusion: 'notice', title, message });
  }
  return { ended, missing, active, asked, failsForAll: failsForAll() };
}

/** A job that is gone stays unknown. A router or a proxy can be wrong for a moment. */
const MISSING_FOR_MS = 30_000;

/** Asks again for the jobs that the API didn't know. Those that it doesn't know again are lost, and count as ended. */
export async function lookUpMissing(run: SettleRun, first: Awaited<ReturnType<typeof lookUpAll>>) {
  const { clock, limit, notes } = run;
  const knows = first.ended.length + first.active > 0;
  if (!knows && first.missing.length > 0) {
    const message = formatProblem({
      what: `Couldn't check ${formatCount(first.missing.length, 'job')}`,
      why: "the API doesn't know any job that it was asked for",
      fix: 'Check `project-id` and `base-url`. If they are right, the API may be failing',
    });
    notes.push({ conclusion: 'warning', title: 'Jobs not found', message });
  }
  const old = first.missing.filter(({ changedAt }) => gitHubOf(run).now() - changedAt > DAY_MS);
  const hasTime = clock.now() + MISSING_FOR_MS < limit.deadline;
  if (!knows || old.length === 0 || !hasTime || first.failsForAll) return [];
  await clock.sleep(MISSING_FOR_MS, limit.stop);
  const { ended, missing } = await lookUpAll(run, old.slice(0, MAX_LOOKUPS - first.asked));
  return [...ended, ...missing];
}
