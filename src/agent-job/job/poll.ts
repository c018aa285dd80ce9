import type { Clock, TimeLimit } from '../../lib/clock.ts';
import type { AgentJob, AgentJobs } from '../../platform/agent-jobs.ts';
import { PlatformError } from '../../platform/errors.ts';
import { FailedPolls } from './failed-polls.ts';
import { type PollSchedule, untilNextPoll } from './poll-schedule.ts';
import type { ProgressLog } from './progress-log.ts';
import { endOf, isStale, type JobRef, type PollResult } from './result.ts';

/** A job that the service has not known for this long is lost. Straight after a create it may take a moment. */
export const NOT_FOUND_GRACE_MS = 60_000;

/** What asking for a job takes. */
export interface PollContext {
  readonly jobs: AgentJobs;
  readonly clock: Clock;
  readonly cancelled: AbortSignal;
  readonly limit: TimeLimit;
  /** When the time is up, in milliseconds since the epoch. */
  readonly deadline: number;
  readonly schedule: PollSchedule;
  /** Told of every answer that counts, before anything is made of it. */
  readonly onJob: (job: AgentJob) => void;
  readonly progress: ProgressLog;
}

export interface PollOptions {
  /** When the job accepted a message, in milliseconds since the epoch: see `isStale`. */
  readonly messageAcceptedAt?: number;
}

/**
 * Polls a job that exists until it has ended, the time is up or the run is canceled. A poll that fails is repeated, unless
 * that can't change anything (`poll` in `FAILURES`).
 */
export async function pollUntilEnd(
  { id, last: known }: JobRef,
  { messageAcceptedAt }: PollOptions,
  context: PollContext,
): Promise<PollResult> {
  const { jobs, clock, cancelled, limit, deadline, schedule, onJob, progress } = context;
  const began = clock.now();
  let last = known;
  let acceptedAt = messageAcceptedAt;
  const failed = new FailedPolls({ clock, schedule, notFoundGraceMs: NOT_FOUND_GRACE_MS });
  let pause = schedule(0);

  for (;;) {
    await clock.sleep(untilNextPoll(pause, deadline - clock.now()), limit.stop);
    if (cancelled.aborted) return { kind: 'cancelled', job: { id, last } };
    if (limit.timedOut.aborted || clock.now() >= deadline) {
      return { kind: 'timed-out', job: { id, last }, error: failed.last };
    }
    try {
      const job = await jobs.get(id, { attempt: failed.count + 1, signal: limit.stop });
      failed.clear();
      pause = schedule(clock.now() - began);
      if (isStale(job, acceptedAt, clock.now())) continue;
      acceptedAt = undefined;
      last = job;
      onJob(job);
      const end = endOf(job);
      if (end !== undefined) return end;
      progress.polled(job.status, pause);
    } catch (error) {
      if (!(error instanceof PlatformError)) throw error;
      if (limit.stop.aborted) continue;
      const failure = failed.add(error);
      if (failure.kind !== 'retry') return { kind: 'lost', job: { id, last }, error };
      pause = failure.pauseMs;
      progress.failed(error, pause);
    }
  }
}
