import type { GitHubClient } from '../../github/client.ts';
import { GitHubError } from '../../github/errors.ts';
import { pullRequestHere } from '../../github/pull-request-ref.ts';
import { type PullRequest, Repository } from '../../github/repository.ts';
import { type Clock, withTimeout } from '../../lib/clock.ts';
import type { AgentJob } from '../../platform/agent-jobs.ts';
import type { StatusComment } from './status-comment.ts';

/** How long reading a pull request can take. */
const READ_TIMEOUT_MS = 30_000;

export interface AgentPullRequestsOptions {
  readonly client: GitHubClient;
  /** `https://github.com`, or a GitHub Enterprise server. */
  readonly serverUrl: string;
  /** Our own comments on a pull request of the run's repository. */
  readonly statusCommentOn: (pullRequest: number) => StatusComment;
  /** Whether the agent opens its pull requests in the run's repository, which our markers are bound to. */
  readonly areHere: boolean;
  readonly clock: Clock;
}

/** The agent's pull requests: which of their jobs can be continued. */
export class AgentPullRequests {
  readonly #options: AgentPullRequestsOptions;

  constructor(options: AgentPullRequestsOptions) {
    this.#options = options;
  }

  /** Resolves with whether a job's pull request is known to be closed: false if GitHub doesn't show it. */
  async isKnownToBeClosed({ prLink }: AgentJob, signal: AbortSignal): Promise<boolean> {
    const { client, serverUrl, clock } = this.#options;
    const ref = pullRequestHere(prLink, { serverUrl });
    if (ref === undefined) return false;
    try {
      const isOpen = await withTimeout(clock, READ_TIMEOUT_MS, signal, ({ stop }) =>
        new Repository(client, ref.repository).isPullRequestOpen(ref.number, stop),
      );
      return !isOpen;
    } catch (error) {
      if (!(error instanceof GitHubError)) throw error;
      return false;
    }
  }

  /** Yields the jobs that our markers on these pull requests name, in the order of the pull requests. */
  async *markedJobs(
    open: readonly PullRequest[],
    signal: AbortSignal,
  ): AsyncGenerator<{ readonly number: number; readonly jobId: string }> {
    if (!this.#options.areHere) return;
    for (const { number } of open) {
      const jobId = await this.#options.statusCommentOn(number).newestJob(signal);
      if (jobId !== undefined) yield { number, jobId };
    }
  }
}
