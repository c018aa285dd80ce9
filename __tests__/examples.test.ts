import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { type GitHub, type GitHubOptions, type PullSeed, startGitHub } from '../sandbox/github.ts';
import { payload, pullRequestComment } from '../sandbox/payloads.ts';
import { type Platform, type PlatformOptions, startPlatform } from '../sandbox/platform.ts';
import { formatMarker } from '../src/agent-job/github/comment-marker.ts';

import { contextIn } from './agent-job/sent-context.ts';
import { CAN_RUN_SCRIPTS, type RecipeOptions, type RecipeRun, readRecipe, runRecipe } from './recipe.ts';

const REPOSITORY = 'Codertocat/Hello-World';
const SENDER = 'Codertocat';
const PULL_REQUEST = `https://github.com/${REPOSITORY}/pull/2`;
const AGENT = { login: 'mintlify[bot]', type: 'Bot' };
const scriptTest = CAN_RUN_SCRIPTS ? test : test.skip;

type Setting = Partial<Omit<RecipeOptions, 'event'>> & {
  readonly event?: RecipeOptions['event'];
  readonly platform?: PlatformOptions;
  readonly hub?: GitHubOptions;
  /** Puts something there before the recipe is run. */
  readonly before?: (platform: Platform, github: GitHub) => void;
};

type Seen = { readonly platform: Platform; readonly github: GitHub; readonly ran: RecipeRun };

const ran = new Set<string>();

async function run(name: string, { event, platform: service, hub, before, ...rest }: Setting = {}) {
  await using platform = await startPlatform({
    life: [{ status: 'active' }, { status: 'completed', prLink: PULL_REQUEST }],
    ...service,
  });
  await using github = await startGitHub({ roles: { [SENDER]: 'write' }, ...hub });
  before?.(platform, github);
  const result = await runRecipe(`examples/${name}.yml`, {
    event: event ?? { name: 'schedule', payload: payload('schedule') },
    service: platform,
    github: github.url,
    ...rest,
  });
  ran.add(name);
  return { platform, github, result };
}

/** As `run`, where the job is not to be skipped. */
async function runWhole(name: string, setting: Setting = {}): Promise<Seen> {
  const { platform, github, result } = await run(name, setting);
  if (result === 'job skipped') throw new Error('the job was skipped');
  return { platform, github, ran: result };
}

/** What the steps that use our action came to. */
function outcomes({ ran: { steps } }: Seen): (string | undefined)[] {
  return steps
    .filter(({ uses }) => uses === 'OWNER/docs-agent-action')
    .map(({ outputs }) => outputs['outcome']);
}

/** The one prompt that was sent; nothing of a template is left in it. */
function promptOf({ platform }: Seen): string {
  const prompts = platform.jobs.flatMap(({ prompt, messages }) =>
    [{ prompt }, ...messages].map((one) => one.prompt).filter((text) => text !== EARLIER),
  );
  expect(prompts).toHaveLength(1);
  expect(prompts[0]?.split('\nWhat follows, until the line ')[0]).not.toContain('${{');
  return prompts[0] ?? '';
}

/** What went behind the one prompt. */
function contextOf(seen: Seen): unknown {
  const body = JSON.stringify({ prompt: promptOf(seen) });
  return contextIn(body).context;
}

const EARLIER = 'An earlier prompt.';

/** A job that opened a pull request of ours, which bears our marker. */
function earlierJob(issue: number) {
  return (platform: Platform, github: GitHub) => {
    const { id } = platform.addJob(EARLIER, [{ status: 'completed', prLink: PULL_REQUEST }]);
    const marker = {
      job: id,
      project: platform.projectId,
      run: '1',
      attempt: 1,
      workflowJob: 'docs',
      step: 'docs',
      key: '0',
      prompt: '',
    };
    const place = { repository: REPOSITORY, issue };
    github.addComment({ issue, body: `Said before.\n${formatMarker(marker, platform.apiKey, place)}` });
  };
}

