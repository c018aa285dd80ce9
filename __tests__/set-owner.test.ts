import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import * as z from 'zod/mini';
import { OURS } from '../sandbox/rehearse/workflow.ts';
import { canLink, canRunGit } from './machine.ts';
import { brokenReferences } from './references.ts';
import { usesWithoutCommit } from './workflow-file.ts';

/** A copy of the repository, with a link to `node_modules`. */
const testOfCopy = canLink && canRunGit ? test : test.skip;

const Scripts = z.object({ scripts: z.record(z.string(), z.string()) });

let copy: string;
const [ownerNow = ''] = OURS.split('/');

function files(folder: string, ...which: readonly string[]): string[] {
  const listed = execFileSync('git', ['ls-files', '-z', ...which], { cwd: folder, encoding: 'utf8' });
  return listed.split('\0').filter((file) => file !== '');
}

const ALL = ['--cached', '--others', '--exclude-standard'];
/** Large, and never changed by the script. */
const BUILT = /^dist\/|\.png$/u;

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'set-owner-'));
  // Git also lists a file that was deleted, but isn't committed yet.
  const listed = files('.', ...ALL).filter((file) => !BUILT.test(file) && existsSync(file));
  await Promise.all(listed.map((file) => cp(file, join(copy, file))));
  await symlink(resolve('node_modules'), join(copy, 'node_modules'), 'junction');
  execFileSync('git', ['init', '--quiet'], { cwd: copy });
  execFileSync('git', ['add', '--all', '--', ':!node_modules'], { cwd: copy });
});
afterAll(() => rm(copy, { recursive: true, force: true, maxRetries: 5 }));

const run = (...args: readonly string[]) =>
  spawnSync(process.execPath, args, {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '' },
  });

testOfCopy.each([
  { names: [] },
  { names: [''] },
  { names: ['acme/widgets'] },
  { names: ['-acme'] },
  { names: ['acme', 'more'] },
])('refuses $names', ({ names }) => {
  const { status, stderr } = run('scripts/set-owner.ts', ...names);
  expect(status).toBe(1);
  expect(stderr).toContain('Usage: npm run set-owner -- <account>');
  expect(readFileSync(join(copy, 'package.json'), 'utf8')).toContain(OURS);
});

testOfCopy('names the owner everywhere, and leaves references and pinned actions valid', async () => {
  const { status, stdout, stderr } = run('scripts/set-owner.ts', 'Acme-Docs');
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toMatch(/files now say Acme-Docs:[^]*README\.md[^]*npm test/u);

  const texts = await Promise.all(
    files(copy).map(async (file) => ({ file, text: await readFile(join(copy, file), 'utf8') })),
  );
  const named = new RegExp(`${ownerNow}/docs-agent-action|(?<!\\w)@${ownerNow}\\b|\`${ownerNow}\``, 'u');
  expect(texts.filter(({ text }) => named.test(text)).map(({ file }) => file)).toEqual([]);
  const textOf = (file: string) => texts.find((one) => one.file === file)?.text;
  expect(textOf('README.md')).toContain('uses: Acme-Docs/docs-agent-action@v1');
  expect(textOf('README.md')).not.toContain('<!-- owner -->');
  expect(textOf('.github/CODEOWNERS')).toContain('* @Acme-Docs\n');
  expect(textOf('package.json')).toContain('git+https://github.com/Acme-Docs/docs-agent-action.git');

  expect(textOf('sandbox/rehearse/workflow.ts')).toContain("OURS = 'Acme-Docs/docs-agent-action'");
  const workflows = texts.filter(({ file }) => /^(?:examples|\.github\/workflows)\/[^/]+\.yml$/u.test(file));
  expect(workflows.length).toBeGreaterThan(10);
  for (const { text } of workflows)
    expect(usesWithoutCommit(text, 'Acme-Docs/docs-agent-action')).toEqual([]);

  const repository = {
    files: files('.', ...ALL),
    read: (file: string) => textOf(file) ?? '',
    scripts: Object.keys(Scripts.parse(JSON.parse(textOf('package.json') ?? '')).scripts),
  };
  for (const page of ['README.md', 'visitors/README.md', 'examples/README.md'])
    expect(brokenReferences(page, textOf(page) ?? '', repository)).toEqual([]);
});

testOfCopy('can be run again after a transfer', () => {
  expect(run('scripts/set-owner.ts', 'other').status).toBe(0);
  expect(readFileSync(join(copy, 'SECURITY.md'), 'utf8')).toContain('github.com/other/docs-agent-action/');
});
