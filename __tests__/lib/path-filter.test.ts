import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { parsePathFilter } from '../../src/lib/path-filter.ts';
import { randomRuns, testRandomly } from '../random-tests.ts';

async function matches(lines: readonly string[], path: string): Promise<boolean> {
  const { isAllowed, faults } = parsePathFilter(lines.join('\n'));
  expect(faults).toEqual([]);
  return isAllowed(path);
}

// The examples of docs.github.com, “Workflow syntax”, “Patterns to match file paths”.
test.each<[patterns: string[], has: string[], not: string[]]>([
  [['*'], ['README.md', 'server.rb'], ['docs/README.md']],
  [['*.jsx?'], ['page.js', 'page.jsx'], ['page.jsxx', 'src/page.js']],
  [['**'], ['all/the/files.md'], []],
  [['*.js'], ['app.js', 'index.js'], ['js/index.js']],
  [['**.js'], ['index.js', 'js/index.js', 'src/js/app.js'], ['index.jsx']],
  [['docs/*'], ['docs/README.md', 'docs/file.txt'], ['docs/a/b.md', 'docs']],
  [['docs/**'], ['docs/README.md', 'docs/mona/octocat.txt'], ['docs', 'docs2/a.md', 'a/docs/b.md']],
  [['docs/**/*.md'], ['docs/README.md', 'docs/mona/hello-world.md', 'docs/a/markdown/file.md'], ['docs.md']],
  [['**/docs/**'], ['docs/hello.md', 'dir/docs/my-file.txt', 'space/docs/plan/space.doc'], ['mydocs/a.md']],
  [['**/README.md'], ['README.md', 'js/README.md'], ['OLD-README.md']],
  [['**/*src/**'], ['a/src/app.js', 'my-src/code/js/app.js'], ['src']],
  [['**/*-post.md'], ['my-post.md', 'path/their-post.md'], ['my-post.mdx']],
  [['**/migrate-*.sql'], ['migrate-10909.sql', 'db/migrate-v1.0.sql', 'db/sept/migrate-v1.sql'], []],
  [['*.md', '!README.md'], ['hello.md'], ['README.md', 'docs/hello.md']],
  [['*.md', '!README.md', 'README*'], ['hello.md', 'README.md', 'README.doc'], []],
  [['v[12].[0-9]+.[0-9]+'], ['v1.10.1', 'v2.0.0'], ['v3.0.0', 'v1..1']],
])("GitHub's documented example %j", async (patterns, has, not) => {
  for (const path of has) expect([path, await matches(patterns, path)]).toEqual([path, true]);
  for (const path of not) expect([path, await matches(patterns, path)]).toEqual([path, false]);
});

test.each<[lines: string[], path: string, has: boolean]>([
  [['*'], '.env', true],
  [['docs/**'], 'docs/.hidden/.file', true],
  [['docs/**'], 'Docs/a.md', false],
  [['**'], 'a\nb\u2028c', true],
  [['docs/*.md'], 'docs/💥:1.md', true],
  [['docs/[A-C]*.md'], 'docs/Bed.md', true],
  [['docs/💥?.md'], 'docs/.md', true],
  [['app/(docs)/@(a)|b/#c/*'], 'app/(docs)/@(a)|b/#c/d', true],
  [['app/*/*'], 'app/[slug]/page.mdx', true],
  [['app/[slug]/*'], 'app/s/page.mdx', true],
  [['docs/[a-a].md'], 'docs/a.md', true],
  [['a*b*'], 'a+b?*\\,', true],
  [['docs/a!b.md'], 'docs/a!b.md', true],
  [['{slug}/*'], '{slug}/a', true],
  [['!docs/legal/**', 'docs/**'], 'docs/legal/a.md', true],
  [['a**/b'], 'ab', false],
  [['docs/**'], 'docs/../src/a.ts', true],
])('%j for %j', async (lines, path, has) => {
  expect(await matches(lines, path)).toBe(has);
});

test('blank lines, spaces around patterns and all kinds of line breaks are accepted', async () => {
  const lines = ['\n  docs/**  \r\n\r!docs/legal/**\n\n'];
  expect(await matches(lines, 'docs/a')).toBe(true);
  expect(await matches(lines, 'docs/legal/a')).toBe(false);
  expect(parsePathFilter(' \n\n').faults).toEqual([]);
});

