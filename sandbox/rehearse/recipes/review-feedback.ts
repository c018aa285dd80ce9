import { AGENT_PULL, SENDER } from '../scene.ts';
import { HOSTILE, labeled, REVIEW, reviewed } from './events.ts';
import { continuesTheJob, nothing, prompt, startsNothing } from './expectations.ts';
import { issueLabel } from './issue-label.ts';
import { recipe } from './recipe.ts';

export const reviewFeedback = recipe('review-feedback', [
  {
    title: 'sends a review to the job that opened the pull request',
    before: [{ recipe: issueLabel, event: labeled('docs') }],
    event: reviewed('changes_requested'),
    openPulls: [AGENT_PULL],
    github: {
      reviewComments: [
        {
          pull: AGENT_PULL,
          review: REVIEW,
          author: SENDER,
          path: 'a.mdx',
          line: 3,
          body: 'Say `how`,\n"please".',
        },
      ],
    },
    holds: (seen) => ({
      ...continuesTheJob(seen),
      'the prompt has the review': prompt(seen).includes(JSON.stringify(HOSTILE)),
      'the prompt has the line comments': prompt(seen).includes('"body":"Say `how`,\\n\\"please\\"."'),
    }),
  },
  {
    title: 'sends nothing for a pull request without our comment',
    event: reviewed('changes_requested'),
    openPulls: [AGENT_PULL],
    github: {
      comments: [{ issue: AGENT_PULL, author: 'mallory', body: '<!-- docs-agent-action:1 a b -->' }],
    },
    holds: startsNothing,
  },
  { title: "doesn't run for an approval", event: reviewed('approved'), ends: 'skipped', holds: nothing },
  {
    title: "doesn't run for a person's pull request",
    event: reviewed('changes_requested', { login: SENDER }),
    ends: 'skipped',
    holds: nothing,
  },
]);
