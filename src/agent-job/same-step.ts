import { createHash } from 'node:crypto';
import type { Reporting } from './job-run.ts';

/**
 * Returns a hash that is the same in every run of this step: of the workflow file, the job, the step, the input `key`, which
 * distinguishes the jobs of a matrix, and the project. Hexadecimal, 48 bits.
 */
export function stepHash({ environment, inputs }: Reporting): string {
  const { workflowFile, workflowJob, step } = environment;
  const identity = [workflowFile, workflowJob, step, inputs.key, inputs.projectId];
  return createHash('sha256').update(JSON.stringify(identity)).digest('hex').slice(0, 12);
}
