import { describe, expect, test } from '@jest/globals';
import { FORBIDDEN, HANGS, NO_FAULT, RESET, status } from '../../sandbox/faults.ts';
import type { GitHubOptions, PullSeed } from '../../sandbox/github.ts';
import type { StepOptions } from '../../sandbox/run-step.ts';
import type { Fault } from '../../sandbox/server.ts';
import { ends, markerIn, opens, ownComment, PULL_2, withJobs } from './earlier-jobs.ts';
import { type Event, event, HERE, onPullRequest, scheduled } from './events.ts';
import { annotated, labeled, lines, PROMPT, PULL_REQUEST, posts, scenario } from './scenario.ts';

const REPOSITORY = `/repos/${HERE}`;

describe('where the report is written, by event', () => {
  const onLine = event('pull_request_review_comment', 'created');
  const ON_COMMENT = /issues\/comments\/\d+\/reactions$/u;
  test.each<[string, Event, RegExp, number, issueNumber?: string]>([
    ['issues', labeled, /issues\/1\/reactions$/u, 1],
    ['issue_comment', event('issue_comment', 'created'), ON_COMMENT, 1],
    ['issue_comment on a pull request', onPullRequest, ON_COMMENT, 1],
    ['pull_request', event('pull_request', 'opened'), /issues\/2\/reactions$/u, 2],
    ['pull_request_target', event('pull_request_target', 'labeled'), /issues\/2\/reactions$/u, 2],
    ['pull_request_review', event('pull_request_review', 'submitted'), /issues\/2\/reactions$/u, 2],
    ['pull_request_review_comment', onLine, /pulls\/comments\/\d+\/reactions$/u, 2],
    ['issue_comment, with issue-number', event('issue_comment'), /issues\/12\/reactions$/u, 12, '12'],
    ['issue_comment, with its own number', event('issue_comment'), ON_COMMENT, 1, '1'],
  ])('%s', async (_, caused, reaction, issue, issueNumber = '') => {
    await using s = await scenario();
    const inputs = { comment: 'true', 'issue-number': issueNumber };
    const { outputs, annotations } = await s.run({ event: caused, with: inputs });
    expect(annotations).toEqual([]);
    expect(lines(s.github.requests).filter((line) => !line.endsWith('/permission'))).toEqual([
      expect.stringMatching(reaction),
      `GET ${REPOSITORY}/pulls/7`,
      `GET ${REPOSITORY}/pulls/7/files`,
      `POST ${REPOSITORY}/issues/${issue}/comments`,
    ]);
    expect(s.github.reactions.map(({ content }) => content)).toEqual(['eyes']);
    expect(outputs['comment-id']).toBe(String(s.github.comments[0]?.id));
  });

  test('a notice says that a schedule has no issue to comment on, also after a cancel', async () => {
    await using s = await scenario();
    const { outputs, annotations } = await s.run({ event: scheduled, with: { comment: 'true' } });
    expect([outputs['outcome'], posts(s.github)]).toEqual(['pr-created', []]);
    expect(annotations).toEqual([annotated('notice', /the `schedule` event .*`issue-number`/u)]);
    s.platform.fault({ method: 'GET' }, HANGS);
    const step = { event: scheduled, with: { comment: 'true' } };
    const cancelled = await s.cancelDuring(/job-2$/u, step);
    expect(cancelled.annotations).toEqual([annotated('error', 'job-2'), ...annotations]);
    expect(await s.run({ ...step, post: cancelled.state })).toMatchObject({ log: '', summary: '' });
  });
});

