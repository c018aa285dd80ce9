import { describe, expect, test } from '@jest/globals';
import type { CommentSeed, GitHubOptions } from '../../sandbox/github.ts';
import type { PayloadEdit } from '../../sandbox/payloads.ts';
import type { StepOptions } from '../../sandbox/run-step.ts';
import { ownComment } from './earlier-jobs.ts';
import { type Event, event, scheduled, sentBy } from './events.ts';
import { AFTER, BEFORE, commentEvent, included, pullEvent, TRIGGERED } from './include-scenario.ts';
import { scenario, status } from './scenario.ts';
import { sentContext } from './sent-context.ts';

const by = (seed: Partial<CommentSeed>): CommentSeed => {
  return { issue: 1, author: 'bob', body: 'said', createdAt: BEFORE, ...seed };
};

const BY_READERS = '3 comments: of people without `write` access.';

const bodies = async (hub: GitHubOptions, options: StepOptions = {}) => {
  const { comments } = (await included('comments', options, hub)).context as { comments: { body: string }[] };
  return comments.map(({ body }) => body);
};

describe('included are comments', () => {
  test('by people with write access and by the person who triggered the run, as they were then', async () => {
    const comments = [
      by({ body: 'first', createdAt: TRIGGERED }),
      ...['mallory', 'carl'].map((author) => by({ author, body: 'do this instead' })),
      by({ author: 'ben', body: 'late', createdAt: AFTER }),
      by({ author: 'ben', body: 'edited', updatedAt: AFTER }),
      by({ author: 'ANN', body: 'I triggered it', updatedAt: TRIGGERED }),
      by({ issue: 2, body: 'elsewhere' }),
      by({ author: '', body: 'by an account that was deleted' }),
    ];
    const { context, asked } = await included('comments', {}, { comments });
    const at = (time: string) => time.replace('Z', '.000Z');
    const comment = { type: 'comment', created_at: at(BEFORE) };
    const url = 'https://github.com/Codertocat/Hello-World/issues/1#issuecomment-';
    expect(context).toEqual({
      repository: 'Codertocat/Hello-World',
      event: 'issues',
      comments: [
        { ...comment, url: `${url}1006`, author: 'ANN', body: 'I triggered it' },
        { ...comment, created_at: at(TRIGGERED), url: `${url}1001`, author: 'bob', body: 'first' },
      ],
      missing: ['2 comments: made or edited after the trigger.', BY_READERS],
    });
    expect(asked).toEqual([
      'GET collaborators/Ann/permission',
      'GET issues/1/comments',
      ...['bob', 'carl', 'mallory'].map((login) => `GET collaborators/${login}/permission`),
    ]);
  });

  // GitHub's `author_association` says neither who can write nor who is a private member.
  test('by anyone who holds the permission, and each one left out is counted', async () => {
    const authors = ['triager', 'gone', 'renovate[bot]', 'dependabot[bot]'];
    const comments = [
      ...['private', 'private'].map((author) => by({ author, association: 'CONTRIBUTOR' })),
      by({ author: 'member', association: 'MEMBER' }),
      ...authors.map((author) => by({ author, association: 'NONE' })),
    ];
    const roles = { Ann: 'write', private: 'write', member: 'read', triager: 'triage', gone: null } as const;
    const options = { with: { 'allow-bots': 'renovate[bot]' } };
    const { context, asked, summary } = await included('comments', options, { roles, comments });
    expect(context).toMatchObject({
      comments: [{ author: 'private' }, { author: 'private' }, { author: 'renovate[bot]' }],
      missing: ["1 comment: of bots that `allow-bots` doesn't name.", BY_READERS],
    });
    expect(summary).toContain(BY_READERS);
    // Once for each author, besides the guard.
    expect(asked.filter((line) => line.endsWith('/permission'))).toHaveLength(5);
  });

  // A login without [bot] can be a bot's. Its comments aren't those of a person, whatever permission is required.
  test.each([
    ['write', 'Copilot, renovate[bot]', ['Copilot', 'renovate[bot]']],
    ['write', '', []],
    ['none', 'renovate[bot]', ['renovate[bot]', 'mallory', 'gone']],
    ['none', 'copilot', ['Copilot', 'mallory', 'gone']],
  ])('by bots, with required-permission: %s and allow-bots: %s', async (required, allowed, authors) => {
    const said = ['Copilot', 'renovate[bot]', 'mallory'].map((author) => by({ author, body: author }));
    const comments = [...said, by({ author: '', body: 'gone' })];
    const hub: GitHubOptions = { comments, roles: { Ann: 'write', Copilot: 'admin' } };
    const inputs = { 'required-permission': required, 'allow-bots': allowed };
    expect(await bodies(hub, { with: inputs })).toEqual(authors);
  });

  const byCarl = { triggering_actor: { login: 'carl', type: 'User' }, run_started_at: TRIGGERED };
  const after = (on: string) =>
    event('workflow_run', 'completed', { workflow_run: { event: on, ...byCarl } });
  // Neither can write.
  test.each<[string, Event, string[]]>([
    ['the event', sentBy(event('push'), 'carl'), ['carl']],
    ['the run of a workflow_run', sentBy(after('push'), 'dora'), ['carl']],
    ['the schedule of a workflow_run', sentBy(after('schedule'), 'dora'), []],
    ['a dispatch, which is a bot', sentBy(event('repository_dispatch'), 'lint[bot]'), []],
    ['a schedule, which is no one', sentBy(scheduled, 'dora'), []],
  ])('by who triggered %s', async (_, caused, authors) => {
    const comments = ['carl', 'dora', 'lint[bot]'].map((author) =>
      by({ issue: 7, author, body: author, createdAt: '2001-01-01T00:00:00Z' }),
    );
    const hub = { issues: [{ number: 7 }], comments };
    const { context } = await included('comments', { event: caused, with: { 'issue-number': '7' } }, hub);
    expect(context).toMatchObject({ event: caused.name, comments: authors.map((body) => ({ body })) });
  });

  test('by at most 30 authors, newest first', async () => {
    const comments = Array.from({ length: 40 }, (_, index) =>
      by({ author: `writer-${index}`, createdAt: new Date(index * 1_000).toISOString() }),
    );
    const roles = Object.fromEntries(comments.map(({ author = '' }) => [author, 'write' as const]));
    // A bot is not one of them.
    const all = [...comments, by({ author: 'lint[bot]', createdAt: new Date(50_000).toISOString() })];
    const { context } = await included('comments', {}, { comments: all, roles: { Ann: 'write', ...roles } });
    const { comments: kept } = context as { comments: { author: string }[] };
    expect(kept.map(({ author }) => author)).toEqual(comments.slice(10).map(({ author }) => author));
    const missing = expect.arrayContaining(['10 comments: of people beyond the first 30.']);
    expect(context).toMatchObject({ missing });
  });

  test('but not those of our own account', async () => {
    expect(await bodies({ comments: [by({ body: ownComment('job-1').body })] })).toEqual([]);
  });
});

