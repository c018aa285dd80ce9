import type { Measurement } from './measurement.ts';
import { COMPLETED, runJob, startServices } from './run-job.ts';

/** Counts the requests of an agent job that ends at once, without and with `comment`. */
export async function requestsOfAgentJob(): Promise<Measurement[]> {
  const alone = await requests(false);
  const commenting = await requests(true);
  return [
    {
      what: 'to the API',
      unit: 'requests',
      value: alone.platform,
      target: { of: 'value', exactly: 2 },
    },
    {
      what: 'to GitHub',
      unit: 'requests',
      value: alone.github,
      target: { of: 'value', exactly: 0 },
    },
    {
      what: 'to GitHub, with `comment`',
      unit: 'requests',
      value: commenting.github,
      target: { of: 'value', exactly: 5 },
    },
  ];
}

async function requests(comment: boolean): Promise<{ readonly platform: number; readonly github: number }> {
  await using services = await startServices([COMPLETED]);
  await runJob(services, comment, { clock: 'virtual' });
  const { platform, github } = services;
  return { platform: platform.requests.length, github: github.requests.length };
}
