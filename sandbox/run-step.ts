import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parseFileCommand } from './file-commands.ts';
import {
  makeCommandFiles,
  makeStepPaths,
  readActionFile,
  type StepOptions,
  type StepPaths,
  stepEnvironment,
  warnOfUnknownInputs,
} from './step-environment.ts';
import { type Annotation, lineReader, StepLog } from './workflow-commands.ts';

export type { StepOptions } from './step-environment.ts';

export type StepResult = {
  /** `null` if a signal ended the step. */
  readonly exitCode: number | null;
  readonly signal: NodeJS.Signals | null;
  /** The log as the runner shows it: stdout and stderr, with commands executed and masks applied. */
  readonly log: string;
  readonly stdout: string;
  readonly stderr: string;
  readonly annotations: readonly Annotation[];
  readonly outputs: Readonly<Record<string, string>>;
  readonly state: Readonly<Record<string, string>>;
  /** Masked; empty if it was too large. */
  readonly summary: string;
  readonly masks: readonly string[];
  readonly legacyCommands: readonly string[];
  readonly fileCommandErrors: readonly string[];
  /** Real time. */
  readonly durationMs: number;
  /** Time on the step's clock: the same as `durationMs`, or virtual. After a kill, the last known time. */
  readonly elapsedMs: number;
};

/** A running step. Disposing of it kills it. */
export interface RunningStep extends AsyncDisposable {
  /** Resolves with the first line of the log, past or future, that matches. Rejects if the step ends without one. */
  waitForLine(pattern: string | RegExp): Promise<string>;
  /** Returns false if the step has ended. */
  kill(signal: NodeJS.Signals): boolean;
  readonly result: Promise<StepResult>;
}

/**
 * Starts a step with a built action as GitHub's runner does: with inputs and their defaults, file commands, the payload of
 * the event in a file, and an environment that only inherits `PATH`. Rejects if the action has no such script.
 */
export async function startStep(options: StepOptions = {}): Promise<RunningStep> {
  const { actionFile = 'action.yml', nodeArgs = [], post, timeoutMs = 60_000 } = options;
  const action = await readActionFile(actionFile);
  const script = post === undefined ? action.runs.main : action.runs.post;
  if (script === undefined) throw new Error(`${actionFile} has no post script`);

  const folder = await mkdtemp(join(tmpdir(), 'step-'));
  try {
    const paths = makeStepPaths(folder, options);
    await makeCommandFiles(paths);
    const env = stepEnvironment(action, options, paths);
    const log = new StepLog({ showsDebug: env['RUNNER_DEBUG'] === '1' });
    if (options.onLine !== undefined) follows(log, options.onLine);
    warnOfUnknownInputs(action, options.with ?? {}, log);

    const startedAt = performance.now();
    const child = spawn(
      process.execPath,
      [
        ...(SIGNALS_ARE_MESSAGES ? ['--import', new URL('signals.mjs', import.meta.url).href] : []),
        ...nodeArgs,
        resolve(dirname(actionFile), script),
      ],
      {
        cwd: paths.workspace,
        env,
        stdio: ['ignore', 'pipe', 'pipe', ...(SIGNALS_ARE_MESSAGES ? ['ipc' as const] : [])],
      },
    );
    await once(child, 'spawn');

    const ended = async (): Promise<StepResult> => {
      const timeout = setTimeout(() => {
        log.annotate('error', `The action has timed out after ${timeoutMs} ms.`);
        child.kill('SIGKILL');
      }, timeoutMs);
      try {
        return await follow(child, log, paths, startedAt);
      } finally {
        clearTimeout(timeout);
        await rm(folder, { recursive: true, force: true, maxRetries: 5 });
      }
    };
    const result = ended();
    // A test that waits for a line gets the error from that wait.
    result.catch(() => undefined);
    return {
      waitForLine: (pattern) => waitForLine(log, result, pattern),
      kill: (signal) => sendSignal(child, signal),
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

/** Runs a step until it ends. */
export async function runStep(options: StepOptions = {}): Promise<StepResult> {
  return (await startStep(options)).result;
}

/** Calls a function with each line of a log. */
function follows(log: StepLog, onLine: (line: string) => void): void {
  let shown = 0;
  log.watch(() => {
    for (const line of log.lines.slice(shown)) onLine(line);
    shown = log.lines.length;
  });
}

/** `signals.mjs` explains why. */
const SIGNALS_ARE_MESSAGES = process.platform === 'win32';

function sendSignal(child: ChildProcess, signal: NodeJS.Signals): boolean {
  if (!SIGNALS_ARE_MESSAGES || signal === 'SIGKILL') return child.kill(signal);
  return child.connected && child.send({ signal }, () => undefined);
}

async function follow(
  child: ChildProcess,
  log: StepLog,
  paths: StepPaths,
  startedAt: number,
): Promise<StepResult> {
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
  const summary = log.takeSummary(await readFile(paths.summary, 'utf8'));
  return {
    exitCode: child.exitCode,
    signal: child.signalCode,
    log: log.lines.join('\n'),
    ...printed,
    annotations: log.annotations,
    outputs,
    state,
    summary,
    masks: [...log.masks],
    legacyCommands: log.legacyCommands,
    fileCommandErrors,
    durationMs,
    elapsedMs: durationMs,
  };
}

/** Resolves with the first line of a step's log, past or future, that matches. */
export function waitForLine(
  log: StepLog,
  result: Promise<StepResult>,
  pattern: string | RegExp,
): Promise<string> {
  const { promise, resolve: found, reject } = Promise.withResolvers<string>();
  const check = (): void => {
    const line = log.lines.find((one) =>
      typeof pattern === 'string' ? one.includes(pattern) : one.search(pattern) >= 0,
    );
    if (line !== undefined) found(line);
  };
  const stop = log.watch(check);
  check();
  result.then(
    ({ log: whole }) => reject(new Error(`The step ended without a line like ${String(pattern)}:\n${whole}`)),
    reject,
  );
  const line = promise.finally(stop);
  // A test can stop waiting: then nothing handles the rejection.
  line.catch(() => undefined);
  return line;
}
