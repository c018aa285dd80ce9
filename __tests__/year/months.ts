import { AGENT } from '../agent-job/events.ts';
import { checkBooks } from './books.ts';
import { playYear, type StepName } from './year.ts';

/** The recipes that send merges, with the cap of each. */
const RECIPES: readonly [string, StepName, number][] = [
  ['docs-refresh.yml', 'refresh', 1],
  ['merged-pull-request.yml', 'merged', 3],
  ['docs-repository.yml', 'elsewhere', 3],
];
const MONTH_MS = (365.25 / 12) * 86_400_000;

/** Returns a Markdown table of what each recipe does in a month of the same repository, without faults. */
export async function monthsOf(pushes: number): Promise<string> {
  const rows = [
    '| recipe | merges a month | runs | prompts | docs merged | comments | failed runs |',
    '| :--- | ---: | ---: | ---: | ---: | ---: | ---: |',
  ];
  for (const [recipe, step, cap] of RECIPES) {
    const year = await playYear({ seed: 1, pushes, isDisturbed: false, caps: { [step]: cap } });
    checkBooks(year);
    const { attempts, asks, gitHub, repository } = year;
    const [first, last] = [attempts[0], attempts.at(-1)];
    const months = ((last?.at ?? 0) - (first?.at ?? 0)) / MONTH_MS;
    const counts = [
      [...repository.kinds.values()].filter((kind) => kind === 'merge').length,
      attempts.length,
      asks.length,
      gitHub.pulls().filter(({ author, merged }) => author === AGENT && merged === true).length,
      attempts.reduce((sum, { comments }) => sum + comments, 0),
      attempts.filter(({ exitCode }) => exitCode !== 0).length,
    ];
    rows.push(
      `| [\`${recipe}\`](../examples/${recipe}) | ${counts.map((one) => Math.round(one / months)).join(' | ')} |`,
    );
  }
  return rows.join('\n');
}
