import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { githubHtml } from './github-markdown.ts';
import type { IssueThread, JobSummary, PictureSample, Post, Theme } from './picture-samples.ts';

const { resolve } = createRequire(import.meta.url);

/** The colors of GitHub's themes. */
const COLORS = {
  light: `--ground: #fff; --subtle: #f6f8fa; --line: #d1d9e0; --text: #1f2328; --muted: #59636e;
    --accent: #ddf4ff; --accent-line: #54aeff; --open: #1a7f37;`,
  dark: `--ground: #0d1117; --subtle: #151b23; --line: #3d444d; --text: #f0f6fc; --muted: #9198a1;
    --accent: #121d2f; --accent-line: #1f6feb; --open: #238636;`,
} as const satisfies Record<Theme, string>;

/** The page around the Markdown, like GitHub's. Sizes are in CSS pixels. */
const frameCss = `
  * { box-sizing: border-box; }
  body { margin: 0; background: var(--ground); color: var(--text);
    font: 14px/1.5 -apple-system, BlinkMacSystemFont, "Segoe UI", "Noto Sans", Helvetica, Arial, sans-serif; }
  #picture { width: max-content; padding: 12px; background: var(--ground); }
  .thread { width: 760px; }
  .thread h1 { margin: 0 0 8px; font-size: 24px; font-weight: 400; line-height: 1.25; }
  .thread h1 .number { color: var(--muted); font-weight: 300; }
  .state { display: inline-block; padding: 3px 12px; border-radius: 2em; background: var(--open); color: #fff;
    font-weight: 500; }
  .post, .event { display: grid; grid-template-columns: 40px minmax(0, 1fr); gap: 16px; margin-top: 16px; }
  .event { align-items: center; color: var(--muted); }
  .event strong { color: var(--text); font-weight: 600; }
  .event svg { justify-self: end; }
  .avatar { width: 40px; height: 40px; border-radius: 50%; background: var(--subtle); border: 1px solid var(--line);
    display: grid; place-items: center; color: var(--muted); font-weight: 600; font-size: 16px; }
  .box { border: 1px solid var(--line); border-radius: 6px; overflow: hidden; }
  .head { display: flex; align-items: center; gap: 6px; padding: 8px 16px; min-height: 38px;
    background: var(--subtle); border-bottom: 1px solid var(--line); color: var(--muted); }
  .head strong { color: var(--text); font-weight: 600; }
  .badge { padding: 0 7px; border: 1px solid var(--line); border-radius: 2em; font-size: 12px; line-height: 18px; }
  .label { display: inline-block; padding: 0 7px; border: 1px solid transparent; border-radius: 2em; font-size: 12px;
    font-weight: 500; line-height: 18px; color: #fff; }
  .reactions { padding: 0 16px 16px; }
  .reaction { display: inline-flex; align-items: center; gap: 6px; height: 26px; padding: 0 8px; font-size: 12px;
    border: 1px solid var(--accent-line); border-radius: 2em; background: var(--accent); }
  .markdown-body { padding: 16px; font-size: 14px; }
  /* As wide as a summary on a run's page. */
  .summary { width: 980px; }
  .markdown-body pre:has(> code.language-mermaid) { padding: 0; background: none; text-align: center; overflow: visible; }
  .markdown-body pre svg { max-height: 320px; }
`;

/** Drawn here, because not every system has a font with emoji. */
const EMOJI: Readonly<Record<string, string>> = {
  eyes: `<svg width="16" height="16" viewBox="0 0 16 16"><g fill="#fff" stroke="#59636e">
    <ellipse cx="4.2" cy="8" rx="3.4" ry="5.2"/><ellipse cx="11.8" cy="8" rx="3.4" ry="5.2"/></g>
    <g fill="#1f2328"><ellipse cx="3" cy="8.6" rx="1.5" ry="2.1"/><ellipse cx="10.6" cy="8.6" rx="1.5" ry="2.1"/></g></svg>`,
};

/** Returns a page that shows the sample in the element `#picture`. Charts are still text, and Mermaid replaces them. */
export function githubPage({ name, content }: PictureSample, theme: Theme): string {
  const markdownCss = readFileSync(resolve(`github-markdown-css/github-markdown-${theme}.css`), 'utf8');
  return `<!doctype html>
<html lang="en">
  <meta charset="utf-8">
  <title>${name}</title>
  <style>${markdownCss} :root { ${COLORS[theme]} } ${frameCss}</style>
  <div id="picture">${content.kind === 'job-summary' ? summary(content) : thread(content)}</div>
</html>`;
}

function thread({ issue, reactions, label, comments }: IssueThread): string {
  return `<div class="thread">
    <h1>${text(issue.title)} <span class="number">#${issue.number}</span></h1>
    <span class="state">Open</span>
    ${post(issue, 'opened this issue', reactions)}
    <div class="event">
      <svg width="16" height="16" viewBox="0 0 16 16" fill="currentColor"><path d="M1 7.8V2.5C1 1.7 1.7 1 2.5 1h5.3c.5 0 .9.2 1.2.5l5.6 5.6c.7.7.7 1.8 0 2.5l-5 5c-.7.7-1.8.7-2.5 0L1.5 9A1.7 1.7 0 0 1 1 7.8ZM5 4a1 1 0 1 0 0 2 1 1 0 0 0 0-2Z"/></svg>
      <span><strong>${label.by}</strong> added the
        <span class="label" style="background: #${label.color}">${label.name}</span> label</span>
    </div>
    ${comments.map((comment) => post(comment, 'commented')).join('')}
  </div>`;
}

function post({ author, body }: Post, verb: string, reactions: readonly string[] = []): string {
  const [login = '', bot] = author.split('[bot]');
  return `<div class="post">
    <div class="avatar">${login.slice(0, 1).toUpperCase()}</div>
    <div class="box">
      <div class="head"><strong>${login}</strong>${bot === undefined ? '' : '<span class="badge">bot</span>'}<span>${verb}</span></div>
      ${markdown(body)}
      ${reactions.length === 0 ? '' : `<div class="reactions">${reactions.map(reaction).join('')}</div>`}
    </div>
  </div>`;
}

function reaction(content: string): string {
  const emoji = EMOJI[content];
  if (emoji === undefined) throw new Error(`There is no drawing of the reaction ${content}`);
  return `<span class="reaction">${emoji}1</span>`;
}

function summary({ job, markdown: body }: JobSummary): string {
  return `<div class="summary box">
    <div class="head"><strong>${job} summary</strong></div>
    ${markdown(body)}
  </div>`;
}

function markdown(body: string): string {
  return `<div class="markdown-body">${githubHtml(body)}</div>`;
}

function text(raw: string): string {
  return raw.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
