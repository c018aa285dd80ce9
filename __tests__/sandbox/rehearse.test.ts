import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { payload } from '../../sandbox/payloads.ts';
import { missingPermission } from '../../sandbox/permissions.ts';
import { adaptWorkflow, problemWithTrigger, readWorkflow } from '../../sandbox/rehearse/workflow.ts';

const WORKFLOW = `
on:
  issues:
    types: [labeled]
  push:
    branches: [main]
    paths-ignore: ["docs/**", "**/*.md"]
  pull_request_target:
  schedule:
    - cron: "1 2 * * 3"
concurrency: { group: docs, queue: max }
jobs:
  docs:
    runs-on: ubuntu-latest
    concurrency:
      group: docs
      cancel-in-progress: false
      queue: max
    steps:
      - uses: actions/checkout@v7
      - uses: OWNER/docs-agent-action@v1
        with: { prompt: "A \${{ github.event.issue.html_url }}" }
      - uses: OWNER/docs-agent-action/visitors@v1
      - run: echo "\${HOME}"
`;

test('a copy for act has another URL and interval, and lacks what act refuses', () => {
  expect(parse(adaptWorkflow(WORKFLOW, 'http://127.0.0.1:1'))).toEqual({
    ...parse(WORKFLOW),
    concurrency: { group: 'docs' },
    jobs: {
      docs: {
        'runs-on': 'ubuntu-latest',
        concurrency: { group: 'docs', 'cancel-in-progress': false },
        steps: [
          { uses: 'actions/checkout@v7' },
          {
            uses: 'OWNER/docs-agent-action@v1',
            with: {
              prompt: 'A ${{ github.event.issue.html_url }}',
              'base-url': 'http://127.0.0.1:1',
              'poll-interval-seconds': 0.1,
            },
          },
          { uses: 'OWNER/docs-agent-action/visitors@v1', with: { 'base-url': 'http://127.0.0.1:1' } },
          { run: 'echo "${HOME}"' },
        ],
      },
    },
  });
});

const isPrivate = { repository: { private: true } };
test.each([
  ['issues', payload('issues', 'labeled'), undefined],
  ['issues', payload('issues', 'opened'), '`types` lacks `opened`'],
  ['push', payload('push', undefined, { ref: 'refs/heads/main' }), undefined],
  ['push', payload('push', undefined, { ref: 'refs/heads/other' }), '`branches` lacks `other`'],
  ['schedule', payload('schedule'), undefined],
  ['release', payload('release', 'published'), '`on` lacks `release`'],
  ['pull_request_target', payload('pull_request_target', 'closed', isPrivate), undefined],
  [
    'pull_request_target',
    payload('pull_request_target', 'closed'),
    "Event 'pull_request_target' is not allowed to trigger Actions workflows. Workflow file: 'docs.yml'.",
  ],
])('the triggers accept or refuse %s', (name, body, problem) => {
  expect(problemWithTrigger(readWorkflow(WORKFLOW), 'docs.yml', { name, payload: body })).toBe(problem);
});

test.each([
  [['README.md', 'docs/a.ts'], '`paths-ignore` has every changed file'],
  [['README.md', 'src/a.ts'], undefined],
  [[], undefined],
])('a push of %j starts a run, or none', (changed, problem) => {
  const event = { name: 'push', payload: payload('push', undefined, { ref: 'refs/heads/main' }), changed };
  expect(problemWithTrigger(readWorkflow(WORKFLOW), 'docs.yml', event)).toBe(problem);
});

const REPOSITORY = '/repos/acme/widgets';
test.each([
  ['POST', '/issues/1/comments', { issues: 'write' }, undefined],
  ['POST', '/issues/1/comments', { 'pull-requests': 'write' }, 'issues: write'],
  ['POST', '/issues/2/comments', { 'pull-requests': 'write' }, undefined],
  ['POST', '/issues/2/comments', { 'pull-requests': 'read' }, 'pull-requests: write'],
  ['GET', '/issues/2/comments', { 'pull-requests': 'read' }, undefined],
  ['GET', '/pulls', {}, 'pull-requests: read'],
  ['GET', '/collaborators/octocat/permission', {}, undefined],
  ['PUT', '/topics', {}, 'lacks the permission'],
])('%s %s with %j', (method, path, grants, missing) => {
  const found = missingPermission({ method, path: REPOSITORY + path }, grants, new Set([2]));
  if (missing === undefined) expect(found).toBeUndefined();
  else expect(found).toContain(missing);
});