describe('a token that may not comment', () => {
  const grants = { metadata: 'read', contents: 'read', 'pull-requests': 'read' } as const;

  test.each<[string, Event, Readonly<Record<string, string>>, string]>([
    ['on an issue', labeled, {}, '`issues: write`'],
    ['on a pull request', onPullRequest, {}, '`pull-requests: write`'],
    ['with a message', labeled, { 'job-id': 'job-1', prompt: 'Shorter.' }, '`issues: write`'],
  ])('stops the step before it costs money: %s', async (_, caused, inputs, permission) => {
    await using s = await withJobs([ends(null)], { grants });
    const step = await s.run({ event: caused, with: { comment: 'true', ...inputs } });
    const outputs = { outcome: 'not-created', reason: 'comment-forbidden' };
    expect(step).toMatchObject({ exitCode: 1, outputs, annotations: [annotated('error', permission)] });
    const what = 'prompt' in inputs ? 'message was sent to job `job-1`' : 'job was created';
    expect(step.outputs['message']).toContain(`, and the comment would fail too, so no ${what}`);
    expect(step.outputs['message']).toContain(permission);
    expect(posts(s.platform)).toEqual([]);
  });

  test('doesn’t stop a step that follows a job, which costs nothing', async () => {
    await using s = await withJobs([ends()], { grants });
    const step = await s.run({ with: { comment: 'true', 'job-id': 'job-1' } });
    const said = /^Couldn't .* #1, but the job itself isn't affected: .*`issues: write`/u;
    const annotations = [annotated('warning', said)];
    expect(step).toMatchObject({ outputs: { outcome: 'pr-created' }, annotations });
  });
});

test('the comment begins with the pull request and its size, then the files, who requested it and how long it took', async () => {
  const file = { path: 'docs/retries.mdx', additions: 1, deletions: 0, patch: '@@ -1 +1,2 @@\n+Retries.' };
  await using s = await opens({ pulls: [{ number: 2, title: 'Document the \u202Eretries', files: [file] }] });
  await s.run({ with: { comment: 'true' } });
  await s.run({ runId: '99', with: { comment: 'true', 'job-id': 'auto', prompt: 'And the limit.' } });
  const [first = [], last = []] = s.github.comments.map(({ body }) => body.split('\n\n'));
  const title = `[Codertocat/Hello-World#2 Document the retries](${PULL_2})** · 1 file, +1 −0`;
  expect(first[0]).toBe(`**Docs pull request opened: ${title}`);
  const rows = '| Job | `job-1` |\n| Model | `sonnet` |\n| Branch | `main` |\n';
  expect(s.github.comments[0]?.body).toContain(rows);
  expect(last[0]).toBe(`**Docs pull request unchanged: ${title}`);
  const by =
    /^Requested by \[Codertocat\]\(https:\/\/github\.com\/Codertocat\) with the label `bug` · reported after \d+ s · \[workflow run\]\(https:\/\/github\.com\/Codertocat\/Hello-World\/actions\/runs\/\d+\)$/u;
  for (const meta of [first[3], last[3]]) expect(meta).toMatch(by);
});

