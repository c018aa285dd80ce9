import { link, paragraphs } from '../../lib/markdown.ts';
import { isNote, NOTE, writeComment } from '../comment/comment.ts';
import { type Marked, type Marker, signedBody, withoutMarker } from '../comment/marker.ts';
import { isOwnRepository, type Run } from '../job-run.ts';
import { checkBeforeMerging, withCheck } from './changes-markdown.ts';
import type { Outcome } from './outcome.ts';

export const JOB_NOT_AFFECTED = ", but the job itself isn't affected";

interface NoteRequest {
  readonly marker: Marker;
  readonly requestUrl: string;
  /** A later run finds the job by it. Otherwise, a new one is only written if there is something to check. */
  readonly isNeeded: boolean;
  /** The issue or pull request that has the whole report. */
  readonly reportedOn: number | undefined;
  /** Whether the pull request can have an earlier one, which is brought up to date. */
  readonly mayExist: boolean;
}

/**
 * Writes a short comment on the agent's own pull request, if that is open, and in this repository, so that a later run finds its
 * job there, and who merges it reads what to check. A failure is a warning. Resolves with one after which the same may work later.
 */
export async function writeNote(
  run: Run,
  outcome: Outcome,
  { marker, requestUrl, isNeeded, reportedOn, mayExist }: NoteRequest,
) {
  const { confirmed } = outcome.pullRequest ?? {};
  if (confirmed === undefined || !isOwnRepository(run, confirmed.repository)) return undefined;
  const { files, isOpen, number } = confirmed;
  if (files === undefined && !isNeeded) return undefined;
  const line = checkBeforeMerging(outcome.pullRequest);
  const saysWhatToCheck = line !== '' && files !== 'unread';
  const isNews = isOpen && (isNeeded || saysWhatToCheck) && number !== reportedOn;
  // Not every message leads to a new commit.
  const verb = outcome.done.target?.before === undefined ? 'opened' : 'worked on';
  const issue = { kind: 'pull-request', number } as const;
  const sentence = `${NOTE} ${verb} this pull request for ${link('this request', requestUrl)}.`;
  const revise = ({ marker: earlier, body }: Marked) =>
    earlier.job === marker.job && isNote(body)
      ? signedBody(run, issue, withCheck(withoutMarker(body), line), earlier)
      : undefined;
  const { temporaryError } = await writeComment(
    run,
    issue,
    isNews ? signedBody(run, issue, paragraphs(sentence, line), marker) : undefined,
    mayExist ? revise : undefined,
    JOB_NOT_AFFECTED,
  );
  return temporaryError;
}
