import type { ChangedFile } from '../../github/pull-request.ts';
import { code, type Fact, plain, table } from '../../lib/markdown.ts';
import { formatNumber, oneLine } from '../../lib/text.ts';
import type { PullRequestChanges, Scope } from '../github/pull-request-changes.ts';

const MAX_ROWS = 10;
const MAX_TEXT_LENGTH = 150;

/** Returns what is known of a pull request besides its link, as rows of a table. */
export function factsOfChanges(changes: PullRequestChanges | undefined): readonly Fact[] {
  if (changes === undefined) return [];
  const { title, state, fileCount, additions, deletions } = changes.details;
  return [
    ['Title', plain(oneLine(title, MAX_TEXT_LENGTH))],
    ['State', state === 'open' ? undefined : state],
    [
      'Changes',
      `${formatNumber(fileCount)} ${fileCount === 1 ? 'file' : 'files'}, ${signed(additions, deletions)}`,
    ],
  ];
}

/** Returns tables of the paths that are not allowed, and of the first files that a pull request changes. */
export function changesTables(
  changes: PullRequestChanges | undefined,
  scope: Scope | undefined,
): readonly string[] {
  const disallowed = scope?.kind === 'out-of-scope' ? scope.paths : [];
  const files = changes?.files ?? [];
  return [
    ...pathsTable(
      'Not in <code>allowed-paths</code>',
      disallowed.map(({ path, file }) => [cell(path), changeOf(file)]),
      disallowed.length,
    ),
    ...pathsTable(
      'Changed file',
      files.map((file) => [namesOf(file), changeOf(file)]),
      changes?.details.fileCount ?? 0,
    ),
  ];
}

function pathsTable(
  head: string,
  rows: readonly (readonly [path: string, change: string])[],
  count: number,
): readonly string[] {
  if (rows.length === 0) return [];
  const shown = rows.slice(0, MAX_ROWS);
  const left = count - shown.length;
  return [table([head, 'Change'], left > 0 ? [...shown, [`and ${formatNumber(left)} more`, '']] : shown)];
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
  return code(oneLine(text, MAX_TEXT_LENGTH));
}
