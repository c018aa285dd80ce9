import { maskSecrets } from '../agent-job/inputs/inputs.ts';
import { openReporting, openRun } from '../agent-job/job-run.ts';
import { parseEvent } from '../github/event.ts';
import { withTimeout } from '../lib/clock.ts';
import type { Step } from '../step/step.ts';
import { parseInputs } from './inputs.ts';
import { findOpenJobs, lookUpAll } from './jobs.ts';
import { countPullRequests } from './pull-requests.ts';
import { publish, report } from './report.ts';
import { settleAll } from './settle.ts';
import { noteStop, type SettleRun } from './settle-run.ts';

/** Reports the jobs that ended after their run. What fails is noted, and later runs make up for it. Resolves with the exit code. */
export async function run(step: Step): Promise<number> {
  const { clock, cancelled, runner } = step;
  const startedAt = clock.now();
  maskSecrets(step);
  const inputs = parseInputs(step);
  if ('problems' in inputs) return await publish(runner, 'No job checked.', inputs.problems);
  const timeoutMs = inputs.timeoutMinutes * 60_000;
  // The comments are about other events than the one that started this run.
  const reporting = openReporting(step, parseEvent(''), inputs, startedAt, startedAt + timeoutMs);
  return await withTimeout(clock, timeoutMs, cancelled, async (limit) => {
    const settling: SettleRun = { ...openRun(reporting, limit), inputs, notes: [] };
    const [jobs, pulls] = await Promise.all([findOpenJobs(settling), countPullRequests(settling)]);
    const { ended, active } = await lookUpAll(settling, jobs ?? []);
    const settled = await settleAll(settling, ended);
    noteStop(settling);
    return await report(settling, settled, jobs && active, pulls);
  });
}
