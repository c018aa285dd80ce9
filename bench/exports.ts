import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runStep } from '../sandbox/run-step.ts';
import { servePages } from './export/pages.ts';
import { inPairs, type Measurement } from './measurement.ts';
import { openHttps, runNode, usageOf } from './processes.ts';

const BARE_LOOP = fileURLToPath(new URL('./export/bare-loop.mjs', import.meta.url));
/** What a run of 350 minutes can read. */
const ROWS = 150_000;

/** Measures exports against a loop that does the same work. */
export async function exports(runs: number): Promise<Measurement[]> {
  const ascii = await exportsOf('ASCII', 'how-to', 1.15, runs);
  const nonAscii = await exportsOf('non-ASCII', 'ガイド', 1.2, runs);
  // Text that is ASCII takes half the memory.
  return [...ascii.filter(({ unit }) => unit === 's'), ...nonAscii];
}

async function exportsOf(paths: string, word: string, timesAtMost: number, runs: number) {
  await using https = await openHttps();
  await using server = await servePages(ROWS, word);
  await using folder = await mkdtempDisposable(join(tmpdir(), 'bench-'));
  const url = await https.secure(server);

  const bareArgs = [BARE_LOOP, url, server.apiKey, join(folder.path, 'bare.csv')];
  const bare = () => usageOf((options) => runNode(bareArgs, options), https.env);
  /** Runs the built action. Rejects if the export isn't complete. */
  const run = (compare: boolean) =>
    usageOf(async (options) => {
      const connection = { 'project-id': 'project-1', 'api-key': server.apiKey, 'base-url': url };
      const { outputs, log } = await runStep({
        actionFile: 'visitors/action.yml',
        with: { ...connection, file: 'visitors.csv', compare: String(compare) },
        workspace: folder.path,
        timeoutMs: 600_000,
        ...options,
      });
      if (outputs['complete'] !== 'true' || outputs['rows'] !== String(ROWS)) throw new Error(log);
    }, https.env);
  // The server makes its answers.
  await bare();
  const pair = await inPairs(runs, 'bare loop', bare, () => run(false));
  const alone = pair((used) => used.memory);
  return [
    { what: `time, ${paths}`, unit: 's', ...pair((used) => used.time), target: { timesAtMost } },
    { what: `CPU time, ${paths}`, unit: 's', ...pair((used) => used.cpu), target: { timesAtMost } },
    { what: `memory, ${paths}`, unit: 'MiB', value: alone.value, target: { atMost: 180 } },
    { what: 'memory with `compare`', unit: 'MiB', value: (await run(true)).memory, target: { atMost: 300 } },
  ] satisfies Measurement[];
}
