import { availableParallelism, loadavg } from 'node:os';
import { relative } from 'node:path';
import { Worker } from 'node:worker_threads';
import { expect } from 'expect';

/** No test takes half as long, unless the machine does more than it has processors for. */
const LIMIT_MS = 30_000;

/** Ends the process some time after the limit, in a thread of its own, because a test that loops lets no timer of its thread fire. */
const WATCH = `
const { writeSync } = require('node:fs');
let timer;
require('node:worker_threads').parentPort.on('message', ({ what, ms }) => {
  clearTimeout(timer);
  if (what === undefined) return;
  timer = setTimeout(() => {
    writeSync(2, what + ' did not end within ' + ms / 1000 + ' s.\\n');
    process.kill(process.pid, 'SIGKILL');
  }, ms);
});`;

const watcher = new Worker(WATCH, { eval: true, execArgv: [] });
watcher.unref();

/**
 * Returns a function of Jest's that adds a test or a hook, so that what it adds fails at its timeout, or else at this limit:
 * `jest-light-runner` has no timeouts. If it loops, the whole file fails a little later, because its process is ended.
 *
 * @param {(...args: readonly unknown[]) => unknown} add
 */
export function limited(add) {
  /** @param {readonly unknown[]} args */
  return (...args) => {
    const timeout = args.find((arg) => typeof arg === 'number');
    return add(...args.map((arg) => (typeof arg === 'function' ? within(timeout, arg) : arg)));
  };
}

const SHORT_ROW =
  "Jest's default runner would wait for a callback, which it passes to a test with more parameters than its row has entries. " +
  'Give the last parameters a default.';

/**
 * @param {number | undefined} timeout
 * @param {Function} run
 */
function within(timeout, run) {
  /** @param {readonly unknown[]} args */
  return async (...args) => {
    if (args.length < run.length) throw new Error(SHORT_ROW);
    const { testPath = '', currentTestName = 'before the first test' } = expect.getState();
    const ms = timeout ?? Math.round(LIMIT_MS * Math.max(1, loadavg()[0] / availableParallelism()));
    watcher.postMessage({ what: `${relative('.', testPath)}: “${currentTestName}”`, ms: 1.5 * ms });
    /** @type {NodeJS.Timeout | undefined} */
    let timer;
    const late = new Promise((_, reject) => {
      timer = setTimeout(() => reject(new Error(`It did not end within ${ms / 1000} s.`)), ms);
    });
    try {
      await Promise.race([Reflect.apply(run, undefined, args), late]);
    } finally {
      clearTimeout(timer);
      watcher.postMessage({});
    }
  };
}
