import { expect, test } from '@jest/globals';
import { startInProcess } from '../../sandbox/run-in-process.ts';
import { CLOCK_START } from '../../sandbox/virtual-clock.ts';
import type { Step } from '../../src/step/step.ts';

/** Starts a step that does this, and logs lines with the time since its start. */
function start(
  act: (step: Step, say: (text: string) => void) => Promise<void>,
  clock: 'virtual' | 'held' = 'virtual',
) {
  const main = async (step: Step) => {
    await act(step, (text) => step.runner.info(`${step.clock.now() - CLOCK_START} ${text}`));
    return 0;
  };
  return startInProcess({ actionFile: 'action.yml', main }, { clock });
}

test('sleeps end by due time, then in the order in which they began, and aborted ones at once', async () => {
  await using step = await start(async ({ clock }, say) => {
    const abort = new AbortController();
    await Promise.all([
      clock.sleep(200).then(() => say('second')),
      clock.sleep(100).then(() => abort.abort()),
      clock.sleep(200).then(() => say('third')),
      clock.sleep(9_000, abort.signal).then(() => say('aborted')),
      clock.sleep(9_000, AbortSignal.abort()).then(() => say('aborted before')),
      clock.sleep(-5).then(() => say('first')),
    ]);
    await clock.sleep(1_800_000);
    say('last');
  });
  const lines = ['0 aborted before', '1 first', '100 aborted', '200 second', '200 third', '1800200 last'];
  expect(await step.result).toMatchObject({ exitCode: 0, log: lines.join('\n'), elapsedMs: 1_800_200 });
});

test('a held clock doesn’t move by itself, and a cancel reaches the step at that time', async () => {
  await using step = await start(async ({ clock, cancelled }, say) => {
    while (!cancelled.aborted) {
      await clock.sleep(10_000, cancelled);
      say('poll');
    }
    await clock.sleep(1_000);
  }, 'held');
  expect(await step.clock.idle()).toEqual({ now: CLOCK_START, next: CLOCK_START + 10_000 });
  await step.clock.advance(25_000);
  expect(await step.clock.idle()).toEqual({ now: CLOCK_START + 25_000, next: CLOCK_START + 30_000 });
  step.kill('SIGINT');
  await step.waitForLine('25000 poll');
  expect(await step.clock.idle()).toEqual({ now: CLOCK_START + 25_000, next: CLOCK_START + 26_000 });
  await step.clock.release();
  const log = '10000 poll\n20000 poll\n25000 poll';
  expect(await step.result).toMatchObject({ exitCode: 0, elapsedMs: 26_000, log });
});
