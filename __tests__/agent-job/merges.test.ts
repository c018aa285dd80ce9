import { describe, expect, test } from '@jest/globals';
import { DOWN, FORBIDDEN, HANGS, NO_FAULT, RESET, status } from '../../sandbox/faults.ts';
import type { GitHubOptions, PullSeed } from '../../sandbox/github.ts';
import { type CommitSeed, type StatusSeed, shaOf } from '../../sandbox/github-history.ts';
import type { PlatformOptions, Stage } from '../../sandbox/platform.ts';
import type { StepOptions } from '../../sandbox/run-step.ts';
import type { Fault } from '../../sandbox/server.ts';
import type { EndStatus } from '../../src/platform/agent-jobs.ts';
import { ends, LINK, messages, ownComment, stepHash, withJobs } from './earlier-jobs.ts';
import { AGENT, event, HERE, scheduled, sentBy } from './events.ts';
import { annotated, labeled, lines, notCreated, posts, type Scenario } from './scenario.ts';
import { sentContext, sentContexts } from './sent-context.ts';

const NOW = Date.parse('2026-11-02T09:00:00Z');
const CONTEXT = `docs-agent: docs.yml/docs ${stepHash()}`;
/** In days. */
const MINUTE = 1 / 1_440;
const daysAgo = (n: number | null) => (n === null ? '' : new Date(NOW - n * 86_400_000).toISOString());

interface Made {
  readonly message?: string;
  readonly author?: string | null;
  readonly days?: number | null;
  /** Names of other parents. */
  readonly merges?: readonly string[];
}

/** Commits on `main`, each on top of the last, by name. `from` names another first parent. */
function onMain(made: Readonly<Record<string, Made>>, from?: string): CommitSeed[] {
  let last = from === undefined ? undefined : shaOf(from);
  return Object.entries(made).map(([name, { message = `Change ${name}`, author, days = 1, merges = [] }]) => {
    const parents = [...(last === undefined ? [] : [last]), ...merges.map(shaOf)];
    last = shaOf(name);
    return { sha: last, parents, message, at: daysAgo(days), ...(author !== undefined && { author }) };
  });
}

/** Commits `n0`, `n1` and so on. */
const numbered = (count: number, message = (index: number) => `Change n${index}`) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`n${index}`, { message: message(index) }]));

const mark = (name: string, description: string, runId = '1'): StatusSeed => {
  const targetUrl = `https://github.com/${HERE}/actions/runs/${runId}`;
  return { sha: shaOf(name), context: CONTEXT.toUpperCase(), description, state: 'success', targetUrl };
};
const DONE = 'Sent with job job-1';
const sentWith = (job: string, base: string) => `Sent with job ${job} after ${shaOf(base).slice(0, 12)}`;
const squashed = (number: number, edit: PullSeed | object = {}): PullSeed => {
  return { number, author: 'octocat', merged: true, landed: [shaOf(`p${number}`)], ...edit };
};

type Inputs = Readonly<Record<string, string>>;

interface Hub extends GitHubOptions {
  readonly commits: readonly CommitSeed[];
  readonly tip?: string;
  readonly platform?: PlatformOptions;
  /** The lives of earlier jobs. */
  readonly lives?: readonly (readonly Stage[])[];
}

function withHistory({ commits, tip, platform, lives = [], ...hub }: Hub): Promise<Scenario> {
  const branches = { main: tip === undefined ? (commits.at(-1)?.sha ?? '') : shaOf(tip) };
  return withJobs(lives, { ...hub, commits, branches, now: () => NOW }, { life: ends(null), ...platform });
}

const step = (options: StepOptions = {}): StepOptions => ({
  event: scheduled,
  startsAt: NOW,
  ...options,
  with: { include: 'merges', prompt: 'Refresh.', ...options.with },
});

/** A push to `main` of commits with these names, the newest last. */
const pushOf = (...names: readonly string[]) => {
  const commits = names.map((name) => ({ id: shaOf(name), message: 'One (#1)' }));
  const after = commits.at(-1)?.id;
  const range = { before: shaOf('base'), after, created: false, deleted: false, forced: false };
  const repository = { full_name: HERE, default_branch: 'main', pushed_at: NOW / 1_000 - 10 };
  return event('push', undefined, { ref: 'refs/heads/main', ...range, commits, repository });
};

/** The titles of the merges in each prompt that the API got. */
function sent({ platform }: Scenario): string[][] {
  const contexts = sentContexts(platform) as { merges: { commits: { title: string }[] } }[];
  return contexts.map(({ merges }) => merges.commits.map(({ title }) => title));
}

const marks = ({ github }: Scenario) =>
  github.history.statuses.map(({ sha, description, context, state }) => {
    expect({ context: context.toLowerCase(), state }).toEqual({ context: CONTEXT, state: 'success' });
    return [sha, description];
  });

const START = onMain({ old: { days: 30 }, base: { days: 7 + MINUTE } });
const marked = [mark('base', 'Sent: start')];

/** The history up to the base, and then commits on top of it, which is marked. */
const since = (made: Readonly<Record<string, Made>>, hub: Partial<Hub> = {}): Hub => ({
  commits: [...START, ...onMain(made, 'base')],
  statuses: marked,
  ...hub,
});

test('what was merged since the mark is sent, and marked with its job', async () => {
  const made = { p1: { message: 'Add a (#1)\n\nWhy.' }, direct: {} };
  await using s = await withHistory(since(made, { pulls: [squashed(1)] }));
  const { outputs, summary, annotations } = await s.run(step());
  expect(outputs).toMatchObject({ outcome: 'no-pr', 'job-id': 'job-1' });
  const pull_request = { number: 1, url: `https://github.com/${HERE}/pull/1` };
  const commits = [
    { sha: shaOf('p1'), title: 'Add a (#1)', pull_request, author: 'octocat' },
    { sha: shaOf('direct'), title: 'Change direct' },
  ];
  const merges = { branch: 'main', after: shaOf('base'), commits };
  expect(sentContext(s.platform).context).toMatchObject({ merges });
  expect(marks(s)).toEqual([
    [shaOf('base'), 'Sent: start'],
    [shaOf('base'), 'Sent: start'],
    [shaOf('direct'), sentWith('job-1', 'base')],
    [shaOf('direct'), DONE],
  ]);
  expect(s.github.history.statuses[1]).toMatchObject({ targetUrl: s.github.history.statuses[0]?.targetUrl });
  expect(annotations).toEqual([]);
  expect(summary).toMatch(/\| `merges` \| 2 merges \| \d+ \| {2}\|/u);
  expect(lines(s.github.requests)).toEqual([
    'POST /graphql',
    `GET /repos/${HERE}/compare/${shaOf('base')}...${shaOf('direct')}`,
    'POST /graphql',
    `POST /repos/${HERE}/statuses/${shaOf('base')}`,
    `POST /repos/${HERE}/statuses/${shaOf('direct')}`,
    `POST /repos/${HERE}/statuses/${shaOf('direct')}`,
  ]);
  const again = await s.run(step({ runId: '2' }));
  expect(again).toMatchObject({ exitCode: 0, outputs: { outcome: 'skipped', reason: 'nothing-merged' } });
  expect(posts(s.platform)).toHaveLength(1);
});

test('on GitHub Enterprise Server, a batch links to that', async () => {
  await using s = await withHistory(since({ p1: { message: 'Add a (#1)' } }, { pulls: [squashed(1)] }));
  const { url } = s.github.enterprise;
  await s.run(step({ github: url }));
  const pull_request = { number: 1, url: `${url.replace('/api/v3', '')}/${HERE}/pull/1` };
  expect(sentContext(s.platform).context).toMatchObject({ merges: { commits: [{ pull_request }] } });
});

test.each(['workflow_dispatch', 'repository_dispatch'])('what was merged is sent on %s too', async (name) => {
  await using s = await withHistory(since({ a: {} }));
  await s.run(step({ event: event(name) }));
  expect(sent(s)).toEqual([['Change a']]);
});

