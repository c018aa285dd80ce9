import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type PlatformOptions, startPlatform } from '../../sandbox/platform.ts';
import { startInProcess } from '../../sandbox/run-in-process.ts';
import { type StepOptions, startStep } from '../../sandbox/run-step.ts';
import type { VisitorRow } from '../../src/platform/visitors.ts';
import { connectionTo, VISITORS } from '../actions.ts';
import { TOTALS } from './exported.ts';

export type Scenario = Awaited<ReturnType<typeof scenario>>;
type Inputs = Readonly<Record<string, string>>;

export function site(count: number, path = (index: number) => `/page-${index}`): PlatformOptions {
  return { visitors: { count, totals: TOTALS, row: (index) => rowOf(index, path) } };
}

export function rowOf(index: number, path = (at: number) => `/page-${at}`): VisitorRow {
  return { path: path(index), human: index % 50, ai: index % 7, total: (index % 50) + 1 };
}

/** Starts the API on loopback. Returns it with a workspace and functions that run the export in it. */
export async function scenario(options: PlatformOptions = {}) {
  const platform = await startPlatform(options);
  const folder = await mkdtemp(join(tmpdir(), 'export-'));
  const workspace = join(folder, 'workspace');
  await mkdir(workspace);
  const completed = (inputs: Inputs, stepOptions: StepOptions): StepOptions => {
    return { workspace, ...stepOptions, with: { ...connectionTo(platform), ...inputs } };
  };
  const start = (inputs: Inputs = {}, stepOptions: StepOptions = {}) =>
    startInProcess(VISITORS, completed(inputs, stepOptions));
  const startProcess = (inputs: Inputs = {}, stepOptions: StepOptions = {}) =>
    startStep({ ...completed(inputs, stepOptions), actionFile: VISITORS.actionFile });
  return {
    platform,
    workspace,
    /** Starts a step in this process, by default with a virtual clock. */
    start,
    /** Starts the built action in its own process, in real time. */
    startProcess,
    runProcess: async (inputs?: Inputs, stepOptions?: StepOptions) =>
      (await startProcess(inputs, stepOptions)).result,
    run: async (inputs?: Inputs, stepOptions?: StepOptions) => (await start(inputs, stepOptions)).result,
    read: (name: string) => readFile(join(workspace, name), 'utf8'),
    /** Every name in the workspace, also hidden ones, in order. */
    names: async () => (await readdir(workspace)).sort(),
    offsets: () => platform.requests.map(({ query }) => Number(query.get('offset'))),
    /** Lets responses repeat a row of the first page, each another one: three of them, one in each pass, never agree. */
    repeatRow: (...responses: number[]) => {
      for (const nth of responses) {
        const body = JSON.stringify({ totals: TOTALS, visitors: [rowOf(nth)], hasMore: false });
        platform.fault({ nth }, { kind: 'raw', body });
      }
    },
    [Symbol.asyncDispose]: async () => {
      await platform.close();
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Something happens to the renames of files in the step's process. */
export const withFault = (fault: string): StepOptions => ({
  nodeArgs: ['--import', pathToFileURL('__tests__/visitors/disk-fault.mjs').href],
  env: { DISK_FAULT: fault },
});
