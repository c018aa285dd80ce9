import { describe, expect, test } from '@jest/globals';
import type { PullSeed } from '../../sandbox/github.ts';
import { payload } from '../../sandbox/payloads.ts';
import type { StepOptions } from '../../sandbox/run-step.ts';
import { auto, ends, messages, ownComment, withJobs } from './earlier-jobs.ts';
import { AGENT, HERE, scheduled } from './events.ts';
import { annotated, DOWN, FORBIDDEN, labeled, lines, SENDER, scenario } from './scenario.ts';

const REPOSITORY = `/repos/${HERE}`;
const PULLS = /\/pulls$/u;

function pulls(count: number, edit: Partial<PullSeed> = {}, from = 11): PullSeed[] {
  return Array.from({ length: count }, (_, index) => ({ number: from + index, ...edit }));
}

const capped = (limit: number, options: StepOptions = {}): StepOptions => ({
  event: scheduled,
  ...options,
  with: { 'max-open-prs': String(limit), ...options.with },
});

/** A pull request of the agent as GitHub returns it. */
const returned = (number: number, login = AGENT) => ({
  number,
  html_url: `https://github.com/${HERE}/pull/${number}`,
  title: 'Docs',
  created_at: 'lately',
  state: 'open',
  user: { login },
});

describe('max-open-prs creates', () => {
  test.each<[string, number, PullSeed[]]>([
    ['below the cap', 3, pulls(2)],
    ['with pull requests of others', 1, pulls(3, { author: 'octocat' })],
    ['with pull requests of other bots', 1, pulls(3, { author: 'dependabot[bot]' })],
    ['with closed ones', 1, pulls(3, { state: 'closed' })],
    ['with merged ones', 1, pulls(3, { merged: true })],
    ['with those in another repository', 1, pulls(3, { repository: 'acme/docs' })],
  ])('a job %s', async (_, limit, seeds) => {
    await using s = await scenario({}, { pulls: seeds });
    const { exitCode, outputs } = await s.run(capped(limit));
    expect(exitCode).toBe(0);
    expect(outputs).toMatchObject({ outcome: 'pr-created', reason: '' });
    expect(s.platform.jobs).toHaveLength(1);
    expect(lines(s.github.requests)).toEqual([`GET ${REPOSITORY}/pulls`]);
  });

  test.each<[string, number, PullSeed[], Readonly<Record<string, string>>, string]>([
    ['at the cap', 3, pulls(3), {}, AGENT],
    ['above the cap', 3, pulls(4), {}, AGENT],
    ['with a draft', 1, pulls(1, { draft: true }), {}, AGENT],
    [
      'with one that a connected person opened from the agent’s branch',
      1,
      pulls(1, { author: 'octocat', headRef: 'mintlify/1a2b3c4d' }),
      {},
      AGENT,
    ],
    [
      'with one of agent-login, in any case',
      1,
      pulls(1, { author: 'Docs-Agent' }),
      { 'agent-login': 'docs-agent' },
      'docs-agent',
    ],
    [
      'with those in pr-repository',
      2,
      pulls(2, { repository: 'acme/docs' }),
      { 'pr-repository': 'acme/docs' },
      '`acme/docs`',
    ],
  ])('no job %s', async (_, limit, seeds, inputs, said) => {
    await using s = await scenario({}, { pulls: seeds });
    const { exitCode, outputs } = await s.run(capped(limit, { with: inputs }));
    expect(exitCode).toBe(0);
    expect(outputs).toMatchObject({ outcome: 'skipped', reason: 'max-open-prs' });
    expect(outputs['message']).toContain(said);
    expect(s.platform.requests).toEqual([]);
    expect(lines(s.github.requests)).toEqual([`GET /repos/${inputs['pr-repository'] ?? HERE}/pulls`]);
  });
});

describe('all pages are counted', () => {
  const onSecondPage = [...pulls(2, {}, 1), ...pulls(130, { author: 'octocat' }, 100)];

  test('after more than a hundred others, even if the second page fails at first', async () => {
    await using s = await scenario({}, { pulls: onSecondPage });
    s.github.fault({ path: PULLS, nth: 2 }, DOWN);
    expect((await s.run(capped(2))).outputs['reason']).toBe('max-open-prs');
    expect(s.github.requests.map(({ query }) => query.get('page'))).toEqual(['1', '2', '2']);
  });

  test('after an incomplete page with a next link', async () => {
    await using s = await scenario({}, { pulls: onSecondPage });
    const link = `<${s.github.url}/next>; rel="next", <x>; rel="last"`;
    s.github.fault({ path: PULLS }, { kind: 'raw', body: '[]', headers: { link } });
    expect((await s.run(capped(2))).outputs['reason']).toBe('max-open-prs');
  });

  test('and a pull request on two pages counts once', async () => {
    await using s = await scenario();
    const others = Array.from({ length: 99 }, (_, index) => returned(200 - index, 'octocat'));
    for (const [index, body] of [[...others, returned(5)], [returned(5)]].entries()) {
      s.github.fault({ path: PULLS, nth: index + 1 }, { kind: 'raw', body: JSON.stringify(body) });
    }
    expect((await s.run(capped(2))).outputs['outcome']).toBe('pr-created');
  });
});

