import { EventEmitter } from 'node:events';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compileFunction } from 'node:vm';
import { directTransport } from './direct-transport.ts';
import { parseFileCommand } from './file-commands.ts';
import { type PhaseOptions, type PhaseResult, untilCutOff } from './phase.ts';

/** A script of `dist/`, and where its phases put folders of their own. */
export interface BuiltScript {
  readonly path: string;
  readonly folder: string;
}

const FILES = { GITHUB_OUTPUT: 'output', GITHUB_STATE: 'state', GITHUB_STEP_SUMMARY: 'summary' };

const require = createRequire(import.meta.url);
const omitted: unknown = require('../scripts/omitted.js');

/** What of a module can't stand in a function, as ncc writes it, and what takes its place. */
const MODULE_SYNTAX: readonly (readonly [RegExp, string])[] = [
  [/^import \* as (\w+) from "\.\/omitted\.js";$/gmu, 'const $1 = omitted;'],
  [/^import \{ createRequire as (\w+) \} from "module";$/gmu, 'const $1 = createRequire;'],
  [/\bimport\.meta\.url\b/gu, 'scriptUrl'],
  [/\bimport\(/gu, 'loadScript('],
  [/^export const (\w+) =/gmu, 'exported.$1 ='],
];

const compiled = new Map<string, ReturnType<typeof compileFunction>>();

/**
 * A phase whose built script runs in this process, with its own process, time and requests. Its outputs, state and summary are
 * files, as on the runner. The script runs as a function, because Node keeps each module that it has evaluated in memory.
 */
export class BuiltPhase implements PhaseResult {
  readonly exitCode: Promise<number>;
  stdout = '';
  readonly #folder: string;
  readonly #globals: Readonly<Record<string, unknown>>;
  readonly #modules: Readonly<Record<string, unknown>>;
  readonly #signals = new EventEmitter();
  #isCutOff = false;

  constructor({ path, folder }: BuiltScript, { env, clock, http, random = Math.random }: PhaseOptions) {
    this.#folder = mkdtempSync(join(folder, 'phase-'));
    const ended = Promise.withResolvers<number>();
    this.exitCode = ended.promise;
    const paths = Object.entries(FILES).map(([variable, name]) => [variable, this.#pathOf(name)] as const);
    for (const [, path] of paths) writeFileSync(path, '');
    const { arch, platform, version, versions } = process;
    const write = (text: string, then?: () => void): void => {
      if (this.#isCutOff) return;
      this.stdout += text;
      if (then !== undefined) process.nextTick(then);
    };
    this.#globals = {
      process: {
        arch,
        platform,
        version,
        versions,
        env: { ...env, ...Object.fromEntries(paths) },
        stdout: { write },
        on: (name: string, listener: () => void) => this.#signals.on(name, listener),
        exit: (code: number) => {
          if (!this.#isCutOff) ended.resolve(code);
          this.cutOff();
        },
      },
      performance: { timeOrigin: 0, now: () => clock.now() },
      setTimeout: (wake: () => void, ms: number) => {
        const timer = new AbortController();
        void clock.sleep(ms, timer.signal).then(() => {
          if (!timer.signal.aborted && !this.#isCutOff) wake();
        });
        return timer;
      },
      clearTimeout: (timer: AbortController) => timer.abort(),
      Math: Object.create(Math, { random: { value: random } }),
    };
    const transport = directTransport(untilCutOff(http, () => this.#isCutOff));
    this.#modules = { 'node:http': transport, 'node:https': transport };
    // A process ends by itself once it has nothing to do anymore.
    this.#run(pathToFileURL(path)).then(() => setImmediate(() => ended.resolve(0)), ended.reject);
  }

  get outputs() {
    return this.#entriesOf('output');
  }

  get state() {
    return this.#entriesOf('state');
  }

  get summary(): string {
    return readFileSync(this.#pathOf('summary'), 'utf8');
  }

  cancel(): void {
    this.#signals.emit('SIGINT');
  }

  /** Ends it as if its process were killed: it sends, prints and receives nothing anymore. */
  cutOff(): void {
    this.#isCutOff = true;
  }

  #pathOf(name: string): string {
    return join(this.#folder, name);
  }

  #entriesOf(name: string): Readonly<Record<string, string>> {
    const { entries, error } = parseFileCommand(readFileSync(this.#pathOf(name), 'utf8'));
    if (error !== undefined) throw new Error(error);
    return entries;
  }

  /** Resolves with what the script exports. */
  async #run(url: URL): Promise<Readonly<Record<string, unknown>>> {
    const exported: Record<string, unknown> = {};
    const names = {
      ...this.#globals,
      createRequire: () => this.#require,
      omitted,
      scriptUrl: url.href,
      loadScript: (name: string) => this.#run(new URL(name, url)),
      exported,
    };
    await Reflect.apply(functionOf(url, Object.keys(names)), undefined, Object.values(names));
    return exported;
  }

  readonly #require = (name: string): unknown => this.#modules[name] ?? require(name);
}

function functionOf(url: URL, names: readonly string[]) {
  const known = compiled.get(url.href);
  if (known !== undefined) return known;
  const source = MODULE_SYNTAX.reduce(
    (text, [pattern, instead]) => text.replaceAll(pattern, instead),
    readFileSync(url, 'utf8'),
  );
  const script = compileFunction(`return (async () => {${source}\n})();`, names, { filename: url.href });
  compiled.set(url.href, script);
  return script;
}
