import { backoff } from '../../lib/backoff.ts';
import { capitalized } from '../../lib/problem.ts';
import { formatDuration, inBackticks, oneLine } from '../../lib/text.ts';
import { type AgentJob, endOf, type JobRef } from '../../platform/agent-jobs.ts';
import { expectPlatformError, PlatformError } from '../../platform/errors.ts';
import { gitHubOf, type Run } from '../job-run.ts';
import { saveForPost } from '../saved-state.ts';
import { type Done, endedWith, hasEarlierResult, isStale, STALE_END_MS, type Target } from './done.ts';

/** As soon as a job has the prompt, or is followed: outputs, and what `post` needs. */
export function saveAccepted(run: Run, target: Target, job: AgentJob): void {
  // The job last, so that after a kill in between, `post` doesn't take the job's earlier end for the new one.
  const now = run.clock.now();
  const messageAcceptedAt = target.kind === 'message' ? now : undefined;
  const last = isStale(job, messageAcceptedAt, now) ? undefined : job;
  const done = { kind: 'cancelled', job: { id: job.id, last }, target } as const;
  saveForPost(run.runner, { messageAcceptedAt, done });
  setJobOutputs(run, job);
}

/** Waits for the end of a job that has the prompt, or is followed, unless it has ended or `wait` is `false`. */
export async function waitUnlessEnded(run: Run, target: Target, job: AgentJob): Promise<Done> {
  const { id } = job;
  // The response to a message shows the earlier end.
  const hasEnded = endOf(job) !== undefined && target.kind !== 'message';
  if (hasEnded || hasEarlierResult(target, job)) return endedWith(target, job);
  if (!run.inputs.wait) return { kind: 'started', job: { id, last: job }, target };

  const name = `job ${inBackticks(id)}`;
  const what: Readonly<Record<Target['kind'], string>> = {
    create: `${capitalized(name)} accepted.`,
    message: `Message accepted by ${name}.`,
    follow: `Following ${name}, which is ${oneLine(job.status)}.`,
    resume: `Waiting for ${name}.`,
  };
  const answer = await waitForEnd(run, job, what[target.kind], target);
  return 'kind' in answer ? lostTrack(answer, target) : endedWith(target, answer);
}

/** As soon as they are known, so that they are set if the step is killed later. */
function setJobOutputs({ runner }: Run, { id, status }: AgentJob): void {
  runner.setOutput('job-id', id);
  runner.setOutput('status', oneLine(status));
}

/** A job whose answer was needed before a message could be sent. */
export function notSent(answer: NoAnswer, target: Target): Done {
  if (isMissing(answer)) return { kind: 'rejected', error: answer.error, target };
  const error = answer.kind === 'cancelled' ? 'cancelled' : (answer.error ?? 'timeout');
  return { kind: 'not-created', error, target };
}

/** A job that has the prompt, or is followed. */
export function lostTrack(answer: NoAnswer, target: Target): Done {
  const isUnseen = target.kind === 'follow' && answer.job.last === undefined;
  return answer.kind === 'lost' && answer.error.policy.read !== 'retry' && isUnseen
    ? { kind: 'rejected', error: answer.error, target }
    : { ...answer, target };
}

export type LookUpResult = AgentJob | NoAnswer;

/** As in `Done`. */
type NoAnswer = { readonly job: JobRef } & (
  | { readonly kind: 'lost'; readonly error: PlatformError }
  | { readonly kind: 'timed-out'; readonly error: PlatformError | undefined }
  | { readonly kind: 'cancelled' }
);

export function isMissing(answer: LookUpResult): answer is Extract<NoAnswer, { kind: 'lost' }> {
  return 'kind' in answer && answer.kind === 'lost' && answer.error.policy.read === 'absent';
}

/**
 * How long a 404 is retried for a job that was created (right after that, the API can need a moment to find it), and for one that
 * `job-id` names, which may not exist. `once`: no failure is retried.
 */
const NOT_FOUND_GRACE_MS = { created: 60_000, given: 0, once: 0 };

/**
 * Asks for a job until there is a response, or until the timeout or a cancel. What a failure means is `read` in `POLICIES`. Asks again
 * if the job got a prompt just now, at `promptedAt` by GitHub's clock: it can still show its end before that.
 */
export async function lookUp(
  run: Run,
  id: string,
  origin: keyof typeof NOT_FOUND_GRACE_MS,
  promptedAt = 0,
  pollInterval?: () => number,
): Promise<LookUpResult> {
  const { jobs, clock, cancelled, limit, progress } = run;
  // The API has returned the job before, so what keeps it from answering now may pass.
  const isPoll = pollInterval !== undefined;
  const interval = pollInterval ?? intervalOf(run, clock.now(), false);
  const job = { id, last: undefined };
  let error: PlatformError | undefined;
  let notFoundSince: number | undefined;
  for (let failures = 0; ; ) {
    if (cancelled.aborted) return { kind: 'cancelled', job };
    if (limit.timedOut.aborted || clock.now() >= limit.deadline) return { kind: 'timed-out', job, error };
    const asking = jobs.get(id, { attempt: failures + 1, signal: limit.stop });
    const found = await asking.catch(expectPlatformError);
    if (!(found instanceof PlatformError)) {
      const now = gitHubOf(run).now();
      if (!isStale(found, promptedAt, now)) return found;
      await clock.sleep(promptedAt + STALE_END_MS - now, limit.stop);
      return await lookUp(run, id, origin === 'once' ? 'once' : 'created');
    }
    if (limit.stop.aborted) continue;
    error = found;
    failures += 1;
    const { read } = error.policy;
    if (read === 'reject' || (read === 'reject-first' && !isPoll)) return { kind: 'lost', job, error };
    read satisfies 'absent' | 'retry' | 'reject-first';
    notFoundSince = read === 'absent' ? (notFoundSince ?? clock.now()) : undefined;
    const isGone = notFoundSince !== undefined && clock.now() - notFoundSince >= NOT_FOUND_GRACE_MS[origin];
    if (isGone || origin === 'once') return { kind: 'lost', job, error };
    const limits = { first: 2 * interval(), longest: MAX_POLL_PAUSE_MS };
    const pause = untilNextPoll(run, backoff(limits, failures - 1, error.failed.retryAfterMs));
    progress.failed(error, pause);
    await progress.wait(pause, limit.stop);
  }
}

