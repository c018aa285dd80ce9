import type { GitHubClient } from '../../github/client.ts';
import { GitHubError } from '../../github/errors.ts';
import { type Account, type Event, isSameLogin } from '../../github/event.ts';
import {
  addLabels,
  type PullRequestDetails,
  type ReviewRequest,
  requestReviewers,
} from '../../github/pull-request.ts';
import type { PullRequestRef } from '../../github/pull-request-ref.ts';
import { withTimeout } from '../../lib/clock.ts';
import type { Environment } from '../../runner/environment.ts';
import type { StepContext } from '../../step/context.ts';
import type { Inputs } from '../inputs/inputs.ts';
import type { Reviewer } from '../inputs/pull-request-inputs.ts';
import { otherRepositoryRemedy } from './pull-request-changes.ts';

export interface LabelsAndReviewersOptions {
  readonly inputs: Pick<Inputs, 'prLabels' | 'prReviewers'>;
  readonly event: Pick<Event, 'name' | 'sender' | 'workflowRun'>;
  readonly client: GitHubClient;
  readonly environment: Pick<Environment, 'repository'>;
  readonly context: Pick<StepContext, 'runner' | 'clock' | 'cancelled'>;
  /** When the time is up, in milliseconds since the epoch. */
  readonly deadline: number;
}

const WRITE_TIMEOUT_MS = 30_000;
const PERMISSION = 'pull-requests: write';

/**
 * Adds `pr-labels` and requests `pr-reviewers` on the agent's pull request, as far as they are missing; `details` is
 * undefined if it couldn't be read. Trouble with it is one warning. A cancel and the deadline leave it out.
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
    runner.info(`The pull request is ${details.state}, so it gets no labels and reviewers.`);
    return;
  }
  const problems =
    timeoutMs <= 0
      ? ['Labels and reviewers were left out, because the time was up. Raise timeout-minutes.']
      : await withTimeout(clock, timeoutMs, cancelled, async ({ stop }) => [
          ...(await tryTo(ref, options, stop, labels.length > 0, (asked) =>
            addLabels(options.client, ref, labels, asked),
          )),
          ...(await requestEach(ref, review.people, options, stop)),
          ...review.problems,
        ]);
  if (problems.length > 0 && !cancelled.aborted) runner.warning([...new Set(problems)].join(' '));
}

/** One who can be asked for a review. */
type Person = { readonly name: string; readonly request: ReviewRequest };

/** Returns who is still to be asked, and why others can't be. */
function reviewRequestOf(
  ref: PullRequestRef,
  details: PullRequestDetails | undefined,
  { inputs, event, context }: LabelsAndReviewersOptions,
): { readonly people: readonly Person[]; readonly problems: readonly string[] } {
  const people = new Map<string, Person>();
  const problems: string[] = [];
  const owner = ref.repository.split('/')[0] ?? '';
  const add = (login: string) => {
    if (has(details?.reviewers, login)) return;
    people.set(login.toLowerCase(), { name: login, request: { reviewers: [login], teams: [] } });
  };
  const isPullRequestAuthor = (login: string) => isSameLogin(details?.author, login);
  const addReviewer = (reviewer: Reviewer) => {
    switch (reviewer.kind) {
      case 'author': {
        const actor = actorOf(event);
        // Nobody can review a pull request of their own, and a bot reviews none: there is nothing to warn of.
        if (actor === undefined || actor.isBot || isPullRequestAuthor(actor.login)) {
          context.runner.info('Nobody is asked for a review as @author: no other person triggered this run.');
        } else add(actor.login);
        break;
      }
      case 'person':
        if (isPullRequestAuthor(reviewer.login)) {
          problems.push(
            `${reviewer.login} opened the pull request, and so can't review it: take them out of pr-reviewers.`,
          );
        } else add(reviewer.login);
        break;
      case 'team': {
        const name = `${reviewer.owner}/${reviewer.slug}`;
        if (!isSameLogin(reviewer.owner, owner)) {
          problems.push(`${name} can't review in ${ref.repository}: only teams of ${owner} can.`);
        } else if (!has(details?.teams, reviewer.slug)) {
          people.set(name.toLowerCase(), { name, request: { reviewers: [], teams: [reviewer.slug] } });
        }
      }
    }
  };
  for (const reviewer of inputs.prReviewers) addReviewer(reviewer);
  return { people: [...people.values()], problems };
}

/** Returns who triggered the run; nobody did that by a schedule, whatever its payload says. */
function actorOf({ name, sender, workflowRun }: LabelsAndReviewersOptions['event']): Account | undefined {
  return name === 'schedule' ? undefined : (workflowRun?.triggeringActor ?? sender);
}

/** Requests all reviews at once; if GitHub refuses one of them (422), each by itself. Resolves with what went wrong. */
async function requestEach(
  ref: PullRequestRef,
  people: readonly Person[],
  options: LabelsAndReviewersOptions,
  stop: AbortSignal,
): Promise<readonly string[]> {
  const ask = async (
    asked: readonly Person[],
    onRefusal: (error: GitHubError) => Promise<readonly string[]>,
  ) =>
    await tryTo(
      ref,
      options,
      stop,
      asked.length > 0,
      (request) => requestReviewers(options.client, ref, together(asked), request),
      onRefusal,
    );
  const refusal = (person: Person, { said }: GitHubError) =>
    `${person.name} can't be asked for a review of ${ref.repository}#${ref.number} (${said}): check pr-reviewers.`;
  return await ask(people, async (error) => {
    const problems: string[] = [];
    for (const person of people) {
      if (people.length === 1) problems.push(refusal(person, error));
      else problems.push(...(await ask([person], (alone) => Promise.resolve([refusal(person, alone)]))));
    }
    return problems;
  });
}

function together(people: readonly Person[]): ReviewRequest {
  return {
    reviewers: people.flatMap(({ request }) => request.reviewers),
    teams: people.flatMap(({ request }) => request.teams),
  };
}

/** Runs `work` if it `isNeeded`, and resolves with what went wrong; `onRefusal` is for a 422. */
async function tryTo(
  ref: PullRequestRef,
  { environment, context }: LabelsAndReviewersOptions,
  signal: AbortSignal,
  isNeeded: boolean,
  work: (asked: { readonly permission: string; readonly signal: AbortSignal }) => Promise<void>,
  onRefusal?: (error: GitHubError) => Promise<readonly string[]>,
): Promise<readonly string[]> {
  if (!isNeeded || signal.aborted) return [];
  try {
    await work({ permission: PERMISSION, signal });
    return [];
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    context.runner.debugError(error);
    if (error.status === 422 && onRefusal !== undefined) return await onRefusal(error);
    return [error.message + otherRepositoryRemedy(ref, environment, PERMISSION)];
  }
}

function has(names: readonly string[] | undefined, name: string): boolean {
  return names?.some((one) => one.toLowerCase() === name.toLowerCase()) === true;
}
