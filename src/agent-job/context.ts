import { type GitHubClient, openGitHubClient } from '../github/client.ts';
import { formatRequest } from '../lib/request-log.ts';
import type { Environment } from '../runner/environment.ts';
import { runStep, type StepContext as SharedCollaborators } from '../step/run-step.ts';
import { USER_AGENT } from '../step/user-agent.ts';

/** Whom the story of an agent job works with. */
export interface AgentJobContext extends SharedCollaborators {
  readonly openGitHub: (token: string, apiUrl: string) => GitHubClient;
}

/** Plays a story as a step, with the real context. */
export function runAgentJobStep(
  story: (environment: Environment, context: AgentJobContext) => Promise<number>,
): Promise<void> {
  return runStep((environment, shared) =>
    story(environment, {
      ...shared,
      openGitHub: (token, apiUrl) =>
        openGitHubClient({
          token,
          apiUrl,
          userAgent: USER_AGENT,
          observe: (exchange) => shared.runner.debug(formatRequest(exchange)),
        }),
    }),
  );
}
