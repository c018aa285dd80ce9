/**
 * Writes the largest resident set of the process that preloads this, in KiB, to the file in `PEAK_MEMORY_FILE`. On Linux
 * it comes from `VmHWM`, because `maxRSS` includes the memory of the parent at the fork.
 */
const { existsSync, readFileSync, writeFileSync } = require('node:fs');

const STATUS = '/proc/self/status';

process.on('exit', () => {
  const file = process.env['PEAK_MEMORY_FILE'];
  if (file === undefined) return;
  const peak = existsSync(STATUS)
    ? (/^VmHWM:\s*(\d+) kB$/mu.exec(readFileSync(STATUS, 'utf8'))?.[1] ?? '')
    : String(process.resourceUsage().maxRSS);
  writeFileSync(file, peak);
});
