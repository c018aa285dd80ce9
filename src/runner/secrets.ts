const STARS = '***';

/** Values that must not be seen. The runner masks what is printed; files, outputs and comments are ours to keep clean. */
export class Secrets {
  readonly #values = new Set<string>();

  /** Takes in a value; each of its lines counts too, as the runner has it. */
  add(secret: string): void {
    for (const value of [secret, ...secret.split(/[\r\n]+/u)]) {
      if (value.trim() !== '') this.#values.add(value);
    }
  }

  redact(text: string): string {
    let redacted = text;
    for (const value of this.#values) redacted = redacted.replaceAll(value, STARS);
    return redacted;
  }

  /** Whether a secret, whole, is in the text. */
  isIn(text: string): boolean {
    return this.redact(text) !== text;
  }
}
