import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import {
  type Answer,
  dispatch,
  json,
  type LoopbackServer,
  type ReceivedRequest,
  startServer,
} from './server.ts';

/** Where GitHub's published example payloads come from; what is seeded without a repository belongs there. */
export const EXAMPLE_REPOSITORY = 'Codertocat/Hello-World';

export type CommentSeed = {
  readonly repository?: string;
  readonly issue: number;
  readonly author?: string;
  readonly body: string;
  /** ISO 8601. */
  readonly createdAt?: string;
};

export type Comment = {
  readonly id: number;
  readonly repository: string;
  readonly issue: number;
  readonly author: string;
  readonly body: string;
  readonly createdAt: string;
  readonly updatedAt: string;
  /** 1 when new, and one more with each edit. */
  readonly versions: number;
};

export type Reaction = {
  readonly repository: string;
  readonly on: 'issue' | 'issue-comment' | 'review-comment';
  /** The issue's number or the comment's id. */
  readonly target: number;
  readonly user: string;
  readonly content: string;
};

export type PullSeed = {
  readonly repository?: string;
  readonly number: number;
  readonly state?: 'open' | 'closed';
  readonly merged?: boolean;
  readonly draft?: boolean;
  readonly author?: string;
  readonly title?: string;
  readonly createdAt?: string;
  readonly headRef?: string;
  /** SHAs of its commits, and of its merge. */
  readonly commits?: readonly string[];
};

export type Role = 'none' | 'read' | 'triage' | 'write' | 'maintain' | 'admin';

export type GitHubOptions = {
  readonly token?: string;
  /** Whom the token speaks for. */
  readonly viewer?: string;
  readonly comments?: readonly CommentSeed[];
  readonly pulls?: readonly PullSeed[];
  /** Labels by issue number, in the example repository. */
  readonly labels?: Readonly<Record<number, readonly string[]>>;
  /** What people hold; those not named hold `read`, as everyone does on a public repository. `null`: no such user. */
  readonly roles?: Readonly<Record<string, Role | null>>;
  /** Repositories the token cannot see: everything in them is 404. */
  readonly unreadable?: readonly string[];
  readonly now?: () => number;
};

/** What GitHub holds and how it answers, wherever its requests come from. */
export interface GitHubService {
  readonly token: string;
  readonly comments: readonly Comment[];
  readonly reactions: readonly Reaction[];
  /** The labels of an issue now. */
  labels(issue: number, repository?: string): readonly string[];
  addComment(seed: CommentSeed): Comment;
  addPull(seed: PullSeed): void;
  closePull(number: number, repository?: string): void;
  readonly answer: (request: ReceivedRequest) => Answer;
}

export interface GitHub extends LoopbackServer, Omit<GitHubService, 'answer'> {
  readonly graphqlUrl: string;
}

const BODY_LIMIT = 65_536;
const REACTIONS = ['+1', '-1', 'laugh', 'confused', 'heart', 'hooray', 'rocket', 'eyes'];
const CommentBody = z.object({ body: z.string() });
const ReactionBody = z.object({ content: z.enum(REACTIONS) });
const GraphqlBody = z.object({ query: z.string() });

/**
 * Starts the handful of GitHub's REST and GraphQL routes that the actions use, on loopback. Refusals that depend on the
 * token's permissions, on locks and on limits are played with `fault`.
 */
export async function startGitHub(options: GitHubOptions = {}): Promise<GitHub> {
  const { answer, ...service } = gitHubService(options);
  let answers = 0;
  const server = await startServer((request) => {
    const { headers, ...rest } = answer(request);
    answers += 1;
    return { ...rest, headers: { ...headers, 'x-github-request-id': `SANDBOX:${answers}` } };
  });
  return { ...server, ...service, graphqlUrl: `${server.url}/graphql` };
}

