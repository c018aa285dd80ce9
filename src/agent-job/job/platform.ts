import { AgentJobs } from '../../platform/agent-jobs.ts';
import { withPlatformClient } from '../../step/platform.ts';
import type { AgentJobContext } from '../context.ts';
import type { Inputs } from '../inputs/inputs.ts';

/** The project's jobs at the service. */
export interface Platform {
  readonly jobs: AgentJobs;
  /** How often a job was asked for. */
  looks(): number;
}

/** Lets `work` ask for the project's jobs. */
export async function withPlatform<T>(
  inputs: Pick<Inputs, 'projectId' | 'apiKey' | 'baseUrl'>,
  context: AgentJobContext,
  work: (platform: Platform) => Promise<T>,
): Promise<T> {
  let looks = 0;
  return await withPlatformClient(
    inputs,
    context,
    ({ method }) => {
      if (method === 'GET') looks += 1;
    },
    (client) => work({ jobs: new AgentJobs(client, inputs.projectId), looks: () => looks }),
  );
}
