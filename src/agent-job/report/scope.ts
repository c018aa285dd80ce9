import { inBackticks, oneLine } from '../../lib/text.ts';
import type { Scope } from '../github/pull-request-changes.ts';

/**
 * Returns why a pull request is out of scope, or couldn't be checked; undefined if it is in scope. `namesPaths` is for texts
 * without a table of the paths.
 */
export function scopeProblem(scope: Scope | undefined, namesPaths: boolean): string | undefined {
  switch (scope?.kind) {
    case undefined:
    case 'in-scope':
      return undefined;
    case 'out-of-scope': {
      const { paths } = scope;
      const some = paths.slice(0, MAX_NAMED).map(({ path }) => inBackticks(path, MAX_PATH_LENGTH));
      const more = paths.length > some.length ? ` and ${paths.length - some.length} more` : '';
      const count = paths.length === 1 ? 'a path' : `${paths.length} paths`;
      const list = namesPaths ? `: ${some.join(', ')}${more}` : '';
      return `It changes ${count} outside \`allowed-paths\`${list}. Review it before you merge it.`;
    }
    case 'unknown':
      return `\`allowed-paths\` couldn't be checked. ${oneLine(scope.why, MAX_WHY_LENGTH)}`;
  }
}

const MAX_NAMED = 5;
/** In characters, so that all of them fit into an annotation. */
const MAX_PATH_LENGTH = 200;
const MAX_WHY_LENGTH = 1_500;
