import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import MarkdownIt from 'markdown-it';
import { githubHtml } from '../../scripts/github-markdown.ts';
import {
  codeSpan,
  escaped,
  facts,
  lineChart,
  link,
  messageMarkdown,
  plain,
  table,
  webUrl,
} from '../../src/lib/markdown.ts';
import { oneLine } from '../../src/lib/text.ts';
import { anyText, randomRuns, testRandomly } from '../random-tests.ts';

/** One page for all tests, because creating one is slow. */
const { body } = new JSDOM('').window.document;

// It has no autolinks: its own rules for them aren't GitHub's.
const markdownIt = new MarkdownIt({ html: true });

/**
 * Two implementations of GitHub's Markdown, without its own filters, which work on the text of the result. What both render
 * the same doesn't depend on a quirk of one.
 */
const RENDERERS = [
  ['micromark', githubHtml],
  ['markdown-it', (markdown: string) => markdownIt.render(markdown)],
] as const;

function page(html: string): HTMLElement {
  body.innerHTML = html;
  return body;
}

/** The text without the characters that keep GitHub from making links. */
const textOf = (element: Element) => element.textContent.replaceAll('\u200B', '');
const tagsIn = (element: Element) => Array.from(element.querySelectorAll('*'), ({ tagName }) => tagName);

const HOSTILE = [
  ...'` `` | <script>f(1)</script> <!-- --> ](javascript:x) [x](https://evil.example) ![x](y) \\'.split(' '),
  ...'www.evil.example https://evil.example/?a=b a@evil.example docs/team@acme.example/page.mdx'.split(' '),
  ...'@everyone @octo/team #1 GH-1 octo/repo#1 **b** _i_ ~~s~~ &lt; &#64;everyone $x$ {{'.split(' '),
  ...'```mermaid </code> </td> === --- \u202E é 🧑‍🚀 word “ ”'.split(' '),
].concat(['\n', '\r\n\r\n', '${{ x }}', '1. ', '- ', '# ', '> ', '    ', '\t', ' ']);
const hostile = fc
  .array(fc.oneof(fc.constantFrom(...HOSTILE), anyText), { maxLength: 12 })
  .map((parts) => parts.join(''));

const runs = randomRuns(60, 20_000);

