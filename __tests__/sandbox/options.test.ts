import { expect, test } from '@jest/globals';
import { readOptions } from '../../sandbox/options.ts';

const PULL_REQUEST = 'https://github.com/acme/docs/pull/7';

test('without options, the API has port 4700, and a job has a pull request after 20 s', () => {
  expect(readOptions([])).toEqual({
    port: 4_700,
    life: [
      { status: 'active', afterMs: 0 },
      { status: 'completed', afterMs: 20_000, prLink: PULL_REQUEST },
    ],
    fault: undefined,
    help: false,
  });
});

test.each([
  [
    'active:5s,failed',
    [
      { status: 'active', afterMs: 0 },
      { status: 'failed', afterMs: 5_000 },
    ],
  ],
  [
    'active:5s,queued:10s,no-pr',
    [
      { status: 'active', afterMs: 0 },
      { status: 'queued', afterMs: 5_000 },
      { status: 'completed', afterMs: 15_000 },
    ],
  ],
  ['completed', [{ status: 'completed', afterMs: 0, prLink: PULL_REQUEST }]],
])('--life %s', (life, stages) => {
  expect(readOptions(['--life', life]).life).toEqual(stages);
});

test.each([
  ['429', { fault: { kind: 'status', status: 429 }, times: Infinity }],
  ['502:2', { fault: { kind: 'status', status: 502 }, times: 2 }],
  ['hang', { fault: { kind: 'hang' }, times: Infinity }],
  ['reset:1', { fault: { kind: 'reset', before: 'act' }, times: 1 }],
])('--fault %s', (fault, expected) => {
  expect(readOptions(['--fault', fault]).fault).toMatchObject(expected);
});

test.each([
  [['--port', '80a'], 'Invalid port: 80a.'],
  [['--port', '65536'], 'Invalid port: 65536.'],
  [['--life', 'active:5s'], 'Invalid stage in --life: active:5s. It must be a status without a duration'],
  [['--life', 'active,failed'], 'Invalid stage in --life: active. It must be like active:5s.'],
  [['--life', ''], 'Invalid stage in --life: .'],
  [['--fault', '200'], 'Invalid fault: 200.'],
  [['--fault', '429:0'], 'Invalid fault: 429:0.'],
  [['--fault', 'slow'], 'Invalid fault: slow.'],
  [['--speed', '2'], "Unknown option '--speed'"],
])('%j is refused, and the message says why', (args, message) => {
  expect(() => readOptions(args)).toThrow(message);
});
