/**
 * Names the GitHub account that hosts this repository, in all files: `npm run set-owner -- acme`. Until then, they have a
 * placeholder. Run it again after a transfer to another account.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import * as z from 'zod/mini';

const NAME = 'docs-agent-action';
/** https://docs.github.com/enterprise-cloud@latest/admin/concepts/identity-and-access-management/username-considerations */
const LOGIN = /^[a-z\d](?:[a-z\d]|-(?=[a-z\d])){0,38}$/iu;
/** A part of a page that explains the placeholder. */
const NOTE = /^<!-- owner -->\n.*?^<!-- \/owner -->\n+/gmsu;

const Package = z.object({ repository: z.object({ url: z.string() }) });

const [owner = '', ...more] = process.argv.slice(2);
if (!LOGIN.test(owner) || more.length > 0) {
  console.error('Usage: npm run set-owner -- <account>, with the name of a GitHub user or organization.');
  process.exitCode = 1;
} else {
  const changed = setOwner(ownerNow(), owner);
  console.log(`${changed.length} files now say ${owner}:\n\n  ${changed.join('\n  ')}\n`);
  console.log('Next, run `npm test` and `bash .ci/run`, and commit the change.');
}

function ownerNow(): string {
  const { url } = Package.parse(JSON.parse(readFileSync('package.json', 'utf8'))).repository;
  const before = /github\.com\/([^/]+)\//u.exec(url)?.[1];
  if (before === undefined) throw new Error(`package.json has no repository on GitHub, but ${url}`);
  return before;
}

/** Returns the files that were changed. */
function setOwner(before: string, after: string): string[] {
  // Built files are left alone: a build brings them up to date.
  const listed = execFileSync('git', ['ls-files', '-z', '--', ':!dist', ':!*.png'], { encoding: 'utf8' });
  return listed.split('\0').filter((file) => {
    // Git also lists a file that was deleted, but isn't committed yet.
    if (file === '' || !existsSync(file)) return false;
    const text = readFileSync(file, 'utf8');
    const edited = renamed(file, text, before, after);
    if (edited !== text) writeFileSync(file, edited);
    return edited !== text;
  });
}

function renamed(file: string, text: string, before: string, after: string): string {
  const withoutNote = file.endsWith('.md') ? text.replaceAll(NOTE, '') : text;
  const byName = withoutNote.replaceAll(`${before}/${NAME}`, `${after}/${NAME}`);
  switch (file) {
    case '.github/CODEOWNERS':
      return byName.replaceAll(`@${before}`, `@${after}`);
    case '.github/zizmor.yml':
      return byName.replaceAll(`${before}/*`, `${after}/*`);
    default:
      return byName;
  }
}
