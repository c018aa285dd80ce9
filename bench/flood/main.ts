/**
 * Simulates a year in a repository that creates a docs job for every merged pull request: `npm run bench:flood`. Each
 * workflow of `workflows.ts` gets the same merges and reviews. The action runs for every merge, on a simulated clock, with
 * the API and GitHub in this process. `--json` prints the figures as JSON. Exits with 1 if a promise is broken.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { type Figures, Repository } from './repository.ts';
import { CAP, WORKFLOWS } from './workflows.ts';
import { RATE, yearOf } from './year.ts';

const SEED = 1;

/** The workflow of the recipe, and what it promises. */
const PROMISED = 'continue';
const PROMISES: readonly { readonly what: string; readonly isKept: (figures: Figures) => boolean }[] = [
  {
    what: `never more than ${CAP} open`,
    isKept: ({ mostOpen }) => mostOpen <= CAP,
  },
  {
    what: 'every merged change was documented by one job, once',
    isKept: ({ lost, doubled, droppedPrompts }) => lost === 0 && doubled === 0 && droppedPrompts === 0,
  },
  {
    what: 'no run has failed',
    isKept: ({ failedRuns }) => failedRuns === 0,
  },
];

const ROWS: readonly [string, (figures: Figures) => string][] = [
  ['merged changes', ({ merges }) => String(merges)],
  ['open after 3 months', ({ openAtQuarters }) => String(openAtQuarters[0])],
  ['open after 6 months', ({ openAtQuarters }) => String(openAtQuarters[1])],
  ['open after 9 months', ({ openAtQuarters }) => String(openAtQuarters[2])],
  ['open at the end', ({ openAtQuarters }) => String(openAtQuarters[3])],
  ['most open at once', ({ mostOpen }) => String(mostOpen)],
  ['jobs created', ({ jobs }) => String(jobs)],
  ['  for merges of the agent’s own', ({ jobsByItself }) => String(jobsByItself)],
  ['follow-ups', ({ followUps }) => String(followUps)],
  ['  after their pull request was closed', ({ late }) => String(late)],
  ['most merged changes in one job', ({ mostPromptsToAJob }) => String(mostPromptsToAJob)],
  ['merged changes without a job', ({ lost }) => String(lost)],
  ['prompts dropped by a message', ({ droppedPrompts }) => String(droppedPrompts)],
  ['merged changes in two jobs', ({ doubled }) => String(doubled)],
  ['runs dropped from the queue', ({ droppedRuns }) => String(droppedRuns)],
  ['runs failed', ({ failedRuns }) => String(failedRuns)],
  ['GitHub requests per merge', ({ gitHubRequests, merges }) => (gitHubRequests / merges).toFixed(2)],
  ['platform requests per merge', ({ platformRequests, merges }) => (platformRequests / merges).toFixed(2)],
];

const ActionFile = z.object({
  inputs: z.record(z.string(), z.object({ default: z.optional(z.string()) })),
});
const actionFile = fileURLToPath(new URL('../../action.yml', import.meta.url));
const { inputs } = ActionFile.parse(parse(await readFile(actionFile, 'utf8')));
const defaults = Object.fromEntries(
  Object.entries(inputs).map(([name, input]) => [name, input.default ?? '']),
);

const began = performance.now();
const folder = await mkdtemp(join(tmpdir(), 'bench-'));
const results = new Map<string, Figures>();
try {
  const year = yearOf(SEED);
  for (const { label, ...workflow } of WORKFLOWS) {
    results.set(label, await new Repository(workflow, defaults, folder, SEED).run(year));
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
const seconds = (performance.now() - began) / 1_000;

const promised = results.get(PROMISED);
const promises = PROMISES.map(({ what, isKept }) => ({
  what,
  isKept: promised !== undefined && isKept(promised),
}));
if (promises.some(({ isKept }) => !isKept)) process.exitCode = 1;

if (process.argv.includes('--json')) {
  const workflows = WORKFLOWS.map((workflow) => ({ ...workflow, figures: results.get(workflow.label) }));
  console.log(JSON.stringify({ seed: SEED, rate: RATE, workflows, promised: PROMISED, promises }, null, 2));
} else {
  const { merges, reviews } = RATE;
  console.log(
    `A simulated year: ${merges.least} to ${merges.most} merges and ${reviews.least} to ${reviews.most} reviews of the ` +
      `agent's pull requests a working day; ${seconds.toFixed(1)} s, node ${process.version}\n`,
  );
  for (const { label, what } of WORKFLOWS) console.log(`${label.padEnd(10)}${what}`);
  console.log(`\n${''.padEnd(38)}${WORKFLOWS.map(({ label }) => label.padStart(10)).join('')}`);
  for (const [what, cell] of ROWS) {
    console.log(
      what.padEnd(38) + [...results.values()].map((figures) => cell(figures).padStart(10)).join(''),
    );
  }
  console.log(`\nPromises of ${PROMISED}`);
  for (const { what, isKept } of promises) console.log(`${what.padEnd(56)}${isKept ? 'kept' : 'BROKEN'}`);
}
