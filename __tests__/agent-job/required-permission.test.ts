import { describe, expect, test } from '@jest/globals';
import type { Role } from '../../sandbox/github.ts';
import { ownComment } from './earlier-jobs.ts';
import { type Event, event, HERE, outsiders, reports, sentBy, trusted } from './events.ts';
import { labeled, lines, SENDER, scenario } from './scenario.ts';

const REPOSITORY = `/repos/${HERE}`;
const PERMISSION = /\/permission$/u;
const UNMET = { outcome: 'skipped', reason: 'permission' };

describe('required-permission', () => {
  test.each(trusted)('%s needs no permission, and allows bots', async (_, caused) => {
    await using s = await scenario({}, { roles: { stranger: 'none' } });
    for (const type of ['User', 'Bot']) {
      const inputs = { 'required-permission': 'admin' };
      const { outputs } = await s.run({ event: sentBy(caused, 'stranger', type), with: inputs });
      expect(outputs['outcome']).toBe('pr-created');
    }
    expect(s.github.requests.filter(({ path }) => PERMISSION.test(path))).toEqual([]);
  });

  const closed = { action: 'closed', pull_request: { merged: true } };
  const ofReview = event('pull_request_review', 'submitted', closed);
  const asked = [...outsiders, ...reports.slice(1), ['a new event', ofReview] as const];
  test.each(asked)('%s needs a permission of its sender', async (_, caused) => {
    await using s = await scenario({}, { roles: { stranger: 'read', friend: 'write' } });
    // Only bots can be allowed.
    const inputs = { comment: 'true', 'allow-bots': 'stranger' };
    const refused = await s.run({ event: sentBy(caused, 'stranger'), with: inputs });
    expect(refused).toMatchObject({ exitCode: 0, outputs: { ...UNMET, 'job-id': '' } });
    expect(lines(s.github.requests)[0]).toBe(`GET ${REPOSITORY}/collaborators/stranger/permission`);
    // The person who asked may not be able to open the log.
    expect(s.github.requests.slice(1).every(({ path }) => path.endsWith('/reactions'))).toBe(true);
    expect(s.github.reactions.every(({ content }) => content === 'confused')).toBe(true);
    expect(s.platform.requests).toEqual([]);
    expect((await s.run({ event: sentBy(caused, 'friend') })).outputs['outcome']).toBe('pr-created');
  });

  test.each([
    ['label', labeled, 'issue'],
    ['command', event('issue_comment', 'created'), 'issue-comment'],
  ])('a skip of a %s names who asked, what is missing, and who can do it', async (_, caused, on) => {
    await using s = await scenario({}, { roles: { [SENDER]: 'triage' } });
    const inputs = { 'required-permission': 'maintain', comment: 'true' };
    const { annotations, outputs, summary } = await s.run({ event: caused, with: inputs });
    expect(annotations).toMatchObject([{ level: 'notice' }]);
    const why = '`Codertocat` has `triage` access, and `maintain` is required.';
    const ask = 'Ask someone with `maintain` access to do the same, or change `required-permission`.';
    for (const text of [annotations[0]?.message, outputs['message']]) expect(text).toContain(`${why} ${ask}`);
    expect(summary).toContain('**Docs job skipped**');
    expect(s.github.reactions).toMatchObject([{ content: 'confused', on }]);
    expect(s.github.comments).toEqual([]);
  });

  const order: readonly Role[] = ['none', 'read', 'triage', 'write', 'maintain', 'admin'];
  test.each(order)('%s is met by the same or a higher permission', async (needed) => {
    await using s = await scenario({}, { roles: Object.fromEntries(order.map((held) => [held, held])) });
    const outcomes: (string | undefined)[] = [];
    for (const held of order) {
      const inputs = { 'required-permission': needed, wait: 'false' };
      outcomes.push((await s.run({ event: sentBy(labeled, held), with: inputs })).outputs['outcome']);
    }
    const met = order.map((_, at) => at >= order.indexOf(needed));
    expect(outcomes).toEqual(met.map((isMet) => (isMet ? 'started' : 'skipped')));
    expect(s.platform.jobs).toHaveLength(met.filter(Boolean).length);
    expect(s.github.requests).toHaveLength(needed === 'none' ? 0 : order.length);
  });

  const FLAGS = ['pull', 'triage', 'push', 'maintain', 'admin'];
  const flagsUpTo = (last: string) => ({
    user: { permissions: Object.fromEntries(FLAGS.map((flag, at) => [flag, at <= FLAGS.indexOf(last)])) },
  });
  const lead = { permission: 'write', role_name: 'docs-lead' };
  const helper = { permission: 'read', role_name: 'docs-helper' };
  const admin = { permission: 'admin', role_name: 'admin' };
  const odd = { user: { permissions: { pull: true, push: false, x: 'y' } } };
  test.each([
    ['maintain by the flags only', 'maintain', { ...lead, ...flagsUpTo('maintain') }, true],
    ['triage by the flags only', 'triage', { ...helper, ...flagsUpTo('triage') }, true],
    ['flags that are lower than the other fields', 'write', { ...admin, ...flagsUpTo('pull') }, false],
    ['one odd flag beside the others', 'write', { ...admin, ...odd }, false],
    ['maintain by role_name', 'maintain', { permission: 'write', role_name: 'maintain' }, true],
    ['triage by role_name', 'write', { permission: 'read', role_name: 'triage' }, false],
    ['a custom role, by permission', 'write', lead, true],
    ['permission only', 'admin', { permission: 'admin' }, true],
    ['unknown words', 'read', { permission: 'owner', role_name: 'owner' }, false],
    ['no flags, whatever the other fields are', 'read', { permission: 'admin', ...flagsUpTo('none') }, false],
    ['no fields', 'read', {}, false],
  ])('%s', async (_, needed, body, isEnough) => {
    await using s = await scenario();
    s.github.fault({ path: PERMISSION }, { kind: 'raw', status: 200, body: JSON.stringify(body) });
    const { outputs } = await s.run({ with: { 'required-permission': needed } });
    expect(outputs['outcome']).toBe(isEnough ? 'pr-created' : 'skipped');
  });

  test.each(['job-1', 'auto'])('a message to job-id: %s needs the same permission', async (id) => {
    await using s = await scenario({}, { roles: { stranger: 'read' }, comments: [ownComment('job-1')] });
    s.platform.addJob('Before.');
    const inputs = { 'job-id': id, prompt: 'More.' };
    expect((await s.run({ event: sentBy(labeled, 'stranger'), with: inputs })).outputs).toMatchObject(UNMET);
    expect(s.platform.requests).toEqual([]);
  });
});

