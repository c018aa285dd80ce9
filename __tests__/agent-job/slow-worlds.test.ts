import fc from 'fast-check';
import type { RequestPlan } from '../../sandbox/direct-http.ts';
import { Random } from '../../sandbox/random.ts';
import { run } from '../../src/agent-job/run.ts';
import { randomRuns, testRandomly } from '../random-tests.ts';
import { hold, World } from '../simulation.ts';
import { HERE } from './events.ts';
import { PULL_REQUEST } from './scenario.ts';

const DEADLINE_MS = 60_000;
/** So slow, GitHub still gets its comment. */
const COMMENTS_MS = 2_000;

const plan = (latency: number): RequestPlan => ({ latency, fault: { kind: 'none' } });

testRandomly(
  'a step ends 5.5 s after its deadline and 7 s after a cancel at the latest, with its comment if GitHub answers within 2 s',
  randomRuns(200, 20_000),
  [
    fc.record({
      seed: fc.nat(),
      /** Each response of GitHub takes at most so long. */
      gitHubMs: fc.oneof(fc.integer({ min: 10, max: COMMENTS_MS }), fc.integer({ min: 2_001, max: 40_000 })),
      createMs: fc.integer({ min: 10, max: 25_000 }),
      jobMs: fc.integer({ min: 1_000, max: 70_000 }),
      cancelAt: fc.option(fc.integer({ min: 1, max: 64_000 }), { nil: undefined }),
      files: fc.boolean(),
    }),
  ],
  async ({ seed, gitHubMs, createMs, jobMs, cancelAt, files }) => {
    const life = [{ status: 'active' }, { status: 'completed', afterMs: jobMs, prLink: PULL_REQUEST }];
    const world = new World({ life });
    const inputs = {
      prompt: 'Refresh.',
      comment: 'true',
      'issue-number': '1',
      'timeout-minutes': String(DEADLINE_MS / 60_000),
      ...(files && { 'allowed-paths': '**', 'pr-labels': 'docs', 'job-id': 'auto' }),
    };
    world.gitHub.addPull({ number: 7, files: ['docs/a.mdx'] });
    const { int } = new Random(seed);
    const http = world.http(({ method, path }) =>
      plan(path.startsWith('/v2/') ? (method === 'POST' ? createMs : 50) : int(10, gitHubMs)),
    );
    const environment = { ...world.environment('job', '1', 1, inputs), GITHUB_REPOSITORY: HERE };
    const startedAt = world.now();
    await world.clock.run(world.run(run, environment, http, { killAt: undefined, cancelAt }));
    const took = world.now() - startedAt;
    const latest = Math.min(DEADLINE_MS + 5_500, (cancelAt ?? Number.POSITIVE_INFINITY) + 7_000);
    hold(took <= latest, `it took ${took} ms, and ${latest} ms is the latest`);
    const isCommented = world.gitHub.comments.some(({ issue }) => issue === 1);
    hold(isCommented || gitHubMs > COMMENTS_MS, 'there is a comment');
  },
);
