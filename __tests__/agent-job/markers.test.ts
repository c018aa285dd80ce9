import { describe, expect, test } from '@jest/globals';
import type { CommentSeed } from '../../sandbox/github.ts';
import type { StepOptions } from '../../sandbox/run-step.ts';
import { auto, ends, LINK, markerIn, messages, ownComment, REPOSITORY_ID, withJobs } from './earlier-jobs.ts';
import { scheduled } from './events.ts';
import { annotated, notCreated, scenario, status } from './scenario.ts';

const { body: ours } = ownComment('job-1');
const [, text = '', said = '', code = ''] = /^([^]*)<!-- \S+ (\S+) (\S+) -->$/u.exec(ours) ?? [];
const forged = (body: string) => (issue: number) => ({ issue, author: 'github-actions[bot]', body });
const marker = (content: string, mac: string) => `${text}<!-- docs-agent-action:1 ${content} ${mac} -->`;
const copied = (from: (issue: number) => { repository: string; issue: number }) => (issue: number) =>
  ownComment('job-1', { issue, boundTo: from(issue) });
test.each<[string, (issue: number) => CommentSeed]>([
  ['with changed content', forged(marker(said.replace(',1,1,', ',2,1,'), code))],
  ['with a shortened code', forged(marker(said, code.slice(0, 8)))],
  ['with a longer code', forged(marker(said, `${code}A`))],
  ['without a code', forged(`${text}<!-- docs-agent-action:1 ${said} -->`)],
  ['with content that is none', forged(marker('%,1,1', code))],
  ['with text after it', forged(`${ours}\nAs I said.`)],
  ['below another text', forged(`As I said.\n${ours}`)],
  ['below another one', forged(`<!-- docs-agent-action:1 x ${code} -->\n${ours}`)],
  ['that is quoted', forged(`> ${ours.replaceAll('\n', '\n> ')}`)],
  ['by another user', (issue) => ownComment('job-1', { issue, author: 'mallory' })],
  ['by another bot', (issue) => ownComment('job-1', { issue, author: 'github-actions' })],
  ['made with another key', (issue) => ownComment('job-1', { issue, key: 'mint_another-key' })],
  ['copied from another issue', copied(() => ({ repository: REPOSITORY_ID, issue: 5 }))],
  ['copied from another repository', copied((issue) => ({ repository: '1', issue }))],
  ['of another project', (issue) => ownComment('job-1', { issue, project: 'project-2' })],
  ['that names no job', (issue) => ownComment('', { issue })],
])('a marker is ignored %s', async (_, seed) => {
  await using s = await withJobs([ends(), ends()], { comments: [seed(1)], pulls: [{ number: 11 }] });
  expect((await s.run(auto())).outputs).toMatchObject({ outcome: 'pr-created', 'job-id': 'job-3' });
  expect([messages(s), s.platform.jobs[0]?.gets]).toEqual([[0, 0, 0], 0]);
  // At the cap.
  s.github.addComment(seed(11));
  const { outputs } = await s.run(auto({ event: scheduled, with: { 'max-open-prs': '1' } }));
  expect(outputs).toMatchObject({ outcome: 'skipped', reason: 'max-open-prs' });
  expect(messages(s)).toEqual([0, 0, 0]);
});

test('a marker has at most 230 characters', async () => {
  const lastId = '8a6e0804-2bd0-4672-b79d-d97027f9071a';
  await using s = await scenario({}, { pulls: [{ number: 7 }] });
  s.platform.fault({ times: Infinity }, status(200, { id: lastId, status: 'completed', prLink: LINK }));
  const key = { key: 'k'.repeat(60_000), 'job-id': lastId, prompt: 'More.' };
  await s.run({ runId: '19999999999', attempt: 99, with: { comment: 'true', ...key } });
  const [marker = ''] = /<!--.*-->$/u.exec(s.github.comments[0]?.body ?? '') ?? [];
  const said = { job: lastId, run: '19999999999', attempt: 99, pullBefore: '7', headBefore: '6dcb09b5b578' };
  expect(markerIn(marker)).toMatchObject({ ...said, ended: true });
  expect(marker.length).toBeLessThanOrEqual(230);
});

