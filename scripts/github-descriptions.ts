/**
 * Writes `__tests__/described/github.json`: what GitHub's descriptions say of the routes of the fake GitHub, and of some events.
 * Arguments: the `generated/api.github.com.json` of `@octokit/openapi` and of `@octokit/openapi-webhooks`; last of 23.0.2 and 12.1.0.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import * as z from 'zod/mini';

type Json = z.infer<ReturnType<typeof z.json>>;
const EVENTS = { issues: 'issues-labeled', issue_comment: 'issue-comment-created', push: 'push' };
const ROUTES = /gitHubRoute\(\s*'(\w+)',\s*'(\/repos[^']+)'/gu;
const KEPT = /^(?:\$ref|type|nullable|properties|required|items|oneOf|anyOf|allOf)$/u;
const UNREAD = /(?<!html)_url$|^_links$|node_id$/u;

const read = (file: string): string => readFileSync(file, 'utf8');
const [api, hooks] = process.argv.slice(2).map((file) => z.json().parse(JSON.parse(read(file))));
const schemas: Record<string, Json> = {};
/** GitHub doesn't describe `schedule`. */
const described: Record<string, Json> = { schedule: {} };

function at(value: Json = null, ...[name, ...rest]: readonly string[]): Json {
  if (name === undefined || !(value instanceof Object) || Array.isArray(value)) return value;
  return at(value[name], ...rest);
}

/** Copies the schema of a body, and those that it refers to. */
function slim(root: Json | undefined, value: Json, isProperties = false): Json {
  if (Array.isArray(value)) return value.map((one) => slim(root, one));
  if (!(value instanceof Object)) return value;
  if (typeof value['$ref'] === 'string') {
    const name = value['$ref'].replace(/.*\//u, '');
    const id = root === api ? name : `event ${name}`;
    schemas[id] ??= slim(root, at(root, 'components', 'schemas', name));
    return { $ref: id };
  }
  const slimmed: Record<string, Json> = {};
  for (const [key, one] of Object.entries(value)) {
    const isKept = isProperties ? !UNREAD.test(key) : KEPT.test(key);
    if (isKept) slimmed[key] = slim(root, one, !isProperties && key === 'properties');
  }
  return slimmed;
}

const body = ['content', 'application/json', 'schema'];
for (const [name, webhook] of Object.entries(EVENTS)) {
  described[name] = slim(hooks, at(hooks, 'webhooks', webhook, 'post', 'requestBody', ...body));
}
const fakes = globSync('sandbox/github*.ts')
  .map((file) => read(file))
  .join();
for (const [, method = '', path = ''] of fakes.matchAll(ROUTES)) {
  const responses = at(api, 'paths', path, method, 'responses');
  const success = at(responses, '200', ...body) ?? at(responses, '201', ...body);
  described[`${method.toUpperCase()} ${path}`] = slim(api, success);
}
writeFileSync('__tests__/described/github.json', `${JSON.stringify({ described, schemas })}\n`);
