import type { PullSeed } from '../../github.ts';
import type { Landing } from '../../merges.ts';
import { AGENT, closed, FILE, HOSTILE, labeled, pushed, SCHEDULED } from '../events.ts';
import { any, continues, has, opens, SKIPS, without } from '../expected.ts';
import { AGENT_BRANCH, AGENT_PULL, AGENT_PULL_URL, type Event } from '../scene.ts';
import { on, recipe } from './workflow-texts.ts';

const squash = (number: number, pull: Partial<PullSeed> = {}): Landing => ({
  by: 'squash',
  pull: { number, title: HOSTILE, body: 'It has a limit of 3 retries now.', files: [FILE], ...pull },
});
const OF_RENOVATE = { title: 'Update a', author: 'renovate[bot]', headRef: 'renovate/a' };
const OF_AGENT = { title: 'Update the docs', author: AGENT.login, headRef: AGENT_BRANCH };
const MERGED = pushed([squash(2)]);
const NEXT = pushed([squash(3, { title: 'Third' })], MERGED);

const onSchedule = (push: Event): Event => ({ ...push, ...SCHEDULED });
const before = [onSchedule(MERGED)];
/** The labels and the reviewer of the agent's pull request. */
const MARKED = { labels: ['docs-merges'], reviewers: ['octocat'] };

const [START, SENT] = [has('Sent: start'), has('Sent with job job-1')];
/** The commit statuses of the first batch, and of one after it. */
const MARKS = [START, START, SENT, SENT, SENT, SENT, SENT];

export const docsRefresh = recipe('examples/docs-refresh.yml', on(onSchedule(MERGED)), {
  "adds a week's merges to the same pull request and marks them, without dependency updates and its own": {
    before,
    event: onSchedule(pushed([squash(3), squash(4, OF_RENOVATE), squash(5, OF_AGENT)], MERGED)),
    expected: {
      ...continues(JSON.stringify(`${HOSTILE} (#3)`), without('\\(#2\\)|Update (?:a|the docs) \\(')),
      pullRequest: MARKED,
      statuses: MARKS,
    },
  },
  'reports a skip at the cap on an issue': {
    github: { pulls: [{ number: 9 }] },
    expected: { ...SKIPS, comments: { 1: [has('Docs refresh: https://github.com/', '\n    ', 'wait')] } },
  },
  'reports a failure on an issue, and says that no reviewer is set': {
    variables: { DOCS_REVIEWER: '' },
    platform: { life: [{ status: 'failed' }] },
    expected: {
      ends: 'failure',
      comments: { 1: [has('failed')] },
      log: has('DOCS_REVIEWER is not set'),
    },
  },
});

const ENTRY = JSON.stringify(FILE.patch);
const LINKED = [has(AGENT_PULL_URL)];
/** The comment that links back. */
const NOTED = { [AGENT_PULL]: [any(String)] };

export const mergedPullRequest = recipe('examples/merged-pull-request.yml', on(MERGED), {
  'ignores a push that only changes docs and tests': {
    event: pushed([squash(2, { files: ['docs/a.mdx', 'README.md', 'src/a.test.ts'] })]),
  },
  'documents a pull request from a fork, and adds it to the same pull request as the last merge': {
    before: [MERGED],
    event: pushed([squash(3, { author: 'stranger', headRepository: 'stranger/Hello-World' })], MERGED),
    github: { roles: {} },
    expected: {
      ...continues(JSON.stringify(HOSTILE), 'It has a limit of 3 retries now.', ENTRY, without('\\(#2\\)')),
      reactions: { 2: ['eyes'], 3: ['eyes'] },
      comments: { 2: LINKED, 3: LINKED, ...NOTED },
      statuses: MARKS,
    },
  },
  'skips at the cap, and lists what waits': {
    github: { pulls: [10, 11, 13].map((number) => ({ number })) },
    expected: { ...SKIPS, reactions: {}, log: has('1 merge') },
  },
});

const repository = 'Codertocat/docs';
const LINK = `https://github.com/${repository}/pull/${AGENT_PULL}`;
const platform = { life: [{ status: 'active' }, { status: 'completed', prLink: LINK }] };
const DOCS_PULL = { repository, number: AGENT_PULL, title: 'Explain retries', files: ['guides/retries.mdx'] };
const OTHERS = [13, 14].map((number) => ({ repository, number }));

export const docsRepository = recipe('examples/docs-repository.yml', on(MERGED, { platform }), {
  'opens a pull request in the docs repository, and comments on the merged one': {
    github: { pulls: [DOCS_PULL] },
    expected: {
      ...opens(JSON.stringify(HOSTILE), ENTRY),
      comments: { 2: [has(LINK, 'Explain retries')] },
      statuses: MARKS.slice(0, 4),
    },
  },
  'skips if three pull requests are open in the docs repository': {
    github: { pulls: [DOCS_PULL, ...OTHERS] },
    expected: SKIPS,
  },
});

const ANOTHER = on(labeled('docs'), { platform });

export const anotherRepository = recipe('docs/another-repository.md', ANOTHER, {
  'opens a pull request in the docs repository, and comments on the labeled issue': {
    github: { labels: { 1: ['docs'] }, pulls: [DOCS_PULL] },
    expected: {
      ...opens(JSON.stringify(HOSTILE)),
      comments: { 1: [has(LINK, 'Explain retries')] },
      labels: [],
    },
  },
});

export const mergesPage = recipe('docs/merges.md', on(onSchedule(NEXT)), {
  'adds what was merged since to the same pull request': {
    before,
    expected: { ...continues('Third (#3)', without('\\(#2\\)')), comments: NOTED },
  },
});

/** The head in GitHub's example of a closed pull request. */
const OF_EXAMPLE = 'ec26c3e57ca3a959ca5aad62de7213c562f8c821';

/** For repositories that GitHub's default policy doesn't block. */
export const pullRequestTarget = recipe('docs/permissions.md', on(closed({ merged: true })), {
  'ignores a pull request that is closed unmerged': { event: closed({ merged: false }) },
  'documents a merge in a private repository': {
    github: { pulls: [{ number: 2, files: ['src/a.ts'], commits: [OF_EXAMPLE] }] },
    expected: { ...opens(JSON.stringify(HOSTILE)), comments: { 2: LINKED } },
  },
});

const API = [{ ...FILE, path: 'openapi.yaml' }];
const API_CHANGED = pushed([squash(2, { files: API })]);
const API_PUSHED = pushed([{ by: 'direct', files: API }], API_CHANGED);

export const openapiChangelog = recipe('examples/openapi-changelog.yml', on(API_PUSHED), {
  'adds the diff of a direct push to the same pull request as the last change, and marks it': {
    before: [API_CHANGED],
    expected: {
      ...continues('openapi.yaml', ENTRY, without('\\(#2\\)')),
      comments: NOTED,
      pullRequest: { ...MARKED, reviewers: [] },
      statuses: MARKS,
    },
  },
});
