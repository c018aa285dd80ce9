import type { ChangedFile } from '../../github/changed-files.ts';
import { codeSpan, table } from '../../lib/markdown.ts';
import { formatCount, formatNumber, oneLine } from '../../lib/text.ts';
import type { CheckedPullRequest } from '../pull-request/changes.ts';
import type { Scope } from '../pull-request/scope.ts';

const MAX_ROWS = 10;
const MAX_TEXT_LENGTH = 150;

/** Returns how much a pull request changes, and its state if that isn't open: `3 files, +42 −5`, `draft`. */
export function sizeOfChanges(changes: CheckedPullRequest['changes']): readonly string[] {
  if (changes === undefined) return [];
  const { state, fileCount, additions, deletions } = changes.pullRequest;
  const size = `${formatCount(fileCount, 'file')}, ${signed(additions, deletions)}`;
  return state === 'open' ? [size] : [size, state];
}

/** Returns a table of the paths that `allowed-paths` doesn't allow; empty if there are none. */
export function disallowedPathsTable(scope: Scope | undefined): string {
  const disallowed = scope?.kind === 'out-of-scope' ? scope.paths : [];
  return pathsTable(
    'Outside `allowed-paths`',
    disallowed.map(({ path, file }) => [cell(path), changeOf(file)]),
    disallowed.length,
  );
}

/** Returns a table of the first files that a pull request changes; empty if the table of disallowed paths has all of them. */
export function changedFilesTable(changes: CheckedPullRequest['changes'], scope: Scope | undefined): string {
  const files = changes?.files ?? [];
  const disallowed = new Set(scope?.kind === 'out-of-scope' ? scope.paths.map(({ file }) => file.path) : []);
  if (files.every(({ path }) => disallowed.has(path))) return '';
  return pathsTable(
    'Changed file',
    files.map((file) => [namesOf(file), changeOf(file)]),
    changes?.pullRequest.fileCount ?? 0,
  );
}

function pathsTable(
  head: string,
  rows: readonly (readonly [path: string, change: string])[],
  count: number,
): string {
  if (rows.length === 0) return '';
  const shown = rows.slice(0, MAX_ROWS);
  const left = count - shown.length;
  return table([head, 'Change'], left > 0 ? [...shown, [`and ${formatNumber(left)} more`, '']] : shown);
}

function namesOf({ path, previousPath }: ChangedFile): string {
  return previousPath === undefined ? cell(path) : `${cell(previousPath)} → ${cell(path)}`;
}

function changeOf({ change, additions, deletions }: ChangedFile): string {
  const lines = signed(additions, deletions);
  return change === 'modified' ? lines : `${change}, ${lines}`;
}

function signed(additions: number, deletions: number): string {
  return `+${formatNumber(additions)} −${formatNumber(deletions)}`;
}

function cell(text: string): string {
  return codeSpan(oneLine(text, MAX_TEXT_LENGTH));
}
