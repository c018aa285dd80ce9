import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmod, cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import * as z from 'zod/mini';
import { parseFileCommand } from '../sandbox/file-commands.ts';
import { CAN_RUN_SCRIPTS, readWorkflow, runScript } from './workflow-file.ts';

const SHA = '6dcb09b5b57875f334f61aebed695e2e4193db5e';
const OLDER = '1111111111111111111111111111111111111111';

/** The repository's state on GitHub, as far as a release reads and changes it. */
const GitHub = z.object({
  gates: z.array(z.string()),
  immutable: z.boolean(),
  tags: z.record(z.string(), z.string()),
  releases: z.array(
    z.object({
      tagName: z.string(),
      isDraft: z.boolean(),
      target: z.string(),
      notes: z.string(),
      files: z.array(z.string()),
    }),
  ),
});
type GitHub = z.infer<typeof GitHub>;

/** A `gh` for the few commands of the release, over a file that holds the state. */
const GH = String.raw`
const fs = require('node:fs');
const { spawnSync } = require('node:child_process');
const state = JSON.parse(fs.readFileSync(process.env.STATE, 'utf8'));
const asked = process.argv.slice(2);
const line = asked.join(' ');
const part = (pattern) => pattern.exec(line)?.slice(1);
const answer = (value) => {
  const filter = asked[asked.indexOf('--jq') + 1];
  const jq = spawnSync('jq', ['-r', filter], { input: JSON.stringify(value), encoding: 'utf8' });
  process.stderr.write(jq.stderr);
  process.stdout.write(jq.stdout);
};
let found;
if ((found = part(/^api repos\/acme\/action\/commits\/${SHA}\/check-runs\?check_name=gate /)))
  answer({ check_runs: state.gates.map((word) => ({ status: word, conclusion: word === 'in_progress' ? null : word, app: { slug: 'github-actions' } })) });
else if ((found = part(/^api --paginate repos\/acme\/action\/git\/matching-refs\/tags\/(\S+) /)))
  answer(Object.entries(state.tags).filter(([tag]) => tag.startsWith(found[0]))
    .map(([tag, sha]) => ({ ref: 'refs/tags/' + tag, object: { sha } })));
else if (part(/^release list /)) answer(state.releases);
else if ((found = part(/^release delete (\S+) --yes$/)))
  state.releases = state.releases.filter(({ tagName, isDraft }) => !(tagName === found[0] && isDraft));
else if ((found = part(/^release create (\S+) --draft --target (\S+) --title \1 --notes-file (\S+) (.+)$/)))
  state.releases.push({ tagName: found[0], isDraft: true, target: found[1],
    notes: fs.readFileSync(found[2], 'utf8'), files: found[3].split(' ').filter((file) => fs.existsSync(file)) });
else if ((found = part(/^release edit (\S+) --draft=false --latest$/))) {
  const draft = state.releases.find(({ tagName }) => tagName === found[0]);
  draft.isDraft = false;
  state.tags[found[0]] ??= draft.target;
} else if (part(/^api repos\/acme\/action\/releases\/tags\/(\S+) /)) answer({ immutable: state.immutable });
else if ((found = part(/^api --method PATCH repos\/acme\/action\/git\/refs\/tags\/(\S+) -f sha=(\S+) -F force=true --silent$/)))
  state.tags[found[0]] = found[1];
else if ((found = part(/^api repos\/acme\/action\/git\/refs -f ref=refs\/tags\/(\S+) -f sha=(\S+) --silent$/)))
  state.tags[found[0]] = found[1];
else throw new Error('no answer is ready for gh ' + line);
fs.writeFileSync(process.env.STATE, JSON.stringify(state));
`.replace('${SHA}', SHA);

const describeScripts = CAN_RUN_SCRIPTS ? describe : describe.skip;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'workflow-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Creates a program that scripts find by its name, and returns the `PATH` with it. */
async function pathWith(name: string, program: string): Promise<string> {
  const bin = join(folder, 'bin');
  await mkdir(bin, { recursive: true });
  await writeFile(join(bin, name), program);
  await chmod(join(bin, name), 0o755);
  return [bin, join(process.execPath, '..'), process.env['PATH']].join(delimiter);
}

