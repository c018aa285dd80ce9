import { describe, expect, test } from '@jest/globals';
import * as z from 'zod/mini';
import { createRunner, toolkitCommands } from '../../src/runner/commands.ts';
import { readEnvironment, runUrl } from '../../src/runner/environment.ts';
import {
  boolean,
  decimal,
  entries,
  inputName,
  matching,
  oneOf,
  optional,
  type Rule,
  readInputs,
  trimmed,
  withDefault,
} from '../../src/runner/inputs.ts';

describe('the environment', () => {
  test('is read from the runner’s variables', () => {
    const environment = readEnvironment({
      GITHUB_WORKSPACE: '/work',
      GITHUB_EVENT_NAME: 'push',
      GITHUB_EVENT_PATH: '/event.json',
      GITHUB_REPOSITORY: 'acme/docs',
      GITHUB_SERVER_URL: 'https://ghe.example.com',
      GITHUB_API_URL: 'https://ghe.example.com/api/v3',
      GITHUB_GRAPHQL_URL: 'https://ghe.example.com/api/graphql',
      GITHUB_RUN_ID: '77',
      GITHUB_RUN_ATTEMPT: '3',
      GITHUB_JOB: 'docs',
      GITHUB_ACTION: '__step',
    });
    expect(environment).toMatchObject({
      workspace: '/work',
      eventName: 'push',
      eventPath: '/event.json',
      repository: 'acme/docs',
      serverUrl: 'https://ghe.example.com',
      apiUrl: 'https://ghe.example.com/api/v3',
      graphqlUrl: 'https://ghe.example.com/api/graphql',
      runId: '77',
      runAttempt: 3,
      workflowJob: 'docs',
      step: '__step',
    });
  });

  test('defaults to github.com and the first attempt', () => {
    for (const variables of [{}, { GITHUB_SERVER_URL: '', GITHUB_API_URL: '', GITHUB_RUN_ATTEMPT: 'x' }]) {
      expect(readEnvironment(variables)).toMatchObject({
        workspace: '',
        repository: '',
        serverUrl: 'https://github.com',
        apiUrl: 'https://api.github.com',
        graphqlUrl: 'https://api.github.com/graphql',
        runAttempt: 1,
      });
    }
  });

  test.each([
    ['ghe.example.com', 'https://ghe.example.com'],
    ['https://ghe.example.com/', 'https://ghe.example.com'],
    ['http://ghe.example.com:8080//', 'http://ghe.example.com:8080'],
    ['://', 'https://github.com'],
    ['https://', 'https://github.com'],
    ['a b', 'https://github.com'],
  ])('reads the URL %j as %s', (given, url) => {
    const { serverUrl } = readEnvironment({ GITHUB_SERVER_URL: given });
    expect(serverUrl).toBe(url);
    expect(URL.canParse(serverUrl)).toBe(true);
  });

  test.each([
    ['https://ghe.example.com/api/v3', undefined, 'https://ghe.example.com/api/graphql'],
    ['https://ghe.example.com/api/v3/', '', 'https://ghe.example.com/api/graphql'],
    ['https://api.acme.ghe.com', undefined, 'https://api.acme.ghe.com/graphql'],
    ['http://127.0.0.1:8080', undefined, 'http://127.0.0.1:8080/graphql'],
    ['https://ghe.example.com/api/v3', 'https://other.example/graphql/', 'https://other.example/graphql'],
  ])('with the REST API at %s and GRAPHQL_URL %p has GraphQL at %s', (api, given, url) => {
    expect(readEnvironment({ GITHUB_API_URL: api, GITHUB_GRAPHQL_URL: given }).graphqlUrl).toBe(url);
  });

  test('is read once, without unset variables', () => {
    const variables: NodeJS.ProcessEnv = { A: '1', EMPTY: '', NONE: undefined };
    const environment = readEnvironment(variables);
    variables['A'] = '2';
    expect(environment.variables).toEqual({ A: '1', EMPTY: '' });
  });

  test('has inputs by their names in upper case, and states by their exact names', () => {
    const { input, state } = readEnvironment({
      'INPUT_API-KEY': ' k ',
      INPUT_TWO_WORDS_MORE: 'w',
      STATE_jobId: 'j',
    });
    expect([input('api-key'), input('two words more'), input('none')]).toEqual([' k ', 'w', '']);
    expect([state('jobId'), state('jobid')]).toEqual(['j', '']);
  });

  test.each([
    ['1', 'https://github.com/acme/docs/actions/runs/77'],
    ['2', 'https://github.com/acme/docs/actions/runs/77/attempts/2'],
  ])('has the URL of attempt %s', (attempt, url) => {
    const variables = { GITHUB_REPOSITORY: 'acme/docs', GITHUB_RUN_ID: '77', GITHUB_RUN_ATTEMPT: attempt };
    expect(runUrl(readEnvironment(variables))).toBe(url);
  });
});

