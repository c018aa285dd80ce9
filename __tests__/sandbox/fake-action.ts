import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningStep, type StepOptions, type StepResult, startStep } from '../../sandbox/run-step.ts';
import { cleanUpAfterEach } from './clean-up.ts';

interface FakeAction extends AsyncDisposable {
  readonly actionFile: string;
}

/** An action in its own folder, with these texts as scripts. It is removed when disposed of. */
async function fakeAction(main: string, post: string | undefined): Promise<FakeAction> {
  const folder = await mkdtemp(join(tmpdir(), 'action-'));
  const actionFile = join(folder, 'action.yml');
  const runs = `runs:\n  using: node24\n  main: main.mjs\n${post === undefined ? '' : '  post: post.mjs\n'}`;
  await writeFile(actionFile, `name: fake\n${runs}`);
  await writeFile(join(folder, 'main.mjs'), main);
  await writeFile(join(folder, 'post.mjs'), post ?? '');
  return {
    actionFile,
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true, maxRetries: 5 }),
  };
}

/** Functions that start a script as the main phase of an action, and what else the tests of a file clean up. */
export function fakeSteps(options: StepOptions = {}) {
  const cleanUp = cleanUpAfterEach();
  const start = async (main: string, more: StepOptions = {}, post?: string): Promise<RunningStep> => {
    const { actionFile } = await cleanUp.after(fakeAction(main, post));
    return await cleanUp.after(startStep({ ...options, ...more, actionFile }));
  };
  const run = async (main: string, more: StepOptions = {}): Promise<StepResult> =>
    (await start(main, more)).result;
  return { cleanUp, start, run };
}
