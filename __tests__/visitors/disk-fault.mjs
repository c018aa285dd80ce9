/**
 * Preloaded into a step: something happens at the renames of files that `DISK_FAULT` numbers, counted from 1. `kill@2`: the
 * process is killed instead of the second one. `after@2`: right after it. `ENOSPC@2`: the second one fails. `EPERM@1-3,EBUSY@4`:
 * so do the first four.
 */
import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';

const faults = (process.env.DISK_FAULT ?? '').split(',').map((text) => {
  const [, fault = '', first = '1', last = first] = /^(.*)@(\d+)(?:-(\d+))?$/u.exec(text) ?? [];
  return { fault, first: Number(first), last: Number(last) };
});
const { rename } = fs;
let count = 0;
fs.rename = async (...args) => {
  count += 1;
  const { fault = '' } = faults.find(({ first, last }) => count >= first && count <= last) ?? {};
  if (fault === 'kill') process.kill(process.pid, 'SIGKILL');
  if (fault.startsWith('E')) throw Object.assign(new Error(`${fault}: from the system`), { code: fault });
  await rename(...args);
  if (fault === 'after') process.kill(process.pid, 'SIGKILL');
};
syncBuiltinESMExports();
