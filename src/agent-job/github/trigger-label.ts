import { GitHubError } from '../../github/errors.ts';
import type { Event } from '../../github/event.ts';
import { Repository } from '../../github/repository.ts';
import type { Environment } from '../../runner/environment.ts';
import type { AgentJobContext } from '../context.ts';
import { isTrue } from '../inputs/inputs.ts';
import { type WriteBudget, withWriteBudget } from './write-budget.ts';

/**
 * Takes off the label that triggered the run, where `remove-label` asks for it, so that putting it on again starts
 * another one. There is none where the event is not about a label. The two inputs that it needs are read here, because it
 * comes off also where others do not hold. Trouble with it is a warning.
 */
export async function removeTriggerLabel(
  { label, issue: subject }: Event,
  { input, repository, apiUrl }: Environment,
  context: AgentJobContext,
  time: WriteBudget,
): Promise<void> {
  if (label === undefined || subject === undefined) return;
  const token = input('github-token').trim();
  if (!isTrue(input('remove-label')) || token === '') return;
  const { runner, openGitHub } = context;
  const client = openGitHub(token, apiUrl);
  try {
    await withWriteBudget(time, context, ({ stop }) =>
      new Repository(client, repository).removeLabel(subject, label, stop),
    );
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    runner.warning(`${error.message} To run again, take the label off by hand and put it on again.`);
    runner.debugError(error);
  }
}