describeScripts('the release', () => {
  let workspace: string;
  beforeEach(async () => {
    workspace = join(folder, 'workspace');
    await mkdir(join(workspace, 'dist', 'agent-job'), { recursive: true });
    await writeFile(join(workspace, 'dist', 'agent-job', 'index.js'), 'built\n');
    await cp('scripts/release-notes.ts', join(workspace, 'scripts', 'release-notes.ts'));
    for (const file of ['package.json', 'package-lock.json'])
      await writeFile(join(workspace, file), '{ "version": "1.2.3", "type": "module" }');
    await writeFile(join(workspace, 'CHANGELOG.md'), '## [1.2.3] - 2026-11-02\n\n- News.\n');
    await writeFile(join(workspace, 'sbom.cdx.json'), '{}');
    await rebuilt('built\n');
  });

  async function run(job: 'rebuild' | 'publish', before: Partial<GitHub>, env: Record<string, string> = {}) {
    const state = join(folder, 'state.json');
    const empty: GitHub = { gates: ['success'], immutable: true, tags: {}, releases: [] };
    await writeFile(state, JSON.stringify({ ...empty, ...before }));
    await writeFile(join(folder, 'output'), '');
    const PATH = await pathWith('gh', `#!${process.execPath}\n${GH}`);
    const { jobs } = readWorkflow('.github/workflows/release.yml');
    let stdout = '';
    let failed: string | undefined;
    for (const { name, run } of jobs[job]?.steps ?? []) {
      if (name === undefined || run === undefined || failed !== undefined) continue;
      const output = parseFileCommand(await readFile(join(folder, 'output'), 'utf8')).entries;
      const step = runScript(run, {
        cwd: workspace,
        env: {
          PATH,
          STATE: state,
          GITHUB_REPOSITORY: 'acme/action',
          GITHUB_SHA: SHA,
          GITHUB_REF: 'refs/heads/main',
          DEFAULT_REF: 'refs/heads/main',
          GITHUB_OUTPUT: join(folder, 'output'),
          GITHUB_STEP_SUMMARY: join(folder, 'summary'),
          REBUILT: join(folder, 'dist.sha256'),
          TAG: output['tag'] ?? '',
          ...env,
        },
      });
      stdout += step.stdout;
      expect(step.stderr).toBe('');
      if (step.status !== 0) failed = name;
    }
    return { failed, stdout, github: GitHub.parse(JSON.parse(await readFile(state, 'utf8'))) };
  }

  /** Writes the artifact of the unprivileged job. */
  async function rebuilt(content: string): Promise<void> {
    const sum = createHash('sha256').update(content).digest('hex');
    await writeFile(join(folder, 'dist.sha256'), `${sum}  dist/agent-job/index.js\n`);
  }

  const files = ['dist.sha256', 'sbom.cdx.json'];
  const released = { tagName: 'v1.2.3', isDraft: false, target: SHA, notes: '- News.\n', files };

  test.each<readonly [string, Partial<GitHub>, string]>([
    ['the first of its major version', {}, SHA],
    [
      'a later one, which failed before it was published',
      {
        tags: { v1: OLDER, 'v1.2.2': OLDER, v10: OLDER, 'v10.2.30': OLDER },
        releases: [{ ...released, isDraft: true, target: OLDER }],
      },
      SHA,
    ],
    ['one that failed after it was published', { tags: { 'v1.2.3': SHA }, releases: [released] }, SHA],
    [
      'one before another one of its major version, whose tag stays',
      { tags: { v1: OLDER, 'v1.2.3': SHA, 'v1.10.0': OLDER }, releases: [released] },
      OLDER,
    ],
  ])('is published with its files and notes, and moves the major tag: %s', async (_, before, v1) => {
    const { failed, github } = await run('publish', before);
    expect(failed).toBeUndefined();
    expect(github.releases).toEqual([released]);
    expect(github.tags).toEqual({ ...before.tags, 'v1.2.3': SHA, v1 });
  });

  test('isn’t published if the rebuilt files differ from the committed ones', async () => {
    await rebuilt('built differently\n');
    const { failed, github } = await run('publish', {});
    expect(failed).toBe('What is committed is what was rebuilt');
    expect(github.releases).toEqual([]);
  });

  test.each<readonly [string, Partial<GitHub>, string, Partial<GitHub>]>([
    [
      'and isn’t published if the version is already published from another commit',
      { tags: { 'v1.2.3': OLDER, v1: OLDER } },
      `v1.2.3 is already at ${OLDER}`,
      { releases: [], tags: { 'v1.2.3': OLDER, v1: OLDER } },
    ],
    [
      'and doesn’t move the major tag if the release isn’t immutable',
      { immutable: false, tags: { v1: OLDER } },
      'v1.2.3 is published, but not immutable',
      { releases: [released], tags: { 'v1.2.3': SHA, v1: OLDER } },
    ],
  ])('fails, %s', async (_, before, problem, after) => {
    const { stdout, github } = await run('publish', before);
    expect(stdout).toContain(`::error::${problem}`);
    expect(github).toMatchObject(after);
  });

  test.each<readonly [string, Partial<GitHub>, Record<string, string>, string]>([
    ['another branch', {}, { GITHUB_REF: 'refs/heads/fix' }, 'This ran on refs/heads/fix'],
    ['a commit without a CI run', { gates: [] }, {}, 'The check gate is missing'],
    ['a commit whose CI is running', { gates: ['in_progress'] }, {}, 'The check gate is in_progress'],
    ['a commit that failed', { gates: ['failure'] }, {}, 'The check gate is failure'],
    ['a commit that failed once', { gates: ['failure', 'success'] }, {}, 'The check gate is failure,success'],
  ])('doesn’t start on %s', async (_, before, env, problem) => {
    const { failed, stdout } = await run('rebuild', before, env);
    expect(failed).toBeDefined();
    expect(stdout).toContain(`::error::${problem}`);
  });
});

