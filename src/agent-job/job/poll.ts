import type { Clock, TimeLimit } from '../../lib/clock.ts';
import type { AgentJob, AgentJobs } from '../../platform/agent-jobs.ts';
import { PlatformError } from '../../platform/errors.ts';
import { afterGet } from '../../platform/retry-policy.ts';
import type { PollSchedule } from './poll-schedule.ts';
import type { ProgressLog } from './progress-log.ts';
import { endedResult, type JobRef, type JobResult } from './result.ts';

/** Looks that miss are repeated no later than this, unless the service says when. */
const LONGEST_PAUSE_AFTER_A_MISS_MS = 10_000;

/** A job that the service has not known for this long is lost. Straight after a create it may take a moment. */
const ABSENCE_BORNE_MS = 60_000;

/** Whoever asks only once does not want to wait for ever for the answer. */
const MISSES_BORNE_FOR_ONE_ANSWER = 3;

/** For how long after a message a job may still show how it ended before. */
const OLD_END_SHOWN_MS = 20_000;

/** The last look comes this long before the deadline, so that a job is not called active that ended before. */
const LAST_LOOK_BEFORE_DEADLINE_MS = 2_000;

export interface PollOptions {
  readonly jobs: AgentJobs;
  readonly clock: Clock;
  readonly cancelled: AbortSignal;
  readonly limit: TimeLimit;
  /** When the time is up, in milliseconds since the epoch. */
  readonly deadline: number;
  readonly schedule: PollSchedule;
  /** Whether the job is known to exist: a refusal to show one that somebody else named is a rejection, not a loss. */
  readonly exists: boolean;
  /** False: the first look comes after the schedule's first pause. */
  readonly atOnce: boolean;
  /** False: one answer is enough. */
  readonly untilEnd: boolean;
  /**
   * The job was sent a message a moment ago, and may still show how it ended before: an end counts once the job was seen
   * not ended, or a while has passed.
   */
  readonly afterMessage?: boolean;
  /** Told of every answer, before anything is made of it. */
  readonly onSeen: (job: AgentJob) => void;
  readonly progress: ProgressLog;
}

/**
 * Looks at a job until it has ended, its time is up or the run is cancelled. A look that fails is a look missed and no
 * more, but for what asking again cannot change (`afterGet`).
 */
export async function pollUntilEnd(job: JobRef, wait: PollOptions): Promise<JobResult> {
  const { jobs, clock, cancelled, limit, deadline, schedule, untilEnd, atOnce, onSeen, progress } = wait;
  const began = clock.now();
  let { last } = job;
  let { exists, afterMessage: mayShowOldEnd = false } = wait;
  let absentSince: number | undefined;
  let misses: PlatformError[] = [];
  let pause = atOnce ? 0 : schedule(0);

  for (;;) {
    await clock.sleep(untilNextLook(pause, deadline - clock.now()), limit.stop);
    if (cancelled.aborted) return { kind: 'cancelled', job: { id: job.id, last }, killed: false };
    if (limit.timedOut.aborted || clock.now() >= deadline) {
      return { kind: 'timed-out', job: { id: job.id, last }, exists, error: misses.at(-1) };
    }
    try {
      last = await jobs.get(job.id, { attempt: misses.length + 1, signal: limit.stop });
      onSeen(last);
      exists = true;
      absentSince = undefined;
      misses = [];
      const ended = endedResult(last);
      if (ended === undefined) mayShowOldEnd = false;
      else if (!mayShowOldEnd || clock.now() - began >= OLD_END_SHOWN_MS) return ended;
      if (!untilEnd) return { kind: 'started', job: { id: job.id, last } };
      pause = schedule(clock.now() - began);
      progress.saw(last.status, pause);
    } catch (error) {
      if (!(error instanceof PlatformError)) throw error;
      if (limit.stop.aborted) continue;
      switch (afterGet(error)) {
        case 'refused':
          return exists ? { kind: 'lost', job: { id: job.id, last }, error } : { kind: 'rejected', error };
        case 'absent':
          if (!exists) return { kind: 'rejected', error };
          absentSince ??= clock.now();
          if (clock.now() - absentSince >= ABSENCE_BORNE_MS) {
            return { kind: 'lost', job: { id: job.id, last }, error };
          }
          break;
        case 'missed':
          absentSince = undefined;
      }
      misses.push(error);
      if (!untilEnd && !wait.exists && misses.length === MISSES_BORNE_FOR_ONE_ANSWER) {
        return { kind: 'timed-out', job: { id: job.id, last }, exists, error };
      }
      pause = pauseAfterMiss(misses.length, error, schedule(clock.now() - began));
      progress.missed(error, pause);
    }
  }
}

/** The usual interval, doubled for each miss in a row, or what the service asked for where that is longer. */
function pauseAfterMiss(missesInARow: number, { retryAfterMs = 0 }: PlatformError, interval: number): number {
  return Math.max(retryAfterMs, Math.min(interval * 2 ** missesInARow, LONGEST_PAUSE_AFTER_A_MISS_MS));
}

/** Never past the deadline, and one look shortly before it. */
function untilNextLook(pause: number, left: number): number {
  const beforeLastLook = left - LAST_LOOK_BEFORE_DEADLINE_MS;
  return beforeLastLook > 0 ? Math.min(pause, beforeLastLook) : Math.min(pause, left);
}
