import {
  buildSchema,
  type DocumentNode,
  type ExecutionResult,
  executeSync,
  GraphQLError,
  parse,
  validate,
} from 'graphql';
import * as z from 'zod/mini';
import { parseJson } from '../src/lib/json.ts';
import type { ReviewSeed } from './github-contents.ts';
import { commitNode, connection, type History } from './github-history.ts';
import { type Answer, json, type ReceivedRequest } from './server.ts';

/**
 * The part of GitHub's GraphQL schema that the fake knows. A test compares it with GitHub's own, so a query that is valid
 * here is valid there.
 */
export const GITHUB_SCHEMA = `
  scalar BigInt
  scalar DateTime
  scalar URI
  type Query {
    viewer: User!
    repository(owner: String!, name: String!, followRenames: Boolean = true): Repository
  }
  type User implements Actor { login: String! }
  scalar GitObjectID
  interface GitObject { oid: GitObjectID! }
  type Commit implements GitObject {
    oid: GitObjectID!
    message: String!
    committedDate: DateTime!
    author: GitActor
    parents(first: Int, after: String): CommitConnection!
    status: Status
    history(first: Int, after: String): CommitHistoryConnection!
  }
  type CommitConnection { nodes: [Commit] }
  type CommitHistoryConnection { nodes: [Commit] pageInfo: PageInfo! }
  type GitActor { user: User }
  type Status { context(name: String!): StatusContext }
  type StatusContext { createdAt: DateTime! description: String targetUrl: URI }
  type Repository {
    object(expression: String, oid: GitObjectID): GitObject
    nameWithOwner: String!
    issueOrPullRequest(number: Int!): IssueOrPullRequest
    pullRequest(number: Int!): PullRequest
  }
  union IssueOrPullRequest = Issue | PullRequest
  type Issue {
    number: Int!
    title: String!
    body: String!
    createdAt: DateTime!
    updatedAt: DateTime!
    lastEditedAt: DateTime
    timelineItems(
      first: Int, last: Int, itemTypes: [IssueTimelineItemsItemType!]
    ): IssueTimelineItemsConnection!
  }
  type PullRequest {
    author: Actor
    headRefName: String!
    isCrossRepository: Boolean!
    mergeCommit: Commit
    number: Int!
    title: String!
    body: String!
    createdAt: DateTime!
    updatedAt: DateTime!
    lastEditedAt: DateTime
    timelineItems(
      first: Int, last: Int, itemTypes: [PullRequestTimelineItemsItemType!]
    ): PullRequestTimelineItemsConnection!
    reviews(first: Int, after: String): PullRequestReviewConnection
  }
  type PullRequestReviewConnection { nodes: [PullRequestReview] pageInfo: PageInfo! }
  type PageInfo { hasNextPage: Boolean! endCursor: String }
  type PullRequestReview {
    fullDatabaseId: BigInt
    url: URI!
    author: Actor
    body: String!
    submittedAt: DateTime
    lastEditedAt: DateTime
  }
  interface Actor { login: String! }
  type Bot implements Actor { login: String! }
  enum IssueTimelineItemsItemType { RENAMED_TITLE_EVENT }
  enum PullRequestTimelineItemsItemType { RENAMED_TITLE_EVENT }
  type IssueTimelineItemsConnection { nodes: [IssueTimelineItems] }
  type PullRequestTimelineItemsConnection { nodes: [PullRequestTimelineItems] }
  union IssueTimelineItems = RenamedTitleEvent
  union PullRequestTimelineItems = RenamedTitleEvent
  type RenamedTitleEvent { createdAt: DateTime! }
`;

/** An issue or pull request, with what GitHub knows of changes to its text. Times are ISO 8601. */
export type Text = {
  readonly isPullRequest: boolean;
  readonly number: number;
  readonly title: string;
  readonly body: string;
  readonly createdAt: string;
  readonly updatedAt: string;
  /** The last change of the body. GitHub counts no renames here. */
  readonly lastEditedAt: string | undefined;
  /** When the title was changed, oldest first. */
  readonly renamedAt: readonly string[];
};

type PullNode = {
  readonly author: string;
  readonly headRefName: string;
  readonly isCrossRepository: boolean;
  readonly mergeCommit: string | undefined;
};

type GraphqlState = {
  /** Gets the errors of a query that isn't valid. */
  readonly onInvalid: (why: string) => void;
  /** The login of the token's account. */
  readonly viewer: string;
  readonly isReadable: (repository: string) => boolean;
  /** Returns an issue or pull request, or undefined if there is none. */
  readonly text: (repository: string, number: number) => Text | undefined;
  /** The reviews of a pull request, oldest first. */
  readonly reviews: (number: number) => readonly ReviewSeed[];
  /** Where a pull request comes from; undefined if there is none. */
  readonly pull: (repository: string, number: number) => PullNode | undefined;
  readonly history: History;
  /** Whether the token has the permission. */
  readonly can: (permission: string) => boolean;
  /** Whether the token can read it. */
  readonly isGranted: (text: Text) => boolean;
};

const Body = z.object({ query: z.string(), variables: z._default(z.record(z.string(), z.unknown()), {}) });
const Arguments = z.object({ first: z.optional(z.number()), last: z.optional(z.number()) });

type Query = { readonly document: DocumentNode } | { readonly errors: readonly GraphQLError[] };

