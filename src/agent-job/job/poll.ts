import type { Clock, TimeLimit } from '../../lib/clock.ts';
import type { AgentJob, AgentJobs } from '../../platform/agent-jobs.ts';
import { PlatformError } from '../../platform/errors.ts';
import { pauseAfterFailedPoll } from '../../platform/retry-policy.ts';
import { type PollSchedule, untilNextPoll } from './poll-schedule.ts';
import type { ProgressLog } from './progress-log.ts';
import { endOf, type JobRef, type PollResult } from './result.ts';

/** A job that the service has not known for this long is lost. Straight after a create it may take a moment. */
export const NOT_FOUND_GRACE_MS = 60_000;

/** For how long after a message a job may still show how it ended before. */
const STALE_END_MS = 20_000;

/** What asking for a job takes. */
export interface PollContext {
  readonly jobs: AgentJobs;
  readonly clock: Clock;
  readonly cancelled: AbortSignal;
  readonly limit: TimeLimit;
  /** When the time is up, in milliseconds since the epoch. */
  readonly deadline: number;
  readonly schedule: PollSchedule;
  /** Told of every answer, before anything is made of it. */
  readonly onJob: (job: AgentJob) => void;
  readonly progress: ProgressLog;
}

export interface PollOptions {
  /**
   * The job was sent a message a moment ago, and may still show how it ended before: an end counts once the job was seen
   * active, or after a while.
   */
  readonly afterMessage: boolean;
}

/**
 * Polls a job that exists until it has ended, the time is up or the run is canceled. A poll that fails is repeated, unless
 * that can't change anything (`poll` in `FAILURES`).
 */
export async function pollUntilEnd(
  { id, last: known }: JobRef,
  { afterMessage }: PollOptions,
  context: PollContext,
): Promise<PollResult> {
  const { jobs, clock, cancelled, limit, deadline, schedule, onJob, progress } = context;
  const began = clock.now();
  let last = known;
  let mayBeStale = afterMessage;
  let notFoundSince: number | undefined;
  let failures: PlatformError[] = [];
  let pause = schedule(0);

  for (;;) {
    await clock.sleep(untilNextPoll(pause, deadline - clock.now()), limit.stop);
    if (cancelled.aborted) return { kind: 'cancelled', job: { id, last } };
    if (limit.timedOut.aborted || clock.now() >= deadline) {
      return { kind: 'timed-out', job: { id, last }, error: failures.at(-1) };
    }
    try {
      last = await jobs.get(id, { attempt: failures.length + 1, signal: limit.stop });
      onJob(last);
      notFoundSince = undefined;
      failures = [];
      const end = endOf(last);
      if (end === undefined) mayBeStale = false;
      else if (!mayBeStale || clock.now() - began >= STALE_END_MS) return end;
      pause = schedule(clock.now() - began);
      progress.polled(last.status, pause);
    } catch (error) {
      if (!(error instanceof PlatformError)) throw error;
      if (limit.stop.aborted) continue;
      switch (error.policy.poll) {
        case 'reject':
          return { kind: 'lost', job: { id, last }, error };
        case 'absent':
          notFoundSince ??= clock.now();
          if (clock.now() - notFoundSince >= NOT_FOUND_GRACE_MS) {
            return { kind: 'lost', job: { id, last }, error };
          }
          break;
        case 'retry':
          notFoundSince = undefined;
      }
      failures.push(error);
      pause = pauseAfterFailedPoll(error, failures.length, schedule(clock.now() - began));
      progress.failed(error, pause);
    }
  }
}
