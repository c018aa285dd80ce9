import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import * as z from 'zod/mini';

/** Returns why this act can't be used, or undefined if it can. */
export function problemWithAct(command: string): string | undefined {
  return spawnSync(command, ['--version']).status === 0
    ? undefined
    : 'act was not found. Install it with “go install github.com/nektos/act@v0.2.89”, or name it with --act PATH.';
}

/** One stage of a step that ran. */
export type StepRun = {
  readonly job: string;
  /** The step's `id`, or its index. */
  readonly id: string;
  /** The step's name, or its `uses:`. */
  readonly name: string;
  readonly stage: 'Pre' | 'Main' | 'Post';
  readonly result: 'success' | 'failure' | undefined;
  readonly outputs: Readonly<Record<string, string>>;
  readonly masks: readonly string[];
  readonly summary: string;
  /** Its output, with commands. */
  readonly log: string;
};

export type ActRun = {
  readonly exitCode: number | null;
  readonly steps: readonly StepRun[];
  /** The results of all jobs, also skipped ones, in order. */
  readonly jobs: readonly { readonly job: string; readonly result: string }[];
  /** The whole output of act, not masked, without the `add-mask` lines and outputs named `token`. */
  readonly output: string;
};

const Line = z.object({
  msg: z.string(),
  jobID: z.optional(z.string()),
  jobResult: z.optional(z.string()),
  matrix: z.optional(z.record(z.string(), z.unknown())),
  step: z.optional(z.string()),
  stepID: z.optional(z.array(z.string())),
  stage: z.optional(z.enum(['Pre', 'Main', 'Post'])),
  stepResult: z.optional(z.enum(['success', 'failure'])),
  command: z.optional(z.string()),
  name: z.optional(z.string()),
  arg: z.optional(z.string()),
  content: z.optional(z.string()),
});
type Line = z.infer<typeof Line>;

/** After this time, a run is killed. */
const TIMEOUT_MS = 180_000;

/**
 * Runs act with these arguments, without Docker. The run is cancelled when `cancelAfter` resolves. Rejects if act can't be
 * started.
 */
export async function runAct(
  act: string,
  args: readonly string[],
  options: { readonly cwd: string; readonly env: Readonly<Record<string, string>> },
  cancelAfter: Promise<unknown> | undefined,
): Promise<ActRun> {
  const child = spawn(
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
    { ...options, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', (text: string) => {
      output += text;
    });
  }
  // act kills the running step at once, and then runs post scripts and steps with always().
  cancelAfter?.then(
    () => child.kill('SIGINT'),
    () => undefined,
  );
  const timeout = setTimeout(() => child.kill('SIGKILL'), TIMEOUT_MS);
  try {
    await once(child, 'close');
  } finally {
    clearTimeout(timeout);
  }
  return { exitCode: child.exitCode, ...readOutput(output) };
}

function readOutput(output: string): Omit<ActRun, 'exitCode'> {
  const steps = new Map<string, { -readonly [Name in keyof StepRun]: StepRun[Name] }>();
  const jobs: { job: string; result: string }[] = [];
  const shown: string[] = [];
  for (const text of output.split('\n')) {
    const line = parseLine(text);
    // A step that creates a token has it as an output, which a runner doesn't log.
    const isHidden =
      line?.command === 'add-mask' || (line?.command === 'set-output' && line.name === 'token');
    if (!isHidden) shown.push(text);
    if (line === undefined) continue;
    const { jobID: job = '', jobResult, matrix, step: name, stage, stepID } = line;
    if (jobResult !== undefined) jobs.push({ job, result: jobResult });
    if (name === undefined || stage === undefined || stepID === undefined) continue;
    const id = stepID.join('.');
    const key = JSON.stringify([job, matrix, id, stage]);
    const empty = { job, id, name, stage, result: undefined, outputs: {}, masks: [], summary: '', log: '' };
    const step = steps.get(key) ?? empty;
    // act also logs here that it looks up the action, before its first stage.
    if (isOfAct(line)) continue;
    steps.set(key, step);
    step.result = line.stepResult ?? step.result;
    switch (line.command ?? '') {
      case 'set-output':
        step.outputs = { ...step.outputs, [line.name ?? '']: line.arg ?? '' };
        break;
      case 'add-mask':
        step.masks = [...step.masks, line.arg ?? ''];
        break;
      case 'summary':
        step.summary += line.content ?? '';
        break;
      default:
        step.log += line.msg.endsWith('\n') ? line.msg : `${line.msg}\n`;
    }
  }
  return { steps: [...steps.values()], jobs, output: shown.join('\n') };
}

function isOfAct({ msg }: Line): boolean {
  return msg.startsWith('LocalRepositoryCache ');
}

function parseLine(text: string): Line | undefined {
  try {
    const line = Line.safeParse(JSON.parse(text));
    return line.success ? line.data : undefined;
  } catch {
    return undefined;
  }
}
