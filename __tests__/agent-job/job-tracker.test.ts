import { expect, test } from '@jest/globals';
import { JobTracker } from '../../src/agent-job/job/job-tracker.ts';
import { AgentJobs } from '../../src/platform/agent-jobs.ts';
import { createRunner } from '../../src/runner/commands.ts';
import { answering, standingClock } from '../platform/fake-http.ts';

test('the time of a message is saved before its job: a kill in between lets post trust no earlier end', async () => {
  const saved: string[] = [];
  const nothing = () => undefined;
  const runner = createRunner({
    setSecret: nothing,
    isDebug: () => false,
    debug: nothing,
    info: nothing,
    notice: nothing,
    warning: nothing,
    error: nothing,
    setOutput: nothing,
    saveState: (name, value: unknown) => saved.push(`${name}=${String(value)}`),
    appendSummary: async () => undefined,
  });
  const { signal } = new AbortController();
  const { client } = answering({});
  const http = { send: () => Promise.reject(new Error('not asked')) };
  const tracker = new JobTracker({
    inputs: { wait: false, dryRun: false, pollIntervalMs: undefined },
    jobs: new AgentJobs(client, 'project-1'),
    limit: { timedOut: signal, stop: signal },
    deadline: standingClock.now() + 60_000,
    context: { runner, clock: standingClock, random: () => 0, cancelled: signal, http },
  });
  await tracker.waitForAccepted({ id: 'job-1', last: undefined }, { what: '', messageAcceptedAt: 1_000 });
  expect(saved).toEqual(['message-accepted-at=1000', 'job-id=job-1']);
});
