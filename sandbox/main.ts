import { once } from 'node:events';
import { startGitHub } from './github.ts';
import { startPlatform } from './platform.ts';

/** How long a job of the sandbox takes, in milliseconds: long enough to watch, short enough to wait. */
const JOB_MS = 20_000;

const platform = await startPlatform({
  life: [
    { status: 'active', afterMs: 0 },
    { status: 'completed', afterMs: JOB_MS, prLink: 'https://github.com/acme/docs/pull/7' },
  ],
});
const github = await startGitHub();

console.log(`The documentation platform runs at ${platform.url}, GitHub's few routes at ${github.url}.
A job there is active for ${JOB_MS / 1_000} s, and then has a pull request. Ctrl+C ends both.
The commands are for bash; on Windows, Git's.

Start a job with curl:

  curl -s -X POST ${platform.url}/v2/agent/${platform.projectId}/job \\
    -H 'Authorization: Bearer ${platform.apiKey}' -H 'Content-Type: application/json' \\
    -d '{"prompt": "Explain the new setting"}'

Ask for the job that it answers with:

  curl -s ${platform.url}/v2/agent/${platform.projectId}/job/job-1 -H 'Authorization: Bearer ${platform.apiKey}'

Ask for visitors:

  curl -s '${platform.url}/v1/analytics/${platform.projectId}/visitors?limit=5' -H 'Authorization: Bearer ${platform.apiKey}'

Run the built action against it, as a runner would:

  env GITHUB_EVENT_NAME=workflow_dispatch GITHUB_STEP_SUMMARY=/dev/stdout \\
    'INPUT_PROJECT-ID=${platform.projectId}' 'INPUT_API-KEY=${platform.apiKey}' 'INPUT_BASE-URL=${platform.url}' \\
    'INPUT_PROMPT=Explain the new setting' 'INPUT_POLL-INTERVAL-SECONDS=2' \\
    node dist/agent-job/index.js
`);

// For sandbox/background.ts, which waits for it.
process.send?.({ 'base-url': platform.url, 'project-id': platform.projectId, 'api-key': platform.apiKey });

await once(process, 'SIGINT');
await platform.close();
await github.close();
