import { scheduled } from './events.ts';
import { opensAPullRequest, prompt, skips } from './expectations.ts';
import { recipe } from './recipe.ts';

export const docsRefresh = recipe('docs-refresh', [
  {
    title: 'sends what to look for, and nothing from others',
    event: scheduled,
    holds: (seen) => ({
      ...opensAPullRequest(seen),
      'the prompt names the repository': prompt(seen).includes('https://github.com/Codertocat/Hello-World'),
    }),
  },
  {
    title: 'skips at the cap, if no job can be continued',
    event: scheduled,
    openPulls: [9],
    holds: skips,
  },
]);
