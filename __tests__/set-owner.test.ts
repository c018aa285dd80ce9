import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { OURS } from '../sandbox/rehearse/workflow.ts';
import { canLink, canRunGit } from './machine.ts';
import { brokenReferences, repositoryOf, trackedFiles } from './references.ts';
import { usesWithoutCommit } from './workflow-file.ts';

/** A copy of the repository, with a link to `node_modules`. */
const testOfCopy = canLink && canRunGit ? test : test.skip;

let copy: string;
const [ownerNow = ''] = OURS.split('/');

/** Large, and never changed by the script. */
const BUILT = /^dist\/|\.png$/u;
const copied = canRunGit ? trackedFiles().filter((file) => !BUILT.test(file)) : [];

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'set-owner-'));
  await Promise.all(copied.map((file) => cp(file, join(copy, file))));
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
    copied.map(async (file) => ({ file, text: await readFile(join(copy, file), 'utf8') })),
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

  const repository = repositoryOf(trackedFiles(), (file) => textOf(file) ?? '');
  for (const page of ['README.md', 'visitors/README.md', 'examples/README.md'])
    expect(brokenReferences(page, textOf(page) ?? '', repository)).toEqual([]);
});

testOfCopy('can be run again after a transfer', () => {
  expect(run('scripts/set-owner.ts', 'other').status).toBe(0);
  expect(readFileSync(join(copy, 'SECURITY.md'), 'utf8')).toContain('github.com/other/docs-agent-action/');
});
