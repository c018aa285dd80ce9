import { AGENT_PULL } from '../scene.ts';
import { AGENT, closed, HOSTILE, last } from './events.ts';
import { continuesTheJob, nothing, opensAPullRequest, prompt, skips } from './expectations.ts';
import { recipe } from './recipe.ts';

export const mergedPullRequest = recipe('merged-pull-request', [
  {
    title: 'opens a pull request for a merge',
    event: closed(true),
    github: { roles: {} },
    holds: (seen) => ({
      ...opensAPullRequest(seen),
      'the prompt names the merge commit': prompt(seen).includes(last(seen.origin.shas)),
      'the title arrives as it is': prompt(seen).includes(JSON.stringify(HOSTILE)),
    }),
  },
  {
    title: 'continues in an open pull request at the cap',
    before: [{ event: closed(true) }],
    event: closed(true),
    openPulls: [10, 11, AGENT_PULL],
    holds: continuesTheJob,
  },
  {
    title: 'skips at the cap if nothing can be continued',
    event: closed(true),
    openPulls: [10, 11, 13],
    holds: skips,
  },
  { title: 'skips a merge of the agent', event: closed(true, AGENT), holds: skips },
  {
    title: 'does not run for a pull request that is closed unmerged',
    event: closed(false),
    ends: 'skipped',
    holds: nothing,
  },
]);
