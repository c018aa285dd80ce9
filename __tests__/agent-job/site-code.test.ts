import { describe, expect, test } from '@jest/globals';
import { pullRequestComment } from '../../sandbox/payloads.ts';
import type { StepOptions } from '../../sandbox/run-step.ts';
import { whySiteCode } from '../../src/agent-job/pull-request/site-code.ts';
import { ends, opens, PULL_2 } from './earlier-jobs.ts';
import { scheduled } from './events.ts';
import { type Scenario, status } from './scenario.ts';

type File = Parameters<typeof whySiteCode>[0];

const file = (path: string, edit: Partial<File> = {}): File => {
  return { path, previousPath: undefined, change: 'modified', additions: 0, deletions: 0, ...edit };
};

/** A page with a hunk that begins in line 1, or, with `at`, further down. */
const page = (lines: readonly string[], at = 1, path = 'docs/a.mdx'): File => {
  const patch = [`@@ -${at},1 +${at},${lines.length} @@`, ...lines].join('\n');
  return file(path, { patch, additions: lines.filter((line) => line.startsWith('+')).length });
};

/** A page whose diff is given as GitHub's text. */
const diff = (additions: number, patch: string): File => file('docs/a.mdx', { additions, patch });

/** Changed lines of the site's settings. */
const settings = (...lines: readonly string[]): File => page(lines, 9, 'docs.json');

const EXAMPLE = 'changes where an example starts or ends';
const NEAR = 'changes `integrations`, or near it';
const NO_DIFF = 'has no diff to read';
const LINK = 'adds a `javascript:` link';
const FRAME = 'embeds another page';
const OTHER_SITE = 'takes an API description from another site';

