import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { cp, mkdtempDisposable, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import * as z from 'zod/mini';
import { status } from '../sandbox/faults.ts';
import type { StepOptions, StepResult } from '../sandbox/run-step.ts';
import { readActionFile } from '../sandbox/step-environment.ts';
import { type Scenario, scenario } from './agent-job/scenario.ts';
import { testOfGit } from './machine.ts';
import { CAN_RUN_SCRIPTS, readWorkflow, runScript } from './workflow-file.ts';

/** The comment that ncc writes before each bundled module. */
const BUNDLED = /MODULE: \.\/(?:build\/)?node_modules\/((?:@[^/\s]+\/)?[^/\s]+)/gu;

const FOLDERS = ['dist/agent-job', 'dist/agent-job/post', 'dist/visitors', 'dist/settle'];

const scriptsIn = (folder: string) => globSync(`${folder}/*.js`).map((file) => readFileSync(file, 'utf8'));

function bundledIn(folder: string): string[] {
  const names = scriptsIn(folder).flatMap((script) =>
    [...script.matchAll(BUNDLED)].map(([, name = '']) => name),
  );
  expect(names.length).toBeGreaterThan(2);
  return [...new Set(names)];
}

test.each(FOLDERS)('%s has the license of every bundled package', (folder) => {
  const licensed = readFileSync(`${folder}/licenses.txt`, 'utf8').split('\n');
  expect(bundledIn(folder).filter((name) => !licensed.includes(name))).toEqual([]);
});

test.each(FOLDERS)('%s has every module once', (folder) => {
  const modules = scriptsIn(folder).flatMap((script) => script.match(/(?<=MODULE: )\.\/\S+/gu) ?? []);
  expect(modules.length).toBeGreaterThan(10);
  expect(modules.filter((one, index) => modules.indexOf(one) !== index)).toEqual([]);
});

const Module = z.record(z.string(), z.function());

/** What is in the place of modules that are not bundled. */
async function standIn(folder: string) {
  return Module.parse({ ...(await import(pathToFileURL(`${folder}/omitted.js`).href)) });
}

test.each(FOLDERS)('%s has a replacement of every name imported from omitted modules', async (folder) => {
  expect(bundledIn(folder)).not.toContain('undici');
  const imported = scriptsIn(folder).flatMap((script) =>
    [...script.matchAll(/\bomitted_js_\w*\.(\w+)/gu)].map(([, name = '']) => name),
  );
  expect(Object.keys(await standIn(folder))).toEqual(expect.arrayContaining(imported));
});

test('an omitted module throws an error with its name if it is called', async () => {
  const { fetch, getExecOutput } = await standIn('scripts');
  expect(fetch).toThrow('undici is not part of this build');
  expect(getExecOutput).toThrow('@actions/exec is not part of this build');
});

testOfGit('a run downloads what the actions need, and nothing that only this repository needs', async () => {
  const tar = execFileSync('git', ['archive', '--worktree-attributes', 'HEAD'], { maxBuffer: 100_000_000 });
  const downloaded = execFileSync('tar', ['-t'], { input: tar, encoding: 'utf8' }).split('\n');
  const needed = ['LICENSE'];
  for (const folder of ['.', 'visitors', 'settle']) {
    const { runs } = await readActionFile(join(folder, 'action.yml'));
    needed.push(join(folder, 'action.yml'), join(folder, runs.main), join(folder, runs.post ?? runs.main));
  }
  expect(downloaded).toEqual(expect.arrayContaining(needed));
  const folders = new Set(downloaded.map((file) => file.split('/')[0]));
  expect(
    ['__tests__', 'docs', 'sandbox', 'src', 'package-lock.json'].filter((name) => folders.has(name)),
  ).toEqual([]);
});

const Sbom = z.object({ components: z.array(z.object({ name: z.string() })) });

const testOfScripts = CAN_RUN_SCRIPTS ? test : test.skip;
testOfScripts('a release’s SBOM names what is bundled, and nothing else', async () => {
  const { publish } = readWorkflow('.github/workflows/release.yml').jobs;
  const script = publish?.steps.map(({ run = '' }) => run).find((run) => run.startsWith('npm sbom')) ?? '';
  await using folder = await mkdtempDisposable(join(tmpdir(), 'sbom-'));
  for (const file of ['package.json', 'package-lock.json', 'dist/agent-job/licenses.txt'])
    await cp(file, join(folder.path, file));
  expect(runScript(script, { cwd: folder.path })).toMatchObject({ status: 0 });
  const { components } = Sbom.parse(JSON.parse(await readFile(join(folder.path, 'sbom.cdx.json'), 'utf8')));
  const names = components.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(FOLDERS.flatMap(bundledIn)));
  const licensed = readFileSync('dist/agent-job/licenses.txt', 'utf8').split('\n');
  expect(names.filter((name) => !licensed.includes(name))).toEqual([]);
});

// Most tests run the code of `src/`, with a runner that gets the toolkit's commands as calls.
describe('the built agent job prints, sets and comments what its code does', () => {
  const start = () => scenario({ now: () => Date.parse('2026-11-02T09:00:00Z') });
  const shown = (result: StepResult, { platform, github: { url, comments } }: Scenario): string[] =>
    JSON.stringify([{ ...result, durationMs: 0, elapsedMs: 0 }, comments.map(({ body }) => body)], null, 1)
      .replaceAll(platform.url, 'PLATFORM')
      .replaceAll(url, 'GITHUB')
      .replaceAll(/\bin \d+ ms|, \d+ ms,/gu, '… ms')
      .replaceAll(/\d\d:\d\d:\d\d UTC(?: on [\d-]+)?|\b1\d{12}\b/gu, '… time')
      .replaceAll(/<!--.*?-->/gu, '')
      // On a slow machine, the process takes that long.
      .replaceAll(/\breported after \d+ s · | · reported after \d+ s\b/giu, '')
      .split('\n');

  test.each<[string, StepOptions, (s: Scenario) => void]>([
    ['with a comment', { with: { comment: 'true' } }, () => undefined],
    ['with invalid inputs', { with: { wait: 'maybe', unknown: 'x' } }, () => undefined],
    [
      'after failed polls, with step debugging',
      { env: { RUNNER_DEBUG: '1' }, with: { prompt: 'a\r\nb %0A c' } },
      (s) => s.platform.fault({ method: 'GET', times: 2 }, status(500, 'down\n')),
    ],
  ])('%s', async (_, options, prepare) => {
    await using code = await start();
    await using built = await start();
    prepare(code);
    prepare(built);
    const quick = { ...options, with: { 'poll-interval-seconds': '0.01', ...options.with } };
    expect(shown(await code.run(quick), code)).toEqual(shown(await built.runProcess(options), built));
  });
});
