/**
 * The way it is written by hand: `node by-hand.mjs <url> <page size> <file>` keeps every page, and joins all of them at
 * the end.
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
