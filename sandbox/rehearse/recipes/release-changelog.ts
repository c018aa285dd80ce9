import { AGENT_PULL } from '../scene.ts';
import { released } from './events.ts';
import { nothing, opensAPullRequest, outcomes, prompt } from './expectations.ts';
import { recipe } from './recipe.ts';

export const releaseChangelog = recipe('release-changelog', [
  {
    title: 'opens a pull request with a label and a reviewer',
    event: released(false),
    openPulls: [AGENT_PULL],
    github: {
      releases: [{ tag: 'v0', publishedAt: '2019-01-01T00:00:00Z' }],
      comparisons: { any: [{ path: 'src/a.ts', patch: '@@ -1 +1 @@\n-old\n+new' }] },
    },
    holds: (seen) => ({
      ...opensAPullRequest(seen),
      'the prompt names the release': prompt(seen).includes('/releases/tag/'),
      'the diff goes as data': prompt(seen).includes('"patch":"@@ -1 +1 @@\\n-old\\n+new"'),
      'the pull request has the label': seen.github.labels(AGENT_PULL).join() === 'documentation',
      'the reviewer was asked': seen.github.reviewers(AGENT_PULL).length === 1,
    }),
  },
  {
    title: 'fails if the pull request changes something else',
    event: released(false),
    github: { pulls: [{ number: AGENT_PULL, files: ['docs/a.mdx', 'src/index.ts'] }] },
    ends: 'failure',
    holds: (seen) => ({ 'the outcome is pr-created': outcomes(seen) === 'pr-created' }),
  },
  {
    title: "fails if the pull request can't be read",
    event: released(false),
    ends: 'failure',
    holds: (seen) => ({ 'the outcome is pr-created': outcomes(seen) === 'pr-created' }),
  },
  { title: "doesn't run for a prerelease", event: released(true), ends: 'skipped', holds: nothing },
]);
