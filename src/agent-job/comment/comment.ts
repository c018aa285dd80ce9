import { addComment, editComment, isSameBody, ownComments, ownCommentsSince } from '../../github/comments.ts';
import { expectGitHubError, GitHubError } from '../../github/errors.ts';
import type { IssueRef } from '../../github/issue.ts';
import { inBackticks } from '../../lib/text.ts';
import type { Target } from '../job/done.ts';
import {
  differInKey,
  gitHubOf,
  isOwnRepository,
  issueToComment,
  type Run,
  stepHash,
  withReportTime,
} from '../job-run.ts';
import { hasLed, isSameStep, type Marked, type Marker, markedAmong, markerOf } from './marker.ts';

/** Such a comment lets a later run continue the job. Our markers are bound to the run's own repository. */
export function needsNote(run: Run, target: Target | undefined, repository: string): boolean {
  return run.inputs.jobId === 'auto' && target?.before === undefined && isOwnRepository(run, repository);
}

/**
 * Returns our newest comment on an issue or pull request that names a job of this project. `made`: only if this step's prompt opened
 * its pull request. `any`: also another step's, but not a job of another job of the same matrix, even if another step continued it.
 */
export async function newestJobComment(run: Run, issue: IssueRef, which: 'any' | 'made') {
  const marked = await markedComments(run, issue);
  const own = stepHash(run);
  const ofOtherKeys = marked.flatMap(({ marker: { step, job } }) => (differInKey(step, own) ? job : []));
  const isMade = ({ before, isReplaced, prompt, step }: Marker) =>
    (before === undefined || isReplaced) && prompt !== '' && step === own;
  const isOfOwnKey = ({ job }: Marker) => !ofOtherKeys.includes(job);
  const counts = which === 'made' ? isMade : isOfOwnKey;
  const named = marked.filter(({ marker }) => marker.job !== '' && counts(marker));
  const newest = named.at(-1);
  if (newest?.isVerified === false) {
    run.runner.warning(
      `Comment ${inBackticks(String(newest.id))} on #${issue.number} is ignored: it was edited, or signed with another key. ` +
        'Set `marker-key` to a secret that stays the same when the API key is replaced.',
      'Comment not verified',
    );
  }
  return named.findLast(({ isVerified }) => isVerified);
}

export const NOTE = 'The documentation agent';

/** Returns whether it's the short comment on the agent's own pull request. */
export function isNote(body: string): boolean {
  return body.startsWith(NOTE);
}

/** Returns what our comments, the oldest first, say that the prompt of one of them led to. */
export function resultOf({ id, body, marker, updatedAt }: Marked, comments: readonly Marked[]) {
  const { job, before, isReplaced, prompt } = marker;
  if (hasLed(marker)) {
    const [, said, link] = /^\W*Docs (?:pull request (\w+)|job).*\]\((\S+)\)/u.exec(body) ?? [];
    // Someone else can have pushed since, and GitHub may not answer now.
    const change = (['updated', 'unchanged', 'continued'] as const).find((word) => word === said);
    const after = { url: link?.replaceAll('&amp;', '&') };
    return { ...(isReplaced ? { replaced: before } : { before }), after, change, ledToPullRequest: true };
  }
  // A run that follows the job again edits its comment, which is then about a later prompt.
  const isLater = (one: Marked) => one.id > id && (prompt !== '' || one.createdAt > updatedAt);
  // A note, and the comment of a run that only followed the job, name the head that an earlier message found.
  const isMessage = ({ body: text, marker: its, isVerified }: Marked) =>
    isVerified && its.job === job && its.prompt !== '' && !isNote(text);
  // It was only sent after the prompt had ended, so what it found counts, however the job ended later.
  const next = comments.find((one) => isLater(one) && isMessage(one))?.marker;
  if (next === undefined) return { before };
  const found = next.before;
  const after = { ...found, head: found?.head ?? '' };
  if (found !== undefined) return { before, after, ledToPullRequest: true };
  // If there was one before the prompt, the message doesn't tell what became of it.
  return { before, after, ledToPullRequest: before === undefined ? false : undefined };
}

/**
 * Returns our comment of the newest earlier attempt of this run, step and prompt that named a job, and the prompt's result. Rejects if
 * the marker of a later attempt doesn't verify, after an edit or with another key: it may name another job.
 */
