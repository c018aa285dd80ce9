import type { Run } from '../job-run.ts';
import type { ContextBlock } from './block.ts';

/** Returns what `include` asks for. Few runs have that input, so the code is loaded for it alone. */
export async function readContext(run: Run): Promise<ContextBlock | undefined> {
  if (run.inputs.include.length === 0) return undefined;
  const { gatherContext } = await import('./gather.ts');
  return await gatherContext(run);
}
