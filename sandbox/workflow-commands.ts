import { SUMMARY_LIMIT } from './file-commands.ts';

export type Annotation = {
  readonly level: 'error' | 'warning' | 'notice';
  readonly message: string;
  readonly title?: string;
};

type WorkflowCommand = {
  readonly name: string;
  readonly properties: ReadonlyMap<string, string>;
  readonly data: string;
};

const COMMANDS = [
  'add-mask',
  'add-matcher',
  'add-path',
  'debug',
  'echo',
  'endgroup',
  'error',
  'group',
  'notice',
  'remove-matcher',
  'save-state',
  'set-env',
  'set-output',
  'stop-commands',
  'warning',
];

const MAX_ANNOTATIONS = 10;
const MAX_ANNOTATION_LENGTH = 4_096;

/**
 * The log of a step, by the rules of the runner's `ActionCommand` and `ActionCommandManager`: commands are executed and not
 * shown, and masks apply from then on. Only the values themselves are masked, and not their encodings as on the runner, so
 * that tests find more leaks.
 */
export class StepLog {
  readonly lines: string[] = [];
  /** At most ten of a level, with at most 4,096 characters each, as on the runner. */
  readonly annotations: Annotation[] = [];
  readonly masks = new Set<string>();
  /** Commands that our actions don't need, such as those that files replaced. */
  readonly legacyCommands: string[] = [];
  readonly #showsDebug: boolean;
  readonly #watchers = new Set<() => void>();

  constructor({ showsDebug }: { readonly showsDebug: boolean }) {
    this.#showsDebug = showsDebug;
  }

  /** Adds a line that the step printed, on stdout or stderr. */
  take(line: string): void {
    const command = parseCommand(line) ?? parseOldCommand(line);
    if (command === undefined) this.#show(line);
    else this.#perform(command);
  }

  /** Adds an annotation and its line, as the runner does for its own errors. */
  annotate(level: Annotation['level'], text: string, title?: string): void {
    const message = this.masked(text).slice(0, MAX_ANNOTATION_LENGTH);
    if (this.annotations.filter((one) => one.level === level).length < MAX_ANNOTATIONS) {
      this.annotations.push({ level, message, ...(title === undefined ? {} : { title }) });
    }
    if (message !== '') this.#show(`##[${level}]${message}`);
  }

  masked(text: string): string {
    const hits = [...this.masks].flatMap((mask) =>
      occurrences(text, mask).map((at) => [at, at + mask.length] as const),
    );
    hits.sort(([a], [b]) => a - b);
    let result = '';
    let end = -1;
    let shownTo = 0;
    for (const [from, to] of hits) {
      // Masks that overlap or touch become one, as in the runner.
      if (from > end) result += `${text.slice(shownTo, from)}***`;
      end = Math.max(end, to);
      shownTo = end;
    }
    return result + text.slice(shownTo);
  }

  /** Returns the summary as the runner shows it. If it is too large, returns nothing and adds an error. */
  takeSummary(summary: string): string {
    const bytes = Buffer.byteLength(summary);
    if (bytes <= SUMMARY_LIMIT) {
      return summary
        .split('\n')
        .map((line) => this.masked(line))
        .join('\n');
    }
    const [limit, size] = [SUMMARY_LIMIT, bytes].map((count) => Math.floor(count / 1_024));
    this.annotate(
      'error',
      `$GITHUB_STEP_SUMMARY upload aborted, supports content up to a size of ${limit}k, got ${size}k.`,
    );
    return '';
  }

  /** Calls `onLines` whenever lines were added. Returns a function that stops that. */
  watch(onLines: () => void): () => void {
    this.#watchers.add(onLines);
    return () => this.#watchers.delete(onLines);
  }

  #show(text: string): void {
    this.lines.push(...this.masked(text).split('\n'));
    for (const watcher of this.#watchers) watcher();
  }

  #perform({ name, properties, data }: WorkflowCommand): void {
    switch (name) {
      case 'add-mask':
        if (data.trim() === '') {
          this.annotate('warning', "Can't add secret mask for empty string in ##[add-mask] command.");
          return;
        }
        this.masks.add(data);
        for (const part of data.split(/[\r\n]/)) if (part.trim() !== '') this.masks.add(part.trim());
        return;
      case 'error':
      case 'warning':
      case 'notice':
        this.annotate(name, data, properties.get('title'));
        return;
      case 'debug':
        if (this.#showsDebug) for (const part of data.split(/\r?\n/)) this.#show(`##[debug]${part}`);
        return;
      default:
        this.legacyCommands.push(name);
    }
  }
}

/** Splits a stream of text into lines as the runner does, at `\n`, `\r\n` and `\r`. */
export function lineReader(take: (line: string) => void): { push(text: string): void; end(): void } {
  let rest = '';
  return {
    push: (text) => {
      // A `\r` at the end can be the first half of a `\r\n`.
      const lines = (rest + text).split(/\r\n|\n|\r(?!$)/);
      rest = lines.pop() ?? '';
      for (const line of lines) take(line);
    },
    end: () => {
      if (rest !== '') take(rest.replace(/\r$/, ''));
      rest = '';
    },
  };
}

/** `::name key=value,key=value::data`, after spaces at the start of a line. */
function parseCommand(line: string): WorkflowCommand | undefined {
  const [, info = '', data = ''] = /^\s*::(.*?)::(.*)$/s.exec(line) ?? [];
  return command(info, data, ',', [
    ['%0D', '\r'],
    ['%0A', '\n'],
    ['%3A', ':'],
    ['%2C', ','],
  ]);
}

/** `##[name key=value;key=value]data`, anywhere in a line. */
function parseOldCommand(line: string): WorkflowCommand | undefined {
  const [, info = '', data = ''] = /##\[([^\]]*)\](.*)$/s.exec(line) ?? [];
  return command(info, data, ';', [
    ['%3B', ';'],
    ['%0D', '\r'],
    ['%0A', '\n'],
    ['%5D', ']'],
  ]);
}

function command(
  info: string,
  data: string,
  separator: string,
  escapes: readonly (readonly [string, string])[],
): WorkflowCommand | undefined {
  const [, word = '', rest = ''] = /^([^ ]*)(.*)$/s.exec(info) ?? [];
  const name = word.toLowerCase();
  if (!COMMANDS.includes(name)) return undefined;
  // In the data of a `::` command, `:` and `,` are not escaped.
  const dataEscapes = separator === ',' ? escapes.slice(0, 2) : escapes;
  const properties = rest
    .trim()
    .split(separator)
    .flatMap((pair): [string, string][] => {
      const [, key, value] = /^=*([^=]+)=(.+)$/s.exec(pair) ?? [];
      return key === undefined || value === undefined ? [] : [[key.toLowerCase(), unescaped(value, escapes)]];
    });
  return { name, properties: new Map(properties), data: unescaped(data, dataEscapes) };
}

function unescaped(text: string, escapes: readonly (readonly [string, string])[]): string {
  return [...escapes, ['%25', '%'] as const].reduce((done, [from, to]) => done.replaceAll(from, to), text);
}

function occurrences(text: string, part: string): number[] {
  const found: number[] = [];
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) found.push(at);
  return found;
}
