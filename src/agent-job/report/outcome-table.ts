import { formatProblem, type Problem } from '../../lib/problem.ts';
import type { FailureReason } from '../../platform/failures.ts';
import type { Conclusion, Note } from '../../step/conclusion.ts';
import type { GitHubReason, Skip } from '../job/done.ts';

const ENDED = { mayRun: false, helpSection: undefined } as const;
const ACTIVE = { ...ENDED, mayRun: true } as const;
/** `helpSection` is the heading in `docs/troubleshooting.md`, if it isn't named like the reason. */
const UNKNOWN = { ...ACTIVE, helpSection: 'a-job-may-exist' } as const;

/** The values of the output `outcome`, and what they mean for the step unless `if-no-pr` or `if-out-of-scope` says otherwise. */
export const OUTCOMES = {
  started: { conclusion: 'pass', title: 'Docs job started', ...ACTIVE },
  'pr-created': { conclusion: 'pass', title: 'Docs pull request opened', ...ENDED },
  'no-pr': { conclusion: 'pass', title: 'Docs job completed without a pull request', ...ENDED },
  archived: { conclusion: 'warning', title: 'Docs job archived', ...ENDED },
  failed: { conclusion: 'failure', title: 'Docs job failed', ...ENDED },
  'dry-run': { conclusion: 'pass', title: 'Dry run: nothing was sent', ...ENDED },
  skipped: { conclusion: 'notice', title: 'Docs job skipped', ...ENDED },
  rejected: { conclusion: 'failure', title: 'No docs job started', ...ENDED },
  'not-created': { conclusion: 'failure', title: 'No docs job started', ...ENDED },
  unknown: { conclusion: 'failure', title: 'Docs job may have started', ...UNKNOWN },
  'timed-out': { conclusion: 'failure', title: 'Docs job not finished in time', ...ACTIVE },
  cancelled: { conclusion: 'failure', title: 'Workflow run cancelled, but not the docs job', ...ACTIVE },
  lost: { conclusion: 'failure', title: 'Lost track of the docs job', ...ACTIVE },
} as const satisfies Record<string, { readonly conclusion: Conclusion; readonly title: string }>;

export type OutcomeName = keyof typeof OUTCOMES;

/** The values of the output `reason`. Every outcome that doesn't just pass has one. */
export type Reason =
  | Skip['guard']
  | FailureReason
  | 'invalid-input'
  | GitHubReason
  | 'out-of-scope'
  | 'scope-unknown'
  | 'no-pr'
  | 'updated'
  | 'unchanged'
  | 'continued'
  | 'job-failed'
  | 'archived'
  | 'cancelled';

/** The title has no text from outside. */
export interface OutcomeTexts extends Omit<Note, 'helpSection'> {
  readonly name: OutcomeName;
  readonly reason: Reason | undefined;
  /** The message for below the title. */
  readonly explanation: string;
}

/** One text for both, a problem, whose `what` is left out below the title, because that says it, or a text for each. */
export type Said = string | Problem | Pick<OutcomeTexts, 'message' | 'explanation'>;

export function withTexts(
  name: OutcomeName,
  reason: Reason | undefined,
  said: Said,
  title: string = OUTCOMES[name].title,
): OutcomeTexts {
  return { name, reason, conclusion: OUTCOMES[name].conclusion, title, ...textsFor(said) };
}

function textsFor(said: Said) {
  if (typeof said === 'string') return { message: said, explanation: said };
  if ('explanation' in said) return said;
  return { message: formatProblem(said), explanation: formatProblem({ ...said, what: undefined }) };
}
