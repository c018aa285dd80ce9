import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import * as z from 'zod/mini';

/**
 * Tells the bundler what @actions/core does not: that importing it does nothing. What no one of ours calls is then left
 * out, its OIDC client with an HTTP client and all of undici behind it: a fifth of each start. The bundler resolves from
 * `build/`, so it finds this copy first.
 */
const PACKAGE = 'node_modules/@actions/core';

cpSync(PACKAGE, `build/${PACKAGE}`, { recursive: true });
const manifest = z
  .record(z.string(), z.unknown())
  .parse(JSON.parse(readFileSync(`${PACKAGE}/package.json`, 'utf8')));
writeFileSync(`build/${PACKAGE}/package.json`, JSON.stringify({ ...manifest, sideEffects: false }));
