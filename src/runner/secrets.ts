import { entities } from '../lib/markdown.ts';

const STARS = '***';

/** Values that must not be seen. The runner masks what is printed; files, outputs and comments are ours to keep clean. */
export class Secrets {
  readonly #values = new Set<string>();

  /** Takes in a value, in each form that it is written in; each of its lines counts too, as the runner has it. */
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
    for (const value of this.#values) redacted = redacted.replaceAll(value, STARS);
    return redacted;
  }
}
