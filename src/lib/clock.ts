export const DAY_MS = 86_400_000;

/** Time and waiting, as an interface for tests. */
export interface Clock {
  /** In milliseconds since the epoch, as every time that is a number. */
  now(): number;
  /** Resolves after `ms` milliseconds, or as soon as `signal` aborts. Never rejects. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
}

/** Changes of the wall clock while a step runs don't affect it. */
export const systemClock: Clock = {
  now: () => Math.round(performance.timeOrigin + performance.now()),
  sleep: (ms, signal) =>
    new Promise((resolve) => {
      const wake = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', wake);
        resolve();
      };
      const timer = setTimeout(wake, Math.max(ms, 0));
      signal?.addEventListener('abort', wake, { once: true });
      if (signal?.aborted) wake();
    }),
};

export interface TimeLimit {
  /** When the time is up, as `clock.now()` has it. */
  readonly deadline: number;
  readonly timedOut: AbortSignal;
  /** Aborts at the timeout or a cancel, whichever is first. */
  readonly stop: AbortSignal;
}

/** The work has to watch the limit's signals: nothing else ends it early. */
export async function withTimeout<T>(
  clock: Clock,
  deadline: number,
  signal: AbortSignal,
  work: (limit: TimeLimit) => Promise<T>,
): Promise<T> {
  const finished = new AbortController();
  const timeUp = new AbortController();
  // `AbortSignal.any` only looks at its signals when it is asked, so its reason may be that of the later one.
  const stop = new AbortController();
  const cancel = () => stop.abort(signal.reason);
  if (signal.aborted) cancel();
  signal.addEventListener('abort', cancel, { once: true });
  void clock.sleep(deadline - clock.now(), finished.signal).then(() => {
    if (finished.signal.aborted) return;
    timeUp.abort();
    stop.abort(timeUp.signal.reason);
  });
  try {
    return await work({ deadline, timedOut: timeUp.signal, stop: stop.signal });
  } finally {
    signal.removeEventListener('abort', cancel);
    // Without a reason, Node makes an error for it, with its stack.
    finished.abort('finished');
  }
}

/** Returns a signal that aborts `ms` milliseconds after `trigger`. */
export function abortDelayed(clock: Clock, trigger: AbortSignal, ms: number): AbortSignal {
  const late = new AbortController();
  const wait = () => void clock.sleep(ms).then(() => late.abort());
  if (trigger.aborted) wait();
  else trigger.addEventListener('abort', wait, { once: true });
  return late.signal;
}

/** Returns `pending`, but rejects as soon as the signal aborts: for work that doesn't watch a signal itself. */
export function abortable<T>(signal: AbortSignal, pending: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const rejectEarly = () => reject(signal.reason);
    if (signal.aborted) rejectEarly();
    signal.addEventListener('abort', rejectEarly, { once: true });
    pending.then(resolve, reject).finally(() => signal.removeEventListener('abort', rejectEarly));
  });
}
