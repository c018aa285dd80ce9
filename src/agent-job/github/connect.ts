import type { GitHubClient } from '../../github/client.ts';
import type { Event, IssueRef } from '../../github/event.ts';
import type { Reaction } from '../../github/issue-comments.ts';
import { Repository } from '../../github/repository.ts';
import { isSameRepository } from '../../github/repository-name.ts';
import type { Environment } from '../../runner/environment.ts';
import type { StepContext } from '../../step/context.ts';
import type { ContextBlock } from '../context/context-block.ts';
import type { Inputs } from '../inputs/inputs.ts';
import { AgentPullRequests } from './agent-pull-requests.ts';
import { Guards } from './guards.ts';
import { issueToCommentOn, StatusComment } from './status-comment.ts';

/** What a step does on GitHub. */
export interface AgentJobGitHub {
  readonly guards: Guards;
  readonly pullRequests: AgentPullRequests;
  /** Our comments on the issue or pull request that the step reports to, if there is one. */
  readonly statusComment: StatusComment | undefined;
  /** Our comments on a pull request of the run's repository. */
  readonly statusCommentOn: (pullRequest: number) => StatusComment;
  /** Adds a reaction, if the step comments. Logs a notice if there is nowhere to comment. */
  readonly addReaction: (reaction: Reaction, stop: AbortSignal) => Promise<void>;
  /** Returns what `include` names, to send after the prompt. Rejects with a `ContextError`. */
  readonly readContext: (stop: AbortSignal) => Promise<ContextBlock | undefined>;
}

export function connectGitHub(
  client: GitHubClient,
  inputs: Inputs,
  event: Event,
  environment: Environment,
  context: StepContext,
): AgentJobGitHub {
  const { runner, clock } = context;
  const { projectId, apiKey, issueNumber } = inputs;
  const repository = new Repository(client, environment.repository);
  const prRepository = new Repository(client, inputs.prRepository ?? environment.repository);
  const commentOn = (issue: IssueRef) =>
    new StatusComment({ client, issue, environment, projectId, apiKey, context, isReadOnly: inputs.dryRun });
  const issue = issueToCommentOn(issueNumber, event);
  const startedAt = clock.now();
  const statusComment = issue && commentOn(issue);
  const statusCommentOn = (number: number) => commentOn({ kind: 'pull-request', number });
  return {
    guards: new Guards({ inputs, event, repository, prRepository, runner, clock }),
    pullRequests: new AgentPullRequests({
      client,
      serverUrl: environment.serverUrl,
      statusCommentOn,
      areHere: isSameRepository(prRepository.name, environment.repository),
      clock,
    }),
    statusComment,
    statusCommentOn,
    addReaction: async (reaction, stop) => {
      if (!inputs.comment || inputs.dryRun) return;
      if (statusComment === undefined) {
        runner.notice(
          `Nothing to comment on, because the \`${event.name}\` event has no issue or pull request. ` +
            'Set `issue-number`, or remove `comment`.',
          'No comment',
        );
      }
      await statusComment?.addReaction(reaction, issueNumber === undefined ? event.comment : undefined, stop);
    },
    readContext: async (stop) => {
      const { include: parts } = inputs;
      if (parts.length === 0) return undefined;
      const [{ formatContext }, { gatherContext }] = await Promise.all([
        import('../context/context-block.ts'),
        import('../context/gather-context.ts'),
      ]);
      const { repository: name, runAttempt } = environment;
      const options = { parts, event, issueNumber, repository: name, client, startedAt, runAttempt };
      return formatContext(await gatherContext(options, stop));
    },
  };
}
