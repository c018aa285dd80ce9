import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import * as z from 'zod/mini';
import { type GitHubOptions, gitHubService } from '../../sandbox/github.ts';
import { run } from '../../src/agent-job/run.ts';
import { runPost } from '../../src/agent-job/run-post.ts';
import { run as settle } from '../../src/settle/run.ts';
import { HERE } from '../agent-job/events.ts';
import { labeled, PULL_REQUEST } from '../agent-job/scenario.ts';
import { IS_SOAK, randomRuns } from '../random-tests.ts';
import { UNDISTURBED, UNINTERRUPTED, World, withState } from '../simulation.ts';
import { SCENARIOS, type Scenario, type Values, webhookOf } from './scenarios.ts';
import { type Change, changed, changesOf, type Json } from './variations.ts';

const folder = mkdtempSync(join(tmpdir(), 'described-'));
afterAll(() => rmSync(folder, { recursive: true }));
const EVENT_PATH = join(folder, 'event.json');

const PHASES = { main: run, rerun: run, post: runPost, settle };
const INPUTS = { prompt: 'Document it.', comment: 'true', 'timeout-minutes': '5' };
const ENDED = { status: 'completed', afterMs: 20_000, prLink: PULL_REQUEST };
const LIFE = [{ status: 'active', afterMs: 0 }, ENDED];
const GITHUB: GitHubOptions = {
  pulls: [{ number: 7 }],
  roles: { Codertocat: 'write', ann: 'write' },
  teams: ['Codertocat/writers'],
};
const TIMEOUT_MS = (IS_SOAK ? 15 : 2) * 60_000;

type Ran = Awaited<ReturnType<typeof runWith>>;

/** Runs a scenario. `changes` are of the event, or of the answers to a request, by the name that `changesOf` takes. */
async function runWith(scenario: Scenario, changes: readonly Change[] = [], changedName = '') {
  const { event: { name, payload } = labeled, phase = 'main', earlier } = scenario;
  const world = new World({ life: LIFE, onPrompt: (job) => job.messages.length > 0 && gitHub.pushToPull(7) });
  const gitHub = gitHubService({ now: world.now, ...GITHUB, ...scenario.gitHub });
  const answers = new Map<string, Json>();
  const writes: string[] = [];
  const vary = (asked: string, text: string): string => {
    const given = z.json().parse(JSON.parse(text));
    if (!answers.has(asked)) answers.set(asked, given);
    return asked === changedName ? JSON.stringify(changes.reduce(changed, given)) : text;
  };
  const unchanged = world.http(() => UNDISTURBED, gitHub.answer);
  const http = world.http(
    () => UNDISTURBED,
    (request) => {
      const { method, path, query } = request;
      const answer = gitHub.answer(request);
      const isQuery = path === '/graphql';
      if (method !== 'GET' && !isQuery) writes.push(path);
      if (answer.status >= 300) return answer;
      const asked = isQuery ? request.body.toString() : `${method} ${path}?${query.toString()}`;
      return { ...answer, body: Buffer.from(vary(asked, answer.body.toString())) };
    },
  );
  const environment = (runId: string, attempt: number, inputs: Values = {}): Values => ({
    ...world.environment(runId === '2' && phase === 'settle' ? 'settle' : 'job', runId, attempt, {
      ...INPUTS,
      ...scenario.inputs,
      ...inputs,
    }),
    GITHUB_REPOSITORY: HERE,
    GITHUB_REF: 'refs/heads/main',
    GITHUB_WORKFLOW_REF: `${HERE}/.github/workflows/docs.yml@refs/heads/main`,
    GITHUB_EVENT_NAME: name,
    GITHUB_EVENT_PATH: EVENT_PATH,
  });
  const prompts = () =>
    world.platform.jobs.flatMap((job) => [job, ...job.messages]).map(({ prompt }) => prompt);
  const steps = async () => {
    writeFileSync(EVENT_PATH, JSON.stringify(payload));
    if (earlier) await world.run(run, environment('1', 1, earlier), unchanged);
    let state = phase === 'rerun' ? environment('1', 2) : environment('2', 1);
    if (phase === 'post') {
      const killed = await world.run(run, state, unchanged, { ...UNINTERRUPTED, killAt: 5_000 });
      state = withState(state, killed.phase);
    }
    await world.clock.sleep(60_000);
    const [jobs, before] = [world.platform.jobs.length, prompts().length];
    writeFileSync(EVENT_PATH, vary(webhookOf({ name, payload }), JSON.stringify(payload)));
    const ended = await world.run(PHASES[phase], state, http);
    const { outputs, stdout, summary } = ended.phase;
    const sent = prompts().slice(before);
    const history = [...gitHub.history.commits.keys()];
    return {
      answers,
      exitCode: ended.exitCode,
      ends: `${outputs['outcome'] ?? ''} ${outputs['reason'] ?? ''}`.trim(),
      said: stdout + summary,
      unknown: gitHub.unknown,
      jobs: world.platform.jobs.length - jobs,
      prompts: sent.length,
      writesTo: writes.flatMap((path) => {
        const id = Number(/\/(?:issues|pulls|comments)\/(\d+)/u.exec(path)?.[1]);
        return Number.isNaN(id) ? [] : (gitHub.comments.find((one) => one.id === id)?.issue ?? id);
      }),
      /** As indexes of commits. */
      marks: writes.flatMap((path) => (path.includes('/statuses/') ? history.indexOf(path.slice(-40)) : [])),
      sent: history.flatMap((sha, index) => (sent.join().includes(sha) ? index : [])),
    };
  };
  return await world.clock.run(steps());
}

