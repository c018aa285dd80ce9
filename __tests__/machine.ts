import { test } from '@jest/globals';

/**
 * What not every machine can do that the tests run on. A test that needs it is skipped, and counted as skipped, where it
 * cannot be; the name of the constant is the reason.
 */
export const onWindows = process.platform === 'win32';

/** Windows has names of its own that no file can have. */
export const testOfNamesOnWindows = onWindows ? test : test.skip;

/** A variable of the environment holds 128 KiB on Linux and macOS, and 32,767 characters on Windows. */
export const testOfLongVariables = onWindows ? test.skip : test;

/** Linux has a folder in which nobody may make a file, root included: `/proc/self`. */
export const testOfForbiddenFolder = process.platform === 'linux' ? test : test.skip;

/** Linux tells a process which files it holds open: `/proc/self/fd`. */
export const testOfOpenFiles = process.platform === 'linux' ? test : test.skip;
