import { readEvent } from '../github/event.ts';
import { endOf } from '../platform/agent-jobs.ts';
import { expectPlatformError, PlatformError } from '../platform/errors.ts';
import { readInputs } from '../runner/inputs.ts';
import { runStep, type Step } from '../step/step.ts';
import { withEventIssue } from './event-of-push.ts';
import { inputRules } from './inputs/rules.ts';
import { endedWith, hasEarlierResult, isStale } from './job/done.ts';
import { type Run, withReportTime, withRun } from './job-run.ts';
import { markAccepted } from './merges/mark.ts';
import { confirmPullRequest } from './pull-request/changes.ts';
import { summaryMarkdown } from './report/markdown.ts';
import { outcomeOf } from './report/outcome.ts';
import { removeTriggerLabel, reportOnGitHub } from './report/report.ts';
import { readSavedState, type SavedState } from './saved-state.ts';

const POST_TIMEOUT_MS = 60_000;

/** With `runStep`, so that `dist` has one script for `post`. Two would both contain what they share. */
export async function post(): Promise<void> {
  await runStep(runPost);
}

/**
 * Reports for a `main` that couldn't, because it was killed, its container got no signals, or GitHub refused the comment. Resolves
 * with the exit code 0, because that of `main` stands.
 */
export async function runPost(step: Step): Promise<number> {
  const { environment, clock, runner } = step;
  const saved = readSavedState(environment);
  const { values: inputs } = readInputs(environment, inputRules, runner.redact);
  // `main` read the same inputs, so they are valid once it saved anything. Its state says whether there is anything to report.
  const { startedAt, prompt, finished, reported, done } = saved;
  if (finished || startedAt === undefined) return 0;
  const event = readEvent(environment.eventName, environment.eventPath);
  const deadline = clock.now() + POST_TIMEOUT_MS;
  return await withRun({ ...step, startedAt }, { event, inputs, prompt }, deadline, async (run) => {
    if ((done === undefined || done.kind === 'not-created') && reported === undefined) {
      await removeTriggerLabel(run);
    } else {
      await reportForMain((await withEventIssue(run, { isOptional: true })).run, saved);
    }
    return 0;
  });
}

async function reportForMain(run: Run, saved: SavedState): Promise<void> {
  const { runner } = run;
  const { reported, isCommented, mark, diffHead } = saved;
  const by = await doneByNow(run, saved);
  const isMarked = 'job' in by && mark !== undefined && (await markAccepted(run, by.job.id, mark));
  const done = { ...by, included: { diffHead }, hasUnmarkedMerges: mark !== undefined && !isMarked };
  const now = outcomeOf(done, await confirmPullRequest(run, done), run);
  // What `main` reported stays, unless the job has ended: then all about its pull request is known by now.
  const { job, pullRequest } = now;
  const isReported = reported !== undefined && done.kind !== 'ended';
  const outcome = isReported ? { ...reported, job, pullRequest, done } : now;
  if (reported === undefined) {
    if (outcome.conclusion === 'pass') runner.notice(outcome.message, outcome.title);
    else runner.warning(outcome.message, outcome.title);
    await runner.addSummary(summaryMarkdown(run, outcome));
  }
  // This look-up brought nothing new, and the comment can say more.
  if (isReported && isCommented) await removeTriggerLabel(run);
  else await reportOnGitHub(run, outcome, true);
}

/** Asks once for a job that was active when `main` ended. */
async function doneByNow(run: Run, { done, messageAcceptedAt }: SavedState) {
  const { jobs, clock, runner } = run;
  if (done?.kind !== 'cancelled') return done ?? NOTHING_DONE;
  const { target } = done;
  const { id } = done.job;
  const last = await withReportTime(run, 'read', ({ limit }) =>
    jobs.get(id, { attempt: 1, signal: limit.stop }),
  ).catch(expectPlatformError);
  if (last instanceof PlatformError) {
    runner.info(last.message);
    runner.debugError(last);
    return done;
  }
  if (isStale(last, messageAcceptedAt, clock.now())) return done;
  const hasEnded = endOf(last) !== undefined || hasEarlierResult(target, last);
  return hasEnded ? endedWith(target, last) : { ...done, job: { id, last } };
}

const NOTHING_DONE = { kind: 'not-created', error: 'cancelled', target: { kind: 'create' } } as const;
