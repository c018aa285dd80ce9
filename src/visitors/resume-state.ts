import { stat } from 'node:fs/promises';
import * as z from 'zod/mini';
import { inBackticks } from '../lib/text.ts';
import { type OutputFile, readIfPresent, removeFile, writeWhole } from '../runner/atomic-file.ts';
import { type DateRange, dateRule, formatDateRange, lengthMs } from './date-range.ts';
import { checksumOf, type FileContent } from './exported-rows.ts';
import { type FormatName, formatNames, formats } from './formats.ts';
import type { ReadProgress } from './read-pages.ts';
import { Totals } from './row-schema.ts';

/** Of the state's format. */
const VERSION = 1;

const Whole = z.number().check(z.int(), z.gte(0));

/** How far an export got, and the part of its file with rows, without the end of a JSON document. */
const Checkpoint = z.object({
  bytes: Whole,
  crc32: Whole,
  progress: z.object({
    totals: Totals,
    position: Whole,
    rows: Whole,
    repeatedOnPage: Whole,
    repeatedOnLaterPage: Whole,
    hasChanged: z.boolean(),
    mayMissMore: z.boolean(),
  }),
});

const State = z.object({
  version: z.literal(VERSION),
  project: z.string(),
  base_url: z.string(),
  format: z.enum(formatNames),
  date_from: dateRule,
  date_to: dateRule,
  generated_at: z.string(),
  /** Paths that begin with an apostrophe, which looks like an escape in a CSV file. */
  ambiguous_paths: z.array(z.string()),
  /** Latest first. The one before it matches if the step was killed before the file was renamed. */
  checkpoints: z.array(Checkpoint).check(z.minLength(1), z.maxLength(2)),
});
type State = z.infer<typeof State>;
type Checkpoint = z.infer<typeof Checkpoint>;

/** What is the same for all runs of an export. */
export interface ExportIdentity {
  readonly projectId: string;
  readonly baseUrl: URL;
  readonly format: FormatName;
  readonly range: DateRange;
  /** ISO 8601. */
  readonly generatedAt: string;
}

/** Where an earlier run stopped. */
export interface ResumePoint {
  readonly range: DateRange;
  readonly generatedAt: string;
  readonly ambiguousPaths: ReadonlySet<string>;
  readonly checkpoint: Checkpoint;
}

/** Why an export can't be resumed. The message names the input, and says how to start over. */
export class ResumeError extends Error {
  override readonly name = 'ResumeError';

  constructor(why: string, stateFile: OutputFile, cause?: unknown) {
    super(`\`resume\`: ${why}. To start over, delete ${inBackticks(stateFile.name)} or remove \`resume\`.`, {
      cause,
    });
  }
}

/** What this run would export without a state. */
export interface WantedExport extends Omit<ExportIdentity, 'generatedAt'> {
  /** The dates that are set. Without a start, only the length has to be the same. */
  readonly from: string | undefined;
  readonly to: string | undefined;
}

/**
 * Reads the state of a file, and compares it with the file and the inputs. Returns undefined if there is no state. Rejects
 * with a `ResumeError` if it doesn't match.
 */
export async function findResumePoint(
  stateFile: OutputFile,
  file: OutputFile,
  wanted: WantedExport,
): Promise<ResumePoint | undefined> {
  const text = await readIfPresent(stateFile).catch((cause: unknown) => {
    throw new ResumeError(`couldn't read ${inBackticks(stateFile.name)}`, stateFile, cause);
  });
  if (text === undefined) return undefined;
  const state = parseState(text, stateFile);
  const range = { from: state.date_from, to: state.date_to };
  const difference = differenceOf(state, range, wanted);
  if (difference !== undefined) {
    throw new ResumeError(`${inBackticks(stateFile.name)} is for another export (${difference})`, stateFile);
  }
  for (const checkpoint of state.checkpoints) {
    if (!(await fits(file, checkpoint, state.format))) continue;
    return {
      range,
      generatedAt: state.generated_at,
      ambiguousPaths: new Set(state.ambiguous_paths),
      checkpoint,
    };
  }
  throw new ResumeError(
    `${inBackticks(file.name)} is missing or was changed after ${inBackticks(stateFile.name)} was written`,
    stateFile,
  );
}

