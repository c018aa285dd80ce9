import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface FakeAction extends AsyncDisposable {
  readonly actionFile: string;
}

/** An action in its own folder, with these texts as scripts. It is removed when disposed of. */
export async function fakeAction(
  main: string,
  { inputs = '', post }: { inputs?: string; post?: string } = {},
): Promise<FakeAction> {
  const folder = await mkdtemp(join(tmpdir(), 'action-'));
  const actionFile = join(folder, 'action.yml');
  const runs = `runs:\n  using: node24\n  main: main.mjs\n${post === undefined ? '' : '  post: post.mjs\n'}`;
  await writeFile(actionFile, `name: fake\n${inputs}\n${runs}`);
  await writeFile(join(folder, 'main.mjs'), main);
  await writeFile(join(folder, 'post.mjs'), post ?? '');
  return {
    actionFile,
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true, maxRetries: 5 }),
  };
}
