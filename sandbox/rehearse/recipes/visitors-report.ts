import { execFileSync } from 'node:child_process';
import * as z from 'zod/mini';
import type { Seen } from '../scene.ts';
import { OURS } from '../workflow.ts';
import { scheduled } from './events.ts';
import { recipe } from './recipe.ts';

const Trend = z.array(z.unknown()).check(z.length(12));

const BRANCH = 'docs-visitors';

/** Runs Git on the branch with the history. */
function git({ origin }: Seen, ...args: readonly string[]): string {
  return execFileSync('git', args, { cwd: origin.folder, encoding: 'utf8' }).trim();
}

/** A comment of another workflow on the same issue, by the same account. */
const other = { issue: 1, author: 'github-actions[bot]', body: 'The nightly build failed.' };

/** Whether the report is in one comment, in this version of it, and the other comment is unchanged. */
function posts({ github }: Seen, versions: number): boolean {
  const reports = github.comments.filter(({ body }) => body.startsWith('<!-- docs-visitors-report -->\n'));
  const [report] = reports;
  return (
    reports.length === 1 &&
    report?.issue === 1 &&
    report.versions === versions &&
    report.body.includes('visitors') &&
    github.comments.some(({ body }) => body === other.body)
  );
}

export const visitorsReport = recipe('visitors-report', [
  {
    title: 'pushes the history and posts the report',
    event: scheduled,
    branches: [BRANCH],
    github: { comments: [other] },
    holds: (seen) => ({
      'the export is complete': seen
        .stepsOf(`${OURS}/visitors`)
        .every(({ outputs }) => outputs['complete'] === 'true'),
      'the trend has twelve weeks': seen
        .stepsOf(`${OURS}/visitors`)
        .every(({ outputs }) => Trend.safeParse(JSON.parse(outputs['trend'] ?? '[]')).success),
      'the branch has twelve weeks': git(seen, 'show', `${BRANCH}:history.ndjson`).split('\n').length === 12,
      'nothing else is on the branch': git(seen, 'ls-tree', '--name-only', BRANCH) === 'history.ndjson',
      'the report is posted': posts(seen, 1),
    }),
  },
  {
    title: 'commits nothing if nothing changed, and edits its own comment',
    before: [{ event: scheduled }],
    event: scheduled,
    branches: [BRANCH],
    github: { comments: [other] },
    holds: (seen) => ({
      'there is one commit on top of the first': git(seen, 'rev-list', '--count', BRANCH) === '2',
      'the comment with the report was edited': posts(seen, 2),
    }),
  },
  {
    title: 'changes neither the branch nor the issue if the export fails',
    event: scheduled,
    branches: [BRANCH],
    prepare: ({ platform }) =>
      platform.fault({ path: /\/visitors$/u, times: Infinity }, { kind: 'status', status: 401 }),
    ends: 'failure',
    holds: (seen) => ({
      'the branch did not change': git(seen, 'rev-list', '--count', BRANCH) === '1',
      'nothing is posted': seen.gh.length === 0,
    }),
  },
]);
