import type { ChangedFile } from '../../github/changed-files.ts';
import { cell, firstRows, messageMarkdown, paragraphs, table } from '../../lib/markdown.ts';
import { formatCount, formatNumber } from '../../lib/text.ts';
import type { LinkedPullRequest } from '../pull-request/changes.ts';
import { whySiteCode } from '../pull-request/site-code.ts';

/** Returns how much a pull request changes, and its state if that isn't open: `3 files, +42 −5`, `draft`. */
export function sizeOfChanges(pullRequest: LinkedPullRequest | undefined): readonly string[] {
  if (pullRequest?.confirmed === undefined) return [];
  const { state, fileCount, additions, deletions } = pullRequest.confirmed;
  const size = `${formatCount(fileCount, 'file')}, ${signed(additions, deletions)}`;
  return state === 'open' ? [size] : [size, state];
}

/** Returns the paths that `allowed-paths` doesn't allow, or else the changed files. Empty if none. */
export function pathTable(pullRequest: LinkedPullRequest | undefined): string {
  const { confirmed, scope } = pullRequest ?? {};
  if (scope?.kind === 'out-of-scope') {
    const rows = scope.paths.map(({ path, file }) => [cell(path), changeOf(file)]);
    return table(['Outside `allowed-paths`', 'Change'], firstRows(rows, MAX_ROWS));
  }
  const { files = [], fileCount } = confirmed ?? {};
  if (files === 'unread' || files.length === 0) return '';
  const rows = files.map((file) => [namesOf(file), changeOf(file)]);
  return table(['Changed file', 'Change'], firstRows(rows, MAX_ROWS, fileCount));
}

const MAX_ROWS = 10;

/** Returns a line that names the changed files that can run code on the site; empty if there are none. */
export function checkBeforeMerging(pullRequest: LinkedPullRequest | undefined): string {
  const { confirmed } = pullRequest ?? {};
  if (confirmed?.files === undefined || confirmed.state === 'closed') return '';
  const { files, fileCount, state } = confirmed;
  const check = state === 'merged' ? `${CHECK}:**` : `${CHECK} before merging:**`;
  if (files === 'unread') return `${check} the changed files couldn't be read.`;
  const named = files.flatMap((file) => {
    const why = whySiteCode(file).join(', ');
    return why === '' ? [] : `${cell(file.path)} ${messageMarkdown(why)}`;
  });
  const more = named.length - MAX_ROWS;
  const unread = fileCount - files.length;
  const parts = [
    ...named.slice(0, MAX_ROWS),
    ...(more > 0 ? [`${formatCount(more, 'more file')} can run code`] : []),
    ...(unread > 0 ? [`${formatCount(unread, 'file')} couldn't be read`] : []),
  ];
  return parts.length === 0 ? '' : `${check} ${parts.join('; ')}.`;
}

const CHECK = '**Check';

/** Returns a text of ours with another such line, or without one. */
export function withCheck(text: string, line: string): string {
  const others = text.split('\n').filter((one) => !one.startsWith(CHECK));
  return paragraphs(others.join('\n').trim(), line);
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
