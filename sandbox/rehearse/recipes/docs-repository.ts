import { AGENT_PULL, type Seen } from '../scene.ts';
import { merge } from './events.ts';
import { bodyOn, commentsOn, outcomes, prompt, skips } from './expectations.ts';
import { recipe } from './recipe.ts';

const DOCS = 'Codertocat/docs';
const LINK = `https://github.com/${DOCS}/pull/${AGENT_PULL}`;
const platform = { life: [{ status: 'active' }, { status: 'completed', prLink: LINK }] };
const agentPull = {
  repository: DOCS,
  number: AGENT_PULL,
  title: 'Explain retries',
  files: ['guides/retries.mdx'],
};
const change = { number: 2, title: 'Retry three times', files: [{ path: 'src/a.ts', patch: '+new' }] };

export const docsRepository = recipe('docs-repository', [
  {
    title: 'opens a pull request in the docs repository, and comments on the merged one',
    ...merge([{ by: 'squash', pull: change }], { github: { pulls: [agentPull] } }),
    platform,
    holds: (seen: Seen) => ({
      'the outcome is pr-created': outcomes(seen) === 'pr-created',
      'the title and the diff are sent': ['"Retry three times"', '"+new"'].every((text) =>
        prompt(seen).includes(text),
      ),
      'the merged pull request got one comment with the link and the title':
        commentsOn(seen, 2).length === 1 &&
        [LINK, 'Explain retries'].every((text) => bodyOn(seen, 2).includes(text)),
      'the docs repository got no comment': seen.github.comments.every(
        ({ repository }) => repository !== DOCS,
      ),
    }),
  },
  {
    title: 'skips if three pull requests are open in the docs repository',
    ...merge([{ by: 'squash', pull: change }], {
      github: { pulls: [agentPull, ...[13, 14].map((number) => ({ repository: DOCS, number }))] },
    }),
    platform,
    holds: skips,
  },
]);
