import { GitHubError } from '../../github/errors.ts';
import { type Account, type Event, isSameLogin } from '../../github/event.ts';
import type { PullRequestOrigin } from '../../github/pull-request-origin.ts';
import { type Repository, ROLES, type Role } from '../../github/repository.ts';
import { type Clock, withTimeout } from '../../lib/clock.ts';
import type { Runner } from '../../runner/commands.ts';
import type { Inputs } from '../inputs/inputs.ts';
import type { CapReached, SkipReason } from '../job/result.ts';

/** The platform's agent works on branches such as `mintlify/1a2b3c4d`. */
const AGENT_BRANCH = 'mintlify/';

/** The head, and ten others that are not the agent's. */
const MAX_COMMITS_ASKED = 11;

/** How long a guard's question to GitHub may take. */
const ASK_TIMEOUT_MS = 30_000;

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
    const open = await this.#ask(stop, (signal) =>
      prRepository.openPullRequests((origin) => this.#isFromAgent(origin), signal),
    );
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
    const { event } = this.#options;
    switch (event.name) {
      // Their sender is who set off what they report on, or the App that reports.
      case 'workflow_run':
      case 'check_run':
      case 'check_suite':
      case 'status':
        return false;
      case 'pull_request':
      case 'pull_request_target':
        return (
          this.#isAgent(event.sender?.login) ||
          (event.pullRequest !== undefined && this.#isFromAgent(event.pullRequest))
        );
      case 'push':
        return this.#isAgent(event.sender?.login) || (await this.#isAgentsPush(stop));
      default:
        return this.#isAgent(event.sender?.login);
    }
  }

  /** A push to the agent's branch, or one that brings nothing but its commits and merges of its pull requests. */
  async #isAgentsPush(stop: AbortSignal): Promise<boolean> {
    const { event, repository, runner } = this.#options;
    if (event.push === undefined) return false;
    const { ref, head, commits } = event.push;
    if (ref?.startsWith(`refs/heads/${AGENT_BRANCH}`)) return true;
    const others = commits.filter(({ author }) => !this.#isAgent(author)).map(({ sha }) => sha);
    if (commits.length > 0 && others.length === 0) return true;
    const asked = new Set([...(head === undefined ? [] : [head]), ...others]);
    if (asked.size === 0 || asked.size > MAX_COMMITS_ASKED) return false;
    try {
      for (const sha of asked) {
        const origins = await this.#ask(stop, (signal) => repository.originsOfCommit(sha, signal));
        if (!origins.some((origin) => this.#isFromAgent(origin))) return false;
      }
      return true;
    } catch (error) {
      if (!(error instanceof GitHubError)) throw error;
      // The commits' authors have said no; of all guards this one alone does not fail closed.
      runner.warning(
        `${error.message} Whether this push is a merge of the agent's own pull request was not looked at; ` +
          'skip-agent-events needs “pull-requests: read” for that.',
      );
      return false;
    }
  }

  #isAgent(login: string | undefined): boolean {
    return isSameLogin(login, this.#options.inputs.agentLogin);
  }

  /** If a person connected their account in the dashboard, they are the author, and the branch tells. */
  #isFromAgent({ author, ownBranch }: PullRequestOrigin): boolean {
    return this.#isAgent(author) || ownBranch?.startsWith(AGENT_BRANCH) === true;
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
    return withTimeout(this.#options.clock, ASK_TIMEOUT_MS, unwanted, ({ stop }) => question(stop));
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
