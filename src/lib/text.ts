/** Returns a span of time for people: `45 s`, `1 min 30 s`, `2 h 5 min`. */
export function formatDuration(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1_000);
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return withRest(`${minutes} min`, seconds % 60, 's');
  return withRest(`${Math.floor(minutes / 60)} h`, minutes % 60, 'min');
}

/** Returns a moment for people: `14:05:10 UTC`, with its date unless that is the date of `now`. */
export function formatTime(milliseconds: number, now: number): string {
  const time = `${new Date(milliseconds).toISOString().slice(11, 19)} UTC`;
  const date = utcDay(milliseconds);
  return date === utcDay(now) ? time : `${time} on ${date}`;
}

export function utcDay(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 'YYYY-MM-DD'.length);
}

function withRest(whole: string, rest: number, unit: string): string {
  return rest === 0 ? whole : `${whole} ${rest} ${unit}`;
}

/** Returns a whole number of 0 or more for people: `1,234,567`. */
export function formatNumber(number: number): string {
  return String(number).replace(/\B(?=(?:\d{3})+$)/gu, ',');
}

/** Returns a count with its noun: `1 row`, `2 rows`. */
export function formatCount(number: number, noun: string): string {
  return `${formatNumber(number)} ${noun}${number === 1 ? '' : 's'}`;
}

/** Returns the first of a list for a sentence, and how many more there are: `a, b and 3 more`. */
export function firstOf(list: readonly string[], most: number): string {
  const more = list.length - most;
  return `${list.slice(0, most).join(', ')}${more > 0 ? ` and ${formatNumber(more)} more` : ''}`;
}

/** Returns text from outside as a value in a message: one line, in backticks. */
export function inBackticks(text: string, maxLength?: number): string {
  return `\`${oneLine(text, maxLength).replaceAll('`', "'")}\``;
}

/**
 * Invisible characters: bidirectional controls, zero-width characters, variation selectors, fillers and the tags block
 * (Unicode's Default_Ignorable_Code_Point), and interlinear annotations, which it doesn't include. Joiners of emoji and
 * scripts are removed too: the text reads nearly the same, and nothing can be hidden in them.
 */
const INVISIBLE = /[\p{Bidi_Control}\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]+/gu;

/** Escape sequences (ECMA-48, 5.3 to 5.6), in linear time, unlike `stripVTControlCharacters`. */
const ESCAPES =
  /(?:\x1B\[|\x9B)[0-?]*[ -/]*[@-~]|\x1B\][^\x07\x1B\x9C]*(?:\x07|\x1B\\|\x9C)|\x1B[ -/]+[0-~]/gu;

const MAX_LINE_LENGTH = 1_000;
/** In UTF-16 units. More is cut before it is read, so that a huge text costs little. */
const MAX_READ_LENGTH = 64 * 1024;

/**
 * Returns text from outside as one harmless line. Line breaks and tabs become spaces; terminal escapes, other control characters
 * and invisible characters are removed; runs of spaces become one; text longer than `maxLength` characters ends in `…`.
 * A `##[` is split, because the runner reads it as a command anywhere in a line (ActionCommand.cs in actions/runner).
 * A `::` is a command only at the start of a line, and `createRunner` handles it.
 */
export function oneLine(text: string, maxLength: number = MAX_LINE_LENGTH): string {
  const isHuge = text.length > MAX_READ_LENGTH && maxLength < MAX_READ_LENGTH;
  const line = (isHuge ? `${text.slice(0, MAX_READ_LENGTH)}…` : text)
    .toWellFormed()
    .replace(ESCAPES, '')
    .replace(INVISIBLE, '')
    .replace(/[^\P{Cc}\s\u0085]+/gu, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replaceAll('##[', '## [')
    .trim();
  if (line.length <= maxLength) return line;
  // A character has at most two units.
  const characters = Array.from(line.slice(0, 2 * maxLength + 1));
  return characters.length <= maxLength ? line : `${characters.slice(0, maxLength - 1).join('')}…`;
}

const LINE_BREAK = /\r\n?|[\x0B\f\u0085\u2028\u2029]/gu;
/** Control characters except the line break and the tab. */
const CONTROL = /[^\P{Cc}\n\t]+/gu;

/**
 * An HTML comment, and what a browser takes for one too: a processing instruction, a declaration, a CDATA section, and an end tag
 * without a name, which end with the first `>` (WHATWG HTML, 13.2.5, “bogus comment”). An unclosed one is hidden to the end.
 */
const COMMENT = /<!--[\s\S]*?(?:-->|$)|<(?:[!?]|\/(?![A-Za-z>]))[^>]*(?:>|$)/gu;
/** What would begin a comment in a text that has none, because something between its parts was removed. */
const COMMENT_START = /<(?=[!?]|\/(?![A-Za-z>]))/gu;

/** Returns `text` without invisible characters, and with `\n` as its only line break. */
export function withoutInvisible(text: string): string {
  return text.toWellFormed().replace(LINE_BREAK, '\n').replace(CONTROL, '').replace(INVISIBLE, '');
}

/**
 * Returns the visible part of a text in Markdown, without invisible characters and comments. No beginning of a comment is
 * left, not even one that only forms when something between its parts is removed. What isn't a whole HTML comment may be code,
 * such as that of PHP: `mayLackCode` says whether any of it was removed.
 */
export function visibleMarkdown(text: string) {
  const readable = withoutInvisible(text);
  // After a backtick, it is code. `<!-->` is a whole one, or none, so what follows is visible.
  const mayLackCode = [...readable.matchAll(COMMENT)].some(
    ({ 0: one, index }) => readable[index - 1] === '`' || !/^<!--(?!-?>)[^]*-->$/u.test(one),
  );
  return { visible: readable.replace(COMMENT, '').replace(COMMENT_START, '< '), mayLackCode };
}

/** In UTF-16 units. The limits of GitHub for titles and names are lower, except for paths. */
const MAX_NAME_LENGTH = 1_024;

/** Returns the visible beginning of a text, such as a title or a name, in one line. */
export function visibleLine(text: string, maxLength: number = MAX_NAME_LENGTH): string {
  return withoutInvisible(text).replace(/\s+/gu, ' ').trim().slice(0, maxLength).toWellFormed();
}
