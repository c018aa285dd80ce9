import { commented, HOSTILE, labeled, SCHEDULED } from '../events.ts';
import { any, continues, has, including, opens, SKIPS, without } from '../expected.ts';
import { AGENT_PULL, AGENT_PULL_URL, type Scene, SENDER } from '../scene.ts';
import { recipe, recipeIn } from './workflow-texts.ts';

/** The issue and the agent's pull request each got a comment. */
const commentsOn = (issue: number) => ({ [issue]: [has(AGENT_PULL_URL)], [AGENT_PULL]: [any(String)] });

export const quickStart = recipeIn('README.md', 'README quick start', (workflow) => [
  {
    title: 'comments the pull request link on a labeled issue',
    event: labeled('docs'),
    github: { labels: { 1: ['docs'] } },
    expected: {
      ...opens(JSON.stringify(HOSTILE)),
      comments: commentsOn(1),
      reactions: { 1: ['eyes'] },
    },
  },
  {
    title: 'creates and comments nothing as a dry run',
    event: labeled('docs'),
    edit: {
      '.github/workflows/docs.yml': workflow.replace(
        'comment: true',
        'comment: true\n          dry-run: true',
      ),
    },
    expected: {
      outcomes: ['dry-run'],
      platformRequests: 0,
      githubWrites: [],
    },
  },
  { title: "doesn't run for another label", event: labeled('bug'), ends: 'skipped' },
]);

export const issueLabel = recipe('issue-label', [
  {
    title: 'opens a pull request for the label and removes the label',
    event: labeled('docs'),
    github: { labels: { 1: ['docs', 'bug'] } },
    expected: {
      ...opens('/issues/1', JSON.stringify(HOSTILE)),
      comments: commentsOn(1),
      reactions: { 1: ['eyes'] },
      labels: ['bug'],
    },
  },
  {
    title: 'continues the job if the label is added again',
    before: [{ event: labeled('docs') }],
    event: labeled('docs'),
    expected: continues(),
  },
  {
    title: 'skips a person without write access',
    event: labeled('docs'),
    github: { roles: { [SENDER]: 'triage' }, labels: { 1: ['docs'] } },
    expected: { ...SKIPS, labels: [], platformRequests: 0 },
  },
  {
    title: 'comments on the issue if the run is cancelled',
    event: labeled('docs'),
    platform: { life: [{ status: 'active' }] },
    github: { labels: { 1: ['docs'] } },
    ends: 'cancelled',
    expected: { jobs: 1, comments: { 1: [has('job-1')] }, labels: [] },
  },
  { title: "doesn't run for another label", event: labeled('bug'), ends: 'skipped' },
]);

/** The pull request in GitHub's example payload. */
const ON_PULL = { pulls: [{ number: 1, author: 'octocat' }] };
const COMMAND = '/docs explain `--force` and "$(id)"';

export const commentCommand = recipe('comment-command', [
  {
    title: 'does what a comment on a pull request asks for',
    event: commented(COMMAND),
    github: ON_PULL,
    expected: {
      ...opens(`"trigger":true,"body":${JSON.stringify(COMMAND)}`),
      comments: commentsOn(1),
    },
  },
  {
    title: 'continues the job for a second comment',
    before: [{ event: commented('/docs explain it') }],
    event: commented('/docs and the old setting'),
    github: ON_PULL,
    expected: continues(),
  },
  {
    title: 'accepts a line break after the word, as browsers and as other clients send it',
    before: [{ event: commented('/docs\nexplain it') }],
    event: commented('/docs\r\nand the old setting'),
    github: ON_PULL,
    expected: continues(),
  },
  { title: 'skips strangers', event: commented('/docs go'), github: { roles: {} }, expected: SKIPS },
  { title: "doesn't run for other comments", event: commented('see /docs go'), ends: 'skipped' },
  { title: "doesn't run for a longer word", event: commented('/docsearch is broken'), ends: 'skipped' },
]);

const EARLIER: Pick<Scene, 'before' | 'github'> = {
  before: [{ event: labeled('docs') }],
  github: { labels: { 1: ['docs'] } },
};
const RUNS = has('Docs job started');
const ENDED = has(AGENT_PULL_URL, without('Docs job started'));

export const settle = recipe('settle', [
  {
    title: 'starts a job for the label and doesn’t wait for it',
    event: labeled('docs'),
    platform: { life: [{ status: 'active' }] },
    github: { labels: { 1: ['docs'] } },
    expected: { outcomes: ['started'], comments: { 1: [RUNS] }, labels: [] },
  },
  {
    title: 'reports a job that has ended, in its comment and beside it',
    ...EARLIER,
    event: SCHEDULED,
    platform: { life: [{ status: 'completed', prLink: AGENT_PULL_URL }] },
    expected: {
      comments: including({ 1: [ENDED, ENDED] }),
      outputs: including({ active: '0' }),
      prompts: [],
      summary: has('**1 job ended.'),
    },
  },
  {
    title: 'leaves a job that is still active',
    ...EARLIER,
    event: SCHEDULED,
    platform: { life: [{ status: 'active' }] },
    expected: { comments: { 1: [RUNS] }, outputs: including({ active: '1' }) },
  },
  {
    title: 'fails if the key has expired',
    ...EARLIER,
    event: SCHEDULED,
    faults: {
      platform: [
        { method: 'GET', times: Infinity },
        { kind: 'status', status: 401 },
      ],
    },
    ends: 'failure',
    expected: { comments: { 1: [RUNS] }, summary: has('wrong or expired') },
  },
  { title: "doesn't run for another label", event: labeled('bug'), ends: 'skipped' },
]);
