import { expect, test } from '@jest/globals';
import type { GitHubOptions } from '../../sandbox/github.ts';
import type { Stage } from '../../sandbox/platform.ts';
import type { StepResult } from '../../sandbox/run-step.ts';
import { type FaultMatch, REFUSED_URL } from '../../sandbox/server.ts';
import { readActionFile } from '../../scripts/action-file.ts';
import type { OutcomeName } from '../../src/agent-job/report/outcome-table.ts';
import { conclusionOf } from '../conclusion.ts';
import { markerIn } from './earlier-jobs.ts';
import { PULL_REQUEST, SENDER, scenario, status } from './scenario.ts';

const { list } = readActionFile('action.yml').outcomes;

type Inputs = Readonly<Record<string, string>>;

interface Way {
  readonly platform?: { readonly life: readonly [Stage] };
  readonly github?: GitHubOptions;
  readonly inputs?: Inputs;
  /** The requests to the API that get this status. */
  readonly refused?: readonly [FaultMatch['method'], number];
  /** The requests to GitHub that get a 500. */
  readonly unread?: RegExp;
  readonly reason: string;
  readonly title: string;
  /** How the comment's second line begins. */
  readonly advice?: string;
}

const ended = (status: string, prLink: string | null = null) => ({
  platform: { life: [{ status, prLink }] satisfies [Stage] },
});

/** How to get each outcome, and what is reported then. */
const ways: Readonly<Record<OutcomeName, Way>> = {
  // `if-no-pr` would be a warning, because it has no effect with `wait: false`.
  started: {
    ...ended('active'),
    inputs: { wait: 'false', 'if-no-pr': 'ignore' },
    reason: '',
    title: 'Docs job started',
    advice:
      'The result follows here if this repository reports late jobs. Otherwise, look for its pull request among',
  },
  'pr-created': {
    ...ended('completed', PULL_REQUEST),
    reason: '',
    title: 'Docs pull request opened',
    advice: 'The docs change once it is reviewed and merged.',
  },
  'no-pr': {
    ...ended('completed'),
    reason: '',
    title: 'Docs job completed without a pull request',
    advice:
      'The agent opened no pull request, probably because nothing had to change. If something is missing',
  },
  archived: {
    ...ended('archived', PULL_REQUEST),
    reason: 'archived',
    title: 'Docs job archived',
    advice: 'Someone archived the job in Mintlify, so this pull request may be incomplete.',
  },
  failed: {
    ...ended('failed'),
    reason: 'job-failed',
    title: 'Docs job failed',
    advice: "The agent couldn't finish. Make the request smaller",
  },
  'dry-run': { inputs: { 'dry-run': 'true' }, reason: '', title: 'Dry run: nothing was sent' },
  skipped: { github: { roles: { [SENDER]: 'read' } }, reason: 'permission', title: 'Docs job skipped' },
  rejected: {
    refused: ['POST', 401],
    reason: 'unauthorized',
    title: 'No docs job started',
    advice: 'A maintainer has to check the API key and the plan.',
  },
  'not-created': { inputs: { prompt: ' ' }, reason: 'invalid-input', title: 'No docs job started' },
  unknown: {
    refused: ['POST', 500],
    reason: 'server-error',
    title: 'Docs job may have started',
    advice: 'Wait a few minutes, then look for its pull request among',
  },
  'timed-out': {
    ...ended('active'),
    inputs: { 'timeout-minutes': '1' },
    reason: 'timeout',
    title: 'Docs job not finished in time',
    advice: 'The job keeps running. The result follows here',
  },
  cancelled: {
    ...ended('active'),
    reason: 'cancelled',
    title: 'Workflow run cancelled before the docs job ended',
    advice: 'The job keeps running. The result follows here',
  },
  lost: {
    refused: ['GET', 401],
    reason: 'unauthorized',
    title: 'Lost track of the docs job',
    advice: 'The job may still be running. Look for its pull request among',
  },
};

/** A run, and what it left on the issue. */
interface Ended {
  readonly result: StepResult;
  readonly comments: readonly string[];
  readonly labels: readonly string[];
}

async function run(way: Way, inputs: Inputs): Promise<Ended> {
  await using s = await scenario(way.platform, { labels: { 1: ['bug', 'question'] }, ...way.github });
  if (way.refused !== undefined) {
    const [method = '', code] = way.refused;
    s.platform.fault({ method, times: Infinity }, status(code));
  }
  if (way.unread !== undefined) s.github.fault({ path: way.unread, times: Infinity }, status(500));
  const options = { with: { ...inputs, ...way.inputs } };
  const isCancelled = way.reason === 'cancelled';
  const result = await (isCancelled ? s.cancelAfter('Job `job-1` accepted', options) : s.run(options));
  return { result, comments: s.github.comments.map(({ body }) => body), labels: s.github.labels(1) };
}

/** The job may still run, and the message says how to follow it. */
const FOLLOWED = ['timed-out', 'cancelled', 'lost'];

