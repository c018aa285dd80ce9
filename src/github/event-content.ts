import * as z from 'zod/mini';
import { lenient } from '../lib/lenient.ts';

/** An issue or pull request with its text, which is from outside. */
export interface IssueContent {
  readonly kind: 'issue' | 'pull-request';
  readonly number: number;
  readonly url: string;
  readonly title: string;
  readonly body: string;
  /** Undefined for an account that was deleted. */
  readonly author: string | undefined;
  readonly labels: readonly string[];
  readonly state: string;
}

/** A comment, a review, or a comment of a review on a line. */
export interface ConversationEntry {
  readonly kind: 'comment' | 'review' | 'review-comment';
  readonly id: number;
  readonly url: string;
  readonly author: string | undefined;
  /** The author's association with the repository, such as `MEMBER`. */
  readonly association: string;
  /** Milliseconds since the epoch. */
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly body: string;
  /** The file that a comment of a review is on. */
  readonly path?: string | undefined;
  readonly line?: number | undefined;
  /** The review that a comment on a line belongs to. */
  readonly reviewId?: number | undefined;
}

/** What an event changed. */
export type EventChanges =
  | {
      readonly kind: 'pull-request';
      readonly number: number;
      /** The head that the event saw, if its payload says so. */
      readonly head: string | undefined;
    }
  /** Two commits or branches. */
  | { readonly kind: 'commits'; readonly base: string; readonly head: string }
  | {
      readonly kind: 'release';
      readonly tag: string;
      readonly isPrerelease: boolean;
      /** Milliseconds since the epoch. */
      readonly publishedAt: number;
    };

/** The text and the changes in an event's payload. */
export interface EventContent {
  readonly issue: IssueContent | undefined;
  /** The comment or review that triggered the run, as it was at the trigger. */
  readonly comment: ConversationEntry | undefined;
  /** When it happened, in milliseconds since the epoch, if the payload says so. */
  readonly happenedAt: number | undefined;
  readonly changes: EventChanges | undefined;
}

const text = z.catch(z.string(), '');
const time = lenient(
  z.pipe(
    z.string(),
    z.pipe(
      z.transform((value: string) => Date.parse(value)),
      z.number(),
    ),
  ),
);
const user = lenient(z.object({ login: z.string() }));
const number = z.number().check(z.int(), z.positive());

/** An issue or pull request as payloads and GitHub's API have it. */
const Issue = z.object({
  number,
  html_url: text,
  title: text,
  body: text,
  user,
  labels: z.catch(z.array(z.object({ name: z.string() })), []),
  state: text,
  updated_at: time,
  pull_request: z.optional(z.unknown()),
  head: lenient(z.object({ sha: z.string() })),
});

const Comment = z.object({
  id: z.number(),
  html_url: text,
  user,
  author_association: text,
  body: text,
  created_at: time,
  updated_at: time,
  submitted_at: time,
  path: lenient(z.string()),
  line: lenient(z.number()),
  pull_request_review_id: lenient(z.number()),
});

const Content = z.object({
  issue: lenient(Issue),
  pull_request: lenient(Issue),
  comment: lenient(Comment),
  review: lenient(Comment),
  release: lenient(
    z.object({ tag_name: z.string(), prerelease: z.catch(z.boolean(), false), published_at: time }),
  ),
  repository: lenient(z.object({ default_branch: lenient(z.string()) })),
  ref: lenient(z.string()),
  before: lenient(z.string()),
  after: lenient(z.string()),
  deleted: lenient(z.boolean()),
});
type Content = z.infer<typeof Content>;

/** Reads the text and the changes in a payload. Missing or malformed parts are undefined. */
export function parseEventContent(name: string, payload: unknown): EventContent {
  const { data } = Content.safeParse(payload);
  const nothing = { issue: undefined, comment: undefined, happenedAt: undefined, changes: undefined };
  if (data === undefined) return nothing;
  const { issue, pull_request: pull, comment, review, release } = data;
  const times = [
    issue?.updated_at,
    pull?.updated_at,
    comment?.updated_at,
    review?.submitted_at,
    review?.updated_at,
    release?.published_at,
  ].flatMap((at) => at ?? []);
  const happenedAt = times.length === 0 ? undefined : Math.max(...times);
  switch (name) {
    case 'issues':
    case 'issue_comment':
      return {
        issue: issue && issueContentOf(issue),
        comment: comment && entryOf(comment, 'comment'),
        happenedAt,
        changes: issue?.pull_request ? pullChanges(issue) : undefined,
      };
    case 'pull_request':
    case 'pull_request_target':
    case 'pull_request_review':
    case 'pull_request_review_comment':
      return {
        issue: pull && { ...issueContentOf(pull), kind: 'pull-request' },
        comment: (review && entryOf(review, 'review')) ?? (comment && entryOf(comment, 'review-comment')),
        happenedAt,
        changes: pull && pullChanges(pull),
      };
    case 'push':
      return { ...nothing, changes: pushChanges(data) };
    case 'release':
      return {
        ...nothing,
        happenedAt,
        changes: release && {
          kind: 'release',
          tag: release.tag_name,
          isPrerelease: release.prerelease,
          publishedAt: release.published_at ?? Number.POSITIVE_INFINITY,
        },
      };
    default:
      return { ...nothing, happenedAt };
  }
}

function pullChanges({ number: pull, head }: z.infer<typeof Issue>): EventChanges {
  return { kind: 'pull-request', number: pull, head: head?.sha };
}

/** A new branch is compared with the default branch. A new tag and a deleted ref have nothing to compare with. */
function pushChanges({
  ref = '',
  before = '',
  after,
  deleted,
  repository,
}: Content): EventChanges | undefined {
  if (after === undefined || deleted === true) return undefined;
  if (!/^0*$/u.test(before)) return { kind: 'commits', base: before, head: after };
  const base = repository?.default_branch;
  const isNewBranch = ref.startsWith('refs/heads/') && ref !== `refs/heads/${base ?? ''}`;
  return base !== undefined && isNewBranch ? { kind: 'commits', base, head: after } : undefined;
}

function issueContentOf(issue: z.infer<typeof Issue>): IssueContent {
  return {
    kind: issue.pull_request ? 'pull-request' : 'issue',
    number: issue.number,
    url: issue.html_url,
    title: issue.title,
    body: issue.body,
    author: issue.user?.login,
    labels: issue.labels.map(({ name }) => name),
    state: issue.state,
  };
}

function entryOf(comment: z.infer<typeof Comment>, kind: ConversationEntry['kind']): ConversationEntry {
  const createdAt = comment.created_at ?? comment.submitted_at ?? Number.POSITIVE_INFINITY;
  return {
    kind,
    id: comment.id,
    url: comment.html_url,
    author: comment.user?.login,
    association: comment.author_association,
    createdAt,
    updatedAt: comment.updated_at ?? createdAt,
    body: comment.body,
    path: comment.path,
    line: comment.line,
    reviewId: comment.pull_request_review_id,
  };
}

/** An issue or pull request from GitHub's API, and when anything about it last changed. */
export const IssueAnswer = z.pipe(
  Issue,
  z.transform((issue: z.infer<typeof Issue>) => ({
    content: issueContentOf(issue),
    updatedAt: issue.updated_at ?? Number.POSITIVE_INFINITY,
  })),
);

/** Comments from GitHub's API. */
export const CommentsAnswer = (kind: 'comment' | 'review-comment') =>
  z.pipe(
    z.array(Comment),
    z.transform((comments: z.infer<typeof Comment>[]) => comments.map((comment) => entryOf(comment, kind))),
  );
