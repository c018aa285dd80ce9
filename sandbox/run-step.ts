import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { CLOCK_START, childClock, childClockArgs, type StepClock } from './child-clock.ts';
import { parseFileCommand, SUMMARY_LIMIT } from './file-commands.ts';
import { type Annotation, lineReader, StepLog } from './workflow-commands.ts';

export type StepOptions = {
  /** The action's `action.yml`; its scripts are found beside it. */
  readonly actionFile?: string;
  readonly with?: Readonly<Record<string, string>>;
  readonly event?: { readonly name: string; readonly payload: object };
  /** Variables of the step's own, over those that the runner sets. */
  readonly env?: Readonly<Record<string, string>>;
  /** The checked-out repository. Without one, an empty folder is made and removed. */
  readonly workspace?: string;
  /** The URL of GitHub's API. */
  readonly github?: string;
  /** `github.token`. */
  readonly token?: string;
  /** Values that the log hides from the start, as it hides a repository's secrets. */
  readonly secrets?: readonly string[];
  /** `owner/name`; without it, that of the payload, or `acme/widgets`. */
  readonly repository?: string;
  readonly attempt?: number;
  readonly runId?: string;
  readonly job?: string;
  /** The step's `id`. */
  readonly step?: string;
  /** Runs the action's post script, with the state that main saved. */
  readonly post?: Readonly<Record<string, string>>;
  /** `virtual`: time jumps whenever the step only waits for it. `held`: it moves only by `clock`. */
  readonly clock?: 'real' | 'virtual' | 'held';
  /** Where a virtual clock starts, in milliseconds since the epoch. */
  readonly startsAt?: number;
  readonly nodeArgs?: readonly string[];
  /** Real time after which a step that still runs is killed, so that no mistake keeps a test run alive. */
  readonly timeoutMs?: number;
};

export type StepResult = {
  /** `null` where a signal ended the step. */
  readonly exitCode: number | null;
  readonly signal: NodeJS.Signals | null;
  /** What the runner shows: stdout and stderr with commands carried out and masks applied. */
  readonly log: string;
  readonly stdout: string;
  readonly stderr: string;
  readonly annotations: readonly Annotation[];
  readonly outputs: Readonly<Record<string, string>>;
  readonly state: Readonly<Record<string, string>>;
  /** Masked; empty where it was too large. */
  readonly summary: string;
  readonly masks: readonly string[];
  readonly legacyCommands: readonly string[];
  readonly fileCommandErrors: readonly string[];
  /** Real time. */
  readonly durationMs: number;
  /** Time on the step's own clock: as `durationMs`, or virtual. After a kill, as far as is known. */
  readonly elapsedMs: number;
};

/** Disposed of, it is killed where it still runs. */
export interface RunningStep extends AsyncDisposable {
  readonly pid: number;
  /** When its process was started, as `performance.now()` has it here. */
  readonly startedAt: number;
  /** The first line of the log, past or future, that holds the pattern. Rejects if the step ends without one. */
  waitForLine(pattern: string | RegExp): Promise<string>;
  /** False where the step has ended. */
  kill(signal: NodeJS.Signals): boolean;
  /** Throws on use where the step runs on the real clock. */
  readonly clock: StepClock;
  readonly result: Promise<StepResult>;
}

const Scalar = z.union([z.string(), z.number(), z.boolean()]);
const ActionFile = z.object({
  inputs: z._default(
    z.record(z.string(), z.nullable(z.object({ default: z.optional(z.nullable(Scalar)) }))),
    {},
  ),
  runs: z.object({ using: z.literal('node24'), main: z.string(), post: z.optional(z.string()) }),
});
type ActionFile = z.infer<typeof ActionFile>;

/** What a payload says about the run it starts. */
const RunFacts = z.object({
  repository: z.optional(z.object({ full_name: z.string() })),
  sender: z.optional(z.object({ login: z.string() })),
  ref: z.optional(z.string()),
  after: z.optional(z.string()),
  pull_request: z.optional(
    z.object({
      number: z.number(),
      head: z.object({ ref: z.string() }),
      base: z.object({ ref: z.string() }),
    }),
  ),
});

const SHA = '6dcb09b5b57875f334f61aebed695e2e4193db5e';

