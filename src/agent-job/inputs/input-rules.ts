import * as z from 'zod/mini';
import { ROLES } from '../../github/repository.ts';
import { isPathSegment } from '../../platform/client.ts';
import {
  boolean,
  decimal,
  entries,
  matching,
  oneOf,
  optional,
  quoting,
  withDefault,
} from '../../runner/inputs.ts';
import { connectionInputs, timeoutRule } from '../../step/connection-inputs.ts';
import { includeRule } from '../context/include.ts';
import { pullRequestInputs } from './pull-request-inputs.ts';

const untrimmed = z.string();

/** The rules of the inputs, by name: all that `action.yml` declares. */
export const inputRules = {
  ...connectionInputs,
  prompt: untrimmed,
  'prompt-file': z.string(),
  'prompt-template': z.string(),
  include: withDefault('', includeRule),
  'job-id': optional(z.string().check(z.refine(isPathSegment, quoting('is not a job id')))),
  'dry-run': withDefault('false', boolean),
  wait: withDefault('true', boolean),
  'timeout-minutes': timeoutRule('30'),
  'poll-interval-seconds': optional(
    decimal(
      'a number of seconds above 0 and at most 21000, such as 10',
      (value) => value > 0 && value <= 21_000,
    ),
  ),
  'if-no-pr': withDefault('ignore', oneOf('ignore', 'warn', 'error')),
  comment: withDefault('false', boolean),
  'issue-number': optional(
    matching(/^[1-9]\d{0,14}$/u, 'is not the number of an issue or pull request', Number),
  ),
  'github-token': z.string(),
  'max-open-prs': optional(
    matching(/^[1-9]\d{0,5}$/u, 'is not a number of pull requests, 1 or more', Number),
  ),
  'at-cap': withDefault('skip', oneOf('skip', 'continue')),
  key: z.string(),
  'pr-repository': optional(matching(/^[\w.-]+\/[\w.-]+$/u, 'is not owner/name', (text) => text)),
  'agent-login': withDefault(
    'mintlify[bot]',
    matching(/^[\w-]+(?:\[bot\])?$/u, 'is not a login', (text) => text),
  ),
  'skip-agent-events': withDefault('true', boolean),
  'required-permission': withDefault('write', oneOf(...ROLES)),
  'allow-bots': withDefault(
    '',
    matching(
      /^(?:\s*[\w-]+(?:\[bot\])?\s*(?:,|$))*$/u,
      'is not a list of logins, comma-separated and without wildcards, such as dependabot[bot], my-app[bot]',
      entries,
    ),
  ),
  ...pullRequestInputs,
  'remove-label': withDefault('false', boolean),
};

/** Whether an input says yes, by itself: where others do not hold, nothing has been parsed. */
export function isTrue(text: string): boolean {
  return boolean.safeParse(text.trim()).data === true;
}

/** Whether an input says no, by itself. */
export function isFalse(text: string): boolean {
  return boolean.safeParse(text.trim()).data === false;
}
