import { DEFAULT_INPUTS, inputRules, type Inputs as JobInputs, NO_TOKEN } from '../agent-job/inputs/rules.ts';
import { boolean, readInputs, type Values, wholeNumber, withDefault } from '../runner/inputs.ts';
import { type Note, noteOf } from '../step/conclusion.ts';
import { checkConnection, connectionInputs, timeoutRule } from '../step/connection.ts';
import type { Step } from '../step/step.ts';

export const rules = {
  ...connectionInputs,
  markerKey: inputRules.markerKey,
  githubToken: inputRules.githubToken,
  agentLogin: inputRules.agentLogin,
  prRepository: inputRules.prRepository,
  timeoutMinutes: timeoutRule('10'),
  lastDays: withDefault('14', wholeNumber(1, 90)),
  commentOnEnd: withDefault('true', boolean),
};

/** What reports of jobs need has the defaults of the agent job. */
export type Inputs = JobInputs & Readonly<Values<typeof rules>>;

/** Sends no request. Returns every problem if the inputs aren't valid. */
export function parseInputs({ environment, runner }: Step): Inputs | { readonly problems: readonly Note[] } {
  const { values, problems } = readInputs(environment, rules, runner.redact, (inputs) => [
    ...checkConnection(inputs),
    [['githubToken'], inputs.githubToken === '' && NO_TOKEN],
  ]);
  // `settle` always comments, so it reads a pull request's files, which comments show.
  return problems.length === 0
    ? { ...DEFAULT_INPUTS, ...values, comment: true }
    : { problems: problems.map(noteOf) };
}
