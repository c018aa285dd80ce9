import { describe, expect, test } from '@jest/globals';
import { DOWN, FORBIDDEN, HANGS, status } from '../../sandbox/faults.ts';
import type { GitHubOptions } from '../../sandbox/github.ts';
import type { PlatformOptions } from '../../sandbox/platform.ts';
import type { StepOptions } from '../../sandbox/run-step.ts';
import { opens, PULL_2 } from './earlier-jobs.ts';
import { type Event, event, HERE, scheduled, sentBy } from './events.ts';
import { annotated, inOrder, labeled, lines, posts, SENDER, scenario } from './scenario.ts';

const DONE = { status: 'completed', prLink: PULL_2 };
const LABELS = /issues\/2\/labels$/u;
const REVIEWERS = /requested_reviewers$/u;
const POST_LABELS = `POST /repos/${HERE}/issues/2/labels`;
const POST_REVIEWERS = `POST /repos/${HERE}/pulls/2/requested_reviewers`;

const EVERYTHING = {
  comment: 'true',
  'allowed-paths': 'docs/**',
  'pr-labels': ' documentation, needs review ,documentation',
  'pr-reviewers': `octocat, codertocat/writers, @author, ${SENDER.toLowerCase()}, ${SENDER}`,
};

test('labels and reviewers are set once, with one request each, of seven to GitHub with everything on', async () => {
  await using s = await opens();
  const { annotations, outputs } = await s.run({ with: EVERYTHING });
  expect(annotations).toEqual([]);
  expect(outputs).toMatchObject({ outcome: 'pr-created', reason: '', 'changed-files': '["docs/page.mdx"]' });
  expect(s.github.labels(2)).toEqual(['documentation', 'needs review']);
  expect(s.github.reviewers(2)).toEqual(['octocat', SENDER, 'Codertocat/writers']);
  const request = s.github.requests.find(({ path }) => REVIEWERS.test(path));
  const two = [expect.any(String), expect.any(String)];
  expect(JSON.parse(request?.body.toString() ?? '')).toMatchObject({ reviewers: two });
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
  const { outputs } = await s.cancelDuring(/^GET .*job-1$/u, { with: EVERYTHING }, 2);
  expect(outputs).toMatchObject({ outcome: 'cancelled', 'pr-link': PULL_2 });
  expect(lines(s.github.requests).filter((line) => /\/pulls\/2|issues\/2/u.test(line))).toEqual([]);
});

const asked = { 'pr-labels': 'documentation', 'pr-reviewers': 'octocat' };

describe('they are not set', () => {
  test.each([
    ['after', '0.8', /pulls\/2$/u, 51_000, "is the agent's pull request: GitHub didn't respond", []],
    ['once the labels pass', '0.6', LABELS, 41_000, "Couldn't add labels", [POST_LABELS, POST_REVIEWERS]],
  ])('%s the deadline, with one warning', async (_, minutes, path, ms, said, sent) => {
    await using s = await opens();
    s.github.fault({ path, times: Infinity }, HANGS);
    const inputs = { ...asked, 'timeout-minutes': minutes };
    const annotations = [annotated('warning', said)];
    expect(await s.run({ with: inputs })).toMatchObject({ exitCode: 0, elapsedMs: ms, annotations });
    expect(posts(s.github)).toEqual(sent);
  });

  test('by a follow-up with the same pull request, whether it fails or not', async () => {
    await using s = await opens(
      {},
      { lifeAfterMessage: (_, __, { id }) => [id === 'job-2' ? DONE : { status: 'failed' }] },
    );
    for (const _ of [1, 2]) s.platform.addJob('Earlier.', [DONE]);
    const inputs = { ...asked, 'job-id': 'job-1', prompt: 'And the old setting.' };
    expect((await s.run({ with: inputs })).outputs['outcome']).toBe('failed');
    expect((await s.run({ with: { ...inputs, 'job-id': 'job-2' } })).annotations).toEqual([]);
    expect(posts(s.github).filter((line) => !line.endsWith('/graphql'))).toEqual([]);
  });

  const closed = (merged: boolean) => ({ pulls: [{ number: 2, state: 'closed' as const, merged }] });
  const ended = (prLink: string | null) => ({ life: [{ status: 'completed', prLink }] });
  test.each<[string, GitHubOptions, PlatformOptions]>([
    ['on a closed pull request', closed(false), {}],
    ['on a merged pull request', closed(true), {}],
    ['without a pull request', {}, ended(null)],
  ])('%s', async (_, github, platform) => {
    await using s = await opens(github, platform);
    expect((await s.run({ with: asked })).annotations).toEqual([]);
    expect(posts(s.github)).toEqual([]);
  });
});

