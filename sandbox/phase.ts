import { EOL } from 'node:os';
import type { HttpClient } from '../src/http/client.ts';
import type { Clock } from '../src/lib/clock.ts';
import { createRunner, type toolkitCommands } from '../src/runner/commands.ts';
import { readEnvironment } from '../src/runner/environment.ts';
import type { Step } from '../src/step/step.ts';
import { StepLog } from './workflow-commands.ts';

/** Runs the main or post phase of an action, from its code. Resolves with the exit code. */
export type Phase = (step: Step) => Promise<number>;

export type PhaseOptions = {
  /** The environment that GitHub's runner would start the process with. */
  readonly env: Readonly<Record<string, string>>;
  readonly clock: Clock;
  readonly http: HttpClient;
  /** Returns a number from 0 and below 1. */
  readonly random?: () => number;
};

/** What a phase has printed, and what it has left for the runner. */
export interface PhaseResult {
  readonly stdout: string;
  /** As written. */
  readonly summary: string;
  readonly outputs: Readonly<Record<string, string>>;
  readonly state: Readonly<Record<string, string>>;
}

/**
 * A phase that runs in this process. The fake runner gets the toolkit's commands as calls, prints what the toolkit prints,
 * and keeps what it writes to files.
 */
export class RunningPhase implements PhaseResult {
  readonly log: StepLog;
  readonly outputs: Record<string, string> = {};
  readonly state: Record<string, string> = {};
  readonly exitCode: Promise<number>;
  stdout = '';
  /** The summary as written. `log.takeSummary` returns it as the runner shows it. */
  summary = '';
  readonly #cancelled = new AbortController();
  #isCutOff = false;

  constructor(run: Phase, { env, clock, http, random = Math.random }: PhaseOptions) {
    const isDebug = env['RUNNER_DEBUG'] === '1';
    this.log = new StepLog({ showsDebug: isDebug });
    const environment = readEnvironment(env);
    this.exitCode = run({
      environment,
      runner: createRunner(this.#commands(isDebug), environment.secrets),
      clock,
      startedAt: clock.now(),
      random,
      cancelled: this.#cancelled.signal,
      http: untilCutOff(http, () => this.#isCutOff),
    });
  }

  get isCancelled(): boolean {
    return this.#cancelled.signal.aborted;
  }

  cancel(): void {
    this.#cancelled.abort();
  }

  /** Ends it as if its process were killed: it sends, prints and receives nothing anymore. */
  cutOff(): void {
    this.#isCutOff = true;
  }

  #commands(isDebug: boolean): typeof toolkitCommands {
    const print = (text: string): void => {
      if (this.#isCutOff) return;
      this.stdout += `${text}${EOL}`;
      for (const line of text.split(/\r\n|\n|\r/u)) this.log.take(line);
    };
    const command = (name: string, data: string | Error, title?: string): void => {
      const escaped = String(data).replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
      const property = title?.replaceAll('%', '%25').replaceAll(':', '%3A').replaceAll(',', '%2C');
      print(`::${name}${property === undefined ? '' : ` title=${property}`}::${escaped}`);
    };
    return {
      setSecret: (secret) => command('add-mask', secret),
      isDebug: () => isDebug,
      debug: (text) => command('debug', text),
      info: print,
      notice: (text, properties) => command('notice', text, properties?.title),
      warning: (text, properties) => command('warning', text, properties?.title),
      error: (text, properties) => command('error', text, properties?.title),
      setOutput: (name, value) => {
        if (!this.#isCutOff) this.outputs[name] = String(value);
      },
      saveState: (name, value) => {
        if (this.#isCutOff) return;
        // In the order in which they were written last.
        delete this.state[name];
        this.state[name] = String(value);
      },
      appendSummary: (markdown) => {
        if (!this.#isCutOff) this.summary += `${markdown}\n`;
        return Promise.resolve();
      },
    };
  }
}

/** Returns a client that sends nothing anymore, and settles no request, once a phase is cut off. */
export function untilCutOff(http: HttpClient, isCutOff: () => boolean): HttpClient {
  const never = new Promise<never>(() => undefined);
  return {
    ...http,
    send: async (request) => {
      if (isCutOff()) return await never;
      const response = await http.send(request);
      return isCutOff() ? await never : response;
    },
  };
}
