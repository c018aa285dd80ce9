import { describe, expect, test } from '@jest/globals';
import type { PullSeed } from '../../sandbox/github.ts';
import { pullRequestComment } from '../../sandbox/payloads.ts';
import type { StepOptions } from '../../sandbox/run-step.ts';
import { ownComment } from './earlier-jobs.ts';
import { AGENT, type Event, event, HERE, outsiders, reports, scheduled, sentBy, trusted } from './events.ts';
import { FORBIDDEN, inOrder, labeled, scenario } from './scenario.ts';

/** Runs that no other guard refuses. */
const runs = (options: StepOptions): StepOptions => ({
  ...options,
  with: { 'required-permission': 'none', 'allow-bots': AGENT, ...options.with },
});

const SKIPPED = { outcome: 'skipped', reason: 'agent-event' };
const its = { pull_request: { user: { login: AGENT, type: 'Bot' } } };
const branch = (ref: string, repository = HERE) => ({
  pull_request: {
    user: { login: 'octocat' },
    head: { ref, repo: { full_name: repository } },
    base: { ref: 'main', repo: { full_name: HERE } },
  },
});

test.each([...trusted.slice(1), ...outsiders])('%s sent by the agent gets no job', async (_, caused) => {
  await using s = await scenario();
  const result = await s.run(runs({ event: sentBy(caused, AGENT, 'Bot'), with: { comment: 'true' } }));
  // Why, and no way to start a loop.
  const why = `this \`${caused.name}\` event was triggered by the agent \`mintlify[bot]\` itself`;
  const message = `Skipped: ${why} (loop protection, \`skip-agent-events\`).`;
  const annotations = [{ level: 'notice', title: 'Docs job skipped', message }];
  expect(result).toMatchObject({ exitCode: 0, outputs: { ...SKIPPED, message }, annotations });
  expect(inOrder(s)).toEqual([]);
});

test.each<[string, Event, Readonly<Record<string, string>>]>([
  ['a pull request', event('pull_request', 'opened', its), {}],
  ['a label', event('pull_request_target', 'labeled', its), {}],
  // A person's merge deletes the branch.
  ['a branch created', event('create', undefined, { ref: 'mintlify/1', ref_type: 'branch' }), {}],
  ['a branch deleted', event('delete', undefined, { ref: 'mintlify/1', ref_type: 'branch' }), {}],
  // Only the branch names the agent.
  ['a person’s pull request from its branch', event('pull_request', 'opened', branch('mintlify/1a')), {}],
  ['another agent-login, in any case', sentBy(labeled, 'docs[bot]', 'Bot'), { 'agent-login': 'Docs[bot]' }],
  ['a report', event('issue_comment', 'created', { comment: { body: ownComment('job-1').body } }), {}],
  ['a message', sentBy(labeled, AGENT, 'Bot'), { 'job-id': 'job-1', prompt: 'More.' }],
  ['a dispatch for merges', sentBy(event('workflow_dispatch'), AGENT, 'Bot'), { include: 'merges' }],
])('an event about its own work gets no job with any sender: %s', async (name, caused, inputs) => {
  await using s = await scenario();
  s.platform.addJob('Before.');
  const { outputs } = await s.run(runs({ event: caused, with: { comment: 'true', ...inputs } }));
  expect(outputs).toMatchObject(SKIPPED);
  // A person who puts a label on its pull request asks for something, and no job starts.
  expect(s.github.reactions).toMatchObject(name === 'a label' ? [{ content: 'confused' }] : []);
  const isAbout = 'event is about the work of the agent `mintlify[bot]` itself';
  if (name.startsWith('a person')) expect(outputs['message']).toContain(isAbout);
  const ofReport = 'the comment contains a report of this action (loop protection, `skip-agent-events`).';
  if (name === 'a report') expect(outputs['message']).toBe(`Skipped: ${ofReport}`);
  expect(s.platform.requests).toEqual([]);
});

const quoted = ownComment('job-1').body.replace(/^/gmu, '> ');
const onItsPull = pullRequestComment('created', { issue: { user: { login: AGENT } } });
test.each<[string, Event]>([
  ...[['schedule', scheduled] as const, ...reports].map(([name, caused]): [string, Event] => [
    `${name} by it`,
    sentBy(caused, AGENT, 'Bot'),
  ]),
  ['a person’s review of its pull request', event('pull_request_review', 'submitted', its)],
  ['a person’s comment on its diff', event('pull_request_review_comment', 'created', its)],
  ['a person’s comment on its pull request', { name: 'issue_comment', payload: onItsPull }],
  ['a quoted report', event('issue_comment', 'created', { comment: { body: quoted } })],
  // A branch of a fork can have any name.
  ['a fork with its branch', event('pull_request', 'opened', branch('mintlify/1a2b3c4d', 'evil/fork'))],
  ...['fix/mintlify/1', 'mintlify', 'mintlify-docs/1'].map((ref): [string, Event] => [
    `a pull request from ${ref}`,
    event('pull_request', 'opened', branch(ref)),
  ]),
  ['another branch created', event('create', undefined, { ref: 'mintlify', ref_type: 'branch' })],
  ['a tag created', event('create', undefined, { ref: 'mintlify/1', ref_type: 'tag' })],
  ['a tag deleted', event('delete', undefined, { ref: 'mintlify/1', ref_type: 'tag' })],
])('an event of others gets a job: %s', async (_, caused) => {
  await using s = await scenario();
  expect((await s.run(runs({ event: caused }))).outputs['outcome']).toBe('pr-created');
});

