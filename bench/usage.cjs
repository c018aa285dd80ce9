/**
 * Writes what the process that preloads this has used, as JSON, to the file in `USAGE_FILE`. On Linux its largest resident set
 * comes from `VmHWM`, because `maxRSS` includes the memory of the parent at the fork.
 */
const { existsSync, readFileSync, writeFileSync } = require('node:fs');

const STATUS = '/proc/self/status';

process.on('exit', () => {
  const file = process.env['USAGE_FILE'];
  if (file === undefined) return;
  const { user, system } = process.cpuUsage();
  const peakKiB = existsSync(STATUS)
    ? Number(/^VmHWM:\s*(\d+) kB$/mu.exec(readFileSync(STATUS, 'utf8'))?.[1])
    : process.resourceUsage().maxRSS;
  const usage = { time: process.uptime(), cpu: (user + system) / 1e6, memory: peakKiB / 1_024 };
  writeFileSync(file, JSON.stringify(usage));
});
