import type { Workflow } from './repository.ts';

export const CAP = 3;

const capped = { 'max-open-prs': String(CAP) };
const continued = { ...capped, 'at-cap': 'continue' };
/** The compared workflows. */
export const WORKFLOWS: readonly (Workflow & { readonly label: string; readonly what: string })[] = [
  {
    label: 'loop',
    what: 'no guards: a job for every merge, also of the agent’s own pull requests',
    inputs: { 'skip-agent-events': 'false' },
    queue: undefined,
  },
  {
    label: 'no cap',
    what: 'a job for every merge except for the agent’s own (skip-agent-events, the default)',
    inputs: {},
    queue: undefined,
  },
  {
    label: 'cap',
    what: `max-open-prs: ${CAP}; concurrency group with queue: max`,
    inputs: capped,
    queue: 'max',
  },
  {
    label: 'continue',
    what: `max-open-prs: ${CAP}, at-cap: continue; concurrency group with queue: max`,
    inputs: continued,
    queue: 'max',
  },
  {
    label: 'single',
    what: `max-open-prs: ${CAP}, at-cap: continue; concurrency group with GitHub's default queue: single`,
    inputs: continued,
    queue: 'single',
  },
  {
    label: 'no group',
    what: `max-open-prs: ${CAP}, at-cap: continue; no concurrency group`,
    inputs: continued,
    queue: undefined,
  },
];
