import { GitHubError } from '../../github/errors.ts';
import { formatDuration, oneLine } from '../../lib/text.ts';
import type { AgentJob } from '../../platform/agent-jobs.ts';
import { type Done, isFoundUncommented, jobOf } from '../job/done.ts';
import { issueToComment, type Run } from '../job-run.ts';
import type { LinkedPullRequest } from '../pull-request/changes.ts';
import { scopeProblem } from '../pull-request/scope.ts';
import { OUTCOMES, type OutcomeTexts } from './outcome-table.ts';
import { textsOf } from './outcome-texts.ts';

/** Outputs, annotations, summary, comment and exit code are made from this. */
export interface Outcome extends OutcomeTexts {
  readonly jobId: string | undefined;
  /** As the API last returned it. After a message that isn't waited for, that is what the job's earlier prompt led to. */
  readonly job: AgentJob | undefined;
  readonly pullRequest: LinkedPullRequest | undefined;
  readonly done: Done;
  /** How long to wait before asking again, for which `post` doesn't know enough; undefined if that doesn't help. */
  readonly wait: string | undefined;
}

/** GitHub keeps 4,096 characters of an annotation. */
const MAX_MESSAGE_LENGTH = 4_000;

export function outcomeOf(done: Done, pullRequest: LinkedPullRequest | undefined, run: Run): Outcome {
  const { inputs } = run;
  const texts = textsOf(done, pullRequest, inputs);
  const job = jobOf(done);
  const outcome: Outcome = {
    ...texts,
    message: oneLine(texts.message, MAX_MESSAGE_LENGTH),
    explanation: oneLine(texts.explanation, MAX_MESSAGE_LENGTH),
    jobId: job?.id,
    job: job?.last,
    pullRequest,
    done,
    wait: waitFor(done),
  };
  const scope = pullRequest?.scope;
  if (scope === undefined) return outcome;
  const problem = scopeProblem(scope, true);
  const gap = outcome.message.endsWith('.') ? ' ' : '. ';
  const isOutside = scope.kind === 'out-of-scope';
  const isEarlier = isOutside && scope.isEarlier;
  const isFailure = !isEarlier && inputs.ifOutOfScope === 'error';
  const isFound = issueToComment(run) !== undefined || isFoundUncommented(run, done);
  const missing = inputs.comment ? '`issue-number`' : '`comment: true`';
  const again = isFailure && !isFound ? ` Without ${missing}, a re-run sends the prompt again.` : '';
  const message = oneLine(`${outcome.message}${gap}${problem}${again}`, MAX_MESSAGE_LENGTH);
  // How the job ended is worse news than what it changed.
  if (OUTCOMES[outcome.name].conclusion === 'failure') return { ...outcome, message };
  const title = isOutside ? 'Docs pull request out of scope' : "Docs pull request couldn't be checked";
  return {
    ...outcome,
    reason: isOutside ? 'out-of-scope' : 'scope-unknown',
    conclusion: isFailure || outcome.conclusion === 'failure' ? 'failure' : 'warning',
    title: outcome.name === 'pr-created' && !isEarlier ? title : outcome.title,
    message,
  };
}

/** GitHub says how long its limits last. What fails for another reason than a fault, such as an edited comment, fails again. */
function waitFor(done: Done): string | undefined {
  const error = done.kind === 'not-created' ? done.error : undefined;
  const { mayPass = true, retryAfterMs: ms = 0 } = error instanceof GitHubError ? error : {};
  if (!mayPass) return undefined;
  return ms <= A_FEW_MINUTES_MS ? 'a few minutes' : formatDuration(Math.ceil(ms / 60_000) * 60_000);
}

const A_FEW_MINUTES_MS = 3 * 60_000;
