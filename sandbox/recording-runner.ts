import { oneLine } from '../src/lib/text.ts';
import type { Runner } from '../src/runner/commands.ts';
import { Secrets } from '../src/runner/secrets.ts';

/** A runner that remembers what it is told, for stories that run in this process. */
export class RecordingRunner implements Runner {
  readonly log: string[] = [];
  readonly outputs: Record<string, string> = {};
  readonly state: Record<string, string> = {};
  readonly annotations: { readonly level: 'notice' | 'warning' | 'error'; readonly message: string }[] = [];
  readonly #secrets = new Secrets();
  summary = '';

  mask(secret: string): void {
    this.#secrets.add(secret);
  }

  redact(text: string): string {
    return this.#secrets.redact(text);
  }

  debug(line: string): void {
    this.log.push(this.redact(line));
  }

  debugError(error: unknown): void {
    if (error instanceof Error) this.log.push(this.redact(error.stack ?? error.message));
  }

  info(line: string): void {
    this.log.push(oneLine(this.redact(line)));
  }

  notice(line: string): void {
    this.annotations.push({ level: 'notice', message: this.redact(line) });
  }

  warning(line: string): void {
    this.annotations.push({ level: 'warning', message: this.redact(line) });
  }

  error(line: string): void {
    this.annotations.push({ level: 'error', message: this.redact(line) });
  }

  setOutput(name: string, value: string): void {
    this.outputs[name] = this.redact(value);
  }

  hasLostOutput(): boolean {
    return false;
  }

  saveState(name: string, value: string): void {
    this.state[name] = this.redact(value);
  }

  addSummary(markdown: string): Promise<void> {
    this.summary += this.redact(markdown);
    return Promise.resolve();
  }

  /** What has been told so far. */
  copy(): RecordingRunner {
    const copy = new RecordingRunner();
    copy.log.push(...this.log);
    copy.annotations.push(...this.annotations);
    Object.assign(copy.outputs, this.outputs);
    Object.assign(copy.state, this.state);
    copy.summary = this.summary;
    return copy;
  }

  /** All that anybody could read. */
  everything(): string {
    return JSON.stringify([this.log, this.outputs, this.state, this.annotations, this.summary]);
  }
}
