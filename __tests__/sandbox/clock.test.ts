import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startStep } from '../../sandbox/run-step.ts';
import { json, startServer } from '../../sandbox/server.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'action-'));
  await writeFile(join(folder, 'action.yml'), 'runs: { using: node24, main: main.mjs }');
});
afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));

/** Starts a step whose action is this script. */
async function start(script: string, { clock }: { clock: 'virtual' | 'held' } = { clock: 'virtual' }) {
  await writeFile(join(folder, 'main.mjs'), script);
  return await startStep({ clock, actionFile: join(folder, 'action.yml') });
}

async function run(script: string) {
  await using step = await start(script);
  return await step.result;
}

const undici = pathToFileURL(resolve('node_modules/undici/index.js')).href;
const START = Date.parse('2026-11-02T09:00:00Z');

test('timers fire by due time, then in the order they were set, and cleared and unref’d ones as in Node', async () => {
  const { log } = await run(`
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
  `);
  expect(log.split('\n')).toEqual([
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

test('doesn’t jump while requests, files, DNS or the thread pool are in use, and then at once', async () => {
  await using server = await startServer(() => json(200, {}));
  const result = await run(`
    import { readFile } from 'node:fs/promises';
    import { lookup } from 'node:dns/promises';
    import { gzip } from 'node:zlib';
    import { pbkdf2, randomBytes } from 'node:crypto';
    import { promisify } from 'node:util';
    import { request } from '${undici}';
    const early = setTimeout(() => console.log('too early'), 1);
    for (let count = 0; count < 20; count += 1) await (await request('${server.url}')).body.json();
    await readFile(process.env.GITHUB_EVENT_PATH);
    await lookup('localhost');
    await promisify(gzip)(randomBytes(5_000_000));
    await promisify(pbkdf2)('x', 'y', 50_000, 64, 'sha512');
    clearTimeout(early);
    console.log(Date.now() - ${START});
    for (let count = 0; count < 240; count += 1) await promisify(setTimeout)(5_000);
    console.log(new Date().toISOString());
  `);
  expect(result).toMatchObject({ exitCode: 0, log: '0\n2026-11-02T09:20:00.000Z', elapsedMs: 20 * 60_000 });
  expect(server.requests).toHaveLength(20);
});

test('the parent can move the clock past the deadline while a server hangs', async () => {
  await using server = await startServer(() => json(200, {}));
  server.fault({}, { kind: 'hang' });
  await using step = await start(`
    import { request } from '${undici}';
    const abort = new AbortController();
    setTimeout(() => console.log('halfway'), 15_000);
    setTimeout(() => abort.abort(new Error('deadline')), 30_000);
    await request('${server.url}', { signal: abort.signal }).catch((error) => console.log(error.message));
    setTimeout(() => console.log(Date.now() - ${START}), 60_000);
  `);
  await server.waitForRequest(() => true);
  expect(await step.clock.now()).toBe(START);
  expect(await step.clock.advance(20_000)).toEqual({ now: START + 20_000, next: START + 30_000 });
  await step.clock.advance(10_000);
  expect((await step.result).log.split('\n')).toEqual(['halfway', 'deadline', '90000']);
  expect(await step.clock.now()).toBe(START + 90_000);
});

test('a held clock doesn’t move by itself, and a signal reaches the step at that time', async () => {
  const script = `
    const polling = setInterval(() => console.log('poll'), 10_000);
    const deadline = setTimeout(() => console.log('deadline'), 1_800_000);
    process.once('SIGINT', () => {
      clearInterval(polling);
      clearTimeout(deadline);
      console.log('cancelled', Date.now() - ${START});
      setTimeout(() => console.log('last word'), 1_000);
    });
  `;
  await using step = await start(script, { clock: 'held' });
  expect(await step.clock.idle()).toEqual({ now: START, next: START + 10_000 });
  await step.clock.advance(25_000);
  expect(await step.clock.idle()).toEqual({ now: START + 25_000, next: START + 30_000 });
  step.kill('SIGINT');
  await step.waitForLine('cancelled');
  expect(await step.clock.idle()).toEqual({ now: START + 25_000, next: START + 26_000 });
  await step.clock.release();
  expect(await step.result).toMatchObject({
    exitCode: 0,
    elapsedMs: 26_000,
    log: 'poll\npoll\ncancelled 25000\nlast word',
  });
});

test.each(['clearTimeout(waiting)', 'waiting.unref()'])(
  'with a held clock, a step exits if a signal leaves it nothing to wait for: %s',
  async (letGo) => {
    const script = `const waiting = setTimeout(() => {}, 1_000); process.once('SIGTERM', () => ${letGo});`;
    await using step = await start(script, { clock: 'held' });
    await step.clock.idle();
    step.kill('SIGTERM');
    expect(await step.result).toMatchObject({ exitCode: 0, elapsedMs: 0 });
    expect(await step.clock.advance(5)).toEqual({ now: START, next: undefined });
  },
);

test('an error in a timer is an uncaught exception, and an unsettled wait exits as in Node', async () => {
  expect(await run(`setTimeout(() => { throw new Error('from a timer'); }, 60_000);`)).toMatchObject({
    exitCode: 1,
    elapsedMs: 60_000,
    stderr: expect.stringContaining('from a timer'),
  });
  const unsettled = await run(`
    process.on('beforeExit', () => console.log('nothing left'));
    setTimeout(() => console.log('waited'), 60_000);
    await new Promise(() => {});
  `);
  expect(unsettled).toMatchObject({
    exitCode: 13,
    log: expect.stringMatching(/^waited\nnothing left/),
  });
});
