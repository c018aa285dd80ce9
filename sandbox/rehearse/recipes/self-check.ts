import type { Recipe, Seen } from '../scene.ts';
import { scheduled } from './events.ts';
import { projectFile } from './recipe.ts';

export const selfCheck: Recipe = {
  name: 'self-check',
  workflow: '.github/workflows/self-check.yml',
  files: { '.github/workflows/self-check.yml': projectFile('.github/workflows/self-check.yml') },
  isOwn: true,
  scenes: [
    {
      title: 'passes with the actions as they are built',
      event: scheduled,
      holds: (seen) => ({
        ...endsSandbox(seen),
        'both actions ran': ['./', './visitors'].every((uses) =>
          seen.run.output.includes(`Run Main ${uses}`),
        ),
        'only the action masks the key': hidesKey(seen),
        'no issue was opened': seen.gh.length === 0,
      }),
    },
    {
      title: 'fails and opens an issue if an action is broken',
      event: scheduled,
      edit: { 'dist/visitors/index.js': 'process.exitCode = 1;\n' },
      gh: () => [
        ['issue list', '[]'],
        ['issue create', ''],
      ],
      ends: 'failure',
      holds: (seen) => ({
        ...endsSandbox(seen),
        'an issue was opened': seen.gh.some((line) => line.startsWith('issue create')),
      }),
    },
  ],
};

/** Stops the sandbox that the workflow started, as a runner stops the processes of a job. */
function endsSandbox({ run }: Seen): Record<string, boolean> {
  const pid = Number(run.steps.find(({ id }) => id === 'sandbox')?.outputs['pid']);
  const isRunning = Number.isInteger(pid) && pid > 1;
  if (isRunning) process.kill(pid, 'SIGINT');
  return { 'the sandbox was started': isRunning };
}

/** The sandbox's key is not a secret of the repository, so only the action's mask hides it. */
function hidesKey({ run }: Seen): boolean {
  const key = run.steps.find(({ id }) => id === 'sandbox')?.outputs['api-key'] ?? '';
  const steps = run.steps.filter(({ id, stage }) => stage === 'Main' && ['job', 'visitors'].includes(id));
  return steps.length === 2 && steps.every(({ masks, log }) => masks.includes(key) && !log.includes(key));
}
