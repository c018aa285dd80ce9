import { test } from '@jest/globals';

/**
 * What the tests need and not every machine has. Without it, a test is skipped, and counted as skipped, and the name of
 * the constant is the reason.
 */
export const onWindows = process.platform === 'win32';

/** Windows reserves some file names. */
export const testOfNamesOnWindows = onWindows ? test : test.skip;

/** An environment variable can have 128 KiB on Linux and macOS, and 32,767 characters on Windows. */
export const testOfLongVariables = onWindows ? test.skip : test;

/** On Linux, no one can create a file in `/proc/self`, not even root. */
export const testOfForbiddenFolder = process.platform === 'linux' ? test : test.skip;

/** Linux lists a process's open files in `/proc/self/fd`. */
export const testOfOpenFiles = process.platform === 'linux' ? test : test.skip;
