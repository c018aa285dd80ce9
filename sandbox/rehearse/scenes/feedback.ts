import { AGENT, failedChecks, HOSTILE, labeled, last, REVIEW, reviewed } from '../events.ts';
import { containing, continues, has, STARTS_NOTHING } from '../expected.ts';
import type { Origin } from '../origin.ts';
import { AGENT_PULL, AGENT_PULL_URL, SENDER } from '../scene.ts';
import { issueLabel } from './issues.ts';
import { recipe } from './workflow-texts.ts';

/** The agent opened its pull request for a label. */
const LABELED = [{ recipe: issueLabel, event: labeled('docs') }];

export const reviewFeedback = recipe('review-feedback', [
  {
    title: 'sends a review to the job that opened the pull request',
    before: LABELED,
    event: reviewed('changes_requested'),
    github: {
      reviewComments: [
        {
          pull: AGENT_PULL,
          review: REVIEW,
          author: SENDER,
          path: 'a.mdx',
          line: 3,
          body: 'Say `how`,\n"please".',
        },
      ],
    },
    expected: continues(JSON.stringify(HOSTILE), '"body":"Say `how`,\\n\\"please\\"."'),
  },
  {
    title: 'sends nothing for a pull request without our comment',
    event: reviewed('changes_requested'),
    openPulls: [AGENT_PULL],
    github: {
      comments: [{ issue: AGENT_PULL, author: 'mallory', body: '<!-- docs-agent-action:1 a b -->' }],
    },
    expected: STARTS_NOTHING,
  },
  { title: "doesn't run for an approval", event: reviewed('approved'), ends: 'skipped' },
  {
    title: "doesn't run for a person's pull request",
    event: reviewed('changes_requested', { login: SENDER }),
    ends: 'skipped',
  },
]);

/** How often the checks failed, and whose pull request it is. */
const checks =
  (times: number, author: object = AGENT) =>
  ({ shas }: Origin) =>
    [
      [
        '/pulls',
        JSON.stringify([{ number: AGENT_PULL, state: 'open', user: author, head: { sha: last(shas) } }]),
      ],
      ['actions/workflows/', JSON.stringify({ total_count: times })],
      ['--log-failed', `${'x'.repeat(30_000)}\n\u001B[31mBroken link\u001B[0m: /a\n`],
    ] as const;

export const brokenDocsCi = recipe('broken-docs-ci', [
  {
    title: 'sends the end of the log, without colors, to the job',
    before: LABELED,
    event: failedChecks(),
    gh: checks(3),
    expected: ({ shas }) => ({
      ...continues(
        `Pull request: ${AGENT_PULL_URL}\nCommit: ${last(shas)}\n`,
        /x\nBroken link: \/a\s*$/u,
        /^[^]{1,22000}$/u,
      ),
      gh: containing([has('branch=mintlify/$(id)`id`"')]),
    }),
  },
  {
    title: 'stops after the third failure',
    before: LABELED,
    event: failedChecks(),
    gh: checks(4),
    expected: STARTS_NOTHING,
  },
  {
    title: "sends nothing for a person's pull request",
    event: failedChecks(),
    openPulls: [AGENT_PULL],
    gh: checks(1, { login: SENDER }),
    expected: STARTS_NOTHING,
  },
  { title: "doesn't run for a success", event: failedChecks({ conclusion: 'success' }), ends: 'skipped' },
  {
    title: "doesn't run for a fork",
    event: failedChecks({ head_repository: { full_name: 'mallory/Hello-World' } }),
    ends: 'skipped',
  },
  { title: "doesn't run for a re-run", event: failedChecks({ run_attempt: 2 }), ends: 'skipped' },
  { title: "doesn't run for a push", event: failedChecks({ event: 'push' }), ends: 'skipped' },
]);
