import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { directHttp, type RequestPlan } from '../../sandbox/direct-http.ts';
import { EXAMPLE_REPOSITORY, gitHubService } from '../../sandbox/github.ts';
import { payload } from '../../sandbox/payloads.ts';
import { RunningPhase } from '../../sandbox/phase.ts';
import { VirtualClock } from '../../sandbox/virtual-clock.ts';
import { run } from '../../src/agent-job/run.ts';
import type { HttpClient } from '../../src/http/client.ts';
import { Agent } from './agent.ts';
import { type RepositoryEvent, YEAR } from './year.ts';

/** The workflow that runs for each merged pull request. */
export interface Workflow {
  readonly inputs: Readonly<Record<string, string>>;
  /** Undefined: runs don't wait for each other. `single` (GitHub's default): a new waiting run replaces the one that waits. */
  readonly queue: 'single' | 'max' | undefined;
}

export interface Figures {
  readonly merges: number;
  /** The agent's open pull requests at the end of each quarter. */
  readonly openAtQuarters: readonly number[];
  readonly mostOpen: number;
  readonly jobs: number;
  /** Jobs that a merge of the agent's own pull request started. */
  readonly jobsByItself: number;
  readonly followUps: number;
  readonly mostPromptsToAJob: number;
  /** Merged changes that weren't in any prompt, or only in a dropped one. */
  readonly lost: number;
  /** Prompts that a message interrupted. */
  readonly droppedPrompts: number;
  /** How often a change was in a prompt again. */
  readonly doubled: number;
  /** Follow-ups whose pull request was merged or closed before the agent's commit. */
  readonly late: number;
  readonly failedRuns: number;
  /** Runs that were cancelled while they waited. */
  readonly droppedRuns: number;
  readonly gitHubRequests: number;
  readonly platformRequests: number;
}

const AGENT = 'mintlify[bot]';
const AUTHOR = 'octocat';
const REVIEWER = 'hubot-friend';
const RUNNER_STARTS_AFTER_MS = 15_000;
const PLATFORM = 'https://platform.example';
const GITHUB = 'https://api.github.com';
const GITHUB_PLAN: RequestPlan = { latency: 200, fault: { kind: 'none' } };
/** GitHub's limit of a concurrency group with `queue: max`. */
const LONGEST_QUEUE = 100;

const example = payload('pull_request', 'closed');
const examplePullRequest = z.looseObject({}).parse(example['pull_request']);
const exampleSender = z.looseObject({}).parse(example['sender']);

/** A repository with its people, its agent and its workflow, in this process and with its own clock. */
export class Repository {
  readonly #workflow: Workflow;
  readonly #defaults: Readonly<Record<string, string>>;
  readonly #folder: string;
  readonly #clock = new VirtualClock(YEAR.from);
  readonly #gitHub = gitHubService({ now: () => this.#clock.now() });
  readonly #agent: Agent;
  readonly #http: HttpClient;
  readonly #numberOfChange = new Map<number, number>();
  readonly #merged = new Set<number>();
  /** The agent's open pull requests, oldest first. */
  #open: readonly number[] = [];
  #mostOpen = 0;
  #lastNumber = 0;
  #late = 0;
  #runs = 0;
  #failedRuns = 0;
  #droppedRuns = 0;
  #gitHubRequests = 0;
  #isRunning = false;
  #waiting: (() => Promise<void>)[] = [];

