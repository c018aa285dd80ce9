import type { HttpResponse } from '../http/client.ts';
import { ResponseError } from './errors.ts';
import { isSameName } from './names.ts';

const MAX_REDIRECTS = 5;
const FOLLOWED = [301, 302, 307, 308];

/**
 * GitHub redirects requests for a renamed repository (docs.github.com, “Best practices for using the REST API”). Never follows to
 * another host, which would get the token, nor to what was transferred: GitHub names a renamed repository by its id, which stays.
 */
export async function sendAndFollow(
  send: (url: URL) => Promise<HttpResponse>,
  given: URL,
  repositoryId: string,
): Promise<HttpResponse> {
  let url = given;
  for (let redirects = 0; ; redirects += 1) {
    const response = await send(url);
    const { status, headers } = response;
    if (status < 300 || status >= 400) return response;
    const next = headers.location === undefined ? null : URL.parse(headers.location, url.href);
    const isFollowed = FOLLOWED.includes(status) && next?.origin === url.origin && redirects < MAX_REDIRECTS;
    if (!isFollowed) {
      throw new ResponseError(`the redirect to ${next?.origin ?? 'an unknown URL'} isn't followed`, response);
    }
    if (isAboutAnother(given, next, repositoryId)) {
      const why = `${given.pathname} was moved to ${next.pathname}, which is another one`;
      throw new ResponseError(why, response);
    }
    url = next;
  }
}

/** Returns whether a redirect leads to another number, or to another repository than the one with an id, if that is known. */
function isAboutAnother(given: URL, next: URL, repositoryId: string): boolean {
  const [, name = '', , rest] = REPOSITORY_PATH.exec(given.pathname) ?? [];
  const [, nextName = '', id, nextRest] = REPOSITORY_PATH.exec(next.pathname) ?? [];
  if (rest === undefined || nextRest === undefined) return false;
  if (rest !== nextRest) return true;
  if (repositoryId === '') return false;
  return id === undefined ? !isSameName(name, nextName) : id !== repositoryId;
}

/** Both ways to name a repository in a path. */
const REPOSITORY_PATH = /\/(?:repos\/([^/]+\/[^/]+)|repositories\/(\d+))(\/.*)?$/u;
