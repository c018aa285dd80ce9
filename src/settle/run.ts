import { withRun } from '../agent-job/job-run.ts';
import { parseEvent } from '../github/event.ts';
import type { Step } from '../step/step.ts';
import { noteStop, type SettleRun } from './context.ts';
import { parseInputs } from './inputs.ts';
import { findOpenJobs } from './jobs.ts';
import { lookUpAll, lookUpMissing } from './look-ups.ts';
import { countPullRequests } from './pull-requests.ts';
import { reportResults } from './report.ts';
import { settleAll } from './settle.ts';

/** Reports the jobs that ended after their run. What fails is noted, and later runs make up for it. */
export async function run(step: Step): Promise<number> {
  const inputs = parseInputs(step);
  if ('problems' in inputs) return await reportResults({ ...step, notes: inputs.problems });
  const deadline = step.startedAt + inputs.timeoutMinutes * 60_000;
  return await withRun(step, { event: parseEvent(''), inputs }, deadline, async (run) => {
    const settling: SettleRun = { ...run, inputs, notes: [], settled: [] };
    const [open, pulls] = await Promise.all([findOpenJobs(settling), countPullRequests(settling)]);
    const { jobs = [], unverified = [] } = open ?? {};
    const first = await lookUpAll(settling, jobs);
    await lookUpAll(settling, unverified);
    const endedAtFirst = await settleAll(settling, first.ended);
    const ended = endedAtFirst + (await settleAll(settling, await lookUpMissing(settling, first)));
    noteStop(settling);
    const counts = open && { ended, open: jobs.length - ended + open.unverifiedCount };
    return await reportResults({ ...settling, counts, pulls });
  });
}
