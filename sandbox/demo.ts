import { printEnd, printOutputs, printSection, printStep } from './print-demo.ts';
import { runLabeledIssue } from './run-labeled-issue.ts';

printSection(
  'What this shows',
  `A maintainer adds the label docs to an issue. A workflow step runs this action: it creates an
agent job, waits for it, and posts the pull request link as a comment on the issue. It also
comments on the pull request, so that a later run can continue the job.

Mintlify and GitHub are fakes on this machine, and the clock jumps ahead while the step waits.
Everything else is real: the action's code from src/, its requests, and GitHub's example payload
of the issues.labeled event.`,
);

const { inputs, result, comments, requests } = await runLabeledIssue();

printStep('OWNER/docs-agent-action@v1', inputs);
printSection('Its log', result.log);
printOutputs(result);
printSection('The job summary, as Markdown', result.summary);
for (const { issue, author, body } of comments) printSection(`The comment on #${issue}, by ${author}`, body);
printEnd(
  result,
  requests.map(({ method, path }) => `${method} ${path}`),
);
