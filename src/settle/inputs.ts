import * as z from 'zod/mini';
import { inputRules } from '../agent-job/inputs/rules.ts';
import { boolean, inputName, matching, readInputs, withDefault } from '../runner/inputs.ts';
import { noteOf } from '../step/conclusion.ts';
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
  lastDays: withDefault('14', matching(/^(?:[1-9]|[1-8]\d|90)$/u, 'must be from 1 to 90', Number)),
  commentOnEnd: withDefault('true', boolean),
};

/** What they share with the agent job's reports is as there, with the defaults for everything else. */
export type Inputs = Exclude<ReturnType<typeof parseInputs>, { readonly problems: unknown }>;

/** Sends no request. Returns every problem if the inputs aren't valid. */
export function parseInputs({ environment, runner }: Step) {
  const names = new Set(Object.keys(rules).map(inputName));
  // `with:` can name inputs that the action doesn't have. The agent job's others have their defaults.
  const input = (name: string) => (names.has(name) ? environment.input(name) : '');
  const redact = (text: string) => runner.redact(text);
  const { valid, problems } = readInputs(environment, rules, redact);
  const { values } = readInputs({ input, inputNames: [] }, { ...inputRules, ...rules }, redact);
  const key = keyProblem(valid);
  if (key !== undefined) problems.push({ input: 'api-key', message: key });
  if (values !== undefined && problems.length === 0) return { ...values, comment: true };
  return { problems: problems.map(noteOf) };
}
