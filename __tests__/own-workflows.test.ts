import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { isMap, isScalar, parse, parseDocument, visit } from 'yaml';
import * as z from 'zod/mini';
import { OURS as ACTION } from '../sandbox/rehearse/workflow.ts';
import { CAN_RUN_SCRIPTS } from './workflow-file.ts';

const own = globSync('.github/workflows/*.yml');
const all = [...own, ...globSync('examples/*.yml')];
const PINNED = /^\s*(?:- )?uses: [\w-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/u;
/** How the runner starts bash, without the script file at the end. */
const AS_THE_RUNNER = ['--noprofile', '--norc', '-eo', 'pipefail', '-c'];
const OURS = new RegExp(`uses: (?:\\./|${ACTION}[@/])`, 'u');

const Workflow = z.object({
  permissions: z.record(z.string(), z.string()),
  jobs: z.record(
    z.string(),
    z.object({
      needs: z.optional(z.union([z.string(), z.array(z.string())])),
      permissions: z.optional(z.record(z.string(), z.string())),
      'timeout-minutes': z.optional(z.number()),
      steps: z.array(
        z.object({
          name: z.optional(z.string()),
          uses: z.optional(z.string()),
          with: z.optional(z.record(z.string(), z.unknown())),
          run: z.optional(z.string()),
        }),
      ),
    }),
  ),
});
const read = (file: string) => Workflow.parse(parse(readFileSync(file, 'utf8')));
const steps = (file: string) => Object.values(read(file).jobs).flatMap((job) => job.steps);

/** `permission: what` of each grant in a workflow without a comment after it. */
function grantsWithoutReason(file: string): string[] {
  const bare: string[] = [];
  visit(parseDocument(readFileSync(file, 'utf8')), {
    Pair(_, { key, value }) {
      if (!isScalar(key) || key.value !== 'permissions' || !isMap(value)) return;
      for (const grant of value.items)
        if (!isScalar(grant.value) || !grant.value.comment?.trim())
          bare.push(`${String(grant.key)}: ${String(grant.value)}`);
    },
  });
  return bare;
}

describe.each(all)('%s', (file) => {
  test('has no permissions at the top, and a reason for each permission of a job', () => {
    expect(read(file).permissions).toEqual({});
    expect(grantsWithoutReason(file)).toEqual([]);
  });

  test('pins other people’s actions to a commit, with the version in a comment', () => {
    const uses = readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => /^\s*(?:- )?uses:/u.test(line) && !OURS.test(line));
    expect(uses.filter((line) => !PINNED.test(line))).toEqual([]);
  });

  // A job that pushes needs the token, and its permissions show that.
  test('doesn’t keep the token after checkout, unless the job can push', () => {
    if (readFileSync(file, 'utf8').includes('contents: write # to push')) return;
    const kept = steps(file).filter(
      (step) => step.uses?.startsWith('actions/checkout@') && step.with?.['persist-credentials'] !== false,
    );
    expect(kept).toEqual([]);
  });

  test('has no text from others in a script', () => {
    expect(steps(file).filter(({ run }) => run?.includes('${{'))).toEqual([]);
  });

  test('has a timeout for every job', () => {
    expect(Object.values(read(file).jobs).filter((job) => job['timeout-minutes'] === undefined)).toEqual([]);
  });
});

test('an action is pinned to the same commit everywhere', () => {
  const pins = new Map<string, Set<string>>();
  for (const { uses } of all.flatMap(steps)) {
    const [action = '', commit] = uses?.split('@') ?? [];
    if (commit !== undefined) pins.set(action, (pins.get(action) ?? new Set()).add(commit));
  }
  expect([...pins].filter(([, commits]) => commits.size > 1)).toEqual([]);
});

test('the mutation tests try every source file once', () => {
  const Matrix = z.object({
    jobs: z.object({
      try: z.object({ strategy: z.object({ matrix: z.object({ files: z.array(z.string()) }) }) }),
    }),
  });
  const { files } = Matrix.parse(parse(readFileSync('.github/workflows/mutants.yml', 'utf8'))).jobs.try
    .strategy.matrix;
  const tried = files.flatMap((path) => globSync(path.endsWith('.ts') ? path : `${path}/**/*.ts`));
  expect(tried.toSorted()).toEqual(globSync('src/**/*.ts').toSorted());
});

/** The script of a step, by the workflow's job and the step's name, or the job's only script. */
function scriptOf(file: string, job: string, name?: string): string {
  const scripts = read(file).jobs[job]?.steps.filter(
    ({ run, name: own }) => run !== undefined && (name === undefined || own === name),
  );
  const [script] = scripts ?? [];
  if (script?.run === undefined || scripts?.length !== 1)
    throw new Error(`${file} has not one such script: ${job}, ${name}`);
  return script.run;
}

describe('the gate', () => {
  const FILE = '.github/workflows/ci.yml';

  test('waits for every other job', () => {
    const { gate, ...others } = read(FILE).jobs;
    expect(gate?.needs).toEqual(Object.keys(others));
  });

  const onlyHere = CAN_RUN_SCRIPTS ? test : test.skip;
  onlyHere.each([
    ['all jobs passed', '', {}, 0],
    ['one job failed', '', { check: 'failure' }, 1],
    ['one job was cancelled', '', { platforms: 'cancelled' }, 1],
    ['one job was skipped', '', { dist: 'skipped' }, 1],
    [
      'the dependency review was skipped on a push',
      'dependency-review',
      { 'dependency-review': 'skipped' },
      0,
    ],
    ['the dependency review was skipped on a pull request', '', { 'dependency-review': 'skipped' }, 1],
    ['it failed on a push', 'dependency-review', { 'dependency-review': 'failure' }, 1],
  ])('%s', (_, skippable, other, status) => {
    const results: Record<string, string> = {
      check: 'success',
      platforms: 'success',
      dist: 'success',
      'dependency-review': 'success',
      ...other,
    };
    const needs = Object.fromEntries(
      Object.entries(results).map(([job, result]) => [job, { result, outputs: {} }]),
    );
    const gate = spawnSync('bash', [...AS_THE_RUNNER, scriptOf(FILE, 'gate')], {
      encoding: 'utf8',
      env: {
        PATH: process.env['PATH'],
        RESULTS: JSON.stringify(needs, undefined, 2),
        MAY_BE_SKIPPED: skippable,
      },
    });
    expect({ status: gate.status, stderr: gate.stderr }).toEqual({ status, stderr: '' });
    expect(gate.stdout).toContain(`dependency-review: ${results['dependency-review']}`);
  });
});

