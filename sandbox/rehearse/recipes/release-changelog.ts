import type { Seen } from '../scene.ts';
import { released } from './events.ts';
import { nothing, opensAPullRequest, outcomes, prompt } from './expectations.ts';
import { recipe } from './recipe.ts';

export const releaseChangelog = recipe('release-changelog', [
  {
    title: 'opens a pull request with a label and a reviewer',
    event: released(false),
    github: {
      releases: [{ tag: 'v0', publishedAt: '2019-01-01T00:00:00Z' }],
      comparisons: { any: [{ path: 'src/a.ts', patch: '@@ -1 +1 @@\n-old\n+new' }] },
    },
    gh: () => [['pr edit', '']],
    holds: (seen) => ({
      ...opensAPullRequest(seen),
      'the prompt names the release': prompt(seen).includes('/releases/tag/'),
      'the diff goes as data': prompt(seen).includes('"patch":"@@ -1 +1 @@\\n-old\\n+new"'),
      'a label and a reviewer were asked for': labelsAndReviewers(seen).includes('documentation'),
    }),
  },
  {
    title: 'leaves a pull request in another repository alone',
    event: released(false),
    platform: { life: [{ status: 'completed', prLink: 'https://github.com/acme/docs/pull/7' }] },
    holds: (seen) => ({
      'the outcome is pr-created': outcomes(seen) === 'pr-created',
      'nothing was asked for': labelsAndReviewers(seen) === '',
    }),
  },
  { title: 'does not run for a prerelease', event: released(true), ends: 'skipped', holds: nothing },
]);

function labelsAndReviewers({ gh, github }: Seen): string {
  const posted = github.requests.filter(({ path }) => /\/(labels|requested_reviewers)$/u.test(path));
  return [...gh, ...posted.map(({ body }) => body.toString())].join('\n');
}
