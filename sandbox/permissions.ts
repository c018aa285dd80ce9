/** A request to GitHub from any step of a job. */
export type Request = { readonly method: string; readonly path: string };

export type Grants = Readonly<Record<string, string>>;

type Rule = {
  readonly method: string;
  readonly path: RegExp;
  /** The permissions, of which one is enough. Empty if every token can. */
  readonly oneOf: readonly string[];
};

const REPOSITORY = '^(?:/api/v3)?/repos/[^/]+/[^/]+';

/**
 * The permissions that the token needs for each route that the action and the recipes use, in a private repository.
 * Source: https://docs.github.com/en/rest/authentication/permissions-required-for-github-apps
 */
const RULES: readonly Rule[] = [
  rule('GET', '/collaborators/[^/]+/permission$'),
  // What a query can read is decided by what it asks for.
  { method: 'POST', path: /^(?:\/api)?\/graphql$/u, oneOf: [] },
  rule('GET', '/pulls(/\\d+(/(files|comments))?)?$', 'pull-requests'),
  rule('GET', '/commits/[^/]+/pulls$', 'pull-requests', 'contents'),
  rule('GET', '/(compare/|releases$)', 'contents'),
  rule('POST', '/statuses/[^/]+$', 'statuses'),
  rule('GET', '/issues', 'issues', 'pull-requests'),
  rule('POST', '/pulls/\\d+/requested_reviewers$', 'pull-requests'),
  rule('POST', '/pulls/comments/\\d+/reactions$', 'pull-requests'),
  rule('POST', '/issues/comments/\\d+/reactions$', 'issues', 'pull-requests'),
  rule('PATCH', '/issues/comments/\\d+$', 'issues', 'pull-requests'),
  rule('POST', '/issues/\\d+/(comments|reactions|labels)$', 'issues', 'pull-requests'),
  rule('DELETE', '/issues/\\d+/labels/[^/]+$', 'issues', 'pull-requests'),
];

function rule(method: string, path: string, ...oneOf: readonly string[]): Rule {
  return { method, path: new RegExp(REPOSITORY + path, 'u'), oneOf };
}

export function isGranted(grants: Grants, permission: string, level: string | undefined): boolean {
  return grants[permission] === 'write' || grants[permission] === level;
}

/**
 * Returns the missing permission for a request, or undefined. `pullRequests` are the numbers of pull requests: for
 * an issue, only `issues` counts, and for a pull request either.
 */
export function missingPermission(
  { method, path }: Request,
  grants: Grants,
  pullRequests: ReadonlySet<number>,
): string | undefined {
  const found = RULES.find((one) => one.method === method && one.path.test(path));
  if (found === undefined) return `sandbox/permissions.ts lacks the permission of ${method} ${path}`;
  const [, number] = /\/issues\/(\d+)/u.exec(path) ?? [];
  const isOnIssue = number !== undefined && !pullRequests.has(Number(number));
  const enough = found.oneOf.filter((permission) => !isOnIssue || permission !== 'pull-requests');
  const level = method === 'GET' ? 'read' : 'write';
  return enough.length === 0 || enough.some((permission) => isGranted(grants, permission, level))
    ? undefined
    : `${method} ${path} needs \`${enough.join('` or `')}: ${level}\``;
}
