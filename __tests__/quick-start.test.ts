import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { startGitHub } from '../sandbox/github.ts';
import { type Payload, payload } from '../sandbox/payloads.ts';
import { startPlatform } from '../sandbox/platform.ts';
import { missingPermission } from '../sandbox/rehearse/permissions.ts';
import { sentContext } from './agent-job/sent-context.ts';
import { workflowsIn } from './readme-workflows.ts';
import { readRecipe, runRecipe } from './recipe.ts';

const PULL_REQUEST = 'https://github.com/acme/docs/pull/7';

const [quickStart = ''] = workflowsIn('README.md');

/** The quick start as the README has it, in a private repository; `edit` is what a reader changes in it. */
async function runQuickStart(label: string, edit: (workflow: string) => string = (workflow) => workflow) {
  await using platform = await startPlatform({
    life: [{ status: 'active' }, { status: 'completed', prLink: PULL_REQUEST }],
  });
  await using github = await startGitHub({ roles: { Codertocat: 'write' } });
  const folder = await mkdtemp(join(tmpdir(), 'quick-start-'));
  const file = join(folder, 'docs.yml');
  await writeFile(file, edit(quickStart));
  const issue: Payload = payload('issues', 'labeled', {
    label: { name: label },
    repository: { private: true, visibility: 'private' },
  });
  const result = await runRecipe(file, {
    event: { name: 'issues', payload: issue },
    service: platform,
    github: github.url,
  });
  const { jobs } = await readRecipe(file);
  await rm(folder, { recursive: true });
  // In a private repository, a token can do only what it was granted.
  for (const request of github.requests) {
    expect(missingPermission(request, jobs['docs']?.permissions ?? {}, new Set())).toBeUndefined();
  }
  return { platform, github, result };
}

test('the quick start is in block style, with a name and a reason for each permission, in 20 lines at most', () => {
  const lines = quickStart.trimEnd().split('\n');
  expect(lines.length).toBeLessThanOrEqual(20);
  expect(lines[0]).toMatch(/^name: \w/u);
  expect(quickStart).not.toMatch(/: \{ /u);
  const grants = lines.filter((line) => /^ +[a-z-]+: (?:read|write)\b/u.test(line));
  expect(grants).not.toEqual([]);
  for (const grant of grants) expect(grant).toMatch(/ # to \w/u);
});

test('the quick start does what the README says: 👀, a job about the issue, a comment with the link', async () => {
  const { platform, github } = await runQuickStart('docs');
  expect(platform.jobs).toHaveLength(1);
  expect(sentContext(platform)).toMatchObject({
    prompt: 'Document what this issue describes, if the docs lack it.',
    context: { issue: { number: 1, body: "It looks like you accidently spelled 'commit' with two 't's." } },
  });
  expect(github.reactions).toMatchObject([{ content: 'eyes' }]);
  expect(github.comments).toMatchObject([{ issue: 1, body: expect.stringContaining(PULL_REQUEST) }]);
});

test('the quick start as a dry run, its second step, creates and comments nothing', async () => {
  const { platform, github, result } = await runQuickStart('docs', (workflow) =>
    workflow.replace('comment: true', 'comment: true\n          dry-run: true'),
  );
  expect(result).toMatchObject({ steps: [{ outputs: { outcome: 'dry-run' } }] });
  expect(platform.requests).toEqual([]);
  expect(github.requests.map(({ method }) => method)).toEqual(['GET']);
});

test('the quick start does nothing for another label', async () => {
  const { result, platform } = await runQuickStart('bug');
  expect(result).toBe('job skipped');
  expect(platform.requests).toEqual([]);
});
