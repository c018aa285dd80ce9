import { availableParallelism, loadavg } from 'node:os';
import { relative } from 'node:path';
import { Worker } from 'node:worker_threads';
import { expect } from 'expect';

/** No test takes half as long, unless the machine does more than it has processors for. */
const LIMIT_MS = 30_000;

function limitNow() {
  return Math.round(LIMIT_MS * Math.max(1, loadavg()[0] / availableParallelism()));
}

/** Ends the process at the limit. It runs in a thread of its own, because a test that loops lets no timer of its thread fire. */
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

/** @type {Worker | undefined} */
let watcher;

/** @param {{ readonly what?: string, readonly ms?: number }} limit */
function watch(limit) {
  if (watcher === undefined) {
    watcher = new Worker(WATCH, { eval: true, execArgv: [] });
    watcher.unref();
  }
  watcher.postMessage(limit);
}

/**
 * Returns a function of Jest's that adds a test or a hook, so that what it adds ends at its timeout, or else at this limit:
 * `jest-light-runner` has no timeouts. Jest then reports the file as failed, because its process ended.
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
    watch({ what: `${relative('.', testPath)}: “${currentTestName}”`, ms: timeout ?? limitNow() });
    try {
      await Reflect.apply(run, undefined, args);
    } finally {
      watch({});
    }
  };
}
