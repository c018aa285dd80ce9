import { expect, test } from '@jest/globals';
import type { GitHubOptions } from '../../sandbox/github.ts';
import type { Stage } from '../../sandbox/platform.ts';
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
  readonly message?: string;
  /** The comment's second line, without the targets of links. */
  readonly advice?: string;
}

const ended = (status: string, prLink: string | null = null) => ({
  platform: { life: [{ status, prLink }] satisfies [Stage] },
});

const FOLLOW = 'again with `job-id: job-1` instead of the prompt and `include` to pick it up';
const LATEST = "for its pull request among [the agent's latest pull requests]";
const FOLLOWS = `The result follows here if this repository reports late jobs. Otherwise, look ${LATEST}.`;
const REJECTED =
  'the API key is wrong or expired. ' +
  'Create an admin key on the API keys page of the dashboard and update the secret';
const NOT_RETRIED =
  "The request wasn't retried, because a retry could create a second pull request; " +
  'check the dashboard before you run again.';

/** How to get each outcome, and what is reported then. */
const ways: Readonly<Record<OutcomeName, Way>> = {
  // `if-no-pr` would be a warning, because it has no effect with `wait: false`.
  started: {
    ...ended('active'),
    inputs: { wait: 'false', 'if-no-pr': 'ignore' },
    reason: '',
    title: 'Docs job started',
    message: `Job \`job-1\` started; not waiting (\`wait: false\`). Run ${FOLLOW}.`,
    advice: FOLLOWS,
  },
  'pr-created': {
    ...ended('completed', PULL_REQUEST),
    reason: '',
    title: 'Docs pull request opened',
    message: `Pull request opened: ${PULL_REQUEST}`,
    advice: 'The docs change once it is reviewed and merged.',
  },
  'no-pr': {
    ...ended('completed'),
    reason: '',
    title: 'Docs job completed without a pull request',
    message:
      'Job `job-1` completed without a pull request: ' +
      'no file had to change, or the deployment is set to push without pull requests.',
    advice:
      'The agent opened no pull request, probably because nothing had to change, or because this project takes its changes without one. ' +
      'If something is missing, say in the description which page should say what, then add the label `bug` again.',
  },
  archived: {
    ...ended('archived', PULL_REQUEST),
    reason: 'archived',
    title: 'Docs job archived',
    message: 'Job `job-1` was archived in Mintlify.',
    advice:
      'The job was archived in Mintlify, so this pull request may be incomplete. ' +
      'It needs a careful review before it is merged.',
  },
  failed: {
    ...ended('failed'),
    reason: 'job-failed',
    title: 'Docs job failed',
    message:
      "Job `job-1` failed: the agent ran into an error that it couldn't recover from. " +
      'Open the job on the dashboard, then start a new run with a narrower prompt.',
    advice: "The agent couldn't finish. Make the request smaller or clearer, then add the label `bug` again.",
  },
  'dry-run': { inputs: { 'dry-run': 'true' }, reason: '', title: 'Dry run: nothing was sent' },
  skipped: { github: { roles: { [SENDER]: 'read' } }, reason: 'permission', title: 'Docs job skipped' },
  rejected: {
    refused: ['POST', 401],
    reason: 'unauthorized',
    title: 'No docs job started',
    message: `No job was created: ${REJECTED}. (POST /v2/agent/project-1/job: 401)`,
    advice: 'A maintainer has to check the API key and the plan.',
  },
  'not-created': { inputs: { prompt: ' ' }, reason: 'invalid-input', title: 'No docs job started' },
  unknown: {
    refused: ['POST', 500],
    reason: 'server-error',
    title: 'Docs job may have started',
    message:
      "Couldn't confirm that the job was created: the API had an internal error. " +
      `${NOT_RETRIED} (POST /v2/agent/project-1/job: 500)`,
    advice:
      `Wait a few minutes, then look ${LATEST}. ` +
      'Only ask again if there is none, because the agent could do the work twice.',
  },
  'timed-out': {
    ...ended('active'),
    inputs: { 'timeout-minutes': '1' },
    reason: 'timeout',
    title: 'Docs job not finished in time',
    message:
      'Job `job-1` is still running after 1 min; stopped waiting. ' +
      `Run ${FOLLOW}, or increase \`timeout-minutes\`.`,
    advice: `The job keeps running. ${FOLLOWS}`,
  },
  cancelled: {
    ...ended('active'),
    reason: 'cancelled',
    title: 'Workflow run cancelled, but not the docs job',
    message: `The step was stopped, but job \`job-1\` wasn't. Run ${FOLLOW}.`,
    advice: `The job keeps running. ${FOLLOWS}`,
  },
  lost: {
    refused: ['GET', 401],
    reason: 'unauthorized',
    title: 'Lost track of the docs job',
    message:
      `Job \`job-1\` may still be running, but can't be polled anymore: ${REJECTED}, ` +
      `then run ${FOLLOW}. (GET /v2/agent/project-1/job/job-1: 401)`,
    advice: `The job may still be running. Look ${LATEST}, and ask a maintainer if there is none in an hour.`,
  },
};

