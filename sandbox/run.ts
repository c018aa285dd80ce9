import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { LABELED_ISSUE, QUICK_START } from './labeled-issue.ts';
import { DEFAULT_PORT } from './options.ts';
import { TOKEN } from './payloads.ts';
import { API_KEY, PROJECT_ID } from './platform.ts';
import { playedEvent } from './played-events.ts';
import { printOutputs, printSection } from './print-demo.ts';
import { startStep } from './run-step.ts';

const USAGE = `Usage: npm run sandbox:run -- [options] [input=value …]

Runs the built action as a runner does, against the sandbox that \`npm run sandbox\` started, for an issue
that got the label docs. Inputs such as dry-run=true replace the ones that it sets.

  --event <event>   Another event: push (a merge), or one of GitHub's examples, such as
                    issue_comment.created, pull_request.closed, release.published or schedule.
  --settle          Run settle instead.
  --visitors        Run the export instead.
  --port <number>   Port of the sandbox. Default: ${DEFAULT_PORT}.
  --help            Show this text.`;

const PROJECT = fileURLToPath(new URL('..', import.meta.url));
/** Kept between runs, so that you can put a prompt file there and find the exported file. */
const WORKSPACE = join(tmpdir(), 'docs-agent-action-workspace');
/** No step can take longer. */
const TIMEOUT_MS = 360 * 60_000;

const Comments = z.array(
  z.object({
    id: z.number(),
    issue_url: z.string(),
    user: z.object({ login: z.string() }),
    body: z.string(),
  }),
);
type Inputs = Readonly<Record<string, string>>;

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: {
      port: { type: 'string', default: String(DEFAULT_PORT) },
      event: { type: 'string' },
      settle: { type: 'boolean', default: false },
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
  const url = `http://127.0.0.1:${values.port}`;
  const earlier = await commentsAt(url).catch(() => undefined);
  if (earlier === undefined) {
    throw new Error(`No sandbox runs on port ${values.port}. Start one in another terminal: npm run sandbox`);
  }
  await mkdir(WORKSPACE, { recursive: true });
  const action = values.visitors ? 'visitors' : values.settle ? 'settle' : undefined;
  const chosen = values.event ?? (action === undefined ? undefined : 'schedule');
  const event = chosen === undefined ? LABELED_ISSUE.event : playedEvent(chosen);
  const step = await startStep({
    actionFile: join(PROJECT, action ?? '', 'action.yml'),
    event,
    repository: LABELED_ISSUE.repository,
    github: url,
    workspace: WORKSPACE,
    timeoutMs: TIMEOUT_MS,
    onLine: (line) => console.log(line),
    with: {
      'project-id': PROJECT_ID,
      'api-key': API_KEY,
      'base-url': url,
      ...inputsOf(action, event.payload, given),
      ...given,
    },
  });
  // Ctrl+C reaches the step as well, as a cancelled run would. It then writes its outputs, and they are shown.
  process.on('SIGINT', () => undefined);
  const result = await step.result;
  printOutputs(result);
  printSection('The job summary, as Markdown', result.summary);
  const comments = await commentsAt(url);
  const isOld = (comment: (typeof comments)[number]) =>
    earlier.some(({ id, body }) => id === comment.id && body === comment.body);
  for (const { issue_url, user, body } of comments.filter((comment) => !isOld(comment)))
    printSection(`The comment on #${issue_url.split('/').at(-1)}, by ${user.login}`, body);
  printSection('Files', `The workspace is ${WORKSPACE}.`);
  process.exitCode = result.exitCode ?? 1;
}

function inputOf(text: string): [name: string, value: string] {
  const [, name, value] = /^([a-z-]+)=(.*)$/su.exec(text) ?? [];
  if (name === undefined || value === undefined) {
    throw new Error(`Invalid input: ${text}. It must be like dry-run=true.\n\n${USAGE}`);
  }
  return [name, value];
}

/** Returns inputs that the action, the event and the given inputs allow. */
function inputsOf(action: 'visitors' | 'settle' | undefined, event: object, given: Inputs): Inputs {
  if (action === 'settle') return {};
  const hasPeriod = ['date-from', 'date-to', 'last-months'].some((name) => name in given);
  if (action === 'visitors') return { compare: 'true', ...(!hasPeriod && { 'last-days': '7' }) };
  const { 'job-id': followed = 'auto' } = given;
  const hasText = ['issue', 'pull_request', 'commits'].some((name) => name in event);
  return {
    ...(!('wait' in given) && { 'poll-interval-seconds': '2' }),
    ...(!('prompt-file' in given) && followed === 'auto' && { prompt: QUICK_START.prompt }),
    ...(hasText && followed === 'auto' && { include: 'issue' }),
    ...(hasText && { comment: 'true' }),
  };
}

async function commentsAt(github: string): Promise<z.infer<typeof Comments>> {
  const url = `${github}/repos/${LABELED_ISSUE.repository}/issues/comments?per_page=100`;
  const response = await fetch(url, { headers: { authorization: `token ${TOKEN}` } });
  // With `--permissions`, the token may not be able to read them.
  return response.ok ? Comments.parse(await response.json()) : [];
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
