import { describe, expect, test } from '@jest/globals';
import * as z from 'zod/mini';
import { readEnvironment, runUrl } from '../../src/runner/environment.ts';
import { boolean, oneOf, optional, readInputs } from '../../src/runner/inputs.ts';

describe('the environment', () => {
  test('defaults to github.com and the first attempt, and names a later one in the URL of the run', () => {
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
    const again = readEnvironment({ GITHUB_RUN_ID: '7', GITHUB_RUN_ATTEMPT: '2' });
    expect(runUrl(again)).toBe('https://github.com//actions/runs/7/attempts/2');
  });

  test.each([
    ['https://ghe.example.com/api/v3', undefined, 'https://ghe.example.com/api/graphql'],
    ['https://ghe.example.com/api/v3', '', 'https://ghe.example.com/api/graphql'],
    ['https://api.acme.ghe.com', undefined, 'https://api.acme.ghe.com/graphql'],
    ['http://127.0.0.1:8080', undefined, 'http://127.0.0.1:8080/graphql'],
    ['https://ghe.example.com/api/v3', 'https://other.example/graphql', 'https://other.example/graphql'],
  ])('with the REST API at %s and GRAPHQL_URL %p has GraphQL at %s', (apiUrl, given, graphqlUrl) => {
    const variables = { GITHUB_API_URL: apiUrl, GITHUB_GRAPHQL_URL: given };
    expect(readEnvironment(variables)).toMatchObject({ apiUrl, graphqlUrl });
  });

  const refs = ['heads/main', 'heads/release@2', 'heads/@refs/heads/x', 'pull/7/merge', 'tags/v1@next'];
  test.each(refs)('has the same workflow file on refs/%s', (ref) => {
    for (const file of ['.github/workflows/docs.yml', '.github/workflows/docs@en.yml']) {
      const GITHUB_WORKFLOW_REF = `acme/docs/${file}@refs/${ref}`;
      const variables = { GITHUB_REPOSITORY: 'acme/docs', GITHUB_WORKFLOW_REF };
      expect(readEnvironment(variables).workflowFile).toBe(file);
    }
  });

  test.each([
    ['refs/heads/main', 'main'],
    ['refs/heads/release/1.0', 'release/1.0'],
    ['refs/tags/v1', undefined],
  ])('of %s has the branch %p', (GITHUB_REF, branch) => {
    expect(readEnvironment({ GITHUB_REF }).branch).toBe(branch);
  });

  test('has inputs by their names in upper case, and states by their exact names', () => {
    const { input, inputNames, state } = readEnvironment({
      'INPUT_API-KEY': ' k ',
      INPUT_TWO_WORDS_MORE: 'w',
      STATE_jobId: 'j',
    });
    expect([input('api-key'), input('two words more'), input('none')]).toEqual([' k ', 'w', '']);
    expect(inputNames).toEqual(['api-key', 'two_words_more']);
    expect([state('jobId'), state('jobid')]).toEqual(['j', '']);
  });
});

describe('the problems of inputs', () => {
  const rules = { one: optional(oneOf('a')), numberTwo: z.string(), three: optional(boolean) };
  const readGiven = (given: Readonly<Record<string, string>>, redact: (text: string) => string = String) =>
    readInputs({ input: (name) => given[name] ?? '', inputNames: Object.keys(given) }, rules, redact);

  test('name an undeclared input that is spelled like a declared one, and only that', () => {
    const misspelled = (name: string) => {
      const { problems } = readGiven({ one: 'a', 'number-two': 'x', three: 'true', [name]: 'false' });
      return problems.map(({ input, message }) => {
        expect(input).toBe(name);
        return /^`.*` isn't an input of this action\. Use `(.*)`\.$/u.exec(message)?.[1];
      });
    };
    const LIKE_TWO = ['number_two', 'numbertwo', '-n-umber__two', 'number-tw', 'umber_two', 'nummber-two'];
    for (const name of [...LIKE_TWO, 'number2wo', 'unmber-two', 'number-tow', 'number-twos'])
      expect([name, ...misspelled(name)]).toEqual([name, 'number-two']);
    expect(misspelled('threw')).toEqual(['three']);
    expect(misspelled('t-h-r-e-e')).toEqual(['three']);
    for (const name of ['o_n-e', 'none', 'on']) expect([name, ...misspelled(name)]).toEqual([name, 'one']);
    const others = ',-,o,number,number-3,numbre-wto,number-wxo,number-xto,umber-tw,there1,x';
    for (const name of others.split(',')) expect([name, ...misspelled(name)]).toEqual([name]);
  });

  test('quote 60 characters, after secrets are masked', () => {
    const quoted = (one: string, redact?: (text: string) => string) => {
      const [problem] = readGiven({ one, 'number-two': 'x', three: 'true' }, redact).problems;
      return /, not `(.*)`\.$/u.exec(problem?.message ?? '')?.[1];
    };
    expect(quoted('x'.repeat(60))).toBe('x'.repeat(60));
    expect(quoted('x'.repeat(61))).toBe(`${'x'.repeat(59)}…`);
    const hide = (text: string) => text.replaceAll('secret', '***');
    expect(quoted(`${'x'.repeat(56)}secret`, hide)).toBe(`${'x'.repeat(56)}***`);
  });
});
