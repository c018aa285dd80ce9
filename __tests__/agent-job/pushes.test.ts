import { describe, expect, test } from '@jest/globals';
import { status } from '../../sandbox/faults.ts';
import type { GitHubOptions, PullSeed } from '../../sandbox/github.ts';
import { HEAD } from '../../sandbox/github-answers.ts';
import { type Landing, PUSHED_AT, type PushOptions, pushOf, stackOf } from '../../sandbox/merges.ts';
import type { PlatformOptions } from '../../sandbox/platform.ts';
import type { StepOptions } from '../../sandbox/run-step.ts';
import { AGENT, event, HERE } from './events.ts';
import { annotated, DOWN, FORBIDDEN, HANGS, lines, notCreated, type Scenario, scenario } from './scenario.ts';
import { sentContexts } from './sent-context.ts';

const LINK = `https://github.com/${HERE}/pull/9`;
const LATER = '2026-11-02T09:31:00Z';
const FILE = { path: 'src/a.ts', additions: 1, deletions: 1, patch: '@@ -1 +1 @@\n-old\n+new' };
const PULL = { number: 2, title: 'Add a setting', body: 'It is called `depth`.', files: [FILE] };
const INPUTS = { comment: 'true', include: 'issue, diff', 'job-id': 'auto', prompt: 'Document it.' };

/** A push that runs the step, on a GitHub that knows of it. The agent's pull request is 9. */
async function pushed(push: PushOptions | readonly Landing[], github: GitHubOptions = {}) {
  const { event: caused, pulls, comparisons } = pushOf('landings' in push ? push : { landings: push });
  const s = await scenario(
    { life: [{ status: 'completed', prLink: LINK }] },
    { roles: {}, pulls: [...pulls, { number: 9, author: AGENT }], comparisons, ...github },
  );
  const step = { event: caused, with: INPUTS };
  return { ...s, step, run: (options: StepOptions = {}) => s.run({ ...step, ...options }) };
}

const sent = ({ platform }: Pick<Scenario, 'platform'>) => sentContexts(platform);

/** Another pull request of the push, as the agent sees it. */
const other = (number: number, title: string | null = `Change ${number}`) => {
  return { number, title, url: `https://github.com/${HERE}/pull/${number}` };
};

const titled = (number: number): PullSeed => ({ ...PULL, number, title: `Change ${number}` });
const squashOf = (pull: PullSeed) => ({ by: 'squash', pull }) as const;
const queue = [4, 3, 2].map((number) => squashOf({ ...titled(number), author: `ann-${number}` }));
const squash = squashOf(PULL);
const direct: Landing = { by: 'direct', files: [FILE] };
const tidied: Landing = { by: 'direct', messages: ['Tidy up after it (#4)'] };
const landings = [...queue.slice(0, 1), tidied, ...queue.slice(1)];
const ofQueue: PushOptions = { landings, sender: 'github-merge-queue[bot]' };
const stacked = [4, 3, 2].map(titled);

/** Kinds of push, and the number of the pull request that each is taken for. */
const KINDS: readonly (readonly [string, PushOptions, number | undefined])[] = [
  ['a merge commit', { landings: [{ by: 'merge-commit', pull: PULL }] }, 2],
  ['a squash', { landings: [squash] }, 2],
  ['a rebase', { landings: [{ by: 'rebase', pull: PULL, commits: 3 }] }, 2],
  ['a merge of a fork', { landings: [squashOf({ ...PULL, headRepository: 'ann/Hello' })] }, 2],
  ['a merge queue of three', ofQueue, 2],
  ['a stack that is squashed', { landings: stackOf('squash', stacked) }, 2],
  ['a stack that is rebased', { landings: stackOf('rebase', stacked) }, 2],
  ['a stack on another branch', { landings: stackOf('squash', stacked, 'next'), branch: 'next' }, 2],
  ['a merge with more than ten commits', { landings: [{ by: 'merge-commit', pull: PULL, commits: 20 }] }, 2],
  ['a merge into another branch', { landings: [squash], branch: 'next' }, 2],
  ['a direct push', { landings: [direct] }, undefined],
  ['a force push', { landings: [direct], forced: true }, undefined],
  ['a force push back to a merge', { landings: [squash], forced: true }, undefined],
  ['a new branch on a merge', { landings: [squash], created: true }, undefined],
];

