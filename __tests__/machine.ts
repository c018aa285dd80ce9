import { spawnSync } from 'node:child_process';
import { lstatSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from '@jest/globals';

/**
 * What the tests need and not every machine has. Without it, a test is skipped, and counted as skipped, and the name of
 * the constant is the reason.
 */
export const onWindows = process.platform === 'win32';

/** Windows has drives, and a prefix for long paths. */
export const testOfDrives = onWindows ? test : test.skip;

/** Windows ignores the case of the names of environment variables. */
export const testOfCaseInVariables = onWindows ? test.skip : test;

/** How a process ends that kills itself, or that is killed by its number. Windows has no signals. */
export const KILLED = onWindows ? { exitCode: 1, signal: null } : { exitCode: null, signal: 'SIGKILL' };

/** Windows has no modes of files. */
export const testOfModes = onWindows ? test.skip : test;

/** On Linux, no one can create a file in `/proc/self`, not even root. */
export const testOfForbiddenFolder = process.platform === 'linux' ? test : test.skip;

/** Linux lists a process's open files in `/proc/self/fd`. */
export const testOfOpenFiles = process.platform === 'linux' ? test : test.skip;

/** Windows needs Developer Mode or an administrator for links to files. Some systems can't make junctions. */
export const canLink = madeLinks();
export const testOfLinks = canLink ? test : test.skip;

/** Git lists the files of the repository. */
export const testOfGit = spawnSync('git', ['--version']).status === 0 ? test : test.skip;

function madeLinks(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'links-'));
  const [file, directory] = [join(folder, 'file'), join(folder, 'folder')];
  try {
    writeFileSync(file, '');
    mkdirSync(directory);
    symlinkSync(file, `${file}-link`);
    symlinkSync(directory, `${directory}-link`, 'junction');
    // A success doesn't prove that there is a link.
    return [file, directory].every((path) => lstatSync(`${path}-link`).isSymbolicLink());
  } catch {
    return false;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
