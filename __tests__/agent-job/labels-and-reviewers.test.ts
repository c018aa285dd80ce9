import { describe, expect, test } from '@jest/globals';
import type { GitHubOptions } from '../../sandbox/github.ts';
import type { PlatformOptions } from '../../sandbox/platform.ts';
import type { StepOptions } from '../../sandbox/run-step.ts';
import { DOWN, FORBIDDEN, HANGS, status } from '../faults.ts';
import { opens, PULL_2 } from './earlier-jobs.ts';
import { type Event, event, HERE, scheduled, sentBy } from './events.ts';
import { annotated, inOrder, labeled, lines, posts, SENDER, scenario } from './scenario.ts';

const DONE = { status: 'completed', prLink: PULL_2 };
const PULL = /pulls\/2$/u;
const LABELS = /issues\/2\/labels$/u;
const REVIEWERS = /requested_reviewers$/u;
const POST_LABELS = `POST /repos/${HERE}/issues/2/labels`;
const POST_REVIEWERS = `POST /repos/${HERE}/pulls/2/requested_reviewers`;

const EVERYTHING = {
  comment: 'true',
  'allowed-paths': 'docs/**',
  'pr-labels': ' documentation, needs review ,documentation',
  'pr-reviewers': 'octocat, Codertocat/writers, @author',
};

test('labels and reviewers are set with one request each, of seven to GitHub with everything on', async () => {
  await using s = await opens();
  const { annotations, outputs } = await s.run({ with: EVERYTHING });
  expect(annotations).toEqual([]);
  expect(outputs).toMatchObject({ outcome: 'pr-created', reason: '', 'changed-files': '["docs/page.mdx"]' });
  expect(s.github.labels(2)).toEqual(['documentation', 'needs review']);
  expect(s.github.reviewers(2)).toEqual(['octocat', SENDER, 'Codertocat/writers']);
  expect(lines(s.github.requests).toSorted()).toEqual([
    `GET /repos/${HERE}/collaborators/${SENDER}/permission`,
    `GET /repos/${HERE}/pulls/2`,
    `GET /repos/${HERE}/pulls/2/files`,
    `POST /repos/${HERE}/issues/1/comments`,
    `POST /repos/${HERE}/issues/1/reactions`,
    POST_LABELS,
    POST_REVIEWERS,
  ]);
});

test('a cancel while the job is active reads and sets nothing of a pull request that is there', async () => {
  await using s = await opens({}, { life: [{ status: 'active', prLink: PULL_2 }] });
  s.platform.fault({ method: 'GET', nth: 2 }, HANGS);
  const step = await s.start({ with: EVERYTHING });
  await s.platform.waitForRequest(({ method }) => method === 'GET', 2);
  step.kill('SIGINT');
  const { outputs } = await step.result;
  expect(outputs).toMatchObject({ outcome: 'cancelled', 'pr-link': PULL_2 });
  expect(lines(s.github.requests).filter((line) => /\/pulls\/2|issues\/2/u.test(line))).toEqual([]);
});

test('a pull request that is out of scope gets them too', async () => {
  await using s = await opens();
  const { outputs } = await s.run({ with: { ...asked, 'allowed-paths': 'src/**' } });
  expect(outputs['reason']).toBe('out-of-scope');
  expect(posts(s.github)).toEqual([POST_LABELS, POST_REVIEWERS]);
});

const asked = { 'pr-labels': 'documentation', 'pr-reviewers': 'octocat' };

