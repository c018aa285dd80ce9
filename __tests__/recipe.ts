import { spawnSync } from 'node:child_process';
import { chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { parseFileCommand } from '../sandbox/file-commands.ts';
import type { Payload } from '../sandbox/payloads.ts';
import { type ActionInProcess, startInProcess } from '../sandbox/run-in-process.ts';
import { fillTemplate } from '../src/agent-job/inputs/prompt-template.ts';
import { AGENT_JOB, VISITORS } from './actions.ts';

const Scalar = z.union([z.string(), z.number(), z.boolean()]);
const Texts = z._default(z.record(z.string(), Scalar), {});
const Permissions = z.optional(z.record(z.string(), z.string()));
const Concurrency = z.optional(
  z.object({ group: z.string(), 'cancel-in-progress': z.boolean(), queue: z.optional(z.string()) }),
);
const Step = z.object({
  id: z.optional(z.string()),
  if: z.optional(z.string()),
  uses: z.optional(z.string()),
  with: Texts,
  env: Texts,
  run: z.optional(z.string()),
});
const Workflow = z.object({
  permissions: Permissions,
  concurrency: Concurrency,
  jobs: z.record(
    z.string(),
    z.object({
      if: z.optional(z.string()),
      'timeout-minutes': z.optional(z.number()),
      permissions: Permissions,
      concurrency: Concurrency,
      steps: z.array(Step),
    }),
  ),
});
type Step = z.infer<typeof Step>;

export async function readRecipe(file: string): Promise<z.infer<typeof Workflow>> {
  return Workflow.parse(parse(await readFile(file, 'utf8')));
}

/** What `gh` is asked, as a part of its command line, and what it answers. The first that fits counts. */
export type GhAnswers = readonly (readonly [asked: string, answer: string])[];

export type RecipeOptions = {
  readonly event: { readonly name: string; readonly payload: Payload };
  readonly service: { readonly projectId: string; readonly apiKey: string; readonly url: string };
  readonly github: string;
  readonly gh?: GhAnswers;
  /** What the checkout brings besides the prompts. Gives the run's commit where that matters. */
  readonly checkOut?: (workspace: string) => Promise<string>;
  /** Contexts besides `github`, `secrets`, `vars` and `steps`. */
  readonly contexts?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
};

export type RecipeRun = {
  /** The outputs of the steps that ran, in order, by the name of what they use; of scripts, `run`. */
  readonly steps: readonly { readonly uses: string; readonly outputs: Readonly<Record<string, string>> }[];
  readonly gh: readonly string[];
  /** Whether a script failed. */
  readonly failed: boolean;
};

const OURS: Readonly<Record<string, ActionInProcess>> = {
  'OWNER/docs-agent-action@v1': AGENT_JOB,
  'OWNER/docs-agent-action/visitors@v1': VISITORS,
};

/** Scripts of recipes are for GitHub's Linux runners, which have these; the `date` of macOS is another one. */
export const CAN_RUN_SCRIPTS =
  process.platform === 'linux' &&
  ['bash', 'jq', 'git', 'date'].every((tool) => spawnSync(tool, ['--version']).status === 0);

/**
 * Runs a recipe's only job: its conditions with GitHub's own expression engine, its scripts with bash and a `gh` that
 * has its answers ready, its steps that use our actions in this process. Other actions do nothing.
 */
export async function runRecipe(file: string, options: RecipeOptions): Promise<RecipeRun | 'job skipped'> {
  const [job] = Object.values((await readRecipe(file)).jobs);
  if (job === undefined) throw new Error(`${file} has no job`);
  const folder = await mkdtemp(join(tmpdir(), 'recipe-'));
  try {
    const runner = new RecipeRunner(options, folder);
    await runner.checkOut();
    return (await runner.holds(job.if)) ? await runner.run(job.steps) : 'job skipped';
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

class RecipeRunner {
  readonly #options: RecipeOptions;
  readonly #folder: string;
  readonly #workspace: string;
  readonly #steps: Record<string, { outputs: Readonly<Record<string, string>> }> = {};
  #sha = '6dcb09b5b57875f334f61aebed695e2e4193db5e';

  constructor(options: RecipeOptions, folder: string) {
    this.#options = options;
    this.#folder = folder;
    this.#workspace = join(folder, 'workspace');
  }

  async checkOut(): Promise<void> {
    await cp('examples/prompts', join(this.#workspace, '.github/prompts'), { recursive: true });
    this.#sha = (await this.#options.checkOut?.(this.#workspace)) ?? this.#sha;
  }

  /** A condition; the status functions are the runner's own, and every step here has gone well so far. */
  async holds(condition: string | undefined): Promise<boolean> {
    if (condition === undefined) return true;
    const [, inner] = /^\$\{\{(.*)\}\}$/su.exec(condition.trim()) ?? [];
    const source = (inner ?? condition).replaceAll('always()', 'true');
    return (await this.#filled(`\${{ (${source}) && true || false }}`)) === 'true';
  }

  async run(steps: readonly Step[]): Promise<RecipeRun> {
    const done: RecipeRun['steps'][number][] = [];
    let failed = false;
    for (const step of steps) {
      if (failed || !(await this.holds(step.if))) continue;
      const ran = step.run === undefined ? await this.#use(step) : await this.#run(step, step.run);
      failed = ran.exitCode !== 0;
      if (step.id !== undefined) this.#steps[step.id] = { outputs: ran.outputs };
      done.push({ uses: step.uses?.replace(/@.*/u, '') ?? 'run', outputs: ran.outputs });
    }
    const asked = await readFile(join(this.#folder, 'gh.log'), 'utf8').catch(() => '');
    return { steps: done, gh: asked.split('\n').slice(0, -1), failed };
  }

  async #use({ uses = '', with: inputs, env }: Step): Promise<Ran> {
    const action = OURS[uses];
    if (action === undefined) return { exitCode: 0, outputs: {} };
    const { event, github, service } = this.#options;
    const step = await startInProcess(action, {
      event,
      github,
      workspace: this.#workspace,
      env: { ...(await this.#allFilled(env)), GITHUB_SHA: this.#sha },
      with: { ...(await this.#allFilled(inputs)), 'base-url': service.url },
    });
    const { exitCode, outputs } = await step.result;
    return { exitCode, outputs };
  }

  async #run({ env }: Step, script: string): Promise<Ran> {
    const output = join(this.#folder, 'output');
    await writeFile(output, '');
    const { status, stderr } = spawnSync('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', script], {
      cwd: this.#workspace,
      encoding: 'utf8',
      env: {
        PATH: `${await this.#fakeGh()}${delimiter}${process.env['PATH'] ?? ''}`,
        GITHUB_OUTPUT: output,
        GITHUB_STEP_SUMMARY: join(this.#folder, 'summary'),
        RUNNER_TEMP: this.#folder,
        GITHUB_SERVER_URL: 'https://github.com',
        GITHUB_REPOSITORY: 'Codertocat/Hello-World',
        GITHUB_REF_NAME: 'main',
        GITHUB_RUN_ID: '1658821493',
        GITHUB_SHA: this.#sha,
        GITHUB_WORKFLOW_REF: 'Codertocat/Hello-World/.github/workflows/docs.yml@refs/heads/main',
        ...(await this.#allFilled(env)),
      },
    });
    if (stderr !== '') throw new Error(`the script said: ${stderr}`);
    return { exitCode: status, outputs: parseFileCommand(await readFile(output, 'utf8')).entries };
  }

  /** Gives the folder of a `gh` that logs what it is asked, and applies `--jq` to the answer that is ready for it. */
  async #fakeGh(): Promise<string> {
    const bin = join(this.#folder, 'bin');
    const gh = join(bin, 'gh');
    await mkdir(bin, { recursive: true });
    await writeFile(
      gh,
      `#!${process.execPath}
      const asked = process.argv.slice(2);
      const line = asked.join(' ').replaceAll('\\n', ' ');
      require('node:fs').appendFileSync(${JSON.stringify(join(this.#folder, 'gh.log'))}, line + '\\n');
      const ready = ${JSON.stringify(this.#options.gh ?? [])}.find(([part]) => line.includes(part));
      if (ready === undefined) throw new Error('no answer is ready for gh ' + line);
      const filter = asked.indexOf('--jq');
      if (filter === -1) process.stdout.write(ready[1]);
      else {
        const jq = require('node:child_process').spawnSync('jq', ['-r', asked[filter + 1]], { input: ready[1] });
        process.stdout.write(jq.stdout);
        process.stderr.write(jq.stderr);
      }`,
    );
    await chmod(gh, 0o755);
    return bin;
  }

  async #allFilled(texts: Readonly<Record<string, string | number | boolean>>) {
    const filled: Record<string, string> = {};
    for (const [name, text] of Object.entries(texts)) filled[name] = await this.#filled(String(text));
    return filled;
  }

  async #filled(text: string): Promise<string> {
    const { event, service, contexts = {} } = this.#options;
    const all = {
      env: {},
      vars: { DOCS_PROJECT_ID: service.projectId, DOCS_REVIEWER: 'octocat' },
      secrets: { DOCS_API_KEY: service.apiKey, 'api-key': service.apiKey },
      steps: this.#steps,
      ...contexts,
      github: {
        event: event.payload,
        repository: 'Codertocat/Hello-World',
        server_url: 'https://github.com',
        sha: this.#sha,
        token: 'ghs_sandbox-token',
      },
    };
    return await fillTemplate(text, all);
  }
}

type Ran = { readonly exitCode: number | null; readonly outputs: Readonly<Record<string, string>> };