/**
 * Starts a step that uses a built action, as GitHub's runner does: inputs and their defaults, a fresh environment in which
 * nothing is inherited but `PATH`, file commands, the event's payload in a file. Rejects where there is nothing to start.
 */
export async function startStep(options: StepOptions = {}): Promise<RunningStep> {
  const {
    actionFile = 'action.yml',
    clock = 'real',
    startsAt = CLOCK_START,
    nodeArgs = [],
    event,
    post,
    timeoutMs = 60_000,
  } = options;
  const action = ActionFile.parse(parse(await readFile(actionFile, 'utf8')));
  const script = post === undefined ? action.runs.main : action.runs.post;
  if (script === undefined) throw new Error(`${actionFile} has no post script`);

  const folder = await mkdtemp(join(tmpdir(), 'step-'));
  try {
    const paths = await stepPaths(folder, options.workspace);
    await writeFile(paths.event, JSON.stringify(event?.payload ?? {}));
    for (const file of [paths.output, paths.state, paths.summary, paths.env, paths.path])
      await writeFile(file, '');

    const env = {
      ...runnerEnvironment(options, paths),
      ...inputEnvironment(action, options),
      ...options.env,
    };
    const log = new StepLog({ secrets: options.secrets ?? [], showsDebug: env['RUNNER_DEBUG'] === '1' });
    warnOfUnknownInputs(action, options.with ?? {}, log);

    const startedAt = performance.now();
    const child = spawn(
      process.execPath,
      [
        ...(clock === 'real' ? [] : childClockArgs(startsAt, clock === 'held')),
        ...(SIGNALS_ARE_MESSAGES ? ['--import', new URL('signals.mjs', import.meta.url).href] : []),
        ...nodeArgs,
        resolve(dirname(actionFile), script),
      ],
      {
        cwd: paths.workspace,
        env,
        stdio: [
          'ignore',
          'pipe',
          'pipe',
          ...(clock === 'real' && !SIGNALS_ARE_MESSAGES ? [] : ['ipc' as const]),
        ],
      },
    );
    await once(child, 'spawn');

    const handle = clock === 'real' ? undefined : childClock(child, startsAt);
    const ended = async (): Promise<StepResult> => {
      const timeout = setTimeout(() => {
        log.annotate('error', `The action has timed out after ${timeoutMs} ms.`);
        child.kill('SIGKILL');
      }, timeoutMs);
      try {
        const done = await follow(child, log, paths, startedAt);
        return { ...done, elapsedMs: handle === undefined ? done.durationMs : handle.last.now - startsAt };
      } finally {
        clearTimeout(timeout);
        await rm(folder, { recursive: true, force: true, maxRetries: 5 });
      }
    };
    const result = ended();
    // Whoever waits for a line only still hears of it there.
    result.catch(() => undefined);
    return {
      pid: child.pid ?? 0,
      startedAt,
      waitForLine: (pattern) => waitForLine(log, result, pattern),
      kill: (signal) => sendSignal(child, signal),
      get clock() {
        if (handle === undefined) throw new Error('the step runs on the real clock');
        return handle;
      },
      result,
      [Symbol.asyncDispose]: async () => {
        child.kill('SIGKILL');
        await result.catch(() => undefined);
      },
    };
  } catch (error) {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    throw error;
  }
}

/** Runs a step to its end. */
export async function runStep(options: StepOptions = {}): Promise<StepResult> {
  return (await startStep(options)).result;
}

/** `signals.mjs` says why. */
const SIGNALS_ARE_MESSAGES = process.platform === 'win32';

function sendSignal(child: ChildProcess, signal: NodeJS.Signals): boolean {
  if (!SIGNALS_ARE_MESSAGES || signal === 'SIGKILL') return child.kill(signal);
  return child.connected && child.send({ signal }, () => undefined);
}

/** Cancels a step as the runner does: SIGINT, 7.5 s later SIGTERM (on Windows SIGBREAK), 2.5 s later SIGKILL. Real time. */
export async function cancelAsRunner(step: RunningStep): Promise<StepResult> {
  step.kill('SIGINT');
  const sigterm = setTimeout(() => step.kill(SIGNALS_ARE_MESSAGES ? 'SIGBREAK' : 'SIGTERM'), 7_500);
  const sigkill = setTimeout(() => step.kill('SIGKILL'), 10_000);
  try {
    return await step.result;
  } finally {
    clearTimeout(sigterm);
    clearTimeout(sigkill);
  }
}

