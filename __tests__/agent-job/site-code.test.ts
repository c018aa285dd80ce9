import { describe, expect, test } from '@jest/globals';
import { pullRequestComment } from '../../sandbox/payloads.ts';
import type { StepOptions } from '../../sandbox/run-step.ts';
import { whySiteCode } from '../../src/agent-job/pull-request/site-code.ts';
import { opens, PULL_2 } from './earlier-jobs.ts';
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

const EXAMPLE = 'changes where an example starts or ends';
const NEAR = 'changes `integrations`, or near it';

describe('what can run code on the site', () => {
  test.each<[string, File, string?]>([
    ['a script', file('a.js'), 'is a script'],
    ['a module in capitals', file('A.MJS'), 'is a script'],
    ['a component', file('snippets/a.jsx'), 'is a script'],
    ['TypeScript', file('a.tsx'), 'is a script'],
    ['a style sheet', file('style.css'), 'is a style sheet'],
    ['a deleted script', file('a.js', { change: 'deleted' })],
    ['an image', file('a.png')],
    ['an export', page(['+export const x = () => { fetch(y) }']), 'exports code'],
    ['an export after a byte order mark', page(['+\uFEFFexport const x = 1']), 'exports code'],
    ['an export after a carriage return', page(['+a\rexport const x = 1']), 'exports code'],
    ['an import', page(["+import { X } from '/snippets/x.jsx';"]), 'imports code'],
    ['an import of a page', page(["+import X from '/snippets/x.mdx';"])],
    ['a second import in the line', page(["+import X from '/x.mdx'; import Y from 'y'"]), 'imports code'],
    ['prose about exports', page(['+You can export your data. exports, imported.'])],
    ['a word that begins like one', page(['+exports are daily, importance is high'])],
    ['a script element', page(['+<SCRIPT src="x">']), 'adds a script'],
    ['a style', page(['+<style>']), 'adds a style'],
    ['a linked style', page(['+<link rel="stylesheet">']), 'adds a style'],
    ['a component named like it', page(['+<Link href="/x">'])],
    ['a frame', page(['+<iframe src="x">']), 'embeds another page'],
    ['a handler', page(['+<img onError={x}>']), 'adds an event handler'],
    ['a handler in its own line', page(['+  onClick={x}']), 'adds an event handler'],
    ['a link', page(['+[x](javascript:alert(1))']), 'adds a `javascript:` link'],
    ['prose about JavaScript', page(['+Add this JavaScript: it works', '+**JavaScript:** (JavaScript: x)'])],
    ['an equation', page(['+where x = 3, one = 1'])],
    [
      'a hunk below a heading with a number',
      {
        ...page(['+<script>', ' ```', ' text']),
        patch: '@@ -40 +40,3 @@ Add +1 to it\n+<script>\n ```\n text',
      },
    ],
    ['a fence with a carriage return', page(['+~~~html\r', '+<script>\r', '+~~~\r'], 40)],
    ['raw HTML', page(['+<p dangerouslySetInnerHTML={x} />']), "sets HTML that React doesn't check"],
    ['code spans', page(['+Use `<script>` and ``<iframe>`` here'])],
    ['a removed line', page(['-<script>', '+text'])],
    ['a line around the change', page([' <script>', '+text'])],
    ['an added example', page(['+```html', '+<script>', '+```'])],
    ['a script after an example', page(['+```html', '+```', '+<script>']), 'adds a script'],
    ['an added example further down', page(['+~~~html', '+<script>', '+~~~'], 40)],
    ['an edit in an example that ends below', page(['+<script>', ' ```', ' text'], 40)],
    ['an edit below the end of an example', page([' ```', '+<script>', ' text'], 40), 'adds a script'],
    ['an edit in an example that begins in line 1', page([' ```', '+<script>', ' ```'])],
    ['an edit with no fence near', page([' text', '+<script>'], 40), 'adds a script'],
    ['another language of an example', page(['-```js', '+```ts', ' x', ' ```'], 40)],
    ['an example that gets a language', page(['-```', '+```html', '+<script>', ' ```'], 40)],
    ['a fence that goes', page(['-```html', ' <script>', ' ```'], 40), EXAMPLE],
    ['a fence that comes', page(['+```', ' text', ' text'], 40), EXAMPLE],
    ['an example that becomes live', page(['-```html', ' <script>', '-```'], 40), EXAMPLE],
    [
      'two hunks',
      { ...page(['+```html']), patch: '@@ -1 +1 @@\n text\n@@ -9 +9,2 @@\n text\n+<script>' },
      'adds a script',
    ],
    ['a page without a diff', file('a.mdx', { additions: 9 }), 'has no diff to read'],
    ['a new binary page', file('a.mdx', { change: 'added' }), 'has no diff to read'],
    ['a page with a NUL byte', file('a.mdx'), 'has no diff to read'],
    ['a renamed page', file('b.mdx', { previousPath: 'a.mdx', change: 'renamed' })],
    [
      'a page that is renamed and changed',
      file('b.mdx', { previousPath: 'a.mdx', change: 'renamed', additions: 9 }),
      'has no diff to read',
    ],
    [
      'a text made a page',
      file('b.mdx', { previousPath: 'a.txt', change: 'renamed' }),
      'has no diff to read',
    ],
    [
      'a cut diff',
      file('a.mdx', { patch: '@@ -1 +1,9 @@\n+a', additions: 9 }),
      'is only partly shown by GitHub',
    ],
    ['an integration', page(['+  "integrations": {'], 9, 'docs.json'), NEAR],
    ['a line in one', page([' "integrations": {', '+"ga4": {'], 9, 'mint.json'), NEAR],
    ['a removed integration', page(['-"integrations": {', ' "x": 1'], 9, 'docs.json')],
    ['a script in the settings', page(['+"x": "/a.js"'], 9, 'docs.json'), 'adds a script'],
    [
      'a link in the settings',
      page(['+"href": "javascript:x"'], 9, 'docs.json'),
      'adds a `javascript:` link',
    ],
    [
      'an API description elsewhere',
      page(['+"openapi": "https://x/y"'], 9, 'docs.json'),
      'takes an API description from another site',
    ],
    [
      'one in a list or an object',
      page(['+"openapi": [', '+  "https://x/y"', '+]'], 9, 'docs.json'),
      'takes an API description from another site',
    ],
    [
      'one as a source',
      page(['+"openapi": {', '+  "source": "https://x/y"'], 9, 'docs.json'),
      'takes an API description from another site',
    ],
    ['a page named after a script', page(['+"sdks/three.js-guide", "Next.js"'], 9, 'docs.json')],
    ['a group named after the language', page(['+"group": "JavaScript: basics"'], 9, 'docs.json')],
    ['an API description here', page(['+"openapi": "/y.json"'], 9, 'docs.json')],
    ['a group of pages', page(['+"group": "Integrations"'], 9, 'docs.json')],
  ])('%s', (_, changed, why = '') => {
    expect(whySiteCode(changed).join(', ')).toBe(why);
  });

  test('is told of a long hostile line in time that no one notices', () => {
    const hostile = ['{/*', '`', '<', '"on', '\\', ' on a', 'import "'].map(
      (part) => `+${part.repeat(2_000)}`,
    );
    expect(whySiteCode(page(Array.from({ length: 20 }, () => hostile).flat()))).not.toContain(
      'adds a script',
    );
  });
});

