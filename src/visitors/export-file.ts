import type { VisitorCounts, VisitorRow } from '../platform/visitors.ts';
import { AtomicFile, WriteError } from '../runner/atomic-file.ts';
import { formats } from './formats.ts';
import type { Inputs } from './inputs.ts';
import { byText, Ranking } from './ranking.ts';
import { type ReadOptions, type ReadResult, readPages, type StopReason } from './read-pages.ts';

/** What became of the file. */
export type ExportEnd = StopReason | { readonly kind: 'unwritable'; readonly error: WriteError };

/** What an export came to. */
export interface Export {
  readonly ending: ExportEnd;
  /** Whether the file is there, with every row that was read. Otherwise there is what was there before. */
  readonly isWritten: boolean;
  readonly totals: VisitorCounts | undefined;
  /** Rows that this run has added to the file. */
  readonly rows: number;
  readonly repeated: number;
  readonly pages: number;
  readonly nextOffset: number;
  /** Most visitors first. */
  readonly topPages: readonly VisitorRow[];
}

/**
 * Reads a window into a file, a page at a time. `onRows` is told of the rows that are in it. However reading stops, the
 * rows that came are in the file, and it is whole; where nothing came or it could not be written, nothing has changed.
 */
export async function exportVisitors(
  inputs: Inputs,
  reader: ReadOptions,
  onRows: (rows: readonly VisitorRow[]) => void,
): Promise<Export> {
  let file: AtomicFile | undefined;
  try {
    const format = formats[inputs.format];
    file = await AtomicFile.open(
      inputs.place,
      inputs.append ? { copy: true, lineEnd: format.lineEnd } : { copy: false },
    );
    const draft = file;
    const topPages = new Ranking(inputs.top, mostVisitorsFirst);
    let isStarted = false;
    let hasRows = false;

    const reading = await readPages(inputs, reader, async (rows, totals) => {
      const head = !isStarted && draft.isEmpty ? format.head(inputs.window, totals) : '';
      isStarted = true;
      await draft.write(head + format.rows(rows, !hasRows));
      hasRows ||= rows.length > 0;
      for (const row of rows) topPages.add(row);
      onRows(rows);
    });

    if (!isStarted) return { ...endOf(reading), isWritten: false, topPages: [] };
    await draft.write(format.tail(reading.stop.kind !== 'end'));
    await draft.commit();
    file = undefined;
    return { ...endOf(reading), isWritten: true, topPages: topPages.inOrder };
  } catch (error) {
    if (!(error instanceof WriteError)) throw error;
    return {
      ending: { kind: 'unwritable', error },
      isWritten: false,
      totals: undefined,
      rows: 0,
      repeated: 0,
      pages: 0,
      nextOffset: inputs.offset,
      topPages: [],
    };
  } finally {
    await file?.discard();
  }
}

function endOf({ stop, ...counts }: ReadResult): Omit<Export, 'isWritten' | 'topPages'> {
  return { ending: stop, ...counts };
}

function mostVisitorsFirst(one: VisitorRow, other: VisitorRow): number {
  return other.total - one.total || byText(one.path, other.path);
}
