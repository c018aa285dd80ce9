import { fileURLToPath } from 'node:url';
import { startGitHub } from './github.ts';
import { payload } from './payloads.ts';
import { startPlatform } from './platform.ts';
import { runStep } from './run-step.ts';

const REPOSITORY = 'acme/client';
const ISSUE = {
  number: 214,
  title: 'How do I change the number of retries?',
  body: 'The client retries a failed request three times. Version 2.4 has a setting for that, `maxRetries`, but the docs don’t mention it.',
  author: 'octocat',
};
const LABEL = { name: 'docs', color: '0075ca', by: 'monalisa' };

/**
 * Runs the demo: a maintainer adds a label to an issue, and a step runs an agent job, which ends with a pull request and a
 * comment on the issue. Every run is the same, except for the ports of the two services.
 */
export async function labeledIssue() {
  await using platform = await startPlatform({
    life: [
      { status: 'active' },
      { status: 'active' },
      { status: 'active' },
      { status: 'completed', prLink: 'https://github.com/acme/docs/pull/7' },
    ],
  });
  await using github = await startGitHub({
    roles: { [LABEL.by]: 'write' },
    pulls: [
      {
        repository: 'acme/docs',
        number: 7,
        title: 'Document the retry setting',
        files: [
          { path: 'guides/retries.mdx', status: 'added', additions: 34 },
          { path: 'guides/errors.mdx', additions: 6, deletions: 5 },
          { path: 'docs.json', additions: 2 },
        ],
      },
    ],
  });

  const inputs = {
    'project-id': platform.projectId,
    'api-key': platform.apiKey,
    prompt: 'Document what this issue describes, if the docs lack it.',
    include: 'issue',
    comment: 'true',
    'base-url': platform.url,
  };
  const result = await runStep({
    actionFile: fileURLToPath(new URL('../action.yml', import.meta.url)),
    event: { name: 'issues', payload: labeled() },
    github: github.url,
    token: github.token,
    clock: 'virtual',
    with: inputs,
  });
  return {
    issue: ISSUE,
    label: LABEL,
    inputs,
    result,
    comments: github.comments,
    reactions: github.reactions,
    requests: [...platform.requests, ...github.requests].toSorted((one, two) => one.order - two.order),
  };
}

/** GitHub's example payload, with our issue. */
function labeled() {
  const [owner, name] = REPOSITORY.split('/');
  const url = `https://github.com/${REPOSITORY}`;
  const { number, title, body, author } = ISSUE;
  return payload('issues', 'labeled', {
    issue: {
      number,
      title,
      body,
      html_url: `${url}/issues/${number}`,
      repository_url: `https://api.github.com/repos/${REPOSITORY}`,
      user: { login: author },
      labels: [{ name: LABEL.name, color: LABEL.color }],
    },
    label: { name: LABEL.name, color: LABEL.color },
    repository: { name: name ?? '', full_name: REPOSITORY, html_url: url, owner: { login: owner ?? '' } },
    sender: { login: LABEL.by },
  });
}
