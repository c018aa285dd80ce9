import { openGitHub } from '../github/client.ts';
import type { Event } from '../github/event.ts';
import type { PullRequest, PullRequestRef } from '../github/pull-request.ts';
import { isSameRepository } from '../github/repository.ts';
import type { TimeLimit } from '../lib/clock.ts';
import { openAgentJobs } from '../platform/agent-jobs.ts';
import { clientOptions, openPlatformClient } from '../step/connection.ts';
import type { Step } from '../step/step.ts';
import type { InvalidInputs } from './inputs/inputs.ts';
import type { Prompt } from './inputs/prompt.ts';
import type { Inputs } from './inputs/rules.ts';
import { openProgressLog } from './job/progress-log.ts';

/** What our comments and the agent's pull requests depend on, in a run of the agent job or of `settle`. */
export interface ReportingRun extends Step {
  readonly inputs: ReportedStep['inputs'] &
    Pick<Inputs, 'projectId' | 'apiKey' | 'markerKey' | 'agentLogin' | 'comment'>;
  /** Returns the client for a repository, by default the run's own, whose requests end as soon as `signal` aborts. */
  readonly github: ReturnType<typeof openGitHub>;
  /** When the step's time is up, as `clock.now()` has it. */
  readonly deadline: number;
}

/** With invalid inputs, only those that say how to report are known. */
export interface ReportingStep<I = InvalidInputs['reporting']> extends Omit<ReportingRun, 'inputs'> {
  readonly event: Event;
  readonly inputs: I;
  readonly startedAt: number;
  /** The permissions that a warning has named. */
  readonly namedPermissions: Set<string>;
}

/** The step that asked for a job, as its report names it. `settle` knows it from the comment alone. */
export interface ReportedStep extends Pick<ReportingStep, 'environment' | 'clock' | 'startedAt'> {
  readonly event: Partial<Pick<Event, 'actor' | 'label' | 'comment' | 'happenedAt'>>;
  readonly inputs: Pick<Inputs, 'prRepository' | 'timeoutMinutes'> & Partial<Inputs>;
  /** Undefined also if the step only follows a job. */
  readonly prompt?: Omit<Prompt, 'text'> | undefined;
}

/** Every function of the action gets this, and what is particular to the call. One that asks GitHub rejects with a `GitHubError`. */
export interface Run extends ReportingStep<Inputs> {
  readonly prompt: ReportedStep['prompt'];
  readonly jobs: ReturnType<typeof openAgentJobs>;
  readonly progress: ReturnType<typeof openProgressLog>;
  readonly limit: TimeLimit;
  /** The merged pull requests of the pushed commits that GitHub was asked for. */
  readonly mergedPullRequests: Map<string, Promise<readonly PullRequest[]>>;
}

export function openReporting<I extends InvalidInputs['reporting']>(
  step: Step,
  event: Event,
  inputs: I,
  startedAt: number,
  deadline: number,
): ReportingStep<I> {
  const github = openGitHubClients(step, inputs.githubToken, inputs.dryRun);
  return { ...step, event, inputs, github, startedAt, deadline, namedPermissions: new Set() };
}

/** In a dry run, the clients are read-only. */
export function openGitHubClients(step: Step, token: string, isReadOnly: boolean): ReportingRun['github'] {
  const { apiUrl, graphqlUrl, repository } = step.environment;
  return openGitHub({ ...clientOptions(step), token, apiUrl, graphqlUrl, isReadOnly }, repository);
}

export function openRun(step: ReportingStep<Inputs>, limit: TimeLimit, prompt: ReportedStep['prompt']): Run {
  const { inputs, clock, deadline, runner } = step;
  return {
    ...step,
    prompt,
    jobs: openAgentJobs(openPlatformClient(step, inputs), inputs.projectId),
    progress: openProgressLog(clock, deadline, runner),
    limit,
    mergedPullRequests: new Map(),
  };
}

/** Returns `owner/name`. */
export function pullRequestRepository({ inputs, environment }: Pick<ReportedStep, 'inputs' | 'environment'>) {
  return inputs.prRepository ?? environment.repository;
}

/** Whether the agent can have opened a pull request: on this server, in this repository or in `pr-repository`. */
export function isExpected(run: ReportingRun, { origin, repository }: PullRequestRef): boolean {
  const isThere =
    isOwnRepository(run, repository) || isSameRepository(repository, pullRequestRepository(run));
  return isThere && origin === new URL(run.environment.serverUrl).origin;
}

/** Whether it adds reactions to what asked for the job, if that is known. */
export function reacts({ inputs }: ReportingStep): boolean {
  return inputs.comment && inputs.githubToken !== '';
}

export function isOwnRepository({ environment }: Step, repository: string): boolean {
  return isSameRepository(repository, environment.repository);
}