const openPull = (number: number): PullSeed => ({ number });
const OUR_COMMENTS = JSON.stringify([
  { id: 7, user: { login: 'github-actions[bot]' }, body: 'x <!-- docs-agent-action:1 a b -->' },
]);

describe('issue-label', () => {
  const labeled = (edit = {}) => ({
    name: 'issues',
    payload: payload('issues', 'labeled', {
      label: { name: 'docs' },
      issue: { title: 'A "title" with ${{ github.token }}' },
      ...edit,
    }),
  });

  test('makes a pull request, and takes the label off', async () => {
    const seen = await runWhole('issue-label', {
      event: labeled(),
      hub: { labels: { 1: ['docs', 'bug'] } },
    });
    expect(outcomes(seen)).toEqual(['pr-created']);
    expect(seen.github.labels(1)).toEqual(['bug']);
    expect(new Set(seen.github.comments.map(({ issue }) => issue))).toEqual(new Set([1, 2]));
    expect(promptOf(seen)).toContain(`https://github.com/${REPOSITORY}/issues/1`);
    expect(contextOf(seen)).toMatchObject({
      issue: { title: 'A "title" with ${{ github.token }}' },
      comments: [],
    });
  });

  test('continues the job of an earlier label', async () => {
    const seen = await runWhole('issue-label', {
      event: labeled(),
      before: earlierJob(1),
      hub: { pulls: [openPull(2)] },
    });
    expect(outcomes(seen)).toEqual(['pr-created']);
    expect(seen.platform.jobs.map(({ messages }) => messages.length)).toEqual([1]);
  });

  test('lets no stranger in', async () => {
    const seen = await runWhole('issue-label', {
      event: labeled(),
      hub: { roles: { [SENDER]: 'triage' }, labels: { 1: ['docs'] } },
    });
    expect(outcomes(seen)).toEqual(['skipped']);
    expect(seen.github.labels(1)).toEqual([]);
    expect(seen.platform.requests).toEqual([]);
  });

  test('does nothing for another label', async () => {
    const { result } = await run('issue-label', { event: labeled({ label: { name: 'bug' } }) });
    expect(result).toBe('job skipped');
  });
});

describe('comment-command', () => {
  const said = (body: string) => ({
    name: 'issue_comment',
    payload: pullRequestComment('created', { comment: { body } }),
  });

  test('does what a comment says', async () => {
    const seen = await runWhole('comment-command', { event: said('/docs explain `--force`') });
    expect(outcomes(seen)).toEqual(['pr-created']);
    expect(contextOf(seen)).toMatchObject({
      issue: { number: 1 },
      comments: [{ author: SENDER, trigger: true, body: '/docs explain `--force`' }],
    });
  });

  test('lets no stranger in', async () => {
    const seen = await runWhole('comment-command', { event: said('/docs go'), hub: { roles: {} } });
    expect(outcomes(seen)).toEqual(['skipped']);
  });

  test('does nothing for another comment', async () => {
    expect((await run('comment-command', { event: said('see /docs go') })).result).toBe('job skipped');
  });
});

