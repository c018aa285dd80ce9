import { readEvent } from '../github/event.ts';
import type { Environment } from '../runner/environment.ts';
import { InvalidInputs } from '../runner/inputs.ts';
import type { StepContext } from '../step/context.ts';
import { connectGitHub } from './github/connect.ts';
import { openGitHubClient } from './github/open-client.ts';
import { maskSecrets } from './inputs/input-rules.ts';
import { parseInputs } from './inputs/inputs.ts';
import { requestJob } from './job/request-job.ts';

/** Runs one step of the agent job action, from its inputs to its report. Resolves with the step's exit code. */
export async function run(environment: Environment, context: StepContext): Promise<number> {
  const { runner, clock } = context;
  const startedAt = clock.now();
  maskSecrets(environment, runner);

  const event = await readEvent(environment.eventName, environment.eventPath);
  const client = openGitHubClient(environment, context);
  const step = { event, environment, client, context };
  const inputs = await parseInputs(environment, event, (text) => runner.redact(text));
  if (inputs instanceof InvalidInputs) {
    const { reportInvalidInputs } = await loadReport();
    return await reportInvalidInputs(inputs, step);
  }

  const prompt = inputs.task.kind === 'follow' ? undefined : inputs.task.prompt;
  if (prompt?.warning !== undefined) runner.warning(prompt.warning, 'Empty expressions');
  const deadline = startedAt + inputs.timeoutMs;
  const github = connectGitHub(client, inputs, event, environment, context);
  const requested = await requestJob({ inputs, deadline, environment, github, context });
  const { reportJob } = await loadReport();
  return await reportJob(requested, { ...step, inputs, prompt, github, startedAt, deadline });
}

/** The report is only needed when a job has ended, so a start doesn't read its code. */
function loadReport() {
  return import('./run-report.ts');
}
