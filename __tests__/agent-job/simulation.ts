import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { RecordingRunner } from '../../sandbox/recording-runner.ts';
import { VirtualClock } from '../../sandbox/virtual-clock.ts';
import { run } from '../../src/agent-job/run.ts';
import { runPost } from '../../src/agent-job/run-post.ts';
import { type HttpClient, HttpError, type HttpRequest, type HttpResponse } from '../../src/http/client.ts';
import { readEnvironment } from '../../src/runner/environment.ts';
import type { StepContext } from '../../src/step/context.ts';

export const KEY = 'mint_simulated-key';
export const PULL_REQUEST = 'https://github.com/acme/docs/pull/7';
const START = Date.parse('2026-11-02T09:00:00Z');

/** What happens to one request. `acts`: the service does what it is asked for, whatever the client hears of it. */
export type Fault =
  | { readonly kind: 'none' }
  | { readonly kind: 'unsent' }
  | { readonly kind: 'reset'; readonly acts: boolean }
  | { readonly kind: 'hang'; readonly acts: boolean }
  | { readonly kind: 'status'; readonly status: number; readonly acts: boolean; readonly retryAfter?: number }
  | { readonly kind: 'cut'; readonly share: number }
  | { readonly kind: 'garbage'; readonly acts: boolean };

export interface RequestPlan {
  /** Until the answer's first byte, in milliseconds. */
  readonly latency: number;
  readonly fault: Fault;
}

export interface Stage {
  readonly status: string;
  readonly forMs: number;
}

export interface Schedule {
  readonly creates: readonly RequestPlan[];
  readonly gets: readonly RequestPlan[];
  readonly comments: readonly RequestPlan[];
  readonly life: readonly Stage[];
  readonly endsWithPr: boolean;
  readonly wait: boolean;
  readonly timeoutMinutes: number;
  /** Milliseconds from the step's start; undefined: not. */
  readonly cancelAt: number | undefined;
  readonly killAt: number | undefined;
  /** How often the run is run again. */
  readonly reruns: number;
}

export interface SimulatedJob {
  readonly id: string;
  readonly createdAt: number;
}

export interface Attempt {
  /** What main told the runner, up to its end or its death. */
  readonly told: RecordingRunner;
  readonly exitCode: number | undefined;
  readonly startedAt: number;
  readonly endedAt: number;
  /** Jobs that came to be during it. */
  readonly created: readonly SimulatedJob[];
  /** Ids in answers to a create that reached the client whole. */
  readonly idsReceived: readonly string[];
  /** When the platform was last heard of or given up. */
  readonly killed: boolean;
  readonly commentsWritten: number;
  /** The status, at the start and at the end, of the job that our newest comment named at the start. */
  readonly standing: readonly [string | undefined, string | undefined];
}

const Defaults = z.object({
  inputs: z.record(z.string(), z.object({ default: z.optional(z.string()) })),
});
const { inputs: declared } = Defaults.parse(parse(readFileSync('action.yml', 'utf8')));

/** The platform, GitHub and the runner in this process, on one clock, with a schedule of what goes wrong. */
export class Simulation {
  readonly clock = new VirtualClock(START);
  readonly jobs: SimulatedJob[] = [];
  readonly comments: { id: number; body: string; versions: number }[] = [];
  readonly attempts: Attempt[] = [];
  readonly #schedule: Schedule;
  readonly #planned = { creates: 0, gets: 0, comments: 0 };

  constructor(schedule: Schedule) {
    this.#schedule = schedule;
  }

  async play(): Promise<void> {
    for (let attempt = 1; attempt <= 1 + this.#schedule.reruns; attempt += 1) {
      await this.#attempt(attempt);
      await this.clock.run(this.clock.sleep(10_000));
    }
  }

  /** A job as the service knows it now. */
  job(id: string) {
    const job = this.jobs.find((one) => one.id === id);
    if (job === undefined) return undefined;
    let age = this.clock.now() - job.createdAt;
    for (const { status, forMs } of this.#schedule.life) {
      if (age < forMs || /^(?:completed|archived|failed)$/u.test(status)) return this.#shown(id, status);
      age -= forMs;
    }
    return this.#shown(id, 'completed');
  }

