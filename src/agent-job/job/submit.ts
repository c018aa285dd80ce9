import { abortDelayed, type TimeLimit } from '../../lib/clock.ts';
import { formatDuration, formatTimeOfDay, inBackticks } from '../../lib/text.ts';
import type { AgentJob } from '../../platform/agent-jobs.ts';
import type { Attempt } from '../../platform/client.ts';
import { PlatformError } from '../../platform/errors.ts';
import { partialId } from '../../platform/partial-id.ts';
import { pauseBeforeSubmit } from '../../platform/retry-policy.ts';
import type { StepContext } from '../../step/context.ts';
import { saveNotAccepted, saveSubmitting } from '../saved-state.ts';
import { type JobRef, type JobResult, unseenJob } from './result.ts';

/** How long to wait for the response to a create after a cancel. The runner sends SIGTERM 7.5 s after SIGINT. */
const CANCEL_GRACE_MS = 5_500;

/** The API accepted the request. `job.last` is undefined if only the id could be read from a damaged response. */
export interface Accepted {
  readonly kind: 'accepted';
  readonly job: JobRef;
}

export type NotAccepted = Extract<JobResult, { kind: 'rejected' | 'not-created' | 'unknown' }>;

export interface SubmitOptions {
  /** Sends a create, or a message to a job. */
  readonly send: (attempt: Attempt) => Promise<AgentJob>;
  /** The job that a message is for. */
  readonly messageTo: AgentJob | undefined;
  /** Called before each request. A result ends the submission. */
  readonly beforeSend?: () => Promise<NotAccepted | undefined>;
  readonly limit: TimeLimit;
  /** When the time is up, in milliseconds since the epoch. */
  readonly deadline: number;
  readonly context: StepContext;
}

/**
 * Sends a create or a message until the API accepts it, and never twice: it only retries if the last request was certainly
 * not accepted (`submit` in `FAILURES`). A cancel lets a request in flight finish, as long as there is time. Saves for `post`
 * when something may have been accepted, and when that is ruled out.
 */
export async function submit(options: SubmitOptions): Promise<Accepted | NotAccepted> {
  const { messageTo, beforeSend, limit, deadline, context } = options;
  const { runner, clock, random, cancelled } = context;
  const job = messageTo && unseenJob(messageTo.id);
  let lastError: PlatformError | undefined;
  for (let failures = 0; ; failures += 1) {
    if (cancelled.aborted) return { kind: 'not-created', error: 'cancelled', job };
    if (clock.now() >= deadline) return { kind: 'not-created', error: lastError ?? 'timeout', job };
    const notAccepted = await beforeSend?.();
    if (notAccepted !== undefined) return notAccepted;
    if (cancelled.aborted) return { kind: 'not-created', error: 'cancelled', job };
    saveSubmitting(runner, messageTo);
    try {
      const last = await sendUntilCancelled(options, failures + 1);
      return { kind: 'accepted', job: { id: last.id, last } };
    } catch (error) {
      if (!(error instanceof PlatformError)) throw error;
      const policy = error.policy.submit;
      switch (policy) {
        case 'reject':
          saveNotAccepted(runner);
          return { kind: 'rejected', error, jobId: job?.id };
        case 'unsendable':
          saveNotAccepted(runner);
          return { kind: 'not-created', error, job };
        case 'uncertain': {
          const id = error.body === undefined ? undefined : partialId(error.body);
          if (id !== undefined) return { kind: 'accepted', job: unseenJob(id) };
          return { kind: 'unknown', error, cancelled: cancelled.aborted, job };
        }
        case 'retry': {
          saveNotAccepted(runner);
          if (cancelled.aborted) return { kind: 'not-created', error: 'cancelled', job };
          if (error.reason === 'interrupted') {
            return { kind: 'not-created', error: lastError ?? 'timeout', job };
          }
          const pause = pauseBeforeSubmit(error, failures, random());
          if (clock.now() + pause >= deadline) return { kind: 'not-created', error, job };
          lastError = error;
          runner.info(
            error.explain(
              job === undefined
                ? "Couldn't create a job"
                : `Couldn't send the message to job ${inBackticks(job.id)}`,
              `Retrying in ${formatDuration(pause)}, at ${formatTimeOfDay(clock.now() + pause)}`,
            ),
          );
          await clock.sleep(pause, limit.stop);
          break;
        }
        default:
          policy satisfies never;
      }
    }
  }
}

/**
 * Sends the request with a signal that aborts at the deadline and on a cancel: at once if the request hasn't left yet, and
 * after the grace period if it has.
 */
async function sendUntilCancelled(
  { send, limit, context: { clock, cancelled } }: SubmitOptions,
  attempt: number,
): Promise<AgentJob> {
  const finished = new AbortController();
  const cancelledUnsent = new AbortController();
  let isSent = false;
  const abortUnsent = () => {
    if (!isSent) cancelledUnsent.abort();
  };
  cancelled.addEventListener('abort', abortUnsent, { signal: finished.signal });
  const graceOver = abortDelayed(clock, cancelled, CANCEL_GRACE_MS, finished.signal);
  try {
    return await send({
      attempt,
      signal: AbortSignal.any([limit.timedOut, cancelledUnsent.signal, graceOver]),
      onSending: () => {
        isSent = true;
      },
    });
  } finally {
    finished.abort();
  }
}
