import { createHash } from 'node:crypto';
import type { components } from '@octokit/openapi-types';
import * as z from 'zod/mini';
import { api, HEAD, userAnswer } from './github-answers.ts';

type Schemas = components['schemas'];

export type CommitSeed = {
  readonly sha: string;
  /** SHAs. The first is the branch that it was made on. */
  readonly parents: readonly string[];
  readonly message: string;
  /** A login; `null` if GitHub doesn't know the author, and empty if it names none. By default, `octocat`. */
  readonly author?: string | null;
  /** When it was committed, ISO 8601. Empty if GitHub doesn't say. */
  readonly at: string;
};

export type StatusSeed = {
  readonly sha: string;
  readonly context: string;
  readonly description: string;
  readonly state: string;
  readonly targetUrl: string;
  /** ISO 8601. By default, when the commit was made. */
  readonly createdAt?: string;
};

/** The commits of the example repository, and its branches, by name. */
export type HistorySeeds = {
  readonly commits?: readonly CommitSeed[];
  /** The SHAs of the tips. */
  readonly branches?: Readonly<Record<string, string>>;
  readonly statuses?: readonly StatusSeed[];
};

export const StatusBody = z.object({
  state: z.enum(['error', 'failure', 'pending', 'success']),
  context: z._default(z.string().check(z.maxLength(255)), 'default'),
  description: z._default(z.string().check(z.maxLength(140)), ''),
  target_url: z._default(z.string(), ''),
});

export type History = ReturnType<typeof openHistory>;

export function openHistory(seeds: HistorySeeds) {
  const commits = new Map((seeds.commits ?? []).map((commit) => [commit.sha, commit]));
  const branches = new Map(Object.entries(seeds.branches ?? {}));
  const statuses: StatusSeed[] = [...(seeds.statuses ?? [])];
  /** A branch, a SHA, or the beginning of one. */
  const find = (expression: string): CommitSeed | undefined => {
    const name = branches.get(expression.replace(/^refs\/heads\//u, '')) ?? expression;
    const exact = commits.get(name);
    if (exact !== undefined || !/^[\da-f]{7,40}$/u.test(name)) return exact;
    return [...commits.values()].find(({ sha }) => sha.startsWith(name));
  };
  /** As `git log`: the newest of those whose children were all listed. */
  const log = (start: CommitSeed): readonly CommitSeed[] => {
    const listed: CommitSeed[] = [];
    const seen = new Set([start.sha]);
    const queue = [start];
    while (queue.length > 0) {
      queue.sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
      const next = queue.pop();
      if (next === undefined) break;
      listed.push(next);
      for (const sha of next.parents) {
        const parent = commits.get(sha);
        if (parent !== undefined && !seen.has(sha)) queue.push(parent);
        seen.add(sha);
      }
    }
    return listed;
  };
  return {
    commits,
    branches,
    statuses,
    find,
    log,
    /** The newest status of a context, which GitHub compares without case. */
    status: (of: string, context: string) =>
      statuses.findLast((one) => one.sha === of && one.context.toLowerCase() === context.toLowerCase()),
    /** The commits of `head` that `base` doesn't contain, parents first. */
    between: (base: CommitSeed, head: CommitSeed) => {
      const old = new Set(log(base).map(({ sha }) => sha));
      const added = log(head).filter(({ sha }) => !old.has(sha));
      return parentsFirst(added);
    },
    /** Adds commits to a branch. The last one is its tip. */
    push: (branch: string, made: readonly CommitSeed[]) => {
      for (const commit of made) commits.set(commit.sha, commit);
      const tip = made.at(-1)?.sha;
      if (tip !== undefined) branches.set(branch, tip);
    },
  };
}

function parentsFirst(commits: readonly CommitSeed[]): readonly CommitSeed[] {
  const bySha = new Map(commits.map((commit) => [commit.sha, commit]));
  const sorted = new Set<CommitSeed>();
  const visit = (start: CommitSeed) => {
    const stack = [start];
    for (let top = stack.at(-1); top !== undefined; top = stack.at(-1)) {
      const parent = top.parents.map((sha) => bySha.get(sha)).find((one) => one && !sorted.has(one));
      if (parent === undefined) sorted.add(top);
      if (parent === undefined) stack.pop();
      else stack.push(parent);
    }
  };
  for (const commit of commits.toReversed()) visit(commit);
  return [...sorted];
}

/** A SHA that depends on a text alone. */
export function shaOf(text: string): string {
  return createHash('sha1').update(text).digest('hex');
}

export function commitAnswer(repository: string, commit: CommitSeed): Schemas['commit'] {
  const { sha, message, parents, author = 'octocat', at } = commit;
  const url = `${api(repository)}/commits/${sha}`;
  const html_url = `https://github.com/${repository}/commit/${sha}`;
  const person = { name: author || 'Someone', email: 'someone@example.org', date: at };
  return {
    url,
    sha,
    node_id: `C_${sha}`,
    html_url,
    comments_url: `${url}/comments`,
    commit: {
      url,
      author: person,
      committer: at === '' ? null : person,
      message,
      comment_count: 0,
      tree: { sha: HEAD, url: `${api(repository)}/git/trees/${HEAD}` },
    },
    author: author ? userAnswer(author) : null,
    committer: null,
    parents: parents.map((parent) => ({ sha: parent, url: `${api(repository)}/commits/${parent}` })),
  };
}

export function statusAnswer(repository: string, status: StatusSeed, at: string): Schemas['status'] {
  const { sha, context, description, state, targetUrl } = status;
  return {
    url: `${api(repository)}/statuses/${sha}`,
    avatar_url: null,
    id: 1,
    node_id: 'SC_1',
    state,
    description,
    target_url: targetUrl || null,
    context,
    created_at: at,
    updated_at: at,
    creator: userAnswer('github-actions[bot]'),
  };
}

const Page = z.object({ first: z._default(z.number(), 100), after: z.optional(z.nullable(z.string())) });

/** Returns the field of a list for GraphQL, page by page. A cursor is the number of the items before it. */
export function connection<Item>(items: () => readonly Item[], node: (item: Item) => object) {
  return (given: unknown) => {
    const { first, after } = Page.parse(given);
    const start = Number(after ?? 0);
    const all = items();
    const end = Math.min(start + first, all.length);
    return {
      pageInfo: { hasNextPage: end < all.length, endCursor: end === 0 ? null : String(end) },
      nodes: all.slice(start, end).map(node),
    };
  };
}

/** A commit for GraphQL. `readStatus` throws if the token can't read it. */
export function commitNode(history: History, commit: CommitSeed, readStatus: () => void): object {
  const { sha, message, at, author = 'octocat', parents } = commit;
  const contexts = history.statuses.some((one) => one.sha === sha);
  return {
    __typename: 'Commit',
    oid: sha,
    message,
    committedDate: at,
    author: author === '' ? null : { user: author === null ? null : { __typename: 'User', login: author } },
    parents: ({ first }: { readonly first: number }) => ({
      nodes: parents.slice(0, first).map((oid) => ({ __typename: 'Commit', oid })),
    }),
    status: () => {
      readStatus();
      if (!contexts) return null;
      return {
        context: ({ name }: { readonly name: string }) => {
          const found = history.status(sha, name);
          if (found === undefined) return null;
          return { createdAt: at, ...found, targetUrl: found.targetUrl || null };
        },
      };
    },
    history: connection(
      () => history.log(commit),
      (one) => commitNode(history, one, readStatus),
    ),
  };
}
