import { type ChangedFile, listChangedFiles, MAX_LISTED_FILES } from '../../github/changed-files.ts';
import { GitHubError } from '../../github/errors.ts';
import {
  type PullRequest,
  type PullRequestRef,
  pullRequestHere,
  READ_PULL_REQUESTS,
  readPullRequest,
} from '../../github/pull-request.ts';
import { withTimeout } from '../../lib/clock.ts';
import type { Problem } from '../../lib/problem.ts';
import { inBackticks } from '../../lib/text.ts';
import type { Done } from '../job/done.ts';
import { isOwnRepository, type Run } from '../job-run.ts';
import { type Scope, scopeOf } from './scope.ts';

export interface CheckedPullRequest {
  /** Undefined if it couldn't be read. */
  readonly changes: { readonly pullRequest: PullRequest; readonly files: readonly ChangedFile[] } | undefined;
  /** Undefined if `allowed-paths` isn't given. */
  readonly scope: Scope | undefined;
}

/** As many as in the output `changed-files`. */
export const MAX_SHOWN_FILES = 300;

/** GitHub takes about 20 s for thirty pages of files. */
const READ_TIMEOUT_MS = 60_000;

/**
 * Reads what the pull request of an ended job changes, and compares it with `allowed-paths`. Resolves with undefined if
 * there is no pull request, or if no input needs it. If it can't be read, its scope is unknown.
 */
export async function checkPullRequest(run: Run, done: Done): Promise<CheckedPullRequest | undefined> {
  const { inputs, runner, clock } = run;
  const { allowedPaths, comment, prLabels, prReviewers } = inputs;
  if (done.kind !== 'ended') return undefined;
  const { prLink, invalidPrLink } = done.job.last;
  if (invalidPrLink !== undefined && allowedPaths !== undefined) {
    const why = "The link from the API isn't the URL of a pull request.";
    return { changes: undefined, scope: { kind: 'unknown', why } };
  }
  const isWanted = allowedPaths !== undefined || comment || prLabels.length > 0 || prReviewers.length > 0;
  if (prLink === undefined || !isWanted) return undefined;

  const changes = await readChanges(run, prLink);
  if (typeof changes !== 'string') {
    const { files, pullRequest } = changes;
    const scope = allowedPaths && (await scopeOf(files, pullRequest.fileCount, allowedPaths, clock));
    return { changes, scope };
  }
  if (allowedPaths === undefined) runner.info(changes);
  return { changes: undefined, scope: allowedPaths && { kind: 'unknown', why: changes } };
}

/** Resolves with the changes, or with a sentence on why they can't be read. */
async function readChanges(
  run: Run,
  prLink: string,
): Promise<NonNullable<CheckedPullRequest['changes']> | string> {
  const { inputs, deadline, github, environment, clock, cancelled, runner } = run;
  const ref = pullRequestHere(prLink, environment.serverUrl);
  if (ref === undefined) {
    return `Couldn't read what the job changed, because its link isn't a pull request on ${environment.serverUrl}.`;
  }
  const timeoutMs = Math.min(READ_TIMEOUT_MS, deadline - clock.now());
  if (cancelled.aborted || timeoutMs <= 0) {
    return `Couldn't read what the pull request changes, because the ${cancelled.aborted ? 'run was cancelled' : 'step timed out'}.`;
  }
  const maxFiles = inputs.allowedPaths === undefined ? MAX_SHOWN_FILES : MAX_LISTED_FILES;
  try {
    return await withTimeout(clock, timeoutMs, cancelled, async ({ stop }) => {
      const pullRequest = await readPullRequest(github, ref, stop);
      const count = Math.min(pullRequest.fileCount, maxFiles);
      return { pullRequest, files: await listChangedFiles(github, ref, count, stop) };
    });
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    runner.debugError(error);
    return error.explain('', otherRepositoryFix(run, ref, READ_PULL_REQUESTS));
  }
}

/** Returns how to fix an error about a pull request of another repository; nothing for the run's own. */
export function otherRepositoryFix(
  run: Run,
  { repository }: PullRequestRef,
  permission: string,
): Pick<Problem, 'fix'> {
  if (isOwnRepository(run, repository)) return {};
  return {
    fix: `Set \`github-token\` to a token with \`${permission}\` on ${inBackticks(repository)}, because the default token is only for this repository`,
  };
}
