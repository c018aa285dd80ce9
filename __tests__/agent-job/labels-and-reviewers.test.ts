import { describe, expect, test } from '@jest/globals';
import type { GitHubOptions } from '../../sandbox/github.ts';
import { payload } from '../../sandbox/payloads.ts';
import type { PlatformOptions } from '../../sandbox/platform.ts';
import { annotated, HANGS, lines, type Scenario, SENDER, scenario } from './scenario.ts';

const REPOSITORY = 'Codertocat/Hello-World';
const LINK = `https://github.com/${REPOSITORY}/pull/2`;
const LABELS = /issues\/2\/labels$/u;
const REVIEWERS = /requested_reviewers$/u;
const POST_LABELS = `POST /repos/${REPOSITORY}/issues/2/labels`;
const POST_REVIEWERS = `POST /repos/${REPOSITORY}/pulls/2/requested_reviewers`;

function opens(github: GitHubOptions = {}, platform: PlatformOptions = {}): Promise<Scenario> {
  return scenario(
    { life: [{ status: 'completed', prLink: LINK }], ...platform },
    { pulls: [{ number: 2 }], teams: ['Codertocat/writers'], ...github },
  );
}

function posts({ github }: Scenario): string[] {
  return lines(github.requests).filter((line) => line.startsWith('POST'));
}

test('labels and reviewers are set with one request each', async () => {
  await using s = await opens();
  const { annotations, outputs } = await s.run({
    with: {
      'pr-labels': ' documentation, needs review ,documentation',
      'pr-reviewers': 'octocat, Codertocat/writers, @author',
    },
  });
  expect(annotations).toEqual([]);
  expect(outputs).toMatchObject({ outcome: 'pr-created', 'changed-files': '["docs/page.mdx"]' });
  expect(s.github.labels(2)).toEqual(['documentation', 'needs review']);
  expect(s.github.reviewers(2)).toEqual(['octocat', SENDER, 'Codertocat/writers']);
  expect(posts(s)).toEqual([POST_LABELS, POST_REVIEWERS]);
});

test.each([
  ['pr-labels', 'documentation', [POST_LABELS]],
  ['pr-reviewers', 'octocat', [POST_REVIEWERS]],
])('%s alone is one request', async (input, value, expected) => {
  await using s = await opens();
  await s.run({ with: { [input]: value } });
  expect(posts(s)).toEqual(expected);
});

const EVERYTHING = {
  comment: 'true',
  'allowed-paths': 'docs/**',
  'pr-labels': 'documentation, needs review',
  'pr-reviewers': 'octocat, Codertocat/writers, @author',
};

test('with everything on, a run makes seven requests to GitHub', async () => {
  await using s = await opens();
  const { annotations, outputs } = await s.run({ with: EVERYTHING });
  expect(annotations).toEqual([]);
  expect(outputs).toMatchObject({ outcome: 'pr-created', reason: '' });
  expect(lines(s.github.requests).toSorted()).toEqual([
    `GET /repos/${REPOSITORY}/collaborators/${SENDER}/permission`,
    `GET /repos/${REPOSITORY}/pulls/2`,
    `GET /repos/${REPOSITORY}/pulls/2/files`,
    `POST /repos/${REPOSITORY}/issues/1/comments`,
    `POST /repos/${REPOSITORY}/issues/1/reactions`,
    POST_LABELS,
    POST_REVIEWERS,
  ]);
});

test('a cancel while the job is active reads and sets nothing of a pull request that is there', async () => {
  await using s = await opens({}, { life: [{ status: 'active', prLink: LINK }] });
  s.platform.fault({ method: 'GET', nth: 2 }, HANGS);
  const step = await s.start({ with: EVERYTHING });
  await s.platform.waitForRequest(({ method }) => method === 'GET', 2);
  step.kill('SIGINT');
  const { outputs } = await step.result;
  expect(outputs).toMatchObject({ outcome: 'cancelled', 'pr-link': LINK });
  expect(lines(s.github.requests).filter((line) => /\/pulls\/2|issues\/2/u.test(line))).toEqual([]);
});

