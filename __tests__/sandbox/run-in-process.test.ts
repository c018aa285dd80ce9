import { readFile } from 'node:fs/promises';
import { describe, expect, test } from '@jest/globals';
import { startInProcess } from '../../sandbox/run-in-process.ts';
import type { StepOptions, StepResult } from '../../sandbox/run-step.ts';
import { json, startServer } from '../../sandbox/server.ts';
import type { Step } from '../../src/step/step.ts';
import { type Scenario, scenario } from '../agent-job/scenario.ts';
import { status } from '../faults.ts';
import { cleanUpAfterEach } from './clean-up.ts';

const cleanUp = cleanUpAfterEach();
const START = Date.parse('2026-11-02T09:00:00Z');

const start = (main: (step: Step) => Promise<number>) =>
  cleanUp.after(startInProcess({ actionFile: 'action.yml', main }));

const get = (context: Step, url: string, signal = new AbortController().signal) =>
  context.http.send({ method: 'GET', url: new URL(url), headers: {}, signal });

describe('a step has the same result in this process and in its own', () => {
  const shown = (result: StepResult, s: Scenario): string[] =>
    JSON.stringify({ ...result, durationMs: 0 }, null, 1)
      .replaceAll(s.platform.url, 'PLATFORM')
      .replaceAll(s.github.url, 'GITHUB')
      .replaceAll(/\bin \d+ ms|, \d+ ms,/gu, '… ms')
      .split('\n');

  const commentsIn = ({ github }: Scenario) =>
    github.comments.map(({ body }) => body.replace(/<!--.*?-->/gu, ''));

  const lost = (s: Scenario) => s.platform.fault({ method: 'POST' }, { kind: 'lost' });
  const failedPolls = (s: Scenario) => s.platform.fault({ method: 'GET', times: 2 }, status(500, 'down\n'));
  const debugging = { env: { RUNNER_DEBUG: '1' }, with: { prompt: 'a\r\nb %0A c' } };
  test.each<[string, StepOptions, (s: Scenario) => void]>([
    ['a job with its comment', { with: { comment: 'true' } }, () => undefined],
    ['invalid inputs', { with: { wait: 'maybe', 'timeout-minutes': '0', unknown: 'x' } }, () => undefined],
    ['an API that closes the connection', { with: { comment: 'true' } }, lost],
    ['failed polls, with step debugging', debugging, failedPolls],
    ['an actor without permission', { with: { wait: 'false' } }, (s) => s.github.fault({}, status(404))],
  ])('%s', async (_, options, prepare) => {
    await using one = await scenario({ now: () => START });
    await using other = await scenario({ now: () => START });
    prepare(one);
    prepare(other);
    const inProcess = await one.run(options);
    const inOwnProcess = await other.runProcess(options);
    expect(shown(inProcess, one)).toEqual(shown(inOwnProcess, other));
    expect(commentsIn(one)).toEqual(commentsIn(other));
  });
});

describe('time', () => {
  test('doesn’t pass while files are read and requests are handled', async () => {
    const server = await cleanUp.after(startServer(() => json(200, {})));
    const step = await start(async (context) => {
      let early = false;
      void context.clock.sleep(1).then(() => {
        early = true;
      });
      for (let count = 0; count < 20; count += 1) {
        await readFile(context.environment.eventPath);
        await get(context, server.url);
      }
      return early ? 1 : 0;
    });
    expect(await step.result).toMatchObject({ exitCode: 0, elapsedMs: 0 });
    expect(server.requests).toHaveLength(20);
  });

  test('passes while one of our servers delays a request', async () => {
    const server = await cleanUp.after(startServer(() => json(200, {})));
    server.fault({}, { kind: 'delay', ms: 20_000 });
    server.fault({ nth: 2 }, { kind: 'hang' });
    const step = await start(async (context) => {
      await get(context, server.url);
      context.runner.info(String(context.clock.now() - START));
      const limit = new AbortController();
      void context.clock.sleep(30_000).then(() => limit.abort());
      await get(context, server.url, limit.signal).catch(() => context.runner.info('aborted'));
      return 0;
    });
    expect(await step.result).toMatchObject({ exitCode: 0, elapsedMs: 50_000, log: '20000\naborted' });
  });
});

test('a killed step sends and prints nothing', async () => {
  const server = await cleanUp.after(startServer(() => json(200, {})));
  const step = await start(async (context) => {
    context.runner.setOutput('before', '1');
    await get(context, server.url);
    context.runner.setOutput('after', '1');
    await get(context, server.url);
    return 0;
  });
  await server.waitForRequest(() => true);
  expect(step.kill('SIGKILL')).toBe(true);
  expect(await step.result).toMatchObject({ exitCode: null, signal: 'SIGKILL', outputs: { before: '1' } });
  expect(server.requests).toHaveLength(1);
  expect(step.kill('SIGKILL')).toBe(false);
});

test('an error in a phase fails the test', async () => {
  const step = await start(() => Promise.reject(new Error('unforeseen')));
  await expect(step.result).rejects.toThrow('unforeseen');
});
