import { GitHubClient } from '../github/client.ts';
import { formatRequest } from '../lib/request-log.ts';
import { type Step, USER_AGENT } from './step.ts';

/** Returns a client of GitHub's API. In a dry run, it changes nothing. Each request becomes a debug line. */
export function openGitHubClient(
  { environment: { apiUrl, graphqlUrl }, http, clock, runner }: Step,
  { githubToken, dryRun }: { readonly githubToken: string; readonly dryRun: boolean },
): GitHubClient {
  return new GitHubClient({
    token: githubToken,
    apiUrl,
    graphqlUrl,
    userAgent: USER_AGENT,
    isReadOnly: dryRun,
    http,
    clock,
    onRequest: (entry) => runner.debug(formatRequest(entry)),
  });
}
