import { printEnd, printOutputs, printSection, printStep } from './print-demo.ts';
import { weeklyVisitors } from './weekly-visitors.ts';

const { visits, inputs, result, lines, requests } = await weeklyVisitors();

printSection(
  'What this shows',
  `It is Monday. A scheduled workflow exports who read the docs last week, people and AI, compares
it with the week before, and starts a history of four weeks. The quota runs out once on the way.

Everything is real except the API, which runs on this machine, and the time, which jumps ahead
while the step waits. The numbers are counted, not made up: ${visits.toLocaleString('en')} visits by 3,000 visitors,
one in ten of whom comes in person and through an AI.`,
);
printStep('OWNER/docs-agent-action/visitors@v1', inputs);
printSection('Its log', result.log);
printSection(`The first lines of ${inputs.file}, of ${lines.length}`, lines.slice(0, 8).join('\n'));
printOutputs(result);
printSection('The job summary, as Markdown', result.summary);
printEnd(
  result,
  requests.map(({ method, path, query }) => `${method} ${path}?${query.toString()}`),
);
