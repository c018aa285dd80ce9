import { cell, codeSpan, messageMarkdown } from '../../lib/markdown.ts';
import { capitalized } from '../../lib/problem.ts';
import { formatCount, formatDuration, inBackticks } from '../../lib/text.ts';
import { endOf, STATUSES } from '../../platform/agent-jobs.ts';
import { needsNote } from '../comment/comment.ts';
import type { Done } from '../job/done.ts';
import { issueToComment, pullRequestRepository, type Run } from '../job-run.ts';

/** Returns what a run would do, as a numbered list. */
export function planMarkdown(run: Run, done: Extract<Done, { kind: 'dry-run' }>): string {
  const { inputs, event, prompt } = run;
  const { wait, prLabels, prReviewers } = inputs;
  const { target, job, included } = done;
  const issue = issueToComment(run);
  const isNew = target.kind === 'create';
  const sendsPrompt = isNew || target.kind === 'message';
  // A pull request that a job already has got them before.
  const addsToPullRequest = wait && (target.kind !== 'message' || job?.prLink === undefined);
  const where = isNew ? ` in project ${cell(inputs.projectId)}` : '';
  const plan = `${messageMarkdown(capitalized(formatPlan(done)))}${where}.`;
  const limit = formatDuration(inputs.timeoutMinutes * 60_000);
  const steps = [
    issue && target.kind !== 'resume' && `React with 👀 on ${codeSpan(`#${issue.number}`)}.`,
    sendsPrompt && prompt ? `${plan} ${whatIsSent(prompt.bytes, included?.bytes)}` : plan,
    included?.mark && 'Mark these merges with a commit status, so that the next run starts after them.',
    wait ? `Wait until the job ends, at most ${limit}.` : 'Not wait for the job.',
    wait && inputs.allowedPaths && 'Compare the pull request with `allowed-paths`.',
    addsToPullRequest &&
      prLabels.length > 0 &&
      `Add labels to the pull request: ${prLabels.map(cell).join(', ')}.`,
    addsToPullRequest && prReviewers.length > 0 && 'Request the reviews of `pr-reviewers`.',
    wait &&
      needsNote(run, target, pullRequestRepository(run)) &&
      'Comment on the pull request, so that a later run can continue the job.',
    issue && `Comment on ${codeSpan(`#${issue.number}`)}.`,
    inputs.removeLabel &&
      event.issue &&
      event.label !== undefined &&
      `Remove the label ${cell(event.label)}.`,
  ].filter((step) => typeof step === 'string');
  return [
    'A run would:',
    '',
    ...steps.map((step, index) => `${index + 1}. ${step}`),
    '',
    "A dry run only reads, so it doesn't check whether the API key has the `write` scope, whether credits are left, or whether the token can write.",
  ].join('\n');
}

function whatIsSent(promptBytes: number, includedBytes: number | undefined): string {
  const data =
    includedBytes === undefined
      ? ''
      : ` and is followed by ${formatCount(includedBytes, 'byte')} of data from GitHub (\`include\`, and lines that mark it as data)`;
  return `The prompt has ${formatCount(promptBytes, 'byte')}${data}.`;
}

/** Returns what a run would do, as the rest of “A run would …”. */
export function formatPlan({ target: { kind }, job }: Extract<Done, { kind: 'dry-run' }>): string {
  if (kind === 'create' || job === undefined) return 'create a job';
  const { id, status } = job;
  const name = `job ${inBackticks(id)}, which is ${STATUSES.includes(status) ? status : inBackticks(status)}`;
  switch (kind) {
    case 'message':
      return endOf(job) === undefined
        ? `wait for ${name}, and then send it the prompt`
        : `send the prompt to ${name}`;
    case 'resume':
      return `resume ${name} and got the prompt in an earlier attempt of this run`;
    case 'follow':
      return `follow ${name}`;
  }
}
