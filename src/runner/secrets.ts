import { escaped, plain } from '../lib/markdown.ts';

const STARS = '***';

/** Secret values. The runner masks the log; this redacts files, outputs and comments. */
export class Secrets {
  /** The longest first, because a short one may be the start of a longer one, whose rest would be left. */
  #values: readonly string[] = [];

  /** Adds a value and each of its lines, as the runner does, in each form in which it can be written. */
  add(secret: string): void {
    const values = [secret, ...secret.split(/[\r\n]+/u)].filter((value) => value.trim() !== '');
    const forms = values.flatMap((value) => [
      value,
      JSON.stringify(value).slice(1, -1),
      encodeURIComponent(value),
      escaped(value),
      plain(value),
    ]);
    this.#values = [...new Set([...this.#values, ...forms])].toSorted(
      (one, other) => other.length - one.length,
    );
  }

  redact(text: string): string {
    let redacted = text;
    for (const value of this.#values) redacted = redacted.replaceAll(value, STARS);
    return redacted;
  }
}