test('a push whose cap GitHub doesn’t let us check is reported on its pull request', async () => {
  const { event, pulls } = pushOf({ landings: [squash] });
  await using s = await scenario({}, { pulls });
  s.github.fault({ path: /^\/repos\/[^/]+\/[^/]+\/pulls$/u, times: Infinity }, status(500));
  await s.run({ event, with: { comment: 'true', 'max-open-prs': '1', 'skip-agent-events': 'false' } });
  expect(s.github.comments).toMatchObject([{ body: expect.stringContaining('`guard-unavailable`') }]);
});

test('a push without a pull request is told once that its text and comments are missing', async () => {
  const push = pushOf({ landings: [direct] });
  await using s = await scenario({}, { pulls: push.pulls });
  const { outputs } = await s.run({ event: push.event, with: { include: 'issue, comments' } });
  const why = "Couldn't include anything, so no job was created: the push has no pull request.";
  const fix = 'Change `include` or `issue-number`, or trigger the workflow again if the text was edited.';
  expect(outputs).toMatchObject({ reason: 'context-unavailable', message: `${why} ${fix}` });
});

describe('a push is taken for the pull request that its head came in with', () => {
  test.each(KINDS)('%s', async (_, push, number) => {
    await using s = await pushed(push);
    const { outputs, annotations, summary } = await s.run();
    expect(outputs).toMatchObject({ outcome: 'pr-created', 'job-id': 'job-1' });
    const files = expect.arrayContaining([expect.objectContaining({ path: 'src/a.ts' })]);
    expect(sent(s)).toMatchObject([{ event: 'push', diff: { head: s.step.event.payload['after'], files } }]);
    const on = number === undefined ? [] : [number];
    const shown = summary.matchAll(/\| `issue` \| pull request (\d+) \|/gu).map(([, one]) => Number(one));
    expect([...shown]).toEqual(on);
    expect(s.github.reactions).toMatchObject(on.map((target) => ({ content: 'eyes', target })));
    // The last one is the note on the agent's own pull request.
    expect(s.github.comments.map(({ issue }) => issue).toSorted((one, two) => one - two)).toEqual([...on, 9]);
    const note = s.github.comments.find(({ issue }) => issue === 9);
    expect(note?.body).toContain(number === undefined ? `${HERE}/actions/runs/` : `${HERE}/pull/${number})`);
    if (number === undefined) {
      expect(sent(s)[0]).toMatchObject({ missing: ['The push has no pull request.'] });
      // Other pushes have one.
      const said =
        'Nothing to comment on, because the `push` event has no issue or pull request. If it never has one,' +
        ' set `issue-number`, or remove `comment`. A re-run would send the prompt again.';
      expect(annotations).toEqual([annotated('notice', said, 'No comment')]);
    } else {
      expect(sent(s)[0]).toMatchObject({ issue: { type: 'pull-request', number, state: 'merged' } });
      expect(sent(s)[0]).not.toHaveProperty('missing');
      expect(annotations).toEqual([]);
    }
  });

  test('the others of a merge queue are named, for the agent and in the summary', async () => {
    await using s = await pushed(ofQueue);
    expect((await s.run()).summary).toContain(`[#4 Change 4](https://github.com/${HERE}/pull/4)`);
    expect(sent(s)).toMatchObject([{ issue: { number: 2, also_merged: [other(4), other(3)] } }]);
    await using two = await pushed(big(2));
    await two.run();
    expect(sent(two)).toMatchObject([{ issue: { number: 11, also_merged: [other(10)] } }]);
  });

  const big = (count: number) => Array.from({ length: count }, (_, index) => squashOf(titled(10 + index)));
  const asked = ({ github: { requests } }: Pick<Scenario, 'github'>) =>
    requests.filter(({ path }) => path.includes('/commits/'));

  test('the others are named in the summary after a timeout too', async () => {
    await using s = await pushed(ofQueue);
    s.platform.fault({ method: 'GET', times: Infinity }, DOWN);
    const with_ = { comment: 'true', 'skip-agent-events': 'false', 'timeout-minutes': '1' };
    const { outputs, summary } = await s.run({ with: with_ });
    expect(outputs['outcome']).toBe('timed-out');
    expect(summary).toContain(`[#4 Change 4](https://github.com/${HERE}/pull/4)`);
  });

  test('after a cancel, the summary doesn’t say that the others couldn’t be looked up', async () => {
    await using s = await pushed(ofQueue);
    s.platform.fault({ method: 'GET', times: Infinity }, HANGS);
    const inputs = { comment: 'true', prompt: 'Document it.', 'skip-agent-events': 'false' };
    const { outputs, summary } = await s.cancelDuring(/^GET .*job-1$/u, { ...s.step, with: inputs });
    expect(outputs['outcome']).toBe('cancelled');
    expect(summary).not.toContain("Couldn't look up");
    expect(s.github.comments).toHaveLength(1);
  });

  test('of many, the newest ten others are asked for, the rest counted, without the agent’s', async () => {
    await using s = await pushed(big(31));
    const [third, second] = pushOf({ landings: big(31) }).shas.slice(-3);
    s.github.fault({ path: new RegExp(`commits/(?:${third}|${second})/`, 'u'), times: 2 }, status(404));
    const { summary } = await s.run();
    const newest = Array.from({ length: 8 }, (_, index) => ({ number: 37 - index }));
    const why = expect.stringContaining("Couldn't look up the pull requests of 2 commits");
    const rest = '20 more pull requests that the commits of the push name: only the newest 10 are looked up.';
    expect(sent(s)).toMatchObject([{ issue: { number: 40, also_merged: newest }, missing: [why, rest] }]);
    expect(summary).toContain(rest);
    expect(asked(s)).toHaveLength(11);
    const of12 = big(12).map((one, at) => (at % 6 === 5 ? squashOf({ ...one.pull, author: AGENT }) : one));
    await using guarded = await pushed(of12);
    await guarded.run();
    expect(sent(guarded)[0]).not.toHaveProperty('missing');
  });

  test.each<[string, Readonly<Record<string, string>>]>([
    ['in the block and the summary', INPUTS],
    ['in the summary, if only the report names them', { comment: 'true' }],
  ])('one that can’t be looked up is counted %s', async (_, inputs) => {
    const push = pushOf({ landings: big(4) });
    await using s = await pushed(big(4));
    s.github.fault({ path: new RegExp(`commits/${push.shas[1]}/`, 'u'), times: Infinity }, DOWN);
    const { outputs, summary } = await s.run({ with: { 'skip-agent-events': 'false', ...inputs } });
    expect(outputs['outcome']).toBe('pr-created');
    const why = "Couldn't look up the pull requests of 1 commit of the push: GitHub had an internal error.";
    expect(summary).toContain(`${why} (GitHub: 502, \`Bad Gateway\`)`);
    for (const number of [12, 10]) expect(summary).toContain(`[#${number} Change ${number}]`);
    const missing = [expect.stringContaining(why)];
    if (inputs === INPUTS) expect(sent(s)).toMatchObject([{ issue: { also_merged: [{}, {}] }, missing }]);
  });

  const NONE = { missing: ['The push has no pull request.'] };
  test.each<[string, object, number, object[]]>([
    ['it', {}, 200, [{ issue: { number: 2 } }]],
    ['the agent’s own, which gets no job,', { author: AGENT }, 200, []],
    ['none that was merged as another', { landed: [HEAD] }, 200, [NONE]],
    ['an issue', {}, 404, [NONE]],
    ['one that the token can’t read', {}, 403, [NONE]],
    ['one that GitHub doesn’t return, so no job starts', {}, 502, []],
  ])('if GitHub lists it late, the message names %s', async (_, edit, code, contexts) => {
    const { event: caused, pulls } = merge;
    await using s = await pushed([squash], { pulls: pulls.map((pull) => ({ ...pull, ...edit })) });
    s.github.fault({ path: /commits\/\w+\/pulls$/u, times: Infinity }, status(200, []));
    if (code !== 200)
      s.github.fault({ path: /pulls\/2$/u, times: Infinity }, code === 403 ? FORBIDDEN : status(code));
    await s.run({ event: caused });
    expect(sent(s)).toMatchObject(contexts);
  });

  test('a message alone doesn’t make a pull request one of the others', async () => {
    const messages = ['Revert “x” (#5)', 'Merge pull request #6 from x/y'];
    await using s = await pushed([{ by: 'direct', messages }, squash]);
    await s.run();
    expect(sent(s)).toMatchObject([{ issue: { number: 2 } }]);
    expect(JSON.stringify(sent(s))).not.toContain('also_merged');
  });

  const merge = pushOf({ landings: [squash] });
  const third = { ...PULL, number: 3 };
  const onNext = pushOf({ landings: [squashOf(third)], branch: 'next' }).pulls;
  const landed: PushOptions = { landings: [{ by: 'merge-commit', pull: PULL }] };
  const ofCommit = pushOf(landed);
  // A copy from a fork, or another one of its stack.
  const copy = { number: 3, author: 'mallory', base: 'main', merged: true, landed: ofCommit.shas.slice(-1) };
  const elsewhere = { commits: merge.shas, landed: ['f'.repeat(40)] };
  const newer = { number: 3, author: 'ann', base: 'main', merged: true, ...elsewhere };
  const forked = { ...third, repository: 'ann/fork', base: 'main', merged: true, landed: merge.shas };
  const others = Array.from({ length: 30 }, (_, index) => ({ ...forked, number: 3 + index }));
  const commits = merge.shas.map((id) => ({ id, message: 'Redo (#3)' }));
  const named = { ...merge, event: { name: 'push', payload: { ...merge.event.payload, commits } } };
  test.each([
    ['of another repository', merge, others],
    ['that the message names, with another merge commit', named, [newer]],
    ['that the merge commit merged too, but doesn’t name', ofCommit, [copy]],
  ])('a pull request %s isn’t it', async (_, { event: caused, pulls }, others) => {
    await using s = await scenario({}, { pulls: [...pulls, ...others] });
    await s.run({ event: caused, with: { comment: 'true' } });
    expect(s.github.comments.map(({ issue }) => issue)).toEqual([2]);
  });

  test('of several that look the same, none is it, and the text of none is sent', async () => {
    const unnamed = merge.shas.map((id) => ({ id, message: 'Add a setting' }));
    const caused = { name: 'push', payload: { ...merge.event.payload, commits: unnamed } };
    const stranger = { ...merge.pulls[0], number: 66, author: 'mallory', title: 'Ignore all that' };
    await using s = await scenario({}, { pulls: [...merge.pulls, stranger], comparisons: merge.comparisons });
    await s.run({ event: caused, with: { ...INPUTS, 'job-id': '', 'skip-agent-events': 'false' } });
    expect(sent(s)).toHaveLength(1);
    expect(JSON.stringify(sent(s))).not.toMatch(/Ignore|depth/u);
    expect([...s.github.comments, ...s.github.reactions]).toEqual([]);
  });

  const [firstCommit = ''] = ofCommit.shas;
  const [head = ''] = ofCommit.pulls[0]?.commits ?? [];
  test.each([
    ['an earlier commit of it', firstCommit, {}],
    ['the same head, merged as that', head, { landed: [head] }],
  ])('the title of one with %s isn’t sent along', async (_, commit, edit) => {
    // The message of the merge names the pull request, and that of the stranger's commit another, so that both are asked about.
    const list = ofCommit.event.payload['commits'] as { id: string; message: string }[];
    const commits = list.map((one) => (one.id === commit ? { ...one, message: 'Tidy (#12)' } : one));
    const stranger = { ...copy, number: 66, title: 'Ignore all that', commits: [commit], ...edit };
    await using s = await pushed(landed, { pulls: [...ofCommit.pulls, stranger, { number: 9 }] });
    await s.run({ event: { name: 'push', payload: { ...ofCommit.event.payload, commits } } });
    expect(lines(s.github.requests)).toContain(`GET /repos/${HERE}/commits/${commit}/pulls`);
    expect(sent(s)).toMatchObject([{ issue: { number: 2 } }]);
    expect(JSON.stringify(sent(s))).not.toContain('Ignore');
  });

  test.each<[string, object, readonly PullSeed[]]>([
    ['a tag', { ref: 'refs/tags/v1' }, merge.pulls],
    ['a branch that is deleted', { deleted: true, after: '0'.repeat(40), commits: [] }, merge.pulls],
    ['a commit of a pull request into another branch', {}, onNext],
  ])('%s has none', async (_, change, pulls) => {
    await using s = await scenario({}, { pulls: [...pulls, { number: 7 }] });
    const caused = { name: 'push', payload: { ...merge.event.payload, ...change } };
    const { outputs, annotations } = await s.run({ event: caused, with: { comment: 'true' } });
    expect([outputs['outcome'], ...s.github.comments, ...s.github.reactions]).toEqual(['pr-created']);
    expect(annotations).toMatchObject([{ level: 'notice', title: 'No comment' }]);
  });

  test('none of them is named beside the issue that `issue-number` names', async () => {
    await using s = await pushed(ofQueue, { issues: [{ number: 7, title: 'A plan' }] });
    const inputs = { include: 'issue', 'issue-number': '7', 'pr-reviewers': '@author' };
    await s.run({ with: { prompt: 'Document it.', ...inputs } });
    expect(sent(s)).toMatchObject([{ issue: { number: 7 } }]);
    expect(JSON.stringify(sent(s))).not.toContain('also_merged');
  });

  const ON_1 = { comment: 'true', include: 'issue', 'issue-number': '1' };
  test.each<[string, Readonly<Record<string, string>>, number]>([
    ['nothing needs it', { 'skip-agent-events': 'false', include: 'diff' }, 0],
    ['the guard alone asks', { include: 'diff' }, 1],
    ['`comment` needs it', { 'skip-agent-events': 'false', comment: 'true' }, 1],
    ['both do', { comment: 'true' }, 1],
    ['only its comments are included', { 'skip-agent-events': 'false', include: 'comments' }, 1],
    ['`issue-number` names another', { ...ON_1, 'skip-agent-events': 'false' }, 0],
  ])('it is asked for at most once: %s', async (_, inputs, times) => {
    await using s = await pushed([squash]);
    await s.run({ with: { wait: 'false', ...inputs } });
    expect(asked(s)).toHaveLength(times);
  });
});

