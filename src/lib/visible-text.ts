import { INVISIBLE } from './text.ts';

const LINE_BREAK = /\r\n?|[\x0B\f\u0085\u2028\u2029]/gu;
/** Control characters except the line break and the tab. */
const CONTROL = /[^\P{Cc}\n\t]+/gu;

/**
 * An HTML comment, and what a browser takes for one too: a processing instruction, a declaration, a CDATA section, and an end
 * tag without a name, which end with the first `>` (WHATWG HTML, 13.2.5, “bogus comment”). A browser hides an unclosed one to
 * the end.
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
 * left, not even one that only forms when something between its parts is removed.
 */
export function visibleMarkdown(text: string): string {
  return withoutInvisible(text).replace(COMMENT, '').replace(COMMENT_START, '< ');
}

export function visibleLine(text: string): string {
  return withoutInvisible(text).replace(/\s+/gu, ' ').trim();
}