describe('a skip', () => {
  test('is only a notice, a reaction, and a summary with links and ages', async () => {
    const ages = ['2026-11-02T08:00:00Z', '2026-11-01T09:00:00Z', '2026-10-03T09:00:00Z'];
    const seeds = ages.map((createdAt, index) => ({ number: 11 + index, createdAt }));
    await using s = await scenario({}, { pulls: seeds });
    const { exitCode, outputs, annotations, summary } = await s.run(
      capped(3, { event: labeled, with: { comment: 'true' } }),
    );
    expect(exitCode).toBe(0);
    expect(outputs).toMatchObject({ outcome: 'skipped', reason: 'max-open-prs', 'job-id': '' });
    expect(outputs['comment-id']).toBeUndefined();
    expect(annotations).toEqual([annotated('notice', 'max-open-prs')]);
    for (const [index, age] of ['less than a day', '1 day', '30 days'].entries()) {
      const url = `https://github.com/${HERE}/pull/${11 + index}`;
      expect(annotations[0]?.message).toContain(url);
      expect(summary.split('\n').find((line) => line.includes(`(${url})`))).toContain(age);
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

  test('lists a pull request without its age if GitHub doesn’t return it', async () => {
    await using s = await scenario();
    s.github.fault({ path: PULLS }, { kind: 'raw', body: JSON.stringify([returned(5)]) });
    const { summary } = await s.run(capped(1));
    expect(summary).toContain(`${HERE}/pull/5)`);
    expect(summary).not.toContain('NaN');
  });

  test('links to each of many pull requests in the summary', async () => {
    await using s = await scenario({}, { pulls: pulls(60) });
    const { annotations, summary } = await s.run(capped(3));
    for (const { number } of pulls(60)) expect(summary).toContain(`${HERE}/pull/${number})`);
    expect(annotations[0]?.message.length).toBeLessThan(4_096);
  });

  test('of a person without permission comes first', async () => {
    await using s = await scenario({}, { roles: { [SENDER]: 'read' }, pulls: pulls(3) });
    expect((await s.run(capped(3, { event: labeled }))).outputs['reason']).toBe('permission');
    expect(s.github.requests).toHaveLength(1);
  });
});

test.each([
  ['can’t read', { unreadable: ['acme/docs'] }, { 'pr-repository': 'acme/docs' }, /acme\/docs.*/u],
  ['can’t list pull requests of', {}, {}, /Hello-World.*/u],
])('the error names the permission for a repository that the token %s', async (_, hub, inputs, said) => {
  await using s = await scenario({}, hub);
  s.github.fault({ path: `${REPOSITORY}/pulls` }, FORBIDDEN);
  const { exitCode, outputs, annotations } = await s.run(capped(3, { with: inputs }));
  expect(exitCode).toBe(1);
  expect(outputs).toMatchObject({ outcome: 'not-created', reason: 'guard-unavailable' });
  const named = annotated('error', new RegExp(`${said.source}pull-requests: read`, 'u'));
  expect(annotations).toEqual([named]);
  expect(s.platform.requests).toEqual([]);
});

describe('a pull request in a repository that isn’t counted', () => {
  test('is a warning', async () => {
    await using s = await scenario();
    const { exitCode, annotations } = await s.run(capped(3));
    expect(exitCode).toBe(0);
    expect(annotations).toEqual([
      annotated('warning', /acme\/docs.*Codertocat\/Hello-World.*pr-repository/u),
    ]);
  });

  test('gets no warning if pr-repository names it in another case, or without a cap', async () => {
    await using s = await scenario();
    expect((await s.run(capped(3, { with: { 'pr-repository': 'Acme/Docs' } }))).annotations).toEqual([]);
    expect((await s.run({ event: scheduled })).annotations).toEqual([]);
  });
});

describe('at the cap', () => {
  const capped = (options: StepOptions = {}): StepOptions =>
    auto({
      event: scheduled,
      ...options,
      with: { 'max-open-prs': '3', 'at-cap': 'continue', ...options.with },
    });
  const open = [{ number: 11 }, { number: 12 }, { number: 13 }];

  test('the job of the newest open pull request with our marker is continued', async () => {
    await using s = await withJobs([ends(), ends()], {
      pulls: open,
      comments: [ownComment('job-2', { issue: 12 }), ownComment('job-1', { issue: 11 })],
    });
    const { outputs } = await s.run(capped());
    expect(outputs).toMatchObject({ outcome: 'pr-created', 'job-id': 'job-2' });
    expect(messages(s)).toEqual([0, 1]);
  });

  test('the marker comes from the short comment of the run that created the pull request', async () => {
    await using s = await withJobs(
      [],
      {},
      {
        life: (_, number) => ends(`https://github.com/${HERE}/pull/${10 + number}`),
      },
    );
    for (const number of [11, 12, 13]) {
      await s.run(capped({ runId: String(number) }));
      s.github.addPull({ number });
    }
    expect(s.platform.jobs).toHaveLength(3);
    await s.run(capped({ runId: '14' }));
    expect(messages(s)).toEqual([0, 0, 1]);
    s.github.closePull(13);
    s.github.addPull({ number: 9 });
    await s.run(capped({ runId: '15' }));
    expect(messages(s)).toEqual([0, 1, 1]);
  });

  test('the next job is continued if that of the newest pull request can’t be', async () => {
    await using s = await withJobs(
      [[{ status: 'failed', afterMs: 0 }], ends(`https://github.com/${HERE}/pull/11`)],
      {
        pulls: open,
        comments: [ownComment('job-1', { issue: 13 }), ownComment('job-2', { issue: 11 })],
      },
    );
    await s.run(capped());
    expect(messages(s)).toEqual([0, 1]);
  });

  test('pr-repository can be the run’s repository in another case', async () => {
    await using s = await withJobs([ends()], { pulls: open, comments: [ownComment('job-1', { issue: 12 })] });
    await s.run(capped({ with: { 'pr-repository': HERE.toLowerCase() } }));
    expect(messages(s)).toEqual([1]);
  });

  test('at-cap: skip continues no job', async () => {
    await using s = await withJobs([ends()], { pulls: open, comments: [ownComment('job-1', { issue: 12 })] });
    const { outputs } = await s.run(capped({ with: { 'at-cap': 'skip' } }));
    expect(outputs['reason']).toBe('max-open-prs');
    expect(messages(s)).toEqual([0]);
  });

  test('the run is skipped if no pull request has a marker', async () => {
    await using s = await withJobs([ends()], { pulls: open });
    const { exitCode, outputs, summary } = await s.run(capped());
    expect(exitCode).toBe(0);
    expect(outputs).toMatchObject({ outcome: 'skipped', reason: 'max-open-prs' });
    expect(summary).toContain(`${HERE}/pull/13)`);
    expect(outputs['message']).toContain('None of them can be continued');
    expect(outputs['message']).toContain(`https://github.com/${HERE}/pull/11`);
    expect(outputs['message']).not.toContain('set `at-cap');
    expect(s.platform.requests).toEqual([]);
  });

  test('below the cap a new job is created, even if a pull request has a marker', async () => {
    await using s = await withJobs([ends()], {
      pulls: open.slice(1),
      comments: [ownComment('job-1', { issue: 12 })],
    });
    expect((await s.run(capped())).outputs['job-id']).toBe('job-2');
  });

  test.each<[string, PullSeed]>([
    ['another author’s', { number: 20, author: 'octocat' }],
    ['closed', { number: 20, state: 'closed' }],
  ])('a pull request that is %s is not continued', async (_, pull) => {
    await using s = await withJobs([ends()], {
      pulls: [...open, pull],
      comments: [ownComment('job-1', { issue: 20 })],
    });
    expect((await s.run(capped())).outputs['outcome']).toBe('skipped');
    expect(s.platform.requests).toEqual([]);
  });

  test('markers on pull requests in another repository are ignored', async () => {
    await using s = await withJobs([ends()], {
      pulls: open.map((pull) => ({ ...pull, repository: 'acme/docs' })),
      comments: [
        ownComment('job-1', { issue: 13 }),
        { ...ownComment('job-1', { issue: 13 }), repository: 'acme/docs' },
      ],
    });
    expect((await s.run(capped({ with: { 'pr-repository': 'acme/docs' } }))).outputs['reason']).toBe(
      'max-open-prs',
    );
    expect(s.platform.requests).toEqual([]);
  });

  test('the job of a pull request is continued if that of the issue has failed', async () => {
    await using s = await withJobs([[{ status: 'failed', afterMs: 0 }], ends()], {
      pulls: open,
      comments: [ownComment('job-1'), ownComment('job-2', { issue: 11 })],
    });
    await s.run(capped({ event: { name: 'issues', payload: payload('issues', 'labeled') } }));
    expect(messages(s)).toEqual([0, 1]);
  });
});