type StepPaths = {
  readonly workspace: string;
  readonly home: string;
  readonly temp: string;
  readonly event: string;
  readonly output: string;
  readonly state: string;
  readonly summary: string;
  readonly env: string;
  readonly path: string;
};

async function stepPaths(folder: string, givenWorkspace: string | undefined): Promise<StepPaths> {
  const workspace = givenWorkspace === undefined ? join(folder, 'workspace') : resolve(givenWorkspace);
  const [home, temp] = [join(folder, 'home'), join(folder, 'temp')];
  const commands = join(temp, '_runner_file_commands');
  for (const made of [workspace, home, commands]) await mkdir(made, { recursive: true });
  return {
    workspace,
    home,
    temp,
    event: join(temp, 'event.json'),
    output: join(commands, 'set_output'),
    state: join(commands, 'save_state'),
    summary: join(commands, 'step_summary'),
    env: join(commands, 'set_env'),
    path: join(commands, 'add_path'),
  };
}

function runFacts(options: StepOptions): z.infer<typeof RunFacts> {
  const facts = RunFacts.safeParse(options.event?.payload);
  return facts.success ? facts.data : {};
}

function repositoryOf(options: StepOptions): string {
  return options.repository ?? runFacts(options).repository?.full_name ?? 'acme/widgets';
}

