import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { CAN_RUN_SCRIPTS, readWorkflow, runScript } from './workflow-file.ts';

const SHA = '6dcb09b5b57875f334f61aebed695e2e4193db5e';
const OLDER = '1111111111111111111111111111111111111111';

const describeScripts = CAN_RUN_SCRIPTS ? describe : describe.skip;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'workflow-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const pathWith = (bin: string) => [bin, dirname(process.execPath), process.env['PATH']].join(delimiter);

describeScripts('the release', () => {
  const { jobs } = readWorkflow('.github/workflows/release.yml');
  type Answers = Readonly<Record<string, unknown>>;

  /** Runs one step, and returns what it asked `gh` to write. */
  async function run(job: 'rebuild' | 'publish', name: string, answers: Answers, env: Answers = {}) {
    const [log, output] = [join(folder, 'asked'), join(folder, 'output')];
    for (const file of [log, output]) await writeFile(file, '');
    const read = job === 'rebuild' ? 'checks: read' : 'contents: read';
    const outputs = [
      ...Object.entries(answers).map(([part, answer]) => [part, read, JSON.stringify(answer)]),
      ...['api ', 'release '].map((part) => [part, 'contents: write', '']),
    ];
    const { status, stdout, stderr } = runScript(onlyScriptOf(jobs[job], name), {
      cwd: folder,
      env: {
        PATH: pathWith(join(process.cwd(), 'sandbox/rehearse/bin')),
        NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
        REHEARSED_GH: JSON.stringify({ outputs, grants: jobs[job]?.permissions, log }),
        GH_TOKEN: 'x',
        GH_REPO: 'acme/action',
        GITHUB_REPOSITORY: 'acme/action',
        GITHUB_SHA: SHA,
        GITHUB_REF: 'refs/heads/main',
        DEFAULT_REF: 'refs/heads/main',
        GITHUB_OUTPUT: output,
        GITHUB_STEP_SUMMARY: join(folder, 'summary'),
        REBUILT: join(folder, 'rebuilt.sha256'),
        TAG: 'v1.2.3',
        ...env,
      },
    });
    expect(stderr).toBe('');
    const written = (await readFile(log, 'utf8')).match(/^(?!.*--jq).+$/gmu) ?? [];
    return { status, stdout, written, output: await readFile(output, 'utf8') };
  }

  const refs = (tags: Readonly<Record<string, string>>) =>
    Object.entries(tags).map(([tag, sha]) => ({ ref: `refs/tags/${tag}`, object: { sha } }));

  const [passed, failed] = [{ conclusion: 'success' }, { conclusion: 'failure' }];
  test.each<readonly [string, object[], Answers, string]>([
    ['another branch', [], { GITHUB_REF: 'refs/heads/fix' }, 'This ran on refs/heads/fix'],
    ['a commit without a CI run', [], {}, 'The check gate is missing'],
    ['a commit whose CI is running', [{ status: 'in_progress' }], {}, 'The check gate is in_progress'],
    ['a commit that failed once', [failed, passed], {}, 'The check gate is failure,success'],
    ['a commit that passed', [passed], {}, ''],
  ])('only starts on a commit of the default branch that passed: %s', async (_, gates, env, problem) => {
    const checks = gates.map((gate) => ({ ...gate, app: { slug: 'github-actions' } }));
    const answers = { [`commits/${SHA}/check-runs?check_name=gate`]: { check_runs: checks } };
    const name = 'Only what is on the default branch and has passed the gate is released';
    const { status, stdout } = await run('rebuild', name, answers, env);
    expect(status).toBe(problem === '' ? 0 : 1);
    expect(stdout).toContain(problem === '' ? '' : `::error::${problem}`);
  });

  test.each([
    ['built\n', 0],
    ['built differently\n', 1],
  ])('compares the committed files with the rebuilt ones: %j', async (content, status) => {
    await mkdir(join(folder, 'dist'));
    await writeFile(join(folder, 'dist', 'index.js'), 'built\n');
    const sum = createHash('sha256').update(content).digest('hex');
    await writeFile(join(folder, 'rebuilt.sha256'), `${sum}  dist/index.js\n`);
    expect(await run('publish', 'What is committed is what was rebuilt', {})).toMatchObject({ status });
  });

  test.each([
    [{}, 0],
    [{ 'v1.2.3': SHA, 'v1.2.30': OLDER }, 0],
    [{ 'v1.2.3': OLDER }, 1],
  ])('takes a version whose tag is free, or at this commit: %j', async (tags, status) => {
    await cp('scripts/release-notes.ts', join(folder, 'scripts', 'release-notes.ts'));
    for (const file of ['package.json', 'package-lock.json'])
      await writeFile(join(folder, file), '{ "version": "1.2.3", "type": "module" }');
    await writeFile(join(folder, 'CHANGELOG.md'), '## [1.2.3] - 2026-11-02\n\n- News.\n');
    const name = 'The version, its notes, and whether its tag is free';
    const ended = await run('publish', name, { 'matching-refs/tags/v1.2.3': refs(tags) });
    expect(ended).toMatchObject({ status, output: status === 0 ? 'tag=v1.2.3\n' : '' });
    expect(await readFile(join(folder, 'notes.md'), 'utf8')).toBe('- News.\n');
    expect(ended.stdout).toContain(status === 0 ? '' : `::error::v1.2.3 is already at ${OLDER}`);
  });

  const DRAFT = `release create v1.2.3 --draft --target ${SHA} --title v1.2.3 --notes-file notes.md dist.sha256 sbom.cdx.json`;
  const PUBLISH = [DRAFT, 'release edit v1.2.3 --draft=false --latest'];
  const ours = (isDraft: boolean) => ({ tagName: 'v1.2.3', isDraft });
  test.each<[string, object[], boolean, string[], string?]>([
    ['for the first time', [{ tagName: 'v1.2.2', isDraft: true }], true, PUBLISH],
    ['after a run that left a draft', [ours(true)], true, ['release delete v1.2.3 --yes', ...PUBLISH]],
    ['not again', [ours(false)], true, [], 'true'],
    ['but not yet for the Marketplace', [], true, [DRAFT], 'true'],
    ['but fails if the release isn’t immutable', [], false, PUBLISH],
  ])('is published with its notes and files, %s', async (_, releases, immutable, written, byHand = '') => {
    const answers = { 'release list': releases, 'releases/tags/v1.2.3': { immutable } };
    const ended = await run('publish', 'Publish the release', answers, { LEAVES_DRAFT: byHand });
    const output = immutable && written.at(-1) !== DRAFT ? 'immutable=true\n' : '';
    expect(ended).toMatchObject({ status: immutable ? 0 : 1, written, output });
    expect(ended.stdout).toContain(immutable ? '' : '::error::v1.2.3 is published, but not immutable');
    if (written.at(-1) === DRAFT) expect(ended.stdout).toContain('::notice::v1.2.3 is a draft.');
    expect(jobs['publish']?.steps.at(-1)?.if).toBe('steps.published.outputs.immutable');
  });

  const CREATE = `api repos/acme/action/git/refs -f ref=refs/tags/v1 -f sha=${SHA} --silent`;
  const MOVE = `api --method PATCH repos/acme/action/git/refs/tags/v1 -f sha=${SHA} -F force=true --silent`;
  test.each([
    ['the first of its major version', { v10: OLDER }, [CREATE]],
    ['a later one', { v1: OLDER, 'v1.2.2': OLDER, 'v1.2.3': SHA }, [MOVE]],
    ['not one before another one', { v1: OLDER, 'v1.2.3': SHA, 'v1.10.0': OLDER }, []],
  ])('moves the tag of the major version: %s', async (_, tags, written) => {
    const all = refs(tags);
    const answers = {
      'matching-refs/tags/v1. ': all.filter(({ ref }) => ref.startsWith('refs/tags/v1.')),
      'matching-refs/tags/v1 ': all,
    };
    const ended = await run('publish', 'Move the tag of the major version', answers);
    expect(ended).toMatchObject({ status: 0, written });
  });
});

