// Plain JavaScript, because a child process starts faster without type stripping. The rules need types.
/* oxlint-disable typescript/no-unsafe-argument, typescript/no-unsafe-assignment, typescript/no-unsafe-call, typescript/no-unsafe-member-access, typescript/no-unsafe-return */
/**
 * A virtual clock for a child process: `node --import 'child-clock.mjs?start=<ms>[&held]'`, with an IPC channel to its
 * parent.
 *
 * `Date`, `process.hrtime` and the global timers use a clock that stops while the process has other work. Node emits `beforeExit` when
 * nothing keeps the process alive: no ref'd socket, DNS lookup, file or thread-pool work. Then it only waits for time, so
 * the clock jumps to the next timer. A held clock only moves when the parent moves it. As in Node, unref'd timers don't
 * keep the process alive, but they fire when the clock passes them.
 *
 * `node:timers`, `performance` and `AbortSignal.timeout` still use the real clock.
 */
import { promisify } from 'node:util';
import { VirtualTime } from './virtual-time.mjs';

const RealDate = Date;
const real = { clearTimeout, clearInterval, setImmediate };
const options = new URL(import.meta.url).searchParams;

const time = new VirtualTime(Number(options.get('start')), options.has('held'), {
  // The IPC channel keeps the process alive until the parent sends a message.
  onPark: () => process.channel?.ref(),
  // After any change of the timers, the process runs until it is idle again or exits.
  onUnpark: () => {
    process.channel?.unref();
    real.setImmediate(() => {});
  },
});
let lastId = 0;
/** @type {Set<VirtualTimeout>} */
const armed = new Set();

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
    // Node's rule for a delay that is out of range.
    this.delay = ms >= 1 && ms <= 2_147_483_647 ? ms : 1;
    this.repeats = repeats;
    this.isRef = true;
    this.isClosed = false;
    lastId += 1;
    this.id = lastId;
    this.arm();
  }

  arm() {
    armed.add(this);
    time.arm(this);
  }

  fire() {
    armed.delete(this);
    if (this.repeats) this.arm();
    this.callback();
  }

  ref() {
    this.isRef = true;
    time.changed();
    return this;
  }

  unref() {
    this.isRef = false;
    time.changed();
    return this;
  }

  refresh() {
    if (!this.isClosed) this.arm();
    return this;
  }

  close() {
    this.isClosed = true;
    armed.delete(this);
    time.disarm(this);
    return this;
  }

  [Symbol.toPrimitive]() {
    return this.id;
  }
}

// oxlint-disable-next-line typescript/unbound-method -- it is applied to `this` below
const emit = process.emit;
process.emit = function emitUnlessWaiting(name, ...args) {
  if (name !== 'beforeExit') return Reflect.apply(emit, this, [name, ...args]);
  if (time.isHeld && !process.connected) time.release();
  if (time.reading.next !== undefined) return time.jumpOrPark();
  const heard = Reflect.apply(emit, this, [name, ...args]);
  // As in Node, a listener may have started something to wait for.
  if (time.reading.next !== undefined) real.setImmediate(() => {});
  return heard;
};

process.on('message', (/** @type {{ id: number, ask: string, ms?: number }} */ { id, ask, ms = 0 }) => {
  void perform(ask, ms).then((reading) => process.send?.({ id, ...reading }));
});
process.channel?.unref();
process.on('disconnect', () => time.changed());
process.on('exit', () => process.send?.({ now: time.now }));

/** Handles a message from the parent and replies with the time. */
async function perform(ask, ms) {
  switch (ask) {
    case 'advance':
      return time.advance(ms);
    case 'idle':
      return time.idle();
    case 'release':
      return time.release();
    default:
      return time.reading;
  }
}

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
    Reflect.construct(target, args.length === 0 ? [time.now] : args, newTarget),
  apply: () => new RealDate(time.now).toString(),
  get: (target, name, receiver) => (name === 'now' ? () => time.now : Reflect.get(target, name, receiver)),
});
RealDate.prototype.constructor = globalThis.Date;
process.hrtime = Object.assign(() => [Math.floor(time.now / 1_000), (time.now % 1_000) * 1_000_000], {
  bigint: () => BigInt(Math.round(time.now * 1_000_000)),
});
