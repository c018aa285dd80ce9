import * as z from 'zod/mini';
import { lenient, OptionalText } from '../lib/json.ts';
import { type GitHubClient, pageOf, type RequestOptions } from './client.ts';
import {
  AccountAnswer,
  ActorAnswer,
  type IssueRef,
  OptionalTime,
  requestAbout,
  Text,
  Time,
} from './issue.ts';

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

export const CommentsAnswer = z.array(CommentAnswer);

/** Yields the oldest first; the reviews of a pull request and their comments follow. Undefined: GitHub left one out. */
export async function* listComments(
  client: GitHubClient,
  issue: IssueRef,
): AsyncGenerator<readonly (Comment | undefined)[]> {
  const options = requestAbout(issue, 'read', "Couldn't read the comments of");
  const ownPages = client.pages(
    'GET /repos/{owner}/{repo}/issues/{issue_number}/comments',
    { issue_number: issue.number },
    CommentsAnswer,
    options,
  );
  for await (const page of ownPages) yield page.map((one) => commentOf(one, 'comment'));
  if (issue.kind === 'issue') return;
  yield* listReviews(client, issue.number, options);
  const linePages = client.pages(
    'GET /repos/{owner}/{repo}/pulls/{pull_number}/comments',
    { pull_number: issue.number },
    CommentsAnswer,
    options,
  );
  for await (const page of linePages) yield page.map((one) => commentOf(one, 'review-comment'));
}

const REVIEWS_QUERY =
  'query($owner:String!,$repo:String!,$number:Int!,$after:String){repository(owner:$owner,name:$repo){pullRequest(number:$number){' +
  'reviews(first:100,after:$after){pageInfo{hasNextPage endCursor} nodes{fullDatabaseId url author{login __typename} body submittedAt lastEditedAt}}}}}';

const Review = z.object({
  // `databaseId` has 32 bits, and ids are larger by now.
  fullDatabaseId: z.string().check(z.regex(/^\d{1,15}$/u)),
  url: Text,
  author: ActorAnswer,
  body: Text,
  submittedAt: z.nullable(Time),
  lastEditedAt: z.nullable(Time),
});
const Reviews = z.object({
  repository: z.nullable(
    z.object({
      pullRequest: z.nullable(
        z.object({
          reviews: z.nullable(pageOf(Review)),
        }),
      ),
    }),
  ),
});

/** Yields the reviews that have a text. The REST API doesn't say when one was edited. Undefined: GitHub left one out. */
async function* listReviews(
  client: GitHubClient,
  pullRequest: number,
  options: RequestOptions,
): AsyncGenerator<readonly (Comment | undefined)[]> {
  let after: string | null = null;
  do {
    const variables: Readonly<Record<string, unknown>> = { number: pullRequest, after };
    const answer: z.infer<typeof Reviews> = await client.query(REVIEWS_QUERY, variables, Reviews, options);
    const { pageInfo, nodes } = answer.repository?.pullRequest?.reviews ?? LEFT_OUT;
    yield nodes.flatMap((review): readonly (Comment | undefined)[] => {
      if (!review) return [undefined];
      const { fullDatabaseId, url, author, body, submittedAt, lastEditedAt: editedAt } = review;
      const createdAt = submittedAt ?? Number.POSITIVE_INFINITY;
      if (body === '') return [];
      const notOnLine = { path: undefined, line: undefined, reviewId: undefined };
      const id = Number(fullDatabaseId);
      return [
        { kind: 'review', id, url, author, createdAt, updatedAt: editedAt ?? createdAt, body, ...notOnLine },
      ];
    });
    if (pageInfo.hasNextPage && pageInfo.endCursor === null) yield [undefined];
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  } while (after !== null);
}

const LEFT_OUT = { pageInfo: { hasNextPage: false, endCursor: null }, nodes: [null] };
