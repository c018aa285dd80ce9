import { globSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

const read = (file: string) => readFileSync(file, 'utf8');

/** As `wc -w` counts them: the signs of a table are words too. */
const wordsIn = (text: string) => text.trim().split(/\s+/u).length;

test('README.md has at most 240 lines, and all pages for users and contributors have at most 17,500 words', () => {
  expect(read('README.md').trim().split('\n').length).toBeLessThanOrEqual(240);
  const folders = ['visitors', 'settle', 'examples'].map((folder) => `${folder}/README.md`);
  const pages = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', ...globSync('docs/*.md'), ...folders];
  const counts = pages.map((page) => [page, wordsIn(read(page))] as const).sort(([, a], [, b]) => b - a);
  const words = counts.reduce((sum, [, count]) => sum + count, 0);
  // A failure names the pages, the longest first.
  expect(words > 17_500 ? [words, counts] : []).toEqual([]);
});

/** The sources, with the parts of each string joined. */
const SOURCES = globSync('src/**/*.ts').map((file) => read(file).replace(/(['`"])\s*\+\s*['`"]/gu, ''));

/** Returns the quoted words at the start of the items below a heading of docs/troubleshooting.md. */
function wordsBelow(heading: string): string[] {
  const [, section = ''] = read('docs/troubleshooting.md').split(`\n## ${heading}\n`);
  const [items = ''] = section.split('\n## ');
  return [...items.matchAll(/^- `([^`]+)`:/gmu)].map(([, words = '']) => words);
}

test('the words that docs/troubleshooting.md quotes from the log are in our messages', () => {
  const quoted = wordsBelow('No comment');
  expect(quoted).toHaveLength(3);
  expect(quoted.filter((words) => !SOURCES.some((source) => source.includes(words)))).toEqual([]);
});
