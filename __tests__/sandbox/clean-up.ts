import { afterEach } from '@jest/globals';

/**
 * Disposes of everything that a test in the calling file started, after the test, latest first. Unlike `await using`, it also
 * does so for a test that timed out, whose servers and child processes would keep the test run alive.
 */
export function cleanUpAfterEach(): {
  after<Thing extends AsyncDisposable>(starting: Promise<Thing>): Promise<Thing>;
} {
  let started = new AsyncDisposableStack();
  afterEach(async () => {
    const ended = started;
    started = new AsyncDisposableStack();
    await ended.disposeAsync();
  });
  return { after: async (starting) => started.use(await starting) };
}