describe('review-feedback', () => {
  const review = (state: string, user: object = AGENT) => ({
    name: 'pull_request_review',
    payload: payload('pull_request_review', 'submitted', {
      review: { id: 7, state, body: 'Not "quite".', user: { login: SENDER } },
      pull_request: { user: { ...user } },
    }),
  });
  const line = { pull: 2, review: 7, path: 'a.mdx', line: 3, body: 'Say `how`,\nplease.' };
  const hub = {
    pulls: [openPull(2)],
    reviewComments: [{ ...line, author: SENDER, association: 'OWNER' as const }],
  };
  const gh = (comments: string) => [['issues/2/comments', comments]] as const;

  scriptTest('goes to the job that opened the pull request', async () => {
    const seen = await runWhole('review-feedback', {
      event: review('changes_requested'),
      before: earlierJob(2),
      hub,
      gh: gh(OUR_COMMENTS),
    });
    expect(outcomes(seen)).toEqual(['pr-created']);
    expect(seen.platform.jobs.map(({ messages }) => messages.length)).toEqual([1]);
    const prompt = promptOf(seen);
    expect(prompt).toContain(PULL_REQUEST);
    expect(contextOf(seen)).toMatchObject({
      comments: [
        { type: 'review-comment', path: 'a.mdx', line: 3, body: line.body, trigger: true },
        { type: 'review', body: 'Not "quite".', trigger: true },
      ],
    });
  });

  scriptTest('starts no new job for a pull request without our comment', async () => {
    const seen = await runWhole('review-feedback', {
      event: review('changes_requested'),
      gh: gh(
        JSON.stringify([{ id: 1, user: { login: 'mallory' }, body: '<!-- docs-agent-action:1 a b -->' }]),
      ),
    });
    expect(outcomes(seen)).toEqual([]);
    expect(seen.platform.jobs).toEqual([]);
  });

  test.each([
    ['an approval', review('approved')],
    ['a person’s pull request', review('changes_requested', { login: SENDER })],
  ])('does nothing for %s', async (_, event) => {
    expect((await run('review-feedback', { event })).result).toBe('job skipped');
  });
});

describe('merged-pull-request', () => {
  const merged = (edit = {}) => ({
    name: 'pull_request_target',
    payload: payload('pull_request_target', 'closed', {
      pull_request: { merged: true, merge_commit_sha: 'f'.repeat(40), ...edit },
    }),
  });
  const three = [openPull(11), openPull(12), openPull(13)];
  const file = { path: 'src/a.ts', additions: 1, deletions: 1, patch: '@@ -1 +1 @@\n-old\n+new' };
  const own = {
    number: 2,
    author: SENDER,
    commits: ['ec26c3e57ca3a959ca5aad62de7213c562f8c821'],
    files: [file],
  };
  const change = { pulls: [own] };

  test('makes a pull request', async () => {
    const seen = await runWhole('merged-pull-request', { event: merged(), hub: { roles: {}, ...change } });
    expect(outcomes(seen)).toEqual(['pr-created']);
    expect(promptOf(seen)).toContain('f'.repeat(40));
    expect(contextOf(seen)).toMatchObject({
      issue: { title: 'Update the README with new information.' },
      diff: { files: [{ path: 'src/a.ts', patch: '@@ -1 +1 @@\n-old\n+new' }] },
    });
  });

  test('goes on in an open one at the cap', async () => {
    const seen = await runWhole('merged-pull-request', {
      event: merged(),
      hub: { ...change, pulls: [...three, own] },
      before: earlierJob(12),
      platform: { lifeAfterMessage: [{ status: 'completed', prLink: PULL_REQUEST }] },
    });
    expect(outcomes(seen)).toEqual(['pr-created']);
    expect(seen.platform.jobs.map(({ messages }) => messages.length)).toEqual([1]);
  });

  test.each([
    ['at the cap, where nothing can go on', merged(), three],
    ['for the agent’s own pull request', merged({ user: AGENT }), []],
  ])('is skipped %s', async (_, event, pulls) => {
    const seen = await runWhole('merged-pull-request', { event, hub: { pulls } });
    expect(outcomes(seen)).toEqual(['skipped']);
  });

  test('does nothing for one that was closed', async () => {
    const { result } = await run('merged-pull-request', { event: merged({ merged: false }) });
    expect(result).toBe('job skipped');
  });
});

