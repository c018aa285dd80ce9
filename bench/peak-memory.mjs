/** Preloaded into a measured process: writes its largest resident set, in KiB, to the file that `PEAK_MEMORY_FILE` names. */
import { writeFileSync } from 'node:fs';

process.on('exit', () => {
  const file = process.env['PEAK_MEMORY_FILE'];
  if (file !== undefined) writeFileSync(file, String(process.resourceUsage().maxRSS));
});
