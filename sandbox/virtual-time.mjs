// Plain JavaScript, because a child process starts faster without type stripping. The rules need types.
/* oxlint-disable typescript/no-unsafe-argument, typescript/no-unsafe-assignment, typescript/no-unsafe-call, typescript/no-unsafe-member-access, typescript/no-unsafe-return */

/** The real `setImmediate`, because `child-clock.mjs` replaces other timers. */
const { setImmediate } = globalThis;
const turn = () => new Promise((resolve) => setImmediate(resolve));

/** Documented in `virtual-time.d.mts`. */
export class VirtualTime {
  isHeld;
  #now;
  #onPark;
  #onUnpark;
  #timers = new Set();
  #lastOrder = 0;
  #isParked = false;
  #idleWaiters = [];

  constructor(start, isHeld, { onPark, onUnpark }) {
    this.#now = start;
    this.isHeld = isHeld;
    this.#onPark = onPark;
    this.#onUnpark = onUnpark;
  }

  get now() {
    return this.#now;
  }

  get reading() {
    return { now: this.#now, next: this.#awaited()?.due };
  }

  arm(timer) {
    this.#lastOrder += 1;
    timer.order = this.#lastOrder;
    timer.due = this.#now + timer.delay;
    this.#timers.add(timer);
    this.changed();
  }

  disarm(timer) {
    this.#timers.delete(timer);
    this.changed();
  }

  changed() {
    if (!this.#isParked) return;
    this.#isParked = false;
    this.#onUnpark();
  }

  jumpOrPark() {
    const timer = earliest(this.#timers);
    const isAwaited = this.#awaited() !== undefined;
    if (this.isHeld || !isAwaited) this.#park();
    else this.#fireSoon(timer, () => undefined);
    return isAwaited;
  }

  async advance(ms) {
    this.changed();
    const target = this.#now + ms;
    for (let timer = earliest(this.#timers); timer && timer.due <= target; timer = earliest(this.#timers)) {
      const due = timer;
      await new Promise((resolve) => this.#fireSoon(due, resolve));
      // Promises that the timer settled, and sockets that it aborted, are handled before the next timer.
      await turn();
    }
    this.#now = Math.max(this.#now, target);
    this.changed();
    return this.reading;
  }

  idle() {
    return new Promise((resolve) => {
      this.#idleWaiters.push(resolve);
      this.changed();
    });
  }

  release() {
    this.isHeld = false;
    this.changed();
    return this.reading;
  }

  #awaited() {
    return earliest([...this.#timers].filter(({ isRef }) => isRef));
  }

  #park() {
    this.#isParked = true;
    this.#onPark();
    const waiters = this.#idleWaiters;
    this.#idleWaiters = [];
    for (const resolve of waiters) resolve(this.reading);
  }

  /** Fires in its own turn of the event loop, so that an error in a callback is an uncaught exception, as in Node. */
  #fireSoon(timer, then) {
    setImmediate(() => {
      try {
        // It may have been cleared since.
        if (this.#timers.has(timer)) {
          this.#timers.delete(timer);
          this.#now = Math.max(this.#now, timer.due);
          timer.fire();
        }
      } finally {
        then();
      }
    });
  }
}

function earliest(timers) {
  let first;
  for (const timer of timers) {
    if (!first || timer.due < first.due || (timer.due === first.due && timer.order < first.order))
      first = timer;
  }
  return first;
}
