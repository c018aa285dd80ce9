import { describe, expect, test } from '@jest/globals';
import type { FileSeed } from '../../sandbox/github-pull-changes.ts';
import { opens } from './earlier-jobs.ts';

/** A page with a hunk that begins in line 1, or, with `at`, further down. */
const page = (lines: readonly string[], at = 1, path = 'docs/a.mdx'): FileSeed => {
  const patch = [`@@ -${at},1 +${at},${lines.length} @@`, ...lines].join('\n');
  return { path, patch, additions: lines.filter((line) => line.startsWith('+')).length };
};

/** Why a change of the site's settings is named. */
const CAN_ADD = 'can add a script through an integration or another file';

/** Returns the line in the comment and in the summary, which are the same; empty if there is none. */
async function lineFor(files: readonly FileSeed[]): Promise<string> {
  await using s = await opens({ pulls: [{ number: 2, files }] });
  const { exitCode, annotations, summary } = await s.run({ with: { comment: 'true' } });
  expect([exitCode, annotations]).toEqual([0, []]);
  const [inSummary = '', inComment = ''] = [summary, s.github.comments[0]?.body ?? ''].map(
    (text) => /^\*\*Check before merging:\*\* (.*)$/mu.exec(text)?.[1] ?? '',
  );
  expect(inComment).toBe(inSummary);
  return inSummary;
}

describe('“Check before merging”', () => {
  test.each<[string, FileSeed, string]>([
    ['a script', 'a.js', 'is a script'],
    ['a module in capitals', 'A.MJS', 'is a script'],
    ['a component', 'snippets/a.jsx', 'is a script'],
    ['TypeScript', 'a.tsx', 'is a script'],
    ['a renamed script', { path: 'a.js', previousPath: 'a.txt', additions: 0 }, 'is a script'],
    ['a style sheet', 'style.css', 'is a style sheet'],
    ['a deleted script', { path: 'a.js', status: 'removed' }, ''],
    ['an image', { path: 'a.png', additions: 0 }, ''],
    ['an export', page(['+export const x = () => { fetch(y) }']), 'exports code'],
    ['an import', page(["+import { X } from '/snippets/x.jsx';"]), 'imports code'],
    ['an import of a page', page(["+import X from '/snippets/x.mdx';"]), ''],
    ['a second import in the line', page(["+import X from '/x.mdx'; import Y from 'y'"]), 'imports code'],
    ['an import by a call', page(["+import (x)//'.mdx'"]), 'imports code'],
    ['prose about exports', page(['+You can export your data. exports, imported.']), ''],
    ['a word that begins like one', page(['+exports are daily, importance is high']), ''],
    ['a script element', page(['+<SCRIPT src="x">']), 'adds a script'],
    ['a frame', page(['+<iframe src="x">']), 'embeds another page'],
    ['an object', page(['+text <object data="x">']), 'embeds another page'],
    ['a handler', page(['+<img onError={x}>']), 'adds an event handler'],
    ['a handler in its own line', page(['+  onClick={x}']), 'adds an event handler'],
    ['a look-alike', page(['+<X icon="a" once="b" />', '+Turn it on = yes']), 'adds an event handler'],
    ['a link', page(['+[x](javascript:alert(1))']), 'adds a `javascript:` link'],
    ['prose about JavaScript', page(['+Add this JavaScript: it works']), ''],
    ['raw HTML', page(['+<p dangerouslySetInnerHTML={x} />']), "sets HTML that React doesn't check"],
    ['inline code', page(['+Use `<script>` and ``<iframe>`` here']), ''],
    ['an escaped backtick', page(['+\\`[x](javascript:a)\\`']), 'adds a `javascript:` link'],
    ['backticks in a tag', page(['+<a t="`"> <script> <b t="`">']), 'adds a script'],
    ['a comment', page(['+{/* <script> */} text']), ''],
    ['a removed line', page(['-<script>', '+text']), ''],
    ['a line around the change', page([' <script>', '+text']), ''],
    ['a fence', page(['+```html', '+<script>', '+```']), ''],
    ['after a fence', page(['+```html', '+```', '+<script>']), 'adds a script'],
    ['a longer fence', page(['+````md', '+```', '+<script>', '+````']), ''],
    ['a fence further down', page(['+~~~html', '+<script>', '+~~~'], 40), ''],
    ['a hunk that may begin in a fence', page([' ```', '+<script>', ' ```'], 40), 'adds a script'],
    ['another fence in a fence', page(['+~~~', '+```', '+<script>'], 40), 'adds a script'],
    ['after a fence with another in it', page(['+```', '+~~~', '+```', '+<script>']), 'adds a script'],
    ['a fence whose list ends', page(['+- a', '+  ```js', '+<script>']), 'adds a script'],
    ['a fence in an expression', page(['+{x(`', '+```js', '+`)}', '+<script>']), 'adds a script'],
    ['inline code over two lines', page(['+text `', '+` <script> `']), 'adds a script'],
    ['longer inline code over two lines', page(['+a``b` c', '+`` <script> ``']), 'adds a script'],
    ['inline code after an escape', page([' \\` a `', '+` <script> `']), 'adds a script'],
    ['a fence in an attribute', page(['+<X a=">', '+```', '+"/> <script>', '+```']), 'adds a script'],
    ['a fence in single quotes', page(["+<X a='>", '+~~~', "+'/> <script>"]), 'adds a script'],
    ['a fence in a template', page(['+{`}', '+~~~', '+`} <script>']), 'adds a script'],
    ['a fence after a tag of several lines', page(['+<X', '+ a="b"', '+>', '+```', '+<script>', '+```']), ''],
    ['a page without a diff', { path: 'a.mdx', additions: 9 }, 'has no diff to read'],
    ['a renamed page', { path: 'b.mdx', previousPath: 'a.mdx', additions: 0 }, ''],
    ['a text made a page', { path: 'b.mdx', previousPath: 'a.txt', additions: 0 }, 'has no diff to read'],
    ['cut diffs', { path: 'a.mdx', patch: '@@ -1 +1,9 @@\n+a', additions: 9 }, 'has a diff that GitHub cuts'],
    ['an integration', page(['+  "ga4": {'], 9, 'docs.json'), CAN_ADD],
    ['an escaped key', page(['+"integr\\u0061tions": {'], 9, 'mint.json'), CAN_ADD],
    ['a group of pages', page(['+"group": "Integrations"'], 9, 'docs.json'), ''],
  ])('%s', async (_, file, why) => {
    const path = typeof file === 'string' ? file : file.path;
    expect(await lineFor([file])).toBe(why === '' ? '' : `\`${path}\` ${why}.`);
  });

  test('names ten files, and then a number', async () => {
    const files = Array.from({ length: 11 }, (_, index) => `${index}.js`);
    const line = await lineFor(files);
    expect(line).toMatch(/^`0\.js` is a script; .*`9\.js` is a script; 1 more file can run code\.$/u);
  });

  test('counts the files that aren’t read', async () => {
    expect(await lineFor(Array.from({ length: 301 }, (_, index) => `${index}.txt`))).toBe(
      "1 file couldn't be read.",
    );
  });

  test('is inert with hostile names and lines', async () => {
    const hostile = ['{/*', '`', '<', '"on', '\\', ' on a', 'import "'].map(
      (part) => `+${part.repeat(9_000 / part.length)}`,
    );
    const lines = Array.from({ length: 20 }, () => hostile).flat();
    const line = await lineFor([page(lines), '@everyone <script>#1`.js']);
    expect(line).toContain('``@everyone <script>#1`.js`` is a script');
    expect(line).not.toContain('{/*');
  });
});
