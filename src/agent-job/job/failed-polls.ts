import type { Clock } from '../../lib/clock.ts';
import type { PlatformError } from '../../platform/errors.ts';
import { pauseAfterFailedPoll } from '../../platform/retry-policy.ts';
import type { PollSchedule } from './poll-schedule.ts';

export type FailedPoll =
  /** The API refuses the poll. */
  | { readonly kind: 'refused' }
  /** The API hasn't found the job for longer than the grace period. */
  | { readonly kind: 'not-found' }
  | { readonly kind: 'retry'; readonly pauseMs: number };

export interface FailedPollsOptions {
  readonly clock: Clock;
  readonly schedule: PollSchedule;
  /** How long a 404 is retried, in milliseconds. */
  readonly notFoundGraceMs: number;
}

/** The polls that have failed since the last response. What each failure means is `poll` in `FAILURES`. */
export class FailedPolls {
  readonly #options: FailedPollsOptions;
  readonly #began: number;
  #notFoundSince: number | undefined;
  #errors: PlatformError[] = [];

  constructor(options: FailedPollsOptions) {
    this.#options = options;
    this.#began = options.clock.now();
  }

  get count(): number {
    return this.#errors.length;
  }

  get last(): PlatformError | undefined {
    return this.#errors.at(-1);
  }

  /** Returns whether to poll again, and after how long. */
  add(error: PlatformError): FailedPoll {
    const { clock, schedule, notFoundGraceMs } = this.#options;
    const { poll } = error.policy;
    switch (poll) {
      case 'reject':
        return { kind: 'refused' };
      case 'absent':
        this.#notFoundSince ??= clock.now();
        if (clock.now() - this.#notFoundSince >= notFoundGraceMs) return { kind: 'not-found' };
        break;
      case 'retry':
        this.#notFoundSince = undefined;
        break;
      default:
        poll satisfies never;
    }
    this.#errors.push(error);
    const interval = schedule(clock.now() - this.#began);
    return { kind: 'retry', pauseMs: pauseAfterFailedPoll(error, this.count, interval) };
  }

  /** Forgets them, after a response. */
  clear(): void {
    this.#notFoundSince = undefined;
    this.#errors = [];
  }
}
