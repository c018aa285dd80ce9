import { expectGitHubError, GitHubError } from '../../github/errors.ts';
import { removeLabel } from '../../github/issue.ts';
import { runUrl } from '../../runner/environment.ts';
import { exitCode, logConclusion, noteOf } from '../../step/conclusion.ts';
import { isNote, isReportOf, needsNote, writeComment } from '../comment/comment.ts';
import { hasLed, isOpen, type Marked, type Marker, markerOf, signedBody } from '../comment/marker.ts';
import { react } from '../comment/reaction.ts';
import { othersMerged } from '../event-of-push.ts';
import { type Done, endedWith, isFoundUncommented, wasNeverSeen, wasThereBefore } from '../job/done.ts';
import { gitHubOf, issueOfRun, issueToComment, type Run, withReportTime } from '../job-run.ts';
import { markEnded } from '../merges/mark.ts';
import { confirmPullRequest } from '../pull-request/changes.ts';
import { addLabelsAndReviewers } from '../pull-request/labels-and-reviewers.ts';
import { saveForPost } from '../saved-state.ts';
import { adviceMarkdown } from './advice.ts';
import { commentMarkdown, helpUrl, requestIn, summaryMarkdown } from './markdown.ts';
import { JOB_NOT_AFFECTED, writeNote } from './note.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import { changeOfEarlier } from './outcome-texts.ts';
import { setOutputs } from './outputs.ts';

/** Asks GitHub for the pull request first, because `allowed-paths` can change the outcome. Resolves with the step's exit code. */
export async function reportRun(run: Run, done: Done): Promise<number> {
  const { runner, event } = run;
  const hasLabeled = event.label !== undefined && event.actor?.isBot === false;
  const isOfAgent = done.kind === 'skipped' && done.skip.guard === 'agent-event' && !hasLabeled;
  // For those who can't see the log. No one asked by a push, or by what the agent did.
  const isSkipTold = done.kind === 'skipped' && !isOfAgent && event.push === undefined;
  if (isSkipTold || done.kind === 'invalid') await react(run, 'confused');
  // Made anew, without what was included, which can be longer than a variable of the environment.
  if (done.kind === 'ended') saveForPost(runner, { done: endedWith(done.target, done.job.last) });
  const pullRequest = await confirmPullRequest(run, done);
  const outcome = outcomeOf(done, pullRequest, run);
  const { target } = done;
  if (target !== undefined && wasNeverSeen(target, outcome.job))
    saveForPost(runner, { done: { kind: 'not-created', error: 'cancelled', target } });
  await reportOnPage(run, outcome, summaryMarkdown(run, outcome, await othersMerged(run)));
  if ('error' in done && !(done.error instanceof GitHubError)) runner.debugError(done.error);
  const { kind } = target ?? {};
  // A step that never saw the job that it follows knows less of it than another comment says.
  const mayBeReported = kind === 'resume' || (kind === 'follow' && outcome.job !== undefined);
  const isCommented = await reportOnGitHub(run, outcome, mayBeReported);
  // `post` has time of its own for what is left, such as labels, which a cancelled run doesn't add.
  const isCutOff = run.cutShort.aborted || (run.cancelled.aborted && pullRequest?.confirmed !== undefined);
  const isUnmarked = 'job' in done && done.hasUnmarkedMerges === true;
  const isLeft = !isCommented || pullRequest?.mayBeReadLater === true || isUnmarked || isCutOff;
  if (!isLeft) saveForPost(runner, { finished: true });
  await markEnded(run, done);
  return exitCode(outcome.conclusion === 'failure', runner);
}

/** `mayBeReported`: there can be a comment to edit. Resolves with false if a comment may be written later. */
export async function reportOnGitHub(run: Run, outcome: Outcome, mayBeReported: boolean): Promise<boolean> {
  const { jobId, done } = outcome;
  const [isCommented, noteError] = await Promise.all([
    writeReportComment(run, outcome, mayBeReported),
    writeNote(run, outcome, {
      marker: markerOf(run, jobId, done),
      requestUrl: run.event.issue?.url || runUrl(run.environment),
      isNeeded: needsNote(run, done.target, run.environment.repository),
      reportedOn: issueToComment(run)?.number,
      mayExist: mayBeReported || wasThereBefore(done.target),
    }),
    removeTriggerLabel(run),
    addLabelsAndReviewers(run, outcome),
  ]);
  return isCommented && noteError === undefined;
}

