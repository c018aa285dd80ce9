import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { startGitHub } from '../sandbox/github.ts';
import { type Payload, payload } from '../sandbox/payloads.ts';
import { startPlatform } from '../sandbox/platform.ts';
import { workflowsIn } from './readme-workflows.ts';
import { runRecipe } from './recipe.ts';

const PULL_REQUEST = 'https://github.com/acme/docs/pull/7';

const [quickStart = ''] = workflowsIn('README.md');

async function runQuickStart(label: string) {
  await using platform = await startPlatform({
    life: [{ status: 'active' }, { status: 'completed', prLink: PULL_REQUEST }],
  });
  await using github = await startGitHub({ roles: { Codertocat: 'write' } });
  const folder = await mkdtemp(join(tmpdir(), 'quick-start-'));
  const file = join(folder, 'docs.yml');
  await writeFile(file, quickStart);
  const issue: Payload = payload('issues', 'labeled', { label: { name: label } });
  const result = await runRecipe(file, {
    event: { name: 'issues', payload: issue },
    service: platform,
    github: github.url,
  });
  await rm(folder, { recursive: true });
  return { platform, github, result };
}

test('the quick start has ten lines at most', () => {
  expect(quickStart.trimEnd().split('\n').length).toBeLessThanOrEqual(10);
});

test('the quick start does what the README says: 👀, a job about the issue, a comment with the link', async () => {
  const { platform, github } = await runQuickStart('docs');
  expect(platform.jobs.map(({ prompt }) => prompt)).toEqual([
    'Document https://github.com/Codertocat/Hello-World/issues/1 if the docs lack it.',
  ]);
  expect(github.reactions).toMatchObject([{ content: 'eyes' }]);
  expect(github.comments).toMatchObject([{ issue: 1, body: expect.stringContaining(PULL_REQUEST) }]);
});

test('the quick start does nothing for another label', async () => {
  const { result, platform } = await runQuickStart('bug');
  expect(result).toBe('job skipped');
  expect(platform.requests).toEqual([]);
});
