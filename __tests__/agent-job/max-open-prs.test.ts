import { describe, expect, test } from '@jest/globals';
import type { PullSeed } from '../../sandbox/github.ts';
import type { StepOptions } from '../../sandbox/run-step.ts';
import { ends } from './earlier-jobs.ts';
import { AGENT, HERE, scheduled } from './events.ts';
import { annotated, FORBIDDEN, labeled, lines, SENDER, scenario } from './scenario.ts';

const REPOSITORY = `/repos/${HERE}`;
const AT_CAP = { outcome: 'skipped', reason: 'max-open-prs' };

function pulls(count: number, edit: Partial<PullSeed> = {}, from = 11): PullSeed[] {
  return Array.from({ length: count }, (_, index) => ({ number: from + index, ...edit }));
}

const capped = (limit: number, options: StepOptions = {}): StepOptions => ({
  event: scheduled,
  ...options,
  with: { 'max-open-prs': String(limit), ...options.with },
});

describe('max-open-prs creates', () => {
  test.each<[string, number, PullSeed[]]>([
    ['below the cap', 3, pulls(2)],
    ['with pull requests of others', 1, pulls(3, { author: 'octocat' })],
    ['with closed ones', 1, pulls(3, { state: 'closed' })],
    ['with those in another repository', 1, pulls(3, { repository: 'acme/docs' })],
  ])('a job %s', async (_, limit, seeds) => {
    await using s = await scenario({}, { pulls: seeds });
    const outputs = { outcome: 'pr-created', reason: '', 'job-id': 'job-1' };
    expect(await s.run(capped(limit))).toMatchObject({ exitCode: 0, outputs });
    expect(lines(s.github.requests)).toEqual([`GET ${REPOSITORY}/pulls`]);
  });

  const onItsBranch = { author: 'octocat', headRef: 'mintlify/1a2b3c4d' };
  const login = { 'agent-login': 'docs-agent' };
  const elsewhere = { 'pr-repository': 'acme/docs' };
  test.each<[string, number, PullSeed[], Readonly<Record<string, string>>, string]>([
    ['at the cap', 3, pulls(3), {}, AGENT],
    ['with a draft', 1, pulls(1, { draft: true }), {}, AGENT],
    ['with one that a connected person opened from the agent’s branch', 1, pulls(1, onItsBranch), {}, AGENT],
    ['with one of agent-login, in any case', 1, pulls(1, { author: 'Docs-Agent' }), login, 'docs-agent'],
    ['with those in pr-repository', 2, pulls(2, { repository: 'acme/docs' }), elsewhere, '`acme/docs`'],
  ])('no job %s', async (_, limit, seeds, inputs, said) => {
    await using s = await scenario({}, { pulls: seeds });
    const step = await s.run(capped(limit, { with: inputs }));
    const outputs = { ...AT_CAP, message: expect.stringContaining(said) };
    expect(step).toMatchObject({ exitCode: 0, outputs });
    expect(s.platform.requests).toEqual([]);
    expect(lines(s.github.requests)).toEqual([`GET /repos/${inputs['pr-repository'] ?? HERE}/pulls`]);
  });
});

test.each([
  [5, [15, 14, 13, 12, 11], '', 'false'],
  [6, [16, 15, 14, 13, 12], ' and 1 more', 'false'],
  [6, [16, 15, 14, 13, 12], ' and 1 more', 'true'],
])('the message lists the newest of %i: %j%s, with dry-run: %s', async (count, listed, more, dryRun) => {
  await using s = await scenario({}, { pulls: pulls(count) });
  const { outputs } = await s.run(capped(1, { with: { 'dry-run': dryRun } }));
  const urls = listed.map((number) => `https://github.com/${HERE}/pull/${number}`).join(', ');
  const start = dryRun === 'true' ? 'Dry run, nothing was sent. A run would be skipped' : 'Skipped';
  const reached = `\`${AGENT}\` has ${count} open pull requests in \`${HERE}\`, and \`max-open-prs\` is 1.`;
  expect(outputs['message']).toBe(`${start}: ${reached} Merge or close some. ${urls}${more}`);
});

