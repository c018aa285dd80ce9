import type { Origin } from '../origin.ts';
import type { Seen } from '../scene.ts';
import { commit, scheduled } from './events.ts';
import { opensAPullRequest, prompt, skips, startsNothing } from './expectations.ts';
import { recipe } from './recipe.ts';

const lastRun = (headSha: (shas: readonly string[]) => string | undefined) => (origin: Origin) =>
  [
    [
      'run list',
      JSON.stringify([headSha(origin.shas)].flatMap((sha) => (sha === undefined ? [] : { headSha: sha }))),
    ],
  ] as const;

const subjects = (seen: Seen): string =>
  [...prompt(seen).matchAll(/^[0-9a-f]{40} (.*)$/gmu)].map(([, subject]) => subject).join(' | ');

export const twiceWeekly = recipe('twice-weekly', [
  {
    title: "sends the commits since the last run, without the agent's own",
    event: scheduled,
    commits: [
      commit('Ann', 'First'),
      commit('Ben', 'Say "$(id)"'),
      commit('mintlify[bot]', 'Docs'),
      commit('Cleo', 'Third'),
    ],
    gh: lastRun((shas) => shas[1]),
    holds: (seen) => ({
      ...opensAPullRequest(seen),
      'the prompt names the repository': prompt(seen).includes('https://github.com/Codertocat/Hello-World'),
      'the prompt lists the two commits, newest first': subjects(seen) === 'Third | Say "$(id)"',
    }),
  },
  {
    title: 'uses the last four days on the first run',
    event: scheduled,
    commits: [commit('Ann', 'First')],
    gh: lastRun(() => undefined),
    holds: (seen) => ({
      ...opensAPullRequest(seen),
      'the prompt lists all': subjects(seen) === 'First | Start',
    }),
  },
  {
    title: 'creates no job if nothing was merged',
    event: scheduled,
    commits: [commit('mintlify[bot]', 'Docs')],
    gh: lastRun((shas) => shas[0]),
    holds: startsNothing,
  },
  {
    title: 'fails at the cap, so that the next run includes the batch',
    event: scheduled,
    commits: [commit('Ann', 'First')],
    gh: lastRun((shas) => shas[0]),
    openPulls: [9],
    ends: 'failure',
    holds: (seen) => ({
      ...skips(seen),
      'the log says why': seen.run.output.includes('The next run includes these changes'),
    }),
  },
]);
