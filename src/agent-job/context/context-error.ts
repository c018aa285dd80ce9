/** Why what `include` names could not be read; the message says what to do. */
export class ContextError extends Error {
  override readonly name = 'ContextError';
  /** Whether the same may succeed later, with nothing changed. */
  readonly mayPass: boolean;

  constructor(message: string, mayPass: boolean, cause?: unknown) {
    super(message, { cause });
    this.mayPass = mayPass;
  }
}
