import { normalNumber, randomNumbers } from '../sandbox/visits.ts';
import { adaptive, fixed, type PollSchedule } from '../src/agent-job/job/poll-schedule.ts';
import { type Measurement, quantile } from './measurement.ts';

const SEED = 1;
const JOBS = 20_000;
const MEDIAN_S = 58;
const P90_S = 108;
/** One in ten is something bigger. */
const SHARE_OF_LONG_JOBS = 0.1;
const TIMES_AS_LONG = { least: 3, most: 15 };
/** The 90th percentile of the standard normal distribution. */
const Z90 = 1.281_551_565_5;

/** How late finished jobs are noticed, at how many polls: the real schedule beside fixed intervals. */
export function lateness(): Measurement[] {
  const durations = durationsOfJobs();
  const real = watched(durations, adaptive);
  const baseline = { ten: watched(durations, fixed(10_000)), five: watched(durations, fixed(5_000)) };
  const rows = (against: { readonly what: string } & Watch, isFirst: boolean): Measurement[] => [
    {
      what: 'a finished job is noticed late by, mean',
      unit: 's',
      value: real.meanLateness / 1_000,
      against: { what: against.what, value: against.meanLateness / 1_000 },
      ...(isFirst && { target: { of: 'value', atMost: 3.2 } }),
      isOfMachine: false,
    },
    {
      what: '  as a share of its duration, p95',
      unit: '%',
      value: real.p95Share * 100,
      against: { what: against.what, value: against.p95Share * 100 },
      ...(isFirst && { target: { of: 'value', atMost: 8 } }),
      isOfMachine: false,
    },
    {
      what: '  polls, mean',
      unit: 'polls',
      value: real.meanPolls,
      against: { what: against.what, value: against.meanPolls },
      ...(isFirst && { target: { of: 'value', atMost: 16 } }),
      isOfMachine: false,
    },
  ];
  return [
    ...rows({ what: 'every 10 s', ...baseline.ten }, true),
    ...rows({ what: 'every 5 s', ...baseline.five }, false),
  ];
}

/** The polls of a job that takes so many minutes. */
export function pollsOfJobs(minutes: readonly number[]): Measurement[] {
  return minutes.map((each) => ({
    what: `polls of a job of ${each} min`,
    unit: 'polls',
    value: look(each * 60_000, adaptive).polls,
    against: { what: 'every 10 s', value: look(each * 60_000, fixed(10_000)).polls },
    target: { of: 'value', atMost: mostPolls(each * 60) },
    isOfMachine: false,
  }));
}

/**
 * What the schedule promises: a number of polls that grows with the logarithm of the time while its interval is 7.5 % of
 * it (from 28 s), and by four a minute once that is 15 s (from 200 s).
 */
function mostPolls(seconds: number): number {
  const growing = Math.log(Math.min(seconds, 200) / 28) / Math.log(1.075);
  return Math.ceil(1 + Math.max(growing, 0) + Math.max(seconds - 200, 0) / 15) + 1;
}

interface Watch {
  readonly meanLateness: number;
  readonly p95Share: number;
  readonly meanPolls: number;
}

function watched(durations: readonly number[], schedule: PollSchedule): Watch {
  const looks = durations.map((duration) => ({ duration, ...look(duration, schedule) }));
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return {
    meanLateness: mean(looks.map(({ late }) => late)),
    p95Share: quantile(
      looks.map(({ late, duration }) => late / duration),
      0.95,
    ),
    meanPolls: mean(looks.map(({ polls }) => polls)),
  };
}

/** The polls of one job, and by how many milliseconds the last comes after its end. */
function look(duration: number, schedule: PollSchedule): { readonly polls: number; readonly late: number } {
  let at = schedule(0);
  let polls = 1;
  for (; at < duration; polls += 1) at += schedule(at);
  return { polls, late: at - duration };
}

/** Milliseconds. Log-normal, as the public jobs are that the schedule was made for. */
function durationsOfJobs(): number[] {
  const random = randomNumbers(SEED);
  const sigma = Math.log(P90_S / MEDIAN_S) / Z90;
  const { least, most } = TIMES_AS_LONG;
  return Array.from({ length: JOBS }, () => {
    const times = random() < SHARE_OF_LONG_JOBS ? least + (most - least) * random() : 1;
    return MEDIAN_S * Math.exp(sigma * normalNumber(random)) * times * 1_000;
  });
}
