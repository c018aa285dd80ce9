import { formatNumber, oneLine } from './text.ts';

/** Returns text as Markdown that renders as the same text in a line, with a backslash before what has a meaning there. */
export function escaped(text: string): string {
  return withoutLineBreaks(text)
    .replace(/[\\`*[\]<~]|&(?=[#\w])|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\$&')
    .replaceAll('$', '&#36;');
}

/**
 * Returns text from outside as plain text: no markup, mention, reference or link. GitHub finds those in the rendered text,
 * so a zero-width space splits them: after `@`, `#`, `GH`, `www` and the scheme of a URL, and inside what could be a SHA. Text
 * that should stay searchable belongs into a `codeSpan` or a `link`.
 */
export function plain(text: string): string {
  const parted = text
    .replace(
      /(?<=[@#])(?!\u200B)|(?<=\bGH)(?=-)|(?<=www)(?=\.)|(?<=[a-z]:)(?=\/\/)|(?<=(?:mailto|xmpp):)/giu,
      '\u200B',
    )
    .replace(/\b[\da-f]{7,40}\b/giu, (sha) => sha.replace(/.{6}(?=.)/gu, '$&\u200B'));
  return escaped(parted);
}

/** Backticks of our messages, others' words in curly quotes, #7 and requests to the API become code spans. The rest is escaped. */
export function messageMarkdown(message: string): string {
  const parts = message
    .split(/(`[^`]+`|“[^”]+”|#\d+|\b(?:GET|POST) \/[^\s:)]+)/u)
    .map((part, index) => (index % 2 === 0 ? plain(part) : codeSpan(part.replace(/^[`“]|[`”]$/gu, ''))));
  // The fences of two code spans that touch would be one.
  return parts.reduce((text, part) => text + (text.endsWith('`') && part.startsWith('`') ? ' ' : '') + part);
}

/**
 * Returns text from outside as a code span, in which GitHub finds no markup, mentions, references and links. Its fence is
 * longer than every run of backticks in it (CommonMark 0.31, section 6.1).
 */
export function codeSpan(text: string): string {
  const line = withoutLineBreaks(text);
  // In a cell of a table, a backslash before `|` can't be written in a code span (GFM 0.29, section 4.10).
  if (line.includes('\\|') || line.trim() === '') return `<code>${plain(line)}</code>`;
  const longest = Math.max(0, ...(line.match(/`+/gu) ?? []).map(({ length }) => length));
  const fence = '`'.repeat(longest + 1);
  // One space at both ends is removed again.
  const padding = /^[` ]|[` ]$/u.test(line) ? ' ' : '';
  return `${fence}${padding}${line}${padding}${fence}`;
}

export const MAX_CELL_LENGTH = 200;

/** Returns a value from outside for a cell of a table, or a sentence: a short code span. */
export function cell(text: string): string {
  return codeSpan(oneLine(text, MAX_CELL_LENGTH));
}

/** For text from outside: GitHub makes no mentions and references in it. A code span if `webUrl` rejects the URL. */
export function link(text: string, url: string): string {
  const safe = webUrl(url);
  // A bare `&` could begin an entity, and Markdown resolves those in a link's target too.
  return safe === undefined ? codeSpan(text) : `[${escaped(text)}](${safe.replaceAll('&', '&amp;')})`;
}

function withoutLineBreaks(text: string): string {
  return text.replace(/[\r\n\u2028\u2029]+/gu, ' ');
}

/** What browsers and proxies accept, in characters. */
const MAX_URL_LENGTH = 2_000;

/**
 * Returns `url` in a form without brackets, quotes and spaces, or undefined if it is too long, not an absolute http or
 * https URL, or has a user name or password (which make one host look like another).
 */
export function webUrl(url: string): string | undefined {
  // The URL standard silently removes line breaks and surrounding spaces, but no real URL has them.
  if (/[\s\p{Cc}]/u.test(url)) return undefined;
  const parsed = URL.parse(url);
  if (parsed === null || !/^https?:$/u.test(parsed.protocol)) return undefined;
  const safe = parsed.href.replace(
    /[^A-Za-z0-9\-._~:/?#&=+,;%]/gu,
    (character) => `%${character.codePointAt(0)?.toString(16).toUpperCase()}`,
  );
  // Neither the brackets of an IPv6 host can be escaped, nor the `@` after a user name or password.
  return URL.canParse(safe) && safe.length <= MAX_URL_LENGTH ? safe : undefined;
}

/** Cells are Markdown without line breaks. Columns after the first `leftColumns` are aligned right. */
export function table(
  header: readonly string[],
  rows: readonly (readonly string[])[],
  leftColumns: number = header.length,
): string {
  // Code spans can hold a bare `|`, which would end the cell.
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  const alignment = header.map((_, column) => (column < leftColumns ? ':---' : '---:'));
  return [line(header), line(alignment), ...rows.map(line)].join('\n');
}

/** Returns the first rows, and a last one of two cells that says how many more there are. `count`: if not all are here. */
export function firstRows(rows: readonly (readonly string[])[], most: number, count: number = rows.length) {
  const shown = rows.slice(0, most);
  const more = count - shown.length;
  return more > 0 ? [...shown, [`and ${formatNumber(more)} more`, '']] : shown;
}

/** How many characters of labels fit below a chart. */
const AXIS_LENGTH = 84;

/**
 * Returns a Mermaid chart with a line for each series: the first is blue, the second orange, which are visible on white and
 * black, and with color blindness. Title and labels are ours, without quotes. Labels that don't fit are numbers from 1 on, and
 * those that aren't unique, because Mermaid draws the same label once. Values are 0 or more.
 */
export function lineChart(title: string, labels: readonly string[], series: readonly (readonly number[])[]) {
  const drawn = series.map((values) => values.map(Math.round));
  const areDrawn = labels.join('').length <= AXIS_LENGTH && new Set(labels).size === labels.length;
  const axis = areDrawn ? `[${labels.map((label) => `"${label}"`).join(', ')}]` : `1 --> ${labels.length}`;
  return [
    '```mermaid',
    '%%{init: {"themeVariables": {"xyChart": {"backgroundColor": "transparent", "plotColorPalette": "#2f81f7, #db6d28"}}}}%%',
    'xychart-beta',
    `  title "${title}"`,
    `  x-axis ${axis}`,
    `  y-axis 0 --> ${Math.max(1, ...drawn.flat())}`,
    ...drawn.map((values) => `  line [${values.join(', ')}]`),
    '```',
  ].join('\n');
}

/** Returns a table of the names that have a value. The first is the header: GitHub would draw an empty one too. */
export function facts(given: Readonly<Record<string, string | undefined>>): string {
  const [head = [], ...rows] = Object.entries(given).flatMap(([name, value]) =>
    value ? [[name, value]] : [],
  );
  return table(head, rows);
}

/** Leaves out those that are empty or undefined. */
export function paragraphs(...texts: readonly (string | undefined)[]): string {
  return texts.filter(Boolean).join('\n\n');
}

export function folded(name: string, markdown: string): string {
  return ['<details>', `<summary>${name}</summary>`, '', markdown, '', '</details>'].join('\n');
}
