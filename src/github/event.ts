import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';

/** What triggered the run, as far as it says where to report. */
export interface Event {
  readonly name: string;
  /** The issue or pull request that it is about. */
  readonly subject: Subject | undefined;
  /** The comment that it is about, where reactions can be put on it. */
  readonly comment: Comment | undefined;
  /** The whole payload, as JSON gave it. */
  readonly payload: unknown;
}

export interface Subject {
  readonly kind: 'issue' | 'pull-request';
  readonly number: number;
}

/** Comments of a conversation and comments on a diff have ids and routes of their own. */
export interface Comment {
  readonly kind: 'conversation' | 'diff';
  readonly id: number;
}

const number = z.number().check(z.int(), z.positive());
const numbered = z.object({ number });
const identified = z.object({ id: number });

const IssueEvent = z.object({
  issue: z.object({ number, pull_request: z.optional(z.unknown()) }),
  comment: z.catch(z.optional(identified), undefined),
});
const PullRequestEvent = z.object({
  pull_request: numbered,
  comment: z.catch(z.optional(identified), undefined),
});

/** Reads the event's payload. One that is missing or is not JSON is an event that tells nothing. */
export async function readEvent(name: string, path: string): Promise<Event> {
  let payload: unknown = {};
  if (path === '') return eventOf(name, payload);
  try {
    payload = JSON.parse(await readFile(path, 'utf8'));
  } catch {
    // A run without a payload, as `act` and tests of workflows have it, still has a job to run.
  }
  return eventOf(name, payload);
}

/** The event that a payload describes. */
export function eventOf(name: string, payload: unknown): Event {
  return { name, payload, ...placeOf(name, payload) };
}

function placeOf(name: string, payload: unknown): Pick<Event, 'subject' | 'comment'> {
  switch (name) {
    case 'issues':
    case 'issue_comment': {
      const { data } = IssueEvent.safeParse(payload);
      if (data === undefined) return { subject: undefined, comment: undefined };
      const { issue, comment } = data;
      return {
        subject: {
          kind: issue.pull_request === undefined || issue.pull_request === null ? 'issue' : 'pull-request',
          number: issue.number,
        },
        comment: comment && { kind: 'conversation', id: comment.id },
      };
    }
    case 'pull_request':
    case 'pull_request_target':
    case 'pull_request_review':
    case 'pull_request_review_comment': {
      const { data } = PullRequestEvent.safeParse(payload);
      if (data === undefined) return { subject: undefined, comment: undefined };
      return {
        subject: { kind: 'pull-request', number: data.pull_request.number },
        comment: data.comment && { kind: 'diff', id: data.comment.id },
      };
    }
    default:
      return { subject: undefined, comment: undefined };
  }
}
