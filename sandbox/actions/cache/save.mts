import { cpSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE, inputLines, toEntry } from './entries.mts';

const [key = ''] = inputLines('key');
const entry = join(CACHE, toEntry(key));
if (existsSync(entry)) console.log(`${key} is cached already`);
else {
  mkdirSync(entry, { recursive: true });
  for (const path of inputLines('path').filter((one) => existsSync(one)))
    cpSync(path, join(entry, path), { recursive: true });
  console.log(`Cached ${key}`);
}
