import type { GitHubClient } from '../../github/client.ts';
import { GitHubError } from '../../github/errors.ts';
import type { Event } from '../../github/event.ts';
import { Repository } from '../../github/repository.ts';
import type { Environment } from '../../runner/environment.ts';
import type { StepContext } from '../../step/context.ts';
import { isFalse, isTrue } from '../inputs/input-rules.ts';
import { type WriteBudget, withWriteBudget } from './write-budget.ts';

/**
 * Removes the label that triggered the run, if `remove-label` is set, so that adding it again starts another run. It reads
 * the input itself, because it also works if other inputs are invalid. An error is a warning.
 */
export async function removeTriggerLabel(
  { label, issue }: Event,
  { input, repository }: Environment,
  client: GitHubClient,
  context: Pick<StepContext, 'runner' | 'clock' | 'cancelled'>,
  budget: WriteBudget,
): Promise<void> {
  if (label === undefined || issue === undefined) return;
  if (!isTrue(input('remove-label')) || input('github-token').trim() === '') return;
  // An invalid value counts as a dry run too.
  if (input('dry-run').trim() !== '' && !isFalse(input('dry-run'))) return;
  const { runner } = context;
  try {
    await withWriteBudget(budget, context, ({ stop }) =>
      new Repository(client, repository).removeLabel(issue, label, stop),
    );
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    runner.warning(error.explain(', so remove it yourself to run again'), 'Label not removed');
    runner.debugError(error);
  }
}
