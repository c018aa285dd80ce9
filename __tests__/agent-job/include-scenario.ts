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

/** An event that Ann triggered. */
const byAnn = (name: string, action: string, about: PayloadEdit) => {
  return { name, payload: { action, sender: { login: 'Ann', type: 'User' }, ...about } };
};
const issue = { number: 1, title: 'As it was', body: 'seen<!-- not seen -->', updated_at: TRIGGERED };
const issueEvent = byAnn('issues', 'labeled', { issue });
export const commentEvent = (edit: PayloadEdit) => {
  const user = { login: 'Ann' };
  const comment = { id: 1_001, user, created_at: TRIGGERED, updated_at: TRIGGERED, ...edit };
  return byAnn('issue_comment', 'created', { issue, comment });
};
export const pullEvent = (edit: PayloadEdit = {}) => {
  const commits = { base: { sha: BASE }, head: { sha: HEAD } };
  const pull_request = { number: 2, updated_at: TRIGGERED, ...commits, ...edit };
  return byAnn('pull_request', 'labeled', { pull_request });
};
export const dispatched = { name: 'workflow_dispatch', payload: {} };

/** Runs with `include`. The context is undefined if no job was created. */
export async function included(include: string, options: StepOptions = {}, hub: GitHubOptions = {}) {
  await using s = await scenario({}, { roles: { Ann: 'write', [SENDER]: 'write', bob: 'write' }, ...hub });
  const inputs = { wait: 'false', include, ...options.with };
  const step = { event: issueEvent, repository: REPOSITORY, ...options, with: inputs };
  const { outputs, summary } = await s.run(step);
  const asked = lines(s.github.requests).map((line) => line.replace(`/repos/${REPOSITORY}/`, ''));
  if (s.platform.jobs.length === 0) {
    expect(outputs).toMatchObject({ outcome: 'not-created', reason: 'context-unavailable' });
    return { context: undefined, message: outputs['message'] ?? '', asked, summary };
  }
  return { context: sentContext(s.platform).context, message: '', asked, summary };
}
