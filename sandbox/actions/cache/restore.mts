import { appendFileSync, cpSync, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE, inputLines, toEntry, toKey } from './entries.mts';

const [key = ''] = inputLines('key');
mkdirSync(CACHE, { recursive: true });
const newestFirst = readdirSync(CACHE)
  .toSorted((a, b) => statSync(join(CACHE, b)).mtimeMs - statSync(join(CACHE, a)).mtimeMs)
  .map(toKey);
const found = [key, ...inputLines('restore-keys')]
  .map((start, index) => newestFirst.find((one) => (index === 0 ? one === start : one.startsWith(start))))
  .find((match) => match !== undefined);

if (found === undefined) console.log(`Nothing is cached for ${key}`);
else {
  for (const path of inputLines('path')) {
    const kept = join(CACHE, toEntry(found), path);
    if (existsSync(kept)) cpSync(kept, path, { recursive: true });
  }
  console.log(`Restored from ${found}`);
}
appendFileSync(
  process.env['GITHUB_OUTPUT'] ?? '',
  `cache-hit=${found === key}\ncache-matched-key=${found ?? ''}\n`,
);
