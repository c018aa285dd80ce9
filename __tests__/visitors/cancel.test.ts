import { describe, expect, test } from '@jest/globals';
import { inOwnProcess, pagesUpTo, pathsOf, scenario, site } from './scenario.ts';

describe.each(['SIGINT', 'SIGTERM'] as const)('%s', (signal) => {
  test('during a request keeps the rows, and the step ends within 2 s', async () => {
    await using s = await scenario(site(1_000));
    s.platform.fault({ path: /visitors$/u, nth: 3 }, { kind: 'hang' });
    const step = await s.start({ 'if-incomplete': 'warn' }, { clock: 'held', ...inOwnProcess });
    await s.platform.waitForRequest(({ query }) => query.get('offset') === '500');
    step.kill(signal);
    const { exitCode, outputs, annotations, summary, elapsedMs } = await step.result;
    expect(elapsedMs).toBeLessThan(2_000);
    expect(exitCode).toBe(1);
    expect(outputs).toMatchObject({ rows: '500', complete: 'false', file: 'visitors.csv' });
    expect(pathsOf(await s.read('visitors.csv'))).toEqual(pagesUpTo(500));
    expect(annotations).toEqual([
      {
        level: 'error',
        title: expect.any(String),
        message: expect.stringContaining(': the run was cancelled.'),
      },
    ]);
    expect(summary).toContain(' · incomplete\n');
  });

  test('during a wait for the quota', async () => {
    await using s = await scenario({ ...site(1_000), quota: { visitors: 1 } });
    const step = await s.start({ format: 'json', 'timeout-minutes': '90' }, { clock: 'held' });
    await step.waitForLine("The organization's quota of 100 requests an hour");
    await step.clock.idle();
    step.kill(signal);
    const { outputs, elapsedMs } = await step.result;
    expect(elapsedMs).toBeLessThan(2_000);
    expect(outputs).toMatchObject({ rows: '250', complete: 'false' });
    expect(JSON.parse(await s.read('visitors.json'))).toMatchObject({ hasMore: true });
  });
});

test('a cancel during the comparison keeps the complete export and sets its outputs', async () => {
  await using s = await scenario(site(4));
  s.platform.fault({ path: /visitors$/u, nth: 2 }, { kind: 'hang' });
  const step = await s.start({ 'last-days': '7', compare: 'true' }, inOwnProcess);
  await s.platform.waitForRequest(() => true, 2);
  step.kill('SIGKILL');
  const { outputs } = await step.result;
  expect(outputs).toMatchObject({ rows: '4', complete: 'true', file: 'visitors.csv', movers: '' });
  expect(pathsOf(await s.read('visitors.csv'))).toHaveLength(4);
});
