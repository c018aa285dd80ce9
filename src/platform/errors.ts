import { HttpError } from '../http/client.ts';
import { capitalized, codeOf, formatProblem } from '../lib/problem.ts';
import { oneLine } from '../lib/text.ts';
import {
  type FailedRequest,
  type Failure,
  type FailurePolicy,
  type FailureReason,
  POLICIES,
  whyAndFix,
} from './failures.ts';

/** Its texts have no line break. */
export class PlatformError extends Error {
  override readonly name = 'PlatformError';
  readonly failed: FailedRequest;
  /** What failed is for the caller to say. */
  readonly problem: Readonly<ReturnType<typeof whyAndFix>>;
  readonly policy: FailurePolicy & { readonly reason: FailureReason };

  /** `sent`: the request that people read of, if `failed` only stands for what another one would get. */
  constructor(failed: FailedRequest, sent: FailedRequest = failed) {
    const said = messageIn(failed);
    const problem = { ...whyAndFix(failed, said), request: formatRequest(sent, said) };
    super(`${capitalized(problem.why)} (${problem.request})`, { cause: failed.cause });
    this.failed = failed;
    this.problem = problem;
    this.policy = POLICIES[failed.failure];
  }

  /** Whether the API rejects a create if it rejects a read like this. */
  get isRejection(): boolean {
    return this.policy.submit === 'reject' && this.policy.read === 'reject';
  }

  explain(what: string, fix: string = this.problem.fix): string {
    return formatProblem({ ...this.problem, what, fix });
  }
}

/** Returns an error of the API, for a `catch`. Any other error is a bug, and is thrown again. */
export function expectPlatformError(error: unknown): PlatformError {
  if (error instanceof PlatformError) return error;
  throw error;
}

/** Returns a request and its result: `POST /v2/agent/acme/job: 401, “Unauthorized”`. */
function formatRequest(failed: FailedRequest, said: string): string {
  const { method, path, status } = failed;
  const why = said === '' ? saidByCause(failed) : `“${oneLine(said, MAX_QUOTED_LENGTH)}”`;
  const result = [status, why].filter((part) => part !== undefined).join(', ');
  return `${method} ${path}${result === '' ? '' : `: ${result}`}`;
}

/** In characters. */
const MAX_QUOTED_LENGTH = 300;

const SAID_BY_CAUSE: readonly Failure[] = [
  'unreachable',
  'unusable-proxy',
  'certificate',
  'no-answer',
  'invalid-page',
];

/** Returns what the cause says, if that says more than the failure itself. */
function saidByCause({ failure, cause }: FailedRequest): string | undefined {
  const says =
    SAID_BY_CAUSE.includes(failure) || (failure === 'unreadable-answer' && cause instanceof HttpError);
  if (!says || !(cause instanceof Error)) return undefined;
  const code = codeOf(cause);
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
function messageIn({ failure, text = '', json }: FailedRequest): string {
  // What is wrong with a page is in its cause.
  if (failure === 'invalid-page') return '';
  return oneLine(json === undefined ? plainText(text) : [...messagesOf(json)].join(' — '));
}

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
