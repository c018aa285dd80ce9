import type { GitHubOptions } from '../github.ts';
import { type Landing, type PushOptions, pushOf } from '../merges.ts';
import { type PayloadEdit, payload, pullRequestComment } from '../payloads.ts';
import type { Commit, Origin } from './origin.ts';
import { AGENT_PULL, AGENT_PULL_URL, type Event, type Scene, SENDER } from './scene.ts';

export const AGENT = { login: 'mintlify[bot]', type: 'Bot' };

/** A part of `HOSTILE` that is sent as text. */
export const EXPRESSION_AS_TEXT = '${{ github.token }}';
/** Text that would break a prompt, a script or a workflow that evaluates it. */
export const HOSTILE = `A "title" with \`$(id)\` and ${EXPRESSION_AS_TEXT}`;

/** The id of the review of `reviewed`. */
export const REVIEW = 7;

function eventOf(name: string, action?: string, edit: PayloadEdit = {}): Event {
  return { name, payload: payload(name, action, { repository: { default_branch: 'main' }, ...edit }) };
}

export const SCHEDULED = eventOf('schedule');

export const labeled = (label: string): Event =>
  eventOf('issues', 'labeled', { label: { name: label }, issue: { title: HOSTILE } });

export const commented = (body: string): Event => ({
  name: 'issue_comment',
  payload: pullRequestComment('created', { comment: { body }, repository: { default_branch: 'main' } }),
});

export const started = (inputs: Readonly<Record<string, string>> = {}): Event =>
  eventOf('workflow_dispatch', undefined, { inputs, ref: 'refs/heads/main' });

export const released = ({ prerelease }: { readonly prerelease: boolean }): Event =>
  eventOf('release', 'published', { release: { prerelease, body: HOSTILE } });

export const reviewed = (state: string, author: { readonly login: string } = AGENT): Event =>
  eventOf('pull_request_review', 'submitted', {
    review: { id: REVIEW, state, body: HOSTILE, user: { login: SENDER } },
    pull_request: {
      number: AGENT_PULL,
      html_url: AGENT_PULL_URL,
      user: { ...author },
      base: { ref: 'main' },
    },
  });

/** A closed pull request of the event `pull_request_target`, which GitHub's policy only blocks in a public repository. */
export const closed =
  ({ merged, isPrivate }: { readonly merged: boolean; readonly isPrivate: boolean }) =>
  ({ shas }: Origin): Event =>
    eventOf('pull_request_target', 'closed', {
      pull_request: {
        merged,
        title: HOSTILE,
        merge_commit_sha: last(shas),
        base: { ref: 'main', sha: last(shas) },
      },
      repository: { default_branch: 'main', private: isPrivate },
    });

/** A failed run of the docs' checks for the agent's pull request. */
export const failedChecks =
  (edit: PayloadEdit = {}) =>
  ({ shas }: Origin): Event =>
    eventOf('workflow_run', 'completed', {
      workflow_run: {
        name: 'Docs checks',
        conclusion: 'failure',
        event: 'pull_request',
        run_attempt: 1,
        head_sha: last(shas),
        head_branch: 'mintlify/$(id)`id`"',
        head_repository: { full_name: 'Codertocat/Hello-World' },
        triggering_actor: { ...AGENT },
        ...edit,
      },
    });

/** A push to `main` after the commit `before`. */
export const pushed =
  (before: (shas: readonly string[]) => string) =>
  ({ shas }: Origin): Event =>
    eventOf('push', undefined, {
      ref: 'refs/heads/main',
      before: before(shas),
      after: last(shas),
      deleted: false,
    });

/** Returns the event of a push to `main`, with commits of the origin, and what GitHub says of its pull requests. */
export function merge(
  landings: readonly Landing[],
  { github = {}, ...options }: Omit<PushOptions, 'landings'> & { readonly github?: GitHubOptions } = {},
): Pick<Scene, 'event' | 'github' | 'commits'> {
  const made = pushOf({ landings, ...options });
  const push = ({ shas }: Origin) => {
    const own = shas.slice(-made.shas.length);
    return pushOf({ landings, before: shas.at(-made.shas.length - 1) ?? '', shas: own, ...options });
  };
  return {
    commits: made.shas.map((_, index) => commit('Ann', `Commit ${index + 1}`)),
    event: (origin) => {
      const { event, comparisons } = push(origin);
      const changed = Object.values(comparisons).flat();
      return { ...event, changed: changed.map((file) => (typeof file === 'string' ? file : file.path)) };
    },
    github: (origin) => {
      const { pulls, comparisons } = push(origin);
      return {
        ...github,
        comparisons: { ...comparisons, ...github.comparisons },
        pulls: [...pulls, ...(github.pulls ?? [])],
      };
    },
  };
}

export const commit = (author: string, message: string, files: Commit['files'] = {}): Commit => ({
  author,
  message,
  files,
});

export function last(values: readonly string[]): string {
  return values.at(-1) ?? '';
}
