import { inspect } from 'node:util';
import * as core from '@actions/core';
import { oneLine } from '../lib/text.ts';
import { Secrets } from './secrets.ts';

/** What a step tells the runner. Nothing that was masked passes, whichever way it goes. */
export interface Runner {
  /** Hides a value from the log and from everything that goes through this runner. */
  mask(secret: string): void;
  /** `text` without what is masked, for what leaves by another way. */
  redact(text: string): string;
  /** A line that is shown only where step debugging is on. */
  debug(line: string): void;
  /** An error with its stack and those of its causes, where step debugging is on. */
  debugError(error: unknown): void;
  info(line: string): void;
  /** Annotations: each one line, shown on the run's page. */
  notice(line: string): void;
  warning(line: string): void;
  error(line: string): void;
  setOutput(name: string, value: string): void;
  /** Whether an output could not be written: what depends on it must not go on as if it were empty. */
  hasLostOutput(): boolean;
  /** Kept for the `post` step. */
  saveState(name: string, value: string): void;
  /** Adds Markdown to the page of the run. */
  addSummary(markdown: string): Promise<void>;
}

/** Longest annotation that GitHub keeps whole. */
const LONGEST_ANNOTATION = 4_096;

/** The commands of GitHub's toolkit that a runner is told by. */
export interface ToolkitCommands
  extends Pick<
    typeof core,
    'setSecret' | 'isDebug' | 'debug' | 'info' | 'notice' | 'warning' | 'error' | 'setOutput' | 'saveState'
  > {
  readonly appendSummary: (markdown: string) => Promise<unknown>;
}

/** The toolkit itself: it talks to the runner that started this process. */
export const toolkitCommands: ToolkitCommands = {
  setSecret: core.setSecret,
  isDebug: core.isDebug,
  debug: core.debug,
  info: core.info,
  notice: core.notice,
  warning: core.warning,
  error: core.error,
  setOutput: core.setOutput,
  saveState: core.saveState,
  appendSummary: (markdown) => core.summary.addRaw(markdown, true).write(),
};

/** Returns a runner that is told by `commands` what is left of each text once it is masked and made harmless. */
export function createRunner(commands: ToolkitCommands): Runner {
  const secrets = new Secrets();
  // Before, because what is cut must not end within a secret; and after, because what is dropped may have hidden one.
  const clean = (text: string, longest?: number) => secrets.redact(oneLine(secrets.redact(text), longest));
  const line = (text: string) => withoutCommand(clean(text, LONGEST_ANNOTATION));

  /** A file that cannot be written must not stop a step that has a job to look after: its content goes to the log. */
  const orLog = (what: string, content: string, write: () => void): boolean => {
    try {
      write();
      return true;
    } catch (error) {
      commands.error(line(`${what} could not be written (${String(error)}). It was: ${content}`));
      return false;
    }
  };

  let lostOutput = false;
  return {
    hasLostOutput: () => lostOutput,
    mask: (secret) => {
      if (secret.trim() === '') return;
      secrets.add(secret);
      commands.setSecret(secret);
    },
    redact: (text) => secrets.redact(text),
    // Without step debugging the runner would drop the line, and an export has thousands.
    debug: (text) => {
      if (commands.isDebug()) commands.debug(line(text));
    },
    debugError: (error) => {
      if (!commands.isDebug()) return;
      const lines = causes(error).join('\ncaused by ').split('\n');
      commands.debug(lines.map((text) => clean(text)).join('\n'));
    },
    info: (text) => commands.info(line(text)),
    notice: (text) => commands.notice(line(text)),
    warning: (text) => commands.warning(line(text)),
    error: (text) => commands.error(line(text)),
    setOutput: (name, value) => {
      const content = secrets.redact(value);
      if (!orLog(`The output ${name}`, content, () => commands.setOutput(name, content))) lostOutput = true;
    },
    saveState: (name, value) => {
      const content = secrets.redact(value);
      orLog(`The state ${name}`, content, () => commands.saveState(name, content));
    },
    addSummary: async (markdown) => {
      try {
        await commands.appendSummary(secrets.redact(markdown));
      } catch (error) {
        commands.info(line(`The job summary could not be written: ${String(error)}`));
      }
    },
  };
}

/** A `::` at the start of a line is a command to the runner, blanks before it or not (ActionCommand.cs in actions/runner). */
function withoutCommand(line: string): string {
  return line.startsWith('::') ? `: :${line.slice(2)}` : line;
}

function causes(error: unknown): string[] {
  if (!(error instanceof Error)) return error === undefined ? [] : [inspect(error)];
  return [error.stack ?? String(error), ...causes(error.cause)];
}
