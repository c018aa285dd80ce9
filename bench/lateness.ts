import { normalNumber, randomNumbers } from '../sandbox/visits.ts';
import { adaptiveInterval } from '../src/agent-job/job/wait.ts';
import { type Measurement, quantile } from './measurement.ts';

const SEED = 1;
const JOBS = 20_000;
const MEDIAN_S = 58;
const P90_S = 108;
/** One job in ten is longer than that distribution gives. */
const SHARE_OF_LONG_JOBS = 0.1;
const TIMES_AS_LONG = { least: 3, most: 15 };
/** The 90th percentile of the standard normal distribution. */
const Z90 = 1.281_551_565_5;

/** Simulates how late finished jobs are noticed and how many polls that takes, with the real schedule and with fixed intervals. */
export function lateness(): Measurement[] {
  const durations = durationsOfJobs();
  const real = simulate(durations, adaptiveInterval);
  const rows = (what: string, against: Simulated, isFirst: boolean): Measurement[] => {
    const row = (
      figure: string,
      unit: Measurement['unit'],
      of: (one: Simulated) => number,
      atMost: number,
    ): Measurement => ({
      what: figure,
      unit,
      value: of(real),
      against: { what, value: of(against) },
      ...(isFirst && { target: { of: 'value', atMost } }),
    });
    return [
      row('delay, mean', 's', ({ meanLateness }) => meanLateness / 1_000, 3.2),
      row(
        'delay as a share of the job’s duration, 95th percentile',
        '%',
        ({ p95Share }) => p95Share * 100,
        8,
      ),
      row('polls, mean', 'polls', ({ meanPolls }) => meanPolls, 16),
    ];
  };
  const every = (ms: number) => simulate(durations, () => ms);
  return [...rows('every 10 s', every(10_000), true), ...rows('every 5 s', every(5_000), false)];
}

/** Counts the polls of jobs that take that many minutes. */
export function pollsOfJobs(minutes: readonly number[]): Measurement[] {
  return minutes.map((each) => ({
    what: `a job of ${each} min`,
    unit: 'polls',
    value: pollsOf(each * 60_000, adaptiveInterval).polls,
    against: { what: 'every 10 s', value: pollsOf(each * 60_000, () => 10_000).polls },
    target: { of: 'value', atMost: mostPolls(each * 60) },
  }));
}

/**
 * Returns the most polls that the schedule allows. From 28 s on, the interval is 7.5% of the time waited, so the number of
 * polls grows with the logarithm of the time. From 200 s on, the interval is 15 s: four polls a minute.
 */
function mostPolls(seconds: number): number {
  const growing = Math.log(Math.min(seconds, 200) / 28) / Math.log(1.075);
  return Math.ceil(1 + Math.max(growing, 0) + Math.max(seconds - 200, 0) / 15) + 1;
}

interface Simulated {
  readonly meanLateness: number;
  readonly p95Share: number;
  readonly meanPolls: number;
}

function simulate(durations: readonly number[], schedule: typeof adaptiveInterval): Simulated {
  const jobs = durations.map((duration) => ({ duration, ...pollsOf(duration, schedule) }));
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return {
    meanLateness: mean(jobs.map(({ late }) => late)),
    p95Share: quantile(
      jobs.map(({ late, duration }) => late / duration),
      0.95,
    ),
    meanPolls: mean(jobs.map(({ polls }) => polls)),
  };
}

/** Returns the number of polls of one job, and how many milliseconds after its end the last one is. */
function pollsOf(
  duration: number,
  schedule: typeof adaptiveInterval,
): { readonly polls: number; readonly late: number } {
  let at = schedule(0);
  let polls = 1;
  for (; at < duration; polls += 1) at += schedule(at);
  return { polls, late: at - duration };
}

/** Returns milliseconds. They are log-normal, as the durations of the 338 public jobs that the schedule was tuned for. */
function durationsOfJobs(): number[] {
  const random = randomNumbers(SEED);
  const sigma = Math.log(P90_S / MEDIAN_S) / Z90;
  const { least, most } = TIMES_AS_LONG;
  return Array.from({ length: JOBS }, () => {
    const times = random() < SHARE_OF_LONG_JOBS ? least + (most - least) * random() : 1;
    return MEDIAN_S * Math.exp(sigma * normalNumber(random)) * times * 1_000;
  });
}
