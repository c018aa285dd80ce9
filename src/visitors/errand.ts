import { withinTime } from '../clock.ts';
import { timeOfDay } from '../duration.ts';
import { Visitors } from '../platform/visitors.ts';
import { withService } from '../service.ts';
import type { Collaborators } from '../step.ts';
import { type Comparison, compare } from './comparison.ts';
import { type Export, exportVisitors } from './export.ts';
import type { Inputs } from './inputs.ts';
import { counted, isCutShort } from './outcome.ts';
import { Progress } from './progress.ts';
import type { Reader } from './reading.ts';
import { inWords } from './window.ts';

/** What the inputs ask for, done as far as it could be. */
export interface Errand {
  readonly exported: Export;
  readonly comparison: Comparison | undefined;
  /** Requests that were made, repeated ones too. */
  readonly requests: number;
}

/**
 * Exports the window, and compares it with the one before where that is asked for, until `deadline` (milliseconds since
 * the epoch). `onExported` is told before the comparison begins: a step that is killed during it has exported all the same.
 */
export async function carryOut(
  inputs: Inputs,
  deadline: number,
  collaborators: Collaborators,
  onExported: (exported: Export) => void,
): Promise<Errand> {
  const { runner, clock, random, cancelled } = collaborators;
  const log = (line: string) => runner.info(line);
  let requests = 0;
  const count = () => {
    requests += 1;
  };
  const result = await withService(inputs, collaborators, count, (transport) =>
    withinTime(clock, deadline - clock.now(), cancelled, async (limit) => {
      const reader: Reader = {
        visitors: new Visitors(transport, inputs.projectId),
        clock,
        random,
        cancelled,
        limit,
        deadline,
        log,
        progress: new Progress(clock, log),
      };
      log(
        `Exporting ${inWords(inputs.window)} to ${inputs.place.name}, until ${timeOfDay(deadline)} at the latest.`,
      );
      return exportAndCompare(inputs, reader, onExported);
    }),
  );
  return { ...result, requests };
}

async function exportAndCompare(
  inputs: Inputs,
  reader: Reader,
  onExported: (exported: Export) => void,
): Promise<Omit<Errand, 'requests'>> {
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
    `${counted(exported.rows, 'row')} exported. To compare, the window ${inWords(comparedWith)} is read as well: ` +
      `about ${counted(exported.pages, 'request')} more, if it is as large.`,
  );
  const isWhole = exported.ending.kind === 'end' && inputs.offset === 0;
  const extent = { ...inputs, window: comparedWith };
  return { exported, comparison: await compare(visitorsByPath, isWhole, extent, inputs.top, reader) };
}
