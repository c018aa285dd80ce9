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
    started: async (inputs) => {
      await using s = await scenario();
      // It would be a warning, because it has no effect with `wait: false`.
      return await s.run({ with: { ...inputs, 'if-no-pr': 'ignore', wait: 'false' } });
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

/** The reason and the title of each outcome as above. */
const REPORTED: Readonly<Record<string, readonly [reason: string, title: string]>> = {
  started: ['', 'Docs job started'],
  'pr-created': ['', 'Docs pull request opened'],
  'no-pr': ['', 'Docs job completed without a pull request'],
  archived: ['archived', 'Docs job archived'],
  failed: ['job-failed', 'Docs job failed'],
  'dry-run': ['', 'Dry run: nothing was sent'],
  skipped: ['permission', 'Docs job skipped'],
  rejected: ['unauthorized', 'Docs job rejected'],
  'not-created': ['invalid-input', 'No docs job created'],
  unknown: ['server-error', 'Docs job may have been created'],
  'timed-out': ['timeout', 'Docs job timed out'],
  cancelled: ['cancelled', 'Docs run cancelled'],
  lost: ['unauthorized', 'Docs job lost'],
};

test.each(Object.entries(ways))(
  '%s has its reason and title everywhere, and a comment or not',
  async (word, comeTo) => {
    const [reason = '', title = ''] = REPORTED[word] ?? [];
    const result = await comeTo({ comment: 'true' });
    const { outputs, summary, annotations } = result;
    expect(outputs).toMatchObject({ outcome: word, reason });
    expect(summary).toContain(`**${title}`);
    expect(summary).toContain(`| Outcome | \`${word}\` |`);
    expect(summary.includes(`| Reason | \`${reason}\` |`)).toBe(reason !== '');
    // Each invalid input has an annotation of its own.
    const shown = reason === 'invalid-input' ? 'Invalid input: prompt' : title;
    expect(annotations.map((one) => one.title)).toEqual(conclusionOf(result) === 'passes' ? [] : [shown]);
    expect(outputs['comment-id'] === undefined).toBe(NOT_COMMENTED.includes(word));
  },
);

test('a job that wasn’t created because the API couldn’t be reached gets a comment', async () => {
  await using s = await scenario();
  s.platform.fault({ times: Infinity }, { kind: 'status', status: 429 });
  const { outputs } = await s.run({ with: { comment: 'true' } });
  expect(outputs['outcome']).toBe('not-created');
  expect(outputs['comment-id']).toBe(String(s.github.comments[0]?.id));
});
