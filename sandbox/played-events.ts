import * as z from 'zod/mini';
import { LABELED_ISSUE } from './labeled-issue.ts';
import { pushOf } from './merges.ts';
import { EXAMPLE_REPOSITORY, payload } from './payloads.ts';

const { repository } = LABELED_ISSUE;

/** The merge that the event `push` is. */
export const MERGE = pushOf({
  repository,
  landings: [
    {
      by: 'squash',
      pull: {
        number: 213,
        title: 'Add the setting `maxRetries`',
        body: 'The number of retries can be changed now.',
        files: [{ path: 'src/client.ts', patch: '@@ -1 +1 @@\n-retry(3)\n+retry(settings.maxRetries)' }],
      },
    },
  ],
});

/** The pull request in GitHub's example payloads. Its author triggers the examples. */
export const EXAMPLE_PULL = { repository, number: 2, author: 'Codertocat' };

/**
 * Returns GitHub's example payload of an event such as `issue_comment.created`, in the sandbox's repository. `push` is a merge.
 * Throws if GitHub publishes no such example.
 */
export function playedEvent(text: string): { readonly name: string; readonly payload: object } {
  if (text === 'push') return MERGE.event;
  const [name = '', action] = text.split('.');
  const example = JSON.stringify(payload(name, action)).replaceAll(EXAMPLE_REPOSITORY, repository);
  return { name, payload: z.looseObject({}).parse(JSON.parse(example)) };
}
