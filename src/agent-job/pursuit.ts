import { type TimeLimit, withinTime } from '../clock.ts';
import { type AgentJob, AgentJobs, phaseOf } from '../platform/agent-job.ts';
import { Transport } from '../platform/transport.ts';
import type { Collaborators } from '../step.ts';
import { USER_AGENT } from '../user-agent.ts';
import { createJob } from './creation.ts';
import type { Ending, KnownJob } from './ending.ts';
import type { Inputs } from './inputs.ts';
import { setJobOutputs } from './outputs.ts';
import { Progress } from './progress.ts';
import { adaptive, adaptiveFromFirstLook, fixed } from './schedule.ts';
import { waitForEnd } from './wait.ts';

/**
 * Does at the platform what the inputs ask for, until it has come to an end or to `deadline` (milliseconds since the
 * epoch). `looks` counts how often the service was asked for the job.
 */
export async function pursue(
  inputs: Inputs,
  deadline: number,
  collaborators: Collaborators,
): Promise<{ ending: Ending; looks: number }> {
  const { runner, clock, cancelled, openFetcher } = collaborators;
  let looks = 0;
  const fetcher = openFetcher(inputs.baseUrl);
  const transport = new Transport({
    baseUrl: inputs.baseUrl,
    apiKey: inputs.apiKey,
    userAgent: USER_AGENT,
    fetcher,
    clock,
    observe: ({ method, path, result, milliseconds, requestId }) => {
      if (method === 'GET') looks += 1;
      const request = requestId === undefined ? '' : `, request ${requestId}`;
      runner.debug(`${method} ${path}: ${result}, ${milliseconds} ms${request}`);
    },
  });
  const jobs = new AgentJobs(transport, inputs.projectId);
  try {
    const ending = await withinTime(clock, deadline - clock.now(), cancelled, (limit) =>
      carryOut(inputs, jobs, limit, deadline, collaborators),
    );
    return { ending, looks };
  } finally {
    await fetcher.close();
  }
}

async function carryOut(
  inputs: Inputs,
  jobs: AgentJobs,
  limit: TimeLimit,
  deadline: number,
  { runner, clock, random, cancelled }: Collaborators,
): Promise<Ending> {
  const log = (line: string) => runner.info(line);
  const progress = new Progress(clock, deadline, log, (line) => runner.warning(line));
  const tell = statusTeller((job) => setJobOutputs(runner, job));
  const follow = (job: KnownJob, exists: boolean): Promise<Ending> =>
    waitForEnd(job, {
      jobs,
      clock,
      cancelled,
      limit,
      deadline,
      schedule: scheduleFor(inputs, exists),
      exists,
      untilEnd: inputs.wait,
      onSeen: (last) => tell({ id: job.id, last }),
      progress,
    });

  switch (inputs.task.kind) {
    case 'create': {
      const created = await createJob(inputs.task.prompt.text, {
        jobs,
        clock,
        random,
        cancelled,
        limit,
        deadline,
        log,
      });
      if (created.kind !== 'accepted') return created;
      const { job } = created;
      tell(job);
      log(`Job ${job.id} is accepted.`);
      return endedAlready(job) ?? (inputs.wait ? follow(job, true) : { kind: 'started', job });
    }
    case 'follow':
      log(`Following job ${inputs.task.jobId}.`);
      return follow({ id: inputs.task.jobId, last: undefined }, false);
  }
}

function scheduleFor({ pollIntervalMs }: Inputs, createdNow: boolean) {
  if (pollIntervalMs !== undefined) return fixed(pollIntervalMs);
  return createdNow ? adaptive : adaptiveFromFirstLook;
}

function endedAlready({ last }: KnownJob): Ending | undefined {
  const as = last === undefined ? 'active' : phaseOf(last.status);
  return last === undefined || as === 'active' || as === 'unrecognised'
    ? undefined
    : { kind: 'ended', as, job: last };
}

/** Hands on what changes: outputs are appended to a file, once for each status. */
function statusTeller(
  tell: (job: KnownJob) => void,
): (job: { id: string; last: AgentJob | undefined }) => void {
  let told: string | undefined;
  return (job) => {
    if (told !== undefined && told === job.last?.status) return;
    told = job.last?.status ?? '';
    tell(job);
  };
}
