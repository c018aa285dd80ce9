import { AGENT_PULL, AGENT_PULL_URL, type Scene, type Seen } from '../scene.ts';
import { labeled, scheduled } from './events.ts';
import { bodyOn, commentsOn, nothing, outcomes } from './expectations.ts';
import { recipe } from './recipe.ts';

const ENDED = { status: 'completed', prLink: AGENT_PULL_URL };
const FIVE_MINUTES_MS = 5 * 60_000;

/** Comments are a few minutes old, because a job that has just got a message can still show its earlier end. */
const earlier: Pick<Scene, 'before' | 'github'> = {
  before: [{ event: labeled('docs') }],
  github: { labels: { 1: ['docs'] }, now: () => Date.now() - FIVE_MINUTES_MS },
};

const settleOutputs = ({ stepsOf }: Seen) =>
  stepsOf('OWNER/docs-agent-action/settle').map(({ outputs }) => outputs)[0] ?? {};

export const settle = recipe('settle', [
  {
    title: 'starts a job for the label and doesn’t wait for it',
    event: labeled('docs'),
    platform: { life: [{ status: 'active' }] },
    github: { labels: { 1: ['docs'] } },
    holds: (seen) => ({
      'the outcome is started': outcomes(seen) === 'started',
      'the comment says that it runs': bodyOn(seen, 1).includes('Docs job started'),
      'the label is removed': seen.github.labels(1).length === 0,
    }),
  },
  {
    title: 'reports a job that has ended, in its comment and beside it',
    ...earlier,
    event: scheduled,
    platform: { life: [ENDED] },
    openPulls: [AGENT_PULL],
    holds: (seen) => ({
      'both comments have the link':
        commentsOn(seen, 1).length === 2 &&
        commentsOn(seen, 1).every(({ body }) => body.includes(AGENT_PULL_URL)),
      'no comment says that it runs': !bodyOn(seen, 1).includes('Docs job started'),
      'no job is active': settleOutputs(seen)['active'] === '0',
      'no prompt was sent': seen.prompts.length === 0,
      'the summary counts': seen.run.steps.some(({ summary }) => summary.includes('**1 job ended.')),
    }),
  },
  {
    title: 'leaves a job that is still active',
    ...earlier,
    event: scheduled,
    platform: { life: [{ status: 'active' }] },
    holds: (seen) => ({
      'the comment is the same': bodyOn(seen, 1).includes('Docs job started'),
      'there is one comment': commentsOn(seen, 1).length === 1,
      'one job is active': settleOutputs(seen)['active'] === '1',
    }),
  },
  {
    title: 'fails if the key has expired',
    ...earlier,
    event: scheduled,
    prepare: ({ platform }) =>
      platform.fault({ method: 'GET', times: Infinity }, { kind: 'status', status: 401 }),
    ends: 'failure',
    holds: (seen) => ({
      'the comment is the same': bodyOn(seen, 1).includes('Docs job started'),
      'the summary says why': seen.run.steps.some(({ summary }) => summary.includes('wrong or expired')),
    }),
  },
  { title: "doesn't run for another label", event: labeled('bug'), ends: 'skipped', holds: nothing },
]);