const NEW_JOB = 'ask a maintainer to start a new job';
const LATEST = /\[the agent's latest pull requests\]\(([^)]*)\)/u;

// The issue was last changed by the label that asks for the job.
test.each<[string, Readonly<Record<string, string>>, Fault | undefined, string, string?]>([
  ['since the request', {}, undefined, HERE],
  ['since a message to a job without a pull request', { 'job-id': 'job-1' }, undefined, HERE],
  ['in `pr-repository`', { 'pr-repository': 'acme/docs' }, status(500), 'acme/docs'],
  ['since the request, if polls fail', { wait: 'true', 'timeout-minutes': '1' }, status(500), HERE],
  ['since the run, if its clock is behind', {}, undefined, HERE, '2019-05-15T15:20:00Z'],
])('a comment on a job that may run links what was opened %s', async (_, inputs, fault, where, at = '') => {
  await using s = await withJobs([ends(null)], {}, { life: [{ status: 'active' }] });
  const method = 'wait' in inputs ? 'GET' : 'POST';
  if (fault !== undefined) s.platform.fault({ method, times: Infinity }, fault);
  const startsAt = at === '' ? {} : { startsAt: Date.parse(at) };
  await s.run({ ...startsAt, with: { comment: 'true', wait: 'false', prompt: PROMPT, ...inputs } });
  const [, link = ''] = LATEST.exec(s.github.comments[0]?.body ?? '') ?? [];
  const { origin, pathname, searchParams } = new URL(link.replaceAll('&amp;', '&'));
  expect(origin + pathname).toBe(`https://github.com/${where}/pulls`);
  expect(searchParams.get('q')).toBe(`is:pr head:mintlify/ created:>=${at || '2019-05-15T15:20:18Z'}`);
});

test('a run that follows a job in vain advises only what can help', async () => {
  await using s = await scenario();
  s.platform.fault({ method: 'GET', times: Infinity }, status(429, '', { 'retry-after': '300' }));
  const inputs = { comment: 'true', 'issue-number': '1', 'job-id': 'job-1', wait: 'false' };
  const { outputs } = await s.run({ event: event('workflow_dispatch'), with: inputs });
  expect(outputs).toMatchObject({ outcome: 'lost', reason: 'rate-limit' });
  expect(outputs['message']).toMatch(/is used up\. Run again with `job-id: job-1` to pick it up\. \(GET/u);
  const [, link = ''] = LATEST.exec(s.github.comments[0]?.body ?? '') ?? [];
  // The job may have opened its pull request long ago.
  expect(new URL(link).searchParams.get('q')).toBe('is:pr head:mintlify/');
});

describe('following a job again', () => {
  test('leaves the note on its pull request, which links to the request', async () => {
    await using s = await opens();
    await s.run({ runId: '1', with: { 'job-id': 'auto', prompt: PROMPT } });
    const onPull = { comment: 'true', 'issue-number': '2', 'job-id': 'job-1' };
    await s.run({ runId: '2', event: event('workflow_dispatch'), with: onPull });
    expect(s.github.comments).toMatchObject([
      { issue: 2, versions: 1, body: expect.stringContaining('for [this request](') },
      { issue: 2, body: expect.stringContaining('Docs pull request') },
    ]);
  });

  test('updates our newest comment about it on the last page, and no other comment', async () => {
    const chatter = Array.from({ length: 250 }, () => ({ issue: 1, author: 'octocat', body: 'I say.' }));
    const byOther = ownComment('job-1', { author: 'octocat' });
    const otherKey = ownComment('job-1', { key: 'mint_another-key', run: '8', sent: 'm' });
    const others = [ownComment('job-2'), byOther, otherKey, { issue: 1, body: 'job-1' }];
    const comments = [...chatter, ownComment('job-1', { run: '9' }), ownComment('job-1'), ...others];
    await using s = await scenario({}, { comments });
    s.platform.addJob(PROMPT);
    const { outputs } = await s.run({ with: { 'job-id': 'job-1', comment: 'true' } });
    expect(s.github.comments).toHaveLength(comments.length);
    const edited = s.github.comments.flatMap(({ versions }, index) => (versions > 1 ? [index] : []));
    expect(edited).toEqual([chatter.length + 1]);
    const updated = s.github.comments[chatter.length + 1];
    expect(updated?.body).toContain('`pr-created`');
    // No comment that holds says that there was one before.
    expect(outputs['message']).toBe(`Pull request opened: ${PULL_REQUEST}`);
    // It stays the other run's, and settle doesn't report the job again.
    expect(markerIn(updated?.body ?? '')).toMatchObject({ run: '1', ended: true });
    expect(outputs['comment-id']).toBe(String(updated?.id));
  });

  test.each([401, 404, 500])('keeps what a comment says if the API only sends a %i', async (code) => {
    await using s = await scenario({}, { comments: [ownComment('job-1', { state: 'done' })] });
    s.platform.fault({ method: 'GET', times: Infinity }, status(code));
    await s.run({ with: { 'job-id': 'job-1', comment: 'true', wait: 'false' } });
    expect(s.github.comments).toMatchObject([{ versions: 1 }, {}]);
  });

  test.each([
    ['failed', /^Job `job-1` failed: (?!.*re-run)/u],
    ['archived', /^Job `job-1` was archived in Mintlify\.$/u],
    ['completed', /^Job `job-1` completed without a pull request: (?!.*re-run)/u],
  ])('advises no re-run, which would report it again: %s', async (end, said) => {
    await using s = await withJobs([[{ status: end }]]);
    const { outputs } = await s.run({ with: { 'job-id': 'job-1', comment: 'true' } });
    expect(s.github.comments[0]?.body).toContain(` ${NEW_JOB}.`);
    // Only a label's request is the description.
    expect(s.github.comments[0]?.body).not.toContain('say in the description');
    expect(outputs['message']).toMatch(said);
  });

  const inputs = { 'job-id': 'job-1', comment: 'true', 'timeout-minutes': '1' };
  /** A message is sent to a job, and after its run has timed out, the agent pushes. */
  const pushedLate = async (github: GitHubOptions = {}) => {
    const s = await withJobs([ends()], github, { lifeAfterMessage: [{ status: 'active' }] });
    await s.run({ runId: '1', with: { ...inputs, prompt: 'More.' } });
    s.github.pushToPull(7);
    return s;
  };

  test('after a message says what became of the pull request', async () => {
    await using s = await pushedLate({ comments: [ownComment('job-1')] });
    s.platform.show('job-1', { status: 'completed' });
    expect((await s.run({ runId: '2', with: inputs })).outputs['reason']).toBe('updated');
    expect(s.github.comments[1]?.body).toContain('**Docs pull request updated: ');
  });

  test('after a message, post says the same if main was killed', async () => {
    await using s = await pushedLate();
    const { post } = await s.killAfter('Following job', { runId: '2', with: inputs });
    await post();
    expect(s.github.comments[0]?.body).toContain('look for a new commit in');
    s.platform.show('job-1', { status: 'completed' });
    await post();
    expect(s.github.comments[0]?.body).toContain('**Docs pull request updated: ');
  });

  const notFound = status(404, { message: 'Not Found' });
  const refused = status(403, { message: 'Must have admin rights' });

  test('leaves an older one as it is if the newest is gone', async () => {
    const comments = [ownComment('job-1'), ownComment('job-1', { run: '2' })];
    await using s = await withJobs([ends()], { comments });
    s.github.fault({ path: /comments\/1002$/u, times: Infinity }, notFound);
    await s.run({ runId: '3', with: { 'job-id': 'job-1', comment: 'true' } });
    expect(s.github.comments).toMatchObject([{ versions: 1 }, { versions: 1 }]);
  });

  test.each<[string, Fault, string]>([
    ['isn’t found', notFound, "Couldn't update the comment on #1"],
    ['is refused', refused, 'GitHub says “Must have admin rights”'],
    ['gets the answer of a proxy', status(200, '<html>Log in</html>'), "didn't come from GitHub"],
    ['gets another comment', status(200, { id: 1001, body: 'Other' }), "didn't come from GitHub"],
    ['gets the comment with another id', status(200, { id: 1, body: 'Docs' }), "didn't come from GitHub"],
  ])('an edit that %s is one warning, without a second comment', async (_, fault, said) => {
    await using s = await scenario();
    await s.run({ runId: '1', with: { comment: 'true', wait: 'false' } });
    s.github.fault({ method: 'PATCH', times: Infinity }, fault);
    const step = await s.run({ runId: '2', with: { 'job-id': 'job-1', comment: 'true' } });
    expect(step.annotations).toEqual([annotated('warning', said)]);
    expect(step.outputs['outcome']).toBe('pr-created');
    expect(s.github.comments).toMatchObject([{ versions: 1 }]);
  });
});

describe('a comment that can’t be written is one warning and changes nothing else', () => {
  test.each([
    [404, 'Not Found', "can't find it"],
    [410, 'This issue was deleted', 'GitHub rejected the request. (GitHub: 410'],
    [403, 'Unable to create comment because issue is locked.', 'the conversation is locked'],
    [401, 'Bad credentials', "GitHub doesn't accept the token. Check `github-token`. (GitHub: 401"],
    [422, 'Body is too long', 'rejected the request'],
  ])('%i %s', async (code, message, expected) => {
    await using s = await scenario();
    s.github.fault({ method: 'POST', path: /comments$/u, times: Infinity }, status(code, { message }));
    const step = await s.run({ with: { comment: 'true' } });
    expect(step).toMatchObject({ exitCode: 0, outputs: { outcome: 'pr-created', 'job-id': 'job-1' } });
    expect(step.outputs['comment-id']).toBeUndefined();
    expect(step.annotations).toEqual([annotated('warning', expected)]);
    const post = await (await s.killAfter('accepted', { runId: '2', with: { comment: 'true' } })).post();
    const second = await s.run({ with: { comment: 'true', 'job-id': 'job-1', prompt: 'More.' } });
    expect(second.annotations[0]?.message).toContain('and a re-run would send the message again');
    const follow = await s.run({ with: { comment: 'true', 'job-id': 'job-1', prompt: '' } });
    expect(follow.annotations[0]?.message).not.toContain('a re-run would');
    // Someone deletes it meanwhile.
    s.github.addComment(ownComment('job-1'));
    s.github.fault({ method: 'GET', path: /1\/comments$/u, nth: 2 }, status(200, []));
    const resumed = await s.run({ runId: '1', attempt: 2, with: { comment: 'true', prompt: 'Before.' } });
    for (const { annotations } of [step, post, resumed])
      expect(annotations.at(-1)?.message).toContain('and a re-run would create another one');
  });

  test.each<[number, string, boolean, StepOptions?]>([
    [401, 'Bad credentials', true],
    [403, 'Resource protected by organization SAML enforcement', true],
    [404, 'Not Found', true],
    [404, 'Not Found', false, { event: event('issue_comment', 'created') }],
    [404, 'Not Found', true, { event: event('issue_comment', 'created'), with: { 'issue-number': '12' } }],
    [410, 'This issue was deleted', true, { attempt: 2 }],
    [301, 'Moved Permanently', true],
    [422, 'Validation Failed', false],
    [403, 'You have exceeded a secondary rate limit', false],
    [403, 'The conversation is locked.', false],
  ])('if a reaction gets %i %s, no job is started: %s', async (code, message, isRefused, options = {}) => {
    await using s = await scenario();
    s.github.fault({ path: /reactions/u, times: Infinity }, status(code, { message }));
    const { outputs, log } = await s.run({ ...options, with: { comment: 'true', ...options.with } });
    expect(log).toContain(`(GitHub: ${code}`);
    const refused = { outcome: 'not-created', reason: 'comment-forbidden' };
    expect(outputs).toMatchObject(isRefused ? refused : { outcome: 'pr-created' });
    expect(s.platform.jobs).toHaveLength(isRefused ? 0 : 1);
  });

  test('GitHub that never responds delays the start by 5 s and the end by 30 s', async () => {
    await using s = await scenario();
    const usual = await s.run({ runId: '1', with: { comment: 'true' } });
    // All requests except those of the guards.
    s.github.fault({ path: /comments|reactions|graphql/u, times: Infinity }, HANGS);
    const step = await s.run({ with: { comment: 'true' } });
    expect(step.elapsedMs).toBe(usual.elapsedMs + 5_000 + 30_000);
    expect(step).toMatchObject({ exitCode: 0, outputs: { outcome: 'pr-created' } });
    expect(step.annotations).toEqual([annotated('warning', /^Couldn't comment.*: GitHub didn't respond/u)]);
    const short = await s.run({ with: { comment: 'true', 'timeout-minutes': '0.05' } });
    const said = 'Timed out, and no job was created. Increase `timeout-minutes`.';
    expect(short.outputs).toMatchObject({ outcome: 'not-created', reason: 'timeout', message: said });
  });
});

describe('the second line says what the one who asked can do', () => {
  const PULL_7 = { number: 7 };
  const after = (code: number): Fault => status(code, { error: 'no' });
  const command = event('issue_comment', 'created', { comment: { body: '/docs the limit\nPlease.' } });
  const commented = { event: event('issue_comment', 'created', { comment: { body: '/docs/a.md is old' } }) };
  const reviewed = { event: event('pull_request_review', 'submitted') };
  const repeated = { event: scheduled, with: { 'issue-number': '1' } };
  const message = { 'job-id': 'job-1', prompt: 'More.' };
  const started = { with: { wait: 'false' } };
  const unawaited = { with: { ...message, wait: 'false' } };
  const unchanged = { event: scheduled, with: { ...repeated.with, ...message } };
  const scoped = { with: { 'allowed-paths': 'x/**' } };
  const CLOSED: PullSeed = { ...PULL_7, state: 'closed' };
  const MERGED: PullSeed = { ...PULL_7, merged: true };
  const FAILED = `smaller or clearer, then ${NEW_JOB}. GitHub didn't confirm`;
  const OUTSIDE = { files: ['a.js'] };
  const REVIEW = 'It is merged already, so ask a maintainer to review it.';
  const COMMIT = `look for a new commit in [${PULL_REQUEST}](${PULL_REQUEST}).`;
  const IF_NONE = `${COMMIT} Only ask again if there is none`;
  const failed = status(201, { id: 'x', status: 'failed', prLink: 'https://example.com/elsewhere' });
  const NEEDED = 'It was archived in Mintlify before it was done. If the change is still needed,';
  const CREDITS = "The organization's Mintlify credits are used up. Once there are new ones,";
  const SHORTER = 'The request is too long for Mintlify. Once it is shorter,';
  const AGAIN = 'comment again, starting with `/docs`.';
  const NO_COMMIT = 'no commit to it. If something is missing, say which page should say what,';
  const completed = status(201, { id: 'x', status: 'completed' });
  const begun = status(201, { id: 'x', status: 'active', prLink: PULL_REQUEST });
  const archived = (prLink?: string) => status(201, { id: 'x', status: 'archived', prLink });
  test.each<[string, StepOptions, PullSeed, string, Fault?]>([
    ['of a merged pull request', {}, MERGED, 'It is merged already.'],
    ['of a closed one', {}, CLOSED, 'It was closed without a merge.'],
    ['of a closed one, on a schedule', repeated, CLOSED, 'If the change is still needed, reopen it.'],
    ['of a failed job, on a schedule', repeated, PULL_7, FAILED, failed],
    ['if it is too long, on a schedule', repeated, PULL_7, `${SHORTER} ${NEW_JOB}.`, after(413)],
    ['of an archived job without', {}, PULL_7, `${NEEDED} add the label \`bug\` again.`, archived()],
    ['of an archived job with a merged one', {}, MERGED, 'The job was archived', archived(PULL_REQUEST)],
    ['without a pull request, on a schedule', repeated, PULL_7, `then ${NEW_JOB}.`, completed],
    ['of a closed one, of a followed job', { with: { 'job-id': 'job-1' } }, CLOSED, 'needed, reopen it.'],
    ['if nothing changed, on a schedule', unchanged, PULL_7, `The agent added ${NO_COMMIT} then ${NEW_JOB}.`],
    ['of one that is merged, but out of scope', scoped, { ...MERGED, ...OUTSIDE }, REVIEW],
    ['of a closed one out of scope', scoped, { ...CLOSED, ...OUTSIDE }, 'It was closed without a merge.'],
    ['no credits', repeated, PULL_7, `${CREDITS} ${NEW_JOB}.`, after(402)],
    ['after a command', { event: command }, PULL_7, `${SHORTER} ${AGAIN}`, after(413)],
    ['after another comment', commented, PULL_7, 'shorter, comment again.', after(413)],
    ['after a review', reviewed, PULL_7, 'shorter, submit another review.', after(413)],
    ['of a new job whose pull request is there', started, PULL_7, 'look for its pull request', begun],
    ['if a message may have arrived', { with: message }, PULL_7, IF_NONE, RESET],
    ['after a message that isn’t waited for', unawaited, PULL_7, `Otherwise, ${COMMIT}`],
  ])('%s', async (_, options, pull, said, fault = NO_FAULT) => {
    const life = [{ status: 'completed', prLink: PULL_REQUEST }];
    await using s = await scenario({ life }, { pulls: [pull] });
    if (options.with?.['job-id'] !== undefined) s.platform.addJob('Before.', life);
    s.platform.fault({ method: 'POST' }, fault);
    await s.run({ ...options, with: { comment: 'true', ...options.with } });
    const { body = '' } = s.github.comments[0] ?? {};
    expect(body.split('\n\n')[1]).toContain(said);
    expect(body.includes('(https://github.com/Codertocat) with `/docs` ·')).toBe(options.event === command);
    if (pull.merged === true) expect(body).not.toContain('before');
  });

  test.each([
    [FORBIDDEN, 'A maintainer has to look at the details.'],
    [status(429, '', { 'retry-after': '1801' }), 'Wait 31 min, then add the label `bug` again.'],
  ])('if GitHub answers the guard with %j', async (fault, said) => {
    await using s = await scenario();
    s.github.fault({ path: /pulls$/u, times: Infinity }, fault);
    await s.run({ with: { comment: 'true', 'max-open-prs': '1' } });
    expect(s.github.comments[0]?.body).toContain(`Couldn't check whether the agent may start. ${said}`);
  });
});

test('the summary of a schedule begins its last line with a capital', async () => {
  await using s = await scenario();
  expect((await s.run({ event: scheduled })).summary).toMatch(/^Reported after \d+ s$/mu);
  s.platform.fault({}, { kind: 'delay', ms: 400 });
  const short = await s.run({ event: scheduled, with: { wait: 'false' } });
  expect(short.summary).not.toContain('Reported after');
});
