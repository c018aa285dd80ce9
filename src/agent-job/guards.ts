import { GitHubError } from '../github/errors.ts';
import { type Event, isSameLogin } from '../github/event.ts';
import { listPullRequests, type PullRequest } from '../github/pull-request.ts';
import { includesRole, type Role, roleOf } from '../github/repository.ts';
import { formatCount, inBackticks } from '../lib/text.ts';
import { pullRequestRepository, type ReportingRun, type Run } from './job-run.ts';
import { pullRequestsOfCommit } from './push.ts';

export type Skip =
  /** The agent caused the event, or, if it isn't the sender, the event is about its own work. */
  | {
      readonly guard: 'agent-event';
      readonly login: string;
      readonly event: string;
      readonly isSender: boolean;
    }
  | {
      readonly guard: 'permission';
      readonly login: string;
      readonly role: Role;
      readonly required: Role;
      readonly addedLabel: boolean;
    }
  /** `allow-bots` may list its login without `[bot]`. */
  | { readonly guard: 'bot'; readonly login: string; readonly isListedWithoutSuffix: boolean }
  | {
      readonly guard: 'max-open-prs';
      readonly login: string;
      readonly repository: string;
      readonly limit: number;
      /** Newest first. */
      readonly open: readonly PullRequest[];
    };

/** The platform's agent works on branches such as `mintlify/1a2b3c4d`. */
export const AGENT_BRANCH = 'mintlify/';

/** The head, and ten other commits that aren't the agent's. */
const MAX_COMMITS_ASKED = 11;

/** Returns why no job may be requested. Guards fail closed: rejects with a `GitHubError` if GitHub doesn't say. */
export async function checkEvent(run: Run): Promise<Skip | undefined> {
  const { event, inputs } = run;
  const isSender = isAgent(run, event.sender?.login);
  if (inputs.skipAgentEvents && (await isAgentsOwn(run, isSender))) {
    return { guard: 'agent-event', login: inputs.agentLogin, event: event.name, isSender };
  }
  return await checkPerson(run);
}

/** Events that another run or an App reports. Their sender triggered what they report on, or is that App. */
const REPORTING_EVENTS = ['workflow_run', 'check_run', 'check_suite', 'status'];

const PULL_REQUEST_EVENTS = ['pull_request', 'pull_request_target'];

async function isAgentsOwn(run: Run, isSender: boolean): Promise<boolean> {
  const { name, branch, pullRequest } = run.event;
  if (REPORTING_EVENTS.includes(name)) return false;
  if (isSender || isAgentBranch(branch)) return true;
  if (name === 'push') return await isAgentsPush(run);
  // People review its pull request, and comment on it.
  return PULL_REQUEST_EVENTS.includes(name) && pullRequest !== undefined && isFromAgent(run, pullRequest);
}

/** Whether a push is to the agent's branch, or has only merges of its pull requests. Anyone can write the agent as an author. */
async function isAgentsPush(run: Run): Promise<boolean> {
  const { branch, head, commits = [] } = run.event.push ?? {};
  if (isAgentBranch(branch)) return true;
  const others = commits.filter(({ author }) => !isAgent(run, author)).map(({ sha }) => sha);
  const asked = new Set([...(head === undefined ? [] : [head]), ...others]);
  if (asked.size === 0 || asked.size > MAX_COMMITS_ASKED) return false;
  try {
    for (const sha of asked) {
      const pulls = await pullRequestsOfCommit(run, sha);
      if (!pulls.some((pull) => isFromAgent(run, pull))) return false;
    }
    return true;
  } catch (error) {
    if (!(error instanceof GitHubError && error.lacksPermission)) throw error;
    run.namedPermissions.add(error.permission);
    run.runner.warning(
      error.explain(
        ", so this push counts as one without a pull request, and its commits' authors decide for `skip-agent-events`",
      ),
      'No pull request found',
    );
    return commits.length > 0 && others.length === 0;
  }
}

function isAgent({ inputs }: ReportingRun, login: string | undefined): boolean {
  return isSameLogin(login, inputs.agentLogin);
}

function isAgentBranch(branch: string | undefined): boolean {
  return branch?.startsWith(AGENT_BRANCH) === true;
}

/** If a person connected their account in the dashboard, they are the author, and only the branch names the agent. */
export function isFromAgent(run: ReportingRun, { author, ownBranch }: PullRequest): boolean {
  return isAgent(run, author?.login) || isAgentBranch(ownBranch);
}

/** Events that only people with write access, or GitHub itself, can cause. All others, new ones included, an outsider can. */
const TRUSTED_EVENTS = [
  'schedule',
  'push',
  'release',
  'create',
  'delete',
  'merge_group',
  'workflow_dispatch',
  'repository_dispatch',
];

