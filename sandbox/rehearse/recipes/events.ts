import type { GitHubOptions } from '../../github.ts';
import { type Landing, type PushOptions, pushOf } from '../../merges.ts';
import { payload, pullRequestComment } from '../../payloads.ts';
import type { Commit, Origin } from '../origin.ts';
import { AGENT_PULL, AGENT_PULL_URL, type Event, type Scene, SENDER } from '../scene.ts';

export const AGENT = { login: 'mintlify[bot]', type: 'Bot' };

export const REPOSITORY = { default_branch: 'main' };

/** Text that would break a prompt, a script or a workflow that evaluates it. */
export const HOSTILE = 'A "title" with `$(id)` and ${{ github.token }}';

/** The review of `reviewed`. */
export const REVIEW = 7;

export const labeled = (label: string) => (): Event => ({
  name: 'issues',
  payload: payload('issues', 'labeled', {
    label: { name: label },
    issue: { title: HOSTILE },
    repository: REPOSITORY,
  }),
});

export const commented = (body: string) => (): Event => ({
  name: 'issue_comment',
  payload: pullRequestComment('created', { comment: { body }, repository: REPOSITORY }),
});

export const scheduled = (): Event => ({
  name: 'schedule',
  payload: payload('schedule', undefined, { repository: REPOSITORY }),
});

/** A closed pull request of the event `pull_request_target`, which GitHub's policy only blocks in a public repository. */
export const closed =
  (merged: boolean, isPrivate: boolean) =>
  ({ shas }: Origin): Event => ({
    name: 'pull_request_target',
    payload: payload('pull_request_target', 'closed', {
      pull_request: {
        merged,
        title: HOSTILE,
        merge_commit_sha: last(shas),
        base: { ref: 'main', sha: last(shas) },
      },
      repository: { ...REPOSITORY, private: isPrivate },
    }),
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

export const released = (prerelease: boolean) => (): Event => ({
  name: 'release',
  payload: payload('release', 'published', {
    release: { prerelease, body: HOSTILE },
    repository: REPOSITORY,
  }),
});

export const reviewed =
  (state: string, author: object = AGENT) =>
  (): Event => ({
    name: 'pull_request_review',
    payload: payload('pull_request_review', 'submitted', {
      review: { id: REVIEW, state, body: HOSTILE, user: { login: SENDER } },
      pull_request: {
        number: AGENT_PULL,
        html_url: AGENT_PULL_URL,
        user: { ...author },
        base: { ref: 'main' },
      },
      repository: REPOSITORY,
    }),
  });

export const pushed =
  (before: (shas: readonly string[]) => string) =>
  ({ shas }: Origin): Event => ({
    name: 'push',
    payload: payload('push', undefined, {
      ref: 'refs/heads/main',
      before: before(shas),
      after: last(shas),
      deleted: false,
      repository: REPOSITORY,
    }),
  });

export function last(values: readonly string[]): string {
  return values.at(-1) ?? '';
}

export const commit = (author: string, message: string, files: Commit['files'] = {}): Commit => ({
  author,
  message,
  files,
});
