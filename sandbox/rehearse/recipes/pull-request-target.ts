import type { Recipe } from '../scene.ts';
import { closed, HOSTILE } from './events.ts';
import { bodyOn, nothing, opensAPullRequest, prompt } from './expectations.ts';
import { firstWorkflowOf } from './recipe.ts';

const WORKFLOW = '.github/workflows/docs.yml';

/** The workflow in docs/permissions.md, for repositories that GitHub's default policy doesn't block. */
export const pullRequestTarget: Recipe = {
  name: 'pull_request_target in docs/permissions.md',
  workflow: WORKFLOW,
  files: { [WORKFLOW]: firstWorkflowOf('docs/permissions.md') },
  scenes: [
    {
      title: 'documents a merge in a private repository',
      event: closed(true, true),
      github: {
        pulls: [{ number: 2, files: ['src/a.ts'], commits: ['ec26c3e57ca3a959ca5aad62de7213c562f8c821'] }],
      },
      holds: (seen) => ({
        ...opensAPullRequest(seen),
        'the title is sent unchanged': prompt(seen).includes(JSON.stringify(HOSTILE)),
        'the merged pull request got a comment': bodyOn(seen, 2) !== '',
      }),
    },
    {
      title: "doesn't run for a pull request that is closed unmerged",
      event: closed(false, true),
      ends: 'skipped',
      holds: nothing,
    },
    {
      title: "is blocked by GitHub's policy in a public repository",
      event: closed(true, false),
      ends: 'not-started',
      holds: ({ notStarted }) => ({
        'GitHub says why':
          notStarted?.startsWith(
            "Event 'pull_request_target' is not allowed to trigger Actions workflows.",
          ) === true,
      }),
    },
  ],
};
