import type { GitHubClient } from '../../github/client.ts';
import { GitHubError } from '../../github/errors.ts';
import {
  type ChangedFile,
  listChangedFiles,
  MAX_LISTED_FILES,
  type PullRequestDetails,
  readPullRequest,
} from '../../github/pull-request.ts';
import { type PullRequestRef, pullRequestHere } from '../../github/pull-request-ref.ts';
import { READ_PULL_REQUESTS } from '../../github/repository.ts';
import { isSameRepository } from '../../github/repository-name.ts';
import { type Clock, withTimeout } from '../../lib/clock.ts';
import { openPathFilter, type PathPattern } from '../../lib/path-filter.ts';
import type { Problem } from '../../lib/problem.ts';
import { formatNumber, inBackticks } from '../../lib/text.ts';
import type { Environment } from '../../runner/environment.ts';
import type { StepContext } from '../../step/context.ts';
import type { Inputs } from '../inputs/inputs.ts';
import type { JobResult } from '../job/result.ts';

/** What a pull request changes. */
export interface PullRequestChanges {
  readonly details: PullRequestDetails;
  /** The first files. */
  readonly files: readonly ChangedFile[];
}

/** Whether a pull request only changes what `allowed-paths` allows. */
export type Scope =
  | { readonly kind: 'in-scope' }
  | { readonly kind: 'out-of-scope'; readonly paths: readonly DisallowedPath[] }
  /** `why` is a sentence that says what to do. */
  | { readonly kind: 'unknown'; readonly why: string };

export interface DisallowedPath {
  /** A file's path, or its old path. */
  readonly path: string;
  readonly file: ChangedFile;
}

export interface CheckedPullRequest {
  /** Undefined if it couldn't be read. */
  readonly changes: PullRequestChanges | undefined;
  /** Undefined if `allowed-paths` isn't given. */
  readonly scope: Scope | undefined;
}

export interface CheckOptions {
  readonly inputs: Pick<Inputs, 'allowedPaths' | 'comment' | 'prLabels' | 'prReviewers'>;
  /** In milliseconds since the epoch. */
  readonly deadline: number;
  readonly client: GitHubClient;
  readonly environment: Pick<Environment, 'repository' | 'serverUrl'>;
  readonly context: Pick<StepContext, 'runner' | 'clock' | 'cancelled'>;
}

/** As many as in the output `changed-files`. */
export const MAX_SHOWN_FILES = 300;

/** GitHub takes about 20 s for thirty pages of files. */
const READ_TIMEOUT_MS = 60_000;

/** How long matching paths and patterns can take, in milliseconds. */
const MATCH_TIMEOUT_MS = 5_000;

/**
 * Reads what the pull request of an ended job changes, and compares it with `allowed-paths`. Resolves with undefined if
 * there is no pull request, or if no input needs it. If it can't be read, its scope is unknown.
 */
export async function checkPullRequest(
  result: JobResult,
  options: CheckOptions,
): Promise<CheckedPullRequest | undefined> {
  const { inputs, context } = options;
  const { allowedPaths, comment, prLabels, prReviewers } = inputs;
  if (result.kind !== 'ended') return undefined;
  const { prLink, invalidPrLink } = result.job;
  if (invalidPrLink !== undefined && allowedPaths !== undefined) {
    const why = "The link from the API isn't the URL of a pull request.";
    return { changes: undefined, scope: { kind: 'unknown', why } };
  }
  const isWanted = allowedPaths !== undefined || comment || prLabels.length > 0 || prReviewers.length > 0;
  if (prLink === undefined || !isWanted) return undefined;

  const changes = await readChanges(prLink, options);
  if (typeof changes !== 'string') {
    return { changes, scope: allowedPaths && (await scopeOf(changes, allowedPaths, context.clock)) };
  }
  if (allowedPaths === undefined) context.runner.info(changes);
  return { changes: undefined, scope: allowedPaths && { kind: 'unknown', why: changes } };
}

/** Returns the paths of a changed file: a rename has two. */
export function pathsOf({ path, previousPath }: ChangedFile): readonly string[] {
  return previousPath === undefined ? [path] : [previousPath, path];
}

/** Resolves with the changes, or with a sentence on why they can't be read. */
async function readChanges(
  prLink: string,
  { inputs, deadline, client, environment, context }: CheckOptions,
): Promise<PullRequestChanges | string> {
  const { clock, cancelled, runner } = context;
  const ref = pullRequestHere(prLink, environment);
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
      const details = await readPullRequest(client, ref, stop);
      const count = Math.min(details.fileCount, maxFiles);
      return { details, files: await listChangedFiles(client, ref, count, stop) };
    });
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    runner.debugError(error);
    return error.explain('', otherRepositoryFix(ref, environment, READ_PULL_REQUESTS));
  }
}

/** Returns how to fix an error about a pull request of another repository; nothing for the run's own. */
export function otherRepositoryFix(
  { repository }: PullRequestRef,
  environment: Pick<Environment, 'repository'>,
  permission: string,
): Pick<Problem, 'fix'> {
  if (isSameRepository(repository, environment.repository)) return {};
  return {
    fix: `Set \`github-token\` to a token with \`${permission}\` on ${inBackticks(repository)}, because the default token is only for this repository`,
  };
}

async function scopeOf(
  { details, files }: PullRequestChanges,
  patterns: readonly PathPattern[],
  clock: Clock,
): Promise<Scope> {
  const isAllowed = await openPathFilter(patterns);
  const until = clock.now() + MATCH_TIMEOUT_MS;
  const paths: DisallowedPath[] = [];
  for (const file of files) {
    if (clock.now() >= until) {
      return { kind: 'unknown', why: 'The paths take too long to match; use fewer and shorter patterns.' };
    }
    for (const path of pathsOf(file)) if (!isAllowed(path)) paths.push({ path, file });
  }
  if (paths.length > 0) return { kind: 'out-of-scope', paths };
  const { fileCount } = details;
  return files.length >= fileCount
    ? { kind: 'in-scope' }
    : {
        kind: 'unknown',
        why: `GitHub only lists ${formatNumber(files.length)} of its ${formatNumber(fileCount)} files; ask the agent for a smaller change.`,
      };
}
