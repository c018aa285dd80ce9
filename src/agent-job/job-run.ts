import { hash } from 'node:crypto';
import { type Connection, GitHubClient } from '../github/client.ts';
import type { Event } from '../github/event.ts';
import type { IssueRef } from '../github/issue.ts';
import { isSameName } from '../github/names.ts';
import type { PullRequest, PullRequestRef } from '../github/pull-request.ts';
import { abortDelayed, type TimeLimit, withTimeout } from '../lib/clock.ts';
import { openAgentJobs } from '../platform/agent-jobs.ts';
import { openPlatformClient } from '../step/connection.ts';
import type { Step } from '../step/step.ts';
import type { Prompt } from './inputs/prompt.ts';
import type { Inputs } from './inputs/rules.ts';
import { openProgressLog } from './job/progress-log.ts';
import type { Batch } from './merges/batch.ts';

/** Functions get this, and what is particular to the call. One that asks GitHub rejects with a `GitHubError`. */
export interface Run extends Step {
  readonly event: Event;
  /** An invalid one has its default. */
  readonly inputs: Inputs;
  /** Undefined also if the step only follows a job, or reports for another run. */
  readonly prompt?: Omit<Prompt, 'text'> | undefined;
  readonly limit: TimeLimit;
  /** Aborts when a cancelled run has no time left to report. */
  readonly cutShort: AbortSignal;
  /** For `gitHubOf`. */
  readonly connection: Connection;
  readonly jobs: ReturnType<typeof openAgentJobs>;
  readonly progress: ReturnType<typeof openProgressLog>;
  /** The permissions that a warning has named. */
  readonly namedPermissions: Set<string>;
  /** The merged pull requests of the pushed commits that GitHub was asked for. */
  readonly mergedPullRequests: Map<string, Promise<readonly PullRequest[]>>;
  /** What `include: merges` sends, once it is known. */
  readonly batch?: Batch | undefined;
}

/** The runner sends SIGTERM 7.5 s after a cancel. */
const REPORT_AFTER_CANCEL_MS = 7_000;
/** For one reading or writing, while there is time. GitHub takes about 20 s for thirty pages of files. */
const LONGEST_MS = { read: 60_000, write: 30_000 };
/** How far all that comes after the job can exceed `timeout-minutes` together. The comment can use what reading leaves. */
const AFTER_DEADLINE_MS = { read: 3_000, write: 5_000 };
/** How long a create or message that has left can take after a cancel, so that the comment has the rest. */
export const CREATE_AFTER_CANCEL_MS = 4_500;
/** The job doesn't wait longer for a reaction. */
export const REACTION_MS = 5_000;

/** Opens what a run needs until its deadline. */
export async function withRun<T>(
  step: Step,
  begun: Pick<Run, 'event' | 'inputs' | 'prompt'>,
  deadline: number,
  work: (run: Run) => Promise<T>,
): Promise<T> {
  const { clock, cancelled, runner } = step;
  const { inputs } = begun;
  const opened = {
    ...step,
    ...begun,
    cutShort: abortDelayed(clock, cancelled, REPORT_AFTER_CANCEL_MS),
    connection: { ...step, token: inputs.githubToken, isReadOnly: inputs.dryRun },
    jobs: openAgentJobs(openPlatformClient(step, inputs), inputs.projectId),
    progress: openProgressLog(clock, deadline, runner),
    namedPermissions: new Set<string>(),
    mergedPullRequests: new Map(),
  };
  return await withTimeout(clock, deadline, cancelled, (limit) => work({ ...opened, limit }));
}

/**
 * Runs `work` in the time that is left for what comes after the job, which its run has as `limit`. A cancel ends reading at
 * once, and shortens writing. Then, and after a timeout, there is no time for a retry.
 */
export async function withReportTime<T>(
  run: Run,
  kind: 'read' | 'write',
  work: (run: Run, mayRetry: boolean) => Promise<T>,
): Promise<T> {
  const { clock, cancelled, cutShort } = run;
  const now = clock.now();
  const deadline = Math.min(now + LONGEST_MS[kind], run.limit.deadline + AFTER_DEADLINE_MS[kind]);
  const mayRetry = now < run.limit.deadline && !cancelled.aborted;
  const signal = kind === 'read' ? cancelled : cutShort;
  return await withTimeout(clock, deadline, signal, (limit) => work({ ...run, limit }, mayRetry));
}

/** Returns the client for a repository, by default the run's own. Its requests end with the time that the run has. */
export function gitHubOf({ connection, limit }: Run, repository?: string): GitHubClient {
  return new GitHubClient(connection, limit.stop, repository);
}

export function issueToComment(run: Run): IssueRef | undefined {
  return run.inputs.comment ? issueOfRun(run) : undefined;
}

export function issueOfRun({ inputs, event }: Run): IssueRef | undefined {
  const { issueNumber } = inputs;
  if (issueNumber === undefined) return event.issue;
  return event.issue?.number === issueNumber ? event.issue : { kind: 'unknown', number: issueNumber };
}

/** Returns `owner/name`. */
export function pullRequestRepository({ inputs, environment }: Run) {
  return inputs.prRepository ?? environment.repository;
}

/** Whether the agent can have opened a pull request: on this server, in this repository or in `pr-repository`. */
export function isExpected(run: Run, { origin, repository }: PullRequestRef): boolean {
  const isThere = isOwnRepository(run, repository) || isSameName(repository, pullRequestRepository(run));
  return isThere && origin === new URL(run.environment.serverUrl).origin;
}

export function isOwnRepository({ environment }: Step, repository: string): boolean {
  return isSameName(repository, environment.repository);
}

/**
 * Returns a hash that is the same in every run of this step: of the workflow file, the job, the project, the input `key`, which
 * distinguishes the jobs of a matrix, and the step. Hexadecimal, 64 bits: the first 20 leave out `key` and step, the next 20 the step.
 */
export function stepHash({ environment, inputs }: Run): string {
  const { workflowFile, workflowJob, step } = environment;
  const hashOf = (...more: readonly string[]) =>
    hash('sha256', JSON.stringify([workflowFile, workflowJob, inputs.projectId, ...more]));
  return `${hashOf().slice(0, 5)}${hashOf(inputs.key).slice(0, 5)}${hashOf(inputs.key, step).slice(0, 6)}`;
}

/** Whether two hashes are of the same workflow job with different keys, such as two jobs of a matrix, in any steps. */
export function differInKey(one: string, other: string): boolean {
  return one.slice(0, 5) === other.slice(0, 5) && one.slice(5, 10) !== other.slice(5, 10);
}
