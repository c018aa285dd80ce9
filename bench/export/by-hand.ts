/**
 * The way it is written by hand: `node by-hand.ts <url> <page size> <file>` keeps every page, and joins all of them at
 * the end.
 */
import { writeFileSync } from 'node:fs';
import * as z from 'zod/mini';
import type { VisitorRow } from '../../src/platform/visitors.ts';

const [origin = '', limit = '250', file = ''] = process.argv.slice(2);
// Who writes it by hand checks no rows.
const Page = z.object({ visitors: z.array(z.custom<VisitorRow>()), hasMore: z.boolean() });
type Page = z.infer<typeof Page>;

const quoted = (text: string) => (/[",\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
const pages: Page[] = [];
do {
  const offset = pages.length * Number(limit);
  const answer = await fetch(`${origin}/v1/analytics/project-1/visitors?limit=${limit}&offset=${offset}`);
  pages.push(Page.parse(await answer.json()));
} while (pages.at(-1)?.hasMore);
const lines = pages.flatMap(({ visitors }) =>
  visitors.map(({ path, human, ai, total }) => `${quoted(path)},${human},${ai},${total}`),
);
writeFileSync(file, `${['path,human,ai,total', ...lines].join('\n')}\n`);
