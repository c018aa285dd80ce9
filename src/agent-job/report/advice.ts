import type { PullRequest } from '../../github/pull-request.ts';
import { cell, link } from '../../lib/markdown.ts';
import { AGENT_BRANCH } from '../accounts.ts';
import { isGone, wasNeverSeen } from '../job/done.ts';
import { pullRequestRepository, type Run } from '../job-run.ts';
import type { Outcome } from './outcome.ts';
import { OUTCOMES, type OutcomeName, type Reason } from './outcome-table.ts';

interface Names {
  /** A clause, such as “add the label `docs` again”. */
  readonly askAgain: string;
  /** A sentence for the one whose request changed too little. */
  readonly ifMissing: string;
  /** Such as “a new commit in”, and a link to the pull request that the message was for, or to those since the request. */
  readonly result: string;
  readonly state: PullRequest['state'] | undefined;
  /** How long to wait, such as `a few minutes`; undefined if that doesn't help. */
  readonly wait: string | undefined;
}

/** Returns Markdown. */
type Advice = (names: Names) => string;

const follows: Advice = ({ result }) =>
  `The result follows here if this repository reports late jobs. Otherwise, look for ${result}.`;

const gone: Advice = ({ askAgain, result }) =>
  `Mintlify doesn't know the job anymore. Look for ${result}. If there is none, ${askAgain}.`;

const nothingToChange: Advice = ({ ifMissing }) =>
  `The agent opened no pull request, probably because nothing had to change, or because this project takes its changes without one. ${ifMissing}`;

const CLOSED = 'It was closed without a merge. If the change is still needed, reopen it.';

const reviewAndMerge: Advice = ({ state }) => {
  if (state === 'merged') return 'It is merged already.';
  return state === 'closed' ? CLOSED : 'The docs change once it is reviewed and merged.';
};

const reviewOf =
  (what: string): Advice =>
  ({ state }) => {
    if (state === 'closed') return CLOSED;
    if (state === 'merged') return `${what} It is merged already, so ask a maintainer to review it.`;
    return `${what} It needs a careful review before it is merged.`;
  };

/** While the job may still be running, and without a reason. Undefined: it has one, or is only reported on the run's page. */
const BY_OUTCOME: Readonly<Record<OutcomeName, Advice | undefined>> = {
  started: follows,
  'pr-created': reviewAndMerge,
  'no-pr': nothingToChange,
  archived: undefined,
  failed: undefined,
  'dry-run': undefined,
  skipped: undefined,
  rejected: undefined,
  'not-created': undefined,
  unknown: ({ result }) =>
    `Wait a few minutes, then look for ${result}. Only ask again if there is none, because the agent could do the work twice.`,
  'timed-out': (names) => `The job keeps running. ${follows(names)}`,
  cancelled: (names) => `The job keeps running. ${follows(names)}`,
  lost: ({ result }) =>
    `The job may still be running. Look for ${result}, and ask a maintainer if there is none in an hour.`,
};

const checkConnection: Advice = () => "A maintainer has to check the workflow's connection to Mintlify.";

const tryLater =
  (what: string): Advice =>
  ({ askAgain, wait }) =>
    wait === undefined
      ? `${what}. A maintainer has to look at the details.`
      : `${what}. Wait ${wait}, then ${askAgain}. If that fails too, a maintainer has to look at the details.`;

/** Undefined: it is only reported on the run's page. For the guards, `why` of `Skip` says there who can help. */
const BY_REASON: Readonly<Record<Reason, Advice | undefined>> = {
  'agent-event': undefined,
  permission: undefined,
  bot: undefined,
  'max-open-prs': undefined,
  'nothing-merged': undefined,
  'bad-request': () => 'A maintainer has to check the workflow, because Mintlify rejected its request.',
  unauthorized: () => 'A maintainer has to check the API key and the plan.',
  forbidden: () => 'A maintainer has to check what the API key is allowed to do.',
  'not-found': () => "A maintainer has to check the workflow's project, job and API address.",
  'rate-limit': ({ askAgain }) =>
    `Mintlify got too many requests in the last hour. Wait an hour, then ${askAgain}.`,
  redirect: checkConnection,
  refused: () => 'Mintlify rejected the request. A maintainer has to look at the details.',
  'no-credits': ({ askAgain }) =>
    `The organization's Mintlify credits are used up. Once there are new ones, ${askAgain}.`,
  'too-large': ({ askAgain }) => `The request is too long for Mintlify. Once it is shorter, ${askAgain}.`,
  'server-error': tryLater('Mintlify had an internal error'),
  unreachable: tryLater("Mintlify couldn't be reached"),
  'no-answer': tryLater("Mintlify didn't respond"),
  'unreadable-answer': checkConnection,
  'invalid-input': undefined,
  'guard-unavailable': tryLater("Couldn't check whether the agent may start"),
  'context-unavailable': tryLater("Couldn't read what the agent should get"),
  'comment-forbidden': undefined,
  'mark-forbidden': () => 'A maintainer has to let the workflow set commit statuses.',
  'out-of-scope': reviewOf('It changes more than the workflow allows.'),
  'scope-unknown': reviewOf("Couldn't check whether it changes more than the workflow allows."),
  'no-pr': undefined,
  updated: reviewAndMerge,
  unchanged: ({ ifMissing }) => `The agent added no commit to it. ${ifMissing}`,
  continued: reviewAndMerge,
  'job-failed': ({ askAgain }) =>
    `The agent couldn't finish. Make the request smaller or clearer, then ${askAgain}.`,
  archived: (names) =>
    names.state === undefined
      ? `It was archived in Mintlify before it was done. If the change is still needed, ${names.askAgain}.`
      : reviewOf('The job was archived in Mintlify, so this pull request may be incomplete.')(names),
  timeout: ({ askAgain }) => `There was no time left for it. Wait a while, then ${askAgain}.`,
  cancelled: ({ askAgain }) =>
    `The workflow run was cancelled first. If the change is still needed, ${askAgain}.`,
};

