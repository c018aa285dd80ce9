import { Matcher } from '@isaacs/nonrecursive-glob-match';
import { inBackticks } from './text.ts';

/** Replaces `/` in globs. No path has it, and the matcher's `*` matches it, so `*` and `**` can be expressed. */
const SEPARATOR = '\0';

/**
 * Parses patterns, one per line, as GitHub does for the `paths` of a workflow (docs.github.com, “Workflow syntax”, “Filter
 * pattern cheat sheet”): `*` matches within a folder and `**` across folders, dotfiles included; `?` and `+` repeat the
 * character before them; case matters; later patterns override earlier ones. Also returns, as clauses, what GitHub
 * doesn't support, what can't match a path, and what is likely a mistake: a comma, a dash or quote, and a backslash.
 */
export function parsePathFilter(text: string) {
  const patterns: { excludes: boolean; matcher: Matcher }[] = [];
  const faults: string[] = [];
  for (const line of text.split(/[\r\n]+/u).flatMap((one) => one.trim() || [])) {
    const excludes = line.startsWith('!');
    const pattern = excludes ? line.slice(1) : line;
    const fault = faultOf(pattern);
    if (fault !== undefined) faults.push(`contains ${inBackticks(line)}, which ${fault}`);
    // It tries all ways at once, so its time is linear in pattern and path, unlike a regular expression's.
    else patterns.push({ excludes, matcher: new Matcher(globOf(pattern), { dot: true }) });
  }
  if (faults.length === 0 && patterns.length > 0 && patterns.every(({ excludes }) => excludes)) {
    faults.push('only excludes paths, so it allows none. Put `**` on its first line');
  }
  const isAllowed = (path: string): boolean => {
    const portion = path.replaceAll('/', SEPARATOR);
    return patterns.findLast(({ matcher }) => matcher.test(portion))?.excludes === false;
  };
  return { isAllowed, faults };
}

/** Those that can't be repeated, and their globs. */
const WILDCARDS = new Map([
  ['/', SEPARATOR],
  ['**/', `?(*${SEPARATOR})`],
  ['**', '*'],
  ['*', `*([!${SEPARATOR}])`],
]);
/** A wildcard; or a class or a character, and the sign that repeats it. */
const PIECES = /(?<=^|\/)\*\*\/|\*\*|[*/]|(\[[^\]]+\]|[^])([?+]?)/gu;

function globOf(pattern: string): string {
  return pattern.replace(PIECES, (piece, one?: string, sign?: string) => {
    if (one === undefined) return WILDCARDS.get(piece) ?? piece;
    const literal = /^(?:\[|[\w\u0080-\u{10FFFF}])/u.test(one) ? one : `\\${one}`;
    return sign ? `${sign}(${literal})` : literal;
  });
}

/** GitHub's docs allow letters, digits and ranges of them in a class. */
const CLASSES = /\[(?:[a-z]-[a-z]|[A-Z]-[A-Z]|\d-\d|[A-Za-z\d])+\]/gu;

function faultOf(pattern: string): string | undefined {
  if (pattern === '') return 'has nothing after the `!`';
  if (pattern.includes('\\')) return 'has a `\\`. Separate folders with `/`; use `*` for special characters';
  if (/^(?:- |["'])/u.test(pattern)) return 'begins with a dash or a quote. Remove that, or use `*` for it';
  if (pattern.includes(',')) return 'has a comma. Put each pattern on its own line, also those in `{}`';
  if (pattern.endsWith('/'))
    return "can't match a path, because it ends in `/`. Add `**` to match everything in the folder";
  if (pattern.split('/').some((segment) => segment === '' || segment === '.' || segment === '..')) {
    return "can't match a path. Paths start at the repository's root without `/`, `./` or `../`, such as `docs/**`";
  }
  const ranges = [...(pattern.match(CLASSES) ?? []).join('').matchAll(/(.)-(.)/gu)];
  if (pattern.replace(CLASSES, '').includes('[') || ranges.some(([, from = '', to = '']) => from > to)) {
    return 'has a `[` that is not closed, or has more than letters, digits and ranges in it. Use `*` for a folder with brackets in its name';
  }
  if (/(?:^|[*/?+])[?+]/u.test(pattern)) {
    return 'has a `?` or `+` without a character to repeat. Use `*` for a part of a name that can be anything';
  }
  return undefined;
}
