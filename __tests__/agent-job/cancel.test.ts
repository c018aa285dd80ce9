import { describe, expect, test } from '@jest/globals';
import { onWindows } from '../machine.ts';
import { HANGS, scenario } from './scenario.ts';

const CANCELLING = ['SIGINT', 'SIGTERM'] as const;
const active = { life: [{ status: 'active' }] };

describe('a cancel while waiting', () => {
  test.each([...CANCELLING, ...(onWindows ? (['SIGBREAK'] as const) : [])])(
    'by %s writes outputs, summary and comment, and ends the step within 2 s',
    async (signal) => {
      await using s = await scenario(active);
      const step = await s.startProcess({ with: { comment: 'true' }, clock: 'held' });
      await step.waitForLine('Job `job-1` accepted');
      await step.clock.idle();
      step.kill(signal);
      const { exitCode, outputs, summary, annotations, elapsedMs } = await step.result;
      expect(exitCode).toBe(1);
      expect(outputs).toMatchObject({ outcome: 'cancelled', 'job-id': 'job-1', status: 'active' });
      expect(outputs['message']).toContain('job-id: job-1');
      expect(annotations).toMatchObject([
        { level: 'error', title: expect.any(String), message: outputs['message'] },
      ]);
      expect(summary).toContain('**Docs run cancelled**');
      expect(s.github.comments[0]?.body).toContain('`cancelled`');
      expect(elapsedMs).toBeLessThan(2_000);
    },
  );

  test('aborts the current request', async () => {
    await using s = await scenario(active);
    s.platform.fault({ method: 'GET' }, HANGS);
    const step = await s.start();
    await s.platform.waitForRequest(({ method }) => method === 'GET');
    step.kill('SIGINT');
    expect((await step.result).outputs).toMatchObject({ outcome: 'cancelled', 'job-id': 'job-1' });
  });

  test('gives GitHub one attempt of 1.5 s', async () => {
    await using s = await scenario(active);
    s.github.fault({ path: /comments$/u, times: Infinity }, HANGS);
    const step = await s.start({ with: { comment: 'true' }, clock: 'held' });
    await step.waitForLine('Job `job-1` accepted');
    await step.clock.idle();
    step.kill('SIGINT');
    await s.github.waitForRequest(({ path }) => path.endsWith('/comments'));
    await step.clock.advance(1_500);
    const { outputs, elapsedMs } = await step.result;
    expect(outputs['outcome']).toBe('cancelled');
    expect(elapsedMs).toBeLessThan(2_000);
  });
});

test('the runner has the job id before the first poll', async () => {
  await using s = await scenario(active);
  const step = await s.startProcess({ clock: 'held' });
  await step.waitForLine('Job `job-1` accepted');
  step.kill('SIGKILL');
  const { outputs, fileCommandErrors } = await step.result;
  expect(outputs).toMatchObject({ 'job-id': 'job-1', status: 'active' });
  expect(fileCommandErrors).toEqual([]);
  expect(s.platform.requests).toHaveLength(1);
});
