/** A pull request of any repository. */
export interface PullRequestRef {
  /** A safe http or https URL. */
  readonly url: string;
  /** `github.com`, or a GitHub Enterprise server. */
  readonly host: string;
  /** `owner/name`. */
  readonly repository: string;
  readonly number: number;
}

/** Parses the URL of a pull request on any GitHub server. Returns undefined for any other URL. */
export function parsePullRequestUrl(url: string): PullRequestRef | undefined {
  if (!URL.canParse(url)) return undefined;
  const { pathname, host } = new URL(url);
  const [, owner, name, number] = /^\/([^/]+)\/([^/]+)\/pull\/(\d{1,15})(?:\/|$)/u.exec(pathname) ?? [];
  if (owner === undefined || name === undefined || number === undefined) return undefined;
  return { url, host, repository: `${decode(owner)}/${decode(name)}`, number: Number(number) };
}

/** Excludes an escaped `/`, which would name another repository than the one that people see. */
const REPOSITORY = /^[\w.-]+\/[\w.-]+$/u;

/** Returns a pull request on this GitHub server; undefined if the link is something else, or on another server. */
export function pullRequestHere(prLink: string | undefined, serverUrl: string): PullRequestRef | undefined {
  const ref = prLink === undefined ? undefined : parsePullRequestUrl(prLink);
  return ref?.host === new URL(serverUrl).host && REPOSITORY.test(ref.repository) ? ref : undefined;
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
