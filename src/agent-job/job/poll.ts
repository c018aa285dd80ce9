import type { Clock, TimeLimit } from '../../lib/clock.ts';
import type { AgentJob, AgentJobs } from '../../platform/agent-jobs.ts';
import { PlatformError } from '../../platform/errors.ts';
import { FailedPolls } from './failed-polls.ts';
import { type PollSchedule, untilNextPoll } from './poll-schedule.ts';
import type { ProgressLog } from './progress-log.ts';
import { endOf, isStale, type JobRef, type PollResult } from './result.ts';

/** A job that the API doesn't know for this long is lost. Right after a create, that can take a moment. */
export const NOT_FOUND_GRACE_MS = 60_000;

/** What lookups and polls need. */
export interface PollContext {
  readonly jobs: AgentJobs;
  readonly clock: Clock;
  readonly cancelled: AbortSignal;
  readonly limit: TimeLimit;
  /** In milliseconds since the epoch. */
  readonly deadline: number;
  readonly schedule: PollSchedule;
  readonly progress: ProgressLog;
}

export interface PollOptions {
  /** A sentence for the log on why the job is waited for. */
  readonly what: string;
  /** When the job accepted a message, in milliseconds since the epoch: see `isStale`. */
  readonly messageAcceptedAt?: number;
  /** Called with every job that counts, before its status is checked. */
  readonly onJob?: (job: AgentJob) => void;
}

/**
 * Polls a job that exists until it ends, or until the timeout or a cancel. Retries a failed poll, unless that can't help
 * (`poll` in `FAILURES`).
 */
export async function pollUntilEnd(
  { id, last: known }: JobRef,
  { what, messageAcceptedAt, onJob }: PollOptions,
  context: PollContext,
): Promise<PollResult> {
  const { jobs, clock, cancelled, limit, deadline, schedule, progress } = context;
  const began = clock.now();
  let last = known;
  let acceptedAt = messageAcceptedAt;
  const failed = new FailedPolls({ clock, schedule, notFoundGraceMs: NOT_FOUND_GRACE_MS });
  let pause = schedule(0);
  progress.started(what, known?.status, untilNextPoll(pause, deadline - began));

  for (;;) {
    await progress.wait(untilNextPoll(pause, deadline - clock.now()), limit.stop);
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
      onJob?.(job);
      const end = endOf(job);
      if (end !== undefined) return end;
      progress.polled(job.status);
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
