import { payload } from '../../payloads.ts';
import { AGENT_PULL, type Event, type Recipe } from '../scene.ts';
import { REPOSITORY, released } from './events.ts';
import { nothing, opensAPullRequest, outcomes, prompt } from './expectations.ts';
import { callerIn, projectFile, recipe } from './recipe.ts';

export const releaseChangelog = recipe('release-changelog', [
  {
    title: 'opens a pull request with a label and a reviewer',
    event: released(false),
    openPulls: [AGENT_PULL],
    github: {
      releases: [{ tag: 'v0', publishedAt: '2019-01-01T00:00:00Z' }],
      comparisons: { any: [{ path: 'src/a.ts', patch: '@@ -1 +1 @@\n-old\n+new' }] },
    },
    holds: (seen) => ({
      ...opensAPullRequest(seen),
      'the prompt names the release': prompt(seen).includes('/releases/tag/'),
      'the diff goes as data': prompt(seen).includes('"patch":"@@ -1 +1 @@\\n-old\\n+new"'),
      'the pull request has the label': seen.github.labels(AGENT_PULL).join() === 'documentation',
      'the reviewer was asked': seen.github.reviewers(AGENT_PULL).length === 1,
    }),
  },
  {
    title: 'fails if the pull request changes something else',
    event: released(false),
    github: { pulls: [{ number: AGENT_PULL, files: ['docs/a.mdx', 'src/index.ts'] }] },
    ends: 'failure',
    holds: (seen) => ({ 'the outcome is pr-created': outcomes(seen) === 'pr-created' }),
  },
  {
    title: "fails if the pull request can't be read",
    event: released(false),
    prepare: ({ github }) =>
      github.fault({ method: 'GET', path: /\/pulls\/\d+$/u, times: Infinity }, { kind: 'status', status: 404 }),
    ends: 'failure',
    holds: (seen) => ({ 'the outcome is pr-created': outcomes(seen) === 'pr-created' }),
  },
  { title: "doesn't run for a prerelease", event: released(true), ends: 'skipped', holds: nothing },
]);

const text = projectFile('examples/release-changelog.yml');
const RELEASE = 'https://github.com/Codertocat/Hello-World/releases/tag/v2';

/** The workflow that publishes a release and then calls the recipe, as the recipe's comment shows. */
const publish = `name: Publish
on: workflow_dispatch
permissions: {}
jobs:
  publish:
    runs-on: ubuntu-latest
    outputs:
      url: \${{ steps.release.outputs.url }}
    steps:
      - id: release
        run: echo "url=${RELEASE}" >> "$GITHUB_OUTPUT"
        shell: bash
${callerIn(text).replaceAll(/^/gmu, '  ')}
`;

export const calledReleaseChangelog: Recipe = {
  name: 'release-changelog, called',
  workflow: '.github/workflows/publish.yml',
  files: {
    '.github/workflows/release-changelog.yml': text,
    '.github/workflows/publish.yml': publish,
  },
  scenes: [
    {
      title: 'runs after a job that publishes a release',
      event: (): Event => ({
        name: 'workflow_dispatch',
        payload: payload('workflow_dispatch', undefined, { ref: 'refs/heads/main', repository: REPOSITORY }),
      }),
      openPulls: [AGENT_PULL],
      holds: (seen) => ({
        ...opensAPullRequest(seen),
        'the prompt names the release': prompt(seen).includes(RELEASE),
        'the pull request has the label': seen.github.labels(AGENT_PULL).join() === 'documentation',
      }),
    },
  ],
};
