import type { components } from '@octokit/openapi-types';
import * as z from 'zod/mini';
import { type FileSeed, sumsOf } from './github-pull-changes.ts';
import { EXAMPLE_REPOSITORY, payload } from './payloads.ts';

/** The schemas in GitHub's OpenAPI description. */
type Schemas = components['schemas'];

export type Association = Schemas['author-association'];
export type Role = 'none' | 'read' | 'triage' | 'write' | 'maintain' | 'admin';

/** Returns the API URL of a repository, `owner/name`. No request goes there. */
export const api = (repository: string): string => `https://api.github.com/repos/${repository}`;

/** Returns an account. One whose login ends in `[bot]` is a bot, and so is GitHub's own `Copilot`. */
export function userAnswer(login: string) {
  const url = `https://api.github.com/users/${login}`;
  return {
    login,
    id: numberFor(login),
    node_id: nodeId('User', numberFor(login)),
    avatar_url: `https://avatars.githubusercontent.com/u/${numberFor(login)}?v=4`,
    gravatar_id: '',
    url,
    html_url: `https://github.com/${login}`,
    followers_url: `${url}/followers`,
    following_url: `${url}/following{/other_user}`,
    gists_url: `${url}/gists{/gist_id}`,
    starred_url: `${url}/starred{/owner}{/repo}`,
    subscriptions_url: `${url}/subscriptions`,
    organizations_url: `${url}/orgs`,
    repos_url: `${url}/repos`,
    events_url: `${url}/events{/privacy}`,
    received_events_url: `${url}/received_events`,
    type: login.endsWith('[bot]') || login === 'Copilot' ? 'Bot' : 'User',
    site_admin: false,
  } satisfies Schemas['simple-user'];
}

export type Comment = {
  readonly id: number;
  readonly repository: string;
  readonly issue: number;
  readonly author: string;
  /** The author's association with the repository. */
  readonly association: Association;
  readonly body: string;
  readonly createdAt: string;
  readonly updatedAt: string;
  /** 1 for a new comment. Each edit adds 1. */
  readonly versions: number;
};

export function commentAnswer(
  comment: Omit<Comment, 'versions'>,
  /** As in its URL. */
  on: 'issues' | 'pull',
) {
  const { id, repository, issue } = comment;
  return {
    id,
    node_id: nodeId('IssueComment', id),
    url: `${api(repository)}/issues/comments/${id}`,
    html_url: `https://github.com/${repository}/${on}/${issue}#issuecomment-${id}`,
    issue_url: `${api(repository)}/issues/${issue}`,
    user: comment.author === '' ? null : userAnswer(comment.author),
    author_association: comment.association,
    body: comment.body,
    created_at: comment.createdAt,
    updated_at: comment.updatedAt,
    performed_via_github_app: null,
  } satisfies Schemas['issue-comment'];
}

export function reactionAnswer(reaction: {
  readonly id: number;
  readonly user: string;
  readonly content: Schemas['reaction']['content'];
  readonly createdAt: string;
}) {
  const { id, user, content, createdAt } = reaction;
  return {
    id,
    node_id: nodeId('Reaction', id),
    user: userAnswer(user),
    content,
    created_at: createdAt,
  } satisfies Schemas['reaction'];
}

export function labelAnswer(repository: string, name: string) {
  return {
    id: numberFor(name),
    node_id: nodeId('Label', numberFor(name)),
    url: `${api(repository)}/labels/${encodeURIComponent(name)}`,
    name,
    description: null,
    color: 'ededed',
    default: false,
  } satisfies Schemas['label'];
}

/** `name` is `owner/slug`. */
function teamAnswer(name: string) {
  const [owner, slug = ''] = name.split('/');
  const url = `https://api.github.com/organizations/1/team/${numberFor(name)}`;
  return {
    id: numberFor(name),
    node_id: nodeId('Team', numberFor(name)),
    url,
    members_url: `${url}/members{/member}`,
    name: slug,
    description: null,
    permission: 'push',
    html_url: `https://github.com/orgs/${owner}/teams/${slug}`,
    repositories_url: `${url}/repos`,
    slug,
    type: 'organization' as const,
    parent: null,
  } satisfies Schemas['team'];
}

