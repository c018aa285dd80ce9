import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { fillSections } from '../scripts/marked-sections.ts';

const read = (file: string) => readFileSync(file, 'utf8');

test('README.md has at most 260 lines and 2,400 words', () => {
  const readme = read('README.md').trim();
  expect(readme.split('\n').length).toBeLessThanOrEqual(260);
  expect(readme.split(/\s+/u).length).toBeLessThanOrEqual(2_400);
});

describe('the tables that scripts write', () => {
  test('replace only the text between the markers of a section', () => {
    const page = 'Before.\n\n<!-- a -->\n\nold\n\n<!-- /a -->\n\nAfter <!-- b -->\n<!-- /b -->\n';
    expect(fillSections(page, { a: 'new $1', b: 'b' })).toBe(
      'Before.\n\n<!-- a -->\n\nnew $1\n\n<!-- /a -->\n\nAfter <!-- b -->\n\nb\n\n<!-- /b -->\n',
    );
  });

  test('need the markers of a section', () => {
    expect(() => fillSections('<!-- a -->\n', { a: 'text' })).toThrow('There are no markers for a');
  });
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
