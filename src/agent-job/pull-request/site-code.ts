import type { ChangedFile } from '../../github/changed-files.ts';

/** What runs in a reader's browser (mintlify.com/docs: “Custom scripts”, “React components”, “Integrations”). */
const CODE = /\.(?:[cm]?js|[jt]sx?|css)$/iu;
const PAGE = /\.mdx?$/iu;
const CONFIG = /(?:^|\/)(?:docs|mint)\.json$/iu;

type Sign = readonly [why: string, sign: RegExp];

/** What an added line of a page does. MDX takes `export` and `import` only at the start of a line. */
const PAGE_SIGNS: readonly Sign[] = [
  ['exports code', /^export\b/u],
  // Another page or a snippet has signs of its own.
  ['imports code', /^import\b(?! [\w\s{},*$]+['"][^'"]*\.mdx?['"];?\s*$)/u],
  ['adds a script', /<\s?script\b/iu],
  ['adds a style', /<\s?(?:style|link)\b/u],
  ['embeds another page', /<\s?(?:iframe|object|embed)\b/iu],
  ['adds an event handler', /(?:^|[\s"'}/])on[a-z]+\s*=/iu],
  ['adds a `javascript:` link', /(?:[("'<`={]|\]:)\s*javascript:|javascript:\S/iu],
  ["sets HTML that React doesn't check", /dangerouslySetInnerHTML/iu],
];
const CONFIG_SIGNS: readonly Sign[] = [
  ['adds a script', /<\s?script|\.js\b/iu],
  ['adds a `javascript:` link', /javascript:/iu],
  ['takes an API description from another site', /"openapi"\s*:\s*\[?\s*"https?:/u],
];
const INTEGRATIONS = /"integrations"\s*:/u;
/** After the mark of a diff. */
const FENCE = /^[+ -]\s*(?:`{3,}|~{3,})([^`]*)$/u;
const CODE_SPAN = /(`+)[^`]+\1(?!`)/gu;
const MAX_LINE_LENGTH = 10_000;

/**
 * Returns why a changed file can run code on the site, as clauses after its name, which quote nothing; empty if it can't, as far as
 * is known. It guards against mistakes, not against an adversary.
 */
export function whySiteCode({ path, previousPath, change, additions, deletions, patch }: ChangedFile) {
  if (change === 'deleted') return [];
  if (CODE.test(path)) return [path.toLowerCase().endsWith('.css') ? 'is a style sheet' : 'is a script'];
  const kind = [PAGE, CONFIG].find((one) => one.test(path));
  if (kind === undefined) return [];
  const isOnlyRenamed = previousPath !== undefined && kind.test(previousPath) && additions + deletions === 0;
  if (patch === undefined) return isOnlyRenamed ? [] : ['has no diff to read'];
  const isCut = patch.split('\n').filter((line) => line.startsWith('+')).length < additions;
  const hunks = patch.split(/^(?=@@)/mu).map((hunk) => hunk.split('\n'));
  const why = new Set(hunks.flatMap(kind === PAGE ? signsOfPage : signsOfConfig));
  return [...why, ...(isCut ? ['is only partly shown by GitHub'] : [])];
}

function signsOfConfig(lines: readonly string[]): readonly string[] {
  const isNamed = lines.some((line) => !line.startsWith('-') && INTEGRATIONS.test(line));
  const added = lines.filter((line) => line.startsWith('+'));
  return [
    ...(isNamed ? ['changes `integrations`, or what is near them'] : []),
    ...signsIn(added, CONFIG_SIGNS),
  ];
}

/** Without a language, the first fence of a hunk ends a code block that began above, unless the file begins here. */
function signsOfPage([head = '', ...lines]: readonly string[]): readonly string[] {
  const fences = lines.filter((line) => FENCE.test(line));
  const first = fences.find((line) => !line.startsWith('-')) ?? '';
  let isCode = !/ \+[01]\b/u.test(head) && FENCE.exec(first)?.[1]?.trim() === '';
  const exposed = lines.filter((line) => {
    if (!line.startsWith('-') && FENCE.test(line)) isCode = !isCode;
    return !isCode && line.startsWith('+');
  });
  const texts = exposed.flatMap((line) =>
    line
      .slice(1)
      .replace(/^\uFEFF/u, '')
      .replace(CODE_SPAN, ' ')
      .split('\r'),
  );
  const [more = 0, less = 0] = ['+', '-'].map(
    (mark) => fences.filter((line) => line.startsWith(mark)).length,
  );
  const isUneven = (more + less) % 2 === 1 || less > more;
  return [...signsIn(texts, PAGE_SIGNS), ...(isUneven ? ['changes where an example begins or ends'] : [])];
}

function signsIn(lines: readonly string[], signs: readonly Sign[]): readonly string[] {
  return signs.flatMap(([why, sign]) =>
    lines.some((line) => sign.test(line.slice(0, MAX_LINE_LENGTH))) ? why : [],
  );
}