const whereScriptsRun = CAN_RUN_SCRIPTS ? describe : describe.skip;
whereScriptsRun('the commit that rebuilds dist/ for Dependabot', () => {
  const SCRIPT = scriptOf('.github/workflows/dependabot-dist.yml', 'commit', 'Commit what was built');
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
  let folder: string;
  let rebuilt: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'dependabot-'));
    rebuilt = join(folder, 'rebuilt', 'dist');
    const repository = join(folder, 'repository');
    await mkdir(join(repository, 'dist', 'agent-job'), { recursive: true });
    await mkdir(join(repository, 'dist', 'visitors'), { recursive: true });
    await writeFile(join(repository, 'dist', 'agent-job', 'index.js'), 'old\n');
    await writeFile(join(repository, 'dist', 'agent-job', '7.index.js'), 'gone\n');
    await writeFile(join(repository, 'dist', 'visitors', 'index.js'), 'same\n');
    for (const args of [
      ['init', '--quiet'],
      ['add', '.'],
      [
        ...['user.name=x', 'user.email=x@example.com', 'commit.gpgSign=false'].flatMap((one) => ['-c', one]),
        'commit',
        '--quiet',
        '--message',
        'x',
      ],
    ])
      expect(spawnSync('git', args, { cwd: repository }).status).toBe(0);
    await cp(join(repository, 'dist'), rebuilt, { recursive: true });
    await rm(join(rebuilt, 'agent-job', '7.index.js'));
    await writeFile(join(rebuilt, 'agent-job', 'index.js'), 'new “text”\n');
    await writeFile(join(rebuilt, 'agent-job', '8.index.js'), 'more\n');
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  /** Runs the step with a `gh` that records its arguments. */
  async function commit(): Promise<{ readonly status: number | null; readonly stdout: string }> {
    const bin = join(folder, 'bin');
    await mkdir(bin);
    await writeFile(join(bin, 'gh'), '#!/usr/bin/env bash\ncat > "$ASKED"\n');
    await chmod(join(bin, 'gh'), 0o755);
    const { status, stdout, stderr } = spawnSync('bash', [...AS_THE_RUNNER, SCRIPT], {
      cwd: join(folder, 'repository'),
      encoding: 'utf8',
      env: {
        PATH: `${bin}${delimiter}${process.env['PATH'] ?? ''}`,
        ASKED: join(folder, 'asked.json'),
        GITHUB_REPOSITORY: 'acme/action',
        BRANCH: 'dependabot/npm_and_yarn/production-1"$(exit 7)',
        HEAD_SHA: '6dcb09b5b57875f334f61aebed695e2e4193db5e',
        REBUILT: rebuilt,
      },
    });
    expect(stderr).toBe('');
    return { status, stdout };
  }

  test('contains changed, new and deleted files, and is based on the commit that was built', async () => {
    expect((await commit()).status).toBe(0);
    const { input } = Asked.parse(JSON.parse(await readFile(join(folder, 'asked.json'), 'utf8'))).variables;
    expect(input.expectedHeadOid).toBe('6dcb09b5b57875f334f61aebed695e2e4193db5e');
    expect(input.branch).toEqual({
      repositoryNameWithOwner: 'acme/action',
      branchName: 'dependabot/npm_and_yarn/production-1"$(exit 7)',
    });
    expect(input.fileChanges.deletions).toEqual([{ path: 'dist/agent-job/7.index.js' }]);
    expect(
      input.fileChanges.additions.map(({ path, contents }) => [
        path,
        Buffer.from(contents, 'base64').toString(),
      ]),
    ).toEqual([
      ['dist/agent-job/8.index.js', 'more\n'],
      ['dist/agent-job/index.js', 'new “text”\n'],
    ]);
  });

  test.each<readonly [string, (rebuilt: string) => Promise<void>]>([
    ['a link', (dist) => symlink('/etc/passwd', join(dist, 'agent-job', 'passwd.js'))],
    ['a file beside the actions', (dist) => writeFile(join(dist, 'index.js'), 'x')],
    [
      'another folder',
      async (dist) => {
        await mkdir(join(dist, 'agent-job', '.github'));
        await writeFile(join(dist, 'agent-job', '.github', 'x.yml'), 'x');
      },
    ],
    [
      'a name with a line break',
      async (dist) => {
        await mkdir(join(dist, 'agent-job', 'a\n', 'agent-job'), { recursive: true });
        await writeFile(join(dist, 'agent-job', 'a\n', 'agent-job', 'b.js'), 'x');
      },
    ],
  ])('isn’t created if the build contains %s', async (_, bring) => {
    await bring(rebuilt);
    const { status, stdout } = await commit();
    expect(status).toBe(1);
    expect(stdout).toContain('::error::');
    await expect(readFile(join(folder, 'asked.json'))).rejects.toThrow('ENOENT');
  });
});
