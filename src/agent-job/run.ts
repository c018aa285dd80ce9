import { expectGitHubError, GitHubError } from '../github/errors.ts';
import { readEvent } from '../github/event.ts';
import { inBackticks, oneLine } from '../lib/text.ts';
import { type AgentJob, endOf } from '../platform/agent-jobs.ts';
import type { Step } from '../step/step.ts';
import { findEarlierAttempt, newestReport } from './comment/comment.ts';
import { openSince, stateAfter } from './comment/marker.ts';
import { react, refusesComments } from './comment/reaction.ts';
import { gatherContext } from './context/gather.ts';
import { withEventIssue } from './event-of-push.ts';
import { checkEvent } from './guards.ts';
import { parseInputs, type Task } from './inputs/inputs.ts';
import type { Prompt } from './inputs/prompt.ts';
import { type Done, notCreated, type Target } from './job/done.ts';
import { submitWhenIdle } from './job/submit.ts';
import { findTarget } from './job/target.ts';
import { isMissing, lookUp, lostTrack, saveAccepted, waitUnlessEnded } from './job/wait.ts';
import { type Run, withRun } from './job-run.ts';
import type { Batch } from './merges/batch.ts';
import { markAccepted, markBeforeSending } from './merges/mark.ts';
import { findBatch, markStartOrSkip } from './merges/next-batch.ts';
import { reportRun } from './report/report.ts';
import { saveForPost } from './saved-state.ts';

/**
 * Checks the guards, reacts, requests the job and waits for it, and reports. The report confirms the pull request, writes the
 * comment, labels and reviewers, and removes the trigger label. Each does nothing unless its input is set, and the GitHub client of
 * a dry run changes nothing. Resolves with the exit code.
 */
export async function run(step: Step): Promise<number> {
  const { environment, runner, startedAt } = step;
  const event = readEvent(environment.eventName, environment.eventPath);
  const { inputs, task, problems, warnings } = parseInputs(step, event);
  const deadline = startedAt + inputs.timeoutMinutes * 60_000;
  const { prompt } = task ?? {};
  if (task !== undefined) {
    saveForPost(runner, { startedAt, prompt: prompt && { sha256: prompt.sha256, bytes: prompt.bytes } });
    for (const warning of warnings) runner.warning(warning, 'Check the inputs');
  }
  return await withRun(step, { event, inputs, prompt }, deadline, async (opened) => {
    if (task === undefined) return await reportRun(opened, { kind: 'invalid', problems });
    const requested = await requestJob(opened, task);
    return await reportRun(requested.run, requested.done);
  });
}

/** Resolves once the job has ended, or isn't waited for. The run can get the merged pull request of a push as its issue. */
async function requestJob(opened: Run, task: Task): Promise<{ readonly run: Run; readonly done: Done }> {
  const { prompt } = task;
  let run = opened;
  try {
    // Guards say who can send a prompt. A follow sends none.
    const skip = prompt && (await checkEvent(run));
    if (skip !== undefined) return { run, done: { kind: 'skipped', skip } };
    const found = await withEventIssue(run, { isOptional: prompt === undefined });
    run = found.run;
    if (found.refusal) return { run, done: notCreated(run, found.refusal, 'comment-forbidden') };
    const done = prompt === undefined ? await follow(run, task.jobId) : await sendPrompt(run, prompt);
    return { run, done };
  } catch (error) {
    // Guards fail closed. What comes after the prompt was sent catches its own errors.
    return { run, done: notCreated(run, expectGitHubError(error), 'guard-unavailable') };
  }
}

async function sendPrompt(opened: Run, prompt: Prompt): Promise<Done> {
  const batch = await batchToSend(opened);
  if (batch !== undefined && batch.kind !== 'batch') return batch;
  const run = { ...opened, batch };
  const { inputs, runner, environment } = run;
  const resumed = environment.runAttempt > 1 ? await resumeEarlierAttempt(run) : undefined;
  if (resumed !== undefined) return resumed;

  const skipped = batch && (await markStartOrSkip(run, batch));
  if (skipped !== undefined) return skipped;
  const target = await findTarget(run);
  if (target.kind !== 'create' && target.kind !== 'message') return target;
  const refusal = await react(run, 'eyes');
  // GitHub would refuse the comment too, so no job is paid for. Except for a push, nothing else checks it.
  if (refusal && refusesComments(run, refusal)) return notCreated(run, refusal, 'comment-forbidden', target);
  const included = inputs.include.length > 0 ? await gatherContext(run).catch(expectGitHubError) : undefined;
  if (included instanceof GitHubError) return notCreated(run, included, 'context-unavailable', target);
  if (inputs.dryRun) {
    if (target.kind === 'message') return { kind: 'dry-run', target, job: target.job, included };
    return (await testKey(run, target)) ?? { kind: 'dry-run', target, job: undefined, included };
  }
  const markRefusal = batch && (await markBeforeSending(run, batch));
  if (markRefusal !== undefined) return markRefusal;

  const { mark, diffHead } = included ?? {};
  // What `post` marks if this run is killed once the job has the prompt.
  saveForPost(runner, { mark, diffHead });
  const text = included === undefined ? prompt.text : `${prompt.text}\n\n${included.text}`;
  // While the step waits until a job is idle, the target can change, and the cap can still skip the prompt.
  const sent = await submitWhenIdle(run, target, text);
  if (sent.kind !== 'started') return { ...sent, included, hasUnmarkedMerges: mark !== undefined };
  const { job } = sent;
  saveAccepted(run, sent.target, job.last);
  const hasUnmarkedMerges = mark !== undefined && !(await markAccepted(run, job.id, mark));
  return { ...(await waitUnlessEnded(run, sent.target, job.last)), included, hasUnmarkedMerges };
}

