import { lstat } from 'node:fs/promises';
import { resolve } from 'node:path';
import * as z from 'zod/mini';
import { parseJson } from '../lib/json.ts';
import { inBackticks } from '../lib/text.ts';
import { isCounts, isVisitorRow, type VisitorCounts, type VisitorRow } from '../platform/visitors.ts';
import { type OutputFile, readIfPresent, WorkspaceError } from '../runner/files.ts';
import { InvalidInputs } from '../runner/inputs.ts';
import { byTime, type DateRange, dateRule, formatDateRange, lengthMs, rangeBefore } from './date-range.ts';
import { FLAWS, MAX_PASSES, PAGE_SIZE, type Pass, type Reading } from './passes.ts';

/** Of the state's format. */
const VERSION = 1;

const Whole = z.number().check(z.int(), z.gte(0));

const SavedReading = z.object({
  /** The last one goes on at `place`. `listed` has the index of each row. */
  passes: z
    .array(
      z.object({
        place: Whole,
        page_size: Whole.check(z.gte(1), z.lte(PAGE_SIZE)),
        totals: z.nullable(z.custom<VisitorCounts>(isCounts)),
        pages_without_new_rows: Whole,
        ended: z.boolean(),
        flaws: z.array(z.enum(FLAWS)),
        listed: z.array(Whole),
      }),
    )
    .check(z.minLength(1), z.maxLength(MAX_PASSES)),
  rows: z.array(z.custom<VisitorRow>(isVisitorRow)),
});

const State = z.object({
  version: z.literal(VERSION),
  project: z.string(),
  base_url: z.string(),
  date_from: dateRule,
  date_to: dateRule,
  generated_at: z.string(),
  compare: z.boolean(),
  export: SavedReading,
  /** Of the period before, if the comparison was cut short. */
  before: z.nullable(SavedReading),
});

/** An export, as far as an earlier run got. */
export interface Resumed {
  readonly projectId: string;
  readonly baseUrl: URL;
  readonly isComparing: boolean;
  readonly range: DateRange;
  /** When the first run started, in ISO 8601. */
  readonly generatedAt: string;
  readonly exported: Reading;
  readonly before: Reading | undefined;
}

/**
 * Reads a state. Returns undefined if there is none. Rejects with `InvalidInputs` if it isn't for what the inputs ask for;
 * `from` and `to` are the dates that are set. Without a start, only the length has to be the same.
 */
export async function findState(
  file: OutputFile,
  wanted: Pick<Resumed, 'projectId' | 'baseUrl' | 'isComparing' | 'range'> & {
    readonly from: string | undefined;
    readonly to: string | undefined;
  },
): Promise<Resumed | undefined> {
  const name = inBackticks(file.name);
  const refuse = (why: string, cause?: unknown): never => {
    const message = `\`resume\`: ${why}. To start over, delete ${name} or remove \`resume\`.`;
    throw new InvalidInputs([{ input: 'resume', message }], cause);
  };
  const text = await readIfPresent(file).catch((cause: unknown) => refuse(`couldn't read ${name}`, cause));
  if (text === undefined) return undefined;
  const json = parseJson(text) ?? refuse(`${name} isn't JSON`);
  const state = State.safeParse(json);
  if (!state.success) {
    const isOtherVersion =
      typeof json === 'object' && json !== null && 'version' in json && json.version !== VERSION;
    const writer = isOtherVersion ? 'another version of this action' : 'something else';
    return refuse(`${name} was written by ${writer}`, state.error);
  }
  const isUnchanged = text === (await signed(text.slice(0, text.lastIndexOf(CHECKSUM))));
  const range = { from: state.data.date_from, to: state.data.date_to };
  const exported = readingOf(state.data.export, range);
  const before = state.data.before === null ? null : readingOf(state.data.before, rangeBefore(range));
  if (!isUnchanged || exported === undefined || before === undefined) {
    return refuse(`${name} was changed after this action wrote it`);
  }
  const { project, base_url, compare, generated_at } = state.data;
  const differs = (difference: string) => refuse(`${name} is for another export (${difference})`);
  if (project !== wanted.projectId || base_url !== wanted.baseUrl.href) differs('its project differs');
  if (compare !== wanted.isComparing) differs(`it was started with \`compare: ${compare}\``);
  const asked = { from: wanted.from ?? range.from, to: wanted.to ?? range.to };
  const isOtherLength = wanted.from === undefined && lengthMs(range) !== lengthMs(wanted.range);
  if (isOtherLength || byTime(asked, range) !== 0) differs(`it covers ${formatDateRange(range)}`);
  return { ...wanted, range, generatedAt: generated_at, exported, before: before ?? undefined };
}

/**
 * Returns whether there is something in a state's place. Rejects with a `WorkspaceError` if it is a link, because it could lead
 * to a file of someone else.
 */
export async function isStatePresent(workspace: string, name: string): Promise<boolean> {
  const there = await lstat(resolve(workspace, name)).catch(() => undefined);
  if (there?.isSymbolicLink()) {
    throw new WorkspaceError(`the state ${inBackticks(name)} is a link. Delete it`);
  }
  return there !== undefined;
}

/** Returns a state as text. */
export async function stateText(resumed: Resumed): Promise<string> {
  const { projectId, baseUrl, isComparing, range, generatedAt, exported, before } = resumed;
  const state: z.infer<typeof State> = {
    version: VERSION,
    project: projectId,
    base_url: baseUrl.href,
    date_from: range.from,
    date_to: range.to,
    generated_at: generatedAt,
    compare: isComparing,
    export: savedOf(exported),
    before: before === undefined ? null : savedOf(before),
  };
  return signed(JSON.stringify(state).slice(0, -1));
}

const CHECKSUM = ',"sha256":"';

/** Adds a checksum to a JSON object without its end, so that a change by hand is noticed. */
async function signed(start: string): Promise<string> {
  // Only needed for a state, so a start doesn't load it.
  const { createHash } = await import('node:crypto');
  return `${start}${CHECKSUM}${createHash('sha256').update(start).digest('hex')}"}\n`;
}

function savedOf({ rows, earlier, pass }: Reading): z.infer<typeof SavedReading> {
  const all = [...rows.values()];
  const indexes = new Map(all.map((row, index) => [row, index]));
  return {
    passes: [...earlier, pass].map(
      ({ place, pageSize, totals, pagesWithoutNewRows, isEnded, flaws, listed }) => ({
        place,
        page_size: pageSize,
        totals: totals ?? null,
        pages_without_new_rows: pagesWithoutNewRows,
        ended: isEnded,
        flaws: [...flaws],
        listed: listed.map((row) => indexes.get(row) ?? 0),
      }),
    ),
    rows: all,
  };
}

/** Returns undefined for a state that this action can't have written. */
function readingOf({ passes, rows }: z.infer<typeof SavedReading>, range: DateRange): Reading | undefined {
  const restored = passes.map((saved): Pass => {
    const listed = saved.listed.flatMap((index) => rows[index] ?? []);
    return {
      place: saved.place,
      pageSize: saved.page_size,
      totals: saved.totals ?? undefined,
      pagesWithoutNewRows: saved.pages_without_new_rows,
      isEnded: saved.ended,
      flaws: new Set(saved.flaws),
      listed,
      seen: new Set(listed),
    };
  });
  const pass = restored.at(-1);
  const byPath = new Map(rows.map((row) => [row.path, row]));
  const isWhole = restored.every(({ listed }, at) => listed.length === passes[at]?.listed.length);
  if (pass === undefined || !isWhole || byPath.size !== rows.length) return undefined;
  return { range, rows: byPath, earlier: restored.slice(0, -1), pass };
}
