import { AgentJobs } from '../platform/agent-job.ts';
import { withService } from '../service.ts';
import type { Collaborators } from './collaborators.ts';
import type { Inputs } from './inputs.ts';

/** The project's jobs at the service. */
export interface Platform {
  readonly jobs: AgentJobs;
  /** How often a job was asked for. */
  looks(): number;
}

/** Lets `work` ask for the project's jobs. */
export async function withPlatform<T>(
  inputs: Pick<Inputs, 'projectId' | 'apiKey' | 'baseUrl'>,
  collaborators: Collaborators,
  work: (platform: Platform) => Promise<T>,
): Promise<T> {
  let looks = 0;
  return await withService(
    inputs,
    collaborators,
    ({ method }) => {
      if (method === 'GET') looks += 1;
    },
    (transport) => work({ jobs: new AgentJobs(transport, inputs.projectId), looks: () => looks }),
  );
}