describe('allow-bots', () => {
  const BOT = { outcome: 'skipped', reason: 'bot' };
  const byBot = (login = 'dependabot[bot]', type = 'Bot') => sentBy(labeled, login, type);

  test.each([
    ['write', 'dependabot[bot]', 'Bot'],
    ['none', 'dependabot[bot]', 'Bot'],
    ['none', 'renovate', 'Bot'],
    ['none', 'odd[bot]', 'User'],
  ])('with required-permission: %s, %s of type %s is refused by default', async (needed, login, type) => {
    await using s = await scenario({}, { roles: { [login]: 'admin' } });
    const inputs = { 'required-permission': needed, comment: 'true' };
    const step = await s.run({ event: byBot(login, type), with: inputs });
    expect(step).toMatchObject({ exitCode: 0, outputs: BOT });
    const why = `\`${login}\` is a bot, and bots can't trigger jobs by default. Ask a person to do the same,`;
    const message = `Skipped: ${why} or add \`${login}\` to \`allow-bots\`.`;
    expect(step.annotations).toEqual([{ level: 'notice', title: 'Docs job skipped', message }]);
    expect(lines(s.github.requests).filter((line) => !line.endsWith('/reactions'))).toEqual([]);
    expect([s.github.comments, s.platform.requests]).toEqual([[], []]);
  });

  test.each([
    ['dependabot[bot]', true],
    ['DependaBot[bot]', true],
    [' my-app[bot] , dependabot[bot] ', true],
    ['dependabot', false],
    ['renovate[bot]', false],
  ])('with “%s”, Dependabot is allowed, without a permission: %p', async (allowed, isAllowed) => {
    await using s = await scenario();
    const { outputs } = await s.run({ event: byBot(), with: { 'allow-bots': allowed } });
    expect(outputs).toMatchObject(isAllowed ? { outcome: 'pr-created' } : BOT);
    expect(s.github.requests).toEqual([]);
  });
});

