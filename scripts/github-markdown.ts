import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';

/**
 * Returns Markdown as HTML, as GitHub renders it before its own filters, which clean the HTML and add mentions, references
 * and emoji. HTML in the Markdown isn't changed.
 */
export function githubHtml(markdown: string): string {
  return micromark(markdown, {
    allowDangerousHtml: true,
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
  });
}
