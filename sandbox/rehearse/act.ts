import { execFile } from 'node:child_process';
import * as z from 'zod/mini';
import { parseJson } from '../../src/lib/json.ts';

const Text = z.optional(z.string());
/** A line about one stage of a step, which act names by its `id` or its index. */
const Line = z.object({
  msg: z.string(),
  jobID: z.string(),
  matrix: z.optional(z.record(z.string(), z.unknown())),
  stepID: z.array(z.string()),
  stage: z.enum(['Pre', 'Main', 'Post']),
  command: Text,
  name: Text,
  arg: Text,
  content: Text,
});
type Line = z.infer<typeof Line>;

/** After this time, a run is killed. */
const TIMEOUT_MS = 180_000;

/** Runs act with these arguments, without Docker. */
export async function runAct(
  act: string,
  args: readonly string[],
  options: { readonly cwd: string; readonly env: Readonly<Record<string, string>> },
) {
  const { promise, resolve } = Promise.withResolvers<string>();
  const child = execFile(
    act,
    [
      ...args,
      '--platform',
      'ubuntu-latest=-self-hosted',
      '--matrix',
      'os:ubuntu-latest',
      // One line of JSON per event, without masks, so that a leaked secret is found.
      '--json',
      '--insecure-secrets',
      '--no-skip-checkout',
      '--no-cache-server',
      '--no-recurse',
    ],
    { ...options, timeout: TIMEOUT_MS, killSignal: 'SIGKILL', maxBuffer: Infinity },
    (_, stdout, stderr) => resolve(`${stdout}${stderr}`),
  );
  const lines = (await promise).split('\n').map((text) => {
    return { text, line: Line.safeParse(parseJson(text)).data };
  });
  // act also logs here that it looks up the action, before its first stage.
  const told = lines
    .flatMap(({ line }) => line ?? [])
    .filter(({ msg }) => !msg.startsWith('LocalRepositoryCache '));
  const stages = Map.groupBy(told, ({ jobID, matrix, stepID, stage }) =>
    JSON.stringify([jobID, matrix, stepID, stage]),
  );
  return {
    /** 0 if no job failed. */
    exitCode: child.exitCode,
    steps: [...stages.values()].map(stageOf),
    /** The whole output of act, not masked, without the `add-mask` lines and outputs named `token`. */
    output: lines.flatMap(({ text, line }) => (line !== undefined && isHidden(line) ? [] : text)).join('\n'),
  };
}

/** A step that creates a token has it as an output, which a runner doesn't log. */
function isHidden({ command, name }: Line): boolean {
  return command === 'add-mask' || (command === 'set-output' && name === 'token');
}

/** Returns what one stage of a step did. */
function stageOf(lines: readonly Line[]) {
  const [{ jobID: job, stepID, stage } = { jobID: '', stepID: [], stage: 'Main' }] = lines;
  const commands = Map.groupBy(lines, ({ command = '' }) => command);
  const outputs = commands.get('set-output') ?? [];
  const logged = lines.filter(({ command = '' }) => !['set-output', 'add-mask', 'summary'].includes(command));
  return {
    job,
    id: stepID.join('.'),
    stage,
    outputs: Object.fromEntries(outputs.map(({ name = '', arg = '' }) => [name, arg])),
    summary:
      commands
        .get('summary')
        ?.map(({ content = '' }) => content)
        .join('') ?? '',
    /** Its output, with commands. */
    log: logged.map(({ msg }) => (msg.endsWith('\n') ? msg : `${msg}\n`)).join(''),
  };
}
