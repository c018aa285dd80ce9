import type { GitHubOptions } from '../github.ts';
import type { Push } from '../merges.ts';
import { EXAMPLE_REPOSITORY, type Payload } from '../payloads.ts';
import type { PlatformOptions } from '../platform.ts';
import type { Fault, FaultMatch } from '../server.ts';

/** A workflow to rehearse. */
export type Recipe = {
  /** The file that it is in, such as `examples/issue-label.yml`. */
  readonly name: string;
  /** The workflow's path in its repository. */
  readonly workflow: string;
  /** This workflow and those that it calls, by path. */
  readonly files: Readonly<Record<string, string>>;
  /** What most scenes have. */
  readonly usual: Scene;
  /** The rest, by what the workflow does: "opens a pull request for the label". */
  readonly scenes: Readonly<Record<string, Partial<Scene>>>;
};

export type Event = {
  readonly name: string;
  readonly payload: Payload;
  /** What was merged since the last event. */
  readonly merged?: Push;
  /** The recipe that it starts, if that isn't the one of the scene. */
  readonly starts?: Recipe;
};

/** One event, the state of both services, and the expected results. */
export type Scene = {
  readonly event: Event;
  /** Earlier events. */
  readonly before?: readonly Event[];
  readonly platform?: PlatformOptions;
  readonly github?: GitHubOptions;
  /** How the API fails at the event. */
  readonly fault?: readonly [FaultMatch, Fault];
  /** Outputs of `gh`: a part of its command line, the permissions that it needs, and the output. */
  readonly gh?: readonly (readonly [part: string, permissions: string, output: string])[];
  /** Variables of the repository that differ from the default. */
  readonly variables?: Readonly<Record<string, string>>;
  /** The repository is this project, with these files changed. */
  readonly own?: Readonly<Record<string, string>>;
  /**
   * What `seenIn` must return at the end, as far as it is named here. Texts can be matchers of Jest's `expect`.
   * Without `ends`, all jobs must succeed. Without `expected`, GitHub starts no run for the event, or one
   * without steps.
   */
  readonly expected?: Readonly<Record<string, unknown>>;
};

/** The agent's pull request, in the repository of the workflow. It is open from the first job on. */
export const AGENT_PULL = 12;
export const AGENT_BRANCH = 'mintlify/1a2b3c4d';
export const AGENT_PULL_URL = `https://github.com/${EXAMPLE_REPOSITORY}/pull/${AGENT_PULL}`;
/** The person who triggers the events in GitHub's examples. By default, with `write` access. */
export const SENDER = 'Codertocat';
