/**
 * Returns text from outside as Markdown that GitHub renders as the same text. ASCII punctuation with a meaning becomes a
 * numeric entity, which in CommonMark can't start a code span, a link, a table cell, a comment or a tag. The rest stays, so
 * that the source is readable in emails: also a period, colon or semicolon at the end of a word, which can't be part of a
 * URL or an entity. GitHub finds mentions and references later, in the rendered text: see `plain`.
 */
export function entities(text: string): string {
  return text
    .replace(/[\r\n\u2028\u2029]+/gu, ' ')
    .replace(/[.:;](?! |$)|[#$&*+<=>@[\\\]^_`{|}~]/gu, (character) => `&#${character.codePointAt(0)};`);
}

/**
 * Returns text from outside as plain text: no markup, mention, reference or link. GitHub finds those in the rendered text,
 * so a zero-width space splits them: after `@`, `#`, `GH` and `www`, and inside what could be a SHA.
 */
export function plain(text: string): string {
  const parted = text
    .replace(/(?<=[@#])(?!\u200B)|(?<=\bGH)(?=-)|(?<=\bwww)(?=\.)/giu, '\u200B')
    .replace(/\b[\da-f]{7,40}\b/giu, (sha) => sha.replace(/.{6}(?=.)/gu, '$&\u200B'));
  return entities(parted);
}

/**
 * Returns a message of ours, in which backticks mark code. All of it is escaped, because it may quote text from outside.
 */
export function messageMarkdown(message: string): string {
  const parts = message.split('`');
  const isPaired = parts.length % 2 === 1;
  return isPaired
    ? parts.map((part, index) => (index % 2 === 0 ? plain(part) : code(part))).join('')
    : plain(message);
}

/** Returns text from outside as code. GitHub makes no mentions and no references inside `<code>`. */
export function code(text: string): string {
  return `<code>${entities(text)}</code>`;
}

/** Returns a link, or only its label (Markdown) if `webUrl` rejects the URL. */
export function link(label: string, url: string): string {
  const safe = webUrl(url);
  // A bare `&` could begin an entity, and Markdown resolves those in a link's target too.
  return safe === undefined ? label : `[${label}](${safe.replaceAll('&', '&amp;')})`;
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
  if (parsed.username !== '' || parsed.password !== '') return undefined;
  const safe = parsed.href.replace(
    /[^A-Za-z0-9\-._~:/?#&=+,;%]/gu,
    (character) => `%${character.codePointAt(0)?.toString(16).toUpperCase().padStart(2, '0')}`,
  );
  // The brackets of an IPv6 host can't be escaped.
  return URL.canParse(safe) && safe.length <= MAX_URL_LENGTH ? safe : undefined;
}

/**
 * Returns a table. Cells are Markdown without line breaks and bare `|`. Columns after the first `leftColumns` are aligned
 * right.
 */
export function table(
  header: readonly string[],
  rows: readonly (readonly string[])[],
  leftColumns: number = header.length,
): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const alignment = header.map((_, column) => (column < leftColumns ? ':---' : '---:'));
  return [line(header), line(alignment), ...rows.map(line)].join('\n');
}

/** A name and its value, in Markdown. An unknown value is undefined or empty. */
export type Fact = readonly [name: string, value: string | undefined];

/** Returns the known facts as a table. The first is the header, because GitHub draws an empty header as an empty row. */
export function facts(given: readonly Fact[]): string {
  const [head = [], ...rows] = given.flatMap(([name, value]) => (value ? [[name, value]] : []));
  return table(head, rows);
}

/** Returns paragraphs of Markdown, without those that are empty. */
export function paragraphs(...texts: readonly string[]): string {
  return texts.filter((text) => text !== '').join('\n\n');
}

/** Returns Markdown that is folded under a name. */
export function folded(name: string, markdown: string): string {
  return ['<details>', `<summary>${name}</summary>`, '', markdown, '', '</details>'].join('\n');
}
