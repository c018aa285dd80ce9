import type { Commit } from '../../github/commits.ts';

/** Commits by their SHA. */
export type Commits<T extends Commit = Commit> = ReadonlyMap<string, T>;

export function bySha<T extends Commit>(commits: readonly T[]): Map<string, T> {
  return new Map(commits.map((commit) => [commit.sha, commit]));
}

/** Returns a commit and its first parents, newest first, as far as they are known: the branch itself, without what merges brought. */
export function firstParents<T extends Commit>(tip: string, known: Commits<T>): readonly T[] {
  const found: T[] = [];
  for (let at = known.get(tip); at !== undefined; at = known.get(at.parents[0] ?? '')) found.push(at);
  return found;
}

/** Returns those of the known commits that are one of `from` or its ancestors. */
export function reachable(from: readonly string[], known: Commits): ReadonlySet<string> {
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