function parseState(text: string, stateFile: OutputFile): State {
  const name = inBackticks(stateFile.name);
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (cause) {
    throw new ResumeError(`${name} isn't JSON`, stateFile, cause);
  }
  const state = State.safeParse(json);
  if (state.success) return state.data;
  const isOtherVersion =
    typeof json === 'object' && json !== null && 'version' in json && json.version !== VERSION;
  const writer = isOtherVersion ? 'another version of this action' : 'something else';
  throw new ResumeError(`${name} was written by ${writer}`, stateFile, state.error);
}

function differenceOf(state: State, range: DateRange, wanted: WantedExport): string | undefined {
  if (state.project !== wanted.projectId || state.base_url !== wanted.baseUrl.href)
    return 'its project differs';
  if (state.format !== wanted.format) return `its format is \`${state.format}\``;
  const isOtherStart =
    wanted.from === undefined ? lengthMs(range) !== lengthMs(wanted.range) : range.from !== wanted.from;
  const isOtherEnd = wanted.to !== undefined && range.to !== wanted.to;
  return isOtherStart || isOtherEnd ? `it covers ${formatDateRange(range)}` : undefined;
}

async function fits(file: OutputFile, { bytes, crc32 }: Checkpoint, format: FormatName): Promise<boolean> {
  try {
    const { size } = await stat(file.path);
    const ends = [true, false].map((hasMore) => Buffer.byteLength(formats[format].tail(hasMore)));
    if (!ends.includes(size - bytes)) return false;
    const content = await checksumOf(file.path, bytes);
    return content.bytes === bytes && content.crc32 === crc32;
  } catch {
    return false;
  }
}

/** The state of an incomplete export, in a file next to it. */
export class ResumeState {
  readonly #file: OutputFile;
  readonly #identity: ExportIdentity;
  /** Paths that look escaped in a CSV file. */
  readonly ambiguousPaths: Set<string>;
  #latest: Checkpoint | undefined;

  constructor(file: OutputFile, identity: ExportIdentity, resumed: ResumePoint | undefined) {
    this.#file = file;
    this.#identity = identity;
    this.ambiguousPaths = new Set(resumed?.ambiguousPaths);
    this.#latest = resumed?.checkpoint;
  }

  /**
   * Saves how far an export got. `publish` renames the partial file. A kill at any moment leaves a file that matches a
   * checkpoint, or no state. Rejects with a `WriteError`.
   */
  async save(progress: ReadProgress, content: FileContent, publish: () => Promise<void>): Promise<void> {
    const { totals } = progress;
    if (totals === undefined) return;
    const checkpoint = { ...content, progress: { ...progress, totals } };
    const earlier = this.#latest;
    if (earlier === undefined) {
      // The state of an earlier export must not be used for this one.
      await removeFile(this.#file);
      await publish();
      await this.#write([checkpoint]);
    } else {
      await this.#write([checkpoint, earlier]);
      await publish();
    }
    this.#latest = checkpoint;
  }

  /**
   * Removes the state after the last page. `commit` renames the file. A kill at any moment leaves a state to resume from,
   * or a file without a state. Rejects with a `WriteError`.
   */
  async finish(
    progress: ReadProgress,
    content: () => Promise<FileContent>,
    commit: () => Promise<void>,
  ): Promise<void> {
    if (this.#latest === undefined) {
      await removeFile(this.#file);
      await commit();
    } else {
      await this.save(progress, await content(), commit);
      await removeFile(this.#file);
    }
  }

  async #write(checkpoints: Checkpoint[]): Promise<void> {
    const { projectId, baseUrl, format, range, generatedAt } = this.#identity;
    const state: State = {
      version: VERSION,
      project: projectId,
      base_url: baseUrl.href,
      format,
      date_from: range.from,
      date_to: range.to,
      generated_at: generatedAt,
      ambiguous_paths: [...this.ambiguousPaths],
      checkpoints,
    };
    await writeWhole(this.#file, `${JSON.stringify(state)}\n`);
  }
}
