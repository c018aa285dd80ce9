import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHttpClient } from '../src/http/client.ts';
import { countRequests } from './in-flight.ts';
import { type Phase, RunningPhase } from './phase.ts';
import { type RunningStep, type StepOptions, type StepResult, waitForLine } from './run-step.ts';
import { makeStepPaths, readActionFile, stepEnvironment, warnOfUnknownInputs } from './step-environment.ts';
import { CLOCK_START, type StepClock, VirtualClock } from './virtual-clock.ts';

/** The functions of an action, which run instead of its built scripts. */
export type ActionInProcess = {
  readonly actionFile: string;
  readonly main: Phase;
  readonly post?: Phase;
};

/** A running step in this process. */
export interface StepInProcess extends RunningStep {
  readonly clock: StepClock;
}

/** The exit code after a second cancel signal. */
const EXIT_CODE_OF_SECOND_SIGNAL = 130;

/**
 * Starts a step like `startStep`, but in this process: the action's code, over real sockets, on a virtual clock. That takes
 * a tenth of the time. The fake runner gets the toolkit's commands as calls. `startStep` is for tests of Node's arguments, real
 * signals and exit codes, the runner's files, and the bundle.
 */
export async function startInProcess(
  action: ActionInProcess,
  options: Omit<StepOptions, 'actionFile' | 'nodeArgs'> = {},
): Promise<StepInProcess> {
  const { clock: clockOption, startsAt = CLOCK_START, post, timeoutMs = 60_000 } = options;
  const run = post === undefined ? action.main : action.post;
  if (run === undefined) throw new Error(`${action.actionFile} has no post phase`);
  const file = await readActionFile(action.actionFile);
  const folder = mkdtempSync(join(tmpdir(), 'step-'));
  const paths = makeStepPaths(folder, options);
  const clock = new VirtualClock(startsAt, { isHeld: clockOption === 'held' });

  const startedAt = performance.now();
  const phase = new RunningPhase(run, {
    env: stepEnvironment(file, options, paths),
    clock,
    http: countRequests(createHttpClient(), clock),
  });
  const { log } = phase;
  warnOfUnknownInputs(file, options.with ?? {}, log);

  const killed = Promise.withResolvers<Pick<StepResult, 'exitCode' | 'signal'>>();
  let isOver = false;
  const end = (how: Pick<StepResult, 'exitCode' | 'signal'>): void => {
    isOver = true;
    phase.cutOff();
    killed.resolve(how);
  };
  const ended = async (): Promise<StepResult> => {
    const timeout = setTimeout(() => {
      log.annotate('error', `The action has timed out after ${timeoutMs} ms.`);
      end({ exitCode: null, signal: 'SIGKILL' });
    }, timeoutMs);
    try {
      const work = Promise.race([
        phase.exitCode.then((exitCode) => ({ exitCode, signal: null })),
        killed.promise,
      ]);
      const how = await clock.run(work);
      const durationMs = performance.now() - startedAt;
      const summary = log.takeSummary(phase.summary);
      const written = [...log.lines, ...Object.values(phase.outputs), summary].join('\n');
      // Nothing for people has such a word, unless a value is missing.
      const missing = /^.*(?:\b(?:undefined|NaN|Invalid Date)\b|\[object ).*$/mu.exec(written);
      if (missing !== null) throw new Error(`A value is missing: ${missing[0]}`);
      return {
        ...how,
        log: log.lines.join('\n'),
        stdout: phase.stdout,
        stderr: '',
        annotations: log.annotations,
        outputs: phase.outputs,
        state: phase.state,
        summary,
        masks: [...log.masks],
        legacyCommands: log.legacyCommands,
        fileCommandErrors: [],
        durationMs,
        elapsedMs: clock.now() - startsAt,
      };
    } finally {
      isOver = true;
      clearTimeout(timeout);
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    }
  };
  const result = ended();
  // A test that waits for a line gets the error from that wait.
  result.catch(() => undefined);

  const kill = (signal: NodeJS.Signals): boolean => {
    if (isOver) return false;
    if (signal === 'SIGKILL') end({ exitCode: null, signal });
    else if (phase.isCancelled) end({ exitCode: EXIT_CODE_OF_SECOND_SIGNAL, signal: null });
    else phase.cancel();
    return true;
  };
  return {
    waitForLine: (pattern) => waitForLine(log, result, pattern),
    kill,
    clock: untilEnd(clock, result),
    result,
    [Symbol.asyncDispose]: async () => {
      kill('SIGKILL');
      await result.catch(() => undefined);
    },
  };
}

/** Returns the clock of a step. After the step has ended, it returns the last reading. */
function untilEnd(clock: VirtualClock, result: Promise<StepResult>): StepClock {
  const last = result.catch(() => undefined).then(() => clock.last);
  return {
    now: () => clock.now(),
    advance: (ms) => Promise.race([last, clock.advance(ms)]),
    idle: () => Promise.race([last, clock.idle()]),
    release: () => clock.release(),
    get last() {
      return clock.last;
    },
  };
}
