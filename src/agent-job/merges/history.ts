import { type Commit, commitsBetween, listHistory } from '../../github/commits.ts';
import { GitHubError } from '../../github/errors.ts';
import { DAY_MS } from '../../lib/clock.ts';
import { inBackticks } from '../../lib/text.ts';
import type { Run } from '../job-run.ts';
import type { Batch } from './batch.ts';
import { isMarked, markContext, readMark, START } from './mark.ts';

/** GitHub is asked for a hundred at a time. */
const MAX_HISTORY = 2_000;
/** How far a first batch reaches back. */
const FIRST_BATCH_MS = 7 * DAY_MS;

/** The history of a branch, read as far as it is needed. */
export function openHistory(run: Run, branch: string) {
  const { github, limit, clock } = run;
  const pages = listHistory(github(limit.stop), branch, markContext(run));
  const commits: Commit[] = [];
  /** The tip first. */
  const onBranch = () => {
    const known = bySha(commits);
    return firstParents({ branch, tip: commits[0]?.sha ?? '' }, known, known);
  };
  const firstOf = async (find: () => Commit | undefined) => {
    for (;;) {
      const found = find();
      const isEnough = found !== undefined || commits.length >= MAX_HISTORY;
      const page = isEnough ? undefined : await pages.next();
      if (page === undefined || page.done === true) return found;
      commits.push(...page.value);
    }
  };
  return {
    commits,
    newestMark: async () => {
      await firstOf(() => onBranch().find((commit) => isMarked(commit) || commit.parents.length === 0));
      const known = bySha(commits);
      const { sha } = onBranch().find(isMarked) ?? {};
      // One beside it that contains it counts: the branch was moved to one that it had been merged into, or the merge of a `git pull`
      // has another message, so that it isn't recognized.
      return commits.find(
        (mark) => isMarked(mark) && (sha === undefined || reachable([mark.sha], known).has(sha)),
      );
    },
    /** A mark after which nothing was left to send names none. */
    newestJob: () =>
      onBranch()
        .filter(isMarked)
        .map((mark) => readMark(mark).job)
        .find((job) => job !== undefined),
    startingWith: async (sha: string | undefined) =>
      sha === undefined
        ? undefined
        : await firstOf(() => commits.find((commit) => commit.sha.startsWith(sha))),
    firstBase: (): Commit => {
      const before = clock.now() - FIRST_BATCH_MS;
      const known = bySha(commits);
      let [base] = commits;
      // Without marks, nothing tells a fork that merges its upstream from a `git pull`, so what was merged doesn't count.
      for (let at = base; at !== undefined; at = known.get(at.parents[0] ?? '')) {
        base = at;
        if ((at.committedAt ?? 0) < before) break;
      }
      if (base !== undefined) return base;
      throw new GitHubError({
        what: `Couldn't read the history of ${inBackticks(branch)}`,
        why: 'it is empty',
      });
    },
  };
}

/**
 * Returns the commits of the tip that the base doesn't contain, parents first. The history alone would miss what was cut before the
 * base and merged after it, because it is sorted by date.
 */
export async function newCommits(
  { github, limit, runner }: Run,
  base: Commit,
  tip: string,
  history: readonly Commit[],
): Promise<readonly Commit[]> {
  try {
    return await commitsBetween(github(limit.stop), { base: base.sha, head: tip });
  } catch (error) {
    if (!(error instanceof GitHubError && (error.status ?? 0) >= 500)) throw error;
    runner.warning(
      error.explain(', so only what the history lists counts: a merge of older commits may be missing'),
      'Merges may be missing',
    );
    const old = reachable([base.sha], bySha(history));
    return history.filter(({ sha }) => !old.has(sha)).toReversed();
  }
}

export function bySha(commits: readonly Commit[]): Map<string, Commit> {
  return new Map(commits.map((commit) => [commit.sha, commit]));
}

/**
 * Returns the tip and its first parents, newest first, as far as they are known: the branch itself, without what merges brought.
 * `history` has the marks; for a batch, its commits too, because reading by date can miss some.
 */
export function firstParents(
  { branch, tip }: Pick<Batch, 'branch' | 'tip'>,
  known: ReadonlyMap<string, Commit>,
  history: ReadonlyMap<string, Commit>,
): readonly Commit[] {
  const found: Commit[] = [];
  for (let at = known.get(tip); at !== undefined; at = known.get(splitParents(at, branch, history).own ?? ''))
    found.push(at);
  return found;
}

/** Returns the parent that was on the branch, and those that were merged into it. A `git pull` on the branch swaps them. */
export function splitParents(commit: Commit, branch: string, history: ReadonlyMap<string, Commit>) {
  const { parents } = commit;
  const isSwapped = isPull(commit, branch) && !hasOwnMark(parents, branch, history);
  const [own, ...brought] = isSwapped ? [...parents.slice(1), ...parents.slice(0, 1)] : parents;
  return { own, brought };
}

const PULL = /^Merge (?:branch(?:es)? '|remote-tracking branch '(?:refs\/remotes\/)?[^/']+\/)(.+?)'/u;

/** Returns whether a `git pull` made a commit. Only the message tells, and the merge of a fork's branch of this name has the same. */
function isPull({ message }: Commit, branch: string): boolean {
  return PULL.exec(message)?.[1] === branch;
}

/** Returns whether only the first parent has own marks. A local commit has none but a start, or was sent before a force push. */
function hasOwnMark(
  [first = '', ...others]: readonly string[],
  branch: string,
  history: ReadonlyMap<string, Commit>,
) {
  const marks = [...history.values()].filter((one) => isMarked(one) && one.status?.description !== START);
  // Most of a long history is read without a mark, and can have hundreds of pulls.
  if (marks.length === 0) return false;
  const own = madeFor(branch, first, history);
  const shared = reachable(others, history);
  const onOneSide = marks.filter(({ sha }) => own.has(sha) !== shared.has(sha));
  return onOneSide.length > 0 && onOneSide.every(({ sha }) => own.has(sha));
}

/** Returns a commit and those below it that were made for the branch itself: of both parents of a `git pull`. */
export function madeFor(branch: string, sha: string, known: ReadonlyMap<string, Commit>) {
  return reachable([sha], known, (one) => (isPull(one, branch) ? one.parents : one.parents.slice(0, 1)));
}

/** Returns those of the known commits that are one of `from` or its ancestors. */
export function reachable(
  from: readonly string[],
  known: ReadonlyMap<string, Commit>,
  parentsOf = ({ parents }: Commit) => parents,
): ReadonlySet<string> {
  const reached = new Set<string>();
  const queue = [...from];
  for (let sha = queue.pop(); sha !== undefined; sha = queue.pop()) {
    const commit = reached.has(sha) ? undefined : known.get(sha);
    if (commit === undefined) continue;
    reached.add(sha);
    queue.push(...parentsOf(commit));
  }
  return reached;
}
