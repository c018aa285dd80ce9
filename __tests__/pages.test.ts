import { globSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

const read = (file: string) => readFileSync(file, 'utf8');

test('README.md has at most 260 lines and 2,400 words', () => {
  const readme = read('README.md').trim();
  expect(readme.split('\n').length).toBeLessThanOrEqual(260);
  expect(readme.split(/\s+/u).length).toBeLessThanOrEqual(2_400);
});

/** The sources, with the parts of each string joined. */
const SOURCES = globSync('src/**/*.ts').map((file) => read(file).replace(/(['`"])\s*\+\s*['`"]/gu, ''));

/** Markdown puts code that contains backticks between double backticks. */
const CODE_SPAN = /(?<!`)(`+)(?!`)(.+?)(?<!`)\1(?!`)/gu;

/** Returns the quoted words in the first column of the tables with this head. */
function wordsUnder(head: string): string[] {
  const [, ...tables] = read('docs/troubleshooting.md').split(`| ${head} | `);
  return tables.flatMap((table) =>
    (table.split('\n\n')[0] ?? '')
      .split('\n')
      .slice(2)
      .flatMap((row) =>
        [...(row.split(' | ')[0] ?? '').matchAll(CODE_SPAN)].map(([, , words = '']) => words.trim()),
      ),
  );
}

/** A number and “…” are values that are only known at run time. The name of an input comes from elsewhere. */
function patternOf(words: string): RegExp {
  const text = words.replace(/^`[a-z-]+` /u, '').replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');
  return new RegExp(text.replace(/\d+/gu, String.raw`\$\{[^}]*\}`).replaceAll('…', '.{0,120}?'), 'u');
}

test('the words that docs/troubleshooting.md quotes from the log are in our messages', () => {
  const quoted = wordsUnder('message');
  expect(quoted.length).toBeGreaterThan(5);
  const ours = quoted.filter((words) => !/^(?:\d+|E[A-Z]+)$/u.test(words));
  expect(ours.filter((words) => !SOURCES.some((source) => patternOf(words).test(source)))).toEqual([]);
});
