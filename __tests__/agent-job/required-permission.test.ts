import { describe, expect, test } from '@jest/globals';
import type { Role } from '../../sandbox/github.ts';
import { ownComment } from './earlier-jobs.ts';
import { type Event, event, HERE, outsiders, reports, sentBy, trusted } from './events.ts';
import { labeled, lines, SENDER, scenario } from './scenario.ts';

const REPOSITORY = `/repos/${HERE}`;
const PERMISSION = /\/permission$/u;

describe('required-permission', () => {
  test.each(trusted)('%s needs no permission', async (_, caused) => {
    await using s = await scenario({}, { roles: { stranger: 'none' } });
    const { outputs } = await s.run({
      event: sentBy(caused, 'stranger'),
      with: { 'required-permission': 'admin' },
    });
    expect(outputs['outcome']).toBe('pr-created');
    expect(s.github.requests.filter(({ path }) => PERMISSION.test(path))).toEqual([]);
  });

  test.each([...outsiders, ...reports.slice(1)])('%s needs a permission of its sender', async (_, caused) => {
    await using s = await scenario({}, { roles: { stranger: 'read', friend: 'write' } });
    const refused = await s.run({ event: sentBy(caused, 'stranger'), with: { comment: 'true' } });
    expect(refused.exitCode).toBe(0);
    expect(refused.outputs).toMatchObject({ outcome: 'skipped', reason: 'permission', 'job-id': '' });
    expect(lines(s.github.requests)[0]).toBe(`GET ${REPOSITORY}/collaborators/stranger/permission`);
    // The person who asked may not be able to open the log.
    expect(s.github.requests.slice(1).every(({ path }) => path.endsWith('/reactions'))).toBe(true);
    expect(s.github.reactions.every(({ content }) => content === 'confused')).toBe(true);
    expect(s.platform.requests).toEqual([]);
    const allowed = await s.run({ event: sentBy(caused, 'friend') });
    expect(allowed.outputs['outcome']).toBe('pr-created');
  });

  test('for a label, the permission of the person who added it is checked, not that of the issue’s author', async () => {
    await using s = await scenario({}, { roles: { opener: 'admin', labeller: 'triage' } });
    const caused = sentBy(event('issues', 'labeled', { issue: { user: { login: 'opener' } } }), 'labeller');
    expect((await s.run({ event: caused })).outputs['reason']).toBe('permission');
  });

  test('a skip names the person, their permission, the required one, and the input', async () => {
    await using s = await scenario({}, { roles: { [SENDER]: 'triage' } });
    const { annotations, outputs, summary } = await s.run({ with: { 'required-permission': 'maintain' } });
    expect(annotations).toHaveLength(1);
    expect(annotations[0]?.level).toBe('notice');
    for (const text of [annotations[0]?.message, outputs['message']]) {
      for (const said of [
        `\`${SENDER}\``,
        'has `triage` access',
        '`maintain` is required',
        '`required-permission`',
      ]) {
        expect(text).toContain(said);
      }
    }
    expect(summary).toContain('**Docs job skipped**');
  });

  const order: readonly Role[] = ['none', 'read', 'triage', 'write', 'maintain', 'admin'];
  test.each(order)('%s is met by the same or a higher permission', async (needed) => {
    const passed = await Promise.all(
      order.map(async (held) => {
        await using s = await scenario({}, { roles: { [SENDER]: held } });
        const { outputs } = await s.run({ with: { 'required-permission': needed, wait: 'false' } });
        const jobs = s.platform.jobs.length;
        expect(outputs['outcome']).toBe(jobs === 1 ? 'started' : 'skipped');
        expect(s.github.requests).toHaveLength(needed === 'none' ? 0 : 1);
        return jobs === 1;
      }),
    );
    expect(passed).toEqual(order.map((_, at) => at >= order.indexOf(needed)));
  });

  const flags = (...held: string[]) => ({
    user: {
      permissions: Object.fromEntries(
        ['pull', 'triage', 'push', 'maintain', 'admin'].map((flag) => [flag, held.includes(flag)]),
      ),
    },
  });
  test.each([
    [
      'maintain by the flags only',
      'maintain',
      { permission: 'write', role_name: 'docs-lead', ...flags('pull', 'triage', 'push', 'maintain') },
      true,
    ],
    [
      'triage by the flags only',
      'triage',
      { permission: 'read', role_name: 'docs-helper', ...flags('pull', 'triage') },
      true,
    ],
    [
      'flags that are lower than the other fields',
      'write',
      { permission: 'admin', role_name: 'admin', ...flags('pull') },
      false,
    ],
    ['maintain by role_name', 'maintain', { permission: 'write', role_name: 'maintain' }, true],
    ['triage by role_name', 'write', { permission: 'read', role_name: 'triage' }, false],
    ['a custom role, by permission', 'write', { permission: 'write', role_name: 'docs-lead' }, true],
    ['a custom role that is too low', 'maintain', { permission: 'write', role_name: 'docs-lead' }, false],
    ['permission only', 'admin', { permission: 'admin' }, true],
    ['an empty custom role, by permission', 'write', { permission: 'write', role_name: '' }, true],
    ['unknown words', 'read', { permission: 'owner', role_name: 'owner' }, false],
    ['no flags, whatever the other fields are', 'read', { permission: 'admin', ...flags() }, false],
    ['no fields', 'read', {}, false],
  ])('%s', async (_, needed, body, isEnough) => {
    await using s = await scenario();
    s.github.fault({ path: PERMISSION }, { kind: 'raw', status: 200, body: JSON.stringify(body) });
    const { outputs } = await s.run({ with: { 'required-permission': needed } });
    expect(outputs['outcome']).toBe(isEnough ? 'pr-created' : 'skipped');
  });

  test('a person unknown to GitHub has no permission', async () => {
    await using s = await scenario({}, { roles: { ghost: null } });
    const { exitCode, outputs } = await s.run({
      event: sentBy(labeled, 'ghost'),
      with: { 'required-permission': 'read' },
    });
    expect(exitCode).toBe(0);
    expect(outputs).toMatchObject({ outcome: 'skipped', reason: 'permission' });
    expect(outputs['message']).toContain('ghost');
  });

  test('none needs no permission of people', async () => {
    await using s = await scenario({}, { roles: { stranger: 'none' } });
    const { outputs } = await s.run({
      event: sentBy(labeled, 'stranger'),
      with: { 'required-permission': 'none' },
    });
    expect(outputs['outcome']).toBe('pr-created');
    expect(s.github.requests).toEqual([]);
  });
  test.each(['job-1', 'auto'])('a message to job-id: %s needs the same permission', async (id) => {
    await using s = await scenario({}, { roles: { stranger: 'read' }, comments: [ownComment('job-1')] });
    s.platform.addJob('Before.');
    const inputs = { 'job-id': id, prompt: 'More.' };
    const { outputs } = await s.run({ event: sentBy(labeled, 'stranger'), with: inputs });
    expect(outputs).toMatchObject({ outcome: 'skipped', reason: 'permission' });
    expect(s.platform.requests).toEqual([]);
  });
});