describe('a push', () => {
  const HEAD = '6113728f27ae82c7b1a177c8d03f9e96e0adf246';
  const OTHER = 'a10867b14bb761a232cd80139fbd4c0d33264240';
  const pushed = (commits: readonly { readonly id: string; readonly username: string }[]) =>
    event('push', undefined, { commits: commits.map(({ id, username }) => ({ id, author: { username } })) });
  const by = (...usernames: string[]) => pushed(usernames.map((username) => ({ id: HEAD, username })));
  const to = (ref: string) => event('push', undefined, { ref, commits: [] });
  const itsPull = (...commits: string[]): PullSeed => ({ number: 5, merged: true, commits });
  const elsewhere = { ...itsPull(HEAD), repository: 'ann/fork' };
  const anothers = (...commits: string[]) => ({ ...itsPull(...commits), number: 6, author: 'octocat' });
  const ids = (count: number) => Array.from({ length: count }, (_, index) => `${index}`.padStart(40, 'a'));
  const ofPerson = (shas: readonly string[]) => pushed(shas.map((id) => ({ id, username: 'octocat' })));
  const queue = ofPerson([OTHER, HEAD]);
  const deleting = { deleted: true, after: '0'.repeat(40), commits: [] };

  // The head and at most ten other commits are looked up.
  test.each<[string, Event, PullSeed[], number]>([
    ['of its commits, whose head came with its pull request', by(AGENT, 'Mintlify[bot]'), [itsPull(HEAD)], 1],
    ['to its own branch', to('refs/heads/mintlify/1a2b3c4d'), [], 0],
    ['that merges its pull request with a merge commit', by(AGENT, 'Codertocat'), [itsPull('a', HEAD)], 1],
    ['of two of its pull requests', queue, [itsPull(HEAD), { ...itsPull(OTHER), number: 7 }], 2],
    ['of a commit that a person’s pull request has too', by('octocat'), [itsPull(HEAD), anothers(HEAD)], 1],
    ['of ten commits by others', ofPerson(ids(10)), [itsPull(...ids(10), HEAD)], 11],
  ])('%s gets no job', async (_, caused, pulls, asked) => {
    await using s = await scenario({}, { pulls });
    expect(await s.run({ event: caused })).toMatchObject({ exitCode: 0, outputs: SKIPPED });
    expect(s.github.requests).toHaveLength(asked);
    expect(s.platform.requests).toEqual([]);
  });

  test.each<[string, Event, PullSeed[], number]>([
    // Anyone can write the agent as the author.
    ['of a person’s commits that claim to be by the agent', by(AGENT), [anothers(HEAD)], 1],
    ['of a pull request that it made elsewhere', by('ann'), [elsewhere], 1],
    ['with commits by a person and the agent', by(AGENT, 'Codertocat'), [anothers(HEAD)], 1],
    ['of a person’s pull request and its own', queue, [itsPull(HEAD), anothers(OTHER)], 2],
    ['of eleven commits by others', ofPerson(ids(11)), [itsPull(...ids(11), HEAD)], 0],
    ['to a branch with a similar name', to('refs/heads/fix/mintlify/1'), [], 0],
    ['of a new branch, on the merge of its pull request', to('refs/heads/release/2'), [itsPull(HEAD)], 0],
    ['to a tag', to('refs/tags/mintlify/1'), [], 0],
    ['to a tag, on the merge of its pull request', to('refs/tags/v1'), [itsPull(HEAD)], 0],
    // GitHub lists open pull requests too. A person's push to its branch is neither its commit nor its merge.
    ['to its open pull request', by('octocat'), [{ number: 5, state: 'open', commits: [HEAD] }], 1],
    ['of its closed pull request', by('octocat'), [{ number: 5, state: 'closed', commits: [HEAD] }], 1],
    ['that deletes a branch', event('push', undefined, deleting), [], 0],
  ])('%s gets a job', async (_, caused, pulls, asked) => {
    await using s = await scenario({}, { pulls });
    const step = await s.run({ event: caused });
    expect(step).toMatchObject({ outputs: { outcome: 'pr-created' }, annotations: [] });
    expect(s.github.requests).toHaveLength(asked);
  });

  test('is checked by its commits if the token has no permission, with a warning', async () => {
    await using s = await scenario({}, { pulls: [itsPull(HEAD)] });
    s.github.fault({ path: /\/commits\//u, times: Infinity }, FORBIDDEN);
    const person = await s.run({ event: by('Codertocat') });
    expect(person).toMatchObject({ exitCode: 0, outputs: { outcome: 'pr-created' } });
    const message = expect.stringContaining('`pull-requests: read`');
    const title = 'No pull request found';
    expect(person.annotations).toEqual([{ level: 'warning', title, message }]);
    expect(await s.run({ event: by() })).toMatchObject({ outputs: { outcome: 'pr-created' } });
    const agent = await s.run({ event: by(AGENT) });
    expect(agent.outputs['reason']).toBe('agent-event');
    expect(agent.annotations).toMatchObject([{ level: 'warning', title, message }, { level: 'notice' }]);
    expect((await s.run({ event: by(AGENT, 'Codertocat') })).outputs['outcome']).toBe('pr-created');
  });
});

test('with skip-agent-events: false, the agent is still checked like any other bot', async () => {
  await using s = await scenario();
  const caused = sentBy(labeled, AGENT, 'Bot');
  const off = { 'skip-agent-events': 'false' };
  expect((await s.run({ event: caused, with: off })).outputs).toMatchObject({ ...SKIPPED, reason: 'bot' });
  const allowed = await s.run({ event: caused, with: { ...off, 'allow-bots': AGENT } });
  expect(allowed.outputs['outcome']).toBe('pr-created');
});
