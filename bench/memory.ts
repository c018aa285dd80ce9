import { BARE_NODE, memoryGauge, milliseconds } from './measured-process.ts';
import { type Measurement, medianPair } from './measurement.ts';
import { COMPLETED, runJob, startServices } from './run-job.ts';

/** With a poll every tenth of a second, a job has as many polls as a real one of a minute. */
const INTERVAL_S = 0.1;
const POLLS = 12;

/** Measures the largest resident set of a whole agent job, without and with `comment`. */
export async function memoryOfAgentJob(runs: number): Promise<Measurement[]> {
  await using gauge = await memoryGauge();
  await using services = await startServices([
    { status: 'active', afterMs: 0 },
    { ...COMPLETED, afterMs: INTERVAL_S * POLLS * 1_000 },
  ]);
  const { env, nodeArgs } = gauge;
  const peakOfJob = async (comment: boolean): Promise<number> => {
    await runJob(services, comment, {
      env,
      nodeArgs,
      with: { 'poll-interval-seconds': String(INTERVAL_S) },
    });
    return gauge.peak();
  };

  const peaks: Record<'bare' | 'alone' | 'commenting', number>[] = [];
  for (let run = 0; run < runs; run += 1) {
    await milliseconds([...nodeArgs, ...BARE_NODE.args], env);
    peaks.push({
      bare: await gauge.peak(),
      alone: await peakOfJob(false),
      commenting: await peakOfJob(true),
    });
  }
  const row = (what: string, of: 'alone' | 'commenting', atMost: number): Measurement => {
    const { value, against } = medianPair(peaks.map((peak) => ({ value: peak[of], against: peak.bare })));
    return {
      what: `agent job${what}`,
      unit: 'MiB',
      value,
      against: { what: BARE_NODE.what, value: against },
      target: { of: 'ratio', atMost },
    };
  };
  return [row('', 'alone', 1.45), row(' with `comment`', 'commenting', 1.7)];
}
