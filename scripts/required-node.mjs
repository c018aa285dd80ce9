// Plain JavaScript, because this also runs on Node versions that can't run TypeScript.
import { readFileSync } from 'node:fs';

/**
 * Fails `npm ci` if npm scripts run on a Node older than `.node-version`. Runs after the installation, because on
 * Linux x64 that installs the required Node and puts it first on the PATH of every npm script. (`engines` and
 * `devEngines` check the Node that runs npm, which is another one there.)
 */
const required = readFileSync(new URL('../.node-version', import.meta.url), 'utf8').trim();
const actual = process.versions.node;

if (isOlder(actual, required)) {
  console.error(
    `This project needs Node ${required} or newer, and npm scripts run on ${actual}. ` +
      'Install the version in .node-version (nvm, fnm and mise read that file), then run `npm ci` again.',
  );
  process.exitCode = 1;
}

/**
 * @param {string} version
 * @param {string} other
 */
function isOlder(version, other) {
  return version.localeCompare(other, 'en', { numeric: true }) < 0;
}
