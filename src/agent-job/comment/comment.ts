import { addComment, editComment, isSameBody, ownComments } from '../../github/comments.ts';
import { expectGitHubError, GitHubError } from '../../github/errors.ts';
import type { IssueRef } from '../../github/issue.ts';
import type { Target } from '../job/done.ts';
import { differInKey, isOwnRepository, type Reporting, type Run, stepHash } from '../job-run.ts';
import { type ReportTime, withReportTime } from '../report-time.ts';
import {
  isSameStep,
  type Marked,
  type Marker,
  markerOf,
  signedBody,
  withMarker,
  withoutCopies,
  withoutMarker,
} from './marker.ts';

export function issueToComment(step: Reporting): IssueRef | undefined {
  return step.inputs.comment ? issueOfRun(step) : undefined;
}

export function issueOfRun({ inputs, event }: Reporting): IssueRef | undefined {
  const { issueNumber } = inputs;
  if (issueNumber === undefined) return event.issue;
  return event.issue?.number === issueNumber ? event.issue : { kind: 'unknown', number: issueNumber };
}

/** Such a comment lets a later run continue the job. Our markers are bound to the run's own repository. */
export function commentsOnPullRequest(
  run: Reporting,
  target: Target | undefined,
  repository: string,
): boolean {
  const isOwn = target !== undefined && target.kind !== 'follow' && target.before === undefined;
  return run.inputs.jobId === 'auto' && isOwn && isOwnRepository(run, repository);
}

/**
 * Returns our newest comment on an issue or pull request that names a job of this project. `made`: only one that this step created.
 * `any`: also another step's, but not a job of another job of the same matrix, even if another step continued it.
 */
export async function newestJobComment(run: Run, issue: IssueRef, which: 'any' | 'made') {
  const marked = await markedComments(run, issue, run.limit.stop);
  const own = stepHash(run);
  const ofOtherKeys = marked.flatMap(({ marker: { step, job } }) => (differInKey(step, own) ? job : []));
  const counts = ({ before, prompt, step, job }: Marker) =>
    which === 'made' ? before === undefined && prompt !== '' && step === own : !ofOtherKeys.includes(job);
  const named = marked.filter(({ marker }) => marker.job !== '' && counts(marker));
  const newest = named.at(-1);
  if (newest?.isVerified === false) {
    run.runner.warning(
      `Comment ${newest.id} on #${issue.number} is ignored: it was edited, or signed with another key. ` +
        'Set `marker-key` to a secret that stays the same when the API key is replaced.',
      'Comment not verified',
    );
  }
  return named.findLast(({ isVerified }) => isVerified);
}

/**
 * Returns our comment of the newest earlier attempt of this run, step and prompt that named a job. Rejects if the marker of a later
 * attempt doesn't verify, because the comment was edited or the key was replaced: it may name another job.
 */
export async function findEarlierAttempt(run: Run): Promise<Marked | undefined> {
  const issue = issueToComment(run);
  if (issue === undefined) return undefined;
  const own = markerOf(run, undefined);
  const earlier = (await markedComments(run, issue, run.limit.stop)).filter(
    ({ marker }) => marker.attempt < own.attempt && isSameStep(marker, own),
  );
  const newest = earlier.findLast(({ isVerified, marker }) => isVerified && marker.job !== '');
  const last = newest?.marker.attempt ?? 0;
  const doubtful = earlier.find(({ isVerified, marker }) => !isVerified && marker.attempt > last);
  if (doubtful === undefined) return newest;
  throw new GitHubError({
    what: `Couldn't verify comment ${doubtful.id} on #${issue.number}`,
    why: `it is of attempt ${doubtful.marker.attempt}, but it was edited, or the key that signed it was replaced`,
    fix: 'Start a new run instead of this re-run, or follow the job with `job-id`; a `marker-key` outlives the API key',
  });
}

/** Returns our newest comment that reports a job where this run comments. Undefined also if GitHub doesn't list the comments. */
export async function newestReport(run: Run, jobId: string): Promise<Marked | undefined> {
  const issue = issueToComment(run);
  const marked = issue && (await markedComments(run, issue, run.limit.stop).catch(expectGitHubError));
  if (marked === undefined || marked instanceof GitHubError) return undefined;
  return marked.findLast(({ marker, isVerified }) => isVerified && marker.job === jobId);
}

