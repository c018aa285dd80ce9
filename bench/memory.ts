import { BARE_NODE, memoryGauge, milliseconds } from './measured-process.ts';
import { type Measurement, median } from './measurement.ts';
import { runJob, startServices } from './run-job.ts';

/** A tenth of a second between two looks: as many as at a real job of a minute. */
const INTERVAL_S = 0.1;
const LOOKS = 12;

/** The largest resident set of a whole agent job, without and with a comment. */
export async function memoryOfAgentJob(runs: number): Promise<Measurement[]> {
  await using gauge = await memoryGauge();
  await using services = await startServices(INTERVAL_S * LOOKS * 1_000);
  const { env, nodeArgs } = gauge;
  const peakOfJob = async (comment: boolean): Promise<number> => {
    await runJob(services, comment, {
      env,
      nodeArgs,
      with: { 'poll-interval-seconds': String(INTERVAL_S) },
    });
    return gauge.peak();
  };

  const peaks: { bare: number; alone: number; commenting: number }[] = [];
  for (let run = 0; run < runs; run += 1) {
    await milliseconds([...nodeArgs, ...BARE_NODE.args], env);
    peaks.push({
      bare: await gauge.peak(),
      alone: await peakOfJob(false),
      commenting: await peakOfJob(true),
    });
  }
  const row = (what: string, values: readonly number[], atMost: number): Measurement => ({
    what: `agent job: peak memory, ${what}`,
    unit: 'MiB',
    value: median(values),
    against: { what: BARE_NODE.what, value: median(peaks.map(({ bare }) => bare)) },
    target: { of: 'ratio', atMost },
    isOfMachine: true,
  });
  return [
    row(
      'without comment',
      peaks.map(({ alone }) => alone),
      1.8,
    ),
    row(
      'with comment',
      peaks.map(({ commenting }) => commenting),
      2.2,
    ),
  ];
}
