import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';

/**
 * HTML of Markdown, as GitHub renders it but for its own filters, which work on the result: they clean HTML, and make
 * mentions, references and emoji. HTML in the Markdown is kept as it is.
 */
export function githubHtml(markdown: string): string {
  return micromark(markdown, {
    allowDangerousHtml: true,
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
  });
}
