import { AGENT_PULL, AGENT_PULL_URL } from '../scene.ts';
import { commented } from './events.ts';
import { bodyOn, continuesTheJob, nothing, opensAPullRequest, prompt, skips } from './expectations.ts';
import { recipe } from './recipe.ts';

/** The pull request in GitHub's example payload. */
const github = { pulls: [{ number: 1, author: 'octocat' }] };

export const commentCommand = recipe('comment-command', [
  {
    title: 'does what a comment on a pull request asks for',
    event: commented('/docs explain `--force` and "$(id)"'),
    github,
    holds: (seen) => ({
      ...opensAPullRequest(seen),
      'the comment is sent as data, and marked': prompt(seen).includes(
        `"trigger":true,"body":${JSON.stringify('/docs explain `--force` and "$(id)"')}`,
      ),
      'the comment has the link': bodyOn(seen, 1).includes(AGENT_PULL_URL),
    }),
  },
  {
    title: 'continues the job for a second comment',
    before: [{ event: commented('/docs explain it') }],
    event: commented('/docs and the old setting'),
    github,
    openPulls: [AGENT_PULL],
    holds: continuesTheJob,
  },
  {
    title: 'accepts a line break after the word, as browsers and as other clients send it',
    before: [{ event: commented('/docs\nexplain it') }],
    event: commented('/docs\r\nand the old setting'),
    github,
    openPulls: [AGENT_PULL],
    holds: continuesTheJob,
  },
  { title: 'skips strangers', event: commented('/docs go'), github: { roles: {} }, holds: skips },
  {
    title: "doesn't run for other comments",
    event: commented('see /docs go'),
    ends: 'skipped',
    holds: nothing,
  },
  {
    title: "doesn't run for a longer word",
    event: commented('/docsearch is broken'),
    ends: 'skipped',
    holds: nothing,
  },
]);
