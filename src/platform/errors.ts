/**
 * How a request came to nothing.
 *
 * - `status`: the service answered, with a status that is not 2xx
 * - `unreachable`: the request never left: name not resolved, connection refused, TLS not established
 * - `no-answer`: the request left, and the connection broke before the answer was whole
 * - `timeout`: the request left, and the answer was not whole in time
 * - `unreadable`: a 2xx answer that is not what the specification says
 * - `interrupted`: our own signal ended it; `sent` tells whether it had left
 */
export type Failure = 'status' | 'unreachable' | 'no-answer' | 'timeout' | 'unreadable' | 'interrupted';

/** The one word for a failure, for a workflow to branch on. */
export type FailureReason =
  | 'bad-request'
  | 'unauthorized'
  | 'forbidden'
  | 'not-found'
  | 'rate-limit'
  | 'redirect'
  | 'refused'
  | 'server-error'
  | 'unreachable'
  | 'no-answer'
  | 'unreadable-answer'
  | 'interrupted';

interface PlatformErrorOptions {
  readonly failure: Failure;
  readonly method: string;
  /** The path alone: what is behind it in a URL is nobody's business. */
  readonly path: string;
  readonly status?: number | undefined;
  /** What the service itself said, as it came: text from outside. */
  readonly serviceMessage?: string | undefined;
  /** Milliseconds to wait, where the service said so. */
  readonly retryAfterMs?: number | undefined;
  /** Whether the request may have reached the service. */
  readonly sent: boolean;
  /** The text of a 2xx answer that could not be read. */
  readonly body?: string | undefined;
  readonly cause?: unknown;
}

/** Why the body of an answer cannot even be turned into text. */
export class UnreadableBody extends Error {
  override readonly name = 'UnreadableBody';
}

/** Whatever goes wrong with a request to the platform. Its message has no line break and never holds the key. */
export class PlatformError extends Error {
  override readonly name = 'PlatformError';
  readonly failure: Failure;
  readonly method: string;
  readonly path: string;
  readonly status: number | undefined;
  readonly serviceMessage: string | undefined;
  readonly retryAfterMs: number | undefined;
  readonly sent: boolean;
  readonly body: string | undefined;

  constructor(particulars: PlatformErrorOptions) {
    super(describe(particulars), { cause: particulars.cause });
    this.failure = particulars.failure;
    this.method = particulars.method;
    this.path = particulars.path;
    this.status = particulars.status;
    this.serviceMessage = particulars.serviceMessage;
    this.retryAfterMs = particulars.retryAfterMs;
    this.sent = particulars.sent;
    this.body = particulars.body;
  }

  get reason(): FailureReason {
    switch (this.failure) {
      case 'status':
        return reasonOfStatus(this.status ?? 0);
      case 'unreachable':
        return 'unreachable';
      case 'no-answer':
      case 'timeout':
        return 'no-answer';
      case 'unreadable':
        return 'unreadable-answer';
      case 'interrupted':
        return 'interrupted';
    }
  }

  /** What a person can do about it, in one or two sentences. */
  get remedy(): string {
    return remedyFor(this.reason, this.serviceMessage ?? '', limitOf(this.method, this.path));
  }
}

function reasonOfStatus(status: number): FailureReason {
  switch (status) {
    case 400:
      return 'bad-request';
    case 401:
      return 'unauthorized';
    case 403:
      return 'forbidden';
    case 404:
      return 'not-found';
    case 429:
      return 'rate-limit';
    default:
      if (status >= 500) return 'server-error';
      return status >= 400 ? 'refused' : 'redirect';
  }
}

function remedyFor(reason: FailureReason, serviceMessage: string, limit: string): string {
  switch (reason) {
    case 'bad-request':
      return 'Check the project id: the service answers 400 to one that it does not know, among others.';
    case 'unauthorized':
      if (/upgrade|plan\b/i.test(serviceMessage)) {
        return "The project's plan does not include this API: it has to be upgraded before a key can be used.";
      }
      return (
        'The API key is wrong or has expired (a new key lasts 90 days unless told otherwise): ' +
        "make a new admin key on the API keys page of the project's dashboard and store it in the secret."
      );
    case 'forbidden':
      return (
        'The API key may not do this. Look at the key on the API keys page of the dashboard: ' +
        'its scope (reading needs `read`, everything else `write`), its list of allowed IP addresses, ' +
        'and whether it belongs to the organisation that owns the project.'
      );
    case 'not-found':
      return 'Check the project id, and the job id where there is one: the service knows no such thing.';
    case 'rate-limit':
      return `The limit is used up${limit}. Run again later, or less often.`;
    case 'redirect':
      return 'The base URL leads elsewhere, and the API key is not sent after it: give the final URL of the service.';
    case 'refused':
      return (
        'The service says no more than that. Its support can find the request by its id, ' +
        'which the log shows with step debugging on, where the service gives one.'
      );
    case 'server-error':
      return 'The service is in trouble. Look at its status page, and run again later.';
    case 'unreachable':
      return (
        'Check the base URL, and that the runner may reach it: ' +
        'name resolution, firewall, proxy (`https_proxy`, `no_proxy`) and certificates.'
      );
    case 'no-answer':
      return 'The connection broke, or the service took too long. Run again later.';
    case 'unreadable-answer':
      return 'Check the base URL: what answered there does not speak as the documentation platform does.';
    case 'interrupted':
      return 'The request was ended by the run itself.';
  }
}