test.each([
  ['the first', null],
  ['another', `https://github.com/${HERE}/pull/1`],
])('a follow-up that creates %s pull request sets them', async (_, prLink) => {
  await using s = await opens({}, { lifeAfterMessage: [{ status: 'active' }, DONE] });
  const { id } = s.platform.addJob('Earlier.', [{ status: 'completed', prLink }]);
  await s.run({ with: { 'pr-labels': 'documentation', 'job-id': id, prompt: 'Now write it.' } });
  expect(posts(s.github)).toEqual([POST_LABELS]);
});

test('a team is requested without a person too', async () => {
  await using s = await opens();
  await s.run({ with: { 'pr-reviewers': 'Codertocat/writers' } });
  expect(posts(s.github)).toEqual([POST_REVIEWERS]);
});

describe('a reviewer that GitHub rejects is one warning', () => {
  const inputs = { 'required-permission': 'none', 'pr-labels': 'documentation' };
  test.each<[string, string, GitHubOptions]>([
    ['an outsider', 'mallory', { roles: { mallory: null } }],
    ['an unknown team', 'Codertocat/unknown', {}],
  ])('%s, and no one is requested', async (_, reviewer, github) => {
    await using s = await opens(github);
    const step = await s.run({ with: { ...inputs, 'pr-reviewers': `octocat, ${reviewer}` } });
    const why =
      `Couldn't request reviews of pull request \`${HERE}#2\`: GitHub rejected the request. ` +
      "Check `pr-reviewers`: one invalid entry, or a team that the token can't see, makes GitHub reject " +
      'all of them. (GitHub: 422, “Reviews may only be requested from collaborators. ' +
      'One or more of the users or teams you specified is not a collaborator of the repository.”)';
    expect(step).toMatchObject({ exitCode: 0, annotations: [annotated('warning', why)] });
    expect(s.github.labels(2)).toEqual(['documentation']);
    expect(posts(s.github)).toEqual([POST_LABELS, POST_REVIEWERS]);
  });

  test('a team that GitHub would take for one of the owner’s isn’t sent, nor the pull request’s author', async () => {
    await using s = await opens({ pulls: [{ number: 2, author: 'hubot', headRef: 'mintlify/1a2b3c4d' }] });
    const { annotations } = await s.run({ with: { 'pr-reviewers': 'octocat, Hubot, acme/writers' } });
    expect(s.github.reviewers(2)).toEqual(['octocat']);
    const why = "because it isn't a team of `Codertocat`\\.$";
    const said = new RegExp(`^\`acme/writers\` can't review in \`${HERE}\`, ${why}`, 'u');
    expect(annotations).toEqual([annotated('warning', said)]);
  });
});

const BY_SENDER = { author: SENDER, headRef: 'mintlify/1a2b3c4d' };
const byOctocat = { workflow_run: { triggering_actor: { login: 'octocat', type: 'User' } } };
test.each<[string, Event, GitHubOptions, string[]]>([
  ['the person who triggered the run', labeled, {}, [SENDER]],
  ['no one on a schedule', scheduled, {}, []],
  ['no one for a bot', sentBy(labeled, 'my-app[bot]', 'Bot'), {}, []],
  ['no one for their own pull request', labeled, { pulls: [{ ...BY_SENDER, number: 2 }] }, []],
  ['who pushed, if that merged no pull request', event('push'), {}, [SENDER]],
  ['who triggered the run before it', event('workflow_run', 'completed', byOctocat), {}, ['octocat']],
])('@author is %s, without a warning', async (_, caused, github, expected) => {
  await using s = await opens(github);
  const guards = { 'required-permission': 'none', 'allow-bots': 'my-app[bot]' };
  const { annotations } = await s.run({ event: caused, with: { 'pr-reviewers': '@author', ...guards } });
  expect(annotations).toEqual([]);
  expect(s.github.reviewers(2)).toEqual(expected);
});

