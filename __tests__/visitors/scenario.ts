import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { CLOCK_START } from '../../sandbox/child-clock.ts';
import { type Platform, type PlatformOptions, startPlatform } from '../../sandbox/platform.ts';
import { startInProcess } from '../../sandbox/run-in-process.ts';
import { type RunningStep, type StepOptions, type StepResult, startStep } from '../../sandbox/run-step.ts';
import type { VisitorRow } from '../../src/platform/visitors.ts';
import { VISITORS } from '../actions.ts';

/** The API on loopback, a workspace, and functions that run the export in it. */
export interface Scenario extends AsyncDisposable {
  readonly platform: Platform;
  readonly workspace: string;
  /** Starts a step, by default on a virtual clock. */
  start(inputs?: Readonly<Record<string, string>>, options?: StepOptions): Promise<RunningStep>;
  run(inputs?: Readonly<Record<string, string>>, options?: StepOptions): Promise<StepResult>;
  /** A file of the workspace. */
  read(name: string): Promise<string>;
  /** Every name in the workspace, also hidden ones, in order. */
  names(): Promise<string[]>;
  /** The requested offsets, in order. */
  offsets(): number[];
  /** The requested starts of periods, in order. */
  starts(): (string | null)[];
  /** Lets the API reject a request, counted from 1. */
  reject(nth: number): void;
  /** Lets responses repeat a row of the first page, each another one: three of them, one in each pass, never agree. */
  repeatRow(...responses: number[]): void;
}

export const TOTALS = { human: 700, ai: 200, total: 850 };

/** A site with that number of pages. */
export function site(count: number, path = (index: number) => `/page-${index}`): PlatformOptions {
  return { visitors: { count, totals: TOTALS, row: (index) => rowOf(index, path) } };
}

export function rowOf(index: number, path = (at: number) => `/page-${at}`): VisitorRow {
  return { path: path(index), human: index % 50, ai: index % 7, total: (index % 50) + 1 };
}

export async function scenario(options: PlatformOptions = {}): Promise<Scenario> {
  const platform = await startPlatform(options);
  const folder = await mkdtemp(join(tmpdir(), 'export-'));
  const workspace = join(folder, 'workspace');
  await mkdir(workspace);
  const start: Scenario['start'] = (inputs = {}, stepOptions = {}) => {
    const options: StepOptions = {
      workspace,
      clock: 'virtual',
      ...stepOptions,
      with: {
        'project-id': platform.projectId,
        'api-key': platform.apiKey,
        'base-url': platform.url,
        ...inputs,
      },
    };
    // Arguments for Node need a process.
    return options.nodeArgs === undefined
      ? startInProcess(VISITORS, options)
      : startStep({ ...options, actionFile: VISITORS.actionFile });
  };
  return {
    platform,
    workspace,
    start,
    run: async (inputs, stepOptions) => (await start(inputs, stepOptions)).result,
    read: (name) => readFile(join(workspace, name), 'utf8'),
    names: async () => (await readdir(workspace)).sort(),
    offsets: () => platform.requests.map(({ query }) => Number(query.get('offset'))),
    starts: () => platform.requests.map(({ query }) => query.get('dateFrom')),
    reject: (nth) => platform.fault({ nth }, { kind: 'status', status: 401 }),
    repeatRow: (...responses) => {
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

/** As `scenario()`, with an API that accepts a few requests an hour. `pass` moves its clock by an hour. */
export async function scarceScenario(
  options: PlatformOptions,
  requests: number,
): Promise<Scenario & { readonly pass: () => void }> {
  let now = CLOCK_START;
  const s = await scenario({ ...options, quota: { visitors: requests }, now: () => now });
  return Object.assign(s, {
    pass: () => {
      now += 3_600_001;
    },
  });
}

/** Options of a step that gets signals and is killed as on a runner. */
export const inOwnProcess: StepOptions = { nodeArgs: [] };

/** The paths of an exported CSV without quotation. */
export function pathsOf(csv: string): string[] {
  return csv
    .split('\r\n')
    .slice(1, -1)
    .map((line) => line.split(',')[2] ?? '');
}

/** The paths `/page-0`, `/page-1` and so on. */
export function pagesUpTo(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `/page-${index}`);
}

/** The state of an incomplete export to `visitors.csv`. */
export const STATE = 'visitors.csv.resume.json';

export const CSV_HEAD = 'date_from,date_to,path,human,ai,total\r\n';

const Row = z.object({ path: z.string(), human: z.int(), ai: z.int(), total: z.int() });

export const Rows = z.array(Row);

const Line = z.object({ date_from: z.string(), date_to: z.string(), ...Row.shape });

/** The row of a line of NDJSON, without its dates. */
export function rowOfLine(line: string): VisitorRow {
  const { path, human, ai, total } = Line.parse(JSON.parse(line));
  return { path, human, ai, total };
}

export const Movers = z.array(
  z.object({ path: z.string(), before: z.int(), after: z.int(), change: z.int() }),
);
