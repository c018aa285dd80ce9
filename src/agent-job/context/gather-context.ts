import type { GitHubClient } from '../../github/client.ts';
import { compare, MAX_COMPARED_FILES, previousReleaseTag } from '../../github/comparison.ts';
import { listComments, readIssue } from '../../github/conversation.ts';
import { GitHubError } from '../../github/errors.ts';
import { type Event, type IssueRef, isSameLogin } from '../../github/event.ts';
import type {
  ConversationEntry,
  EventChanges,
  EventContent,
  IssueContent,
} from '../../github/event-content.ts';
import { listChangedFiles, readPullRequest } from '../../github/pull-request.ts';
import { inBackticks } from '../../lib/text.ts';
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
  /** When the step started, in milliseconds since the epoch. Counts as the trigger's time if the event has none. */
  readonly startedAt: number;
  /** Counts from 1. */
  readonly runAttempt: number;
}

/** Gathers what `include` names, and nothing else. Rejects with a `ContextError` if GitHub doesn't give it. */
export async function gatherContext(options: GatherOptions, stop: AbortSignal): Promise<Context> {
  try {
    return await gather({ ...options, content: await options.event.content() }, stop);
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    throw new ContextError(error);
  }
}

/** What gathering works with. */
interface GatherTask extends GatherOptions {
  readonly content: EventContent;
}

async function gather(options: GatherTask, stop: AbortSignal): Promise<Context> {
  const { parts, event, content, issueNumber, repository } = options;
  const available = availableParts(event, content, issueNumber);
  const wanted = parts.filter((part) => available.includes(part));
  const unavailable: Partial<Record<IncludePart, string>> = {};
  for (const part of parts) {
    if (!available.includes(part)) unavailable[part] = `the \`${event.name}\` event has no ${part}`;
  }

  const subject = await readSubject(options, stop);
  const issue = wanted.includes('issue') && subject?.hasChanged === false ? subject.content : undefined;
  if (wanted.includes('issue') && issue === undefined) {
    unavailable.issue = 'the text of the issue or pull request was changed after the trigger';
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
    throw new ContextError({
      what: "Couldn't include anything",
      why: Object.values(unavailable).join(', and '),
      fix: 'Trigger the workflow again, or change `include`',
    });
  }
  return { repository, event: event.name, issue, comments, diff, unavailable };
}

/**
 * Returns when the run was triggered, in milliseconds since the epoch. The person who triggered it didn't see later changes.
 */
function triggeredAt({ event, content, startedAt, runAttempt }: GatherTask): number {
  if (content.happenedAt !== undefined) return content.happenedAt;
  if (runAttempt === 1) return startedAt;
  throw new ContextError({
    what: "Couldn't include the issue or pull request that `issue-number` names",
    why: `this is a re-run, and the \`${event.name}\` event doesn't say when it happened, so later edits can't be recognized`,
    fix: 'Start a new run instead',
  });
}

interface Subject {
  readonly content: IssueContent;
  /** Whether its text may have changed after the trigger. */
  readonly hasChanged: boolean;
}

/**
 * Returns the issue or pull request to include. The event's own is in the payload, as it was at the trigger. Any other is
 * read from GitHub, which only returns when anything about it last changed.
 */
async function readSubject(options: GatherTask, stop: AbortSignal): Promise<Subject | undefined> {
  const { content: given, issueNumber, client, repository } = options;
  const { issue } = given;
  if (issueNumber === undefined || issueNumber === issue?.number) {
    return issue && { content: issue, hasChanged: false };
  }
  const approvedUntil = triggeredAt(options);
  const ref: IssueRef = { kind: 'unknown', number: issueNumber };
  const { content, updatedAt } = await readIssue(client, repository, ref, stop);
  return { content, hasChanged: updatedAt > approvedUntil };
}

/** People who can write to the repository, in GitHub's words (docs.github.com, `CommentAuthorAssociation`). */
const TRUSTED_ASSOCIATIONS = ['OWNER', 'MEMBER', 'COLLABORATOR'];

/**
 * Returns the comments, as they were at the trigger, of people with write access and of the person who triggered the run:
 * oldest first, without our own.
 */
async function readComments(
  issue: IssueContent,
  options: GatherTask,
  stop: AbortSignal,
): Promise<IncludedComments> {
  const { event, content, client, repository } = options;
  const trigger = content.issue?.number === issue.number ? content.comment : undefined;
  const isTrigger = (entry: ConversationEntry) =>
    trigger !== undefined &&
    ((entry.kind === trigger.kind && entry.id === trigger.id) ||
      (trigger.kind === 'review' && entry.reviewId === trigger.id));
  const entries: ConversationEntry[] = [];
  let late = 0;
  for await (const page of listComments(client, repository, issue, stop)) {
    for (const entry of page) {
      // The payload has the triggering comment as it was then.
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
  options: GatherTask,
  stop: AbortSignal,
): Promise<ReadDiff> {
  const { content, issueNumber, client, repository } = options;
  const changes = issueNumber === undefined ? content.changes : changesOfIssue(issue, content);
  switch (changes?.kind) {
    case undefined:
      return { unavailable: `#${issueNumber} isn't a pull request, so it has no diff` };
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
            unavailable: `no release came before ${inBackticks(head)}, so there is nothing to compare with`,
          }
        : { changes: await readComparison({ base, head }, options, stop) };
    }
  }
}

/**
 * Lists as many files as GitHub lists for a comparison. The `diff` media type would get a 406 for more than 300 files or
 * 20,000 lines, and its file names would have to be parsed.
 */
async function readPullRequestDiff(
  { number, head }: Extract<EventChanges, { kind: 'pull-request' }>,
  { client, repository }: GatherOptions,
  signal: AbortSignal,
): Promise<ReadDiff> {
  const ref = { repository, number };
  const files = await listChangedFiles(client, ref, MAX_COMPARED_FILES, signal);
  // Read last: if the head is still the event's, it was so when the files were listed.
  const { baseBranch, headSha, fileCount } = await readPullRequest(client, ref, signal);
  return head === undefined || head === headSha
    ? { changes: { base: baseBranch, head: headSha, files, isCut: fileCount > files.length } }
    : { unavailable: `the diff of #${number} would include commits that were pushed after the trigger` };
}

async function readComparison(
  range: { readonly base: string; readonly head: string },
  { client, repository }: GatherOptions,
  signal: AbortSignal,
): Promise<Changes> {
  const files = await compare(client, repository, range, signal);
  return { ...range, files, isCut: files.length >= MAX_COMPARED_FILES };
}

/** The changes of the issue or pull request that `issue-number` names. */
function changesOfIssue(
  issue: IssueContent | undefined,
  { changes }: EventContent,
): EventChanges | undefined {
  if (issue?.kind !== 'pull-request') return undefined;
  if (changes?.kind === 'pull-request' && changes.number === issue.number) return changes;
  return { kind: 'pull-request', number: issue.number, head: undefined };
}
