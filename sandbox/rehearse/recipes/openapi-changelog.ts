import type { Seen } from '../scene.ts';
import { commit, pushed } from './events.ts';
import { opensAPullRequest, prompt } from './expectations.ts';
import { recipe } from './recipe.ts';

const openapiCommits = [0, 1].map((version) =>
  commit('Ann', `Version ${version}`, { 'openapi.yaml': `openapi: 3.1.0\nversion: ${version}\n` }),
);

const sendsTheDiff = (seen: Seen) => ({
  ...opensAPullRequest(seen),
  'the prompt has the diff':
    /From commit: [0-9a-f]{40}\nTo commit: [0-9a-f]{40}\n[\s\S]*-version: 0\n\+version: 1\n/u.test(
      prompt(seen),
    ),
});

export const openapiChangelog = recipe('openapi-changelog', [
  {
    title: 'sends the diff of a push',
    event: pushed((shas) => shas[1] ?? ''),
    commits: openapiCommits,
    holds: sendsTheDiff,
  },
  {
    title: 'sends it after a force push too',
    event: pushed(() => 'b'.repeat(40)),
    commits: openapiCommits,
    holds: sendsTheDiff,
  },
]);
