import { createHash, createHmac } from 'node:crypto';
import * as z from 'zod/mini';
import type { CommentSeed, GitHubOptions } from '../../sandbox/github.ts';
import type { PlatformOptions, Stage } from '../../sandbox/platform.ts';
import type { StepOptions } from '../../sandbox/run-step.ts';
import { HERE } from './events.ts';
import { type Scenario, scenario } from './scenario.ts';

export const LINK = `https://github.com/${HERE}/pull/7`;
export const PROMPT = 'And the changelog.';

export const ends = (prLink: string | null = LINK): readonly [Stage, ...Stage[]] => [
  { status: 'completed', afterMs: 0, prLink },
];

export function auto(options: StepOptions = {}): StepOptions {
  return { ...options, with: { 'job-id': 'auto', prompt: PROMPT, ...options.with } };
}

interface Place {
  readonly repository: string;
  readonly issue: number;
}

export interface OwnComment {
  readonly issue?: number;
  readonly author?: string;
  readonly project?: string;
  readonly key?: string;
  /** The place that the marker is signed for. */
  readonly boundTo?: Place;
}

/** A comment as the action writes it, or with one difference that makes its marker invalid. */
export function ownComment(
  job: string,
  {
    issue = 1,
    author = 'github-actions[bot]',
    project = 'project-1',
    key = 'mint_sandbox-key',
    boundTo = { repository: HERE, issue },
  }: OwnComment = {},
): CommentSeed {
  const prompt = createHash('sha256').update('Before.').digest('hex');
  const marker = { job, project, run: '1', attempt: 1, workflowJob: 'docs', step: 'docs', key: '0', prompt };
  const said = Buffer.from(JSON.stringify(marker)).toString('base64');
  const code = markerCode(said, key, boundTo);
  return { issue, author, body: `The docs agent says so.\n<!-- docs-agent-action:1 ${said} ${code} -->` };
}

/** The code that signs the content of a marker for a place. */
export function markerCode(said: string, key: string, { repository, issue }: Place): string {
  const message = `docs-agent-action marker 1\n${repository.toLowerCase()}\n${issue}\n${said}`;
  return createHmac('sha256', key).update(message).digest('base64');
}

const Said = z.object({ job: z.string(), ended: z.boolean(), announces: z.optional(z.number()) });

export function markerIn(body: string): z.infer<typeof Said> | undefined {
  const said = /docs-agent-action:1 (\S+)/u.exec(body)?.[1];
  return said === undefined ? undefined : Said.parse(JSON.parse(Buffer.from(said, 'base64').toString()));
}

export async function withJobs(
  lives: readonly (readonly Stage[])[],
  github: GitHubOptions = {},
  platform: PlatformOptions = {},
): Promise<Scenario> {
  const s = await scenario({ life: ends(), ...platform }, github);
  for (const life of lives) s.platform.addJob('Before.', life);
  return s;
}

export const PULL_2 = `https://github.com/${HERE}/pull/2`;

/** Starts services whose jobs complete with pull request 2 of the run's repository, which has a team of writers. */
export function opens(github: GitHubOptions = {}, platform: PlatformOptions = {}): Promise<Scenario> {
  const there = { pulls: [{ number: 2 }], teams: ['Codertocat/writers'] };
  const life = [{ status: 'completed', prLink: PULL_2 }];
  return scenario({ life, ...platform }, { ...there, ...github });
}

export function messages({ platform }: Scenario): number[] {
  return platform.jobs.map((job) => job.messages.length);
}
