import { DAY_MS } from '../src/lib/clock.ts';
import { startGitHub } from './github.ts';
import { LABELED_ISSUE } from './labeled-issue.ts';
import { DEFAULT_PORT, readOptions, type SandboxOptions, USAGE } from './options.ts';
import { startPlatform } from './platform.ts';
import { EXAMPLE_PULL, MERGE } from './played-events.ts';
import { removeServices, writeServices } from './services-file.ts';
import { inventVisits } from './visits.ts';

/** The site has visits up to now. */
const VISITED_DAYS = 60;

const options = readOrExit();
if (options.help) {
  console.log(USAGE);
  process.exit();
}
const { port, life, fault, grants } = options;

const firstDay = new Date(Date.now() - VISITED_DAYS * DAY_MS).toISOString().slice(0, 10);
const visits = inventVisits({ visitors: 3_000, from: firstDay, days: VISITED_DAYS + 1 });
const platform = await startPlatform({
  life,
  port,
  source: { repository: `https://github.com/${LABELED_ISSUE.repository}`, ref: 'main' },
  visitors: { visits },
}).catch(exitIfPortIsInUse);
const { roles, pulls = [], ...labeled } = LABELED_ISSUE.github;
const github = await startGitHub({
  ...labeled,
  roles: { ...roles, [EXAMPLE_PULL.author]: 'write' },
  pulls: [...pulls, ...MERGE.pulls, EXAMPLE_PULL],
  comparisons: MERGE.comparisons,
  ...(grants !== undefined && { grants }),
});
if (fault !== undefined) platform.fault({ times: fault.times }, fault.fault);

const portInUse = Number(new URL(platform.url).port);
await writeServices(portInUse, {
  platform: { url: platform.url, projectId: platform.projectId, apiKey: platform.apiKey },
  github: { url: github.url, token: github.token },
});

const { repository, issue } = LABELED_ISSUE;
const withPort = portInUse === DEFAULT_PORT ? '' : ` --port ${portInUse}`;
console.log(`A fake Mintlify API runs at ${platform.url}, and a fake GitHub at ${github.url}.
Press Ctrl+C to stop both. To simulate errors and failed jobs, see \`npm run sandbox -- --help\`.

In a second terminal, run the built actions. The first command changes nothing, and the second is for issue #${issue.number} of
${repository}, which got the label docs. All show the log, the outputs, the summary and new comments:

  npm run -s sandbox:run --${withPort} dry-run=true
  npm run -s sandbox:run --${withPort}
  npm run -s sandbox:run --${withPort} --event push
  npm run -s sandbox:run --${withPort} wait=false
  npm run -s sandbox:run --${withPort} --settle
  npm run -s sandbox:run --${withPort} --visitors

Or send requests yourself, in bash:

  curl -s -X POST ${platform.url}/v2/agent/${platform.projectId}/job \\
    -H 'Authorization: Bearer ${platform.apiKey}' -H 'Content-Type: application/json' \\
    -d '{"prompt": "Explain the new setting"}'
  curl -s ${platform.url}/v2/agent/${platform.projectId}/job/job-1 -H 'Authorization: Bearer ${platform.apiKey}'
  curl -s '${platform.url}/v1/analytics/${platform.projectId}/visitors?limit=5' -H 'Authorization: Bearer ${platform.apiKey}'
`);

// sandbox/background.ts waits for this message.
process.send?.({ 'base-url': platform.url, 'project-id': platform.projectId, 'api-key': platform.apiKey });

const { promise: stopped, resolve: stop } = Promise.withResolvers<void>();
process.once('SIGINT', () => stop());
process.once('SIGTERM', () => stop());
await stopped;
await Promise.all([platform.close(), github.close(), removeServices(portInUse)]);

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
