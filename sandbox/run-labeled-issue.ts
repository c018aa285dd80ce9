import { fileURLToPath } from 'node:url';
import { run } from '../src/agent-job/run.ts';
import { startGitHub } from './github.ts';
import { LABELED_ISSUE, PULL_REQUEST_URL, QUICK_START } from './labeled-issue.ts';
import { startPlatform } from './platform.ts';
import { startInProcess } from './run-in-process.ts';
import { CLOCK_START } from './virtual-clock.ts';

/**
 * Runs the demo: a maintainer adds a label to an issue, and a step runs an agent job, which ends with a pull request and a
 * comment on the issue. Every run is the same, except for the ports of the two services.
 */
export async function runLabeledIssue() {
  await using platform = await startPlatform({
    life: [
      { status: 'active' },
      { status: 'active' },
      { status: 'active' },
      { status: 'completed', prLink: PULL_REQUEST_URL },
    ],
    source: { repository: `https://github.com/${LABELED_ISSUE.repository}`, ref: 'main' },
    now: () => CLOCK_START,
  });
  await using github = await startGitHub(LABELED_ISSUE.github);

  const inputs = {
    'project-id': platform.projectId,
    'api-key': platform.apiKey,
    ...QUICK_START,
    'base-url': platform.url,
  };
  const actionFile = fileURLToPath(new URL('../action.yml', import.meta.url));
  const step = await startInProcess(
    { actionFile, main: run },
    { event: LABELED_ISSUE.event, github: github.url, token: github.token, with: inputs },
  );
  const result = await step.result;
  return {
    inputs,
    result,
    // They are written at the same time.
    comments: github.comments.toSorted((one, two) => one.issue - two.issue),
    reactions: github.reactions,
    requests: [...platform.requests, ...github.requests].toSorted((one, two) => one.order - two.order),
  };
}
