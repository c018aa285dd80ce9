import { readFileSync, writeFileSync } from 'node:fs';

/** Markdown by the name in its markers, which are `<!-- name -->` and `<!-- /name -->`. */
export type Sections = Readonly<Record<string, string>>;

/** Returns the page with new Markdown between its markers. Throws if a marker is missing. */
function fillSections(page: string, sections: Sections): string {
  return Object.entries(sections).reduce((text, [name, content]) => {
    const marked = new RegExp(`(<!-- ${name} -->\\n)[\\s\\S]*?(<!-- /${name} -->)`, 'u');
    if (!marked.test(text)) throw new Error(`There are no markers for ${name}`);
    return text.replace(marked, (_, start: string, end: string) => `${start}\n${content}\n\n${end}`);
  }, page);
}

/** Writes the sections into the file, and returns whether that changed it. With `check`, it isn't written. */
export function updatePage(file: string, sections: Sections, { check = false } = {}): boolean {
  const before = readFileSync(file, 'utf8');
  const after = fillSections(before, sections);
  if (after === before) return false;
  if (!check) writeFileSync(file, after);
  return true;
}
