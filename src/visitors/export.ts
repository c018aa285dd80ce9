import type { TimeLimit } from '../lib/clock.ts';
import type { PlatformClient } from '../platform/client.ts';
import { removeFile, writeWhole } from '../runner/files.ts';
import type { Step } from '../step/step.ts';
import { formats } from './formats.ts';
import type { Inputs } from './inputs.ts';
import { isComplete, isFinished, type Reading, totalsOf } from './passes.ts';
import type { Quota } from './quota.ts';
import { stateText } from './resume.ts';

export interface Export extends Step {
  readonly inputs: Inputs;
  readonly client: PlatformClient;
  readonly quota: Quota;
  readonly limit: TimeLimit;
  /** Milliseconds since the epoch. */
  readonly startedAt: number;
  readonly deadline: number;
  /** Rows that earlier runs read, if this one resumes them. */
  readonly rowsBefore: number | undefined;
  readonly exported: Reading;
  /** The period before, if it has to be read for the comparison. */
  readonly before: Reading | undefined;
  readonly status: {
    /** Retries included. */
    requests: number;
    hasState: boolean;
    /** What this run wrote into the file last. */
    file: { readonly rows: number; readonly isComplete: boolean; readonly hasMore: boolean } | undefined;
  };
}

/**
 * Writes the state first, then the file, and removes the state if nothing is left to read. So a kill at any moment leaves the
 * old file, or a file with its state. Without rows, nothing changes. Rejects with a `WriteError`.
 */
export async function save(run: Export): Promise<void> {
  const { inputs, exported, status, clock } = run;
  const totals = totalsOf(exported);
  const content = {
    rows: exported.rows.length,
    isComplete: isComplete(exported),
    hasMore: !isFinished(exported),
  };
  if (totals === undefined || (content.rows === 0 && !content.isComplete)) return;
  const isLeft = isSomethingLeft(run);
  if (isLeft || status.hasState) {
    await writeWhole(clock, inputs.stateFile, stateText(inputs, run));
    status.hasState = true;
  }
  const { rows, isComplete: wasComplete, hasMore } = status.file ?? {};
  if (rows !== content.rows || wasComplete !== content.isComplete || hasMore !== content.hasMore) {
    const { projectId: project, generatedAt, range } = inputs;
    const document = { ...content, project, generatedAt, range, totals, rows: exported.rows };
    await writeWhole(clock, inputs.file, formats[inputs.format](document));
    status.file = content;
  }
  if (!isLeft && status.hasState) {
    await removeFile(inputs.stateFile);
    status.hasState = false;
  }
}

/** Returns whether another run can go on with the export or its comparison. */
export function isSomethingLeft({ exported, before }: Pick<Export, 'exported' | 'before'>): boolean {
  if (!isFinished(exported)) return true;
  return isComplete(exported) && before !== undefined && !isFinished(before);
}
