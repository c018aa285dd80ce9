import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import { parseJson } from '../src/lib/json.ts';
import {
  type Association,
  type Comment,
  commentAnswer,
  HEAD,
  labelAnswer,
  listedPullAnswer,
  type PullSeed,
  permissionAnswer,
  pullAnswer,
  type Role,
  reactionAnswer,
  stateOf,
  wholePull,
} from './github-answers.ts';
import { type ContentSeeds, contentRoutes, WRITTEN_AT } from './github-contents.ts';
import { answerGraphql, type Text } from './github-graphql.ts';
import { type History, type HistorySeeds, openHistory, StatusBody, statusAnswer } from './github-history.ts';
import { fileAnswer, LabelsBody, MAX_LISTED_FILES, ReviewersBody } from './github-pull-changes.ts';
import { gitHubRoute, type Refusal, refusal, toAnswer } from './github-route.ts';
import { EXAMPLE_REPOSITORY, TOKEN } from './payloads.ts';
import { type Grants, missingPermission } from './permissions.ts';
import {
  type Answer,
  dispatch,
  type LoopbackServer,
  type ReceivedRequest,
  type Route,
  startServer,
} from './server.ts';

export type { Comment, PullSeed, Role } from './github-answers.ts';

export type CommentSeed = {
  readonly repository?: string;
  readonly issue: number;
  /** Empty: an account that was deleted. */
  readonly author?: string;
  readonly association?: Association;
  readonly body: string;
  /** ISO 8601. */
  readonly createdAt?: string;
  readonly updatedAt?: string;
};

export type Reaction = {
  readonly repository: string;
  readonly on: 'issue' | 'issue-comment' | 'review-comment';
  /** The issue's number or the comment's id. */
  readonly target: number;
  readonly user: string;
  readonly content: string;
};

export type GitHubOptions = ContentSeeds &
  HistorySeeds & {
    readonly token?: string;
    /** The account of the token. */
    readonly viewer?: string;
    readonly comments?: readonly CommentSeed[];
    /** Those on github.com have 10 digits. */
    readonly lastCommentId?: number;
    readonly pulls?: readonly PullSeed[];
    /** Labels by issue number, in the example repository. */
    readonly labels?: Readonly<Record<number, readonly string[]>>;
    /** Roles by login. Everyone else has `read`, as on a public repository. `null` means that the user doesn't exist. */
    readonly roles?: Readonly<Record<string, Role | null>>;
    /** The token's permissions, which count as in a private repository. By default, it has all. */
    readonly grants?: Grants;
    /** Repositories that the token can't read. Their routes respond with 404. */
    readonly unreadable?: readonly string[];
    /** Teams that can review, as `owner/slug`. */
    readonly teams?: readonly string[];
    readonly now?: () => number;
  };

/** The state of GitHub and its responses, independent of the transport. */
interface GitHubService {
  readonly token: string;
  readonly comments: readonly Comment[];
  readonly reactions: readonly Reaction[];
  readonly history: History;
  /** Returns the labels of an issue. */
  labels(issue: number, repository?: string): readonly string[];
  /** Returns the requested reviewers of a pull request: logins, and teams as `owner/slug`. */
  reviewers(pull: number, repository?: string): readonly string[];
  addComment(seed: CommentSeed): Comment;
  deleteComment(id: number): void;
  pulls(): readonly PullSeed[];
  addPull(seed: PullSeed): void;
  changePull(number: number, change: Partial<PullSeed>, repository?: string): void;
  closePull(number: number, repository?: string): void;
  /** Pushes a commit to the branch of a pull request. */
  pushToPull(number: number): void;
  readonly answer: (request: ReceivedRequest) => Answer;
  /** Requests that no route has, and errors of invalid GraphQL queries. If there are any left, `close` of the server rejects. */
  readonly unknown: string[];
  /** What the token's permissions didn't allow. */
  readonly refused: readonly string[];
}

export interface GitHub extends LoopbackServer, Omit<GitHubService, 'answer'> {
  readonly graphqlUrl: string;
  /** The same API on GitHub Enterprise Server. */
  readonly enterprise: { readonly url: string };
}

