import type { TimeLimit } from '../lib/clock.ts';
import type { PlatformClient } from '../platform/client.ts';
import type { Step } from '../step/step.ts';
import type { Inputs } from './inputs.ts';
import type { openQuota } from './quota.ts';

export interface Export extends Step {
  readonly inputs: Inputs;
  readonly client: PlatformClient;
  /** How long each request took, in milliseconds. A retry is one too. */
  readonly durations: number[];
  readonly quota: ReturnType<typeof openQuota>;
  readonly limit: TimeLimit;
}
