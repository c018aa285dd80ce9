import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { matchesGlob, posix } from 'node:path';
import GithubSlugger from 'github-slugger';
import { JSDOM } from 'jsdom';
import * as z from 'zod/mini';
import { githubHtml } from '../scripts/github-markdown.ts';

/** The targets of references. Paths start at the repository's root, with `/` between names. */
export type Repository = {
  readonly files: readonly string[];
  readonly read: (file: string) => string;
  readonly scripts: readonly string[];
};

const Package = z.object({ scripts: z.record(z.string(), z.string()) });

/** Returns the repository with these files, whose texts `read` returns. */
export function repositoryOf(files: Repository['files'], read: Repository['read']): Repository {
  return { files, read, scripts: Object.keys(Package.parse(JSON.parse(read('package.json'))).scripts) };
}

/** Returns the files that Git doesn't ignore, because ignored ones aren't on GitHub. */
export function trackedFiles(): string[] {
  const all = ['--cached', '--others', '--exclude-standard'];
  const listed = execFileSync('git', ['ls-files', '-z', ...all], { encoding: 'utf8' });
  // Git also lists a file that was deleted, but isn't committed yet.
  return listed.split('\0').filter((file) => file !== '' && existsSync(file));
}

/**
 * Returns the references in a Markdown document whose target is missing, one per line: files and folders of links and pictures,
 * headings of anchors, repository paths and npm scripts in code. Also returns pictures without a text, and URLs that aren't https.
 */
export function brokenReferences(file: string, markdown: string, repository: Repository): string[] {
  const page = rendered(markdown);
  const valuesOf = (selector: string, attribute: string) =>
    Array.from(page.querySelectorAll(selector), (element) => element.getAttribute(attribute) ?? '');
  const textsOf = (selector: string) =>
    Array.from(page.querySelectorAll(selector), ({ textContent }) => textContent ?? '');

  const images = [...valuesOf('img', 'src'), ...valuesOf('source', 'srcset')];
  const targets = [...valuesOf('a[href]', 'href'), ...images];
  const commands = textsOf('code').flatMap((text) =>
    Array.from(text.matchAll(/\bnpm run (?:-s |--silent )?([\w:-]+)/gu), ([, script = '']) => script),
  );
  return [
    ...targets.flatMap((target) => {
      const problem = flawOf(target, file, markdown, repository);
      return problem === undefined ? [] : [`${target}: ${problem}`];
    }),
    ...valuesOf('img:not([alt]), img[alt=""]', 'src').map((source) => `${source}: has no text`),
    ...textsOf(':not(pre) > code')
      .filter((text) => isRepositoryPath(text, repository) && !fits(text, repository))
      .map((text) => `${text}: is not in the repository`),
    ...commands
      .filter((script) => !repository.scripts.includes(script))
      .map((script) => `npm run ${script}: is no script`),
  ];
}

function flawOf(target: string, file: string, markdown: string, repository: Repository): string | undefined {
  if (target === '') return 'leads nowhere';
  if (/^[a-z][a-z0-9+.-]*:/iu.test(target)) {
    if (!URL.canParse(target)) return 'is not a URL';
    return new URL(target).protocol === 'https:' ? undefined : 'is not https';
  }
  const [encoded = '', anchor] = target.split('#');
  const path = decodeURIComponent(encoded);
  const folder = path.startsWith('/') ? '' : posix.dirname(file);
  const to = path === '' ? file : posix.join(folder, path).replace(/^\//u, '');
  // A page of GitHub's own for the repository.
  if (/^\.\.\/\.\.\/(actions|discussions|issues|pulls|releases|security)(\/|$)/u.test(to)) return undefined;
  if (!exists(to, repository)) return 'is not in the repository';
  if (anchor === undefined) return undefined;
  const text = to === file ? markdown : repository.files.includes(to) ? repository.read(to) : '';
  return anchorsOf(text).includes(decodeURIComponent(anchor)) ? undefined : 'has no such heading';
}

/** Whether inline code is a path in this repository. `.github/` is in the reader's own repository. */
function isRepositoryPath(text: string, { files }: Repository): boolean {
  const [folder, ...names] = text.split('/');
  const isHere = folder !== '.github' && files.some((file) => file.startsWith(`${folder}/`));
  return isHere && names.length > 0 && /^[\w./*-]+$/u.test(text);
}

/** Whether it is a file in the repository, or a folder with one. Case matters. */
function exists(path: string, { files }: Repository): boolean {
  const name = path.replace(/\/$/u, '');
  return name === '.' || files.some((file) => file === name || file.startsWith(`${name}/`));
}

/** As `exists`, or a pattern that matches a file, such as `docs/*.md`. */
function fits(path: string, repository: Repository): boolean {
  return exists(path, repository) || repository.files.some((file) => matchesGlob(file, path));
}

/** The anchors of pages by their text, because a long document has dozens of links to it. */
const anchors = new Map<string, readonly string[]>();

function anchorsOf(markdown: string): readonly string[] {
  const slugger = new GithubSlugger();
  const headings = () => rendered(markdown).querySelectorAll('h1, h2, h3, h4, h5, h6');
  const found =
    anchors.get(markdown) ?? Array.from(headings(), ({ textContent }) => slugger.slug(textContent));
  anchors.set(markdown, found);
  return found;
}

function rendered(markdown: string): DocumentFragment {
  return JSDOM.fragment(githubHtml(markdown));
}
