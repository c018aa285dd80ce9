import { scheduled } from './events.ts';
import { recipe } from './recipe.ts';

const OLD = '2020-01-01T00:00:00Z';

export const stalePullRequests = recipe('stale-pull-requests', [
  {
    title: 'closes pull requests without activity for weeks',
    event: scheduled,
    gh: () => [
      [
        'pr list',
        JSON.stringify([
          { number: 1, updatedAt: OLD, labels: [] },
          { number: 2, updatedAt: OLD, labels: [{ name: 'bug' }, { name: 'keep' }] },
          { number: 3, updatedAt: new Date().toISOString(), labels: [] },
          { number: 4, updatedAt: OLD, labels: [{ name: 'bug' }] },
        ]),
      ],
      ['pr close', ''],
    ],
    holds: ({ gh, run }) => ({
      'the two old ones are closed':
        gh
          .slice(1)
          .map((line) => line.split(' --')[0])
          .join() === 'pr close 1,pr close 4',
      'the summary counts them': run.steps.some(({ summary }) => summary.includes('2 of 4')),
    }),
  },
]);
