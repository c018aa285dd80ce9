import { link, paragraphs } from '../../lib/markdown.ts';
import { writeComment } from '../comment/comment.ts';
import type { Marker } from '../comment/marker.ts';
import { isOwnRepository, type Reporting } from '../job-run.ts';
import { checkBeforeMerging, withCheck } from './changes-markdown.ts';
import type { Outcome } from './outcome.ts';

const NOTE = 'The documentation agent';
export const JOB_NOT_AFFECTED = ", but the job itself isn't affected";

interface Note {
  readonly marker: Marker;
  readonly requestUrl: string;
  /** When a new one is written: an earlier one is only brought up to date. */
  readonly isNew: 'always' | 'if-there-is-something-to-check' | 'never';
  /** Whether the pull request can have an earlier one. */
  readonly mayExist: boolean;
}

/**
 * Writes a short comment on the agent's own pull request, if that is open, and in this repository, so that a later run finds its
 * job there. A failure is a warning.
 */
export async function writeNote(
  run: Reporting,
  outcome: Outcome,
  { marker, requestUrl, isNew, mayExist }: Note,
): Promise<void> {
  const { confirmed } = outcome.pullRequest ?? {};
  if (confirmed === undefined || !isOwnRepository(run, confirmed.repository)) return;
  const { files, state, number } = confirmed;
  const line = checkBeforeMerging(outcome.pullRequest);
  const isOpen = state === 'open' || state === 'draft';
  const hasSomethingToCheck = line !== '' && files !== 'unread';
  const isNews = isOpen && (isNew === 'always' || (isNew !== 'never' && hasSomethingToCheck));
  if (!isNews && !mayExist) return;
  const verb = outcome.done.target?.before === undefined ? 'opened' : 'changed';
  await writeComment(run, {
    issue: { kind: 'pull-request', number },
    text: `${paragraphs(`${NOTE} ${verb} this pull request for ${link('this request', requestUrl)}.`, line)}\n`,
    marker,
    replaces: mayExist ? ({ job }, text) => job === marker.job && text.startsWith(NOTE) : undefined,
    revise: (text) => `${withCheck(text, line)}\n`,
    isOnlyUpdate: !isNews,
    consequence: JOB_NOT_AFFECTED,
  });
}