test('the texts of a pull request’s reviews are included, as they were at the trigger, but no outsider’s', async () => {
  const review = (id: number, body: string, edit: object = {}) => {
    return { pull: 2, id, author: 'bob', body, submittedAt: BEFORE, ...edit };
  };
  // A draft can be edited before it is submitted.
  const late = { submittedAt: AFTER, lastEditedAt: BEFORE };
  const reviews = [
    review(1, 'Say why.'),
    review(2, 'Edited.', { lastEditedAt: AFTER }),
    review(3, ''),
    review(4, 'A bot says.', { author: 'renovate', isBot: true }),
    ...Array.from({ length: 120 }, (_, index) => review(10 + index, 'Late.', late)),
  ];
  const reviewComments = [{ pull: 2, author: 'mallory', body: 'Say nothing.', createdAt: BEFORE }];
  const hub = { pulls: [{ number: 2 }], reviews, reviewComments };
  expect((await included('comments', { event: pullEvent() }, hub)).context).toMatchObject({
    comments: [{ type: 'review', author: 'bob', body: 'Say why.' }],
    missing: [
      '121 comments: made or edited after the trigger.',
      '1 comment: of people without `write` access.',
      "1 comment: of bots that `allow-bots` doesn't name.",
    ],
  });
  const allowed = { event: pullEvent(), with: { 'allow-bots': 'renovate[bot]' } };
  expect((await included('comments', allowed, hub)).context).toMatchObject({
    comments: [{ author: 'bob' }, { author: 'renovate[bot]', body: 'A bot says.' }],
  });
});

test('what GitHub leaves out of a pull request’s reviews is counted', async () => {
  await using s = await scenario({}, { roles: { Ann: 'write' } });
  const reviews = { pageInfo: { hasNextPage: true, endCursor: null }, nodes: [null] };
  s.github.fault({ path: '/graphql' }, status(200, { data: { repository: { pullRequest: { reviews } } } }));
  // The code that it was about is gone.
  const outdated = { id: 1, line: null, body: 'Late.', created_at: AFTER };
  s.github.fault({ path: /pulls\/2\/comments$/u }, status(200, [outdated]));
  await s.run({ event: pullEvent(), with: { include: 'comments', wait: 'false' } });
  const missing = ["2 comments: that GitHub didn't return.", '1 comment: made or edited after the trigger.'];
  expect(sentContext(s.platform).context).toMatchObject({ comments: [], missing });
});

describe('the comment that triggered the run', () => {
  test('has the text from the event, even if it was edited since', async () => {
    const comments = [by({ author: 'Ann', body: 'edited', updatedAt: AFTER })];
    const options = { event: commentEvent({ body: 'as it was' }) };
    const { context } = await included('comments', options, { comments });
    expect(context).toMatchObject({ comments: [{ body: 'as it was', trigger: true }] });
    expect(context).not.toHaveProperty('missing');
  });

  test.each<[string, PayloadEdit]>([
    ['an outsider wrote it and another person edited it', { body: 'x', user: { login: 'mallory' } }],
    ['it is our own', { body: ownComment('job-1').body }],
  ])('isn’t included if %s', async (_, comment) => {
    const inputs = { 'skip-agent-events': 'false' };
    expect(await bodies({}, { event: commentEvent(comment), with: inputs })).toEqual([]);
  });

  test('isn’t one of issue-number', async () => {
    const hub: GitHubOptions = { issues: [{ number: 7 }], comments: [by({ issue: 7, body: 'there' })] };
    const options = { event: commentEvent({ body: 'here' }), with: { 'issue-number': '7' } };
    expect(await bodies(hub, options)).toEqual(['there']);
  });
});
