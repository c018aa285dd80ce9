import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { validate as Validate } from '@actions/languageservice';
import { build } from 'esbuild';
import type { TextDocument as Documents } from 'vscode-languageserver-textdocument';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { OURS as ACTION } from '../sandbox/rehearse/workflow.ts';

const Inputs = z.record(
  z.string(),
  z.object({
    description: z.string(),
    required: z._default(z.boolean(), false),
    default: z.exactOptional(z.string()),
  }),
);
const isFunction = (value: unknown) => typeof value === 'function';
const Service = z.object({
  validate: z.custom<typeof Validate>(isFunction),
  TextDocument: z.custom<typeof Documents>((value) => typeof value === 'object'),
});
const Action = z.object({ name: z.string(), description: z.string(), inputs: Inputs });

/** Our own actions, as workflows name them, and the files that declare them. */
const OURS: Readonly<Record<string, string>> = {
  '': 'action.yml',
  visitors: 'visitors/action.yml',
  settle: 'settle/action.yml',
};

/** Other actions are unknown without a network. */
const OTHERS_CANNOT_BE_LOOKED_AT = new RegExp(`^Unable to resolve action \`(?!${ACTION})`, 'u');

export type Problem = { readonly line: number; readonly message: string };

/** GitHub's language service, which reports problems in workflows and `action.yml` files. */
export interface LanguageService {
  problems(file: string, text: string): Promise<Problem[]>;
}

/**
 * The package imports JSON in a way that Node refuses, so it is bundled first. It gets our own `action.yml` files, so
 * that an undeclared input, or a missing required one, is an error in a workflow.
 */
export async function openLanguageService(): Promise<LanguageService> {
  const folder = await mkdtemp(join(tmpdir(), 'language-service-'));
  const outfile = join(folder, 'service.mjs');
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
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  return {
    problems: async (file, text) => {
      const document = service.TextDocument.create(pathToFileURL(file).href, 'yaml', 1, text);
      const diagnostics = await service.validate(document, {
        actionsMetadataProvider: {
          fetchActionMetadata: async ({ name, path = '' }) => {
            const declaredIn = name === 'docs-agent-action' ? OURS[path] : undefined;
            return declaredIn === undefined
              ? undefined
              : Action.parse(parse(await readFile(declaredIn, 'utf8')));
          },
        },
      });
      return diagnostics
        .map(({ message, range }) => ({
          line: range.start.line + 1,
          message: typeof message === 'string' ? message : message.value,
        }))
        .filter(({ message }) => !OTHERS_CANNOT_BE_LOOKED_AT.test(message));
    },
  };
}
