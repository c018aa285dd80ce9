import { dispatched, FILE, released } from '../events.ts';
import { any, continues, has, including, opens } from '../expected.ts';
import { AGENT_PULL, AGENT_PULL_URL } from '../scene.ts';
import { called, on, recipe } from './workflow-texts.ts';

const RELEASED = released({ prerelease: false });
const LABELED = { labels: ['documentation'], reviewers: ['octocat'] };
const RELEASE = 'https://github.com/Codertocat/Hello-World/releases/tag/v2';
const github = {
  pulls: [{ number: AGENT_PULL, files: ['docs/a.mdx'] }],
  releases: [{ tag: 'v0', publishedAt: '2019-01-01T00:00:00Z' }],
  comparisons: { any: [FILE] },
};

export const releaseChangelog = recipe('examples/release-changelog.yml', on(RELEASED, { github }), {
  'ignores a prerelease': { event: released({ prerelease: true }) },
  'opens a pull request with a label and a reviewer, and continues in it if it runs again': {
    before: [RELEASED],
    expected: {
      ...continues('/releases/tag/', '"patch":"@@ -1 +1 @@\\n-old\\n+new"'),
      pullRequest: LABELED,
    },
  },
  'fails if the pull request changes something else, and says that no reviewer is set': {
    github: { ...github, pulls: [{ number: AGENT_PULL, files: ['docs/a.mdx', 'src/index.ts'] }] },
    variables: { DOCS_REVIEWER: '' },
    expected: {
      ends: 'failure',
      outputs: including({ reason: 'out-of-scope' }),
      log: has('DOCS_REVIEWER is not set'),
    },
  },
});

const publishThen = (jobs: string) => `name: Publish
on:
  workflow_dispatch:
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
`;

export const calledReleaseChangelog = called(
  publishThen,
  recipe('examples/release-changelog.yml', on(dispatched()), {
    'runs after a job that publishes a release': { expected: { ...opens(RELEASE), pullRequest: LABELED } },
  }),
);

const printAfter = (jobs: string) => `name: Caller
on:
  release:
    types: [published]
permissions: {}
${jobs}
  print:
    needs: docs
    runs-on: ubuntu-latest
    steps:
      - id: print
        env:
          OUTPUTS: \${{ toJSON(needs.docs.outputs) }}
        run: echo "printed=$(jq -c . <<< "$OUTPUTS")" >> "$GITHUB_OUTPUT"
        shell: bash
`;

export const reusable = called(
  printAfter,
  recipe('examples/reusable.yml', on(RELEASED), {
    'gets inputs and the secret from the caller, returns outputs, and continues if it runs again': {
      before: [RELEASED],
      expected: {
        ...continues('/releases/tag/'),
        outputs: including({
          reason: 'updated',
          printed: has('"outcome":"pr-created"', '"job-id":"job-1"', `"pr-link":"${AGENT_PULL_URL}"`),
        }),
      },
    },
  }),
);

const INSTRUCTION = 'Say "hello" in `code` to $(whoami).';
const INSTRUCTED = on(dispatched({ instruction: INSTRUCTION }));

export const severalProjects = recipe('examples/several-projects.yml', INSTRUCTED, {
  'creates a job for each project of the matrix, and continues it with the next instruction': {
    before: [dispatched({ instruction: 'First.' })],
    github: { pulls: [{ number: AGENT_PULL, files: [] }] },
    expected: {
      outcomes: ['pr-created', 'pr-created', 'pr-created'],
      jobs: 3,
      prompts: [INSTRUCTION, INSTRUCTION, INSTRUCTION],
      outputs: including({ reason: 'updated' }),
      comments: { [AGENT_PULL]: [any(String), any(String), any(String)] },
    },
  },
});
