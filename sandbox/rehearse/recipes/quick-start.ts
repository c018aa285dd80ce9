import { AGENT_PULL_URL, type Recipe } from '../scene.ts';
import { HOSTILE, labeled } from './events.ts';
import { bodyOn, commentsOn, nothing, opensAPullRequest, outcomes, prompt } from './expectations.ts';
import { firstWorkflowOf } from './recipe.ts';

const WORKFLOW = '.github/workflows/docs.yml';
const text = firstWorkflowOf('README.md');

export const quickStart: Recipe = {
  name: 'README quick start',
  workflow: WORKFLOW,
  files: { [WORKFLOW]: text },
  scenes: [
    {
      title: 'comments the pull request link on a labeled issue',
      event: labeled('docs'),
      holds: (seen) => ({
        ...opensAPullRequest(seen),
        "the issue's text is sent as data": prompt(seen).includes(JSON.stringify(HOSTILE)),
        'the issue got eyes': seen.github.reactions.some(({ content }) => content === 'eyes'),
        'the issue got one comment with the link':
          commentsOn(seen, 1).length === 1 && bodyOn(seen, 1).includes(AGENT_PULL_URL),
      }),
    },
    {
      title: 'creates and comments nothing as a dry run',
      event: labeled('docs'),
      edit: { [WORKFLOW]: text.replace('comment: true', 'comment: true\n          dry-run: true') },
      holds: (seen) => ({
        'the outcome is dry-run': outcomes(seen) === 'dry-run',
        'the platform was asked for nothing': seen.platform.requests.length === 0,
        // A GraphQL query is a POST, and the action sends no mutations.
        'GitHub was only read': seen.github.requests.every(
          ({ method, path }) => method === 'GET' || path === '/graphql',
        ),
      }),
    },
    { title: "doesn't run for another label", event: labeled('bug'), ends: 'skipped', holds: nothing },
  ],
};
