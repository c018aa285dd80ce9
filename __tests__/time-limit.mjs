import { IS_SOAK } from './random-runs.ts';

/** No file takes half a minute. */
const LIMIT_MINUTES = IS_SOAK ? 24 * 60 : 5;

/** For Jest, as a reporter: ends a run in which a test file hangs, and names the file. `jest-light-runner` has no such limit. */
export default class {
  /** @type {Map<string, NodeJS.Timeout>} */
  #limits = new Map();

  /** @param {{ readonly path: string }} test */
  onTestFileStart({ path }) {
    const limit = setTimeout(() => {
      console.error(`${path} didn't end within ${LIMIT_MINUTES} minutes`);
      process.exit(1);
    }, LIMIT_MINUTES * 60_000);
    this.#limits.set(path, limit);
  }

  /** @param {{ readonly path: string }} test */
  onTestFileResult({ path }) {
    clearTimeout(this.#limits.get(path));
  }
}
