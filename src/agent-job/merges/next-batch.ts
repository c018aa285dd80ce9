import { type Commit, pullRequestsByNumber } from '../../github/commits.ts';
import { inBackticks } from '../../lib/text.ts';
import { type AgentJob, endOf } from '../../platform/agent-jobs.ts';
import { whyLeftOut } from '../accounts.ts';
import type { Done } from '../job/done.ts';
import { isMissing, lookUp, lostTrack, notSent, waitUntilIdle } from '../job/wait.ts';
import { gitHubOf, type Run } from '../job-run.ts';
import { type Batch, leftOutOf } from './batch.ts';
import { lineTo, madeOn, newCommits, openHistory, reachable } from './history.ts';
import { isMarked, markBefore, markContext, readMark, SENT, START } from './mark.ts';

/** Marks the base, once. For an empty batch, also marks the tip if new commits were left out, and returns the skip. */
export async function markStartOrSkip(run: Run, batch: Batch): Promise<Done | undefined> {
  const { branch, base, tip, merges, newestJob } = batch;
  if (!isMarked(base)) {
    const refusal = await markBefore(run, base, START);
    if (refusal !== undefined) return refusal;
  }
  if (merges.length > 0) return undefined;

  const only = leftOutOf(batch);
  // While its job can fail, the mark stays the newest, so that the next run asks for it.
  const stays = only === '' || (newestJob?.last !== undefined && endOf(newestJob.last) === undefined);
  const refusal = stays ? undefined : await markBefore(run, { sha: tip }, `${SENT}: nothing, only ${only}`);
  if (refusal !== undefined) return refusal;
  const but = only === '' ? '' : `, except for ${only}`;
  const since = inBackticks(base.sha.slice(0, 12));
  const why = `nothing was merged into ${inBackticks(branch)} since commit ${since}${but}.`;
  return { kind: 'skipped', skip: { guard: 'nothing-merged', why } };
}

function warnOfFirstBatch(run: Run, { sha }: Commit): void {
  const status = `-f state=success -f context='${markContext(run)}' -f description='${START}'`;
  const command = `gh api repos/${run.environment.repository}/statuses/<sha> ${status}`;
  run.runner.warning(
    `Found no earlier batch of this step, so this one starts after ${inBackticks(sha.slice(0, 12))}. ` +
      `To start after another commit, run this with its SHA: ${inBackticks(command)}.`,
    'First batch of merges',
  );
}

/** Returns what was merged since the last batch. `started`: an earlier attempt of this run sent the newest batch to this job. */
export async function findBatch(run: Run): Promise<Batch | Done> {
  const { branch = '' } = run.environment;
  const history = await openHistory(run, branch);
  const { known, tip } = history;
  const mark = await history.newestMark();
  const last = await lookUpMarked(run, mark, mark?.sha !== tip);
  if (last !== undefined && 'kind' in last) return last;

  const { job: markedJob, after = '' } = readMark(mark);
  let base = mark;
  let failed: Commit | undefined;
  if (last && endOf(last)?.resendsMerges) {
    base = await history.startingWith(after);
    failed = mark;
    run.runner.notice(`Job ${inBackticks(last.id)} failed, so its merges count as not sent.`, 'Failed batch');
  }
  if (base === undefined) {
    base = await history.firstBase();
    if (!isMarked(base)) warnOfFirstBatch(run, base);
  }
  const added = base.sha === tip ? [] : await newCommits(run, base, tip, known);
  const listed = await listMerges(run, { branch, base, tip }, added);
  const id = markedJob ?? (run.inputs.jobId === 'auto' ? await history.newestJob() : undefined);
  const newestJob = id === undefined ? undefined : { id, last };
  return { kind: 'batch', branch, tip, base, failed, newestJob, ...listed };
}

/**
 * Returns the job that a mark names, if there is one, or how the run ends: if an earlier attempt set the mark, with that job.
 * Another active job may still fail, and its batch has to be sent again then. So if there is more to send, this waits for its end;
 * with `wait: false`, only for a message, which has to wait anyway. Of a job that the mark's run saw end well, only re-runs ask.
 */