test.each(Object.entries(ways))('the step ends as action.yml says for %s', async (word, way) => {
  const step = list.find(({ value }) => value === word)?.step ?? '';
  const runs = await Promise.all(
    ['ignore', 'warn', 'error'].map((ifNoPr) => run(way, { 'if-no-pr': ifNoPr })),
  );
  const results = runs.map(({ result }) => result);
  for (const { outputs } of results) expect(outputs).toMatchObject({ outcome: word });
  expect(results.map(conclusionOf)).toEqual(
    step === 'depends on `if-no-pr`'
      ? ['passes', 'passes with a warning', 'fails']
      : results.map(() => step.replace(/^(fails|passes with a \w+|passes)[,;].*$/u, '$1')),
  );
  if (word === 'no-pr') {
    expect(results.map(({ outputs }) => outputs['reason'])).toEqual(['', 'no-pr', 'no-pr']);
    const fix = '. Check the job on the dashboard, or set `if-no-pr: ignore` if ';
    for (const { outputs } of results.slice(1)) expect(outputs['message']).toContain(fix);
  }
  if (FOLLOWED.includes(word)) {
    const remedy = word === 'lost' ? 'Create an admin key .*, then run again' : 'Run again';
    const message = expect.stringMatching(new RegExp(`${remedy} with \`job-id: job-1\``, 'u'));
    for (const { outputs } of results) expect(outputs).toMatchObject({ 'job-id': 'job-1', message });
  }
});

/** Skips and dry runs are only reported on the run's page, and invalid inputs may not name an issue to comment on. */
const NOT_COMMENTED: readonly string[] = ['dry-run', 'skipped', 'not-created'];

/** Nothing of this helps someone who doesn't know the workflow. */
const FOR_AUTHORS = /job-id|dashboard|secret|timeout-minutes|run again|GET|POST|\b[45]\d\d\b/iu;

/** Returns the lines of a comment that GitHub shows without a click. */
function openLines(comment: string | undefined): string[] {
  return (comment?.split('<details>')[0] ?? '').split('\n\n');
}

test.each(Object.entries(ways))(
  '%s has its reason and title everywhere, a comment or not, and removes the label',
  async (word, way) => {
    const { reason, title, advice } = way;
    const { result, comments, labels } = await run(way, { comment: 'true', 'remove-label': 'true' });
    const { outputs, summary, annotations } = result;
    expect(outputs).toMatchObject({ outcome: word, reason, 'pr-link': way.platform?.life[0].prLink ?? '' });
    // Whatever the reason is, a job may exist.
    const help = word === 'unknown' ? 'a-job-may-exist' : reason;
    for (const text of [summary, ...comments]) {
      expect(text).toContain(`**${title}`);
      expect(text).toContain(`| Outcome | \`${word}\` |`);
      expect(text.includes(`| Reason | \`${reason}\` |`)).toBe(reason !== '');
      expect(text.includes(`troubleshooting.md#${help})`)).toBe(reason !== '');
      // The title says it.
      expect(text).not.toMatch(/Couldn't confirm that|No job was created/u);
    }
    // Each invalid input has an annotation of its own.
    const shown = reason === 'invalid-input' ? 'Invalid input: prompt' : title;
    expect(annotations.map((one) => one.title)).toEqual(conclusionOf(result) === 'passes' ? [] : [shown]);
    // A step that doesn't just pass says why, in a word too.
    if (conclusionOf(result) !== 'passes') expect(reason).not.toBe('');
    for (const { message } of annotations) expect(outputs['message']?.endsWith(message)).toBe(true);
    expect(labels).toEqual(word === 'dry-run' ? ['bug', 'question'] : ['question']);
    const status = way.platform?.life[0].status;
    if (status !== undefined) expect(outputs['status']).toBe(status);
    expect(outputs['message']).toContain(outputs['pr-link'] ?? '');
    expect(comments).toHaveLength(NOT_COMMENTED.includes(word) ? 0 : 1);
    expect(outputs['comment-id'] === undefined).toBe(NOT_COMMENTED.includes(word));
    for (const comment of comments) {
      // What a later run goes by.
      expect(markerIn(comment)?.job).toBe(outputs['job-id']);
      const [, second, ...more] = openLines(comment);
      expect(second).toContain(advice);
      expect([second, ...more].join('\n').replaceAll(/\]\([^)]*\)/gu, '')).not.toMatch(FOR_AUTHORS);
    }
  },
);

const later = 'Wait a few minutes, then add the label `bug` again.';
const orMaintainer = `${later} If that fails too, a maintainer has to look at the details.`;
const connection = "A maintainer has to check the workflow's connection to Mintlify.";

test.each<[string, Omit<Way, 'reason' | 'title'>, string]>([
  ['bad-request', { refused: ['POST', 400] }, 'A maintainer has to check the workflow, because'],
  ['forbidden', { refused: ['POST', 403] }, 'A maintainer has to check what the API key is allowed to do.'],
  [
    'not-found',
    { refused: ['POST', 404] },
    "A maintainer has to check the workflow's project, job and API address.",
  ],
  ['redirect', { refused: ['POST', 307] }, connection],
  ['refused', { refused: ['POST', 409] }, 'A maintainer has to look at the details.'],
  ['rate-limit', { refused: ['POST', 429] }, 'Wait an hour, then add the label `bug` again.'],
  ['unreachable', { inputs: { 'base-url': REFUSED_URL } }, orMaintainer],
  ['guard-unavailable', { unread: /permission$/u }, orMaintainer],
])('after %s, the comment says what the one who asked can do', async (reason, way, advice) => {
  const { result, comments } = await run(
    { ...way, reason, title: '' },
    { comment: 'true', 'timeout-minutes': '1' },
  );
  expect(result.outputs).toMatchObject({ reason, 'job-id': '', 'comment-id': expect.stringMatching(/\d/u) });
  expect(markerIn(comments[0] ?? '')?.job).toBe('');
  const [first, second] = openLines(comments[0]);
  expect(first).toMatch(/^❌ \*\*No (?:docs job started|message sent to the docs job)\*\*$/u);
  expect(second).toContain(advice);
  expect(second).not.toMatch(FOR_AUTHORS);
  // Why, as a sentence of its own.
  expect(openLines(result.summary)[1]).toMatch(/^[A-Z].*\.(?: \(|$)/u);
});
