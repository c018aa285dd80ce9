// Plain JavaScript of some years ago: it has to run on the Node that is too old for everything else here.
import { readFileSync } from 'node:fs';

/**
 * Ends with one sentence where the Node that npm's scripts run on is older than the one the actions are made for. On
 * Linux x64 it never is: `npm ci` brings that one along, and npm puts it first on the PATH.
 */
const needed = readFileSync(new URL('../.node-version', import.meta.url), 'utf8').trim();

if (isOlder(process.versions.node, needed)) {
  console.error(
    `This needs Node ${needed}, and runs on ${process.versions.node}: ` +
      'install that version (.node-version names it, for nvm, fnm, mise and others), and run this again.',
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