/** Returns the merges to send, if any are wanted, or how the run ends without. Can wait for the job that got the last batch. */
async function batchToSend(run: Run): Promise<Batch | Done | undefined> {
  if (!run.inputs.include.includes('merges')) return undefined;
  const batch = await findBatch(run).catch(expectGitHubError);
  if (batch instanceof GitHubError) return notCreated(run, batch, 'context-unavailable');
  return batch.kind === 'started' ? await resumeBatch(run, batch.job.last, batch.target) : batch;
}

/** Returns the rejection that a create would get. */
async function testKey({ jobs, limit, runner }: Run, target: Target): Promise<Done | undefined> {
  const error = await jobs.testKey({ attempt: 1, signal: limit.stop });
  if (error === undefined) return undefined;
  if (error.isRejection) return { kind: 'rejected', error, target };
  runner.warning(error.explain("Couldn't test the API key"), 'API key not tested');
  return undefined;
}

async function follow(run: Run, jobId: string): Promise<Done> {
  const { inputs } = run;
  await react(run, 'eyes');
  const comment = inputs.dryRun ? undefined : await newestReport(run, jobId);
  const target = { kind: 'follow', jobId, before: comment?.marker.before } as const;
  const answer = await lookUp(run, jobId, inputs.wait ? 'given' : 'once', openSince(comment));
  return 'kind' in answer ? lostTrack(answer, target) : await waitFor(run, target, answer);
}

async function waitFor(run: Run, target: Target, job: AgentJob): Promise<Done> {
  if (run.inputs.dryRun) return { kind: 'dry-run', target, job };
  saveAccepted(run, target, job);
  return await waitUnlessEnded(run, target, job);
}

/** Resolves with undefined if the prompt has to be sent. */
async function resumeEarlierAttempt(run: Run): Promise<Done | undefined> {
  const comment = await findEarlierAttempt(run);
  if (comment === undefined) return undefined;
  const { job: jobId, attempt, state } = comment.marker;
  const target = { kind: 'resume', ...comment.result } as const;
  const isDone = target.ledToPullRequest === true;
  const notResumed = (why: string): undefined => {
    run.runner.info(`Not resuming job ${inBackticks(jobId)} of attempt ${attempt}, because it ${why}.`);
  };
  const { jobId: given } = run.inputs;
  const namesOther = given !== undefined && given !== 'auto' && given !== jobId;
  if (namesOther) return notResumed("isn't the one in `job-id`");
  if (state === 'void') return notResumed('ended without a result to continue');
  const answer = await lookUp(run, jobId, 'created', openSince(comment));
  if (isMissing(answer) && !isDone) return notResumed("doesn't exist anymore");
  if ('kind' in answer) return lostTrack(answer, target);
  const end = endOf(answer);
  if (!isDone && end !== undefined && stateAfter(answer) === 'void') return notResumed(end.how);
  return await resume(run, target, answer, `attempt ${attempt}`);
}

/** The mark only says which job got the batch. A comment of the earlier attempt says more, if there is one. */
async function resumeBatch(run: Run, job: AgentJob, marked: Target): Promise<Done> {
  const earlier = await findEarlierAttempt(run).catch(expectGitHubError);
  const isKnown = earlier !== undefined && !(earlier instanceof GitHubError) && earlier.marker.job === job.id;
  return await resume(run, isKnown ? { kind: 'resume', ...earlier.result } : marked, job, 'the newest batch');
}

async function resume(run: Run, target: Target, job: AgentJob, from: string): Promise<Done> {
  const name = `job ${inBackticks(job.id)} of ${from}, which is ${oneLine(job.status)}`;
  if (!run.inputs.dryRun) run.runner.info(`Resuming ${name}.`);
  return await waitFor(run, target, job);
}
