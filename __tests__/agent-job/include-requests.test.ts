import { expect, test } from '@jest/globals';
import type { GitHubOptions } from '../../sandbox/github.ts';
import type { FileSeed } from '../../sandbox/github-pull-changes.ts';
import { type Event, event, onPullRequest, scheduled } from './events.ts';
import { SENDER, scenario } from './scenario.ts';
import { sentContext } from './sent-context.ts';

const FILES: readonly FileSeed[] = [
  { path: 'src/a.ts', additions: 1, deletions: 1, patch: '@@ -1 +1 @@\n-old\n+new' },
];
const HEAD = 'ec26c3e57ca3a959ca5aad62de7213c562f8c821';
/** The head in the fake GitHub: the payload of a comment on a pull request names none. */
const NOW = '6dcb09b5b57875f334f61aebed695e2e4193db5e';
/** The base, in the payload and in the fake GitHub. */
const BASE = 'f95f852bd8fca8fcc58a9a2d6c842781e32a215e';
const BEFORE = '2019-05-15T15:00:00Z';
const ANN = { author: 'ann', association: 'OWNER', body: 'Say “how”.\nAnd why.', createdAt: BEFORE } as const;

const GITHUB: GitHubOptions = {
  roles: { [SENDER]: 'write', ann: 'write', ben: 'write' },
  issues: [{ number: 7 }],
  comments: [1, 2].map((issue) => ({ issue, ...ANN })),
  reviewComments: [
    { pull: 2, review: 237_895_671, author: 'ben', association: 'MEMBER', body: 'Here.', createdAt: BEFORE },
  ],
  pulls: [{ number: 2, files: FILES, commits: [HEAD] }],
  releases: [{ tag: 'v0', publishedAt: '2019-01-01T00:00:00Z' }],
  comparisons: { [`${'a'.repeat(40)}...${'b'.repeat(40)}`]: FILES, 'v0...0.0.1': FILES },
};

const HERE = 'https://github.com/Codertocat/Hello-World';
const ISSUE = `"title":"Spelling error in the README file","author":"Codertocat","labels":["bug"],"state":"open","body":"It looks like you accidently spelled 'commit' with two 't's."}`;
const onFirst = (kind: 'issues' | 'pull') =>
  `{"type":"comment","url":"${HERE}/${kind}/1#issuecomment-1001","author":"ann","created_at":"2019-05-15T15:00:00.000Z","body":"Say “how”.\\nAnd why."}`;
const COMMAND = `{"type":"comment","url":"${HERE}/issues/1#issuecomment-492700400","author":"Codertocat","created_at":"2019-05-15T15:20:21.000Z","trigger":true,"body":"You are totally right! I'll get this fixed right away."}`;
const pull = (labels: string, state: string) =>
  `"issue":{"type":"pull-request","number":2,"url":"${HERE}/pull/2","title":"Update the README with new information.","author":"Codertocat","labels":${labels},"state":"${state}","body":"This is a pretty simple change that we need to pull into master."}`;
const ON_PULL =
  `{"type":"comment","url":"${HERE}/pull/2#issuecomment-1002","author":"ann","created_at":"2019-05-15T15:00:00.000Z","body":"Say “how”.\\nAnd why."},` +
  `{"type":"review-comment","url":"${HERE}/pull/2#discussion_r5000","author":"ben","created_at":"2019-05-15T15:00:00.000Z","path":"docs/guide.mdx","line":1,"body":"Here."}`;
const OF_REVIEW = ON_PULL.replace('"path"', '"trigger":true,"path"');
const REVIEW = `{"type":"review","url":"${HERE}/pull/2#pullrequestreview-237895671","author":"Codertocat","created_at":"2019-05-15T15:20:38.000Z","trigger":true,"body":"Not quite."}`;
const LINE_COMMENT = `{"type":"review-comment","url":"${HERE}/pull/2#discussion_r284312630","author":"Codertocat","created_at":"2019-05-15T15:20:37.000Z","trigger":true,"path":"README.md","body":"Maybe you should use more emoji on this line."}`;
const diff = (base: string, head: string) =>
  `"diff":{"base":"${base}","head":"${head}","files":[{"path":"src/a.ts","change":"modified","additions":1,"deletions":1,"patch":"@@ -1 +1 @@\\n-old\\n+new"}]}`;
const SEVENTH = `"issue":{"type":"issue","number":7,"url":"${HERE}/issues/7","title":"A title","author":"octocat","labels":[],"state":"open","body":"A text."}`;

const ALL = 'issue, comments, diff';
const RANGE = { ref: 'refs/heads/main', before: 'a'.repeat(40), after: 'b'.repeat(40), deleted: false };
const FIRST = `"issue":{"type":"issue","number":1,"url":"${HERE}/issues/1",${ISSUE}`;
const commented = event('issue_comment', 'created');
const dispatched = event('workflow_dispatch');
const opened = event('pull_request', 'opened');
const merged = event('pull_request_target', 'closed', { pull_request: { merged: true } });
const reviewed = event('pull_request_review', 'submitted', { review: { body: 'Not quite.' } });

// An event, the parts to include, and the object's properties after `event`.
test.each<[string, Event, string, string, issueNumber?: string, github?: GitHubOptions]>([
  ['an issue', event('issues', 'labeled'), 'issue, comments', `${FIRST},"comments":[${onFirst('issues')}]`],
  ['an issue comment', commented, 'issue, comments', `${FIRST},"comments":[${onFirst('issues')},${COMMAND}]`],
  [
    'a comment on a pull request',
    onPullRequest,
    ALL,
    `"issue":{"type":"pull-request","number":1,"url":"${HERE}/pull/1",${ISSUE},"comments":[${onFirst('pull')},${COMMAND}],${diff(BASE, NOW)}`,
    '',
    { pulls: [{ number: 1, files: FILES }] },
  ],
  ['a pull request', opened, ALL, `${pull('[]', 'open')},"comments":[${ON_PULL}],${diff(BASE, HEAD)}`],
  ['a merge', merged, 'issue, diff', `${pull('["bug"]', 'merged')},${diff(BASE, HEAD)}`],
  ['a review', reviewed, 'issue, comments', `${pull('[]', 'open')},"comments":[${OF_REVIEW},${REVIEW}]`],
  [
    'a comment on a line that has the id of a review',
    event('pull_request_review_comment', 'created', { comment: { id: 237_895_671 } }),
    ALL,
    `${pull('[]', 'open')},"comments":[${ON_PULL},${LINE_COMMENT}],${diff(BASE, HEAD)}`,
  ],
  ['a push', event('push', undefined, RANGE), 'diff', diff(RANGE.before, RANGE.after)],
  ['a release', event('release', 'published'), 'diff', diff('v0', '0.0.1')],
  ['a manual run for an issue', dispatched, 'issue, comments', `${SEVENTH},"comments":[]`, '7'],
  ['a schedule for an issue', scheduled, 'issue', SEVENTH, '7'],
])('what is sent for %s, byte for byte', async (_, caused, include, parts, ...given) => {
  const [number = '', github] = given;
  await using s = await scenario({}, { ...GITHUB, ...github });
  const inputs = { prompt: ' Document it.\n ', include, wait: 'false', 'issue-number': number };
  const { outputs, annotations } = await s.run({ event: caused, with: inputs });
  expect(annotations).toEqual([]);
  expect(outputs['outcome']).toBe('started');
  const { prompt, context } = sentContext(s.platform);
  expect(prompt).toBe(' Document it.\n ');
  const json = `{"repository":"Codertocat/Hello-World","event":"${caused.name}",${parts}}`;
  expect(JSON.stringify(context)).toBe(json);
});
