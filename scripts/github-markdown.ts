import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';

/**
 * HTML of Markdown, as GitHub renders it but for what it makes of the text of the result: mentions, references, emoji
 * codes, alerts. HTML in the Markdown is kept: give it only what is our own.
 */
export function githubHtml(markdown: string): string {
  return micromark(markdown, {
    allowDangerousHtml: true,
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
  });
}
