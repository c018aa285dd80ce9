import * as z from 'zod/mini';
import { isPathSegment } from '../platform/client.ts';
import { decimal, quoting, type Rule, withDefault } from '../runner/inputs.ts';

/** Where the service is, as long as nobody says otherwise. */
const DEFAULT_BASE_URL = 'https://api.mintlify.com';

const NO_SECRET =
  'is empty. Store an admin key (mint_…) as a secret and pass it in. A run that a fork or Dependabot caused gets no secrets';

/** The inputs that every action of ours has, to reach the service. */
export const connectionInputs = {
  'project-id': z.pipe(
    z.string(),
    z.pipe(
      z.transform((text: string) => text.trim()),
      z.string().check(
        z.refine((text) => text !== '', "is empty. It is on the API keys page of the project's dashboard"),
        z.refine((text) => text === '' || isPathSegment(text), quoting('is not a project id')),
      ),
    ),
  ),
  'api-key': z.pipe(
    z.string(),
    z.pipe(
      z.transform((text: string) => text.trim()),
      z.string().check(
        z.refine((text) => text !== '', NO_SECRET),
        z.refine(
          (text) => !text.startsWith('mint_dsc_'),
          'is a key for the assistant (mint_dsc_…). An admin key (mint_…) is needed',
        ),
        z.refine(
          (text) => !text.startsWith('mint_us_'),
          'is a key for the index (mint_us_…). An admin key (mint_…) is needed',
        ),
        z.refine(
          (text) => /^[\x21-\x7E]*$/u.test(text),
          'holds a blank, a line break or a character that is not ASCII: store the key alone in the secret',
        ),
      ),
    ),
  ),
  'base-url': withDefault(
    DEFAULT_BASE_URL,
    z.pipe(
      z.string().check(
        z.refine((text) => URL.canParse(text), quoting('is not a URL')),
        z.refine(
          (text) => !URL.canParse(text) || isAcceptable(new URL(text)),
          quoting('has to be an https URL without user name, query and fragment (http only for loopback)'),
        ),
      ),
      z.transform((text) => new URL(text)),
    ),
  ),
} satisfies Record<string, Rule<unknown>>;

/** A key of the public service starts with `mint_`. What other services call a key is not known. */
export function keyProblem(apiKey: string, baseUrl: string): string | undefined {
  const url = baseUrl.trim() || DEFAULT_BASE_URL;
  const elsewhere = !URL.canParse(url) || new URL(url).origin !== DEFAULT_BASE_URL;
  if (elsewhere || apiKey.trim() === '' || apiKey.trim().startsWith('mint_')) return undefined;
  return 'does not look like an admin key of the service: those start with mint_';
}

/** A span of time in minutes, as milliseconds. A job of GitHub's own runners lives 360 minutes. */
export function timeoutRule(minutes: string): Rule<number> {
  return withDefault(
    minutes,
    z.pipe(
      decimal(
        'a number of minutes above 0 and at most 350, such as 30',
        (value) => value > 0 && value <= 350,
      ),
      z.transform((value) => value * 60_000),
    ),
  );
}

function isAcceptable(url: URL): boolean {
  if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '') return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url));
}

/** Whether a URL's host is this machine: `localhost`, 127.0.0.0/8 or `[::1]`. The URL standard has made the host canonical. */
export function isLoopback(url: URL): boolean {
  return url.hostname === 'localhost' || url.hostname === '[::1]' || /^127(?:\.\d+){3}$/u.test(url.hostname);
}
