import * as z from 'zod/mini';
import { inBackticks } from '../lib/text.ts';
import type { GitHubClient } from './client.ts';
import type { EventChanges } from './event.ts';
import { nameOfPullRequest, type PullRequestName, READ_PULL_REQUESTS } from './pull-request.ts';
import { ownerAndName } from './repository.ts';

/** A file that changed. Paths start at the repository's root. */
export interface ChangedFile {
  readonly path: string;
  /** The old path, if the pull request renames the file. */
  readonly previousPath: string | undefined;
  readonly change: 'added' | 'deleted' | 'renamed' | 'modified';
  /** Lines. Both are 0 if GitHub doesn't show what changed in the file. */
  readonly additions: number;
  readonly deletions: number;
  /** Its part of the diff, from the first `@@`. Undefined if it is binary, or too large for GitHub to show. */
  readonly patch: string | undefined;
}

/** Returns the paths of a changed file: a rename has two. */
export function pathsOf({ path, previousPath }: ChangedFile): readonly string[] {
  return previousPath === undefined ? [path] : [previousPath, path];
}

/** GitHub lists no more files than this (docs.github.com, “List pull requests files”). */
export const MAX_LISTED_FILES = 3_000;

const File = z.object({
  filename: z.string().check(z.minLength(1)),
  previous_filename: z.optional(z.string()),
  status: z.string(),
  additions: z.number(),
  deletions: z.number(),
  patch: z.optional(z.string()),
});

const ChangedFiles = z.pipe(
  z.array(File),
  z.transform((files: z.infer<typeof File>[]) => files.map(fileOf)),
);

/** Lists the first `limit` files that a pull request changes, one request for each 100. Rejects with a `GitHubError`. */
export async function listChangedFiles(
  client: GitHubClient,
  ref: PullRequestName,
  limit: number,
  signal: AbortSignal,
): Promise<readonly ChangedFile[]> {
  if (limit === 0) return [];
  const pages = client.pages(
    'GET /repos/{owner}/{repo}/pulls/{pull_number}/files',
    { ...ownerAndName(ref.repository), pull_number: ref.number },
    ChangedFiles,
    {
      failing: `Couldn't list the files of ${nameOfPullRequest(ref)}`,
      permission: READ_PULL_REQUESTS,
      signal,
    },
  );
  const files: ChangedFile[] = [];
  for await (const page of pages) {
    files.push(...page);
    if (files.length >= limit) break;
  }
  return files;
}

/** GitHub lists no more files of a comparison than this, and has no second page (docs.github.com, “Compare two commits”). */
export const MAX_COMPARED_FILES = 300;

const Comparison = z.object({ files: z.optional(ChangedFiles) });
const Releases = z.array(
  z.object({
    tag_name: z.string(),
    draft: z.boolean(),
    prerelease: z.boolean(),
    published_at: z.nullable(z.string()),
  }),
);

/**
 * Returns the first files that changed from one commit, branch or tag to another, since their common ancestor. `repository` is
 * `owner/name`. Rejects with a `GitHubError`.
 */
export async function compare(
  client: GitHubClient,
  repository: string,
  { base, head }: { readonly base: string; readonly head: string },
  signal: AbortSignal,
): Promise<readonly ChangedFile[]> {
  const { files = [] } = await client.read(
    'GET /repos/{owner}/{repo}/compare/{basehead}',
    // The files come with the first page of commits, however short it is.
    { ...ownerAndName(repository), basehead: `${base}...${head}`, per_page: 1, page: 1 },
    Comparison,
    {
      failing: `Couldn't compare ${inBackticks(base)} with ${inBackticks(head)}`,
      permission: 'contents: read',
      signal,
    },
  );
  return files;
}

/**
 * Returns the tag of the newest release before this one among the 100 newest; undefined if there is none. Drafts don't
 * count, and prereleases only for a prerelease. Rejects with a `GitHubError`.
 */
export async function previousReleaseTag(
  client: GitHubClient,
  repository: string,
  { tag, isPrerelease, publishedAt }: Extract<EventChanges, { kind: 'release' }>,
  signal: AbortSignal,
): Promise<string | undefined> {
  const releases = await client.read(
    'GET /repos/{owner}/{repo}/releases',
    { ...ownerAndName(repository), per_page: 100 },
    Releases,
    { failing: "Couldn't read the releases", permission: 'contents: read', signal },
  );
  const earlier = releases.flatMap(({ tag_name, draft, prerelease, published_at }) => {
    const at = Date.parse(published_at ?? '');
    const counts = !draft && tag_name !== tag && at < publishedAt && (isPrerelease || !prerelease);
    return counts ? [{ tag: tag_name, at }] : [];
  });
  return earlier.toSorted((a, b) => b.at - a.at)[0]?.tag;
}

function fileOf(file: z.infer<typeof File>): ChangedFile {
  const change = changeOf(file.status);
  return {
    path: file.filename,
    // The source of a copy doesn't change.
    previousPath: change === 'added' ? undefined : file.previous_filename,
    change,
    additions: file.additions,
    deletions: file.deletions,
    patch: file.patch,
  };
}

function changeOf(status: string): ChangedFile['change'] {
  switch (status) {
    case 'added':
    case 'copied':
      return 'added';
    case 'removed':
      return 'deleted';
    case 'renamed':
      return 'renamed';
    default:
      return 'modified';
  }
}
