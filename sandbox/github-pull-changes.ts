import type { components } from '@octokit/openapi-types';
import * as z from 'zod/mini';

type DiffEntry = components['schemas']['diff-entry'];

/** A file that a pull request changes. A plain path is a file that it edits. */
export type FileSeed =
  | string
  | {
      readonly path: string;
      /** Path before a rename. */
      readonly previousPath?: string;
      readonly status?: DiffEntry['status'];
      readonly additions?: number;
      readonly deletions?: number;
      /** The diff of this file. */
      readonly patch?: string;
    };

/** GitHub's limit for the list of files. */
export const MAX_LISTED_FILES = 3_000;

export const LabelsBody = z.object({ labels: z.array(z.string()) });
export const ReviewersBody = z.object({
  reviewers: z.array(z.string()),
  team_reviewers: z.array(z.string()),
});

const EDIT = '@@ -1 +1,2 @@\n Text.\n+More text.';

/** Returns a file as GitHub lists those of a pull request. */
export function fileAnswer(seed: FileSeed): DiffEntry {
  const file = typeof seed === 'string' ? { path: seed, patch: EDIT } : seed;
  const { path, previousPath, additions = 1, deletions = 0 } = file;
  const status = file.status ?? (previousPath === undefined ? 'modified' : 'renamed');
  const url = `https://github.com/example/example/blob/main/${encodeURIComponent(path)}`;
  return {
    sha: 'bbcd538c8e72b8c175046e27cc8f907076331401',
    filename: path,
    status,
    additions,
    deletions,
    changes: additions + deletions,
    blob_url: url,
    raw_url: url,
    contents_url: url,
    ...(previousPath === undefined ? {} : { previous_filename: previousPath }),
    ...(file.patch === undefined ? {} : { patch: file.patch }),
  };
}

/** Returns the totals of a pull request. */
export function sumsOf(files: readonly FileSeed[]) {
  const sum = (name: 'additions' | 'deletions', otherwise: number) =>
    files.reduce(
      (total, file) => total + ((typeof file === 'string' ? undefined : file[name]) ?? otherwise),
      0,
    );
  return { additions: sum('additions', 1), deletions: sum('deletions', 0), changed_files: files.length };
}
