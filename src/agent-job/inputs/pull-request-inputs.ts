import * as z from 'zod/mini';
import { type PathPattern, parsePathFilter } from '../../lib/path-filter.ts';
import { inBackticks } from '../../lib/text.ts';
import { entries, matching, oneOf, optional, type Rule, withDefault } from '../../runner/inputs.ts';

/** A reviewer of the agent's pull request. */
export type Reviewer =
  | { readonly kind: 'person'; readonly login: string }
  | { readonly kind: 'team'; readonly owner: string; readonly slug: string }
  /** Who triggered the run. */
  | { readonly kind: 'author' };

export type IfOutOfScope = 'error' | 'warn';

const MAX_LABELS = 20;
const MAX_REVIEWERS = 20;

/** Each error becomes an annotation, and GitHub shows ten of a level. */
const MAX_FAULTS = 5;

const pathPatterns: Rule<readonly PathPattern[]> = z.pipe(
  z.string(),
  z.transform((text, context) => {
    const { patterns, faults } = parsePathFilter(text);
    for (const { pattern, message } of faults.slice(0, MAX_FAULTS)) {
      const problem = pattern === undefined ? message : `contains ${inBackticks(pattern)}, which ${message}`;
      context.issues.push({ code: 'custom', message: problem, input: text });
    }
    return patterns;
  }),
);

const labels: Rule<readonly string[]> = z.pipe(z.string(), z.transform(entries)).check(
  z.maxLength(MAX_LABELS, `has more than ${MAX_LABELS} labels`),
  z.refine(
    (names) => names.every((name) => !/\p{Cc}/u.test(name)),
    'has a line break. Separate labels with commas',
  ),
);

const reviewers: Rule<readonly Reviewer[]> = withDefault(
  '',
  matching(
    /^(?:\s*(?:@author|[\w-]+|[\w-]+\/[\w.-]+)?\s*(?:,|$))*$/u,
    'must be comma-separated logins, `org/team` or `@author`',
    (text) => entries(text).map(reviewerOf),
  ).check(z.maxLength(MAX_REVIEWERS, `has more than ${MAX_REVIEWERS} reviewers`)),
);

function reviewerOf(entry: string): Reviewer {
  if (entry === '@author') return { kind: 'author' };
  const [owner = '', slug] = entry.split('/');
  return slug === undefined ? { kind: 'person', login: owner } : { kind: 'team', owner, slug };
}

/** The inputs about the agent's pull request, by name. */
export const pullRequestInputs = {
  'allowed-paths': optional(pathPatterns),
  'if-out-of-scope': withDefault<IfOutOfScope>('error', oneOf('error', 'warn')),
  'pr-labels': labels,
  'pr-reviewers': reviewers,
};
