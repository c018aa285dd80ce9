import type { ChangedFile } from '../../github/changed-files.ts';

/** What runs in a reader's browser (mintlify.com/docs: “Custom scripts”, “React components”, “Integrations”). */
const CODE = /\.(?:[cm]?js|[jt]sx?|css)$/iu;
const PAGE = /\.mdx?$/iu;
const CONFIG = /(?:^|\/)(?:docs|mint)\.json$/iu;

/** What an added line does, as a clause, and how to tell. */
type Sign = readonly [why: string, sign: RegExp];

/** In lower case, because prose names the language “JavaScript:”. */
const LINK: Sign = ['adds a `javascript:` link', /javascript:/u];
/** MDX takes `export` and `import` only at the start of a line. */
const PAGE_SIGNS: readonly Sign[] = [
  ['exports code', /^export\b/u],
  // Another page or a snippet has signs of its own.
  ['imports code', /^import\b(?! [\w\s{},*$]+['"][^'"]*\.mdx?['"];?\s*$)/u],
  ['adds a script', /<\s?script\b/iu],
  ['adds a style', /<\s?(?:style|link)\b/u],
  ['embeds another page', /<\s?(?:iframe|object|embed)\b/iu],
  ['adds an event handler', /(?:^|[\s"'}/])on[a-z]+\s*=\s*["'{]/iu],
  LINK,
  ["sets HTML that React doesn't check", /dangerouslySetInnerHTML/iu],
];
const CONFIG_SIGNS: readonly Sign[] = [
  ['adds a script', /<\s?script|\/[^"/]*\.js["?#]/iu],
  LINK,
  ['takes an API description from another site', /"(?:openapi|source)"\s*:[\s[]*"https?:|^\s*"https?:/u],
];
const INTEGRATIONS = /^[^-].*"integrations"\s*:/mu;
/** After the mark of a diff. */
const FENCE = /^[+ -]\s*(?:`{3,}|~{3,}(?!~))([^`\r]*)\r?$/u;
/** Between two whole runs of backticks of the same length (CommonMark 0.31, section 6.1). */
const CODE_SPAN = /(?<!`)(`+)(?!`)[^`]+\1(?!`)/gu;
const MAX_LINE_LENGTH = 10_000;

/**
 * Returns why a changed file can run code on the site, as clauses after its name, which quote nothing; empty if it can't, as far as
 * is known. It guards against mistakes, not against an adversary.
 */
export function whySiteCode({ path, previousPath, change, additions, deletions, patch }: ChangedFile) {
  const kind = [CODE, PAGE, CONFIG].find((one) => one.test(path));
  if (kind === undefined || change === 'deleted') return [];
  if (kind === CODE) return [path.toLowerCase().endsWith('.css') ? 'is a style sheet' : 'is a script'];
  const isOnlyRenamed = previousPath !== undefined && kind.test(previousPath) && additions + deletions === 0;
  if (patch === undefined) return isOnlyRenamed ? [] : ['has no diff to read'];
  const lines = patch.split('\n');
  const isCut = lines.filter(isAdded).length < additions;
  const why = kind === PAGE ? patch.split(/^(?=@@)/mu).flatMap(signsOfPage) : signsIn(lines, CONFIG_SIGNS);
  if (kind === CONFIG && INTEGRATIONS.test(patch)) why.unshift('changes `integrations`, or near it');
  return [...new Set(why), ...(isCut ? ['is only partly shown by GitHub'] : [])];
}

/** Without a language, the first fence of a hunk ends a code block that began above, unless the file begins here. */
function signsOfPage(hunk: string): string[] {
  const [head = '', ...lines] = hunk.split('\n');
  const fences = lines.filter((line) => FENCE.test(line));
  const [first = ''] = fences.filter((line) => !isRemoved(line));
  let isCode = !/^@@ -\S+ \+[01]\b/u.test(head) && FENCE.exec(first)?.[1]?.trim() === '';
  const exposed = lines.filter((line) => {
    if (!isRemoved(line) && FENCE.test(line)) isCode = !isCode;
    return !isCode;
  });
  const more = fences.filter(isAdded).length;
  const less = fences.filter(isRemoved).length;
  const isUneven = (more + less) % 2 === 1 || less > more;
  return [...signsIn(exposed, PAGE_SIGNS), ...(isUneven ? ['changes where an example starts or ends'] : [])];
}

const isAdded = (line: string) => line.startsWith('+');
const isRemoved = (line: string) => line.startsWith('-');

function signsIn(lines: readonly string[], signs: readonly Sign[]): string[] {
  const added = lines.filter(isAdded).map((line) => line.slice(1, MAX_LINE_LENGTH).replace(/^\uFEFF/u, ''));
  const texts = added.flatMap((line) => line.replace(CODE_SPAN, ' ').split('\r'));
  return signs.flatMap(([why, sign]) => (texts.some((text) => sign.test(text)) ? why : []));
}