const BODY_LIMIT = 65_536;
const REACTIONS = ['+1', '-1', 'laugh', 'confused', 'heart', 'hooray', 'rocket', 'eyes'] as const;
const CommentBody = z.object({ body: z.string() });
const ReactionBody = z.object({ content: z.enum(REACTIONS) });

/**
 * Starts a fake GitHub on loopback, with the REST and GraphQL routes that the actions use. For refusals because of
 * locks and rate limits, use `fault`.
 */
export async function startGitHub(options: GitHubOptions = {}): Promise<GitHub> {
  const { answer, ...service } = gitHubService(options);
  const { unknown } = service;
  let answers = 0;
  const server = await startServer((request) => {
    const { headers, ...rest } = answer(request);
    answers += 1;
    return { ...rest, headers: { ...headers, 'x-github-request-id': `SANDBOX:${answers}` } };
  });
  const { url } = server;
  const close = async (): Promise<void> => {
    await server.close();
    if (unknown.length > 0) throw new Error(`The fake GitHub doesn't know: ${unknown.splice(0).join('; ')}`);
  };
  return {
    ...server,
    ...service,
    close,
    [Symbol.asyncDispose]: close,
    graphqlUrl: `${url}/graphql`,
    enterprise: { url: `${url}/api/v3` },
  };
}

