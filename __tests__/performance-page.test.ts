import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { fillSections } from '../scripts/marked-sections.ts';
import { PERFORMANCE_PAGE, performanceSections } from '../scripts/performance-page.ts';

test('the tables of docs/performance.md are those of bench/results.json; if not: npm run readme', () => {
  const page = readFileSync(PERFORMANCE_PAGE, 'utf8');
  expect(fillSections(page, performanceSections())).toBe(page);
});

test('only the text between the markers of a section changes', () => {
  const page = 'Before.\n\n<!-- a -->\n\nold\n\n<!-- /a -->\n\nAfter <!-- b -->\n<!-- /b -->\n';
  expect(fillSections(page, { a: 'new $1', b: 'b' })).toBe(
    'Before.\n\n<!-- a -->\n\nnew $1\n\n<!-- /a -->\n\nAfter <!-- b -->\n\nb\n\n<!-- /b -->\n',
  );
});

test('a page without the markers of a section is refused', () => {
  expect(() => fillSections('<!-- a -->\n', { a: 'text' })).toThrow('There are no markers for a');
});