describe('a failure is one warning, and the step passes', () => {
  test('that says what failed', async () => {
    await using s = await opens();
    s.github.fault({ path: LABELS }, status(422));
    s.github.fault({ path: REVIEWERS }, FORBIDDEN);
    const { exitCode, annotations, outputs } = await s.run({ with: asked });
    expect({ exitCode, ...outputs }).toMatchObject({ exitCode: 0, outcome: 'pr-created', reason: '' });
    const said = /^Couldn't add .* Check `pr-labels`: one invalid entry makes .* request .* Add `pull-req/u;
    expect(annotations).toEqual([annotated('warning', said, 'Labels or reviewers missing')]);
  });

  test('in another repository, that names the token only if that may be why', async () => {
    const life = [{ status: 'completed', prLink: 'https://github.com/acme/docs/pull/7' }];
    await using s = await opens({ pulls: [{ repository: 'acme/docs', number: 7 }] }, { life });
    s.github.fault({ path: /labels$/u }, status(404, { message: 'Not Found' }));
    s.github.fault({ path: REVIEWERS }, DOWN);
    const step = await s.run({ with: { ...asked, 'pr-repository': 'acme/docs' } });
    const said = /`github-token` has `pull-requests: write` there;.* internal error\. \(/u;
    expect(step).toMatchObject({ exitCode: 0, annotations: [annotated('warning', said)] });
  });
});

describe('remove-label', () => {
  const REMOVAL = /\/labels\//u;

  /** Two labels on each issue. GitHub's example payload adds the first. */
  const withLabels = { labels: { 1: ['bug', 'question'], 2: ['bug', 'question'] } };

  function removing(options: StepOptions = {}): StepOptions {
    return { ...options, with: { 'remove-label': 'true', prompt: 'Docs, please.', ...options.with } };
  }
  const ofIssue2 = { 'issue-number': '2', comment: 'true' };
  const BOTH = ['bug', 'question'];
  const onPull = (name: string) => removing({ event: event(name, 'labeled', { label: { name: 'bug' } }) });
  test.each<[string, StepOptions, string[], string[]]>([
    ['of a pull_request', onPull('pull_request'), BOTH, ['question']],
    ['of a pull_request_target', onPull('pull_request_target'), BOTH, ['question']],
    ['of the event, and not of issue-number', removing({ with: ofIssue2 }), ['question'], BOTH],
    ['if dry-run is blank', removing({ with: { 'dry-run': ' ' } }), ['question'], BOTH],
    ['unless remove-label is unset', {}, BOTH, BOTH],
  ])('the label is removed %s', async (_, step, onIssue, onPullRequest) => {
    await using s = await scenario({}, withLabels);
    await s.run(step);
    expect([s.github.labels(1), s.github.labels(2)]).toEqual([onIssue, onPullRequest]);
  });

  test.each([
    ['a/b c?d#e&f%20', 'a%2Fb%20c%3Fd%23e%26f%2520'],
    ['ドキュメント', encodeURIComponent('ドキュメント')],
  ])('a label named %s is removed once the job is over', async (label, encoded) => {
    await using s = await scenario({}, { labels: { 1: [label, 'question'] } });
    const caused = event('issues', 'labeled', { label: { name: label } });
    expect((await s.run(removing({ event: caused }))).annotations).toEqual([]);
    expect(s.github.labels(1)).toEqual(['question']);
    expect(lines(inOrder(s)).at(-1)).toBe(`DELETE /repos/${HERE}/issues/1/labels/${encoded}`);
  });

  const NO_URL = "GitHub's API has no URL for that name. Rename the label.";
  const NO_EFFECT = '`remove-label` has no effect unless a label';
  test.each<[string, Event, string]>([
    ['that was removed', event('issues', 'unlabeled'), NO_EFFECT],
    ['on a schedule', scheduled, NO_EFFECT],
    ['from a discussion', event('discussion', 'labeled'), NO_EFFECT],
    ['named “.”', event('issues', 'labeled', { label: { name: '.' } }), NO_URL],
    ['named “..”', event('issues', 'labeled', { label: { name: '..' } }), NO_URL],
  ])('no label is removed %s, with a warning', async (_, caused, said) => {
    await using s = await scenario({}, withLabels);
    const result = await s.run(removing({ event: sentBy(caused, SENDER) }));
    const title = said === NO_EFFECT ? 'Check the inputs' : 'Label not removed';
    expect(result).toMatchObject({ exitCode: 0, annotations: [annotated('warning', said, title)] });
    expect(s.github.requests.filter(({ path }) => REMOVAL.test(path))).toEqual([]);
  });

  test('a label that was already removed isn’t an error', async () => {
    await using s = await scenario({}, { labels: { 1: ['question'] } });
    expect(await s.run(removing())).toMatchObject({ exitCode: 0, annotations: [] });
    expect(s.github.requests.filter(({ path }) => REMOVAL.test(path))).toHaveLength(1);
  });
});
