import * as z from 'zod/mini';
import { lenient, mapped, OptionalText } from '../lib/json.ts';
import { inBackticks } from '../lib/text.ts';
import { type GitHubClient, nodesOf, type RequestOptions } from './client.ts';
import { expectGitHubError, GitHubError } from './errors.ts';

export interface IssueRef {
  /** `unknown`: a given number, which can be either. */
  readonly kind: 'issue' | 'pull-request' | 'unknown';
  readonly number: number;
}

/** A bot's login ends in `[bot]`, except for some of GitHub's own, such as `Copilot`. */
export interface Account {
  readonly login: string;
  readonly isBot: boolean;
}

export const Text = z.catch(z.string(), '');
/** Undefined if it was deleted, or is of another server (a mannequin). In an answer to a query, a bot has no `[bot]`. */
export const AccountAnswer = lenient(
  mapped(
    z.object({ login: z.string(), type: OptionalText, __typename: OptionalText }),
    ({ login: given, type, __typename: actor }): Account | undefined => {
      const login = actor === 'Bot' ? `${given}[bot]` : given;
      if ((actor ?? type) === 'Mannequin') return undefined;
      return { login, isBot: type === 'Bot' || login.endsWith('[bot]') };
    },
  ),
);
/** Parses ISO 8601. */
export const Time = z.pipe(mapped(z.string(), Date.parse), z.number());
export const OptionalTime = lenient(Time);

/** GitHub's description has texts, and objects without a name, too. */
const Label = mapped(lenient(z.union([z.string(), z.object({ name: lenient(z.string()) })])), (label) =>
  typeof label === 'object' ? label.name : label,
);

/** What payloads and GitHub's API say of an issue and a pull request alike. */
export const IssueFields = {
  number: z.number().check(z.int(), z.positive()),
  html_url: Text,
  title: Text,
  body: Text,
  user: AccountAnswer,
  labels: z.catch(z.array(Label), []),
  state: Text,
  updated_at: OptionalTime,
};

/** Its texts are from outside. */
export interface Issue extends IssueRef {
  readonly kind: 'issue' | 'pull-request';
  readonly url: string;
  readonly title: string;
  readonly body: string;
  readonly author: Account | undefined;
  readonly labels: readonly string[];
  readonly state: string;
  /** When anything about it last changed. */
  readonly updatedAt: number | undefined;
}

export function issueOf(answer: z.infer<z.ZodMiniObject<typeof IssueFields>>): Omit<Issue, 'kind'> {
  return {
    number: answer.number,
    url: answer.html_url,
    title: answer.title,
    body: answer.body,
    author: answer.user,
    labels: answer.labels.flatMap((name) => name ?? []),
    state: answer.state,
    updatedAt: answer.updated_at,
  };
}

/** A pull request can come in this form too. */
export const IssueAnswer = mapped(
  z.object({ ...IssueFields, pull_request: z.optional(z.unknown()) }),
  (answer): Issue => ({ kind: answer.pull_request ? 'pull-request' : 'issue', ...issueOf(answer) }),
);

/** To read one in a private repository, or to comment on it and label it. */
export function permissionTo(access: 'read' | 'write', kind: IssueRef['kind']): string {
  const names = kind === 'unknown' ? ['issues', 'pull-requests'] : [`${kind}s`];
  return names.map((name) => `${name}: ${access}`).join(' or ');
}

/** `failing` is continued with the number, such as “Couldn't read” with “#7”. */
export function optionsFor(
  { kind, number }: IssueRef,
  access: 'read' | 'write',
  failing: string,
): RequestOptions {
  return { failing: `${failing} #${number}`, permission: permissionTo(access, kind) };
}

/** Returns an answer if it is about the number that was asked for. One that was transferred has another. */
export function expectNumber<T extends { readonly number: number }>(
  answer: T,
  asked: number,
  { failing }: RequestOptions,
): T {
  if (answer.number === asked) return answer;
  throw new GitHubError({
    what: failing,
    why: `GitHub answered about #${answer.number} instead`,
    fix: 'Check the number. It may have been moved to another repository',
  });
}

export async function readIssue(client: GitHubClient, issue: IssueRef): Promise<Issue> {
  const options = optionsFor(issue, 'read', "Couldn't read");
  const route = 'GET /repos/{owner}/{repo}/issues/{issue_number}';
  const answer = await client.read(route, { issue_number: issue.number }, IssueAnswer, options);
  return expectNumber(answer, issue.number, options);
}

const EDIT_FIELDS =
  'lastEditedAt timelineItems(last:1,itemTypes:[RENAMED_TITLE_EVENT]){nodes{... on RenamedTitleEvent{createdAt}}}';

/** What can't be read counts as edited. */
const Edits = z.object({
  lastEditedAt: z.nullable(Time),
  timelineItems: z.object({ nodes: nodesOf(z.object({ createdAt: Time })) }),
});
const EditsAnswer = z.object({ repository: z.nullable(z.record(z.string(), lenient(Edits))) });

/** Returns the numbers of those whose title or text was changed after a time (unlike `updated_at`). One query asks for all. */
export async function editedAfter(
  client: GitHubClient,
  ref: IssueRef,
  others: readonly IssueRef[],
  time: number,
): Promise<ReadonlySet<number>> {
  const numbers = [ref, ...others].map((one) => one.number);
  const parts = numbers.map(
    (one) =>
      `i${one}:issueOrPullRequest(number:${one}){... on Issue{${EDIT_FIELDS}} ... on PullRequest{${EDIT_FIELDS}}}`,
  );
  const query = `query($owner:String!,$repo:String!){repository(owner:$owner,name:$repo){${parts.join(' ')}}}`;
  const failing = `Couldn't read when #${ref.number} was edited`;
  const options = { failing, permission: permissionTo('read', ref.kind) };
  const { repository: answer } = await client.query(query, {}, EditsAnswer, options);
  return new Set(
    numbers.filter((one) => {
      const edits = answer?.[`i${one}`];
      if (edits === undefined || (edits.lastEditedAt ?? 0) > time) return true;
      return edits.timelineItems.nodes.some((node) => node === undefined || node.createdAt > time);
    }),
  );
}

/** A label that is already gone is no error. */
export async function removeLabel(client: GitHubClient, issue: IssueRef, label: string): Promise<void> {
  const options = optionsFor(issue, 'write', `Couldn't remove the label ${inBackticks(label)} from`);
  // URLs resolve these names however they are encoded, so the request would go elsewhere.
  if (label === '.' || label === '..') {
    const why = "GitHub's API has no URL for that name";
    throw new GitHubError({ what: options.failing, why, fix: 'Rename the label' });
  }
  const route = 'DELETE /repos/{owner}/{repo}/issues/{issue_number}/labels/{name}';
  const removal = client.write(route, { issue_number: issue.number, name: label }, z.unknown(), options);
  const error = await removal.catch(expectGitHubError);
  if (error instanceof GitHubError && error.status !== 404) throw error;
}
