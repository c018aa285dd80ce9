import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { LABELED_ISSUE } from './labeled-issue.ts';
import { DEFAULT_PORT } from './options.ts';
import { printOutputs, printSection } from './print-demo.ts';
import { startStep } from './run-step.ts';
import { readServices, type Services } from './services-file.ts';

const USAGE = `Usage: npm run sandbox:run -- [options] [input=value …]

Runs the built action as a runner does, against the sandbox that \`npm run sandbox\` started, for an issue
that got the label docs. Inputs such as dry-run=true replace the ones that it sets.

  --visitors        Run the export instead.
  --port <number>   Port of the sandbox's API. Default: ${DEFAULT_PORT}.
  --help            Show this text.`;

const PROJECT = fileURLToPath(new URL('..', import.meta.url));
/** Kept between runs, so that you can put a prompt file there and find the exported file. */
const WORKSPACE = `${PROJECT}build/workspace`;
const JOB_STEP = { actionFile: `${PROJECT}action.yml`, event: LABELED_ISSUE.event };
const EXPORT_STEP = {
  actionFile: `${PROJECT}visitors/action.yml`,
  event: { name: 'schedule', payload: { schedule: '17 6 * * 1' } },
};
/** No step can take longer. */
const TIMEOUT_MS = 360 * 60_000;

const Comments = z.array(
  z.object({ user: z.object({ login: z.string() }), body: z.string(), updated_at: z.string() }),
);

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: {
      port: { type: 'string', default: String(DEFAULT_PORT) },
      visitors: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  if (values.help) {
    console.log(USAGE);
    return;
  }
  const given = Object.fromEntries(positionals.map(inputOf));
  const services = await readServices(Number(values.port));
  // On Windows, a sandbox that is stopped can't remove its file.
  if (services === undefined || !(await isRunning(services))) {
    throw new Error(`No sandbox runs on port ${values.port}. Start one in another terminal: npm run sandbox`);
  }
  await mkdir(WORKSPACE, { recursive: true });
  const step = await startStep({
    ...(values.visitors ? EXPORT_STEP : JOB_STEP),
    github: services.github.url,
    token: services.github.token,
    workspace: WORKSPACE,
    timeoutMs: TIMEOUT_MS,
    onLine: (line) => console.log(line),
    with: { ...(values.visitors ? exportInputs(services) : jobInputs(services)), ...given },
  });
  // Ctrl+C reaches the step as well, as a cancelled run would. It then writes its outputs, and they are shown.
  process.on('SIGINT', () => undefined);
  const result = await step.result;
  printOutputs(result);
  printSection('The job summary, as Markdown', result.summary);
  if (!values.visitors) await printComments(services);
  printSection('Files', `The workspace is ${WORKSPACE}.`);
  process.exitCode = result.exitCode ?? 1;
}

/** Sends nothing, because a request would use up a fault. */
async function isRunning({ platform }: Services): Promise<boolean> {
  const { hostname, port } = new URL(platform.url);
  const socket = connect(Number(port), hostname);
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

function inputOf(text: string): [name: string, value: string] {
  const [, name, value] = /^([a-z-]+)=(.*)$/su.exec(text) ?? [];
  if (name === undefined || value === undefined) {
    throw new Error(`Invalid input: ${text}. It must be like dry-run=true.\n\n${USAGE}`);
  }
  return [name, value];
}

const connection = ({ platform }: Services) => ({
  'project-id': platform.projectId,
  'api-key': platform.apiKey,
  'base-url': platform.url,
});

const jobInputs = (services: Services) => ({
  ...connection(services),
  prompt: 'Document what this issue describes, if the docs lack it.',
  include: 'issue',
  comment: 'true',
  'poll-interval-seconds': '2',
});

const exportInputs = (services: Services) => ({ ...connection(services), 'last-days': '7', compare: 'true' });

async function printComments({ github }: Services): Promise<void> {
  const { repository, issue } = LABELED_ISSUE;
  const url = `${github.url}/repos/${repository}/issues/${issue.number}/comments`;
  const response = await fetch(url, { headers: { authorization: `token ${github.token}` } });
  const comments = Comments.parse(await response.json());
  if (comments.length === 0) printSection(`Comments on issue #${issue.number}`, 'There are none.');
  for (const { user, body } of comments)
    printSection(`A comment on issue #${issue.number}, by ${user.login}`, body);
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
