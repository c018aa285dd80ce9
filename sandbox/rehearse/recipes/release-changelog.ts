import { AGENT_PULL, type Seen } from '../scene.ts';
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
      'a label and a reviewer were asked for': labelsAndReviewers(seen).includes('documentation'),
    }),
  },
  {
    title: 'fails if the pull request changes something else',
    event: released(false),
    github: { pulls: [{ number: AGENT_PULL, files: ['docs/a.mdx', 'src/index.ts'] }] },
    ends: 'failure',
    holds: (seen) => ({ 'the outcome is pr-created': outcomes(seen) === 'pr-created' }),
  },
  { title: 'does not run for a prerelease', event: released(true), ends: 'skipped', holds: nothing },
]);

function labelsAndReviewers({ github }: Seen): string {
  const posted = github.requests.filter(({ path }) => /\/(labels|requested_reviewers)$/u.test(path));
  return posted.map(({ body }) => body.toString()).join('\n');
}
