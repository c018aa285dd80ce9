/**
 * Preloaded into a measured process: writes its largest resident set, in KiB, to the file that `PEAK_MEMORY_FILE` names.
 * Linux counts what the parent held at the fork into `maxRSS`, but not into `VmHWM`.
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
