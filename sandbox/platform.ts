import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { VisitorCounts, VisitorPage, VisitorRow } from '../src/platform/visitors.ts';
import {
  type Answer,
  dispatch,
  json,
  type LoopbackServer,
  type ReceivedRequest,
  startServer,
} from './server.ts';
import { countVisitors, inventVisits, type Visit } from './visits.ts';

/** An agent job as the API returns it. Its life can add fields. */
export type AgentJob = {
  readonly id: string;
  readonly status: string;
  readonly source: { readonly repository: string; readonly ref: string | null };
  readonly model: string;
  readonly prLink: string | null;
  readonly createdAt: string;
  readonly archivedAt: string | null;
  readonly [field: string]: unknown;
};

/**
 * The status of a job, and any other fields, from some point on. By default, the response to a create or a message is
 * `active`, each GET returns the next stage, and then the last one. If the first stage has `afterMs`, a stage starts that
 * many milliseconds after the job or the message was accepted. A stage without a `prLink` has that of the job before the last
 * message, which is null at first.
 */
export type Stage = {
  readonly status: string;
  readonly afterMs?: number;
  readonly prLink?: string | null;
  readonly [field: string]: unknown;
};

export type Life = readonly Stage[];

type Operation = 'create' | 'get' | 'message' | 'visitors';

/** Visits to count, or a function that returns the row at an index, for sites too large for memory. */
type VisitorSource =
  | { readonly visits: readonly Visit[] }
  | { readonly count: number; readonly row: (index: number) => VisitorRow; readonly totals: VisitorCounts };

export type PlatformOptions = {
  readonly projectId?: string;
  readonly apiKey?: string;
  /** The life of every new job, or a function of its prompt and number, counted from 1. */
  readonly life?: Life | ((prompt: string, number: number) => Life);
  /** The life after a follow-up message. By default, active once, then completed with the same pull request. */
  readonly lifeAfterMessage?: Life | ((prompt: string, number: number, job: JobRecord) => Life);
  /** Called with each prompt of a job, from its create or from a message. */
  readonly onPrompt?: (job: JobRecord, prompt: string) => void;
  /** For how many GETs after a message the job still has its old state. */
  readonly staleGets?: number;
  readonly source?: AgentJob['source'];
  /** Accepted requests per hour and operation. More get 429. Without a number, there is no limit. */
  readonly quota?: Readonly<Partial<Record<Operation, number>>>;
  readonly visitors?: VisitorSource;
  /** The clock for creation dates, timed lives and quotas, in milliseconds. */
  readonly now?: () => number;
};

export type JobRecord = {
  readonly id: string;
  readonly prompt: string;
  /** SHA-256 of the prompt in UTF-8, in hexadecimal. */
  readonly sha256: string;
  readonly messages: readonly { readonly prompt: string; readonly sha256: string }[];
  /** Prompts that a message interrupted. */
  readonly droppedPrompts: readonly string[];
  /** The number of GETs. */
  readonly gets: number;
  /** The job as the last response had it, or, if stages have times, as it is now. Reading this doesn't count as a GET. */
  readonly job: AgentJob;
};

/** The state of the API and its responses, independent of the transport. */
interface PlatformService {
  readonly projectId: string;
  readonly apiKey: string;
  /** All jobs, oldest first. */
  readonly jobs: readonly JobRecord[];
  /** Adds a job without a request. */
  addJob(prompt: string, life?: Life): JobRecord;
  /** Sets the stage of a job until the next message, independent of its life. */
  show(id: string, stage: Stage): void;
  readonly answer: (request: ReceivedRequest) => Answer;
}

export interface Platform extends LoopbackServer, Omit<PlatformService, 'answer'> {}

/** The first prompt of a job, or a follow-up message. */
type Ask = {
  readonly prompt: string;
  life: Life;
  readonly startedAt: number;
  readonly before: AgentJob | undefined;
  readonly staleGets: number;
  gets: number;
};

/** With which status a job has ended. Every fake and every random job has these. */
export const END_STATUSES: readonly string[] = ['completed', 'archived', 'failed'];

/** Of the project that the fake API has by default. */
export const PROJECT_ID = 'project-1';
export const API_KEY = 'mint_sandbox-key';

const HOUR_MS = 3_600_000;
const PULL_REQUEST = 'https://github.com/Codertocat/Hello-World/pull/7';
const Prompt = z.object({ prompt: z.string() });
const MessagePrompt = z.object({ prompt: z.string().check(z.minLength(1)) });
const IsoDate = z.union([
  z.iso.date(),
  z.iso.datetime({ offset: true, local: true }),
  z.iso.datetime({ offset: true, precision: -1 }),
]);
const whole = (otherwise: string) =>
  z.pipe(z._default(z.string().check(z.regex(/^\d+$/u)), otherwise), z.coerce.number());
