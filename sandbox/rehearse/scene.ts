import type { GitHub, GitHubOptions } from '../github.ts';
import type { Push } from '../merges.ts';
import { EXAMPLE_REPOSITORY, type Payload } from '../payloads.ts';
import type { Platform, PlatformOptions } from '../platform.ts';
import type { Fault, FaultMatch } from '../server.ts';
import type { ActRun } from './act.ts';

/** A workflow to rehearse. */
export type Recipe = {
  readonly name: string;
  /** The workflow's path in its repository. */
  readonly workflow: string;
  /** This workflow and those that it calls, by path. */
  readonly files: Readonly<Record<string, string>>;
  /** Whether the repository is this project, with all files. */
  readonly isOwn?: boolean;
  readonly scenes: readonly Scene[];
};

export type Event = {
  readonly name: string;
  readonly payload: Payload;
  /** What was merged since the last event. */
  readonly merged?: Push;
};

/** One event, the state of both services, and the expected results. */
export type Scene = {
  /** What the workflow does: "opens a pull request for the label". */
  readonly title: string;
  readonly event: Event;
  /** Earlier events for the same workflow, or for that of another recipe. */
  readonly before?: readonly { readonly recipe?: Recipe; readonly event: Event }[];
  readonly platform?: PlatformOptions;
  readonly github?: GitHubOptions;
  /** How the API fails at the event. */
  readonly fault?: readonly [FaultMatch, Fault];
  /** Outputs of `gh`: a part of its command line, the permissions that it needs, and the output. */
  readonly gh?: readonly CannedOutput[];
  /** Variables of the repository that differ from the default. */
  readonly variables?: Readonly<Record<string, string>>;
  /** Changes files of the repository before it is created. */
  readonly edit?: Readonly<Record<string, string>>;
  /** By default, `success`. */
  readonly ends?: 'success' | 'failure';
  /**
   * What must be as expected at the end. Texts can be matchers of Jest's `expect`. Without it, GitHub starts no run for the event,
   * or one without steps.
   */
  readonly expected?: Readonly<Partial<Record<keyof Seen, unknown>>>;
};

export type CannedOutput = readonly [part: string, permissions: string, output: string];

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
  /** The bodies of comments by issue number, and in other repositories by `owner/name#1`. */
  readonly comments: Readonly<Record<string, readonly string[]>>;
  /** The reactions to issues and pull requests, by their number. */
  readonly reactions: Readonly<Record<string, readonly string[]>>;
  /** The labels of the issue. */
  readonly labels: readonly string[];
  /** The labels and reviewers of the agent's pull request. */
  readonly pullRequest: { readonly labels: readonly string[]; readonly reviewers: readonly string[] };
  /** The descriptions of commit statuses. */
  readonly statuses: readonly string[];
  readonly summary: string;
  /** What all steps printed. */
  readonly log: string;
  /** The command lines of `gh`. */
  readonly gh: readonly string[];
  /** The commits on other branches than `main`, the newest first: its branch, subject and files. */
  readonly commits: string;
};

/** What is only known of the run of the event. `gh` are its command lines. */
export type RunOfEvent = {
  readonly act: ActRun;
  readonly gh: readonly string[];
  readonly prompts: readonly string[];
};

/** The services and the repository of a scene. `origin` is its folder. */
export type World = { readonly platform: Platform; readonly github: GitHub; readonly origin: string };

/** The agent's pull request, in the repository of the workflow. It is open from the first job on. */
export const AGENT_PULL = 12;
export const AGENT_PULL_URL = `https://github.com/${EXAMPLE_REPOSITORY}/pull/${AGENT_PULL}`;
/** The person who triggers the events in GitHub's examples. By default, with `write` access. */
export const SENDER = 'Codertocat';
