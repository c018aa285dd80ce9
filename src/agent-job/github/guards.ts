import { GitHubError } from '../../github/errors.ts';
import { type Account, type Event, isSameLogin } from '../../github/event.ts';
import { type Repository, ROLES, type Role } from '../../github/repository.ts';
import { type Clock, withTimeout } from '../../lib/clock.ts';
import type { Runner } from '../../runner/commands.ts';
import type { Inputs } from '../inputs/inputs.ts';
import type { CapReached, SkipReason } from '../job/result.ts';

/** What a guard's question to GitHub is worth waiting for. */
const ASK_WITHIN_MS = 30_000;

export interface GuardOptions {
  readonly inputs: Pick<
    Inputs,
    'agentLogin' | 'skipAgentEvents' | 'requiredPermission' | 'allowBots' | 'maxOpenPrs'
  >;
  readonly event: Event;
  /** The run's own repository, and that in which the agent opens its pull requests. */
  readonly repository: Repository;
  readonly prRepository: Repository;
  readonly runner: Runner;
  readonly clock: Clock;
}

/**
 * The guards before a job or a message. Each returns why there is to be none, or undefined. They reject with a
 * `GitHubError` if GitHub doesn't answer: guards fail closed.
 */
export class Guards {
  readonly #options: GuardOptions;

  constructor(options: GuardOptions) {
    this.#options = options;
  }

  /** Checks whether whoever caused the event may start a job or send a message. */
  async checkEvent(stop: AbortSignal): Promise<SkipReason | undefined> {
    return (await this.#checkAgent(stop)) ?? (await this.#checkPerson(stop));
  }

  /** Checks whether there is room for one more pull request of the agent. */
  async checkCap(stop: AbortSignal): Promise<CapReached | undefined> {
    const { inputs, prRepository } = this.#options;
    const { maxOpenPrs: limit, agentLogin: login } = inputs;
    if (limit === undefined) return undefined;
    const open = await this.#ask(stop, (signal) => prRepository.openPullRequestsBy(login, signal));
    return open.length < limit
      ? undefined
      : { guard: 'max-open-prs', login, repository: prRepository.name, limit, open };
  }

  async #checkAgent(stop: AbortSignal): Promise<SkipReason | undefined> {
    const { inputs, event } = this.#options;
    if (!inputs.skipAgentEvents || !(await this.#isAgentsOwn(stop))) return undefined;
    return { guard: 'agent-event', login: inputs.agentLogin, event: event.name };
  }

  async #isAgentsOwn(stop: AbortSignal): Promise<boolean> {
    const { event, inputs } = this.#options;
    const isAgent = (login: string | undefined) => isSameLogin(login, inputs.agentLogin);
    switch (event.name) {
      // Their sender is who set off what they report on, or the App that reports.
      case 'workflow_run':
      case 'check_run':
      case 'check_suite':
      case 'status':
        return false;
      case 'pull_request':
      case 'pull_request_target':
        return isAgent(event.sender?.login) || isAgent(event.pullRequest?.author);
      case 'push':
        return isAgent(event.sender?.login) || (await this.#isAgentsPush(isAgent, stop));
      default:
        return isAgent(event.sender?.login);
    }
  }

  /** A push that brings only the agent's commits, or that a merge of its pull request made. */
  async #isAgentsPush(isAgent: (login: string | undefined) => boolean, stop: AbortSignal): Promise<boolean> {
    const { event, repository, runner } = this.#options;
    const { head, authors } = event.push ?? { head: undefined, authors: [] };
    if (authors.length > 0 && authors.every(isAgent)) return true;
    if (head === undefined) return false;
    try {
      return (await this.#ask(stop, (signal) => repository.pullRequestAuthorsOf(head, signal))).some(isAgent);
    } catch (error) {
      if (!(error instanceof GitHubError)) throw error;
      // The commits have said no; of all guards this one alone does not stop the job when it cannot see.
      runner.warning(
        `${error.message} Whether this push is a merge of the agent's own pull request was not looked at; ` +
          'skip-agent-events needs “pull-requests: read” for that.',
      );
      return false;
    }
  }

  async #checkPerson(stop: AbortSignal): Promise<SkipReason | undefined> {
    const { inputs, event, repository } = this.#options;
    const asked = actorToCheck(event);
    if (asked === 'nobody') return undefined;
    const { login, isBot } = asked;
    if (isBot) {
      const isAllowed = inputs.allowBots.some((allowed) => isSameLogin(login, allowed));
      return isAllowed ? undefined : { guard: 'bot', login };
    }
    const required = inputs.requiredPermission;
    if (required === 'none') return undefined;
    const role = await this.#ask(stop, (signal) => repository.roleOf(login, signal));
    return rank(role) >= rank(required) ? undefined : { guard: 'permission', login, role, required };
  }

  #ask<T>(unwanted: AbortSignal, question: (signal: AbortSignal) => Promise<T>): Promise<T> {
    return withTimeout(this.#options.clock, ASK_WITHIN_MS, unwanted, ({ stop }) => question(stop));
  }
}

function rank(role: Role): number {
  return ROLES.indexOf(role);
}

/**
 * Whose permission an event takes. Some events only people who can write cause, or carry no secrets for others; every
 * other one, those that are not known yet too, an outsider may cause. Rejects an event that should say who, and does
 * not.
 */
function actorToCheck({ name, action, sender, pullRequest, workflowRun }: Event): Account | 'nobody' {
  switch (name) {
    case 'schedule':
    case 'push':
    case 'release':
    case 'create':
    case 'delete':
    case 'merge_group':
    case 'workflow_dispatch':
    case 'repository_dispatch':
    case 'pull_request':
      return 'nobody';
    case 'pull_request_target':
      return action === 'closed' && pullRequest?.isMerged === true ? 'nobody' : known(sender, name);
    case 'workflow_run':
      return workflowRun?.isFromFork === false ? 'nobody' : known(workflowRun?.triggeringActor, name);
    default:
      return known(sender, name);
  }
}

function known(account: Account | undefined, event: string): Account {
  if (account !== undefined) return account;
  throw new GitHubError({
    message:
      `The payload of the event ${event || '(GITHUB_EVENT_NAME is not set)'} does not say who caused it, so nobody can tell ` +
      'what they hold. Start the workflow by an event that outsiders cannot cause, such as schedule or workflow_dispatch.',
    wasAsked: false,
  });
}
