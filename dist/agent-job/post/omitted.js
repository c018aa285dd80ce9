/**
 * Takes the place of what `@actions/core` and `@actions/github` import and these actions never call: an HTTP client, all
 * of undici, a runner of processes, and Octokit's list of every endpoint. `scripts/bundle.ts` puts it there, because they
 * would double the size of `dist/` and every start would read them. Requests go through `src/http/client.ts`. What the toolkit calls while it is loaded
 * does nothing; everything else throws.
 */

/** For `@actions/http-client`. `@actions/github` creates one when it is loaded, and asks it for the proxy. */
export class HttpClient {
  getAgent() {}
  getAgentDispatcher() {}
  getJson() {
    throw omitted('@actions/http-client');
  }
}

/** For `@actions/http-client/lib/auth`, which the OIDC client of `@actions/core` uses. */
export class BearerCredentialHandler {
  constructor() {
    throw omitted('@actions/http-client/lib/auth');
  }
}

/** For `undici`, which an Octokit without a `fetch` of its own calls. */
export function fetch() {
  throw omitted('undici');
}

/** For `@actions/exec`, which `platform` of `@actions/core` calls. */
export function getExecOutput() {
  throw omitted('@actions/exec');
}

/** For Octokit's plugins: it only gets requests with a route. */
export function restEndpointMethods() {}
export function paginateRest() {}

/** @param {string} name */
function omitted(name) {
  return new Error(`${name} is not part of this build: see scripts/omitted.js.`);
}
