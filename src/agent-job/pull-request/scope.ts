import { type ChangedFile, MAX_LISTED_FILES, pathsOf } from '../../github/changed-files.ts';
import { firstOf, formatNumber, inBackticks } from '../../lib/text.ts';

/** Why a pull request isn't known to change only `allowed-paths`. */
export type Scope =
  /** Each path is a file's path, or its old path. `isEarlier`: none of them is from this request, but from an earlier one. */
  | {
      readonly kind: 'out-of-scope';
      readonly paths: readonly { readonly path: string; readonly file: ChangedFile }[];
      readonly isEarlier: boolean;
    }
  /** `why` is a sentence that says what to do. */
  | { readonly kind: 'unknown'; readonly why: string };

/**
 * Returns undefined if it changes only what is allowed. It changes `fileCount` files, however many are listed. `added` are the paths
 * that this request changed, if that is known: what an earlier one changed isn't this one's fault.
 */
export function scopeOf(
  files: readonly ChangedFile[],
  fileCount: number,
  isAllowed: (path: string) => boolean,
  added: ReadonlySet<string> | undefined,
): Scope | undefined {
  const paths = files.flatMap((file) =>
    pathsOf(file).flatMap((path) => (isAllowed(path) ? [] : { path, file })),
  );
  const own = paths.filter(({ path }) => added?.has(path) ?? true);
  if (own.length > 0) return { kind: 'out-of-scope', paths: own, isEarlier: false };
  // What isn't listed can be from this request.
  if (files.length < fileCount || (files.length >= MAX_LISTED_FILES && files.length !== fileCount)) {
    const why = `GitHub only lists ${formatNumber(files.length)} of its files; check the others yourself, or ask for a smaller change.`;
    return { kind: 'unknown', why };
  }
  return paths.length === 0 ? undefined : { kind: 'out-of-scope', paths, isEarlier: true };
}

const MAX_NAMED = 5;
/** In characters, so that all of them fit into an annotation. */
const MAX_PATH_LENGTH = 200;

/** Returns a sentence or two. `namesPaths` is for texts without a table of the paths. */
export function scopeProblem(scope: Scope, namesPaths: boolean): string {
  switch (scope.kind) {
    case 'out-of-scope': {
      const { paths, isEarlier } = scope;
      const names = paths.map(({ path }) => inBackticks(path, MAX_PATH_LENGTH));
      const count = paths.length === 1 ? 'a path' : `${paths.length} paths`;
      const list = namesPaths ? `: ${firstOf(names, MAX_NAMED)}` : '';
      const by = isEarlier ? ', by an earlier request' : '';
      return `The pull request changes ${count} outside \`allowed-paths\`${by}${list}. Review what it changes there.`;
    }
    case 'unknown':
      return `\`allowed-paths\` couldn't be checked. ${scope.why}`;
  }
}
