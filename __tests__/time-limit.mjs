import { IS_SOAK } from './random-runs.ts';

/** No file takes half a minute. */
const LIMIT_MINUTES = IS_SOAK ? 24 * 60 : 5;

/**
 * For Jest, as a reporter: ends a run in which no test file has ended for a while, and names those that are left. The limit isn't
 * per file, because `jest-light-runner`, which has none, reports all files as started at once.
 */
export default class {
  /** @type {Set<string>} */
  #left = new Set();
  /** @type {NodeJS.Timeout | undefined} */
  #limit;

  /** @param {{ readonly path: string }} test */
  onTestFileStart({ path }) {
    this.#left.add(path);
    this.#restart();
  }

  /** @param {{ readonly path: string }} test */
  onTestFileResult({ path }) {
    this.#left.delete(path);
    this.#restart();
  }

  #restart() {
    clearTimeout(this.#limit);
    if (this.#left.size === 0) return;
    this.#limit = setTimeout(() => {
      console.error(`No test file ended for ${LIMIT_MINUTES} minutes. Left: ${[...this.#left].join(', ')}`);
      process.exit(1);
    }, LIMIT_MINUTES * 60_000);
  }
}
