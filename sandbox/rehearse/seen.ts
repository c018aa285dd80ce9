import { execFileSync } from 'node:child_process';
import { AGENT_PULL } from './scene.ts';
import type { RunOfEvent } from './stage.ts';
import type { World } from './world.ts';

/** Commands that a runner doesn't show. */
const NOT_SHOWN = ['set-output', 'add-mask', 'summary'];

/** Returns what a scene leaves behind. */
export function seenIn({ platform, github, origin }: World, { exitCode, lines, gh, prompts }: RunOfEvent) {
  const outputs = lines.flatMap(({ command, name = '', arg = '' }) =>
    command === 'set-output' ? [{ name, value: arg }] : [],
  );
  return {
    ends: exitCode === 0 ? 'success' : 'failure',
    /** The outcomes of the steps that run agent jobs, in order. */
    outcomes: outputs.filter(({ name }) => name === 'outcome').map(({ value }) => value),
    /** How many jobs the API has, with those of earlier events. */
    jobs: platform.jobs.length,
    prompts,
    /** The outputs of all steps. */
    outputs: Object.fromEntries(outputs.map(({ name, value }) => [name, value])),
    /** The bodies of comments, by issue number. */
    comments: grouped(github.comments.map(({ issue, body }) => [`${issue}`, body])),
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
    summary: lines.map(({ content = '' }) => content).join(''),
    /** What all steps printed, with other commands. */
    log: lines.map(({ command = '', msg }) => (NOT_SHOWN.includes(command) ? '' : msg)).join('\n'),
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
