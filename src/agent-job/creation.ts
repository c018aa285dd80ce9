import type { Clock, TimeLimit } from '../clock.ts';
import { duration, timeOfDay } from '../duration.ts';
import { type AgentJobs, idShownIn } from '../platform/agent-job.ts';
import { PlatformError } from '../platform/errors.ts';
import { afterPost } from '../platform/retry.ts';
import type { Ending, KnownJob } from './ending.ts';

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
  readonly job: KnownJob;
}

export interface Creation {
  readonly jobs: AgentJobs;
  readonly clock: Clock;
  /** From 0 up to, not with, 1. */
  readonly random: () => number;
  readonly cancelled: AbortSignal;
  readonly limit: TimeLimit;
  /** When the time is up, in milliseconds since the epoch. */
  readonly deadline: number;
  readonly log: (line: string) => void;
}

/**
 * Creates one job, and never two: a request is repeated only where the one before was provably not accepted
 * (`afterPost`). A cancel lets a request that is under way come to its answer, as long as there is time for it.
 */
export async function createJob(prompt: string, creation: Creation): Promise<Accepted | Ending> {
  const { jobs, clock, cancelled, limit, deadline, log } = creation;
  let lastError: PlatformError | undefined;
  for (let attempt = 0; ; attempt += 1) {
    if (cancelled.aborted) return { kind: 'not-created', error: undefined };
    if (limit.timeUp.aborted && lastError !== undefined) return { kind: 'not-created', error: lastError };
    try {
      const job = await untilNoLongerWorthIt(creation, (signal) => jobs.create(prompt, signal));
      return { kind: 'accepted', job: { id: job.id, last: job } };
    } catch (error) {
      if (!(error instanceof PlatformError)) throw error;
      switch (afterPost(error)) {
        case 'refused':
          return { kind: 'rejected', error };
        case 'uncertain': {
          const id = error.body === undefined ? undefined : idShownIn(error.body);
          if (id !== undefined) return { kind: 'accepted', job: { id, last: undefined } };
          return { kind: 'unknown', error, cancelled: cancelled.aborted };
        }
        case 'again': {
          const pause = Math.max(
            SHORTEST_PAUSE_MS,
            error.retryAfterMs ?? backoff(error, attempt, creation.random()),
          );
          if (cancelled.aborted) return { kind: 'not-created', error: undefined };
          if (clock.now() + pause >= deadline) return { kind: 'not-created', error };
          lastError = error;
          log(
            `${error.message}. Nothing was accepted; trying again in ${duration(pause)}, ` +
              `at ${timeOfDay(clock.now() + pause)}, and until ${timeOfDay(deadline)} at the latest.`,
          );
          await clock.sleep(pause, limit.stop);
        }
      }
    }
  }
}

function backoff(error: PlatformError, attempt: number, random: number): number {
  const { firstMs, longestMs } = BACKOFF[error.reason === 'rate-limit' ? 'rate-limit' : 'unreachable'];
  return random * Math.min(firstMs * 2 ** attempt, longestMs);
}

/** Runs a request under a signal that aborts at the deadline, and some time after a cancel. */
async function untilNoLongerWorthIt<T>(
  { clock, cancelled, limit }: Creation,
  request: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const finished = new AbortController();
  const graceOver = new AbortController();
  cancelled.addEventListener(
    'abort',
    () => {
      void clock.sleep(GRACE_FOR_THE_ANSWER_MS, finished.signal).then(() => graceOver.abort());
    },
    { once: true, signal: finished.signal },
  );
  try {
    return await request(AbortSignal.any([limit.timeUp, graceOver.signal]));
  } finally {
    finished.abort();
  }
}