/** Returns how a step ended, and what it left on the issue. */
async function run(way: Way, inputs: Inputs) {
  await using s = await scenario(way.platform, { labels: { 1: ['bug', 'question'] }, ...way.github });
  const [method = '', code] = way.refused ?? [];
  if (code !== undefined) s.platform.fault({ method, times: Infinity }, status(code));
  if (way.unread !== undefined) s.github.fault({ path: way.unread, times: Infinity }, status(500));
  const options = { with: { ...inputs, ...way.inputs } };
  const isCancelled = way.reason === 'cancelled';
  const result = await (isCancelled ? s.cancelAfter('Job `job-1` accepted', options) : s.run(options));
  return { result, comments: s.github.comments.map(({ body }) => body), labels: s.github.labels(1) };
}

test.each(Object.entries(ways))('the step ends as action.yml says for %s', async (word, way) => {
  const step = list.find(({ value }) => value === word)?.step ?? 'is missing in action.yml';
  const runs = await Promise.all(['ignore', 'warn', 'error'].map((value) => run(way, { 'if-no-pr': value })));
  const results = runs.map(({ result }) => result);
  for (const result of results) {
    expect(result.outputs).toMatchObject({ outcome: word });
    expect(result.log.includes('\nTroubleshooting: https://')).toBe(conclusionOf(result) !== 'passes');
  }
  expect(results.map(conclusionOf)).toEqual(
    step === 'depends on `if-no-pr`'
      ? ['passes', 'passes with a warning', 'fails']
      : results.map(() => step.replace(/^(fails|passes with a \w+|passes)[,;].*$/u, '$1')),
  );
  if (word === 'no-pr') {
    expect(results.map(({ outputs }) => outputs['reason'])).toEqual(['', 'no-pr', 'no-pr']);
    const fix = 'Check the job on the dashboard, or set `if-no-pr: ignore` if no pull request is needed.';
    for (const { outputs } of results.slice(1)) expect(outputs['message']).toBe(`${way.message} ${fix}`);
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

test.each(Object.entries(ways))('%s has reason and title everywhere, and no label', async (word, way) => {
  const { reason, title, message = expect.any(String), advice } = way;
  const { result, comments, labels } = await run(way, { comment: 'true', 'remove-label': 'true' });
  const { outputs, summary, annotations } = result;
  expect(outputs).toMatchObject({ outcome: word, reason, message });
  expect(outputs['pr-link']).toBe(way.platform?.life[0].prLink ?? '');
  // The job may still run.
  if (/timed-out|cancelled|lost/u.test(word)) expect(outputs['job-id']).toBe('job-1');
  // Whatever the reason is, a job may exist.
  const help = word === 'unknown' ? 'a-job-may-exist' : reason;
  for (const text of [summary, ...comments]) {
    // A red cross would hide that a job may exist.
    expect(text.startsWith('❌ ')).toBe(/failed|rejected|not-created/u.test(word));
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
  for (const one of annotations) expect(outputs['message']?.endsWith(one.message)).toBe(true);
  expect(labels).toEqual(word === 'dry-run' ? ['bug', 'question'] : ['question']);
  if (way.platform) expect(outputs['status']).toBe(way.platform.life[0].status);
  expect(summary).toContain(outputs['pr-link']);
  expect(comments).toHaveLength(NOT_COMMENTED.includes(word) ? 0 : 1);
  expect(outputs['comment-id'] === undefined).toBe(NOT_COMMENTED.includes(word));
  for (const comment of comments) {
    // What a later run goes by.
    expect(markerIn(comment)?.job).toBe(outputs['job-id']);
    const [, second, ...more] = openLines(comment.replaceAll(/\]\([^)]*\)/gu, ']'));
    expect(second).toBe(advice);
    expect([second, ...more].join('\n')).not.toMatch(FOR_AUTHORS);
  }
});

const TO_JOB = { prompt: 'x', 'job-id': 'job-1' };
const later = 'Wait a few minutes, then add the label `bug` again.';
const orMaintainer = `${later} If that fails too, a maintainer has to look at the details.`;
const INTERNAL = 'Mintlify had an internal error.';
const LIMIT = 'Mintlify got too many requests in the last hour.';
const UNCHECKED = "Couldn't check whether the agent may start.";
const connection = "A maintainer has to check the workflow's connection to Mintlify.";
const request = 'A maintainer has to check the workflow, because Mintlify rejected its request.';
const details = 'Mintlify rejected the request. A maintainer has to look at the details.';
const address = "A maintainer has to check the workflow's project, job and API address.";

test.each<[string, Omit<Way, 'reason' | 'title'>, string]>([
  ['bad-request', { refused: ['POST', 400] }, request],
  ['forbidden', { refused: ['POST', 403] }, 'A maintainer has to check what the API key is allowed to do.'],
  ['not-found', { refused: ['POST', 404] }, address],
  ['redirect', { refused: ['POST', 307] }, connection],
  ['refused', { refused: ['POST', 409] }, details],
  ['rate-limit', { refused: ['POST', 429] }, `${LIMIT} Wait an hour, then add the label \`bug\` again.`],
  ['unreadable-answer', { refused: ['GET', 204], inputs: TO_JOB }, connection],
  ['server-error', { refused: ['GET', 500], inputs: TO_JOB }, `${INTERNAL} ${orMaintainer}`],
  ['no-answer', { refused: ['GET', 408], inputs: TO_JOB }, `Mintlify didn't respond. ${orMaintainer}`],
  ['unreachable', { inputs: { 'base-url': REFUSED_URL } }, `Mintlify couldn't be reached. ${orMaintainer}`],
  ['guard-unavailable', { unread: /permission$/u }, `${UNCHECKED} ${orMaintainer}`],
])('after %s, the comment says what the one who asked can do', async (reason, way, advice) => {
  const inputs = { comment: 'true', 'timeout-minutes': '1' };
  const { result, comments } = await run({ ...way, reason, title: '' }, inputs);
  const ids = { 'job-id': way.inputs?.['job-id'] ?? '', 'comment-id': expect.stringMatching(/\d/u) };
  expect(result.outputs).toMatchObject({ reason, ...ids });
  expect(markerIn(comments[0] ?? '')?.job).toBe('');
  const title = /^❌ \*\*No (?:docs job started|message sent to the docs job)\*\*$/u;
  expect(openLines(comments[0]).slice(0, 2)).toEqual([expect.stringMatching(title), advice]);
  expect(advice).not.toMatch(FOR_AUTHORS);
  // Why, as a sentence of its own.
  expect(openLines(result.summary)[1]).toMatch(/^[A-Z].*\.(?: \(|$)/u);
});
