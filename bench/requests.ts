import type { Measurement } from './measurement.ts';
import { COMPLETED, runJob, startServices } from './run-job.ts';

/** The requests of an agent job that ends at once: a create, a poll, and what a comment takes: the pull request and its files too. */
export async function requestsOfAgentJob(): Promise<Measurement[]> {
  const alone = await requests(false);
  const commenting = await requests(true);
  return [
    {
      what: 'job that ends at once: requests to the platform',
      unit: 'requests',
      value: alone.platform,
      target: { of: 'value', exactly: 2 },
      isOfMachine: false,
    },
    {
      what: '  to GitHub',
      unit: 'requests',
      value: alone.github,
      target: { of: 'value', exactly: 0 },
      isOfMachine: false,
    },
    {
      what: '  to GitHub, with comment',
      unit: 'requests',
      value: commenting.github,
      target: { of: 'value', atMost: 5 },
      isOfMachine: false,
    },
  ];
}

async function requests(comment: boolean): Promise<{ readonly platform: number; readonly github: number }> {
  await using services = await startServices([COMPLETED]);
  await runJob(services, comment, { clock: 'virtual' });
  const { platform, github } = services;
  return { platform: platform.requests.length, github: github.requests.length };
}
