import { type ChangedFile, listChangedFiles, MAX_LISTED_FILES, pathsOf } from '../../github/changed-files.ts';
import { GitHubError } from '../../github/errors.ts';
import {
  type PullRequest,
  type PullRequestRef,
  pullRequestHere,
  READ_PULL_REQUESTS,
  readPullRequest,
} from '../../github/pull-request.ts';
import { type Clock, withTimeout } from '../../lib/clock.ts';
import { openPathFilter, type PathPattern } from '../../lib/path-filter.ts';
import type { Problem } from '../../lib/problem.ts';
import { formatNumber, inBackticks, oneLine } from '../../lib/text.ts';
import type { Done, JobResult } from '../job/done.ts';
import { isOwnRepository, type Run } from '../job-run.ts';

type Scope =
  | { readonly kind: 'in-scope' }
  /** Each path is a file's path, or its old path. */
  | {
      readonly kind: 'out-of-scope';
      readonly paths: readonly { readonly path: string; readonly file: ChangedFile }[];
    }
  /** `why` is a sentence that says what to do. */
  | { readonly kind: 'unknown'; readonly why: string };

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

/** Undefined if there is no pull request, or no input needs it. If it can't be read, its scope is unknown. */
export async function checkPullRequest(
  run: Run,
  done: Done | JobResult,
): Promise<CheckedPullRequest | undefined> {
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
async function readChanges(run: Run, prLink: string) {
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
      const client = github(stop, ref.repository);
      const pullRequest = await readPullRequest(client, ref.number);
      const count = Math.min(pullRequest.fileCount, maxFiles);
      return { pullRequest, files: await listChangedFiles(client, ref.number, count) };
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

const MATCH_TIMEOUT_MS = 5_000;

/** The pull request changes `fileCount` files, however many are listed. */
export async function scopeOf(
  files: readonly ChangedFile[],
  fileCount: number,
  patterns: readonly PathPattern[],
  clock: Clock,
): Promise<Scope> {
  const isAllowed = await openPathFilter(patterns);
  const until = clock.now() + MATCH_TIMEOUT_MS;
  const paths: { path: string; file: ChangedFile }[] = [];
  for (const file of files) {
    if (clock.now() >= until) {
      return { kind: 'unknown', why: 'The paths take too long to match; use fewer and shorter patterns.' };
    }
    for (const path of pathsOf(file)) if (!isAllowed(path)) paths.push({ path, file });
  }
  if (paths.length > 0) return { kind: 'out-of-scope', paths };
  return files.length >= fileCount
    ? { kind: 'in-scope' }
    : {
        kind: 'unknown',
        why: `GitHub only lists ${formatNumber(files.length)} of its ${formatNumber(fileCount)} files; ask the agent for a smaller change.`,
      };
}

const MAX_NAMED = 5;
/** In characters, so that all of them fit into an annotation. */
const MAX_PATH_LENGTH = 200;
const MAX_WHY_LENGTH = 1_500;

/** Returns undefined if it is in scope. `namesPaths` is for texts without a table of the paths. */
export function scopeProblem(scope: Scope | undefined, namesPaths: boolean): string | undefined {
  switch (scope?.kind) {
    case undefined:
    case 'in-scope':
      return undefined;
    case 'out-of-scope': {
      const { paths } = scope;
      const some = paths.slice(0, MAX_NAMED).map(({ path }) => inBackticks(path, MAX_PATH_LENGTH));
      const more = paths.length > some.length ? ` and ${paths.length - some.length} more` : '';
      const count = paths.length === 1 ? 'a path' : `${paths.length} paths`;
      const list = namesPaths ? `: ${some.join(', ')}${more}` : '';
      return `It changes ${count} outside \`allowed-paths\`${list}. Review it before you merge it.`;
    }
    case 'unknown':
      return `\`allowed-paths\` couldn't be checked. ${oneLine(scope.why, MAX_WHY_LENGTH)}`;
  }
}
