import type { GitHub, GitHubOptions } from '../github.ts';
import { EXAMPLE_REPOSITORY, type Payload } from '../payloads.ts';
import type { Platform, PlatformOptions } from '../platform.ts';
import type { Fault, FaultMatch } from '../server.ts';
import type { StepRun } from './act.ts';
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

/** A value, or how it follows from the commits of the repository. */
export type FromOrigin<Value> = Value | ((origin: Origin) => Value);

/** One event, the state of both services, and the expected results. */
export type Scene = {
  /** What the workflow does: "opens a pull request for the label". */
  readonly title: string;
  readonly event: FromOrigin<Event>;
  /** Earlier events for the same workflow, or for that of another recipe. */
  readonly before?: readonly { readonly recipe?: Recipe; readonly event: Event }[];
  /** The agent's open pull requests at the time of the event, beside those of the events before. */
  readonly openPulls?: readonly number[];
  readonly platform?: PlatformOptions;
  readonly github?: FromOrigin<GitHubOptions>;
  /** How each service fails at the event. */
  readonly faults?: Readonly<Partial<Record<'platform' | 'github', readonly [FaultMatch, Fault]>>>;
  /** Outputs of `gh`: a part of its command line, and the output. */
  readonly gh?: FromOrigin<readonly (readonly [asked: string, answer: string])[]>;
  readonly commits?: readonly Commit[];
  /** Branches that start with an empty commit, without the history of `main`. */
  readonly branches?: readonly string[];
  /** Changes files of the repository before it is created. */
  readonly edit?: Readonly<Record<string, string>>;
  /**
   * How the run ends. `cancelled` means that it is cancelled after the first poll, `skipped` that no step runs, and
   * `not-started` that GitHub starts no run. By default, `success`.
   */
  readonly ends?: 'success' | 'failure' | 'cancelled' | 'skipped' | 'not-started';
  /** What must be as expected at the end. Texts can be matchers of Jest's `expect`. */
  readonly expected?: FromOrigin<Readonly<Partial<Record<keyof Seen, unknown>>>>;
};

/** What a scene leaves behind. */
export type Seen = {
  /** The outcomes of the steps that run agent jobs, in order. */
  readonly outcomes: readonly string[];
  /** How many jobs the API has, with those of earlier events. */
  readonly jobs: number;
  /** All prompts and messages that the API got for the event. */
  readonly prompts: readonly string[];
  /** The outputs of all steps. */
  readonly outputs: Readonly<Record<string, string>>;
  /** The steps by their `id`. */
  readonly steps: Readonly<Record<string, Pick<StepRun, 'masks' | 'log'>>>;
  /** The bodies of comments by issue number, and in other repositories by `owner/name#1`. */
  readonly comments: Readonly<Record<string, readonly string[]>>;
  /** How often comments were edited. */
  readonly edits: number;
  /** The reactions to issues and pull requests, by their number. */
  readonly reactions: Readonly<Record<string, readonly string[]>>;
  /** The labels of the issue. */
  readonly labels: readonly string[];
  /** The labels and reviewers of the agent's pull request. */
  readonly pullRequest: { readonly labels: readonly string[]; readonly reviewers: readonly string[] };
  readonly summary: string;
  /** What all steps printed. */
  readonly log: string;
  /** The command lines of `gh`. */
  readonly gh: readonly string[];
  /** How many requests the API got for all events. */
  readonly platformRequests: number;
  /** The requests to GitHub that write, for all events. */
  readonly githubWrites: readonly string[];
  /** The branches but `main`. */
  readonly branches: Readonly<Record<string, Branch>>;
  /** Why GitHub starts no run. */
  readonly notStarted: string | undefined;
};

export type Branch = { readonly commits: number; readonly files: Readonly<Record<string, string>> };

export type World = { readonly platform: Platform; readonly github: GitHub; readonly origin: Origin };

/** The agent's pull request, in the repository of the workflow. It is open from the first job on. */
export const AGENT_PULL = 12;
export const AGENT_PULL_URL = `https://github.com/${EXAMPLE_REPOSITORY}/pull/${AGENT_PULL}`;
/** The person who triggers the events in GitHub's examples. By default, with `write` access. */
export const SENDER = 'Codertocat';

export function fromOrigin<Value extends object>(value: FromOrigin<Value>, origin: Origin): Value {
  return typeof value === 'function' ? value(origin) : value;
}

/** The number of the pull request in an event. */
export function pullRequestsIn({ payload }: Event): number[] {
  const { pull_request: pull, issue } = payload;
  const subject = isObject(pull) ? pull : isObject(issue) && issue['pull_request'] !== undefined ? issue : {};
  return typeof subject['number'] === 'number' ? [subject['number']] : [];
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
