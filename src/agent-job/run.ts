import { GitHubError } from '../github/errors.ts';
import { readEvent } from '../github/event.ts';
import { withTimeout } from '../lib/clock.ts';
import { inBackticks, oneLine } from '../lib/text.ts';
import { maskSecrets } from '../step/connection.ts';
import type { Step } from '../step/step.ts';
import { findEarlierAttempt, react } from './comment/comment.ts';
import type { ContextBlock } from './context/block.ts';
import { checkEvent } from './guards.ts';
import { type PromptTask, parseInputs } from './inputs/inputs.ts';
import { type Done, type EarlierAttempt, endOf, HOW_ENDED, notCreated, type Target } from './job/done.ts';
import { submit } from './job/submit.ts';
import { findTarget } from './job/target.ts';
import { doneWithout, GIVEN_JOB_GRACE_MS, KNOWN_JOB_GRACE_MS, lookUp, publishAndWait } from './job/wait.ts';
import { openReporting, openRun, type Run } from './job-run.ts';
import { withPullRequestOfPush } from './push.ts';
import { save } from './saved-state.ts';

/** Runs one step of the agent job action, from its inputs to its report. Resolves with the step's exit code. */
export async function run(step: Step): Promise<number> {
  const { environment, clock, cancelled, runner } = step;
  const startedAt = clock.now();
  maskSecrets(step);
  const event = await readEvent(environment.eventName, environment.eventPath);
  const inputs = await parseInputs(step, event);
  if ('problems' in inputs) {
    const invalid = openReporting(step, event, inputs.reporting, startedAt, startedAt + 60_000);
    await react(invalid, 'confused', cancelled);
    return await (await loadReport()).reportInvalidInputs(invalid, inputs);
  }
  for (const warning of inputs.warnings) runner.warning(warning, 'Check the inputs');
  const deadline = startedAt + inputs.timeoutMinutes * 60_000;
  const reporting = openReporting(step, event, inputs, startedAt, deadline);
  return await withTimeout(clock, deadline - clock.now(), cancelled, async (limit) => {
    const opened = await withPullRequestOfPush(openRun(reporting, limit));
    const done = await requestJob(opened);
    return await (await loadReport()).reportRun(opened, done);
  });
}

/** The report is only needed when a job has ended, so a start doesn't read its code. */
function loadReport() {
  return import('./report/report.ts');
}

/** Does what the inputs ask for: follows a job, or sends the prompt to one. */
async function requestJob(run: Run): Promise<Done> {
  const { task } = run.inputs;
  if (task.kind === 'follow') return await follow(run, task.jobId);
  try {
    const done = await sendPrompt(run, task);
    // For those who can't see the log. Events of the agent get none.
    const getsReaction = done.kind === 'skipped' && done.skip.guard !== 'agent-event';
    if (getsReaction) await react(run, 'confused', run.limit.stop);
    return done;
  } catch (error) {
    // Guards fail closed: without an answer of GitHub, nothing is sent.
    if (!(error instanceof GitHubError)) throw error;
    return notCreated(whyStopped(run) ?? error);
  }
}

/** Sends the prompt to a new job or an earlier one, and waits for its end. Rejects with a `GitHubError` if a guard does. */
async function sendPrompt(run: Run, task: PromptTask): Promise<Done> {
  const { inputs, runner, limit } = run;
  const { prompt } = task;
  const skip = await checkEvent(run);
  if (skip !== undefined) return { kind: 'skipped', skip, target: { kind: 'none' } };
  if (run.pushError !== undefined) throw run.pushError;

  save(runner, { prompt: prompt.sha256 });
  const earlier = await findEarlierAttempt(run, prompt.sha256);
  const resumed = earlier && (await resume(run, earlier));
  if (resumed !== undefined) return resumed;

  const target = await findTarget(run, task);
  if (target.kind !== 'create' && target.kind !== 'message') return target;
  await react(run, 'eyes', limit.stop);
  let included: ContextBlock | undefined;
  try {
    included = await readContext(run);
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    const jobId = target.kind === 'message' ? target.job.id : undefined;
    return notCreated(whyStopped(run) ?? error, { target, jobId, lacksContext: true });
  }
  if (inputs.dryRun) {
    return { kind: 'dry-run', target, job: target.kind === 'message' ? target.job : undefined, included };
  }

  const text = included === undefined ? prompt.text : `${prompt.text}\n\n${included.text}`;
  const sent = await submit(run, target, text);
  return {
    ...(sent.kind === 'accepted' ? await publishAndWait(run, sent.target, sent.job) : sent),
    included,
  };
}

function whyStopped({ cancelled, limit }: Run): 'cancelled' | 'timeout' | undefined {
  if (cancelled.aborted) return 'cancelled';
  return limit.timedOut.aborted ? 'timeout' : undefined;
}

/** Returns what `include` names. Its code is loaded when it is needed. */
async function readContext(run: Run): Promise<ContextBlock | undefined> {
  if (run.inputs.include.length === 0) return undefined;
  const { gatherContext } = await import('./context/gather.ts');
  return await gatherContext(run);
}

/** Without `wait`, a look-up gives up early. */
const MAX_FAILURES_WITHOUT_WAIT = 3;

async function follow(run: Run, jobId: string): Promise<Done> {
  const target: Target = { kind: 'follow', jobId };
  await react(run, 'eyes', run.limit.stop);
  const answer = await lookUp(
    run,
    jobId,
    GIVEN_JOB_GRACE_MS,
    run.inputs.wait ? undefined : MAX_FAILURES_WITHOUT_WAIT,
  );
  switch (answer.kind) {
    case 'job':
      if (run.inputs.dryRun) return { kind: 'dry-run', target, job: answer.job };
      return await publishAndWait(run, target, { id: jobId, last: answer.job });
    case 'not-found':
    case 'refused':
      return { kind: 'rejected', error: answer.error, jobId, target };
    case 'failed':
    case 'timed-out':
    case 'cancelled':
      return doneWithout(jobId, answer, target);
  }
}

/** Returns what became of an earlier attempt's job, or undefined if the prompt has to be sent again. */
async function resume(run: Run, target: EarlierAttempt): Promise<Done | undefined> {
  const { inputs, runner } = run;
  const { jobId, attempt } = target;
  const name = `job ${inBackticks(jobId)} of attempt ${attempt}`;
  const answer = await lookUp(run, jobId, KNOWN_JOB_GRACE_MS);
  switch (answer.kind) {
    case 'job': {
      const end = endOf(answer.job);
      const isDone = end === 'completed' && answer.job.prLink !== undefined;
      if (end !== undefined && !isDone) {
        runner.info(`Sending the prompt again, because ${name} ${HOW_ENDED[end]}.`);
        return undefined;
      }
      if (inputs.dryRun) return { kind: 'dry-run', target, job: answer.job };
      save(runner, { isResumed: true });
      runner.info(`Resuming ${name}, which is ${oneLine(answer.job.status)}.`);
      return await publishAndWait(run, target, { id: jobId, last: answer.job });
    }
    case 'not-found':
      runner.info(`Sending the prompt again, because ${name} doesn't exist anymore.`);
      return undefined;
    case 'refused':
    case 'failed':
    case 'timed-out':
    case 'cancelled':
      return doneWithout(jobId, answer, target);
  }
}