/** The only script in a job, or the only one with this name. */
function onlyScriptOf(
  job: ReturnType<typeof readWorkflow>['jobs'][string] | undefined,
  name?: string,
): string {
  const scripts = (job?.steps ?? []).flatMap((step) =>
    step.run === undefined || (name !== undefined && step.name !== name) ? [] : [step.run],
  );
  const [script] = scripts;
  if (script === undefined || scripts.length > 1) throw new Error(`There is not one such script: ${name}`);
  return script;
}

describe('the gate', () => {
  const { gate, ...others } = readWorkflow('.github/workflows/ci.yml').jobs;

  test('waits for every other job', () => {
    expect(gate?.needs).toEqual(Object.keys(others));
  });

  const testOfScript = CAN_RUN_SCRIPTS ? test : test.skip;
  testOfScript.each([
    ['all jobs passed', '', {}, 0],
    ['one job failed', '', { check: 'failure' }, 1],
    ['one job was cancelled', '', { platforms: 'cancelled' }, 1],
    ['one job was skipped', '', { dist: 'skipped' }, 1],
    ['the review was skipped on a push', 'dependency-review', { 'dependency-review': 'skipped' }, 0],
    ['the review was skipped on a pull request', '', { 'dependency-review': 'skipped' }, 1],
    ['the review failed on a push', 'dependency-review', { 'dependency-review': 'failure' }, 1],
  ])('%s', (_, skippable, other, status) => {
    const jobs = ['check', 'platforms', 'dist', 'dependency-review'];
    const passed = Object.fromEntries(jobs.map((job) => [job, 'success']));
    const results: Readonly<Record<string, string>> = { ...passed, ...other };
    const needs = Object.entries(results).map(([job, result]) => [job, { result, outputs: {} }] as const);
    const env = {
      PATH: process.env['PATH'],
      RESULTS: JSON.stringify(Object.fromEntries(needs), undefined, 2),
      MAY_BE_SKIPPED: skippable,
    };
    const ended = runScript(onlyScriptOf(gate), { env });
    expect(ended).toMatchObject({ status, stderr: '' });
    expect(ended.stdout).toContain(`dependency-review: ${results['dependency-review']}`);
  });
});

