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

const posts = ({ gh }: Seen): boolean =>
  gh.length === 1 && (gh[0] ?? '').includes('issue comment 1 --edit-last --create-if-none --body-file');

export const visitorsReport = recipe('visitors-report', [
  {
    title: 'pushes the history and posts the report',
    event: scheduled,
    branches: [BRANCH],
    gh: () => [['issue comment', '']],
    holds: (seen) => ({
      'the export is complete': seen
        .stepsOf(`${OURS}/visitors`)
        .every(({ outputs }) => outputs['complete'] === 'true'),
      'the trend has twelve weeks': seen
        .stepsOf(`${OURS}/visitors`)
        .every(({ outputs }) => Trend.safeParse(JSON.parse(outputs['trend'] ?? '[]')).success),
      'the branch has twelve weeks': git(seen, 'show', `${BRANCH}:history.ndjson`).split('\n').length === 12,
      'nothing else is on the branch': git(seen, 'ls-tree', '--name-only', BRANCH) === 'history.ndjson',
      'the report is posted': posts(seen),
    }),
  },
  {
    title: 'commits nothing if nothing changed',
    before: [{ event: scheduled }],
    event: scheduled,
    branches: [BRANCH],
    gh: () => [['issue comment', '']],
    holds: (seen) => ({
      'there is one commit on top of the first': git(seen, 'rev-list', '--count', BRANCH) === '2',
      'the report is posted': posts(seen),
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
