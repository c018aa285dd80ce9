import { released, started } from '../events.ts';
import { has, including, opens, SKIPS } from '../expected.ts';
import { AGENT_PULL, AGENT_PULL_URL } from '../scene.ts';
import { callerOf, recipe } from './workflow-texts.ts';

const RELEASED = released({ prerelease: false });
const LABELED = { labels: ['documentation'], reviewers: ['octocat'] };

export const releaseChangelog = recipe('release-changelog', [
  {
    title: 'opens a pull request with a label and a reviewer',
    event: RELEASED,
    github: {
      releases: [{ tag: 'v0', publishedAt: '2019-01-01T00:00:00Z' }],
      comparisons: { any: [{ path: 'src/a.ts', patch: '@@ -1 +1 @@\n-old\n+new' }] },
    },
    expected: {
      ...opens('/releases/tag/', '"patch":"@@ -1 +1 @@\\n-old\\n+new"'),
      pullRequest: LABELED,
    },
  },
  {
    title: 'fails if the pull request changes something else',
    event: RELEASED,
    github: { pulls: [{ number: AGENT_PULL, files: ['docs/a.mdx', 'src/index.ts'] }] },
    ends: 'failure',
    expected: { outcomes: ['pr-created'], outputs: including({ reason: 'out-of-scope' }) },
  },
  {
    title: "fails if the pull request can't be read",
    event: RELEASED,
    faults: {
      github: [
        { path: /\/pulls\/12/u, times: Infinity },
        { kind: 'status', status: 404 },
      ],
    },
    ends: 'failure',
    expected: { outcomes: ['pr-created'], outputs: including({ reason: 'scope-unknown' }) },
  },
  { title: "doesn't run for a prerelease", event: released({ prerelease: true }), ends: 'skipped' },
]);

const RELEASE = 'https://github.com/Codertocat/Hello-World/releases/tag/v2';

export const calledReleaseChangelog = callerOf(
  'release-changelog',
  'release-changelog, called',
  (jobs) => `name: Publish
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
${jobs.replaceAll(/^/gmu, '  ')}
`,
  [
    {
      title: 'runs after a job that publishes a release',
      event: started(),
      expected: { ...opens(RELEASE), pullRequest: LABELED },
    },
  ],
);

export const reusable = callerOf(
  'reusable',
  'reusable',
  (caller) => `name: Caller
on:
  release:
    types: [published]
permissions: {}
${caller}
  print:
    needs: docs
    runs-on: ubuntu-latest
    steps:
      - id: print
        env:
          OUTPUTS: \${{ toJSON(needs.docs.outputs) }}
        run: echo "printed=$(jq -c . <<< "$OUTPUTS")" >> "$GITHUB_OUTPUT"
        shell: bash
`,
  [
    {
      title: 'gets inputs and the secret from the caller and returns outputs',
      event: RELEASED,
      expected: {
        ...opens('/releases/tag/'),
        outputs: including({
          printed: has('"outcome":"pr-created"', '"job-id":"job-1"', `"pr-link":"${AGENT_PULL_URL}"`),
        }),
      },
    },
    {
      title: 'skips at the cap',
      event: RELEASED,
      openPulls: [9, 10, 11],
      expected: { ...SKIPS, outputs: including({ printed: has('"outcome":"skipped"') }) },
    },
  ],
);