/** Returns whether a comment is of this attempt, or reports the job that it resumed, or that it followed, in any run. */
export function isReportOf(run: Run, target: Target | undefined, jobId: string | undefined) {
  const own = markerOf(run, undefined);
  return (marker: Marker): boolean => {
    const isSame = isSameStep(marker, own);
    if (isSame && marker.attempt === own.attempt) return true;
    if (marker.job !== jobId) return false;
    if (target?.kind !== 'follow') return target?.kind === 'resume' && isSame;
    // A job that is followed can get a message, with a comment of its own.
    return !marker.before === !target.before && marker.before?.head === target.before?.head;
  };
}

export interface CommentRequest {
  readonly issue: IssueRef;
  /** Markdown, without the marker. */
  readonly text: string;
  /** Returns the new text of the comment to edit, which keeps its marker. By default, it gets `text`, and the state of `marker`. */
  readonly revise?: (text: string) => string;
  readonly marker: Marker;
  /** Whether to edit a comment: the newest of ours for which this holds. Otherwise, or if it is gone, a new one is written. */
  readonly replaces: ((marker: Marker, text: string) => boolean) | undefined;
  /** Only to bring an earlier comment up to date: nothing is to be told. */
  readonly isOnlyUpdate?: boolean;
  /** What to say after “Couldn't comment on #1” if it can't be written. */
  readonly consequence: string;
}

/** A comment that can't be written is a warning. */
export async function writeComment(run: Reporting, request: CommentRequest) {
  const { github, runner, namedPermissions } = run;
  const { issue, text, marker, replaces, isOnlyUpdate = false, consequence } = request;
  const written = await withReportTime(run, 'write', async (time) => {
    const earlier = replaces === undefined ? [] : await markedComments(run, issue, time.stop);
    const existing = earlier.findLast((one) => one.isVerified && replaces?.(one.marker, one.body));
    if (existing !== undefined) {
      const { id } = existing;
      const body = revisedBody(run, existing, request);
      if (isSameBody(existing.body, body)) return id;
      if (await editComment(github(time.stop), { id, issue, body })) return id;
      const instead = isOnlyUpdate ? '' : ', so a new one is written';
      runner.info(`Comment ${id} on #${issue.number} was deleted${instead}.`);
    }
    return isOnlyUpdate ? undefined : await addOnce(run, issue, signedBody(run, issue, text, marker), time);
  }).catch(expectGitHubError);
  if (!(written instanceof GitHubError)) return { id: written, mayWorkLater: false };
  runner.debugError(written);
  const { lacksPermission, permission, mayPass } = written;
  // A missing permission is named once.
  const isNamed = lacksPermission && namedPermissions.has(permission);
  if (lacksPermission) namedPermissions.add(permission);
  if (!isNamed) runner.warning(written.explainSent(consequence), 'No comment');
  return { id: undefined, mayWorkLater: mayPass };
}

/** If the first attempt may have worked, it looks for the comment before the second and last one. */
export async function addOnce(
  run: Reporting,
  issue: IssueRef,
  body: string,
  { stop, mayRetry, until }: ReportTime,
): Promise<number | undefined> {
  const { clock } = run;
  const github = run.github(stop);
  try {
    return await addComment(github, issue, body);
  } catch (error) {
    if (!(error instanceof GitHubError) || stop.aborted || !mayRetry) throw error;
    if (error.mayHaveHappened) {
      const own = await ownComments(github, issue);
      const existing = own.findLast((comment) => isSameBody(comment.body, body));
      if (existing !== undefined) return existing.id;
    } else if (error.retryAfterMs !== undefined && clock.now() + error.retryAfterMs < until) {
      await clock.sleep(error.retryAfterMs, stop);
    } else {
      throw error;
    }
    return await addComment(github, issue, body);
  }
}

/** Its marker still says what its run's re-runs need: a prompt that led to a pull request did, however a later one failed. */
function revisedBody(
  run: Reporting,
  { issue, marker, body }: Marked,
  { text, marker: { state }, revise }: CommentRequest,
): string {
  const isLater = marker.state === 'done' && state === 'void';
  return revise === undefined
    ? signedBody(run, issue, text, isLater ? marker : { ...marker, state })
    : signedBody(run, issue, revise(withoutMarker(body)), marker);
}

/** Returns the comments of our own account that have a marker, oldest first, without copies. */
export async function markedComments(
  run: Reporting,
  issue: IssueRef,
  stop: AbortSignal,
): Promise<readonly Marked[]> {
  const comments = await ownComments(run.github(stop), issue);
  return withoutCopies(comments.flatMap((comment) => withMarker(run, comment) ?? []));
}
