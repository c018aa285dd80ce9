import { HttpError } from '../http/client.ts';
import { capitalized, formatProblem, type Problem } from '../lib/problem.ts';
import { formatDuration, oneLine } from '../lib/text.ts';
import { type Failure, type FailureReason, POLICIES } from './failures.ts';

interface FailedRequest {
  readonly failure: Failure;
  readonly method: string;
  /** The path, without host and query, and with that of the base URL. */
  readonly path: string;
  readonly status?: number | undefined;
  /** What the API said: text from outside, in one line. */
  readonly serviceMessage?: string | undefined;
  readonly retryAfterMs?: number | undefined;
  readonly cause?: unknown;
}

const TRANSIENT: readonly FailureReason[] = ['rate-limit', 'server-error', 'no-answer', 'interrupted'];

/** Its texts have no line break and never contain the key. */
export class PlatformError extends Error {
  override readonly name = 'PlatformError';
  readonly failure: Failure;
  readonly status: number | undefined;
  readonly retryAfterMs: number | undefined;
  /** What failed is for the caller to say. */
  readonly problem: Problem & { readonly fix: string };

  constructor(failed: FailedRequest) {
    const { failure, status, retryAfterMs, cause } = failed;
    const problem = { ...whyAndFix(failed), request: formatRequest(failed) };
    super(`${capitalized(problem.why)} (${problem.request})`, { cause });
    this.failure = failure;
    this.status = status;
    this.retryAfterMs = retryAfterMs;
    this.problem = problem;
  }

  get policy(): (typeof POLICIES)[Failure] {
    return POLICIES[this.failure];
  }

  get reason(): FailureReason {
    return this.policy.reason;
  }

  /** Whether the only fix is to try again later. */
  get isTransient(): boolean {
    return TRANSIENT.includes(this.reason);
  }

  explain(what: string, fix: string = this.problem.fix): string {
    return formatProblem({ ...this.problem, what, fix });
  }
}

function whyAndFix(failed: FailedRequest): { readonly why: string; readonly fix: string } {
  const { failure, method, path, serviceMessage = '', retryAfterMs } = failed;
  const isAboutJob = /\/job\/./u.test(path);
  const [, version] = /^(\/v\d)\/v\d\//u.exec(path) ?? [];
  const fixOfBase = version && `Remove \`${version}\` from the end of \`base-url\``;
  switch (failure) {
    case 'bad-request':
      return {
        why: 'the API rejected the request',
        fix: fixOfBase ?? fixOfBadRequest(method, isAboutJob),
      };
    case 'no-credits':
      return {
        why: 'the organization has no credits left',
        fix: 'Check the credits and whether overages are allowed on the billing page of the dashboard',
      };
    case 'too-large':
      return { why: 'the prompt is too long for the API', fix: 'Shorten the prompt, or `include` less' };
    case 'unauthorized':
      return /upgrade|plan\b/iu.test(serviceMessage)
        ? { why: "the project's plan doesn't include this API", fix: 'Upgrade the plan to use API keys' }
        : {
            why: 'the API key is wrong or expired',
            fix: 'Create an admin key on the API keys page of the dashboard and update the secret',
          };
    case 'forbidden':
      return {
        why: "the API key isn't allowed to do this",
        fix: `Check the key's scope (\`${method === 'GET' ? 'read' : 'write'}\`), allowed IP addresses and organization on the API keys page`,
      };
    case 'not-found':
      if (fixOfBase !== undefined) return { why: "the API doesn't know this path", fix: fixOfBase };
      return isAboutJob
        ? { why: "the API doesn't know this job", fix: 'Check `job-id` and `project-id`' }
        : { why: "the API doesn't know this project", fix: CHECK_PROJECT_ID };
    case 'rate-limit': {
      const when = retryAfterMs ? `in ${formatDuration(retryAfterMs)}` : 'later';
      return { why: `${limitOf(method, path)} is used up`, fix: `Run again ${when}, or less often` };
    }
    case 'redirect':
    case 'see-other':
      return {
        why: "the base URL redirects, and redirects aren't followed",
        fix: 'Set `base-url` to the final URL of the API',
      };
    case 'refused':
    case 'request-timeout':
      return {
        why: 'the API rejected the request',
        fix: "Contact the API's support with the request id from the debug log",
      };
    case 'server-error':
      return { why: 'the API had an internal error', fix: "Check the API's status page and run again later" };
    case 'unreachable':
      return {
        why: "the API couldn't be reached",
        fix: 'Check `base-url`, DNS, the firewall, certificates and the proxy (`https_proxy`, `no_proxy`)',
      };
    case 'unusable-proxy':
      return {
        why: "the runner's proxy can't be used",
        fix: 'Correct `https_proxy` or `http_proxy` (a `%` in a password is written `%25`), or update the runner if its Node is too old',
      };
    case 'no-answer':
      return { why: 'the connection broke before the response was complete', fix: RUN_LATER };
    case 'timeout':
      return { why: "the API didn't respond in time", fix: RUN_LATER };
    case 'unreadable-answer':
      return {
        why: "the response couldn't be read",
        fix: 'Check `base-url` and the proxy, because something other than the API may have answered',
      };
    case 'invalid-page':
      return {
        why: "the response doesn't follow the API's specification",
        fix: "Report it to the API's support",
      };
    case 'unsent':
      return { why: 'the step ended before the request was sent', fix: RUN_LATER };
    case 'interrupted':
      return { why: 'the step ended before the response arrived', fix: RUN_LATER };
  }
}

