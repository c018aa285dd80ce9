import { EXAMPLE_REPOSITORY, type GitHub, type GitHubOptions } from '../github.ts';
import type { Payload } from '../payloads.ts';
import type { Platform, PlatformOptions } from '../platform.ts';
import type { ActRun, StepRun } from './act.ts';
import type { Commit, Origin } from './origin.ts';

/** A workflow to rehearse. */
export type Recipe = {
  readonly name: string;
  /** The workflow's path in its repository. */
  readonly workflow: string;
  /** The files of the repository by path, with this workflow and those that it calls. */
  readonly files: Readonly<Record<string, string>>;
  /** Whether the repository is this project, with all files. */
  readonly isOwn?: boolean;
  readonly scenes: readonly Scene[];
};

export type Event = {
  readonly name: string;
  readonly payload: Payload;
  /** The files that a push changes, which decide with `paths-ignore` whether GitHub starts a run. */
  readonly changed?: readonly string[];
};

/** An event for the same workflow, or for that of another recipe. */
export type EarlierEvent = { readonly recipe?: Recipe; readonly event: (origin: Origin) => Event };

/** One event and its expected results. */
export type Scene = {
  /** What the workflow does: "opens a pull request for the label". */
  readonly title: string;
  readonly event: (origin: Origin) => Event;
  /** Earlier events, which change the state of the services. */
  readonly before?: readonly EarlierEvent[];
  /** The agent's open pull requests at the time of the event. */
  readonly openPulls?: readonly number[];
  /** Changes the services before the event, for example with a fault. */
  readonly prepare?: (world: World) => void;
  readonly platform?: PlatformOptions;
  readonly github?: GitHubOptions | ((origin: Origin) => GitHubOptions);
  /** Outputs of `gh`: a part of its command line, and the output. */
  readonly gh?: (origin: Origin) => readonly (readonly [asked: string, answer: string])[];
  readonly commits?: readonly Commit[];
  /** Branches that start with an empty commit, without the history of `main`. */
  readonly branches?: readonly string[];
  /** Changes files of the repository before it is created. */
  readonly edit?: Readonly<Record<string, string>>;
  /** When the run is cancelled. */
  readonly cancelAfter?: (world: World) => Promise<unknown>;
  /**
   * The expected result of the run. `skipped` means that no step runs, and `not-started` that GitHub starts no run. By
   * default, `success`.
   */
  readonly ends?: 'success' | 'failure' | 'cancelled' | 'skipped' | 'not-started';
  /** Checks at the end, by a sentence that describes them. */
  readonly holds: (seen: Seen) => Readonly<Record<string, boolean>>;
};

export type World = { readonly platform: Platform; readonly github: GitHub; readonly origin: Origin };

export type Seen = World & {
  readonly run: ActRun;
  /** Why GitHub starts no run, if `ends` is `not-started`. */
  readonly notStarted: string | undefined;
  /** Returns the stages `Main` of the steps whose `uses:` starts like this. */
  readonly stepsOf: (uses: string) => readonly StepRun[];
  /** The command lines of `gh`. */
  readonly gh: readonly string[];
  /** All prompts and messages that the API got for the last event. */
  readonly prompts: readonly string[];
};

/** The agent's pull request, in the repository of the workflow. */
export const AGENT_PULL = 12;
export const AGENT_PULL_URL = `https://github.com/${EXAMPLE_REPOSITORY}/pull/${AGENT_PULL}`;
/** The person who triggers the events in GitHub's examples. By default, with `write` access. */
export const SENDER = 'Codertocat';

/** The number of the pull request in an event. */
export function pullRequestsIn({ payload }: Event): number[] {
  const { pull_request: pull, issue } = payload;
  const subject = isObject(pull) ? pull : isObject(issue) && issue['pull_request'] !== undefined ? issue : {};
  return typeof subject['number'] === 'number' ? [subject['number']] : [];
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
