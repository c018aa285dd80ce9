import { addOnce, markedComments, withWriteTime } from '../agent-job/comment/comment.ts';
import { type Marked, markerOf, signedBody } from '../agent-job/comment/marker.ts';
import type { Target } from '../agent-job/job/done.ts';
import { checkPullRequest } from '../agent-job/pull-request/changes.ts';
import { commentMarkdown, endMarkdown, requesterIn } from '../agent-job/report/markdown.ts';
import { type Outcome, outcomeOf } from '../agent-job/report/outcome.ts';
import { editComment } from '../github/comments.ts';
import { GitHubError } from '../github/errors.ts';
import { DAY_MS } from '../lib/clock.ts';
import { inBackticks } from '../lib/text.ts';
import type { EndedJob } from './jobs.ts';
import { noteGitHubError, type SettleRun } from './settle-run.ts';

/** A comment that was brought up to date. */
export type Settled = { readonly comment: Marked; readonly outcome: Outcome };

/** Reports ended jobs in their comments, one after the other, because GitHub limits how fast comments are written. */
export async function settleAll(run: SettleRun, jobs: readonly EndedJob[]): Promise<readonly Settled[]> {
  const settled: Settled[] = [];
  for (const job of jobs) {
    if (run.limit.stop.aborted) break;
    try {
      for await (const one of settleJob(run, job)) settled.push(one);
    } catch (error) {
      if (!(error instanceof GitHubError)) throw error;
      const needsSomeone = error.lacksPermission || error.status === 401;
      const conclusion = needsSomeone ? 'failure' : 'warning';
      noteGitHubError(run, error, { conclusion, title: 'Job not reported' }, ', so the next run tries again');
      // GitHub would refuse the next one too.
      if (needsSomeone || error.mayPass) break;
    }
  }
  return settled;
}

/** Yields the comments of a job as they are brought up to date, oldest first. Rejects with a `GitHubError`. */
async function* settleJob(run: SettleRun, { id, comments, done }: EndedJob): AsyncGenerator<Settled> {
  const checked = await checkPullRequest(run, done);
  for (const comment of comments) {
    if (run.limit.stop.aborted) return;
    const outcome = outcomeOf({ ...done, target: targetOf(comment, comments, done) }, checked, run.inputs);
    if (comment.marker.ended || !(await settleComment(run, comment, outcome))) continue;
    run.runner.info(`Job ${inBackticks(id)} on #${comment.issue.number}: ${outcome.message}`);
    yield { comment, outcome };
  }
}

/** If an earlier comment names the same pull request, the job got it from an earlier prompt. */
function targetOf(comment: Marked, all: readonly Marked[], { job }: EndedJob['done']): Target {
  const prLink = job.last?.prLink;
  const isUpdate =
    prLink !== undefined && all.some(({ id, body }) => id < comment.id && body.includes(prLink));
  return isUpdate ? { kind: 'message', job: { id: job.id, prLink } } : { kind: 'create' };
}

/**
 * Announces a job's end beside a comment, and then brings the comment up to date, so that the next run makes up for a kill in
 * between. Resolves with false if the comment is gone, or up to date already. Rejects with a `GitHubError`.
 */
async function settleComment(
  run: SettleRun,
  { id, issue, marker, body, url, updatedAt }: Marked,
  outcome: Outcome,
): Promise<boolean> {
  const { github, environment, event, clock, inputs } = run;
  const login = requesterIn(body);
  // As the run that the comment is about.
  const step = {
    ...run,
    environment: { ...environment, runId: marker.run, runAttempt: marker.attempt },
    event: {
      ...event,
      actor: login === undefined ? undefined : { login, isBot: false },
      // The job was created before the comment, but not a day before.
      happenedAt: updatedAt - DAY_MS,
    },
    startedAt: clock.now(),
  };
  const report = { step, outcome, promptSha256: marker.prompt };
  return await withWriteTime(run, async (time) => {
    const now = (await markedComments(run, issue, time.stop)).filter(({ isVerified }) => isVerified);
    const open = now.filter((one) => !one.marker.ended && one.marker.job === marker.job);
    if (!open.some((one) => one.id === id)) return false;
    // Beside the last of a conversation: after a kill in between, one is still open.
    const isAnnounced = open.at(-1)?.id !== id || now.some((one) => one.marker.announces === id);
    if (inputs.commentOnEnd && !isAnnounced) {
      const own = markerOf(run, undefined, '', true);
      const text = endMarkdown(report, url);
      await addOnce(run, issue, signedBody(run, issue, text, { ...own, announces: id }), time);
    }
    const edited = signedBody(run, issue, commentMarkdown(report), { ...marker, ended: true });
    return await editComment(github(time.stop), { id, issue, body: edited });
  });
}
