/** Mistakes in `src/runner/` that tests have to notice: see `scripts/mutants.ts`. */
export const MUTANTS = [
  {
    file: 'src/runner/secrets.ts',
    find: 'JSON.stringify(value).slice(1, -1),',
    replace: '',
    mistake: 'a key is shown in its JSON form',
    tests: ['agent-job/key'],
  },
  {
    file: 'src/runner/secrets.ts',
    find: 'encodeURIComponent(value),',
    replace: '',
    mistake: 'a key is shown in its percent form',
    tests: ['agent-job/key'],
  },
  {
    file: 'src/runner/secrets.ts',
    find: '...secret.split(/[\\r\\n]+/u)',
    replace: '',
    mistake: "a key's lines are shown one by one",
    tests: ['agent-job/key'],
  },
  {
    file: 'src/runner/workspace.ts',
    find: 'relative(root, file).toLowerCase()',
    replace: 'relative(root, file)',
    mistake: 'a prompt is read from .GIT/',
    tests: ['agent-job/inputs'],
  },
  {
    file: 'src/runner/workspace.ts',
    find: 'if (isOutside(root, file)) throw new WorkspaceError(leaves);',
    replace: '',
    mistake: 'a link leads out of the workspace',
    tests: ['agent-job/inputs'],
  },
  {
    file: 'src/runner/inputs.ts',
    find: '/^\\d+(?:\\.\\d+)?$/u',
    replace: '/^\\d+(?:\\.\\d+)?/u',
    mistake: 'a number may have letters behind it',
    tests: ['agent-job/inputs', 'visitors/inputs'],
  },
  {
    file: 'src/runner/commands.ts',
    find: "line.startsWith('::') ? `: :${line.slice(2)}` : line",
    replace: 'line',
    mistake: 'a line from outside is a command to the runner',
    tests: ['agent-job/hostile', 'text'],
  },
  {
    file: 'src/runner/signals.ts',
    find: "'SIGINT', 'SIGTERM', 'SIGBREAK'",
    replace: "'SIGINT', 'SIGBREAK'",
    mistake: 'SIGTERM ends the step at once',
    tests: ['agent-job/cancel', 'visitors/cancel'],
  },
];
