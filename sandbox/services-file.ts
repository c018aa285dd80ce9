import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';

/** What a step needs to know of a running sandbox. */
const Services = z.object({
  platform: z.object({ url: z.string(), projectId: z.string(), apiKey: z.string() }),
  github: z.object({ url: z.string(), token: z.string() }),
});
export type Services = z.infer<typeof Services>;

const FOLDER = fileURLToPath(new URL('../node_modules/.cache/sandbox/', import.meta.url));

/** `npm run sandbox` writes this file, and `npm run sandbox:run` reads it. `port` is that of the API. */
const fileOf = (port: number): string => `${FOLDER}${port}.json`;

export async function writeServices(port: number, services: Services): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  await writeFile(fileOf(port), JSON.stringify(services), { mode: 0o600 });
}

/** Returns undefined if no sandbox runs on this port. */
export async function readServices(port: number): Promise<Services | undefined> {
  const text = await readFile(fileOf(port), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : Services.parse(JSON.parse(text));
}

export async function removeServices(port: number): Promise<void> {
  await rm(fileOf(port), { force: true });
}
