import type { GitHubClient } from '../../github/client.ts';
import { GitHubError } from '../../github/errors.ts';
import { type PullRequest, Repository } from '../../github/repository.ts';
import { type Clock, withTimeout } from '../../lib/clock.ts';
import { webUrl } from '../../lib/markdown.ts';
import type { AgentJob } from '../../platform/agent-jobs.ts';
import type { StatusComment } from './status-comment.ts';

/** What a look at a pull request is worth waiting for. */
const LOOK_WITHIN_MS = 30_000;

/** The job's link in a form that is safe to print, where it is an http or https one. */
export function prLinkOf({ prLink }: AgentJob): string | undefined {
  return prLink === undefined ? undefined : webUrl(prLink);
}

/** A pull request by its place: `repository` is `owner/name`. */
export interface PullRequestRef {
  readonly repository: string;
  readonly number: number;
}

/** The place that a URL of GitHub's form names, on github.com and on servers of one's own alike. */
export function parsePullRequestUrl(url: string): PullRequestRef | undefined {
  const [, owner, name, number] =
    /^\/([^/]+)\/([^/]+)\/pull\/(\d{1,15})(?:\/|$)/u.exec(new URL(url).pathname) ?? [];
  if (owner === undefined || name === undefined || number === undefined) return undefined;
  return { repository: `${owner}/${name}`, number: Number(number) };
}

export interface AgentPullRequestsOptions {
  readonly client: GitHubClient;
  /** `https://github.com`, or a server of one's own. */
  readonly serverUrl: string;
  /** Our own comments on a pull request of the run's repository. */
  readonly statusCommentOn: (number: number) => StatusComment;
  /** Whether the agent opens its pull requests in the run's repository: our markers are bound to it. */
  readonly areHere: boolean;
  readonly clock: Clock;
}

/** The agent's pull requests, as far as they decide whether its job goes on. */
export class AgentPullRequests {
  readonly #settings: AgentPullRequestsOptions;

  constructor(settings: AgentPullRequestsOptions) {
    this.#settings = settings;
  }

  /** Whether a job's pull request is known to be closed. One that GitHub does not show is not known to be. */
  async isKnownToBeClosed(job: AgentJob, unwanted: AbortSignal): Promise<boolean> {
    const { client, serverUrl, clock } = this.#settings;
    const link = prLinkOf(job);
    if (link === undefined || new URL(link).host !== new URL(serverUrl).host) return false;
    const place = parsePullRequestUrl(link);
    if (place === undefined) return false;
    try {
      return await withTimeout(clock, LOOK_WITHIN_MS, unwanted, async ({ stop }) => {
        const { isOpen } = await new Repository(client, place.repository).pull(place.number, stop);
        return !isOpen;
      });
    } catch (error) {
      if (!(error instanceof GitHubError)) throw error;
      return false;
    }
  }

  /** The jobs that our markers on these pull requests name, in the order of the pull requests. */
  async *namedJobs(
    open: readonly PullRequest[],
    unwanted: AbortSignal,
  ): AsyncGenerator<{ readonly number: number; readonly jobId: string }> {
    if (!this.#settings.areHere) return;
    for (const { number } of open) {
      const jobId = await this.#settings.statusCommentOn(number).newestJob(unwanted);
      if (jobId !== undefined) yield { number, jobId };
    }
  }
}