/** A failed poll is retried no later than this, unless the API asks for a longer wait. */
const MAX_POLL_PAUSE_MS = 10_000;

/** `what` is a sentence for the log. The step's outputs are about the job if it is the `target`. */
async function waitForEnd(run: Run, job: AgentJob, what: string, target?: Target): Promise<LookUpResult> {
  const { clock, limit, progress, runner } = run;
  const began = clock.now();
  let messageAcceptedAt = target?.kind === 'message' ? began : undefined;
  let last = isStale(job, messageAcceptedAt, began) ? undefined : job;
  // The age of any other job is unknown, so its first poll is due at once.
  const interval = intervalOf(run, began, target?.kind === 'create' || target?.kind === 'message');
  progress.started(what, last?.status, untilNextPoll(run, interval()));
  for (;;) {
    await progress.wait(untilNextPoll(run, interval()), limit.stop);
    const now = await lookUp(run, job.id, 'created', undefined, interval);
    if ('kind' in now) return { ...now, job: { id: job.id, last } };
    if (isStale(now, messageAcceptedAt, clock.now())) continue;
    // An `active` in the response to the message doesn't yet say that the agent works on it, but one in a poll does.
    if (messageAcceptedAt !== undefined) saveForPost(runner, { messageAcceptedAt: undefined });
    messageAcceptedAt = undefined;
    // Outputs are a file that grows, so a poll only adds what is new.
    if (target !== undefined && now.status !== last?.status) setJobOutputs(run, now);
    last = now;
    if (endOf(now) !== undefined) return now;
    progress.polled(now.status);
  }
}

/** How long a poll of another run can take. */
const REQUEST_MS = 5_000;

/** Waits until a job with another prompt has ended, and can get a message. `why`: a sentence for the log, without its period. */
export async function waitUntilIdle(run: Run, job: AgentJob, why: string): Promise<LookUpResult> {
  const answer = await waitForEnd(run, job, `Job ${inBackticks(job.id)} is ${oneLine(job.status)}. ${why}.`);
  // However the last poll failed, the time went into waiting for the other prompt.
  if ('kind' in answer) return answer.kind === 'timed-out' ? { ...answer, error: undefined } : answer;
  const { jobId, pollIntervalSeconds = 0 } = run.inputs;
  const getsMessage = jobId === job.id || (jobId === 'auto' && endOf(answer)?.canContinue === true);
  if (!getsMessage) return answer;
  // The run of the other prompt polls too. After a message, it would take the message's end for that of its own prompt.
  const pause = Math.max(MAX_INTERVAL_MS, pollIntervalSeconds * 1_000) + REQUEST_MS;
  run.runner.info(`The job ended. Waiting ${formatDuration(pause)} for the earlier prompt's run to see it.`);
  await run.clock.sleep(pause, run.limit.stop);
  return run.limit.stop.aborted ? await lookUp(run, job.id, 'created') : answer;
}

/**
 * The adaptive schedule. Of 338 public jobs, half took less than 58 s, nine in ten less than 108 s, and hardly one less than
 * 28 s, so the first poll comes then. After that, the interval is a share of the time waited so far: a long job costs few
 * polls, and its end is noticed a little later.
 */
const FIRST_POLL_MS = 28_000;
const INTERVAL_SHARE = 0.075;
const MAX_INTERVAL_MS = 15_000;

/** Returns milliseconds. */
export function adaptiveInterval(waitedMs: number): number {
  if (waitedMs < FIRST_POLL_MS) return FIRST_POLL_MS - waitedMs;
  return Math.min(waitedMs * INTERVAL_SHARE, MAX_INTERVAL_MS);
}

/** Returns the usual milliseconds between polls, as a function of the time. */
function intervalOf({ inputs, clock }: Run, began: number, isNew: boolean): () => number {
  const { pollIntervalSeconds } = inputs;
  if (pollIntervalSeconds !== undefined) return () => pollIntervalSeconds * 1_000;
  return () => adaptiveInterval((isNew ? 0 : FIRST_POLL_MS) + clock.now() - began);
}

/** The last poll comes this long before the deadline, so that a job that just ended isn't reported as active. */
const LAST_POLL_BEFORE_DEADLINE_MS = 2_000;

/** Returns `pause`, but not beyond the deadline, and with one poll shortly before it. Both are in milliseconds. */
function untilNextPoll({ clock, limit }: Run, pause: number): number {
  const left = limit.deadline - clock.now();
  const beforeLastPoll = left - LAST_POLL_BEFORE_DEADLINE_MS;
  return Math.min(pause, beforeLastPoll > 0 ? beforeLastPoll : left);
}
