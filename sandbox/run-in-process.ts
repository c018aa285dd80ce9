import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHttpClient, type HttpClient } from '../src/http/client.ts';
import { systemClock } from '../src/lib/clock.ts';
import { createRunner } from '../src/runner/commands.ts';
import { type Environment, readEnvironment } from '../src/runner/environment.ts';
import type { StepContext } from '../src/step/context.ts';
import { CLOCK_START, type StepClock } from './child-clock.ts';
import { countRequests } from './in-flight.ts';
import { type RunningStep, type StepOptions, type StepResult, waitForLine } from './run-step.ts';
import { stepCommands, type Told } from './step-commands.ts';
import { makeStepPaths, readActionFile, stepEnvironment, warnOfUnknownInputs } from './step-environment.ts';
import { VirtualClock } from './virtual-clock.ts';
import { StepLog } from './workflow-commands.ts';

type Phase = (environment: Environment, context: StepContext) => Promise<number>;

/** An action's own functions, in place of the scripts that are built of them. */
export type ActionInProcess = {
  readonly actionFile: string;
  readonly main: Phase;
  readonly post?: Phase;
  /** Loads what the action itself loads only when it is needed: loading is not seen as work that time waits for. */
  readonly preload?: () => Promise<unknown>;
};

/** What the shell reports of a process that ended on a signal of cancelling that came twice. */
const EXIT_CODE_OF_SECOND_SIGNAL = 130;

/**
 * Starts a step as `startStep` does, but in this process: the action's own code, over real sockets, on a virtual clock. A
 * tenth of the time that a process takes. The stand-in for the runner gets the toolkit's commands by call. What only a
 * process shows is left to `startStep`: Node's arguments, signals and exit codes as the system has them, files of the
 * runner, and the bundle.
 */
export async function startInProcess(
  action: ActionInProcess,
  options: Omit<StepOptions, 'actionFile' | 'nodeArgs'> = {},
): Promise<RunningStep> {
  const { clock: clockOption = 'virtual', startsAt = CLOCK_START, post, timeoutMs = 60_000 } = options;
  const run = post === undefined ? action.main : action.post;
  if (run === undefined) throw new Error(`${action.actionFile} has no post phase`);
  const file = await readActionFile(action.actionFile);
  await action.preload?.();
  const folder = await mkdtemp(join(tmpdir(), 'step-'));
  const paths = await makeStepPaths(folder, options);
  const env = stepEnvironment(file, options, paths);
  const isDebug = env['RUNNER_DEBUG'] === '1';
  const log = new StepLog({ secrets: options.secrets ?? [], showsDebug: isDebug });
  warnOfUnknownInputs(file, options.with ?? {}, log);

  const told: Told = { stdout: '', outputs: {}, state: {}, summary: '' };
  const clock = new VirtualClock(startsAt, { isHeld: clockOption === 'held' });
  const isReal = clockOption === 'real';
  const cancelled = new AbortController();
  const killed = Promise.withResolvers<Pick<StepResult, 'exitCode' | 'signal'>>();
  let isOver = false;
  // What goes on of a step that was killed is not heard of any more.
  const whileAlive =
    <Given extends unknown[]>(act: (...given: Given) => void) =>
    (...given: Given): void => {
      if (!isOver) act(...given);
    };
  const commands = stepCommands(log, told, isDebug);
  const http = isReal ? createHttpClient() : countRequests(createHttpClient(), clock);

  const startedAt = performance.now();
  const running = run(readEnvironment(env), {
    runner: createRunner({
      ...commands,
      setSecret: whileAlive(commands.setSecret),
      debug: whileAlive(commands.debug),
      info: whileAlive(commands.info),
      notice: whileAlive(commands.notice),
      warning: whileAlive(commands.warning),
      error: whileAlive(commands.error),
      setOutput: whileAlive(commands.setOutput),
      saveState: whileAlive(commands.saveState),
      appendSummary: async (markdown) => {
        if (!isOver) await commands.appendSummary(markdown);
      },
    }),
    clock: isReal ? systemClock : clock,
    random: Math.random,
    cancelled: cancelled.signal,
    http: untilOver(http, () => isOver),
  }).then((exitCode) => ({ exitCode, signal: null }));

  const ended = async (): Promise<StepResult> => {
    const timeout = setTimeout(() => {
      log.annotate('error', `The action has timed out after ${timeoutMs} ms.`);
      killed.resolve({ exitCode: null, signal: 'SIGKILL' });
    }, timeoutMs);
    try {
      const work = Promise.race([running, killed.promise]);
      const how = await (isReal ? work : clock.run(work));
      isOver = true;
      const durationMs = performance.now() - startedAt;
      const summary = log.takeSummary(told.summary);
      return {
        ...how,
        log: log.lines.join('\n'),
        stdout: told.stdout,
        stderr: '',
        annotations: log.annotations,
        outputs: told.outputs,
        state: told.state,
        summary,
        masks: [...log.masks],
        legacyCommands: log.legacyCommands,
        fileCommandErrors: [],
        durationMs,
        elapsedMs: isReal ? durationMs : clock.now() - startsAt,
      };
    } finally {
      isOver = true;
      clearTimeout(timeout);
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    }
  };
  const result = ended();
  // Whoever waits for a line only still hears of it there.
  result.catch(() => undefined);

  const kill = (signal: NodeJS.Signals): boolean => {
    if (isOver) return false;
    if (signal !== 'SIGKILL' && !cancelled.signal.aborted) {
      cancelled.abort();
      return true;
    }
    isOver = true;
    killed.resolve(
      signal === 'SIGKILL'
        ? { exitCode: null, signal }
        : { exitCode: EXIT_CODE_OF_SECOND_SIGNAL, signal: null },
    );
    return true;
  };
  return {
    startedAt,
    waitForLine: (pattern) => waitForLine(log, result, pattern),
    kill,
    get clock() {
      if (isReal) throw new Error('the step runs on the real clock');
      return untilEnd(clock, result);
    },
    result,
    [Symbol.asyncDispose]: async () => {
      kill('SIGKILL');
      await result.catch(() => undefined);
    },
  };
}

/** A client for a step that may be killed: nothing is sent from then on, and what comes back is not heard of. */
function untilOver(http: HttpClient, isOver: () => boolean): HttpClient {
  const never = new Promise<never>(() => undefined);
  return {
    ...http,
    send: async (request) => {
      if (isOver()) return await never;
      const response = await http.send(request);
      return isOver() ? await never : response;
    },
  };
}

/** The clock of a step, which says what it last said once the step has ended. */
function untilEnd(clock: VirtualClock, result: Promise<StepResult>): StepClock {
  const last = result.then(
    () => clock.last,
    () => clock.last,
  );
  return {
    now: () => clock.now(),
    advance: (ms) => Promise.race([last, clock.advance(ms)]),
    idle: () => Promise.race([last, clock.idle()]),
    hold: () => clock.hold(),
    release: () => clock.release(),
    get last() {
      return clock.last;
    },
  };
}
