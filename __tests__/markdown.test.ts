import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { githubHtml } from '../scripts/github-markdown.ts';
import { codeSpan, link, messageMarkdown, plain, table, webUrl } from '../src/lib/markdown.ts';
import { oneLine } from '../src/lib/text.ts';
import { randomRuns } from './random-runs.ts';

/** One page for all tests, because creating one is slow. */
const { body } = new JSDOM('').window.document;

/** Renders Markdown like GitHub, without its own filters, which work on the text of the result. */
function rendered(markdown: string): HTMLElement {
  body.innerHTML = githubHtml(markdown);
  return body;
}

const HOSTILE = [
  '`',
  '``',
  '|',
  '\n',
  '\r\n\r\n',
  '<script>alert(1)</script>',
  '<!--',
  '-->',
  '](javascript:x)',
  '[x](https://evil.example)',
  'www.evil.example',
  'https://evil.example/?a=b',
  'a@evil.example',
  '@everyone',
  '@octo/team',
  '#1',
  'GH-1',
  'octo/repo#1',
  '**b**',
  '_i_',
  '~~s~~',
  '&lt;',
  '&#64;everyone',
  '\\',
  '![x](y)',
  '$x$',
  '{{',
  '${{ x }}',
  '1. ',
  '- ',
  '# ',
  '> ',
  '    ',
  '\t',
  '```mermaid',
  '</code>',
  '</td>',
  '===',
  '---',
  '\u202E',
  'é',
  '🧑‍🚀',
  ' ',
  'word',
];
const hostile = fc
  .array(fc.oneof(fc.constantFrom(...HOSTILE), fc.string({ unit: 'binary' })), { maxLength: 12 })
  .map((parts) => parts.join(''));

const TIMEOUT_MS = 60 * 60_000;

describe('text from outside stays text', () => {
  test(
    'as code in a table',
    () => {
      fc.assert(
        fc.property(hostile, hostile, (one, two) => {
          const texts = [oneLine(one), oneLine(two)];
          const page = rendered(table(['a', 'b'], [texts.map(codeSpan)]));
          const cells = Array.from(page.querySelectorAll('tbody td'));
          expect(cells).toHaveLength(2);
          expect(cells.map((cell) => cell.textContent)).toEqual(texts);
          expect(
            cells.map((cell) => Array.from(cell.querySelectorAll('*'), ({ tagName }) => tagName)),
          ).toEqual([['CODE'], ['CODE']]);
        }),
        randomRuns(200, 20_000),
      );
    },
    TIMEOUT_MS,
  );

  test(
    'as text after ours',
    () => {
      fc.assert(
        fc.property(hostile, (text) => {
          const said = `It said: ${oneLine(text)}`.trim();
          const page = rendered(plain(said));
          expect(Array.from(page.querySelectorAll('*'), ({ tagName }) => tagName)).toEqual(['P']);
          const shown = page.textContent ?? '';
          expect(shown.replaceAll('\u200B', '').trim()).toBe(said);
          expect(shown).not.toMatch(/[@#](?!\u200B)/u);
          expect(shown).not.toMatch(/\bGH-/iu);
        }),
        randomRuns(200, 20_000),
      );
    },
    TIMEOUT_MS,
  );

  test(
    'as a link to the given host, or no link',
    () => {
      fc.assert(
        fc.property(
          fc.oneof(fc.webUrl({ withQueryParameters: true, withFragments: true }), hostile),
          hostile,
          (url, label) => {
            const page = rendered(table(['a'], [[link(oneLine(label) || 'x', url)]]));
            const [anchor, ...more] = page.querySelectorAll('a');
            expect(more).toEqual([]);
            expect(page.querySelectorAll('td')).toHaveLength(1);
            if (anchor === undefined) return;
            expect(anchor.getAttribute('href')).toMatch(/^https?:\/\//u);
            expect(new URL(anchor.getAttribute('href') ?? '').host).toBe(new URL(url).host);
          },
        ),
        randomRuns(200, 20_000),
      );
    },
    TIMEOUT_MS,
  );

  test(
    'in a message, whose backticks mark code',
    () => {
      fc.assert(
        fc.property(hostile, (text) => {
          const page = rendered(messageMarkdown(`Set \`wait\`: ${oneLine(text)}`));
          const tags = new Set(Array.from(page.querySelectorAll('*'), ({ tagName }) => tagName));
          expect([...tags].filter((tag) => tag !== 'P' && tag !== 'CODE')).toEqual([]);
          const outside = Array.from(page.querySelectorAll('p'), ({ childNodes }) =>
            Array.from(childNodes, (node) => (node.nodeName === 'CODE' ? '' : (node.textContent ?? ''))).join(
              '',
            ),
          ).join('');
          expect(outside).not.toMatch(/[@#](?!\u200B)/u);
        }),
        randomRuns(200, 20_000),
      );
      expect(messageMarkdown('`wait` must be `true`, not `yes`.')).toBe('`wait` must be `true`, not `yes`.');
      expect(messageMarkdown('(POST: 400, “Odd `x` & @monalisa”)')).toBe(
        '(POST: 400, ``Odd `x` & @monalisa``)',
      );
      expect(messageMarkdown('An odd ` backtick.')).toBe('An odd \\` backtick.');
    },
    TIMEOUT_MS,
  );
});

test.each([
  ['https://github.com/acme/docs/pull/7', 'https://github.com/acme/docs/pull/7'],
  ['https://x.example/a(b)|c"e`f$(g)', 'https://x.example/a%28b%29%7Cc%22e%60f%24%28g%29'],
  ['https://x.example/a b', undefined],
  ['https://x.example/a\n::error::b', undefined],
  ['javascript:alert(1)', undefined],
  ['JAVASCRIPT:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['//evil.example', undefined],
  ['https://github.com@evil.example/', undefined],
  ['https://:pw@evil.example/', undefined],
  ['', undefined],
  ['https://[2001:db8::1]/acme/docs/pull/7', undefined],
  [`https://x.example/${'a'.repeat(2_000)}`, undefined],
])('the web URL of %s is %s', (url, safe) => {
  expect(webUrl(url)).toBe(safe);
});

test('an entity in the query of a link stays part of the query', () => {
  const url = 'https://github.com/?x=1&commat;evil.example/';
  const [anchor] = rendered(link('x', url)).querySelectorAll('a');
  expect(anchor?.getAttribute('href')).toBe(url);
});

test.each(['www.evil.example', '6dcb09b5b57875f334f61aebed695e2e4193db5e', 'see 6dcb09b'])(
  'GitHub creates no link from %s',
  (text) => {
    const shown = rendered(plain(text)).textContent ?? '';
    expect(shown).not.toMatch(/\bwww\.|\b[\da-f]{7,40}\b/iu);
    expect(shown.replaceAll('\u200B', '').trim()).toBe(text);
  },
);
