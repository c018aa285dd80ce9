import { withTimeout } from '../lib/clock.ts';
import { formatTimeOfDay } from '../lib/text.ts';
import { Visitors } from '../platform/visitors.ts';
import type { StepContext } from '../step/context.ts';
import { openPlatformClient } from '../step/platform-client.ts';
import { type Comparison, compare } from './comparison.ts';
import { formatDateRange } from './date-range.ts';
import { type Export, exportVisitors } from './export-file.ts';
import type { Inputs } from './inputs.ts';
import { formatCount, isCutShort } from './outcome.ts';
import { ProgressLog } from './progress-log.ts';
import type { ReadOptions } from './read-pages.ts';

/** What the inputs ask for, done as far as it could be. */
export interface ExportRun {
  readonly exported: Export;
  readonly comparison: Comparison | undefined;
  /** Requests that were made, repeated ones too. */
  readonly requests: number;
}

/**
 * Exports the window, and compares it with the one before where that is asked for, until `deadline` (milliseconds since
 * the epoch). `onExported` is told before the comparison begins: a step that is killed during it has exported all the same.
 */
export async function runExport(
  inputs: Inputs,
  deadline: number,
  context: StepContext,
  onExported: (exported: Export) => void,
): Promise<ExportRun> {
  const { runner, clock, random, cancelled } = context;
  const log = (line: string) => runner.info(line);
  let requests = 0;
  const count = () => {
    requests += 1;
  };
  const client = openPlatformClient(inputs, context, count);
  const result = await withTimeout(clock, deadline - clock.now(), cancelled, async (limit) => {
    const reader: ReadOptions = {
      visitors: new Visitors(client, inputs.projectId),
      clock,
      random,
      cancelled,
      limit,
      deadline,
      log,
      progress: new ProgressLog(clock, log),
    };
    log(
      `Exporting ${formatDateRange(inputs.window)} to ${inputs.place.name}, until ${formatTimeOfDay(deadline)} at the latest.`,
    );
    return exportAndCompare(inputs, reader, onExported);
  });
  return { ...result, requests };
}

async function exportAndCompare(
  inputs: Inputs,
  reader: ReadOptions,
  onExported: (exported: Export) => void,
): Promise<Omit<ExportRun, 'requests'>> {
  const { comparedWith } = inputs;
  if (comparedWith === undefined) {
    return { exported: await exportVisitors(inputs, reader, () => undefined), comparison: undefined };
  }

  const visitorsByPath = new Map<string, number>();
  const exported = await exportVisitors(inputs, reader, (rows) => {
    for (const { path, total } of rows) visitorsByPath.set(path, total);
  });
  if (isCutShort(exported.ending)) return { exported, comparison: undefined };

  onExported(exported);
  reader.log(
    `${formatCount(exported.rows, 'row')} exported. To compare, the window ${formatDateRange(comparedWith)} is read as well: ` +
      `about ${formatCount(exported.pages, 'request')} more, if it is as large.`,
  );
  const isWhole = exported.ending.kind === 'end' && inputs.offset === 0;
  const extent = { ...inputs, window: comparedWith };
  return { exported, comparison: await compare(visitorsByPath, isWhole, extent, inputs.top, reader) };
}
