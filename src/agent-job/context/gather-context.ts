import type { GitHubClient } from '../../github/client.ts';
import { compare, MAX_COMPARED_FILES, previousReleaseTag } from '../../github/comparison.ts';
import { Conversation } from '../../github/conversation.ts';
import { GitHubError } from '../../github/errors.ts';
import { type Event, type IssueRef, isSameLogin } from '../../github/event.ts';
import type { ConversationEntry, EventChanges, IssueContent } from '../../github/event-content.ts';
import { listChangedFiles, readPullRequest } from '../../github/pull-request.ts';
import { hasMarker } from '../github/comment-marker.ts';
import type { Changes, Context, IncludedComments } from './context-block.ts';
import { ContextError } from './context-error.ts';
import { availableParts, type IncludePart } from './include.ts';

export interface GatherOptions {
  readonly parts: readonly IncludePart[];
  readonly event: Event;
  /** An issue or pull request in place of the event's. */
  readonly issueNumber: number | undefined;
  /** The run's own, as `owner/name`. */
  readonly repository: string;
  readonly client: GitHubClient;
  /** When the step started, in milliseconds since the epoch: the trigger's time, if the event doesn't say. */
  readonly startedAt: number;
  /** Counts from 1. */
  readonly runAttempt: number;
}

/** Gathers what `include` names, and nothing else. Rejects with a `ContextError` if GitHub doesn't give it. */
export async function gatherContext(options: GatherOptions, stop: AbortSignal): Promise<Context> {
  try {
    return await gather(options, stop);
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    throw new ContextError(error.message, error.mayPass, error);
  }
}

async function gather(options: GatherOptions, stop: AbortSignal): Promise<Context> {
  const { parts, event, issueNumber, repository } = options;
  const available = availableParts(event, issueNumber);
  const wanted = parts.filter((part) => available.includes(part));
  const unavailable: Partial<Record<IncludePart, string>> = {};
  for (const part of parts) {
    if (!available.includes(part)) unavailable[part] = `No ${part}: the event ${event.name} has none.`;
  }

  const subject = await readSubject(options, stop);
  const issue = wanted.includes('issue') && subject?.hasChanged === false ? subject.content : undefined;
  if (wanted.includes('issue') && issue === undefined) {
    unavailable.issue = 'The text of the issue or pull request: it was changed after the trigger.';
  }
  const comments =
    wanted.includes('comments') && subject !== undefined
      ? await readComments(subject.content, options, stop)
      : undefined;
  let diff: Changes | undefined;
  if (wanted.includes('diff')) {
    const read = await readDiff(subject?.content, options, stop);
    diff = read.changes;
    if (read.unavailable !== undefined) unavailable.diff = read.unavailable;
  }

  if (issue === undefined && comments === undefined && diff === undefined) {
    const reasons = Object.values(unavailable).join(' ');
    throw new ContextError(`Couldn't include anything of what \`include\` names. ${reasons}`, false);
  }
  return { repository, event: event.name, issue, comments, diff, unavailable };
}

/** When the run was triggered, in milliseconds since the epoch: what changed later was not seen by who triggered it. */
function triggeredAt({ event, startedAt, runAttempt }: GatherOptions): number {
  if (event.content.happenedAt !== undefined) return event.content.happenedAt;
  if (runAttempt === 1) return startedAt;
  throw new ContextError(
    `A re-run can't tell which text of \`issue-number\` was edited since the event \`${event.name}\`, which has no time. Start a new run instead.`,
    false,
  );
}

interface Subject {
  readonly content: IssueContent;
  /** Whether its text may have changed after the trigger. */
  readonly hasChanged: boolean;
}

/**
 * The issue or pull request that the parts are of. The payload's text is what the event saw; another's is read, and only
 * its last change of any kind is known.
 */
async function readSubject(options: GatherOptions, stop: AbortSignal): Promise<Subject | undefined> {
  const { event, issueNumber, client, repository } = options;
  const { issue } = event.content;
  if (issueNumber === undefined || issueNumber === issue?.number) {
    return issue && { content: issue, hasChanged: false };
  }
  const approvedUntil = triggeredAt(options);
  const ref: IssueRef = { kind: 'unknown', number: issueNumber };
  const { content, updatedAt } = await new Conversation(client, repository).issue(ref, stop);
  return { content, hasChanged: updatedAt > approvedUntil };
}

/** People who can write to the repository, in GitHub's words (docs.github.com, `CommentAuthorAssociation`). */
const TRUSTED_ASSOCIATIONS = ['OWNER', 'MEMBER', 'COLLABORATOR'];

