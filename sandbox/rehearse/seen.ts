import { execFileSync } from 'node:child_process';
import { expect } from 'expect';
import { EXAMPLE_REPOSITORY } from '../payloads.ts';
import { AGENT_PULL, type Scene } from './scene.ts';
import type { RunOfEvent } from './stage.ts';
import type { World } from './world.ts';

/** Returns the difference between what a scene expects and what is there, or nothing. */
export function unmet(expected: Scene['expected'] = {}, seen: Readonly<Record<string, unknown>>): string[] {
  try {
    expect(Object.fromEntries(Object.keys(expected).map((name) => [name, seen[name]]))).toEqual(expected);
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

/** Returns what a scene leaves behind. */
export function seenIn({ platform, github, origin }: World, { steps, gh, prompts }: RunOfEvent) {
  const main = steps.filter(({ stage }) => stage === 'Main');
  const place = (repository: string, issue: number): string =>
    repository === EXAMPLE_REPOSITORY ? `${issue}` : `${repository}#${issue}`;
  return {
    /** The outcomes of the steps that run agent jobs, in order. */
    outcomes: main.flatMap(({ outputs }) => outputs['outcome'] ?? []),
    /** How many jobs the API has, with those of earlier events. */
    jobs: platform.jobs.length,
    prompts,
    /** The outputs of all steps. */
    outputs: Object.fromEntries(main.flatMap(({ outputs }) => Object.entries(outputs))),
    /** The bodies of comments by issue number, and in other repositories by `owner/name#1`. */
    comments: grouped(github.comments.map(({ repository, issue, body }) => [place(repository, issue), body])),
    /** The reactions to issues and pull requests, by their number. */
    reactions: grouped(
      github.reactions.flatMap(({ on, target, content }) => (on === 'issue' ? [[`${target}`, content]] : [])),
    ),
    /** The labels of the issue. */
    labels: github.labels(1),
    /** Of the agent. */
    pullRequest: { labels: github.labels(AGENT_PULL), reviewers: github.reviewers(AGENT_PULL) },
    /** The descriptions of commit statuses. */
    statuses: github.history.statuses.map(({ description }) => description),
    summary: steps.map(({ summary }) => summary).join(''),
    /** What all steps printed. */
    log: steps.map(({ log }) => log).join(''),
    gh,
    /** The commits on other branches than `main`, the newest first: its branch, subject and files. */
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
