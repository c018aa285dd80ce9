import type { components } from '@octokit/openapi-types';
import { type Association, api, HEAD, labelAnswer, userAnswer } from './github-answers.ts';
import { commitAnswer, type History } from './github-history.ts';
import { type FileSeed, fileAnswer } from './github-pull-changes.ts';
import { gitHubRoute, refusal } from './github-route.ts';
import type { ReceivedRequest, Route } from './server.ts';

type Schemas = components['schemas'];

export type IssueSeed = {
  readonly number: number;
  readonly isPullRequest?: boolean;
  readonly title?: string;
  readonly body?: string;
  readonly author?: string;
  readonly labels?: readonly string[];
  /** ISO 8601. */
  readonly updatedAt?: string;
  /** When the body was last edited, ISO 8601. */
  readonly lastEditedAt?: string;
  /** When the title was changed, ISO 8601, oldest first. */
  readonly renamedAt?: readonly string[];
};

type ReviewCommentSeed = {
  readonly pull: number;
  readonly id?: number;
  readonly review?: number;
  readonly author?: string;
  readonly association?: Association;
  readonly path?: string;
  readonly line?: number;
  readonly body: string;
  readonly createdAt?: string;
  readonly updatedAt?: string;
};

/** A review of a pull request, with its own text. */
export type ReviewSeed = {
  readonly pull: number;
  readonly id: number;
  readonly author?: string;
  readonly isBot?: boolean;
  readonly body: string;
  /** ISO 8601. */
  readonly submittedAt?: string;
  readonly lastEditedAt?: string;
};

type ReleaseSeed = {
  readonly tag: string;
  readonly publishedAt: string | null;
  readonly isPrerelease?: boolean;
  readonly isDraft?: boolean;
};

/** The texts and changes in the example repository. */
export type ContentSeeds = {
  readonly issues?: readonly IssueSeed[];
  readonly reviewComments?: readonly ReviewCommentSeed[];
  readonly reviews?: readonly ReviewSeed[];
  /** Changes by `base...head`; `any` is for comparisons that aren't between commits of the history. */
  readonly comparisons?: Readonly<Record<string, readonly FileSeed[]>>;
  readonly releases?: readonly ReleaseSeed[];
};

/** Returns one page of a list, as GitHub does. */
type Page = <Item, Shown>(
  request: ReceivedRequest,
  items: readonly Item[],
  show: (item: Item) => Shown,
) => { readonly status: 200; readonly body: Shown[]; readonly headers: Readonly<Record<string, string>> };

/** When GitHub's example issue was written. */
export const WRITTEN_AT = '2019-05-15T15:00:00Z';
/** GitHub's limit for a comparison. */
const MAX_COMPARED_FILES = 300;

/** Returns the routes for the texts and changes in the example repository. `filesOfHead` has those of pull requests. */
export function contentRoutes(
  { issues = [], reviewComments = [], comparisons = {}, releases = [] }: ContentSeeds,
  history: History,
  page: Page,
  filesOfHead: (sha: string) => readonly FileSeed[] | undefined,
): readonly Route[] {
  return [
    gitHubRoute('get', '/repos/{owner}/{repo}/issues/{issue_number}', (_, { repository, issue_number }) => {
      const issue = issues.find(({ number }) => number === Number(issue_number));
      return issue === undefined
        ? refusal(404, 'Not Found')
        : { status: 200, body: issueAnswer(repository, issue) };
    }),
    gitHubRoute(
      'get',
      '/repos/{owner}/{repo}/pulls/{pull_number}/comments',
      (request, { repository, pull_number }) =>
        page(
          request,
          reviewComments.filter(({ pull }) => pull === Number(pull_number)),
          (comment) => reviewCommentAnswer(repository, comment, 5_000 + reviewComments.indexOf(comment)),
        ),
    ),
    gitHubRoute('get', '/repos/{owner}/{repo}/compare/{basehead}', (request, { repository, basehead }) => {
      const range = decodeURIComponent(basehead);
      const [base, head = ''] = range.split('...').map((name) => history.find(name) ?? name);
      if (typeof base === 'object' && typeof head === 'object') {
        const added = history.between(base, head);
        const show = (commit: (typeof added)[number]) => commitAnswer(repository, commit);
        const { body: commits, headers } = page(request, added, show);
        const isFirst = (request.query.get('page') ?? '1') === '1';
        const answer = comparisonAnswer(repository, basehead, isFirst ? (comparisons[range] ?? []) : []);
        const counts = { ahead_by: added.length, total_commits: added.length };
        return { status: 200, headers, body: { ...answer, ...counts, commits } };
      }
      const compared = comparisons[range] ?? filesOfHead(range.split('...')[1] ?? '') ?? comparisons['any'];
      return compared === undefined
        ? refusal(404, 'Not Found')
        : { status: 200, body: comparisonAnswer(repository, basehead, compared) };
    }),
    gitHubRoute('get', '/repos/{owner}/{repo}/releases', (request, { repository }) =>
      page(request, releases, (release) => releaseAnswer(repository, release)),
    ),
  ];
}