test.each([
  ['/docs/**', "can't match a path. Paths start at the repository's root without `/`, `./` or `../`, s"],
  ['./docs/**', "Paths start at the repository's root without `/`, `./` or `../`, such as `docs/**`"],
  ['docs/../src/**', "Paths start at the repository's root"],
  ['docs//a', "Paths start at the repository's root"],
  ['docs/', "can't match a path, because it ends in `/`. Add `**` to match everything in the folder"],
  ['C:\\docs\\**', 'has a `\\`. Separate folders with `/`'],
  ['\\!important.md', 'has a `\\`. Separate folders with `/`; use `*` for special characters'],
  ['docs/**/*.{md,mdx}', 'has a comma. Put each pattern on its own line, also those in `{}`'],
  ["- 'docs/**'", 'begins with a dash or a quote. Remove that, or use `*` for it'],
  ['!', 'has nothing after the `!`'],
  ['docs/?', '`+` without a character to repeat. Use `*` for a part of a name that can be anything'],
  ['?.md', 'without a character to repeat'],
  ['docs/*+', 'without a character to repeat'],
  ['a**+', 'without a character to repeat'],
  ['a+?', 'has a `?` or `+` without a character to repeat'],
  ['docs/[', 'has a `[` that is not closed, or has more than letters, digits and ranges in it'],
  ['docs/[]', 'not closed, or has more than letters, digits and ranges in it. Use `*` for a folder'],
  ['docs/[!a]', 'letters, digits and ranges in it. Use `*` for a folder with brackets in its name'],
  ['docs/[a-z][z-a]', 'letters, digits'],
  ['!docs/a,b.md', 'has a comma'],
])('%s is refused', (pattern, why) => {
  const { faults } = parsePathFilter(`docs/**\n${pattern}`);
  expect(faults).toEqual([expect.stringContaining(why)]);
  expect(faults[0]).toContain(`contains \`${pattern}\`, which `);
});

test('a filter that only excludes is refused', () => {
  expect(parsePathFilter('!a/**\n!b/**').faults).toEqual([expect.stringMatching(/only excludes.*first/u)]);
  // Of an invalid pattern in it, only that is reported.
  expect(parsePathFilter('!docs/**\n!').faults).toEqual([expect.stringContaining('contains `!`')]);
});

/** GitHub's pattern language as a regular expression, which is correct but slow for some patterns. */
function asRegExp(pattern: string): RegExp {
  const source = pattern.replace(/(?<=^|\/)\*\*\/|\*\*|\*|[^\w?+[\]-]/gu, (piece) => {
    if (piece === '**/') return '(?:[^]*/)?';
    if (piece === '**') return '[^]*';
    return piece === '*' ? '[^/]*' : `\\${piece}`;
  });
  return new RegExp(`^${source}$`, '');
}

const randomPattern = fc
  .array(fc.constantFrom('a', 'b', '.', '/', '*', '**', '**/', 'a?', 'b+', '[ab]', '[a-c]?', '(', '\\*'), {
    minLength: 1,
    maxLength: 7,
  })
  .map((parts) => parts.join(''))
  .filter((text) => !text.includes('***') && parsePathFilter(text).faults.length === 0);
// Git has no file named . or .., and the matcher treats those as folders.
const randomPath = fc
  .array(fc.constantFrom('a', 'b', 'c', '.', '/', '(', '*'), { maxLength: 8 })
  .map((characters) => characters.join(''))
  .filter((name) => !/^\.{1,2}$/u.test(name));

testRandomly(
  'random patterns match what the same regular expression matches',
  randomRuns(1_000, 20_000),
  [randomPattern, randomPath],
  async (pattern, path) => {
    expect(await matches([pattern], path)).toBe(asRegExp(pattern).test(path));
  },
);

test.each([
  ['stars', 'a*'.repeat(100)],
  ['folders', '**/a'.repeat(60)],
  ['optional characters', 'a?'.repeat(120)],
  ['repeated characters', 'a+'.repeat(120)],
  ['everything', '**a*'.repeat(60)],
])('a pattern of many %s is matched quickly against a long path', async (_, pattern) => {
  expect(await matches([`${pattern}b`], `${'a'.repeat(2_048)}${'/a'.repeat(1_024)}`)).toBe(false);
});
