import { execFileSync } from 'node:child_process';
import { expect } from 'expect';
import { EXAMPLE_REPOSITORY } from '../payloads.ts';
import type { Platform } from '../platform.ts';
import { AGENT_PULL, type Recipe, type RunOfEvent, type Scene, type Seen, type World } from './scene.ts';
import { isAgentJob, usesOf } from './workflow.ts';

/** Returns the difference between what a scene expects and what is there, or nothing. */
export function unmet(expected: Scene['expected'] = {}, seen: Seen): string[] {
  const named = Object.entries(seen).filter(([name]) => Object.hasOwn(expected, name));
  try {
    expect(Object.fromEntries(named)).toEqual(expected);
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

export function seenIn(
  recipe: Recipe,
  { platform, github, origin }: World,
  { act: { steps }, gh, prompts }: RunOfEvent,
): Seen {
  const main = steps.filter(({ stage }) => stage === 'Main');
  const place = (repository: string, issue: number): string =>
    repository === EXAMPLE_REPOSITORY ? `${issue}` : `${repository}#${issue}`;
  return {
    outcomes: main
      .filter((step) => isAgentJob(usesOf(recipe, step)))
      .flatMap(({ outputs }) => outputs['outcome'] ?? []),
    jobs: platform.jobs.length,
    prompts,
    outputs: Object.fromEntries(main.flatMap(({ outputs }) => Object.entries(outputs))),
    comments: grouped(github.comments.map(({ repository, issue, body }) => [place(repository, issue), body])),
    reactions: grouped(
      github.reactions.flatMap(({ on, target, content }) => (on === 'issue' ? [[`${target}`, content]] : [])),
    ),
    labels: github.labels(1),
    pullRequest: { labels: github.labels(AGENT_PULL), reviewers: github.reviewers(AGENT_PULL) },
    statuses: github.history.statuses.map(({ description }) => description),
    summary: steps.map(({ summary }) => summary).join(''),
    log: steps.map(({ log }) => log).join(''),
    gh,
    commits: execFileSync('git', ['log', '--format=%D: %s', '--name-only', '--branches', '--not', 'main'], {
      cwd: origin,
      encoding: 'utf8',
    }),
  };
}

/** Returns the values of each key, in order. */
function grouped(pairs: readonly (readonly string[])[]): Record<string, string[]> {
  const groups: Record<string, string[]> = {};
  for (const [key = '', value = ''] of pairs) (groups[key] ??= []).push(value);
  return groups;
}

export function promptsOf({ jobs }: Platform): string[] {
  return jobs.flatMap(({ prompt, messages }) => [prompt, ...messages.map((message) => message.prompt)]);
}
