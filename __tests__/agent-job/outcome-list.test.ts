import { expect, test } from '@jest/globals';
import type { StepResult } from '../../sandbox/run-step.ts';
import { readActionFile } from '../../scripts/action-file.ts';
import type { OutcomeName } from '../../src/agent-job/report/outcomes.ts';
import { conclusionOf } from '../conclusion.ts';
import { SENDER, scenario } from './scenario.ts';

const { output, list } = readActionFile('action.yml').outcomes;

/** How to get each outcome. */
const ways: Readonly<Record<OutcomeName, (inputs: Readonly<Record<string, string>>) => Promise<StepResult>>> =
  {
    // `if-no-pr` would be a warning: it has no effect with `wait: false`.
    started: async ({ 'if-no-pr': _, ...inputs }) => {
      await using s = await scenario();
      return await s.run({ with: { ...inputs, wait: 'false' } });
    },
    'pr-created': (inputs) => ended('completed', inputs, 'https://github.com/acme/docs/pull/7'),
    'no-pr': (inputs) => ended('completed', inputs),
    archived: (inputs) => ended('archived', inputs),
    failed: (inputs) => ended('failed', inputs),
    'dry-run': async (inputs) => {
      await using s = await scenario();
      return await s.run({ with: { ...inputs, 'dry-run': 'true' } });
    },
    skipped: async (inputs) => {
      await using s = await scenario({}, { roles: { [SENDER]: 'read' } });
      return await s.run({ with: inputs });
    },
    rejected: (inputs) => answered('POST', 401, inputs),
    'not-created': async (inputs) => {
      await using s = await scenario();
      return await s.run({ with: { ...inputs, prompt: ' ' } });
    },
    unknown: (inputs) => answered('POST', 500, inputs),
    'timed-out': (inputs) => ended('active', { ...inputs, 'timeout-minutes': '1' }),
    cancelled: async (inputs) => {
      await using s = await scenario({ life: [{ status: 'active' }] });
      const step = await s.start({ with: inputs, clock: 'held' });
      await step.waitForLine('Job `job-1` accepted');
      await step.clock.idle();
      step.kill('SIGINT');
      return await step.result;
    },
    lost: (inputs) => answered('GET', 401, inputs),
  };

async function ended(
  status: string,
  inputs: Readonly<Record<string, string>>,
  prLink: string | null = null,
): Promise<StepResult> {
  await using s = await scenario({ life: [{ status, prLink }] });
  return await s.run({ with: inputs });
}

async function answered(
  method: string,
  status: number,
  inputs: Readonly<Record<string, string>>,
): Promise<StepResult> {
  await using s = await scenario();
  s.platform.fault({ method, times: Infinity }, { kind: 'status', status });
  return await s.run({ with: inputs });
}

test('action.yml lists each outcome once', () => {
  expect(output).toBe('outcome');
  expect(list.map(({ value }) => value).toSorted()).toEqual(Object.keys(ways).toSorted());
});

test.each(Object.entries(ways))('the step ends as action.yml says for %s', async (word, comeTo) => {
  const step = list.find(({ value }) => value === word)?.step ?? '';
  const results = await Promise.all(
    ['ignore', 'warn', 'error'].map((ifNoPr) => comeTo({ 'if-no-pr': ifNoPr })),
  );
  for (const { outputs } of results) expect(outputs).toMatchObject({ outcome: word });
  expect(results.map(conclusionOf)).toEqual(
    step === 'depends on `if-no-pr`'
      ? ['passes', 'passes with a warning', 'fails']
      : results.map(() => step.replace(/^(fails|passes)[,;].*$/u, '$1')),
  );
  if (step.endsWith('`job-id` follows it')) {
    for (const { outputs } of results) expect(outputs['job-id']).toBe('job-1');
  }
});

/** Skips and dry runs are only reported on the run's page, and invalid inputs may not name an issue to comment on. */
const NOT_COMMENTED: readonly string[] = ['dry-run', 'skipped', 'not-created'];

test.each(Object.entries(ways))('%s gets a comment or not', async (word, comeTo) => {
  const { outputs } = await comeTo({ comment: 'true' });
  expect(outputs['outcome']).toBe(word);
  expect(outputs['comment-id'] === undefined).toBe(NOT_COMMENTED.includes(word));
});

test('a job that wasn’t created because the API couldn’t be reached gets a comment', async () => {
  await using s = await scenario();
  s.platform.fault({ times: Infinity }, { kind: 'status', status: 429 });
  const { outputs } = await s.run({ with: { comment: 'true' } });
  expect(outputs['outcome']).toBe('not-created');
  expect(outputs['comment-id']).toBe(String(s.github.comments[0]?.id));
});