describe('a batch begins after', () => {
  /** A history, the batch that is sent, a warning, and inputs. */
  type Row = [string, Hub, string[], (RegExp | undefined)?, Inputs?];
  const all = { a: { days: 7 - MINUTE }, b: {}, c: {} };
  const ALL = ['Change a', 'Change b', 'Change c'];
  const LAST = ['Change c'];
  /** What was merged up to `b` was sent with this job. */
  const sentTo = (job: string, lives: Hub['lives'] = [], text = sentWith(job, 'base')) =>
    since(all, { statuses: [...marked, mark('b', text)], lives });
  const [failed, active, asleep] = [{ status: 'failed' }, { status: 'active' }, { status: 'asleep' }];
  const withSwapped = [
    ...since({ ...all, a: { message: 'A (#1)' }, c: { message: 'C (#5)', merges: ['w'] } }).commits,
    ...onMain({ w: { message: 'W (#5)' } }, 'base'),
    ...onMain({ mine: {}, pulled: { merges: ['c'] } }, 'base'),
  ];
  const OF_SWAPPED = ['C (#5)', 'Change pulled', 'Change mine'];
  const atB = [...marked, mark('b', 'Sent')];
  const PULLED = "Merge branch 'main' of github.com:acme/docs";
  const ofRemotes = ['origin', 'refs/remotes/up'].map((of) => `Merge remote-tracking branch '${of}/main'`);
  const ofTwo = "Merge branches 'main' and 'main' of github.com:acme/docs";
  const ofMore = "Merge branches 'main' and 'side' of github.com:acme/docs";
  const pulls = [PULLED, ofTwo, ofMore, ...ofRemotes].map((message): Row => {
    const also = message === ofMore ? ['side'] : [];
    const local = onMain({ mine: {}, pulled: { message, merges: ['c', ...also] } }, 'base');
    const commits = [...since(all).commits, ...onMain({ side: {} }, 'base'), ...local];
    const name = `the mark on the branch, also if “${message}” brings back what was sent and dropped`;
    const statuses = [...atB, mark('mine', 'Sent')];
    return [name, { commits, statuses }, ['Change c', message, 'Change mine']];
  });
  const dated = [...onMain({ a: { days: 3 }, b: { days: 9 } }, 'base'), ...onMain({ w: {} }, 'base')];
  const back = { message: 'Merge pull request #9 from o/main\n\nBack', merges: ['pulled'] };
  const ours = onMain({ mine: {}, pulled: { message: PULLED, merges: ['hot'] } }, 'base');
  const below = [...onMain({ hot: {} }, 'base'), ...ours, ...onMain({ dev: {}, back }, 'old')];
  const pulled = onMain({ mine: {}, pulled: { message: PULLED, merges: ['c'] } }, 'base');
  const synced = { message: PULLED, merges: ['theirs'] };
  const forked = (from: string) => [...onMain({ theirs: {} }, 'base'), ...onMain({ synced }, from)];
  const forkOf = (theirs: string, ours: string): Hub => {
    const sync = onMain({ mine: {}, sync: { message: PULLED, merges: ['up'] } }, ours);
    return { commits: [...START, ...onMain({ up: {} }, theirs), ...sync] };
  };
  const fork = forkOf('old', 'base');
  const OF_FORK = ['Change mine', PULLED, 'Change up'];
  const OF_OLD = ['Change base', 'Change up', PULLED, 'Change mine'];
  const merges = ['develop', 'main-2', 'docs/main'].map((name, index): Row => {
    const message = `Merge branch '${name}'`;
    const later = { message: 'Later (#9)', days: 19 - 16 * (index % 2) };
    const develop = onMain({ cut: { days: 20 }, later }, 'old');
    const release = onMain({ release: { message, merges: ['later'] } }, 'base');
    const hub = { commits: [...START, ...develop, ...release], statuses: [...marked, mark('later', 'Sent')] };
    return [`the mark on the branch, and not a newer one after “${message}”`, hub, [message, 'Later (#9)']];
  });
  const left = [...onMain({ s: {}, theirs: {} }, 'old'), ...onMain({ x: { merges: ['s'] }, synced }, 'old')];
  const oneEach = numbered(250);
  const tooMany = numbered(2_001);
  const released = onMain({ release: { merges: ['n2000'] } }, 'base');
  const titles = (made: typeof oneEach) => Object.values(made).map(({ message }) => message);
  const newest = titles(tooMany).slice(-1_999);
  const full = { ...numbered(98), pulled: { message: PULLED, merges: ['late'] } };
  const late = [...onMain({ late: { days: 9 } }, 'base'), ...onMain(full, 'base')];
  const ofOther = { ...mark('b', 'Sent'), context: 'docs-agent: docs.yml/docs 0000000000000000' };
  const batchAfter: Readonly<Record<EndStatus, string[]>> = { completed: LAST, archived: LAST, failed: ALL };
  const unknown = /^warning .*: The API returned the unknown job status `asleep`\. Polling continues/u;
  const gone = /^warning Job gone: Job `job-9` is gone, so this run doesn't send its merges again\.$/u;
  const again = /^notice Failed batch: Job `job-\d` failed, so its merges count as not sent\.$/u;
  const startsAfter = /^warning First batch of merges: .* so this one starts after/u;
  const noMark =
    /^warning First batch of merges: Found no earlier batch of this step, so this one starts after `[\da-f]{12}`\. To start after another commit, run this with its SHA: `gh api repos\/Codertocat\/Hello-World\/statuses\/<sha> -f state=success -f context='docs-agent: docs\.yml\/docs [\da-f]{16}' -f description='Sent: start'`\.$/u;
  test.each<Row>([
    ['the branch’s newest mark, if its job is gone', sentTo('job-9'), LAST, gone],
    ...Object.entries(batchAfter).map(([status, batch]): Row => {
      return [`the mark or the base of a job that is ${status}`, sentTo('job-1', [[{ status }]]), batch];
    }),
    ['the mark of a job that was done before it failed', sentTo('job-1', [[failed]], DONE), LAST],
    ['the base of a job that is still active, and fails', sentTo('job-1', [[active, active, failed]]), ALL],
    ['the base of a job of unknown status', sentTo('job-1', [[asleep, asleep, failed]]), ALL, unknown],
    ...['auto', 'job-1'].map((id): Row => {
      const name = `the base of a job that fails before it can get the message, with job-id: ${id}`;
      const inputs = { 'job-id': id, wait: 'false' };
      return [name, sentTo('job-1', [[active, active, failed]]), ALL, undefined, inputs];
    }),
    ['the newer mark, if a `git pull` swapped parents', { commits: withSwapped, statuses: atB }, OF_SWAPPED],
    ['the same, if it is alone', { commits: withSwapped, statuses: [mark('b', 'Sent')] }, OF_SWAPPED],
    ...pulls,
    [
      'a mark on the branch, into which a fork’s branch of the same name was merged',
      { commits: [...since(all).commits, ...forked('c')], statuses: atB },
      ['Change c', PULLED, 'Change theirs'],
    ],
    [
      'the same one, if the branch had been pulled before that',
      { commits: [...since(all).commits, ...pulled, ...forked('pulled')], statuses: atB },
      ['Change c', PULLED, 'Change mine', PULLED, 'Change theirs'],
    ],
    ...merges,
    ['the newest commit that is a week old, without a mark', since(all, { statuses: [] }), ALL, noMark],
    ['a commit without a time', { commits: onMain({ ...all, b: { days: null } }) }, LAST, noMark],
    ['the newest own commit of a fork that is a week old, without a mark', fork, OF_FORK, noMark],
    ['the newest own commit of a fork, and no newer one of upstream', forkOf('base', 'old'), OF_OLD, noMark],
    ['the same one, with the same list, if that batch wasn’t sent', { ...fork, statuses: marked }, OF_FORK],
    ['the oldest commit, if all are newer', { commits: onMain(all) }, ['Change b', 'Change c'], startsAfter],
    ['the oldest of 2,000 commits, and no more are read', { commits: onMain(tooMany) }, newest, startsAfter],
    [
      'the newest commit that is a week old, if the base of a job that failed is gone',
      since(all, { statuses: [mark('b', sentWith('job-1', 'gone'))], lives: [[failed]] }),
      ALL,
      startsAfter,
    ],
    [
      'the parent of the tip, if the tip merged all of the newest 2,000 commits',
      { commits: [...since(tooMany).commits, ...released], statuses: marked },
      ['Change release'],
    ],
    [
      'what a force push left, a merge and a pull, if the job failed whose base it dropped',
      { commits: [...START, ...left], statuses: [mark('x', sentWith('job-1', 'base'))], lives: [[failed]] },
      ['Change x', 'Change s', PULLED, 'Change theirs'],
    ],
    [
      'the mark on the branch, with what its pull brought below the second parent of another merge',
      { commits: [...START, ...below], statuses: marked },
      ['Change hot', PULLED, 'Change mine', 'Back', 'Change dev'],
    ],
    [
      'the newest mark, also if commits on top of it have an older date or none',
      {
        commits: [...START, ...dated, ...onMain({ m: { days: null, merges: ['w'] } }, 'b')],
        statuses: [...marked, mark('a', 'Sent')],
      },
      ['Change b', 'Change m'],
    ],
    ['a mark that is more than two pages away', since(oneEach), titles(oneEach)],
    [
      'the base of a job that failed, also if that is more than two pages away',
      since(oneEach, { statuses: [mark('n249', sentWith('job-1', 'base'))], lives: [[failed]] }),
      titles(oneEach),
    ],
    [
      'a mark with which a page ends, and lists what a pull merged and has an older date',
      { commits: [...START, ...late], statuses: [mark('base', 'Sent')] },
      ['Change late', PULLED, ...titles(numbered(98))],
    ],
    ['the mark of this step, and not that of another', since(all, { statuses: [...marked, ofOther] }), ALL],
  ])('%s', async (_, hub, expected, ...[warning, inputs]) => {
    await using s = await withHistory(hub);
    const { outputs, annotations } = await s.run(step({ with: { ...inputs } }));
    expect(outputs['outcome']).toBe(inputs?.['job-id'] === 'job-1' ? 'started' : 'no-pr');
    expect(sent(s)).toEqual([expected]);
    const isAgain = expected !== LAST && hub.lives?.some((life) => life.at(-1)?.status === 'failed') === true;
    const said = [...(isAgain ? [again] : []), ...(warning === undefined ? [] : [warning])];
    const shown = annotations.map(({ level, title, message }) => `${level} ${title}: ${message}`).toSorted();
    expect(shown).toEqual(said.map((pattern) => expect.stringMatching(pattern)));
  });
});

