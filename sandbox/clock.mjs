// Plain JavaScript, so that a child process starts without stripping types; these rules need types to judge by.
/* oxlint-disable typescript/no-unsafe-argument, typescript/no-unsafe-assignment, typescript/no-unsafe-call, typescript/no-unsafe-member-access, typescript/no-unsafe-return */
/**
 * A virtual clock for a child process: `node --import 'clock.mjs?start=<ms>[&held]'`, with an IPC channel to its parent.
 *
 * `Date` and the global timers go by a clock that stands still while the process has anything else to do. Node emits
 * `beforeExit` when nothing keeps it alive any more: no socket, look-up, file or thread-pool work that is ref'd. Here
 * this means that all there is left to wait for is time, so the clock jumps to the next timer. Held, it stays where it is
 * until the parent moves it. Unref'd timers keep nothing alive, as in Node, but fire in their turn on the way.
 *
 * What takes its time from `node:timers`, `performance` or `AbortSignal.timeout` still goes by the real clock.
 */
import { promisify } from 'node:util';

const RealDate = Date;
const real = { clearTimeout, clearInterval, setImmediate };
const options = new URL(import.meta.url).searchParams;

let now = Number(options.get('start'));
let held = options.has('held');
/** Held, with nothing to do: the IPC channel keeps the process alive until the parent speaks. */
let parked = false;
let counter = 0;
/** @type {Set<VirtualTimeout>} */
const armed = new Set();
/** Ids of the parent's requests to be told when only time is left to wait for. @type {number[]} */
let idleRequests = [];

class VirtualTimeout {
  /**
   * @param {(...args: unknown[]) => void} callback
   * @param {unknown} delay in milliseconds
   * @param {unknown[]} args
   * @param {boolean} repeats
   */
  constructor(callback, delay, args, repeats) {
    if (typeof callback !== 'function') {
      const error = new TypeError('The "callback" argument must be of type function.');
      throw Object.assign(error, { code: 'ERR_INVALID_ARG_TYPE' });
    }
    const ms = Math.trunc(Number(delay));
    this.callback = () => callback(...args);
    // Node's own rule for a delay that is out of range.
    this.delay = ms >= 1 && ms <= 2_147_483_647 ? ms : 1;
    this.repeats = repeats;
    this.isRef = true;
    this.isClosed = false;
    counter += 1;
    this.id = counter;
    this.arm();
  }

  arm() {
    counter += 1;
    this.order = counter;
    this.due = now + this.delay;
    armed.add(this);
    unpark();
  }

  fire() {
    armed.delete(this);
    if (this.repeats) this.arm();
    this.callback();
  }

  ref() {
    this.isRef = true;
    unpark();
    return this;
  }

  unref() {
    this.isRef = false;
    unpark();
    return this;
  }

  hasRef() {
    return this.isRef;
  }

  refresh() {
    if (!this.isClosed) this.arm();
    return this;
  }

  close() {
    this.isClosed = true;
    armed.delete(this);
    unpark();
    return this;
  }

  [Symbol.toPrimitive]() {
    return this.id;
  }

  [Symbol.dispose]() {
    this.close();
  }
}

/** @param {Iterable<VirtualTimeout>} timers */
function earliest(timers) {
  /** @type {VirtualTimeout | undefined} */
  let first;
  for (const timer of timers) {
    if (!first || timer.due < first.due || (timer.due === first.due && timer.order < first.order))
      first = timer;
  }
  return first;
}

/** The timer that is waited for: unref'd ones are not. */
function awaited() {
  return earliest([...armed].filter((timer) => timer.isRef));
}

/** Fires in a turn of its own, so that what a callback throws is an uncaught exception, as it is in Node. */
function fireSoon(timer, then = () => {}) {
  real.setImmediate(() => {
    try {
      // What ran since may have cleared it.
      if (armed.has(timer)) {
        now = Math.max(now, timer.due);
        timer.fire();
      }
    } finally {
      then();
    }
  });
}

async function advance(ms) {
  const target = now + ms;
  for (let timer = earliest(armed); timer && timer.due <= target; timer = earliest(armed)) {
    const due = timer;
    await new Promise((resolve) => fireSoon(due, () => resolve(undefined)));
    // Promises that the timer settled, and the close of sockets that it aborted, come before the next one.
    await new Promise((resolve) => real.setImmediate(resolve));
  }
  now = Math.max(now, target);
}

function park() {
  parked = true;
  process.channel?.ref();
  for (const id of idleRequests) reply(id);
  idleRequests = [];
}

/** Whatever changes what is waited for lets the process run until it is idle again, or ends. */
function unpark() {
  if (!parked) return;
  parked = false;
  process.channel?.unref();
  real.setImmediate(() => {});
}

function reply(id) {
  process.send?.({ id, now, next: awaited()?.due });
}

// oxlint-disable-next-line typescript/unbound-method -- it is applied to `this` below
const emit = process.emit;
process.emit = function emitUnlessWaiting(name, ...args) {
  if (name !== 'beforeExit') return Reflect.apply(emit, this, [name, ...args]);
  const timer = earliest(armed);
  if (timer && awaited()) {
    if (held && process.connected) park();
    else fireSoon(timer);
    return true;
  }
  const heard = Reflect.apply(emit, this, [name, ...args]);
  // A listener may have found something to wait for, as it may in Node.
  if (awaited()) real.setImmediate(() => {});
  return heard;
};

process.on('message', (/** @type {{ id: number, ask: string, ms?: number }} */ { id, ask, ms = 0 }) => {
  switch (ask) {
    case 'advance':
      unpark();
      void advance(ms).then(() => reply(id));
      return;
    case 'idle':
      idleRequests.push(id);
      unpark();
      return;
    case 'hold':
      held = true;
      break;
    case 'release':
      held = false;
      unpark();
      break;
    default:
  }
  reply(id);
});
process.channel?.unref();
process.on('disconnect', unpark);
process.on('exit', () => process.send?.({ now }));

/** @param {unknown} handle */
function clear(handle) {
  if (handle instanceof VirtualTimeout) handle.close();
  else if (typeof handle === 'number' || typeof handle === 'string') {
    for (const timer of armed) if (timer.id === Number(handle)) timer.close();
  } else real.clearTimeout(handle);
}

globalThis.setTimeout = Object.assign(
  (callback, delay, ...args) => new VirtualTimeout(callback, delay, args, false),
  {
    [promisify.custom]: (ms, value) =>
      new Promise((resolve) => new VirtualTimeout(resolve, ms, [value], false)),
  },
);
globalThis.setInterval = (callback, delay, ...args) => new VirtualTimeout(callback, delay, args, true);
globalThis.clearTimeout = clear;
globalThis.clearInterval = clear;
globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [now] : args, newTarget),
  apply: () => new RealDate(now).toString(),
  get: (target, name, receiver) => (name === 'now' ? () => now : Reflect.get(target, name, receiver)),
});
RealDate.prototype.constructor = globalThis.Date;
