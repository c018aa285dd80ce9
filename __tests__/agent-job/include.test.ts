import { describe, expect, test } from '@jest/globals';
import type { GitHubOptions } from '../../sandbox/github.ts';
import type { IssueSeed } from '../../sandbox/github-contents.ts';
import type { FileSeed } from '../../sandbox/github-pull-changes.ts';
import type { PayloadEdit } from '../../sandbox/payloads.ts';
import type { StepOptions } from '../../sandbox/run-step.ts';
import { AGENT, event, scheduled } from './events.ts';
import { AFTER, BASE, BEFORE, dispatched, HEAD, included, pullEvent, TRIGGERED } from './include-scenario.ts';
import { inOrder, notCreated, PROMPT, SENDER, scenario, status } from './scenario.ts';
import { contextIn, sentContext } from './sent-context.ts';

const push = (edit: PayloadEdit = {}) => {
  const range = { before: 'a'.repeat(40), after: 'b'.repeat(40), deleted: false };
  return event('push', undefined, { ref: 'refs/heads/main', ...range, ...edit });
};

test.each<[string, RegExp, number, string]>([
  ['issue', /\/issues\/7$/u, 403, 'Add `issues: read` or `pull-requests: read` to'],
  ['issue', /\/issues\/7$/u, 404, 'Check the name or number'],
  ['issue', /\/issues\/7$/u, 410, 'GitHub: 410'],
  ['diff', /\/compare\//u, 403, 'Add `contents: read`'],
  ['diff', /\/releases$/u, 403, 'Add `contents: read`'],
  ['diff', /\/compare\//u, 404, 'has `contents: read`'],
  ['diff', /\/compare\//u, 406, 'GitHub rejected the request. (GitHub: 406'],
])('the error for include: %s (%p) with %i says what to do: %s', async (include, path, code, remedy) => {
  await using s = await scenario();
  const message = code === 403 ? 'Resource not accessible by integration' : 'No';
  s.github.fault({ path, times: Infinity }, status(code, { message }));
  const issue = { include, 'issue-number': '7' };
  const caused = path.test('/releases') ? event('release', 'published') : push();
  const step = include === 'diff' ? { event: caused, with: { include } } : { with: issue };
  const { exitCode, outputs } = await s.run(step);
  expect(exitCode).toBe(1);
  expect(outputs).toMatchObject(notCreated('context-unavailable', remedy));
  // Time changes nothing.
  expect(outputs['message']).not.toMatch(/\blater\b/u);
  expect(s.platform.requests).toEqual([]);
});

describe('invalid inputs', () => {
  const ofTag = { ref: 'refs/tags/v1' };
  const fix = 'Set `issue-number` (for a diff, that of a pull request), or remove `include`.';
  test.each<[string, StepOptions, string]>([
    ['everything', {}, 'must be any of `issue`, `comments`, `diff` and `merges`, comma-separated'],
    ['issue comments', {}, 'must be any of'],
    ['diff', {}, `has no diff. ${fix}`],
    ['issue, comments', { event: push(ofTag) }, '`push` event has no issue and no comments'],
    ['issue, diff', { event: push({ deleted: true }) }, 'the `push` event has no issue and no diff'],
    ['diff', { event: push({ ...ofTag, before: '0'.repeat(40) }) }, 'has no diff'],
    ['issue', { event: scheduled }, 'the `schedule` event has no issue'],
  ])('include: %s', async (include, options, problem) => {
    await using s = await scenario();
    const { outputs } = await s.run({ ...options, with: { include, ...options.with } });
    expect(outputs).toMatchObject(notCreated('invalid-input', problem));
    expect(inOrder(s)).toEqual([]);
  });

  test('a part that the event lacks is reported, even if it has another part', async () => {
    await using s = await scenario();
    const { log } = await s.run({ with: { include: 'issue, diff', wait: 'false' } });
    const missing = ['The `issues` event has no diff.'];
    expect(log).toContain(`Left out of the data from GitHub: ${missing[0]}\n`);
    expect(sentContext(s.platform).context).toMatchObject({ issue: { number: 1 }, missing });
  });
});

test('a re-run finds its earlier attempt although the block differs, and sends the new one', async () => {
  const roles = { [SENDER]: 'write', ann: 'write' } as const;
  await using s = await scenario({ life: [{ status: 'failed' }] }, { roles });
  const inputs = { include: 'issue, comments', comment: 'true' };
  await s.run({ with: inputs });
  s.github.addComment({ issue: 1, author: 'ann', body: 'More.', createdAt: '2019-05-15T15:00:00Z' });
  const changed = event('issues', 'labeled', { issue: { title: 'New', body: 'New' } });
  const { outputs, log } = await s.run({ attempt: 2, event: changed, with: inputs });
  expect(log).toContain('job `job-1` of attempt 1, because it ended without a result to continue.\n');
  expect(outputs['job-id']).toBe('job-2');
  expect(s.platform.jobs.map(({ prompt }) => contextIn(JSON.stringify({ prompt })))).toMatchObject([
    { prompt: PROMPT, context: { issue: { title: 'Spelling error in the README file' }, comments: [] } },
    { prompt: PROMPT, context: { issue: { title: 'New' }, comments: [{ body: 'More.' }] } },
  ]);
});

describe('the text', () => {
  const other = { 'issue-number': '7' };
  const UNKNOWN_TIME =
    "Couldn't include the issue or pull request, so no job was created: this is a re-run, and the " +
    "`workflow_dispatch` event doesn't say when it happened, so later edits can't be recognized. " +
    'Start a new run instead.';

  test('comes from the event if issue-number names its issue, without a request, and isn’t in the summary', async () => {
    const { context, asked, summary } = await included('issue', { with: { 'issue-number': '1' } });
    expect(context).toMatchObject({ issue: { title: 'As it was', body: 'seen' } });
    const [, bytes = ''] = /Data from GitHub \| ([\d,]+) bytes/u.exec(summary) ?? [];
    expect(Number(bytes.replace(',', ''))).toBeGreaterThan(JSON.stringify(context).length);
    expect(summary).not.toContain('As it was');
    expect(asked).toEqual(['GET collaborators/Ann/permission']);
  });

  // A label or a comment changes `updated_at` too, but neither the title nor the text.
  test.each<[string, Partial<IssueSeed>, boolean]>([
    ['only got a label later', {}, true],
    ['had its text edited before', { lastEditedAt: BEFORE }, true],
    ['had its text edited at that time', { lastEditedAt: TRIGGERED }, true],
    ['had its text edited later', { lastEditedAt: AFTER }, false],
    ['had its title changed before', { renamedAt: [BEFORE] }, true],
    ['had its title changed later', { renamedAt: [BEFORE, AFTER] }, false],
  ])('of another issue that %s is included: %p', async (_, edit, isIn) => {
    const issues = [{ number: 7, title: 'Another', updatedAt: AFTER, ...edit }];
    const { context, message, asked } = await included('issue', { with: other }, { issues });
    expect(asked.slice(1)).toEqual(['GET issues/7', 'POST /graphql']);
    if (isIn) expect(context).toMatchObject({ issue: { title: 'Another' } });
    else expect(message).toContain('was changed after the trigger');
  });

  test.each([
    [0, 1, true],
    [-1, 1, false],
    [0, 2, false],
  ])('of an issue edited %p ms before the step is included in attempt %i: %p', async (ms, attempt, isIn) => {
    const options = { event: dispatched, startsAt: Date.parse(BEFORE) + ms, with: other, attempt };
    const hub = { issues: [{ number: 7, lastEditedAt: BEFORE }] };
    const { context, message } = await included('issue', options, hub);
    expect(context !== undefined).toBe(isIn);
    // A re-run would find the same.
    if (attempt === 2) expect(message).toBe(UNKNOWN_TIME);
  });

  test('of another pull request isn’t included by a re-run, nor is its diff, because both may have changed', async () => {
    const hub = { issues: [{ number: 7, isPullRequest: true }], pulls: [{ number: 7 }] };
    const { message } = await included('diff', { event: dispatched, with: other, attempt: 2 }, hub);
    expect(message).toBe(UNKNOWN_TIME);
  });
});

const file = { path: 'src/a.ts', additions: 1, deletions: 1, patch: '@@ -1 +1 @@\n-old\n+new' };
const pushed = { name: 'push', payload: { ref: 'refs/heads/main', before: 'a', after: 'b' } };

describe('of a pull request, the diff', () => {
  // Since the event, its branch was pushed to.
  const [moved, elsewhere] = ['x'.repeat(40), 'y'.repeat(40)];
  const hub: GitHubOptions = {
    issues: [2, 7, 8].map((number) => ({ number, isPullRequest: number !== 8 })),
    pulls: [
      { number: 2, files: ['not-approved.ts'], commits: [moved, HEAD] },
      { number: 7, files: ['docs/b.md'], commits: [elsewhere] },
    ],
    comparisons: { [`${BASE}...${HEAD}`]: ['src/a.ts'], [`${HEAD}...${BASE}`]: ['src/pushed.ts'] },
  };
  const of = (number: string): StepOptions => ({ with: { 'issue-number': number } });
  const comparing = (head: string, base = BASE) => `GET compare/${base}...${head}`;
  const asTriggered = { base: BASE, head: HEAD, files: [{ path: 'src/a.ts' }] };
  const now = { head: moved, files: [{ path: 'not-approved.ts' }] };
  const base = 'f95f852bd8fca8fcc58a9a2d6c842781e32a215e';
  const readsNow = ['GET pulls/2', comparing(moved, base)];
  const other = { head: elsewhere, files: [{ path: 'docs/b.md' }] };
  const readsOther = ['GET issues/7', 'GET pulls/7', comparing(elsewhere, base)];
  const ofPush = { head: BASE, files: [{ path: 'src/pushed.ts' }] };
  const readsPush = ['GET issues/8', comparing(BASE, HEAD)];
  const its = { number: 2, user: { login: AGENT }, base: { sha: BASE }, head: { sha: HEAD } };
  const reviewed = event('pull_request_review', 'submitted', { pull_request: its });
  test.each<[string, StepOptions, { head: string; files: object[] }, string[]]>([
    ['is that of the agent’s own that was reviewed', { event: reviewed }, asTriggered, [comparing(HEAD)]],
    ['is that of the event’s commits', { event: pullEvent() }, asTriggered, [comparing(HEAD)]],
    ['is the same for its issue-number', { event: pullEvent(), ...of('2') }, asTriggered, [comparing(HEAD)]],
    ['is that of another issue-number', { event: pullEvent(), ...of('7') }, other, readsOther],
    ['is that of issue-number beside a push', { event: push(), ...of('7') }, other, readsOther],
    ['is the push’s if issue-number has none', { event: push(), ...of('8') }, ofPush, readsPush],
    ['is the current one if the event names none', { event: pullEvent({ head: null }) }, now, readsNow],
    ['is the current one by number', of('2'), now, ['GET issues/2', ...readsNow]],
  ])('%s', async (_, options, diff, requests) => {
    const { context, asked, summary } = await included('diff', options, hub);
    expect(context).toMatchObject({ diff });
    expect(summary).toContain(`| Diff up to | \`${diff.head}\` |`);
    expect(asked.slice(1)).toEqual(requests);
  });

  test('is not sent if GitHub names no commits of it', async () => {
    await using s = await scenario({}, { roles: { Ann: 'write' } });
    s.github.fault({ path: /\/pulls\/2$/u }, status(200, { number: 2, state: 'open', title: 'A' }));
    const why = "GitHub doesn't say which commits the pull request compares.";
    const { outputs } = await s.run({ event: pullEvent({ head: null }), with: { include: 'diff' } });
    expect(outputs).toMatchObject(notCreated('context-unavailable', why));
  });

  test('doesn’t exist if issue-number isn’t one, and the issue is read once', async () => {
    const hub = { issues: [{ number: 7, lastEditedAt: AFTER }] };
    const { message, asked } = await included('issue, diff', { with: { 'issue-number': '7' } }, hub);
    const why = "after the trigger, and #7 isn't a pull request, so it has no diff. Change `include`";
    expect(message).toContain(why);
    expect(asked.filter((line) => line === 'GET issues/7')).toHaveLength(1);
  });
});

test('the diff of the first release is empty, and the block says why', async () => {
  const { context, summary } = await included('diff', { event: event('release', 'published') });
  expect(summary).toMatch(/\| Diff up to \| `0\.0\.1` \|[^]*\| `diff` \| no files \| \d+ \| No earlier/u);
  expect(context).toMatchObject({
    diff: { base: null, head: '0.0.1', files: [] },
    missing: ['No earlier release was found to compare `0.0.1` with.'],
  });
});

describe('a generated file', () => {
  const ofPaths = (paths: string) => paths.split(' ').map((path) => ({ ...file, path }));
  /** The paths of those that are taken for generated. */
  const generated = async (files: readonly FileSeed[]) => {
    const hub = { pulls: [{ number: 2, commits: [HEAD], files }] };
    const { context } = await included('diff', { event: pullEvent() }, hub);
    const { diff } = context as { diff: { files: { path: string; no_patch?: string }[] } };
    expect(diff.files).toHaveLength(files.length);
    return diff.files.filter(({ no_patch }) => no_patch === 'generated').map(({ path }) => path);
  };

  test('is recognized by its path', async () => {
    const each = (names: string, end: string) => names.replaceAll(/(?= |$)/gu, end);
    const OF_LOCKS =
      'web/yarn bun deno Cargo Gemfile composer poetry Pipfile pdm uv Gopkg glide flake mix pubspec Podfile';
    const LOCKS = `${each(OF_LOCKS, '.lock')} package-lock.json pnpm-lock.yaml npm-shrinkwrap.json go.sum`;
    const MORE_LOCKS =
      'gradle.lockfile bun.lockb packages.lock.json MODULE.bazel.lock a/.terraform.lock.hcl Package.resolved';
    const vendors =
      'thirdparty vendors bower_components Godeps Pods Carthage .yarn __generated__ __snapshots__ coverage';
    const FOLDERS =
      'node_modules/a/index.js a/vendor/b.go third_party/a.c third-party/a.c dist/index.js src/dist/a.ts';
    const NAMES =
      'a.min.js a.js.map A.Designer.cs api.pb.go api_pb2.py a.g.dart a.generated.ts a_generated.go';
    const MORE_NAMES =
      'a.min.css a.cjs.map a.snap a.pyc a.pb.gw.go a.pb.cc a_pb2_grpc.pyi a_pb.d.ts a.freezed.dart a.gen.ts';
    const OTHERS =
      'package.json my-package-lock.json.md vendors.md src/vendoring/a.go distance/a.ts src/dist.ts docs/min.js.md go.summary generated.md';
    const paths = [LOCKS, MORE_LOCKS, FOLDERS, each(vendors, '/a.c'), NAMES, MORE_NAMES].join(' ');
    expect(await generated(ofPaths(`${paths} ${OTHERS}`))).toEqual(paths.split(' '));
  });

  test('is recognized by what its generator wrote', async () => {
    const NOTES = [
      '@@ -0,0 +1,9 @@\n+// Code generated by protoc. DO NOT EDIT.',
      '@@ -1 +1 @@\n # @generated by x',
      '@@ -1,9 +1,9 @@ x\n+/*\n+ * A license.\n+ */\n // Code generated by x. DO NOT EDIT.',
    ];
    const OTHERS = [
      '@@ -1 +1 @@\n-// Code generated by protoc. DO NOT EDIT.',
      '@@ -1 +1 @@\n-# @generated by x',
      '@@ -1 +1 @@\n+We say: Code generated by protoc. DO NOT EDIT.',
      '@@ -1 +1 @@\n+mail@generatedcode.example',
      '@@ -1 +1 @@\n+// Code generated by protoc.',
      '@@ -80,3 +80,4 @@ function skip() {\n+// Skip files marked @generated.',
      `@@ -1 +1,60 @@\n${'+x\n'.repeat(40)}+// Skip files marked @generated.`,
    ];
    const named = (patch: string) => `with ${patch}`.replaceAll(/\s+/gu, ' ');
    const files = [...NOTES, ...OTHERS].map((patch) => ({ ...file, path: named(patch), patch }));
    expect(await generated(files)).toEqual(NOTES.map(named));
  });

  // Outsiders can write this text: a search whose time grows faster than its length could hang the step.
  test('is searched for quickly in blank lines, then signs', async () => {
    const patch = `@@ -1 +1,30 @@\n${'+\n'.repeat(30)}+${'!'.repeat(200_000)}`;
    expect(await generated([{ ...file, patch }])).toEqual([]);
  });
});

test.each([299, 300])('a diff of %i files may be incomplete if they are 300', async (count) => {
  const files = Array.from({ length: count }, (_, index) => `src/${index}.ts`);
  const { context } = await included('diff', { event: pushed }, { comparisons: { 'a...b': files } });
  expect(JSON.stringify(context).includes('The files after the first 300')).toBe(count === 300);
});
