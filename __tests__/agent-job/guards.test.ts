import { describe, expect, test } from '@jest/globals';
import type { PullSeed, Role } from '../../sandbox/github.ts';
import { type PayloadEdit, payload, pullRequestComment } from '../../sandbox/payloads.ts';
import type { StepOptions } from '../../sandbox/run-step.ts';
import type { Fault } from '../../sandbox/server.ts';
import { labeled, lines, type Scenario, SENDER, scenario } from './scenario.ts';

type Event = NonNullable<StepOptions['event']>;

const HERE = 'Codertocat/Hello-World';
const REPOSITORY = `/repos/${HERE}`;
const AGENT = 'mintlify[bot]';
const PULLS = /\/pulls$/u;
const PERMISSION = /\/permission$/u;
const DOWN = { kind: 'status', status: 502, body: { message: 'down' } } as const;
const FORBIDDEN = {
  kind: 'status',
  status: 403,
  body: { message: 'Resource not accessible by integration' },
} as const;
const scheduled: Event = { name: 'schedule', payload: payload('schedule') };

function event(name: string, action?: string, edit: PayloadEdit = {}): Event {
  const here = { repository: { full_name: HERE } };
  return { name, payload: payload(name, action, { ...here, ...edit }) };
}

function sentBy({ name, payload: body }: Event, login: string, type = 'User'): Event {
  return { name, payload: { ...body, sender: { login, type } } };
}

function pulls(count: number, edit: Partial<PullSeed> = {}, from = 11): PullSeed[] {
  return Array.from({ length: count }, (_, index) => ({ number: from + index, ...edit }));
}

const SCHEDULED_RUN = { workflow_run: { event: 'schedule' } };

/** Events whose sender isn't checked by `skip-agent-events`, and for `workflow_run` not by `required-permission`. */
const reports: [string, Event][] = [
  ['workflow_run', event('workflow_run', 'completed', SCHEDULED_RUN)],
  ['check_run', event('check_run', 'completed')],
  ['check_suite', event('check_suite', 'completed')],
  ['status', event('status')],
];

/** Events that only people with write access can trigger. */
const trusted: [string, Event][] = [
  ['schedule', scheduled],
  ['push', event('push')],
  ['release', event('release', 'published')],
  ['create', event('create')],
  ['delete', event('delete')],
  ['merge_group', event('merge_group', 'checks_requested')],
  ['workflow_dispatch', event('workflow_dispatch')],
  ['repository_dispatch', event('repository_dispatch')],
  ...['opened', 'reopened', 'synchronize', 'edited', 'ready_for_review', 'converted_to_draft', 'closed'].map(
    (action): [string, Event] => [`pull_request, ${action}`, event('pull_request', 'opened', { action })],
  ),
  [
    'pull_request_target, merged',
    event('pull_request_target', 'closed', { pull_request: { merged: true }, action: 'closed' }),
  ],
];

const onPullRequest: Event = { name: 'issue_comment', payload: pullRequestComment() };

const fromFork = { pull_request: { head: { repo: { full_name: 'stranger/Hello-World' } } } };

const outsiders: [string, Event][] = [
  ['issues', labeled],
  ['issue_comment', event('issue_comment', 'created')],
  ['issue_comment on a pull request', onPullRequest],
  ['pull_request_target, opened', event('pull_request_target', 'opened')],
  ['pull_request_target, labeled', event('pull_request_target', 'labeled')],
  [
    'pull_request_target, closed unmerged',
    event('pull_request_target', 'closed', { pull_request: { merged: false } }),
  ],
  [
    'pull_request_target, of one merged before',
    event('pull_request_target', 'labeled', { pull_request: { merged: true } }),
  ],
  ['pull_request, labeled', event('pull_request', 'labeled')],
  ['pull_request, of a fork', event('pull_request', 'opened', fromFork)],
  [
    'pull_request, of a deleted fork',
    event('pull_request', 'synchronize', { pull_request: { head: { repo: null } } }),
  ],
  ['pull_request_review', event('pull_request_review', 'submitted')],
  ['pull_request_review_comment', event('pull_request_review_comment', 'created')],
  ['discussion', event('discussion', 'created')],
  ['discussion_comment', event('discussion_comment', 'created')],
  ['commit_comment', event('commit_comment', 'created')],
  ['gollum', event('gollum')],
  ['watch', event('watch', 'started')],
  ['fork', event('fork')],
  ['deployment_status', event('deployment_status', 'created')],
  ['an unknown event', { ...event('watch', 'started'), name: 'comet_observed' }],
];

