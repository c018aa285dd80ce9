import type { GitHubOptions } from './github.ts';
import { payload } from './payloads.ts';

const OWNER = 'acme';
const NAME = 'client';
const REPOSITORY = `${OWNER}/${NAME}`;
const ISSUE = {
  number: 214,
  title: 'How do I change the number of retries?',
  body: 'The client retries a failed request three times. Version 2.4 has a setting for that, `maxRetries`, but the docs don’t mention it.',
  author: 'octocat',
};
/** The agent's pull request for the issue. */
export const PULL_REQUEST_URL = `https://github.com/${REPOSITORY}/pull/215`;
const LABEL = { name: 'docs', color: '0075ca', by: 'monalisa' };
/** Returns what GitHub shows of a text file's changes. */
function changed(additions: number, deletions = 0) {
  const lines = `${'-Before.\n'.repeat(deletions)}${'+After.\n'.repeat(additions)}`;
  return { additions, deletions, patch: `@@ -1,${deletions} +1,${additions} @@\n${lines.trimEnd()}` };
}

const GITHUB: GitHubOptions = {
  labels: { [ISSUE.number]: [LABEL.name] },
  roles: { [LABEL.by]: 'write' },
  pulls: [
    {
      repository: REPOSITORY,
      number: 215,
      title: 'Document the retry setting',
      files: [
        { path: 'website/guides/retries.mdx', status: 'added', ...changed(34) },
        { path: 'website/guides/errors.mdx', ...changed(6, 5) },
        { path: 'website/docs.json', ...changed(2) },
      ],
    },
  ],
};

/** The inputs of the quick start in the README, without those of the connection. */
export const QUICK_START = {
  prompt: 'Document what this issue describes, if the docs lack it.',
  include: 'issue',
  'allowed-paths': '**/*.mdx\n**/docs.json\n',
  comment: 'true',
  'job-id': 'auto',
  'remove-label': 'true',
};

/** An issue that a maintainer labeled, and the content of GitHub at that time and soon after. */
export const LABELED_ISSUE = {
  repository: REPOSITORY,
  issue: ISSUE,
  label: LABEL,
  github: GITHUB,
  /** GitHub's example payload, with our issue. */
  get event() {
    const url = `https://github.com/${REPOSITORY}`;
    const { number, title, body, author } = ISSUE;
    const label = { name: LABEL.name, color: LABEL.color };
    const labeled = payload('issues', 'labeled', {
      issue: {
        number,
        title,
        body,
        html_url: `${url}/issues/${number}`,
        repository_url: `https://api.github.com/repos/${REPOSITORY}`,
        user: { login: author },
        labels: [label],
      },
      label,
      repository: { name: NAME, full_name: REPOSITORY, html_url: url, owner: { login: OWNER } },
      sender: { login: LABEL.by },
    });
    return { name: 'issues', payload: labeled };
  },
};
