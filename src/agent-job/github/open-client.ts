import { GitHubClient } from '../../github/client.ts';
import { formatRequest } from '../../lib/request-log.ts';
import type { Environment } from '../../runner/environment.ts';
import type { StepContext } from '../../step/context.ts';
import { USER_AGENT } from '../../step/user-agent.ts';

/** Returns a client of GitHub's API with the workflow's token. Each request becomes a debug line. */
export function openGitHubClient(
  { input, apiUrl }: Environment,
  { http, clock, runner }: StepContext,
): GitHubClient {
  return new GitHubClient({
    token: input('github-token').trim(),
    apiUrl,
    userAgent: USER_AGENT,
    http,
    clock,
    onRequest: (entry) => runner.debug(formatRequest(entry)),
  });
}
