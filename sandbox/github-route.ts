import type { components, paths } from '@octokit/openapi-types';
import { type Answer, json, type ReceivedRequest, type Route } from './server.ts';

type Method = 'get' | 'post' | 'patch' | 'delete';

/** The paths in GitHub's OpenAPI description that have a method. */
type PathOf<M extends Method> = {
  [P in keyof paths]: paths[P] extends Record<M, { readonly responses: object }> ? P : never;
}[keyof paths];

type Responses<M extends Method, P extends keyof paths> =
  paths[P] extends Record<M, { readonly responses: infer R }> ? R : never;

type JsonBody<Response> = Response extends { readonly content: { readonly 'application/json': infer Body } }
  ? Body
  : never;

/** The names in the braces of a path. */
type Parameters<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Parameters<Rest>
  : never;

type Headers = Readonly<Record<string, string>>;

/** A response with a status and a body that the description has for a route. */
type DescribedAnswer<M extends Method, P extends keyof paths> = {
  [S in keyof Responses<M, P>]: {
    readonly status: S;
    readonly body: JsonBody<Responses<M, P>[S]>;
    readonly headers?: Headers;
  };
}[keyof Responses<M, P>];

type RefusalBody = components['schemas']['basic-error'] | components['schemas']['validation-error-simple'];

/** An error response. The description doesn't list all of them for every route. */
export type Refusal = {
  readonly status: 400 | 401 | 403 | 404 | 405 | 422;
  readonly body: RefusalBody;
  readonly headers?: Headers;
};

/**
 * Returns a route of GitHub's REST API. It only compiles if GitHub's OpenAPI description has the method, the path and
 * every response. `repository` is `owner/repo`.
 */
export function gitHubRoute<M extends Method, P extends PathOf<M>>(
  method: M,
  path: P,
  handle: (
    request: ReceivedRequest,
    parameters: Readonly<Record<Parameters<P> | 'repository', string>>,
  ) => DescribedAnswer<M, P> | Refusal,
): Route {
  const names: string[] = [];
  const pattern = path.replaceAll(/\{(\w+)\}/gu, (_, name: string) => {
    names.push(name);
    return /(?:_id|_number)$/u.test(name) ? '(\\d+)' : '([^/]+)';
  });
  return {
    method: method.toUpperCase(),
    // Below /api/v3 on GitHub Enterprise Server.
    path: new RegExp(`^(?:/api/v3)?${pattern}$`, 'u'),
    handle: (request, ...values) => {
      const given = Object.fromEntries(names.map((name, index) => [name, values[index] ?? '']));
      const parameters = { ...given, repository: `${given['owner']}/${given['repo']}` };
      return toAnswer(handle(request, parameters as Record<Parameters<P> | 'repository', string>));
    },
  };
}

export function refusal(status: Refusal['status'], message: string): Refusal {
  return {
    status,
    body: { message, documentation_url: 'https://docs.github.com/rest', status: String(status) },
  };
}

export function toAnswer(answer: { status: unknown; body: unknown; headers?: Headers }): Answer {
  return json(Number(answer.status), answer.body, answer.headers);
}