describe('broken-docs-ci', () => {
  const sha = 'a'.repeat(40);
  const failed = (edit = {}) => ({
    name: 'workflow_run',
    payload: payload('workflow_run', 'completed', {
      workflow_run: {
        conclusion: 'failure',
        event: 'pull_request',
        run_attempt: 1,
        head_sha: sha,
        head_branch: 'mintlify/$(id)`id`"\'',
        head_repository: { full_name: REPOSITORY },
        ...edit,
      },
    }),
  });
  const gh = (times: number, author = AGENT.login) =>
    [
      ['/pulls', JSON.stringify([{ number: 2, state: 'open', user: { login: author }, head: { sha } }])],
      ['issues/2/comments', OUR_COMMENTS],
      ['actions/workflows/', JSON.stringify({ total_count: times })],
      ['--log-failed', `${'x'.repeat(30_000)}\n\u001B[31mBroken link\u001B[0m: /a\n`],
    ] as const;
  const setting = (answers: Setting['gh']): Setting => ({
    event: failed(),
    gh: answers ?? [],
    before: earlierJob(2),
    hub: { pulls: [openPull(2)] },
  });

  scriptTest('sends the end of the log to the job', async () => {
    const seen = await runWhole('broken-docs-ci', setting(gh(3)));
    expect(outcomes(seen)).toEqual(['pr-created']);
    expect(seen.platform.jobs.map(({ messages }) => messages.length)).toEqual([1]);
    const prompt = promptOf(seen);
    expect(prompt).toContain(`Pull request: ${PULL_REQUEST}\nCommit: ${sha}\n`);
    expect(prompt).toMatch(/x\nBroken link: \/a\n*$/u);
    expect(prompt.length).toBeLessThan(22_000);
    expect(seen.ran.gh.join('\n')).toContain('branch=mintlify/$(id)`id`"\'');
  });

  scriptTest.each([
    ['the fourth failure', gh(4)],
    ['a person’s pull request', gh(1, SENDER)],
  ])('asks nobody for %s', async (_, answers) => {
    const seen = await runWhole('broken-docs-ci', setting(answers));
    expect(outcomes(seen)).toEqual([]);
    expect(seen.platform.requests).toEqual([]);
    expect(seen.ran.failed).toBe(false);
  });

  test.each([
    ['a success', { conclusion: 'success' }],
    ['a run that was started again', { run_attempt: 2 }],
    ['a fork', { head_repository: { full_name: 'mallory/Hello-World' } }],
    ['a push', { event: 'push' }],
  ])('does nothing for %s', async (_, edit) => {
    expect((await run('broken-docs-ci', { event: failed(edit) })).result).toBe('job skipped');
  });
});

describe('release-changelog', () => {
  const released = (edit = {}) => ({
    name: 'release',
    payload: payload('release', 'published', { release: { body: 'Notes with "quotes".', ...edit } }),
  });

  test('makes a pull request with a label and a reviewer', async () => {
    const hub = {
      pulls: [openPull(2)],
      releases: [{ tag: 'v0', publishedAt: '2019-01-01T00:00:00Z' }],
      comparisons: { 'v0...0.0.1': [{ path: 'src/a.ts', patch: '@@ -1 +1 @@\n-old\n+new' }] },
    };
    const seen = await runWhole('release-changelog', { event: released(), hub });
    expect(outcomes(seen)).toEqual(['pr-created']);
    expect(promptOf(seen)).toContain(`https://github.com/${REPOSITORY}/releases/tag/`);
    expect(contextOf(seen)).toMatchObject({
      diff: { base: 'v0', head: '0.0.1', files: [{ path: 'src/a.ts' }] },
    });
    expect(seen.github.labels(2)).toEqual(['documentation']);
    expect(seen.github.reviewers(2)).toEqual(['octocat']);
    expect(seen.ran.failed).toBe(false);
  });

  test.each([
    ['that changes something else', { pulls: [{ number: 2, files: ['docs/a.mdx', 'src/index.ts'] }] }],
    ['that nobody can read', { pulls: [] }],
  ])('fails for a pull request %s', async (_, hub) => {
    const seen = await runWhole('release-changelog', { event: released(), hub });
    expect(outcomes(seen)).toEqual(['pr-created']);
    expect(seen.ran.failed).toBe(true);
  });

  test('does nothing for a prerelease', async () => {
    const { result } = await run('release-changelog', { event: released({ prerelease: true }) });
    expect(result).toBe('job skipped');
  });
});

