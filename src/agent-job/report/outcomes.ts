import type { Conclusion } from '../../step/conclusion.ts';

/** A job accepted the prompt. The comment's marker names it, and a re-run resumes it. */
const ACCEPTED = { hasAcceptedJob: true, isCommented: true } as const;
const NOT_ACCEPTED = { hasAcceptedJob: false, isCommented: true } as const;
/** Only reported on the run's page. */
const NOT_COMMENTED = { hasAcceptedJob: false, isCommented: false } as const;

/** The values of the output `outcome`, and what they mean for the step unless `if-no-pr` or `if-out-of-scope` says otherwise. */
export const OUTCOMES = {
  started: { conclusion: 'pass', title: 'Docs job started', ...ACCEPTED },
  'pr-created': { conclusion: 'pass', title: 'Docs pull request opened', ...ACCEPTED },
  'no-pr': { conclusion: 'pass', title: 'Docs job completed without a pull request', ...ACCEPTED },
  archived: { conclusion: 'warning', title: 'Docs job archived', ...ACCEPTED },
  failed: { conclusion: 'failure', title: 'Docs job failed', ...ACCEPTED },
  'dry-run': { conclusion: 'pass', title: 'Dry run: nothing was sent', ...NOT_COMMENTED },
  skipped: { conclusion: 'notice', title: 'Docs job skipped', ...NOT_COMMENTED },
  rejected: { conclusion: 'failure', title: 'Docs job rejected', ...NOT_ACCEPTED },
  'not-created': { conclusion: 'failure', title: 'No docs job created', ...NOT_ACCEPTED },
  unknown: { conclusion: 'failure', title: 'Docs job may have been created', ...NOT_ACCEPTED },
  'timed-out': { conclusion: 'failure', title: 'Docs job timed out', ...ACCEPTED },
  cancelled: { conclusion: 'failure', title: 'Docs run cancelled', ...ACCEPTED },
  lost: { conclusion: 'failure', title: 'Docs job lost', ...ACCEPTED },
} as const satisfies Record<string, { readonly conclusion: Conclusion; readonly title: string }>;

export type OutcomeName = keyof typeof OUTCOMES;

/** The values of the output `reason`. Every outcome that fails, skips or warns has one. */
export const REASONS = [
  'invalid-input',
  'agent-event',
  'permission',
  'bot',
  'max-open-prs',
  'guard-unavailable',
  'context-unavailable',
  'out-of-scope',
  'scope-unknown',
  'no-pr',
  'job-failed',
  'archived',
  'bad-request',
  'unauthorized',
  'forbidden',
  'not-found',
  'rate-limit',
  'redirect',
  'refused',
  'server-error',
  'unreadable-answer',
  'unreachable',
  'no-answer',
  'timeout',
  'cancelled',
] as const;

export type Reason = (typeof REASONS)[number];

export interface Description {
  readonly name: OutcomeName;
  readonly reason?: Reason | undefined;
  /** If it isn't that of `OUTCOMES`. */
  readonly conclusion?: Conclusion;
  /** If it isn't that of `OUTCOMES`. It has no text from outside. */
  readonly title?: string;
  /** One line for people, for the log and the output. Backticks mark code. */
  readonly message: string;
  /** The same for below the title. */
  readonly explanation: string;
}
