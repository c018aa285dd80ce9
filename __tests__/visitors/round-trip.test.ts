import { expect, test } from '@jest/globals';
import Papa from 'papaparse';
import * as z from 'zod/mini';
import type { VisitorRow } from '../../src/platform/visitors.ts';
import { IS_SOAK } from '../random-runs.ts';
import { Rows, rowOf, rowOfLine, scenario, site } from './scenario.ts';

const COUNT = IS_SOAK ? 100_000 : 20_000;
const TWISTS = [
  (index: number) => `/guides/page-${index}`,
  (index: number) => `/a, b/${index}`,
  (index: number) => `/say "${index}"`,
  (index: number) => `/two\nlines\r\nor three/${index}`,
  (index: number) => `/🙂/日本語/${index}`,
  (index: number) => `=cmd()|'/c calc'!A${index}`,
  (index: number) => `@SUM(${index})`,
  (index: number) => `-${index}+1`,
  (index: number) => `＝${index}`,
  (index: number) => `\t${index}`,
];
/** Some plain pages, then pages of all kinds, so that both ways to write a page are used. */
const path = (index: number) =>
  (index % 2_000 < 1_000 ? TWISTS[0] : TWISTS[index % TWISTS.length])?.(index) ?? '';
const expected = Array.from({ length: COUNT }, (_, index) => rowOf(index, path));

const readers: Readonly<Record<string, (text: string) => readonly VisitorRow[]>> = {
  csv: (text) => {
    const Csv = z.array(
      z.object({
        path: z.string(),
        human: z.coerce.number(),
        ai: z.coerce.number(),
        total: z.coerce.number(),
      }),
    );
    const { data, errors } = Papa.parse(text, { header: true, skipEmptyLines: true, delimiter: ',' });
    expect(errors).toEqual([]);
    return Csv.parse(data).map((row) => ({ ...row, path: row.path.replace(/^'/u, '') }));
  },
  json: (text) => z.object({ visitors: Rows }).parse(JSON.parse(text)).visitors,
  ndjson: (text) => text.trimEnd().split('\n').map(rowOfLine),
};

test.each(Object.keys(readers))(
  `${COUNT} rows as %s come back equal`,
  async (format) => {
    await using s = await scenario(site(COUNT, path));
    const { outputs } = await s.run({ format }, { clock: 'real' });
    expect(outputs).toMatchObject({ rows: String(COUNT), complete: 'true' });
    const rows = readers[format]?.(await s.read(`visitors.${format}`)) ?? [];
    expect(rows).toHaveLength(COUNT);
    expect(rows.findIndex((row, index) => JSON.stringify(row) !== JSON.stringify(expected[index]))).toBe(-1);
  },
  10 * 60_000,
);