/** The same routes in this process. */
export function gitHubService(options: GitHubOptions = {}): GitHubService {
  const {
    token = 'ghs_sandbox-token',
    viewer = 'github-actions[bot]',
    unreadable = [],
    now = Date.now,
  } = options;
  const comments: Comment[] = [];
  const reactions: Reaction[] = [];
  let pulls: readonly PullSeed[] = options.pulls ?? [];
  const labels = new Map(
    Object.entries(options.labels ?? {}).map(([issue, names]) => [
      issueKey(EXAMPLE_REPOSITORY, Number(issue)),
      names,
    ]),
  );

  const addComment = (seed: CommentSeed): Comment => {
    const createdAt = seed.createdAt ?? new Date(now()).toISOString();
    const comment = {
      id: 1_000 + comments.length + 1,
      repository: seed.repository ?? EXAMPLE_REPOSITORY,
      issue: seed.issue,
      author: seed.author ?? viewer,
      body: seed.body,
      createdAt,
      updatedAt: createdAt,
      versions: 1,
    };
    comments.push(comment);
    return comment;
  };
  for (const seed of options.comments ?? []) addComment(seed);

  const react =
    (on: Reaction['on']) =>
    (request: ReceivedRequest, repository = '', target = ''): Answer =>
      withBody(request, ReactionBody, ({ content }) => {
        const reaction = { repository, on, target: Number(target), user: viewer, content };
        const earlier = reactions.findIndex(
          (one) => one.target === reaction.target && isDeepStrictEqual(one, reaction),
        );
        if (earlier === -1) reactions.push(reaction);
        const id = earlier === -1 ? reactions.length : earlier + 1;
        return json(earlier === -1 ? 201 : 200, { id, content, user: userView(viewer) });
      });

  const repo = '^/repos/([^/]+/[^/]+)';
  const routes = [
    {
      method: 'GET',
      path: new RegExp(`${repo}/issues/(\\d+)/comments$`),
      handle: (request: ReceivedRequest, repository = '', issue = '') =>
        page(
          request,
          comments
            .filter((comment) => comment.issue === Number(issue) && isIn(comment, repository))
            .map(commentView),
        ),
    },
    {
      method: 'POST',
      path: new RegExp(`${repo}/issues/(\\d+)/comments$`),
      handle: (request: ReceivedRequest, repository = '', issue = '') =>
        withCommentBody(request, (body) =>
          json(201, commentView(addComment({ repository, issue: Number(issue), body }))),
        ),
    },
    {
      method: 'PATCH',
      path: new RegExp(`${repo}/issues/comments/(\\d+)$`),
      handle: (request: ReceivedRequest, repository = '', id = '') =>
        withCommentBody(request, (body) => {
          const index = comments.findIndex((one) => one.id === Number(id) && isIn(one, repository));
          const comment = comments[index];
          if (comment === undefined) return refuse(404, 'Not Found');
          const updatedAt = new Date(now()).toISOString();
          const edited = { ...comment, body, updatedAt, versions: comment.versions + 1 };
          comments[index] = edited;
          return json(200, commentView(edited));
        }),
    },
    { method: 'POST', path: new RegExp(`${repo}/issues/(\\d+)/reactions$`), handle: react('issue') },
    {
      method: 'POST',
      path: new RegExp(`${repo}/issues/comments/(\\d+)/reactions$`),
      handle: react('issue-comment'),
    },
    {
      method: 'POST',
      path: new RegExp(`${repo}/pulls/comments/(\\d+)/reactions$`),
      handle: react('review-comment'),
    },
    {
      method: 'GET',
      path: new RegExp(`${repo}/collaborators/([^/]+)/permission$`),
      handle: (_: ReceivedRequest, _repository = '', user = '') => {
        const role = options.roles?.[user] === undefined ? 'read' : options.roles[user];
        return role === null ? refuse(404, `${user} is not a user`) : json(200, permissionView(user, role));
      },
    },
    {
      method: 'GET',
      path: new RegExp(`${repo}/pulls$`),
      handle: (request: ReceivedRequest, repository = '') => {
        const state = request.query.get('state') ?? 'open';
        const listed = pulls.filter(
          (pull) => isIn(pull, repository) && (state === 'all' || stateOf(pull) === state),
        );
        // Newest first, as GitHub lists them unless asked otherwise.
        return page(request, listed.toSorted((a, b) => b.number - a.number).map(pullView));
      },
    },
    {
      method: 'GET',
      path: new RegExp(`${repo}/pulls/(\\d+)$`),
      handle: (_: ReceivedRequest, repository = '', number = '') => {
        const pull = pulls.find((one) => isIn(one, repository) && one.number === Number(number));
        return pull === undefined ? refuse(404, 'Not Found') : json(200, pullView(pull));
      },
    },
    {
      method: 'GET',
      path: new RegExp(`${repo}/commits/([^/]+)/pulls$`),
      handle: (request: ReceivedRequest, repository = '', sha = '') =>
        page(
          request,
          pulls.filter((pull) => isIn(pull, repository) && pull.commits?.includes(sha)).map(pullView),
        ),
    },
    {
      method: 'DELETE',
      path: new RegExp(`${repo}/issues/(\\d+)/labels/([^/]+)$`),
      handle: (_: ReceivedRequest, repository = '', issue = '', name = '') => {
        const key = issueKey(repository, Number(issue));
        const had = labels.get(key) ?? [];
        const isNamed = (label: string): boolean => label.toLowerCase() === name.toLowerCase();
        if (!had.some(isNamed)) return refuse(404, 'Label does not exist');
        const left = had.filter((label) => !isNamed(label));
        labels.set(key, left);
        return json(
          200,
          left.map((label) => ({ name: label })),
        );
      },
    },
    {
      method: 'POST',
      path: /^\/graphql$/,
      handle: (request: ReceivedRequest) =>
        withBody(request, GraphqlBody, ({ query }) =>
          /\bviewer\s*\{\s*login\s*\}/.test(query)
            ? json(200, { data: { viewer: { login: viewer } } })
            : json(200, { errors: [{ message: 'The sandbox answers `viewer { login }` only' }] }),
        ),
    },
    {
      method: 'GET',
      path: /^\/user$/,
      handle: () => refuse(403, 'Resource not accessible by integration'),
    },
  ];

  const answer = (request: ReceivedRequest): Answer => {
    if ((request.headers['user-agent'] ?? '') === '') return refuse(403, 'A User-Agent header is required');
    const [scheme, credential] = request.headers.authorization?.split(' ') ?? [];
    if (!/^(token|bearer)$/i.test(scheme ?? '')) return refuse(401, 'Requires authentication');
    if (credential !== token) return refuse(401, 'Bad credentials');
    const repository = /^\/repos\/([^/]+\/[^/]+)/.exec(request.path)?.[1];
    const isUnreadable = unreadable.some((name) => sameName(name, repository ?? ''));
    return isUnreadable ? refuse(404, 'Not Found') : dispatch(routes, request, refuse);
  };

  return {
    answer,
    token,
    comments,
    reactions,
    labels: (issue, repository = EXAMPLE_REPOSITORY) => labels.get(issueKey(repository, issue)) ?? [],
    addComment,
    addPull: (seed) => {
      pulls = [...pulls, seed];
    },
    closePull: (number, repository = EXAMPLE_REPOSITORY) => {
      pulls = pulls.map((pull) =>
        pull.number === number && isIn(pull, repository) ? { ...pull, state: 'closed' } : pull,
      );
    },
  };
}

