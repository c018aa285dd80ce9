import type { ChangedFile } from '../../github/changed-files.ts';

/** What runs in a reader's browser (mintlify.com/docs: “Custom scripts”, “React components”, “Integrations”). */
const SCRIPT = /\.(?:[cm]?js|[jt]sx?)$/iu;
const STYLE = /\.css$/iu;
const PAGE = /\.mdx?$/iu;
const CONFIG = /(?:^|\/)(?:docs|mint)\.json$/iu;

/** What an added line of a page does. MDX takes `export` and `import` only at the start of a line. */
const PAGE_SIGNS: readonly (readonly [why: string, sign: RegExp])[] = [
  ['exports code', /^export\b/u],
  // Another page or a snippet has signs of its own.
  ['imports code', /^import\b(?! [\w\s{},*$]+['"][^'"]*\.mdx?['"];?\s*$)/u],
  ['adds a script', /<\s?script\b/iu],
  ['embeds another page', /<\s?(?:iframe|object|embed)\b/iu],
  ['adds an event handler', /(?:^|[\s"'}/])on[a-z]+\s*=/iu],
  ['adds a `javascript:` link', /(?:[("'<`={]|\]:)\s*javascript:|javascript:\S/iu],
  ["sets HTML that React doesn't check", /dangerouslySetInnerHTML/iu],
];

/** The keys of `integrations`, because a change can be far below that, and what can bring in a script or another file. */
const CONFIG_SIGN =
  /"(?:integrations|adobe|amplitude|clarity|clearbit|fathom|frontchat|ga4|gtm|heap|hightouch|hotjar|intercom|koala|logrocket|mixpanel|pirsch|plausible|posthog|segment|osano|launchUrl|apiHost|apiKey|publicApiKey|appId|domain|hjid|measurementId|projectToken|server|siteId|snippetId|tagId|writeKey|\$ref)"\s*(?::|$)|<\s?script|\.js\b/u;
const CONFIG_WHY = 'can add a script through an integration or another file';
const MAX_LINE_LENGTH = 10_000;

/** Returns why a changed file can run code on the site, as clauses after its name, which quote nothing; empty if it can't. */
export function whySiteCode({ path, previousPath, change, additions, deletions, patch }: ChangedFile) {
  if (change === 'deleted') return [];
  if (SCRIPT.test(path)) return ['is a script'];
  if (STYLE.test(path)) return ['is a style sheet'];
  const kind = [PAGE, CONFIG].find((one) => one.test(path));
  if (kind === undefined) return [];
  if (patch === undefined) {
    const isSame = previousPath === undefined ? change === 'added' : kind.test(previousPath);
    return isSame && additions + deletions === 0 ? [] : ['has no diff to read'];
  }
  const lines = patch.split('\n');
  const added = lines.filter((line) => line.startsWith('+'));
  const isCut = added.length < additions || added.some(({ length }) => length > MAX_LINE_LENGTH);
  const found = kind === PAGE ? signsOfPage(lines) : added.some(isConfigSign) ? [CONFIG_WHY] : [];
  return isCut ? [...found, 'has a diff that GitHub cuts'] : found;
}

function isConfigSign(line: string): boolean {
  const characterOf = (_: string, code: string) => String.fromCharCode(Number.parseInt(code, 16));
  const unescaped = line.replace(/\\u([\da-f]{4})/giu, characterOf);
  return CONFIG_SIGN.test(unescaped.replaceAll('\\/', '/').slice(0, MAX_LINE_LENGTH));
}

/**
 * Where a line can be: `hidden` is a code block that began above the hunk, `braces` an expression, a quoted text or inline code of
 * several lines, in which a fence is text. Otherwise, in a code block that ends with such a fence.
 */
type Place = 'text' | 'hidden' | 'braces' | `${'`' | '~'}${number} ${number}`;

function signsOfPage(lines: readonly string[]): readonly string[] {
  const found = new Set<string>();
  let places: ReadonlySet<Place> = new Set();
  for (const line of lines) {
    const start = /^@@ -\d+(?:,\d+)? \+(\d+)/u.exec(line)?.[1];
    if (start !== undefined) places = new Set<Place>(Number(start) <= 1 ? ['text'] : ['text', 'hidden']);
    if (!/^[+ ]/u.test(line)) continue;
    const text = line.slice(1, MAX_LINE_LENGTH);
    const wasText = places.has('text');
    const mayEndCode = places.has('braces');
    places = new Set([...places].flatMap((place) => placesAfter(place, text)));
    if (!(wasText || places.has('text')) || !line.startsWith('+')) continue;
    const visible = mayEndCode ? text : withoutInlineCode(text);
    for (const [why, sign] of PAGE_SIGNS) if (sign.test(visible)) found.add(why);
  }
  return PAGE_SIGNS.flatMap(([why]) => (found.has(why) ? [why] : []));
}

/** Returns all places that are possible after a line, so that nothing is taken for code that may not be. */
function placesAfter(place: Place, line: string): readonly Place[] {
  const [, spaces = '', fence = '', info = ''] = /^(\s*)(`{3,}|~{3,}|)(.*)$/su.exec(line) ?? [];
  const isBare = fence !== '' && info.trim() === '';
  if (place === 'hidden') return isBare ? ['hidden', 'text'] : ['hidden'];
  if (place === 'braces') return ['braces', 'text'];
  if (place === 'text') {
    if (fence === '' || info.includes('`')) return isUnclosed(line) ? ['text', 'braces'] : ['text'];
    const mark = fence.startsWith('~') ? '~' : '`';
    return [`${mark}${Math.min(fence.length, 9)} ${Math.min(spaces.length, 40)}`];
  }
  const [length = 0, indent = 0] = place.slice(1).split(' ').map(Number);
  if (isBare && fence.startsWith(place.slice(0, 1)) && fence.length >= length) return ['text'];
  // A list item ends with its indent, and the block with it.
  return spaces.length < indent && line.trim() !== '' ? [place, 'text'] : [place];
}

/** Whether an expression, a quoted attribute or inline code may go on in the next line. */
function isUnclosed(line: string): boolean {
  const count = (character: string) => line.split(character).length - 1;
  const fences = line.match(/`+/gu) ?? [];
  const isPaired = count('{') === count('}') && count('"') % 2 === 0 && fences.length % 2 === 0;
  return (
    !isPaired || /=\s*'[^']*$|\\`/u.test(line) || fences.some((one, at) => one !== fences[at - (at % 2)])
  );
}

/** An escape, inline code, or a comment of MDX. */
const INLINES = /\\.|(`+)[^`]+\1(?!`)|\{\/\*(?:[^*]|\*(?!\/\}))*\*\/\}/gsu;
const BEFORE_MARKUP = new RegExp(`^(?:[^\`<{\\\\]|${INLINES.source})*`, 'su');

/** Only before the first tag or expression: in those, a backtick can be a part of a text. */
function withoutInlineCode(line: string): string {
  const [before = ''] = BEFORE_MARKUP.exec(line) ?? [];
  return before.replace(INLINES, ' ') + line.slice(before.length);
}