  /** `defaults` are those of the action's inputs. The payloads of events are written to `folder`. */
  constructor(workflow: Workflow, defaults: Readonly<Record<string, string>>, folder: string, seed: number) {
    this.#workflow = workflow;
    this.#defaults = defaults;
    this.#folder = folder;
    this.#agent = new Agent({
      clock: this.#clock,
      seed,
      openPullRequest: () => this.#openedByAgent(),
      commit: (prLink) => {
        if (!this.#open.includes(Number(prLink.split('/').at(-1)))) this.#late += 1;
      },
    });
    this.#http = directHttp(this.#clock, [
      { baseUrl: PLATFORM, answer: this.#agent.platform.answer, plan: () => this.#agent.plan() },
      {
        baseUrl: GITHUB,
        answer: (request) => {
          const answer = this.#gitHub.answer(request);
          // The sandbox has every route that the action uses, so a refusal is a bug in this simulation.
          if (answer.status >= 400)
            throw new Error(`${request.method} ${request.path}: ${answer.body.toString('utf8')}`);
          return answer;
        },
        plan: () => {
          this.#gitHubRequests += 1;
          return GITHUB_PLAN;
        },
      },
    ]);
  }

  /** Plays all events of people, and the runs that they trigger. */
  async run(events: readonly RepositoryEvent[]): Promise<Figures> {
    const openAtQuarters: number[] = [];
    const year = async () => {
      const runs: Promise<void>[] = [];
      const quarters = [3, 6, 9, 12].map((months) => Date.UTC(new Date(YEAR.from).getUTCFullYear(), months));
      for (const event of [...events, undefined]) {
        const at = event?.at ?? YEAR.to;
        while (quarters[0] !== undefined && quarters[0] <= at) {
          await this.#sleepUntil(quarters.shift() ?? at);
          openAtQuarters.push(this.#open.length);
        }
        await this.#sleepUntil(at);
        const merged = event && this.#take(event);
        if (merged !== undefined) runs.push(this.#startRun(merged));
      }
      await Promise.all(runs);
    };
    await this.#clock.run(year());
    return this.#figures(openAtQuarters);
  }

  async #sleepUntil(time: number): Promise<void> {
    await this.#clock.sleep(time - this.#clock.now());
  }

  /** Returns the merged pull request, if there is one. */
  #take(event: RepositoryEvent): { readonly number: number; readonly author: string } | undefined {
    switch (event.kind) {
      case 'opened':
        this.#numberOfChange.set(event.change, this.#opened(AUTHOR));
        return undefined;
      case 'merged': {
        const number = this.#numberOfChange.get(event.change);
        if (number === undefined) throw new Error(`Change ${event.change} is merged before it is opened`);
        this.#gitHub.closePull(number);
        this.#merged.add(number);
        return { number, author: AUTHOR };
      }
      case 'reviewed': {
        const [number, ...others] = this.#open;
        if (number === undefined) return undefined;
        this.#open = others;
        this.#gitHub.closePull(number);
        return event.isMerged ? { number, author: AGENT } : undefined;
      }
    }
  }

  #opened(author: string): number {
    this.#lastNumber += 1;
    this.#gitHub.addPull({
      number: this.#lastNumber,
      author,
      createdAt: new Date(this.#clock.now()).toISOString(),
    });
    return this.#lastNumber;
  }

  #openedByAgent(): string {
    const number = this.#opened(AGENT);
    this.#open = [...this.#open, number];
    this.#mostOpen = Math.max(this.#mostOpen, this.#open.length);
    return `https://github.com/${EXAMPLE_REPOSITORY}/pull/${number}`;
  }

  /** Runs the workflow, after the earlier runs of its concurrency group. */
  async #startRun(merged: { number: number; author: string }): Promise<void> {
    this.#runs += 1;
    const runId = this.#runs;
    const started = () => this.#run(runId, merged);
    if (this.#workflow.queue === undefined) return await started();
    if (this.#isRunning) {
      const kept = this.#waiting.slice(0, this.#workflow.queue === 'single' ? 0 : LONGEST_QUEUE - 1);
      this.#droppedRuns += this.#waiting.length - kept.length;
      this.#waiting = [...kept, started];
      return;
    }
    this.#isRunning = true;
    for (let next: typeof started | undefined = started; next !== undefined; next = this.#waiting.shift()) {
      await next();
    }
    this.#isRunning = false;
  }

  async #run(runId: number, { number, author }: { number: number; author: string }): Promise<void> {
    await this.#clock.sleep(RUNNER_STARTS_AFTER_MS);
    const eventPath = join(this.#folder, 'event.json');
    const event = {
      ...example,
      number,
      pull_request: { ...examplePullRequest, number, merged: true, user: { login: author } },
      sender: { ...exampleSender, login: author === AGENT ? REVIEWER : AUTHOR },
    };
    writeFileSync(eventPath, JSON.stringify(event));
    const { exitCode } = new RunningPhase(run, {
      env: this.#environment(runId, number, eventPath),
      clock: this.#clock,
      random: () => 0.5,
      http: this.#http,
    });
    if ((await exitCode) !== 0) this.#failedRuns += 1;
  }

  #environment(runId: number, number: number, eventPath: string) {
    const inputs: Readonly<Record<string, string>> = {
      ...this.#defaults,
      'project-id': this.#agent.platform.projectId,
      'api-key': this.#agent.platform.apiKey,
      'base-url': PLATFORM,
      'github-token': this.#gitHub.token,
      prompt: `Bring the docs up to date with pull request #${number}, which was merged.`,
      comment: 'true',
      ...this.#workflow.inputs,
    };
    const variables: Record<string, string> = {
      GITHUB_REPOSITORY: EXAMPLE_REPOSITORY,
      GITHUB_RUN_ID: String(runId),
      GITHUB_RUN_ATTEMPT: '1',
      GITHUB_JOB: 'docs',
      GITHUB_ACTION: 'agent',
      GITHUB_EVENT_NAME: 'pull_request',
      GITHUB_EVENT_PATH: eventPath,
    };
    for (const [name, value] of Object.entries(inputs)) variables[`INPUT_${name.toUpperCase()}`] = value;
    return variables;
  }

  #figures(openAtQuarters: readonly number[]): Figures {
    const jobs = this.#agent.platform.jobs.map(({ prompt, messages }) => [
      prompt,
      ...messages.map((message) => message.prompt),
    ]);
    const subjectOf = (prompt: string) => Number(/#(\d+)/u.exec(prompt)?.[1]);
    const asked = jobs.flatMap((prompts) => prompts.map(subjectOf));
    const askedOnce = new Set(asked);
    const dropped = this.#agent.platform.jobs.flatMap(({ droppedPrompts }) => droppedPrompts.map(subjectOf));
    const done = new Set(asked.filter((subject) => !dropped.includes(subject)));
    return {
      merges: this.#merged.size,
      openAtQuarters,
      mostOpen: this.#mostOpen,
      jobs: jobs.length,
      jobsByItself: jobs.filter(([prompt = '']) => !this.#merged.has(subjectOf(prompt))).length,
      followUps: asked.length - jobs.length,
      mostPromptsToAJob: Math.max(0, ...jobs.map((prompts) => prompts.length)),
      lost: [...this.#merged].filter((number) => !done.has(number)).length,
      droppedPrompts: dropped.length,
      doubled: asked.length - askedOnce.size,
      late: this.#late,
      failedRuns: this.#failedRuns,
      droppedRuns: this.#droppedRuns,
      gitHubRequests: this.#gitHubRequests,
      platformRequests: this.#agent.requests,
    };
  }
}
