import { createHash, createHmac } from 'node:crypto';
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

/** The id of the repository that the runner names. */
export const REPOSITORY_ID = '186853002';

const OWN = {
  issue: 1,
  author: 'github-actions[bot]',
  project: 'project-1',
  key: 'mint_sandbox-key',
  /** How its prompt was sent, and what became of it. */
  sent: 'c',
  state: 'open',
  run: '1',
};
type Own = Partial<typeof OWN> & { readonly step?: string; readonly boundTo?: Place };

/** The place that a marker is signed for. */
interface Place {
  readonly repository: string;
  readonly issue: number;
}

/** A comment as the action writes it, or with one difference that makes its marker invalid. */
export function ownComment(job: string, edit: Own = {}): CommentSeed {
  const { issue, author, project, key, sent, state, run } = { ...OWN, ...edit };
  const { step = stepHash(project), boundTo = { repository: REPOSITORY_ID, issue } } = edit;
  const prompt = shortHash(createHash('sha256').update('Before.').digest('hex'));
  const id = Buffer.from(job).toString('base64');
  const said = [id, run, '1', shortHash(project), step, prompt, sent, state].join(',');
  const text = 'The docs agent says so.\n';
  const body = `${text}<!-- docs-agent-action:1 ${said} ${markerCode(said, text, key, boundTo)} -->`;
  return { issue, author, body, createdAt: '2026-11-02T08:00:00Z' };
}

/** Of the step that scenarios run. */
export function stepHash(project = 'project-1'): string {
  const hashOf = (...more: readonly string[]) =>
    createHash('sha256')
      .update(JSON.stringify(['.github/workflows/docs.yml', 'docs', project, ...more]))
      .digest('hex');
  return `${hashOf().slice(0, 5)}${hashOf('0').slice(0, 5)}${hashOf('0', 'docs').slice(0, 6)}`;
}

function shortHash(...values: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('base64').slice(0, 12);
}

/** The code that signs a comment's text, and the content of its marker, for a place. */
function markerCode(said: string, text: string, key: string, { repository, issue }: Place): string {
  const parts = ['docs-agent-action marker 1', repository, issue, said, text.replace(/\s/gu, '')];
  return createHmac('sha256', key).update(parts.join('\n')).digest('base64').replace('=', '');
}

/** What the marker at the end of a comment says. */
export function markerIn(body: string) {
  const said = /docs-agent-action:1 (\S+) \S+ -->$/u.exec(body)?.[1];
  if (said === undefined) return undefined;
  // The project, the step and the prompt are left out.
  const [job = '', run = '', attempt = '', , , , sent = '', state = ''] = said.split(',');
  return {
    job: Buffer.from(job, 'base64').toString(),
    run,
    attempt: Number(attempt),
    kind: sent.startsWith('c') ? 'create' : 'message',
    headBefore: sent.slice(1).split(':')[0],
    pullBefore: sent.split(':')[1],
    state,
    ended: !/open/u.test(state),
    announces: /^\d+$/u.test(state) ? Number(state) : undefined,
  };
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
  return scenario({ life: [{ status: 'completed', prLink: PULL_2 }], ...platform }, { ...there, ...github });
}

export function messages({ platform }: Scenario): number[] {
  return platform.jobs.map((job) => job.messages.length);
}
