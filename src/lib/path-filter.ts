import { Matcher } from '@isaacs/nonrecursive-glob-match';
import { inBackticks } from './text.ts';

export interface PathPattern {
  /** It begins with `!`. */
  readonly excludes: boolean;
  /** The pattern for the matcher, with `SEPARATOR` for each `/`. */
  readonly glob: string;
}

/** Replaces `/` in globs. No path has it, and the matcher's `*` matches it, so `*` and `**` can be expressed. */
const SEPARATOR = '\0';

/**
 * Parses patterns, one per line, as GitHub does for the `paths` of a workflow (docs.github.com, “Workflow syntax”, “Filter
 * pattern cheat sheet”): `*` matches within a folder and `**` across folders, dotfiles included; `?` and `+` repeat the
 * character before them; case matters; later patterns override earlier ones. Also returns, as clauses, what GitHub
 * doesn't support, what can't match a path, and what is likely a mistake: a comma, and a backslash (there are no escapes).
 */
export function parsePathFilter(text: string) {
  const patterns: PathPattern[] = [];
  const faults: string[] = [];
  for (const line of text.split(/[\r\n]+/u).flatMap((one) => one.trim() || [])) {
    const excludes = line.startsWith('!');
    const { glob, fault } = parsePattern(excludes ? line.slice(1) : line);
    if (glob === undefined) faults.push(`contains ${inBackticks(line)}, which ${fault}`);
    else patterns.push({ excludes, glob });
  }
  if (faults.length === 0 && patterns.length > 0 && patterns.every(({ excludes }) => excludes)) {
    faults.push('only excludes paths, so it allows none. Put `**` on its first line');
  }
  return { patterns, faults };
}

/** The globs of pieces that can't be repeated. */
const UNREPEATABLE = new Map([
  ['/', SEPARATOR],
  ['**/', `?(*${SEPARATOR})`],
  ['**', '*'],
  ['*', `*([!${SEPARATOR}])`],
]);
/** A wildcard, a sign, a class or a character. GitHub's docs allow letters, digits and ranges of them in a class. */
const PIECES = /(?<=^|\/)\*\*\/|\*\*|[*?+]|\[(?:[a-z]-[a-z]|[A-Z]-[A-Z]|\d-\d|[A-Za-z\d])+\]|[^]/gu;

function parsePattern(pattern: string): { glob: string; fault?: never } | { glob?: never; fault: string } {
  const fault = faultOfPath(pattern);
  if (fault !== undefined) return { fault };
  const parts: string[] = [];
  /** What `?` and `+` would repeat. */
  let repeatable: string | undefined;
  for (const [piece] of pattern.matchAll(PIECES)) {
    if (piece === '[' || hasBackwardRange(piece)) return { fault: BAD_CLASS };
    if (piece === '?' || piece === '+') {
      if (repeatable === undefined) return { fault: NOTHING_TO_REPEAT };
      parts.splice(-1, 1, `${piece}(${repeatable})`);
      repeatable = undefined;
      continue;
    }
    repeatable = UNREPEATABLE.has(piece) ? undefined : literal(piece);
    parts.push(UNREPEATABLE.get(piece) ?? literal(piece));
  }
  return { glob: parts.join('') };
}

const NOTHING_TO_REPEAT =
  'has a `?` or `+` without a character to repeat. Use `*` for a part of a name that can be anything';
const BAD_CLASS =
  'has a `[` that is not closed, or has more than letters, digits and ranges in it. Use `*` for a folder with brackets in its name';

function faultOfPath(pattern: string): string | undefined {
  if (pattern === '') return 'has nothing after the `!`';
  if (pattern.includes('\\'))
    return 'has a `\\`. Separate folders with `/`, and use `*` for a special character';
  if (/\{[^{}]*,[^{}]*\}/u.test(pattern)) {
    return "has alternatives in `{}`, which GitHub's filters don't support. Put each on its own line";
  }
  if (pattern.includes(',')) return 'has a comma. Put each pattern on its own line';
  if (pattern.endsWith('/'))
    return "can't match a path, because it ends in `/`. Add `**` to match everything in the folder";
  if (pattern.split('/').some((segment) => segment === '' || segment === '.' || segment === '..')) {
    return "can't match a path. Paths start at the repository's root without `/`, `./` or `../`, such as `docs/**`";
  }
  return undefined;
}

function hasBackwardRange(piece: string): boolean {
  return [...piece.matchAll(/(.)-(.)/gu)].some(([, from = '', to = '']) => from > to);
}

/** Returns the glob of a class or a character. */
function literal(piece: string): string {
  return /^(?:\[.+|[\w\u0080-\u{10FFFF}])/u.test(piece) ? piece : `\\${piece}`;
}

/** The matcher tries all ways at once, so its time is linear in pattern and path, unlike a regular expression's. */
export function openPathFilter(patterns: readonly PathPattern[]): (path: string) => boolean {
  const rules = patterns.map(({ excludes, glob }) => ({
    excludes,
    matcher: new Matcher(glob, { dot: true }),
  }));
  return (path) => {
    if (path.includes(SEPARATOR)) return false;
    const portion = path.replaceAll('/', SEPARATOR);
    const last = rules.findLast(({ matcher }) => matcher.test(portion));
    return last !== undefined && !last.excludes;
  };
}
