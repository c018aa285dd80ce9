/**
 * Writes `__tests__/described/github.json`: what GitHub's descriptions let be null or absent, in the answers to the routes of the fake
 * GitHub, and in the events that an action reads something of.
 * `npm exec -c 'node scripts/github-descriptions.ts <api> <webhooks>'`, with the `generated/api.github.com.json` of `@octokit/openapi` and
 * of `@octokit/openapi-webhooks`; last of 23.0.2 and 12.1.0.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import * as z from 'zod/mini';

type Json = z.infer<ReturnType<typeof z.json>>;
type Schema = Readonly<Record<string, Json>>;

/** GitHub describes neither `schedule` nor `pull_request_target`, whose payload is that of `pull_request`. */
const EVENTS = `
  issues-labeled issue-comment-created push create delete release-published merge-group-checks-requested
  pull-request-opened pull-request-reopened pull-request-edited pull-request-ready-for-review
  pull-request-converted-to-draft pull-request-labeled pull-request-synchronize pull-request-enqueued pull-request-closed
  pull-request-review-submitted pull-request-review-comment-created discussion-created discussion-comment-created
  commit-comment-created gollum watch-started fork deployment-status-created workflow-run-completed
  check-run-completed check-suite-completed status workflow-dispatch repository-dispatch-sample.collected
`;
const ROUTES = /gitHubRoute\(\s*'(\w+)',\s*'(\/repos[^']+)'/gu;
const UNREAD = /(?<!html)_url$|^_links$|node_id$/u;

const read = (file: string): string => readFileSync(file, 'utf8');
const [api, hooks] = process.argv.slice(2).map((file) => z.json().parse(JSON.parse(read(file))));
const schemas: Record<string, Schema> = {};
const described: Record<string, Schema> = { schedule: {} };

function at(value: Json = null, ...[name, ...rest]: readonly string[]): Json {
  if (name === undefined || !isObject(value)) return value;
  return at(value[name], ...rest);
}

function isObject(value: Json): value is Schema {
  return value instanceof Object && !Array.isArray(value);
}

/** Copies of a schema, and of those that it refers to, what lets something be null or absent; nothing if it lets nothing. */
function slim(root: Json | undefined, schema: Json = null): Schema {
  if (!isObject(schema)) return {};
  const { $ref, nullable, type, items } = schema;
  if (typeof $ref === 'string') {
    const name = $ref.replace(/.*\//u, '');
    const id = root === api ? name : `event ${name}`;
    schemas[id] ??= slim(root, at(root, 'components', 'schemas', name));
    return isFixed(schemas[id]) ? {} : { $ref: id };
  }
  const slimmed: Record<string, Json> = {};
  if (nullable === true || [type].flat().includes('null')) slimmed['nullable'] = true;
  const inner = slim(root, items);
  if (!isFixed(inner)) slimmed['items'] = inner;
  for (const key of ['oneOf', 'anyOf']) {
    const forms = list(schema[key]).map((form) => slim(root, form));
    if (!forms.every(isFixed)) slimmed[key] = forms;
  }
  const parts = [schema, ...list(schema['allOf']).map((part) => resolved(root, part))];
  const allRequired = parts.flatMap((part) => list(at(part, 'required')));
  const properties = parts
    .map((part) => at(part, 'properties'))
    .flatMap((one) => (isObject(one) ? Object.entries(one) : []))
    .map(([name, one]) => ({ name, one: slim(root, one), isRequired: allRequired.includes(name) }))
    .filter(({ name, one, isRequired }) => !(UNREAD.test(name) || (isRequired && isFixed(one))));
  if (properties.length > 0) {
    slimmed['properties'] = Object.fromEntries(properties.map(({ name, one }) => [name, one]));
    slimmed['required'] = properties.flatMap(({ name, isRequired }) => (isRequired ? name : []));
  }
  return slimmed;
}

function resolved(root: Json | undefined, schema: Json): Json {
  const name = at(schema, '$ref');
  return typeof name === 'string' ? at(root, ...name.split('/').slice(1)) : schema;
}

function list(value: Json | undefined): readonly Json[] {
  return [value ?? []].flat();
}

function isFixed(schema: Schema): boolean {
  return Object.keys(schema).length === 0;
}

const body = ['content', 'application/json', 'schema'];
for (const event of EVENTS.trim().split(/\s+/u)) {
  const schema = at(hooks, 'webhooks', event, 'post', 'requestBody', ...body);
  if (schema === null) throw new Error(`GitHub doesn't describe ${event}`);
  described[event] = slim(hooks, schema);
}
const fakes = globSync('sandbox/github*.ts')
  .map((file) => read(file))
  .join();
for (const [, method = '', path = ''] of fakes.matchAll(ROUTES)) {
  const responses = at(api, 'paths', path, method, 'responses');
  const success = at(responses, '200', ...body) ?? at(responses, '201', ...body);
  described[`${method.toUpperCase()} ${path}`] = slim(api, success);
}
const used = Object.fromEntries(Object.entries(schemas).filter(([, schema]) => !isFixed(schema)));
writeFileSync('__tests__/described/github.json', `${JSON.stringify({ described, schemas: used })}\n`);