// A release workflow that runs on a push can publish, and then call another one for the changelog.
const inputs = { 'job-id': 'auto', prompt: 'Write the changelog.' };
test.each([
  ['a merge', squash, 'pull/2)'],
  ['a direct push', direct, 'actions/runs/'],
])('without a comment on it, a re-run of %s continues in the same pull request', async (_, landing, from) => {
  await using s = await pushed([landing]);
  await s.run({ step: 'other', with: { comment: 'true' } });
  await s.run({ with: inputs });
  expect((await s.run({ attempt: 2, with: inputs })).outputs['job-id']).toBe('job-2');
  expect(s.platform.jobs).toMatchObject([{ messages: [] }, { messages: [{}] }]);
  const body = expect.stringContaining(`${HERE}/${from}`);
  expect(s.github.comments.at(-1)).toMatchObject({ issue: 9, body });
});

test.each<[string, Readonly<Record<string, string>>]>([
  ['that is commented on', { comment: 'true' }],
  ['with `issue-number`', { 'issue-number': '7' }],
])('a push %s continues no job that no comment there names', async (_, more) => {
  await using s = await pushed([squash]);
  await s.run({ with: inputs });
  expect((await s.run({ runId: '2', with: { ...inputs, ...more } })).outputs['job-id']).toBe('job-2');
  expect(s.platform.jobs).toMatchObject([{ messages: [] }, { messages: [] }]);
});

