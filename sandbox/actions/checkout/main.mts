import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

const { env } = process;
const input = (name: string): string => (env[`INPUT_${name.toUpperCase()}`] ?? '').trim();

const folder = join(env['GITHUB_WORKSPACE'] ?? '.', input('path'));
const repository = input('repository');
const isOfRun = repository === env['GITHUB_REPOSITORY'];
const ref = input('ref') || (isOfRun ? (env['GITHUB_SHA'] ?? '') : 'HEAD');
const folders = input('sparse-checkout').split(/\s+/u).filter(Boolean);

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
git('fetch', '--quiet', '--no-tags', '--depth=1', 'origin', ref);
git('checkout', '--quiet', '--force', 'FETCH_HEAD');
