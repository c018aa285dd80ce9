import { createRequire } from 'node:module';
import * as z from 'zod/mini';

export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };
export type Payload = { readonly [name: string]: Json };
/** Changes to a payload. Objects are merged, other values replace the old one, and `undefined` removes it. */
export type PayloadEdit = { readonly [name: string]: Json | PayloadEdit | undefined };

/** The repository of the examples, and the default of the sandbox. */
export const EXAMPLE_REPOSITORY = 'Codertocat/Hello-World';
/** The default token of steps and of the fake GitHub. */
export const TOKEN = 'ghs_sandbox-token';

/** All of it is parsed JSON, so a schema of each value would only take time. */
const Payloads = z.array(z.custom<Payload>(isObject));
const Definitions = z.array(z.object({ name: z.string(), examples: z.unknown() }));

/**
 * Returns a copy of GitHub's published example payload of an event and, if given, an action. GitHub publishes none for
 * `pull_request_target`, which gets that of `pull_request`, and for `schedule`, which gets the repository of `push`.
 * Throws if there is no such example.
 */
export function payload(event: string, action?: string, edit: PayloadEdit = {}): Payload {
  return merged(example(event, action), edit);
}

/** Like `payload('issue_comment', …)`, but on a pull request. GitHub publishes no example of that. */
export function pullRequestComment(action = 'created', edit: PayloadEdit = {}): Payload {
  const comment = example('issue_comment', action);
  const issueUrl = z.object({ issue: z.object({ html_url: z.string() }) }).parse(comment).issue.html_url;
  const url = issueUrl.replace('/issues/', '/pull/');
  const onPullRequest = { issue: { html_url: url, pull_request: { html_url: url, merged_at: null } } };
  return merged(merged(comment, onPullRequest), edit);
}

function example(event: string, action: string | undefined): Payload {
  if (event === 'pull_request_target') return example('pull_request', action);
  if (event === 'schedule') {
    const { repository = {}, sender = {} } = example('push', undefined);
    return { schedule: '0 6 * * 1', workflow: '.github/workflows/docs.yml', repository, sender };
  }
  // The example of a tag push has no commits.
  const found = examples(event).find((one) =>
    event === 'push'
      ? z.array(z.json()).check(z.minLength(1)).safeParse(one['commits']).success
      : action === undefined || one['action'] === action,
  );
  if (found === undefined) throw new Error(`GitHub publishes no example of ${event} ${action ?? ''}`);
  return found;
}

const read = new Map<string, readonly Payload[]>();

function examples(event: string): readonly Payload[] {
  const found = read.get(event) ?? readExamples(event);
  read.set(event, found);
  return found;
}

function readExamples(event: string): readonly Payload[] {
  // Loaded on first use, because it is 2 MB of JSON.
  const definitions = Definitions.parse(createRequire(import.meta.url)('@octokit/webhooks-examples'));
  const published = Payloads.parse(definitions.find(({ name }) => name === event)?.examples ?? []);
  const isOfHelloWorld = (one: Payload): boolean =>
    JSON.stringify(one['repository'] ?? '').includes(EXAMPLE_REPOSITORY);
  // Most examples are from one repository. Those come first, so that the events of a test belong together.
  return published.toSorted((a, b) => Number(isOfHelloWorld(b)) - Number(isOfHelloWorld(a)));
}

function merged(base: Payload, edit: PayloadEdit): Payload {
  const result: Record<string, Json> = structuredClone({ ...base });
  for (const [name, after] of Object.entries(edit)) {
    const before = base[name];
    if (after === undefined) delete result[name];
    else if (isObject(after)) result[name] = merged(isObject(before) ? before : {}, after);
    else result[name] = after;
  }
  return result;
}

function isObject<Value>(value: Value): value is Extract<Value, { readonly [name: string]: unknown }> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