function runnerEnvironment(options: StepOptions, paths: StepPaths): Record<string, string> {
  const { github = 'https://api.github.com', event, attempt = 1, runId = '1658821493', post = {} } = options;
  const { sender, ref: payloadRef, after, pull_request: pull } = runFacts(options);
  const repository = repositoryOf(options);
  const actor = sender?.login ?? 'octocat';
  const isPull = event?.name === 'pull_request' && pull !== undefined;
  const ref = isPull
    ? `refs/pull/${pull.number}/merge`
    : payloadRef?.startsWith('refs/')
      ? payloadRef
      : 'refs/heads/main';
  const { PATH = '', SystemRoot } = process.env;
  return {
    PATH,
    // Windows finds its network stack through it.
    ...(SystemRoot === undefined ? {} : { SystemRoot }),
    HOME: paths.home,
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    GITHUB_ACTION: options.step ?? 'docs',
    GITHUB_ACTION_REF: 'v1',
    GITHUB_ACTION_REPOSITORY: 'acme/docs-agent-action',
    GITHUB_ACTOR: actor,
    GITHUB_API_URL: github,
    GITHUB_BASE_REF: isPull ? pull.base.ref : '',
    GITHUB_ENV: paths.env,
    GITHUB_EVENT_NAME: event?.name ?? 'workflow_dispatch',
    GITHUB_EVENT_PATH: paths.event,
    GITHUB_GRAPHQL_URL: `${github}/graphql`,
    GITHUB_HEAD_REF: isPull ? pull.head.ref : '',
    GITHUB_JOB: options.job ?? 'docs',
    GITHUB_OUTPUT: paths.output,
    GITHUB_PATH: paths.path,
    GITHUB_REF: ref,
    GITHUB_REF_NAME: ref.replace(/^refs\/(heads|tags|pull)\//, ''),
    GITHUB_REF_PROTECTED: 'false',
    GITHUB_REF_TYPE: ref.startsWith('refs/tags/') ? 'tag' : 'branch',
    GITHUB_REPOSITORY: repository,
    GITHUB_REPOSITORY_OWNER: repository.split('/')[0] ?? '',
    GITHUB_RETENTION_DAYS: '90',
    GITHUB_RUN_ATTEMPT: String(attempt),
    GITHUB_RUN_ID: runId,
    GITHUB_RUN_NUMBER: '7',
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_SHA: event?.name === 'push' && after !== undefined ? after : SHA,
    GITHUB_STATE: paths.state,
    GITHUB_STEP_SUMMARY: paths.summary,
    GITHUB_TRIGGERING_ACTOR: actor,
    GITHUB_WORKFLOW: 'Docs',
    GITHUB_WORKFLOW_REF: `${repository}/.github/workflows/docs.yml@${ref}`,
    GITHUB_WORKFLOW_SHA: SHA,
    GITHUB_WORKSPACE: paths.workspace,
    RUNNER_ARCH: 'X64',
    RUNNER_ENVIRONMENT: 'github-hosted',
    RUNNER_NAME: 'sandbox',
    RUNNER_OS: process.platform === 'win32' ? 'Windows' : process.platform === 'darwin' ? 'macOS' : 'Linux',
    RUNNER_TEMP: paths.temp,
    RUNNER_TOOL_CACHE: join(paths.temp, 'tools'),
    RUNNER_WORKSPACE: dirname(paths.workspace),
    ...Object.fromEntries(Object.entries(post).map(([name, value]) => [`STATE_${name}`, value])),
  };
}

/** Inputs that the action doesn't declare reach it too, as they do on the runner. */
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

/** The few expressions that defaults use. Throws on any other. */
function evaluated(text: string, options: StepOptions): string {
  return text.replaceAll(/\$\{\{\s*(.*?)\s*\}\}/g, (_, expression: string) => {
    switch (expression) {
      case 'github.token':
        return options.token ?? 'ghs_sandbox-token';
      case 'github.repository':
        return repositoryOf(options);
      default:
        throw new Error(`a default holds an expression that the sandbox doesn't know: ${expression}`);
    }
  });
}

function warnOfUnknownInputs(
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

async function follow(
  child: ChildProcess,
  log: StepLog,
  paths: StepPaths,
  startedAt: number,
): Promise<Omit<StepResult, 'elapsedMs'>> {
  const printed = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    const lines = lineReader((line) => log.take(line));
    const stream = child[name];
    stream?.setEncoding('utf8');
    stream?.on('data', (text: string) => {
      printed[name] += text;
      lines.push(text);
    });
    stream?.on('end', () => lines.end());
  }
  const disconnected = child.connected ? once(child, 'disconnect') : undefined;
  await once(child, 'close');
  await disconnected;
  const durationMs = performance.now() - startedAt;

  const fileCommandErrors: string[] = [];
  const entriesOf = async (name: string, path: string): Promise<Readonly<Record<string, string>>> => {
    const { entries, error } = parseFileCommand(await readFile(path, 'utf8'));
    if (error !== undefined) {
      fileCommandErrors.push(`${name}: ${error}`);
      log.annotate('error', `Unable to process file command '${name}' successfully.`);
      log.annotate('error', error);
    }
    return entries;
  };
  const outputs = await entriesOf('output', paths.output);
  const state = await entriesOf('state', paths.state);
  await entriesOf('env', paths.env);
  const summary = await readFile(paths.summary);
  const isTooLarge = summary.length > SUMMARY_LIMIT;
  if (isTooLarge) {
    const [limit, size] = [SUMMARY_LIMIT, summary.length].map((bytes) => Math.floor(bytes / 1_024));
    log.annotate(
      'error',
      `$GITHUB_STEP_SUMMARY upload aborted, supports content up to a size of ${limit}k, got ${size}k.`,
    );
  }
  return {
    exitCode: child.exitCode,
    signal: child.signalCode,
    log: log.lines.join('\n'),
    ...printed,
    annotations: log.annotations,
    outputs,
    state,
    summary: isTooLarge
      ? ''
      : summary
          .toString('utf8')
          .split('\n')
          .map((line) => log.masked(line))
          .join('\n'),
    masks: [...log.masks],
    legacyCommands: log.legacyCommands,
    fileCommandErrors,
    durationMs,
  };
}

function waitForLine(log: StepLog, result: Promise<StepResult>, pattern: string | RegExp): Promise<string> {
  const { promise, resolve: found, reject } = Promise.withResolvers<string>();
  const look = (): void => {
    const line = log.lines.find((one) =>
      typeof pattern === 'string' ? one.includes(pattern) : one.search(pattern) >= 0,
    );
    if (line !== undefined) found(line);
  };
  const stop = log.watch(look);
  look();
  result.then(
    ({ log: whole }) => reject(new Error(`the step ended without a line like ${String(pattern)}:\n${whole}`)),
    reject,
  );
  const line = promise.finally(stop);
  // A wait that a test has given up on is no crash.
  line.catch(() => undefined);
  return line;
}
