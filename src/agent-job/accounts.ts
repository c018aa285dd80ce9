import type { Account } from '../github/issue.ts';
import { isSameName } from '../github/names.ts';
import type { PullRequest } from '../github/pull-request.ts';
import { includesRole, type Role, roleOf } from '../github/roles.ts';
import { gitHubOf, type Run } from './job-run.ts';

/** The platform's agent works on branches such as `mintlify/1a2b3c4d`. */
export const AGENT_BRANCH = 'mintlify/';

export function isAgent({ inputs }: Run, login: string | undefined): boolean {
  return isSameName(login, inputs.agentLogin);
}

export function isAgentBranch(branch: string | undefined): boolean {
  return branch?.startsWith(AGENT_BRANCH) === true;
}

/** If a person connected their account in the dashboard, they are the author, and only the branch names the agent. */
export function isFromAgent(run: Run, { author, ownBranch }: PullRequest): boolean {
  return isAgent(run, author?.login) || isAgentBranch(ownBranch);
}

const UPDATERS = ['dependabot[bot]', 'renovate[bot]'];
const UPDATE_BRANCH = /^(?:dependabot|renovate)\//u;

/** Returns whose work isn't sent with merges: `agent` or `dependencies`, never by its title. Undefined if it is sent. */
export function whyLeftOut(run: Run, login: string | undefined, branch: string | undefined) {
  if (isAgent(run, login) || isAgentBranch(branch)) return 'agent';
  const isUpdate = UPDATERS.some((one) => isSameName(login, one)) || UPDATE_BRANCH.test(branch ?? '');
  return isUpdate ? 'dependencies' : undefined;
}

/** Returns why someone may not cause a job, or have their words sent to the agent: a bot, or the role that they have instead. */
export async function whyDistrusted(run: Run, { login, isBot }: Account): Promise<'bot' | Role | undefined> {
  const { allowBots, requiredPermission: required } = run.inputs;
  if (isBot) return allowBots.some((allowed) => isSameName(login, allowed)) ? undefined : 'bot';
  if (required === 'none') return undefined;
  const role = await roleOf(gitHubOf(run), login);
  return includesRole(role, required) ? undefined : role;
}
