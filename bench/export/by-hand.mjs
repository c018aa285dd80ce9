/**
 * `node by-hand.mjs <url> <page size> <file>` keeps every page in memory and writes the file at the end, as scripts
 * written by hand do.
 */
import { writeFileSync } from 'node:fs';

const [origin = '', limit = '250', file = ''] = process.argv.slice(2);

const quoted = (text) => (/[",\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
const pages = [];
do {
  const offset = pages.length * Number(limit);
  const answer = await fetch(`${origin}/v1/analytics/project-1/visitors?limit=${limit}&offset=${offset}`);
  pages.push(await answer.json());
} while (pages.at(-1).hasMore);
const lines = pages.flatMap(({ visitors }) =>
  visitors.map(({ path, human, ai, total }) => `${quoted(path)},${human},${ai},${total}`),
);
writeFileSync(file, `${['path,human,ai,total', ...lines].join('\n')}\n`);
