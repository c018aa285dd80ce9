import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runStep, type StepOptions } from '../sandbox/run-step.ts';
import { servePages } from './export/pages.ts';
import { inPairs, type Measurement } from './measurement.ts';
import { peakMemory, runNode } from './processes.ts';

const BARE_LOOP = fileURLToPath(new URL('./export/bare-loop.mjs', import.meta.url));
/** What a run of 350 minutes can read. */
const ROWS = 150_000;

/** Measures the time and the memory of exports, against a loop that fetches, parses and writes the same pages. */
export async function exports(runs: number): Promise<Measurement[]> {
  await using server = await servePages(ROWS);
  await using folder = await mkdtempDisposable(join(tmpdir(), 'bench-'));
  const inputs = { 'project-id': 'project-1', 'api-key': server.apiKey, 'base-url': server.url };

  /** Runs the built action, and returns its seconds. Rejects if the export isn't complete. */
  const run = async (compare: boolean, options: StepOptions = {}): Promise<number> => {
    const { outputs, log, durationMs } = await runStep({
      actionFile: 'visitors/action.yml',
      with: { ...inputs, file: 'visitors.csv', compare: String(compare) },
      workspace: folder.path,
      timeoutMs: 600_000,
      ...options,
    });
    if (outputs['complete'] !== 'true' || outputs['rows'] !== String(ROWS)) throw new Error(log);
    return durationMs / 1_000;
  };
  const bareArgs = [BARE_LOOP, server.url, server.apiKey, join(folder.path, 'bare.csv')];
  const bare = async () => (await runNode(bareArgs)) / 1_000;
  const size = `${ROWS.toLocaleString('en')} rows`;
  const memory = async (what: string, compare: boolean, atMost: number): Promise<Measurement> => {
    const value = await peakMemory((nodeArgs, env) => run(compare, { nodeArgs, env }));
    return { what: `${what}, ${size}`, unit: 'MiB', value, target: { atMost } };
  };
  // The server makes its answers.
  await bare();
  const time = await inPairs(runs, 'bare loop', bare, () => run(false));
  return [
    { what: `time, ${size}`, unit: 's', ...time, target: { timesAtMost: 1.3 } },
    await memory('peak memory', false, 180),
    await memory('peak memory with `compare`', true, 300),
  ];
}