describe('max-open-prs', () => {
  test('counts a pull request on two pages once', async () => {
    await using s = await scenario();
    const pull = (number: number, login = 'octocat') => ({
      number,
      html_url: `https://github.com/${REPOSITORY}/pull/${number}`,
      title: 'Docs',
      created_at: '2026-11-01T00:00:00Z',
      state: 'open',
      user: { login },
    });
    const pages = [
      [...Array.from({ length: 99 }, (_, index) => pull(200 - index)), pull(5, 'mintlify[bot]')],
      [pull(5, 'mintlify[bot]')],
    ];
    for (const [index, body] of pages.entries()) {
      s.github.fault(
        { path: /\/pulls$/u, nth: index + 1 },
        { kind: 'raw', status: 200, body: JSON.stringify(body) },
      );
    }
    expect((await s.run({ with: { 'max-open-prs': '2' } })).outputs['outcome']).toBe('pr-created');
  });

  const capped = (limit: number, options: StepOptions = {}): StepOptions => ({
    event: scheduled,
    ...options,
    with: { 'max-open-prs': String(limit), ...options.with },
  });

  test.each([
    ['a job is created below the cap', 2, 'pr-created', 1],
    ['no job is created at the cap', 3, 'skipped', 0],
    ['no job is created above the cap', 4, 'skipped', 0],
  ])('%s', async (_, open, outcome, jobs) => {
    await using s = await scenario({}, { pulls: pulls(open) });
    const { exitCode, outputs } = await s.run(capped(3));
    expect(exitCode).toBe(0);
    expect(outputs).toMatchObject({ outcome, reason: outcome === 'skipped' ? 'max-open-prs' : '' });
    expect(s.platform.jobs).toHaveLength(jobs);
    expect(lines(s.github.requests)).toEqual([`GET ${REPOSITORY}/pulls`]);
  });

  test('counts drafts', async () => {
    await using s = await scenario({}, { pulls: pulls(1, { draft: true }) });
    expect((await s.run(capped(1))).outputs['outcome']).toBe('skipped');
  });

  test('doesn’t count pull requests that others opened, or that are closed or merged', async () => {
    await using s = await scenario(
      {},
      {
        pulls: [
          ...pulls(3, { author: 'octocat' }, 11),
          ...pulls(3, { author: 'dependabot[bot]' }, 21),
          ...pulls(3, { state: 'closed' }, 31),
          ...pulls(3, { merged: true }, 41),
          ...pulls(3, { repository: 'acme/docs' }, 51),
        ],
      },
    );
    expect((await s.run(capped(1))).outputs['outcome']).toBe('pr-created');
  });

  test('counts pull requests that a connected person opened from the agent’s branch', async () => {
    await using s = await scenario(
      {},
      { pulls: pulls(1, { author: 'octocat', headRef: 'mintlify/1a2b3c4d' }) },
    );
    expect((await s.run(capped(1))).outputs['reason']).toBe('max-open-prs');
  });

  test('counts those of agent-login, in any case', async () => {
    await using s = await scenario({}, { pulls: pulls(1, { author: 'Docs-Agent' }) });
    const { outputs } = await s.run(capped(1, { with: { 'agent-login': 'docs-agent' } }));
    expect(outputs['outcome']).toBe('skipped');
    expect(outputs['message']).toContain('docs-agent');
  });

  test('finds them after more than a hundred others', async () => {
    await using s = await scenario(
      {},
      { pulls: [...pulls(2, {}, 1), ...pulls(130, { author: 'octocat' }, 100)] },
    );
    const { outputs } = await s.run(capped(2));
    expect(outputs).toMatchObject({ outcome: 'skipped', reason: 'max-open-prs' });
    expect(s.github.requests.map(({ path, query }) => [path, query.get('page')])).toEqual([
      [`${REPOSITORY}/pulls`, '1'],
      [`${REPOSITORY}/pulls`, '2'],
    ]);
  });

  test('counts those in pr-repository', async () => {
    await using s = await scenario({}, { pulls: pulls(2, { repository: 'acme/docs' }) });
    const { outputs, annotations } = await s.run(capped(2, { with: { 'pr-repository': 'acme/docs' } }));
    expect(outputs['outcome']).toBe('skipped');
    expect(annotations[0]?.message).toContain('https://github.com/acme/docs/pull/11');
    expect(lines(s.github.requests)).toEqual(['GET /repos/acme/docs/pulls']);
  });

  test('a skip is only a notice and a summary with links and ages', async () => {
    const ages = ['2026-11-02T08:00:00Z', '2026-11-01T09:00:00Z', '2026-10-03T09:00:00Z'];
    await using s = await scenario(
      {},
      { pulls: ages.map((createdAt, index) => ({ number: 11 + index, createdAt })) },
    );
    const { exitCode, outputs, annotations, summary } = await s.run(
      capped(3, { event: labeled, with: { comment: 'true' } }),
    );
    expect(exitCode).toBe(0);
    expect(outputs).toMatchObject({ outcome: 'skipped', reason: 'max-open-prs', 'job-id': '' });
    expect(outputs['comment-id']).toBeUndefined();
    expect(annotations).toEqual([
      { level: 'notice', title: expect.any(String), message: expect.stringContaining('max-open-prs') },
    ]);
    for (const [index, age] of ['less than a day', '1 day', '30 days'].entries()) {
      const url = `https://github.com/${HERE}/pull/${11 + index}`;
      expect(annotations[0]?.message).toContain(url);
      const row = summary.split('\n').find((line) => line.includes(`(${url})`));
      expect(row).toContain(age);
    }
    expect(s.github.comments).toEqual([]);
    expect(s.github.reactions).toMatchObject([{ content: 'confused', on: 'issue', target: 1 }]);
    expect(s.platform.requests).toEqual([]);
    expect(lines(s.github.requests)).toEqual([
      `GET ${REPOSITORY}/collaborators/${SENDER}/permission`,
      `GET ${REPOSITORY}/pulls`,
      `POST ${REPOSITORY}/issues/1/reactions`,
    ]);
  });

  test('the summary lists a pull request without its age if GitHub doesn’t return it', async () => {
    await using s = await scenario();
    const pull = {
      number: 5,
      title: 'Docs',
      html_url: `https://github.com/${HERE}/pull/5`,
      created_at: 'lately',
      state: 'open',
      user: { login: AGENT },
    };
    s.github.fault({ path: PULLS }, { kind: 'raw', status: 200, body: JSON.stringify([pull]) });
    const { summary } = await s.run(capped(1));
    expect(summary).toContain(`${HERE}/pull/5)`);
    expect(summary).not.toContain('NaN');
  });

  test('the summary links to each of many pull requests', async () => {
    await using s = await scenario({}, { pulls: pulls(60) });
    const { annotations, summary } = await s.run(capped(3));
    for (const { number } of pulls(60)) expect(summary).toContain(`${HERE}/pull/${number})`);
    expect(annotations[0]?.message.length).toBeLessThan(4_096);
  });

  test('the permission is checked first', async () => {
    await using s = await scenario({}, { roles: { [SENDER]: 'read' }, pulls: pulls(3) });
    expect((await s.run(capped(3, { event: labeled }))).outputs['reason']).toBe('permission');
    expect(s.github.requests).toHaveLength(1);
  });

  test.each([
    ['a repository that the token can’t read', { 'pr-repository': 'acme/docs' }],
    ['a repository that doesn’t exist', { 'pr-repository': 'acme/gone' }],
  ])('no job is created, and the error names the permission: %s', async (_, inputs) => {
    await using s = await scenario({}, { unreadable: ['acme/docs', 'acme/gone'] });
    const { exitCode, outputs, annotations } = await s.run(
      capped(3, { event: labeled, with: { ...inputs, comment: 'true' } }),
    );
    expect(exitCode).toBe(1);
    expect(outputs).toMatchObject({ outcome: 'not-created', reason: 'guard-unavailable' });
    expect(annotations).toEqual([
      {
        level: 'error',
        title: expect.any(String),
        message: expect.stringMatching(/acme\/\w+.*`github-token` has `pull-requests: read` there/u),
      },
    ]);
    expect(s.platform.requests).toEqual([]);
    expect(s.github.reactions).toEqual([]);
  });

  test('no job is created if the token can’t list them', async () => {
    await using s = await scenario();
    s.github.fault({ path: PULLS, times: Infinity }, FORBIDDEN);
    const { outputs } = await s.run(capped(3));
    expect(outputs).toMatchObject({ outcome: 'not-created', reason: 'guard-unavailable' });
    expect(outputs['message']).toContain('pull-requests: read');
    expect(s.platform.requests).toEqual([]);
  });

  test('no job is created if GitHub stays down', async () => {
    await using s = await scenario();
    s.github.fault({ path: PULLS, times: Infinity }, DOWN);
    const { exitCode, outputs, elapsedMs } = await s.run(capped(3));
    expect(exitCode).toBe(1);
    expect(outputs).toMatchObject({ outcome: 'not-created', reason: 'guard-unavailable' });
    expect(s.platform.requests).toEqual([]);
    expect(elapsedMs).toBeLessThan(60_000);
  });

  test.each([1, 2])('the request is retried if GitHub is down for %i requests', async (times) => {
    await using s = await scenario();
    s.github.fault({ path: PULLS, times }, DOWN);
    expect((await s.run(capped(3))).outputs['outcome']).toBe('pr-created');
    expect(s.github.requests).toHaveLength(times + 1);
  });

  test('the second page counts even if it fails at first', async () => {
    await using s = await scenario(
      {},
      { pulls: [...pulls(1, {}, 1), ...pulls(120, { author: 'octocat' }, 100)] },
    );
    s.github.fault({ path: PULLS, nth: 2 }, DOWN);
    expect((await s.run(capped(1))).outputs['outcome']).toBe('skipped');
  });

  test('an incomplete page is not the last one if it has a next link', async () => {
    await using s = await scenario(
      {},
      { pulls: [...pulls(1, {}, 1), ...pulls(120, { author: 'octocat' }, 100)] },
    );
    s.github.fault(
      { path: PULLS },
      { kind: 'raw', body: '[]', headers: { link: `<${s.github.url}/next>; rel="next", <x>; rel="last"` } },
    );
    expect((await s.run(capped(1))).outputs['outcome']).toBe('skipped');
  });

  test('no job is created 30 s after GitHub hangs', async () => {
    await using s = await scenario();
    s.github.fault({ path: PULLS, times: Infinity }, { kind: 'hang' });
    const { exitCode, outputs, elapsedMs } = await s.run(capped(3));
    expect(exitCode).toBe(1);
    expect(elapsedMs).toBe(30_000);
    expect(outputs).toMatchObject({ outcome: 'not-created', reason: 'guard-unavailable' });
    expect(s.platform.requests).toEqual([]);
  });

  test('no job is created if the response isn’t a list', async () => {
    await using s = await scenario();
    s.github.fault({ path: PULLS, times: Infinity }, { kind: 'raw', body: '{"items":[]}' });
    expect((await s.run(capped(3))).outputs).toMatchObject({
      outcome: 'not-created',
      reason: 'guard-unavailable',
    });
  });

  test('a pull request in a repository that isn’t counted is a warning', async () => {
    await using s = await scenario();
    const { exitCode, annotations } = await s.run(capped(3));
    expect(exitCode).toBe(0);
    expect(annotations).toEqual([
      {
        level: 'warning',
        title: expect.any(String),
        message: expect.stringMatching(/acme\/docs.*Codertocat\/Hello-World.*pr-repository/u),
      },
    ]);
  });

  test('there is no warning if the repository is counted, in any case, or if there is no cap', async () => {
    await using s = await scenario();
    expect((await s.run(capped(3, { with: { 'pr-repository': 'Acme/Docs' } }))).annotations).toEqual([]);
    expect((await s.run({ event: scheduled })).annotations).toEqual([]);
  });
});