describe('they are not set', () => {
  test('if the pull request has them', async () => {
    await using s = await opens({ labels: { 2: ['Documentation'] } });
    await s.run({ runId: '1', with: { 'pr-reviewers': 'octocat, Codertocat/writers' } });
    const { annotations } = await s.run({
      with: { ...asked, 'pr-reviewers': 'Octocat, Codertocat/Writers' },
    });
    expect(annotations).toEqual([]);
    expect(posts(s.github)).toEqual([POST_REVIEWERS]);
  });

  test.each([
    ['after', '0.8', PULL, 48_000, 'timeout-minutes', []],
    ['once the first of them passes', '0.6', LABELS, 36_000, "GitHub didn't respond", [POST_LABELS]],
  ])('%s the deadline, with one warning', async (_, minutes, path, ms, said, sent) => {
    await using s = await opens();
    s.github.fault({ path, times: Infinity }, HANGS);
    const inputs = { ...asked, 'timeout-minutes': minutes };
    const { exitCode, annotations, elapsedMs } = await s.run({ with: inputs });
    expect(exitCode).toBe(0);
    expect(elapsedMs).toBe(ms);
    expect(annotations).toEqual([annotated('warning', said)]);
    expect(posts(s.github)).toEqual(sent);
  });

  test('after a cancel', async () => {
    await using s = await opens();
    s.github.fault({ path: LABELS, times: Infinity }, HANGS);
    const result = await s.cancelDuring(LABELS, { with: asked });
    expect(result).toMatchObject({ exitCode: 0, annotations: [] });
    expect(posts(s.github)).toEqual([POST_LABELS]);
    expect(result.elapsedMs).toBeLessThan(30_000);
  });

  test('by a follow-up with the same pull request, whether it fails or not, or by a dry run of one', async () => {
    await using s = await opens(
      {},
      { lifeAfterMessage: (_, __, { id }) => [id === 'job-2' ? DONE : { status: 'failed' }] },
    );
    for (const _ of [1, 2]) s.platform.addJob('Earlier.', [DONE]);
    const inputs = { ...asked, 'job-id': 'job-1', prompt: 'And the old setting.' };
    const { summary } = await s.run({ with: { ...inputs, 'dry-run': 'true' } });
    expect(summary).not.toMatch(/Add labels|Request 1 review/u);
    expect((await s.run({ with: inputs })).outputs['outcome']).toBe('failed');
    expect((await s.run({ with: { ...inputs, 'job-id': 'job-2' } })).annotations).toEqual([]);
    expect(posts(s.github)).toEqual([]);
  });

  const closed = (merged: boolean) => ({ pulls: [{ number: 2, state: 'closed' as const, merged }] });
  const ended = (prLink: string | null) => ({ life: [{ status: 'completed', prLink }] });
  test.each<[string, GitHubOptions, PlatformOptions, string]>([
    ['on a closed pull request', closed(false), {}, 'because the pull request is closed'],
    ['on a merged pull request', closed(true), {}, 'because the pull request is merged'],
    ['without a pull request', {}, ended(null), ''],
    ['on another GitHub', {}, ended('https://ghe.example/a/b/pull/2'), ''],
  ])('%s', async (_, github, platform, why) => {
    await using s = await opens(github, platform);
    const { annotations, log } = await s.run({ with: asked });
    expect(annotations).toEqual([]);
    expect(log).toContain(why);
    expect(posts(s.github)).toEqual([]);
  });
});

test('a follow-up that creates the first pull request sets them', async () => {
  await using s = await opens({}, { lifeAfterMessage: [{ status: 'active' }, DONE] });
  const { id } = s.platform.addJob('Earlier.', [{ status: 'completed' }]);
  await s.run({ with: { 'pr-labels': 'documentation', 'job-id': id, prompt: 'Now write it.' } });
  expect(posts(s.github)).toEqual([POST_LABELS]);
});

test('a person who is listed twice is requested once', async () => {
  await using s = await opens();
  await s.run({ with: { 'pr-reviewers': `@author, ${SENDER.toLowerCase()}, ${SENDER}` } });
  const request = s.github.requests.find(({ path }) => REVIEWERS.test(path));
  expect(JSON.parse(request?.body.toString() ?? '')).toMatchObject({ reviewers: [expect.any(String)] });
});

test('a team’s organization matches the owner in any case', async () => {
  await using s = await opens();
  expect(await s.run({ with: { 'pr-reviewers': 'codertocat/writers' } })).toMatchObject({ annotations: [] });
  expect(s.github.reviewers(2)).toEqual(['Codertocat/writers']);
});