/** A repository in the workspace with a commit for each author; gives their SHAs. */
async function history(workspace: string, authors: readonly string[], file: string): Promise<string[]> {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'init.defaultBranch=main', '-c', 'commit.gpgsign=false', ...args], {
      cwd: workspace,
      encoding: 'utf8',
    }).trim();
  await mkdir(workspace, { recursive: true });
  git('init', '--quiet');
  const shas: string[] = [];
  for (const [index, author] of authors.entries()) {
    await writeFile(join(workspace, file), `openapi: 3.1.0\nversion: ${index}\n`);
    git('add', file);
    const identity = ['-c', `user.name=${author}`, '-c', `user.email=${index}@example.com`];
    git(...identity, 'commit', '--quiet', '--message', `Change ${index} "by" ${author}`);
    shas.push(git('rev-parse', 'HEAD'));
  }
  return shas;
}

describe('twice-weekly', () => {
  const setting = (authors: readonly string[], last: (shas: readonly string[]) => string | undefined) => {
    const answers: [string, string][] = [];
    return {
      gh: answers,
      checkOut: async (workspace: string) => {
        const shas = await history(workspace, authors, 'code');
        const headSha = last(shas);
        answers.push(['run list', JSON.stringify(headSha === undefined ? [] : [{ headSha }])]);
        return shas.at(-1) ?? '';
      },
    };
  };
  const changes = (prompt: string) =>
    [...prompt.matchAll(/^[0-9a-f]{40} Change (\d)/gmu)].map(([, at]) => at);

  scriptTest('makes one job of what came since the last run, but for the agent’s own', async () => {
    const seen = await runWhole(
      'twice-weekly',
      setting(['Ann', 'Ben', 'mintlify[bot]', 'Cleo'], (shas) => shas[0]),
    );
    expect(outcomes(seen)).toEqual(['pr-created']);
    expect(changes(promptOf(seen))).toEqual(['3', '1']);
  });

  scriptTest('takes four days the first time', async () => {
    const seen = await runWhole(
      'twice-weekly',
      setting(['Ann', 'Ben'], () => undefined),
    );
    expect(changes(promptOf(seen))).toEqual(['1', '0']);
  });

  scriptTest('starts nothing where nothing was merged', async () => {
    const seen = await runWhole(
      'twice-weekly',
      setting(['Ann', 'mintlify[bot]'], (shas) => shas[0]),
    );
    expect(outcomes(seen)).toEqual([]);
    expect(seen.ran.failed).toBe(false);
  });

  scriptTest('fails where the batch is not handed over, so that the next run takes it', async () => {
    const seen = await runWhole('twice-weekly', {
      ...setting(['Ann', 'Ben'], (shas) => shas[0]),
      hub: { pulls: [openPull(9)] },
    });
    expect(outcomes(seen)).toEqual(['skipped']);
    expect(seen.ran.failed).toBe(true);
  });
});

describe('openapi-changelog', () => {
  const [before, after] = ['a'.repeat(40), 'b'.repeat(40)];
  const pushed = {
    name: 'push',
    payload: payload('push', undefined, { ref: 'refs/heads/main', before, after }),
  };
  const patch = '@@ -1,2 +1,2 @@\n openapi: 3.1.0\n-version: 0\n+version: 1';

  test('sends the diff to the commit before', async () => {
    const comparisons = {
      [`${before}...${after}`]: [{ path: 'openapi.yaml', additions: 1, deletions: 1, patch }],
    };
    const seen = await runWhole('openapi-changelog', { event: pushed, hub: { comparisons } });
    expect(outcomes(seen)).toEqual(['pr-created']);
    expect(contextOf(seen)).toMatchObject({
      diff: { base: before, head: after, files: [{ path: 'openapi.yaml', patch }] },
    });
  });

  test('creates no job if the commit before is gone, as after a force push', async () => {
    const seen = await runWhole('openapi-changelog', { event: pushed });
    expect(outcomes(seen)).toEqual(['not-created']);
    expect(seen.platform.jobs).toEqual([]);
  });
});

