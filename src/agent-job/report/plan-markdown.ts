import type { Event } from '../../github/event.ts';
import { codeSpan, messageMarkdown } from '../../lib/markdown.ts';
import { capitalized } from '../../lib/problem.ts';
import { formatCount, formatDuration, oneLine } from '../../lib/text.ts';
import type { ContextBlock } from '../context/context-block.ts';
import type { Inputs } from '../inputs/inputs.ts';
import type { DryRunPlan } from '../job/result.ts';
import { formatPlan } from './outcome-messages.ts';

export interface PlanOptions {
  readonly plan: DryRunPlan;
  readonly inputs: Inputs;
  readonly event: Pick<Event, 'issue' | 'label'>;
  readonly removesLabel: boolean;
  readonly promptBytes: number | undefined;
  readonly included: ContextBlock | undefined;
}

/** Returns the steps of a run as a list in Markdown; empty if a guard would skip it. */
export function planMarkdown({
  plan,
  inputs,
  event,
  removesLabel,
  promptBytes,
  included,
}: PlanOptions): string {
  if (plan.kind === 'skip') return '';
  const sends = plan.kind === 'create' || plan.kind === 'message';
  const issue = inputs.issueNumber ?? event.issue?.number;
  const steps = [
    [
      `${messageMarkdown(capitalized(formatPlan(plan)))}${plan.kind === 'create' ? ` in project ${cell(inputs.projectId)}` : ''}.`,
      ...(sends && promptBytes !== undefined ? [whatIsSent(promptBytes, included)] : []),
    ].join(' '),
    inputs.wait
      ? `Wait until the job ends, at most ${formatDuration(inputs.timeoutMs)}.`
      : 'Not wait for the job.',
    inputs.wait && inputs.allowedPaths !== undefined && 'Compare the pull request with `allowed-paths`.',
    inputs.wait && inputs.prLabels.length > 0 && `Add labels: ${inputs.prLabels.map(cell).join(', ')}.`,
    inputs.wait &&
      inputs.prReviewers.length > 0 &&
      `Request ${formatCount(inputs.prReviewers.length, 'review')} of the pull request.`,
    inputs.comment && issue !== undefined && `Comment on issue or pull request ${issue}.`,
    removesLabel && event.label !== undefined && `Remove the label ${cell(event.label)}.`,
  ].filter((step) => step !== false);
  return ['A run would:', '', ...steps.map((step, index) => `${index + 1}. ${step}`)].join('\n');
}

function whatIsSent(promptBytes: number, included: ContextBlock | undefined): string {
  const data =
    included === undefined
      ? ''
      : ` and is followed by ${formatCount(included.bytes, 'byte')} of data from GitHub`;
  return `The prompt has ${formatCount(promptBytes, 'byte')}${data}.`;
}

function cell(text: string): string {
  return codeSpan(oneLine(text, 200));
}
