import { scheduled } from './events.ts';
import { recipe } from './recipe.ts';

const OLD = '2020-01-01T00:00:00Z';
const NEW = new Date().toISOString();
const person = (createdAt: string) => ({ createdAt, author: { __typename: 'User' } });
const bot = (createdAt: string) => ({ createdAt, author: { __typename: 'Bot' } });
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
  pull(4, { comments: list(bot(NEW)) }),
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
    event: scheduled,
    gh: () => [
      ['api graphql', JSON.stringify({ data: { repository: { pullRequests: { nodes: PULLS } } } })],
      ['pr close', ''],
    ],
    holds: ({ gh, run }) => ({
      'only those are closed':
        gh
          .slice(1)
          .map((line) => line.split(' --')[0])
          .join() === 'pr close 1,pr close 4,pr close 6,pr close 11',
      'the summary counts them': run.steps.some(({ summary }) => summary.includes('4 of 11')),
    }),
  },
]);
