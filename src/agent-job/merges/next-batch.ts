import { type Commit, commitsBetween, listHistory } from '../../github/commits.ts';
import { GitHubError } from '../../github/errors.ts';
import { DAY_MS } from '../../lib/clock.ts';
import { inBackticks } from '../../lib/text.ts';
import { type AgentJob, ENDS, endOf } from '../../platform/agent-jobs.ts';
import type { Done } from '../job/done.ts';
import { doneWithoutAnswer, type LookUpResult, lookUp, waitUntilIdle } from '../job/wait.ts';
import type { Run } from '../job-run.ts';
import { bySha, firstParents, reachable } from './ancestors.ts';
import { type Batch, leftOutOf } from './batch.ts';
import { listMerges } from './listed.ts';
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

/** GitHub is asked for a hundred at a time. */
const MAX_HISTORY = 2_000;
/** How far a first batch reaches back. */
const FIRST_BATCH_MS = 7 * DAY_MS;

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
  const listed = await listMerges(run, { branch, tip }, added);
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
  if (!isActive || !isNew || dryRun || !(wait || target === 'auto')) return answer;
  return await waitUntilIdle(
    run,
    answer.job,
    'Waiting for its end, because its merges are sent again if it fails',
  );
}

/** Only the mark says what the earlier attempt did. */
export const ONLY_MARKED = { kind: 'resume', commentId: undefined, sent: 'unknown', isDone: false } as const;

/** The history of a branch, read as far as it is needed. */
function openHistory(run: Run, branch: string) {
  const { github, limit, clock } = run;
  const pages = listHistory(github(limit.stop), branch, markContext(run));
  const commits: Commit[] = [];
  const readMore = async () => {
    const page = commits.length < MAX_HISTORY ? await pages.next() : undefined;
    if (page === undefined || page.done === true) return false;
    commits.push(...page.value);
    return true;
  };
  /** The tip first. */
  const onBranch = () => firstParents({ branch, tip: commits[0]?.sha ?? '' }, bySha(commits));
  const firstOf = async (find: () => Commit | undefined) => {
    for (;;) {
      const found = find();
      if (found !== undefined || !(await readMore())) return found;
    }
  };
  return {
    commits,
    newestMark: async () => {
      await firstOf(() => onBranch().find((commit) => isMarked(commit) || commit.parents.length === 0));
      // Without its message, the merge of a `git pull` isn't recognized.
      return onBranch().find(isMarked) ?? commits.find(isMarked);
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
      const known = onBranch();
      const base = known.find(({ committedAt = 0 }) => committedAt < before) ?? known.at(-1);
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
async function newCommits(
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
