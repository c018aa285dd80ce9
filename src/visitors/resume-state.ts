import { stat } from 'node:fs/promises';
import * as z from 'zod/mini';
import { type OutputFile, readIfPresent, removeFile, writeWhole } from '../runner/atomic-file.ts';
import { type DateRange, dateRule, formatDateRange } from './date-range.ts';
import { checksumOf, type FileContent } from './exported-rows.ts';
import { type FormatName, formatNames, formats } from './formats.ts';
import type { ReadProgress } from './read-pages.ts';

/** A later version of this action may read a state otherwise. */
const VERSION = 1;

const Whole = z.number().check(z.int(), z.gte(0));
const Count = z.number().check(z.gte(0));

const Checkpoint = z.object({
  bytes: Whole,
  crc32: Whole,
  progress: z.object({
    totals: z.object({ human: Count, ai: Count, total: Count }),
    position: Whole,
    rows: Whole,
    twins: Whole,
    repeated: Whole,
    hasChanged: z.boolean(),
    isUnsure: z.boolean(),
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
  /** Paths that begin with an apostrophe of their own, which a CSV file doesn't tell. */
  ambiguous_paths: z.array(z.string()),
  /** The latest one first. The one before it fits if a step was killed before the file got its name. */
  checkpoints: z.array(Checkpoint).check(z.minLength(1), z.maxLength(2)),
});
type State = z.infer<typeof State>;
type Checkpoint = z.infer<typeof Checkpoint>;

/** What an export writes, whichever run writes it. */
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
  readonly progress: ReadProgress;
  /** What of the file is rows: a JSON document has an end besides. */
  readonly content: FileContent;
  readonly ambiguousPaths: ReadonlySet<string>;
  readonly checkpoint: Checkpoint;
}

/** Why an export can't be resumed; the message says what to do. */
export class ResumeError extends Error {
  override readonly name = 'ResumeError';
}

/** What this run would export if there was nothing to resume. A date that was not given is undefined. */
export interface WantedExport extends Omit<ExportIdentity, 'range' | 'generatedAt'> {
  readonly from: string | undefined;
  readonly to: string | undefined;
  /** Whether a range is as long as this run's would be. */
  readonly hasLength: (range: DateRange) => boolean;
}

/**
 * Reads the state beside a file, and holds it against the file and against what is wanted. Returns undefined if there is no
 * state. Rejects with a `ResumeError` if it doesn't fit.
 */
export async function findResumePoint(
  statePlace: OutputFile,
  file: OutputFile,
  wanted: WantedExport,
): Promise<ResumePoint | undefined> {
  const text = await readIfPresent(statePlace).catch((cause: unknown) => {
    throw new ResumeError(`can't read ${statePlace.name}. ${startAnew(statePlace)}`, { cause });
  });
  if (text === undefined) return undefined;
  const state = parseState(text, statePlace);
  const range = { from: state.date_from, to: state.date_to };
  const difference = differenceOf(state, range, wanted);
  if (difference !== undefined) {
    throw new ResumeError(`${statePlace.name} is of another export: ${difference}. ${startAnew(statePlace)}`);
  }
  for (const checkpoint of state.checkpoints) {
    if (!(await fits(file, checkpoint, state.format))) continue;
    return {
      range,
      generatedAt: state.generated_at,
      progress: checkpoint.progress,
      content: { bytes: checkpoint.bytes, crc32: checkpoint.crc32 },
      ambiguousPaths: new Set(state.ambiguous_paths),
      checkpoint,
    };
  }
  throw new ResumeError(
    `${file.name} is missing, or was changed since ${statePlace.name} was written. Restore the file. ${startAnew(statePlace)}`,
  );
}

function startAnew({ name }: Pick<OutputFile, 'name'>): string {
  return `To start anew, delete ${name} or leave out \`resume\``;
}

function parseState(text: string, { name }: OutputFile): State {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (cause) {
    throw new ResumeError(`${name} is not JSON. ${startAnew({ name })}`, { cause });
  }
  const state = State.safeParse(json);
  if (state.success) return state.data;
  const isOtherVersion =
    typeof json === 'object' && json !== null && 'version' in json && json.version !== VERSION;
  throw new ResumeError(
    `${name} is ${isOtherVersion ? 'of another version of this action' : 'not a state of this action'}. ${startAnew({ name })}`,
    { cause: state.error },
  );
}

function differenceOf(state: State, range: DateRange, wanted: WantedExport): string | undefined {
  if (state.project !== wanted.projectId || state.base_url !== wanted.baseUrl.href)
    return 'of another project';
  if (state.format !== wanted.format) return `its format is ${state.format}`;
  const isOtherRange =
    (wanted.from !== undefined && wanted.from !== range.from) ||
    (wanted.to !== undefined && wanted.to !== range.to) ||
    !wanted.hasLength(range);
  return isOtherRange ? `it covers ${formatDateRange(range)}` : undefined;
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

/** The state of an export, kept in a file beside it while the export is not complete. */
export class ResumeState {
  readonly #place: OutputFile;
  readonly #identity: ExportIdentity;
  readonly #ambiguousPaths: Set<string>;
  #latest: Checkpoint | undefined;

  constructor(place: OutputFile, identity: ExportIdentity, resumed: ResumePoint | undefined) {
    this.#place = place;
    this.#identity = identity;
    this.#ambiguousPaths = new Set(resumed?.ambiguousPaths);
    this.#latest = resumed?.checkpoint;
  }

  get ambiguousPaths(): ReadonlySet<string> {
    return this.#ambiguousPaths;
  }

  /** Notes a path that a CSV file would tell otherwise. */
  noteAmbiguous(path: string): void {
    this.#ambiguousPaths.add(path);
  }

  /**
   * Saves how far an export has come. `publish` gives the partial file its name. A kill at any moment leaves a file that a
   * checkpoint of the state fits, or no state. Rejects with a `WriteError`.
   */
  async save(progress: ReadProgress, content: FileContent, publish: () => Promise<void>): Promise<void> {
    const { totals } = progress;
    if (totals === undefined) return;
    const checkpoint = { ...content, progress: { ...progress, totals } };
    const earlier = this.#latest;
    if (earlier === undefined) {
      // A state that an earlier export left must not be taken for this one's.
      await removeFile(this.#place);
      await publish();
      await this.#write([checkpoint]);
    } else {
      await this.#write([checkpoint, earlier]);
      await publish();
    }
    this.#latest = checkpoint;
  }

  /**
   * Removes the state, because the last page was read. `commit` gives the file its name. A kill at any moment leaves what a
   * later run can go on from, or a file without a state. Rejects with a `WriteError`.
   */
  async finish(
    progress: ReadProgress,
    content: () => Promise<FileContent>,
    commit: () => Promise<void>,
  ): Promise<void> {
    if (this.#latest === undefined) {
      await removeFile(this.#place);
      await commit();
    } else {
      await this.save(progress, await content(), commit);
      await removeFile(this.#place);
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
      ambiguous_paths: [...this.#ambiguousPaths],
      checkpoints,
    };
    await writeWhole(this.#place, `${JSON.stringify(state)}\n`);
  }
}