const PageQuery = z.object({
  dateFrom: z.optional(IsoDate),
  dateTo: z.optional(IsoDate),
  limit: whole('50').check(z.minimum(1), z.maximum(250)),
  offset: whole('0'),
});
type PageQuery = z.infer<typeof PageQuery>;

/**
 * Starts a fake API for one project on loopback: create and get an agent job, send it a message, and get unique visitors.
 * It refuses invalid requests. `Fault` lists what else can go wrong.
 */
export async function startPlatform(
  options: PlatformOptions & { readonly port?: number } = {},
): Promise<Platform> {
  const { answer, ...service } = platformService(options);
  return { ...(await startServer(answer, options.port)), ...service };
}

/** Returns the same routes, without a server. */
export function platformService(options: PlatformOptions = {}): PlatformService {
  const {
    projectId = PROJECT_ID,
    apiKey = API_KEY,
    life = [{ status: 'active' }, { status: 'active' }, { status: 'completed', prLink: PULL_REQUEST }],
    lifeAfterMessage = [{ status: 'active' }, { status: 'completed' }],
    staleGets = 0,
    source = { repository: 'https://github.com/Codertocat/Hello-World', ref: 'main' },
    quota = {},
    onPrompt = () => undefined,
    now = Date.now,
  } = options;
  const jobs: Job[] = [];
  const accepted = new Map<Operation, number[]>();
  // Created on first use, because most tests don't need it.
  let readPage: ((query: PageQuery) => VisitorPage) | undefined;

  const add = (prompt: string, ownLife?: Life): Job => {
    const number = jobs.length + 1;
    const stages = ownLife ?? (typeof life === 'function' ? life(prompt, number) : life);
    const job = new Job(
      `job-${number}`,
      { source, model: 'sonnet', createdAt: new Date(now()).toISOString() },
      now,
    );
    job.ask(prompt, stages, 0);
    jobs.push(job);
    onPrompt(job, prompt);
    return job;
  };

  const within = (operation: Operation, act: () => Answer): Answer => {
    const since = now() - HOUR_MS;
    const recent = (accepted.get(operation) ?? []).filter((at) => at > since);
    if (recent.length >= (quota[operation] ?? Infinity)) return refuse(429, 'Rate limit exceeded');
    accepted.set(operation, [...recent, now()]);
    return act();
  };

  const onProject = (id: string, act: () => Answer): Answer =>
    id === projectId ? act() : refuse(400, 'Invalid project id');

  const onJob = (id: string, act: (job: Job) => Answer): Answer => {
    const job = jobs.find((one) => one.id === id);
    return job === undefined ? refuse(404, 'Agent job not found') : act(job);
  };

  const routes = [
    {
      method: 'POST',
      path: /^\/v2\/agent\/([^/]+)\/job$/,
      handle: (request: ReceivedRequest, project = '') =>
        onProject(project, () =>
          withBody(request, Prompt, ({ prompt }) => within('create', () => json(201, add(prompt).job))),
        ),
    },
    {
      method: 'GET',
      path: /^\/v2\/agent\/([^/]+)\/job\/([^/]+)$/,
      handle: (_: ReceivedRequest, project = '', id = '') =>
        onProject(project, () => onJob(id, (job) => within('get', () => json(200, job.get())))),
    },
    {
      method: 'POST',
      path: /^\/v2\/agent\/([^/]+)\/job\/([^/]+)\/message$/,
      handle: (request: ReceivedRequest, project = '', id = '') =>
        onProject(project, () =>
          onJob(id, (job) =>
            withBody(request, MessagePrompt, ({ prompt }) =>
              within('message', () => {
                const number = job.messages.length + 1;
                const stages =
                  typeof lifeAfterMessage === 'function'
                    ? lifeAfterMessage(prompt, number, job)
                    : lifeAfterMessage;
                job.ask(prompt, stages, staleGets);
                onPrompt(job, prompt);
                return json(200, job.job);
              }),
            ),
          ),
        ),
    },
    {
      method: 'GET',
      path: /^\/v1\/analytics\/([^/]+)\/visitors$/,
      handle: ({ query }: ReceivedRequest, project = '') =>
        onProject(project, () => {
          const page = PageQuery.safeParse(Object.fromEntries(query));
          if (!page.success) return json(400, { error: 'Invalid query', details: page.error.issues });
          readPage ??= visitorPages(options.visitors ?? { visits: inventVisits() });
          const shown = readPage(page.data);
          return within('visitors', () => json(200, shown));
        }),
    },
  ];

  const answer = (request: ReceivedRequest): Answer => {
    if ((request.headers['user-agent'] ?? '') === '') return refuse(403, 'A User-Agent header is required');
    if (request.headers.authorization !== `Bearer ${apiKey}`) return refuse(401, 'Invalid API key');
    return dispatch(routes, request, refuse);
  };
  return {
    answer,
    projectId,
    apiKey,
    jobs,
    addJob: add,
    show: (id, stage) => jobs.find((job) => job.id === id)?.show(stage),
  };
}

