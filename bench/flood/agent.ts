import * as z from 'zod/mini';
import type { VirtualClock } from '../../sandbox/virtual-clock.ts';
import { normalNumber, randomNumbers } from '../../sandbox/visits.ts';
import { type HttpClient, HttpError, type HttpRequest } from '../../src/http/client.ts';

const ANSWERS_AFTER_MS = 300;

/** For so long after a message a job still shows how it ended before. */
const TAKES_UP_MESSAGE_AFTER_MS = 2_000;

const Ask = z.object({ prompt: z.string() });

export interface AgentJob {
  readonly id: string;
  /** What it was asked for: the prompt of its create, then those of the messages to it. */
  readonly prompts: string[];
  /** How many of them it is at work on. */
  working: number;
  prLink: string | null;
}

export interface AgentSettings {
  readonly clock: VirtualClock;
  readonly seed: number;
  /** A job's first work ends in a pull request; gives its URL. */
  readonly openPullRequest: () => string;
  /** All its later work ends in a commit on the branch of that pull request. */
  readonly commit: (prLink: string) => void;
}

/** The platform's agent in this process: create, get and message. */
export class Agent {
  readonly jobs = new Map<string, AgentJob>();
  requests = 0;
  readonly #settings: AgentSettings;
  readonly #random: () => number;

  constructor(settings: AgentSettings) {
    this.#settings = settings;
    this.#random = randomNumbers(settings.seed);
  }

  get http(): HttpClient {
    return {
      send: async (request) => {
        this.requests += 1;
        request.onSending?.();
        const { status, body } = this.#answer(request);
        await this.#settings.clock.sleep(ANSWERS_AFTER_MS, request.signal);
        if (request.signal.aborted) throw new HttpError('The request was ended', {});
        return {
          status,
          headers: { 'content-type': 'application/json' },
          body: Buffer.from(JSON.stringify(body)),
        };
      },
    };
  }

  #answer({ method, url, body = '' }: HttpRequest): { status: number; body: unknown } {
    const [, id, message] =
      /^\/v2\/agent\/project-1\/job(?:\/([^/]+)(\/message)?)?$/u.exec(url.pathname) ?? [];
    if (method === 'POST' && id === undefined) {
      return { status: 201, body: shown(this.#create(Ask.parse(JSON.parse(body)).prompt)) };
    }
    const job = this.jobs.get(id ?? '');
    if (job === undefined) return { status: 404, body: { error: 'Agent job not found' } };
    if (method === 'POST' && message !== undefined)
      void this.#message(job, Ask.parse(JSON.parse(body)).prompt);
    return { status: 200, body: shown(job) };
  }

  #create(prompt: string): AgentJob {
    const job: AgentJob = { id: `job-${this.jobs.size + 1}`, prompts: [prompt], working: 1, prLink: null };
    this.jobs.set(job.id, job);
    void this.#settings.clock.sleep(this.#workMs()).then(() => {
      job.prLink = this.#settings.openPullRequest();
      job.working -= 1;
    });
    return job;
  }

  async #message(job: AgentJob, prompt: string): Promise<void> {
    const { clock, commit } = this.#settings;
    job.prompts.push(prompt);
    await clock.sleep(TAKES_UP_MESSAGE_AFTER_MS);
    job.working += 1;
    await clock.sleep(this.#workMs());
    if (job.prLink !== null) commit(job.prLink);
    job.working -= 1;
  }

  /** As in 338 public jobs: half take under 58 s, nine in ten under 108 s, and hardly one under 28 s. */
  #workMs(): number {
    return 28_000 + 30_000 * Math.exp(0.765 * normalNumber(this.#random));
  }
}

function shown({ id, working, prLink }: AgentJob) {
  return { id, status: working > 0 ? 'active' : 'completed', prLink };
}