test('a pull request that is out of scope gets them too', async () => {
  await using s = await opens();
  const { exitCode, outputs } = await s.run({
    with: { 'allowed-paths': 'src/**', 'pr-labels': 'documentation', 'pr-reviewers': 'octocat' },
  });
  expect(exitCode).toBe(1);
  expect(outputs['reason']).toBe('out-of-scope');
  expect(posts(s)).toEqual([POST_LABELS, POST_REVIEWERS]);
});

describe('they are not set', () => {
  const asked = { 'pr-labels': 'documentation', 'pr-reviewers': 'octocat' };

  test('if the pull request has them', async () => {
    await using s = await opens({ labels: { 2: ['Documentation'] } });
    await s.run({ runId: '1', with: { 'pr-reviewers': 'octocat' } });
    const { annotations } = await s.run({ with: { ...asked, 'pr-reviewers': 'Octocat' } });
    expect(annotations).toEqual([]);
    expect(posts(s)).toEqual([POST_REVIEWERS]);
  });

  test('if the team’s review is already requested', async () => {
    await using s = await opens();
    const answer = {
      number: 2,
      title: 'Docs',
      state: 'open',
      created_at: '2026-11-01T09:00:00Z',
      changed_files: 0,
      additions: 0,
      deletions: 0,
      requested_teams: [{ slug: 'Writers' }],
    };
    s.github.fault({ path: /pulls\/2$/u }, { kind: 'raw', status: 200, body: JSON.stringify(answer) });
    await s.run({ with: { 'pr-reviewers': 'Codertocat/writers' } });
    expect(posts(s)).toEqual([]);
  });

  test('after the deadline, with one warning', async () => {
    await using s = await opens();
    s.github.fault({ path: /pulls\/2$/u, times: Infinity }, HANGS);
    const { exitCode, annotations, elapsedMs } = await s.run({
      with: { ...asked, 'timeout-minutes': '0.8' },
    });
    expect(exitCode).toBe(0);
    expect(elapsedMs).toBe(48_000);
    expect(annotations).toEqual([annotated('warning', 'timeout-minutes')]);
    expect(posts(s)).toEqual([]);
  });

  test('once the deadline passes', async () => {
    await using s = await opens();
    s.github.fault({ path: LABELS, times: Infinity }, HANGS);
    const { elapsedMs } = await s.run({ with: { ...asked, 'timeout-minutes': '0.6' } });
    expect(elapsedMs).toBe(36_000);
    expect(posts(s)).toEqual([POST_LABELS]);
  });

  test('by a follow-up that failed, or a dry run of one, with the same pull request', async () => {
    await using s = await opens({}, { lifeAfterMessage: [{ status: 'failed' }] });
    const { id } = s.platform.addJob('Earlier.', [{ status: 'completed', prLink: LINK }]);
    const inputs = { ...asked, 'job-id': id, prompt: 'And the old setting.' };
    const { summary } = await s.run({ with: { ...inputs, 'dry-run': 'true' } });
    expect(summary).not.toMatch(/Add labels|Request 1 review/u);
    const { outputs } = await s.run({ with: inputs });
    expect(outputs['outcome']).toBe('failed');
    expect(posts(s)).toEqual([]);
  });

  test('by a follow-up with the same pull request', async () => {
    await using s = await opens();
    const { id } = s.platform.addJob('Earlier.', [{ status: 'completed', prLink: LINK }]);
    const { annotations } = await s.run({ with: { ...asked, 'job-id': id, prompt: 'And the old setting.' } });
    expect(annotations).toEqual([]);
    expect(posts(s)).toEqual([]);
  });

  test.each(['closed', 'merged'])('on a pull request that is %s', async (state) => {
    await using s = await opens({ pulls: [{ number: 2, state: 'closed', merged: state === 'merged' }] });
    const { annotations, log } = await s.run({ with: asked });
    expect(annotations).toEqual([]);
    expect(log).toContain(`because the pull request is ${state}`);
    expect(posts(s)).toEqual([]);
  });

  test.each<[string, PlatformOptions]>([
    ['without a pull request', { life: [{ status: 'completed' }] }],
    ['on another GitHub', { life: [{ status: 'completed', prLink: 'https://ghe.example/a/b/pull/2' }] }],
  ])('%s', async (_, platform) => {
    await using s = await opens({}, platform);
    const { annotations } = await s.run({ with: asked });
    expect(annotations).toEqual([]);
    expect(posts(s)).toEqual([]);
  });
});

