import { createRequire } from 'node:module';
import * as z from 'zod/mini';

export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };
export type Payload = { readonly [name: string]: Json };
/** Merged over a payload, object by object; anything but an object replaces what was there, `undefined` takes it away. */
export type PayloadEdit = { readonly [name: string]: Json | PayloadEdit | undefined };

const Payloads: z.ZodMiniType<Payload[]> = z.array(z.record(z.string(), z.json()));
const Definitions = z.array(z.object({ name: z.string(), examples: z.unknown() }));

/**
 * GitHub's own published example payload of an event (and of an action, where one is named), as a fresh copy. There is
 * none published for `pull_request_target` (the one of `pull_request` is given) and `schedule` (made from another's
 * repository). Throws where there is no such example.
 */
export function payload(event: string, action?: string, edit: PayloadEdit = {}): Payload {
  return merged(example(event, action), edit);
}

/** As `payload('issue_comment', …)`, but the comment is on a pull request, of which no example is published. */
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
  // A push that carries commits says more than one of a tag.
  const found = examples(event).find((one) =>
    event === 'push'
      ? z.array(z.json()).check(z.minLength(1)).safeParse(one['commits']).success
      : action === undefined || one['action'] === action,
  );
  if (found === undefined) throw new Error(`no example of ${event} ${action ?? ''}`);
  return found;
}

const read = new Map<string, readonly Payload[]>();

function examples(event: string): readonly Payload[] {
  const found = read.get(event) ?? readExamples(event);
  read.set(event, found);
  return found;
}

function readExamples(event: string): readonly Payload[] {
  // Loaded when first needed: it is two megabytes of JSON.
  const definitions = Definitions.parse(createRequire(import.meta.url)('@octokit/webhooks-examples'));
  const published = Payloads.parse(definitions.find(({ name }) => name === event)?.examples ?? []);
  const isOfHelloWorld = (one: Payload): boolean =>
    JSON.stringify(one['repository'] ?? '').includes('Codertocat/Hello-World');
  // Those of the one repository that most examples are of come first, so that events of a test belong together.
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
