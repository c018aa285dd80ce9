import type { Marked } from '../agent-job/comment/marker.ts';
import type { Run } from '../agent-job/job-run.ts';
import type { Outcome } from '../agent-job/report/outcome.ts';
import type { GitHubError } from '../github/errors.ts';
import type { Note } from '../step/conclusion.ts';
import type { Inputs } from './inputs.ts';

export interface SettleRun extends Run {
  readonly inputs: Inputs;
  /** What didn't work, and what it means for the step: a warning passes by itself, a failure needs someone. */
  readonly notes: Note[];
  readonly settled: Settled[];
}

/** A comment that was brought up to date. */
export interface Settled {
  readonly comment: Marked;
  readonly outcome: Outcome;
}

/** What a timeout or a cancel ended is noted once, by `noteStop`. */
export function noteGitHubError(
  { notes, limit }: SettleRun,
  error: GitHubError,
  note: Omit<Note, 'message'>,
  consequence = '',
): void {
  if (!limit.stop.aborted) notes.push({ ...note, message: error.explain(consequence) });
}

export function noteStop({ notes, limit, cancelled }: SettleRun): void {
  if (!limit.stop.aborted) return;
  const why = cancelled.aborted ? 'The run was cancelled' : 'The step timed out (`timeout-minutes`)';
  const message = `${why}. The next run continues with what is left.`;
  notes.push({ conclusion: cancelled.aborted ? 'failure' : 'warning', title: 'Run ended early', message });
}
