import { inBackticks, oneLine } from '../../lib/text.ts';
import type { Run } from '../job-run.ts';
import { setJobOutputs } from '../report/outputs.ts';
import { save } from '../saved-state.ts';
import { type Done, endOf, isStale, type JobRef, type Target } from './done.ts';
import { waitForEnd } from './wait.ts';

/**
 * Publishes the job that the step is about, in the outputs and for `post`, and waits for its end if `wait` is set. Outputs and
 * state are files that grow, so a poll only adds what is new.
 */
export async function publish(run: Run, target: Target, job: JobRef): Promise<Done> {
  const { clock, inputs, runner } = run;
  const messageAcceptedAt = target.kind === 'message' ? clock.now() : undefined;
  // Saved first, so that after a kill in between, `post` doesn't take the job's earlier end for the new one.
  if (messageAcceptedAt !== undefined) save(runner, { messageAcceptedAt });
  save(runner, { jobId: job.id });
  setJobOutputs(runner, job);
  const { last } = job;
  if (last !== undefined && endOf(last) !== undefined && !isStale(last, messageAcceptedAt, clock.now())) {
    return { kind: 'ended', job: { ...job, last }, target };
  }
  if (!inputs.wait) return { kind: 'started', job, target };

  const isNew = target.kind === 'create' || target.kind === 'message';
  const what = whatIsWaitedFor(target, job);
  const answer = await waitForEnd(run, job, { what, isNew, messageAcceptedAt, isPublished: true });
  switch (answer.kind) {
    case 'job':
      return { kind: 'ended', job: { id: job.id, last: answer.job }, target };
    case 'not-found':
    case 'refused':
      return { kind: 'lost', job: { id: job.id, last: answer.last }, error: answer.error, target };
    case 'timed-out':
      return { kind: 'timed-out', job: { id: job.id, last: answer.last }, error: answer.error, target };
    case 'cancelled':
      return { kind: 'cancelled', job: { id: job.id, last: answer.last }, target };
  }
}

function whatIsWaitedFor({ kind }: Target, { id, last }: JobRef): string {
  const name = `job ${inBackticks(id)}`;
  switch (kind) {
    case 'message':
      return `Message accepted by ${name}.`;
    case 'follow':
      return `Following ${name}, which is ${oneLine(last?.status ?? 'active')}.`;
    case 'resume':
      return `Waiting for ${name}.`;
    case 'create':
    case 'none':
      return `Job ${inBackticks(id)} accepted.`;
  }
}