test('several-projects sends the instruction as it is', async () => {
  const instruction = 'Say "hello" in `code`.\n';
  const seen = await runWhole('several-projects', {
    event: { name: 'workflow_dispatch', payload: payload('workflow_dispatch') },
    contexts: { inputs: { instruction }, matrix: { project: 'api' } },
  });
  expect(outcomes(seen)).toEqual(['pr-created']);
  expect(promptOf(seen)).toBe(instruction);
  expect(seen.github.requests).toEqual([]);
});

test.each([
  ['pr-created', []],
  ['skipped', [openPull(1), openPull(2), openPull(3)]],
])('reusable: %s', async (outcome, pulls) => {
  const seen = await runWhole('reusable', {
    event: { name: 'release', payload: payload('release', 'published') },
    contexts: { inputs: { 'project-id': 'project-1', prompt: 'Go.', 'max-open-prs': 3 } },
    hub: { pulls },
  });
  expect(outcomes(seen)).toEqual([outcome]);
});

scriptTest('stale-pull-requests closes what nobody touched', async () => {
  const old = '2020-01-01T00:00:00Z';
  const open = [
    { number: 1, updatedAt: old, labels: [] },
    { number: 2, updatedAt: old, labels: [{ name: 'bug' }, { name: 'keep' }] },
    { number: 3, updatedAt: new Date().toISOString(), labels: [] },
    { number: 4, updatedAt: old, labels: [{ name: 'bug' }] },
  ];
  const seen = await runWhole('stale-pull-requests', {
    gh: [
      ['pr list', JSON.stringify(open)],
      ['pr close', ''],
    ],
  });
  expect(seen.ran.failed).toBe(false);
  expect(seen.ran.gh.slice(1).map((line) => line.split(' --')[0])).toEqual(['pr close 1', 'pr close 4']);
});

describe('traffic-shift', () => {
  const site = (total: (index: number, before: boolean) => number): PlatformOptions => {
    let reads = 0;
    return {
      visitors: {
        count: 4,
        totals: { human: 1, ai: 1, total: 2 },
        // The window of this week is read first, then that of the week before.
        row: (index) => {
          reads += 1;
          return { path: `/page-${index}`, human: 0, ai: 0, total: total(index, reads > 4) };
        },
      },
    };
  };

  scriptTest('hands over the pages that won or lost much', async () => {
    const seen = await runWhole('traffic-shift', {
      platform: {
        ...site((index, before) => (before ? 100 : ([10, 95, 200, 100][index] ?? 0))),
        life: [{ status: 'completed', prLink: PULL_REQUEST }],
      },
    });
    expect(outcomes(seen)).toEqual(['pr-created']);
    const paths = [...promptOf(seen).matchAll(/"path":"([^"]+)"/gu)].map(([, path]) => path);
    expect(new Set(paths)).toEqual(new Set(['/page-0', '/page-2']));
  });

  scriptTest('starts nothing where nothing moved', async () => {
    const seen = await runWhole('traffic-shift', { platform: site(() => 100) });
    expect(outcomes(seen)).toEqual([]);
    expect(seen.ran.failed).toBe(false);
  });
});

describe('weekly-visitors', () => {
  scriptTest('hands over the pages that AI reads most', async () => {
    const seen = await runWhole('weekly-visitors');
    expect(outcomes(seen)).toEqual(['pr-created']);
    expect(promptOf(seen)).toContain('"ai":');
  });

  scriptTest('starts no job where there were no AI readers', async () => {
    const seen = await runWhole('weekly-visitors', { platform: { visitors: { visits: [] } } });
    expect(outcomes(seen)).toEqual([]);
    expect(seen.platform.jobs).toEqual([]);
  });
});

