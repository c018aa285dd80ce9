import { addOnce, markedComments, resultOf } from '../agent-job/comment/comment.ts';
import { isOpen, type Marked, markerOf, signedBody, stateAfter } from '../agent-job/comment/marker.ts';
import { endedWith, type Target } from '../agent-job/job/done.ts';
import { gitHubOf, type Run, withReportTime } from '../agent-job/job-run.ts';
import { confirmPullRequest, type LinkedPullRequest } from '../agent-job/pull-request/changes.ts';
import { commentMarkdown, endMarkdown, requestIn } from '../agent-job/report/markdown.ts';
import { writeNote } from '../agent-job/report/note.ts';
import { outcomeOf } from '../agent-job/report/outcome.ts';
import { editComment } from '../github/comments.ts';
import { expectGitHubError } from '../github/errors.ts';
import type { IssueRef } from '../github/issue.ts';
import { DAY_MS } from '../lib/clock.ts';
import { inBackticks } from '../lib/text.ts';
import { noteGitHubError, type SettleRun } from './context.ts';
import type { EndedJob } from './look-ups.ts';

/** Reports ended jobs one by one, because GitHub limits the rate of comments. Resolves with how many need no other look. */
export async function settleAll(run: SettleRun, jobs: readonly EndedJob[]): Promise<number> {
  let ended = jobs.length;
  for (const job of jobs) {
    const pullRequest = await confirmPullRequest(run, job.done);
    // GitHub's answer may be another one by then. After a day, the doubt is told.
    const isLeft = pullRequest?.mayBeReadLater === true && gitHubOf(run).now() - job.changedAt < DAY_MS;
    if (isLeft) ended -= 1;
    if (run.limit.stop.aborted) return ended;
    if (isLeft) continue;
    for (const issue of new Map(job.comments.map(({ issue }) => [issue.number, issue])).values()) {
      const error = await settleOnIssue(run, job, issue, pullRequest).catch(expectGitHubError);
      if (error === undefined) continue;
      const needsSomeone = error.lacksPermission || error.status === 401;
      const conclusion = needsSomeone ? 'failure' : 'warning';
      noteGitHubError(run, error, { conclusion, title: 'Job not reported' }, ', so the next run tries again');
      // GitHub would refuse the next one too.
      if (needsSomeone || error.mayPass) return ended;
    }
  }
  return ended;
}

/** Announces an end below its last open comment, and then updates all of them, so that the next run makes up for a kill. */
async function settleOnIssue(
  run: SettleRun,
  { id: jobId, changedAt, done, comments }: EndedJob,
  issue: IssueRef,
  pullRequest: LinkedPullRequest | undefined,
): Promise<void> {
  const { inputs, limit, runner, settled } = run;
  const listed = await withReportTime(run, 'write', (timed) => markedComments(timed, issue));
  const verified = listed.filter(({ isVerified }) => isVerified);
  const ofJob = verified.filter(({ marker }) => marker.job === jobId);
  const open = ofJob.filter(({ marker }) => isOpen(marker));
  const last = open.at(-1);
  // After the look-up, another run can have continued the job.
  if (last === undefined || open.some(({ updatedAt }) => updatedAt > changedAt)) return;
  const outcomeFor = (comment: Marked) => {
    const target = targetOf(jobId, comment, comments);
    const ended = done.kind === 'ended' ? endedWith(target, done.job.last) : { ...done, target };
    const url = ended.job.last?.prLink;
    const doubt = "The pull request wasn't looked up, because the job has opened another one since.";
    const earlier = url === undefined ? undefined : { url, doubt };
    return outcomeOf(ended, url === done.job.last?.prLink ? pullRequest : earlier, run);
  };
  // A comment that was changed since is about a later end.
  const newer = verified.filter(({ createdAt }) => createdAt > last.updatedAt);
  const isAnnounced = newer.some(({ marker }) => ofJob.some(({ id }) => id === marker.announces));
  if (inputs.commentOnEnd && !isAnnounced) {
    const text = endMarkdown(stepOf(run, last), outcomeFor(last), last.url);
    const body = signedBody(run, issue, text, { ...markerOf(run, undefined), announces: last.id });
    await withReportTime(run, 'write', (timed, mayRetry) => addOnce(timed, issue, body, mayRetry));
  }
  for (const comment of open) {
    if (limit.stop.aborted) return;
    const outcome = outcomeFor(comment);
    const { before, replaced, ledToPullRequest } = outcome.done.target ?? {};
    const wasDone = comment.marker.state === 'reopened';
    const told = wasDone ? comment.marker : { ...comment.marker, isReplaced: replaced !== undefined };
    const noteError = await writeNote(run, outcome, {
      marker: { ...told, state: 'done' },
      requestUrl: comment.url.replace(/#.*$/u, ''),
      isNeeded: before === undefined,
      reportedOn: issue.number,
      mayExist: true,
    });
    // The next run tries again, as long as the comment is open. GitHub may be limiting the rate, so this one ends.
    if (noteError !== undefined) throw noteError;
    const text = commentMarkdown(stepOf(run, comment), outcome, comment.body);
    const state = wasDone || ledToPullRequest === true ? 'done' : stateAfter(outcome.job);
    const body = signedBody(run, issue, text, { ...told, state });
    await withReportTime(run, 'write', (timed) => editComment(gitHubOf(timed), comment, body));
    runner.info(`Job ${inBackticks(jobId)} on #${issue.number}: ${outcome.message}`);
    settled.push({ comment, outcome });
  }
}

/** Returns what the comment's run did. One without a prompt followed the job, as a later run did if the prompt was done. */
function targetOf(jobId: string, comment: Marked, comments: readonly Marked[]): Target {
  const { before, prompt, state } = comment.marker;
  if (state === 'reopened') return { kind: 'follow', jobId, before };
  const result = resultOf(comment, comments);
  if (prompt === '') return { kind: 'follow', jobId, ...result };
  return before === undefined ? { kind: 'create', ...result } : { kind: 'message', jobId, ...result };
}

/** Returns the step of the comment's own run, as if it reported now. */
function stepOf(run: SettleRun, { body, marker, createdAt }: Marked): Run {
  const { environment, clock, event } = run;
  // The job was created before the comment, but not a day before.
  const happenedAt = createdAt - DAY_MS;
  return {
    ...run,
    environment: { ...environment, runId: marker.run, runAttempt: marker.attempt },
    event: { ...event, ...requestIn(body), happenedAt },
    startedAt: clock.now(),
  };
}
