import { payload } from '../../payloads.ts';
import { AGENT_PULL } from '../scene.ts';
import { REPOSITORY } from './events.ts';
import { outcomes } from './expectations.ts';
import { recipe } from './recipe.ts';

const INSTRUCTION = 'Say "hello" in `code` to $(whoami).';

export const severalProjects = recipe('several-projects', [
  {
    github: { pulls: [{ number: AGENT_PULL, files: [] }] },
    title: 'creates a job for each project of the matrix',
    event: () => ({
      name: 'workflow_dispatch',
      payload: payload('workflow_dispatch', undefined, {
        inputs: { instruction: INSTRUCTION },
        ref: 'refs/heads/main',
        repository: REPOSITORY,
      }),
    }),
    holds: (seen) => ({
      'three jobs ended with a pull request': outcomes(seen) === 'pr-created,pr-created,pr-created',
      'three jobs were created': seen.platform.jobs.length === 3,
      'the instruction is sent unchanged': seen.prompts.every((text) => text === INSTRUCTION),
      'GitHub was only read': seen.github.requests.every(({ method }) => method === 'GET'),
    }),
  },
]);
