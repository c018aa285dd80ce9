/** Bundles the output of `tsc` in `build/` into `dist/`, with one folder for each entry. */
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import ncc from '@vercel/ncc';
import { minify } from 'terser';
import * as z from 'zod/mini';
import OMITTED from './omitted.json' with { type: 'json' };

const ENTRIES = {
  'agent-job/main.js': 'dist/agent-job',
  'agent-job/post.js': 'dist/agent-job/post',
  'visitors/main.js': 'dist/visitors',
  'settle/main.js': 'dist/settle',
};

/** Takes the place of the modules in `omitted.json`, and says what they are for. Tests load it for the toolkit too. */
const STAND_IN = 'scripts/omitted.js';

/** ncc says over each module where it comes from. Of all comments, these stay. */
const MODULE_NAME = /^;?\/\/ (?=(?:CONCATENATED )?MODULE: )/gmu;

/** A module: its number and its function, until the first line with the same indentation. */
const MODULE = /^( +)(\d+: )((?:async )?(?:\([^)]*\)|\w+) => \{\n[^]*?\n\1\})(?=,?$)/gmu;

rmSync('dist', { recursive: true, force: true });
for (const [entry, folder] of Object.entries(ENTRIES)) {
  const { code, assets } = await ncc(resolve('build', entry), {
    target: 'es2022',
    license: 'licenses.txt',
    externals: Object.fromEntries(OMITTED.map((name) => [name, `./${basename(STAND_IN)}`])),
    cache: false,
    quiet: true,
  });
  mkdirSync(folder, { recursive: true });
  await writeScript(join(folder, 'index.js'), code);
  for (const [name, { source }] of Object.entries(assets)) {
    const path = join(folder, name);
    if (name.endsWith('.js')) await writeScript(path, source.toString());
    else writeFileSync(path, source);
  }
  cpSync(STAND_IN, join(folder, basename(STAND_IN)));
}

/**
 * Writes a script without functions that are never called, which ncc keeps. Names and lines stay, so that it can be read.
 * Other characters than ASCII are escaped, because a single one makes V8 store a script with two bytes per character.
 */
async function writeScript(path: string, text: string): Promise<void> {
  const { code } = await minify(text.replace(MODULE_NAME, '//! '), {
    module: true,
    ecma: 2020,
    mangle: false,
    compress: {
      defaults: false,
      unused: true,
      dead_code: true,
      evaluate: true,
      side_effects: true,
      // More of them change nothing.
      passes: 2,
    },
    format: { beautify: true, indent_level: 2, comments: 'some', keep_numbers: true, ascii_only: true },
  });
  // In parentheses, V8 compiles a function when it reads it. Otherwise, it reads the function again when it is called, and a
  // start calls every module.
  writeFileSync(path, z.string().parse(code).replace(MODULE, '$1$2($3)'));
}
