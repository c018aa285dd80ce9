import { styleText } from 'node:util';
import { labelledIssue } from './labelled-issue.ts';

const act = (title: string, text: string) => {
  console.log(`\n${styleText('bold', `── ${title} `)}${'─'.repeat(Math.max(0, 76 - title.length))}\n`);
  console.log(text.trimEnd());
};

act(
  'What this shows',
  `Somebody puts a label on an issue. A workflow's step runs this action: it starts an agent job,
waits for its end, and writes the pull request's link on the issue.

All of it is real but the two services, which run on this machine, and the time, which jumps
ahead while the step only waits: the action as it is built in dist/, started as GitHub's runner
starts a step, with the payload that GitHub publishes for the event “issues.labeled”.`,
);

const { inputs, result, comments, requests } = await labelledIssue();

act(
  'The step',
  ['- uses: OWNER/docs-agent-action@v1', '  with:']
    .concat(
      Object.entries(inputs).map(
        ([name, value]) => `    ${name}: ${name === 'api-key' ? '${{ secrets.DOCS_API_KEY }}' : value}`,
      ),
    )
    .join('\n'),
);
act('Its log', result.log);
act(
  'Its outputs',
  Object.entries(result.outputs)
    .map(([name, value]) => `${name}=${value}`)
    .join('\n'),
);
act('The job summary, as Markdown', result.summary);
for (const { issue, author, body } of comments) act(`The comment on issue #${issue}, by ${author}`, body);
act(
  'What was asked',
  [
    ...requests.map(({ method, path }) => `${method} ${path}`),
    '',
    `The step took ${Math.round(result.elapsedMs / 1_000)} s on its own clock and ${(result.durationMs / 1_000).toFixed(1)} s on yours. It ended with exit code ${result.exitCode}.`,
  ].join('\n'),
);
process.exitCode = result.exitCode ?? 1;