describe('allow-bots', () => {
  const byBot = (login = 'dependabot[bot]', type = 'Bot') => sentBy(labeled, login, type);

  test.each([
    ['write', 'dependabot[bot]', 'Bot'],
    ['none', 'dependabot[bot]', 'Bot'],
    ['none', 'renovate', 'Bot'],
    ['none', 'odd[bot]', 'User'],
  ])('with required-permission: %s, %s of type %s is refused by default', async (needed, login, type) => {
    await using s = await scenario({}, { roles: { [login]: 'admin' } });
    const { exitCode, outputs, annotations } = await s.run({
      event: byBot(login, type),
      with: { 'required-permission': needed, comment: 'true' },
    });
    expect(exitCode).toBe(0);
    expect(outputs).toMatchObject({ outcome: 'skipped', reason: 'bot' });
    expect(annotations).toHaveLength(1);
    for (const said of [login, 'allow-bots']) expect(annotations[0]?.message).toContain(said);
    expect(lines(s.github.requests).filter((line) => !line.endsWith('/reactions'))).toEqual([]);
    expect(s.github.comments).toEqual([]);
    expect(s.platform.requests).toEqual([]);
  });

  test.each(['dependabot[bot]', 'DependaBot[bot]', ' my-app[bot] , dependabot[bot] '])(
    'a bot in “%s” is allowed without a permission',
    async (allowed) => {
      await using s = await scenario();
      const { outputs } = await s.run({ event: byBot(), with: { 'allow-bots': allowed } });
      expect(outputs['outcome']).toBe('pr-created');
      expect(s.github.requests).toEqual([]);
    },
  );

  test('other bots are refused', async () => {
    await using s = await scenario();
    for (const allowed of ['dependabot', 'renovate[bot]']) {
      const { outputs } = await s.run({ event: byBot(), with: { 'allow-bots': allowed } });
      expect(outputs['reason']).toBe('bot');
    }
  });

  test('a wildcard is an error', async () => {
    await using s = await scenario();
    for (const allowed of ['*', '*[bot]', 'dependabot[bot],*']) {
      const { outputs, annotations } = await s.run({ with: { 'allow-bots': allowed } });
      expect(outputs).toMatchObject({ outcome: 'not-created', reason: 'invalid-input' });
      expect(annotations[0]?.message).toContain('allow-bots');
    }
  });

  test('a listed person still needs a permission', async () => {
    await using s = await scenario({}, { roles: { stranger: 'read' } });
    const { outputs } = await s.run({
      event: sentBy(labeled, 'stranger'),
      with: { 'allow-bots': 'stranger' },
    });
    expect(outputs['reason']).toBe('permission');
  });

  test('all bots are allowed for events that need no permission', async () => {
    await using s = await scenario();
    const caused = sentBy(event('push'), 'renovate[bot]', 'Bot');
    expect((await s.run({ event: caused })).outputs['outcome']).toBe('pr-created');
  });
});

