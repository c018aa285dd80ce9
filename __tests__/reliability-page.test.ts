import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

const NAMED = /(?:`(?<file>[a-z-]+)`)?(?: ?› ?(?<title>[^;|`]+))?/u;

/** The tests that the page names, such as “`reliability` › never retried; › a proxy”: the file counts until the next one. */
function namedTests(): { readonly file: string; readonly title: string }[] {
  const rows = readFileSync('docs/reliability.md', 'utf8').split('\n');
  const cells = rows.filter((row) => /^\|.*\|$/u.test(row)).map((row) => row.split('|').at(-2) ?? '');
  const after = rows.filter((row) => row.startsWith('Shown by ')).map((row) => row.slice('Shown by '.length));
  return [...cells, ...after].flatMap((cell) => {
    let current = '';
    return cell.split(';').flatMap((part) => {
      const { file, title = '' } = NAMED.exec(part.trim())?.groups ?? {};
      current = file ?? current;
      return current === '' ? [] : [{ file: current, title: title.trim().replace(/\.$/u, '') }];
    });
  });
}

const named = namedTests();

test('docs/reliability.md names tests', () => {
  expect(named.length).toBeGreaterThan(30);
});

test('every test that docs/reliability.md names exists', () => {
  const missing = named.filter(({ file, title }) => {
    const path = `__tests__/agent-job/${file}.test.ts`;
    const text = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
    return text === undefined || !title.split('…').every((piece) => text.includes(piece.trim()));
  });
  expect(missing).toEqual([]);
});
