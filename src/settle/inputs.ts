import * as z from 'zod/mini';
import { inputRules, inputsOf, type Inputs as JobInputs } from '../agent-job/inputs/rules.ts';
import { boolean, readInputs, wholeNumber, withDefault } from '../runner/inputs.ts';
import { type Note, noteOf } from '../step/conclusion.ts';
import { keyProblem, timeoutRule } from '../step/connection.ts';
import type { Step } from '../step/step.ts';

/** The rules of all inputs in `settle/action.yml`. A value has the unit that its input's name says. */
export const rules = {
  projectId: inputRules.projectId,
  apiKey: inputRules.apiKey,
  markerKey: inputRules.markerKey,
  githubToken: inputRules.githubToken.check(z.minLength(1, "is empty. Remove it to use the run's own token")),
  baseUrl: inputRules.baseUrl,
  agentLogin: inputRules.agentLogin,
  prRepository: inputRules.prRepository,
  timeoutMinutes: timeoutRule('10'),
  lastDays: withDefault('14', wholeNumber(1, 90)),
  commentOnEnd: withDefault('true', boolean),
};

/** What reports of jobs need has the defaults of the agent job. */
export interface Inputs extends JobInputs {
  readonly lastDays: number;
  readonly commentOnEnd: boolean;
}

/** Sends no request. Returns every problem if the inputs aren't valid. */
export function parseInputs({ environment, runner }: Step): Inputs | { readonly problems: readonly Note[] } {
  const { valid, values, problems } = readInputs(environment, rules, runner.redact);
  const key = keyProblem(valid);
  if (key !== undefined) problems.push({ input: 'api-key', message: key });
  // `settle` always comments, so it reads a pull request's files, which comments show.
  return values !== undefined && problems.length === 0
    ? { ...inputsOf(), ...values, comment: true }
    : { problems: problems.map(noteOf) };
}
