import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';

const PRELOAD = fileURLToPath(new URL('./peak-memory.cjs', import.meta.url));
const Closed = z.tuple([z.literal(0), z.null()]);

/** Measures the peak memory of processes that are started with `env` and `nodeArgs`. */
export interface MemoryGauge extends AsyncDisposable {
  readonly env: Readonly<Record<string, string>>;
  readonly nodeArgs: readonly string[];
  /** Returns the largest resident set of the process that ended last, in MiB. */
  peak(): Promise<number>;
}

/** Creates the file that a measured process writes its peak memory to. */
export async function memoryGauge(): Promise<MemoryGauge> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  const file = join(folder, 'peak');
  return {
    env: { PEAK_MEMORY_FILE: file },
    nodeArgs: ['--require', PRELOAD],
    peak: async () => Number(await readFile(file, 'utf8')) / 1_024,
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Runs Node and returns the milliseconds from start to end. Rejects if the exit code is not 0. */
export async function milliseconds(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<number> {
  const { PATH = '', SystemRoot } = process.env;
  const startedAt = performance.now();
  const child = spawn(process.execPath, args, {
    env: { PATH, ...(SystemRoot === undefined ? {} : { SystemRoot }), ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  Closed.parse(await once(child, 'close'));
  return performance.now() - startedAt;
}

/** What Node itself needs. */
export const BARE_NODE = { what: '`node -e 0`', args: ['-e', '0'] } as const;
