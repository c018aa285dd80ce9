import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import { runStep } from '../sandbox/run-step.ts';
import type { Paths } from './export/rows.ts';
import { memoryGauge, milliseconds } from './measured-process.ts';

export const PAGE_SIZE = 250;

export interface Cost {
  readonly seconds: number;
  /** The largest resident set. */
  readonly mebibytes: number;
  readonly requests: number;
}

/** A site whose visitors are served by another process, and two ways to fetch them. */
export interface Site extends AsyncDisposable {
  /** Runs the built action, with CSV as its format and these additional inputs. */
  export(inputs?: Readonly<Record<string, string>>): Promise<Cost>;
  /** Fetches and parses every page, and writes a CSV. */
  bareLoop(): Promise<Cost>;
}

const program = (name: string) => fileURLToPath(new URL(`./export/${name}`, import.meta.url));

/** Starts the server of a site with `rows` pages. */
export async function openSite(rows: number, paths: Paths = 'ascii'): Promise<Site> {
  const server = fork(program('server.ts'), [String(rows), String(PAGE_SIZE), paths]);
  const told = async <T>(schema: z.ZodMiniType<T>): Promise<T> =>
    z.tuple([schema], z.unknown()).parse(await once(server, 'message'))[0];
  const { url } = await told(z.object({ url: z.string() }));
  const answered = async (): Promise<number> => {
    server.send('requests');
    return (await told(z.object({ requests: z.number() }))).requests;
  };

  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  const gauge = await memoryGauge();
  const { env, nodeArgs } = gauge;

  const cost = async (run: () => Promise<number>): Promise<Cost> => {
    const before = await answered();
    const took = await run();
    return {
      seconds: took / 1_000,
      mebibytes: await gauge.peak(),
      requests: (await answered()) - before,
    };
  };
  return {
    export: (inputs = {}) =>
      cost(async () => {
        const { outputs, log, durationMs } = await runStep({
          actionFile: 'visitors/action.yml',
          with: {
            'project-id': 'project-1',
            'api-key': 'mint_benchmark',
            'base-url': url,
            file: 'visitors.csv',
            ...inputs,
          },
          workspace: folder,
          env,
          nodeArgs,
          timeoutMs: 600_000,
        });
        if (outputs['complete'] !== 'true' || outputs['rows'] !== String(rows)) throw new Error(log);
        return durationMs;
      }),
    bareLoop: () =>
      cost(() =>
        milliseconds(
          [...nodeArgs, program('bare-loop.mjs'), url, String(PAGE_SIZE), join(folder, 'bare.csv')],
          env,
        ),
      ),
    [Symbol.asyncDispose]: async () => {
      server.disconnect();
      await rm(folder, { recursive: true, force: true });
      await gauge[Symbol.asyncDispose]();
    },
  };
}
