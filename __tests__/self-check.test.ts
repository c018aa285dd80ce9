import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { payload } from '../sandbox/payloads.ts';
import { startPlatform } from '../sandbox/platform.ts';
import { runStep } from '../sandbox/run-step.ts';
import { fillTemplate } from '../src/agent-job/inputs/prompt-template.ts';
import { CAN_RUN_SCRIPTS } from './recipe.ts';

const Texts = z._default(z.record(z.string(), z.coerce.string()), {});
const Workflow = z.object({
  jobs: z.object({
    play: z.object({
      steps: z.array(
        z.object({
          id: z.optional(z.string()),
          name: z.optional(z.string()),
          uses: z.optional(z.string()),
          with: Texts,
          env: Texts,
          run: z.optional(z.string()),
        }),
      ),
    }),
  }),
});
const OURS: Readonly<Record<string, string>> = { './': 'action.yml', './visitors': 'visitors/action.yml' };

let workspace: string;
beforeEach(async () => {
  workspace = await mkdtemp(join(tmpdir(), 'self-check-'));
});
afterEach(() => rm(workspace, { recursive: true, force: true }));

const whereScriptsRun = CAN_RUN_SCRIPTS ? test : test.skip;
whereScriptsRun('what the weekly self-check expects of GitHub’s runners holds here', async () => {
  const { jobs } = Workflow.parse(parse(await readFile('.github/workflows/self-check.yml', 'utf8')));
  await using platform = await startPlatform();
  const steps: Record<string, { outputs: Readonly<Record<string, string>>; outcome?: string }> = {
    sandbox: {
      outputs: { 'base-url': platform.url, 'project-id': platform.projectId, 'api-key': platform.apiKey },
    },
  };
  const contexts = { github: {}, env: {}, steps };
  const filled = async (texts: Readonly<Record<string, string>>) => {
    const entries = Object.entries(texts).map(async ([name, text]) => [
      name,
      await fillTemplate(text, contexts),
    ]);
    return z.record(z.string(), z.string()).parse(Object.fromEntries(await Promise.all(entries)));
  };

  const expectations: Record<string, number | null> = {};
  for (const { id, name, uses = '', with: inputs, env, run } of jobs.play.steps) {
    const actionFile = OURS[uses];
    if (actionFile !== undefined && id !== undefined) {
      const { outputs, exitCode } = await runStep({
        actionFile,
        event: { name: 'schedule', payload: payload('schedule') },
        workspace,
        clock: 'virtual',
        with: await filled(inputs),
      });
      steps[id] = { outputs, outcome: exitCode === 0 ? 'success' : 'failure' };
    } else if (name !== undefined && run !== undefined) {
      const { status } = spawnSync('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', run], {
        cwd: workspace,
        env: { PATH: process.env['PATH'], ...(await filled(env)) },
      });
      expectations[name] = status;
    }
  }
  expect(expectations).toEqual({
    'The job has a pull request': 0,
    'A wrong key fails the step': 0,
    'The export is whole': 0,
  });
});
