import type { VisitorCounts, VisitorRow } from '../platform/visitors.ts';
import { AtomicFile, WriteError } from '../runner/atomic-file.ts';
import { checksumOf, exportedRows, type FileContent } from './exported-rows.ts';
import { formats, isAmbiguousCell } from './formats.ts';
import type { Inputs } from './inputs.ts';
import type { PathHashes } from './path-hashes.ts';
import { mostVisitorsFirst, Ranking } from './ranking.ts';
import { NOTHING_READ, type ReadOptions, readPages, type StopReason } from './read-pages.ts';
import { ResumeState } from './resume-state.ts';

/** Why the export ended. */
export type ExportEnd = StopReason | { readonly kind: 'unwritable'; readonly error: WriteError };

/** The result of an export. */
export interface Export {
  readonly ending: ExportEnd;
  /** Whether every row of the period is in the file. */
  readonly isComplete: boolean;
  /** Whether the file has every row that was read. If not, it is unchanged. */
  readonly isWritten: boolean;
  readonly totals: VisitorCounts | undefined;
  /** Rows in the file, from all runs. */
  readonly rows: number;
  /** Rows that are missing in the file, as far as they can be counted. */
  readonly missing: number;
  /** Pages that this run read. */
  readonly pages: number;
  /** Most visitors first, of all rows in the file. */
  readonly topPages: readonly VisitorRow[];
  /** Reads the rows of the file back. */
  readonly readRows: () => AsyncIterable<readonly VisitorRow[]>;
}

/**
 * Reads a period into a file page by page. `known` gets the paths; `onRows` gets all rows in the file, also those of earlier
 * runs. If reading stops early, the file has the rows so far, and the state next to it says where to continue. If no row was
 * read or written, nothing changes.
 */
export async function exportVisitors(
  inputs: Inputs,
  known: PathHashes,
  options: ReadOptions,
  onRows: (rows: readonly VisitorRow[]) => void,
): Promise<Export> {
  let file: AtomicFile | undefined;
  try {
    file = await AtomicFile.open(inputs.file, inputs.resumed?.checkpoint.bytes);
    const exported = await exportInto(file, inputs, known, options, onRows);
    if (exported.isWritten) file = undefined;
    return exported;
  } catch (error) {
    if (!(error instanceof WriteError)) throw error;
    return {
      ending: { kind: 'unwritable', error },
      isComplete: false,
      isWritten: false,
      totals: undefined,
      rows: 0,
      missing: 0,
      pages: 0,
      topPages: [],
      readRows: noRows,
    };
  } finally {
    await file?.discard();
  }
}

async function exportInto(
  file: AtomicFile,
  inputs: Inputs,
  known: PathHashes,
  options: ReadOptions,
  onRows: (rows: readonly VisitorRow[]) => void,
): Promise<Export> {
  const { range, resumed, generatedAt, projectId } = inputs;
  const format = formats[inputs.format];
  const state = new ResumeState(inputs.stateFile, inputs, resumed);
  const topPages = new Ranking(inputs.top, mostVisitorsFirst);
  const readBack = (bytes: number) =>
    exportedRows(inputs.file.path, bytes, inputs.format, state.ambiguousPaths);
  const note = (rows: readonly VisitorRow[]) => {
    for (const row of rows) topPages.add(row);
    onRows(rows);
  };
  const start = resumed?.checkpoint.progress ?? NOTHING_READ;
  let isStarted = resumed !== undefined;
  let hasRows = start.rows > 0;
  if (resumed !== undefined) {
    for await (const rows of readBack(resumed.checkpoint.bytes)) {
      known.add(rows);
      note(rows);
    }
  }
  const result = await readPages(range, start, known, options, {
    add: async (rows, totals) => {
      if (!isStarted) await file.write(format.head({ project: projectId, generatedAt, range, totals }));
      isStarted = true;
      for (const part of format.rows(rows, !hasRows, range)) await file.write(part);
      hasRows ||= rows.length > 0;
      if (inputs.format === 'csv') {
        for (const { path } of rows) if (isAmbiguousCell(path)) state.ambiguousPaths.add(path);
      }
      note(rows);
    },
    save: async (progress) => {
      if (isStarted) await state.save(progress, await contentOf(file), () => file.publish(format.tail(true)));
    },
  });

  const { stop, missing, isWhole, pages, ...progress } = result;
  const isEnd = stop.kind === 'end';
  const { bytes } = file;
  if (isStarted) {
    const commit = async () => {
      await file.write(format.tail(!isEnd));
      await file.commit();
    };
    await (isEnd
      ? state.finish(progress, () => contentOf(file), commit)
      : state.save(progress, await contentOf(file), commit));
  }
  return {
    ending: stop,
    isComplete: isWhole,
    isWritten: isStarted,
    totals: progress.totals,
    rows: progress.rows,
    missing,
    pages,
    topPages: topPages.inOrder,
    readRows: () => readBack(bytes),
  };
}

async function contentOf(file: AtomicFile): Promise<FileContent> {
  return checksumOf(await file.writtenPath(), file.bytes);
}

async function* noRows(): AsyncGenerator<readonly VisitorRow[]> {}
