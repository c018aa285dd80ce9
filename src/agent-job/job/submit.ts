import { backoff } from '../../lib/backoff.ts';
import { formatDuration, formatTime, inBackticks } from '../../lib/text.ts';
import type { AgentJob } from '../../platform/agent-jobs.ts';
import { expectPlatformError, PlatformError } from '../../platform/errors.ts';
import { CREATE_AFTER_CANCEL_MS, type Run } from '../job-run.ts';
import { saveForPost } from '../saved-state.ts';
import type { Done } from './done.ts';
import { type PromptTarget, readyTarget, targetAfter } from './target.ts';

/**
 * Sends a create or a message until the API accepts it, and never twice: it only retries if the last request was certainly
 * not accepted (`submit` in `POLICIES`). Before every message, it waits until the job is idle. A cancel lets a request in
 * flight finish, as long as there is time. Saves for `post` when something may have been accepted, and when that is ruled
 * out. Once it is accepted, that is `started`.
 */
export async function submitWhenIdle(run: Run, first: PromptTarget, text: string): Promise<Done> {
  const { clock, cancelled, limit, random, runner } = run;
  let next: PromptTarget | Done = first;
  let lastError: PlatformError | undefined;
  for (let failures = 0; ; failures += 1) {
    const target = await readyTarget(run, next);
    if (target.kind !== 'create' && target.kind !== 'message') return target;
    next = target;
    const { jobId } = target;
    const notCreated = (why: PlatformError | 'cancelled' | 'timeout') =>
      ({ kind: 'not-created', error: why, target }) as const;
    if (cancelled.aborted) return notCreated('cancelled');
    if (clock.now() >= limit.deadline) return notCreated(lastError ?? 'timeout');
    saveForPost(runner, { done: { kind: 'unknown', error: 'killed', target } });
    const sent = await sendUntilCancelled(run, target, text, failures + 1).catch(expectPlatformError);
    if (!(sent instanceof PlatformError)) {
      return { kind: 'started', job: { id: sent.id, last: sent }, target };
    }
    const error = sent;
    const { submit: policy, reason } = error.policy;
    if (policy === 'uncertain') return { kind: 'unknown', error, isCancelled: cancelled.aborted, target };
    saveForPost(runner, { done: notCreated('cancelled') });
    const isGone = jobId !== undefined && reason === 'not-found';
    // A single 404 can be a proxy's. Before a message is sent again, its job is looked up.
    const isDoubtful = isGone && lastError?.policy.reason !== 'not-found';
    if (policy === 'reject' && !isDoubtful) {
      if (!isGone) return { kind: 'rejected', error, target };
      const answer = { kind: 'lost', job: { id: jobId, last: undefined }, error } as const;
      next = await targetAfter(run, jobId, answer, target.waitedMs);
      failures = -1; // The create is another request.
      continue;
    }
    if (policy === 'unsendable') return notCreated(error);
    policy satisfies 'retry' | 'reject';
    if (cancelled.aborted) return notCreated('cancelled');
    if (reason === 'timeout') return notCreated(lastError ?? 'timeout');
    const limits = reason === 'rate-limit' ? QUOTA_RETRY_MS : RETRY_MS;
    const asked = isDoubtful ? 0 : error.failed.retryAfterMs;
    const pause = backoff(limits, failures, asked, MAX_JITTER * random());
    if (clock.now() + pause >= limit.deadline) return notCreated(error);
    lastError = error;
    const what = jobId === undefined ? 'create a job' : `send the message to job ${inBackticks(jobId)}`;
    const fix = `Retrying in ${formatDuration(pause)}, at ${formatTime(clock.now() + pause, clock.now())}`;
    runner.info(error.explain(`Couldn't ${what}`, fix));
    await clock.sleep(pause, limit.stop);
  }
}

/** The quota is hourly (100 creates and messages for a project), so frequent retries don't help. */
const QUOTA_RETRY_MS = { first: 20_000, longest: 5 * 60_000 };
const RETRY_MS = { first: 1_000, longest: 60_000 };
const MAX_JITTER = 0.5;

/** A cancel aborts the request at once if it hasn't left yet, and after the grace period if it has. */
async function sendUntilCancelled(
  { jobs, limit, clock, cancelled }: Run,
  { jobId }: PromptTarget,
  text: string,
  attempt: number,
): Promise<AgentJob> {
  const finished = new AbortController();
  const cutOff = new AbortController();
  let isSent = false;
  const cancel = () => {
    if (!isSent) cutOff.abort();
    else void clock.sleep(CREATE_AFTER_CANCEL_MS, finished.signal).then(() => cutOff.abort());
  };
  cancelled.addEventListener('abort', cancel, { signal: finished.signal });
  const request = {
    attempt,
    signal: AbortSignal.any([limit.timedOut, cutOff.signal]),
    onSending: () => {
      isSent = true;
    },
  };
  try {
    return jobId === undefined ? await jobs.create(text, request) : await jobs.message(jobId, text, request);
  } finally {
    finished.abort();
  }
}