/** `permission` has four values only: maintain is `write`, triage is `read`. */
export function permissionAnswer(login: string, role: Role) {
  const order: readonly Role[] = ['none', 'read', 'triage', 'write', 'maintain', 'admin'];
  const holds = (needed: Role): boolean => order.indexOf(role) >= order.indexOf(needed);
  return {
    permission: role === 'maintain' ? 'write' : role === 'triage' ? 'read' : role,
    role_name: role,
    user: {
      ...userAnswer(login),
      role_name: role,
      permissions: {
        pull: holds('read'),
        triage: holds('triage'),
        push: holds('write'),
        maintain: holds('maintain'),
        admin: holds('admin'),
      },
    },
  } satisfies Schemas['repository-collaborator-permission'];
}

export type PullSeed = {
  readonly repository?: string;
  readonly number: number;
  readonly state?: 'open' | 'closed';
  readonly merged?: boolean;
  readonly draft?: boolean;
  readonly author?: string;
  readonly title?: string;
  /** By default, none. */
  readonly body?: string;
  readonly createdAt?: string;
  readonly mergedAt?: string;
  /** When the body was last edited, ISO 8601. */
  readonly lastEditedAt?: string;
  /** When the title was changed, ISO 8601, oldest first. */
  readonly renamedAt?: readonly string[];
  readonly headRef?: string;
  /** The fork that it comes from, `owner/name`. */
  readonly headRepository?: string;
  /** The branch that it is merged into. By default, `main`. */
  readonly base?: string;
  /** The branch that its stack is merged into, if it is in one. `base` is then the branch of the pull request below. */
  readonly stackBase?: string;
  /** SHAs of its commits, with the head first. Can end with the merge commit. */
  readonly commits?: readonly string[];
  /** SHAs of the commits that its merge added to the base branch: a merge commit, a squashed one, or all rebased ones. */
  readonly landed?: readonly string[];
  /** Changed files. By default, one page. */
  readonly files?: readonly FileSeed[];
};

const AGENT = 'mintlify[bot]';

/** Returns a pull request with defaults. */
export function wholePull(pull: PullSeed) {
  const { repository = EXAMPLE_REPOSITORY, number, merged = false, draft = false } = pull;
  const { author = AGENT, files = ['docs/page.mdx'] } = pull;
  return {
    repository,
    number,
    merged,
    draft,
    state: stateOf(pull),
    author,
    title: pull.title ?? `Update the docs (${number})`,
    body: pull.body,
    createdAt: pull.createdAt ?? '2026-11-01T09:00:00Z',
    mergedAt: pull.mergedAt ?? pull.createdAt ?? '2026-11-01T09:00:00Z',
    base: pull.base ?? 'main',
    stackBase: pull.stackBase,
    headRepository: pull.headRepository ?? repository,
    headRef:
      pull.headRef ??
      (author === AGENT ? `mintlify/${number.toString(16).padStart(8, '0')}` : `feature-${number}`),
    commits: pull.commits ?? [],
    landed: pull.landed ?? [],
    files,
    sums: sumsOf(files),
  };
}

export function stateOf({ state, merged = false }: PullSeed): 'open' | 'closed' {
  return state ?? (merged ? 'closed' : 'open');
}

type Pull = ReturnType<typeof wholePull> & {
  readonly labels: readonly string[];
  /** Logins, and teams as `owner/slug`. */
  readonly reviewers: readonly string[];
};

/** Returns a pull request as in lists. */
export function listedPullAnswer(pull: Pull) {
  return pullFields(pull) satisfies Schemas['pull-request-simple'];
}

/** Returns a pull request as in a request for its number. */
export function pullAnswer(pull: Pull) {
  return {
    ...pullFields(pull),
    merged: pull.merged,
    mergeable: pull.state === 'open' ? true : null,
    mergeable_state: pull.state === 'open' ? 'clean' : 'unknown',
    merged_by: pull.merged ? userAnswer(ownerOf(pull.repository)) : null,
    comments: 0,
    review_comments: 0,
    maintainer_can_modify: false,
    commits: pull.commits.length,
    ...pull.sums,
  } satisfies Schemas['pull-request'];
}

