import { AGENT_PULL, SENDER } from '../scene.ts';
import { AGENT, closed, HOSTILE, last } from './events.ts';
import { continuesTheJob, nothing, opensAPullRequest, prompt, skips } from './expectations.ts';
import { recipe } from './recipe.ts';

/** The pull request in GitHub's example payload. */
const change = {
  number: 2,
  author: SENDER,
  commits: ['ec26c3e57ca3a959ca5aad62de7213c562f8c821'],
  files: [{ path: 'src/a.ts', patch: '@@ -1 +1 @@\n-old\n+new' }],
};

export const mergedPullRequest = recipe('merged-pull-request', [
  {
    title: 'opens a pull request for a merge',
    event: closed(true),
    github: { roles: {}, pulls: [change] },
    holds: (seen) => ({
      ...opensAPullRequest(seen),
      'the prompt names the merge commit': prompt(seen).includes(last(seen.origin.shas)),
      'the title is sent unchanged': prompt(seen).includes(JSON.stringify(HOSTILE)),
      'the diff is sent as data': prompt(seen).includes('"patch":"@@ -1 +1 @@\\n-old\\n+new"'),
    }),
  },
  {
    title: 'continues in an open pull request at the cap',
    before: [{ event: closed(true) }],
    event: closed(true),
    github: { pulls: [change] },
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
    title: "doesn't run for a pull request that is closed unmerged",
    event: closed(false),
    ends: 'skipped',
    holds: nothing,
  },
]);
