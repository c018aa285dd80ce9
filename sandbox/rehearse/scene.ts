import { EXAMPLE_REPOSITORY, type GitHub, type GitHubOptions } from '../github.ts';
import type { Payload } from '../payloads.ts';
import type { Platform, PlatformOptions } from '../platform.ts';
import type { ActRun, StepRun } from './act.ts';
import type { Commit, Origin } from './origin.ts';

/** A workflow that is rehearsed. */
export type Recipe = {
  readonly name: string;
  /** The workflow's path in its repository. */
  readonly workflow: string;
  /** The files of the repository by path, this workflow and those that it calls among them. */
  readonly files: Readonly<Record<string, string>>;
  /** Whether the repository is this project's own, with everything in it. */
  readonly isOwn?: boolean;
  readonly scenes: readonly Scene[];
};

export type Event = { readonly name: string; readonly payload: Payload };

/** An event of the same workflow, or of another recipe's. */
export type EarlierEvent = { readonly recipe?: Recipe; readonly event: (origin: Origin) => Event };

/** One event, and what is to come of it. */
export type Scene = {
  /** What the workflow does: "opens a pull request for the label". */
  readonly title: string;
  readonly event: (origin: Origin) => Event;
  /** Events before it that leave something behind. */
  readonly before?: readonly EarlierEvent[];
  /** Pull requests of the agent that are open when the event comes. */
  readonly openPulls?: readonly number[];
  /** Changes what the event meets: a service that fails, say. */
  readonly prepare?: (world: World) => void;
  readonly platform?: PlatformOptions;
  readonly github?: GitHubOptions;
  /** What `gh` has ready: a part of its command line, and its answer. */
  readonly gh?: (origin: Origin) => readonly (readonly [asked: string, answer: string])[];
  readonly commits?: readonly Commit[];
  /** Branches that start with an empty commit and share nothing with `main`. */
  readonly branches?: readonly string[];
  /** Changes files of the repository before it is made. */
  readonly edit?: Readonly<Record<string, string>>;
  /** When the run is cancelled. */
  readonly cancelAfter?: (world: World) => Promise<unknown>;
  /** How the run is to end; `skipped` means that no step of it runs. By default, `success`. */
  readonly ends?: 'success' | 'failure' | 'cancelled' | 'skipped';
  /** What has to hold in the end, by the sentence that says so. */
  readonly holds: (seen: Seen) => Readonly<Record<string, boolean>>;
};

export type World = { readonly platform: Platform; readonly github: GitHub; readonly origin: Origin };

export type Seen = World & {
  readonly run: ActRun;
  /** The stages `Main` of the steps that use an action, by what `uses:` begins with. */
  readonly stepsOf: (uses: string) => readonly StepRun[];
  /** What `gh` was asked. */
  readonly gh: readonly string[];
  /** Every prompt and message of the last event that reached the platform. */
  readonly prompts: readonly string[];
};

/** The agent's pull request, in the repository of the workflow. */
export const AGENT_PULL = 12;
export const AGENT_PULL_URL = `https://github.com/${EXAMPLE_REPOSITORY}/pull/${AGENT_PULL}`;
/** Who causes the events, as GitHub's examples have it; holds `write` unless a scene says otherwise. */
export const SENDER = 'Codertocat';

/** The number of the pull request that an event is about. */
export function pullRequestsIn({ payload }: Event): number[] {
  const { pull_request: pull, issue } = payload;
  const subject = isObject(pull) ? pull : isObject(issue) && issue['pull_request'] !== undefined ? issue : {};
  return typeof subject['number'] === 'number' ? [subject['number']] : [];
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
