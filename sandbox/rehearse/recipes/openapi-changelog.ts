import { commit, last, pushed } from './events.ts';
import { opensAPullRequest, outcomes, prompt } from './expectations.ts';
import { recipe } from './recipe.ts';

const openapiCommits = [0, 1].map((version) =>
  commit('Ann', `Version ${version}`, { 'openapi.yaml': `openapi: 3.1.0\nversion: ${version}\n` }),
);

const file = { path: 'openapi.yaml', patch: '@@ -1,2 +1,2 @@\n openapi: 3.1.0\n-version: 0\n+version: 1' };

export const openapiChangelog = recipe('openapi-changelog', [
  {
    title: 'sends the diff of a push',
    event: pushed((shas) => shas[1] ?? ''),
    commits: openapiCommits,
    github: { comparisons: { any: [file] } },
    holds: (seen) => ({
      ...opensAPullRequest(seen),
      'the prompt names the commit': prompt(seen).includes(last(seen.origin.shas)),
      'the diff is sent as data': prompt(seen).includes('-version: 0\\n+version: 1"'),
    }),
  },
  {
    title: 'creates no job if the previous commit is gone',
    event: pushed(() => 'b'.repeat(40)),
    commits: openapiCommits,
    ends: 'failure',
    holds: (seen) => ({
      'the outcome is not-created': outcomes(seen) === 'not-created',
      'there is no job': seen.platform.jobs.length === 0,
    }),
  },
]);
