import type { Change, Outcome, OutcomeName } from './outcome.ts';

/** Returns what happened as a title of annotations, comment and summary. It has no text from outside. */
export function titleOf({ name, change, jobId, reason }: Outcome): string {
  if (reason === 'out-of-scope') return 'Docs pull request out of scope';
  if (reason === 'scope-unknown') return "Docs pull request couldn't be checked";
  if (name === 'pr-created') return PULL_REQUEST_TITLE[change];
  if (name === 'dry-run' && reason !== undefined) return 'Dry run: the job would be skipped';
  return (jobId === undefined ? undefined : MESSAGE_TITLE[name]) ?? TITLE[name];
}

const PULL_REQUEST_TITLE: Readonly<Record<Change, string>> = {
  created: 'Docs pull request opened',
  updated: 'Docs pull request updated',
  resumed: 'Docs pull request from an earlier attempt',
};

const TITLE: Readonly<Record<Exclude<OutcomeName, 'pr-created'>, string>> = {
  started: 'Docs job started',
  'no-pr': 'Docs job completed without a pull request',
  archived: 'Docs job archived',
  failed: 'Docs job failed',
  'dry-run': 'Dry run: nothing was sent',
  skipped: 'Docs job skipped',
  rejected: 'Docs job rejected',
  'not-created': 'No docs job created',
  unknown: 'Docs job may have been created',
  'timed-out': 'Docs job timed out',
  cancelled: 'Docs run cancelled',
  lost: 'Docs job lost',
};

/** For a message to a job that exists. */
const MESSAGE_TITLE: Partial<Readonly<Record<OutcomeName, string>>> = {
  'not-created': 'No message sent to the docs job',
  unknown: 'Message may have been sent to the docs job',
};

/** Returns the heading in `docs/troubleshooting.md` that helps, if there is one. */
export function helpSectionOf({ name, reason, conclusion }: Outcome): string | undefined {
  if (conclusion === 'pass') return undefined;
  return name === 'unknown' ? OUTCOME_SECTIONS.unknown : (reason ?? OUTCOME_SECTIONS[name]);
}

/** Headings for outcomes. The others are named like the reasons. */
export const OUTCOME_SECTIONS: Partial<Readonly<Record<OutcomeName, string>>> = {
  unknown: 'a-job-may-exist',
  'no-pr': 'no-pull-request',
  failed: 'the-job-failed',
};