describe('workflow_run', () => {
  const run = (started: string | null, actor: { login: string; type: string }): Event =>
    event('workflow_run', 'completed', {
      workflow_run: { event: started, triggering_actor: actor, head_repository: { full_name: HERE } },
    });
  const stranger = { login: 'stranger', type: 'User' };
  const bot = { login: 'renovate[bot]', type: 'Bot' };

  test.each(
    'schedule push release create delete merge_group workflow_dispatch repository_dispatch'.split(' '),
  )('of a run that %s started needs no permission, and allows bots', async (started) => {
    await using s = await scenario();
    for (const actor of [stranger, bot]) {
      expect((await s.run({ event: run(started, actor) })).outputs['outcome']).toBe('pr-created');
    }
    expect(s.github.requests).toEqual([]);
  });

  // The head repository is the same: a workflow that an outsider's comment started is an outsider's.
  test.each([
    ...'issues issue_comment pull_request pull_request_target pull_request_review'.split(' '),
    ...'workflow_run discussion watch milestone label deployment comet_observed'.split(' '),
    null,
  ])('of a run that %s started needs the permission of who triggered it', async (started) => {
    await using s = await scenario({}, { roles: { stranger: 'read', friend: 'write' } });
    const skipped = await s.run({ event: sentBy(run(started, stranger), 'friend') });
    expect(skipped.outputs).toMatchObject({ ...UNMET, message: expect.stringContaining('stranger') });
    expect(lines(s.github.requests)).toEqual([`GET ${REPOSITORY}/collaborators/stranger/permission`]);
    expect((await s.run({ event: run(started, bot) })).outputs['reason']).toBe('bot');
    expect(s.platform.requests).toEqual([]);
    const byFriend = run(started, { ...stranger, login: 'friend' });
    expect((await s.run({ event: sentBy(byFriend, 'stranger') })).outputs['outcome']).toBe('pr-created');
  });
});

const ofNoOne = { workflow_run: { event: 'issue_comment', triggering_actor: null } };
test.each<[string, Event]>([
  ['of a workflow_run is empty', { name: 'workflow_run', payload: { action: 'completed' } }],
  ['of a workflow_run doesn’t say who triggered the run', event('workflow_run', 'completed', ofNoOne)],
  ['of a label is empty', { ...labeled, payload: {} }],
  ['of a label has another form', { ...labeled, payload: { issue: 7 } }],
  ['of a label has no valid number', { ...labeled, payload: { issue: { number: -1 } } }],
])('no job is created if the payload %s', async (_, caused) => {
  await using s = await scenario();
  const { outputs } = await s.run({ event: caused, with: { comment: 'true' } });
  const what = "Couldn't check the permission of the person who triggered this run, so no job was created";
  const fix = "Use an event that outsiders can't trigger, such as `schedule` or `workflow_dispatch`.";
  const message = `${what}: the payload of the event \`${caused.name}\` doesn't name them. ${fix}`;
  expect(outputs).toMatchObject({ outcome: 'not-created', reason: 'guard-unavailable', message });
  expect(s.platform.requests).toEqual([]);
});