describeScripts('the commit that rebuilds dist/ for Dependabot', () => {
  const { jobs } = readWorkflow('.github/workflows/dependabot-dist.yml');
  const Asked = z.object({
    variables: z.object({
      input: z.object({
        branch: z.object({ repositoryNameWithOwner: z.string(), branchName: z.string() }),
        expectedHeadOid: z.string(),
        fileChanges: z.object({
          additions: z.array(z.object({ path: z.string(), contents: z.string() })),
          deletions: z.array(z.object({ path: z.string() })),
        }),
      }),
    }),
  });
  const settings = ['user.name=x', 'user.email=x@example.com', 'commit.gpgSign=false'];
  const git = settings.flatMap((one) => ['-c', one]);
  const BRANCH = 'dependabot/npm_and_yarn/production-1"$(exit 7)';
  let repository: string;
  let rebuilt: string;

  beforeEach(async () => {
    rebuilt = join(folder, 'rebuilt', 'dist');
    repository = join(folder, 'repository');
    await mkdir(join(repository, 'dist', 'agent-job'), { recursive: true });
    await mkdir(join(repository, 'dist', 'visitors'));
    await writeFile(join(repository, 'dist', 'agent-job', 'index.js'), 'old\n');
    await writeFile(join(repository, 'dist', 'agent-job', '7.index.js'), 'gone\n');
    await writeFile(join(repository, 'dist', 'visitors', 'index.js'), 'same\n');
    for (const args of [
      ['init', '--quiet'],
      ['add', '.'],
      [...git, 'commit', '--quiet', '--message', 'x'],
    ])
      expect(spawnSync('git', args, { cwd: repository }).status).toBe(0);
    await cp(join(repository, 'dist'), rebuilt, { recursive: true });
    await rm(join(rebuilt, 'agent-job', '7.index.js'));
    await writeFile(join(rebuilt, 'agent-job', 'index.js'), 'new “text”\n');
    await writeFile(join(rebuilt, 'agent-job', '8.index.js'), 'more\n');
  });

  /** Runs the step with a `gh` that records its arguments. */
  async function commit() {
    const { stderr, ...ended } = runScript(onlyScriptOf(jobs['commit'], 'Commit what was built'), {
      cwd: repository,
      env: {
        PATH: await pathWith('gh', '#!/usr/bin/env bash\ncat > "$ASKED"\n'),
        ASKED: join(folder, 'asked.json'),
        GITHUB_REPOSITORY: 'acme/action',
        BRANCH,
        HEAD_SHA: SHA,
        REBUILT: rebuilt,
      },
    });
    expect(stderr).toBe('');
    return ended;
  }

  test('contains changed, new and deleted files, and is based on the commit that was built', async () => {
    expect((await commit()).status).toBe(0);
    const { input } = Asked.parse(JSON.parse(await readFile(join(folder, 'asked.json'), 'utf8'))).variables;
    expect(input.expectedHeadOid).toBe(SHA);
    expect(input.branch).toEqual({ repositoryNameWithOwner: 'acme/action', branchName: BRANCH });
    expect(input.fileChanges.deletions).toEqual([{ path: 'dist/agent-job/7.index.js' }]);
    const decoded = input.fileChanges.additions.map(({ path, contents }) => [
      path,
      String(Buffer.from(contents, 'base64')),
    ]);
    expect(decoded).toEqual([
      ['dist/agent-job/8.index.js', 'more\n'],
      ['dist/agent-job/index.js', 'new “text”\n'],
    ]);
  });

  const written = async (file: string) => {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, 'x');
  };
  test.each<readonly [string, (rebuilt: string) => Promise<void>]>([
    ['a link', (dist) => symlink('/etc/passwd', join(dist, 'agent-job', 'passwd.js'))],
    ['a file beside the actions', (dist) => written(join(dist, 'index.js'))],
    ['another folder', (dist) => written(join(dist, 'agent-job', '.github', 'x.yml'))],
    ['a name with a line break', (dist) => written(join(dist, 'agent-job', 'a\n', 'agent-job', 'b.js'))],
  ])('isn’t created if the build contains %s', async (_, bring) => {
    await bring(rebuilt);
    const { status, stdout } = await commit();
    expect(status).toBe(1);
    expect(stdout).toContain('::error::');
    await expect(readFile(join(folder, 'asked.json'))).rejects.toThrow('ENOENT');
  });
});
