import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import { Measurement } from './measurement.ts';

/** The parts of the benchmark, in the order in which they run. */
export const SECTIONS = [
  'start-up',
  'memory',
  'download',
  'lateness',
  'polls',
  'requests',
  'export',
] as const;
export type Section = (typeof SECTIONS)[number];

const FILE = fileURLToPath(new URL('./results.json', import.meta.url));
const Results = z.object({
  /** The version of Node, the platform and the processors. */
  machine: z.string(),
  sections: z.record(z.enum(SECTIONS), z.array(Measurement)),
});

/** One whole run of the benchmark. */
export type Results = z.infer<typeof Results>;

/** Reads `bench/results.json`. Throws if it lacks a section. */
export function readResults(): Results {
  return Results.parse(JSON.parse(readFileSync(FILE, 'utf8')));
}

/** Writes `bench/results.json`. Throws if a section is missing. */
export function writeResults(results: {
  readonly machine: string;
  readonly sections: Readonly<Partial<Record<Section, readonly Measurement[]>>>;
}): void {
  writeFileSync(FILE, `${JSON.stringify(Results.parse(results), null, 2)}\n`);
}
