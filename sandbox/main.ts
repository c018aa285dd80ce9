import { DAY_MS } from '../src/lib/clock.ts';
import { gitHubService } from './github.ts';
import { LABELED_ISSUE } from './labeled-issue.ts';
import { DEFAULT_PORT, readOptions, type SandboxOptions, USAGE } from './options.ts';
import { platformService } from './platform.ts';
import { EXAMPLE_PULL, MERGE } from './played-events.ts';
import { startServer } from './server.ts';
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
const platform = platformService({
  life,
  source: { repository: `https://github.com/${LABELED_ISSUE.repository}`, ref: 'main' },
  visitors: { visits },
});
const { roles, pulls = [], ...labeled } = LABELED_ISSUE.github;
const github = gitHubService({
  ...labeled,
  roles: { ...roles, [EXAMPLE_PULL.author]: 'write' },
  pulls: [...pulls, ...MERGE.pulls, EXAMPLE_PULL],
  comparisons: MERGE.comparisons,
  ...(grants !== undefined && { grants }),
});
/** The paths of the API. GitHub has the others. */
const ofPlatform = /^\/v\d\//u;
const server = await startServer(
  (request) => (ofPlatform.test(request.path) ? platform : github).answer(request),
  port,
).catch(exitIfPortIsInUse);
const { url } = server;
if (fault !== undefined) server.fault({ path: ofPlatform, times: fault.times }, fault.fault);

const { repository, issue } = LABELED_ISSUE;
const { port: portInUse } = new URL(url);
const withPort = portInUse === String(DEFAULT_PORT) ? '' : ` --port ${portInUse}`;
console.log(`A fake Mintlify API and a fake GitHub run at ${url}.
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

  curl -s -X POST ${url}/v2/agent/${platform.projectId}/job \\
    -H 'Authorization: Bearer ${platform.apiKey}' -H 'Content-Type: application/json' \\
    -d '{"prompt": "Explain the new setting"}'
  curl -s ${url}/v2/agent/${platform.projectId}/job/job-1 -H 'Authorization: Bearer ${platform.apiKey}'
  curl -s '${url}/v1/analytics/${platform.projectId}/visitors?limit=5' -H 'Authorization: Bearer ${platform.apiKey}'
`);

// sandbox/background.ts waits for this message.
process.send?.({ 'base-url': url, 'project-id': platform.projectId, 'api-key': platform.apiKey });

const { promise: stopped, resolve: stop } = Promise.withResolvers<void>();
process.once('SIGINT', () => stop());
process.once('SIGTERM', () => stop());
await stopped;
await server.close();

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