describe('a batch lists', () => {
  const side = { x1: { message: 'In develop (#4)' }, x2: { message: 'wip' }, x3: { message: 'One (#1)' } };
  const branch = onMain(side, 'old');
  const three = { p1: { message: 'One (#1)' }, p2: { message: 'Two (#2)' }, p3: { message: 'Three (#3)' } };
  const queue = onMain(three, 'base');
  const ALL = ['One (#1)', 'Two (#2)', 'Three (#3)'];
  const WITHOUT_2 = ['One (#1)', 'Three (#3)'];
  const OWN = '1 commit of the agent';
  const UPDATE = '1 dependency update';
  const merge = { message: 'Merge pull request #1 from o/x\n\n\nOne', merges: ['x2'] };
  const hidden = { message: `A\u202E\u200Bb${'c'.repeat(197)}😀` };
  const mergedBranch = [...branch, ...onMain({ p1: merge }, 'base')];
  const update = squashed(4, { author: 'dependabot[bot]', landed: [shaOf('x1')] });
  const develop = onMain({ p1: { message: 'One (#1)' }, dev: { merges: ['x3'] } }, 'base');
  const by = (author: string, edit = {}) => [squashed(1), squashed(2, { author, ...edit }), squashed(3)];
  const elsewhere = { landed: [shaOf('else')] };
  const renovate = { headRef: 'renovate/all' };
  const revert = 'Revert "Merge pull request #1 from o/x"';
  const untitled = { message: 'Merge pull request #2 from o/x' };
  const twoMerges = onMain({ one: { merges: ['x2'] }, two: { merges: ['both'] } }, 'base');
  const back = { message: "Merge branch 'main' into develop", merges: ['hot'] };
  const moved = [...onMain({ hot: {} }, 'base'), ...onMain({ own: {}, back }, 'base')];
  const pull = { message: "Merge branch 'main' of github.com:acme/docs", merges: ['p1'] };
  const mine = { message: 'Mine (#4)' };
  const local = onMain({ part: {}, mine, pull }, 'base');
  const pulled = [...branch, ...onMain({ p1: { ...merge, merges: ['part', 'x1'] } }, 'base'), ...local];
  const unnamed = onMain({ p1: { message: 'Update x', author: 'renovate[bot]' }, p2: {} }, 'base');
  const unknown = onMain({ p1: { message: 'By someone (#99)', author: null }, p2: { author: '' } }, 'base');
  test.each<[string, readonly CommitSeed[], readonly PullSeed[], string[], string?]>([
    ['a merge’s title, if any', onMain({ p1: merge, p2: untitled }, 'base'), [], ['One', untitled.message]],
    ['its revert’s', onMain({ p1: { message: `${revert}\n\nThis reverts it.` } }, 'base'), [], [revert]],
    ['200 visible characters of a title', onMain({ p1: hidden }, 'base'), [], [`Ab${'c'.repeat(197)}\uFFFD`]],
    [
      'what a merge brought and names a pull request that the branch itself doesn’t name',
      [...branch, ...develop],
      [],
      ['One (#1)', 'Change dev', 'In develop (#4)'],
    ],
    ['no update that a merge brought', mergedBranch, [update], ['One'], UPDATE],
    ['nothing of the agent’s account', queue, by(AGENT), WITHOUT_2, OWN],
    ['nothing of the agent’s branch', queue, by('ann', { headRef: 'mintlify/1a2b3c4d' }), WITHOUT_2, OWN],
    ['no update by Dependabot in a merge queue', queue, by('dependabot[bot]'), WITHOUT_2, UPDATE],
    ['no update from a branch of Renovate’s', queue, by('our-app[bot]', renovate), WITHOUT_2, UPDATE],
    ['what a fork’s branch like that has', queue, by('ann', { ...renovate, headRepository: 'ann/x' }), ALL],
    ['what a branch has that only mentions it', queue, by('ann', { headRef: 'fix/renovate/all' }), ALL],
    ['what a branch has that begins like it', queue, by('ann', { headRef: 'renovate-config' }), ALL],
    ['what names an update that was merged as another commit', queue, by('dependabot[bot]', elsewhere), ALL],
    [
      'once what two merges brought, beside the first of them',
      [...branch, ...onMain({ both: { message: 'wip' } }, 'x2'), ...twoMerges],
      [],
      ['Change one', 'In develop (#4)', 'Change two'],
    ],
    ['once what a pull brought', pulled, [], ['One', 'Change part', pull.message, mine.message]],
    ['all of a branch that it moved to', moved, [], ['Change hot', back.message, 'Change own']],
    ['no commit of Renovate’s that names no pull request', unnamed, [], ['Change p2'], UPDATE],
    ['what no known account made', unknown, [], ['By someone (#99)', 'Change p2']],
  ])('%s', async (_, commits, pulls, expected, leftOut = '') => {
    await using s = await withHistory({ commits: [...START, ...commits], statuses: marked, pulls });
    const { summary } = await s.run(step());
    expect(sent(s)).toEqual([expected]);
    expect(summary).toContain(`| ${expected.length} merge`);
    if (leftOut === '') expect(summary).not.toContain('Of the new commits');
    else expect(summary).toContain(`Of the new commits: ${leftOut}.`);
  });

  const long = (index: number) => `${index} ${'é'.repeat(300)}`;

  test.each<[string, number, StatusSeed[]]>([
    ['', 1_500, []],
    [', also if the base of a failed job is gone', 1_500, [mark('n1499', sentWith('job-1', 'gone'))]],
    [', also if a failed job got more than GitHub lists', 2_100, [mark('n2098', sentWith('job-1', 'base'))]],
  ])('what fits into 256 KiB, the oldest first, and the rest in later batches%s', async (_, count, more) => {
    const many = numbered(count, long);
    const statuses = [...marked, ...more];
    await using s = await withHistory(since(many, { statuses, lives: [[{ status: 'failed' }]] }));
    const { summary, annotations } = await s.run(step());
    s.platform.show('job-1', { status: 'archived' });
    const runs = count === 1_500 ? ['2', '3'] : ['2', '3', '4'];
    for (const runId of runs) expect((await s.run(step({ runId }))).outputs['outcome']).toBe('no-pr');
    const [first = [], ...rest] = sent(s).map((titles) => titles.map((one) => Number.parseInt(one, 10)));
    expect(first.length).toBeGreaterThan(400);
    const unsent = (count - first.length).toLocaleString('en');
    const waiting = `${unsent} merges over the size limit, waiting for the next run.`;
    expect(summary).toContain(` | ${waiting} |`);
    const message = `Left out of the data from GitHub: ${waiting} If more wait each time, run more often.`;
    expect(annotations).toContainEqual({ level: 'warning', title: 'More merges than fit', message });
    expect([...first, ...rest.flat()]).toEqual(Object.keys(many).map((_, index) => index));
    for (const { body } of s.platform.requests) expect(body.length).toBeLessThan(260 * 1024);
  });

  test.each([
    ['what a pull brought, in as many batches as it takes', 'base', 1, 902],
    ['a fork’s pull without that, because a mark in it would not cover the fork’s own', 'old', 1, 2],
    ['the same one, also if that is older than the base', 'old', 20, 2],
    ['the same one, if the other side had merged the fork', 'old', 20, 3, { back: { merges: ['base'] } }],
  ])('%s', async (_, from, days, count, back: Record<string, Made> = {}) => {
    const theirs = onMain(numbered(900, long), from).map((one) => ({ ...one, at: daysAgo(days) }));
    const [last = 'n899'] = Object.keys(back);
    const own = [...onMain(back, 'n899'), ...onMain({ mine: {}, pull: { ...pull, merges: [last] } }, 'base')];
    await using s = await withHistory({ commits: [...START, ...theirs, ...own], statuses: marked });
    for (const runId of ['1', '2', '3']) await s.run(step({ runId }));
    const all = sent(s).flat();
    expect([sent(s).length, all.length, new Set(all).size]).toEqual([2, count, count]);
  });

  test('what a pull brought, also if GitHub compares by date', async () => {
    const theirs = onMain({ m1: { days: 3 }, m2: { days: 3 + MINUTE } }, 'base');
    const own = onMain({ mine: { days: 20 }, pull: { ...pull, merges: ['m2'] } }, 'old');
    await using s = await withHistory({ commits: [...START, ...theirs, ...own], statuses: marked });
    const { between } = s.github.history;
    const byDate = (...range: Parameters<typeof between>) =>
      between(...range).toSorted((a, b) => a.at.localeCompare(b.at));
    Object.assign(s.github.history, { between: byDate });
    await s.run(step());
    expect(sent(s)).toEqual([['Change m1', 'Change m2', pull.message, 'Change mine']]);
  });

  test('what a pull of nothing new brought, and again if its job failed', async () => {
    const own = onMain({ mine: {}, pull: { ...pull, merges: ['base'] } }, 'old');
    const life = (_: string, number: number) => (number === 1 ? [{ status: 'failed' }] : ends(null));
    await using s = await withHistory({ commits: [...START, ...own], statuses: marked, platform: { life } });
    for (const runId of ['1', '2']) await s.run(step({ runId }));
    expect(sent(s)).toEqual([1, 2].map(() => [pull.message, 'Change mine']));
  });

  test('a merge alone, if what it brought doesn’t fit into 256 KiB', async () => {
    const brought = numbered(500, (index) => `${'é'.repeat(300)} (#${index + 1})`);
    const both = onMain({ release: { merges: ['n499'] }, next: { merges: ['x'] } }, 'base');
    const commits = [...START, ...onMain({ ...brought, x: { message: 'Another (#501)' } }, 'old'), ...both];
    await using s = await withHistory({ commits, statuses: marked });
    const { summary } = await s.run(step());
    expect(sent(s)).toEqual([['Change release']]);
    const unsent = 'over the size limit. 2 merges over the size limit, waiting for the next run.';
    expect(summary).toContain(`500 commits that one merge brought: ${unsent}`);
    // GitHub limits what one query can ask for.
    const asked = s.github.requests.map(({ body }) => body.toString().split(':pullRequest(').length - 1);
    expect(asked.filter((count) => count > 0)).toEqual([100, 100, 100, 100, 100, 1]);
  });

  test.each([
    ['if the agent opened it', scheduled],
    ['after a push of the agent’s pull request', pushOf('p1')],
  ])('the text of an issue that `issue-number` names, also %s', async (_, caused) => {
    const issues = [{ number: 5, title: 'Own plan', author: AGENT }];
    const pulls = [squashed(1, { author: AGENT, base: 'main' })];
    await using s = await withHistory(since({ a: {}, p1: { message: 'Docs (#1)' } }, { issues, pulls }));
    const inputs = { include: 'issue, merges', 'issue-number': '5', 'pr-reviewers': '@author' };
    await s.run(step({ event: caused, with: inputs }));
    expect(s.platform.requests[0]?.body.toString()).toContain('Own plan');
  });

  test('what fits beside the text of the pull request', async () => {
    const pulls = [squashed(1, { landed: [shaOf('n1499')], body: 'é'.repeat(64_000), base: 'main' })];
    await using s = await withHistory(since(numbered(1_500, long), { pulls }));
    await s.run(step({ event: pushOf('n1499'), with: { include: 'issue, merges' } }));
    const { context } = sentContext(s.platform);
    expect(Buffer.byteLength(JSON.stringify(context))).toBeLessThanOrEqual(256 * 1024);
    expect(context).toMatchObject({ issue: { number: 1, body: expect.stringMatching(/^é{10000}/u) } });
    const { merges } = context as { merges: object };
    expect(Buffer.byteLength(JSON.stringify(merges))).toBeLessThan(128 * 1024);
  });

  const ALL_PARTS = 'issue, diff, merges';
  const UPDATER = { author: 'ann', headRef: 'dependabot/npm/x' };
  test.each<[string, string, object, string[]?]>([
    ['the agent’s account', ALL_PARTS, { author: AGENT }],
    ['the agent’s account', 'diff, merges', { author: AGENT }],
    ['the agent’s branch', ALL_PARTS, { author: 'ann', headRef: 'mintlify/1a2b3c4d' }],
    ['Dependabot', ALL_PARTS, UPDATER],
    ['Dependabot, but for the diff of others,', ALL_PARTS, UPDATER, ['a', 'p1']],
  ])('nothing that the push merged from %s, with %s', async (_, include, edit, names = ['p1']) => {
    const pulls = [squashed(1, { body: 'Own words', base: 'main', ...edit })];
    const made = { a: { message: 'A (#2)' }, p1: { message: 'Docs (#1)' } };
    await using s = await withHistory(since(made, { pulls }));
    const { summary } = await s.run(step({ event: pushOf(...names), with: { include } }));
    expect(sent(s)).toEqual([['A (#2)']]);
    const body = s.platform.requests[0]?.body.toString();
    expect(body).not.toContain('Own words');
    expect(body?.includes('"diff')).toBe(names.length > 1);
    const whose = edit === UPDATER ? 'a dependency update' : "the agent's own";
    expect(summary).toContain(`The pull request of the push is ${whose}.`);
  });

  test('no diff of the agent’s pull request, if that was rebased', async () => {
    const landed = ['p0', 'p1'].map(shaOf);
    const pulls = [squashed(1, { base: 'main', headRef: 'mintlify/1a2b3c4d', landed })];
    await using s = await withHistory(since({ p0: {}, p1: {} }, { pulls }));
    await s.run(step({ event: pushOf('p0', 'p1'), with: { include: 'diff, merges' } }));
    expect(s.platform.requests[0]?.body.toString()).not.toContain('"diff');
  });
});

