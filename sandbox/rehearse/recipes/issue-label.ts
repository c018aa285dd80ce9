import { AGENT_PULL, AGENT_PULL_URL, SENDER } from '../scene.ts';
import { HOSTILE, labeled } from './events.ts';
import {
  bodyOn,
  commentsOn,
  continuesTheJob,
  nothing,
  opensAPullRequest,
  prompt,
  skips,
} from './expectations.ts';
import { recipe } from './recipe.ts';

export const issueLabel = recipe('issue-label', [
  {
    title: 'opens a pull request for the label and removes the label',
    event: labeled('docs'),
    github: { labels: { 1: ['docs', 'bug'] } },
    holds: (seen) => ({
      ...opensAPullRequest(seen),
      'the prompt names the issue': prompt(seen).includes('/issues/1'),
      'the title is sent unchanged': prompt(seen).includes(JSON.stringify(HOSTILE)),
      'the issue got one comment with the link':
        commentsOn(seen, 1).length === 1 && bodyOn(seen, 1).includes(AGENT_PULL_URL),
      'the pull request got one comment': commentsOn(seen, AGENT_PULL).length === 1,
      'the issue got eyes': seen.github.reactions.some(({ content }) => content === 'eyes'),
      'the label is removed': seen.github.labels(1).join() === 'bug',
    }),
  },
  {
    title: 'continues the job if the label is added again',
    before: [{ event: labeled('docs') }],
    event: labeled('docs'),
    openPulls: [AGENT_PULL],
    holds: continuesTheJob,
  },
  {
    title: 'skips a person without write access',
    event: labeled('docs'),
    github: { roles: { [SENDER]: 'triage' }, labels: { 1: ['docs'] } },
    holds: (seen) => ({
      ...skips(seen),
      'the label is off': seen.github.labels(1).length === 0,
      'the platform was asked for nothing': seen.platform.requests.length === 0,
    }),
  },
  {
    title: 'comments on the issue if the run is cancelled',
    event: labeled('docs'),
    platform: { life: [{ status: 'active' }] },
    github: { labels: { 1: ['docs'] } },
    cancelAfter: ({ platform }) => platform.waitForRequest(({ method }) => method === 'GET'),
    ends: 'cancelled',
    holds: (seen) => ({
      'there is one job': seen.platform.jobs.length === 1,
      'the issue got one comment that names the job':
        commentsOn(seen, 1).length === 1 && bodyOn(seen, 1).includes('job-1'),
      'the label is removed': seen.github.labels(1).length === 0,
    }),
  },
  { title: "doesn't run for another label", event: labeled('bug'), ends: 'skipped', holds: nothing },
]);
