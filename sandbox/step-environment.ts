import { mkdirSync, writeFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { TOKEN } from './payloads.ts';
import type { StepLog } from './workflow-commands.ts';

export type StepOptions = {
  /** The path of the `action.yml`. Paths of scripts in it are relative to its folder. */
  readonly actionFile?: string;
  readonly with?: Readonly<Record<string, string>>;
  readonly event?: { readonly name: string; readonly payload: object };
  /** The step's `env`, which overrides the runner's variables. */
  readonly env?: Readonly<Record<string, string>>;
  /** The checked-out repository. By default, an empty folder that is removed afterward. */
  readonly workspace?: string;
  /** The URL of GitHub's API. On GitHub Enterprise Server it ends with `/api/v3`. */
  readonly github?: string;
  /** `github.token`. */
  readonly token?: string;
  /** `owner/name`. By default, the repository in the payload, or `acme/widgets`. */
  readonly repository?: string;
  readonly attempt?: number;
  readonly runId?: string;
  readonly job?: string;
  /** `strategy.job-index`. */
  readonly jobIndex?: number;
  /** The step's `id`. */
  readonly step?: string;
  /** Runs the post script of the action, with this state from main. */
  readonly post?: Readonly<Record<string, string>>;
  /**
   * For a step in this process. `virtual`: the clock jumps whenever the step only waits for time. `held`: it only moves by
   * `clock`. A process of its own has the real clock.
   */
  readonly clock?: 'virtual' | 'held';
  /** The start of a virtual clock, in milliseconds since the epoch. */
  readonly startsAt?: number;
  readonly nodeArgs?: readonly string[];
  /** Called with each line of the log, as soon as it is there. */
  readonly onLine?: (line: string) => void;
  /** The real time after which the step is killed, so that a mistake can't block the tests. */
  readonly timeoutMs?: number;
};

const Scalar = z.union([z.string(), z.number(), z.boolean()]);
const ActionFile = z.object({
  inputs: z._default(
    z.record(z.string(), z.nullable(z.object({ default: z.optional(z.nullable(Scalar)) }))),
    {},
  ),
  runs: z.object({ using: z.literal('node24'), main: z.string(), post: z.optional(z.string()) }),
});
export type ActionFile = z.infer<typeof ActionFile>;

const actionFiles = new Map<string, Promise<ActionFile>>();

/** Reads an `action.yml`, and caches it. */
export function readActionFile(path: string): Promise<ActionFile> {
  const file = actionFiles.get(path) ?? readFile(path, 'utf8').then((text) => ActionFile.parse(parse(text)));
  actionFiles.set(path, file);
  return file;
}

const WithRepository = z.object({ repository: z.object({ full_name: z.string() }) });

export type StepPaths = ReturnType<typeof makeStepPaths>;

/**
 * Creates the workspace of a step, and the file with the payload of its event. Thousands of tests begin with this, so it uses no
 * promises, and creates no more than they need.
 */
export function makeStepPaths(
  folder: string,
  { workspace: givenWorkspace, event }: Pick<StepOptions, 'workspace' | 'event'>,
) {
  const workspace = givenWorkspace === undefined ? join(folder, 'workspace') : resolve(givenWorkspace);
  const commands = join(folder, '_runner_file_commands');
  const eventPath = join(folder, 'event.json');
  mkdirSync(workspace, { recursive: true });
  writeFileSync(eventPath, JSON.stringify(event?.payload ?? {}));
  return {
    workspace,
    home: join(folder, 'home'),
    event: eventPath,
    output: join(commands, 'set_output'),
    state: join(commands, 'save_state'),
    summary: join(commands, 'step_summary'),
    env: join(commands, 'set_env'),
    path: join(commands, 'add_path'),
  };
}

/** Creates the other files and folders that the runner creates for a process. */
export async function makeCommandFiles({
  home,
  output,
  state,
  summary,
  env,
  path,
}: StepPaths): Promise<void> {
  for (const made of [home, dirname(output)]) await mkdir(made, { recursive: true });
  for (const file of [output, state, summary, env, path]) await writeFile(file, '');
}

function repositoryOf({ repository, event }: StepOptions): string {
  const { data } = WithRepository.safeParse(event?.payload);
  return repository ?? data?.repository.full_name ?? 'acme/widgets';
}

/** Returns the variables of GitHub's runner that the actions read. Only `PATH` is inherited. */
export function stepEnvironment(
  action: ActionFile,
  options: StepOptions,
  paths: StepPaths,
): Record<string, string> {
  return {
    ...runnerEnvironment(options, paths),
    ...inputEnvironment(action, options),
    ...options.env,
  };
}

function runnerEnvironment(options: StepOptions, paths: StepPaths): Record<string, string> {
  const { github = 'https://api.github.com', event, attempt = 1, runId = '1658821493', post = {} } = options;
  const { PATH = '', SystemRoot } = process.env;
  return {
    PATH,
    // The network doesn't work on Windows without it.
    ...(SystemRoot === undefined ? {} : { SystemRoot }),
    HOME: paths.home,
    GITHUB_ACTION: options.step ?? 'docs',
    GITHUB_ACTION_REF: 'v1',
    GITHUB_ACTION_REPOSITORY: 'acme/docs-agent-action',
    GITHUB_API_URL: github,
    GITHUB_ENV: paths.env,
    GITHUB_EVENT_NAME: event?.name ?? 'workflow_dispatch',
    GITHUB_EVENT_PATH: paths.event,
    GITHUB_GRAPHQL_URL: `${github.replace(/\/v3$/u, '')}/graphql`,
    GITHUB_JOB: options.job ?? 'docs',
    GITHUB_OUTPUT: paths.output,
    GITHUB_PATH: paths.path,
    GITHUB_REF: 'refs/heads/main',
    GITHUB_REPOSITORY: repositoryOf(options),
    GITHUB_REPOSITORY_ID: '186853002',
    GITHUB_RUN_ATTEMPT: String(attempt),
    GITHUB_RUN_ID: runId,
    GITHUB_SERVER_URL: github.endsWith('/api/v3') ? github.slice(0, -'/api/v3'.length) : 'https://github.com',
    GITHUB_STATE: paths.state,
    GITHUB_STEP_SUMMARY: paths.summary,
    GITHUB_WORKFLOW_REF: `${repositoryOf(options)}/.github/workflows/docs.yml@refs/heads/main`,
    GITHUB_WORKSPACE: paths.workspace,
    ...Object.fromEntries(Object.entries(post).map(([name, value]) => [`STATE_${name}`, value])),
  };
}

/** Returns all inputs, as on the runner also those that the action doesn't declare. */
function inputEnvironment(action: ActionFile, options: StepOptions): Record<string, string> {
  const given = Object.entries(options.with ?? {});
  const defaults = Object.entries(action.inputs)
    .filter(([name]) => !given.some(([other]) => other.toLowerCase() === name.toLowerCase()))
    .map(([name, input]) => [name, evaluated(String(input?.default ?? ''), options)] as const);
  return Object.fromEntries(
    [...defaults, ...given].map(([name, value]) => [
      `INPUT_${name.replaceAll(' ', '_').toUpperCase()}`,
      value,
    ]),
  );
}

/** Evaluates the expressions in defaults. Throws on any expression that they don't use. */
function evaluated(text: string, options: StepOptions): string {
  return text.replaceAll(/\$\{\{\s*(.*?)\s*\}\}/g, (_, expression: string) => {
    switch (expression) {
      case 'github.token':
        return options.token ?? TOKEN;
      case 'strategy.job-index':
        return String(options.jobIndex ?? 0);
      default:
        throw new Error(`The sandbox doesn't know the expression of a default: ${expression}`);
    }
  });
}

/** Warns about inputs that the action doesn't declare, as the runner does. */
export function warnOfUnknownInputs(
  action: ActionFile,
  given: Readonly<Record<string, string>>,
  log: StepLog,
): void {
  const valid = Object.keys(action.inputs);
  const unknown = Object.keys(given).filter(
    (name) => !valid.some((other) => other.toLowerCase() === name.toLowerCase()),
  );
  if (unknown.length === 0) return;
  log.annotate(
    'warning',
    `Unexpected input(s) '${unknown.join("', '")}', valid inputs are ['${valid.join("', '")}']`,
  );
}
