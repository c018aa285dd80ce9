import { expect, test } from '@jest/globals';
import type { StepOptions, StepResult } from '../../sandbox/run-step.ts';
import type { Fault, FaultMatch } from '../../sandbox/server.ts';
import { plain } from '../../src/lib/markdown.ts';
import { annotated, jobFields, PULL_REQUEST, RESET, type Scenario, scenario, status } from './scenario.ts';

const KEY = 'mint_sandbox-key';

/** Everything that a step writes, except for the command that masks the key. */
function everything({ log, stdout, stderr, summary, ...rest }: StepResult, s: Scenario): string {
  const { outputs, state, annotations } = rest;
  const values = JSON.stringify([outputs, state, annotations, s.github.comments]);
  return [log, stdout.replace(`::add-mask::${KEY}`, ''), stderr, values, summary].join('\n');
}

/** Checks that a text contains the key neither as it is nor as it would stand in Markdown, a URL or JSON. */
function expectNowhere(key: string, text: string): void {
  const forms = [key, plain(key), encodeURIComponent(key), JSON.stringify(key).slice(1, -1)];
  for (const form of forms) expect(text).not.toContain(form);
}

/** Without the invisible character, which output removes, it is the key. */
const SPLIT = `${KEY.slice(0, 7)}\u200B${KEY.slice(7)}`;

const echo = `your key ${KEY} is wrong`;

const POST = { method: 'POST' } as const;
const GET = { method: 'GET' } as const;
const raw = (body: string): Fault => ({ kind: 'raw', status: 200, body });
const jobWith = (text: string, fields: object): Fault =>
  raw(JSON.stringify({ ...jobFields(text), id: 'job-1', status: 'completed', ...fields }));

test.each<[string, FaultMatch, Fault | undefined, StepOptions['with']?]>([
  ['a plain run', {}, undefined],
  ['an error that quotes it', POST, status(401, { error: echo })],
  ['an error in plain text', POST, status(403, echo)],
  ['a job with it', GET, jobWith(echo, { prLink: `${PULL_REQUEST}?${KEY}`, [KEY]: KEY })],
  ['an invalid response', POST, raw(`<title>${echo}</title>`)],
  ['an invalid response that splits it', POST, raw(`<title>${SPLIT}</title>`)],
  ['a job that splits it', GET, jobWith(SPLIT, { prLink: `${PULL_REQUEST}?${SPLIT}` })],
  ['a status that splits it', GET, raw(JSON.stringify({ id: 'job-1', status: SPLIT }))],
  ['an error that splits it', POST, status(401, { error: SPLIT })],
  ['an error that splits it by a control character', POST, status(401, SPLIT.replace('\u200B', '\0'))],
  ['a damaged error that escapes it', POST, status(401, String.raw`{"error":"\u006dint_sandbox-key`)],
  ['a job id with it', {}, undefined, { 'job-id': KEY }],
  ['a project id with it', {}, undefined, { 'project-id': KEY }],
  ['an input with it', {}, undefined, { wait: KEY }],
  ['a missing prompt-file with it', {}, undefined, { 'prompt-file': KEY }],
  ['a closed connection', POST, RESET],
])('the key appears nowhere: %s', async (name, match, fault, inputs = {}) => {
  await using s = await scenario();
  if (fault !== undefined) s.platform.fault(match, fault);
  const step = { env: { RUNNER_DEBUG: '1' }, with: { comment: 'true', ...inputs } };
  // The built action, once with and once without the key in a response.
  const result = await (/^a plain run$|quotes it$/u.test(name) ? s.runProcess(step) : s.run(step));
  expect(result.masks).toContain(KEY);
  expect(result.stdout.indexOf(`::add-mask::${KEY}`)).toBe(0);
  expectNowhere(KEY, everything(result, s));
});

test('post masks key and token before it prints anything, and prints nothing if main finished', async () => {
  await using s = await scenario({ life: [{ status: 'active' }] });
  const post = await (await s.killAfter('Job `job-1` accepted')).post();
  expect(post).toMatchObject({ annotations: [{}], masks: expect.arrayContaining([KEY, s.github.token]) });
  expect(post.stdout.indexOf(`::add-mask::${KEY}`)).toBe(0);
  expect((await s.runProcess({ post: { finished: 'true' } })).stdout).toBe('');
});

test.each([
  ['as it is', (token: string) => token],
  ['with an invisible character in it', (token: string) => `${token.slice(0, 4)}\u200B${token.slice(4)}`],
])('no part of a token that GitHub sends back ends a cut message, %s', async (_, formOf) => {
  await using s = await scenario();
  const { token } = s.github;
  // GitHub's messages are cut after 300 characters. The cut must not leave most of the token.
  for (const shown of [token.length - 1, 12]) {
    const message = `${'x'.repeat(299 - shown)}${formOf(token)}`;
    s.github.fault({ path: /comments$/u }, status(422, { message }));
    const { log, annotations } = await s.run({ with: { comment: 'true' }, env: { RUNNER_DEBUG: '1' } });
    expect(annotations).toEqual([annotated('warning', '***')]);
    expect(log).not.toContain(token.slice(0, 8));
  }
});

test('no part of a key that the API sends back is shown at the end of a cut text', async () => {
  await using s = await scenario();
  s.platform.fault(POST, status(403, `${SPLIT}x`.padStart(64 * 1024 + 3)));
  const { log, summary } = await s.run({ env: { RUNNER_DEBUG: '1' } });
  expect(log).toContain('“***');
  expect(log + summary).not.toContain(KEY.slice(0, 12));
});
