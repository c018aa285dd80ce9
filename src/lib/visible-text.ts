/**
 * What shows nothing: bidirectional controls, zero-width characters, variation selectors, fillers and the tags block
 * (Unicode's Default_Ignorable_Code_Point), and the interlinear annotations, which are not in it. Joiners of emoji and of
 * scripts go too: what is left reads nearly the same, and nothing can be hidden in them.
 */
const INVISIBLE = /[\p{Bidi_Control}\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]+/gu;

const LINE_BREAK = /\r\n?|[\v\f\u0085\u2028\u2029]/gu;

/** Every control character but the line break and the tab. */
const CONTROL = /[^\P{Cc}\n\t]+/gu;

/** An HTML comment, or one that is never closed: a browser hides that to the end. */
const HTML_COMMENT = /<!--[\s\S]*?(?:-->|$)/gu;

/** Returns `text` without the characters that people can't see, and with `\n` as its only line break. */
export function withoutInvisible(text: string): string {
  return text.toWellFormed().replace(LINE_BREAK, '\n').replace(CONTROL, '').replace(INVISIBLE, '');
}

/**
 * Returns what people see of a text in Markdown: without invisible characters and HTML comments. No `<!--` is left, not even
 * one that only comes together once something between its parts is gone.
 */
export function visibleMarkdown(text: string): string {
  return withoutInvisible(text).replace(HTML_COMMENT, '').replaceAll('<!--', '<!- -');
}

/** Returns `text` as one line without invisible characters: for names and titles. */
export function visibleLine(text: string): string {
  return withoutInvisible(text).replace(/\s+/gu, ' ').trim();
}
