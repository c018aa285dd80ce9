import { ownerAndName } from '../../github/client.ts';
import { GitHubError } from '../../github/errors.ts';
import { isSameLogin } from '../../github/event.ts';
import type { Account } from '../../github/issue.ts';
import {
  addLabels,
  nameOfPullRequest,
  type PullRequest,
  type PullRequestRef,
  pullRequestHere,
  requestReviewers,
  WRITE_PULL_REQUESTS,
} from '../../github/pull-request.ts';
import { withTimeout } from '../../lib/clock.ts';
import { inBackticks, oneLine } from '../../lib/text.ts';
import type { Done } from '../job/done.ts';
import type { Run } from '../job-run.ts';
import { type CheckedPullRequest, otherRepositoryFix } from './changes.ts';

const WRITE_TIMEOUT_MS = 30_000;

/**
 * Only adds what is missing. A pull request that the job had before the message got it then, and people may have changed it
 * since. Errors are one warning. A cancel or a timeout skips it.
 */
export async function addLabelsAndReviewers(
  run: Run,
  done: Done,
  checked: CheckedPullRequest | undefined,
): Promise<void> {
  const { inputs, environment, deadline, runner, clock, cancelled } = run;
  const { target } = done;
  const prLink = done.kind === 'ended' ? done.job.last.prLink : undefined;
  const ref = pullRequestHere(prLink, environment.serverUrl);
  if (ref === undefined || (target?.kind === 'message' && target.job.prLink === prLink)) return;
  const details = checked?.changes?.pullRequest;
  const labels = inputs.prLabels.filter((label) => !has(details?.labels, label));
  const { names, problems } = missingReviewers(run, ref, details);
  const timeoutMs = Math.min(WRITE_TIMEOUT_MS, deadline - clock.now());
  if ([labels, names, problems].every(({ length }) => length === 0) || cancelled.aborted) return;
  if (details?.state === 'closed' || details?.state === 'merged') {
    runner.info(`Not adding labels or reviewers, because the pull request is ${details.state}.`);
    return;
  }
  const failures =
    timeoutMs <= 0
      ? ['No labels or reviewers were added, because the step timed out. Increase `timeout-minutes`.']
      : await withTimeout(clock, timeoutMs, cancelled, async ({ stop }) => [
          ...(await tryTo(run, stop, async () => {
            if (labels.length > 0) await addLabels(run.github(stop, ref.repository), ref.number, labels);
          })),
          ...(await requestReviews(run, ref, names, stop)),
          ...problems,
        ]);
  if (failures.length > 0 && !cancelled.aborted) {
    runner.warning(messagesOf(run, ref, failures).join(' '), 'Labels or reviewers missing');
  }
}

/** Returns why labels or reviewers are missing, each reason once: labels and reviews can have the same. */
function messagesOf(
  run: Run,
  ref: PullRequestRef,
  failures: readonly (GitHubError | string)[],
): readonly string[] {
  const fix = otherRepositoryFix(run, ref, WRITE_PULL_REQUESTS);
  const both = `Couldn't add labels to ${nameOfPullRequest(ref, ref.number)} or request reviews of it`;
  const say = (failure: GitHubError | string, what = {}) =>
    typeof failure === 'string' ? failure : failure.explain('', { ...fix, ...what });
  const byReason = Map.groupBy(failures, (failure) => say(failure, { what: undefined }));
  return [...byReason.values()].map(([first = '', ...others]) =>
    others.every((other) => say(other) === say(first)) ? say(first) : say(first, { what: both }),
  );
}

function missingReviewers(run: Run, ref: PullRequestRef, details: PullRequest | undefined) {
  const names: string[] = [];
  const problems: string[] = [];
  const add = (name: string, isRequested: boolean) => {
    if (!isRequested && !has(names, name)) names.push(name);
  };
  const { owner } = ownerAndName(ref.repository);
  for (const reviewer of run.inputs.prReviewers) {
    if (reviewer.kind === 'team') {
      const name = `${reviewer.owner}/${reviewer.slug}`;
      if (isSameLogin(reviewer.owner, owner)) add(name, has(details?.teams, reviewer.slug));
      else {
        problems.push(
          `${inBackticks(name)} can't review in ${inBackticks(ref.repository)}: only teams of ${inBackticks(owner)} can. Change \`pr-reviewers\`.`,
        );
      }
      continue;
    }
    const actor = reviewer.kind === 'author' ? authorOf(run) : { login: reviewer.login, isBot: false };
    // Authors can't review their own pull request, and bots don't review.
    if (actor !== undefined && !actor.isBot && !isSameLogin(details?.author?.login, actor.login)) {
      add(actor.login, has(details?.reviewers, actor.login));
    } else if (reviewer.kind === 'author') {
      run.runner.info(
        "Not requesting a review from `@author`, because a schedule, a bot, or the pull request's author triggered this run.",
      );
    } else {
      problems.push(
        `${inBackticks(reviewer.login)} can't review their own pull request. Remove them from \`pr-reviewers\`.`,
      );
    }
  }
  return { names, problems };
}

/** Returns the account that `@author` names: who triggered the run, or, for a push that is a merge, the pull request's author. */
function authorOf({ event: { issue, push, actor } }: Run): Account | undefined {
  return push === undefined || issue === undefined ? actor : issue.author;
}

/** Requests all reviews at once; if GitHub rejects one (422), each by itself. A team is named `owner/slug`. */
async function requestReviews(
  run: Run,
  ref: PullRequestRef,
  names: readonly string[],
  stop: AbortSignal,
): Promise<readonly (GitHubError | string)[]> {
  const [first, ...others] = names;
  if (first === undefined) return [];
  const reviewers = names.filter((name) => !name.includes('/'));
  const teams = names.flatMap((name) => name.split('/')[1] ?? []);
  const errors = await tryTo(run, stop, () =>
    requestReviewers(run.github(stop, ref.repository), ref.number, { reviewers, teams }),
  );
  const [error] = errors;
  if (error?.status !== 422) return errors;
  if (others.length === 0) {
    return [
      `Couldn't request a review from ${inBackticks(first)}. Check \`pr-reviewers\`. (GitHub: 422, “${oneLine(error.said)}”)`,
    ];
  }
  const failures: (GitHubError | string)[] = [];
  for (const name of names) failures.push(...(await requestReviews(run, ref, [name], stop)));
  return failures;
}

async function tryTo(
  { runner }: Run,
  signal: AbortSignal,
  work: () => Promise<void>,
): Promise<readonly GitHubError[]> {
  if (signal.aborted) return [];
  try {
    await work();
    return [];
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    runner.debugError(error);
    return [error];
  }
}

function has(names: readonly string[] | undefined, name: string): boolean {
  return names?.some((one) => one.toLowerCase() === name.toLowerCase()) === true;
}