/** The only script in a job, or the only one with this name. */
function onlyScriptOf(job: ReturnType<typeof readWorkflow>['jobs'][string] | undefined, name?: string) {
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

  (CAN_RUN_SCRIPTS ? test : test.skip).each([
    ['all jobs passed', '', {}, 0],
    ['one job failed', '', { check: 'failure' }, 1],
    ['one job was skipped', '', { dist: 'skipped' }, 1],
    ['the review was skipped on a push', 'dependency-review', { 'dependency-review': 'skipped' }, 0],
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
  const settings = '-c user.name=x -c user.email=x@example.com -c commit.gpgSign=false';
  const BRANCH = 'dependabot/npm_and_yarn/production-1"$(exit 7)';
  let repository: string;
  let rebuilt: string;
  const written = async (file: string) => {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, 'x');
  };

  beforeEach(async () => {
    rebuilt = join(folder, 'rebuilt', 'dist');
    repository = join(folder, 'repository');
    for (const file of ['agent-job/index.js', 'agent-job/7.index.js', 'visitors/index.js'])
      await written(join(repository, 'dist', file));
    for (const line of ['init --quiet', 'add .', `${settings} commit --quiet --message x`])
      expect(spawnSync('git', line.split(' '), { cwd: repository }).status).toBe(0);
    await cp(join(repository, 'dist'), rebuilt, { recursive: true });
    await rm(join(rebuilt, 'agent-job', '7.index.js'));
    await writeFile(join(rebuilt, 'agent-job', 'index.js'), 'new “text”\n');
    await writeFile(join(rebuilt, 'agent-job', '8.index.js'), 'more\n');
  });

  /** Runs the step with a `gh` that records its arguments. */
  async function commit() {
    const bin = join(folder, 'bin');
    await mkdir(bin);
    await writeFile(join(bin, 'gh'), '#!/usr/bin/env bash\ncat > "$ASKED"\n', { mode: 0o755 });
    const { stderr, ...ended } = runScript(onlyScriptOf(jobs['commit'], 'Commit what was built'), {
      cwd: repository,
      env: {
        PATH: pathWith(bin),
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
    const addition = (name: string, text: string) => {
      return { path: `dist/agent-job/${name}`, contents: Buffer.from(text).toString('base64') };
    };
    const fileChanges = {
      additions: [addition('8.index.js', 'more\n'), addition('index.js', 'new “text”\n')],
      deletions: [{ path: 'dist/agent-job/7.index.js' }],
    };
    const branch = { repositoryNameWithOwner: 'acme/action', branchName: BRANCH };
    const asked: unknown = JSON.parse(await readFile(join(folder, 'asked.json'), 'utf8'));
    expect(asked).toMatchObject({ variables: { input: { expectedHeadOid: SHA, branch, fileChanges } } });
  });

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
