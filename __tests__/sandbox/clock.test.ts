import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@jest/globals';
import { startPlatform } from '../../sandbox/platform.ts';
import { runStep, startStep } from '../../sandbox/run-step.ts';
import { json, startServer } from '../../sandbox/server.ts';
import { cleanUpAfterEach } from './clean-up.ts';
import { fakeAction } from './fake-action.ts';

const cleanUp = cleanUpAfterEach();
const undici = pathToFileURL(resolve('node_modules/undici/index.js')).href;
const START = Date.parse('2026-11-02T09:00:00Z');

test('twenty minutes of sleep and polling pass at once and in order', async () => {
  const platform = await cleanUp.after(
    startPlatform({
      life: Array.from({ length: 240 }, () => ({ status: 'active' })),
    }),
  );
  platform.addJob('x');
  const action = await cleanUp.after(
    fakeAction(`
    import { request } from '${undici}';
    const sleep = (ms) => new Promise((done) => setTimeout(done, ms));
    const started = Date.now();
    for (let poll = 0; poll < 240; poll += 1) {
      const abort = new AbortController();
      const deadline = setTimeout(() => abort.abort(), 30_000);
      const headers = { authorization: 'Bearer ${platform.apiKey}', 'user-agent': 'test' };
      const answer = await request('${platform.url}/v2/agent/project-1/job/job-1', { headers, signal: abort.signal });
      await answer.body.json();
      clearTimeout(deadline);
      await sleep(5_000);
      if (Date.now() !== started + (poll + 1) * 5_000) throw new Error('the clock moved while a request was out');
    }
    console.log(new Date().toISOString());
  `),
  );
  const result = await runStep({ actionFile: action.actionFile, clock: 'virtual' });
  expect(result).toMatchObject({
    exitCode: 0,
    log: '2026-11-02T09:20:00.000Z',
    elapsedMs: 20 * 60_000,
    stderr: '',
  });
  expect(platform.jobs[0]?.gets).toBe(240);
});

test('timers fire by due time, then in the order they were set, and cleared and unref’d ones as in Node', async () => {
  const action = await cleanUp.after(
    fakeAction(`
    import { promisify } from 'node:util';
    const say = (text) => console.log(Date.now() - ${START}, text);
    setTimeout(say, 200, 'second');
    setTimeout(say, 100, 'first');
    setTimeout(say, 200, 'third');
    setTimeout(say, 150, 'unref’d, on the way').unref();
    setTimeout(say, 9_000, 'unref’d, never').unref();
    clearTimeout(setTimeout(say, 50, 'cleared'));
    clearTimeout(+setTimeout(say, 50, 'cleared by number'));
    const refreshed = setTimeout(say, 120, 'refreshed');
    setTimeout(() => refreshed.refresh(), 110);
    setTimeout(say, NaN, 'at once');
    let ticks = 0;
    const ticking = setInterval(() => { say('tick'); ticks += 1; if (ticks === 2) clearInterval(ticking); }, 300);
    promisify(setTimeout)(250, 'promised').then(say);
    Promise.resolve().then(() => say('promise'));
    say(typeof Date() + (new Date() instanceof Date) + new Date(5).getTime() + (new Date().constructor === Date));
  `),
  );
  expect((await runStep({ actionFile: action.actionFile, clock: 'virtual' })).log.split('\n')).toEqual([
    '0 stringtrue5true',
    '0 promise',
    '1 at once',
    '100 first',
    '150 unref’d, on the way',
    '200 second',
    '200 third',
    '230 refreshed',
    '250 promised',
    '300 tick',
    '600 tick',
  ]);
});

test('doesn’t jump while files, DNS or the thread pool are in use', async () => {
  const action = await cleanUp.after(
    fakeAction(`
    import { readFile } from 'node:fs/promises';
    import { lookup } from 'node:dns/promises';
    import { gzip } from 'node:zlib';
    import { pbkdf2, randomBytes } from 'node:crypto';
    import { promisify } from 'node:util';
    const early = setTimeout(() => console.log('too early'), 1);
    await readFile(process.env.GITHUB_EVENT_PATH);
    await lookup('localhost');
    await promisify(gzip)(randomBytes(5_000_000));
    await promisify(pbkdf2)('x', 'y', 50_000, 64, 'sha512');
    clearTimeout(early);
    console.log(Date.now() - ${START});
  `),
  );
  expect((await runStep({ actionFile: action.actionFile, clock: 'virtual' })).log).toBe('0');
});

