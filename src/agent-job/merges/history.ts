import { type Commit, commitsBetween, listHistory } from '../../github/commits.ts';
import { expectGitHubError, GitHubError } from '../../github/errors.ts';
import { DAY_MS } from '../../lib/clock.ts';
import { inBackticks } from '../../lib/text.ts';
import { gitHubOf, type Run } from '../job-run.ts';
import { isMarked, markContext, readMark } from './mark.ts';

/** GitHub is asked for a hundred at a time. */
const MAX_HISTORY = 2_000;
const FIRST_BATCH_MS = 7 * DAY_MS;

/** The history of a branch, read as far as it is needed. Rejects if there is none. */
export async function openHistory(run: Run, branch: string) {
  const historyOf = (at: string) => listHistory(gitHubOf(run), at, markContext(run));
  const pages = historyOf(`refs/heads/${branch}`);
  const known = new Map<string, Commit>();
  const firstOf = async <T>(find: () => T | undefined) => {
    for (;;) {
      const found = find();
      if (found !== undefined || known.size >= MAX_HISTORY) return found;
      const page = await pages.next();
      if (page.done === true) return undefined;
      for (const commit of page.value) known.set(commit.sha, commit);
    }
  };
  const tip = await firstOf(() => known.values().next().value);
  if (tip === undefined) {
    throw new GitHubError({
      what: `Couldn't read the history of ${inBackticks(branch)}`,
      why: 'GitHub returned no commits of it',
      fix: 'Check that the branch still exists, and that `github-token` is for this repository',
    });
  }
  /** The tip first. */
  const onBranch = () => {
    const own = madeOn(branch, [tip.sha], known);
    return known.values().filter(({ sha }) => own.has(sha));
  };
  const startingWith = async (sha: string) => {
    const found = await firstOf(() => known.values().find((commit) => commit.sha.startsWith(sha)));
    // One that is older than what is read is asked for by itself.
    return found ?? (await historyOf(sha).next()).value?.[0];
  };
  return {
    /** By their SHA. */
    known,
    tip: tip.sha,
    newestMark: async () => {
      const first = await firstOf(() => onBranch().find(isMarked));
      // One that contains it counts: dates can be wrong, the branch can have been moved to one that it had been merged into, or the
      // merge of a `git pull` has another message, so that it isn't recognized.
      const contains = (mark: Commit, other: Commit) => reachable([mark.sha], known).has(other.sha);
      const marks = known.values().filter(isMarked);
      return marks.reduce((newest, mark) => (!newest || contains(mark, newest) ? mark : newest), first);
    },
    /** A mark after which nothing was left to send names none. */
    newestJob: async () => readMark(await firstOf(() => onBranch().find((mark) => readMark(mark).job))).job,
    startingWith,
    firstBase: async (): Promise<Commit> => {
      const before = run.clock.now() - FIRST_BATCH_MS;
      // Without marks, nothing tells a fork that merges its upstream from a `git pull`, so what was merged doesn't count.
      const own = firstParents(tip.sha, known);
      const found = own.find(({ committedAt = 0 }) => committedAt < before) ?? own.slice(1).at(-1);
      // Not the tip, or nothing would be new: all that was read can be what it merged.
      return found ?? (await startingWith(tip.parents[0] ?? tip.sha)) ?? tip;
    },
  };
}

/** Returns what the tip has and the base lacks, oldest first. The history, by date, misses old commits that were merged since. */
export async function newCommits(run: Run, base: Commit, tip: string, known: ReadonlyMap<string, Commit>) {
  const comparison = commitsBetween(gitHubOf(run), { base: base.sha, head: tip });
  const compared = await comparison.catch(expectGitHubError);
  if (!(compared instanceof GitHubError)) return compared;
  if ((compared.status ?? 0) < 500) throw compared;
  run.runner.warning(
    compared.explainSent(', so only the listed history counts, and a merge of older commits may be missing'),
    'Merges may be missing',
  );
  const old = reachable([base.sha], known);
  return [...known.values()].filter(({ sha }) => !old.has(sha)).toReversed();
}

/** Returns the tip and its first parents, newest first, as far as they are known. */
function firstParents(
  tip: string,
  known: ReadonlyMap<string, Commit>,
  parentOf = ({ parents }: Commit) => parents[0],
): readonly Commit[] {
  const found: Commit[] = [];
  for (let at = known.get(tip); at !== undefined; at = known.get(parentOf(at) ?? '')) found.push(at);
  return found;
}

/** Returns the line from the tip to the base, newest first, without the base. A mark on it covers all that was sent before. */
export function lineTo(branch: string, base: Commit, tip: string, added: ReadonlyMap<string, Commit>) {
  const containing = new Set([base.sha]);
  const pairs = added.values().flatMap(({ sha, parents }) => parents.map((parent) => ({ sha, parent })));
  const children = Map.groupBy(pairs, ({ parent }) => parent);
  for (const sha of containing) for (const child of children.get(sha) ?? []) containing.add(child.sha);
  return firstParents(tip, added, (commit) => {
    const { parents } = commit;
    // A `git pull` has the branch second. No parent contains a base that a force push dropped.
    const inOrder = isPullOn(branch, commit) ? [parents[1], ...parents] : parents;
    return inOrder.find((parent = '') => containing.has(parent)) ?? parents[0];
  });
}

const PULL = /^Merge (?:branch(?:es)? '|remote-tracking branch '(?:refs\/remotes\/)?[^/']+\/)(.+?)'/u;

/** Returns whether a commit is of a `git pull` on a branch. */
function isPullOn(branch: string, { message }: Commit): boolean {
  return PULL.exec(message)?.[1] === branch;
}

/**
 * Returns commits of the branch and those below them that were made on it: first parents, and what is below both parents of a
 * `git pull`, which swaps them. The merge of a fork's branch of this name counts as one, because it has the same message.
 */
export function madeOn(branch: string, from: readonly string[], known: ReadonlyMap<string, Commit>) {
  return reachable(from, known, (commit) => commit.parents.slice(0, isPullOn(branch, commit) ? 2 : 1));
}

/** Returns commits and their ancestors, by their SHAs. What is before one that isn't known is left out. */
export function reachable(
  from: readonly string[],
  known: ReadonlyMap<string, Commit>,
  parentsOf = ({ parents }: Commit) => parents,
): ReadonlySet<string> {
  const reached = new Set(from);
  // What is added on the way is visited too.
  for (const sha of reached) {
    const commit = known.get(sha);
    for (const parent of commit ? parentsOf(commit) : []) reached.add(parent);
  }
  return reached;
}
