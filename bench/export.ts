/**
 * What an export of a million rows costs: `npm run bench:export [format]`. The built action against a loopback server in
 * a process of its own, beside a bare loop that fetches the same pages and only parses them. Exits with 1 where a target
 * is missed.
 */
import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import * as z from 'zod/mini';
import { runStep } from '../sandbox/step.ts';

const ROWS = 1_000_000;
const FEW_ROWS = 1_000;
const PAGE_SIZE = 250;
const RUNS = 5;
const TARGET = { mebibytesAbove: 60, timesBareLoop: 2, requests: ROWS / PAGE_SIZE };

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const format = process.argv[2] ?? 'csv';
const folder = await mkdtemp(join(tmpdir(), 'bench-'));

async function startServer(rows: number) {
  const server = fork(here('./server.ts'), [String(rows), String(PAGE_SIZE)]);
  const ask = async <T>(schema: z.ZodMiniType<T>): Promise<T> => {
    return z.tuple([schema], z.unknown()).parse(await once(server, 'message'))[0];
  };
  const { url } = await ask(z.object({ url: z.string() }));
  return {
    url,
    requests: async () => {
      server.send('requests');
      return (await ask(z.object({ requests: z.number() }))).requests;
    },
    [Symbol.dispose]: () => server.disconnect(),
  };
}

/** Seconds, mebibytes at the peak, and the bytes of the file. */
async function exportFrom(url: string) {
  const peakFile = join(folder, 'peak');
  const result = await runStep({
    actionFile: 'visitors/action.yml',
    with: {
      'project-id': 'project-1',
      'api-key': 'mint_benchmark',
      'base-url': url,
      format,
      file: `visitors.${format}`,
      'page-size': String(PAGE_SIZE),
    },
    workspace: folder,
    env: { PEAK_MEMORY_FILE: peakFile },
    nodeArgs: ['--import', pathToFileURL(here('./peak-memory.mjs')).href],
  });
  if (result.outputs['complete'] !== 'true') throw new Error(result.log);
  return {
    seconds: result.durationMs / 1_000,
    mebibytes: Number(await readFile(peakFile, 'utf8')) / 1_024,
    bytes: (await stat(join(folder, `visitors.${format}`))).size,
  };
}

async function bareLoop(url: string): Promise<number> {
  const began = performance.now();
  const child = spawn(process.execPath, [here('./bare-loop.ts'), url, String(PAGE_SIZE)], {
    stdio: 'inherit',
  });
  const [exitCode] = z.tuple([z.nullable(z.number())], z.unknown()).parse(await once(child, 'close'));
  if (exitCode !== 0) throw new Error(`the bare loop ended with ${String(exitCode)}`);
  return (performance.now() - began) / 1_000;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

try {
  using few = await startServer(FEW_ROWS);
  const small = await Promise.all([exportFrom(few.url)]);

  using server = await startServer(ROWS);
  const exports: Awaited<ReturnType<typeof exportFrom>>[] = [];
  const loops: number[] = [];
  const requests: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    loops.push(await bareLoop(server.url));
    const before = await server.requests();
    exports.push(await exportFrom(server.url));
    requests.push((await server.requests()) - before);
  }

  const base = small[0].mebibytes;
  const peak = Math.max(...exports.map(({ mebibytes }) => mebibytes));
  const ratio = median(exports.map(({ seconds }, run) => seconds / (loops[run] ?? Number.NaN)));
  const lines = [
    ['bare loop, median', `${median(loops).toFixed(2)} s`, '', ''],
    [
      `export of ${ROWS} rows, median`,
      `${median(exports.map(({ seconds }) => seconds)).toFixed(2)} s`,
      '',
      '',
    ],
    [
      'times the bare loop, median of pairs',
      ratio.toFixed(2),
      `≤ ${TARGET.timesBareLoop}`,
      verdict(ratio <= TARGET.timesBareLoop),
    ],
    [`peak memory, ${FEW_ROWS} rows`, `${base.toFixed(0)} MiB`, '', ''],
    [`peak memory, ${ROWS} rows, largest`, `${peak.toFixed(0)} MiB`, '', ''],
    [
      'peak memory above',
      `${(peak - base).toFixed(0)} MiB`,
      `≤ ${TARGET.mebibytesAbove} MiB`,
      verdict(peak - base <= TARGET.mebibytesAbove),
    ],
    [
      'requests',
      [...new Set(requests)].join(', '),
      String(TARGET.requests),
      verdict(requests.every((made) => made === TARGET.requests)),
    ],
    ['size of the file', `${((exports[0]?.bytes ?? 0) / 1_048_576).toFixed(1)} MiB`, '', ''],
  ];
  console.log(`Export as ${format}, node ${process.version}, ${RUNS} paired runs\n`);
  for (const [what = '', value = '', target = '', word = ''] of lines) {
    console.log(`${what.padEnd(40)}${value.padStart(12)}   ${target.padEnd(12)}${word}`);
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}

function verdict(isMet: boolean): string {
  if (!isMet) process.exitCode = 1;
  return isMet ? 'met' : 'MISSED';
}
