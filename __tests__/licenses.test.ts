import { globSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

/** What ncc writes over the modules that it puts together. */
const BUNDLED = /MODULE: \.\/(?:build\/)?node_modules\/((?:@[^/\s]+\/)?[^/\s]+)/gu;

test.each(['dist/agent-job', 'dist/visitors'])(
  '%s brings the licence of all that is bundled in it',
  (folder) => {
    const scripts = globSync(`${folder}/*.js`).map((file) => readFileSync(file, 'utf8'));
    const bundled = new Set(
      scripts.flatMap((script) => [...script.matchAll(BUNDLED)].map(([, name]) => name)),
    );
    const licensed = readFileSync(`${folder}/licenses.txt`, 'utf8').split('\n');
    expect(bundled.size).toBeGreaterThan(2);
    expect([...bundled].filter((name) => name === undefined || !licensed.includes(name))).toEqual([]);
  },
);
