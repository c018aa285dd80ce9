import { execFileSync } from 'node:child_process';
import { expect } from 'expect';
import { EXAMPLE_REPOSITORY } from '../payloads.ts';
import type { Platform } from '../platform.ts';
import type { ActRun, StepRun } from './act.ts';
import { AGENT_PULL, type Branch, fromOrigin, type Scene, type Seen, type World } from './scene.ts';
import { isAgentJob } from './workflow.ts';

/** What is only known of the run of the event. */
export type RunOfEvent = {
  readonly run: ActRun;
  readonly gh: readonly string[];
  readonly prompts: readonly string[];
  /** Returns the `uses:` of a step, or an empty text. */
  readonly uses: (step: StepRun) => string;
  readonly notStarted: string | undefined;
};

/** Returns the difference between what a scene expects and what is there, or nothing. */
export function unmet(scene: Scene, world: World, ofEvent: RunOfEvent): string[] {
  const expected = fromOrigin(scene.expected ?? {}, world.origin);
  const seen = Object.entries(seenIn(world, ofEvent)).filter(([name]) => Object.hasOwn(expected, name));
  try {
    expect(Object.fromEntries(seen)).toEqual(expected);
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

function seenIn({ platform, github, origin }: World, ofEvent: RunOfEvent): Seen {
  const { run, gh, prompts, uses, notStarted } = ofEvent;
  const main = run.steps.filter(({ stage }) => stage === 'Main');
  const repositoryOf = (repository: string): string =>
    repository === EXAMPLE_REPOSITORY ? '' : `${repository}#`;
  return {
    outcomes: main
      .filter((step) => isAgentJob(uses(step)))
      .flatMap(({ outputs }) => outputs['outcome'] ?? []),
    jobs: platform.jobs.length,
    prompts,
    outputs: Object.fromEntries(main.flatMap(({ outputs }) => Object.entries(outputs))),
    steps: Object.fromEntries(main.map(({ id, masks, log }) => [id, { masks, log }])),
    comments: grouped(
      github.comments.map(({ repository, issue, body }) => [`${repositoryOf(repository)}${issue}`, body]),
    ),
    edits: github.comments.reduce((sum, { versions }) => sum + versions - 1, 0),
    reactions: grouped(
      github.reactions.flatMap(({ on, target, content }) => (on === 'issue' ? [[`${target}`, content]] : [])),
    ),
    labels: github.labels(1),
    pullRequest: { labels: github.labels(AGENT_PULL), reviewers: github.reviewers(AGENT_PULL) },
    summary: run.steps.map(({ summary }) => summary).join(''),
    log: run.steps.map(({ log }) => log).join(''),
    gh,
    platformRequests: platform.requests.length,
    // A GraphQL query is a POST, and the actions send no mutations.
    githubWrites: github.requests.flatMap(({ method, path }) =>
      method === 'GET' || path === '/graphql' ? [] : [`${method} ${path}`],
    ),
    branches: Object.fromEntries(
      branchesIn(origin.folder).map((branch) => [branch, branchIn(origin.folder, branch)]),
    ),
    notStarted,
  };
}

/** Returns the values of each key, in order. */
function grouped(pairs: readonly (readonly string[])[]): Record<string, string[]> {
  const groups: Record<string, string[]> = {};
  for (const [key = '', value = ''] of pairs) (groups[key] ??= []).push(value);
  return groups;
}

/** Returns the names of all branches but `main`. */
function branchesIn(cwd: string): string[] {
  const format = '--format=%(refname:short)';
  const names = execFileSync('git', ['for-each-ref', format, 'refs/heads'], { cwd, encoding: 'utf8' });
  return names.split('\n').filter((name) => name !== '' && name !== 'main');
}

function branchIn(cwd: string, branch: string): Branch {
  const git = (...args: readonly string[]): string => execFileSync('git', args, { cwd, encoding: 'utf8' });
  const files = git('ls-tree', '-r', '--name-only', branch).split('\n').filter(Boolean);
  return {
    commits: Number(git('rev-list', '--count', branch)),
    files: Object.fromEntries(files.map((file) => [file, git('show', `${branch}:${file}`)])),
  };
}

export function promptsOf({ jobs }: Platform): string[] {
  return jobs.flatMap(({ prompt, messages }) => [prompt, ...messages.map((message) => message.prompt)]);
}
