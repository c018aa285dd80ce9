import * as z from 'zod/mini';
import type { RequestPlan } from '../../sandbox/direct-http.ts';
import { END_STATUSES } from '../../sandbox/platform.ts';
import { run } from '../../src/agent-job/run.ts';
import { runPost } from '../../src/agent-job/run-post.ts';
import type { HttpClient } from '../../src/http/client.ts';
import { type Interruption, KEY, UNDISTURBED, UNINTERRUPTED, World, withState } from '../simulation.ts';
import { markerIn } from './earlier-jobs.ts';
import { PROMPT, PULL_REQUEST } from './scenario.ts';

/** An interruption is of the first attempt. */
export interface Schedule extends Interruption {
  readonly creates: readonly RequestPlan[];
  readonly gets: readonly RequestPlan[];
  readonly comments: readonly RequestPlan[];
  readonly life: readonly { readonly status: string; readonly forMs: number }[];
  readonly endsWithPr: boolean;
  readonly wait: boolean;
  readonly timeoutMinutes: number;
  readonly reruns: number;
  /** What the run does with the job of an earlier run, which goes through `life`. Unset: it creates a job. */
  readonly followUp?: 'auto' | 'message';
}

export type Simulation = Awaited<ReturnType<typeof simulate>>;

/** Makes the attempts of a run, and of an earlier one if it follows up, with a schedule of faults. */
export async function simulate(schedule: Schedule) {
  const attempts: Awaited<ReturnType<typeof runAttempt>>[] = [];
  const world = new World({ life: (_, number) => lifeOf(number) });
  const { jobs } = world.platform;
  const { comments } = world.gitHub;
  const creates = [...schedule.creates];
  const gets = [...schedule.gets];
  const ofComments = [...schedule.comments];

  /** How often the API has accepted this run's prompt. */
  function delivered(): number {
    const prompts = jobs.flatMap(({ prompt, messages }) => [prompt, ...messages.map((one) => one.prompt)]);
    return prompts.filter((prompt) => prompt === PROMPT).length;
  }

  const jobOf = (id: string) => jobs.find((one) => one.id === id)?.job;

  /** With a follow-up, `life` is that of the earlier run's job. */
  function lifeOf(number: number) {
    const given = schedule.followUp !== undefined && number > 1 ? [] : schedule.life;
    const stages: { readonly status: string; readonly afterMs: number }[] = [];
    let afterMs = 0;
    for (const { status, forMs } of [...given, { status: 'completed', forMs: 0 }]) {
      stages.push({ status, afterMs });
      if (END_STATUSES.includes(status)) break;
      afterMs += forMs;
    }
    return stages.map((stage) => {
      const prLink = stage.status === 'completed' && schedule.endsWithPr ? PULL_REQUEST : null;
      return { ...stage, prLink, echo: `key ${KEY}` };
    });
  }

  async function runAttempt(attempt: number) {
    const startedAt = world.now();
    const jobsBefore = jobs.length;
    const named = comments.map(({ body }) => markerIn(body)?.job ?? '').findLast((job) => job !== '') ?? '';
    const standing = jobOf(named)?.status;
    const commentsBefore = comments.length;
    const idsReceived: string[] = [];
    const { followUp } = schedule;
    const inputs = followUp === undefined ? {} : { 'job-id': followUp === 'auto' ? 'auto' : 'job-1' };
    const env = environment('77', attempt, inputs);
    const interruption = attempt === 1 ? schedule : UNINTERRUPTED;
    const { phase, exitCode, hasEnded } = await world.run(run, env, httpOf(idsReceived), interruption);
    const took = world.now() - startedAt;
    const { phase: post } = await world.run(runPost, withState(env, phase), httpOf([]));
    return {
      /** Until its end or until it was killed. */
      main: phase,
      exitCode,
      took,
      /** The outcome that post's summary names; empty if it wrote none. */
      postOutcome: /\| Outcome \| `([a-z-]+)`/u.exec(post.summary)?.[1] ?? '',
      /** How often the API had accepted this run's prompt at its end. */
      delivered: delivered(),
      created: jobs.slice(jobsBefore),
      /** Ids in complete responses to a create. */
      idsReceived,
      killed: !hasEnded,
      commentsWritten: comments.length - commentsBefore,
      /** The status, at the start and at the end, of the job that our newest comment named at the start. */
      standing: [standing, jobOf(named)?.status],
    };
  }

  function environment(runId: string, attempt: number, inputs: Readonly<Record<string, string>>) {
    return world.environment('job', runId, attempt, {
      prompt: PROMPT,
      comment: 'true',
      'issue-number': '1',
      wait: String(schedule.wait),
      'timeout-minutes': String(schedule.timeoutMinutes),
      ...inputs,
    });
  }

  function httpOf(idsReceived: string[]): HttpClient {
    const http = world.http(({ method, path }) => {
      const isPost = method === 'POST';
      if (path.startsWith('/v2/')) return (isPost ? creates : gets).shift() ?? UNDISTURBED;
      return (isPost && path.endsWith('/comments') ? ofComments.shift() : undefined) ?? UNDISTURBED;
    });
    return {
      send: async (request) => {
        const response = await http.send(request);
        if (response.status === 201 && request.url.pathname.startsWith('/v2/')) {
          idsReceived.push(z.object({ id: z.string() }).parse(JSON.parse(response.body.toString('utf8'))).id);
        }
        return response;
      },
    };
  }

  async function runAll(): Promise<void> {
    if (schedule.followUp !== undefined) {
      // An earlier run without faults, whose comment names its job.
      const undisturbed = world.http(() => UNDISTURBED);
      await world.run(run, environment('76', 1, { prompt: 'Before.', wait: 'false' }), undisturbed);
    }
    for (let attempt = 1; attempt <= 1 + schedule.reruns; attempt += 1) {
      attempts.push(await runAttempt(attempt));
      await world.clock.sleep(10_000);
    }
  }

  await world.clock.run(runAll());
  return { attempts, jobs, jobOf, comments, delivered: delivered() };
}
