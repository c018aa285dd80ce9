import { GitHubError } from '../../github/errors.ts';
import { type Account, type Event, isSameLogin } from '../../github/event.ts';
import type { PullRequestOrigin } from '../../github/pull-request-origin.ts';
import { type Repository, ROLES, type Role } from '../../github/repository.ts';
import { type Clock, withTimeout } from '../../lib/clock.ts';
import { inBackticks } from '../../lib/text.ts';
import type { Runner } from '../../runner/commands.ts';
import type { Inputs } from '../inputs/inputs.ts';
import type { CapReached, SkipReason } from '../job/result.ts';

/** The platform's agent works on branches such as `mintlify/1a2b3c4d`. */
const AGENT_BRANCH = 'mintlify/';

/** The head, and ten other commits that aren't the agent's. */
const MAX_COMMITS_ASKED = 11;

/** How long a guard's request to GitHub can take. */
const ASK_TIMEOUT_MS = 30_000;

export interface GuardOptions {
  readonly inputs: Pick<
    Inputs,
    'agentLogin' | 'skipAgentEvents' | 'requiredPermission' | 'allowBots' | 'maxOpenPrs'
  >;
  readonly event: Event;
  /** The run's own repository, and the one in which the agent opens its pull requests. */
  readonly repository: Repository;
  readonly prRepository: Repository;
  readonly runner: Runner;
  readonly clock: Clock;
}

/**
 * The guards before a job or a message. Each returns why to skip it, or undefined. They fail closed: they reject with a
 * `GitHubError` if GitHub doesn't respond.
 */
export class Guards {
  readonly #options: GuardOptions;

  constructor(options: GuardOptions) {
    this.#options = options;
  }

  /** Checks whether the account that caused the event may start a job or send a message. */
  async checkEvent(stop: AbortSignal): Promise<SkipReason | undefined> {
    return (await this.#checkAgent(stop)) ?? (await this.#checkPerson(stop));
  }

  /** Checks whether the agent may open one more pull request. */
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
    const isSender = this.#isAgent(event.sender?.login);
    switch (event.name) {
      // Their sender triggered the run that they report on, or is the App that reports.
      case 'workflow_run':
      case 'check_run':
      case 'check_suite':
      case 'status':
        return false;
      case 'pull_request':
      case 'pull_request_target':
        return isSender || (event.pullRequest !== undefined && this.#isFromAgent(event.pullRequest));
      case 'create':
      case 'delete':
        return isSender || event.branch?.startsWith(AGENT_BRANCH) === true;
      case 'push':
        return isSender || (await this.#isAgentsPush(stop));
      default:
        return isSender;
    }
  }

  /** Whether a push is to the agent's branch, or has only its commits and merges of its pull requests. */
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
      // By their authors, the commits aren't the agent's. This is the only guard that doesn't fail closed.
      runner.warning(
        error.explain(", so a merge of the agent's own pull request isn't detected (`skip-agent-events`)"),
        'skip-agent-events not checked',
      );
      return false;
    }
  }

  #isAgent(login: string | undefined): boolean {
    return isSameLogin(login, this.#options.inputs.agentLogin);
  }

  /** If a person connected their account in the dashboard, they are the author, and only the branch names the agent. */
  #isFromAgent({ author, ownBranch }: PullRequestOrigin): boolean {
    return this.#isAgent(author) || ownBranch?.startsWith(AGENT_BRANCH) === true;
  }

  async #checkPerson(stop: AbortSignal): Promise<SkipReason | undefined> {
    const { inputs, event, repository } = this.#options;
    const asked = actorToCheck(event);
    if (asked === 'no-one') return undefined;
    const { login, isBot } = asked;
    if (isBot) {
      const isAllowed = inputs.allowBots.some((allowed) => isSameLogin(login, allowed));
      return isAllowed ? undefined : { guard: 'bot', login };
    }
    const required = inputs.requiredPermission;
    if (required === 'none') return undefined;
    const role = await this.#ask(stop, (signal) => repository.roleOf(login, signal));
    if (rank(role) >= rank(required)) return undefined;
    return { guard: 'permission', login, role, required, addedLabel: event.label !== undefined };
  }

  #ask<T>(signal: AbortSignal, question: (signal: AbortSignal) => Promise<T>): Promise<T> {
    return withTimeout(this.#options.clock, ASK_TIMEOUT_MS, signal, ({ stop }) => question(stop));
  }
}

function rank(role: Role): number {
  return ROLES.indexOf(role);
}

/**
 * Returns whose permission to check. Some events only people with write access can cause, or they have no secrets for
 * others. All other events, new ones included, an outsider can cause. Throws a `GitHubError` if the payload doesn't say who.
 */
function actorToCheck({ name, action, sender, pullRequest, workflowRun }: Event): Account | 'no-one' {
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
      return 'no-one';
    case 'pull_request_target':
      return action === 'closed' && pullRequest?.isMerged === true ? 'no-one' : known(sender, name);
    case 'workflow_run':
      return workflowRun?.isFromFork === false ? 'no-one' : known(workflowRun?.triggeringActor, name);
    default:
      return known(sender, name);
  }
}

function known(account: Account | undefined, event: string): Account {
  if (account !== undefined) return account;
  throw new GitHubError({
    problem: {
      what: "Couldn't check the permission of the person who triggered this run",
      why: `the payload of the event ${inBackticks(event || 'unknown')} doesn't name them`,
      fix: "Use an event that outsiders can't trigger, such as `schedule` or `workflow_dispatch`",
    },
    wasAsked: false,
  });
}