const SCHEMA = buildSchema(GITHUB_SCHEMA);

/** Answers a GraphQL request. As on GitHub, an error has the status 200, except for a body that isn't a query. */
export function answerGraphql(request: ReceivedRequest, state: GraphqlState): Answer {
  const { data: body } = Body.safeParse(parseJson(request.body.toString('utf8')));
  if (body === undefined) return json(400, { message: 'Problems parsing JSON', status: '400' });
  const query = queryOf(body.query);
  const result: ExecutionResult =
    'errors' in query
      ? query
      : executeSync({
          schema: SCHEMA,
          document: query.document,
          variableValues: body.variables,
          rootValue: rootOf(state),
        });
  if (result.data === undefined)
    state.onInvalid(result.errors?.map(({ message }) => message).join(' ') ?? '');
  return json(200, shownOf(result));
}

const queries = new Map<string, Query>();

/** Returns a query's document, or why it isn't valid. Validation takes most of a request's time, and queries repeat. */
function queryOf(source: string): Query {
  const known = queries.get(source);
  if (known !== undefined) return known;
  const query = validated(source);
  queries.set(source, query);
  return query;
}

function validated(source: string): Query {
  try {
    const document = parse(source);
    const errors = validate(SCHEMA, document);
    return errors.length === 0 ? { document } : { errors };
  } catch (error) {
    if (error instanceof GraphQLError) return { errors: [error] };
    throw error;
  }
}

function rootOf(state: GraphqlState) {
  const notFound = (what: string): GraphQLError =>
    new GraphQLError(`Could not resolve to ${what}`, { extensions: { type: 'NOT_FOUND' } });
  const expectGranted = (isGranted: boolean): void => {
    if (isGranted) return;
    throw new GraphQLError('Resource not accessible by integration', { extensions: { type: 'FORBIDDEN' } });
  };
  return {
    viewer: { login: state.viewer },
    repository: ({ owner, name }: { readonly owner: string; readonly name: string }) => {
      const repository = `${owner}/${name}`;
      if (!state.isReadable(repository)) throw notFound(`a Repository with the name '${repository}'.`);
      const readText = (what: string, number: number, isWanted: (text: Text) => boolean) => {
        const text = state.text(repository, number);
        if (text === undefined || !isWanted(text)) throw notFound(`${what} with the number of ${number}.`);
        expectGranted(state.isGranted(text));
        return {
          ...textAnswer(text),
          ...pullAnswer(state.pull(repository, number)),
          reviews: connection(
            () => state.reviews(number),
            (review) => reviewNode(repository, review),
          ),
        };
      };
      return {
        nameWithOwner: repository,
        object: ({ expression }: { readonly expression: string }) => {
          const commit = state.history.find(expression);
          expectGranted(state.can('contents'));
          return commit === undefined
            ? null
            : commitNode(state.history, commit, () => expectGranted(state.can('statuses')));
        },
        issueOrPullRequest: ({ number }: { readonly number: number }) =>
          readText('an issue or pull request', number, () => true),
        pullRequest: ({ number }: { readonly number: number }) =>
          readText('a PullRequest', number, ({ isPullRequest }) => isPullRequest),
      };
    },
  };
}

function pullAnswer(pull: PullNode | undefined) {
  if (pull === undefined) return {};
  const { author, mergeCommit, ...rest } = pull;
  // Here, a bot's login has no suffix.
  const isBot = author.endsWith('[bot]');
  const login = isBot ? author.slice(0, -'[bot]'.length) : author;
  return {
    ...rest,
    author: { __typename: isBot ? 'Bot' : 'User', login },
    mergeCommit: mergeCommit === undefined ? null : { __typename: 'Commit', oid: mergeCommit },
  };
}

function textAnswer({ isPullRequest, renamedAt, lastEditedAt, ...text }: Text) {
  return {
    __typename: isPullRequest ? 'PullRequest' : 'Issue',
    ...text,
    lastEditedAt: lastEditedAt ?? null,
    timelineItems: (given: unknown) => {
      const { first, last } = Arguments.parse(given);
      const from = last === undefined ? renamedAt : last === 0 ? [] : renamedAt.slice(-last);
      const nodes = from.slice(0, first).map((at) => ({ __typename: 'RenamedTitleEvent', createdAt: at }));
      return { nodes };
    },
  };
}

function reviewNode(repository: string, { pull, id, author = 'ann', isBot = false, ...review }: ReviewSeed) {
  return {
    fullDatabaseId: String(id),
    url: `https://github.com/${repository}/pull/${pull}#pullrequestreview-${id}`,
    author: { __typename: isBot ? 'Bot' : 'User', login: author },
    body: review.body,
    submittedAt: review.submittedAt ?? '2019-05-15T15:00:00Z',
    lastEditedAt: review.lastEditedAt ?? null,
  };
}

/** GitHub has the type of an error beside its message, and no `data` for a query that isn't valid. */
function shownOf({ data, errors }: ExecutionResult) {
  if (errors === undefined) return { data };
  const shown = errors.map(({ message, locations, path, extensions }) => ({
    ...(typeof extensions['type'] === 'string' && { type: extensions['type'] }),
    ...(path !== undefined && { path }),
    locations,
    message,
  }));
  return data === undefined ? { errors: shown } : { data, errors: shown };
}
