import * as z from 'zod/mini';
import { lenient, mapped, OptionalText } from '../lib/json.ts';
import { inBackticks } from '../lib/text.ts';
import { type GitHubClient, pageOf, type RequestOptions } from './client.ts';
import { GitHubError } from './errors.ts';
import { AccountAnswer, type IssueRef, OptionalTime, optionsFor, permissionTo, Text, Time } from './issue.ts';

/** As payloads and GitHub's API have it. A review has `submitted_at`. */
export const CommentAnswer = z.object({
  id: z.number(),
  html_url: Text,
  user: AccountAnswer,
  body: Text,
  created_at: OptionalTime,
  updated_at: OptionalTime,
  submitted_at: OptionalTime,
  path: OptionalText,
  line: lenient(z.number()),
  pull_request_review_id: lenient(z.number()),
});

export type Comment = Readonly<ReturnType<typeof commentOf>>;

export function commentOf(
  answer: z.infer<typeof CommentAnswer>,
  kind: 'comment' | 'review' | 'review-comment',
) {
  const createdAt = answer.created_at ?? answer.submitted_at ?? Number.POSITIVE_INFINITY;
  return {
    kind,
    id: answer.id,
    url: answer.html_url,
    author: answer.user,
    createdAt,
    /** When its text last changed. */
    updatedAt: answer.updated_at ?? createdAt,
    body: answer.body,
    /** Only a comment of a review on a line has these. */
    path: answer.path,
    line: answer.line,
    reviewId: answer.pull_request_review_id,
  };
}

const CommentsAnswer = z.array(CommentAnswer);

/** Without the reviews of a pull request. */
function conversation(client: GitHubClient, { number }: IssueRef, options: RequestOptions) {
  const route = 'GET /repos/{owner}/{repo}/issues/{issue_number}/comments';
  return client.items(route, { issue_number: number }, CommentsAnswer, options);
}

/** Yields the oldest first; the reviews of a pull request and their comments follow. Undefined: GitHub left one out. */
export async function* listComments(client: GitHubClient, issue: IssueRef) {
  const options = optionsFor(issue, 'read', "Couldn't read the comments of");
  for await (const answer of conversation(client, issue, options)) yield commentOf(answer, 'comment');
  if (issue.kind === 'issue') return;
  const ofPull = () => ({ number: issue.number });
  for await (const page of client.queryPages(REVIEWS_QUERY, ofPull, Reviews, options)) {
    // Those without a text only approve, or hold the comments on lines.
    for (const review of page) if (review?.body !== '') yield review && commentOf(review, 'review');
  }
  const route = 'GET /repos/{owner}/{repo}/pulls/{pull_number}/comments';
  const onLines = client.items(route, { pull_number: issue.number }, CommentsAnswer, options);
  for await (const answer of onLines) yield commentOf(answer, 'review-comment');
}

/** The REST API doesn't say when a review was edited. The fields have its names, so that one schema reads both. */
const REVIEWS_QUERY =
  'query($owner:String!,$repo:String!,$number:Int!,$after:String){repository(owner:$owner,name:$repo){pullRequest(number:$number){' +
  'reviews(first:100,after:$after){pageInfo{hasNextPage endCursor} nodes{' +
  'id:fullDatabaseId html_url:url user:author{login __typename} body created_at:submittedAt updated_at:lastEditedAt}}}}}';

const Review = z.extend(CommentAnswer, {
  // `databaseId` has 32 bits, and ids are larger by now.
  id: mapped(z.string().check(z.regex(/^\d{1,15}$/u)), Number),
  // One that can't be read isn't taken for one that was never edited.
  updated_at: mapped(z.nullable(Time), (at) => at ?? undefined),
});
const Repository = z.object({ pullRequest: z.nullable(z.object({ reviews: z.nullable(pageOf(Review)) })) });
const Reviews = mapped(
  z.object({ repository: z.nullable(Repository) }),
  ({ repository }) => repository?.pullRequest?.reviews ?? { items: [undefined], next: null },
);

/** 👀: the request is about to be sent. 😕: there is no job, and the run says why. */
export type Reaction = 'eyes' | 'confused';

