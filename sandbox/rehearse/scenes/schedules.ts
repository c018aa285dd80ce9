import { SCHEDULED, started } from '../events.ts';
import { containing, has, including, opens, SKIPS, without } from '../expected.ts';
import { AGENT_PULL, type Recipe } from '../scene.ts';
import { projectFile, recipe } from './workflow-texts.ts';

const REPOSITORY_URL = 'https://github.com/Codertocat/Hello-World';

export const docsRefresh = recipe('docs-refresh', [
  {
    title: 'sends what to look for, and nothing from others',
    event: SCHEDULED,
    expected: opens(REPOSITORY_URL),
  },
  {
    title: 'skips at the cap, if no job can be continued',
    event: SCHEDULED,
    openPulls: [9],
    expected: SKIPS,
  },
]);

const INSTRUCTION = 'Say "hello" in `code` to $(whoami).';

export const severalProjects = recipe('several-projects', [
  {
    title: 'creates a job for each project of the matrix',
    github: { pulls: [{ number: AGENT_PULL, files: [] }] },
    event: started({ instruction: INSTRUCTION }),
    expected: {
      outcomes: ['pr-created', 'pr-created', 'pr-created'],
      prompts: [INSTRUCTION, INSTRUCTION, INSTRUCTION],
      githubWrites: [],
    },
  },
]);

const OLD = '2020-01-01T00:00:00Z';
const NEW = new Date().toISOString();
const person = (createdAt: string) => ({ createdAt, author: { __typename: 'User' } });
const commitBy = (name: string, committedDate: string, login?: string) => ({
  commit: { committedDate, author: { name, user: login === undefined ? null : { login } } },
});
const list = <T>(...nodes: readonly T[]) => ({ nodes });

/** An old pull request of the agent, but for `changes`. */
const pull = (number: number, changes: object = {}) => ({
  number,
  createdAt: OLD,
  mergeable: 'MERGEABLE',
  isCrossRepository: false,
  headRefName: 'mintlify/1a2b3c4d',
  author: { __typename: 'Bot', login: 'mintlify' },
  labels: list(),
  comments: list(),
  reviews: list(),
  commits: list(commitBy('mintlify[bot]', OLD)),
  ...changes,
});
const conflicting = { mergeable: 'CONFLICTING', createdAt: NEW };
const ann = { __typename: 'User', login: 'ann' };

const PULLS = [
  pull(1),
  pull(2, { labels: list({ name: 'bug' }, { name: 'keep' }) }),
  pull(3, { createdAt: NEW }),
  pull(4, { comments: list({ createdAt: NEW, author: { __typename: 'Bot' } }) }),
  pull(5, { comments: list(person(NEW)) }),
  pull(6, conflicting),
  pull(7, { ...conflicting, mergeable: 'UNKNOWN' }),
  pull(8, { ...conflicting, comments: list(person(NEW)) }),
  pull(9, { ...conflicting, commits: list(commitBy('Ben', NEW, 'ben')) }),
  pull(10, { ...conflicting, labels: list({ name: 'keep' }) }),
  // Opened by someone who connected their account, and two by others.
  pull(11, { author: ann, commits: list(commitBy('Ann', OLD, 'ann')) }),
  pull(12, { author: ann, headRefName: 'feature' }),
  pull(13, { author: ann, isCrossRepository: true }),
];

export const stalePullRequests = recipe('stale-pull-requests', [
  {
    title: 'closes pull requests with conflicts, and those that no one touched for weeks',
    event: SCHEDULED,
    gh: [
      ['api graphql', JSON.stringify({ data: { repository: { pullRequests: { nodes: PULLS } } } })],
      ['pr close', ''],
    ],
    expected: {
      gh: [has('api graphql'), ...[1, 4, 6, 11].map((number) => has(`pr close ${number} `))],
      summary: has('4 of 11'),
    },
  },
]);

const SELF_CHECK = '.github/workflows/self-check.yml';
const KEY = 'mint_sandbox-key';
/** The key of the sandbox isn't a secret of the repository, so only the action's mask hides it. */
const HIDES_KEY = { masks: containing([KEY]), log: has(without(KEY)) };

export const selfCheck: Recipe = {
  name: 'self-check',
  workflow: SELF_CHECK,
  files: { [SELF_CHECK]: projectFile(SELF_CHECK) },
  isOwn: true,
  scenes: [
    {
      title: 'passes with the actions as they are built',
      event: SCHEDULED,
      expected: { steps: including({ job: HIDES_KEY, visitors: HIDES_KEY }), gh: [] },
    },
    {
      title: 'fails and opens an issue if an action is broken',
      event: SCHEDULED,
      edit: { 'dist/visitors/index.js': 'process.exitCode = 1;\n' },
      gh: [
        ['issue list', '[]'],
        ['issue create', ''],
      ],
      ends: 'failure',
      expected: { gh: containing([has('issue create')]) },
    },
  ],
};
