import { AGENT_PULL, type Seen } from '../scene.ts';
import { OURS } from '../workflow.ts';

const agentSteps = ({ stepsOf }: Seen) => stepsOf(OURS);

/** Returns the outcomes of the steps that create agent jobs. */
export const outcomes = (seen: Seen): string =>
  agentSteps(seen)
    .flatMap(({ outputs }) => outputs['outcome'] ?? [])
    .join();

export const prompt = ({ prompts }: Seen): string => prompts.join('\n---\n');

export const commentsOn = ({ github }: Seen, issue: number) =>
  github.comments.filter((comment) => comment.issue === issue);

const messages = ({ platform }: Seen): number =>
  platform.jobs.reduce((sum, job) => sum + job.messages.length, 0);

export const opensAPullRequest = (seen: Seen) => ({
  'the outcome is pr-created': outcomes(seen) === 'pr-created',
  'there is one job': seen.platform.jobs.length === 1,
  'one prompt was sent': seen.prompts.length === 1,
  'outputs name the pull request': agentSteps(seen).every(
    ({ outputs }) => outputs['pr-number'] === String(AGENT_PULL),
  ),
  'the prompt has no expression left': !prompt(seen).replaceAll('${{ github.token }}', '').includes('${{'),
});

export const continuesTheJob = (seen: Seen) => ({
  'the outcome is pr-created': outcomes(seen) === 'pr-created',
  'there is still one job': seen.platform.jobs.length === 1,
  'the job got one message': messages(seen) === 1 && seen.prompts.length === 1,
});

export const skips = (seen: Seen) => ({
  'the outcome is skipped': outcomes(seen) === 'skipped',
  'no prompt was sent': seen.prompts.length === 0,
});

export const startsNothing = (seen: Seen) => ({
  'no step with our actions ran': outcomes(seen) === '',
  'no prompt was sent': seen.prompts.length === 0,
});

export const nothing = () => ({});

export function bodyOn(seen: Seen, issue: number): string {
  return commentsOn(seen, issue)
    .map(({ body }) => body)
    .join('\n');
}
