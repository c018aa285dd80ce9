import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { validate as Validate } from '@actions/languageservice';
import { build } from 'esbuild';
import type { TextDocument as Documents } from 'vscode-languageserver-textdocument';
import * as z from 'zod/mini';
import { OURS } from '../sandbox/rehearse/workflow.ts';
import { readDeclaredAction } from './declared-action.ts';

const Service = z.object({
  validate: z.custom<typeof Validate>((value) => typeof value === 'function'),
  TextDocument: z.custom<typeof Documents>((value) => typeof value === 'object'),
});

/** Other actions are unknown without a network. */
const OTHERS_CANNOT_BE_LOOKED_AT = new RegExp(`^Unable to resolve action \`(?!${OURS})`, 'u');

/** GitHub's example of `workflow_run` has no pull requests, so the service doesn't know the first one. */
const FIRST_PULL_REQUEST = 'Context access might be invalid: 0';

/** Returns the problems in a workflow or an `action.yml`, each with its line. */
export type FindProblems = (file: string, text: string) => Promise<string[]>;

/**
 * Opens GitHub's language service. The package imports JSON in a way that Node refuses, so it is bundled first. It gets our own
 * `action.yml` files, so that an undeclared input, or a missing required one, is an error in a workflow.
 */
export async function openLanguageService(): Promise<FindProblems> {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'language-service-'));
  const outfile = join(folder.path, 'service.mjs');
  await build({
    stdin: {
      contents: `export { validate } from '@actions/languageservice'; export { TextDocument } from 'vscode-languageserver-textdocument';`,
      resolveDir: process.cwd(),
    },
    bundle: true,
    format: 'esm',
    platform: 'node',
    outfile,
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
  });
  const service = Service.parse(await import(pathToFileURL(outfile).href));
  return async (file, text) => {
    const document = service.TextDocument.create(pathToFileURL(file).href, 'yaml', 1, text);
    const diagnostics = await service.validate(document, {
      actionsMetadataProvider: {
        fetchActionMetadata: async ({ name, path = '' }) =>
          name === 'docs-agent-action' ? readDeclaredAction(join(path, 'action.yml')) : undefined,
      },
    });
    return diagnostics.flatMap(({ message, range }) => {
      const said = typeof message === 'string' ? message : message.value;
      return OTHERS_CANNOT_BE_LOOKED_AT.test(said) || said === FIRST_PULL_REQUEST
        ? []
        : [`${range.start.line + 1}: ${said}`];
    });
  };
}
