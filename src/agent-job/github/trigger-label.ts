import type { GitHubClient } from '../../github/client.ts';
import { GitHubError } from '../../github/errors.ts';
import type { Event } from '../../github/event.ts';
import { Repository } from '../../github/repository.ts';
import type { Environment } from '../../runner/environment.ts';
import type { StepContext } from '../../step/context.ts';
import { isFalse, isTrue } from '../inputs/input-rules.ts';
import { type WriteBudget, withWriteBudget } from './write-budget.ts';

/**
 * Removes the label that triggered the run if `remove-label` asks for it, so that putting it on again starts another one.
 * The input is read here, because the label comes off even if other inputs don't hold. Trouble with it is a warning.
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
  // A value that doesn't hold counts as a dry run: somebody tried to ask for one.
  if (input('dry-run').trim() !== '' && !isFalse(input('dry-run'))) return;
  const { runner } = context;
  try {
    await withWriteBudget(budget, context, ({ stop }) =>
      new Repository(client, repository).removeLabel(issue, label, stop),
    );
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    runner.warning(`${error.message} To run again, take the label off by hand and put it on again.`);
    runner.debugError(error);
  }
}
