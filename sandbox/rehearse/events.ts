import { type Landing, pushOf } from '../merges.ts';
import { type PayloadEdit, payload, pullRequestComment } from '../payloads.ts';
import { AGENT_BRANCH, AGENT_PULL, AGENT_PULL_URL, type Event, SENDER } from './scene.ts';

export const AGENT = { login: 'mintlify[bot]', type: 'Bot' };

/** Text that would break a prompt, a script or a workflow that evaluates it. */
export const HOSTILE = 'A "title" with `$(id)` and ${{ github.token }}';

/** What a pull request, a push or a release changes. */
export const FILE = { path: 'src/a.ts', patch: '@@ -1 +1 @@\n-old\n+new' };

/** The id of the review of `reviewed`. */
export const REVIEW = 7;

/** The name of the workflow that checks the docs. */
export const CHECKS = 'Docs checks';

/** The first commit of `main`, which is old. */
export const FIRST_COMMIT = 'a'.repeat(40);
/** The head of the agent's pull request. */
export const AGENT_HEAD = 'b'.repeat(40);

function eventOf(name: string, action?: string, edit: PayloadEdit = {}): Event {
  return { name, payload: payload(name, action, { repository: { default_branch: 'main' }, ...edit }) };
}

export const SCHEDULED = eventOf('schedule');

export const labeled = (label: string): Event =>
  eventOf('issues', 'labeled', { label: { name: label }, issue: { title: HOSTILE } });

export const commentedOnIssue = (body: string): Event =>
  eventOf('issue_comment', 'created', { comment: { body } });

export const commented = (body: string): Event => ({
  name: 'issue_comment',
  payload: pullRequestComment('created', { comment: { body }, repository: { default_branch: 'main' } }),
});

export const dispatched = (inputs: Readonly<Record<string, string>> = {}): Event =>
  eventOf('workflow_dispatch', undefined, { inputs, ref: 'refs/heads/main' });

export const released = (release: { readonly prerelease: boolean }): Event =>
  eventOf('release', 'published', { release: { ...release, body: HOSTILE } });

export const reviewed = (
  state: string,
  author: { readonly login: string } = AGENT,
  head: PayloadEdit = { ref: AGENT_BRANCH },
): Event =>
  eventOf('pull_request_review', 'submitted', {
    review: { id: REVIEW, state, body: HOSTILE, user: { login: SENDER } },
    pull_request: {
      number: AGENT_PULL,
      html_url: AGENT_PULL_URL,
      user: { ...author },
      head,
      base: { ref: 'main' },
    },
  });

/** Of the event `pull_request_target`, which GitHub's policy only blocks in a public repository. */
export const closed = ({ merged }: { readonly merged: boolean }): Event =>
  eventOf('pull_request_target', 'closed', {
    pull_request: { merged, title: HOSTILE, base: { ref: 'main' } },
    repository: { default_branch: 'main', private: true },
  });

/** A failed run of the docs' checks for the agent's pull request. */
export const failedChecks = (edit: PayloadEdit = {}): Event =>
  eventOf('workflow_run', 'completed', {
    workflow_run: {
      name: CHECKS,
      conclusion: 'failure',
      event: 'pull_request',
      run_attempt: 1,
      head_sha: AGENT_HEAD,
      head_branch: 'mintlify/$(id)`id`"',
      head_repository: { full_name: 'Codertocat/Hello-World' },
      triggering_actor: { ...AGENT },
      pull_requests: [{ number: AGENT_PULL }],
      ...edit,
    },
  });

/** A push to `main`, on top of another one. */
export function pushed(landings: readonly Landing[], onto?: Event): Event {
  const before = onto?.merged?.shas.at(-1) ?? FIRST_COMMIT;
  const merged = pushOf({ landings, before, at: new Date().toISOString() });
  return { ...merged.event, merged };
}