/** Returns which rules a run with changes breaks. */
function brokenRules(now: Ran, before: Ran, { isOfEvent, writesTo = [1, 7] }: Scenario): readonly string[] {
  const rules = {
    'ends in another way': isOfEvent !== true || now.ends === before.ends,
    "says that a response isn't GitHub's": !now.said.includes("didn't come from GitHub"),
    'starts or messages a job': now.jobs <= before.jobs && now.prompts <= before.prompts,
    "sends a request that GitHub doesn't have": now.unknown.length === 0,
    'writes to something else': now.writesTo.every((one) => writesTo.includes(one)),
    'passes what is out of scope': now.exitCode !== 0 || !before.ends.includes('scope'),
    "marks what it didn't send": now.marks.every((mark) =>
      before.sent.every((commit) => commit > mark || now.sent.includes(commit)),
    ),
  };
  return Object.entries(rules).flatMap(([rule, holds]) => (holds ? [] : rule));
}

/** What is right although it breaks a rule. */
const EXCEPTIONS = [
  // Nothing says then whose permission to ask for.
  /^ends .*: (?:pull-request-edited sender:undefined|workflow-run-\S+ workflow_run\.triggering_actor:null)$/u,
  // Nothing says then that the event is the agent's. Only people with write access, or GitHub itself, cause these.
  /^(?:starts|ends) .*: (?:push|release-published|merge-group-checks-requested) sender:undefined$/u,
  // GitHub names no user for comments of accounts that were deleted. Those can't be ours.
  /^starts .* GET \S+\/issues\/1\/comments\S* 0\.user:null$/u,
  // Then the pull request wasn't merged, and the push isn't about it.
  /^starts .* GET \S+\/commits\/\w+\/pulls\S* 0\.merged_at:null$/u,
];

/** Runs a scenario as it is, and then with each change and pair of changes of an answer to a query: all in a soak, else a few. */
async function check(_name: string, scenario: Scenario): Promise<void> {
  const before = await runWith(scenario);
  expect(before.ends).toBe(scenario.ends ?? 'pr-created');
  // The event comes first.
  const answers = [...before.answers].slice(0, scenario.isOfEvent ? 1 : undefined);
  const all = answers.flatMap(([name, answer]) => {
    const places = changesOf(name, answer);
    const pairs = places.flatMap((one, index) => places.slice(index + 1).map((other) => [one, other]));
    const single = places.map((one) => [one]);
    return (name.startsWith('{') ? [...single, ...pairs] : single).map((changes) => ({ name, changes }));
  });
  const broken: string[] = [];
  for (const { name, changes } of IS_SOAK
    ? all
    : fc.sample(fc.constantFrom(...all), randomRuns(scenario.isOfEvent ? 2 : 9, 0))) {
    const what = `${name} ${changes.map(({ path, to }) => `${path.join('.')}:${to}`).join()}`;
    const now = await runWith(scenario, changes, name).catch((error: Error) => error);
    const rules = now instanceof Error ? [`crashes (${now.stack})`] : brokenRules(now, before, scenario);
    broken.push(...rules.map((rule) => `${rule}: ${what}`));
  }
  expect(broken.filter((one) => !EXCEPTIONS.some((known) => known.test(one)))).toEqual([]);
}

test.each(Object.entries(SCENARIOS))('%s, with what GitHub lets be null or absent', check, TIMEOUT_MS);