class Job implements JobRecord {
  readonly id: string;
  readonly droppedPrompts: string[] = [];
  readonly #asks: Ask[] = [];
  readonly #made: Pick<AgentJob, 'source' | 'model' | 'createdAt'>;
  readonly #now: () => number;

  constructor(id: string, made: Pick<AgentJob, 'source' | 'model' | 'createdAt'>, now: () => number) {
    this.id = id;
    this.#made = made;
    this.#now = now;
  }

  /** A message stops the agent's current task, and its prompt is lost. */
  ask(prompt: string, life: Life, staleGets: number): void {
    const before = this.#asks.length === 0 ? undefined : this.job;
    const interrupted = this.#asks.at(-1);
    if (interrupted !== undefined && !END_STATUSES.includes(before?.status ?? '')) {
      this.droppedPrompts.push(interrupted.prompt);
    }
    this.#asks.push({ prompt, life, staleGets, before, startedAt: this.#now(), gets: 0 });
  }

  show(stage: Stage): void {
    const ask = this.#asks.at(-1);
    if (ask !== undefined) ask.life = [{ ...stage, afterMs: this.#now() - ask.startedAt }];
  }

  get(): AgentJob {
    const ask = this.#asks.at(-1);
    if (ask !== undefined) ask.gets += 1;
    return this.job;
  }

  get prompt(): string {
    return this.#asks[0]?.prompt ?? '';
  }

  get sha256(): string {
    return sha256(this.prompt);
  }

  get messages(): JobRecord['messages'] {
    return this.#asks.slice(1).map(({ prompt }) => ({ prompt, sha256: sha256(prompt) }));
  }

  get gets(): number {
    return this.#asks.reduce((sum, { gets }) => sum + gets, 0);
  }

  get job(): AgentJob {
    const ask = this.#asks.at(-1);
    if (ask?.before !== undefined && ask.gets <= ask.staleGets && ask.staleGets > 0) return ask.before;
    const { afterMs = 0, ...fields } = stageOf(ask, this.#now());
    const archivedAt =
      fields.status === 'archived' ? new Date((ask?.startedAt ?? 0) + afterMs).toISOString() : null;
    return { id: this.id, ...this.#made, prLink: ask?.before?.prLink ?? null, archivedAt, ...fields };
  }
}

function stageOf(ask: Ask | undefined, now: number): Stage {
  const accepted: Stage = { status: 'active' };
  if (ask === undefined) return accepted;
  const { life, startedAt, gets, staleGets } = ask;
  if (life[0]?.afterMs !== undefined) {
    return life.findLast(({ afterMs = 0 }) => afterMs <= now - startedAt) ?? accepted;
  }
  const shown = gets - staleGets;
  return (shown > 0 ? life[Math.min(shown, life.length) - 1] : undefined) ?? accepted;
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function refuse(status: number, error: string): Answer {
  return json(status, { error });
}

/** Calls `act` with the parsed body. Refuses with 400 if it isn't declared as JSON, isn't JSON in UTF-8, or doesn't match. */
function withBody<Body>(
  request: ReceivedRequest,
  schema: z.ZodMiniType<Body>,
  act: (body: Body) => Answer,
): Answer {
  const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') return refuse(400, 'Content-Type must be application/json');
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(request.body));
  } catch {
    return refuse(400, 'The body is not valid JSON');
  }
  const body = schema.safeParse(value);
  return body.success ? act(body.data) : refuse(400, z.prettifyError(body.error));
}

function visitorPages(source: VisitorSource): (query: PageQuery) => VisitorPage {
  if ('visits' in source) {
    // Visits don't change, so each window is counted once.
    const counted = new Map<string, ReturnType<typeof countVisitors>>();
    return ({ dateFrom, dateTo, limit, offset }) => {
      const key = JSON.stringify([dateFrom, dateTo]);
      const window = { from: instant(dateFrom), to: instant(dateTo) };
      const { totals, rows } = counted.get(key) ?? countVisitors(source.visits, window);
      counted.set(key, { totals, rows });
      return { totals, visitors: rows.slice(offset, offset + limit), hasMore: offset + limit < rows.length };
    };
  }
  const { count, row, totals } = source;
  return ({ limit, offset }) => ({
    totals,
    visitors: Array.from({ length: Math.max(0, Math.min(limit, count - offset)) }, (_, index) =>
      row(offset + index),
    ),
    hasMore: offset + limit < count,
  });
}

/** Parses a date or date-time. Without an offset, it is UTC. */
function instant(date: string | undefined): number | undefined {
  if (date === undefined) return undefined;
  return Date.parse(/T.*(Z|[+-]\d\d:?\d\d)$/i.test(date) || !date.includes('T') ? date : `${date}Z`);
}
