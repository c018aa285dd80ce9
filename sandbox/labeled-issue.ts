import { fileURLToPath } from 'node:url';
import { startGitHub } from './github.ts';
import { payload } from './payloads.ts';
import { startPlatform } from './platform.ts';
import { runStep } from './run-step.ts';

const PROMPT =
  'Add a page to the docs that explains the setting that this issue asks about. Change nothing else.';

/**
 * Runs the demo: somebody puts a label on an issue, and a step runs the agent job, which ends with a pull request and a
 * comment on the issue. It is the same each time, but for the ports of the two services.
 */
export async function labeledIssue() {
  await using platform = await startPlatform({
    life: [
      { status: 'active' },
      { status: 'active' },
      { status: 'active' },
      { status: 'completed', prLink: 'https://github.com/acme/docs/pull/7' },
    ],
  });
  // Who puts the label on may write to the repository; the action asks.
  await using github = await startGitHub({ roles: { Codertocat: 'write' } });

  const inputs = {
    'project-id': platform.projectId,
    'api-key': platform.apiKey,
    prompt: PROMPT,
    comment: 'true',
    'base-url': platform.url,
  };
  const result = await runStep({
    actionFile: fileURLToPath(new URL('../action.yml', import.meta.url)),
    event: { name: 'issues', payload: payload('issues', 'labeled') },
    github: github.url,
    token: github.token,
    clock: 'virtual',
    with: inputs,
  });
  return {
    inputs,
    result,
    comments: github.comments,
    requests: [...platform.requests, ...github.requests].toSorted((one, two) => one.order - two.order),
  };
}
