import { EventEmitter } from 'node:events';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Module, SourceTextModule, SyntheticModule } from 'node:vm';
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

const sources = new Map<string, string>();

/**
 * A phase whose built script runs in this process as it is, with its own process, time and requests. Its outputs, state and
 * summary are files, as on the runner. Node has to be started with `--experimental-vm-modules`.
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
    this.#evaluated(pathToFileURL(path)).then(() => setImmediate(() => ended.resolve(0)), ended.reject);
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

  async #evaluated(url: URL): Promise<Module> {
    const module = this.#load(url);
    await module.link((name) => this.#linked(name, url));
    await module.evaluate();
    return module;
  }

  #load(url: URL): SourceTextModule {
    // Imported names hide the global ones. The script's first line goes on behind them, so that its lines keep their numbers.
    const names = Object.keys(this.#globals).join();
    const source = sources.get(url.href) ?? `import {${names}} from "process";${readFileSync(url, 'utf8')}`;
    sources.set(url.href, source);
    return new SourceTextModule(source, {
      identifier: url.href,
      initializeImportMeta: (meta) => {
        meta.url = url.href;
      },
      importModuleDynamically: (name) => this.#evaluated(new URL(name, url)),
    });
  }

  #linked(name: string, from: URL): Module {
    if (name === 'process') return synthetic(this.#globals);
    if (name === 'module') return synthetic({ createRequire: () => this.#require });
    return this.#load(new URL(name, from));
  }

  readonly #require = (name: string): unknown => this.#modules[name] ?? require(name);
}

function synthetic(exported: Readonly<Record<string, unknown>>): SyntheticModule {
  return new SyntheticModule(Object.keys(exported), function set(this: SyntheticModule) {
    for (const [name, value] of Object.entries(exported)) this.setExport(name, value);
  });
}
