/**
 * The parts of an error message. Each is a clause without a capital and a period of its own, except that `what` and `fix`
 * begin with a capital. Inputs, values and permissions are in backticks.
 */
export interface Problem {
  /** What failed, such as “Couldn't read #7”. */
  readonly what?: string | undefined;
  readonly why: string;
  readonly fix?: string | undefined;
  readonly request?: string | undefined;
}

/** Returns one line. `consequence` follows what failed. */
export function formatProblem({ what, why, fix, request }: Problem, consequence = ''): string {
  const first = what === undefined ? capitalized(why) : `${what}${consequence}: ${why}`;
  return [`${first}.`, fix && `${fix}.`, request && `(${request})`].filter(Boolean).join(' ');
}

export function capitalized(clause: string): string {
  return clause.slice(0, 1).toUpperCase() + clause.slice(1);
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Returns the code of an error of the system or of Node, such as `ENOENT`. */
export function codeOf(error: unknown): string | undefined {
  const holds = typeof error === 'object' && error !== null && 'code' in error;
  return holds && typeof error.code === 'string' ? error.code : undefined;
}