/** What of a pull request takes write access: a merge, and a push to a branch of this repository. */
function isPushOrMerge({ name, action, pullRequest }: Event): boolean {
  if (!PULL_REQUEST_EVENTS.includes(name)) return false;
  if (action === 'closed') return pullRequest?.state === 'merged';
  return name === 'pull_request' && action === 'synchronize' && pullRequest?.ownBranch !== undefined;
}

async function checkPerson({ event, inputs, github, limit }: Run): Promise<Skip | undefined> {
  const { name, actor, originalEvent = '', label } = event;
  // What an outsider started stays an outsider's, in a second workflow too.
  if (TRUSTED_EVENTS.includes(originalEvent) || isPushOrMerge(event)) return undefined;
  if (actor === undefined) {
    throw new GitHubError({
      what: "Couldn't check the permission of the person who triggered this run",
      why: `the payload of the event ${inBackticks(name || 'unknown')} doesn't name them`,
      fix: "Use an event that outsiders can't trigger, such as `schedule` or `workflow_dispatch`",
    });
  }
  const { login, isBot } = actor;
  if (isBot) {
    if (isAllowedBot(inputs.allowBots, login)) return undefined;
    const isListedWithoutSuffix = isAllowedBot(inputs.allowBots, login.replace(/\[bot\]$/u, ''));
    return { guard: 'bot', login, isListedWithoutSuffix };
  }
  const required = inputs.requiredPermission;
  if (required === 'none') return undefined;
  const role = await roleOf(github(limit.stop), login);
  if (includesRole(role, required)) return undefined;
  return { guard: 'permission', login, role, required, addedLabel: label !== undefined };
}

export function isAllowedBot(allowBots: readonly string[], login: string): boolean {
  return allowBots.some((allowed) => isSameLogin(login, allowed));
}

/** Returns why the agent may not open one more pull request. */
export async function checkCap(run: Run): Promise<Extract<Skip, { guard: 'max-open-prs' }> | undefined> {
  const { inputs, github, limit } = run;
  const { maxOpenPrs, agentLogin: login } = inputs;
  if (maxOpenPrs === undefined) return undefined;
  const repository = pullRequestRepository(run);
  // A pull request can move to the next page between two requests, and is then on both.
  const open = new Map<number, PullRequest>();
  for await (const page of listPullRequests(github(limit.stop, repository), 'open')) {
    for (const pull of page) if (isFromAgent(run, pull)) open.set(pull.number, pull);
  }
  return open.size < maxOpenPrs
    ? undefined
    : { guard: 'max-open-prs', login, repository, limit: maxOpenPrs, open: [...open.values()] };
}

/** Returns a clause that also says what to do. `wantsToContinue` is `at-cap: continue`. */
export function whySkipped(skip: Skip, wantsToContinue: boolean): string {
  switch (skip.guard) {
    case 'agent-event': {
      const how = skip.isSender ? 'was triggered by' : 'is about the work of';
      return `this \`${skip.event}\` event ${how} the agent ${inBackticks(skip.login)} itself (loop protection, \`skip-agent-events\`).`;
    }
    case 'permission': {
      const { login, role, required, addedLabel } = skip;
      const who = `${inBackticks(login)}${addedLabel ? ', who added the label,' : ''}`;
      const fix = `Ask someone with \`${required}\` access to ${addedLabel ? 'add it again' : 'do the same'}`;
      return `${who} has \`${role}\` access, and \`${required}\` is required. ${fix}, or change \`required-permission\`.`;
    }
    case 'bot':
      if (skip.isListedWithoutSuffix) {
        return `${inBackticks(skip.login)} is a bot that \`allow-bots\` lists without \`[bot]\`. Add \`[bot]\` to its name there.`;
      }
      return `${inBackticks(skip.login)} is a bot, and bots can't trigger jobs by default. Ask a person to do the same, or add it to \`allow-bots\`.`;
    case 'max-open-prs': {
      const { login, repository, open, limit } = skip;
      const count = formatCount(open.length, 'open pull request');
      const some = open.length === 1 ? 'it' : 'some';
      const rest = wantsToContinue
        ? `${open.length === 1 ? "It can't" : 'None of them can'} be continued (\`at-cap: continue\`). Merge or close ${some}.`
        : `Merge or close ${some}, or set \`at-cap: continue\`.`;
      return `${inBackticks(login)} has ${count} in ${inBackticks(repository)}, and \`max-open-prs\` is ${limit}. ${rest}`;
    }
  }
}
