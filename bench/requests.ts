import type { Measurement } from './measurement.ts';
import { COMPLETED, runJob, startServices } from './run-job.ts';

/** Counts the requests of an agent job that ends at once, without and with `comment`. */
export async function requestsOfAgentJob(): Promise<Measurement[]> {
  const alone = await requests(false);
  const commenting = await requests(true);
  const row = (what: string, value: number, exactly: number): Measurement => {
    return { what, unit: 'requests', value, target: { of: 'value', exactly } };
  };
  return [
    row('to the API', alone.platform, 2),
    row('to GitHub', alone.github, 0),
    row('to GitHub, with `comment`', commenting.github, 5),
  ];
}

async function requests(comment: boolean): Promise<{ readonly platform: number; readonly github: number }> {
  await using services = await startServices([COMPLETED]);
  await runJob(services, comment, { clock: 'virtual' });
  const { platform, github } = services;
  return { platform: platform.requests.length, github: github.requests.length };
}
