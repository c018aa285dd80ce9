import { expect, test } from '@jest/globals';
import type { StepOptions, StepResult } from '../../sandbox/step.ts';
import { type Scenario, scenario } from './scenario.ts';

const KEY = 'mint_sandbox-key';

/** Everything that a step leaves behind, but for the command that tells the runner to hide the key. */
function everything(
  { log, stdout, stderr, outputs, state, summary, annotations }: StepResult,
  s: Scenario,
): string {
  return [
    log,
    stdout.replace(`::add-mask::${KEY}`, ''),
    stderr,
    JSON.stringify([outputs, state, annotations, s.github.comments]),
    summary,
  ].join('\n');
}

const echo = `your key ${KEY} is wrong`;

test.each<[string, (s: Scenario) => void, StepOptions]>([
  ['a plain run', () => undefined, {}],
  [
    'a refusal that echoes it',
    (s) => s.platform.fault({ method: 'POST' }, { kind: 'status', status: 401, body: { error: echo } }),
    {},
  ],
  [
    'a refusal in plain text',
    (s) => s.platform.fault({ method: 'POST' }, { kind: 'status', status: 403, body: echo }),
    {},
  ],
  [
    'a job that echoes it',
    (s) =>
      s.platform.fault(
        { method: 'GET' },
        {
          kind: 'raw',
          status: 200,
          body: JSON.stringify({
            id: 'job-1',
            status: 'completed',
            model: echo,
            prLink: `https://github.com/acme/docs/pull/7?${KEY}`,
            [KEY]: KEY,
          }),
        },
      ),
    {},
  ],
  [
    'an answer that cannot be read',
    (s) => s.platform.fault({ method: 'POST' }, { kind: 'raw', status: 200, body: `<title>${echo}</title>` }),
    {},
  ],
  ['a job id that echoes it', () => undefined, { with: { 'job-id': KEY } }],
  ['a project id that echoes it', () => undefined, { with: { 'project-id': KEY } }],
  ['an input that echoes it', () => undefined, { with: { wait: KEY } }],
  [
    'a connection that breaks',
    (s) => s.platform.fault({ method: 'POST' }, { kind: 'reset', before: 'act' }),
    {},
  ],
])('the key appears nowhere: %s', async (_, prepare, options) => {
  await using s = await scenario();
  prepare(s);
  const result = await s.run({
    ...options,
    env: { RUNNER_DEBUG: '1' },
    with: { comment: 'true', ...options.with },
  });
  expect(result.masks).toContain(KEY);
  expect(result.stdout.indexOf(`::add-mask::${KEY}`)).toBe(0);
  expect(everything(result, s)).not.toContain(KEY);
});