/** The comments of people who can write and of who triggered the run, as they were then, oldest first, without our own. */
async function readComments(
  issue: IssueContent,
  options: GatherOptions,
  stop: AbortSignal,
): Promise<IncludedComments> {
  const { event, client, repository } = options;
  const trigger = event.content.issue?.number === issue.number ? event.content.comment : undefined;
  const isTrigger = (entry: ConversationEntry) =>
    trigger !== undefined &&
    ((entry.kind === trigger.kind && entry.id === trigger.id) ||
      (trigger.kind === 'review' && entry.reviewId === trigger.id));
  const entries: ConversationEntry[] = [];
  let late = 0;
  for await (const page of new Conversation(client, repository).comments(issue, stop)) {
    for (const entry of page) {
      // The payload has what triggered the run as it was then.
      if (entry.kind === trigger?.kind && entry.id === trigger.id) continue;
      if (hasMarker(entry.body) || !isTrusted(entry, event)) continue;
      if (Math.max(entry.createdAt, entry.updatedAt) <= triggeredAt(options)) entries.push(entry);
      else late += 1;
    }
  }
  if (trigger !== undefined && isTrusted(trigger, event) && !hasMarker(trigger.body)) entries.push(trigger);
  return { entries: entries.toSorted((a, b) => a.createdAt - b.createdAt), isTrigger, late };
}

function isTrusted({ author, association }: ConversationEntry, { sender }: Event): boolean {
  return (
    TRUSTED_ASSOCIATIONS.includes(association) || (sender !== undefined && isSameLogin(author, sender.login))
  );
}

interface ReadDiff {
  readonly changes?: Changes;
  /** Why there are none. */
  readonly unavailable?: string;
}

async function readDiff(
  issue: IssueContent | undefined,
  options: GatherOptions,
  stop: AbortSignal,
): Promise<ReadDiff> {
  const { event, issueNumber, client, repository } = options;
  const changes = issueNumber === undefined ? event.content.changes : changesOfIssue(issue, event);
  switch (changes?.kind) {
    case undefined:
      return { unavailable: `No diff: #${issueNumber} is not a pull request.` };
    case 'pull-request':
      return await readPullRequestDiff(changes, options, stop);
    case 'commits':
      return { changes: await readComparison(changes, options, stop) };
    case 'release': {
      const { tag: head } = changes;
      const base = await previousReleaseTag(client, repository, changes, stop);
      return base === undefined
        ? {
            changes: { base, head, files: [], isCut: false },
            unavailable: `No diff: there is no release before ${head} to compare with.`,
          }
        : { changes: await readComparison({ base, head }, options, stop) };
    }
  }
}

/** As many files as GitHub lists of a comparison. */
const MAX_FILES = MAX_COMPARED_FILES;

/**
 * Lists the files, and doesn't ask for the `diff` media type: that one refuses more than 300 files or 20,000 lines with a
 * 406, where a list still names them, and the names of its files would have to be parsed.
 */
async function readPullRequestDiff(
  { number, head }: Extract<EventChanges, { kind: 'pull-request' }>,
  { client, repository }: GatherOptions,
  signal: AbortSignal,
): Promise<ReadDiff> {
  const ref = { repository, number };
  const options = { permission: 'pull-requests: read', signal };
  const files = await listChangedFiles(client, ref, MAX_FILES, options);
  // Asked last: if its head is still the event's, it was when the files were listed.
  const { baseBranch, headSha, fileCount } = await readPullRequest(client, ref, options);
  return head === undefined || head === headSha
    ? { changes: { base: baseBranch, head: headSha, files, isCut: fileCount > files.length } }
    : { unavailable: `The diff of #${number}: commits were pushed after the trigger.` };
}

async function readComparison(
  range: { readonly base: string; readonly head: string },
  { client, repository }: GatherOptions,
  signal: AbortSignal,
): Promise<Changes> {
  const files = await compare(client, repository, range, signal);
  return { ...range, files, isCut: files.length >= MAX_FILES };
}

/** The changes of the issue or pull request that `issue-number` names. */
function changesOfIssue(issue: IssueContent | undefined, { content }: Event): EventChanges | undefined {
  if (issue?.kind !== 'pull-request') return undefined;
  const { changes } = content;
  if (changes?.kind === 'pull-request' && changes.number === issue.number) return changes;
  return { kind: 'pull-request', number: issue.number, head: undefined };
}