async function lookUpMarked(
  run: Run,
  mark: Commit | undefined,
  isNew: boolean,
): Promise<AgentJob | Done | undefined> {
  const { environment, clock, inputs, runner } = run;
  const { job: id, after, runId } = readMark(mark);
  const isDone = after === undefined;
  const isOwn = environment.runAttempt > 1 && runId === environment.runId;
  if (id === undefined || (isDone && !isOwn)) return undefined;
  // Once the job was seen to end, the mark is newer than that.
  const promptedAt = isDone ? undefined : mark?.status?.createdAt;
  const last = await lookUp(run, id, isOwn || isNew ? 'created' : 'once', promptedAt);
  const began = clock.now();
  if (isOwn) {
    if ('kind' in last) return lostTrack(last, ONLY_MARKED);
    const end = endOf(last);
    if (!isDone && end?.resendsMerges) return last;
    const hasLed = isDone && last.prLink !== undefined && end?.status !== 'archived';
    const target = { ...ONLY_MARKED, ledToPullRequest: hasLed ? true : undefined };
    return { kind: 'started', job: { id, last }, target };
  }
  const why = 'Waiting for its end, because its merges are sent again if it fails';
  const waits = isNew && !inputs.dryRun && (inputs.wait || inputs.jobId !== undefined);
  const isActive = !('kind' in last) && endOf(last) === undefined;
  const answer = isActive && waits ? await waitUntilIdle(run, last, why) : last;
  if (!('kind' in answer)) return answer;
  // It is only asked for once if there is nothing else to send. Then the mark stays the newest, and the next run asks again.
  const isAskedLater = answer.kind === 'lost' && answer.error.policy.read === 'retry';
  if (isAskedLater) runner.info(answer.error.message);
  if (isNew && isMissing(answer))
    runner.warning(`Job ${inBackticks(id)} is gone, so this run doesn't send its merges again.`, 'Job gone');
  if (isAskedLater || isMissing(answer)) return undefined;
  const waitedMs = answer.kind === 'timed-out' ? clock.now() - began : 0;
  if (inputs.jobId === undefined) return notSent(answer, { kind: 'create', waitedMs });
  return notSent(answer, { kind: 'message', jobId: inputs.jobId === 'auto' ? id : inputs.jobId, waitedMs });
}

/** Only the mark says what the earlier attempt did. */
const ONLY_MARKED = { kind: 'resume', before: { url: '' } } as const;

/**
 * Returns what new commits merged. A commit that another one brought counts if its message names a pull request that no commit on
 * the branch itself names: a merge of `develop` brings many. Those that a `git pull` merged count as the branch's own. The agent's
 * own and dependency updates are only counted.
 */
async function listMerges(
  run: Run,
  { branch, base, tip }: Pick<Batch, 'branch' | 'base' | 'tip'>,
  added: readonly Commit[],
): Promise<Pick<Batch, 'merges' | 'leftOut'>> {
  const left = new Map(added.map((commit) => [commit.sha, commit]));
  const line = lineTo(branch, base, tip, left);
  const shas = line.map(({ sha }) => sha);
  const own = madeOn(branch, shas, left);
  const namedHere = new Set(added.map((one) => (own.has(one.sha) ? one.namedPullRequest : undefined)));
  const isOwnOrNew = ({ sha, namedPullRequest: number }: Commit) =>
    own.has(sha) || (number !== undefined && !namedHere.has(number));
  const groups = line
    .toReversed()
    .map((commit) => ({ commit, listed: [commit, ...takeBrought(commit, left).filter(isOwnOrNew)] }));

  const numbers = groups.flatMap(({ listed }) => listed.flatMap((commit) => commit.namedPullRequest ?? []));
  const pulls = await pullRequestsByNumber(gitHubOf(run), [...new Set(numbers)]);
  const leftOut = { agent: 0, dependencies: 0 };
  const isListed = (commit: Commit) => {
    const pull = pulls.get(commit.namedPullRequest ?? 0);
    // The pull request decides, if it was merged as this commit: anyone can write any name and author into a commit.
    const { author, ownBranch } =
      pull?.mergeCommit === commit.sha ? pull : { ...commit, ownBranch: undefined };
    const kind = whyLeftOut(run, author, ownBranch);
    if (kind !== undefined) leftOut[kind] += 1;
    return kind === undefined;
  };
  const merges = groups
    .map(({ commit, listed }) => ({ commit, listed: listed.filter(isListed) }))
    .filter(({ listed }) => listed.length > 0);
  return { merges, leftOut };
}

/** Removes a commit and what it brought from `left`. Returns what it brought, oldest first. */
function takeBrought({ sha: merge }: Commit, left: Map<string, Commit>): readonly Commit[] {
  const reached = reachable([merge], left);
  // In GitHub's order.
  const brought = [...left.values()].filter(({ sha }) => sha !== merge && reached.has(sha));
  for (const sha of reached) left.delete(sha);
  return brought;
}