describe('“Check before merging”', () => {
  /** Returns the line in the comment and in the summary, which are the same; empty if there is none. */
  async function lineFor(files: readonly string[], fault?: object): Promise<string> {
    await using s = await opens({ pulls: [{ number: 2, files }] });
    if (fault !== undefined)
      s.github.fault({ path: /files$/u, times: Infinity }, { kind: 'status', status: 502 });
    const { summary } = await s.run({ with: { comment: 'true' } });
    const [inSummary = '', inComment = ''] = [summary, s.github.comments[0]?.body ?? ''].map(
      (text) => /^\*\*Check before merging:\*\* (.*)$/mu.exec(text)?.[1] ?? '',
    );
    expect(inComment).toBe(inSummary);
    return inSummary;
  }

  test('names ten files, and then a number', async () => {
    const line = await lineFor(Array.from({ length: 11 }, (_, index) => `${index}.js`));
    expect(line).toMatch(/^`0\.js` is a script; .*`9\.js` is a script; 1 more file can run code\.$/u);
  });

  test('counts the files that aren’t read', async () => {
    const many = Array.from({ length: 301 }, (_, index) => `${index}.txt`);
    expect(await lineFor(many)).toBe("1 file couldn't be read.");
  });

  test('says that the files couldn’t be read', async () => {
    expect(await lineFor(['a.txt'], {})).toBe("the changed files couldn't be read.");
  });

  const CHECK = /^\*\*Check before merging:\*\* .*$/mu;
  const onPull = (s: Scenario) =>
    s.github.comments.filter(({ issue }) => issue === 2).map(({ body }) => body);

  test.each<[string, string, StepOptions, string | undefined]>([
    [
      'with auto',
      'a.js',
      { with: { 'job-id': 'auto', prompt: 'More.', 'pr-labels': 'docs' } },
      '`a.js` is a script.',
    ],
    ['without auto, if it names something', 'a.js', { with: { 'pr-labels': 'docs' } }, '`a.js` is a script.'],
    ['not without auto, if it names nothing', 'a.txt', { with: { 'pr-labels': 'docs' } }, undefined],
    ['not if the files aren’t read', 'a.js', {}, undefined],
    ['not without auto, if the files can’t be read', '', { with: { 'pr-labels': 'docs' } }, undefined],
  ])('is on the agent’s pull request %s', async (_, path, options, said) => {
    await using s = await opens({ pulls: [{ number: 2, files: [path] }] });
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
    await using s = await opens(
      { pulls: [{ number: 2, files }] },
      { life: [{ status: 'completed', prLink }] },
    );
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

  test('is brought up to date in the note after a message by a comment on the pull request', async () => {
    const files = ['a.js'];
    await using s = await opens({ pulls: [{ number: 2, files }] });
    const inputs = { 'job-id': 'auto', prompt: 'More.', comment: 'true' };
    await s.run({ with: inputs });
    files[0] = 'c.txt';
    const onIt = { name: 'issue_comment', payload: pullRequestComment('created', { issue: { number: 2 } }) };
    await s.run({ event: onIt, runId: '2', with: inputs });
    expect(s.platform.jobs).toMatchObject([{ messages: [{}] }]);
    expect(onPull(s)).toEqual([
      expect.stringContaining('opened this pull request for'),
      expect.stringContaining('Docs pull request'),
    ]);
    for (const body of onPull(s)) expect(body).not.toMatch(CHECK);
    files[0] = 'b.css';
    await s.run({ event: onIt, runId: '3', with: inputs });
    const now = '**Check before merging:** `b.css` is a style sheet.';
    expect(onPull(s).map((body) => CHECK.exec(body)?.[0])).toEqual([now, undefined, now]);
  });

  test.each([
    ['merged', { merged: true }, '**Check:** `a.js` is a script.'],
    ['closed', { state: 'closed' }, undefined],
  ] as const)('starts no note on a pull request that is %s', async (_, state, line) => {
    await using s = await opens({ pulls: [{ number: 2, files: ['a.js'], ...state }] });
    for (const jobId of ['auto', 'job-1']) {
      const inputs = { 'pr-labels': 'docs', 'job-id': jobId, prompt: 'x' };
      const { summary } = await s.run({ event: scheduled, with: inputs });
      expect(s.github.comments).toEqual([]);
      expect(/^\*\*Check.*$/mu.exec(summary)?.[0]).toBe(line);
    }
  });

  test('is only in the summary if the pull request is in another repository', async () => {
    const pulls = [{ number: 2, repository: 'acme/docs', files: ['a.js'] }];
    const life = [{ status: 'completed', prLink: 'https://github.com/acme/docs/pull/2' }];
    await using s = await opens({ pulls }, { life });
    const inputs = { 'pr-repository': 'acme/docs', 'pr-labels': 'docs' };
    const { summary } = await s.run({ event: scheduled, with: inputs });
    expect(summary).toMatch(CHECK);
    expect(s.github.comments).toEqual([]);
  });

  test('isn’t said twice where the comment is', async () => {
    await using s = await opens({ pulls: [{ number: 2, files: ['a.js'] }] });
    await s.run({ event: scheduled, with: { comment: 'true', 'issue-number': '2' } });
    expect(onPull(s).map((body) => CHECK.exec(body)?.[0])).toEqual([
      '**Check before merging:** `a.js` is a script.',
    ]);
  });

  test('quotes a hostile name', async () => {
    expect(await lineFor(['@everyone <script>#1`.js'])).toBe('``@everyone <script>#1`.js`` is a script.');
  });
});
