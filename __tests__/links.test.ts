import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { testOfGit } from './machine.ts';
import { brokenReferences, type Repository, repositoryOf, trackedFiles } from './references.ts';

const read = (file: string) => readFileSync(file, 'utf8');

testOfGit('everything that the Markdown files refer to exists, and no table has placeholders', () => {
  const files = trackedFiles();
  const pages = files.filter((file) => file.endsWith('.md'));
  expect(pages).toEqual(expect.arrayContaining(['README.md', 'visitors/README.md', 'examples/README.md']));
  const repository = repositoryOf(files, read);
  expect(pages.map((page) => ({ page, broken: brokenReferences(page, read(page), repository) }))).toEqual(
    pages.map((page) => ({ page, broken: [] })),
  );
  for (const page of pages) expect(read(page)).not.toMatch(/^[A-Z]{4,}$/mu);
});

const small: Repository = {
  files: ['README.md', 'docs/guide.md', 'docs/pictures/comment.png', 'src/main.ts'],
  read: (file) => (file === 'docs/guide.md' ? '# The `guide`: a *start*\n\n## Again\n\n## Again\n' : ''),
  scripts: ['build'],
};

test.each([
  ['[x](docs/gone.md)', 'docs/gone.md: is not in the repository'],
  ['[x](docs/Guide.md)', 'docs/Guide.md: is not in the repository'],
  ['[x][y]\n\n[y]: gone.md', 'gone.md: is not in the repository'],
  ['[x](#gone)\n\n## Here', '#gone: has no such heading'],
  ['[x](docs/guide.md#again-2)', 'docs/guide.md#again-2: has no such heading'],
  ['![x](docs/pictures/gone.png)', 'docs/pictures/gone.png: is not in the repository'],
  ['![](docs/pictures/comment.png)', 'docs/pictures/comment.png: has no text'],
  ['<picture><source srcset="gone.png"></picture>', 'gone.png: is not in the repository'],
  ['[x](http://example.com/)', 'http://example.com/: is not https'],
  ['[x](javascript:x)', ': leads nowhere'],
  ['`src/gone.ts`', 'src/gone.ts: is not in the repository'],
  ['`src/*.mjs`', 'src/*.mjs: is not in the repository'],
  ['```sh\nnpm ci && npm run gone\n```', 'npm run gone: is no script'],
])('this is reported: %s', (markdown, problem) => {
  expect(brokenReferences('README.md', markdown, small)).toEqual([problem]);
});
