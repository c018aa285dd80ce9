/** Preloaded into a step: the disk is full at the first write of a file handle. What the step makes of it is its own doing. */
import { open } from 'node:fs/promises';

const handle = await open(new URL(import.meta.url));
const prototype = Object.getPrototypeOf(handle);
await handle.close();
prototype.appendFile = async () => {
  throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
};