describe('workflow_run', () => {
  const run = (started: string | null, actor: { login: string; type: string } | null): Event =>
    event('workflow_run', 'completed', {
      workflow_run: { event: started, triggering_actor: actor, head_repository: { full_name: HERE } },
    });
  const stranger = { login: 'stranger', type: 'User' };
  const bot = { login: 'renovate[bot]', type: 'Bot' };

  test.each([
    'schedule',
    'push',
    'release',
    'create',
    'delete',
    'merge_group',
    'workflow_dispatch',
    'repository_dispatch',
  ])('of a run that %s started needs no permission, and allows bots', async (started) => {
    await using s = await scenario();
    for (const actor of [stranger, bot]) {
      expect((await s.run({ event: run(started, actor) })).outputs['outcome']).toBe('pr-created');
    }
    expect(s.github.requests).toEqual([]);
  });

  // The head repository is the same: a workflow that an outsider's comment started is an outsider's.
  test.each([
    'issues',
    'issue_comment',
    'pull_request',
    'pull_request_target',
    'pull_request_review',
    'workflow_run',
    'discussion',
    'watch',
    'comet_observed',
    null,
  ])('of a run that %s started needs the permission of who triggered it', async (started) => {
    await using s = await scenario({}, { roles: { stranger: 'read', friend: 'write' } });
    const skipped = await s.run({ event: sentBy(run(started, stranger), 'friend') });
    expect(skipped.outputs).toMatchObject({ outcome: 'skipped', reason: 'permission' });
    expect(skipped.outputs['message']).toContain('stranger');
    expect(lines(s.github.requests)).toEqual([`GET ${REPOSITORY}/collaborators/stranger/permission`]);
    expect((await s.run({ event: run(started, bot) })).outputs['reason']).toBe('bot');
    expect(s.platform.requests).toEqual([]);
    const allowed = await s.run({
      event: sentBy(run(started, { ...stranger, login: 'friend' }), 'stranger'),
    });
    expect(allowed.outputs['outcome']).toBe('pr-created');
  });

  test.each<[string, Event]>([
    ['a run', { name: 'workflow_run', payload: { action: 'completed' } }],
    ['its event', { name: 'workflow_run', payload: { action: 'completed', workflow_run: {} } }],
    ['who triggered it', run('issue_comment', null)],
  ])('without %s in the payload gets no job', async (_, caused) => {
    await using s = await scenario();
    const { outputs } = await s.run({ event: caused });
    expect(outputs).toMatchObject({ outcome: 'not-created', reason: 'guard-unavailable' });
    expect(s.platform.requests).toEqual([]);
  });
});
