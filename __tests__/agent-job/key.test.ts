import { expect, test } from '@jest/globals';
import type { StepOptions, StepResult } from '../../sandbox/run-step.ts';
import { plain } from '../../src/lib/markdown.ts';
import { type Scenario, scenario } from './scenario.ts';

const KEY = 'mint_sandbox-key';

/** Everything that a step writes, except for the command that masks the key. */
function everything(
  { log, stdout, stderr, outputs, state, summary, annotations }: StepResult,
  s: Scenario,
): string {
  return [
    log,
    stdout.replace(`::add-mask::${KEY}`, ''),
    stderr,
    JSON.stringify([outputs, state, annotations, s.github.comments]),
    summary,
  ].join('\n');
}

const echo = `your key ${KEY} is wrong`;

test.each<[string, (s: Scenario) => void, StepOptions]>([
  ['a plain run', () => undefined, {}],
  [
    'an error that quotes it',
    (s) => s.platform.fault({ method: 'POST' }, { kind: 'status', status: 401, body: { error: echo } }),
    {},
  ],
  [
    'an error in plain text',
    (s) => s.platform.fault({ method: 'POST' }, { kind: 'status', status: 403, body: echo }),
    {},
  ],
  [
    'a job with it',
    (s) =>
      s.platform.fault(
        { method: 'GET' },
        {
          kind: 'raw',
          status: 200,
          body: JSON.stringify({
            id: 'job-1',
            status: 'completed',
            model: echo,
            prLink: `https://github.com/acme/docs/pull/7?${KEY}`,
            [KEY]: KEY,
          }),
        },
      ),
    {},
  ],
  [
    'an invalid response',
    (s) => s.platform.fault({ method: 'POST' }, { kind: 'raw', status: 200, body: `<title>${echo}</title>` }),
    {},
  ],
  [
    'a job with it next to an escaped slash',
    (s) =>
      s.platform.fault(
        { method: 'GET' },
        {
          kind: 'raw',
          status: 200,
          body: `{"id":"job-1","status":"completed","model":"\\/mint\\u005fsandbox-key"}`,
        },
      ),
    {},
  ],
  [
    'an error that splits it with an invisible character',
    (s) =>
      s.platform.fault(
        { method: 'POST' },
        { kind: 'status', status: 403, body: { error: 'key mint_sand\u200Bbox-key may not' } },
      ),
    {},
  ],
  ['a job id with it', () => undefined, { with: { 'job-id': KEY } }],
  ['a project id with it', () => undefined, { with: { 'project-id': KEY } }],
  ['an input with it', () => undefined, { with: { wait: KEY } }],
  ['a closed connection', (s) => s.platform.fault({ method: 'POST' }, { kind: 'reset', before: 'act' }), {}],
])('the key appears nowhere: %s', async (name, prepare, options) => {
  await using s = await scenario();
  prepare(s);
  const step = {
    ...options,
    env: { RUNNER_DEBUG: '1' },
    with: { comment: 'true', ...options.with },
  };
  // The built action, once with and once without the key in a response.
  const isBuilt = /^a plain run$|quotes it$/u.test(name);
  const result = await (isBuilt ? s.runProcess(step) : s.run(step));
  expect(result.masks).toContain(KEY);
  expect(result.stdout.indexOf(`::add-mask::${KEY}`)).toBe(0);
  const shown = everything(result, s);
  for (const form of [KEY, plain(KEY), encodeURIComponent(KEY)]) expect(shown).not.toContain(form);
});

test('a key with other forms in JSON, URLs and Markdown appears nowhere', async () => {
  const apiKey = 'mint_a"b\\c+d/e==';
  await using s = await scenario({ apiKey });
  s.platform.fault(
    { method: 'GET' },
    {
      kind: 'raw',
      status: 200,
      body: JSON.stringify({ id: 'job-1', status: 'failed', model: apiKey, [apiKey]: 1 }),
    },
  );
  const result = await s.run({ env: { RUNNER_DEBUG: '1' }, with: { comment: 'true' } });
  const shown = everything({ ...result, stdout: result.stdout.replace(`::add-mask::${apiKey}`, '') }, s);
  const forms = [apiKey, plain(apiKey), encodeURIComponent(apiKey), JSON.stringify(apiKey).slice(1, -1)];
  for (const form of forms) expect(shown).not.toContain(form);
});

test('a key that the API escapes appears nowhere', async () => {
  const apiKey = 'mint_ab+c/d=9';
  await using s = await scenario({ apiKey });
  s.platform.fault(
    { method: 'GET' },
    {
      kind: 'raw',
      status: 200,
      body: String.raw`{"id":"job-1","status":"failed","model":"mint_ab+c\/d=9","\u006dint_ab+c/d=9":"mint_ab\u002bc/d=9"}`,
    },
  );
  const { outputs } = await s.run();
  expect(JSON.parse(outputs['job'] ?? '')).toEqual({
    id: 'job-1',
    status: 'failed',
    model: '***',
    '***': '***',
  });
});

test.each([
  ['as it is', (token: string) => token],
  ['with an invisible character in it', (token: string) => `${token.slice(0, 4)}\u200B${token.slice(4)}`],
])(
  'no part of a token that GitHub sends back is shown at the end of a cut message, %s',
  async (_, formOf) => {
    await using s = await scenario();
    const { token } = s.github;
    // GitHub's messages are cut after 300 characters. The cut must not leave most of the token.
    for (const shown of [token.length - 1, 12]) {
      const message = `${'x'.repeat(299 - shown)}${formOf(token)}`;
      s.github.fault({ path: /comments$/u }, { kind: 'status', status: 422, body: { message } });
      const { log, annotations } = await s.run({ with: { comment: 'true' }, env: { RUNNER_DEBUG: '1' } });
      expect(annotations).toHaveLength(1);
      expect(annotations[0]?.message).toContain('***');
      expect(log).not.toContain(token.slice(0, 8));
    }
  },
);

test.each(['project-id', 'job-id'])('a key in the input %s is refused before any request', async (name) => {
  await using s = await scenario();
  const { annotations } = await s.run({ with: { [name]: `x${KEY}`, comment: 'true' } });
  expect(annotations).toContainEqual({
    level: 'error',
    title: expect.any(String),
    message: `\`${name}\` contains the API key. Set it to the id, not to the secret.`,
  });
  expect(s.platform.requests).toEqual([]);
});

test.each([
  ['its JSON form', (key: string) => JSON.stringify(key).slice(1, -1)],
  ['its percent form', (key: string) => encodeURIComponent(key)],
])('a key with a quotation mark is masked in %s', async (_, formOf) => {
  const key = 'mint_"quoted"-key';
  await using s = await scenario({ apiKey: key });
  s.platform.fault({ method: 'POST' }, { kind: 'status', status: 401, body: `no such key: ${formOf(key)}` });
  const result = await s.run({ with: { 'api-key': key, comment: 'true' } });
  expect(result.outputs['outcome']).toBe('rejected');
  for (const text of [
    result.summary,
    JSON.stringify(result.outputs),
    s.github.comments[0]?.body,
    result.log,
  ]) {
    expect(text).not.toContain(formOf(key));
  }
});