describe('what can run code on the site', () => {
  const renamed = file('b.mdx', { previousPath: 'a.mdx', change: 'renamed' });
  test.each<[string, File, string?]>([
    ['a CommonJS script', file('a.cjs'), 'is a script'],
    ['a module in capitals', file('A.MJS'), 'is a script'],
    ['a component', file('snippets/a.jsx'), 'is a script'],
    ['TypeScript', file('a.tsx'), 'is a script'],
    ['a style sheet', file('style.css'), 'is a style sheet'],
    ['a deleted script', file('a.js', { change: 'deleted' })],
    ['an image', file('a.png')],
    ['an export', page(['+export const x = () => { fetch(y) }']), 'exports code'],
    ['an export after a byte order mark', page(['+\uFEFFexport{ x }']), 'exports code'],
    ['an export after a carriage return', page(['+a\rexport const x = 1']), 'exports code'],
    ['an import', page(["+import { X } from '/snippets/x.jsx';"]), 'imports code'],
    ['imports of pages', page(["+import X from '/snippets/x.mdx';", '+import Y from "/y.md"'])],
    ['a second import in the line', page(["+import X from '/x.mdx'; import Y from 'y'"]), 'imports code'],
    ['prose about exports', page(['+You can export your data. exports, imported.', '+Now import it.'])],
    ['a word that begins like one', page(['+exports are daily, importance is high'])],
    ['a script element', page([`+${' '.repeat(5_000)}<SCRIPT src="x">`]), 'adds a script'],
    ['a style', page(['+< style>']), 'adds a style'],
    ['a linked style', page(['+<link rel="stylesheet">']), 'adds a style'],
    ['a component named like it', page(['+<Link href="/x">'])],
    ['a frame', page(['+< iframe src="x">']), FRAME],
    ['a handler', page(['+<img/onError="x">']), 'adds an event handler'],
    ['a handler in its own line', page(['+onClick = {x}']), 'adds an event handler'],
    ['an indented handler', page(['+  onClick={x}']), 'adds an event handler'],
    ['a link', page(['+[x](javascript:alert(1))']), LINK],
    ['prose about JavaScript', page(['+Add this JavaScript: it works', '+**JavaScript:** (JavaScript: x)'])],
    ['an equation', page(['+where x = 3, one = 1'])],
    ['a hunk below a heading with a number', diff(1, '@@ -40 +40,3 @@ Add +1 to it\n+<script>\n ```\n text')],
    ['a fence with a carriage return', page(['+~~~html\r', '+<script>\r', '+~~~\r'], 40)],
    ['raw HTML', page(['+<p dangerouslySetInnerHTML={x} />']), "sets HTML that React doesn't check"],
    ['code spans', page(['+Use `<script>` and ``<iframe>`` here', '+```<script>```'])],
    ['uneven backticks', page(['+Use ``<script>`', '+or `<iframe>``']), 'adds a script, embeds another page'],
    ['a line that ends in backticks', page(['+Type ```', '+<script>']), 'adds a script'],
    ['a longer first run', page(['+Use ```<script>`` here']), 'adds a script'],
    ['a removed line', page(['-<script>', '+text'])],
    ['a line around the change', page([' <script>', '+text'])],
    ['an added example', page(['+```html', '+<script>', '+```'])],
    ['a script after an example', page(['+```html', '+```', '+< script>']), 'adds a script'],
    ['an added example further down', page(['+~~~html', '+<script>', '+~~~'], 40)],
    ['an edit in an example that ends below', page(['+<script>', ' ```', ' text'], 40)],
    ['an edit below the end of an example', page([' ```', '+<object>', ' text'], 40), FRAME],
    ['an edit in an example that begins in line 1', page([' ```', '+<script>', ' ```'])],
    ['an edit with no fence near', page([' text', '+<embed>'], 40), FRAME],
    ['another language of an example', page(['-```js', '+```ts', ' x', ' ```'], 40)],
    ['an example that gets a language', page(['-```', '+```html', '+<script>', ' ```'], 40)],
    ['a fence that goes', page(['-```html', ' <script>', ' ```'], 40), EXAMPLE],
    ['a fence that comes', page(['+```', ' text', ' text'], 40), EXAMPLE],
    ['an example that becomes live', page(['-```html', ' <script>', '-```'], 40), EXAMPLE],
    ['two hunks', diff(1, "@@ -1 +1 @@\n a\n@@ -9 +9,2 @@\n a\n+<p onclick='x'>"), 'adds an event handler'],
    ['a page without a diff', file('a.md', { additions: 9 }), NO_DIFF],
    ['a new binary page', file('a.mdx', { change: 'added' }), NO_DIFF],
    ['a page with a NUL byte', file('a.mdx'), NO_DIFF],
    ['a renamed page', renamed],
    ['a page that is renamed and changed', { ...renamed, additions: 9 }, NO_DIFF],
    ['a text made a page', { ...renamed, previousPath: 'a.txt' }, NO_DIFF],
    ['a cut diff', diff(2, '@@ -1 +1,2 @@\n+a'), 'is only partly shown by GitHub'],
    ['an integration', settings('+  "integrations" : {'), NEAR],
    ['one in settings on one line', settings('-{}', '+{"theme":"mint","integrations":{"ga4":{}}}'), NEAR],
    ['a line in one', page([' "integrations": {', '+"ga4": {'], 9, 'a/mint.json'), NEAR],
    ['a page about integrations', page(['+"integrations": {'])],
    ['a removed integration', settings('-"integrations": {', ' "x": 1')],
    ['a script in the settings', settings('+"x": "/a.js"'), 'adds a script'],
    ['a version of one', settings('+"x": "/abc.js?v=1"'), 'adds a script'],
    ['a script element in the settings', settings('+"x": "<script>"'), 'adds a script'],
    ['a link in the settings', settings('+"href": "javascript:x"'), LINK],
    ['an API description elsewhere', settings('+"openapi": "https://x/y"'), OTHER_SITE],
    ['one in a list in one line', settings('+"openapi" : [ "https://x/y" ]'), OTHER_SITE],
    ['one in a list', settings('+"openapi": [', '+  "https://x/y"', '+]'), OTHER_SITE],
    ['one in a list, without TLS', settings('+"openapi": [', '+  "http://x/y"', '+]'), OTHER_SITE],
    ['one as a source', settings('+"openapi": {', '+  "source": "http://x/y"'), OTHER_SITE],
    ['a script in another file with such a name', page(['+"x": "/a.js"'], 9, 'api/openapi-docs.json')],
    ['a page named after a script', settings('+"sdks/three.js-guide", "Next.js"')],
    ['a group named after the language', settings('+"group": "JavaScript: basics"')],
    ['an API description here', settings('+"openapi": "/y.json"', '+"href": "https://x/y"')],
    ['a group of pages', settings('+"group": "Integrations"')],
  ])('%s', (_, changed, why = '') => {
    expect(whySiteCode(changed).join(', ')).toBe(why);
  });

  test('is told of a long hostile line in time that no one notices', () => {
    const parts = ['{/*', '`', '<', '"on', '\\', ' on a', 'import "'];
    const hostile = [...parts.map((part) => `+${part.repeat(2_000)}`), `+${'~'.repeat(90_000)}\``];
    const changed = page(Array.from({ length: 20 }, () => hostile).flat());
    expect(whySiteCode(changed)).not.toContain('adds a script');
    const lines = ['/'.repeat(9_990), `"source":${' '.repeat(9_980)}`];
    const often = lines.flatMap((line) => Array.from({ length: 200 }, () => `+${line}`));
    expect(whySiteCode(settings(...often))).toEqual([]);
  });
});

