import { readFileSync } from 'node:fs';

/**
 * Prints the notes of the release in package.json: its section of CHANGELOG.md, without the heading. If the version can't be
 * released or its section isn't ready, prints what to change and exits with 1. It runs without installed packages, because
 * the release workflow runs it with a token that can write.
 */
const CHANGELOG = 'CHANGELOG.md';

/** Plain versions only, because a pre-release must not move the tag of its major version. */
const VERSION = /^(?:0|[1-9]\d*)\.(?:0|[1-9]\d*)\.(?:0|[1-9]\d*)$/u;

function versionIn(file: string): string {
  const json: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const has = typeof json === 'object' && json !== null && 'version' in json;
  return has && typeof json.version === 'string' ? json.version : '';
}

/** Returns the sections of a changelog by their headings, without `## `. */
function sections(changelog: string): ReadonlyMap<string, string> {
  const [, ...parts] = changelog.split(/^## /mu);
  return new Map(
    parts.map((part) => {
      const [heading = '', ...body] = part.split('\n');
      return [heading.trim(), body.join('\n').trim()];
    }),
  );
}

const isRealDate = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/u.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true;

/** Returns the notes, or the problem. */
function notes(): { readonly notes: string } | { readonly problem: string } {
  const version = versionIn('package.json');
  if (!VERSION.test(version))
    return { problem: `package.json has the version “${version}”. A release needs one like 1.2.3.` };

  const locked = versionIn('package-lock.json');
  if (locked !== version)
    return {
      problem: `package-lock.json has the version “${locked}”, but package.json has ${version}. Run “npm install --package-lock-only”.`,
    };

  const wanted = `[${version}] - `;
  const all = sections(readFileSync(CHANGELOG, 'utf8').replaceAll('\r\n', '\n'));
  const heading = [...all.keys()].find((key) => key.startsWith(wanted));
  if (heading === undefined)
    return {
      problem: `${CHANGELOG} has no section “## ${wanted}YYYY-MM-DD”. Put that heading above the unreleased changes.`,
    };

  const date = heading.slice(wanted.length);
  if (!isRealDate(date))
    return { problem: `${CHANGELOG}: “## ${heading}” must end with a date like 2026-11-02.` };

  const text = all.get(heading) ?? '';
  if (text === '') return { problem: `${CHANGELOG}: the section “## ${heading}” is empty. Add the notes.` };
  return { notes: text };
}

const result = notes();
if ('problem' in result) {
  console.error(result.problem);
  process.exitCode = 1;
} else {
  console.log(result.notes);
}