describe('large-export', () => {
  scriptTest('goes on every hour until the export is complete', async () => {
    const seen = await runWhole('large-export');
    const [, , , exported] = seen.ran.steps;
    expect(exported).toMatchObject({
      uses: 'OWNER/docs-agent-action/visitors',
      outputs: { complete: 'true', file: 'visitors.csv' },
    });
    expect(seen.ran.steps.map(({ uses }) => uses)).toEqual([
      'run',
      'actions/cache/restore',
      'actions/cache/restore',
      'OWNER/docs-agent-action/visitors',
      'actions/cache/save',
      'actions/upload-artifact',
    ]);
  });

  scriptTest('keeps file and state if the quota is used up', async () => {
    const seen = await runWhole('large-export', { platform: { quota: { visitors: 0 } } });
    expect(seen.ran.failed).toBe(false);
    expect(seen.ran.steps.at(-1)).toMatchObject({
      uses: 'OWNER/docs-agent-action/visitors',
      outputs: { complete: 'false', file: '' },
    });
  });
});

describe('visitors-report', () => {
  scriptTest('posts the report into one issue, and commits the history', async () => {
    const seen = await runWhole('visitors-report', {
      checkOut: async (workspace) => {
        const git = (...words: string[]) => execFileSync('git', words, { cwd: workspace, encoding: 'utf8' });
        git('init', '--quiet', '--bare', '../data.git');
        git('init', '--quiet', '--initial-branch', 'docs-visitors');
        git('remote', 'add', 'origin', '../data.git');
        return '';
      },
      gh: [['issue comment', '']],
    });
    expect(seen.ran.failed).toBe(false);
    expect(seen.ran.gh[0]).toContain('--edit-last --create-if-none --body-file');
    const [exported] = seen.ran.steps.filter(({ uses }) => uses === 'OWNER/docs-agent-action/visitors');
    expect(JSON.parse(exported?.outputs['trend'] ?? '')).toHaveLength(12);
  });
});

test('every recipe was run', () => {
  const all = globSync('examples/*.yml').map((file) => file.replace(/^.*[\\/]|\.yml$/gu, ''));
  const without = CAN_RUN_SCRIPTS
    ? []
    : [
        'review-feedback',
        'broken-docs-ci',
        'twice-weekly',
        'stale-pull-requests',
        'traffic-shift',
        'weekly-visitors',
        'large-export',
        'visitors-report',
      ];
  expect(all.filter((name) => !ran.has(name) && !without.includes(name))).toEqual([]);
});

describe.each(globSync('examples/*.yml'))('%s', (file) => {
  const text = readFileSync(file, 'utf8');

  test('grants by job and with a reason, waits its turn, ends, and runs nothing from outside', async () => {
    const { permissions, concurrency, jobs } = await readRecipe(file);
    expect(permissions).toEqual({});
    for (const job of Object.values(jobs)) {
      expect(job['timeout-minutes']).toBeGreaterThan(0);
      expect((job.concurrency ?? concurrency)?.['cancel-in-progress']).toBe(false);
      for (const { run = '' } of job.steps) expect(run).not.toContain('${{');
    }
    for (const grant of text.matchAll(/^ {6}[a-z-]+: (?:read|write)\b.*$/gmu))
      expect(grant[0]).toMatch(/ # \w/u);
  });

  test('says what to set up, and what protects it', () => {
    expect(text).toMatch(/^# Set up: /mu);
    expect(text).toMatch(/^# Protects it: /mu);
  });

  test('pins every action', () => {
    for (const [, uses] of text.matchAll(/^ *(?:- )?uses: (.*)$/gmu)) {
      expect(uses).toMatch(
        /^(?:OWNER\/docs-agent-action(?:\/visitors)?@v1|[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+)$/u,
      );
    }
  });

  test('uses prompts that are there', () => {
    for (const [, name = ''] of text.matchAll(/\.github\/prompts\/([\w-]+\.md)/gu)) {
      expect(readFileSync(`examples/prompts/${name}`, 'utf8')).toMatch(/change nothing/iu);
    }
  });
});
