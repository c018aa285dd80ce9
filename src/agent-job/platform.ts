import { AgentJobs } from '../platform/agent-job.ts';
import { Transport } from '../platform/transport.ts';
import type { Collaborators } from '../step.ts';
import { USER_AGENT } from '../user-agent.ts';
import type { Inputs } from './inputs.ts';

/** The project's jobs at the service, with a debug line for each request. */
export interface OpenPlatform {
  readonly jobs: AgentJobs;
  /** How often a job was asked for. */
  looks(): number;
  /** Drops every connection. */
  close(): void;
}

export function openPlatform(
  { projectId, apiKey, baseUrl }: Pick<Inputs, 'projectId' | 'apiKey' | 'baseUrl'>,
  { runner, clock, openFetcher }: Collaborators,
): OpenPlatform {
  let looks = 0;
  const fetcher = openFetcher(baseUrl);
  const transport = new Transport({
    baseUrl,
    apiKey,
    userAgent: USER_AGENT,
    fetcher,
    clock,
    observe: ({ method, path, result, milliseconds, requestId }) => {
      if (method === 'GET') looks += 1;
      const request = requestId === undefined ? '' : `, request ${requestId}`;
      runner.debug(`${method} ${path}: ${result}, ${milliseconds} ms${request}`);
    },
  });
  return {
    jobs: new AgentJobs(transport, projectId),
    looks: () => looks,
    close: () => void fetcher.close(),
  };
}
