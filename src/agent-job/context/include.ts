import * as z from 'zod/mini';
import type { Event } from '../../github/event.ts';
import { quoting, type Rule } from '../../runner/inputs.ts';

/** What can be sent to the agent after the prompt, in this order. */
const INCLUDE_PARTS = ['issue', 'comments', 'diff'] as const;
export type IncludePart = (typeof INCLUDE_PARTS)[number];

const wordsOf = (text: string) => (text.trim() === '' ? [] : text.split(',').map((word) => word.trim()));

/** The input `include`: parts, comma-separated, each once. */
export const includeRule: Rule<readonly IncludePart[]> = z.pipe(
  z.pipe(z.string(), z.transform(wordsOf)).check(
    z.refine(
      (words) => words.every((word) => INCLUDE_PARTS.some((part) => part === word)),
      quoting('must be any of `issue`, `comments` and `diff`, comma-separated'),
    ),
    z.refine((words) => new Set(words).size === words.length, quoting('must name each part once')),
  ),
  z.transform((words) => INCLUDE_PARTS.filter((part) => words.includes(part))),
);

/**
 * Returns the parts that an event has. `issueNumber` names an issue or pull request in place of the event's. A push to a branch
 * can have a pull request that isn't known yet.
 */
export function availableParts(
  { issue, changes, push }: Pick<Event, 'issue' | 'changes' | 'push'>,
  issueNumber: number | undefined,
): readonly IncludePart[] {
  const mayBeMerge = push?.head !== undefined && push.ref?.startsWith('refs/heads/') === true;
  const hasConversation = issueNumber !== undefined || issue !== undefined || mayBeMerge;
  const has: Readonly<Record<IncludePart, boolean>> = {
    issue: hasConversation,
    comments: hasConversation,
    diff: changes !== undefined || issueNumber !== undefined,
  };
  return INCLUDE_PARTS.filter((part) => has[part]);
}
