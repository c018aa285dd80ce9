import { oneLine } from '../../lib/text.ts';
import type { Scope } from '../github/pull-request-changes.ts';

/** Returns a sentence on a pull request that is not in scope, or can't be told to be; undefined if there is nothing to say. */
export function scopeProblem(scope: Scope | undefined): string | undefined {
  switch (scope?.kind) {
    case undefined:
    case 'in-scope':
      return undefined;
    case 'out-of-scope': {
      const { paths } = scope;
      const some = paths.slice(0, MAX_NAMED).map(({ path }) => `“${oneLine(path, MAX_PATH_LENGTH)}”`);
      const more = paths.length > some.length ? ` and ${paths.length - some.length} more` : '';
      const count = paths.length === 1 ? 'a path' : `${paths.length} paths`;
      return `It changes ${count} that allowed-paths doesn't allow: ${some.join(', ')}${more}. Review it before you merge it.`;
    }
    case 'unknown':
      return `Couldn't check it against allowed-paths. ${oneLine(scope.why, MAX_WHY_LENGTH)}`;
  }
}

const MAX_NAMED = 5;
/** In characters, so that a message of all of them fits into an annotation. */
const MAX_PATH_LENGTH = 200;
const MAX_WHY_LENGTH = 1_500;