  #newestNamed(): string {
    const named = this.comments.map(({ body }) => {
      const said = /docs-agent-action:1 (\S+)/u.exec(body)?.[1] ?? '';
      return z.object({ job: z.string() }).parse(JSON.parse(Buffer.from(said, 'base64').toString())).job;
    });
    return named.findLast((job) => job !== '') ?? '';
  }

  #shown(id: string, status: string) {
    return { id, status, prLink: status === 'completed' && this.#schedule.endsWithPr ? PULL_REQUEST : null };
  }

  async #attempt(attempt: number): Promise<void> {
    const recorder = new RecordingRunner();
    const cancelled = new AbortController();
    const startedAt = this.clock.now();
    const jobsBefore = this.jobs.length;
    const named = this.#newestNamed();
    const standing = this.job(named)?.status;
    const commentsBefore = this.comments.length;
    const idsReceived: string[] = [];
    const { cancelAt, killAt } = attempt === 1 ? this.#schedule : { cancelAt: undefined, killAt: undefined };
    if (cancelAt !== undefined) void this.clock.sleep(cancelAt).then(() => cancelled.abort());

    let alive = true;
    const isAlive = () => alive;
    const context: StepContext = {
      runner: recorder,
      clock: this.clock,
      random: () => 0.5,
      cancelled: cancelled.signal,
      http: this.#http(isAlive, idsReceived),
    };
    let exitCode: number | undefined;
    const story = run(this.#environment(attempt, {}), context).then((code) => {
      exitCode = code;
    });
    const ended = await this.clock.run(
      Promise.race([
        story.then(() => true),
        ...(killAt === undefined ? [] : [this.clock.sleep(killAt).then(() => false)]),
      ]),
    );
    const endedAt = this.clock.now();
    // A process that was killed is one whose story goes on in nobody's hearing: it is cut off from both services.
    alive = ended;
    const told = recorder.copy();
    const post = runPost(this.#environment(attempt, told.state), {
      ...context,
      cancelled: new AbortController().signal,
      http: this.#http(() => true, []),
    });
    await this.clock.run(post);
    this.attempts.push({
      told,
      exitCode,
      startedAt,
      endedAt,
      created: this.jobs.slice(jobsBefore),
      idsReceived,
      killed: !ended,
      commentsWritten: this.comments.length - commentsBefore,
      standing: [standing, this.job(named)?.status],
    });
  }

  #environment(attempt: number, state: Readonly<Record<string, string>>) {
    const given: Record<string, string> = {
      'project-id': 'project-1',
      'api-key': KEY,
      'base-url': 'https://platform.example',
      'github-token': 'ghs_simulated',
      prompt: 'Bring the docs up to date.',
      comment: 'true',
      'issue-number': '1',
      wait: String(this.#schedule.wait),
      'timeout-minutes': String(this.#schedule.timeoutMinutes),
    };
    const variables: Record<string, string> = {
      GITHUB_REPOSITORY: 'acme/widgets',
      GITHUB_RUN_ID: '77',
      GITHUB_RUN_ATTEMPT: String(attempt),
      GITHUB_JOB: 'docs',
      GITHUB_ACTION: 'agent',
      GITHUB_API_URL: 'https://github.example/api',
      GITHUB_EVENT_NAME: 'workflow_dispatch',
    };
    for (const [name, { default: value = '' }] of Object.entries(declared)) {
      variables[`INPUT_${name.toUpperCase()}`] = given[name] ?? value;
    }
    for (const [name, value] of Object.entries(state)) variables[`STATE_${name}`] = value;
    return readEnvironment(variables);
  }

  #next(kind: 'creates' | 'gets' | 'comments'): RequestPlan {
    const plan = this.#schedule[kind][this.#planned[kind]];
    this.#planned[kind] += 1;
    return plan ?? { latency: 50, fault: { kind: 'none' } };
  }

  #http(isAlive: () => boolean, idsReceived: string[]): HttpClient {
    return {
      send: async (request) => {
        if (!isAlive()) return await never();
        return request.url.host === 'github.example'
          ? await this.#gitHub(request)
          : await this.#platform(request, idsReceived);
      },
    };
  }

  async #platform(request: HttpRequest, idsReceived: string[]): Promise<HttpResponse> {
    const isCreate = request.method === 'POST';
    const { latency, fault } = this.#next(isCreate ? 'creates' : 'gets');
    if (fault.kind === 'unsent') {
      await this.#pass(latency, request.signal);
      throw new HttpError('connect ECONNREFUSED', {});
    }
    request.onSending?.();
    const answer = () => (isCreate ? this.#create() : this.#get(request));
    const acted = 'acts' in fault && !fault.acts ? undefined : answer();
    await this.#pass(latency, request.signal);
    if (fault.kind === 'none' && acted?.status === 201) idsReceived.push(acted.id ?? '');
    return this.#answered(fault, acted, request.signal);
  }

  #create() {
    const id = `job-${this.jobs.length + 1}`;
    this.jobs.push({ id, createdAt: this.clock.now() });
    return { status: 201, body: JSON.stringify({ ...this.job(id), echo: `key ${KEY}` }), id };
  }

  #get({ url }: HttpRequest) {
    const id = decodeURIComponent(url.pathname.split('/').at(-1) ?? '');
    const job = this.job(id);
    return job === undefined
      ? { status: 404, body: '{"error":"no such job"}', id: undefined }
      : { status: 200, body: JSON.stringify({ ...job, echo: `key ${KEY}` }), id };
  }

  async #answered(
    fault: Fault,
    acted: { status: number; body: string; id: string | undefined } | undefined,
    signal: AbortSignal,
  ): Promise<HttpResponse> {
    switch (fault.kind) {
      case 'unsent':
      case 'reset':
        throw new HttpError('read ECONNRESET', {});
      case 'hang':
        return await aborted(signal);
      case 'status': {
        const { retryAfter } = fault;
        return {
          status: fault.status,
          headers: retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) },
          body: Buffer.from(JSON.stringify({ error: `no, ${KEY}` })),
        };
      }
      case 'garbage':
        return { status: 200, headers: {}, body: Buffer.from(`<title>${KEY}</title>`) };
      case 'cut': {
        const body = acted?.body ?? '';
        const cut = Buffer.from(body.slice(0, body.length * fault.share));
        throw new HttpError('other side closed', {
          partial: { status: acted?.status ?? 200, headers: {}, body: cut },
        });
      }
      case 'none':
        return { status: acted?.status ?? 200, headers: {}, body: Buffer.from(acted?.body ?? '') };
    }
  }

  async #pass(latency: number, signal: AbortSignal): Promise<void> {
    await this.clock.sleep(latency, signal);
    if (signal.aborted) throw new HttpError('The request was ended', {});
  }

  async #gitHub({ method, url, body = '{}', signal }: HttpRequest): Promise<HttpResponse> {
    const path = url.pathname;
    const said = z.catch(z.object({ body: z.string() }), { body: '' }).parse(JSON.parse(body));
    const json = (status: number, value: unknown): HttpResponse => ({
      status,
      headers: { 'content-type': 'application/json' },
      body: Buffer.from(JSON.stringify(value)),
    });
    const { latency, fault } =
      method === 'POST' && path.endsWith('/comments')
        ? this.#next('comments')
        : { latency: 50, fault: { kind: 'none' } as Fault };
    const act = () => {
      if (path.endsWith('/graphql')) return json(200, { data: { viewer: { login: 'github-actions[bot]' } } });
      if (path.endsWith('/reactions')) return json(201, { id: 1 });
      if (method === 'GET') {
        return json(
          200,
          this.comments.map((comment) => ({ ...comment, user: { login: 'github-actions[bot]' } })),
        );
      }
      if (method === 'PATCH') {
        const comment = this.comments.find(({ id }) => path.endsWith(`/${id}`));
        if (comment === undefined) return json(404, { message: 'Not Found' });
        comment.body = said.body;
        comment.versions += 1;
        return json(200, comment);
      }
      const comment = { id: 1_000 + this.comments.length, body: said.body, versions: 1 };
      this.comments.push(comment);
      return json(201, comment);
    };
    const acted = fault.kind === 'unsent' || ('acts' in fault && !fault.acts) ? undefined : act();
    await this.#pass(latency, signal);
    switch (fault.kind) {
      case 'none':
        return acted ?? json(500, {});
      case 'status':
        return json(fault.status, { message: `no, ${KEY}` });
      case 'hang':
        return await aborted(signal);
      case 'unsent':
      case 'reset':
      case 'cut':
      case 'garbage':
        throw new HttpError('fetch failed', {});
    }
  }
}

function never(): Promise<never> {
  return new Promise(() => undefined);
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const end = () => reject(new HttpError('The request was ended', {}));
    if (signal.aborted) end();
    signal.addEventListener('abort', end);
  });
}
