import { type Commit, type MergedPull, pullRequestsByNumber } from '../../github/commits.ts';
import { isSameName } from '../../github/names.ts';
import { inBackticks } from '../../lib/text.ts';
import { type AgentJob, ENDS, endOf } from '../../platform/agent-jobs.ts';
import { isAgent, isAgentBranch } from '../accounts.ts';
import type { Done } from '../job/done.ts';
import { doneWithoutAnswer, type LookUpResult, lookUp, waitUntilIdle } from '../job/wait.ts';
import type { Run } from '../job-run.ts';
import { type Batch, leftOutOf } from './batch.ts';
import { bySha, firstParents, madeFor, newCommits, openHistory, reachable, splitParents } from './history.ts';
import { isMarked, markBefore, markContext, nothingSentOnly, readMark, START } from './mark.ts';

/** Marks where the batch begins. If nothing is left to send, marks that, and returns the skip. */
export async function skipUnlessNew(run: Run, batch: Batch): Promise<Done | undefined> {
  const { branch, base, tip, merges } = batch;
  if (!isMarked(base)) {
    const refusal = await markBefore(run, base.sha, START);
    if (refusal !== undefined) return refusal;
  }
  if (merges.length > 0) return undefined;

  const only = leftOutOf(batch);
  const refusal = only === '' ? undefined : await markBefore(run, tip, nothingSentOnly(only));
  if (refusal !== undefined) return refusal;
  const but = only === '' ? '' : `, except for ${only}`;
  const why = `nothing was merged into ${inBackticks(branch)} since this step last sent merges${but}.`;
  return { kind: 'skipped', skip: { guard: 'nothing-merged', why } };
}

/** The status can be set by hand, where the first batch should start. */
function warnOfFirstBatch(run: Run, { sha }: Commit, noMark: string): void {
  const { repository } = run.environment;
  run.runner.warning(
    `${noMark}, so the batch starts after ${inBackticks(sha.slice(0, 12))}. ` +
      `To start elsewhere, set it: ${inBackticks(`gh api repos/${repository}/statuses/<sha> -f state=success -f context='${markContext(run)}' -f description='${START}'`)}.`,
    'First batch of merges',
  );
}

/**
 * Returns what was merged into the branch since this step last sent merges. `started`: an earlier attempt of this run sent the newest
 * batch to this job.
 */
export async function findBatch(run: Run): Promise<Batch | Done> {
  const { environment, clock } = run;
  const { branch = '' } = environment;
  const history = openHistory(run, branch);
  const mark = await history.newestMark();
  const { job: markedJob, after, runId } = readMark(mark);
  const isOwn = environment.runAttempt > 1 && runId === environment.runId;
  let base = mark;
  let noMark = `No commit has the status ${inBackticks(markContext(run))}, which says what this step sent last`;
  let last: AgentJob | undefined;
  if (markedJob !== undefined) {
    const began = clock.now();
    const isNew = mark?.sha !== history.commits[0]?.sha;
    const answer = await (isOwn ? lookUp(run, markedJob, 'created') : lookUpMarked(run, markedJob, isNew));
    if (answer.kind === 'job') {
      last = answer.job;
      // That batch was not sent: the one before it counts.
      const end = endOf(last);
      const hasFailed = end !== undefined && ENDS[end].sendsMergesAgain;
      if (isOwn && !hasFailed) return { kind: 'started', job: { id: markedJob, last }, target: ONLY_MARKED };
      if (hasFailed) {
        base = await history.startingWith(after);
        noMark = `Couldn't find commit ${inBackticks(after ?? '')}, after which the batch of failed job ${inBackticks(markedJob)} started`;
      }
    } else if (isOwn) {
      return doneWithoutAnswer(answer, ONLY_MARKED, markedJob);
    } else if (answer.kind !== 'not-found') {
      const waitedMs = answer.kind === 'timed-out' ? clock.now() - began : 0;
      return doneWithoutAnswer(answer, { kind: 'message', job: { id: markedJob }, waitedMs });
    }
  }
  const { commits } = history;
  const tip = commits[0]?.sha ?? '';
  if (base === undefined) {
    base = history.firstBase();
    warnOfFirstBatch(run, base, noMark);
  }
  const added = base.sha === tip ? [] : await newCommits(run, base, tip, commits);
  const listed = await listMerges(run, { branch, tip }, added, bySha([...added, ...commits]));
  const id = markedJob ?? history.newestJob();
  const newestJob = id === undefined ? undefined : { id, last };
  return { kind: 'batch', branch, tip, base, newestJob, ...listed };
}

/**
 * An active job may still fail, and then its batch has to be sent again. So if there is more to send, this waits for its end. With
 * `wait: false`, it doesn't, unless the batch is a message, which has to wait anyway.
 */
async function lookUpMarked(run: Run, jobId: string, isNew: boolean): Promise<LookUpResult> {
  const { wait, jobId: target, dryRun } = run.inputs;
  const answer = await lookUp(run, jobId, 'given');
  const isActive = answer.kind === 'job' && endOf(answer.job) === undefined;
  if (!isActive || !isNew || dryRun || !(wait || target !== undefined)) return answer;
  return await waitUntilIdle(
    run,
    answer.job,
    'Waiting for its end, because its merges are sent again if it fails',
  );
}

/** Only the mark says what the earlier attempt did. */
export const ONLY_MARKED = { kind: 'resume', commentId: undefined, sent: 'unknown', isDone: false } as const;

/**
 * Returns what new commits merged. A commit that another one brought counts if its message names a pull request that no commit on
 * the branch itself names: a merge of `develop` brings many. Those that a `git pull` merged count as the branch's own. The agent's
 * own and dependency updates are only counted.
 */
async function listMerges(
  run: Run,
  { branch, tip }: Pick<Batch, 'branch' | 'tip'>,
  commits: readonly Commit[],
  history: ReadonlyMap<string, Commit>,
): Promise<Pick<Batch, 'merges' | 'leftOut'>> {
  const left = bySha(commits);
  const ownBranch = firstParents({ branch, tip }, left, history).toReversed();
  for (const { sha } of ownBranch) left.delete(sha);
  const namedHere = new Set(ownBranch.map(({ namedPullRequest }) => namedPullRequest));
  const groups = ownBranch.map((commit) => {
    const { brought } = splitParents(commit, branch, history);
    // Empty unless it is a `git pull`: otherwise, the first parent is on the branch itself.
    const direct = madeFor(branch, commit.parents[0] ?? '', left);
    const listed = takeBrought(brought, left).filter(
      ({ sha, namedPullRequest: number }) =>
        direct.has(sha) || (number !== undefined && !namedHere.has(number)),
    );
    return { commit, listed: [commit, ...listed] };
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
