import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startGitHub } from './github.ts';
import { LABELED_ISSUE } from './labeled-issue.ts';
import { readOptions, type SandboxOptions, USAGE } from './options.ts';
import { startPlatform } from './platform.ts';

const options = readOrExit();
if (options.help) {
  console.log(USAGE);
  process.exit();
}
const { port, life, fault } = options;

const platform = await startPlatform({ life, port }).catch(exitIfPortIsInUse);
const github = await startGitHub(LABELED_ISSUE.github);
if (fault !== undefined) platform.fault({ times: fault.times }, fault.fault);

// The files that a runner creates for a step.
const folder = await mkdtemp(join(tmpdir(), 'sandbox-'));
const file = (name: string) => join(folder, name);
await writeFile(file('event.json'), JSON.stringify(LABELED_ISSUE.event.payload));
for (const name of ['outputs', 'state', 'summary.md']) await writeFile(file(name), '');

const { repository, issue } = LABELED_ISSUE;
console.log(`A fake Mintlify API runs at ${platform.url}, and a fake GitHub at ${github.url}.
Press Ctrl+C to stop both. To simulate errors and failed jobs, see \`npm run sandbox -- --help\`.

The commands below are for bash (on Windows, Git Bash) in the root of this repository.

Run the built action as a runner does, for issue #${issue.number} of ${repository}, which got the label docs:

  env GITHUB_EVENT_NAME=issues GITHUB_EVENT_PATH='${file('event.json')}' \\
    GITHUB_REPOSITORY=${repository} GITHUB_RUN_ID=1 GITHUB_JOB=docs GITHUB_ACTION=docs \\
    GITHUB_API_URL=${github.url} GITHUB_OUTPUT='${file('outputs')}' \\
    GITHUB_STATE='${file('state')}' GITHUB_STEP_SUMMARY='${file('summary.md')}' \\
    INPUT_PROJECT-ID=${platform.projectId} INPUT_API-KEY=${platform.apiKey} INPUT_BASE-URL=${platform.url} \\
    INPUT_GITHUB-TOKEN=${github.token} INPUT_COMMENT=true INPUT_INCLUDE=issue \\
    INPUT_PROMPT='Document what this issue describes.' INPUT_POLL-INTERVAL-SECONDS=2 \\
    node dist/agent-job/index.js

To set another input, add INPUT_<NAME>=… before \`node\`, for example INPUT_DRY-RUN=true.

Show its outputs, its summary, and the comments on the issue:

  cat '${file('outputs')}' '${file('summary.md')}'
  curl -s ${github.url}/repos/${repository}/issues/${issue.number}/comments -H 'Authorization: Bearer ${github.token}'

Create a job, and get it:

  curl -s -X POST ${platform.url}/v2/agent/${platform.projectId}/job \\
    -H 'Authorization: Bearer ${platform.apiKey}' -H 'Content-Type: application/json' \\
    -d '{"prompt": "Explain the new setting"}'
  curl -s ${platform.url}/v2/agent/${platform.projectId}/job/job-1 -H 'Authorization: Bearer ${platform.apiKey}'

Get visitors:

  curl -s '${platform.url}/v1/analytics/${platform.projectId}/visitors?limit=5' -H 'Authorization: Bearer ${platform.apiKey}'
`);

// sandbox/background.ts waits for this message.
process.send?.({ 'base-url': platform.url, 'project-id': platform.projectId, 'api-key': platform.apiKey });

const { promise: stopped, resolve: stop } = Promise.withResolvers<void>();
process.once('SIGINT', () => stop());
process.once('SIGTERM', () => stop());
await stopped;
await Promise.all([platform.close(), github.close(), rm(folder, { recursive: true, force: true })]);

function readOrExit(): SandboxOptions {
  try {
    return readOptions(process.argv.slice(2));
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
    return process.exit(1);
  }
}

function exitIfPortIsInUse(error: unknown): never {
  if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
  console.error(`Port ${port} is in use. Choose another one with --port.`);
  return process.exit(1);
}