test('a follow-up that creates the first pull request sets them', async () => {
  await using s = await opens(
    {},
    { lifeAfterMessage: [{ status: 'active' }, { status: 'completed', prLink: LINK }] },
  );
  const { id } = s.platform.addJob('Earlier.', [{ status: 'completed' }]);
  await s.run({ with: { 'pr-labels': 'documentation', 'job-id': id, prompt: 'Now write it.' } });
  expect(posts(s)).toEqual([POST_LABELS]);
});

test('a person who is listed twice is requested once', async () => {
  await using s = await opens();
  await s.run({ with: { 'pr-reviewers': `@author, ${SENDER.toLowerCase()}, ${SENDER}` } });
  const request = s.github.requests.find(({ path }) => REVIEWERS.test(path));
  expect(JSON.parse(request?.body.toString() ?? '')).toMatchObject({ reviewers: [expect.any(String)] });
});

test('a team’s organization matches the owner in any case', async () => {
  await using s = await opens();
  const { annotations } = await s.run({ with: { 'pr-reviewers': 'codertocat/writers' } });
  expect(annotations).toEqual([]);
  expect(s.github.reviewers(2)).toEqual(['Codertocat/writers']);
});

test('invalid reviewers alone are one warning and no request', async () => {
  await using s = await opens();
  const { annotations } = await s.run({ with: { 'pr-reviewers': 'acme/writers' } });
  expect(annotations).toMatchObject([{ level: 'warning', message: expect.stringContaining('acme/writers') }]);
  expect(posts(s)).toEqual([]);
});

describe('an invalid reviewer doesn’t affect the others', () => {
  test.each<[string, string, GitHubOptions, string[], RegExp]>([
    [
      'an outsider',
      'mallory',
      { roles: { mallory: null } },
      [],
      /^Couldn't request a review from `mallory`\..*collaborators/u,
    ],
    [
      'an unknown team',
      'Codertocat/unknown',
      {},
      [],
      /^Couldn't request a review from `Codertocat\/unknown`/u,
    ],
    [
      'a team of another organization',
      'acme/writers',
      {},
      [],
      /^`acme\/writers` can't review in .*only teams of `Codertocat`/u,
    ],
    [
      'the author of the pull request',
      'hubot',
      { pulls: [{ number: 2, author: 'hubot' }] },
      [],
      /^`hubot` can't review their own pull request/u,
    ],
  ])('%s', async (_, reviewer, github, __, why) => {
    await using s = await opens({ roles: { [SENDER]: 'write' }, ...github });
    const { exitCode, annotations } = await s.run({
      with: {
        'required-permission': 'none',
        'pr-labels': 'documentation',
        'pr-reviewers': `octocat, ${reviewer}, Codertocat/writers`,
      },
    });
    expect(exitCode).toBe(0);
    expect(s.github.reviewers(2)).toEqual(['octocat', 'Codertocat/writers']);
    expect(s.github.labels(2)).toEqual(['documentation']);
    expect(annotations).toEqual([annotated('warning', why)]);
  });

  test('alone is requested once', async () => {
    await using s = await opens({ roles: { mallory: null } });
    const { annotations } = await s.run({
      with: { 'required-permission': 'none', 'pr-reviewers': 'mallory' },
    });
    expect(posts(s)).toEqual([POST_REVIEWERS]);
    expect(annotations).toEqual([
      annotated(
        'warning',
        /^Couldn't request a review from `mallory`\. Check `pr-reviewers`\. \(GitHub: 422, /u,
      ),
    ]);
  });
});

