import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';
import { lenient } from '../lib/lenient.ts';
import type { EventContent } from './event-content.ts';
import { isFromFork, OriginFields, originOf, type PullRequestOrigin } from './pull-request-origin.ts';

/** What triggered the run. What the payload doesn't say is undefined. */
export interface Event {
  readonly name: string;
  readonly action: string | undefined;
  /** Who triggered it. */
  readonly sender: Account | undefined;
  /** The issue or pull request that it is about. */
  readonly issue: IssueRef | undefined;
  /** The comment that it is about, if reactions can be added to it. */
  readonly comment: CommentRef | undefined;
  /** The label that was added. */
  readonly label: string | undefined;
  readonly pullRequest: EventPullRequest | undefined;
  readonly workflowRun: WorkflowRun | undefined;
  readonly push: Push | undefined;
  /** The branch that was created or deleted. */
  readonly branch: string | undefined;
  /** Reads the text and the changes that it is about. Only `include` needs them, so other runs don't load the code for it. */
  readonly content: () => Promise<EventContent>;
  /** The whole payload, as JSON gave it. */
  readonly payload: unknown;
}

export interface Account {
  readonly login: string;
  readonly isBot: boolean;
}

export interface IssueRef {
  /** `unknown`: a given number, which can be either. */
  readonly kind: 'issue' | 'pull-request' | 'unknown';
  readonly number: number;
}

/** The permission to comment on an issue or pull request, and to change its labels. */
export const WRITE_PERMISSION: Readonly<Record<IssueRef['kind'], string>> = {
  issue: 'issues: write',
  'pull-request': 'pull-requests: write',
  unknown: 'issues: write or pull-requests: write',
};

/** Comments of a conversation and comments on a diff have ids and routes of their own. */
export interface CommentRef {
  readonly kind: 'conversation' | 'diff';
  readonly id: number;
}

export interface EventPullRequest extends PullRequestOrigin {
  /** Whether it comes from another repository. */
  readonly isFromFork: boolean;
  readonly isMerged: boolean;
}

export interface WorkflowRun {
  readonly triggeringActor: Account | undefined;
  /** Whether the run was for a fork. */
  readonly isFromFork: boolean;
}

export interface Push {
  /** Such as `refs/heads/main`. */
  readonly ref: string | undefined;
  /** The commit that the ref now points to; undefined if the ref was deleted. */
  readonly head: string | undefined;
  /** Its commits, of which GitHub lists at most 2,048. */
  readonly commits: readonly PushedCommit[];
}

export interface PushedCommit {
  readonly sha: string;
  /** Undefined if GitHub doesn't know the author. */
  readonly author: string | undefined;
}

const number = z.number().check(z.int(), z.positive());

const Login = z.object({ login: z.string(), type: lenient(z.string()) });
const Repository = z.object({ full_name: z.string() });
const PullRequest = z.object({ number, merged: lenient(z.boolean()), ...OriginFields });

/** A payload never stops a run. */
const Payload = z.object({
  action: lenient(z.string()),
  sender: lenient(Login),
  issue: lenient(z.object({ number, pull_request: z.optional(z.unknown()) })),
  pull_request: lenient(PullRequest),
  comment: lenient(z.object({ id: z.number() })),
  label: lenient(z.object({ name: z.string() })),
  repository: lenient(Repository),
  workflow_run: lenient(z.object({ triggering_actor: lenient(Login), head_repository: lenient(Repository) })),
  ref: lenient(z.string()),
  ref_type: lenient(z.string()),
  after: lenient(z.string()),
  deleted: lenient(z.boolean()),
  commits: lenient(
    z.array(z.object({ id: z.string(), author: lenient(z.object({ username: lenient(z.string()) })) })),
  ),
});
type Payload = z.infer<typeof Payload>;

/** Reads the event's payload. A missing or invalid one is an empty event. */
export async function readEvent(name: string, path: string): Promise<Event> {
  try {
    return parseEvent(name, JSON.parse(await readFile(path, 'utf8')));
  } catch {
    // `act` and tests of workflows run without a payload.
    return parseEvent(name, {});
  }
}

/** Returns the event that a payload describes. */
export function parseEvent(name: string, payload: unknown): Event {
  const said = Payload.safeParse(payload).data ?? Payload.parse({});
  return {
    name,
    action: said.action,
    sender: accountOf(said.sender),
    ...placeOf(name, said),
    label: said.action === 'labeled' ? said.label?.name : undefined,
    pullRequest: said.pull_request && {
      ...originOf(said.pull_request),
      isFromFork: isFromFork(said.pull_request),
      isMerged: said.pull_request.merged === true,
    },
    workflowRun: said.workflow_run && {
      triggeringActor: accountOf(said.workflow_run.triggering_actor),
      isFromFork:
        said.repository === undefined ||
        said.workflow_run.head_repository?.full_name !== said.repository.full_name,
    },
    push: name === 'push' ? pushOf(said) : undefined,
    branch: branchOf(name, said),
    content: async () => {
      const { parseEventContent } = await import('./event-content.ts');
      return parseEventContent(name, payload);
    },
    payload,
  };
}

function placeOf(name: string, { issue, pull_request, comment }: Payload): Pick<Event, 'issue' | 'comment'> {
  const nowhere = { issue: undefined, comment: undefined };
  switch (name) {
    case 'issues':
    case 'issue_comment':
      if (issue === undefined) return nowhere;
      return {
        issue: { kind: issue.pull_request ? 'pull-request' : 'issue', number: issue.number },
        comment: comment && { kind: 'conversation', id: comment.id },
      };
    case 'pull_request':
    case 'pull_request_target':
    case 'pull_request_review':
    case 'pull_request_review_comment':
      if (pull_request === undefined) return nowhere;
      return {
        issue: { kind: 'pull-request', number: pull_request.number },
        comment: comment && { kind: 'diff', id: comment.id },
      };
    default:
      return nowhere;
  }
}

function pushOf({ ref, after, deleted, commits = [] }: Payload): Push {
  return {
    ref,
    head: deleted === true ? undefined : after,
    commits: commits.map(({ id, author }) => ({ sha: id, author: author?.username })),
  };
}

function branchOf(name: string, { ref, ref_type }: Payload): string | undefined {
  return (name === 'create' || name === 'delete') && ref_type === 'branch' ? ref : undefined;
}

function accountOf(said: z.infer<typeof Login> | undefined): Account | undefined {
  return said && { login: said.login, isBot: said.type === 'Bot' || said.login.endsWith('[bot]') };
}

/** Returns whether two logins are the same. GitHub ignores their case. */
export function isSameLogin(one: string | undefined, other: string): boolean {
  return one?.toLowerCase() === other.toLowerCase();
}
