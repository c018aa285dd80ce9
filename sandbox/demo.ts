import { labeledIssue } from './labeled-issue.ts';
import { printEnd, printOutputs, printSection, printStep } from './print-demo.ts';

printSection(
  'What this shows',
  `Somebody puts a label on an issue. A workflow's step runs this action: it starts an agent job,
waits for its end, and writes the pull request's link on the issue.

All of it is real but the two services, which run on this machine, and the time, which jumps
ahead while the step only waits: the action as it is built in dist/, started as GitHub's runner
starts a step, with the payload that GitHub publishes for the event “issues.labeled”.`,
);

const { inputs, result, comments, requests } = await labeledIssue();

printStep('OWNER/docs-agent-action@v1', inputs);
printSection('Its log', result.log);
printOutputs(result);
printSection('The job summary, as Markdown', result.summary);
for (const { issue, author, body } of comments)
  printSection(`The comment on issue #${issue}, by ${author}`, body);
printEnd(
  result,
  requests.map(({ method, path }) => `${method} ${path}`),
);
