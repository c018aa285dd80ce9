/**
 * GitHub's Markdown, written so that text from outside stays text. ASCII punctuation that can mean something goes in as
 * a numeric entity: CommonMark lets no entity open a code span, a link, a table cell, a comment or a tag. What means
 * nothing within a line stays, so that people who get the source by mail can read it: among it a full stop and a colon
 * at a word's end, which cannot be part of an address there. Mentions and references are made later, from the rendered
 * text, so there `@` and `#` need more: see `plain`.
 */
export function entities(text: string): string {
  return text
    .replace(/[\r\n\u2028\u2029]+/gu, ' ')
    .replace(/[.:](?! |$)|[#$&*+;<=>@[\\\]^_`{|}~]/gu, (character) => `&#${character.codePointAt(0)};`);
}

/**
 * Text from outside as running text: no markup, no mention, no reference and no link. GitHub finds those in the rendered
 * text, so a zero-width space parts what it would find: after `@`, `#`, `GH` and `www`, and inside what could be a SHA.
 */
export function plain(text: string): string {
  const parted = text
    .replace(/(?<=[@#])(?!\u200B)|(?<=\bGH)(?=-)|(?<=\bwww)(?=\.)/giu, '\u200B')
    .replace(/\b[\da-f]{7,40}\b/giu, (sha) => sha.replace(/.{6}(?=.)/gu, '$&\u200B'));
  return entities(parted);
}

/** Text from outside as a piece of code. GitHub makes no mentions and no references inside `<code>`. */
export function code(text: string): string {
  return `<code>${entities(text)}</code>`;
}

/** A link, or only its label if `webUrl` doesn't let the URL through. The label is Markdown already. */
export function link(label: string, url: string): string {
  const safe = webUrl(url);
  // A bare `&` could begin an entity, and Markdown resolves those in a link's target too.
  return safe === undefined ? label : `[${label}](${safe.replaceAll('&', '&amp;')})`;
}

/** What browsers and proxies agree on, in characters. A longer one would only use up the room of outputs and comments. */
const MAX_URL_LENGTH = 2_000;

/**
 * Returns `url` in a form without brackets, quotes and spaces, or undefined if it is too long, not an absolute http or
 * https URL, or has a user name or password (which make one host look like another).
 */
export function webUrl(url: string): string | undefined {
  // The URL standard drops line breaks and blanks around silently; what holds them was not meant as a URL.
  if (/[\s\p{Cc}]/u.test(url) || !URL.canParse(url)) return undefined;
  const parsed = new URL(url);
  if (parsed.protocol !== 'https:' && parsed.protocol !== 'http:') return undefined;
  if (parsed.username !== '' || parsed.password !== '') return undefined;
  const safe = parsed.href.replace(
    /[^A-Za-z0-9\-._~:/?#&=+,;%]/gu,
    (character) => `%${character.codePointAt(0)?.toString(16).toUpperCase().padStart(2, '0')}`,
  );
  // The brackets of an IPv6 host can't be escaped.
  return URL.canParse(safe) && safe.length <= MAX_URL_LENGTH ? safe : undefined;
}

/**
 * Returns a table; cells are Markdown already and hold neither a line break nor a bare `|`. Columns behind the first
 * `leftColumns` are aligned right.
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

/** A name, and what is so called, in Markdown; what is not known has no value. */
export type Fact = readonly [name: string, value: string | undefined];

/** The facts that are known, as a table. The first is its head: GitHub draws an empty head as an empty row. */
export function facts(given: readonly Fact[]): string {
  const [head = [], ...rows] = given.flatMap(([name, value]) => (value ? [[name, value]] : []));
  return table(head, rows);
}
