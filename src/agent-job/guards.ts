import { GitHubError } from '../github/errors.ts';
import type { Event, Push } from '../github/event.ts';
import { listPullRequests, type PullRequest } from '../github/pull-request.ts';
import { DAY_MS } from '../lib/clock.ts';
import { formatCount, formatNumber, inBackticks, utcDay } from '../lib/text.ts';
import { isAgent, isAgentBranch, isFromAgent, whyDistrusted } from './accounts.ts';
import { hasMarker } from './comment/marker.ts';
import { pullRequestsOfCommit } from './event-of-push.ts';
import type { Skip } from './job/done.ts';
import { gitHubOf, pullRequestRepository, type Run } from './job-run.ts';
import { waitingIn } from './merges/batch.ts';

/** The head, and ten other commits that aren't the agent's. */
const MAX_COMMITS_ASKED = 11;

/** Returns why no job may be requested. Guards fail closed: rejects with a `GitHubError` if GitHub doesn't say. */
export async function checkEvent(run: Run): Promise<Skip | undefined> {
  const { event, inputs } = run;
  const isSender = isAgent(run, event.sender?.login);
  if (inputs.skipAgentEvents && (await isAgentsOwn(run, isSender))) {
    const how = isSender ? 'was triggered by' : 'is about the work of';
    const agent = inBackticks(inputs.agentLogin);
    const why = `this \`${event.name}\` event ${how} the agent ${agent} itself (loop protection, \`skip-agent-events\`).`;
    return { guard: 'agent-event', why };
  }
  if (inputs.skipAgentEvents && hasMarker(event.comment?.body ?? '')) {
    const why = 'the comment contains a report of this action (loop protection, `skip-agent-events`).';
    return { guard: 'agent-event', why };
  }
  return await checkPerson(run);
}

/** Events that another run or an App reports. Their sender triggered what they report on, or is that App. */
const REPORTING_EVENTS = ['workflow_run', 'check_run', 'check_suite', 'status'];

const PULL_REQUEST_EVENTS = ['pull_request', 'pull_request_target'];

async function isAgentsOwn(run: Run, isSender: boolean): Promise<boolean> {
  const { name, push, pullRequest } = run.event;
  if (REPORTING_EVENTS.includes(name)) return false;
  const isOnItsBranch = isAgentBranch(push?.branch ?? run.event.branch);
  // The agent's commits are left out of the batch, and what waited before them goes.
  if (push !== undefined && run.inputs.include.includes('merges')) return isOnItsBranch;
  if (isSender || isOnItsBranch) return true;
  if (push !== undefined) return await isAgentsPush(run, push);
  // People review its pull request, and comment on it.
  return PULL_REQUEST_EVENTS.includes(name) && pullRequest !== undefined && isFromAgent(run, pullRequest);
}

/** Whether a push has only merges of the agent's pull requests. Anyone can write the agent as an author. */
async function isAgentsPush(run: Run, { branch, head, commits }: Push): Promise<boolean> {
  // What a tag or a new branch names was merged before. Of an annotated tag, the head isn't a commit.
  if (branch === undefined || head === undefined || commits.length === 0) return false;
  const others = commits.filter(({ author }) => !isAgent(run, author)).map(({ sha }) => sha);
  const asked = new Set([head, ...others]);
  if (asked.size > MAX_COMMITS_ASKED) return false;
  try {
    for (const sha of asked) {
      const pulls = await pullRequestsOfCommit(run, sha);
      if (!pulls.some((pull) => isFromAgent(run, pull))) return false;
    }
    return true;
  } catch (error) {
    if (!(error instanceof GitHubError && error.lacksPermission)) throw error;
    run.namedPermissions.add(error.permission);
    const consequence =
      ", so this push counts as one without a pull request, and `skip-agent-events` goes by its commits' authors";
    run.runner.warning(error.explain(consequence), 'No pull request found');
    return others.length === 0;
  }
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

async function checkPerson(run: Run): Promise<Skip | undefined> {
  const { event } = run;
  const { actor } = event;
  // What an outsider started stays an outsider's, in a second workflow too.
  if (TRUSTED_EVENTS.includes(event.originalEvent ?? '') || isPushOrMerge(event)) return undefined;
  if (actor === undefined) {
    throw new GitHubError({
      what: "Couldn't check the permission of the person who triggered this run",
      why: `the payload of the event ${inBackticks(event.name)} doesn't name them`,
      fix: "Use an event that outsiders can't trigger, such as `schedule` or `workflow_dispatch`",
    });
  }
  const name = inBackticks(actor.login);
  const doubt = await whyDistrusted(run, actor);
  if (doubt === undefined) return undefined;
  if (doubt === 'bot') {
    const why = `${name} is a bot, and bots can't trigger jobs by default. Ask a person to do the same, or add ${name} to \`allow-bots\`.`;
    return { guard: 'bot', why };
  }
  const required = run.inputs.requiredPermission;
  const why = `${name} has \`${doubt}\` access, and \`${required}\` is required. Ask someone with \`${required}\` access to do the same, or change \`required-permission\`.`;
  return { guard: 'permission', why };
}

/** Returns why the agent may not open one more pull request. */
export async function checkCap(run: Run): Promise<Skip | undefined> {
  const { inputs, clock, event } = run;
  const { maxOpenPrs, agentLogin } = inputs;
  if (maxOpenPrs === undefined) return undefined;
  const repository = pullRequestRepository(run);
  const open: PullRequest[] = [];
  // Kept at once, all the texts of a repository's pull requests can be more than fits into memory.
  for await (const pull of listPullRequests(gitHubOf(run, repository), 'open')) {
    if (isFromAgent(run, pull)) open.push(pull);
  }
  if (open.length < maxOpenPrs) return undefined;
  const fix = `Merge or close ${open.length === 1 ? 'that pull request' : 'some'}.`;
  const count = formatCount(open.length, 'open pull request');
  const reached = `${inBackticks(agentLogin)} has ${count} in ${inBackticks(repository)}, and \`max-open-prs\` is ${maxOpenPrs}.`;
  const { count: waiting, since } = waitingIn(run.batch?.merges ?? []);
  if (since === undefined) return { guard: 'max-open-prs', why: `${reached} ${fix}`, open };
  const merges = waiting === 1 ? '1 merge has' : `${formatNumber(waiting)} merges have`;
  const why = `${reached} ${merges} waited since ${utcDay(since)}. ${fix}`;
  const ifLate = event.push ? 'warning' : 'failure';
  const conclusion = clock.now() - since >= MAX_WAIT_MS ? ifLate : 'notice';
  return { guard: 'max-open-prs', why, open, conclusion };
}

/** How long merges can wait until someone has to hear of it. */
const MAX_WAIT_MS = 14 * DAY_MS;
