import { payload } from '../../payloads.ts';
import type { Origin } from '../origin.ts';
import { AGENT_PULL, AGENT_PULL_URL, type Event, SENDER } from '../scene.ts';
import { AGENT, labeled, last, REPOSITORY } from './events.ts';
import { continuesTheJob, nothing, prompt, startsNothing } from './expectations.ts';
import { issueLabel } from './issue-label.ts';
import { recipe } from './recipe.ts';

const failedChecks =
  (edit: object = {}) =>
  ({ shas }: Origin): Event => ({
    name: 'workflow_run',
    payload: payload('workflow_run', 'completed', {
      workflow_run: {
        name: 'Docs checks',
        conclusion: 'failure',
        event: 'pull_request',
        run_attempt: 1,
        head_sha: last(shas),
        head_branch: 'mintlify/$(id)`id`"',
        head_repository: { full_name: 'Codertocat/Hello-World' },
        triggering_actor: { ...AGENT },
        ...edit,
      },
      repository: REPOSITORY,
    }),
  });

const checksOf =
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
    title: 'sends the end of the log to the job',
    before: [{ recipe: issueLabel, event: labeled('docs') }],
    event: failedChecks(),
    openPulls: [AGENT_PULL],
    gh: checksOf(3),
    holds: (seen) => ({
      ...continuesTheJob(seen),
      'the prompt names the pull request and the commit': prompt(seen).includes(
        `Pull request: ${AGENT_PULL_URL}\nCommit: ${last(seen.origin.shas)}\n`,
      ),
      'the prompt ends with the log, without colors': /x\nBroken link: \/a\s*$/u.test(prompt(seen)),
      'the prompt has a limited length': prompt(seen).length < 22_000,
      'gh gets the branch unchanged': seen.gh.join('\n').includes('branch=mintlify/$(id)`id`"'),
    }),
  },
  {
    title: 'stops after the third failure',
    before: [{ recipe: issueLabel, event: labeled('docs') }],
    event: failedChecks(),
    openPulls: [AGENT_PULL],
    gh: checksOf(4),
    holds: startsNothing,
  },
  {
    title: "sends nothing for a person's pull request",
    event: failedChecks(),
    openPulls: [AGENT_PULL],
    gh: checksOf(1, { login: SENDER }),
    holds: startsNothing,
  },
  {
    title: "doesn't run for a success",
    event: failedChecks({ conclusion: 'success' }),
    ends: 'skipped',
    holds: nothing,
  },
  {
    title: "doesn't run for a fork",
    event: failedChecks({ head_repository: { full_name: 'mallory/Hello-World' } }),
    ends: 'skipped',
    holds: nothing,
  },
  {
    title: "doesn't run for a re-run",
    event: failedChecks({ run_attempt: 2 }),
    ends: 'skipped',
    holds: nothing,
  },
  {
    title: "doesn't run for a push",
    event: failedChecks({ event: 'push' }),
    ends: 'skipped',
    holds: nothing,
  },
]);
