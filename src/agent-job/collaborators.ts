import { exchangeLine } from '../exchange.ts';
import { type GitHubClient, openGitHubClient } from '../github/client.ts';
import type { Environment } from '../runner/environment.ts';
import { playStep, type Collaborators as SharedCollaborators } from '../step.ts';
import { USER_AGENT } from '../user-agent.ts';

/** Whom the story of an agent job works with. */
export interface Collaborators extends SharedCollaborators {
  readonly openGitHub: (token: string, apiUrl: string) => GitHubClient;
}

/** Plays a story as a step, with the real collaborators. */
export function play(
  story: (environment: Environment, collaborators: Collaborators) => Promise<number>,
): Promise<void> {
  return playStep((environment, shared) =>
    story(environment, {
      ...shared,
      openGitHub: (token, apiUrl) =>
        openGitHubClient({
          token,
          apiUrl,
          userAgent: USER_AGENT,
          observe: (exchange) => shared.runner.debug(exchangeLine(exchange)),
        }),
    }),
  );
}