/** Returns the same routes, without a server. */
export function gitHubService(options: GitHubOptions = {}): GitHubService {
  const { token = TOKEN, viewer = 'github-actions[bot]' } = options;
  const { unreadable = [], now = Date.now } = options;
  const comments: Comment[] = [];
  const reactions: Reaction[] = [];
  const history = openHistory(options);
  let pulls: readonly PullSeed[] = options.pulls ?? [];
  const labels = new Map(
    Object.entries(options.labels ?? {}).map(([issue, names]) => [
      issueKey(EXAMPLE_REPOSITORY, Number(issue)),
      names,
    ]),
  );

  const unknown: string[] = [];
  const refused: string[] = [];
  /** Returns whether the token has one of the permissions, and remembers it if not. */
  const can = (...oneOf: readonly string[]): boolean => {
    const { grants } = options;
    const isGranted = grants === undefined || oneOf.some((permission) => grants[permission] !== undefined);
    if (!isGranted) refused.push(`A query needs \`${oneOf.join('` or `')}: read\``);
    return isGranted;
  };
  let lastId = options.lastCommentId ?? 1_000;
  const addComment = (seed: CommentSeed): Comment => {
    lastId += 1;
    const createdAt = seed.createdAt ?? new Date(now()).toISOString();
    const comment = {
      id: lastId,
      repository: seed.repository ?? EXAMPLE_REPOSITORY,
      issue: seed.issue,
      author: seed.author ?? viewer,
      association: seed.association ?? 'NONE',
      body: seed.body,
      createdAt,
      updatedAt: seed.updatedAt ?? createdAt,
      versions: 1,
    };
    comments.push(comment);
    return comment;
  };
  for (const seed of options.comments ?? []) addComment(seed);

  const reviewers = new Map<string, readonly string[]>();
  const findPull = (repository: string, number: string | number): PullSeed | undefined =>
    pulls.find((one) => isIn(one, repository) && one.number === Number(number));
  const findIssue = (repository: string, number: number) =>
    sameName(repository, EXAMPLE_REPOSITORY)
      ? options.issues?.find((one) => one.number === number)
      : undefined;
  /** Returns the text of an issue or pull request. */
  const textOf = (repository: string, number: number): Text | undefined => {
    const [pull, issue] = [findPull(repository, number), findIssue(repository, number)];
    const seed = issue ?? pull;
    if (seed === undefined) return undefined;
    const title = issue?.title ?? (pull === undefined ? 'A title' : wholePull(pull).title);
    const createdAt = pull?.createdAt ?? WRITTEN_AT;
    const { lastEditedAt, renamedAt = [] } = seed;
    return {
      isPullRequest: pull !== undefined || issue?.isPullRequest === true,
      number,
      title,
      body: seed.body ?? '',
      createdAt,
      updatedAt: issue?.updatedAt ?? lastEditedAt ?? renamedAt.at(-1) ?? createdAt,
      lastEditedAt,
      renamedAt,
    };
  };
  const shownComment = (comment: Comment) =>
    commentAnswer(comment, findPull(comment.repository, comment.issue) === undefined ? 'issues' : 'pull');
  /** Returns a pull request with defaults, and with its labels and reviewers. */
  const shown = (pull: PullSeed) => {
    const whole = wholePull(pull);
    const key = issueKey(whole.repository, pull.number);
    return { ...whole, labels: labels.get(key) ?? [], reviewers: reviewers.get(key) ?? [] };
  };
  /** Returns why GitHub refuses a reviewer: the author can't review, nor someone who can't read the repository. */
  const whyNoReview = (pull: PullSeed, repository: string, asked: z.infer<typeof ReviewersBody>) => {
    const { author } = wholePull(pull);
    if (asked.reviewers.some((login) => sameName(login, author)))
      return 'Review cannot be requested from pull request author.';
    const isStranger = (login: string) =>
      options.roles?.[login] === null || options.roles?.[login] === 'none';
    const isNoTeam = (slug: string) =>
      options.teams?.includes(`${repository.split('/')[0] ?? ''}/${slug}`) !== true;
    return asked.reviewers.some(isStranger) || asked.team_reviewers.some(isNoTeam)
      ? 'Reviews may only be requested from collaborators. One or more of the users or teams you specified is not a collaborator of the repository.'
      : undefined;
  };

  const react = (
    request: ReceivedRequest,
    { repository, target }: { readonly repository: string; readonly target: string },
    on: Reaction['on'],
  ) =>
    withBody(request, ReactionBody, ({ content }) => {
      const reaction = { repository, on, target: Number(target), user: viewer, content };
      const earlier = reactions.findIndex(
        (one) => one.target === reaction.target && isDeepStrictEqual(one, reaction),
      );
      if (earlier === -1) reactions.push(reaction);
      const id = earlier === -1 ? reactions.length : earlier + 1;
      const createdAt = new Date(now()).toISOString();
      const body = reactionAnswer({ id, user: viewer, content, createdAt });
      return { status: earlier === -1 ? (201 as const) : (200 as const), body };
    });

  const routes: readonly Route[] = [
    gitHubRoute(
      'get',
      '/repos/{owner}/{repo}/issues/{issue_number}/comments',
      (request, { repository, issue_number }) =>
        page(
          request,
          comments.filter((one) => one.issue === Number(issue_number) && isIn(one, repository)),
          shownComment,
        ),
    ),
    gitHubRoute('get', '/repos/{owner}/{repo}/issues/comments', (request, { repository }) => {
      const { query } = request;
      const since = Date.parse(query.get('since') ?? '') || 0;
      // GitHub ignores `direction` without `sort`.
      const key = query.get('sort') === 'updated' ? 'updatedAt' : 'createdAt';
      const listed = comments
        .filter((one) => isIn(one, repository) && Date.parse(one.updatedAt) >= since)
        .toSorted((a, b) => Date.parse(a[key]) - Date.parse(b[key]));
      const isNewestFirst = query.has('sort') && query.get('direction') !== 'asc';
      return page(request, isNewestFirst ? listed.reverse() : listed, shownComment);
    }),
    gitHubRoute(
      'post',
      '/repos/{owner}/{repo}/issues/{issue_number}/comments',
      (request, { repository, issue_number }) =>
        withCommentBody(request, (body) => {
          const seed = { repository, issue: Number(issue_number), body };
          return { status: 201, body: shownComment(addComment(seed)) };
        }),
    ),
    gitHubRoute(
      'patch',
      '/repos/{owner}/{repo}/issues/comments/{comment_id}',
      (request, { repository, comment_id }) =>
        withCommentBody(request, (body) => {
          const index = comments.findIndex((one) => one.id === Number(comment_id) && isIn(one, repository));
          const comment = comments[index];
          if (comment === undefined) return refusal(404, 'Not Found');
          const updatedAt = new Date(now()).toISOString();
          const edited = { ...comment, body, updatedAt, versions: comment.versions + 1 };
          comments[index] = edited;
          return { status: 200, body: shownComment(edited) };
        }),
    ),
    gitHubRoute(
      'post',
      '/repos/{owner}/{repo}/issues/{issue_number}/reactions',
      (request, { issue_number: target, ...where }) => react(request, { ...where, target }, 'issue'),
    ),
    gitHubRoute(
      'post',
      '/repos/{owner}/{repo}/issues/comments/{comment_id}/reactions',
      (request, { comment_id: target, ...where }) => react(request, { ...where, target }, 'issue-comment'),
    ),
    gitHubRoute(
      'post',
      '/repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions',
      (request, { comment_id: target, ...where }) => react(request, { ...where, target }, 'review-comment'),
    ),
    gitHubRoute('get', '/repos/{owner}/{repo}/collaborators/{username}/permission', (_, { username }) => {
      const role = options.roles?.[username] === undefined ? 'read' : options.roles[username];
      return role === null
        ? refusal(404, `${username} is not a user`)
        : { status: 200, body: permissionAnswer(username, role) };
    }),
    gitHubRoute('get', '/repos/{owner}/{repo}/pulls', (request, { repository }) => {
      const { query } = request;
      const state = query.get('state') ?? 'open';
      if (query.get('sort') === 'updated') throw new Error('There is no such order here');
      const createdAt = (pull: PullSeed): number => Date.parse(wholePull(pull).createdAt);
      const listed = pulls.filter(
        (pull) => isIn(pull, repository) && (state === 'all' || stateOf(pull) === state),
      );
      // Newest first, which is GitHub's default.
      return page(
        request,
        listed.toSorted((a, b) => createdAt(b) - createdAt(a) || b.number - a.number),
        (pull) => listedPullAnswer(shown(pull)),
      );
    }),
    gitHubRoute('get', '/repos/{owner}/{repo}/pulls/{pull_number}', (_, { repository, pull_number }) => {
      const pull = findPull(repository, pull_number);
      return pull === undefined ? refusal(404, 'Not Found') : { status: 200, body: pullAnswer(shown(pull)) };
    }),
    gitHubRoute(
      'get',
      '/repos/{owner}/{repo}/commits/{commit_sha}/pulls',
      // Those of other repositories of the fork network too, first.
      (request, { repository, commit_sha }) =>
        page(
          request,
          pulls
            .filter((pull) => hasCommit(pull, commit_sha))
            .toSorted((a, b) => Number(isIn(a, repository)) - Number(isIn(b, repository))),
          (pull) => listedPullAnswer(shown(pull)),
        ),
    ),
    gitHubRoute(
      'delete',
      '/repos/{owner}/{repo}/issues/{issue_number}/labels/{name}',
      (_, { repository, issue_number, name }) => {
        const key = issueKey(repository, Number(issue_number));
        const had = labels.get(key) ?? [];
        const isNamed = (label: string): boolean => label.toLowerCase() === name.toLowerCase();
        if (!had.some(isNamed)) return refusal(404, 'Label does not exist');
        const left = had.filter((label) => !isNamed(label));
        labels.set(key, left);
        return { status: 200, body: left.map((label) => labelAnswer(repository, label)) };
      },
    ),
    gitHubRoute(
      'get',
      '/repos/{owner}/{repo}/pulls/{pull_number}/files',
      (request, { repository, pull_number }) => {
        const pull = findPull(repository, pull_number);
        return pull === undefined
          ? refusal(404, 'Not Found')
          : page(request, wholePull(pull).files.slice(0, MAX_LISTED_FILES), fileAnswer);
      },
    ),
    gitHubRoute(
      'post',
      '/repos/{owner}/{repo}/issues/{issue_number}/labels',
      (request, { repository, issue_number }) =>
        withBody(request, LabelsBody, (body) => {
          const key = issueKey(repository, Number(issue_number));
          const all = [...new Set([...(labels.get(key) ?? []), ...body.labels])];
          labels.set(key, all);
          return { status: 200, body: all.map((label) => labelAnswer(repository, label)) };
        }),
    ),
    gitHubRoute(
      'post',
      '/repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers',
      (request, { repository, pull_number }) =>
        withBody(request, ReviewersBody, (body) => {
          const pull = findPull(repository, pull_number);
          if (pull === undefined) return refusal(404, 'Not Found');
          const why = whyNoReview(pull, repository, body);
          if (why !== undefined) return refusal(422, why);
          const key = issueKey(repository, Number(pull_number));
          const teams = body.team_reviewers.map((slug) => `${repository.split('/')[0]}/${slug}`);
          reviewers.set(key, [...new Set([...(reviewers.get(key) ?? []), ...body.reviewers, ...teams])]);
          return { status: 201, body: listedPullAnswer(shown(pull)) };
        }),
    ),
    gitHubRoute('post', '/repos/{owner}/{repo}/statuses/{sha}', (request, { repository, sha }) =>
      withBody(request, StatusBody, ({ target_url: targetUrl, ...body }) => {
        if (!history.commits.has(sha)) return refusal(422, `No commit found for SHA: ${sha}`);
        const createdAt = new Date(now()).toISOString();
        const status = { sha, targetUrl, createdAt, ...body };
        history.statuses.push(status);
        return { status: 201, body: statusAnswer(repository, status, createdAt) };
      }),
    ),
    ...contentRoutes(
      options,
      history,
      page,
      (sha) => pulls.map(wholePull).find(({ commits }) => (commits[0] ?? HEAD) === sha)?.files,
    ),
    gitHubRoute('get', '/user', () => refusal(403, 'Resource not accessible by integration')),
    {
      // GraphQL isn't in the OpenAPI description. On GitHub Enterprise Server, it isn't below the URL of the REST API.
      method: 'POST',
      path: /^(?:\/api)?\/graphql$/,
      handle: (request) =>
        answerGraphql(request, {
          viewer,
          onInvalid: (why) => unknown.push(why),
          isReadable: (name) => !unreadable.some((other) => sameName(other, name)),
          text: textOf,
          history,
          can,
          pull: (repository, number) => {
            const pull = findPull(repository, number);
            if (pull === undefined) return undefined;
            const { author, headRef, headRepository, merged, landed, commits } = wholePull(pull);
            return {
              author,
              headRefName: headRef,
              isCrossRepository: !sameName(headRepository, repository),
              mergeCommit: merged ? (landed.at(-1) ?? commits.at(-1)) : undefined,
            };
          },
          reviews: (number) => (options.reviews ?? []).filter(({ pull }) => pull === number),
          isGranted: ({ isPullRequest }) => can(isPullRequest ? 'pull-requests' : 'issues'),
        }),
    },
  ];

  const isGranted = (request: ReceivedRequest): boolean => {
    const numbers = new Set(pulls.map(({ number }) => number));
    const missing = options.grants && missingPermission(request, options.grants, numbers);
    if (missing !== undefined) refused.push(missing);
    return missing === undefined;
  };

  const answer = (request: ReceivedRequest): Answer => {
    const { headers, ...rest } = answerTo(request);
    return { ...rest, headers: { ...headers, date: new Date(now()).toUTCString() } };
  };

  const answerTo = (request: ReceivedRequest): Answer => {
    if ((request.headers['user-agent'] ?? '') === '') return refuse(403, 'A User-Agent header is required');
    const [scheme, credential] = request.headers.authorization?.split(' ') ?? [];
    if (!/^(token|bearer)$/i.test(scheme ?? '')) return refuse(401, 'Requires authentication');
    if (credential !== token) return refuse(401, 'Bad credentials');
    const repository = /^(?:\/api\/v3)?\/repos\/([^/]+\/[^/]+)/.exec(request.path)?.[1];
    const isUnreadable = unreadable.some((name) => sameName(name, repository ?? ''));
    if (isUnreadable) return refuse(404, 'Not Found');
    const isKnown = routes.some(({ method, path }) => method === request.method && path.test(request.path));
    if (!isKnown) unknown.push(`${request.method} ${request.path}`);
    return isGranted(request)
      ? dispatch(routes, request, refuse)
      : refuse(403, 'Resource not accessible by integration');
  };

  const changePull = (number: number, change: Partial<PullSeed>, repository = EXAMPLE_REPOSITORY): void => {
    pulls = pulls.map((pull) =>
      pull.number === number && isIn(pull, repository) ? { ...pull, ...change } : pull,
    );
  };

  return {
    answer,
    unknown,
    refused,
    token,
    comments,
    reactions,
    history,
    labels: (issue, repository = EXAMPLE_REPOSITORY) => labels.get(issueKey(repository, issue)) ?? [],
    reviewers: (pull, repository = EXAMPLE_REPOSITORY) => reviewers.get(issueKey(repository, pull)) ?? [],
    addComment,
    deleteComment: (id) => {
      const index = comments.findIndex((one) => one.id === id);
      if (index >= 0) comments.splice(index, 1);
    },
    pulls: () => pulls,
    addPull: (seed) => {
      pulls = [...pulls, seed];
    },
    pushToPull: (number) => {
      pulls = pulls.map((pull) => {
        const { commits: [head = ''] = [] } = pull;
        const next = createHash('sha1').update(head).digest('hex');
        return pull.number === number ? { ...pull, commits: [next] } : pull;
      });
    },
    changePull,
    closePull: (number, repository) => changePull(number, { state: 'closed' }, repository),
  };
}

