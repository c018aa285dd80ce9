import { expect, test } from '@jest/globals';
import { parsePullRequestUrl, pullRequestHere } from '../../src/github/pull-request.ts';

const GITHUB = 'https://github.com';

test.each([
  ['https://github.com/acme/docs/pull/7', 'acme/docs', 7],
  ['https://github.com/acme/docs/pull/7/', 'acme/docs', 7],
  ['https://github.com/acme/docs/pull/7/files', 'acme/docs', 7],
  ['https://github.com/acme/docs/pull/7?x=1#discussion_r2', 'acme/docs', 7],
  ['https://GitHub.com/Acme/Docs/pull/7', 'Acme/Docs', 7],
  ['https://github.com:443/acme/docs/pull/7', 'acme/docs', 7],
  ['https://github.com/%61cme/d%6Fcs/pull/7', 'acme/docs', 7],
  ['https://github.com/acme/x.y_z-1/pull/999999999999999', 'acme/x.y_z-1', 999_999_999_999_999],
])('%s is a pull request of this GitHub', (url, repository, number) => {
  expect(pullRequestHere(url, GITHUB)).toMatchObject({ url, repository, number, host: 'github.com' });
});

test.each([
  undefined,
  'pull/7',
  'https://github.com/acme/docs/issues/7',
  'https://github.com/acme/docs/pull/',
  'https://github.com/acme/docs/pull/7a',
  'https://github.com/acme/docs/pull/7.5',
  'https://github.com/acme/docs/pull/1234567890123456',
  'https://github.com/acme/docs/pulls/7',
  'https://github.com/acme/pull/7',
  'https://github.com/x/acme/docs/pull/7',
  'https://ghe.example/acme/docs/pull/7',
  'https://github.com.evil.example/acme/docs/pull/7',
  'https://evil-github.com/acme/docs/pull/7',
  'https://www.github.com/acme/docs/pull/7',
  'https://github.com:8443/acme/docs/pull/7',
  // An escaped slash can make one repository look like another.
  'https://github.com/acme%2Fdocs/x/pull/7',
  'https://github.com/acme/docs%2F..%2Fother/pull/7',
  'https://github.com/acme/%64ocs%2fx/pull/7',
  'https://github.com/acme/d%20cs/pull/7',
  'https://github.com/acme/d%/pull/7',
])('%p isn’t a pull request of this GitHub', (url) => {
  expect(pullRequestHere(url, GITHUB)).toBeUndefined();
});

test('an enterprise server has its own pull requests, not those of github.com', () => {
  const own = 'https://ghe.example:8443';
  expect(pullRequestHere('https://ghe.example:8443/acme/docs/pull/7', own)?.repository).toBe('acme/docs');
  expect(pullRequestHere('https://ghe.example/acme/docs/pull/7', own)).toBeUndefined();
  expect(pullRequestHere('https://github.com/acme/docs/pull/7', own)).toBeUndefined();
});

test('a link to any server is parsed, so that the outputs have its number', () => {
  expect(parsePullRequestUrl('https://git.example/acme/docs/pull/12/commits')).toEqual({
    url: 'https://git.example/acme/docs/pull/12/commits',
    host: 'git.example',
    repository: 'acme/docs',
    number: 12,
  });
});