function refuse(status: number, message: string): Answer {
  return json(status, { message, documentation_url: 'https://docs.github.com/rest', status: String(status) });
}

function withBody<Body>(
  request: ReceivedRequest,
  schema: z.ZodMiniType<Body>,
  act: (body: Body) => Answer,
): Answer {
  let value: unknown;
  try {
    value = JSON.parse(request.body.toString('utf8'));
  } catch {
    return refuse(400, 'Problems parsing JSON');
  }
  const body = schema.safeParse(value);
  return body.success ? act(body.data) : refuse(422, `Validation Failed: ${z.prettifyError(body.error)}`);
}

function withCommentBody(request: ReceivedRequest, act: (body: string) => Answer): Answer {
  return withBody(request, CommentBody, ({ body }) => {
    if (body.trim() === '') return refuse(422, 'Validation Failed: body cannot be blank');
    // GitHub counts characters; UTF-16 units are never fewer, so what passes here passes there.
    if (body.length > BODY_LIMIT)
      return refuse(422, `Body is too long (maximum is ${BODY_LIMIT} characters)`);
    return act(body);
  });
}

/** One page of a list, with the `Link` header that GitHub gives (absolute, `first` and `prev` after the first page). */
function page(request: ReceivedRequest, items: readonly unknown[]): Answer {
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
  const shown = items.slice((number - 1) * perPage, number * perPage);
  return json(200, shown, links.length > 0 ? { link: links.join(', ') } : {});
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

function stateOf({ state, merged = false }: PullSeed): 'open' | 'closed' {
  return state ?? (merged ? 'closed' : 'open');
}

function userView(login: string): object {
  return { login, type: login.endsWith('[bot]') ? 'Bot' : 'User' };
}

function commentView(comment: Comment): object {
  const { id, repository, issue, author, body, createdAt, updatedAt } = comment;
  return {
    id,
    html_url: `https://github.com/${repository}/issues/${issue}#issuecomment-${id}`,
    user: userView(author),
    body,
    created_at: createdAt,
    updated_at: updatedAt,
  };
}

/** `permission` knows four words only: maintain shows as write, triage as read. */
function permissionView(user: string, role: Role): object {
  const order: readonly Role[] = ['none', 'read', 'triage', 'write', 'maintain', 'admin'];
  const holds = (needed: Role): boolean => order.indexOf(role) >= order.indexOf(needed);
  return {
    permission: role === 'maintain' ? 'write' : role === 'triage' ? 'read' : role,
    role_name: role,
    user: {
      ...userView(user),
      permissions: {
        pull: holds('read'),
        triage: holds('triage'),
        push: holds('write'),
        maintain: holds('maintain'),
        admin: holds('admin'),
      },
    },
  };
}

function pullView(pull: PullSeed): object {
  const {
    repository = EXAMPLE_REPOSITORY,
    number,
    merged = false,
    draft = false,
    author = 'mintlify[bot]',
  } = pull;
  const createdAt = pull.createdAt ?? '2026-11-01T09:00:00Z';
  const isClosed = stateOf(pull) === 'closed';
  return {
    number,
    state: stateOf(pull),
    draft,
    merged,
    title: pull.title ?? `Update the docs (${number})`,
    user: userView(author),
    created_at: createdAt,
    closed_at: isClosed ? createdAt : null,
    merged_at: merged ? createdAt : null,
    html_url: `https://github.com/${repository}/pull/${number}`,
    head: {
      ref: pull.headRef ?? `mintlify/${number.toString(16).padStart(8, '0')}`,
      sha: pull.commits?.[0] ?? null,
    },
    base: { ref: 'main', repo: { full_name: repository } },
  };
}
