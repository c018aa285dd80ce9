import { type PayloadEdit, payload, pullRequestComment } from '../../sandbox/payloads.ts';
import type { StepOptions } from '../../sandbox/run-step.ts';
import { labeled } from './scenario.ts';

export type Event = NonNullable<StepOptions['event']>;

export const HERE = 'Codertocat/Hello-World';
export const AGENT = 'mintlify[bot]';
export const scheduled: Event = { name: 'schedule', payload: payload('schedule') };

/** GitHub's example of an event, in the repository of the run. */
export function event(name: string, action?: string, edit: PayloadEdit = {}): Event {
  return { name, payload: payload(name, action, { repository: { full_name: HERE }, ...edit }) };
}

export function sentBy({ name, payload: body }: Event, login: string, type = 'User'): Event {
  return { name, payload: { ...body, sender: { login, type } } };
}

const merged = (isMerged: boolean) => ({ pull_request: { merged: isMerged } });

/** Events whose sender isn't checked by `skip-agent-events`, and for `workflow_run` not by `required-permission`. */
export const reports: [string, Event][] = [
  ['workflow_run', event('workflow_run', 'completed', { workflow_run: { event: 'schedule' } })],
  ['check_run', event('check_run', 'completed')],
  ['check_suite', event('check_suite', 'completed')],
  ['status', event('status')],
];

/** Events that only people with write access can trigger. */
export const trusted: [string, Event][] = [
  ['schedule', scheduled],
  ['push', event('push')],
  ['release', event('release', 'published')],
  ['create', event('create')],
  ['delete', event('delete')],
  ['merge_group', event('merge_group', 'checks_requested')],
  ['workflow_dispatch', event('workflow_dispatch')],
  ['repository_dispatch', event('repository_dispatch')],
  ['pull_request, synchronize', event('pull_request', 'synchronize')],
  ['pull_request, merged', event('pull_request', 'closed', merged(true))],
  ['pull_request_target, merged', event('pull_request_target', 'closed', merged(true))],
];

export const onPullRequest: Event = { name: 'issue_comment', payload: pullRequestComment() };

const ofDeletedFork = { pull_request: { head: { repo: null } } };
const fromFork = { pull_request: { head: { repo: { full_name: 'stranger/Hello-World' } } } };

export const outsiders: (readonly [string, Event])[] = [
  ['issues', labeled],
  ['issue_comment', event('issue_comment', 'created')],
  ['issue_comment on a pull request', onPullRequest],
  ['pull_request_target, opened', event('pull_request_target', 'opened')],
  ['pull_request_target, labeled', event('pull_request_target', 'labeled')],
  ['pull_request_target, synchronize', event('pull_request_target', 'synchronize')],
  ['pull_request_target, closed unmerged', event('pull_request_target', 'closed', merged(false))],
  ['pull_request_target, of one merged before', event('pull_request_target', 'labeled', merged(true))],
  // Any member can open a pull request from a branch that is there. People with triage access close and reopen it.
  ...'opened reopened edited ready_for_review converted_to_draft labeled closed enqueued'
    .split(' ')
    .map((action) => [`pull_request, ${action}`, event('pull_request', 'opened', { action })] as const),
  ['pull_request, of a fork', event('pull_request', 'synchronize', fromFork)],
  ['pull_request, of a deleted fork', event('pull_request', 'synchronize', ofDeletedFork)],
  ['pull_request_review', event('pull_request_review', 'submitted')],
  ['pull_request_review_comment', event('pull_request_review_comment', 'created')],
  ['discussion', event('discussion', 'created')],
  ['discussion_comment', event('discussion_comment', 'created')],
  ['commit_comment', event('commit_comment', 'created')],
  ['gollum', event('gollum')],
  ['watch', event('watch', 'started')],
  ['fork', event('fork')],
  ['deployment_status', event('deployment_status', 'created')],
  ['an unknown event', { ...event('watch', 'started'), name: 'comet_observed' }],
];
