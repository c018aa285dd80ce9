import type { AgentJob } from '../../platform/agent-jobs.ts';
import { PlatformError } from '../../platform/errors.ts';
import { FailedPolls } from './failed-polls.ts';
import type { PollContext } from './poll.ts';
import { untilNextPoll } from './poll-schedule.ts';

export type LookupResult =
  | { readonly kind: 'found'; readonly job: AgentJob }
  /** The API doesn't know the job. */
  | { readonly kind: 'not-found'; readonly error: PlatformError }
  /** The API refused the request. */
  | { readonly kind: 'refused'; readonly error: PlatformError }
  /** No response in time, or in the allowed number of attempts. */
  | { readonly kind: 'unanswered'; readonly error: PlatformError | undefined }
  | { readonly kind: 'cancelled' };

export interface LookupOptions {
  /** How long a 404 is retried, in milliseconds. Our own jobs are known to exist. */
  readonly notFoundGraceMs: number;
  /** It gives up after this number of failed attempts. */
  readonly maxFailures: number;
}

/** Asks for a job until there is a response, or until the timeout or a cancel. */
export async function lookUpJob(
  id: string,
  { notFoundGraceMs, maxFailures }: LookupOptions,
  { jobs, clock, cancelled, limit, deadline, schedule, progress }: PollContext,
): Promise<LookupResult> {
  const failed = new FailedPolls({ clock, schedule, notFoundGraceMs });
  for (;;) {
    if (cancelled.aborted) return { kind: 'cancelled' };
    if (limit.timedOut.aborted || clock.now() >= deadline) return { kind: 'unanswered', error: failed.last };
    try {
      return { kind: 'found', job: await jobs.get(id, { attempt: failed.count + 1, signal: limit.stop }) };
    } catch (error) {
      if (!(error instanceof PlatformError)) throw error;
      if (limit.stop.aborted) continue;
      const failure = failed.add(error);
      if (failure.kind !== 'retry') return { kind: failure.kind, error };
      if (failed.count === maxFailures) return { kind: 'unanswered', error };
      progress.failed(error, failure.pauseMs);
      await progress.wait(untilNextPoll(failure.pauseMs, deadline - clock.now()), limit.stop);
    }
  }
}
