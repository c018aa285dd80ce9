import * as z from 'zod/mini';
import { ROLES } from '../../github/repository.ts';
import { isPathSegment } from '../../platform/client.ts';
import type { Runner } from '../../runner/commands.ts';
import type { Environment } from '../../runner/environment.ts';
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

/** Masks the inputs that are secrets. Call it before anything is printed. */
export function maskSecrets({ input }: Environment, runner: Runner): void {
  for (const name of ['api-key', 'github-token']) runner.mask(input(name).trim());
}

/** The rules of all inputs in `action.yml`, by name. */
export const inputRules = {
  ...connectionInputs,
  prompt: z.string(),
  'prompt-file': z.string(),
  'prompt-template': z.string(),
  include: withDefault('', includeRule),
  'job-id': optional(z.string().check(z.refine(isPathSegment, quoting('must be a job id')))),
  'dry-run': withDefault('false', boolean),
  wait: withDefault('true', boolean),
  'timeout-minutes': timeoutRule('30'),
  'poll-interval-seconds': optional(
    decimal('a number of seconds above 0 and at most 21000', (value) => value > 0 && value <= 21_000),
  ),
  'if-no-pr': withDefault('ignore', oneOf('ignore', 'warn', 'error')),
  comment: withDefault('false', boolean),
  'issue-number': optional(
    matching(/^[1-9]\d{0,14}$/u, 'must be the number of an issue or pull request', Number),
  ),
  'github-token': z.string(),
  'max-open-prs': optional(matching(/^[1-9]\d{0,5}$/u, 'must be a whole number of 1 or more', Number)),
  'at-cap': withDefault('skip', oneOf('skip', 'continue')),
  key: z.string(),
  'pr-repository': optional(
    matching(/^[\w.-]+\/[\w.-]+$/u, 'must be a repository as `owner/name`', (text) => text),
  ),
  'agent-login': withDefault(
    'mintlify[bot]',
    matching(/^[\w-]+(?:\[bot\])?$/u, 'must be a login', (text) => text),
  ),
  'skip-agent-events': withDefault('true', boolean),
  'required-permission': withDefault('write', oneOf(...ROLES)),
  'allow-bots': withDefault(
    '',
    matching(
      /^(?:\s*[\w-]+(?:\[bot\])?\s*(?:,|$))*$/u,
      'must be comma-separated logins without wildcards, such as `renovate[bot]`',
      entries,
    ),
  ),
  ...pullRequestInputs,
  'remove-label': withDefault('false', boolean),
};

/** Returns whether an input is true, on its own: if another input is invalid, none is parsed. */
export function isTrue(text: string): boolean {
  return boolean.safeParse(text.trim()).data === true;
}

/** Returns whether an input is false, on its own. */
export function isFalse(text: string): boolean {
  return boolean.safeParse(text.trim()).data === false;
}
