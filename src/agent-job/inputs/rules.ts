import * as z from 'zod/mini';
import { ROLES } from '../../github/roles.ts';
import { mapped } from '../../lib/json.ts';
import { parsePathFilter } from '../../lib/path-filter.ts';
import { isPathSegment } from '../../platform/client.ts';
import {
  boolean,
  decimal,
  listOf,
  matching,
  oneOf,
  optional,
  type Rule,
  trimmed,
  type Values,
  wholeNumber,
  withDefault,
} from '../../runner/inputs.ts';
import { connectionInputs, isOneWord, timeoutRule } from '../../step/connection.ts';

/** What can be sent to the agent after the prompt, in this order. */
const INCLUDE_PARTS = ['merges', 'issue', 'comments', 'diff'] as const;
export type IncludePart = (typeof INCLUDE_PARTS)[number];

const include: Rule<readonly IncludePart[]> = mapped(
  listOf(
    /^(?:issue|comments|diff|merges)$/u,
    'must be any of `issue`, `comments`, `diff` and `merges`, comma-separated',
  ),
  (words) => INCLUDE_PARTS.filter((part) => words.includes(part)),
);

type Reviewer =
  | { readonly kind: 'person'; readonly login: string }
  | { readonly kind: 'team'; readonly owner: string; readonly slug: string }
  /** Who triggered the run, or the author of the pull request that a push merged. */
  | { readonly kind: 'author' };

const pathFilter: Rule<(path: string) => boolean> = z.pipe(
  z.string(),
  z.transform((text, context) => {
    const { isAllowed, faults } = parsePathFilter(text);
    for (const message of faults) context.issues.push({ code: 'custom', message, input: text });
    return isAllowed;
  }),
);

const LOGIN = /^[\w-]+(?:\[bot\])?$/u;

const reviewers: Rule<readonly Reviewer[]> = mapped(
  listOf(/^(?:@author|[\w-]+|[\w-]+\/[\w.-]+)$/u, 'must be comma-separated logins, `org/team` or `@author`'),
  (list) => list.map(reviewerOf),
);

function reviewerOf(entry: string): Reviewer {
  if (entry === '@author') return { kind: 'author' };
  const [owner = '', slug] = entry.split('/');
  return slug === undefined ? { kind: 'person', login: owner } : { kind: 'team', owner, slug };
}

/** As long as the key of a 128-bit cipher in hexadecimal. */
const MIN_MARKER_KEY_LENGTH = 32;

/** A value has the unit that its input's name says. */
export const inputRules = {
  ...connectionInputs,
  prompt: z.string(),
  promptFile: trimmed,
  include,
  jobId: optional(
    z.string().check(
      z.refine(isPathSegment, 'must be a job id'),
      z.refine((id) => id === 'auto' || !/^auto$/iu.test(id), 'must be `auto` in lower case'),
    ),
  ),
  dryRun: withDefault('false', boolean),
  wait: withDefault('true', boolean),
  timeoutMinutes: timeoutRule('30'),
  pollIntervalSeconds: optional(
    decimal('a number of seconds above 0 and at most 21000', (value) => value > 0 && value <= 21_000),
  ),
  ifNoPr: withDefault('ignore', oneOf('ignore', 'warn', 'error')),
  comment: withDefault('false', boolean),
  issueNumber: optional(
    matching(/^[1-9]\d{0,14}$/u, 'must be the number of an issue or pull request, without `#`', Number),
  ),
  githubToken: trimmed.check(isOneWord('Store only the token in the secret')),
  markerKey: optional(
    z
      .string()
      .check(
        z.minLength(
          MIN_MARKER_KEY_LENGTH,
          `has fewer than ${MIN_MARKER_KEY_LENGTH} characters. Use a longer random secret, such as the output of \`openssl rand -hex 32\``,
        ),
        isOneWord('Use a random secret on one line, such as the output of `openssl rand -hex 32`'),
      ),
  ),
  maxOpenPrs: optional(wholeNumber(1, 999_999)),
  key: z.string(),
  prRepository: optional(
    z.string().check(z.regex(/^[\w-]+\/(?!\.{1,2}$)[\w.-]+$/u, 'must be a repository as `owner/name`')),
  ),
  agentLogin: withDefault('mintlify[bot]', z.string().check(z.regex(LOGIN, 'must be a login'))),
  skipAgentEvents: withDefault('true', boolean),
  requiredPermission: withDefault('write', oneOf(...ROLES)),
  allowBots: listOf(LOGIN, 'must be comma-separated logins without wildcards, such as `renovate[bot]`'),
  allowedPaths: optional(pathFilter),
  ifOutOfScope: withDefault('error', oneOf('error', 'warn')),
  prLabels: listOf(/^[^\p{Cc};]*$/u, 'must be comma-separated labels, without semicolons or line breaks'),
  prReviewers: reviewers,
  removeLabel: withDefault('false', boolean),
};

/** A secret that doesn't exist is an empty text. */
export const NO_TOKEN = "`github-token` is empty. Remove it to use the run's own token.";

export type Inputs = Readonly<Values<typeof inputRules>>;

/** Returns whether an input needs the files of the agent's pull request. It can get a note then. */
export function needsFiles({ allowedPaths, comment, prLabels, prReviewers }: Inputs): boolean {
  return allowedPaths !== undefined || comment || prLabels.length > 0 || prReviewers.length > 0;
}

export const DEFAULT_INPUTS: Inputs = z
  .object(inputRules)
  .parse(Object.fromEntries(Object.keys(inputRules).map((key) => [key, ''])));