test('the parent can move the clock past the deadline while a server hangs', async () => {
  const server = await cleanUp.after(startServer(() => json(200, {})));
  server.fault({}, { kind: 'hang' });
  const action = await cleanUp.after(
    fakeAction(`
    import { request } from '${undici}';
    const abort = new AbortController();
    setTimeout(() => console.log('halfway'), 15_000);
    setTimeout(() => abort.abort(new Error('deadline')), 30_000);
    await request('${server.url}', { signal: abort.signal }).catch((error) => console.log(error.message));
    setTimeout(() => console.log(Date.now() - ${START}), 60_000);
  `),
  );
  const step = await cleanUp.after(startStep({ actionFile: action.actionFile, clock: 'virtual' }));
  await server.waitForRequest(() => true);
  expect(await step.clock.now()).toBe(START);
  expect(await step.clock.advance(20_000)).toEqual({ now: START + 20_000, next: START + 30_000 });
  await step.clock.advance(10_000);
  expect((await step.result).log.split('\n')).toEqual(['halfway', 'deadline', '90000']);
  expect(await step.clock.now()).toBe(START + 90_000);
});

test('a held clock doesn’t move by itself, and a signal reaches the step at that time', async () => {
  const action = await cleanUp.after(
    fakeAction(`
    const polling = setInterval(() => console.log('poll'), 10_000);
    const deadline = setTimeout(() => console.log('deadline'), 1_800_000);
    process.once('SIGINT', () => {
      clearInterval(polling);
      clearTimeout(deadline);
      console.log('cancelled', Date.now() - ${START});
      setTimeout(() => console.log('last word'), 1_000);
    });
  `),
  );
  const step = await cleanUp.after(startStep({ actionFile: action.actionFile, clock: 'held' }));
  expect(await step.clock.idle()).toEqual({ now: START, next: START + 10_000 });
  await step.clock.advance(25_000);
  expect(await step.clock.idle()).toEqual({ now: START + 25_000, next: START + 30_000 });
  step.kill('SIGINT');
  await step.waitForLine('cancelled');
  expect(await step.clock.idle()).toEqual({ now: START + 25_000, next: START + 26_000 });
  await step.clock.release();
  const result = await step.result;
  expect(result.log.split('\n')).toEqual(['poll', 'poll', 'cancelled 25000', 'last word']);
  expect(result).toMatchObject({ exitCode: 0, elapsedMs: 26_000 });
});

test.each(['clearTimeout(waiting)', 'waiting.unref()'])(
  'with a held clock, a step exits if a signal leaves it nothing to wait for: %s',
  async (letGo) => {
    const action = await cleanUp.after(
      fakeAction(`
      const waiting = setTimeout(() => {}, 1_000);
      process.once('SIGTERM', () => ${letGo});
    `),
    );
    const step = await cleanUp.after(startStep({ actionFile: action.actionFile, clock: 'held' }));
    await step.clock.idle();
    step.kill('SIGTERM');
    expect(await step.result).toMatchObject({ exitCode: 0, elapsedMs: 0 });
    expect(await step.clock.advance(5)).toEqual({ now: START, next: undefined });
  },
);

test('an error in a timer is an uncaught exception, and an unsettled wait exits as in Node', async () => {
  const thrower = await cleanUp.after(
    fakeAction(`setTimeout(() => { throw new Error('from a timer'); }, 60_000);`),
  );
  const thrown = await runStep({ actionFile: thrower.actionFile, clock: 'virtual' });
  expect(thrown).toMatchObject({ exitCode: 1, elapsedMs: 60_000 });
  expect(thrown.stderr).toContain('from a timer');
  const unsettled = await cleanUp.after(
    fakeAction(`
    process.on('beforeExit', () => console.log('nothing left'));
    setTimeout(() => console.log('waited'), 60_000);
    await new Promise(() => {});
  `),
  );
  expect(await runStep({ actionFile: unsettled.actionFile, clock: 'virtual' })).toMatchObject({
    exitCode: 13,
    log: expect.stringMatching(/^waited\nnothing left/),
  });
});
