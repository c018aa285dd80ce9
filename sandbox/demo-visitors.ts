import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { styleText } from 'node:util';
import { startPlatform } from './platform.ts';
import { runStep } from './step.ts';
import { inventVisits } from './visits.ts';

const act = (title: string, text: string) => {
  console.log(`\n${styleText('bold', `── ${title} `)}${'─'.repeat(Math.max(0, 76 - title.length))}\n`);
  console.log(text.trimEnd());
};

const TODAY = Date.parse('2026-11-02T06:17:00Z');
const visits = inventVisits({ seed: 7, visitors: 3_000, from: '2026-10-05', days: 28 });

await using platform = await startPlatform({ visitors: { visits }, now: () => TODAY });
platform.fault(
  { path: /\/visitors$/u, nth: 2 },
  { kind: 'status', status: 429, body: { error: 'Rate limit exceeded' } },
);

act(
  'What this shows',
  `It is Monday. A scheduled workflow exports who read the docs last week, people and AI, and
compares it with the week before. On its way the quota runs out once.

All of it is real but the service, which runs on this machine, and the time, which jumps ahead
while the step only waits. The numbers are counted, not invented: ${visits.length.toLocaleString('en')} visits by 3,000 visitors,
one in ten of whom comes in person and through an AI.`,
);

const inputs = {
  'project-id': platform.projectId,
  'api-key': platform.apiKey,
  'last-days': '7',
  compare: 'true',
  top: '5',
  'page-size': '10',
  file: 'reports/visitors.csv',
  'base-url': platform.url,
};
act(
  'The step',
  ['- uses: OWNER/docs-agent-action/visitors@v1', '  with:']
    .concat(
      Object.entries(inputs).map(
        ([name, value]) => `    ${name}: ${name === 'api-key' ? '${{ secrets.DOCS_API_KEY }}' : value}`,
      ),
    )
    .join('\n'),
);

const workspace = await mkdtemp(join(tmpdir(), 'demo-'));
try {
  const result = await runStep({
    actionFile: fileURLToPath(new URL('../visitors/action.yml', import.meta.url)),
    event: { name: 'schedule', payload: { schedule: '17 6 * * 1' } },
    clock: 'virtual',
    startsAt: TODAY,
    workspace,
    with: inputs,
  });
  const file = result.outputs['file'] ?? '';
  const lines = file === '' ? [] : (await readFile(join(workspace, file), 'utf8')).trimEnd().split('\r\n');

  act('Its log', result.log);
  act(`The first lines of ${file}, of ${lines.length}`, lines.slice(0, 8).join('\n'));
  act(
    'Its outputs',
    Object.entries(result.outputs)
      .map(([name, value]) => `${name}=${value}`)
      .join('\n'),
  );
  act('The job summary, as Markdown', result.summary);
  act(
    'What was asked',
    [
      ...platform.requests.map(({ method, path, query }) => `${method} ${path}?${query.toString()}`),
      '',
      `The step took ${Math.round(result.elapsedMs / 1_000)} s on its own clock and ${(result.durationMs / 1_000).toFixed(1)} s on yours. It ended with exit code ${result.exitCode}.`,
    ].join('\n'),
  );
  process.exitCode = result.exitCode ?? 1;
} finally {
  await rm(workspace, { recursive: true, force: true, maxRetries: 5 });
}
