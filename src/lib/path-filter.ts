/** A pattern of a path filter. */
export interface PathPattern {
  /** `!` stands before it: it takes paths out again. */
  readonly excludes: boolean;
  /** The same for the matcher, with `SEPARATOR` for each `/`. */
  readonly glob: string;
}

/** What is wrong with a path filter, and what to write instead. */
export interface PatternFault {
  /** The pattern as it was given; undefined if the message is about the whole list, or the pattern too long to quote. */
  readonly pattern: string | undefined;
  readonly message: string;
}

/** Tells of a path from the repository's root whether a filter has it. */
export type PathFilter = (path: string) => boolean;

/** With these bounds a path of 4,096 bytes takes a few milliseconds for each pattern at most. */
const MAX_PATTERNS = 100;
const MAX_PATTERN_LENGTH = 250;

/** No path has this character. The matcher lets its `*` match anything, so that `*` and `**` are told apart by it. */
const SEPARATOR = '\0';

/**
 * Reads a list of patterns, one a line, as GitHub reads the `paths` of a workflow (docs.github.com, “Workflow syntax”,
 * “Filter pattern cheat sheet”): `*` matches within a folder and `**` across folders, dotfiles too; `?` and `+` repeat
 * the character before them; case counts; a later pattern has the last word. Returns the faults too: what GitHub has no
 * meaning for, and what can match no path.
 */
export function parsePathFilter(text: string): {
  readonly patterns: readonly PathPattern[];
  readonly faults: readonly PatternFault[];
} {
  const lines = text.split(/\r\n|\r|\n/u).flatMap((line) => line.trim() || []);
  if (lines.length > MAX_PATTERNS) {
    const message = `has ${lines.length} patterns, and ${MAX_PATTERNS} is the most. Name folders, such as docs/**`;
    return { patterns: [], faults: [{ pattern: undefined, message }] };
  }
  const patterns: PathPattern[] = [];
  const faults: PatternFault[] = [];
  for (const [index, line] of lines.entries()) {
    if (line.length > MAX_PATTERN_LENGTH) {
      const message = `has ${line.length} characters in pattern ${index + 1}, and ${MAX_PATTERN_LENGTH} is the most`;
      faults.push({ pattern: undefined, message });
      continue;
    }
    const excludes = line.startsWith('!');
    const parsed = parsePattern(excludes ? line.slice(1) : line);
    if (parsed.fault !== undefined) faults.push({ pattern: line, message: parsed.fault });
    else patterns.push({ excludes, glob: parsed.glob });
  }
  if (faults.length === 0 && patterns.length > 0 && patterns.every(({ excludes }) => excludes)) {
    const message = 'only excludes, so that it allows no path. Put ** on its first line';
    faults.push({ pattern: undefined, message });
  }
  return { patterns, faults };
}

type Parsed =
  | { readonly glob: string; readonly fault?: undefined }
  | { readonly glob?: undefined; readonly fault: string };

const WILDCARD = /\*\*|\*/uy;
/** GitHub's docs allow letters, digits and ranges of them. */
const CLASS = /\[(?:[a-z]-[a-z]|[A-Z]-[A-Z]|\d-\d|[A-Za-z\d])+\]/uy;
const ESCAPED = /\\([\\*?+[\]!{}])/uy;
const CHARACTER = /[^\\[]/uy;

/** Returns a pattern in the words of the matcher. */
function parsePattern(pattern: string): Parsed {
  const fault = faultOfPath(pattern);
  if (fault !== undefined) return { fault };
  const parts: string[] = [];
  /** What `?` and `+` would repeat. */
  let repeatable: string | undefined;
  for (let at = 0; at < pattern.length; ) {
    const read = (form: RegExp): string | undefined => {
      form.lastIndex = at;
      return form.exec(pattern)?.[0];
    };
    const atSegmentStart = at === 0 || pattern[at - 1] === '/';
    if (pattern.startsWith('**/', at) && atSegmentStart) {
      parts.push(`?(*${SEPARATOR})`);
      repeatable = undefined;
      at += '**/'.length;
      continue;
    }
    const wildcard = read(WILDCARD);
    if (wildcard !== undefined) {
      parts.push(wildcard === '**' ? '*' : `*([!${SEPARATOR}])`);
      repeatable = undefined;
      at += wildcard.length;
      continue;
    }
    const sign = pattern[at];
    if (sign === '?' || sign === '+') {
      if (repeatable === undefined) return { fault: NOTHING_TO_REPEAT };
      parts.splice(-1, 1, `${sign}(${repeatable})`);
      repeatable = undefined;
      at += 1;
      continue;
    }
    const piece = read(CLASS) ?? read(ESCAPED) ?? read(CHARACTER);
    if (piece === undefined) return { fault: sign === '\\' ? BAD_ESCAPE : BAD_CLASS };
    at += piece.length;
    const part = piece.startsWith('[') ? classOf(piece) : literal(piece.replace(/^\\(?=.)/u, ''));
    if (part === undefined) return { fault: BAD_CLASS };
    parts.push(part);
    repeatable = piece === '/' ? undefined : part;
  }
  return { glob: parts.join('') };
}

const NOTHING_TO_REPEAT =
  'has a ? or + with no character before it that it could repeat. Put \\ before it to mean the sign itself, and * for any characters';
const BAD_ESCAPE = 'has a \\ before a character that needs none. Between folders stands /';
const BAD_CLASS =
  'has a [ that is not closed, or that holds something else than letters, digits and ranges such as [0-9a-z]. Put \\ before it to mean the sign itself';

function faultOfPath(pattern: string): string | undefined {
  if (pattern === '') return 'has nothing after the !';
  if (/(?<!\\)\{[^{}]*,[^{}]*\}/u.test(pattern)) {
    return "has alternatives in {}, which GitHub's filters don't know. Give each a line of its own";
  }
  if (pattern.endsWith('/'))
    return 'can match no path, because it ends in /. Add ** to name all that is in a folder';
  if (pattern.split('/').some((segment) => segment === '' || segment === '.' || segment === '..')) {
    return "can match no path. Paths start at the repository's root, without /, ./ or ../, such as docs/**";
  }
  return undefined;
}

/** A class, unless one of its ranges goes backwards. */
function classOf(piece: string): string | undefined {
  for (const [, from = '', to = ''] of piece.matchAll(/(.)-(.)/gu)) if (from > to) return undefined;
  return piece;
}

function literal(character: string): string {
  if (character === '/') return SEPARATOR;
  return /[\w\u0080-\u{10FFFF}]/u.test(character) ? character : `\\${character}`;
}

/**
 * Returns the filter that the patterns make. The matcher works through all ways to match a path at once, so that no
 * pattern and no path makes it take more than time in proportion to both (a regular expression would take exponential
 * time); it is loaded when first needed.
 */
export async function openPathFilter(patterns: readonly PathPattern[]): Promise<PathFilter> {
  const { Matcher } = await import('@isaacs/nonrecursive-glob-match');
  const rules = patterns
    .map(({ excludes, glob }) => ({ excludes, matcher: new Matcher(glob, { dot: true }) }))
    .toReversed();
  return (path) => {
    if (path.includes(SEPARATOR)) return false;
    const portion = path.replaceAll('/', SEPARATOR);
    const last = rules.find(({ matcher }) => matcher.test(portion));
    return last !== undefined && !last.excludes;
  };
}
