import { describe, expect, test } from '@jest/globals';
import type { CommentSeed } from '../../sandbox/github.ts';
import { auto, ends, messages, ownComment, withJobs } from './earlier-jobs.ts';
import { HERE, scheduled } from './events.ts';
import { annotated, scenario } from './scenario.ts';

describe('a marker is ignored', () => {
  const [, said = '', code = ''] = /:1 (\S+) (\S+) -->/u.exec(ownComment('job-1').body) ?? [];
  const forged = (body: string) => (issue: number) => ({ issue, author: 'github-actions[bot]', body });
  const decoded = Buffer.from(said, 'base64').toString();
  const other = Buffer.from(decoded.replace('"run":"1"', '"run":"2"')).toString('base64');
  const longer = Buffer.concat([Buffer.from(code, 'base64'), Buffer.of(0)]).toString('base64');
  const copied = (from: (issue: number) => { repository: string; issue: number }) => (issue: number) =>
    ownComment('job-1', { issue, boundTo: from(issue) });
  const cases: [string, (issue: number) => CommentSeed][] = [
    ['with changed content', forged(`<!-- docs-agent-action:1 ${other} ${code} -->`)],
    ['with a shortened code', forged(`<!-- docs-agent-action:1 ${said} ${code.slice(0, 8)} -->`)],
    ['with a longer code', forged(`<!-- docs-agent-action:1 ${said} ${longer} -->`)],
    ['with text after it', forged(`${ownComment('job-1').body}\nAs I said.`)],
    ['without a code', forged(`<!-- docs-agent-action:1 ${said} -->`)],
    ['by another user', (issue) => ownComment('job-1', { issue, author: 'mallory' })],
    ['by another bot', (issue) => ownComment('job-1', { issue, author: 'github-actions' })],
    ['made with another key', (issue) => ownComment('job-1', { issue, key: 'mint_another-key' })],
    ['copied from another issue', copied(() => ({ repository: HERE, issue: 5 }))],
    ['copied from another repository', copied((issue) => ({ repository: 'Codertocat/Hello', issue }))],
    ['of another project', (issue) => ownComment('job-1', { issue, project: 'project-2' })],
    ['that names no job', (issue) => ownComment('', { issue })],
  ];

  test.each(cases)('%s', async (_, seed) => {
    await using s = await withJobs([ends(), ends()], { comments: [seed(1)], pulls: [{ number: 11 }] });
    expect((await s.run(auto())).outputs).toMatchObject({ outcome: 'pr-created', 'job-id': 'job-3' });
    expect(messages(s)).toEqual([0, 0, 0]);
    expect(s.platform.jobs[0]?.gets).toBe(0);
    // At the cap.
    s.github.addComment(seed(11));
    const { outputs } = await s.run(auto({ event: scheduled, with: { 'max-open-prs': '1' } }));
    expect(outputs).toMatchObject({ outcome: 'skipped', reason: 'max-open-prs' });
    expect(messages(s)).toEqual([0, 0, 0]);
  });

  test.each(cases)('after a valid marker: %s', async (_, seed) => {
    await using s = await withJobs([ends(), ends()], { comments: [ownComment('job-2'), seed(1)] });
    await s.run(auto());
    expect(messages(s)).toEqual([0, 1]);
  });
});

describe('after the API key was replaced', () => {
  const marker = '0123456789abcdef0123456789abcdef';
  const replaced = 'mint_replaced-key';
  /** Runs with one key, and then with another. The comments stay. */
  type Inputs = Readonly<Record<string, string>>;
  const runs = async (first: Inputs, then: Inputs, again = {}) => {
    await using before = await scenario({ life: ends(null) });
    await before.run(auto({ with: { comment: 'true', ...first } }));
    const comments = before.github.comments.map(({ issue, body }) => ({ issue, body }));
    const s = await scenario({ life: ends(null), apiKey: replaced }, { comments });
    s.platform.addJob('Before.', ends(null));
    const { outputs, annotations, exitCode } = await s.run(
      auto({ runId: '2', ...again, with: { comment: 'true', 'api-key': replaced, ...then } }),
    );
    await s[Symbol.asyncDispose]();
    return { outputs, annotations, exitCode, jobs: s.platform.jobs };
  };
  const withMarkerKey = { 'marker-key': marker };

  test('marker-key still shows which job to continue', async () => {
    const step = await runs(withMarkerKey, withMarkerKey);
    expect(step).toMatchObject({ outputs: { 'job-id': 'job-1' }, annotations: [] });
  });

  test('marker-key still shows which job to resume', async () => {
    const inputs = { ...withMarkerKey, 'job-id': '', wait: 'false' };
    const { jobs, exitCode } = await runs(inputs, inputs, { runId: undefined, attempt: 2 });
    expect(exitCode).toBe(0);
    expect(jobs[0]?.gets).toBe(1);
  });

  test('without it, auto warns that it ignores the comment, and creates a job', async () => {
    const { outputs, annotations } = await runs({}, {});
    expect(outputs['job-id']).toBe('job-2');
    expect(annotations).toEqual([annotated('warning', /signed with another key.*`marker-key`/u)]);
  });

  test('without it, a re-run creates nothing and says why', async () => {
    const inputs = { 'job-id': '' };
    const { outputs, jobs } = await runs(inputs, inputs, { runId: undefined, attempt: 2 });
    expect(outputs).toMatchObject({ outcome: 'not-created', reason: 'guard-unavailable' });
    expect(outputs['message']).toMatch(/the key that signed it has been replaced.*`marker-key`/u);
    expect(jobs).toHaveLength(1);
  });

  test('a comment that the API key signed holds after marker-key was added', async () => {
    await using s = await scenario({ life: ends(null) });
    await s.run(auto({ with: { comment: 'true' } }));
    await s.run(auto({ runId: '2', with: { comment: 'true', ...withMarkerKey } }));
    expect(messages(s)).toEqual([1]);
  });

  test('marker-key is masked', async () => {
    await using s = await scenario({ life: ends(null) });
    const { masks } = await s.run({ with: { comment: 'true', ...withMarkerKey } });
    expect(masks).toContain(marker);
  });
});
