import { spawnSync } from 'node:child_process';
import { chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { parseFileCommand } from '../sandbox/file-commands.ts';
import { CAN_RUN_SCRIPTS } from './workflow-file.ts';

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

const Workflow = z.object({
  jobs: z.record(
    z.string(),
    z.object({ steps: z.array(z.object({ name: z.optional(z.string()), run: z.optional(z.string()) })) }),
  ),
});

const whereScriptsRun = CAN_RUN_SCRIPTS ? describe : describe.skip;
whereScriptsRun('the release', () => {
  let folder: string;
  let workspace: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'release-'));
    workspace = join(folder, 'workspace');
    await mkdir(join(workspace, 'dist', 'agent-job'), { recursive: true });
    await writeFile(join(workspace, 'dist', 'agent-job', 'index.js'), 'built\n');
    await cp('scripts/release-notes.ts', join(workspace, 'scripts', 'release-notes.ts'));
    for (const file of ['package.json', 'package-lock.json'])
      await writeFile(join(workspace, file), '{ "version": "1.2.3", "type": "module" }');
    await writeFile(join(workspace, 'CHANGELOG.md'), '## [1.2.3] - 2026-11-02\n\n- News.\n');
    await writeFile(join(workspace, 'sbom.cdx.json'), '{}');
    await mkdir(join(folder, 'bin'));
    await writeFile(join(folder, 'bin', 'gh'), `#!${process.execPath}\n${GH}`);
    await chmod(join(folder, 'bin', 'gh'), 0o755);
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  /** Runs a job's named scripts, in order, until one fails. */
  async function run(job: 'rebuild' | 'publish', before: Partial<GitHub>, env: Record<string, string> = {}) {
    const state = join(folder, 'state.json');
    const empty: GitHub = { gates: ['success'], immutable: true, tags: {}, releases: [] };
    await writeFile(state, JSON.stringify({ ...empty, ...before }));
    await writeFile(join(folder, 'output'), '');
    const { jobs } = Workflow.parse(parse(await readFile('.github/workflows/release.yml', 'utf8')));
    let stdout = '';
    let failed: string | undefined;
    for (const { name, run } of jobs[job]?.steps ?? []) {
      if (name === undefined || run === undefined || failed !== undefined) continue;
      const output = parseFileCommand(await readFile(join(folder, 'output'), 'utf8')).entries;
      const step = spawnSync('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', run], {
        cwd: workspace,
        encoding: 'utf8',
        env: {
          PATH: [join(folder, 'bin'), join(process.execPath, '..'), process.env['PATH']].join(delimiter),
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

  /** The artifact of the unprivileged job. */
  async function rebuilt(content: string): Promise<void> {
    const sum = spawnSync('sha256sum', { input: content, encoding: 'utf8' }).stdout.split(' ')[0];
    await writeFile(join(folder, 'dist.sha256'), `${sum}  dist/agent-job/index.js\n`);
  }

  const released = {
    tagName: 'v1.2.3',
    isDraft: false,
    target: SHA,
    notes: '- News.\n',
    files: ['dist.sha256', 'sbom.cdx.json'],
  };

  test.each<readonly [string, Partial<GitHub>]>([
    ['the first of its major version', {}],
    ['a later one', { tags: { v1: OLDER, 'v1.2.2': OLDER, v10: OLDER, 'v10.2.30': OLDER } }],
    [
      'one that failed before it was published',
      { releases: [{ ...released, isDraft: true, target: OLDER }] },
    ],
    ['one that failed after it was published', { tags: { 'v1.2.3': SHA }, releases: [released] }],
  ])('is published with its files and notes, and moves the major tag: %s', async (_, before) => {
    await rebuilt('built\n');
    const { failed, github } = await run('publish', before);
    expect(failed).toBeUndefined();
    expect(github.releases).toEqual([released]);
    expect(github.tags).toEqual({ ...before.tags, 'v1.2.3': SHA, v1: SHA });
  });

  test('isn’t published if the rebuilt files differ from the committed ones', async () => {
    await rebuilt('built differently\n');
    const { failed, github } = await run('publish', {});
    expect(failed).toBe('What is committed is what was rebuilt');
    expect(github.releases).toEqual([]);
  });

  test('isn’t published if the version is already published from another commit', async () => {
    await rebuilt('built\n');
    const { stdout, github } = await run('publish', { tags: { 'v1.2.3': OLDER, v1: OLDER } });
    expect(stdout).toContain(`::error::v1.2.3 is already at ${OLDER}`);
    expect(github).toMatchObject({ releases: [], tags: { 'v1.2.3': OLDER, v1: OLDER } });
  });

  test('doesn’t move the major tag back from a later version', async () => {
    await rebuilt('built\n');
    const tags = { v1: OLDER, 'v1.2.3': SHA, 'v1.10.0': OLDER };
    const { failed, github } = await run('publish', { tags, releases: [released] });
    expect(failed).toBeUndefined();
    expect(github.tags).toEqual(tags);
  });

  test('doesn’t move the major tag if the release isn’t immutable', async () => {
    await rebuilt('built\n');
    const { stdout, github } = await run('publish', { immutable: false, tags: { v1: OLDER } });
    expect(stdout).toContain('::error::v1.2.3 is published, but not immutable');
    expect(github.tags['v1']).toBe(OLDER);
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