function refuse(status: Refusal['status'], message: string): Answer {
  return toAnswer(refusal(status, message));
}

function withBody<Body, Reply>(
  request: ReceivedRequest,
  schema: z.ZodMiniType<Body>,
  act: (body: Body) => Reply,
): Reply | Refusal {
  const value = parseJson(request.body.toString('utf8'));
  if (value === undefined) return refusal(400, 'Problems parsing JSON');
  const body = schema.safeParse(value);
  return body.success ? act(body.data) : refusal(422, `Validation Failed: ${z.prettifyError(body.error)}`);
}

function withCommentBody<Reply>(request: ReceivedRequest, act: (body: string) => Reply): Reply | Refusal {
  return withBody(request, CommentBody, ({ body }) => {
    if (body.trim() === '') return refusal(422, 'Validation Failed: body cannot be blank');
    // GitHub counts characters. There are never fewer UTF-16 units, so this check is stricter.
    if (body.length > BODY_LIMIT)
      return refusal(422, `Body is too long (maximum is ${BODY_LIMIT} characters)`);
    return act(body);
  });
}

/** Returns one page of a list, with GitHub's `Link` header (absolute URLs, `first` and `prev` after the first page). */
function page<Item, Shown>(request: ReceivedRequest, items: readonly Item[], show: (item: Item) => Shown) {
  const perPage = Math.min(100, wholeNumber(request.query.get('per_page'), 30));
  const number = wholeNumber(request.query.get('page'), 1);
  const last = Math.max(1, Math.ceil(items.length / perPage));
  const link = (rel: string, to: number): string => {
    const query = new URLSearchParams(request.query);
    query.set('page', String(to));
    return `<http://${request.headers.host ?? ''}${request.path}?${query.toString()}>; rel="${rel}"`;
  };
  const links = [
    ...(number > 1 ? [link('prev', number - 1)] : []),
    ...(number < last ? [link('next', number + 1), link('last', last)] : []),
    ...(number > 1 ? [link('first', 1)] : []),
  ];
  const body = items.slice((number - 1) * perPage, number * perPage).map(show);
  return { status: 200, body, headers: links.length > 0 ? { link: links.join(', ') } : {} } as const;
}

function wholeNumber(text: string | null, otherwise: number): number {
  return text !== null && /^[1-9]\d*$/.test(text) ? Number(text) : otherwise;
}

function sameName(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}

function isIn({ repository = EXAMPLE_REPOSITORY }: { readonly repository?: string }, name: string): boolean {
  return sameName(repository, name);
}

function issueKey(repository: string, issue: number): string {
  return `${repository.toLowerCase()}#${issue}`;
}

function hasCommit({ commits = [], landed = [] }: PullSeed, sha: string): boolean {
  return commits.includes(sha) || landed.includes(sha);
}