describe('skip-agent-events', () => {
  const runs = (options: StepOptions): StepOptions => ({
    ...options,
    with: { 'required-permission': 'none', 'allow-bots': AGENT, ...options.with },
  });

  test.each([...trusted, ...outsiders])('%s sent by the agent gets no job', async (_, caused) => {
    await using s = await scenario();
    const { exitCode, outputs, annotations } = await s.run(
      runs({ event: sentBy(caused, AGENT, 'Bot'), with: { comment: 'true' } }),
    );
    expect(exitCode).toBe(0);
    expect(outputs).toMatchObject({ outcome: 'skipped', reason: 'agent-event' });
    // Why, and no way to start a loop.
    expect(outputs['message']).toMatch(/triggered by the agent.*itself/u);
    expect(outputs['message']).not.toMatch(/set `skip-agent-events/iu);
    expect(annotations).toEqual([
      {
        level: 'notice',
        title: expect.any(String),
        message: expect.stringMatching(/mintlify\[bot\].*skip-agent-events/u),
      },
    ]);
    expect(s.platform.requests).toEqual([]);
    expect(s.github.requests).toEqual([]);
  });

  test.each(reports)('%s sent by the agent gets a job', async (_, caused) => {
    await using s = await scenario();
    const { outputs } = await s.run(runs({ event: sentBy(caused, AGENT, 'Bot') }));
    expect(outputs['outcome']).toBe('pr-created');
  });

  test('the sender is compared with agent-login in any case', async () => {
    await using s = await scenario();
    const mine = await s.run(runs({ event: sentBy(scheduled, 'Mintlify[bot]', 'Bot') }));
    expect(mine.outputs['reason']).toBe('agent-event');
    const other = runs({
      event: sentBy(scheduled, 'other-agent[bot]', 'Bot'),
      with: { 'agent-login': 'Other-Agent[bot]' },
    });
    expect((await s.run(other)).outputs['reason']).toBe('agent-event');
  });

  const its = { pull_request: { user: { login: AGENT, type: 'Bot' } } };
  test.each([
    ['pull_request', event('pull_request', 'opened', its)],
    ['pull_request, synchronize', event('pull_request', 'synchronize', its)],
    ['pull_request_target, labeled', event('pull_request_target', 'labeled', its)],
    [
      'pull_request_target, merged',
      event('pull_request_target', 'closed', { pull_request: { ...its.pull_request, merged: true } }),
    ],
  ])('%s about its own pull request gets no job with any sender', async (_, caused) => {
    await using s = await scenario();
    const { outputs } = await s.run(runs({ event: caused }));
    expect(outputs).toMatchObject({ outcome: 'skipped', reason: 'agent-event' });
    expect(s.platform.requests).toEqual([]);
  });

  test.each([
    ['a review', event('pull_request_review', 'submitted', its)],
    ['a comment on its diff', event('pull_request_review_comment', 'created', its)],
    [
      'a comment',
      {
        name: 'issue_comment',
        payload: pullRequestComment('created', { issue: { user: { login: AGENT } } }),
      },
    ],
  ])('%s by a person on its pull request gets a job', async (_, caused) => {
    await using s = await scenario();
    expect((await s.run({ event: caused })).outputs['outcome']).toBe('pr-created');
  });

  test('a connected person’s pull request from an agent branch gets no job', async () => {
    await using s = await scenario();
    const branch = (fork: string) => ({
      user: { login: 'octocat' },
      head: { ref: 'mintlify/1a2b3c4d', repo: { full_name: fork } },
      base: { ref: 'main', repo: { full_name: HERE } },
    });
    const own = await s.run({
      event: event('pull_request', 'opened', { pull_request: branch(HERE) }),
    });
    expect(own.outputs).toMatchObject({ outcome: 'skipped', reason: 'agent-event' });
    // Its sender is a person.
    expect(own.outputs['message']).toContain('event is about the work of the agent `mintlify[bot]` itself');
    // A branch of a fork can have any name.
    const fork = await s.run({
      event: event('pull_request', 'opened', { pull_request: branch('evil/fork') }),
    });
    expect(fork.outputs['outcome']).toBe('pr-created');
  });

  test.each(['fix/mintlify/1', 'mintlify', 'mintlify-docs/1'])(
    'a pull request from the branch %s gets a job',
    async (ref) => {
      await using s = await scenario();
      const repo = { full_name: HERE };
      const pull_request = { user: { login: 'octocat' }, head: { ref, repo }, base: { ref: 'main', repo } };
      const { outputs } = await s.run({ event: event('pull_request', 'opened', { pull_request }) });
      expect(outputs['outcome']).toBe('pr-created');
    },
  );

  describe.each(['create', 'delete'])('%s', (name) => {
    const of = (ref: string, ref_type = 'branch') =>
      runs({ event: event(name, undefined, { ref, ref_type }) });

    test('of its own branch is its event, even if a person’s merge deletes it', async () => {
      await using s = await scenario();
      const { outputs } = await s.run(of('mintlify/1a2b3c4d'));
      expect(outputs).toMatchObject({ outcome: 'skipped', reason: 'agent-event' });
      expect(s.platform.requests).toEqual([]);
    });

    test.each([
      ['fix/mintlify/1', 'branch'],
      ['mintlify', 'branch'],
      ['mintlify/1', 'tag'],
    ])('of %s, a %s, is not its event', async (ref, type) => {
      await using s = await scenario();
      expect((await s.run(of(ref, type))).outputs['outcome']).toBe('pr-created');
    });
  });

  test('a message is skipped like a create', async () => {
    await using s = await scenario();
    s.platform.addJob('Before.');
    const { outputs } = await s.run(
      runs({ event: sentBy(labeled, AGENT, 'Bot'), with: { 'job-id': 'job-1', prompt: 'More.' } }),
    );
    expect(outputs).toMatchObject({ outcome: 'skipped', reason: 'agent-event' });
    expect(s.platform.requests).toEqual([]);
  });

  describe('a push', () => {
    const HEAD = '6113728f27ae82c7b1a177c8d03f9e96e0adf246';
    const ASKED = `GET ${REPOSITORY}/commits/${HEAD}/pulls`;
    const by = (...usernames: (string | undefined)[]): Event =>
      event('push', undefined, {
        commits: usernames.map((username) => ({
          id: HEAD,
          author: { name: 'Somebody', ...(username === undefined ? {} : { username }) },
        })),
      });

    test('with only its commits gets no job, without a request to GitHub', async () => {
      await using s = await scenario();
      const { outputs } = await s.run({ event: by(AGENT, 'Mintlify[bot]') });
      expect(outputs).toMatchObject({ outcome: 'skipped', reason: 'agent-event' });
      expect(s.github.requests).toEqual([]);
      expect(s.platform.requests).toEqual([]);
    });

    test.each([
      ['a person', by('Codertocat')],
      ['a person and the agent', by(AGENT, 'Codertocat')],
      ['an unknown author', by(undefined)],
      ['no one', by()],
    ])('with commits by %s gets a job, unless it is a merge', async (_, caused) => {
      await using s = await scenario(
        {},
        { pulls: [{ number: 5, author: 'octocat', merged: true, commits: [HEAD] }] },
      );
      const { outputs, annotations } = await s.run({ event: caused });
      expect(outputs['outcome']).toBe('pr-created');
      expect(annotations).toEqual([]);
      expect(lines(s.github.requests)).toEqual([ASKED]);
    });

    test.each([
      ['a merge commit by a person', by(AGENT, 'Codertocat')],
      ['a squash by a person', by('Codertocat')],
      ['no commits', by()],
    ])('that merges its pull request gets no job: %s', async (_, caused) => {
      await using s = await scenario({}, { pulls: [{ number: 5, merged: true, commits: ['a', HEAD] }] });
      const { exitCode, outputs } = await s.run({ event: caused });
      expect(exitCode).toBe(0);
      expect(outputs).toMatchObject({ outcome: 'skipped', reason: 'agent-event' });
      expect(lines(s.github.requests)).toEqual([ASKED]);
      expect(s.platform.requests).toEqual([]);
    });

    const OTHER = 'a10867b14bb761a232cd80139fbd4c0d33264240';
    const commits = (...list: [string, string][]) =>
      event('push', undefined, { commits: list.map(([id, username]) => ({ id, author: { username } })) });

    test('of a merge queue with a person’s pull request and the agent’s gets a job', async () => {
      await using s = await scenario(
        {},
        {
          pulls: [
            { number: 5, merged: true, commits: [HEAD] },
            { number: 6, merged: true, author: 'octocat', commits: [OTHER] },
          ],
        },
      );
      const { outputs } = await s.run({ event: commits([OTHER, 'octocat'], [HEAD, 'octocat']) });
      expect(outputs['outcome']).toBe('pr-created');
    });

    test('of a merge queue with two of its pull requests gets no job', async () => {
      await using s = await scenario(
        {},
        {
          pulls: [
            { number: 5, merged: true, commits: [HEAD] },
            { number: 6, merged: true, commits: [OTHER] },
          ],
        },
      );
      const { outputs } = await s.run({ event: commits([OTHER, 'octocat'], [HEAD, 'octocat']) });
      expect(outputs).toMatchObject({ outcome: 'skipped', reason: 'agent-event' });
    });

    test('with more than ten commits by others gets a job, without a request to GitHub', async () => {
      await using s = await scenario({}, { pulls: [{ number: 5, merged: true, commits: [HEAD] }] });
      const many = Array.from({ length: 12 }, (_, index): [string, string] => [
        `${index}`.padStart(40, 'a'),
        'octocat',
      ]);
      const { outputs } = await s.run({ event: commits(...many) });
      expect(outputs['outcome']).toBe('pr-created');
      expect(s.github.requests).toEqual([]);
    });

    // The head and at most ten others are looked up.
    test.each([
      [10, 'skipped', 11],
      [11, 'pr-created', 0],
    ])('with %i commits by others, and a head, has the outcome %s', async (count, outcome, asked) => {
      const others = Array.from({ length: count }, (_, index) => `${index}`.padStart(40, 'a'));
      await using s = await scenario(
        {},
        { pulls: [{ number: 5, merged: true, commits: [...others, HEAD] }] },
      );
      const caused = commits(...others.map((sha): [string, string] => [sha, 'octocat']));
      expect((await s.run({ event: caused })).outputs['outcome']).toBe(outcome);
      expect(s.github.requests).toHaveLength(asked);
    });

    test('with a commit that is in its pull request and in a person’s gets no job', async () => {
      await using s = await scenario(
        {},
        {
          pulls: [
            { number: 5, merged: true, commits: [HEAD] },
            { number: 6, merged: true, author: 'octocat', commits: [HEAD] },
          ],
        },
      );
      expect((await s.run({ event: by('Codertocat') })).outputs['reason']).toBe('agent-event');
    });

    test.each(['refs/heads/fix/mintlify/1', 'refs/tags/mintlify/1', 'refs/heads/mintlify'])(
      'to %s gets a job',
      async (ref) => {
        await using s = await scenario();
        const { outputs } = await s.run({ event: event('push', undefined, { ref, commits: [] }) });
        expect(outputs['outcome']).toBe('pr-created');
      },
    );

    test('to its own branch gets no job', async () => {
      await using s = await scenario();
      const { outputs } = await s.run({
        event: event('push', undefined, { ref: 'refs/heads/mintlify/1a2b3c4d', commits: [] }),
      });
      expect(outputs).toMatchObject({ outcome: 'skipped', reason: 'agent-event' });
    });

    // For a commit that isn't on the default branch, GitHub lists the open pull requests with it. Only the agent's commits
    // or a merge of its pull request count as its event, and a person's push to its branch is neither.
    test('by a person to the branch of its open pull request gets a job', async () => {
      await using s = await scenario({}, { pulls: [{ number: 5, state: 'open', commits: [HEAD] }] });
      expect((await s.run({ event: by('Codertocat') })).outputs['outcome']).toBe('pr-created');
    });

    test('is checked by its commits if the token has no permission, with a warning', async () => {
      await using s = await scenario({}, { pulls: [{ number: 5, merged: true, commits: [HEAD] }] });
      s.github.fault({ path: /\/commits\//u, times: Infinity }, FORBIDDEN);
      const person = await s.run({ event: by('Codertocat') });
      expect(person.exitCode).toBe(0);
      expect(person.outputs['outcome']).toBe('pr-created');
      expect(person.annotations).toEqual([
        {
          level: 'warning',
          title: 'skip-agent-events not checked',
          message: expect.stringContaining('`pull-requests: read`'),
        },
      ]);
      const agent = await s.run({ event: by(AGENT) });
      expect(agent.outputs['reason']).toBe('agent-event');
      expect(agent.annotations.map(({ level }) => level)).toEqual(['notice']);
    });

    // Only a missing permission falls back to the commits' authors. All else fails closed, as every guard.
    test.each<[string, Fault, string]>([
      ['404', { kind: 'status', status: 404, body: { message: 'Not Found' } }, '`pull-requests: read`'],
      ['401', { kind: 'status', status: 401, body: { message: 'Bad credentials' } }, 'Check `github-token`'],
      ['429', { kind: 'status', status: 429, body: { message: 'slow down' } }, "GitHub's rate limit"],
      ['a redirect', { kind: 'status', status: 301, body: {} }, 'redirected'],
      ['502', DOWN, 'run again later'],
      ['a response of another form', { kind: 'raw', status: 200, body: '[{}]' }, "didn't come from GitHub"],
      ['no response within 30 s', { kind: 'hang' }, "GitHub didn't respond"],
    ])('gets no job if GitHub answers with %s', async (_, fault, said) => {
      await using s = await scenario();
      s.github.fault({ path: /\/commits\//u, times: Infinity }, fault);
      const { exitCode, outputs, elapsedMs } = await s.run({ event: by('Codertocat') });
      expect(exitCode).toBe(1);
      expect(outputs).toMatchObject({ outcome: 'not-created', reason: 'guard-unavailable' });
      expect(outputs['message']).toContain(said);
      expect(elapsedMs).toBeLessThanOrEqual(30_000);
      expect(s.platform.requests).toEqual([]);
      // Its own commits need no request.
      expect((await s.run({ event: by(AGENT) })).outputs['reason']).toBe('agent-event');
    });

    test('that deletes a branch gets a job, without a request to GitHub', async () => {
      await using s = await scenario();
      const caused = event('push', undefined, { deleted: true, after: '0'.repeat(40), commits: [] });
      const { outputs, annotations } = await s.run({ event: caused });
      expect(outputs['outcome']).toBe('pr-created');
      expect(annotations).toEqual([]);
      expect(s.github.requests).toEqual([]);
    });
  });

  test.each([
    ['its own pull request', event('pull_request', 'opened', its)],
    ['its own event', sentBy(scheduled, AGENT, 'Bot')],
    [
      'its own push',
      event('push', undefined, { commits: [{ author: { username: AGENT } }], sender: { login: AGENT } }),
    ],
  ])('skip-agent-events: false allows %s, without a request to GitHub', async (_, caused) => {
    await using s = await scenario();
    const { outputs } = await s.run({ event: caused, with: { 'skip-agent-events': 'false' } });
    expect(outputs['outcome']).toBe('pr-created');
    expect(s.github.requests).toEqual([]);
  });

  test('with skip-agent-events: false, the agent is still checked like any other bot', async () => {
    await using s = await scenario();
    const caused = sentBy(labeled, AGENT, 'Bot');
    const refused = await s.run({ event: caused, with: { 'skip-agent-events': 'false' } });
    expect(refused.outputs).toMatchObject({ outcome: 'skipped', reason: 'bot' });
    const allowed = await s.run({
      event: caused,
      with: { 'skip-agent-events': 'false', 'allow-bots': AGENT },
    });
    expect(allowed.outputs['outcome']).toBe('pr-created');
  });
});

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
    ['unknown words', 'read', { permission: 'owner', role_name: 'owner' }, false],
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

  test('a message needs the same permission as a create', async () => {
    await using s = await scenario({}, { roles: { stranger: 'read' } });
    s.platform.addJob('Before.');
    const { outputs } = await s.run({
      event: sentBy(labeled, 'stranger'),
      with: { 'job-id': 'job-1', prompt: 'More.' },
    });
    expect(outputs).toMatchObject({ outcome: 'skipped', reason: 'permission' });
    expect(s.platform.requests).toEqual([]);
  });

  // A 404 for the whole repository says nothing about the person, so the guard couldn't be checked (`not-created`), and
  // the message must not say that the person has no permission.
  test('a 404 for the repository says nothing about the person’s permission', async () => {
    await using s = await scenario({}, { unreadable: [HERE] });
    expect((await s.run()).outputs).toMatchObject({ outcome: 'not-created', reason: 'guard-unavailable' });
  });

  test.each([
    ['is down', DOWN],
    ['forbids it', FORBIDDEN],
    ['rejects the token', { kind: 'status', status: 401, body: { message: 'Bad credentials' } } as const],
    ['returns invalid JSON', { kind: 'raw', body: 'hello' } as const],
    ['closes the connection', { kind: 'reset', before: 'act' } as const],
  ])('no job is created if GitHub %s', async (_, fault) => {
    await using s = await scenario();
    s.github.fault({ path: PERMISSION, times: Infinity }, fault);
    const { exitCode, outputs } = await s.run({ with: { comment: 'true' } });
    expect({ exitCode, jobs: s.platform.jobs.length }).toEqual({ exitCode: 1, jobs: 0 });
    expect(outputs).toMatchObject({ outcome: 'not-created', reason: 'guard-unavailable' });
    expect(s.github.reactions).toEqual([]);
  });

  test('the request is retried if GitHub fails once', async () => {
    await using s = await scenario();
    s.github.fault({ path: PERMISSION }, DOWN);
    expect((await s.run()).outputs['outcome']).toBe('pr-created');
  });

  test('no job is created if GitHub doesn’t respond within 30 s', async () => {
    await using s = await scenario();
    s.github.fault({ path: PERMISSION, times: Infinity }, { kind: 'hang' });
    const { outputs, elapsedMs } = await s.run();
    expect(elapsedMs).toBe(30_000);
    expect(outputs).toMatchObject({ outcome: 'not-created', reason: 'guard-unavailable' });
    expect(s.platform.requests).toEqual([]);
  });

  // `timeout-minutes` counts from the step's start, and also ends the guard's 30 s.
  test('no job is created if GitHub doesn’t respond before timeout-minutes', async () => {
    await using s = await scenario();
    s.github.fault({ path: PERMISSION, times: Infinity }, { kind: 'hang' });
    const { outputs, elapsedMs } = await s.run({ with: { 'timeout-minutes': '0.1' } });
    expect(elapsedMs).toBe(6_000);
    expect(outputs).toMatchObject({ outcome: 'not-created', reason: 'timeout' });
    expect(outputs['message']).toContain('Increase `timeout-minutes`');
    expect(s.platform.requests).toEqual([]);
  });

  test('a cancel during the request creates no job', async () => {
    await using s = await scenario();
    s.github.fault({ path: PERMISSION, times: Infinity }, { kind: 'hang' });
    const step = await s.start();
    await s.github.waitForRequest(({ path }) => PERMISSION.test(path));
    step.kill('SIGINT');
    const { outputs } = await step.result;
    expect(outputs).toMatchObject({ outcome: 'not-created', reason: 'cancelled' });
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

describe('order', () => {
  const asked = (s: Scenario): string[] =>
    [...s.platform.requests, ...s.github.requests]
      .sort((one, two) => one.order - two.order)
      .map(({ method, path }) => `${method} ${path.split('/').at(-1)}`);

  test('is guards, then the 👀 reaction, then the create', async () => {
    await using s = await scenario({}, { pulls: pulls(1) });
    await s.run({ with: { comment: 'true', 'max-open-prs': '5', wait: 'false' } });
    expect(asked(s)).toEqual(['GET permission', 'GET pulls', 'POST reactions', 'POST job', 'POST comments']);
  });

  test('sends five requests to GitHub for a new job with a comment', async () => {
    await using s = await scenario(
      { life: [{ status: 'completed', prLink: 'https://github.com/Codertocat/Hello-World/pull/2' }] },
      { pulls: pulls(1, {}, 2) },
    );
    await s.run({ with: { comment: 'true' } });
    expect(lines(s.github.requests)).toEqual([
      'GET /repos/Codertocat/Hello-World/collaborators/Codertocat/permission',
      'POST /repos/Codertocat/Hello-World/issues/1/reactions',
      'GET /repos/Codertocat/Hello-World/pulls/2',
      'GET /repos/Codertocat/Hello-World/pulls/2/files',
      'POST /repos/Codertocat/Hello-World/issues/1/comments',
    ]);
  });

  test('sends one request to GitHub without a comment', async () => {
    await using s = await scenario();
    await s.run();
    expect(s.github.requests).toHaveLength(1);
  });

  test('checks the inputs before the guards', async () => {
    await using s = await scenario();
    const { outputs } = await s.run({ with: { 'max-open-prs': '0' } });
    expect(outputs).toMatchObject({ outcome: 'not-created', reason: 'invalid-input' });
    expect(asked(s)).toEqual([]);
  });
});
