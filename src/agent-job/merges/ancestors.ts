import type { Commit } from '../../github/commits.ts';
import type { Batch } from './batch.ts';

export function bySha(commits: readonly Commit[]): Map<string, Commit> {
  return new Map(commits.map((commit) => [commit.sha, commit]));
}

/** Returns the tip and its first parents, newest first, as far as they are known: the branch itself, without what merges brought. */
export function firstParents(
  { branch, tip }: Pick<Batch, 'branch' | 'tip'>,
  known: ReadonlyMap<string, Commit>,
): readonly Commit[] {
  const found: Commit[] = [];
  for (let at = known.get(tip); at !== undefined; at = known.get(splitParents(at, branch).own ?? ''))
    found.push(at);
  return found;
}

/**
 * Returns the parent that was on the branch, and those that were merged into it. A `git pull` on the branch merges the branch into
 * local commits, and so swaps them. Only the message of that merge tells.
 */
export function splitParents({ message, parents }: Commit, branch: string) {
  const [, pulled] = /^Merge (?:branch '|remote-tracking branch '[^/']+\/)(.+?)'/u.exec(message) ?? [];
  const [own, ...brought] = pulled === branch ? parents.toReversed() : parents;
  return { own, brought };
}

/** Returns those of the known commits that are one of `from` or its ancestors. */
export function reachable(from: readonly string[], known: ReadonlyMap<string, Commit>): ReadonlySet<string> {
  const reached = new Set<string>();
  const queue = [...from];
  for (let sha = queue.pop(); sha !== undefined; sha = queue.pop()) {
    const commit = reached.has(sha) ? undefined : known.get(sha);
    if (commit === undefined) continue;
    reached.add(sha);
    queue.push(...commit.parents);
  }
  return reached;
}
