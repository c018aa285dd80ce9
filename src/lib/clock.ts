/** What tells the time and waits, so that tests can bring their own. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Resolves after `ms` milliseconds, or as soon as `signal` aborts. It never rejects: ask the signal which it was. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
}

/** The longest time that one `setTimeout` can wait: 2³¹ − 1 ms. */
const LONGEST_TIMER_MS = 2_147_483_647;

/** What `performance.now()` counts from, as the wall clock had it when the step started. */
const ORIGIN_MS = Date.now() - performance.now();

/**
 * The machine's clock, through the globals `Date`, `performance` and `setTimeout` alone, so that a preloaded module can
 * move it. Somebody who sets the wall clock doesn't move it: a deadline stays where it was.
 */
export const systemClock: Clock = {
  now: () => Math.round(ORIGIN_MS + performance.now()),
  sleep: (ms, signal) =>
    new Promise((resolve) => {
      if (signal?.aborted) {
        resolve();
        return;
      }
      const wake = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', wake);
        resolve();
      };
      const timer = setTimeout(wake, Math.min(Math.max(ms, 0), LONGEST_TIMER_MS));
      signal?.addEventListener('abort', wake, { once: true });
    }),
};

/** The reason of an abort that nobody looks at: without one, each abort makes an exception, with its stack. */
const FINISHED = 'finished';

/** What may end a piece of work before it is done. */
export interface TimeLimit {
  /** Aborts when the time is up. */
  readonly timedOut: AbortSignal;
  /** Aborts when the time is up or when the work is not wanted any more, whichever is first. */
  readonly stop: AbortSignal;
}

/**
 * Runs `work` for at most `ms` milliseconds, or until `unwanted` aborts. Nothing is torn away: the work is told by the
 * limit's signals, and is expected to end by itself.
 */
export async function withTimeout<T>(
  clock: Clock,
  ms: number,
  unwanted: AbortSignal,
  work: (limit: TimeLimit) => Promise<T>,
): Promise<T> {
  const finished = new AbortController();
  const timeUp = new AbortController();
  void clock.sleep(ms, finished.signal).then(() => {
    if (!finished.signal.aborted) timeUp.abort();
  });
  try {
    return await work({ timedOut: timeUp.signal, stop: AbortSignal.any([unwanted, timeUp.signal]) });
  } finally {
    finished.abort(FINISHED);
  }
}

/** A signal that aborts `ms` milliseconds after `trigger` has, unless the work has ended (`ended`) by then. */
export function abortDelayed(
  clock: Clock,
  trigger: AbortSignal,
  ms: number,
  ended: AbortSignal,
): AbortSignal {
  const late = new AbortController();
  const wait = () => {
    void clock.sleep(ms, ended).then(() => {
      if (!ended.aborted) late.abort();
    });
  };
  if (trigger.aborted) wait();
  else trigger.addEventListener('abort', wait, { once: true, signal: ended });
  return late.signal;
}

/** `pending`, or a rejection with the signal's reason as soon as it aborts: for work that does not heed a signal by itself. */
export function abortable<T>(signal: AbortSignal, pending: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const letGo = () => reject(signal.reason);
    if (signal.aborted) letGo();
    signal.addEventListener('abort', letGo, { once: true });
    pending.then(resolve, reject).finally(() => signal.removeEventListener('abort', letGo));
  });
}