test('if only updates and the agent’s own are new, nothing is sent, and the tip is marked', async () => {
  const made = { ...numbered(100, (index) => `Bump (#${index + 1})`), p2: { author: AGENT } };
  const author = 'dependabot[bot]';
  const pulls = Object.keys(made).map((name, i) => squashed(i + 1, { author, landed: [shaOf(name)] }));
  await using s = await withHistory(since(made, { pulls }));
  const only = '100 dependency updates and 1 commit of the agent';
  const why = `nothing was merged into \`main\` since commit \`${shaOf('base').slice(0, 12)}\``;
  const message = `Skipped: ${why}, except for ${only}.`;
  const outputs = { outcome: 'skipped', reason: 'nothing-merged', message };
  expect(await s.run(step())).toMatchObject({ exitCode: 0, outputs });
  expect(s.platform.requests).toEqual([]);
  expect(marks(s).slice(1)).toEqual([[shaOf('p2'), `Sent: nothing, only ${only}`]]);
  // The tip is marked now.
  await s.run(step({ runId: '2' }));
  // The branch can move between two pages.
  const asked = s.github.requests.flatMap(({ body }) => /"at":"([^"]+)"/u.exec(body.toString())?.[1] ?? []);
  expect(asked).toEqual(['refs/heads/main', shaOf('p2'), 'refs/heads/main']);
});

const ON_1 = { comment: 'true', 'issue-number': '1' };
const OPENS_70 = [{ status: 'active' }, ...ends(`https://github.com/${HERE}/pull/70`)] as const;