describe('a marker holds after', () => {
  test.each<[string, (body: string) => string, StepOptions]>([
    ['GitHub changed the line breaks', (body) => body.replaceAll('\n', '\r\n'), {}],
    ['GitHub added white space at the end', (body) => `${body}\n `, {}],
    // The event's payload and the issue stay the same.
    ['the repository was renamed', (body) => body, { env: { GITHUB_REPOSITORY: 'Codertocat/Renamed' } }],
  ])('%s', async (_, change, options) => {
    const { body, ...seed } = ownComment('job-1');
    const pulls = [{ number: 7 }, { number: 7, repository: 'Codertocat/Renamed' }];
    const changed = { ...seed, body: change(body) };
    const comments = [changed, { ...changed, repository: 'Codertocat/Renamed' }];
    await using s = await withJobs([ends(null)], { comments, roles: { Codertocat: 'write' }, pulls });
    await s.run(auto(options));
    expect(messages(s)).toEqual([1]);
  });

  test.each([
    ['of now', 'codertocat/hello-world', 1],
    ['before a rename no longer', 'codertocat/renamed', 0],
  ])('the name %s counts if the runner has no id of the repository', async (_, repository, sent) => {
    const comments = [ownComment('job-1', { boundTo: { repository, issue: 1 } })];
    await using s = await withJobs([ends()], { comments });
    await s.run(auto({ env: { GITHUB_REPOSITORY_ID: '' } }));
    expect(messages(s)[0]).toBe(sent);
  });
});

// Other workflows of the repository write as the same account.
test.each<[string, (body: string) => string, number?]>([
  ['alone', (body) => `The build is green.\n${body.split('\n').at(-1)}`],
  ['with its text', (body) => body],
  ['below another text', (body) => `The build is green.\n\n${body}`],
  ['into its older comment', (body) => `The build is green.\n\n${body}`, 1],
])('a marker that a workflow copied %s isn’t overwritten, and blocks no re-run', async (_, copy, at = 0) => {
  const comments = at === 0 ? [] : [{ issue: 1, body: 'The build runs.' }];
  await using s = await scenario({ life: [{ status: 'active' }] }, { comments });
  const inputs = { comment: 'true', wait: 'false' };
  await s.run({ with: inputs });
  const ours = s.github.comments[at];
  const body = copy(ours?.body ?? '');
  Object.assign(s.github.comments[1 - at] ?? s.github.addComment({ issue: 1, body }), { body });
  await s.run({ runId: '2', with: { ...inputs, 'job-id': 'job-1' } });
  const again = await s.run({ attempt: 2, with: inputs });
  expect(again.outputs).toMatchObject({ 'job-id': 'job-1', 'comment-id': String(ours?.id) });
  const both = [{ versions: 3 }, { versions: 1, body }];
  expect(s.github.comments).toMatchObject(at === 0 ? both : both.toReversed());
});

test.each([
  ['verifies', 'true', ''],
  ['verifies', 'false', ''],
  ['doesn’t verify', 'true', 'The build is green.\n'],
  ['doesn’t verify', 'false', 'The build is green.\n'],
])('a copy of our comment’s earlier text that %s is ignored, with wait: %s', async (_, wait, above) => {
  await using s = await scenario({ life: [{ status: 'active' }, ...ends()] });
  const inputs = { comment: 'true' };
  await s.run({ with: { ...inputs, wait } });
  const before = s.github.comments[0]?.body ?? '';
  await s.run({ attempt: 2, with: inputs });
  await s.run({ runId: '2', with: { ...inputs, prompt: 'Another.' } });
  s.github.addComment({ issue: 1, body: `${above}${before}` });
  const { annotations, log } = await s.run(auto({ runId: '3', with: { ...inputs, include: 'comments' } }));
  expect([messages(s), annotations]).toEqual([[0, 1], []]);
  // `include` neither sends nor counts our own comments.
  expect(log).not.toContain('Left out of the data from GitHub');
  const { outputs } = await s.run({ attempt: 3, with: inputs });
  expect(outputs).toMatchObject({ 'job-id': 'job-1', outcome: 'pr-created' });
  expect(s.platform.jobs).toHaveLength(2);
});

