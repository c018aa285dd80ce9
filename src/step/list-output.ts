import { formatNumber } from '../lib/text.ts';
import type { Runner } from '../runner/commands.ts';
import type { Note } from './conclusion.ts';

/** A later step gets an output in its environment, which Linux limits to 128 KiB per variable and 2 MiB in total. */
const MAX_BYTES = 32_000;

/** Sets an output to a JSON array of the entries that fit into 32 kB (empty without a list). Returns a note if some don't. */
export function setList(
  runner: Pick<Runner, 'setOutput'>,
  name: string,
  entries: readonly unknown[] | undefined,
): readonly Note[] {
  if (entries === undefined) {
    runner.setOutput(name, '');
    return [];
  }
  const kept: string[] = [];
  let bytes = '[]'.length;
  for (const entry of entries) {
    const json = JSON.stringify(entry);
    bytes += Buffer.byteLength(json) + ','.length;
    if (bytes > MAX_BYTES) break;
    kept.push(json);
  }
  runner.setOutput(name, `[${kept.join(',')}]`);
  const left = entries.length - kept.length;
  if (left === 0) return [];
  const message =
    `The output \`${name}\` leaves out ${formatNumber(left)} of ${formatNumber(entries.length)} entries, ` +
    `because its limit is ${formatNumber(MAX_BYTES)} bytes.`;
  return [{ conclusion: 'warning', title: 'Output shortened', message }];
}