describe.each(RENDERERS)('text from outside stays text, as %s renders it,', (_, render) => {
  const rendered = (markdown: string) => page(render(markdown));

  testRandomly('as code in a table', runs, [hostile, hostile], (one, two) => {
    const texts = [oneLine(one), oneLine(two)];
    const cells = Array.from(rendered(table(['a', 'b'], [texts.map(codeSpan)])).querySelectorAll('tbody td'));
    expect(cells.map(textOf)).toEqual(texts);
    expect(cells.map(tagsIn)).toEqual([['CODE'], ['CODE']]);
  });

  testRandomly('after ours, without mentions and references', runs, [hostile], (text) => {
    const said = `It said: ${oneLine(text)}`.trim();
    const shown = rendered(plain(said));
    expect(tagsIn(shown)).toEqual(['P']);
    expect(textOf(shown).trim()).toBe(said);
    expect(shown.textContent).not.toMatch(/[@#](?!\u200B)|\bGH-/iu);
  });

  const anyUrl = fc
    .tuple(fc.constantFrom('http:/', 'https:/'), fc.domain(), hostile)
    .map((parts) => new URL(parts.join('/')).href);
  const urls = fc.oneof(anyUrl, hostile);
  testRandomly('as a link to the given host, or as code', runs, [urls, hostile], (url, label) => {
    const text = oneLine(label) || 'x';
    const [cell, ...others] = rendered(table(['a'], [[link(text, url)]])).querySelectorAll('td');
    expect(others).toEqual([]);
    expect(cell && textOf(cell)).toBe(text);
    const [anchor, ...more] = cell?.querySelectorAll('*') ?? [];
    expect(more).toEqual([]);
    const href = anchor?.getAttribute('href');
    if (href === null || href === undefined) {
      expect(anchor?.tagName).toBe('CODE');
      return;
    }
    expect(href).toMatch(/^https?:\/\//u);
    expect(new URL(href).host).toBe(new URL(url).host);
  });

  testRandomly('in a message, whose backticks mark code', runs, [hostile], (text) => {
    const shown = rendered(messageMarkdown(`Set \`wait\`: ${oneLine(text)}`));
    expect(tagsIn(shown).filter((tag) => tag !== 'P' && tag !== 'CODE')).toEqual([]);
    for (const code of shown.querySelectorAll('code')) code.remove();
    expect(shown.textContent).not.toMatch(/[@#](?!\u200B)/u);
  });
});

const PULL = 'https://github.com/acme/docs/pull/7';

test.each([
  ['a job', codeSpan('job_01J9-x'), '`job_01J9-x`'],
  ['a path', codeSpan('docs/my_page (2) & more.mdx'), '`docs/my_page (2) & more.mdx`'],
  ['a path of a file-based route', codeSpan('app/[slug]/@modal/page.tsx'), '`app/[slug]/@modal/page.tsx`'],
  ['code with backticks', codeSpan('Odd `x`'), '`` Odd `x` ``'],
  ['code with spaces', codeSpan(' a '), '`  a  `'],
  ['an escaped pipe', codeSpan('a\\|b'), '<code>a\\\\|b</code>'],
  ['a person', link('monalisa', 'https://github.com/monalisa'), '[monalisa](https://github.com/monalisa)'],
  ['a bot', escaped('mintlify[bot]'), String.raw`mintlify\[bot\]`],
  ['a title', link("What's new (v2.0): tokens?", PULL), `[What's new (v2.0): tokens?](${PULL})`],
  ['a name with underscores', escaped('my_file_name and -- 100%!'), 'my_file_name and -- 100%!'],
  ['a message', messageMarkdown('`wait` must be `true`, not `yes`.'), '`wait` must be `true`, not `yes`.'],
  ['a quotation', messageMarkdown('(400, “Odd `x` & @monalisa”)'), '(400, ``Odd `x` & @monalisa``)'],
  ['two quotations', messageMarkdown('(400, “a”“`b”)'), '(400, `a` `` `b ``)'],
  ['requests', messageMarkdown('(POST /v2/64f1c2a/b: 401, GET /x)'), '(`POST /v2/64f1c2a/b`: 401, `GET /x`)'],
  ['a number', messageMarkdown("Couldn't comment on #1: no."), "Couldn't comment on `#1`: no."],
  ['a backtick alone', messageMarkdown('An odd ` backtick.'), 'An odd \\` backtick.'],
])('the raw text of %s reads like text', (_, markdown, raw) => {
  expect(markdown).toBe(raw);
  expect(markdown).not.toMatch(/\u200B|&#|&\w+;/u);
});

test.each([
  ['https://github.com/acme/docs/pull/7', 'https://github.com/acme/docs/pull/7'],
  ['https://x.example/a(b)|c"e`f$(g)', 'https://x.example/a%28b%29%7Cc%22e%60f%24%28g%29'],
  ['https://x.example/a b', undefined],
  ['https://x.example/a\n::error::b', undefined],
  ['javascript:alert(1)', undefined],
  ['JAVASCRIPT:alert(1)', undefined],
  ['//evil.example', undefined],
  ['https://github.com@evil.example/', undefined],
  ['https://:pw@evil.example/', undefined],
  ['', undefined],
  ['https://[2001:db8::1]/acme/docs/pull/7', undefined],
  ['http://x.example/', 'http://x.example/'],
  ['https://x.example/\t', undefined],
  ['https://x.example/\u0085', undefined],
  ['https://x.example/*!\\', 'https://x.example/%2A%21/'],
])('the web URL of %j is %j', (url, safe) => {
  expect(webUrl(url)).toBe(safe);
});

test('an entity in the query of a link stays part of the query', () => {
  const url = 'https://github.com/?x=1&commat;evil.example/';
  for (const [, render] of RENDERERS) {
    const [anchor] = page(render(link('x', url))).querySelectorAll('a');
    expect(anchor?.getAttribute('href')).toBe(url);
  }
});

describe('what is written', () => {
  test.each([
    ['a\r\n\n\u2028\u2029b\nc', 'a b c'],
    ['\\ ` * [ ] < ~ ', '\\\\ \\` \\* \\[ \\] \\< \\~ '],
    ['_a_b c_d e_ _', '\\_a_b c_d e\\_ \\_'],
    ['&amp; &#64; & b&', '\\&amp; \\&#64; & b&'],
    ['$x$', '&#36;x&#36;'],
    ['!"#%\'(),-./0:;?@A^{|} é', '!"#%\'(),-./0:;?@A^{|} é'],
  ])('%j becomes %j', (text, written) => {
    expect(escaped(text)).toBe(written);
  });

  test.each([
    ['abcdef', 'abcdef'],
    ['0abcdef', '0abcde\u200Bf'],
    ['0123456789ABCDEF'.slice(0, 13), '012345\u200B6789AB\u200BC'],
    ['a'.repeat(40), Array.from({ length: 7 }, (_, at) => 'a'.repeat(at < 6 ? 6 : 4)).join('\u200B')],
    ['a'.repeat(41), 'a'.repeat(41)],
    ['0abcdefg', '0abcdefg'],
    ['1234567 7654321', '123456\u200B7 765432\u200B1'],
    ['GH-1 gh-2 XGH-3 www.a wwwx', 'GH\u200B-1 gh\u200B-2 XGH-3 www\u200B.a wwwx'],
    ['ftp://a.b mailto:c xmpp:d', 'ftp:\u200B//a.b mailto:\u200Bc xmpp:\u200Bd'],
    ['@a#1', '@\u200Ba#\u200B1'],
    ['@\u200Ba', '@\u200Ba'],
    ['an *odd* one', 'an \\*odd\\* one'],
  ])('%j is written without mentions and references: %j', (text, written) => {
    expect(plain(text)).toBe(written);
  });

  test('facts without a value are left out, and the first one with a value is the header', () => {
    expect(facts({ none: undefined, a: '1', empty: '', b: '2' })).toBe(table(['a', '1'], [['b', '2']]));
  });

  test('a chart of zeros has an axis', () => {
    expect(lineChart('Zeros', ['a', 'b'], [[0, 0]])).toContain('  y-axis 0 --> 1\n  line [0, 0]\n');
  });

  test('a URL of 2,000 characters is valid, and a longer one is not', () => {
    const url = (length: number) => `https://x.example/${'a'.repeat(length - 'https://x.example/'.length)}`;
    expect(webUrl(url(2_000))).toBe(url(2_000));
    expect(webUrl(url(2_001))).toBeUndefined();
    // The limit is on the URL as it is written.
    expect(webUrl(`https://x.example/${'('.repeat(700)}`)).toBeUndefined();
  });
});
