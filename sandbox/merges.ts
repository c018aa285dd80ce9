import type { PullSeed } from './github.ts';
import { type CommitSeed, shaOf } from './github-history.ts';
import type { FileSeed } from './github-pull-changes.ts';
import { EXAMPLE_REPOSITORY, type Json, type Payload, payload } from './payloads.ts';

/** How commits come to a branch. A merge queue merges by one of these ways too, and pushes the whole group at once. */
export type Landing =
  | {
      readonly by: 'merge-commit' | 'squash' | 'rebase';
      readonly pull: PullSeed;
      /** How many commits the pull request has. By default, 2. */
      readonly commits?: number;
    }
  | {
      readonly by: 'direct';
      readonly author?: string;
      readonly messages?: readonly string[];
      readonly files?: readonly FileSeed[];
    };

export type PushOptions = {
  readonly landings: readonly Landing[];
  readonly repository?: string;
  /** By default, `main`. */
  readonly branch?: string;
  /** The SHA that the branch had before. */
  readonly before?: string;
  /** SHAs of the new commits, oldest first, if they exist somewhere. By default, they are made up. */
  readonly shas?: readonly string[];
  /** When it was pushed, ISO 8601. */
  readonly at?: string;
  readonly forced?: boolean;
  /** Whether the push created the branch. */
  readonly created?: boolean;
  /** Who pushed. With a merge queue, `github-merge-queue[bot]`. */
  readonly sender?: string;
};

export type Push = {
  readonly event: { readonly name: 'push'; readonly payload: Payload };
  /** The pull requests as GitHub has them after the push. */
  readonly pulls: readonly PullSeed[];
  /** The changes of the push, for `comparisons`. */
  readonly comparisons: Readonly<Record<string, readonly FileSeed[]>>;
  /** The SHAs of the new commits, oldest first. */
  readonly shas: readonly string[];
  /** The new commits, each on top of the last. */
  readonly commits: readonly CommitSeed[];
};

/**
 * Returns the landings of stacked pull requests, bottom first, which GitHub merges at once: the base of each is the branch of the
 * one below. Source: https://docs.github.com/en/pull-requests/reference/stacked-pull-requests-apis-and-webhooks
 */
export function stackOf(by: 'squash' | 'rebase', pulls: readonly PullSeed[], branch = 'main'): Landing[] {
  return pulls.map((pull, index) => {
    const below = pulls[index - 1];
    const base = below === undefined ? branch : `feature-${below.number}`;
    return { by, pull: { ...pull, base, stackBase: branch } };
  });
}

type Commit = { readonly message: string; readonly author: string; readonly timestamp: string };

/** A time before every push: the commits of a branch are older than its merge. */
const WRITTEN_AT = '2026-11-01T08:00:00Z';
export const PUSHED_AT = '2026-11-02T09:30:00Z';

/**
 * Returns the event of a push, and what GitHub then says of its pull requests. Squashed and merge commits are as old as the
 * push, rebased commits as old as the originals.
 */
export function pushOf(options: PushOptions): Push {
  const {
    landings,
    repository = EXAMPLE_REPOSITORY,
    branch = 'main',
    at = PUSHED_AT,
    forced = false,
    created = false,
  } = options;
  const { before = shaOf('before'), sender = 'Codertocat' } = options;
  const landed = landings.map((landing) => ({ landing, commits: commitsOf(landing, repository, at) }));
  const made = landed.flatMap(({ commits }) => commits);
  const shas = options.shas ?? made.map((_, index) => shaOf(`${before} ${index}`));
  if (shas.length !== made.length) throw new Error(`The push has ${made.length} commits, not ${shas.length}`);

  const pulls: PullSeed[] = [];
  let next = 0;
  for (const { landing, commits } of landed) {
    const own = shas.slice(next, next + commits.length);
    next += commits.length;
    if (landing.by !== 'direct') pulls.push(mergedPull(landing, own, { repository, branch, at }));
  }
  const listed = made.map((commit, index) => commitJson(repository, shas[index] ?? '', commit));
  const after = shas.at(-1) ?? before;
  const files = landings.flatMap((one) => (one.by === 'direct' ? one : one.pull).files ?? []);
  return {
    event: {
      name: 'push',
      payload: payload('push', undefined, {
        ref: `refs/heads/${branch}`,
        before,
        after,
        created,
        deleted: false,
        forced,
        compare: `https://github.com/${repository}/compare/${before.slice(0, 12)}...${after.slice(0, 12)}`,
        commits: listed,
        head_commit: listed.at(-1) ?? null,
        pusher: { name: sender },
        sender: { login: sender, type: sender.endsWith('[bot]') ? 'Bot' : 'User' },
        repository: {
          full_name: repository,
          default_branch: 'main',
          master_branch: 'main',
          pushed_at: Date.parse(at) / 1_000,
        },
      }),
    },
    pulls,
    comparisons: { [`${before}...${after}`]: files },
    shas,
    commits: made.map(({ message, author, timestamp }, index) => {
      return {
        sha: shas[index] ?? '',
        parents: [shas[index - 1] ?? before],
        message,
        author,
        at: timestamp,
      };
    }),
  };
}

/** Returns the commits that a landing adds to the branch, oldest first. */
function commitsOf(landing: Landing, repository: string, at: string): Commit[] {
  if (landing.by === 'direct') {
    const { author = 'Codertocat', messages = ['Change the settings'] } = landing;
    return messages.map((message) => ({ message, author, timestamp: at }));
  }
  const { by, pull, commits: count = 2 } = landing;
  const { number, title = `Change ${number}`, author = 'octocat' } = pull;
  const own = Array.from({ length: count }, (_, index) => ({
    message: `Part ${index + 1} of ${number}`,
    author,
    timestamp: WRITTEN_AT,
  }));
  if (by === 'rebase') return own;
  if (by === 'squash') return [{ message: `${title} (#${number})`, author, timestamp: at }];
  const [owner] = (pull.headRepository ?? repository).split('/');
  const message = `Merge pull request #${number} from ${owner}/feature-${number}\n\n${title}`;
  return [...own, { message, author: 'Codertocat', timestamp: at }];
}

function mergedPull(
  { by, pull, commits: count = 2 }: Exclude<Landing, { readonly by: 'direct' }>,
  landed: readonly string[],
  { repository, branch, at }: { readonly repository: string; readonly branch: string; readonly at: string },
): PullSeed {
  // A merge commit brings the branch's own commits along. The other ways leave them on the branch.
  const branchCommits =
    by === 'merge-commit'
      ? landed.slice(0, -1)
      : Array.from({ length: count }, (_, index) => shaOf(`${pull.number} branch ${index}`));
  return {
    repository,
    base: branch,
    author: 'octocat',
    headRef: `feature-${pull.number}`,
    ...pull,
    merged: true,
    mergedAt: at,
    commits: branchCommits.toReversed(),
    landed: by === 'merge-commit' ? landed.slice(-1) : landed,
  };
}

function commitJson(repository: string, id: string, { message, author, timestamp }: Commit): Json {
  const person = { name: author, email: `${author}@users.noreply.github.com`, username: author };
  return {
    id,
    tree_id: shaOf(`tree of ${id}`),
    distinct: true,
    message,
    timestamp,
    url: `https://github.com/${repository}/commit/${id}`,
    author: person,
    committer: { name: 'GitHub', email: 'noreply@github.com', username: 'web-flow' },
    added: [],
    removed: [],
    modified: [],
  };
}
