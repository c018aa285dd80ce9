import * as z from 'zod/mini';

const Repository = z.object({ repository: z.object({ private: z.boolean() }) });

/**
 * Returns GitHub's error for a run that its default policy blocks, or undefined: since 2 November 2026,
 * `pull_request_target` starts nothing in a public repository. Source:
 * https://docs.github.com/actions/concepts/about-actions-policies
 */
export function blockedByPolicy(
  event: { readonly name: string; readonly payload: unknown },
  workflow: string,
): string | undefined {
  const facts = Repository.safeParse(event.payload).data;
  const isPublic = facts?.repository.private !== true;
  return event.name === 'pull_request_target' && isPublic
    ? `Event '${event.name}' is not allowed to trigger Actions workflows. Workflow file: '${workflow}'.`
    : undefined;
}