describe('an invalid reviewer is one warning, and doesn’t affect the others', () => {
  test.each<[string, string, GitHubOptions, number, RegExp]>([
    [
      'an outsider',
      'mallory',
      { roles: { mallory: null } },
      1,
      /`\. Check `pr-reviewers`\. \(GitHub: 422, .*coll/u,
    ],
    ['an unknown team', 'Codertocat/unknown', {}, 1, /^Couldn't request a review from /u],
    [
      'a team of another organization',
      'acme/writers',
      {},
      0,
      /can't review in .*only teams of `Codertocat`/u,
    ],
    [
      'the author',
      'hubot',
      { pulls: [{ number: 2, author: 'hubot' }] },
      0,
      /can't review their own pull requ/u,
    ],
  ])('%s', async (_, reviewer, github, requests, why) => {
    const inputs = { 'required-permission': 'none', 'pr-labels': 'documentation' };
    await using s = await opens(github);
    const all = { ...inputs, 'pr-reviewers': `octocat, ${reviewer}, Codertocat/writers` };
    const { exitCode, annotations } = await s.run({ with: all });
    expect(exitCode).toBe(0);
    expect(s.github.reviewers(2)).toEqual(['octocat', 'Codertocat/writers']);
    expect(s.github.labels(2)).toEqual(['documentation']);
    expect(annotations).toEqual([annotated('warning', why)]);
    expect(annotations[0]?.message).toContain(`\`${reviewer}\``);
    // Alone, it is requested at most once.
    await using alone = await opens(github);
    const result = await alone.run({ with: { ...inputs, 'pr-labels': '', 'pr-reviewers': reviewer } });
    expect(result.annotations).toEqual([annotated('warning', why)]);
    expect(posts(alone.github)).toHaveLength(requests);
  });
});

const byOctocat = { workflow_run: { triggering_actor: { login: 'octocat', type: 'User' } } };
test.each<[string, Event, GitHubOptions, string[]]>([
  ['the person who triggered the run', labeled, {}, [SENDER]],
  ['no one on a schedule', scheduled, {}, []],
  ['no one for a bot', sentBy(labeled, 'my-app[bot]', 'Bot'), {}, []],
  ['no one for their own pull request', labeled, { pulls: [{ number: 2, author: SENDER }] }, []],
  ['who triggered the run before it', event('workflow_run', 'completed', byOctocat), {}, ['octocat']],
])('@author is %s, without a warning', async (_, caused, github, expected) => {
  await using s = await opens(github);
  const { annotations } = await s.run({
    event: caused,
    with: { 'pr-reviewers': '@author', 'required-permission': 'none', 'allow-bots': 'my-app[bot]' },
  });
  expect(annotations).toEqual([]);
  expect(s.github.reviewers(2)).toEqual(expected);
});

