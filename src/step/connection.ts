import * as z from 'zod/mini';
import { mapped } from '../lib/json.ts';
import { isPathSegment, PlatformClient } from '../platform/client.ts';
import { type Check, decimal, type Rule, type Values, withDefault } from '../runner/inputs.ts';
import type { Step } from './step.ts';

/** Of the public API. */
const DEFAULT_BASE_URL = 'https://api.mintlify.com';
const NO_URL = `must be a URL, such as \`${DEFAULT_BASE_URL}\``;
const NO_HTTPS_URL =
  'must be an https URL without a user name, query or fragment (http only for this machine, such as `http://localhost:4700`)';

/** Returns the check of a secret that the runner can mask whole: it masks each line by itself. */
export function isOneWord(fix: string) {
  return z.regex(/^[\x21-\x7E]*$/u, `has a space, a line break or a character that is not ASCII. ${fix}`);
}

function isNoKeyOf(kind: string, prefix: string) {
  const fix = 'Create an admin key (`mint_…`) on the API keys page of the dashboard';
  return z.refine<string>((text) => !text.startsWith(prefix), `is an ${kind} key (\`${prefix}…\`). ${fix}`);
}

const url = mapped(z.string().check(z.refine((text) => URL.canParse(text), NO_URL)), (text) => new URL(text));

const QUOTED = /^(["'`]).*\1$/u;

/** The inputs of all three actions for reaching the API. */
export const connectionInputs = {
  projectId: z.string().check(
    z.trim(),
    z.refine((text) => text === '' || isPathSegment(text), 'must be a project id'),
  ),
  apiKey: z.string().check(
    z.trim(),
    z.refine((text) => !QUOTED.test(text), 'is in quotes. Store the key in the secret without them'),
    isNoKeyOf('assistant', 'mint_dsc_'),
    isNoKeyOf('index', 'mint_us_'),
    isOneWord('Store only the key in the secret'),
  ),
  baseUrl: withDefault(DEFAULT_BASE_URL, url.check(z.refine(isAcceptable, NO_HTTPS_URL))),
} satisfies Record<string, Rule<unknown>>;

type Given = Values<typeof connectionInputs>;

/** A key of the public API starts with `mint_`. Keys of other servers can have any form. */
export function checkConnection(given: Given): readonly Check<keyof Given>[] {
  const { projectId, apiKey, baseUrl } = given;
  const isOther = apiKey !== '' && !apiKey.startsWith('mint_') && baseUrl.origin === DEFAULT_BASE_URL;
  return [
    [['projectId'], projectId === '' && NO_PROJECT],
    [['apiKey'], apiKey === '' && NO_KEY],
    [['apiKey', 'baseUrl'], isOther && NO_ADMIN_KEY],
  ];
}

const NO_PROJECT =
  '`project-id` is empty. Check how the input and the variable are spelled, and that it is a variable, not a secret; the id is on the API keys page of the dashboard.';

const NO_KEY =
  '`api-key` is empty. Check that the secret exists and that its name is right; runs from forks get no secrets, and runs from Dependabot only get Dependabot secrets.';

const NO_ADMIN_KEY =
  "`api-key` isn't an admin key, because it doesn't start with `mint_`. Create an admin key on the API keys page of the dashboard.";

/** GitHub's own runners end a job after 360 minutes. */
export const MAX_TIMEOUT_MINUTES = 350;

export function timeoutRule(minutes: string): Rule<number> {
  const what = `a number of minutes above 0 and at most ${MAX_TIMEOUT_MINUTES}`;
  const isAllowed = (value: number) => value > 0 && value <= MAX_TIMEOUT_MINUTES;
  return withDefault(minutes, decimal(what, isAllowed));
}

function isAcceptable(url: URL): boolean {
  if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '') return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url));
}

/** Returns whether a URL's host is this machine: `localhost`, 127.0.0.0/8 or `[::1]`. `URL` normalizes the host. */
export function isLoopback(url: URL): boolean {
  return url.hostname === 'localhost' || url.hostname === '[::1]' || /^127(?:\.\d+){3}$/u.test(url.hostname);
}

/** Warns if Node sends the key without verifying the server's certificate. */
export function openPlatformClient(step: Step, { baseUrl, apiKey }: Given): PlatformClient {
  if (!step.environment.verifiesCertificates) step.runner.warning(UNVERIFIED, 'Certificates not verified');
  return new PlatformClient(step, baseUrl, apiKey);
}

const UNVERIFIED =
  '`NODE_TLS_REJECT_UNAUTHORIZED` is `0`, so anyone on the network can pose as the API or GitHub and read the key and the token. ' +
  'Remove it. If a proxy has its own certificates, set `NODE_EXTRA_CA_CERTS`.';
