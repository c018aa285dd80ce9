import { type Commit, type MergedPull, pullRequestsByNumber } from '../../github/commits.ts';
import { isSameName } from '../../github/names.ts';
import { isAgent, isAgentBranch } from '../accounts.ts';
import type { Run } from '../job-run.ts';
import { bySha, firstParents, reachable, splitParents } from './ancestors.ts';
import type { Batch } from './batch.ts';

/**
 * Returns what new commits merged. A commit that another one brought counts if its message names a pull request that no commit on
 * the branch itself names: a merge of `develop` brings many. The agent's own and dependency updates are only counted.
 */
export async function listMerges(
  run: Run,
  at: Pick<Batch, 'branch' | 'tip'>,
  commits: readonly Commit[],
): Promise<Pick<Batch, 'merges' | 'leftOut'>> {
  const left = bySha(commits);
  const ownBranch = firstParents(at, left).toReversed();
  for (const { sha } of ownBranch) left.delete(sha);
  const namedHere = new Set(ownBranch.map(({ namedPullRequest }) => namedPullRequest));
  const groups = ownBranch.map((commit) => {
    const brought = takeBrought(splitParents(commit, at.branch).brought, left).filter(
      ({ namedPullRequest: number }) => number !== undefined && !namedHere.has(number),
    );
    return { commit, listed: [commit, ...brought] };
  });

  const numbers = groups.flatMap(({ listed }) =>
    listed.flatMap(({ namedPullRequest }) => namedPullRequest ?? []),
  );
  const { github, limit } = run;
  const pulls = await pullRequestsByNumber(github(limit.stop), [...new Set(numbers)]);
  const leftOut = { agent: 0, dependencies: 0 };
  const isListed = (commit: Commit) => {
    const kind = whyLeftOut(run, commit, pulls.get(commit.namedPullRequest ?? 0));
    if (kind !== undefined) leftOut[kind] += 1;
    return kind === undefined;
  };
  const merges = groups
    .map(({ commit, listed }) => ({ commit, listed: listed.filter(isListed) }))
    .filter(({ listed }) => listed.length > 0);
  return { merges, leftOut };
}

/** Removes what a merge commit brought from `left`, and returns it, oldest first. */
function takeBrought(parents: readonly string[], left: Map<string, Commit>): readonly Commit[] {
  const reached = reachable(parents, left);
  // GitHub lists parents before their children.
  const brought = [...left.values()].filter(({ sha }) => reached.has(sha));
  for (const sha of reached) left.delete(sha);
  return brought;
}

const UPDATERS = ['dependabot[bot]', 'renovate[bot]'];
const UPDATE_BRANCH = /^(?:dependabot|renovate)\//u;

/** The pull request decides, if it was merged as this commit: anyone can write any name and author into a commit. */
function whyLeftOut(
  run: Run,
  commit: Commit,
  pull: MergedPull | undefined,
): keyof Batch['leftOut'] | undefined {
  const { author, ownBranch } = pull?.mergeCommit === commit.sha ? pull : { ...commit, ownBranch: undefined };
  if (isAgent(run, author) || isAgentBranch(ownBranch)) return 'agent';
  const isUpdate = UPDATERS.some((login) => isSameName(author, login)) || UPDATE_BRANCH.test(ownBranch ?? '');
  return isUpdate ? 'dependencies' : undefined;
}
