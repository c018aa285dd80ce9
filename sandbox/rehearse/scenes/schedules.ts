import { SCHEDULED } from '../events.ts';
import { containing, has, without } from '../expected.ts';
import { AGENT_BRANCH } from '../scene.ts';
import { on, recipe } from './workflow-texts.ts';

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
  headRefName: AGENT_BRANCH,
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
  pull(14, { ...conflicting, labels: list({ name: 'docs-merges' }) }),
  pull(15, { labels: list({ name: 'docs-merges' }) }),
  // Opened by someone who connected their account, and two by others.
  pull(11, { author: ann, commits: list(commitBy('Ann', OLD, 'ann')) }),
  pull(12, { author: ann, headRefName: 'feature' }),
  pull(13, { author: ann, isCrossRepository: true }),
];

export const stalePullRequests = recipe('examples/stale-pull-requests.yml', on(SCHEDULED), {
  'closes pull requests with conflicts, and those that no one touched for weeks': {
    gh: [
      [
        'api graphql',
        'contents: read, pull-requests: read',
        JSON.stringify({ data: { repository: { pullRequests: { nodes: PULLS } } } }),
      ],
      ['pr close', 'pull-requests: write', ''],
    ],
    expected: {
      gh: [
        has('api graphql'),
        ...[1, 4, 6].map((number) => has(`pr close ${number} `, without('merges'))),
        has('pr close 15 ', 'docs/merges.md#set-a-mark-by-hand'),
        has('pr close 11 ', without('merges')),
      ],
      summary: has('5 of 13'),
    },
  },
});

const ON_ITSELF = on(SCHEDULED, { own: {} });

export const selfCheck = recipe('.github/workflows/self-check.yml', ON_ITSELF, {
  'passes with the actions as they are built': {
    expected: { gh: [], log: has(without('mint_sandbox-key')) },
  },
  'fails and opens an issue if an action is broken': {
    own: { 'dist/visitors/index.js': 'process.exitCode = 1;\n' },
    gh: [
      ['issue list', 'issues: read', '[]'],
      ['issue create', 'issues: write', ''],
    ],
    expected: { ends: 'failure', gh: containing([has('issue create')]) },
  },
});
