/** A pull request, by where it is. */
export interface PullRequestRef {
  /** A safe http or https URL. */
  readonly url: string;
  /** `github.com`, or a server of one's own. */
  readonly host: string;
  /** `owner/name`. */
  readonly repository: string;
  readonly number: number;
}

/** Parses a URL of GitHub's form, on github.com and on servers of one's own alike; undefined for any other. */
export function parsePullRequestUrl(url: string): PullRequestRef | undefined {
  if (!URL.canParse(url)) return undefined;
  const { pathname, host } = new URL(url);
  const [, owner, name, number] = /^\/([^/]+)\/([^/]+)\/pull\/(\d{1,15})(?:\/|$)/u.exec(pathname) ?? [];
  if (owner === undefined || name === undefined || number === undefined) return undefined;
  return { url, host, repository: `${decode(owner)}/${decode(name)}`, number: Number(number) };
}

/** An escaped `/` in a link would name a repository other than the one that people see. */
const REPOSITORY = /^[\w.-]+\/[\w.-]+$/u;

/** Returns a pull request of this GitHub; undefined if the link is to something else, or to another GitHub. */
export function pullRequestHere(
  prLink: string | undefined,
  { serverUrl }: { readonly serverUrl: string },
): PullRequestRef | undefined {
  const ref = prLink === undefined ? undefined : parsePullRequestUrl(prLink);
  const isHere = ref?.host === new URL(serverUrl).host && REPOSITORY.test(ref.repository);
  return isHere ? ref : undefined;
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
