import { globSync, readFileSync } from 'node:fs';
import * as graphql from 'graphql';
import * as z from 'zod/mini';

export type Json = z.infer<ReturnType<typeof z.json>>;
type Path = readonly (string | number)[];

/** A place in a response or a payload, and whether it is null or absent there. */
export interface Change {
  readonly path: Path;
  readonly to: null | undefined;
}

/** Of JSON Schema, what says in GitHub's descriptions that something may be null or absent. */
interface Schema {
  readonly $ref?: string;
  readonly nullable?: boolean;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
}

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
/** What `scripts/github-descriptions.ts` extracted, by route or event. */
const { described, schemas } = JSON.parse(read('github.json')) as Readonly<
  Record<'described' | 'schemas', Readonly<Record<string, Schema>>>
>;
const PATTERNS = Object.entries(described).map(([name, schema]) => {
  const pattern = name.replaceAll(/\{\w+_(?:id|number)\}/gu, '\\d+').replaceAll(/\{\w+\}/gu, '[^/]+');
  return { pattern: new RegExp(`^${pattern}(?:\\?.*)?$`, 'u'), schema };
});
const GRAPHQL = graphql.buildSchema(read('../../node_modules/@octokit/graphql-schema/schema.graphql'), {
  assumeValid: true,
});
const sources = globSync('src/**/*.ts').map((file) => readFileSync(file, 'utf8'));
/** All words in the sources. They can't read a field that has none of these names. */
const WORDS = new Set(sources.join(' ').match(/\w+/gu) ?? []);

/**
 * Returns each place where GitHub's descriptions let a value be null or absent. `name` is an event, such as `issues-labeled`, a
 * request, such as `GET /repos/…`, or the body of a GraphQL request.
 */
export function changesOf(name: string, value: Json): readonly Change[] {
  if (name.startsWith('{')) return changesByQuery(name, value);
  const found = PATTERNS.find(({ pattern }) => pattern.test(name));
  if (found === undefined) throw new Error(`github.json lacks ${name}: see scripts/github-descriptions.ts`);
  return [...changesBySchema(found.schema, value, [])].filter(({ path }) =>
    path.every((key) => typeof key === 'number' || WORDS.has(key)),
  );
}

function* changesBySchema(schema: Schema, value: Json, path: Path): Generator<Change> {
  const forms = formsOf(schema);
  if (value !== null && forms.some(({ nullable }) => nullable)) yield { path, to: null };
  for (const { items = {}, properties = {}, required = [] } of forms) {
    if (Array.isArray(value)) {
      for (const [index, item] of value.entries()) yield* changesBySchema(items, item, [...path, index]);
    } else if (value instanceof Object) {
      for (const [name, inner] of Object.entries(properties)) {
        const [at, { [name]: given }] = [[...path, name], value];
        const isOptional = !required.includes(name);
        if (isOptional && given !== undefined) yield { path: at, to: undefined };
        if (given !== undefined) yield* changesBySchema(inner, given, at);
        else if (isOptional && formsOf(inner).some(({ nullable }) => nullable)) yield { path: at, to: null };
      }
    }
  }
}

/** Returns the schemas of which a value has one. */
function formsOf(schema: Schema): readonly Schema[] {
  const { $ref, anyOf = [], oneOf = anyOf } = schema;
  return $ref === undefined ? [schema, ...oneOf.flatMap(formsOf)] : formsOf(schemas[$ref] ?? {});
}

const GraphqlRequest = z.object({ query: z.string(), variables: z.record(z.string(), z.unknown()) });
type Fields = Readonly<Record<string, Json>>;

/** Asks the answer itself the query, so that each of its fields comes by with its type. */
function changesByQuery(request: string, answer: Json): readonly Change[] {
  const { query, variables } = GraphqlRequest.parse(JSON.parse(request));
  const { data } = z.object({ data: z.json() }).parse(answer);
  const changes: Change[] = [];
  const add = (type: graphql.GraphQLOutputType, value: Json, path: Path): void => {
    const isRequired = graphql.isNonNullType(type);
    const inner = isRequired ? type.ofType : type;
    if (!isRequired && value !== null) changes.push({ path, to: null });
    if (!graphql.isListType(inner) || !Array.isArray(value)) return;
    for (const [index, item] of value.entries()) add(inner.ofType, item, [...path, index]);
  };
  const { errors } = graphql.executeSync({
    schema: GRAPHQL,
    document: graphql.parse(query),
    rootValue: data,
    variableValues: variables,
    fieldResolver: (fields: Fields, _, __, { path, returnType }) => {
      const { [path.key]: value = null } = fields;
      add(returnType, value, ['data', ...graphql.responsePathAsArray(path)]);
      return value;
    },
    // Of the types that it can have, the query asks for fields of one.
    typeResolver: ({ __typename: name }: Fields, _, { schema }, type) =>
      schema.getPossibleTypes(type).find((one) => one.name === name || query.includes(`on ${one.name}{`))
        ?.name,
  });
  if (errors !== undefined) throw new Error(errors.join('\n'));
  return changes;
}

/** Returns a changed copy. A value without the place stays as it is. */
export function changed(value: Json, { path: [key = '', ...path], to }: Change): Json {
  if (Array.isArray(value)) {
    return value.map((item, at) =>
      at !== key ? item : path.length === 0 ? null : changed(item, { path, to }),
    );
  }
  if (!(value instanceof Object)) return value;
  const { [key]: given, ...others } = value;
  if (path.length === 0) return to === undefined ? others : { ...others, [key]: to };
  return given === undefined ? value : { ...others, [key]: changed(given, { path, to }) };
}