export async function findEarlierAttempt(run: Run) {
  const own = markerOf(run, undefined);
  const marked = await markedComments(run, issueToComment(run));
  const earlier = marked.filter(({ marker }) => marker.attempt < own.attempt && isSameStep(marker, own));
  const newest = earlier.findLast(({ isVerified, marker }) => isVerified && marker.job !== '');
  const last = newest?.marker.attempt ?? 0;
  const doubtful = earlier.find(({ isVerified, marker }) => !isVerified && marker.attempt > last);
  if (doubtful !== undefined) {
    throw new GitHubError({
      what: `Couldn't verify comment ${inBackticks(String(doubtful.id))} on #${doubtful.issue.number}`,
      why: `it is from attempt ${doubtful.marker.attempt}, but it was edited, or the key that signed it was replaced`,
      fix: 'Start a new run instead of this re-run, or follow the job with `job-id`; a `marker-key` stays valid when the API key changes',
    });
  }
  // If the comment doesn't say what the prompt led to: the job's next message can be from anywhere, such as its pull request.
  const isUnknown = newest?.marker.state === 'open';
  const all = isUnknown ? markedAmong(run, await ownCommentsSince(gitHubOf(run), newest.createdAt)) : marked;
  return newest && { ...newest, result: resultOf(newest, all) };
}

/** Returns our newest comment that reports a job where this run comments. Undefined also if they can't be listed. */
export async function newestReport(run: Run, jobId: string): Promise<Marked | undefined> {
  const marked = await markedComments(run, issueToComment(run)).catch(expectGitHubError);
  if (marked instanceof GitHubError) return undefined;
  return marked.findLast(({ marker, isVerified }) => isVerified && marker.job === jobId);
}

/** Returns whether a comment is of this attempt, or reports the job that it resumed, or that it followed, in any run. */
export function isReportOf(own: Marker, target: Target | undefined, earlier: Marker): boolean {
  const isSame = isSameStep(earlier, own);
  if (isSame && earlier.attempt === own.attempt) return true;
  if (earlier.job === '' || earlier.job !== own.job) return false;
  if (target?.kind !== 'follow') return target?.kind === 'resume' && isSame;
  // A job that is followed can get a message, with a comment of its own.
  return !earlier.before === !own.before && earlier.before?.head === own.before?.head;
}

/**
 * Edits the newest of our comments for which `revise` returns a body. If there is none, writes `body`. Undefined: none is edited,
 * or no new one is written. A failure is a warning: “Couldn't comment on #1”, `consequence`, and `ofNone` without an earlier one.
 */
export async function writeComment(
  run: Run,
  issue: IssueRef,
  body: string | undefined,
  revise: ((earlier: Marked) => string | undefined) | undefined,
  consequence: string,
  ofNone = '',
) {
  const { runner, namedPermissions } = run;
  let isNew = false;
  const written = await withReportTime(run, 'write', async (timed, mayRetry) => {
    const listed = revise === undefined ? [] : await markedComments(timed, issue);
    for (const earlier of listed.toReversed()) {
      const revised = earlier.isVerified ? revise?.(earlier) : undefined;
      if (revised === undefined) continue;
      await editComment(gitHubOf(timed), earlier, revised);
      return earlier.id;
    }
    isNew = true;
    return body === undefined ? undefined : await addOnce(timed, issue, body, mayRetry);
  }).catch(expectGitHubError);
  if (!(written instanceof GitHubError)) return { id: written, temporaryError: undefined };
  const { lacksPermission, permission, mayPass } = written;
  const isNamed = lacksPermission && namedPermissions.has(permission);
  if (lacksPermission) namedPermissions.add(permission);
  if (!isNamed) runner.warning(written.explainSent(`${consequence}${isNew ? ofNone : ''}`), 'No comment');
  return { id: undefined, temporaryError: mayPass ? written : undefined };
}

/** The second attempt is the last one. Before it, it looks for the comment if the first one may have worked. */
export async function addOnce(
  run: Run,
  issue: IssueRef,
  body: string,
  mayRetry: boolean,
): Promise<number | undefined> {
  const { clock, limit } = run;
  const github = gitHubOf(run);
  const added = await addComment(github, issue, body).catch(expectGitHubError);
  if (!(added instanceof GitHubError)) return added;
  const { mayHaveHappened, retryAfterMs = Number.POSITIVE_INFINITY } = added;
  const canWait = clock.now() + retryAfterMs < limit.deadline;
  if (limit.stop.aborted || !mayRetry || !(mayHaveHappened || canWait)) throw added;
  if (mayHaveHappened) {
    const own = await ownComments(github, issue);
    const existing = own.findLast((comment) => isSameBody(comment.body, body));
    if (existing !== undefined) return existing.id;
  } else {
    await clock.sleep(retryAfterMs, limit.stop);
  }
  return await addComment(github, issue, body);
}

export async function markedComments(run: Run, issue: IssueRef | undefined): Promise<readonly Marked[]> {
  return issue === undefined ? [] : markedAmong(run, await ownComments(gitHubOf(run), issue));
}
