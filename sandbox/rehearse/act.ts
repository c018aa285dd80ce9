import { execFile } from 'node:child_process';
import * as z from 'zod/mini';
import { parseJson } from '../../src/lib/json.ts';

const Text = z.optional(z.string());
/** A line about a step. */
const Line = z.object({
  msg: z.string(),
  stepID: z.array(z.string()),
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
  args: readonly string[],
  options: { readonly cwd: string; readonly env: Readonly<Record<string, string>> },
) {
  const { promise, resolve } = Promise.withResolvers<string>();
  const child = execFile(
    'act',
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
  return {
    /** 0 if no job failed. */
    exitCode: child.exitCode,
    /** What the steps printed, set and summarized. */
    lines: lines.flatMap(({ line }) => line ?? []),
    /** The whole output of act, not masked, without the `add-mask` lines and outputs named `token`. */
    output: lines.flatMap(({ text, line }) => (line !== undefined && isHidden(line) ? [] : text)).join('\n'),
  };
}

/** A step that creates a token has it as an output, which a runner doesn't log. */
function isHidden({ command, name }: Line): boolean {
  return command === 'add-mask' || (command === 'set-output' && name === 'token');
}