function issueAnswer(repository: string, issue: IssueSeed) {
  const { number, isPullRequest = false, title = 'A title', body = 'A text.', labels = [] } = issue;
  const url = `${api(repository)}/issues/${number}`;
  const html_url = `https://github.com/${repository}/${isPullRequest ? 'pull' : 'issues'}/${number}`;
  return {
    id: number,
    node_id: `I_${number}`,
    url,
    repository_url: api(repository),
    labels_url: `${url}/labels{/name}`,
    comments_url: `${url}/comments`,
    events_url: `${url}/events`,
    html_url,
    number,
    state: 'open',
    title,
    body,
    user: userAnswer(issue.author ?? 'octocat'),
    labels: labels.map((label) => labelAnswer(repository, label)),
    assignee: null,
    milestone: null,
    locked: false,
    comments: 0,
    ...(isPullRequest && { pull_request: { diff_url: null, html_url, patch_url: null, url: null } }),
    closed_at: null,
    created_at: WRITTEN_AT,
    updated_at: issue.updatedAt ?? WRITTEN_AT,
  } satisfies Schemas['issue'];
}

function reviewCommentAnswer(repository: string, comment: ReviewCommentSeed, otherwise: number) {
  const { pull, id = otherwise, createdAt = WRITTEN_AT } = comment;
  const pullUrl = `${api(repository)}/pulls/${pull}`;
  const url = `${api(repository)}/pulls/comments/${id}`;
  const html_url = `https://github.com/${repository}/pull/${pull}#discussion_r${id}`;
  return {
    url,
    pull_request_review_id: comment.review ?? null,
    id,
    node_id: `PRRC_${id}`,
    diff_hunk: '@@ -1 +1 @@',
    path: comment.path ?? 'docs/guide.mdx',
    line: comment.line ?? 1,
    commit_id: HEAD,
    original_commit_id: HEAD,
    user: userAnswer(comment.author ?? 'octocat'),
    body: comment.body,
    created_at: createdAt,
    updated_at: comment.updatedAt ?? createdAt,
    html_url,
    pull_request_url: pullUrl,
    author_association: comment.association ?? 'NONE',
    _links: { self: { href: url }, html: { href: html_url }, pull_request: { href: pullUrl } },
  } satisfies Schemas['pull-request-review-comment'];
}

function comparisonAnswer(repository: string, basehead: string, files: readonly FileSeed[]) {
  const url = `${api(repository)}/compare/${basehead}`;
  const htmlUrl = `https://github.com/${repository}/compare/${basehead}`;
  const commit = commitAnswer(repository, { sha: HEAD, parents: [], message: 'A commit', at: WRITTEN_AT });
  return {
    url,
    html_url: htmlUrl,
    permalink_url: htmlUrl,
    diff_url: `${htmlUrl}.diff`,
    patch_url: `${htmlUrl}.patch`,
    base_commit: commit,
    merge_base_commit: commit,
    status: 'ahead',
    ahead_by: 1,
    behind_by: 0,
    total_commits: 1,
    commits: [commit],
    files: files.slice(0, MAX_COMPARED_FILES).map(fileAnswer),
  } satisfies Schemas['commit-comparison'];
}

function releaseAnswer(repository: string, release: ReleaseSeed) {
  const { tag, publishedAt, isPrerelease = false, isDraft = false } = release;
  const url = `${api(repository)}/releases/1`;
  return {
    url,
    html_url: `https://github.com/${repository}/releases/tag/${encodeURIComponent(tag)}`,
    assets_url: `${url}/assets`,
    upload_url: `${url}/assets{?name,label}`,
    tarball_url: null,
    zipball_url: null,
    id: 1,
    node_id: 'RE_1',
    tag_name: tag,
    target_commitish: 'main',
    name: null,
    draft: isDraft,
    prerelease: isPrerelease,
    created_at: publishedAt ?? WRITTEN_AT,
    published_at: publishedAt,
    author: userAnswer('octocat'),
    assets: [],
  } satisfies Schemas['release'];
}
