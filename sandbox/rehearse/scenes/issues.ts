import { commented, commentedOnIssue, FILE, HOSTILE, labeled, SCHEDULED } from '../events.ts';
import { any, continues, has, including, opens, without } from '../expected.ts';
import { AGENT_PULL, AGENT_PULL_URL } from '../scene.ts';
import { on, recipe } from './workflow-texts.ts';

/** The issue and the agent's pull request each got a comment. */
const COMMENTS = { 1: [has(AGENT_PULL_URL)], [AGENT_PULL]: [any(String)] };
/** What people see after a job. The label is removed. */
const SHOWN = { comments: COMMENTS, reactions: { 1: ['eyes'] }, labels: ['bug'] };
const BY_LABEL = on(labeled('docs'), { github: { labels: { 1: ['docs', 'bug'] } } });

export const quickStart = recipe('README.md', BY_LABEL, {
  'comments the pull request link on a labeled issue': {
    expected: { ...opens(JSON.stringify(HOSTILE)), ...SHOWN },
  },
  'ignores another label': { event: labeled('bug') },
});

export const issueLabel = recipe('examples/issue-label.yml', BY_LABEL, {
  'opens a pull request for the label and removes the label': {
    expected: { ...opens('/issues/1', JSON.stringify(HOSTILE)), ...SHOWN },
  },
  'continues the job if the label is added again': { before: [labeled('docs')], expected: continues() },
  'ignores another label': { event: labeled('bug') },
});

const COMMAND = '/docs explain `--force` and "$(id)"';
/** The pull request in GitHub's example payload. */
const github = { pulls: [{ number: 1, author: 'octocat', files: [FILE] }] };

export const commentCommand = recipe('examples/comment-command.yml', on(commented(COMMAND), { github }), {
  'does what a comment on a pull request asks for, with its diff': {
    expected: {
      ...opens(`"trigger":true,"body":${JSON.stringify(COMMAND)}`, '-old\\n+new"'),
      comments: COMMENTS,
    },
  },
  'does what a comment on an issue asks for, and says that there is no diff': {
    event: commentedOnIssue(COMMAND),
    github: {},
    expected: { ...opens('work\n   from commit'), comments: COMMENTS, summary: has('diff') },
  },
  'continues the job, and accepts a line break as browsers and as other clients send it': {
    before: [commented('/docs\nexplain it')],
    event: commented('/docs\r\nand the old setting'),
    expected: continues(),
  },
  'ignores a word in the middle': { event: commented('see /docs go') },
  'ignores a longer word': { event: commented('/docsearch is broken') },
});

const RUNS = has('Docs job started');
const ENDED = has(AGENT_PULL_URL, without('Docs job started'));
const ENDS = [{ status: 'completed', prLink: AGENT_PULL_URL }];

export const settle = recipe('examples/settle.yml', BY_LABEL, {
  'starts a job for the label and doesn’t wait for it': {
    platform: { life: [{ status: 'active' }] },
    expected: { outcomes: ['started'], comments: { 1: [RUNS] }, labels: ['bug'] },
  },
  'reports a job that has ended, in its comment and beside it': {
    before: [labeled('docs')],
    event: SCHEDULED,
    platform: { life: ENDS },
    expected: {
      comments: including({ 1: [ENDED, ENDED] }),
      outputs: including({ active: '0' }),
      prompts: [],
      summary: has('**1 job ended.'),
    },
  },
  'continues the job if the label is added again': {
    before: [labeled('docs'), SCHEDULED],
    platform: { life: ENDS },
    expected: { outcomes: ['started'], jobs: 1, prompts: [any(String)] },
  },
  'ignores another label': { event: labeled('bug') },
});
