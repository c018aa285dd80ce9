import type { GitHubClient } from '../../github/client.ts';
import { GitHubError } from '../../github/errors.ts';
import { pullRequestHere } from '../../github/pull-request-ref.ts';
import { type PullRequest, Repository } from '../../github/repository.ts';
import { type Clock, withTimeout } from '../../lib/clock.ts';
import type { AgentJob } from '../../platform/agent-jobs.ts';
import type { StatusComment } from './status-comment.ts';

/** How long a pull request's state is waited for. */
const READ_TIMEOUT_MS = 30_000;

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

/** The agent's pull requests, as far as they decide whether its job is continued. */
export class AgentPullRequests {
  readonly #options: AgentPullRequestsOptions;

  constructor(options: AgentPullRequestsOptions) {
    this.#options = options;
  }

  /** Resolves with whether a job's pull request is known to be closed. One that GitHub does not show is not known to be. */
  async isKnownToBeClosed({ prLink }: AgentJob, unwanted: AbortSignal): Promise<boolean> {
    const { client, serverUrl, clock } = this.#options;
    const ref = pullRequestHere(prLink, { serverUrl });
    if (ref === undefined) return false;
    try {
      return await withTimeout(clock, READ_TIMEOUT_MS, unwanted, async ({ stop }) => {
        const { isOpen } = await new Repository(client, ref.repository).pullRequest(ref.number, stop);
        return !isOpen;
      });
    } catch (error) {
      if (!(error instanceof GitHubError)) throw error;
      return false;
    }
  }

  /** Yields the jobs that our markers on these pull requests name, in the order of the pull requests. */
  async *markedJobs(
    open: readonly PullRequest[],
    unwanted: AbortSignal,
  ): AsyncGenerator<{ readonly number: number; readonly jobId: string }> {
    if (!this.#options.areHere) return;
    for (const { number } of open) {
      const jobId = await this.#options.statusCommentOn(number).newestJob(unwanted);
      if (jobId !== undefined) yield { number, jobId };
    }
  }
}