test.each<[string, { name: string; payload: ReturnType<typeof payload> }, GitHubOptions, string[]]>([
  [
    'the person who triggered the run',
    { name: 'issues', payload: payload('issues', 'labeled') },
    {},
    [SENDER],
  ],
  ['no one on a schedule', { name: 'schedule', payload: payload('schedule') }, {}, []],
  [
    'no one for a bot',
    {
      name: 'issues',
      payload: payload('issues', 'labeled', { sender: { login: 'my-app[bot]', type: 'Bot' } }),
    },
    {},
    [],
  ],
  [
    'no one for their own pull request',
    { name: 'issues', payload: payload('issues', 'labeled') },
    { pulls: [{ number: 2, author: SENDER }] },
    [],
  ],
  [
    'the person who triggered the run of a workflow_run',
    {
      name: 'workflow_run',
      payload: payload('workflow_run', 'completed', {
        workflow_run: { triggering_actor: { login: 'octocat', type: 'User' } },
      }),
    },
    {},
    ['octocat'],
  ],
])('@author is %s, without a warning', async (_, event, github, expected) => {
  await using s = await opens(github);
  const { annotations } = await s.run({
    event,
    with: { 'pr-reviewers': '@author', 'required-permission': 'none', 'allow-bots': 'my-app[bot]' },
  });
  expect(annotations).toEqual([]);
  expect(s.github.reviewers(2)).toEqual(expected);
});

describe('a failure is one warning, and the step passes', () => {
  test('with a missing permission, which is named once for both', async () => {
    await using s = await opens();
    const body = { message: 'Resource not accessible by integration' };
    for (const path of [LABELS, REVIEWERS]) s.github.fault({ path }, { kind: 'status', status: 403, body });
    const { exitCode, annotations, outputs } = await s.run({
      with: { 'pr-labels': 'documentation', 'pr-reviewers': 'octocat' },
    });
    expect(exitCode).toBe(0);
    expect(outputs).toMatchObject({ outcome: 'pr-created', reason: '' });
    expect(annotations).toEqual([
      annotated(
        'warning',
        /^Couldn't add labels to pull request .* or request reviews of it: .*`pull-requests: write` to the job's `permissions:`/u,
      ),
    ]);
    expect(annotations[0]?.message.split('pull-requests: write')).toHaveLength(2);
  });

  test.each([403, 404])('with %i, reviewers aren’t retried one by one', async (status) => {
    await using s = await opens();
    s.github.fault({ path: REVIEWERS, times: Infinity }, { kind: 'status', status, body: { message: 'No' } });
    const { annotations } = await s.run({ with: { 'pr-reviewers': 'octocat, hubot' } });
    expect(annotations.map(({ level }) => level)).toEqual(['warning']);
    expect(posts(s)).toEqual([POST_REVIEWERS]);
  });

  test('in a repository that the token can’t read', async () => {
    await using s = await opens(
      { unreadable: ['acme/docs'] },
      { life: [{ status: 'completed', prLink: 'https://github.com/acme/docs/pull/7' }] },
    );
    const { exitCode, annotations } = await s.run({ with: { 'pr-labels': 'documentation' } });
    expect(exitCode).toBe(0);
    expect(annotations).toEqual([
      annotated('warning', 'Set `github-token` to a token with `pull-requests: write` on `acme/docs`'),
    ]);
  });
});

test('they are not set after a cancel', async () => {
  await using s = await opens();
  s.github.fault({ path: LABELS, times: Infinity }, HANGS);
  const step = await s.start({ with: { 'pr-labels': 'documentation', 'pr-reviewers': 'octocat' } });
  await s.github.waitForRequest(({ path }) => LABELS.test(path));
  step.kill('SIGINT');
  const { exitCode, annotations, elapsedMs } = await step.result;
  expect(exitCode).toBe(0);
  expect(annotations).toEqual([]);
  expect(posts(s)).toEqual([POST_LABELS]);
  expect(elapsedMs).toBeLessThan(30_000);
});
