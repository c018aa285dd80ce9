import type { GitHubClient } from '../../github/client.ts';
import { GitHubError } from '../../github/errors.ts';
import { type Account, type Event, isSameLogin } from '../../github/event.ts';
import {
  addLabels,
  nameOfPullRequest,
  type PullRequestDetails,
  type ReviewRequest,
  requestReviewers,
  WRITE_PULL_REQUESTS,
} from '../../github/pull-request.ts';
import type { PullRequestRef } from '../../github/pull-request-ref.ts';
import { ownerAndName } from '../../github/repository-name.ts';
import { withTimeout } from '../../lib/clock.ts';
import { inBackticks, oneLine } from '../../lib/text.ts';
import type { Environment } from '../../runner/environment.ts';
import type { StepContext } from '../../step/context.ts';
import type { Inputs } from '../inputs/inputs.ts';
import { otherRepositoryFix } from './pull-request-changes.ts';

export interface LabelsAndReviewersOptions {
  readonly inputs: Pick<Inputs, 'prLabels' | 'prReviewers'>;
  readonly event: Pick<Event, 'name' | 'sender' | 'workflowRun'>;
  readonly client: GitHubClient;
  readonly environment: Pick<Environment, 'repository'>;
  readonly context: Pick<StepContext, 'runner' | 'clock' | 'cancelled'>;
  /** In milliseconds since the epoch. */
  readonly deadline: number;
}

const WRITE_TIMEOUT_MS = 30_000;

/**
 * Adds the missing `pr-labels` and requests the missing `pr-reviewers` on the agent's pull request. `details` is undefined
 * if it couldn't be read. Errors are one warning. A cancel or a timeout skips it.
 */
export async function addLabelsAndReviewers(
  ref: PullRequestRef,
  details: PullRequestDetails | undefined,
  options: LabelsAndReviewersOptions,
): Promise<void> {
  const { inputs, context, deadline } = options;
  const { runner, clock, cancelled } = context;
  const labels = inputs.prLabels.filter((label) => !has(details?.labels, label));
  const review = reviewRequestOf(ref, details, options);
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
            : await tryTo(options, stop, () => addLabels(options.client, ref, labels, stop))),
          ...(await requestReviews(ref, review.people, options, stop)),
          ...review.problems,
        ]);
  if (failures.length > 0 && !cancelled.aborted) {
    runner.warning(messagesOf(failures, ref, options).join(' '), 'Labels or reviewers missing');
  }
}

/** Why a label or a reviewer is missing: the error of a request, or a message. */
type Failure = GitHubError | string;

/** Returns each message once. If adding labels and requesting reviews failed for the same reason, it is one message. */
function messagesOf(
  failures: readonly Failure[],
  ref: PullRequestRef,
  { environment }: LabelsAndReviewersOptions,
): readonly string[] {
  const fix = otherRepositoryFix(ref, environment, WRITE_PULL_REQUESTS);
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
type Person = { readonly name: string; readonly request: ReviewRequest };

/** Returns whose review to request, and why others' can't be. */
function reviewRequestOf(
  ref: PullRequestRef,
  details: PullRequestDetails | undefined,
  { inputs, event, context }: LabelsAndReviewersOptions,
): { readonly people: readonly Person[]; readonly problems: readonly string[] } {
  const people = new Map<string, Person>();
  const problems: string[] = [];
  const { owner } = ownerAndName(ref.repository);
  const add = (login: string) => {
    if (has(details?.reviewers, login)) return;
    people.set(login.toLowerCase(), { name: login, request: { reviewers: [login], teams: [] } });
  };
  const isPullRequestAuthor = (login: string) => isSameLogin(details?.author, login);
  for (const reviewer of inputs.prReviewers) {
    switch (reviewer.kind) {
      case 'author': {
        const actor = actorOf(event);
        // Authors can't review their own pull request, and bots don't review.
        if (actor === undefined || actor.isBot || isPullRequestAuthor(actor.login)) {
          context.runner.info(
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
          people.set(name.toLowerCase(), { name, request: { reviewers: [], teams: [reviewer.slug] } });
        }
      }
    }
  }
  return { people: [...people.values()], problems };
}

/** Returns who triggered the run. A schedule has no one, although its payload names a sender. */
export function actorOf({
  name,
  sender,
  workflowRun,
}: LabelsAndReviewersOptions['event']): Account | undefined {
  return name === 'schedule' ? undefined : (workflowRun?.triggeringActor ?? sender);
}

/** Requests all reviews at once; if GitHub rejects one (422), each by itself. */
async function requestReviews(
  ref: PullRequestRef,
  people: readonly Person[],
  options: LabelsAndReviewersOptions,
  stop: AbortSignal,
): Promise<readonly Failure[]> {
  const [first, ...others] = people;
  if (first === undefined) return [];
  const errors = await tryTo(options, stop, () =>
    requestReviewers(options.client, ref, together(people), stop),
  );
  const [error] = errors;
  if (error?.status !== 422) return errors;
  if (others.length === 0) {
    return [
      `Couldn't request a review from ${inBackticks(first.name)}. Check \`pr-reviewers\`. (GitHub: 422, “${oneLine(error.said)}”)`,
    ];
  }
  const failures: Failure[] = [];
  for (const person of people) failures.push(...(await requestReviews(ref, [person], options, stop)));
  return failures;
}

function together(people: readonly Person[]): ReviewRequest {
  return {
    reviewers: people.flatMap(({ request }) => request.reviewers),
    teams: people.flatMap(({ request }) => request.teams),
  };
}

/** Runs `work`, unless it is too late, and resolves with its error, if it fails. */
async function tryTo(
  { context }: LabelsAndReviewersOptions,
  signal: AbortSignal,
  work: () => Promise<void>,
): Promise<readonly GitHubError[]> {
  if (signal.aborted) return [];
  try {
    await work();
    return [];
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    context.runner.debugError(error);
    return [error];
  }
}

function has(names: readonly string[] | undefined, name: string): boolean {
  return names?.some((one) => one.toLowerCase() === name.toLowerCase()) === true;
}