describe('a failure is one warning, and the step passes', () => {
  test('with a missing permission, which is named once for both', async () => {
    await using s = await opens();
    for (const path of [LABELS, REVIEWERS]) s.github.fault({ path }, FORBIDDEN);
    const { exitCode, annotations, outputs } = await s.run({ with: asked });
    expect(exitCode).toBe(0);
    expect(outputs).toMatchObject({ outcome: 'pr-created', reason: '' });
    const said =
      /^Couldn't add labels to pull request .* or request reviews of it: .*write` to the job's `perm/u;
    expect(annotations).toEqual([annotated('warning', said)]);
    expect(annotations[0]?.message.split('pull-requests: write')).toHaveLength(2);
  });

  test.each([403, 404])('with %i, reviewers aren’t retried one by one', async (code) => {
    await using s = await opens();
    s.github.fault({ path: REVIEWERS, times: Infinity }, status(code, { message: 'No' }));
    const { annotations } = await s.run({ with: { 'pr-reviewers': 'octocat, hubot' } });
    expect(annotations.map(({ level }) => level)).toEqual(['warning']);
    expect(posts(s.github)).toEqual([POST_REVIEWERS]);
  });

  test('in a repository that the token can’t read', async () => {
    const life = [{ status: 'completed', prLink: 'https://github.com/acme/docs/pull/7' }];
    await using s = await opens({ unreadable: ['acme/docs'] }, { life });
    const { exitCode, annotations } = await s.run({ with: { 'pr-labels': 'documentation' } });
    expect(exitCode).toBe(0);
    const said = 'Set `github-token` to a token with `pull-requests: write` on `acme/docs`';
    expect(annotations).toEqual([annotated('warning', said)]);
  });
});

describe('remove-label', () => {
  const REMOVAL = /\/labels\//u;

  /** Two labels on each issue. GitHub's example payload adds the first. */
  const withLabels = { labels: { 1: ['bug', 'question'], 2: ['bug', 'question'] } };

  function removing(options: StepOptions = {}): StepOptions {
    return { ...options, with: { 'remove-label': 'true', prompt: 'Docs, please.', ...options.with } };
  }
  test('the label is also removed if a guard can’t be checked', async () => {
    await using s = await scenario({}, withLabels);
    s.github.fault({ path: /permission$/u, times: Infinity }, DOWN);
    const { outputs } = await s.run(removing());
    expect(outputs['outcome']).toBe('not-created');
    expect(s.github.labels(1)).toEqual(['question']);
    expect(lines(s.github.requests).at(-1)).toBe(`DELETE /repos/${HERE}/issues/1/labels/bug`);
  });

  test('the label is removed after the job has ended', async () => {
    await using s = await scenario({}, withLabels);
    await s.run(removing());
    expect(inOrder(s).at(-1)?.method).toBe('DELETE');
  });

  const ofIssue2 = { 'issue-number': '2', comment: 'true' };
  const BOTH = ['bug', 'question'];
  const onPull = (name: string) => removing({ event: event(name, 'labeled', { label: { name: 'bug' } }) });
  test.each<[string, StepOptions, string[], string[]]>([
    ['of a pull_request', onPull('pull_request'), BOTH, ['question']],
    ['of a pull_request_target', onPull('pull_request_target'), BOTH, ['question']],
    ['of the event, and not of issue-number', removing({ with: ofIssue2 }), ['question'], BOTH],
    ['if dry-run is blank', removing({ with: { 'dry-run': ' ' } }), ['question'], BOTH],
    ['unless remove-label is unset', {}, BOTH, BOTH],
    ['unless remove-label is false', { with: { 'remove-label': 'false' } }, BOTH, BOTH],
  ])('the label is removed %s', async (_, step, onIssue, onPullRequest) => {
    await using s = await scenario({}, withLabels);
    await s.run(step);
    expect([s.github.labels(1), s.github.labels(2)]).toEqual([onIssue, onPullRequest]);
  });

  test.each([
    ['docs please', 'docs%20please'],
    ['docs/api', 'docs%2Fapi'],
    ['a/b c?d#e&f%20', 'a%2Fb%20c%3Fd%23e%26f%2520'],
    ['ドキュメント', encodeURIComponent('ドキュメント')],
  ])('a label named %s is removed', async (label, encoded) => {
    await using s = await scenario({}, { labels: { 1: [label, 'question'] } });
    const caused = event('issues', 'labeled', { label: { name: label } });
    const { annotations } = await s.run(removing({ event: caused }));
    expect(annotations).toEqual([]);
    expect(s.github.labels(1)).toEqual(['question']);
    expect(lines(s.github.requests).at(-1)).toBe(`DELETE /repos/${HERE}/issues/1/labels/${encoded}`);
  });

  test.each<[string, string | undefined]>([
    ['issues', 'opened'],
    ['issues', 'unlabeled'],
    ['issue_comment', 'created'],
    ['schedule', undefined],
    ['push', undefined],
    ['discussion', 'labeled'],
  ])('no label is removed for %s %s, with a warning', async (name, action) => {
    await using s = await scenario({}, withLabels);
    const caused = sentBy(event(name, action), SENDER);
    const result = await s.run(removing({ event: caused }));
    const warning = annotated('warning', '`remove-label` has no effect unless a label');
    expect(result).toMatchObject({ exitCode: 0, annotations: [warning] });
    expect(s.github.requests.filter(({ path }) => REMOVAL.test(path))).toEqual([]);
  });

  test('a label that was already removed isn’t an error', async () => {
    await using s = await scenario({}, { labels: { 1: ['question'] } });
    expect(await s.run(removing())).toMatchObject({ exitCode: 0, annotations: [] });
    expect(s.github.requests.filter(({ path }) => REMOVAL.test(path))).toHaveLength(1);
  });

  test.each(['.', '..'])('a label named “%s” can’t be removed, and no request is sent', async (name) => {
    await using s = await scenario({}, withLabels);
    const caused = event('issues', 'labeled', { label: { name } });
    const { annotations } = await s.run(removing({ event: caused }));
    expect(annotations).toMatchObject([annotated('warning', 'Rename the label')]);
    expect(s.github.requests.filter(({ method }) => method === 'DELETE')).toEqual([]);
  });
});
