import type { Commit } from '../../github/commits.ts';
import { formatCount, visibleLine } from '../../lib/text.ts';
import type { JobRef } from '../../platform/agent-jobs.ts';
import type { Environment } from '../../runner/environment.ts';
import type { FittedPart } from '../context/block.ts';

/** A commit of the line from the tip to the base, and what it brought. */
export interface Merge {
  readonly commit: Commit;
  /** Those to send, oldest first: the commit, and others that it brought and that name a pull request. */
  readonly listed: readonly Commit[];
}

/** What was merged since a step last sent merges, and what that is counted from. */
export interface Batch {
  readonly kind: 'batch';
  readonly branch: string;
  /** A SHA. */
  readonly tip: string;
  readonly base: Commit;
  /** The newest mark, if its job failed. */
  readonly failed: Commit | undefined;
  /** The job that the newest of the marks that name one names. `last` is undefined if it wasn't looked up, or is gone. */
  readonly newestJob: JobRef | undefined;
  /** Oldest first. */
  readonly merges: readonly Merge[];
  /** How many commits of the agent, and how many dependency updates, are not sent. */
  readonly leftOut: { readonly agent: number; readonly dependencies: number };
}

/** Returns “2 dependency updates and 1 commit of the agent”; empty if nothing was left out. */
export function leftOutOf({ leftOut: { agent, dependencies } }: Batch): string {
  const parts = [
    dependencies > 0 && formatCount(dependencies, 'dependency update'),
    agent > 0 && `${formatCount(agent, 'commit')} of the agent`,
  ];
  return parts.filter(Boolean).join(' and ');
}

/** Returns how many these are with what they brought, and when the oldest one was made, if GitHub says so. */
export function waitingIn(merges: readonly Merge[]) {
  const count = merges.reduce((sum, { listed }) => sum + listed.length, 0);
  return { count, since: merges[0]?.commit.committedAt };
}

/** In characters. */
const MAX_LINE_LENGTH = 200;

/** Returns the oldest merges that fit `limit` bytes of JSON, each with what it brought. The first one goes, alone if it must. */
export function fitMerges(batch: Batch, { serverUrl, repository }: Environment, limit: number): FittedPart {
  const { branch, base, merges } = batch;
  const entry = ({ sha, message, author, namedPullRequest: number }: Commit) => ({
    sha,
    title: visibleLine(titleOf(message), MAX_LINE_LENGTH),
    pull_request: number && { number, url: `${serverUrl}/${repository}/pull/${number}` },
    author,
  });
  let room = limit;
  let fitted = 0;
  let unfit = 0;
  const commits: object[] = [];
  for (const { listed } of merges) {
    const entries = listed.map(entry);
    room -= Buffer.byteLength(JSON.stringify(entries));
    const fits = room >= 0;
    if (!fits && fitted > 0) break;
    const kept = fits ? entries : entries.slice(0, 1);
    commits.push(...kept);
    unfit += entries.length - kept.length;
    fitted += 1;
  }
  const { count } = waitingIn(merges.slice(fitted));
  const leftOut = leftOutOf(batch);
  return {
    value: { branch: visibleLine(branch), after: base.sha, commits },
    what: formatCount(commits.length, 'merge'),
    leftOut: [
      leftOut !== '' && `Of the new commits: ${leftOut}.`,
      unfit > 0 && `${formatCount(unfit, 'commit')} that one merge brought: over the size limit.`,
      count > 0 && `${formatCount(count, 'merge')} over the size limit, waiting for the next run.`,
    ],
    mark: { newest: (merges[fitted - 1]?.commit ?? base).sha, base: base.sha },
  };
}

/** The title of a pull request is the text of its merge commit. */
function titleOf(message: string): string {
  const [first = '', ...rest] = message.split('\n');
  if (!/^Merge pull request #\d/u.test(first)) return first;
  return rest.find((line) => line.trim() !== '') ?? first;
}
