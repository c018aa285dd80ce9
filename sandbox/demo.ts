import { fileURLToPath } from 'node:url';
import { styleText } from 'node:util';
import { startGitHub } from './github.ts';
import { payload } from './payloads.ts';
import { startPlatform } from './platform.ts';
import { runStep } from './step.ts';

const act = (title: string, text: string) => {
  console.log(`\n${styleText('bold', `── ${title} `)}${'─'.repeat(Math.max(0, 76 - title.length))}\n`);
  console.log(text.trimEnd());
};

const PROMPT =
  'Add a page to the docs that explains the setting that this issue asks about. Change nothing else.';

await using platform = await startPlatform({
  life: [
    { status: 'active' },
    { status: 'active' },
    { status: 'active' },
    { status: 'completed', prLink: 'https://github.com/acme/docs/pull/7' },
  ],
});
// Who puts the label on may write to the repository; the action asks.
await using github = await startGitHub({ roles: { Codertocat: 'write' } });

act(
  'What this shows',
  `Somebody puts a label on an issue. A workflow's step runs this action: it starts an agent job,
waits for its end, and writes the pull request's link on the issue.

All of it is real but the two services, which run on this machine, and the time, which jumps
ahead while the step only waits: the action as it is built in dist/, started as GitHub's runner
starts a step, with the payload that GitHub publishes for the event “issues.labeled”.`,
);

const inputs = {
  'project-id': platform.projectId,
  'api-key': platform.apiKey,
  prompt: PROMPT,
  comment: 'true',
  'base-url': platform.url,
};
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

const result = await runStep({
  actionFile: fileURLToPath(new URL('../action.yml', import.meta.url)),
  event: { name: 'issues', payload: payload('issues', 'labeled') },
  github: github.url,
  token: github.token,
  clock: 'virtual',
  with: inputs,
});

act('Its log', result.log);
act(
  'Its outputs',
  Object.entries(result.outputs)
    .map(([name, value]) => `${name}=${value}`)
    .join('\n'),
);
act('The job summary, as Markdown', result.summary);
for (const { issue, author, body } of github.comments)
  act(`The comment on issue #${issue}, by ${author}`, body);
act(
  'What was asked',
  [
    ...[...platform.requests, ...github.requests]
      .toSorted((one, two) => one.at - two.at)
      .map(({ method, path }) => `${method} ${path}`),
    '',
    `The step took ${Math.round(result.elapsedMs / 1_000)} s on its own clock and ${(result.durationMs / 1_000).toFixed(1)} s on yours. It ended with exit code ${result.exitCode}.`,
  ].join('\n'),
);
process.exitCode = result.exitCode ?? 1;
