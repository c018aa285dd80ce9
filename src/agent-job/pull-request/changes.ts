import {
  type ChangedFile,
  compare,
  listChangedFiles,
  MAX_COMPARED_FILES,
  MAX_LISTED_FILES,
  pathsOf,
} from '../../github/changed-files.ts';
import type { GitHubClient } from '../../github/client.ts';
import { expectGitHubError, GitHubError } from '../../github/errors.ts';
import {
  type PullRequest,
  type PullRequestRef,
  parsePullRequestUrl,
  readPullRequest,
} from '../../github/pull-request.ts';
import { inBackticks } from '../../lib/text.ts';
import { isFromAgent } from '../accounts.ts';
import { needsNote } from '../comment/comment.ts';
import { needsFiles } from '../inputs/rules.ts';
import { type Done, jobOf, type Target } from '../job/done.ts';
import { gitHubOf, isExpected, type Run, withReportTime } from '../job-run.ts';
import { type Scope, scopeOf } from './scope.ts';

/** The pull request that a job's link names. Unless GitHub confirms that it is the agent's, it is only linked. */
export interface LinkedPullRequest {
  /** Undefined if the API returned something else than a safe http or https URL. */
  readonly url?: string | undefined;
  /** Undefined also if no input needs it, because GitHub isn't asked then. */
  readonly confirmed?: ConfirmedPullRequest | undefined;
  /** Why it couldn't be confirmed, and what to do: a sentence or two. */
  readonly doubt?: string | undefined;
  /** GitHub, or a run that isn't cancelled, may say more later. */
  readonly mayBeReadLater?: boolean;
  /** Undefined also if `allowed-paths` isn't given. */
  readonly scope?: Scope | undefined;
}

export interface ConfirmedPullRequest extends PullRequest {
  /** `owner/name`. */
  readonly repository: string;
  /** `unread` if they couldn't be read, undefined if no input needs them. */
  readonly files?: readonly ChangedFile[] | 'unread' | undefined;
}

/** As many as in the output `changed-files`. */
export const MAX_SHOWN_FILES = 300;

const NO_PULL_REQUEST = "The link from the API isn't the URL of a pull request.";
const NOT_READ = "The pull request wasn't looked up, because the run was cancelled.";

/** Resolves with undefined if the job has no link. That it isn't confirmed is a warning, or makes its scope unknown. */
export async function confirmPullRequest(run: Run, done: Done): Promise<LinkedPullRequest | undefined> {
  const { runner, cancelled } = run;
  const { allowedPaths } = run.inputs;
  const { prLink: url, invalidPrLink } = jobOf(done)?.last ?? {};
  const unknown = (why: string): Scope | undefined => allowedPaths && { kind: 'unknown', why };
  if (url === undefined) {
    const isInvalid = done.kind === 'ended' && invalidPrLink !== undefined;
    return isInvalid ? { scope: unknown(NO_PULL_REQUEST) } : undefined;
  }
  const ref = parsePullRequestUrl(url);
  if (done.kind !== 'ended' || !isNeeded(run, done.target, ref)) return { url };

  const pull = await readAgentsPull(run, ref);
  if (pull instanceof GitHubError) {
    if (cancelled.aborted) return { url, mayBeReadLater: true, scope: unknown(NOT_READ) };
    const what = `Couldn't confirm that ${inBackticks(url)} is the agent's pull request`;
    const doubt = pull.explainSent('', { what });
    if (allowedPaths === undefined) runner.warning(doubt, 'Pull request not confirmed');
    return { url, doubt, mayBeReadLater: pull.mayPass || pull.status === 404, scope: unknown(doubt) };
  }
  if (!needsFiles(run.inputs)) return { url, confirmed: pull };
  // Their number proves nothing: GitHub has sent 0 for pull requests with files.
  const most = allowedPaths === undefined ? MAX_SHOWN_FILES : MAX_LISTED_FILES;
  const files = await ask(run, pull.repository, (client) => listChangedFiles(client, pull.number, most));
  if (files instanceof GitHubError) {
    const why = cancelled.aborted ? NOT_READ : files.explainSent('');
    if (allowedPaths === undefined) runner.info(why);
    const confirmed = { ...pull, files: 'unread' } as const;
    return { url, confirmed, mayBeReadLater: files.mayPass, scope: unknown(why) };
  }
  const added = allowedPaths && (await addedSince(run, pull, done.target.before?.head));
  const scope = allowedPaths && scopeOf(files, pull.fileCount, allowedPaths, added);
  // If the list is full, there may be another one.
  const atLeast = files.length < most ? files.length : files.length + 1;
  const fileCount = pull.fileCount || atLeast;
  return { url, confirmed: { ...pull, fileCount, files }, scope };
}

/** A message may have changed it, a later run may look for our note on it, or the cap may not count it. */
function isNeeded(run: Run, target: Target, ref: PullRequestRef | undefined): boolean {
  if (needsFiles(run.inputs) || target.before?.head !== undefined) return true;
  return ref !== undefined && isExpected(run, ref)
    ? needsNote(run, target, ref.repository)
    : run.inputs.maxOpenPrs !== undefined;
}

/** Resolves with an error that says why if GitHub doesn't say that the agent opened it, or can't be asked. */
async function readAgentsPull(run: Run, ref?: PullRequestRef): Promise<ConfirmedPullRequest | GitHubError> {
  const { serverUrl } = run.environment;
  if (ref?.origin !== new URL(serverUrl).origin) {
    const fix = 'Only pull requests there can be checked, labeled and reviewed';
    return new GitHubError({ why: `it isn't one on ${inBackticks(serverUrl)}`, fix });
  }
  const { repository, number } = ref;
  if (!isExpected(run, ref)) {
    const input = inBackticks(`pr-repository: ${repository}`);
    const fix = `If the agent works there, set ${input} and, if it is private or gets labels or reviewers, \`github-token\` to a token for both repositories. If it doesn't, check \`project-id\``;
    return new GitHubError({ why: `it is in ${inBackticks(repository)}`, fix });
  }
  const pull = await ask(run, repository, (client) => readPullRequest(client, number));
  if (pull instanceof GitHubError) return pull;
  if (isFromAgent(run, pull)) return { ...pull, repository };
  const author = pull.author?.login ?? 'ghost';
  const fix = `If only the agent uses that account, set ${inBackticks(`agent-login: ${author}`)}`;
  return new GitHubError({ why: `${inBackticks(author)} opened it`, fix });
}

/** Returns the paths that changed since a head commit; undefined if that can't be read, or if GitHub lists no more. */
async function addedSince(
  run: Run,
  { repository, headSha: head }: ConfirmedPullRequest,
  base: string | undefined,
): Promise<ReadonlySet<string> | undefined> {
  if (base === undefined || head === undefined) return undefined;
  const files = await ask(run, repository, (client) => compare(client, { base, head }));
  if (files instanceof GitHubError || files.length >= MAX_COMPARED_FILES) return undefined;
  return new Set(files.flatMap(pathsOf));
}

/** Resolves with the error if GitHub doesn't return it. */
async function ask<T>(run: Run, repository: string, work: (client: GitHubClient) => Promise<T>) {
  const reading = withReportTime(run, 'read', (timed) => work(gitHubOf(timed, repository)));
  return await reading.catch(expectGitHubError);
}
