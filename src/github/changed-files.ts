import * as z from 'zod/mini';
import { Flag, mapped } from '../lib/json.ts';
import type { GitHubClient } from './client.ts';
import { comparing, type Range } from './commits.ts';
import { GitHubError } from './errors.ts';
import { OptionalTime } from './issue.ts';
import { optionsForPull } from './pull-request.ts';

/** GitHub's words. Any other is a modification. */
const CHANGES = new Map<string, 'added' | 'deleted' | 'renamed'>([
  ['added', 'added'],
  ['copied', 'added'],
  ['removed', 'deleted'],
  ['renamed', 'renamed'],
]);

/** GitHub lists no more files than this (docs.github.com, “List pull requests files”). */
export const MAX_LISTED_FILES = 3_000;

const ChangedFiles = z.array(
  mapped(
    z.object({
      filename: z.string().check(z.minLength(1)),
      previous_filename: z.optional(z.string()),
      status: z.string(),
      /** Lines. Both are 0 if GitHub doesn't show what changed in the file. */
      additions: z.number(),
      deletions: z.number(),
      /** Its part of the diff, from the first `@@`. Undefined if it is binary, or too large for GitHub to show. */
      patch: z.optional(z.string()),
    }),
    ({ filename: path, previous_filename, status, ...rest }) => {
      const change = CHANGES.get(status) ?? 'modified';
      // The source of a copy doesn't change.
      return { path, previousPath: change === 'added' ? undefined : previous_filename, change, ...rest };
    },
  ),
);

/** Paths start at the repository's root. `previousPath` is the old one, if the file is renamed. */
export type ChangedFile = Readonly<z.infer<typeof ChangedFiles>[number]>;

/** A rename has two. */
export function pathsOf({ path, previousPath }: ChangedFile): readonly string[] {
  return previousPath === undefined ? [path] : [previousPath, path];
}

/** Sends one request for each 100 files. */
export async function listChangedFiles(
  client: GitHubClient,
  number: number,
  limit: number,
): Promise<readonly ChangedFile[]> {
  const options = optionsForPull(client, number, "Couldn't list the files of");
  const route = 'GET /repos/{owner}/{repo}/pulls/{pull_number}/files';
  const files: ChangedFile[] = [];
  for await (const file of client.items(route, { pull_number: number }, ChangedFiles, options)) {
    files.push(file);
    if (files.length >= limit) break;
  }
  return files;
}

/** GitHub lists no more files of a comparison than this, and has no second page (docs.github.com, “Compare two commits”). */
export const MAX_COMPARED_FILES = 300;

const Comparison = z.object({ files: z.optional(ChangedFiles) });

/** Since their common ancestor. A commit of a fork counts, if a pull request brought it here. */
export async function compare(client: GitHubClient, range: Range): Promise<readonly ChangedFile[]> {
  const { route, parameters, options } = comparing(range);
  // The files come with the first page of commits, however short it is.
  const { files } = await client.read(route, { ...parameters, per_page: 1, page: 1 }, Comparison, options);
  if (files === undefined) throw new GitHubError({ what: options.failing, why: 'GitHub left out the files' });
  return files;
}

/** As payloads and GitHub's API have it. In a monorepo, a tag begins with a package's name. */
export const ReleaseAnswer = mapped(
  z.object({ tag_name: z.string(), draft: Flag, prerelease: Flag, published_at: OptionalTime }),
  ({ tag_name: tag, draft: isDraft, prerelease: isPrerelease, published_at: publishedAt }) => {
    const [, name = '', version = ''] = /^(|.*?[-@/_])v?(\d[\d._-]*)(?:[-+].*)?$/iu.exec(tag) ?? [];
    return { kind: 'release' as const, tag, name, version, isDraft, isPrerelease, publishedAt };
  },
);

export type Release = Readonly<z.infer<typeof ReleaseAnswer>>;

/** Of the 100 newest, that of the same package's next lower version, if tags have one. Prereleases only for a prerelease. */
export async function previousTag(client: GitHubClient, release: Release): Promise<string | undefined> {
  const route = 'GET /repos/{owner}/{repo}/releases';
  const options = { failing: "Couldn't read the releases", permission: 'contents: read' };
  const releases = await client.read(route, { per_page: 100 }, z.array(ReleaseAnswer), options);
  const order = (a: Release, b: Release) => a.version.localeCompare(b.version, 'en', { numeric: true });
  const earlier = releases
    .filter(({ tag, name, isDraft }) => tag !== release.tag && name === release.name && !isDraft)
    .filter((one) => timeOf(one) < timeOf(release) && (release.isPrerelease || !one.isPrerelease))
    .toSorted((a, b) => timeOf(a) - timeOf(b));
  // A maintenance branch gets lower versions later.
  const lower = earlier.filter((one) => release.version !== '' && order(one, release) <= 0).toSorted(order);
  return (lower.at(-1) ?? earlier.at(-1))?.tag;
}

/** A draft can be published at any time. */
function timeOf({ publishedAt = Number.POSITIVE_INFINITY }: Release): number {
  return publishedAt;
}
