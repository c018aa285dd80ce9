import { AGENT_PULL_URL, type Recipe } from '../scene.ts';
import { HOSTILE, labeled } from './events.ts';
import { bodyOn, commentsOn, nothing, opensAPullRequest, prompt } from './expectations.ts';
import { projectFile } from './recipe.ts';

export const quickStart: Recipe = {
  name: 'README quick start',
  workflow: '.github/workflows/docs.yml',
  files: { '.github/workflows/docs.yml': firstWorkflowOf('README.md') },
  scenes: [
    {
      title: 'comments the pull request link on a labeled issue',
      event: labeled('docs'),
      holds: (seen) => ({
        ...opensAPullRequest(seen),
        "the issue's text goes as data": prompt(seen).includes(JSON.stringify(HOSTILE)),
        'the issue got eyes': seen.github.reactions.some(({ content }) => content === 'eyes'),
        'the issue got one comment with the link':
          commentsOn(seen, 1).length === 1 && bodyOn(seen, 1).includes(AGENT_PULL_URL),
      }),
    },
    { title: 'does not run for another label', event: labeled('bug'), ends: 'skipped', holds: nothing },
  ],
};

/** The first block of a Markdown file that is a whole workflow. */
function firstWorkflowOf(file: string): string {
  const blocks = projectFile(file).matchAll(/^```ya?ml\n(.*?)^```$/gmsu);
  const workflow = [...blocks].map(([, block = '']) => block).find((block) => /^jobs:/mu.test(block));
  if (workflow === undefined) throw new Error(`${file} shows no workflow`);
  return workflow;
}
