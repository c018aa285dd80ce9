import { printEnd, printOutputs, printSection, printStep } from './print-demo.ts';
import { weeklyVisitors } from './weekly-visitors.ts';

const { visits, inputs, file, result, lines, requests } = await weeklyVisitors();

printSection(
  'What this shows',
  `On Monday, a scheduled workflow exports last week's visitors, human and AI. It compares them with
the week before, and shows a trend of four weeks. The quota runs out once.

The API is a fake on this machine, and the clock jumps ahead while the step waits. The numbers
come from ${visits.toLocaleString('en')} random visits by 3,000 visitors. Some visitors are counted as both human and AI.`,
);
printStep('OWNER/docs-agent-action/visitors@v1', inputs);
printSection('Its log', result.log);
printSection(`The first lines of ${file}, of ${lines.length}`, lines.slice(0, 8).join('\n'));
printOutputs(result);
printSection('The job summary, as Markdown', result.summary);
printEnd(
  result,
  requests.map(({ method, path, query }) => `${method} ${path}?${query.toString()}`),
);