describe('a skip', () => {
  test('is only a notice, a reaction, and a summary with links and ages', async () => {
    // The step starts at 09:00 on 2026-11-02.
    const ages = ['2026-11-01T20:00:00Z', '2026-10-31T20:00:00Z', '2026-10-03T09:00:00Z'];
    const seeds = ages.map((createdAt, index) => ({ number: 11 + index, createdAt }));
    await using s = await scenario({}, { pulls: seeds });
    const step = await s.run(capped(3, { event: labeled, with: { comment: 'true' } }));
    const { outputs, annotations, summary } = step;
    expect(step).toMatchObject({ exitCode: 0, outputs: { ...AT_CAP, 'job-id': '' } });
    expect(outputs['comment-id']).toBeUndefined();
    expect(annotations).toEqual([annotated('notice', 'max-open-prs')]);
    for (const [index, age] of ['less than a day', '1 day', '30 days'].entries()) {
      const url = `https://github.com/${HERE}/pull/${11 + index}`;
      expect(annotations[0]?.message).toContain(url);
      expect(summary.split('\n').find((line) => line.includes(`(${url})`))).toContain(age);
    }
    expect(summary).toContain('| Open pull request | Open for |\n');
    expect(summary).not.toContain('Requested by');
    expect(s.github.comments).toEqual([]);
    expect(s.github.reactions).toMatchObject([{ content: 'confused', on: 'issue', target: 1 }]);
    expect(s.platform.requests).toEqual([]);
    expect(lines(s.github.requests)).toEqual([
      `GET ${REPOSITORY}/collaborators/${SENDER}/permission`,
      `GET ${REPOSITORY}/pulls`,
      `POST ${REPOSITORY}/issues/1/reactions`,
    ]);
  });

  test('lists a pull request without its age if GitHub doesn’t return it', async () => {
    await using s = await scenario();
    const html_url = `https://github.com/${HERE}/pull/5`;
    const pull = { number: 5, html_url, title: 'Do\u202Ecs', created_at: 'lately', state: 'open' };
    const body = JSON.stringify([{ ...pull, user: { login: AGENT } }]);
    s.github.fault({ path: `${REPOSITORY}/pulls` }, { kind: 'raw', body });
    const { summary } = await s.run(capped(1));
    expect(summary).toContain(`[#5 Docs](${html_url})`);
    expect(summary).not.toContain('NaN');
  });
});

test.each([
  ['can’t read', { unreadable: ['acme/docs'] }, { 'pr-repository': 'acme/docs' }, /acme\/docs.*/u],
  ['can’t list pull requests of', {}, {}, /Hello-World.*/u],
])('the error names the permission for a repository that the token %s', async (_, hub, inputs, said) => {
  await using s = await scenario({}, hub);
  s.github.fault({ path: `${REPOSITORY}/pulls` }, FORBIDDEN);
  const step = await s.run(capped(3, { with: inputs }));
  const outputs = { outcome: 'not-created', reason: 'guard-unavailable' };
  const named = annotated('error', new RegExp(`${said.source}pull-requests: read`, 'u'));
  expect(step).toMatchObject({ exitCode: 1, outputs, annotations: [named] });
  expect(s.platform.requests).toEqual([]);
});

test.each<[string, StepOptions, boolean]>([
  ['', capped(3), true],
  [', unless pr-repository names it', capped(3, { with: { 'pr-repository': 'Acme/Docs' } }), false],
  [', unless there is no cap', { event: scheduled }, false],
])('a pull request in a repository that isn’t counted is a warning%s', async (_, step, isWarned) => {
  await using s = await scenario({ life: ends('https://github.com/acme/docs/pull/7') });
  const annotations = isWarned ? [annotated('warning', '`pr-repository: acme/docs`')] : [];
  expect(await s.run(step)).toMatchObject({ exitCode: 0, annotations });
});

test('the summary links to 100 of 1,500 open pull requests, because GitHub drops one over 1 MiB', async () => {
  await using s = await scenario({}, { pulls: pulls(1_500, { title: '*'.repeat(256) }) });
  const { annotations, summary } = await s.run(capped(3));
  for (const { number } of pulls(100, {}, 1_411)) expect(summary).toContain(`${HERE}/pull/${number})`);
  expect(summary).toContain('| and 1,400 more |');
  expect(annotations[0]?.message).toMatch(/^.{1,4080} and 1,495 more$/u);
  expect(Buffer.byteLength(summary)).toBeLessThan(100_000);
});
