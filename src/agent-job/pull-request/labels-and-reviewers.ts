import { GitHubError } from '../../github/errors.ts';
import { type Account, isSameLogin } from '../../github/event.ts';
import {
  addLabels,
  nameOfPullRequest,
  type PullRequest,
  type PullRequestRef,
  pullRequestHere,
  requestReviewers,
  WRITE_PULL_REQUESTS,
} from '../../github/pull-request.ts';
import { ownerAndName } from '../../github/repository.ts';
import { withTimeout } from '../../lib/clock.ts';
import { inBackticks, oneLine } from '../../lib/text.ts';
import type { Done } from '../job/done.ts';
import type { ReportingStep, Run } from '../job-run.ts';
import { type CheckedPullRequest, otherRepositoryFix } from './changes.ts';

const WRITE_TIMEOUT_MS = 30_000;

/**
 * Adds the missing `pr-labels` and requests the missing `pr-reviewers` on the pull request of an ended job. One that the job
 * had before the message got them then, and people may have changed them since. Errors are one warning. A cancel or a
 * timeout skips it.
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
  if (ref === undefined || (target.kind === 'message' && target.job.prLink === prLink)) return;
  const details = checked?.changes?.pullRequest;
  const labels = inputs.prLabels.filter((label) => !has(details?.labels, label));
  const review = reviewRequestOf(run, ref, details);
  const isNothingLeft = labels.length === 0 && review.people.length === 0 && review.problems.length === 0;
  const timeoutMs = Math.min(WRITE_TIMEOUT_MS, deadline - clock.now());
  if (isNothingLeft || cancelled.aborted) return;
  if (details?.state === 'closed' || details?.state === 'merged') {
    runner.info(`Not adding labels or reviewers, because the pull request is ${details.state}.`);
    return;
  }
  const failures =
    timeoutMs <= 0
      ? ['No labels or reviewers were added, because the step timed out. Increase `timeout-minutes`.']
      : await withTimeout(clock, timeoutMs, cancelled, async ({ stop }) => [
          ...(labels.length === 0
            ? []
            : await tryTo(run, stop, () => addLabels(run.github, ref, labels, stop))),
          ...(await requestReviews(run, ref, review.people, stop)),
          ...review.problems,
        ]);
  if (failures.length > 0 && !cancelled.aborted) {
    runner.warning(messagesOf(run, ref, failures).join(' '), 'Labels or reviewers missing');
  }
}

/** Returns why labels or reviewers are missing, each reason once, also if it is the same for labels and reviews. */
function messagesOf(
  run: Run,
  ref: PullRequestRef,
  failures: readonly (GitHubError | string)[],
): readonly string[] {
  const fix = otherRepositoryFix(run, ref, WRITE_PULL_REQUESTS);
  const both = `Couldn't add labels to ${nameOfPullRequest(ref)} or request reviews of it`;
  const byReason = Map.groupBy(failures, (failure) =>
    typeof failure === 'string' ? failure : failure.explain('', { ...fix, what: undefined }),
  );
  return [...byReason.values()].flatMap((same) => {
    const messages = new Set(
      same.map((failure) => (typeof failure === 'string' ? failure : failure.explain('', fix))),
    );
    const [first] = same;
    return messages.size > 1 && first instanceof GitHubError
      ? [first.explain('', { ...fix, what: both })]
      : [...messages];
  });
}

/** A person or team whose review can be requested. */
type Reviewer = { readonly name: string } & Pick<PullRequest, 'reviewers' | 'teams'>;

function reviewRequestOf(
  run: Run,
  ref: PullRequestRef,
  details: PullRequest | undefined,
): { readonly people: readonly Reviewer[]; readonly problems: readonly string[] } {
  const people = new Map<string, Reviewer>();
  const problems: string[] = [];
  const { owner } = ownerAndName(ref.repository);
  const add = (login: string) => {
    if (has(details?.reviewers, login)) return;
    people.set(login.toLowerCase(), { name: login, reviewers: [login], teams: [] });
  };
  const isPullRequestAuthor = (login: string) => isSameLogin(details?.author, login);
  for (const reviewer of run.inputs.prReviewers) {
    switch (reviewer.kind) {
      case 'author': {
        const actor = authorOf(run);
        // Authors can't review their own pull request, and bots don't review.
        if (actor === undefined || actor.isBot || isPullRequestAuthor(actor.login)) {
          run.runner.info(
            "Not requesting a review from `@author`, because a schedule, a bot, or the pull request's author triggered this run.",
          );
        } else add(actor.login);
        break;
      }
      case 'person':
        if (isPullRequestAuthor(reviewer.login)) {
          problems.push(
            `${inBackticks(reviewer.login)} can't review their own pull request. Remove them from \`pr-reviewers\`.`,
          );
        } else add(reviewer.login);
        break;
      case 'team': {
        const name = `${reviewer.owner}/${reviewer.slug}`;
        if (!isSameLogin(reviewer.owner, owner)) {
          problems.push(
            `${inBackticks(name)} can't review in ${inBackticks(ref.repository)}: only teams of ${inBackticks(owner)} can. Change \`pr-reviewers\`.`,
          );
        } else if (!has(details?.teams, reviewer.slug)) {
          people.set(name.toLowerCase(), { name, reviewers: [], teams: [reviewer.slug] });
        }
      }
    }
  }
  return { people: [...people.values()], problems };
}

/** Returns who triggered the run. A schedule has no one, although its payload names a sender. */
export function actorOf({ event }: ReportingStep): Account | undefined {
  const { name, sender, workflowRun } = event;
  return name === 'schedule' ? undefined : (workflowRun?.triggeringActor ?? sender);
}

/** Returns the account that `@author` names: who triggered the run, or, for a push that is a merge, the pull request's author. */
function authorOf(run: Run): Account | undefined {
  const { issueContent, push } = run.event;
  if (push === undefined || issueContent === undefined) return actorOf(run);
  const { author: login } = issueContent;
  return login === undefined ? undefined : { login, isBot: login.endsWith('[bot]') };
}

/** Requests all reviews at once; if GitHub rejects one (422), each by itself. */
async function requestReviews(
  run: Run,
  ref: PullRequestRef,
  people: readonly Reviewer[],
  stop: AbortSignal,
): Promise<readonly (GitHubError | string)[]> {
  const [first, ...others] = people;
  if (first === undefined) return [];
  const together = {
    reviewers: people.flatMap(({ reviewers }) => reviewers),
    teams: people.flatMap(({ teams }) => teams),
  };
  const errors = await tryTo(run, stop, () => requestReviewers(run.github, ref, together, stop));
  const [error] = errors;
  if (error?.status !== 422) return errors;
  if (others.length === 0) {
    return [
      `Couldn't request a review from ${inBackticks(first.name)}. Check \`pr-reviewers\`. (GitHub: 422, “${oneLine(error.said)}”)`,
    ];
  }
  const failures: (GitHubError | string)[] = [];
  for (const person of people) failures.push(...(await requestReviews(run, ref, [person], stop)));
  return failures;
}

/** Runs `work`, unless it is too late, and resolves with its error, if it fails. */
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