/** The value that a rule reads from a text; `invalid` if it refuses it. */
const read = (rule: Rule<unknown>, text: string) => {
  const { success, data } = z.safeParse(rule, text);
  return success ? data : 'invalid';
};

describe('the rules for inputs', () => {
  test.each<[string, unknown]>([
    ['true', true],
    ['True', true],
    ['TRUE', true],
    ['false', false],
    ['False', false],
    ['FALSE', false],
    ['tRUE', 'invalid'],
    ['true ', 'invalid'],
    ['untrue', 'invalid'],
    ['yes', 'invalid'],
    ['1', 'invalid'],
    ['', 'invalid'],
  ])('read %j as a boolean', (text, value) => {
    expect(read(boolean, text)).toBe(value);
  });

  test.each<[string, unknown]>([
    ['0', 'invalid'],
    ['1', 1],
    ['007', 7],
    ['1.50', 1.5],
    ['9', 9],
    ['9.01', 'invalid'],
    ['1.', 'invalid'],
    ['.5', 'invalid'],
    ['+1', 'invalid'],
    ['-1', 'invalid'],
    ['1e0', 'invalid'],
    ['0x1', 'invalid'],
    ['1 ', 'invalid'],
    ['1m', 'invalid'],
    ['1\n2', 'invalid'],
    ['٣', 'invalid'],
    ['', 'invalid'],
  ])('read %j as a number from 1 to 9', (text, value) => {
    expect(
      read(
        decimal('a number', (number) => number >= 1 && number <= 9),
        text,
      ),
    ).toBe(value);
  });

  test.each<[string, unknown]>([
    ['csv', 'csv'],
    ['CSV', 'invalid'],
    ['csv ', 'invalid'],
    ['', 'invalid'],
  ])('read %j as one of a few words', (text, value) => {
    expect(read(oneOf('csv', 'json'), text)).toBe(value);
  });

  test.each<[string, unknown, unknown]>([
    ['', 'csv', undefined],
    [' \n', 'csv', undefined],
    [' json ', 'json', 'json'],
    ['xml', 'invalid', 'invalid'],
  ])('read %j with a default, and as an optional input', (text, withOne, without) => {
    const rule = oneOf('csv', 'json');
    expect([read(withDefault('csv', rule), text), read(optional(rule), text)]).toEqual([withOne, without]);
  });

  test('read a text without the spaces around it', () => {
    expect([read(trimmed, ' a b\n'), read(trimmed, '  ')]).toEqual(['a b', '']);
  });

  test('read the value of a text that matches a pattern', () => {
    const rule = matching(/^#\d+$/u, 'is not an issue', (text) => Number(text.slice(1)));
    expect([read(rule, '#12'), read(rule, '12')]).toEqual([12, 'invalid']);
  });
});

test.each([
  ['wait', 'wait'],
  ['pollIntervalSeconds', 'poll-interval-seconds'],
  ['maxOpenPrs', 'max-open-prs'],
])('the key %s is the input %s', (key, name) => {
  expect(inputName(key)).toBe(name);
});

test('a list has each entry once, without empty ones', () => {
  expect(entries(' docs, ,good first issue,docs,')).toEqual(['docs', 'good first issue']);
  expect(entries(' ')).toEqual([]);
});

describe('the problems of inputs', () => {
  const rules = {
    one: oneOf('a'),
    numberTwo: z.string().check(z.minLength(1, 'is empty')),
    three: boolean,
  };
  const problemsOf = (given: Readonly<Record<string, string>>, redact: (text: string) => string = String) =>
    readInputs({ input: (name) => given[name] ?? '' }, rules, redact).problems;

  test('are reported for each, with the value only if it helps', () => {
    expect(problemsOf({ one: ' b\nc ', three: 'x' })).toEqual([
      { input: 'one', message: expect.stringMatching(/^`one` must be .*, not `b c`\.$/u) },
      { input: 'number-two', message: '`number-two` is empty.' },
      { input: 'three', message: expect.stringMatching(/^`three` must be .*, not `x`\.$/u) },
    ]);
    expect(JSON.stringify(problemsOf({ one: 'b' }))).not.toContain('\\u0000');
  });

  test('are empty if all are valid, and then there are values', () => {
    const { values, problems } = readInputs(
      { input: (name) => ({ one: 'a', 'number-two': 'x', three: 'False' })[name] ?? '' },
      rules,
      String,
    );
    expect(problems).toEqual([]);
    expect(values).toEqual({ one: 'a', numberTwo: 'x', three: false });
  });

  test('quote 60 characters, after secrets are masked', () => {
    const quoted = (one: string, redact?: (text: string) => string) =>
      /, not `(.*)`\.$/u.exec(
        problemsOf({ one, 'number-two': 'x', three: 'true' }, redact)[0]?.message ?? '',
      )?.[1] ?? '';
    expect(quoted('x'.repeat(60))).toBe('x'.repeat(60));
    expect(quoted('x'.repeat(61))).toBe(`${'x'.repeat(59)}…`);
    const hide = (text: string) => text.replaceAll('secret', '***');
    expect(quoted(`${'x'.repeat(56)}secret`, hide)).toBe(`${'x'.repeat(56)}***`);
  });

  test('leave no values, not even of the valid inputs', () => {
    expect(readInputs({ input: () => 'a' }, rules, String).values).toBeUndefined();
  });
});

describe('a secret', () => {
  const silent = { ...toolkitCommands, setSecret: () => undefined };
  const redacted = (secret: string, text: string) => {
    const runner = createRunner(silent);
    runner.mask(secret);
    return runner.redact(text);
  };

  test.each([
    ['in its own form, each time', 'k/e"y <', 'a k/e"y < b k/e"y < c', 'a *** b *** c'],
    ['in its JSON form', 'k/e"y', String.raw`{"x":"k/e\"y"}`, '{"x":"***"}'],
    ['in its URL form', 'k/e"y', '?x=k%2Fe%22y', '?x=***'],
    ['in its Markdown form', 'k_e*y', String.raw`k_e\*y`, '***'],
    ['as plain text in Markdown', 'k@e#1', 'k@\u200Be#\u200B1', '***'],
    ['line by line', 'one\r\n\ntwo', 'a two, a one', 'a ***, a ***'],
    ['as a whole, before its lines', 'one\ntwo', 'one\ntwo', '***'],
    ['in the JSON form of its lines', 'one\ntw"o', String.raw`"tw\"o" "one\ntw\"o"`, '"***" "***"'],
    ['with the special characters of a replacement', '$&$1', 'x $&$1', 'x ***'],
  ])('is hidden %s', (_, secret, text, shown) => {
    expect(redacted(secret, text)).toBe(shown);
  });

  test.each(['', ' ', '\n', '\r\n \n'])('that is %j hides nothing', (secret) => {
    expect(redacted(secret, 'a \n b')).toBe('a \n b');
  });

  test('can be one of many', () => {
    const runner = createRunner(silent);
    for (const secret of ['one', 'two']) runner.mask(secret);
    expect(runner.redact('one two three')).toBe('*** *** three');
  });
});
