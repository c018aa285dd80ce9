import { inspect } from 'node:util';
import * as core from '@actions/core';
import { escaped, plain } from '../lib/markdown.ts';
import { oneLine } from '../lib/text.ts';

export const toolkitCommands = {
  setSecret: core.setSecret,
  isDebug: core.isDebug,
  debug: core.debug,
  info: core.info,
  notice: core.notice,
  warning: core.warning,
  error: core.error,
  setOutput: core.setOutput,
  saveState: core.saveState,
  appendSummary: (markdown: string): Promise<unknown> => core.summary.addRaw(`${markdown}\n`).write(),
};

export type Runner = ReturnType<typeof createRunner>;

/**
 * Everything that a step sends to the runner goes through this: it sanitizes each text for `commands`, and masks the secrets `given`,
 * which the runner then masks in the job's whole log.
 */
export function createRunner(commands: typeof toolkitCommands, given: readonly string[]) {
  for (const secret of given) if (secret.trim() !== '') commands.setSecret(secret);
  /** The longest first, because a short one may be the start of a longer one, whose rest would be left. */
  const secrets = [...new Set(given.flatMap(formsOf))].toSorted((a, b) => b.length - a.length);
  const redact = (text: string) =>
    secrets.reduce((redacted, secret) => withoutCutOff(redacted.replaceAll(secret, '***'), secret), text);
  // Redacted as it is, and again because removed characters may have hidden a secret.
  const clean = (text: string) => redact(oneLine(redact(text), Number.POSITIVE_INFINITY));
  // The runner reads a `::` at the start of a line as a command (ActionCommand.cs in actions/runner).
  const line = (text: string) => clean(text).replace(/^::/u, ': :');

  /** If the runner's file can't be written, the content goes to the log, and the step continues, so that it reports its job. */
  const orLog = (what: string, content: string, write: () => void): boolean => {
    try {
      write();
      return true;
    } catch (error) {
      const title = `Couldn't write ${what}`;
      commands.error(line(`${title}: ${String(error)}. Its value is: ${content}`), { title });
      return false;
    }
  };

  let lostOutput = false;
  return {
    /** Whether an output couldn't be written. The step fails then, because later steps would read an empty output. */
    hasLostOutput: () => lostOutput,
    /** Returns `text` without masked values, for a file, a comment or a request. */
    redact,
    /** Logs a line with step debugging. Without it the runner drops the line, and an export would print thousands. */
    debug: (text: string): void => {
      if (commands.isDebug()) commands.debug(line(text));
    },
    /** Logs an error with its stack and those of its causes, with step debugging. */
    debugError: (error: unknown): void => {
      if (!commands.isDebug()) return;
      commands.debug(causes(error).join('\ncaused by ').split('\n').map(clean).join('\n'));
    },
    info: (text: string): void => commands.info(line(text)),
    /** Annotations: each one line, shown on the run's page under a title. */
    notice: (text: string, title: string): void => commands.notice(line(text), { title }),
    warning: (text: string, title: string): void => commands.warning(line(text), { title }),
    error: (text: string, title: string): void => commands.error(line(text), { title }),
    setOutput: (name: string, value: string): void => {
      const content = redact(value);
      if (!orLog(`the output ${name}`, content, () => commands.setOutput(name, content))) lostOutput = true;
    },
    saveState: (name: string, value: string): void => {
      const content = redact(value);
      orLog(`the state ${name}`, content, () => commands.saveState(name, content));
    },
    addSummary: async (markdown: string): Promise<void> => {
      try {
        await commands.appendSummary(redact(markdown));
      } catch (error) {
        commands.info(line(`Couldn't write the job summary: ${String(error)}`));
      }
    },
  };
}

/** Fewer characters tell nothing, and are in our own messages, such as `mint_dsc_…`. */
const MIN_CUT_OFF_LENGTH = 10;

/** A text that was cut ends in `…`. Without characters that had hidden a secret, it can end in the first part of that. */
function withoutCutOff(text: string, secret: string): string {
  if (!text.includes('…')) return text;
  const parts = text.split('…');
  const last = parts.pop();
  const shown = parts.map((part) => {
    for (let length = secret.length - 1; length >= MIN_CUT_OFF_LENGTH; length -= 1) {
      if (part.endsWith(secret.slice(0, length))) return `${part.slice(0, -length)}***`;
    }
    return part;
  });
  return [...shown, last].join('…');
}

/** Returns a secret and each of its lines, which the runner masks too, in each form in which it can be written. */
function formsOf(secret: string): string[] {
  const values = [secret, ...secret.split(/[\r\n]+/u)].filter((value) => value.trim() !== '');
  return values.flatMap((value) => [
    value,
    JSON.stringify(value).slice(1, -1),
    encodeURIComponent(value),
    encodeURI(value),
    Buffer.from(value).toString('base64'),
    escaped(value),
    plain(value),
    // In a link, in a table, and in CSV.
    value.replaceAll('&', '&amp;'),
    value.replaceAll('|', '\\|'),
    value.replaceAll('"', '""'),
  ]);
}

function causes(error: unknown): string[] {
  if (!(error instanceof Error)) return error === undefined ? [] : [inspect(error)];
  return [error.stack ?? String(error), ...causes(error.cause)];
}
