import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runStep } from '../sandbox/run-step.ts';
import { servePages } from './export/pages.ts';
import { inPairs, type Measurement } from './measurement.ts';
import { peakMemory, runNode } from './processes.ts';

const BARE_LOOP = fileURLToPath(new URL('./export/bare-loop.mjs', import.meta.url));
const PAGE_SIZE = 250;
/** What a run of 350 minutes can read. */
const ROWS = 150_000;

/** Measures the time and the memory of exports, against a loop that fetches, parses and writes the same pages. */
export async function exports(runs: number): Promise<Measurement[]> {
  await using site = await openSite();
  const what = `${ROWS.toLocaleString('en')} rows`;
  const time = await inPairs(runs, 'bare loop', site.bareLoop, () => site.export());
  const memory = await peakMemory((nodeArgs, env) => site.export({}, { nodeArgs, env }));
  const compared = await peakMemory((nodeArgs, env) => site.export({ compare: 'true' }, { nodeArgs, env }));
  return [
    { what: `time, ${what}`, unit: 's', ...time, target: { timesAtMost: 1.3 } },
    { what: `peak memory, ${what}`, unit: 'MiB', value: memory, target: { atMost: 180 } },
    { what: `peak memory with \`compare\`, ${what}`, unit: 'MiB', value: compared, target: { atMost: 300 } },
  ];
}

/** Starts the server of a site. Both ways to read its pages return the seconds that they took. */
async function openSite() {
  const opened = new AsyncDisposableStack();
  const server = opened.use(await servePages(ROWS, PAGE_SIZE));
  const folder = opened.use(await mkdtempDisposable(join(tmpdir(), 'bench-')));
  const bareFile = join(folder.path, 'bare.csv');
  return {
    /** Runs the built action. Rejects if the export isn't complete. */
    export: async (inputs: Readonly<Record<string, string>> = {}, options = {}): Promise<number> => {
      const { outputs, log, durationMs } = await runStep({
        actionFile: 'visitors/action.yml',
        with: {
          'project-id': 'project-1',
          'api-key': 'mint_benchmark',
          'base-url': server.url,
          file: 'visitors.csv',
          ...inputs,
        },
        workspace: folder.path,
        timeoutMs: 600_000,
        ...options,
      });
      if (outputs['complete'] !== 'true' || outputs['rows'] !== String(ROWS)) throw new Error(log);
      return durationMs / 1_000;
    },
    bareLoop: async () => (await runNode([BARE_LOOP, server.url, String(PAGE_SIZE), bareFile])) / 1_000,
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  };
}
