import { expect } from '@jest/globals';
import type { GitHubOptions } from '../../sandbox/github.ts';
import type { PayloadEdit } from '../../sandbox/payloads.ts';
import type { StepOptions } from '../../sandbox/run-step.ts';
import { REPOSITORY } from '../github/asked-client.ts';
import { lines, SENDER, scenario } from './scenario.ts';
import { sentContext } from './sent-context.ts';

export const TRIGGERED = '2026-01-02T00:00:00Z';
export const BEFORE = '2026-01-01T00:00:00Z';
export const AFTER = '2026-01-02T00:00:01Z';
export const BASE = 'b'.repeat(40);
export const HEAD = 'a'.repeat(40);

/** An event of issue 1, which Ann triggered. */
export const issueEvent = (edit: PayloadEdit = {}) => ({
  name: 'issues',
  payload: {
    action: 'labeled',
    sender: { login: 'Ann', type: 'User' },
    issue: { number: 1, title: 'As it was', updated_at: TRIGGERED },
    ...edit,
  },
});
export const commentEvent = (comment: PayloadEdit) => ({
  name: 'issue_comment',
  payload: {
    action: 'created',
    sender: { login: 'Ann', type: 'User' },
    issue: { number: 1, updated_at: TRIGGERED },
    comment: { id: 1_001, user: { login: 'Ann' }, created_at: TRIGGERED, updated_at: TRIGGERED, ...comment },
  },
});
export const pullEvent = (edit: PayloadEdit = {}) => ({
  name: 'pull_request',
  payload: {
    action: 'labeled',
    sender: { login: 'Ann', type: 'User' },
    pull_request: { number: 2, updated_at: TRIGGERED, base: { sha: BASE }, head: { sha: HEAD }, ...edit },
  },
});
export const dispatched = { name: 'workflow_dispatch', payload: {} };

/** Runs with `include`. The context is undefined if no job was created. */
export async function included(include: string, options: StepOptions = {}, hub: GitHubOptions = {}) {
  await using s = await scenario({}, { roles: { Ann: 'write', [SENDER]: 'write', bob: 'write' }, ...hub });
  const { outputs, summary } = await s.run({
    event: issueEvent(),
    repository: REPOSITORY,
    ...options,
    with: { wait: 'false', include, ...options.with },
  });
  const asked = lines(s.github.requests).map((line) => line.replace(`/repos/${REPOSITORY}/`, ''));
  if (s.platform.jobs.length === 0) {
    expect(outputs).toMatchObject({ outcome: 'not-created', reason: 'context-unavailable' });
    return { context: undefined, message: outputs['message'] ?? '', asked, summary };
  }
  return { context: sentContext(s.platform).context, message: '', asked, summary };
}
