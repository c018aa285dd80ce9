import { globSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@jest/globals';
import * as z from 'zod/mini';

const FOLDERS = ['dist/agent-job', 'dist/agent-job/post', 'dist/visitors', 'dist/settle'];
const Module = z.record(z.string(), z.function());

/** The replacement next to a bundle. */
async function standIn(folder: string) {
  return Module.parse({ ...(await import(pathToFileURL(`${folder}/omitted.js`).href)) });
}

test.each(FOLDERS)(
  '%s doesn’t contain undici, and its replacement has every name that is imported',
  async (folder) => {
    const scripts = globSync(`${folder}/*.js`).map((file) => readFileSync(file, 'utf8'));
    expect(scripts.filter((script) => script.includes('DispatcherBase'))).toEqual([]);
    const imported = scripts.flatMap((script) =>
      [...script.matchAll(/\bomitted_js_\w*\.(\w+)/gu)].map(([, name = '']) => name),
    );
    const provided = Object.keys(await standIn(folder));
    expect(imported.filter((name) => !provided.includes(name))).toEqual([]);
  },
);

test('an omitted module throws an error with its name if it is called', async () => {
  const { fetch, getExecOutput } = await standIn('scripts');
  expect(fetch).toThrow('undici is not part of this build');
  expect(getExecOutput).toThrow('@actions/exec is not part of this build');
});
