import { describe, expect, test } from '@jest/globals';
import { tcpServer } from '../../sandbox/tcp-server.ts';
import { onWindows } from '../machine.ts';
import { HANGS, scenario, status } from './scenario.ts';

const SIGNALS = ['SIGINT', 'SIGTERM', ...(onWindows ? (['SIGBREAK'] as const) : [])] as const;
const active = { life: [{ status: 'active' }] };

const CREATE = { method: 'POST', path: /\/job$/u } as const;

describe('a cancel before the job exists', () => {
  test('ends the retries', async () => {
    await using s = await scenario();
    s.platform.fault({ ...CREATE, times: Infinity }, status(429));
    const { exitCode, outputs } = await s.cancelAfter('Retrying in', { with: { comment: 'true' } });
    expect(exitCode).toBe(1);
    expect(outputs).toMatchObject({ outcome: 'not-created', reason: 'cancelled', 'job-id': '' });
    expect(s.platform.requests).toHaveLength(1);
    const advice = 'cancelled first. If the change is still needed, add the label `bug` again.\n';
    expect(s.github.comments[0]?.body).toContain(`\n\nThe workflow run was ${advice}`);
  });

  test('during the create waits for the response, so that the id isn’t lost', async () => {
    await using s = await scenario(active);
    s.platform.fault(CREATE, { kind: 'delay', ms: 300 });
    const { outputs } = await s.cancelDuring(/^POST .*job$/u);
    expect(outputs).toMatchObject({ outcome: 'cancelled', 'job-id': 'job-1' });
  });

  test('while the create hangs is unknown, within the runner’s 7.5 s', async () => {
    await using s = await scenario();
    s.platform.fault(CREATE, HANGS);
    const { outputs, elapsedMs } = await s.cancelDuring(/^POST .*job$/u, { with: { comment: 'true' } });
    expect(outputs).toMatchObject({ outcome: 'unknown', reason: 'cancelled', 'job-id': '' });
    expect(elapsedMs).toBe(4_500);
    expect(s.github.comments[0]?.body).toContain('`unknown`');
  });

  test('twice ends the step at once', async () => {
    await using s = await scenario();
    s.platform.fault(CREATE, HANGS);
    const step = await s.startProcess();
    await s.platform.waitForRequest(({ method }) => method === 'POST');
    step.kill('SIGINT');
    step.kill('SIGTERM');
    expect((await step.result).exitCode).toBe(130);
  });

  const ENDS = [['not-created', 'false', 'cancelled'] as const, ['dry-run', 'true', ''] as const];
  test.each(ENDS)('before the connection is made creates nothing: %s', async (outcome, dryRun, reason) => {
    using server = await tcpServer();
    await using s = await scenario();
    const inputs = { 'base-url': `https://127.0.0.1:${server.port}`, 'dry-run': dryRun };
    const step = await s.start({ clock: 'held', with: inputs });
    await server.connected;
    step.kill('SIGINT');
    expect(await step.result).toMatchObject({ outputs: { outcome, reason }, elapsedMs: 0 });
  });
});

test.each(SIGNALS)('a cancel while waiting by %s is reported everywhere', async (signal) => {
  await using s = await scenario(active);
  const step = await s.startProcess({ with: { comment: 'true' } });
  await step.waitForLine('Job `job-1` accepted');
  step.kill(signal);
  const { exitCode, outputs, summary, annotations } = await step.result;
  expect(exitCode).toBe(1);
  expect(outputs).toMatchObject({ outcome: 'cancelled', 'job-id': 'job-1', status: 'active' });
  expect(outputs['message']).toContain('job-id: job-1');
  expect(annotations).toMatchObject([{ level: 'error', message: outputs['message'] }]);
  for (const text of [summary, s.github.comments[0]?.body]) expect(text).toContain('`cancelled`');
});
