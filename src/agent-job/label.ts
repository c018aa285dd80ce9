import { type Clock, withinTime } from '../clock.ts';
import type { GitHubClient } from '../github/client.ts';
import { GitHubError } from '../github/errors.ts';
import type { Event } from '../github/event.ts';
import { Repository } from '../github/repository.ts';
import type { Environment } from '../runner/environment.ts';
import type { Runner } from '../runner/runner.ts';

/**
 * Takes off the label that triggered the run, so that putting it on again starts another one. There is none where the
 * event is not about a label. `withinMs` is how long GitHub has; trouble with it is a warning.
 */
export async function takeLabelOff(
  { label, subject }: Event,
  { repository }: Environment,
  client: GitHubClient,
  { runner, clock }: { runner: Runner; clock: Clock },
  withinMs: number,
): Promise<void> {
  if (label === undefined || subject === undefined) return;
  try {
    await withinTime(clock, withinMs, new AbortController().signal, ({ stop }) =>
      new Repository(client, repository).removeLabel(subject.number, label, stop),
    );
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    runner.warning(`${error.message} To run again, take the label off by hand and put it on again.`);
    runner.debugError(error);
  }
}