/** The answer to a write is the comment as written. Anything else, such as a proxy's page, is not GitHub's. */
function written(body: string) {
  const sameBody = z.string().check(z.refine((text) => isSameBody(text, body)));
  return z.object({ id: z.number(), body: z.optional(sameBody) });
}

/** White space aside, because GitHub can change line breaks. */
export function isSameBody(one: string, other: string): boolean {
  return one.replace(/\s+/gu, '') === other.replace(/\s+/gu, '');
}

/** Adds a reaction to a comment, or else to the issue or pull request itself. Reactions send no notifications. */
export async function addReaction(
  client: GitHubClient,
  issue: IssueRef,
  comment: Comment | undefined,
  content: Reaction,
): Promise<void> {
  const options = optionsFor(issue, 'write', "Couldn't add a reaction to");
  if (comment === undefined) {
    const route = 'POST /repos/{owner}/{repo}/issues/{issue_number}/reactions';
    await client.write(route, { issue_number: issue.number, content }, z.unknown(), options);
    return;
  }
  const route =
    comment.kind === 'review-comment'
      ? 'POST /repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions'
      : 'POST /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions';
  await client.write(route, { comment_id: comment.id, content }, z.unknown(), options);
}

/** Returns its id; undefined with a read-only client. Never retries. */
export async function addComment(client: GitHubClient, issue: IssueRef, body: string) {
  const options = optionsFor(issue, 'write', "Couldn't comment on");
  const route = 'POST /repos/{owner}/{repo}/issues/{issue_number}/comments';
  return (await client.write(route, { issue_number: issue.number, body }, written(body), options))?.id;
}

export async function editComment(
  client: GitHubClient,
  { id, issue, body: before }: Pick<OwnComment, 'id' | 'issue' | 'body'>,
  body: string,
): Promise<void> {
  if (isSameBody(before, body)) return;
  const options = optionsFor(issue, 'write', "Couldn't update the comment on");
  const route = 'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}';
  await client.write(route, { comment_id: id, body }, written(body), options);
}

/** Returns the oldest first. Rejects if GitHub leaves out the text of one. */
export async function ownComments(client: GitHubClient, issue: IssueRef): Promise<readonly OwnComment[]> {
  const options = optionsFor(issue, 'write', "Couldn't read the comments of");
  const viewer = await client.viewer(options);
  const own: OwnComment[] = [];
  for await (const answer of conversation(client, issue, options)) {
    if (answer.user?.login !== viewer) continue;
    // No comment is empty, and the text of this one may name a job.
    if (answer.body === '') {
      const why = `GitHub left out the text of comment ${inBackticks(String(answer.id))}`;
      throw new GitHubError({ what: options.failing, why, fix: 'Run again later' });
    }
    own.push({ ...commentOf(answer, 'comment'), issue });
  }
  return own;
}

/** Returns the oldest first. */
export async function ownCommentsSince(client: GitHubClient, since: number): Promise<readonly OwnComment[]> {
  const failing = `Couldn't read the comments of ${inBackticks(client.repository)}`;
  const options = { failing, permission: permissionTo('write', 'unknown') };
  const viewer = await client.viewer(options);
  const route = 'GET /repos/{owner}/{repo}/issues/comments';
  // A comment that changes meanwhile moves to the start, so another one is listed twice. Otherwise, one would be missed.
  const lastChangedFirst = { sort: 'updated', direction: 'desc' } as const;
  const parameters = { since: new Date(since).toISOString(), ...lastChangedFirst };
  const own = new Map<number, OwnComment>();
  for await (const answer of client.items(route, parameters, CommentsAnswer, options)) {
    const issue = issueNamedIn(answer.html_url);
    if (answer.user?.login === viewer && issue)
      own.set(answer.id, { ...commentOf(answer, 'comment'), issue });
  }
  return [...own.values()].toSorted((a, b) => a.id - b.id);
}

/** A comment of the token's own account. Its times are by GitHub's clock. */
export interface OwnComment extends Comment {
  readonly issue: IssueRef;
}

function issueNamedIn(url: string): IssueRef | undefined {
  const [, kind, number] = /\/(issues|pull)\/(\d{1,15})#/u.exec(url) ?? [];
  if (number === undefined) return undefined;
  return { kind: kind === 'pull' ? 'pull-request' : 'issue', number: Number(number) };
}
