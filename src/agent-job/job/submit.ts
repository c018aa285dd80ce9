import { abortDelayed, type Clock, type TimeLimit } from '../../lib/clock.ts';
import { formatDuration, formatTimeOfDay } from '../../lib/text.ts';
import { type AgentJob, partialId } from '../../platform/agent-jobs.ts';
import type { Attempt } from '../../platform/client.ts';
import { PlatformError } from '../../platform/errors.ts';
import { afterPost } from '../../platform/retry-policy.ts';
import type { JobRef, JobResult } from './result.ts';

/** How long the answer to a create is awaited after a cancel: the runner's SIGTERM follows its SIGINT in 7.5 s. */
const GRACE_FOR_THE_ANSWER_MS = 5_500;

const SHORTEST_PAUSE_MS = 1_000;

/** How far the pauses reach; each is drawn between nothing and that, so that many runs do not come back at once. */
const BACKOFF = {
  'rate-limit': { firstMs: 20_000, longestMs: 5 * 60_000 },
  unreachable: { firstMs: 1_000, longestMs: 60_000 },
};

/** The service has taken the job; `last` is undefined where its answer was damaged and showed the id alone. */
export interface Accepted {
  readonly kind: 'accepted';
  readonly job: JobRef;
}

export interface SubmitOptions {
  /** What to send: a create, or a message to a job. */
  readonly request: (attempt: Attempt) => Promise<AgentJob>;
  /** The job that a message is for. */
  readonly job: JobRef | undefined;
  readonly clock: Clock;
  /** From 0 up to, not with, 1. */
  readonly random: () => number;
  readonly cancelled: AbortSignal;
  readonly limit: TimeLimit;
  /** When the time is up, in milliseconds since the epoch. */
  readonly deadline: number;
  /** Told before each request, and again as soon as it is certain that nothing was accepted. */
  readonly onAsking: (isUnderWay: boolean) => void;
  readonly log: (line: string) => void;
}

/**
 * Has the service accept a create or a message once, and never twice: the request is repeated only where the one before
 * was provably not accepted (`afterPost`). A cancel lets a request that is under way come to its answer, as long as
 * there is time for it.
 */
export async function submit(submission: SubmitOptions): Promise<Accepted | JobResult> {
  const { job, clock, cancelled, limit, deadline, onAsking, log } = submission;
  let lastError: PlatformError | undefined;
  for (let failures = 0; ; failures += 1) {
    if (cancelled.aborted) return { kind: 'not-created', error: 'cancelled', job };
    if (clock.now() >= deadline) return { kind: 'not-created', error: lastError ?? 'timeout', job };
    onAsking(true);
    try {
      const last = await untilNoLongerWorthIt(submission, failures + 1);
      return { kind: 'accepted', job: { id: last.id, last } };
    } catch (error) {
      if (!(error instanceof PlatformError)) throw error;
      switch (afterPost(error)) {
        case 'refused':
          onAsking(false);
          return { kind: 'rejected', error };
        case 'uncertain': {
          const id = error.body === undefined ? undefined : partialId(error.body);
          if (id !== undefined) return { kind: 'accepted', job: { id, last: undefined } };
          return { kind: 'unknown', error, cancelled: cancelled.aborted, job };
        }
        case 'again': {
          onAsking(false);
          if (cancelled.aborted) return { kind: 'not-created', error: 'cancelled', job };
          if (error.failure === 'interrupted')
            return { kind: 'not-created', error: lastError ?? 'timeout', job };
          const pause = Math.max(error.retryAfterMs ?? 0, backoff(error, failures, submission.random()));
          if (clock.now() + pause >= deadline) return { kind: 'not-created', error, job };
          lastError = error;
          log(
            `${error.message}. Nothing was accepted; trying again in ${formatDuration(pause)}, ` +
              `at ${formatTimeOfDay(clock.now() + pause)}, and until ${formatTimeOfDay(deadline)} at the latest.`,
          );
          await clock.sleep(pause, limit.stop);
        }
      }
    }
  }
}

function backoff(error: PlatformError, failures: number, random: number): number {
  const { firstMs, longestMs } = BACKOFF[error.reason === 'rate-limit' ? 'rate-limit' : 'unreachable'];
  return Math.max(SHORTEST_PAUSE_MS, random * Math.min(firstMs * 2 ** failures, longestMs));
}

/**
 * Sends the request under a signal that aborts at the deadline, and on a cancel: at once where the request has not left
 * yet, and some time later where it has.
 */
async function untilNoLongerWorthIt(
  { request, clock, cancelled, limit }: SubmitOptions,
  attempt: number,
): Promise<AgentJob> {
  const finished = new AbortController();
  const unsentOnCancel = new AbortController();
  let isSent = false;
  const stopUnsent = () => {
    if (!isSent) unsentOnCancel.abort();
  };
  cancelled.addEventListener('abort', stopUnsent, { signal: finished.signal });
  const graceOver = abortDelayed(clock, cancelled, GRACE_FOR_THE_ANSWER_MS, finished.signal);
  try {
    return await request({
      attempt,
      signal: AbortSignal.any([limit.timedOut, unsentOnCancel.signal, graceOver]),
      onSending: () => {
        isSent = true;
      },
    });
  } finally {
    finished.abort();
  }
}