const NOT_CONFIRMED =
  "GitHub didn't confirm that the agent opened this pull request: the details say why. Ask a maintainer before you rely on it.";

/** Returns what the one who asked can do, who may never have seen the workflow. Empty: there is no comment. */
export function adviceMarkdown(run: Run, outcome: Outcome): string {
  const { name, reason, pullRequest, job, done } = outcome;
  const { mayRun, conclusion } = OUTCOMES[name];
  const isUnseen = wasNeverSeen(done.target, job);
  const isUnsure = isUnseen || (done.kind === 'timed-out' && done.error !== undefined);
  const ofOutcome = isGone(done) ? gone : BY_OUTCOME[mayRun && isUnsure ? 'lost' : name];
  // A link that isn't the URL of a pull request leaves the scope unknown too.
  const advice = reason === undefined || mayRun || name === 'no-pr' ? ofOutcome : BY_REASON[reason];
  const isRequest = done.target?.kind !== 'follow';
  const { before } = done.target ?? {};
  const mayBeNew = isRequest && before === undefined;
  // If the job has one, whatever it works on changes that.
  const prLink = mayBeNew ? undefined : job?.prLink || before?.url || undefined;
  const latest = link("the agent's latest pull requests", searchUrl(run, isUnseen || before !== undefined));
  const result =
    prLink === undefined ? `its pull request among ${latest}` : `a new commit in ${link(prLink, prLink)}`;
  const state = pullRequest?.confirmed?.state;
  const resends = isRequest && conclusion === 'failure' && !mayRun && run.inputs.include.includes('merges');
  const askAgain = howToAskAgain(resends, isRequest ? run.event : undefined);
  // The next job may get no comments.
  const where = isRequest && run.event.label !== undefined ? 'in the description ' : '';
  const ifMissing = `If something is missing, say ${where}which page should say what, then ${askAgain}.`;
  const said = advice?.({ askAgain, ifMissing, result, state, wait: outcome.wait }) ?? '';
  if (pullRequest?.doubt === undefined) return said;
  return name === 'pr-created' ? NOT_CONFIRMED : `${said} ${NOT_CONFIRMED}`;
}

/** Returns a clause. It is never a re-run: what that does depends on how the job ended. */
function howToAskAgain(resends: boolean, { label, comment, command }: Partial<Run['event']> = {}): string {
  if (label !== undefined) return `add the label ${cell(label)} again`;
  if (comment?.kind === 'review') return 'submit another review';
  if (command !== undefined) return `comment again, starting with ${cell(command)}`;
  if (comment !== undefined) return 'comment again';
  return resends ? 'wait for the next run, which sends the merges' : 'ask a maintainer to start a new job';
}

/**
 * Returns GitHub's search for what the agent has opened since the request, or ever, because a job from before may have opened it
 * before. The branch finds those too that it opened as a person: `head:` matches how a branch's name begins (docs.github.com,
 * “Searching issues and pull requests”).
 */
function searchUrl(run: Run, isEver: boolean): string {
  const { environment, event, startedAt } = run;
  const since = Math.min(event.happenedAt ?? startedAt, startedAt);
  const created = isEver ? '' : ` created:>=${new Date(since).toISOString().slice(0, 19)}Z`;
  const query = new URLSearchParams({ q: `is:pr head:${AGENT_BRANCH}${created}` });
  return `${environment.serverUrl}/${pullRequestRepository(run)}/pulls?${query}`;
}
