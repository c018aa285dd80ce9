import type { ToolkitCommands } from '../src/runner/commands.ts';
import type { StepLog } from './workflow-commands.ts';

/** What a step has told the runner. */
export type Told = {
  stdout: string;
  readonly outputs: Record<string, string>;
  readonly state: Record<string, string>;
  summary: string;
};

/** The toolkit's commands for a step of this process: they print what the toolkit prints, and keep what it writes to files. */
export function stepCommands(log: StepLog, told: Told, isDebug: boolean): ToolkitCommands {
  const print = (text: string): void => {
    told.stdout += `${text}\n`;
    for (const line of text.split(/\r\n|\n|\r/u)) log.take(line);
  };
  const command = (name: string, data: string | Error): void =>
    print(
      `::${name}::${String(data).replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')}`,
    );
  return {
    setSecret: (secret) => command('add-mask', secret),
    isDebug: () => isDebug,
    debug: (text) => command('debug', text),
    info: (text) => print(text),
    notice: (text) => command('notice', text),
    warning: (text) => command('warning', text),
    error: (text) => command('error', text),
    setOutput: (name, value) => {
      told.outputs[name] = String(value);
    },
    saveState: (name, value) => {
      told.state[name] = String(value);
    },
    appendSummary: (markdown) => {
      told.summary += `${markdown}\n`;
      return Promise.resolve();
    },
  };
}
