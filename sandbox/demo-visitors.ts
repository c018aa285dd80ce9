import { styleText } from 'node:util';
import { weeklyVisitors } from './weekly-visitors.ts';

const act = (title: string, text: string) => {
  console.log(`\n${styleText('bold', `── ${title} `)}${'─'.repeat(Math.max(0, 76 - title.length))}\n`);
  console.log(text.trimEnd());
};

const { visits, inputs, result, lines, requests } = await weeklyVisitors();

act(
  'What this shows',
  `It is Monday. A scheduled workflow exports who read the docs last week, people and AI, and
compares it with the week before. On its way the quota runs out once.

All of it is real but the service, which runs on this machine, and the time, which jumps ahead
while the step only waits. The numbers are counted, not invented: ${visits.toLocaleString('en')} visits by 3,000 visitors,
one in ten of whom comes in person and through an AI.`,
);
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
act('Its log', result.log);
act(`The first lines of ${inputs.file}, of ${lines.length}`, lines.slice(0, 8).join('\n'));
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
    ...requests.map(({ method, path, query }) => `${method} ${path}?${query.toString()}`),
    '',
    `The step took ${Math.round(result.elapsedMs / 1_000)} s on its own clock and ${(result.durationMs / 1_000).toFixed(1)} s on yours. It ended with exit code ${result.exitCode}.`,
  ].join('\n'),
);
process.exitCode = result.exitCode ?? 1;