function pullFields(pull: Pull) {
  const { repository, number, state, createdAt, commits } = pull;
  const closedAt = pull.merged ? pull.mergedAt : createdAt;
  const url = `${api(repository)}/pulls/${number}`;
  const issueUrl = `${api(repository)}/issues/${number}`;
  const htmlUrl = `https://github.com/${repository}/pull/${number}`;
  const statusesUrl = `${api(repository)}/statuses/${commits[0] ?? HEAD}`;
  const branch = (of: string, ref: string, sha: string) => ({
    label: `${ownerOf(of)}:${ref}`,
    ref,
    sha,
    user: userAnswer(ownerOf(of)),
    repo: { ...repositoryAnswer(of), fork: of !== repository },
  });
  return {
    url,
    id: number,
    node_id: nodeId('PullRequest', number),
    html_url: htmlUrl,
    diff_url: `${htmlUrl}.diff`,
    patch_url: `${htmlUrl}.patch`,
    issue_url: issueUrl,
    commits_url: `${url}/commits`,
    review_comments_url: `${url}/comments`,
    review_comment_url: `${api(repository)}/pulls/comments{/number}`,
    comments_url: `${issueUrl}/comments`,
    statuses_url: statusesUrl,
    number,
    state,
    locked: false,
    title: pull.title,
    user: userAnswer(pull.author),
    body: pull.body ?? null,
    labels: pull.labels.map((name) => ({ ...labelAnswer(repository, name), description: '' })),
    milestone: null,
    created_at: createdAt,
    updated_at: closedAt,
    closed_at: state === 'closed' ? closedAt : null,
    merged_at: pull.merged ? closedAt : null,
    merge_commit_sha: pull.merged ? (pull.landed.at(-1) ?? commits.at(-1) ?? BASE) : null,
    assignee: null,
    assignees: [],
    requested_reviewers: pull.reviewers.filter((name) => !name.includes('/')).map(userAnswer),
    requested_teams: pull.reviewers.filter((name) => name.includes('/')).map(teamAnswer),
    head: branch(pull.headRepository, pull.headRef, commits[0] ?? HEAD),
    base: branch(repository, pull.base, BASE),
    _links: {
      self: { href: url },
      html: { href: htmlUrl },
      issue: { href: issueUrl },
      comments: { href: `${issueUrl}/comments` },
      review_comments: { href: `${url}/comments` },
      review_comment: { href: `${api(repository)}/pulls/comments{/number}` },
      commits: { href: `${url}/commits` },
      statuses: { href: statusesUrl },
    },
    author_association: 'CONTRIBUTOR' as const,
    auto_merge: null,
    draft: pull.draft,
    stack: pull.stackBase === undefined ? null : { base: { ref: pull.stackBase, sha: BASE } },
  };
}

/** The head of a pull request whose commits aren't given. */
export const HEAD = '6dcb09b5b57875f334f61aebed695e2e4193db5e';
const BASE = 'f95f852bd8fca8fcc58a9a2d6c842781e32a215e';

type Repository = Schemas['repository'];
const Example = z.object({
  pull_request: z.object({ base: z.object({ repo: z.custom<Repository>() }) }),
});
const repositories = new Map<string, Repository>();

/** Returns the repository of GitHub's example payloads under another name. */
function repositoryAnswer(fullName: string): Repository {
  const known = repositories.get(fullName);
  if (known !== undefined) return known;
  const example = JSON.stringify(payload('pull_request', 'opened')).replaceAll(EXAMPLE_REPOSITORY, fullName);
  const { repo } = Example.parse(JSON.parse(example)).pull_request.base;
  const [owner = '', name = ''] = fullName.split('/');
  const repository = { ...repo, id: numberFor(fullName), name, owner: userAnswer(owner) };
  repositories.set(fullName, repository);
  return repository;
}

function ownerOf(repository: string): string {
  return repository.split('/')[0] ?? '';
}

/** Returns an id, always the same one for a name. */
function numberFor(name: string): number {
  let number = 7;
  for (const character of name) number = (number * 31 + (character.codePointAt(0) ?? 0)) % 100_000_007;
  return number;
}

function nodeId(kind: string, id: number): string {
  return Buffer.from(`${kind}${id}`).toString('base64url');
}
