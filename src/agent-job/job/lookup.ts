import type { AgentJob } from '../../platform/agent-jobs.ts';
import { PlatformError } from '../../platform/errors.ts';
import { FailedPolls } from './failed-polls.ts';
import type { PollContext } from './poll.ts';
import { untilNextPoll } from './poll-schedule.ts';

export type LookupResult =
  | { readonly kind: 'found'; readonly job: AgentJob }
  /** The service doesn't know the job. */
  | { readonly kind: 'not-found'; readonly error: PlatformError }
  /** The service doesn't let us ask. */
  | { readonly kind: 'refused'; readonly error: PlatformError }
  /** No answer in time, or in as many attempts as were allowed. */
  | { readonly kind: 'unanswered'; readonly error: PlatformError | undefined }
  | { readonly kind: 'cancelled' };

export interface LookupOptions {
  /** How long a 404 is doubted, in milliseconds: a job of ours is known to exist. */
  readonly notFoundGraceMs: number;
  /** After so many failed attempts it is given up. */
  readonly maxFailures: number;
}

/** Asks for a job until there is an answer, the time is up or the run is canceled. */
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
      await clock.sleep(untilNextPoll(failure.pauseMs, deadline - clock.now()), limit.stop);
    }
  }
}
