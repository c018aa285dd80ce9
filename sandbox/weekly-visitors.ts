import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from '../src/visitors/run.ts';
import { status } from './faults.ts';
import { startPlatform } from './platform.ts';
import { startInProcess } from './run-in-process.ts';
import { inventVisits } from './visits.ts';

const TODAY = Date.parse('2026-11-02T06:17:00Z');

/**
 * Runs the export as a weekly workflow does. On a Monday, it exports last week's visitors, compares them with the week
 * before, and shows a trend of four weeks, like the quick start in visitors/README.md. The quota runs out once. Every run is the
 * same, except for the port of the API.
 */
export async function weeklyVisitors() {
  const visits = inventVisits({ seed: 7, visitors: 3_000, from: '2026-10-05', days: 28 });
  await using platform = await startPlatform({ visitors: { visits }, now: () => TODAY });
  const limit = status(429, { error: 'Rate limit exceeded' }, { 'retry-after': '90' });
  platform.fault({ path: /\/visitors$/u, nth: 2 }, limit);

  const inputs = {
    'project-id': platform.projectId,
    'api-key': platform.apiKey,
    'last-days': '7',
    compare: 'true',
    trend: '4',
    'base-url': platform.url,
  };
  const workspace = await mkdtemp(join(tmpdir(), 'scene-'));
  try {
    const actionFile = fileURLToPath(new URL('../visitors/action.yml', import.meta.url));
    const event = { name: 'schedule', payload: { schedule: '17 6 * * 1' } };
    const step = await startInProcess(
      { actionFile, main: run },
      { event, job: 'visitors', startsAt: TODAY, workspace, with: inputs },
    );
    const result = await step.result;
    const file = result.outputs['file'] ?? '';
    return {
      visits: visits.length,
      inputs,
      file,
      result,
      lines: file === '' ? [] : (await readFile(join(workspace, file), 'utf8')).trimEnd().split('\r\n'),
      requests: platform.requests,
    };
  } finally {
    await rm(workspace, { recursive: true, force: true, maxRetries: 5 });
  }
}