/** What is known of the service's limits. None is for looks at a job. */
function limitOf(method: string, path: string): string {
  if (method === 'POST') return ': a project may start or continue 100 agent jobs an hour';
  return path.startsWith('/v1/analytics/') ? ': an organisation may ask for analytics 100 times an hour' : '';
}

const LONGEST_MESSAGE = 300;

function describe({
  failure,
  method,
  path,
  status,
  serviceMessage,
  sent,
  cause,
}: PlatformErrorOptions): string {
  const request = `${method} ${path}`;
  const said =
    serviceMessage === undefined || serviceMessage === ''
      ? ''
      : `: “${Array.from(serviceMessage).slice(0, LONGEST_MESSAGE).join('')}”`;
  switch (failure) {
    case 'status':
      return `${request} was answered with ${status}${said}`;
    case 'unreachable':
      return `${request} could not be sent${because(cause)}`;
    case 'no-answer':
      return `${request} got no whole answer${because(cause)}`;
    case 'timeout':
      return `${request} was not answered in time`;
    case 'unreadable':
      return `${request} was answered with ${status}, but with a body that cannot be read${said || (cause instanceof UnreadableBody ? because(cause) : '')}`;
    case 'interrupted':
      return `${request} was ended ${sent ? 'before its answer came' : 'before it was sent'}`;
  }
}

/** System errors are best known by their code: ECONNREFUSED, ENOTFOUND, CERT_HAS_EXPIRED. */
function because(cause: unknown): string {
  if (!(cause instanceof Error)) return '';
  const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : undefined;
  // What OpenSSL adds to its code is for those who build it.
  if (code?.startsWith('ERR_SSL_')) return ` (${code})`;
  const message = cause.message.replace(/\s+/gu, ' ').trim();
  if (code === undefined) return message === '' ? '' : ` (${message})`;
  return message === '' || message.includes(code) ? ` (${message || code})` : ` (${code}: ${message})`;
}

/**
 * What the service says in an answer that is not 2xx: `error` (a text, or an object with `message`), `message`, the
 * messages of `details`, or the plain text itself. Of an HTML page, which only something in between sends, the title.
 * Text from outside, in one line, as it came otherwise.
 */
export function serviceMessageOf(text: string, json: unknown): string | undefined {
  const message = json === undefined ? plainText(text) : [...messagesOf(json)].join(' — ');
  return message.replace(/\s+/gu, ' ').trim() || undefined;
}

/**
 * The same of an answer that is 2xx, and yet not what was asked for. JSON that is not whole says nothing: it may be the
 * answer to a create, and hold what was sent.
 */
export function messageInPlaceOfAnswer(text: string, json: unknown): string | undefined {
  return json === undefined && /^\s*[{[]/u.test(text)
    ? undefined
    : serviceMessageOf(text.slice(0, LONGEST_TEXT_LOOKED_AT), json);
}

/** What says something comes first. */
const LONGEST_TEXT_LOOKED_AT = 64 * 1024;

/** As deep as the service nests them; an answer that nests deeper is up to no good. */
const DEEPEST_MESSAGE = 3;

function* messagesOf(value: unknown, depth = 0): Generator<string> {
  if (typeof value === 'string') yield value;
  if (typeof value !== 'object' || value === null || depth === DEEPEST_MESSAGE) return;
  for (const name of ['error', 'message', 'details']) {
    const held: unknown = Reflect.get(value, name);
    if (Array.isArray(held)) for (const item of held) yield* messagesOf(item, depth + 1);
    else yield* messagesOf(held, depth + 1);
  }
}

function plainText(text: string): string {
  if (!/^\s*</u.test(text)) return text;
  const at = text.search(/<title/iu);
  const [, title] = at === -1 ? [] : (/^<title[^>]{0,100}>([^<]*)/iu.exec(text.slice(at)) ?? []);
  return title === undefined ? 'an HTML page' : `an HTML page: ${title}`;
}