async function reportOnPage(run: Run, outcome: Outcome, summary: string): Promise<void> {
  const { runner } = run;
  const { name, reason, conclusion, title, message, explanation, jobId, done, wait } = outcome;
  setOutputs(runner, outcome);
  const notes = done.kind === 'invalid' ? done.problems.map(noteOf) : [outcome];
  for (const note of notes) logConclusion(runner, note);
  const help = helpUrl(run, outcome);
  if (help !== undefined) runner.info(`Troubleshooting: ${help}`);
  await runner.addSummary(summary);
  saveForPost(runner, { reported: { name, reason, conclusion, title, message, explanation, jobId, wait } });
}

/** Resolves with false if writing failed, and may work later. */
async function writeReportComment(run: Run, outcome: Outcome, mayBeReported: boolean): Promise<boolean> {
  const { inputs, event, runner } = run;
  const { name, conclusion, jobId, job, done, pullRequest } = outcome;
  const isWritten = adviceMarkdown(run, outcome) !== '';
  if (!inputs.comment || !(isWritten || done.kind === 'dry-run') || isKnownBetter(outcome)) return true;
  const issue = issueOfRun(run);
  // The pull request of a push may not be known yet.
  if (issue === undefined && event.push !== undefined && run.cancelled.aborted) return false;
  if (issue === undefined) {
    const why = `the \`${event.name}\` event has no issue or pull request`;
    const fix = 'If it never has one, set `issue-number`, or remove `comment`';
    const again = ofRerun(run, done) === '' ? '' : ' A re-run would send the prompt again.';
    runner.notice(`Nothing to comment on, because ${why}. ${fix}.${again}`, 'No comment');
    return true;
  }
  if (!isWritten) return true;
  const mayBeWrong = done.target?.kind === 'follow' && job === undefined;
  // A re-run resumes the job that the marker names. `post` doesn't ask for one that `main` never saw.
  const named = ('job' in done || done.target?.kind === 'resume') && !mayBeWrong ? jobId : undefined;
  const marker = markerOf(run, named, done);
  const revise = ({ marker: earlier, body }: Marked) => {
    if (isNote(body) || !isReportOf(marker, done.target, earlier)) return undefined;
    const isActive = isOpen(marker);
    // Re-runs of its own run need that a prompt led to a pull request, however a later one ends.
    const keepsResult = earlier.prompt !== '' && hasLed(earlier);
    const now: Partial<Marker> = keepsResult
      ? { state: isActive ? 'reopened' : 'done' }
      : { state: isActive ? 'open' : marker.state, isReplaced: marker.isReplaced };
    const text = commentMarkdown({ ...run, event: { ...event, ...requestIn(body) } }, outcome, body);
    return signedBody(run, issue, text, { ...earlier, ...now });
  };
  const passed = name === 'pr-created' && conclusion !== 'failure';
  const isUnchanged = passed && changeOfEarlier(done.target, pullRequest) === 'unchanged';
  // No one asked by a push, so that nothing changed is no news.
  const isNews = event.push === undefined || (name !== 'no-pr' && !isUnchanged);
  const { id, temporaryError } = await writeComment(
    run,
    issue,
    isNews ? signedBody(run, issue, commentMarkdown(run, outcome), marker) : undefined,
    mayBeReported ? revise : undefined,
    named === undefined ? '' : JOB_NOT_AFFECTED,
    ofRerun(run, done),
  );
  if (id !== undefined) {
    runner.setOutput('comment-id', String(id));
    saveForPost(runner, { isCommented: true });
  }
  return temporaryError === undefined;
}

/** Returns whether a re-run that never saw the job knows less of it than what an earlier attempt has written. */
function isKnownBetter({ name, job, done: { target } }: Outcome): boolean {
  if (target?.kind !== 'resume' || job !== undefined) return false;
  return name === 'cancelled' || target.ledToPullRequest === true || target.before?.url === '';
}

/** Returns what a re-run does that finds no comment. */
function ofRerun(run: Run, done: Done): string {
  if (isFoundUncommented(run, done) || !('job' in done)) return '';
  return done.target.kind === 'message'
    ? ', and a re-run would send the message again'
    : ', and a re-run would create another one';
}

/** Adding the label again then starts another run. An error is a warning. */
export async function removeTriggerLabel(run: Run): Promise<void> {
  const { event, inputs, runner } = run;
  const { label, issue } = event;
  if (label === undefined || issue === undefined || !inputs.removeLabel || inputs.githubToken === '') return;
  const error = await withReportTime(run, 'write', (timed) =>
    removeLabel(gitHubOf(timed), issue, label),
  ).catch(expectGitHubError);
  if (!(error instanceof GitHubError)) return;
  runner.warning(error.explainSent(', so remove it yourself before you add it again'), 'Label not removed');
}
