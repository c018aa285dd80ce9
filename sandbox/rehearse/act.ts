import { execFile } from 'node:child_process';
import * as z from 'zod/mini';

/** One stage of a step that ran. */
export type StepRun = {
  readonly job: string;
  /** The step's `id`, or its index. */
  readonly id: string;
  readonly stage: 'Pre' | 'Main' | 'Post';
  readonly result: 'success' | 'failure' | undefined;
  readonly outputs: Readonly<Record<string, string>>;
  readonly masks: readonly string[];
  readonly summary: string;
  /** Its output, with commands. */
  readonly log: string;
};

export type ActRun = {
  /** 0 if no job failed. */
  readonly exitCode: number | null;
  readonly steps: readonly StepRun[];
  /** The whole output of act, not masked, without the `add-mask` lines and outputs named `token`. */
  readonly output: string;
};

const Text = z.optional(z.string());
const Line = z.object({
  msg: z.string(),
  jobID: z.string(),
  matrix: z.optional(z.record(z.string(), z.unknown())),
  stepID: z.array(z.string()),
  stage: z.enum(['Pre', 'Main', 'Post']),
  stepResult: z.optional(z.enum(['success', 'failure'])),
  command: Text,
  name: Text,
  arg: Text,
  content: Text,
});

/** After this time, a run is killed. */
const TIMEOUT_MS = 180_000;

/** Runs act with these arguments, without Docker. */
export async function runAct(
  act: string,
  args: readonly string[],
  options: { readonly cwd: string; readonly env: Readonly<Record<string, string>> },
): Promise<ActRun> {
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
  const output = await promise;
  return { exitCode: child.exitCode, ...readOutput(output) };
}

function readOutput(output: string): Omit<ActRun, 'exitCode'> {
  const steps = new Map<string, { -readonly [Name in keyof StepRun]: StepRun[Name] }>();
  const shown: string[] = [];
  for (const text of output.split('\n')) {
    const line = Line.safeParse(parseJson(text)).data;
    // A step that creates a token has it as an output, which a runner doesn't log.
    const isHidden =
      line?.command === 'add-mask' || (line?.command === 'set-output' && line.name === 'token');
    if (!isHidden) shown.push(text);
    // act also logs here that it looks up the action, before its first stage.
    if (line === undefined || line.msg.startsWith('LocalRepositoryCache ')) continue;
    const { jobID: job, matrix, stage } = line;
    const id = line.stepID.join('.');
    const key = JSON.stringify([job, matrix, id, stage]);
    const empty = { job, id, stage, result: undefined, outputs: {}, masks: [], summary: '', log: '' };
    const step = steps.get(key) ?? empty;
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
  return { steps: [...steps.values()], output: shown.join('\n') };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