const RUN_LATER = 'Run again later';
const CHECK_PROJECT_ID = 'Check `project-id`, which is on the API keys page of the dashboard';

/** A message is only sent to a job that the API has just returned, so the project's id is right. */
function fixOfBadRequest(method: string, isAboutJob: boolean): string {
  if (!isAboutJob) return `${CHECK_PROJECT_ID}: the API returns 400 for an unknown id`;
  return method === 'POST'
    ? 'Shorten the prompt, or send it without `job-id`'
    : 'Check `job-id` and `project-id`: the API returns 400 for an unknown project';
}

/** Returns the limit that a request counts for, as far as the API documents it. */
function limitOf(method: string, path: string): string {
  if (method === 'POST') return "the project's limit of 100 agent jobs an hour";
  return /^(?!.*\/agent\/).*\/v1\/analytics\//u.test(path)
    ? "the organization's limit of 100 analytics requests an hour"
    : 'the rate limit';
}

/** Returns a request and its result: `POST /v2/agent/acme/job: 401, “Unauthorized”`. */
function formatRequest(failed: FailedRequest): string {
  const { method, path, status, serviceMessage } = failed;
  const said = serviceMessage ? `“${oneLine(serviceMessage, MAX_QUOTED_LENGTH)}”` : saidByCause(failed);
  const result = [status, said].filter((part) => part !== undefined).join(', ');
  return `${method} ${path}${result === '' ? '' : `: ${result}`}`;
}

/** In characters. */
const MAX_QUOTED_LENGTH = 300;

const SAID_BY_CAUSE: readonly Failure[] = ['unreachable', 'unusable-proxy', 'no-answer', 'invalid-page'];

/** Returns what the cause says, if that says more than the failure itself. */
function saidByCause({ failure, cause }: FailedRequest): string | undefined {
  const says =
    SAID_BY_CAUSE.includes(failure) || (failure === 'unreadable-answer' && cause instanceof HttpError);
  if (!says || !(cause instanceof Error)) return undefined;
  const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : undefined;
  // OpenSSL's own code and source line don't help anyone who reads this.
  const [, tlsReason] = /:SSL routines:[^:]*:([^:]+):/u.exec(cause.message) ?? [];
  if (code !== undefined && tlsReason !== undefined) return `${code}: ${tlsReason}`;
  const message = oneLine(cause.message);
  if (code === undefined || message.includes(code)) return message || undefined;
  return message === '' ? code : `${code}: ${message}`;
}

/**
 * Returns the message in a response that isn't what was asked for: `error` (a string, or an object with `message`), `message`,
 * the messages of `details`, or the plain text itself. For an HTML page, which only a proxy sends, its title. Text from
 * outside, in one short line. Ignores damaged JSON, which may be the response to a create and quote the prompt.
 */
export function serviceMessageOf(text: string, json: unknown): string | undefined {
  // The `…` shows that the end is cut, where the start of the key may be left.
  const start = text.length > MAX_PLAIN_TEXT ? `${text.slice(0, MAX_PLAIN_TEXT)}…` : text;
  const message = json === undefined ? plainText(start) : [...messagesOf(json)].join(' — ');
  return oneLine(message) || undefined;
}

/** In characters. */
const MAX_PLAIN_TEXT = 64 * 1024;
/** How deeply the API nests its messages. */
const MAX_MESSAGE_DEPTH = 3;

function* messagesOf(value: unknown, depth = 0): Generator<string> {
  if (typeof value === 'string') yield value;
  if (typeof value !== 'object' || value === null || depth === MAX_MESSAGE_DEPTH) return;
  for (const name of ['error', 'message', 'details']) {
    const nested: unknown = Reflect.get(value, name);
    if (Array.isArray(nested)) for (const item of nested) yield* messagesOf(item, depth + 1);
    else yield* messagesOf(nested, depth + 1);
  }
}

function plainText(text: string): string {
  if (/^\s*[{[]/u.test(text)) return '';
  if (!/^\s*</u.test(text)) return text;
  const [, title] = /<title[^>]{0,100}>([^<]*)/iu.exec(text) ?? [];
  return title === undefined ? 'an HTML page' : `an HTML page: ${title}`;
}
