import { registerHooks } from 'node:module';
import omitted from '../scripts/omitted.json' with { type: 'json' };

/**
 * For `jest-light-runner`, whose test files are Node's own modules: gives them Jest's functions, and the toolkit what takes the place of
 * its own HTTP client in `dist/`, as `resolver.cjs` does for Jest's default runner.
 */
const FUNCTIONS = `
import { limited } from ${JSON.stringify(new URL('time-limit.mjs', import.meta.url))};
const { test: all, ...functions } = globalThis;
export const { describe, expect, jest } = functions;
export const [afterAll, afterEach, beforeAll, beforeEach] = [
  functions.afterAll, functions.afterEach, functions.beforeAll, functions.beforeEach,
].map(limited);
export const test = Object.assign(limited(all), {
  each: (...table) => limited(all.each(...table)),
  skip: all.skip,
});`;

registerHooks({
  resolve(specifier, context, nextResolve) {
    if (specifier === '@jest/globals') {
      return { url: `data:text/javascript,${encodeURIComponent(FUNCTIONS)}`, shortCircuit: true };
    }
    const isToolkits = /\/node_modules\/@actions\//u.test(context.parentURL ?? '');
    if (isToolkits && omitted.includes(specifier)) {
      return { url: new URL('../scripts/omitted.js', import.meta.url).href, shortCircuit: true };
    }
    return nextResolve(specifier, context);
  },
});

// A runner of one's own can have any time zone. In this one, days differ most from UTC.
process.env['TZ'] = 'Pacific/Kiritimati';

// A test that hangs with an open server would outlive the run that ended because of it.
process.once('disconnect', () => process.exit());

/** When one worker asks `jest-light-runner` for data, all get it. One that doesn't listen yet would lose it and wait forever. */
const DATA = 'jest-light-runner-worker-data';
/** @type {unknown} */
let data;
process.on('message', (message) => {
  if (typeof message === 'object' && message !== null && Reflect.get(message, 'type') === DATA)
    data = message;
});
const send = process.send?.bind(process);
if (send !== undefined) {
  process.send = (/** @type {unknown} */ message) => {
    if (message !== 'jest-light-runner-get-worker-data' || data === undefined) return send(message);
    process.nextTick(() => process.emit('message', data, undefined));
    return true;
  };
}
