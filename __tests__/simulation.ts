import { BuiltPhase, type BuiltScript } from '../sandbox/built-phase.ts';
import { type DirectService, directHttp, type RequestPlan } from '../sandbox/direct-http.ts';
import { gitHubService } from '../sandbox/github.ts';
import { type Phase, type PhaseOptions, type PhaseResult, RunningPhase } from '../sandbox/phase.ts';
import { type PlatformOptions, platformService } from '../sandbox/platform.ts';
import { VirtualClock } from '../sandbox/virtual-clock.ts';
import type { HttpClient } from '../src/http/client.ts';
import { readDeclaredAction } from './declared-action.ts';

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;
export const KEY = 'mint_simulated-key';
export const UNDISTURBED: RequestPlan = { latency: 50, fault: { kind: 'none' } };
const PLATFORM = 'https://platform.example';
const GITHUB = 'https://github.example/api';

const DEFAULTS = {
  job: readDeclaredAction('action.yml').inputs,
  settle: readDeclaredAction('settle/action.yml').inputs,
};

type Values = Readonly<Record<string, string>>;

/** When a phase is killed or cancelled, in milliseconds after its start. Undefined: never. */
export interface Interruption {
  readonly killAt: number | undefined;
  readonly cancelAt: number | undefined;
}
export const UNINTERRUPTED: Interruption = { killAt: undefined, cancelAt: undefined };

/** The API, GitHub and the runner in this process, on one clock. */
export class World {
  readonly clock = new VirtualClock(Date.parse('2026-11-02T09:00:00Z'));
  readonly now = () => this.clock.now();
  readonly gitHub;
  readonly platform;

  /** GitHub's clock can be ahead of the runner's, or, if that is below 0, behind it. */
  constructor(options: PlatformOptions, gitHubAheadMs = 0) {
    this.gitHub = gitHubService({ now: () => this.now() + gitHubAheadMs });
    this.platform = platformService({ apiKey: KEY, now: this.now, ...options });
  }

  /** The environment of a step with these inputs, and the defaults of the others. */
  environment(action: keyof typeof DEFAULTS, runId: string, attempt: number, inputs: Values): Values {
    const given: Values = {
      'project-id': this.platform.projectId,
      'api-key': KEY,
      'base-url': PLATFORM,
      'github-token': this.gitHub.token,
      ...inputs,
    };
    const variables: Record<string, string> = {
      GITHUB_REPOSITORY: 'acme/widgets',
      GITHUB_RUN_ID: runId,
      GITHUB_RUN_ATTEMPT: String(attempt),
      GITHUB_JOB: 'docs',
      GITHUB_ACTION: 'agent',
      GITHUB_API_URL: GITHUB,
      GITHUB_EVENT_NAME: 'workflow_dispatch',
    };
    for (const [name, { default: value = '' }] of Object.entries(DEFAULTS[action])) {
      variables[`INPUT_${name.toUpperCase()}`] = given[name] ?? value;
    }
    return variables;
  }

  /** A client whose requests, to the API and to GitHub, have the delays and faults of a plan. */
  http(plan: DirectService['plan'], answerOfGitHub = this.gitHub.answer): HttpClient {
    const every = { plan, errorMessage: `no, ${KEY}` };
    return directHttp(this.clock, [
      { baseUrl: PLATFORM, answer: this.platform.answer, ...every },
      { baseUrl: GITHUB, answer: answerOfGitHub, ...every },
    ]);
  }

  /** Runs a phase until it ends or is killed. */
  async run(run: Phase, env: Values, http: HttpClient, interruption = UNINTERRUPTED) {
    return await this.#untilEnd(new RunningPhase(run, this.#options(env, http)), interruption);
  }

  /** The same with a built script. */
  async runBuilt(script: BuiltScript, env: Values, http: HttpClient, interruption = UNINTERRUPTED) {
    return await this.#untilEnd(new BuiltPhase(script, this.#options(env, http)), interruption);
  }

  #options(env: Values, http: HttpClient): PhaseOptions {
    return { env, clock: this.clock, http, random: () => 0.5 };
  }

  async #untilEnd<One extends RunningPhase | BuiltPhase>(phase: One, { killAt, cancelAt }: Interruption) {
    const ended = phase.exitCode.then((exitCode) => ({ phase, exitCode, hasEnded: true }));
    if (cancelAt !== undefined) void this.clock.sleep(cancelAt).then(() => phase.cancel());
    const killed = { phase, exitCode: undefined, hasEnded: false };
    const kills = killAt === undefined ? [] : [this.clock.sleep(killAt).then(() => killed)];
    const end = await Promise.race([ended, ...kills]);
    phase.cutOff();
    return end;
  }
}

/** Adds what `main` saved to the environment of `post`. */
export function withState(env: Values, { state }: PhaseResult): Values {
  const variables = { ...env };
  for (const [name, value] of Object.entries(state)) variables[`STATE_${name}`] = value;
  return variables;
}

export function hold(condition: boolean, rule: string): void {
  if (!condition) throw new Error(rule);
}
