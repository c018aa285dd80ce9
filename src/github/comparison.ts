import * as z from 'zod/mini';
import { inBackticks } from '../lib/text.ts';
import { type ChangedFile, ChangedFiles } from './changed-files.ts';
import type { GitHubClient } from './client.ts';
import type { EventChanges } from './event.ts';
import { ownerAndName } from './repository.ts';

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
