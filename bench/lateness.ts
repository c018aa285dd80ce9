import { normalNumber, randomNumbers } from '../sandbox/random.ts';
import { adaptiveInterval } from '../src/agent-job/job/wait.ts';
import { type Measurement, quantile } from './measurement.ts';

const JOBS = 20_000;
const MEDIAN_S = 58;
const P90_S = 108;
/** One job in ten is longer than that distribution gives. */
const SHARE_OF_LONG_JOBS = 0.1;
const TIMES_AS_LONG = { least: 3, most: 15 };
/** The 90th percentile of the standard normal distribution. */
const Z90 = 1.281_551_565_5;

type Schedule = typeof adaptiveInterval;

/** Simulates how late finished jobs are noticed and how many polls that takes, with the real schedule and with a fixed interval. */
export function lateness(): Measurement[] {
  const durations = durationsOfJobs();
  const real = simulate(durations, adaptiveInterval);
  const fixed = simulate(durations, () => 10_000);
  const row = (what: string, figure: keyof typeof real, atMost: number) => {
    const against = { what: 'every 10 s', value: fixed[figure] };
    return { what, value: real[figure], against, target: { atMost } };
  };
  return [
    { unit: 's', ...row('delay, mean', 'meanSeconds', 3.2) },
    { unit: '%', ...row('delay as a share of the job’s duration, 95th percentile', 'p95Percent', 8) },
    { unit: 'polls', ...row('polls, mean', 'meanPolls', 16) },
  ];
}

function simulate(durations: readonly number[], schedule: Schedule) {
  const jobs = durations.map((duration) => ({ duration, ...pollsOf(duration, schedule) }));
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const shares = jobs.map(({ late, duration }) => late / duration);
  return {
    meanSeconds: mean(jobs.map(({ late }) => late)) / 1_000,
    p95Percent: quantile(shares, 0.95) * 100,
    meanPolls: mean(jobs.map((job) => job.polls)),
  };
}

/** Returns the number of polls of one job, and how many milliseconds after its end the last one is. */
function pollsOf(duration: number, schedule: Schedule) {
  let at = schedule(0);
  let count = 1;
  for (; at < duration; count += 1) at += schedule(at);
  return { polls: count, late: at - duration };
}

/** Returns milliseconds, the same in each run: log-normal, as those of the 338 public jobs that the schedule was tuned for. */
function durationsOfJobs(): number[] {
  const random = randomNumbers(1);
  const sigma = Math.log(P90_S / MEDIAN_S) / Z90;
  const { least, most } = TIMES_AS_LONG;
  return Array.from({ length: JOBS }, () => {
    const times = random() < SHARE_OF_LONG_JOBS ? least + (most - least) * random() : 1;
    return MEDIAN_S * Math.exp(sigma * normalNumber(random)) * times * 1_000;
  });
}
