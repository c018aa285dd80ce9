import { lstat } from 'node:fs/promises';
import { resolve } from 'node:path';
import * as z from 'zod/mini';
import { parseJson } from '../lib/json.ts';
import { inBackticks } from '../lib/text.ts';
import { isCounts, isVisitorRow, type VisitorCounts, type VisitorRow } from '../platform/visitors.ts';
import { readIfPresent } from '../runner/files.ts';
import { InputError } from '../runner/inputs.ts';
import type { OutputFile } from '../runner/workspace.ts';
import { byTime, type DateRange, dateRule, formatDateRange, lengthMs, rangeBefore } from './date-range.ts';
import { fieldsOf, inParts } from './formats.ts';
import { FLAWS, indexesOf, MAX_PASSES, PAGE_SIZE, type Pass, type Reading } from './passes.ts';

/** Of the state's format. */
const VERSION = 1;

/** Lazy, so that only a run with a state creates the schemas. */
const State = z.lazy(() => {
  const Whole = z.number().check(z.int(), z.gte(0));
  const SavedPass = z.object({
    place: Whole,
    pageSize: Whole.check(z.gte(1), z.lte(PAGE_SIZE)),
    totals: z.optional(z.custom<VisitorCounts>(isCounts)),
    pagesWithoutNewRows: Whole,
    isEnded: z.boolean(),
    flaws: z.array(z.enum(FLAWS)),
    listed: listOf((index): index is number => Number.isSafeInteger(index)),
    repeated: Whole,
  });
  const SavedReading = z.object({
    /** The last one goes on at its `place`. */
    passes: z.array(SavedPass).check(z.minLength(1), z.maxLength(MAX_PASSES)),
    rows: listOf(isVisitorRow),
  });
  return z.object({
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
});

/** Returns a schema for a long list. A schema for each of its entries would take ten times as long, and much memory. */
function listOf<T>(isEntry: (value: unknown) => value is T) {
  return z.custom<T[]>((value) => Array.isArray(value) && value.every(isEntry));
}

/** What can't change when an export is resumed. */
interface Wanted {
  readonly projectId: string;
  readonly baseUrl: URL;
  readonly compare: boolean;
}

/** An export, as far as an earlier run got. */
export type Resumed = NonNullable<Awaited<ReturnType<typeof findState>>>;

/**
 * Returns undefined if there is no state. Rejects with an `InputError` if it can't be resumed. If `dateFrom` is unset,
 * only the length of `wantedRange` has to be the same.
 */
export async function findState(
  file: OutputFile,
  wanted: Wanted & Readonly<Record<'dateFrom' | 'dateTo', string | undefined>>,
  wantedRange: DateRange,
) {
  const name = inBackticks(file.name);
  const refuse = (why: string, cause?: unknown): never => {
    const message = `\`resume\`: ${why}. To start over, delete ${name} or remove \`resume\`.`;
    throw new InputError(message, { cause });
  };
  const found = await readState(file).catch((cause: unknown) => refuse(`couldn't read ${name}`, cause));
  if (found === undefined) return undefined;
  const { json = refuse(`${name} isn't JSON`), isUnchanged } = found;
  const state = State.safeParse(json);
  if (!state.success) {
    const isOtherVersion =
      typeof json === 'object' && json !== null && 'version' in json && json.version !== VERSION;
    const writer = isOtherVersion ? 'another version of this action' : 'something else';
    return refuse(`${name} was written by ${writer}`, state.error);
  }
  const range = { from: state.data.date_from, to: state.data.date_to };
  const exported = readingOf(state.data.export, range);
  const before = state.data.before === null ? null : readingOf(state.data.before, rangeBefore(range));
  if (!isUnchanged || exported === undefined || before === undefined) {
    return refuse(`${name} was changed after this action wrote it`);
  }
  const { project, base_url, compare, generated_at } = state.data;
  const differs = (difference: string) => refuse(`${name} is for another export (${difference})`);
  if (project !== wanted.projectId || base_url !== wanted.baseUrl.href) differs('its project differs');
  if (compare !== wanted.compare) differs(`it was started with \`compare: ${compare}\``);
  const asked = { from: wanted.dateFrom ?? range.from, to: wanted.dateTo ?? range.to };
  const isOtherLength = wanted.dateFrom === undefined && lengthMs(range) !== lengthMs(wantedRange);
  if (isOtherLength || byTime(asked, range) !== 0) differs(`it covers ${formatDateRange(range)}`);
  return { range, generatedAt: generated_at, exported, before: before ?? undefined };
}

/** Returns what a state says, but not its text, which would take as much memory again. */
async function readState(file: OutputFile) {
  const text = await readIfPresent(file);
  if (text === undefined) return undefined;
  const at = text.lastIndexOf(CHECKSUM);
  const [, checksum] = withChecksum([text.slice(0, at)]);
  return { json: parseJson(text), isUnchanged: text.slice(at) === checksum };
}

/** Rejects with an `InputError` if it is a link, because it could lead to another file. */
export async function isStatePresent(workspace: string, name: string): Promise<boolean> {
  const there = await lstat(resolve(workspace, name)).catch(() => undefined);
  if (there?.isSymbolicLink()) {
    throw new InputError(`\`file\`: the state ${inBackticks(name)} is a link. Delete it.`);
  }
  return there !== undefined;
}

export function stateText(
  inputs: Wanted & Pick<Resumed, 'range' | 'generatedAt'>,
  { exported, before }: Pick<Resumed, 'exported' | 'before'>,
): Iterable<string> {
  const { projectId: project, baseUrl, range, generatedAt: generated_at, compare } = inputs;
  const window = { date_from: range.from, date_to: range.to, generated_at, compare };
  const head = JSON.stringify({ version: VERSION, project, base_url: baseUrl.href, ...window });
  return withChecksum(partsOf(head, exported, before));
}

function* partsOf(head: string, exported: Reading, before: Reading | undefined): Generator<string> {
  yield* savedOf(exported, `${head.slice(0, -1)},"export":`);
  if (before === undefined) yield ',"before":null';
  else yield* savedOf(before, ',"before":');
}

const CHECKSUM = ',"sha256":"';

/** Ends a JSON object with a checksum, so that a change by hand is noticed. */
function* withChecksum(parts: Iterable<string>): Generator<string> {
  // Only needed for a state, so a start doesn't load it.
  const hash = process.getBuiltinModule('node:crypto').createHash('sha256');
  for (const part of parts) {
    hash.update(part);
    yield part;
  }
  yield `${CHECKSUM}${hash.digest('hex')}"}\n`;
}

function savedOf({ rows, earlier, pass }: Reading, before: string): Iterable<string> {
  const passes = [...earlier, pass].map((one) => ({ ...one, flaws: [...one.flaws] }));
  const line = (row: VisitorRow, isFirst: boolean) => `${isFirst ? '' : ','}{${fieldsOf(row)}}`;
  return inParts(`${before}{"passes":${JSON.stringify(passes)},"rows":[`, rows, line, ']}');
}

/** Returns undefined for a state that this action can't have written. */
function readingOf({ passes, rows }: z.infer<typeof State>['export'], range: DateRange): Reading | undefined {
  const listedBy = rows.map(() => 0);
  const restored = passes.map((one, at): Pass => {
    for (const index of one.listed) listedBy[index] = at + 1;
    return { ...one, flaws: new Set(one.flaws) };
  });
  const pass = restored.at(-1);
  const indexes = indexesOf(rows);
  const isWhole = passes.every(({ listed }) => listed.every((index) => index in rows));
  if (pass === undefined || !isWhole || indexes.size !== rows.length) return undefined;
  return { range, rows, indexes, listedBy, earlier: restored.slice(0, -1), pass };
}