describe('“Check before merging”', () => {
  const CHECK = /^\*\*Check before merging:\*\* (.*)$/mu;

  const many = (count: number, ending: string) =>
    Array.from({ length: count }, (_, index) => `${index}.${ending}`);
  const TEN = /^`0\.js` is a script; .*`9\.js` is a script; 1 more file can run code\.$/u;
  const TWO = { path: 'a.md', patch: '@@ -1 +1,2 @@\n+<script><style>' };
  test.each<[string, readonly (string | typeof TWO)[], RegExp]>([
    ['names ten files, and then a number', many(11, 'js'), TEN],
    ['counts unread files', many(301, 'txt'), /^1 file couldn't be read\.$/u],
    ['does so with others', [TWO, ...many(300, 'txt')], /^`a\.md` .*script, .*; 1 file couldn't be read\.$/u],
    ['says that the files couldn’t be read', [], /^the changed files couldn't be read\.$/u],
    ['quotes a hostile name', ['@everyone <script>#1`.js'], /^``@everyone <script>#1`\.js`` is a script\.$/u],
  ])('%s, in the comment and in the summary', async (_, files, line) => {
    await using s = await opens({ pulls: [{ number: 2, files }] });
    if (files.length === 0) s.github.fault({ path: /files$/u, times: Infinity }, status(502));
    const { summary, log } = await s.run({ with: { comment: 'true' } });
    expect(log.includes("Couldn't list the files of pull request")).toBe(files.length === 0);
    const inSummary = CHECK.exec(summary)?.[1];
    expect(inSummary).toMatch(line);
    expect(CHECK.exec(s.github.comments[0]?.body ?? '')?.[1]).toBe(inSummary);
  });

  const onPull = (s: Scenario) =>
    s.github.comments.filter(({ issue }) => issue === 2).map(({ body }) => body);

  const onPull2 = { name: 'issue_comment', payload: pullRequestComment('created', { issue: { number: 2 } }) };
  const SCRIPT = '`a.js` is a script.';
  const LABELS = { 'pr-labels': 'docs' };
  test.each<[string, string, StepOptions, string | undefined]>([
    ['with auto', 'a.js', { with: { ...LABELS, 'job-id': 'auto', prompt: 'More.' } }, SCRIPT],
    ['without auto, if it names something', 'a.js', { with: LABELS }, SCRIPT],
    ['also if that asked, without a comment', 'a.js', { event: onPull2, with: LABELS }, SCRIPT],
    ['not without auto, if it names nothing', 'a.txt', { with: LABELS }, undefined],
    ['not if the files aren’t read', 'a.js', {}, undefined],
    ['not without auto, if the files can’t be read', '', { with: LABELS }, undefined],
    ['once, if the comment is there', 'a.js', { with: { comment: 'true', 'issue-number': '2' } }, SCRIPT],
  ])('is on the agent’s pull request %s', async (_, path, options, said) => {
    await using s = await opens({ pulls: [{ number: 2, draft: true, files: [path] }] });
    if (path === '') s.github.fault({ path: /files$/u, times: Infinity }, status(502));
    await s.run({ event: scheduled, ...options });
    const line = onPull(s).map((body) => CHECK.exec(body)?.[0]);
    expect(line).toEqual(said === undefined ? [] : [`**Check before merging:** ${said}`]);
  });

  test.each([
    ['', PULL_2],
    [', also if the link is to another of its pages', `${PULL_2}/files`],
  ])('is brought up to date after a message, in the note that is there%s', async (_, prLink) => {
    const files = ['a.js'];
    await using s = await opens({ pulls: [{ number: 2, files }] }, { life: ends(prLink) });
    const step = { event: scheduled, with: { 'job-id': 'auto', prompt: 'More.', 'allowed-paths': '**' } };
    await s.run({ ...step, runId: '1' });
    // A run that doesn't read the files leaves the line.
    await s.run({ ...step, runId: '5', with: { 'job-id': 'auto', prompt: 'More.' } });
    files[0] = 'b.css';
    await s.run({ ...step, runId: '2' });
    files[0] = 'c.txt';
    const [second = ''] = onPull(s);
    await s.run({ ...step, runId: '3' });
    expect(s.platform.jobs).toMatchObject([{ messages: [{}, {}, {}] }]);
    expect(CHECK.exec(second)?.[0]).toBe('**Check before merging:** `b.css` is a style sheet.');
    expect(onPull(s)).toHaveLength(1);
    expect(onPull(s)[0]).not.toMatch(CHECK);
    expect(onPull(s)[0]).toContain('opened this pull request for');
    expect(s.github.comments).toMatchObject([{ versions: 3 }]);
  });

  test('doesn’t say in a new note that a message changed what it left unchanged', async () => {
    await using s = await opens({ pulls: [{ number: 2, files: ['a.js'] }] });
    s.platform.addJob('Before.', ends(PULL_2));
    const inputs = { 'job-id': 'job-1', prompt: 'More.', comment: 'true' };
    expect((await s.run({ with: inputs })).outputs['reason']).toBe('unchanged');
    expect(onPull(s)[0]).toContain('worked on this pull request for');
  });

  test('is brought up to date in the note after a message by a comment on the pull request', async () => {
    const files = ['a.js'];
    await using s = await opens({ pulls: [{ number: 2, files }] });
    const inputs = { 'job-id': 'auto', prompt: 'More.', comment: 'true' };
    await s.run({ with: inputs });
    files[0] = 'c.txt';
    await s.run({ event: onPull2, runId: '2', with: inputs });
    expect(s.platform.jobs).toMatchObject([{ messages: [{}] }]);
    expect(onPull(s)).toEqual([
      expect.stringContaining('opened this pull request for'),
      expect.stringContaining('Docs pull request'),
    ]);
    for (const body of onPull(s)) expect(body).not.toMatch(CHECK);
    files[0] = 'b.css';
    await s.run({ event: onPull2, runId: '3', with: inputs });
    const now = '**Check before merging:** `b.css` is a style sheet.';
    expect(onPull(s).map((body) => CHECK.exec(body)?.[0])).toEqual([now, undefined, now]);
  });

  test.each([
    ['merged', { merged: true }, '**Check:** `a.js` is a script.'],
    ['closed', { state: 'closed' }, undefined],
  ] as const)('starts no note on a pull request that is %s', async (name, state, line) => {
    await using s = await opens({ pulls: [{ number: 2, files: ['a.js'], ...state }] });
    for (const jobId of ['auto', 'job-1']) {
      const inputs = { 'pr-labels': 'docs', 'job-id': jobId, prompt: 'x' };
      const { summary } = await s.run({ event: scheduled, with: inputs });
      expect(s.github.comments).toEqual([]);
      expect(summary).toContain(` · 1 file, +1 −0 · ${name}\n`);
      expect(/^\*\*Check.*$/mu.exec(summary)?.[0]).toBe(line);
    }
  });
});
