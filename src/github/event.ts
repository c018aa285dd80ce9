import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { Flag, lenient, mapped, OptionalText, parseJson } from '../lib/json.ts';
import { type Release, ReleaseAnswer } from './changed-files.ts';
import { type Comment, CommentAnswer, commentOf } from './comments.ts';
import { type Commit, pullRequestIn, type Range } from './commits.ts';
import { type Account, AccountAnswer, type Issue, IssueAnswer, OptionalTime, Time } from './issue.ts';
import { PullAnswer, type PullRequest } from './pull-request.ts';

/** What the payload doesn't say is undefined. */
export interface Event {
  /** Such as `issues`. */
  readonly name: string;
  /** Such as `labeled`. */
  readonly action: string | undefined;
  /** Undefined for `schedule`. */
  readonly sender: Account | undefined;
  /** Who triggered the run. */
  readonly actor: Account | undefined;
  /** The event's name, or for `workflow_run`, that of the event that started the run that it reports. */
  readonly originalEvent: string | undefined;
  readonly pullRequest: PullRequest | undefined;
  /** The one that was added, if that is the event. */
  readonly label: string | undefined;
  readonly push: Push | undefined;
  /** The branch that was created or deleted. */
  readonly branch: string | undefined;
  /** In milliseconds since the epoch. */
  readonly happenedAt: number | undefined;
  /** The issue or pull request that it is about, as it was at the trigger: where to comment. */
  readonly issue?: Issue | undefined;
  /** The comment or review that triggered the run, as it was at the trigger. */
  readonly comment?: Comment | undefined;
  /** What that begins with, if it is such as `/docs`: a workflow may look for it. */
  readonly command?: string | undefined;
  /** Of a push, whose base can be a branch; or the release, which is compared with the one before. A pull request has a `range`. */
  readonly changes?: (Range & { readonly kind: 'commits' }) | Release | undefined;
}

export interface Push {
  /** Undefined for a tag. */
  readonly branch: string | undefined;
  /** The commit that the ref now points to; undefined if the ref was deleted. */
  readonly head: string | undefined;
  /** Whether commits were taken away or the branch is new, so that the head may be an old merge. */
  readonly isForced: boolean;
  /** Oldest first. GitHub lists at most 2,048. */
  readonly commits: readonly Pick<Commit, 'sha' | 'author' | 'namedPullRequest'>[];
}

const Seconds = mapped(z.number(), (seconds) => seconds * 1_000);
const CommitAuthor = lenient(z.object({ username: OptionalText }));

/** A payload never stops a run. */
const Payload = z.object({
  action: OptionalText,
  sender: AccountAnswer,
  issue: lenient(IssueAnswer),
  pull_request: lenient(PullAnswer),
  comment: lenient(CommentAnswer),
  review: lenient(CommentAnswer),
  label: lenient(z.object({ name: z.string().check(z.minLength(1)) })),
  release: lenient(ReleaseAnswer),
  /** In a payload of a push, `pushed_at` is the time of that push, usually in seconds. */
  repository: lenient(
    z.object({ default_branch: OptionalText, pushed_at: lenient(z.union([Seconds, Time])) }),
  ),
  workflow_run: lenient(
    z.object({ event: OptionalText, triggering_actor: AccountAnswer, run_started_at: OptionalTime }),
  ),
  ref: OptionalText,
  ref_type: OptionalText,
  before: OptionalText,
  after: OptionalText,
  deleted: Flag,
  created: Flag,
  forced: Flag,
  commits: lenient(z.array(z.object({ id: z.string(), message: OptionalText, author: CommitAuthor }))),
});
type Payload = z.infer<typeof Payload>;

/** A missing or invalid payload is an empty event: `act` and tests of workflows have none. */
export function readEvent(name: string, path: string): Event {
  try {
    return parseEvent(name, parseJson(readFileSync(path, 'utf8')));
  } catch {
    return parseEvent(name);
  }
}

export function parseEvent(name: string, payload: unknown = {}): Event {
  const said = Payload.safeParse(payload).data ?? Payload.parse({});
  const { action, pull_request: pullRequest } = said;
  const sender = name === 'schedule' ? undefined : said.sender;
  const push = name === 'push' ? pushOf(said) : undefined;
  // A payload can have a field of another event, and commits and discussions have comments too.
  const issue = /^(?:issue|pull_request)/u.test(name) ? (said.issue ?? pullRequest) : undefined;
  const comment = issue && commentIn(name, said);
  return {
    name,
    action,
    sender,
    ...originOf(name, said, sender),
    pullRequest,
    issue,
    comment,
    command: COMMAND.exec(comment?.body ?? '')?.[0],
    changes: push ? pushedCommits(push, said) : said.release,
    label: action === 'labeled' ? said.label?.name : undefined,
    push,
    branch: (name === 'create' || name === 'delete') && said.ref_type === 'branch' ? said.ref : undefined,
    happenedAt: push ? said.repository?.pushed_at : lastTimeIn(said),
  };
}

const COMMAND = /^\/[\w-]{1,30}(?=\s|$)/u;

/** Who triggered the run, and by which event; of `workflow_run`, that run's. For a `schedule`, GitHub can name who edited it. */
function originOf(name: string, { workflow_run: run }: Payload, sender: Account | undefined) {
  if (name !== 'workflow_run') return { actor: sender, originalEvent: name };
  const { event: originalEvent, triggering_actor: actor } = run ?? {};
  return { actor: originalEvent === 'schedule' ? undefined : actor, originalEvent };
}

function commentIn(name: string, { comment, review }: Payload): Comment | undefined {
  if (review !== undefined) return commentOf(review, 'review');
  return comment && commentOf(comment, name === 'pull_request_review_comment' ? 'review-comment' : 'comment');
}

function pushOf({ ref = '', after, deleted, created, forced, commits = [] }: Payload): Push {
  return {
    branch: /^refs\/heads\/(.+)/u.exec(ref)?.[1],
    head: deleted ? undefined : after,
    isForced: forced || created,
    commits: commits.map(({ id, message, author }) => ({
      sha: id,
      author: author?.username,
      namedPullRequest: pullRequestIn(message),
    })),
  };
}

function lastTimeIn(said: Payload): number | undefined {
  const { issue, pull_request, comment, review, release, workflow_run } = said;
  const times = [
    issue?.updatedAt,
    pull_request?.updatedAt,
    comment?.updated_at,
    review?.submitted_at,
    review?.updated_at,
    release?.publishedAt,
    // Who triggered that run didn't see what was written while it ran.
    workflow_run?.run_started_at,
  ].flatMap((at) => at ?? []);
  return times.length === 0 ? undefined : Math.max(...times);
}

/** A new branch is compared with the default branch. A new tag and a deleted ref have nothing to compare with. */
function pushedCommits({ branch, head }: Push, { before = '', repository }: Payload): Event['changes'] {
  if (head === undefined) return undefined;
  if (!/^0*$/u.test(before)) return { kind: 'commits', base: before, head };
  const base = repository?.default_branch;
  const isNewBranch = branch !== undefined && branch !== base;
  return base !== undefined && isNewBranch ? { kind: 'commits', base, head } : undefined;
}
