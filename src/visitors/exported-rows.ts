import { open } from 'node:fs/promises';
import type { VisitorRow } from '../platform/visitors.ts';
import { type FormatName, isAmbiguousCell } from './formats.ts';
import { Row } from './row-schema.ts';

/** The size of a file's content and its checksum (CRC-32, as in ZIP files). */
export interface FileContent {
  readonly bytes: number;
  readonly crc32: number;
}

const CHUNK_BYTES = 262_144;

/** Returns the checksum of a file's first `most` bytes, or of as many as it has. Rejects if it can't be read. */
export async function checksumOf(path: string, most: number): Promise<FileContent> {
  // Only needed for a file that a later run continues, so a start doesn't load it.
  const { crc32 } = await import('node:zlib');
  let content: FileContent = { bytes: 0, crc32: 0 };
  for await (const chunk of chunksOf(path, most)) {
    content = { bytes: content.bytes + chunk.length, crc32: crc32(chunk, content.crc32) };
  }
  return content;
}

/**
 * Reads the rows in the first `bytes` bytes of a file of ours, some at a time. `ambiguous` has the paths that begin with an
 * apostrophe which is no escape. Rejects if the file isn't ours.
 */
export async function* exportedRows(
  path: string,
  bytes: number,
  format: FormatName,
  ambiguous: ReadonlySet<string>,
): AsyncGenerator<readonly VisitorRow[]> {
  const decoder = new TextDecoder();
  const records = new Records(format, ambiguous);
  for await (const chunk of chunksOf(path, bytes)) yield records.add(decoder.decode(chunk, { stream: true }));
  yield records.end(decoder.decode());
}

/** Yields parts of one buffer. Each is valid until the next one. */
async function* chunksOf(path: string, bytes: number): AsyncGenerator<Buffer> {
  const buffer = Buffer.allocUnsafe(CHUNK_BYTES);
  const handle = await open(path);
  try {
    for (let position = 0; position < bytes; ) {
      const length = Math.min(buffer.length, bytes - position);
      const { bytesRead } = await handle.read(buffer, 0, length, position);
      if (bytesRead === 0) return;
      position += bytesRead;
      yield buffer.subarray(0, bytesRead);
    }
  } finally {
    await handle.close();
  }
}

/** Splits a text into rows, chunk by chunk. */
class Records {
  readonly #format: FormatName;
  readonly #ambiguous: ReadonlySet<string>;
  #rest = '';
  #isHeadRead: boolean;

  constructor(format: FormatName, ambiguous: ReadonlySet<string>) {
    this.#format = format;
    this.#ambiguous = ambiguous;
    this.#isHeadRead = format === 'ndjson';
  }

  add(text: string): readonly VisitorRow[] {
    this.#rest += text;
    const rows: VisitorRow[] = [];
    let at = 0;
    for (let end = this.#endOf(at); end > at; at = end, end = this.#endOf(at)) {
      this.#read(this.#rest.slice(at, end), rows);
    }
    this.#rest = this.#rest.slice(at);
    return rows;
  }

  /** Returns the last rows. The last row of a JSON document has no line break after it. */
  end(text: string): readonly VisitorRow[] {
    const rows = [...this.add(text)];
    if (this.#rest !== '') this.#read(this.#rest, rows);
    return rows;
  }

  #read(record: string, rows: VisitorRow[]): void {
    if (this.#isHeadRead) rows.push(this.#rowOf(record));
    this.#isHeadRead = true;
  }

  /** Returns where the record that begins at an index ends; 0 if its end isn't here yet. */
  #endOf(start: number): number {
    if (this.#format !== 'csv') return this.#rest.indexOf('\n', start) + 1;
    let from = start;
    for (;;) {
      const end = this.#rest.indexOf('\n', from) + 1;
      const quote = this.#rest.indexOf('"', from);
      if (end === 0 || quote === -1 || quote >= end) return end;
      const close = this.#rest.indexOf('"', quote + 1);
      if (close === -1) return 0;
      from = close + 1;
    }
  }

  #rowOf(record: string): VisitorRow {
    if (this.#format !== 'csv') return Row.parse(JSON.parse(record.replace(/,?\n?$/u, '')));
    const [, quoted, plain, human, ai, total] = CSV_RECORD.exec(record) ?? [];
    const cell = quoted === undefined ? plain : quoted.replaceAll('""', '"');
    return Row.parse({
      path: cell === undefined ? undefined : this.#withoutApostrophe(cell),
      human: Number(human),
      ai: Number(ai),
      total: Number(total),
    });
  }

  #withoutApostrophe(cell: string): string {
    return isAmbiguousCell(cell) && !this.#ambiguous.has(cell) ? cell.slice(1) : cell;
  }
}

/** Two dates, the path, and three counts. */
const CSV_RECORD = /^[^,]*,[^,]*,(?:"(.*)"|([^"]*)),([^,]+),([^,]+),([^,]+)\r\n$/su;