test.each<[string, (body: string) => string]>([
  ['in its text', (body) => body.replace('Docs', 'My docs')],
  ['above it', (body) => `Done.\n${body}`],
  ['below it', (body) => `${body}\nDone.`],
])('our own comment that someone edited %s stops a re-run, and isn’t overwritten', async (_, edit) => {
  await using s = await scenario();
  await s.run({ with: { comment: 'true', wait: 'false' } });
  const [{ id, body } = { id: 0, body: '' }] = s.github.comments;
  s.github.deleteComment(id);
  s.github.addComment({ issue: 1, body: edit(body) });
  const { outputs } = await s.run({ attempt: 2, with: { comment: 'true' } });
  const why =
    "Couldn't verify comment `1002` on #1, so no job was created: it is from attempt 1, but it was edited, " +
    'or the key that signed it was replaced. Start a new run instead of this re-run, or follow the job ' +
    'with `job-id`; a `marker-key` stays valid when the API key changes.';
  expect(outputs).toMatchObject(notCreated('guard-unavailable', why));
  // GitHub did answer.
  const advice = "\n\nCouldn't check whether the agent may start. A maintainer has to look at the details.\n";
  expect(s.github.comments.at(-1)?.body).toContain(advice);
  expect(s.platform.jobs).toHaveLength(1);
  await s.run({ runId: '2', with: { comment: 'true', 'job-id': 'job-1' } });
  expect(s.github.comments.map(({ versions }) => versions)).toEqual([1, 1, 1]);
});

describe('after the API key was replaced', () => {
  const replaced = 'mint_replaced-key';
  /** Runs with one key, and then with another. The comments stay. */
  const runs = async (inputs: StepOptions['with'], older: readonly CommentSeed[] = []) => {
    await using before = await scenario({ life: ends(null) });
    await before.run(auto({ with: { comment: 'true', ...inputs } }));
    const comments = [...older, ...before.github.comments.map(({ issue, body }) => ({ issue, body }))];
    await using s = await scenario({ life: ends(null), apiKey: replaced }, { comments });
    s.platform.addJob('Before.', ends(null));
    return await s.run(auto({ runId: '2', with: { comment: 'true', ...inputs, 'api-key': replaced } }));
  };
  const withMarkerKey = { 'marker-key': '0123456789abcdef0123456789abcdef' };

  test('marker-key still shows which job to continue, and is masked', async () => {
    const step = await runs(withMarkerKey);
    expect(step).toMatchObject({ outputs: { 'job-id': 'job-1' }, annotations: [] });
    expect(step.masks).toContain(withMarkerKey['marker-key']);
  });

  test.each([
    ['creates a job', [], 'job-2'],
    ['continues the job of an older one', [ownComment('job-1', { key: replaced })], 'job-1'],
  ])('without it, auto warns that it ignores the comment, and %s', async (_, older, job) => {
    const said =
      `Comment \`${1_001 + older.length}\` on #1 is ignored: it was edited, or signed with another key. ` +
      'Set `marker-key` to a secret that stays the same when the API key is replaced.';
    const annotations = [annotated('warning', said, 'Comment not verified')];
    expect(await runs({}, older)).toMatchObject({ outputs: { 'job-id': job }, annotations });
  });

  test('a comment that the API key signed holds after marker-key was added', async () => {
    await using s = await scenario({ life: ends(null) });
    await s.run(auto({ with: { comment: 'true' } }));
    await s.run(auto({ runId: '2', with: { comment: 'true', ...withMarkerKey } }));
    expect(messages(s)).toEqual([1]);
  });
});
