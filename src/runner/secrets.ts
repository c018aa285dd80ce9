import { entities } from '../lib/markdown.ts';

const STARS = '***';

/** Secret values. The runner masks the log; this redacts files, outputs and comments. */
export class Secrets {
  readonly #values = new Set<string>();

  /** Adds a value and each of its lines, as the runner does, in each form in which it can be written. */
  add(secret: string): void {
    for (const value of [secret, ...secret.split(/[\r\n]+/u)]) {
      if (value.trim() === '') continue;
      for (const form of [
        value,
        JSON.stringify(value).slice(1, -1),
        encodeURIComponent(value),
        entities(value),
      ]) {
        this.#values.add(form);
      }
    }
  }

  redact(text: string): string {
    let redacted = text;
    // The longest first, because a short one may be the start of a longer one, whose rest would be left.
    const values = [...this.#values].toSorted((one, other) => other.length - one.length);
    for (const value of values) redacted = redacted.replaceAll(value, STARS);
    return redacted;
  }
}
