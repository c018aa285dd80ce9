import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { githubHtml } from './github-markdown.ts';
import type { PictureSample } from './picture-samples.ts';

const markdownCss = readFileSync(
  createRequire(import.meta.url).resolve('github-markdown-css/github-markdown-light.css'),
  'utf8',
);

/** What is around the Markdown, after GitHub's own pages. Widths are in CSS pixels. */
const frameCss = `
  :root { --subtle: #f6f8fa; --line: #d1d9e0; --text: #1f2328; --muted: #59636e; }
  * { box-sizing: border-box; }
  body { margin: 0; background: #fff; color: var(--text);
    font: 14px/1.5 -apple-system, BlinkMacSystemFont, "Segoe UI", "Noto Sans", Helvetica, Arial, sans-serif; }
  #picture { width: max-content; padding: 8px; background: #fff; }
  .comment { width: 750px; display: grid; grid-template-columns: 40px 1fr; gap: 16px; }
  .avatar { width: 40px; height: 40px; border-radius: 50%; background: var(--subtle); border: 1px solid var(--line); }
  .box { border: 1px solid var(--line); border-radius: 6px; overflow: hidden; }
  .head { display: flex; align-items: center; gap: 6px; padding: 8px 16px; min-height: 38px;
    background: var(--subtle); border-bottom: 1px solid var(--line); color: var(--muted); }
  .head strong { color: var(--text); font-weight: 600; }
  .label { padding: 0 7px; border: 1px solid var(--line); border-radius: 2em; font-size: 12px; line-height: 18px; }
  .foot { padding: 8px 16px; border-top: 1px solid var(--line); color: var(--muted); font-size: 12px; }
  .markdown-body { padding: 16px; font-size: 14px; }
  .summary { width: 850px; }
  .summary .markdown-body { font-size: 16px; }
  .markdown-body pre:has(> code.language-mermaid) { padding: 0; background: none; text-align: center; overflow: visible; }
`;

/** A page that shows it in the element `#picture`, as GitHub does. Charts are still text: Mermaid draws them in place. */
export function githubPage(sample: PictureSample): string {
  return `<!doctype html>
<html lang="en">
  <meta charset="utf-8">
  <title>${sample.name}</title>
  <style>${markdownCss}${frameCss}</style>
  <div id="picture">${framed(sample)}</div>
</html>`;
}

function framed({ markdown, place }: PictureSample): string {
  const body = `<div class="markdown-body">${githubHtml(markdown)}</div>`;
  switch (place.kind) {
    case 'comment': {
      const [login, bot] = place.author.split('[bot]');
      return `<div class="comment">
        <svg class="avatar" viewBox="0 0 40 40"><path d="M16 13v14l12-7z" fill="var(--muted)"/></svg>
        <div class="box">
          <div class="head"><strong>${login}</strong>${bot === undefined ? '' : '<span class="label">bot</span>'}<span>commented</span></div>
          ${body}
        </div>
      </div>`;
    }
    case 'summary':
      return `<div class="summary box">
        <div class="head"><strong>${place.job} summary</strong></div>
        ${body}
        <div class="foot">Job summary generated at run-time</div>
      </div>`;
  }
}