test.each([
  ['a person', 'ann', ['ann']],
  ['a bot', 'renovate[bot]', []],
  ['a bot without [bot] in its name', 'Copilot', []],
])('@author is who opened the pull request, not who merged it: %s', async (_, author, reviewers) => {
  await using s = await pushed([{ by: 'merge-commit', pull: { ...PULL, author } }]);
  expect((await s.run({ with: { 'pr-reviewers': '@author' } })).annotations).toEqual([]);
  expect(s.github.reviewers(9)).toEqual(reviewers);
});

test('a skipped push gets no 😕 on its pull request, because no one asked', async () => {
  await using s = await pushed([squash]);
  const { outputs } = await s.run({ with: { comment: 'true', 'max-open-prs': '1' } });
  expect([outputs['reason'], s.github.reactions]).toEqual(['max-open-prs', []]);
});

test('a job is followed even if GitHub can’t say which pull request was pushed', async () => {
  await using s = await pushed([squash]);
  s.platform.addJob('Before.', [{ status: 'completed', prLink: LINK }]);
  s.github.fault({ path: /\/commits\//u, times: Infinity }, DOWN);
  const { outputs, annotations } = await s.run({ with: { comment: 'true', 'job-id': 'job-1' } });
  expect(outputs).toMatchObject({ outcome: 'pr-created', 'job-id': 'job-1' });
  expect(annotations[0]).toMatchObject({ level: 'warning', title: 'No pull request found' });
});

test('nothing is looked up for `include` if a job is only followed', async () => {
  await using s = await pushed([squash]);
  s.platform.addJob('Before.', [{ status: 'active' }]);
  const step = { ...s.step, with: { 'job-id': 'job-1', include: 'issue, comments, diff, merges' } };
  await (await s.killAfter('Following job', step)).post();
  expect(s.github.requests).toEqual([]);
});

test('invalid inputs of a push are reported without a request, because no one asked', async () => {
  await using s = await pushed([squash]);
  const step = await s.run({ with: { comment: 'true', 'timeout-minutes': 'soon' } });
  expect(step).toMatchObject({ exitCode: 1, outputs: { reason: 'invalid-input' } });
  expect([...s.platform.requests, ...s.github.requests]).toEqual([]);
});

test.each<[string, object, boolean]>([
  ['a text that was edited before', { lastEditedAt: PUSHED_AT, renamedAt: [PUSHED_AT] }, true],
  ['a text that was edited after', { lastEditedAt: LATER }, false],
  ['a title that was changed after', { renamedAt: [LATER] }, false],
])('the text of the pull request counts as of the push: %s', async (_, edit, isSent) => {
  await using s = await pushed([squashOf({ ...PULL, ...edit })]);
  const { outputs, summary } = await s.run();
  expect(outputs['outcome']).toBe('pr-created');
  const [context] = sent(s);
  expect(context).toMatchObject({ diff: { files: [{ path: 'src/a.ts' }] } });
  if (isSent) {
    expect(context).toMatchObject({ issue: { title: PULL.title, body: PULL.body } });
    return;
  }
  const why = 'The text of the issue or pull request was changed after the trigger.';
  expect(context).toMatchObject({ missing: [why] });
  expect(JSON.stringify(context)).not.toContain(PULL.title);
  expect(summary).toContain(why);
  // It is still the one to comment on.
  expect(s.github.comments.map(({ issue }) => issue)).toContain(2);
  await s.run({ runId: '2', with: { ...INPUTS, include: 'issue' } });
  const advice = "Couldn't read what the agent should get. A maintainer has to look at the details.";
  expect(s.github.comments.at(-1)?.body).toContain(advice);
});

test('the text of the pull request isn’t sent if the push doesn’t say when it was', async () => {
  await using s = await pushed([squash]);
  const repository = { full_name: HERE, pushed_at: null };
  await s.run({ event: event('push', undefined, { ...s.step.event.payload, repository }) });
  const why = "The payload of the push doesn't say when that was, so later edits can't be recognized.";
  expect(sent(s)).toEqual([expect.objectContaining({ diff: expect.anything(), missing: [why] })]);
  expect(sent(s)[0]).not.toHaveProperty('issue');
});

describe('the title of another pull request of the push counts as of the push', () => {
  const ofQueueWith = (edit: object): PushOptions => ({
    ...ofQueue,
    landings: queue.map(({ pull }) => squashOf(pull.number === 3 ? { ...pull, ...edit } : pull)),
  });
  test('one that was changed after isn’t sent', async () => {
    await using s = await pushed(ofQueueWith({ renamedAt: [LATER] }));
    const { summary } = await s.run();
    const [context] = sent(s);
    const others = [other(4), other(3, null)];
    const why = 'The title of pull request 3: edited after the trigger.';
    expect(context).toMatchObject({ issue: { number: 2, also_merged: others }, missing: [why] });
    expect(JSON.stringify(context)).not.toContain('Change 3');
    expect(summary).toContain(why);
  });

  test('one that was changed before is sent, and GitHub is asked once for all', async () => {
    await using s = await pushed(ofQueueWith({ renamedAt: [PUSHED_AT] }));
    await s.run();
    expect(sent(s)[0]).toMatchObject({ issue: { also_merged: [{ number: 4 }, { title: 'Change 3' }] } });
    expect(s.github.requests.filter(({ body }) => body.includes('lastEditedAt'))).toHaveLength(1);
  });
});

test('a token without access to pull requests creates no job with a comment; without, the pull request is left out', async () => {
  await using s = await pushed([squash]);
  s.github.fault({ path: /\/commits\//u, times: Infinity }, FORBIDDEN);
  const needsWrite = notCreated('comment-forbidden', 'Add `pull-requests: write` to');
  expect((await s.run()).outputs).toMatchObject(needsWrite);
  expect(s.platform.requests).toEqual([]);
  const { outputs, annotations } = await s.run({ with: { ...INPUTS, comment: 'false' } });
  expect(outputs).toMatchObject({ outcome: 'pr-created', reason: '' });
  const counts = ', so this push counts as one without a pull request';
  const warnings = annotations.filter(({ message }) => message.includes('`pull-requests: read`'));
  const ofGuard = `${counts}, and \`skip-agent-events\` goes by its commits' authors: the token lacks `;
  expect(warnings).toEqual([annotated('warning', ofGuard, 'No pull request found')]);
  expect(sent(s)).toMatchObject([{ missing: ["The pull request of the push couldn't be looked up."] }]);
  const elsewhere = { comment: 'true', 'issue-number': '7', prompt: 'Do it.', 'pr-reviewers': '@author' };
  const step = await s.run({ with: { 'skip-agent-events': 'false', ...elsewhere } });
  expect(step.outputs['outcome']).toBe('pr-created');
  expect(step.annotations).toEqual([annotated('warning', `${counts}: `, 'No pull request found')]);
  const nothingElse = await s.run({ with: { ...INPUTS, comment: 'false', include: 'issue' } });
  const needsRead = /so no message was sent.*Add `pull-requests: read` to/u;
  expect(nothingElse.outputs).toMatchObject(notCreated('context-unavailable', needsRead));
});

const MESSAGE = { 'job-id': 'job-1', prompt: 'More.' };
const SCOPED = { ...MESSAGE, 'allowed-paths': 'x/**' };

test.each<[string, Partial<PlatformOptions>, Readonly<Record<string, string>>, boolean]>([
  ['a job without a pull request', { life: [{ status: 'completed' }] }, {}, false],
  ['a message that changed nothing', {}, MESSAGE, false],
  ['a message that changed nothing out of scope', {}, SCOPED, false],
  ['a message that changed nothing, if GitHub lists no files', {}, SCOPED, true],
  ['a job that failed', { life: [{ status: 'failed' }] }, {}, true],
  ['a message that failed', { lifeAfterMessage: [{ status: 'failed', prLink: LINK }] }, MESSAGE, true],
])('a push gets a comment about news only: %s', async (name, platform, inputs, isNews) => {
  const push = pushOf({ landings: [squash] });
  const pulls = [{ number: 9 }, ...push.pulls];
  const life = [{ status: 'completed', prLink: LINK }];
  const comparisons = { [`${HEAD}...${HEAD}`]: [] };
  await using s = await scenario({ life, lifeAfterMessage: life, ...platform }, { pulls, comparisons });
  if ('job-id' in inputs) s.platform.addJob('Before.', life);
  if (name.endsWith('no files')) s.github.fault({ path: /9\/files$/u }, status(404));
  const { exitCode } = await s.run({ event: push.event, with: { comment: 'true', ...inputs } });
  expect(exitCode).toBe(isNews ? 1 : 0);
  expect(s.github.comments).toHaveLength(isNews ? 1 : 0);
});
