import { describe, expect, test } from '@jest/globals';
import { serviceMessageOf, serviceMessageOfUnexpected } from '../../src/platform/errors.ts';

const ofJson = (json: unknown) => serviceMessageOf('not looked at', json);

test.each<[unknown, string | undefined]>([
  [{ error: 'no' }, 'no'],
  [{ message: 'no' }, 'no'],
  ['no', 'no'],
  [{ error: { message: 'no' } }, 'no'],
  [{ error: { details: [{ message: 'deep' }] } }, 'deep'],
  [{ error: { details: [{ message: { error: 'too deep' } }] } }, undefined],
  [{ error: { details: ['one', 'two'] } }, 'one — two'],
  [{ details: [{ message: 'b' }, { message: 'c' }], message: 'm', error: 'e' }, 'e — m — b — c'],
  [{ error: 'two\n lines \u2028' }, 'two lines'],
  [{ error: 42, message: null, details: [[], true, null] }, undefined],
  [{ description: 'nothing of ours' }, undefined],
  [{ error: '  ' }, undefined],
  [{}, undefined],
  [null, undefined],
  [7, undefined],
])('the message of %j is %j', (json, message) => {
  expect(ofJson(json)).toBe(message);
});

describe('the message of a body that isn’t JSON', () => {
  test.each<[string, string | undefined]>([
    [' rate\r\nlimit ', 'rate limit'],
    ['', undefined],
    ['say {"hello"}', 'say {"hello"}'],
    ['5 < 6', '5 < 6'],
    [' <html><head><title>Bad Gateway</title></head>', 'an HTML page: Bad Gateway'],
    ['<TITLE lang="en">\nOops\n</TITLE>', 'an HTML page: Oops'],
    ['<html><body>no title</body>', 'an HTML page'],
    [`<title ${'x'.repeat(100)}>far away`, 'an HTML page'],
    [`<title ${'x'.repeat(99)}>near`, 'an HTML page: near'],
  ])('%j: %j', (text, message) => {
    expect(serviceMessageOf(text, undefined)).toBe(message);
  });
});

describe('the message of a 2xx response', () => {
  test('is empty for damaged JSON, which may quote the prompt', () => {
    expect(serviceMessageOfUnexpected('{"prompt":"secret', undefined)).toBeUndefined();
    expect(serviceMessageOfUnexpected(' \n["secret', undefined)).toBeUndefined();
  });

  test('is read from JSON of another form and from plain text', () => {
    expect(serviceMessageOfUnexpected('{"error":"no"}', { error: 'no' })).toBe('no');
    expect(serviceMessageOfUnexpected('maintenance {soon}', undefined)).toBe('maintenance {soon}');
    expect(serviceMessageOfUnexpected('<title>Sign in</title>', undefined)).toContain('Sign in');
  });

  test('is searched in the first 64 Ki characters of a text', () => {
    expect(serviceMessageOfUnexpected('x'.repeat(70_000), undefined)).toHaveLength(65_536);
  });
});
