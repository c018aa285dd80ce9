import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

const { env } = process;
const input = (name: string): string => (env[`INPUT_${name.toUpperCase()}`] ?? '').trim();

const folder = join(env['GITHUB_WORKSPACE'] ?? '.', input('path'));
const repository = input('repository');
const isOfRun = repository === env['GITHUB_REPOSITORY'];
const ref = input('ref') || (isOfRun ? (env['GITHUB_SHA'] ?? '') : 'HEAD');
const depth = Number(input('fetch-depth'));
const folders = input('sparse-checkout').split(/\s+/u).filter(Boolean);
const filter = input('filter') || (folders.length > 0 ? 'blob:none' : '');

function git(...args: readonly string[]): void {
  execFileSync('git', ['-c', 'advice.detachedHead=false', ...args], {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}

mkdirSync(folder, { recursive: true });
git('init', '--quiet', '--initial-branch', 'main');
git('remote', 'add', 'origin', `${env['GITHUB_SERVER_URL'] ?? 'https://github.com'}/${repository}`);
if (folders.length > 0) git('sparse-checkout', 'set', ...folders);
git(
  'fetch',
  '--quiet',
  ...(filter === '' ? [] : [`--filter=${filter}`]),
  ...(depth === 0 ? ['--tags'] : ['--no-tags', `--depth=${depth}`]),
  'origin',
  ref,
  ...(depth === 0 ? ['+refs/heads/*:refs/remotes/origin/*'] : []),
);
// With all branches, FETCH_HEAD lists others after the requested one.
git('checkout', '--quiet', '--force', 'FETCH_HEAD');
