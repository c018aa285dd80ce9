import { expect, test } from '@jest/globals';
import { payload } from '../../sandbox/payloads.ts';
import type { StepOptions } from '../../sandbox/run-step.ts';
import { annotated, DOWN, lines, SENDER, scenario } from './scenario.ts';

const REPOSITORY = '/repos/Codertocat/Hello-World';
const LABEL = /\/labels\//u;

/** Two labels on each issue. GitHub's example payload adds the first. */
const withLabels = { labels: { 1: ['bug', 'question'], 2: ['bug', 'question'] } };

function removing(options: StepOptions = {}): StepOptions {
  return { ...options, with: { 'remove-label': 'true', prompt: 'Docs, please.', ...options.with } };
}
test('the label is also removed if a guard can’t be checked', async () => {
  await using s = await scenario({}, withLabels);
  s.github.fault({ path: /permission$/u, times: Infinity }, DOWN);
  const { outputs } = await s.run(removing());
  expect(outputs['outcome']).toBe('not-created');
  expect(s.github.labels(1)).toEqual(['question']);
  expect(lines(s.github.requests).at(-1)).toBe(`DELETE ${REPOSITORY}/issues/1/labels/bug`);
});

test('the label is removed after the job has ended', async () => {
  await using s = await scenario({}, withLabels);
  await s.run(removing());
  const last = [...s.platform.requests, ...s.github.requests]
    .sort((one, two) => one.order - two.order)
    .at(-1);
  expect(last?.method).toBe('DELETE');
});

test.each([
  ['pull_request', 'labeled'],
  ['pull_request_target', 'labeled'],
])('the label is removed from a pull request: %s', async (name, action) => {
  await using s = await scenario({}, withLabels);
  const event = { name, payload: payload(name, action, { label: { name: 'bug' } }) };
  await s.run(removing({ event }));
  expect(s.github.labels(2)).toEqual(['question']);
  expect(s.github.labels(1)).toEqual(['bug', 'question']);
});

test('the label is removed from the event’s issue, not from that of issue-number', async () => {
  await using s = await scenario({}, withLabels);
  await s.run(removing({ with: { 'issue-number': '2', comment: 'true' } }));
  expect(s.github.labels(1)).toEqual(['question']);
  expect(s.github.labels(2)).toEqual(['bug', 'question']);
});

test.each([
  ['docs please', 'docs%20please'],
  ['docs/api', 'docs%2Fapi'],
  ['a/b c?d#e&f%20', 'a%2Fb%20c%3Fd%23e%26f%2520'],
  ['ドキュメント', encodeURIComponent('ドキュメント')],
])('a label named %s is removed', async (label, encoded) => {
  await using s = await scenario({}, { labels: { 1: [label, 'question'] } });
  const event = { name: 'issues', payload: payload('issues', 'labeled', { label: { name: label } }) };
  const { annotations } = await s.run(removing({ event }));
  expect(annotations).toEqual([]);
  expect(s.github.labels(1)).toEqual(['question']);
  expect(lines(s.github.requests).at(-1)).toBe(`DELETE ${REPOSITORY}/issues/1/labels/${encoded}`);
});

test.each<[string, StepOptions]>([
  ['issues, opened', { event: { name: 'issues', payload: payload('issues', 'opened') } }],
  ['issues, unlabeled', { event: { name: 'issues', payload: payload('issues', 'unlabeled') } }],
  ['issue_comment', { event: { name: 'issue_comment', payload: payload('issue_comment', 'created') } }],
  ['schedule', { event: { name: 'schedule', payload: payload('schedule') } }],
  ['push', { event: { name: 'push', payload: payload('push') } }],
  [
    'discussion, labeled',
    {
      event: { name: 'discussion', payload: payload('discussion', 'labeled', { sender: { login: SENDER } }) },
    },
  ],
])('no label is removed for %s', async (_, options) => {
  await using s = await scenario({}, withLabels);
  const { exitCode, annotations } = await s.run(removing(options));
  expect(exitCode).toBe(0);
  expect(annotations).toEqual([]);
  expect(s.github.requests.filter(({ path }) => LABEL.test(path))).toEqual([]);
});

test.each([{}, { 'remove-label': 'false' }])('no label is removed with %o', async (inputs) => {
  await using s = await scenario({}, withLabels);
  await s.run({ with: inputs });
  expect(s.github.labels(1)).toEqual(['bug', 'question']);
});

test('a label that was already removed isn’t an error', async () => {
  await using s = await scenario({}, { labels: { 1: ['question'] } });
  const { exitCode, annotations } = await s.run(removing());
  expect(exitCode).toBe(0);
  expect(annotations).toEqual([]);
  expect(s.github.requests.filter(({ path }) => LABEL.test(path))).toHaveLength(1);
});

test.each(['.', '..'])('a label named “%s” can’t be removed, and no request is sent', async (name) => {
  await using s = await scenario({}, withLabels);
  const { annotations } = await s.run({
    ...removing(),
    event: { name: 'issues', payload: payload('issues', 'labeled', { label: { name } }) },
  });
  expect(annotations).toMatchObject([annotated('warning', 'Rename the label')]);
  expect(s.github.requests.filter(({ method }) => method === 'DELETE')).toEqual([]);
});

test('the label is removed if dry-run is blank', async () => {
  await using s = await scenario({}, withLabels);
  await s.run(removing({ with: { 'dry-run': ' ' } }));
  expect(s.github.labels(1)).toEqual(['question']);
});

test('no request is sent without a token', async () => {
  await using s = await scenario({}, withLabels);
  const { outputs, annotations } = await s.run(removing({ with: { 'github-token': ' ' } }));
  expect(outputs['reason']).toBe('invalid-input');
  expect(annotations.map(({ level }) => level)).toEqual(['error']);
  expect(s.github.requests).toEqual([]);
});
