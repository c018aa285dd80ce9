import { AGENT_HEAD, FIRST_COMMIT, failedChecks, HOSTILE, labeled, REVIEW, reviewed } from '../events.ts';
import { containing, continues, has, opens, STARTS_NOTHING } from '../expected.ts';
import { AGENT_BRANCH, AGENT_PULL, AGENT_PULL_URL, type Scene, SENDER } from '../scene.ts';
import { issueLabel } from './issues.ts';
import { on, recipe } from './workflow-texts.ts';

/** The agent opened its pull request for a label. */
const before = [{ ...labeled('docs'), starts: issueLabel }];
const OWN = { ref: 'changes' };
const OF_FORK = { ref: AGENT_BRANCH, repo: { full_name: 'mallory/Hello-World' } };
const LINE = { author: SENDER, path: 'a.mdx', line: 3, body: 'Say `how`,\n"please".' };

export const reviewFeedback = recipe('examples/review-feedback.yml', on(reviewed('changes_requested')), {
  'sends a review to the job that opened the pull request': {
    before,
    github: { reviewComments: [{ pull: AGENT_PULL, review: REVIEW, ...LINE }] },
    expected: continues(JSON.stringify(HOSTILE), '"body":"Say `how`,\\n\\"please\\"."'),
  },
  'sends nothing for a pull request without our comment, and says so there': {
    github: {
      pulls: [{ number: AGENT_PULL }],
      comments: [{ issue: AGENT_PULL, author: 'mallory', body: '<!-- docs-agent-action:1 a b -->' }],
    },
    expected: {
      ...STARTS_NOTHING,
      comments: { [AGENT_PULL]: [has('docs-agent-action:1'), has("The review wasn't sent")] },
    },
  },
  'says only once that nothing was sent': {
    before: [reviewed('changes_requested')],
    github: { pulls: [{ number: AGENT_PULL }] },
    expected: { ...STARTS_NOTHING, comments: { [AGENT_PULL]: [has("The review wasn't sent")] } },
  },
  'sends and says nothing for the review of a stranger': {
    github: { pulls: [{ number: AGENT_PULL }], roles: {} },
    expected: { ...STARTS_NOTHING, comments: {} },
  },
  'ignores an approval': { event: reviewed('approved') },
  'sends a review of a pull request that the agent opened as a person': {
    before,
    event: reviewed('changes_requested', { login: SENDER }),
    expected: continues(JSON.stringify(HOSTILE)),
  },
  "ignores a person's pull request": { event: reviewed('changes_requested', { login: SENDER }, OWN) },
  'ignores a fork': { event: reviewed('changes_requested', { login: SENDER }, OF_FORK) },
});

/** How often the checks failed. */
const failures = (times: number): NonNullable<Scene['gh']> => [
  ['actions/workflows/', 'actions: read', JSON.stringify({ total_count: times })],
  ['--log-failed', 'actions: read', `${'x'.repeat(30_000)}\n\u001B[31mBroken link\u001B[0m: /a\n`],
];

const AS_PERSON = { headRef: AGENT_BRANCH };

/** A person's account opened the pull request, which has a comment like ours. */
const openedBy = (pull: { readonly headRef?: string; readonly headRepository?: string }) => ({
  github: {
    pulls: [{ number: AGENT_PULL, author: SENDER, commits: [AGENT_HEAD], ...pull }],
    comments: [
      { issue: AGENT_PULL, author: 'github-actions[bot]', body: '<!-- docs-agent-action:1 a b -->' },
    ],
  },
  gh: failures(1),
});

const OF_OLDER_COMMIT = failedChecks({ head_sha: FIRST_COMMIT });

export const brokenDocsCi = recipe('examples/broken-docs-ci.yml', on(failedChecks()), {
  'sends the end of the log, without colors, to the job': {
    before,
    gh: failures(3),
    expected: {
      ...continues(
        `Pull request: ${AGENT_PULL_URL}\nCommit: ${AGENT_HEAD}\n`,
        /x\nBroken link: \/a\s*$/u,
        /^[^]{1,22000}$/u,
      ),
      gh: containing([has('branch=mintlify/$(id)`id`"'), has(/^run view \d+ --log-failed$/u)]),
    },
  },
  'stops after the third failure': { before, gh: failures(4), expected: STARTS_NOTHING },
  'sends nothing for an older commit': { before, event: OF_OLDER_COMMIT, expected: STARTS_NOTHING },
  "sends nothing for a person's pull request": { ...openedBy({}), expected: STARTS_NOTHING },
  'sends nothing for that of a fork': {
    ...openedBy({ ...AS_PERSON, headRepository: 'mallory/Hello-World' }),
    expected: STARTS_NOTHING,
  },
  // The comment names no job that continues.
  'sends it for a pull request that the agent opened as a person': {
    ...openedBy(AS_PERSON),
    expected: opens(`Pull request: ${AGENT_PULL_URL}\n`),
  },
  'ignores a success': { event: failedChecks({ conclusion: 'success' }) },
  'ignores a fork': { event: failedChecks({ head_repository: { full_name: 'mallory/Hello-World' } }) },
  'ignores a re-run': { event: failedChecks({ run_attempt: 2 }) },
  'ignores a push': { event: failedChecks({ event: 'push' }) },
  'ignores a branch without a pull request': { event: failedChecks({ pull_requests: [] }) },
});
