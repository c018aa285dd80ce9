import { type Commit, MAX_CONTEXT_LENGTH, MAX_STATUS_LENGTH, setCommitStatus } from '../../github/commits.ts';
import { expectGitHubError, GitHubError } from '../../github/errors.ts';
import { endOf } from '../../platform/agent-jobs.ts';
import { runUrl } from '../../runner/environment.ts';
import type { Mark } from '../context/block.ts';
import { type Done, notCreated } from '../job/done.ts';
import { gitHubOf, type Run, stepHash, withReportTime } from '../job-run.ts';
import { saveForPost } from '../saved-state.ts';
import type { Batch } from './batch.ts';

/** A mark is a commit status that says that this step sent everything up to this commit. */
export const SENT = 'Sent';
const SHA_LENGTH = 12;
const SENT_WITH = /^Sent with job (\S+)(?: after ([\da-f]{12}))?$/u;

export const START = `${SENT}: start`;

/** GitHub ignores case, which the hash doesn't need. */
export function markContext(run: Run): string {
  const { workflowFile, workflowJob } = run.environment;
  const end = ` ${stepHash(run)}`;
  const file = workflowFile.slice(workflowFile.lastIndexOf('/') + 1);
  return `docs-agent: ${file}/${workflowJob}`.slice(0, MAX_CONTEXT_LENGTH - end.length) + end;
}

export function isMarked({ status }: Commit): boolean {
  return status?.description.startsWith(SENT) === true;
}

/** Returns the job and the run of a mark, and how the base's SHA begins, unless that run saw the job end well. */
export function readMark(mark: Commit | undefined) {
  const { description = '', targetUrl = '' } = mark?.status ?? {};
  const [, job, after] = SENT_WITH.exec(description) ?? [];
  const [, runId] = /\/actions\/runs\/(\d+)/u.exec(targetUrl) ?? [];
  return { job, after, runId };
}

/** Returns the description of the mark of a batch that a job got. */
function sentWith(job: string, base?: string): string {
  const after = base === undefined ? '' : ` after ${base.slice(0, SHA_LENGTH)}`;
  const text = `${SENT} with job ${job}${after}`;
  return text.length <= MAX_STATUS_LENGTH && /^[\x20-\x7E]*$/u.test(text) ? text : SENT;
}

/** Sets a mark. If that fails, returns why nothing may be sent: the next run would send the same again. */
export async function markBefore(
  run: Run,
  { sha, status: earlier }: Pick<Commit, 'sha' | 'status'>,
  description: string,
  targetUrl: string = runUrl(run.environment),
): Promise<Done | undefined> {
  const marking = setCommitStatus(gitHubOf(run), sha, markContext(run), { description, targetUrl });
  const error = await marking.catch(expectGitHubError);
  if (!(error instanceof GitHubError)) return undefined;
  const { status, mayPass } = error;
  // GitHub takes 1,000 for a commit and context.
  if (status === 422 && !mayPass && description === earlier?.description) return undefined;
  const isForbidden = !mayPass && [403, 404, 422].includes(status ?? 0);
  return notCreated(run, error, isForbidden ? 'mark-forbidden' : 'guard-unavailable');
}

/**
 * Sets the base's mark once more: the last moment to learn that the token can't mark. Overwrites the mark of a failed job: if less fits
 * into this batch, that one would be newer than this one's. What the base's job does doesn't matter then, or after it ended well.
 */
export async function markBeforeSending(run: Run, batch: Batch): Promise<Done | undefined> {
  const { base, failed, newestJob } = batch;
  const earlier = isMarked(base) ? base.status : undefined;
  const { description = START, targetUrl } = earlier ?? {};
  const hasEnded = newestJob?.last !== undefined && endOf(newestJob.last) !== undefined;
  const job = hasEnded ? readMark(base).job : undefined;
  const refusal = await markBefore(run, base, job ? sentWith(job) : description, targetUrl);
  if (refusal !== undefined || failed === undefined || failed.sha === base.sha) return refusal;
  return await markBefore(run, failed, 'Again, because its job failed');
}

/** Also after a cancel. A failure is a warning. Resolves with whether it is marked. */
export async function markAccepted(run: Run, jobId: string, { newest, base }: Mark): Promise<boolean> {
  const error = await setMark(run, newest, sentWith(jobId, base));
  if (error === undefined) saveForPost(run.runner, { mark: undefined });
  else run.runner.warning(error.explainSent(', so the next run sends these merges again'), 'Not marked');
  return error === undefined;
}

/** Sets the mark once more, without the base, if the job has done its work: then it doesn't count that a later prompt fails. */
export async function markEnded(run: Run, done: Done): Promise<void> {
  const { included: { mark } = {}, hasUnmarkedMerges } = done;
  if (done.kind !== 'ended' || mark === undefined || hasUnmarkedMerges) return;
  if (endOf(done.job.last)?.resendsMerges === false) await setMark(run, mark.newest, sentWith(done.job.id));
}

async function setMark(run: Run, sha: string, description: string): Promise<GitHubError | undefined> {
  const mark = { description: run.runner.redact(description), targetUrl: runUrl(run.environment) };
  const result = await withReportTime(run, 'write', (timed) =>
    setCommitStatus(gitHubOf(timed), sha, markContext(run), mark),
  ).catch(expectGitHubError);
  return result instanceof GitHubError ? result : undefined;
}