describe('a mark', () => {
  const hub = since({ a: {} });
  const STATUS = { method: 'POST', path: /\/statuses\// };
  const REJECTED = status(422);
  test.each([
    ['is forbidden', FORBIDDEN, 'mark-forbidden'],
    ['gets a 404', status(404), 'mark-forbidden'],
    ['is rejected', REJECTED, 'mark-forbidden'],
    ['is limited', status(403, { message: 'You exceeded a secondary rate limit.' }), 'guard-unavailable'],
    ['is set too quickly', status(422, { message: 'was submitted too quickly' }), 'guard-unavailable'],
    ['fails', DOWN, 'guard-unavailable'],
    ['isn’t accepted', status(401), 'guard-unavailable'],
    ['gets the answer of a proxy', status(200, '<title>Sign in</title>'), 'guard-unavailable'],
  ])('that %s keeps the prompt from being sent', async (_, fault, reason) => {
    const renovated = since({ p2: { author: 'renovate[bot]' } });
    // A commit can have 1,000 statuses of a context, and `hub` says already what this one would say.
    const worlds = fault === REJECTED ? [] : [hub];
    const toBase = new RegExp(`/${shaOf('base')}$`, 'u');
    const statuses = [...marked, mark('a', sentWith('job-1', 'base'))];
    const again = { ...hub, statuses, lives: [[{ status: 'failed' }]] };
    for (const one of [...worlds, again, { ...hub, statuses: [] }, { commits: START }, renovated]) {
      await using s = await withHistory(one);
      // The mark of the failed job could be set.
      const path = one === again && fault !== REJECTED ? toBase : STATUS.path;
      s.github.fault({ ...STATUS, path, times: Infinity }, fault);
      const { outputs, summary } = await s.run(step({ with: ON_1 }));
      const said = /^Couldn't set the status `.+` of commit `[\da-f]{12}`, so no job was created: /u;
      expect(outputs).toMatchObject(notCreated(reason, said));
      const [, advice] = s.github.comments[0]?.body.split('\n\n') ?? [];
      if (reason === 'mark-forbidden') {
        for (const text of [outputs['message'], summary]) expect(text).toContain('`statuses: write`');
        expect(advice).toBe('A maintainer has to let the workflow set commit statuses.');
      }
      expect(s.platform.requests).toHaveLength(one === again ? 1 : 0);
    }
  });

  test('that can’t be set once the job has the prompt is a warning, and a re-run goes by the comment', async () => {
    const platform = { life: ends(`https://github.com/${HERE}/pull/70`) };
    await using s = await withHistory({ ...hub, platform, pulls: [{ number: 70 }] });
    s.github.fault(STATUS, REJECTED);
    s.github.fault({ ...STATUS, nth: 2, times: 2 }, FORBIDDEN);
    // The merges aren't about the issue, so it isn't read.
    const { exitCode, annotations, post } = await s.run(step({ with: ON_1 }));
    expect(exitCode).toBe(0);
    const said = /^Couldn't set the status `.*, so the next run sends these merges again: the token lacks a/u;
    expect(annotations).toEqual([annotated('warning', said, 'Not marked')]);
    await post();
    expect(marks(s)).toHaveLength(1);
    const outputs = { outcome: 'pr-created', 'job-id': 'job-1' };
    expect(await s.run(step({ attempt: 2, with: ON_1 }))).toMatchObject({ outputs });
    // Another run can have marked all that there is, and then no batch is left.
    s.github.history.statuses.push(mark('a', 'Sent'));
    expect(await s.run(step({ attempt: 3, with: ON_1 }))).toMatchObject({ outputs });
    expect(sent(s)).toHaveLength(1);
  });

  test.each<[string, Record<string, string>, RegExp]>([
    ['without a comment', {}, /Without `comment: true`, a re-run sends the prompt again\.$/u],
    ['without one either', ON_1, /, and a re-run would create another one:/u],
  ])('that can’t be set is no way to find the job %s, and the report says so', async (_, inputs, said) => {
    await using s = await withHistory({ ...hub, platform: { life: OPENS_70 }, pulls: [{ number: 70 }] });
    s.github.fault({ ...STATUS, nth: 2, times: 2 }, FORBIDDEN);
    s.github.fault({ method: 'POST', path: /issues\/1\/comments$/u, times: Infinity }, FORBIDDEN);
    const { annotations } = await s.run(step({ with: { 'allowed-paths': 'x/**', ...inputs } }));
    expect(annotations.map(({ message }) => message)).toContainEqual(expect.stringMatching(said));
  });

  test('is set after a cancel too', async () => {
    await using s = await withHistory({ ...hub, platform: { life: [{ status: 'active' }] } });
    s.github.fault({ ...STATUS, nth: 2 }, { kind: 'delay', ms: 300 });
    const { annotations } = await s.cancelDuring(new RegExp(`statuses/${shaOf('a')}`, 'u'), step());
    expect(annotations).toEqual([annotated('error', 'job-1')]);
    expect(marks(s).at(-1)).toEqual([shaOf('a'), sentWith('job-1', 'base')]);
  });

  test('of the start is set also if nothing is new', async () => {
    await using s = await withHistory({ commits: START });
    const { outputs } = await s.run(step());
    const message = expect.not.stringContaining('last sent');
    expect(outputs).toMatchObject({ reason: 'nothing-merged', message });
    expect(marks(s)).toEqual([[shaOf('base'), 'Sent: start']]);
    expect(s.github.history.statuses[0]?.targetUrl).toContain(`${HERE}/actions/runs/`);
  });

  test('has the hash of its step, however long the names before it are', async () => {
    await using s = await withHistory(hub);
    expect((await s.run(step({ job: 'j'.repeat(300) }))).exitCode).toBe(0);
    const context = s.github.history.statuses.at(-1)?.context;
    expect(context).toHaveLength(255);
    expect(context).toMatch(/^docs-agent: docs\.yml\/j+ [\da-f]{16}$/u);
  });

  test.each(['true', 'false'])('that fails for a while is set by post, with wait: %s', async (wait) => {
    await using s = await withHistory({ ...hub, platform: { life: [{ status: 'active' }] } });
    s.github.fault({ ...STATUS, nth: 2, times: 4 }, DOWN);
    const { annotations, post } = await s.run(step({ with: { wait } }));
    expect(annotations[0]?.message).toMatch(/so the next run sends these merges again: .* error\. \(/u);
    expect(marks(s)).toHaveLength(2);
    await post();
    expect(marks(s).at(-1)).toEqual([shaOf('a'), sentWith('job-1', 'base')]);
  });

  test('of post says that the next run sends the merges again, if the create may have arrived', async () => {
    await using s = await withHistory(hub);
    s.platform.fault({ method: 'POST' }, HANGS);
    const { annotations } = await (await s.killDuring(/^POST .*job$/u, step())).post();
    expect(annotations).toEqual([annotated('warning', /; the next run sends these merges again/u)]);
    expect(marks(s)).toHaveLength(2);
  });

  const IDS = ['jöb-1', 'j'.repeat(108), 'x-mint_sandbox-key'];
  test.each(IDS)('names no job whose id doesn’t fit into it, nor the key: %s', async (id) => {
    await using s = await withHistory(hub);
    s.platform.fault({ method: 'POST' }, status(201, { id, status: 'completed' }));
    await s.run(step());
    expect(marks(s).at(-2)).toEqual([shaOf('a'), id.startsWith('x') ? sentWith('x-***', 'base') : 'Sent']);
  });

  test('names a job whose id just fits, and has other signs than letters: its failure sends the batch again', async () => {
    await using s = await withHistory(hub);
    const job = { id: 'job:1.'.padEnd(107, 'a'), status: 'active' };
    s.platform.fault({ method: 'POST' }, status(201, job));
    const path = /job%3A1\.a+$/u;
    s.platform.fault({ method: 'GET', times: Infinity, path }, status(200, { ...job, status: 'failed' }));
    await s.run(step());
    s.github.history.push('main', onMain({ b: {} }, 'a'));
    await s.run(step({ runId: '2' }));
    expect(sent(s)).toEqual([['Change a'], ['Change a', 'Change b']]);
  });

  test('that post can’t set either keeps no one from hearing how the job ended', async () => {
    await using s = await withHistory({ ...hub, platform: { life: [{ status: 'active' }] } });
    s.github.fault({ ...STATUS, nth: 2, times: Infinity }, FORBIDDEN);
    const { post } = await s.run(step({ with: { ...ON_1, wait: 'false' } }));
    expect(s.github.comments).toMatchObject([{ body: expect.stringContaining('**Docs job started**') }]);
    s.platform.show('job-1', { status: 'completed', prLink: null });
    await post();
    const body = expect.stringContaining('**Docs job completed without a pull request**');
    expect(s.github.comments).toMatchObject([{ body }]);
  });

  test.each([
    ['has no link', 'Sent', 'Sent'],
    ['counts as none if it has another text', 'Again', 'Sent: start'],
  ])('that was set by hand %s', async (_, description, expected) => {
    const statuses = [{ ...mark('base', description), targetUrl: '' }];
    await using s = await withHistory({ ...hub, statuses });
    await s.run(step());
    const [first, ...more] = s.github.requests.filter(({ path }) => path.endsWith(`/${shaOf('base')}`));
    expect(JSON.parse(first?.body.toString() ?? '')).not.toHaveProperty('target_url', '');
    expect(marks(s).slice(0, -1)).toContainEqual([shaOf('base'), expected]);
    for (const { body } of more) expect(body.toString()).toContain('Sent: start');
  });

  const marking = new RegExp(`statuses/${shaOf('a')}`, 'u');
  test.each<[string, string, Fault, RegExp, RegExp]>([
    ['by post if the step was killed before', 'active', HANGS, marking, /`job-1` wasn't/u],
    ['by post if the step was killed before', 'completed', HANGS, marking, /what it changes there\.$/u],
    ['once, also if the step was killed after it', 'active', NO_FAULT, /GET .*job-1$/u, /`job-1` wasn't/u],
  ])('is set %s: %s', async (_, now, fault, request, said) => {
    const platform = { life: [{ status: 'active' }] } as const;
    await using s = await withHistory({ ...hub, platform, pulls: [{ number: 7 }] });
    s.github.fault({ ...STATUS, nth: 2 }, fault);
    const { post } = await s.killDuring(request, step({ with: { 'allowed-paths': 'none/**' } }));
    s.github.clearFaults();
    s.platform.show('job-1', { status: now, prLink: LINK });
    expect((await post()).annotations).toEqual([annotated('warning', said)]);
    expect(marks(s).slice(2)).toEqual([[shaOf('a'), sentWith('job-1', 'base')]]);
  });

  const sentAgain = /; the next run sends these merges again/u;
  const ofGone = { statuses: [mark('base', sentWith('job-1', 'gone'))], lives: [[{ status: 'failed' }]] };
  test.each<[string, Fault, Inputs, string, RegExp, Partial<Hub>?]>([
    ['a request that the API rejects', status(400), {}, 'rejected', /./u],
    ['a request after a failed job whose base is gone', status(400), {}, 'rejected', /./u, ofGone],
    ['a response that never came', RESET, {}, 'unknown', sentAgain],
    ['a response to a message that never came', RESET, { 'job-id': 'job-1' }, 'unknown', sentAgain],
  ])('isn’t set after %s', async (_, fault, inputs, outcome, said, edit = {}) => {
    await using s = await withHistory({ ...hub, lives: [ends(null)], ...edit });
    s.platform.fault({ method: 'POST' }, fault);
    const { outputs, summary } = await s.run(step({ with: inputs }));
    expect(outputs).toMatchObject({ outcome, message: expect.stringMatching(said) });
    expect(summary).toContain('| `merges` | 1 merge |');
    expect(marks(s)).toHaveLength(2);
  });

  test('is not set by a dry run, which shows the batch', async () => {
    await using s = await withHistory({ ...hub, statuses: [] });
    const { outputs, summary } = await s.run(step({ with: { 'dry-run': 'true' } }));
    expect(outputs['outcome']).toBe('dry-run');
    expect(summary.split('| `merges` | 1 merge |')).toHaveLength(2);
    const planned = '2. Mark these merges with a commit status, so that the next run starts after them.';
    expect(summary).toContain(planned);
    expect(marks(s)).toEqual([]);
  });

  test.each([
    ['names the run, and a re-run resumes', [{ status: 'active', prLink: LINK }, ...ends(null)], 'no-pr', 1],
    ['names the run, whose job has ended, and a re-run reports it', ends(null), 'no-pr', 1],
    ['names the run, whose job failed, and a re-run sends it again', [{ status: 'failed' }], 'failed', 2],
  ])('%s', async (_, life, outcome, prompts) => {
    await using s = await withHistory({ ...hub, platform: { life: life as [{ status: string }] } });
    await s.run(step({ runId: '7', with: { wait: 'false' } }));
    // The API may not know it yet.
    s.platform.fault({ method: 'GET' }, status(404));
    expect((await s.run(step({ runId: '7', attempt: 2 }))).outputs['outcome']).toBe(outcome);
    expect(sent(s)).toEqual(Array.from({ length: prompts }, () => ['Change a']));
  });
});

test('a re-run reports the job of a marked batch, and neither warning nor comment says what isn’t known', async () => {
  const life = [{ status: 'active' }, { status: 'archived' }];
  await using s = await withHistory(since({ a: {} }, { platform: { life } }));
  const inputs = { comment: 'true', 'issue-number': '1', wait: 'false' };
  s.github.fault({ path: /comments$/u }, status(403, { message: 'The conversation is locked.' }));
  const { annotations } = await s.run(step({ with: inputs }));
  expect(annotations).toContainEqual(annotated('warning', "isn't affected: the conversation is locked"));
  await s.run(step({ attempt: 2, with: inputs }));
  expect(s.github.comments[0]?.body).toMatch(/look for its pull request among \[[^\]]*\]\(\S*%2F\)/u);
  await s.run(step({ attempt: 3, with: inputs }));
  expect(s.github.comments[0]?.body).toContain('ask a maintainer to start a new job.');
  expect(sent(s)).toHaveLength(1);
});

describe('the job that the newest mark names', () => {
  const statuses = [...marked, mark('a', sentWith('job-1', 'base'))];

  test.each<[string, StepOptions]>([
    ['another run’s to a re-run, which', { runId: '7', attempt: 2 }],
    // Of a matrix whose jobs have one key.
    ['its own run’s to a first attempt, which', { runId: '1' }],
  ])('is %s sends what is new', async (_, options) => {
    await using s = await withHistory(since({ a: {}, b: {} }, { statuses, lives: [ends(null)] }));
    await s.run(step(options));
    expect(sent(s)).toEqual([['Change b']]);
  });

  test.each<[string, Fault | undefined]>([
    ['is gone', undefined],
    ['can’t be asked for', status(401)],
  ])('is lost to a re-run of its run if it %s: what is new isn’t sent', async (_, fault) => {
    const own = [...marked, mark('a', sentWith('gone', 'base'), '7')];
    await using s = await withHistory(since({ a: {}, b: {} }, { statuses: own }));
    if (fault !== undefined) s.platform.fault({ method: 'GET' }, fault);
    const { outputs } = await s.run(step({ runId: '7', attempt: 2 }));
    expect(outputs).toMatchObject({ outcome: 'lost', 'job-id': 'gone' });
    expect(sent(s)).toEqual([]);
  });

  const NOTHING = { reason: 'nothing-merged' };
  test.each<[string, Readonly<Record<string, Made>>, Inputs, object]>([
    ['if nothing was merged since', { a: {} }, {}, NOTHING],
    ['if nothing was merged since, and it is gone', { a: {} }, {}, NOTHING],
    ['by a dry run', { a: {}, b: {} }, { 'dry-run': 'true' }, { outcome: 'dry-run' }],
    ['with wait: false', { a: {}, b: {} }, { wait: 'false' }, { outcome: 'no-pr' }],
    ['if only an update came since', { a: {}, b: { author: 'renovate[bot]' } }, { wait: 'false' }, NOTHING],
  ])('isn’t waited for %s', async (name, made, inputs, expected) => {
    const lives = name.includes('gone') ? [] : [[{ status: 'active' }]];
    await using s = await withHistory(since(made, { statuses, lives }));
    const { exitCode, outputs, stdout, elapsedMs } = await s.run(step({ with: inputs }));
    expect({ exitCode, outputs }).toMatchObject({ exitCode: 0, outputs: expected });
    expect(elapsedMs).toBeLessThan(5_000);
    // Its failure still sends its batch again, if this one can't be sent.
    expect(marks(s)).not.toContainEqual([shaOf('a'), DONE]);
    expect([stdout, ...marks(s).map(([, said]) => said)].join('\n')).not.toMatch(/^Sent: nothing| is gone/mu);
  });

  test.each([
    ['it gets no other one yet', { runId: '2' }, 2, 'Sending the message after it ends'],
    ['a re-run waits', { attempt: 2 }, 1, 'of the newest batch, which is active'],
  ])('shows its end before a message of just now: %s', async (_, options, staleGets, said) => {
    const platform = { staleGets, lifeAfterMessage: [{ status: 'active' }, ...ends(null)] };
    const atBase = [mark('base', sentWith('job-1', 'base'))];
    await using s = await withHistory(since({ a: {} }, { statuses: atBase, lives: [ends(null)], platform }));
    await s.run(step({ with: { 'job-id': 'auto', wait: 'false' } }));
    s.github.history.push('main', onMain({ b: {} }, 'a'));
    expect((await s.run(step({ ...options, with: { 'job-id': 'auto' } }))).log).toContain(said);
  });

  test('is not known to the API yet, and fails: its batch is sent again', async () => {
    await using s = await withHistory(since({ a: {}, b: {} }, { statuses, lives: [[{ status: 'failed' }]] }));
    s.platform.fault({ method: 'GET' }, status(404, { error: 'Not found' }));
    await s.run(step());
    expect(sent(s)).toEqual([['Change a', 'Change b']]);
    expect(marks(s)).toContainEqual([shaOf('a'), 'Again, because its job failed']);
  });

  const SLOW = { kind: 'delay', ms: 20_000 } as const;
  test.each<[string, Fault | undefined, string, RegExp]>([
    ['is active until the deadline', undefined, 'timeout', /^Timed out .* 1 min for an earlier job,/u],
    ['is active until then, after slow answers', SLOW, 'timeout', /^Timed out .* 40 s for an earlier job,/u],
    ['is active until then, with auto', undefined, 'timeout', /prompt, and no message .* `job-1`/u],
    ['is active until then, with job-2', undefined, 'timeout', /and no message was sent to job `job-2`/u],
    ['can’t be asked for', status(401), 'unauthorized', /API key is wrong or expired/u],
    ['has no answer', HANGS, 'no-answer', /didn't respond in time/u],
  ])('%s: nothing is sent', async (name, fault, reason, said) => {
    await using s = await withHistory(since({ a: {}, b: {} }, { statuses, lives: [[{ status: 'active' }]] }));
    if (fault !== undefined) s.platform.fault({ method: 'GET', times: Infinity }, fault);
    const [, id = ''] = / with (\S+)$/u.exec(name) ?? [];
    const { outputs, summary, log } = await s.run(step({ with: { 'timeout-minutes': '1', 'job-id': id } }));
    expect(outputs).toMatchObject(notCreated(reason, said));
    const why = 'Job `job-1` is active. Waiting for its end, because its merges are sent again if it fails. ';
    if (reason === 'timeout') expect(log).toContain(why);
    // A look-up isn't a wait for its prompt.
    if (fault !== undefined) expect(summary).not.toContain('Waited for');
    // Without a message, there is no job whose earlier prompt was waited for.
    if (id === '') expect(summary).not.toContain('Waited for an earlier prompt');
    expect([sent(s), marks(s).length]).toEqual([[], 2]);
  });

  test.each([DOWN, HANGS])('is asked for once if nothing is new, with %j', async (fault) => {
    await using s = await withHistory(since({ a: {} }, { statuses, lives: [[{ status: 'failed' }]] }));
    s.platform.fault({ method: 'GET' }, fault);
    const outputs = { outcome: 'skipped', reason: 'nothing-merged' };
    const log = expect.stringMatching(/^The API (?:didn't respond|had an internal error)/mu);
    expect(await s.run(step())).toMatchObject({ exitCode: 0, outputs, log });
    expect(s.platform.requests).toHaveLength(1);
    await s.run(step({ runId: '2' }));
    expect(sent(s)).toEqual([['Change a']]);
  });

  test('is active when the run is cancelled: nothing is sent, and no time is named', async () => {
    await using s = await withHistory(since({ a: {}, b: {} }, { statuses, lives: [[{ status: 'active' }]] }));
    s.platform.fault({ method: 'GET', nth: 2 }, HANGS);
    const { outputs, summary } = await s.cancelDuring(/^GET .*job-1$/u, step(), 2);
    expect(outputs).toMatchObject(notCreated('cancelled', 'The run was cancelled, and no job was created.'));
    expect(summary).not.toContain('Waited for');
  });
});

test('a re-run that resumes a batch edits the comment, and adds note and label, as without merges', async () => {
  const pulls = [squashed(1, { base: 'main' }), { number: 70 }];
  const platform = { life: OPENS_70 };
  await using s = await withHistory(since({ p1: { message: 'One (#1)' } }, { pulls, platform }));
  const inputs = { comment: 'true', 'job-id': 'auto', include: 'issue, merges' };
  const first = { event: pushOf('p1'), runId: '7' };
  await s.run(step({ ...first, with: { ...inputs, wait: 'false' } }));
  s.platform.fault({ method: 'GET' }, HANGS);
  await s.cancelDuring(/^GET .*job-1$/u, step({ ...first, attempt: 2, with: inputs }));
  for (const attempt of [3, 4]) {
    await s.run(step({ ...first, attempt, with: { ...inputs, 'pr-labels': 'docs' } }));
    expect(s.github.comments).toMatchObject([
      { issue: 1, body: expect.stringContaining('Docs pull request') },
      { issue: 70, body: expect.stringContaining('opened this pull request for') },
    ]);
    expect(s.github.labels(70)).toEqual(['docs']);
  }
  s.github.fault({ method: 'GET', path: /issues\/1\/comments$/u, times: Infinity }, status(500));
  const { outputs } = await s.run(step({ ...first, attempt: 5, with: inputs }));
  expect(outputs).toMatchObject({ outcome: 'pr-created', 'pr-number': '70' });
  expect(sent(s)).toHaveLength(1);
});

test('a re-run that resumes a batch leaves the comment about an earlier job as it is', async () => {
  const pulls = [squashed(1, { base: 'main' }), { number: 70 }];
  const later = [{ status: 'active' }, ...OPENS_70];
  const life = (_: string, number: number) => (number === 1 ? [{ status: 'failed' }] : later);
  await using s = await withHistory(since({ p1: { message: 'One (#1)' } }, { pulls, platform: { life } }));
  const again = { event: pushOf('p1'), runId: '7', with: { comment: 'true' } };
  await s.run(step(again));
  await s.killDuring(/^GET .*job-2$/u, step({ ...again, attempt: 2 }));
  await s.run(step({ ...again, attempt: 3, with: { comment: 'true', 'timeout-minutes': '0.02' } }));
  expect(s.github.comments[1]?.body).toContain("[the agent's latest pull requests]");
  await s.run(step({ ...again, attempt: 4 }));
  expect(s.github.comments).toMatchObject([
    { issue: 1, body: expect.stringContaining('Docs job failed') },
    // The mark doesn't say whether the job was new.
    { issue: 1, body: expect.stringContaining('Docs pull request continued: [') },
  ]);
  expect(sent(s)).toHaveLength(2);
});

test('a re-run that resumes a batch adds the label without a comment too, and says what it found', async () => {
  const pulls = [{ number: 70, files: ['src/a.ts'] }];
  await using s = await withHistory(since({ a: {} }, { pulls, platform: { life: OPENS_70 } }));
  await s.run(step({ runId: '7', with: { wait: 'false' } }));
  const inputs = { 'pr-labels': 'docs', 'allowed-paths': 'docs/**' };
  for (const attempt of [2, 3]) {
    const { outputs } = await s.run(step({ runId: '7', attempt, with: inputs }));
    expect(outputs).toMatchObject({ outcome: 'pr-created', reason: 'out-of-scope' });
    // The mark is enough for another re-run.
    expect(outputs['message']).not.toContain('sends the prompt again');
    // The mark doesn't say whether the job was new.
    const body = expect.stringContaining('worked on this pull request');
    expect(s.github.comments).toMatchObject([{ body }]);
  }
  expect(s.github.labels(70)).toEqual(['docs']);
});

test('a re-run reports what its job had done, whatever a later prompt did to that', async () => {
  const hub = since({ a: {} }, { pulls: [{ number: 70 }], platform: { life: OPENS_70 } });
  await using s = await withHistory(hub);
  await s.run(step({ runId: '7', with: { comment: 'true', 'issue-number': '1' } }));
  expect(lines(s.github.requests).at(-1)).toBe(`POST /repos/${HERE}/statuses/${shaOf('a')}`);
  s.platform.show('job-1', { ...OPENS_70[1], status: 'failed' });
  const { outputs, elapsedMs } = await s.run(step({ runId: '7', attempt: 2 }));
  expect(outputs['outcome']).toBe('pr-created');
  expect(elapsedMs).toBeLessThan(5_000);
  expect(posts(s.platform)).toHaveLength(1);
});

test.each([
  ['if the next failed, and can’t be sent again yet', [mark('b', sentWith('job-1', 'a'))], ['failed']],
  ['if its job was seen to end well, and a later prompt of that fails', [], ['completed', 'failed']],
])('a batch that is done isn’t sent again %s', async (_, later, ends) => {
  const statuses = [...marked, mark('a', sentWith('job-1', 'base')), ...later];
  const lives = [ends.map((status) => ({ status }))];
  await using s = await withHistory(since({ a: {}, b: {} }, { statuses, lives }));
  s.platform.fault({ method: 'POST' }, status(402, { error: 'No credits' }));
  for (const runId of ['2', '3']) await s.run(step({ runId, with: ON_1 }));
  expect(sent(s).at(-1)).toEqual(['Change b']);
  expect(s.github.comments[0]?.body).toContain('new ones, wait for the next run, which sends the merges.');
});

test.each([{}, ON_1])('a re-run doesn’t say that an archived job led to a pull request: %j', async (how) => {
  const end = { status: 'archived', prLink: LINK };
  await using s = await withHistory(since({ a: {} }, { platform: { life: [{ status: 'active' }, end] } }));
  for (const attempt of [1, 2])
    expect((await s.run(step({ runId: '7', attempt, with: how }))).outputs['outcome']).toBe('archived');
  // The next run doesn't have to ask for it.
  expect(marks(s).at(-1)).toEqual([shaOf('a'), DONE]);
});

test('a re-run that resumes a batch and never saw its job writes no comment', async () => {
  await using s = await withHistory(since({ a: {} }, { platform: { life: [{ status: 'active' }] } }));
  await s.run(step({ runId: '7', with: { wait: 'false' } }));
  s.platform.fault({ method: 'GET', times: Infinity }, DOWN);
  const inputs = { ...ON_1, 'timeout-minutes': '1' };
  expect((await s.run(step({ runId: '7', attempt: 2, with: inputs }))).outputs['outcome']).toBe('timed-out');
  expect(s.github.comments).toEqual([]);
});

test('if its job is gone after a message, or only followed, no run is said to send the merges', async () => {
  await using s = await withHistory(since({ a: {} }, { lives: [ends(null)], platform: { staleGets: 1 } }));
  s.platform.fault({ method: 'GET', nth: 2, times: Infinity }, status(404));
  await s.run(step({ with: { ...ON_1, 'job-id': 'job-1' } }));
  expect(s.github.comments[0]?.body).toContain('If there is none, ask a maintainer to start a new job.');
  s.platform.clearFaults();
  s.platform.show('job-1', { status: 'failed' });
  await s.run(step({ runId: '2', with: { ...ON_1, prompt: '', 'job-id': 'job-1' } }));
  expect(s.github.comments.at(-1)?.body).toContain('clearer, then ask a maintainer to start a new job.');
});

test('no run is said to send the merges if the job opened no pull request, which fails the step', async () => {
  await using s = await withHistory(since({ a: {} }));
  await s.run(step({ with: { ...ON_1, 'if-no-pr': 'error' } }));
  expect(s.github.comments[0]?.body).toContain('ask a maintainer to start a new job.');
});

describe('at the cap', () => {
  const pulls = [{ number: 90 }];
  const pushed = { ...event('push'), payload: { ...event('push').payload, ref: 'refs/heads/main' } };
  test.each<[string, number, StepOptions, string, number]>([
    ['a schedule passes', 13, {}, 'notice', 0],
    ['a schedule fails after 14 days', 14, {}, 'error', 1],
    ['a push warns after 14 days', 14, { event: pushed }, 'warning', 0],
  ])('%s, and says what waits', async (_, days, options, level, exitCode) => {
    const commits = [...START, ...onMain({ a: { days }, b: {} }, 'old')];
    await using s = await withHistory({ commits, statuses: [mark('old', 'Sent: start')], pulls });
    const result = await s.run(step({ ...options, with: { 'max-open-prs': '1', comment: 'true' } }));
    expect(result).toMatchObject({ exitCode, outputs: { outcome: 'skipped', reason: 'max-open-prs' } });
    expect(result.annotations).toMatchObject([{ level }]);
    expect(result.outputs['message']).toContain(`2 merges have waited since ${daysAgo(days).slice(0, 10)}`);
    expect([marks(s).length, s.github.reactions]).toEqual([1, []]);
  });

  test('what a merge brought waits too', async () => {
    const brought = onMain({ x: { message: 'In develop (#4)' } }, 'old');
    const commits = [...START, ...brought, ...onMain({ dev: { merges: ['x'] } }, 'base')];
    await using s = await withHistory({ commits, statuses: marked, pulls });
    const { outputs } = await s.run(step({ with: { 'max-open-prs': '1' } }));
    expect(outputs['message']).toContain('2 merges have waited since');
  });

  test.each(['', 'Again, because its job failed'])('a first batch over “%s” doesn’t slide', async (text) => {
    const statuses = text === '' ? [] : [mark('base', text)];
    await using s = await withHistory(since({ a: {} }, { statuses, pulls }));
    const { outputs } = await s.run(step({ with: { 'max-open-prs': '1' } }));
    expect(outputs['message']).toContain('is 1. 1 merge has waited since 2026-11-01. Merge or close that');
    expect(marks(s).slice(statuses.length)).toEqual([[shaOf('base'), 'Sent: start']]);
  });

  /** Runs with each of the inputs, after a new commit each: `a`, `b`, `c`. The first two jobs open these pull requests. */
  const afterRuns = async (inputs: readonly Inputs[], opened: readonly [string, number][]) => {
    const life = (_: string, number: number) => {
      const [repository = '', pull = 0] = opened[number - 1] ?? [];
      if (repository === HERE) s.github.addPull({ number: pull });
      return ends(`https://github.com/${repository}/pull/${pull}`);
    };
    const s = await withHistory({ commits: START, statuses: marked, pulls: [], platform: { life } });
    for (const [index, one] of inputs.entries()) {
      const [before = '', name = ''] = ['base', 'a', 'b', 'c'].slice(index);
      s.github.history.push('main', onMain({ [name]: {} }, before));
      await s.run(step({ runId: String(index), with: one }));
    }
    return s;
  };
  const auto = { 'job-id': 'auto' };

  test('auto sends the batch to the pull request of this step, and keeps the others as they are', async () => {
    const inputs = { ...auto, 'max-open-prs': '1' };
    await using s = await afterRuns([inputs, inputs], [[HERE, 11]]);
    expect(messages(s)).toEqual([1]);
    expect(sent(s)).toEqual([['Change a'], ['Change b']]);
    // The base again, as it was, and the newest commit.
    expect(marks(s).slice(-3, -1).flat()).toEqual([shaOf('a'), DONE, shaOf('b'), sentWith('job-1', 'a')]);
    s.github.history.push('main', onMain({ c: {} }, 'b'));
    const other = await s.run(step({ runId: '3', step: 'other', with: inputs }));
    expect(other.outputs['reason']).toBe('max-open-prs');
  });

  test.each<[string, [string, number], number[], Inputs?]>([
    ['the newest pull request, also if its run timed out and left no note', [HERE, 12], [0, 1]],
    ['no pull request of another repository for one of the same number here', ['acme/other', 11], [1, 0]],
    ['none here with `pr-repository`', ['acme/other', 11], [0, 0, 0], { 'pr-repository': 'acme/other' }],
  ])('auto continues %s', async (_, second, expected, inputs = {}) => {
    await using s = await afterRuns([auto, { wait: 'false' }, { ...auto, ...inputs }], [[HERE, 11], second]);
    expect(messages(s)).toEqual(expected);
  });

  test.each<[string, StatusSeed[], StepOptions?, string?]>([
    ['the newest mark, not of the comment on its issue', [], { with: ON_1 }],
    ['the newest mark, not of the pull request of its push', [], { event: pushOf('p1') }],
    ['an older one, if the newest names none', [mark('b', 'Sent: nothing, only 1 dependency update')]],
    ['the newest mark, which is beside the branch', [], {}, 'pulled'],
  ])(
    'auto continues the job of %s, if no pull request has a marker',
    async (_, newer, options = {}, tip = 'p1') => {
      const jobs = ['base', 'a', 'beside'].map((name, index) => mark(name, sentWith(`job-${index}`, 'base')));
      const made = { a: {}, ...numbered(100), b: {}, p1: { message: 'One (#1)', merges: ['beside'] } };
      const beside = [{ beside: { days: 0.5 } }, { mine: {}, pulled: { merges: ['a'] } }];
      const commits = [...START, ...[...beside, made].flatMap((one) => onMain(one, 'base'))];
      const github = { comments: [ownComment('job-2')], pulls: [squashed(1, { base: 'main' })] };
      const history = { commits, tip, statuses: [...jobs, ...newer], lives: [ends(null), ends(null)] };
      await using s = await withHistory({ ...history, ...github });
      await s.run(step({ ...options, with: { 'job-id': 'auto', ...options.with } }));
      expect(messages(s)).toEqual([1, 0]);
    },
  );

  test.each<[string, number, number[]]>([
    ['the last batch’s job, which is active', 13, [1, 0]],
    ['another one if that is newer', 11, [0, 1]],
    ['another one if the API doesn’t return that job', 13, [0, 1]],
    ['another one if that job was archived', 13, [0, 1]],
  ])('of two pull requests, auto continues that of %s', async (name, ofBatch, expected) => {
    const statuses = [mark('a', sentWith('job-1', 'base')), mark('b', 'Sent: nothing, only 1 commit')];
    const pulls = [12, ofBatch].map((number) => ({ number }));
    const github = { statuses, comments: [ownComment('job-2', { issue: 12 })], pulls };
    const status = name.includes('archived') ? 'archived' : 'active';
    const active = { status, prLink: `https://github.com/${HERE}/pull/${ofBatch}` };
    const lives = [[active, active, ...ends(active.prLink)] as const, ends(null)];
    await using s = await withHistory(since({ a: {}, b: {}, c: {} }, { lives, ...github }));
    if (name.includes('doesn’t return')) s.platform.fault({ path: /job-1$/u, times: Infinity }, DOWN);
    await s.run(step({ with: auto }));
    expect(messages(s)).toEqual(expected);
  });

  test('a push of the agent’s own merge sends what waited before it', async () => {
    const made = { a: {}, p1: { message: 'Docs (#1)', author: AGENT } };
    await using s = await withHistory(since(made, { pulls: [squashed(1, { author: AGENT })] }));
    await s.run(step({ event: sentBy(pushOf('p1'), AGENT, 'Bot') }));
    expect(sent(s)).toEqual([['Change a']]);
    expect(marks(s).at(-2)).toEqual([shaOf('a'), sentWith('job-1', 'base')]);
    // Nothing needs the pull request of the push.
    expect(lines(s.github.requests)).not.toContainEqual(expect.stringMatching(/\/pulls$/u));
  });

  test('a push to a branch of the agent’s is skipped', async () => {
    const own = { ...pushed, payload: { ...pushed.payload, ref: 'refs/heads/mintlify/1a2b3c4d' } };
    await using s = await withHistory(since({ a: {} }));
    const { outputs } = await s.run(step({ event: own }));
    expect(outputs).toMatchObject({ outcome: 'skipped', reason: 'agent-event' });
    expect(s.platform.requests).toEqual([]);
  });
});

test('what the name of a branch hides isn’t sent', async () => {
  await using s = await withHistory(since({ a: {} }));
  s.github.history.branches.set('ma\u202Ein', shaOf('a'));
  await s.run(step({ env: { GITHUB_REF: 'refs/heads/ma\u202Ein' } }));
  expect(sentContext(s.platform).context).toMatchObject({ merges: { branch: 'main' } });
});

describe('what GitHub doesn’t say', () => {
  const hub = since({ a: { message: 'One (#1)' } });
  const grants = { contents: 'read', 'pull-requests': 'read', issues: 'read' };
  const refused = new RegExp(`^Couldn't compare \`${shaOf('base')}\` with .*\`contents: read\``, 'u');
  const unread = "Couldn't read the history of `main`, so no job was created";
  const check = 'Check that the branch still exists, and that `github-token` is for this repository.';
  test.each<[string, Partial<Hub>, RegExp | string, Fault?]>([
    ['the statuses', { grants }, /^Couldn't read the history of `main`.*read`, `pull.*`statuses: write`/u],
    ['the branch', { tip: 'gone' }, `${unread}: GitHub returned no commits of it. ${check}`],
    ['the comparison, because it is forbidden', {}, refused, FORBIDDEN],
    ['the comparison, but something else', {}, /compare .*didn't come from GitHub/u, status(200, {})],
    ['the comparison, because of its rate limit', {}, /^Couldn't compare .*rate limit/u, status(429)],
    ['the comparison, because it has no answer', {}, /^Couldn't compare .*GitHub didn't respond/u, RESET],
  ])('%s: nothing is sent', async (_, edit, said, fault = NO_FAULT) => {
    await using s = await withHistory({ ...hub, ...edit });
    s.github.fault({ path: /\/compare\//u, times: Infinity }, fault);
    expect((await s.run(step())).outputs).toMatchObject(notCreated('context-unavailable', said));
    expect(s.platform.requests).toEqual([]);
  });

  const p1 = { number: 1, headRefName: 'x', author: null, mergeCommit: null };
  const partly = status(200, { data: { repository: { p1 } } });
  test.each<[string, Hub, string | RegExp, Fault?]>([
    ['the repository', hub, /^Couldn't read the merged pull requests, .* GitHub left out the repository\.$/u],
    ['the pull requests, because that is forbidden', hub, 'Add `pull-requests: read`', FORBIDDEN],
    ['of a pull request, whether it is of a fork', hub, "didn't come from GitHub", partly],
    ['the second page of the history, with the mark', since(numbered(100)), 'GitHub left out a commit'],
  ])('%s: nothing is sent', async (_, history, said, fault = status(200, { data: { repository: null } })) => {
    await using s = await withHistory(history);
    s.github.fault({ path: '/graphql', nth: 2, times: Infinity }, fault);
    expect((await s.run(step())).outputs).toMatchObject(notCreated('context-unavailable', said));
    expect([s.platform.requests, marks(s).length]).toEqual([[], 1]);
  });

  const [tip, ...older] = hub.commits.toReversed().map(({ sha, message, at: committedAt, parents }) => {
    const ofParents = { nodes: parents.map((parent) => ({ sha: parent })) };
    return { sha, message, committedAt, parents: ofParents, author: null, status: null };
  });
  test.each<[string, readonly (object | null | undefined)[], boolean?]>([
    ['the tip', [null, ...older]],
    ['the commit with the mark', [tip, null, older[1]]],
    ['the mark', [tip, { ...older[0], status: {} }, older[1]]],
    ['the message of the tip', [{ ...tip, message: null }, ...older]],
    ['the parents of the tip', [{ ...tip, parents: { nodes: null } }, ...older]],
    ['a parent of the tip', [{ ...tip, parents: { nodes: [null] } }, ...older]],
    ['the cursor of the next page', [tip], true],
  ])('%s of the history: nothing is sent, and nothing is marked', async (_, nodes, hasNextPage = false) => {
    await using s = await withHistory(hub);
    const history = { pageInfo: { hasNextPage, endCursor: null }, nodes };
    s.github.fault({ path: '/graphql' }, status(200, { data: { repository: { object: { history } } } }));
    const why = `${unread}: GitHub left out a commit. Run again later.`;
    expect((await s.run(step())).outputs).toMatchObject(notCreated('context-unavailable', why));
    expect([s.platform.requests, marks(s).length]).toEqual([[], 1]);
  });

  test.each([500, 502])('the comparison, with a %i: the history counts, with a warning', async (code) => {
    const two = { x4: { message: 'Four (#4)', days: 3 }, x5: { message: 'Five (#5)', days: 2 } };
    const release = onMain({ bump: { author: 'renovate[bot]' }, release: { merges: ['x5'] } }, 'base');
    const sentBefore = onMain({ z3: { message: 'Three (#3)', days: 29 } }, 'old');
    const base = onMain({ base: { days: 7 + MINUTE, merges: ['gone', 'z3'] } }, 'old');
    const commits = [...START.slice(0, 1), ...sentBefore, ...base, ...onMain(two, 'z3'), ...release];
    await using s = await withHistory({ commits, statuses: marked });
    s.github.fault({ path: /\/compare\//u, times: Infinity }, status(code));
    const { annotations } = await s.run(step());
    expect(sent(s)).toEqual([['Change release', 'Four (#4)', 'Five (#5)']]);
    const counts = ', so only the listed history counts, and a merge of older commits may be missing: ';
    const message = `${counts}GitHub had an internal error. (GitHub: ${code}`;
    expect(annotations).toEqual([annotated('warning', message, 'Merges may be missing')]);
    expect(marks(s).at(-1)?.[0]).toBe(shaOf('release'));
  });

  test.each([
    ['an issue', { event: labeled }, '`include: merges` finds no merges on the event `issues`'],
    ['a tag', { env: { GITHUB_REF: 'refs/tags/v1' } }, '`include: merges` finds no merges on a tag'],
  ])('the branch, on an event of %s: an error', async (_, options, problem) => {
    await using s = await withHistory(hub);
    const events = '`schedule`, `workflow_dispatch`, `repository_dispatch`, `push`';
    const said = `${problem}. Use it on a branch, with one of the events ${events}.`;
    expect((await s.run(step(options))).outputs).toMatchObject(notCreated('invalid-input', said));
  });
});
