/** Preloaded into a step: the disk is full at the first write of a file handle. */
import { open } from 'node:fs/promises';

const handle = await open(new URL(import.meta.url));
await handle.close();
Reflect.set(Reflect.getPrototypeOf(handle) ?? {}, 'appendFile', async () => {
  throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
});
