import { describe, expect, test } from '@jest/globals';
import type { GitHubOptions } from '../../sandbox/github.ts';
import { shaOf } from '../../sandbox/github-history.ts';
import type { FileSeed } from '../../sandbox/github-pull-changes.ts';
import type { StepOptions, StepResult } from '../../sandbox/run-step.ts';
import type { Fault } from '../../sandbox/server.ts';
import { conclusionOf } from '../conclusion.ts';
import { ends, PULL_2 as LINK, withJobs } from './earlier-jobs.ts';
import { HERE, scheduled } from './events.ts';
import { annotated, DOWN, FORBIDDEN, lines, type Scenario, scenario, status } from './scenario.ts';

const PULL = `/repos/${HERE}/pulls/2`;
const FILES = /\/files$/u;

function opens(files: readonly FileSeed[], github: GitHubOptions = {}, prLink = LINK): Promise<Scenario> {
  return scenario(
    { life: [{ status: 'active' }, { status: 'completed', prLink }] },
    { pulls: [{ number: 2, title: 'Explain tokens', files }], ...github },
  );
}

const many = (count: number, folder = 'docs'): string[] =>
  Array.from({ length: count }, (_, index) => `${folder}/page-${index}.mdx`);

const gate = (allowed = 'docs/**', more: StepOptions['with'] = {}): StepOptions => ({
  with: { 'allowed-paths': allowed, 'required-permission': 'none', ...more },
});

const changedFiles = ({ outputs }: StepResult): unknown => JSON.parse(outputs['changed-files'] ?? '');

describe('a pull request within allowed-paths', () => {
  test.each([
    [0, 1],
    [100, 2],
    [300, 4],
    [301, 4],
    [3_000, 30],
  ])('passes with %i files, in %i pages', async (count, pages) => {
    await using s = await opens(many(count));
    const step = await s.run(gate());
    const outputs = { outcome: 'pr-created', reason: '', 'pr-link': LINK };
    expect(step).toMatchObject({ exitCode: 0, annotations: [], outputs });
    expect(changedFiles(step)).toEqual(many(Math.min(count, 300)));
    const listing = Array.from({ length: pages }, () => `GET ${PULL}/files`);
    expect(lines(s.github.requests)).toEqual([`GET ${PULL}`, ...listing]);
  });

  test('has at most 300 paths in changed-files, with those before a rename', async () => {
    const renamed = many(151).map((path) => ({ path, previousPath: `docs/old/${path}` }));
    await using s = await opens(renamed);
    const step = await s.run(gate());
    expect(step.exitCode).toBe(0);
    const paths = renamed.flatMap(({ path, previousPath }) => [previousPath, path]);
    expect(changedFiles(step)).toEqual(paths.slice(0, 300));
  });
});

describe('a pull request outside allowed-paths', () => {
  test.each<[string, FileSeed, string]>([
    ['an edit', 'src/index.ts', 'src/index.ts'],
    ['a deletion', { path: 'src/index.ts', status: 'removed' }, 'src/index.ts'],
    ['a rename into the allowed paths', { path: 'docs/a.mdx', previousPath: 'src/a.mdx' }, 'src/a.mdx'],
    ['a rename out of the allowed paths', { path: 'src/a.mdx', previousPath: 'docs/a.mdx' }, 'src/a.mdx'],
    ['an excluded path', 'docs/legal/terms.mdx', 'docs/legal/terms.mdx'],
    ['a path in another case', 'Docs/a.mdx', 'Docs/a.mdx'],
  ])('fails the step and names the path: %s', async (name, file, path) => {
    await using s = await opens(['docs/fine.mdx', file]);
    const options = gate('docs/**\n!docs/legal/**', { comment: 'true' });
    const { exitCode, outputs, annotations, summary } = await s.run(options);
    expect(exitCode).toBe(1);
    expect(outputs).toMatchObject({
      outcome: 'pr-created',
      reason: 'out-of-scope',
      'pr-link': LINK,
      'pr-number': '2',
      message: `Pull request opened: ${LINK}. The pull request changes a path outside \`allowed-paths\`: \`${path}\`. Review what it changes there.`,
    });
    expect(annotations).toMatchObject([{ level: 'error', message: outputs['message'] }]);
    for (const report of [summary, s.github.comments[0]?.body ?? '']) {
      expect(report).toMatch(
        /^⚠️ \*\*Docs pull request out of scope: .*\n\n(?:The pull request changes a path outside|It changes more than)/u,
      );
      expect(report).toContain(
        '\n\nThe pull request changes a path outside `allowed-paths`. Review what it changes there.\n',
      );
      expect(report).toContain(`| Outside \`allowed-paths\` | Change |\n| :--- | :--- |\n| \`${path}\` | `);
      expect(report).toContain(' · 2 files, ');
      // Of a rename, only the path that is outside.
      if (name.startsWith('a rename')) expect(report).toContain(`\n| \`${path}\` | renamed, `);
      expect(report).not.toMatch(/docs\/fine\.mdx|Changed file/u);
    }
  });

  test('counts a renamed file once among those that changed', async () => {
    await using s = await opens([{ path: 'src/b.ts', previousPath: 'src/a.ts' }, ...many(12)]);
    expect((await s.run(gate())).summary).toContain(' · 13 files, ');
  });

  const user = { login: 'mintlify[bot]', type: 'Bot' };
  /** GitHub's answer about the pull request, with this number of files. */
  const counted = (changed_files: number | undefined) =>
    status(200, { number: 2, state: 'open', title: 'Explain tokens', user, changed_files });

  test.each([
    [0, ['src/a.ts'], 'out-of-scope'],
    [1, [...many(149), 'src/a.ts'], 'out-of-scope'],
    [0, many(3_000), 'scope-unknown'],
    [2, many(1), 'scope-unknown'],
    [undefined, many(1), 'scope-unknown'],
  ])('fails the step although GitHub counts %p changed files', async (count, files, reason) => {
    await using s = await opens(files);
    s.github.fault({ path: /pulls\/2$/u }, counted(count));
    expect((await s.run(gate())).outputs['reason']).toBe(reason);
  });

  test.each([
    [12, 0, ' · 12 files, ', 'and 2 more'],
    [301, 0, ' · 301 files, ', "1 file couldn't be read"],
    [3, 5, ' · 5 files, ', '| and 2 more |'],
  ])('without it, %i listed files and %i that GitHub counts are told', async (listed, count, ...said) => {
    await using s = await opens(many(listed));
    s.github.fault({ path: /pulls\/2$/u }, counted(count));
    const { summary } = await s.run({ with: { comment: 'true' } });
    for (const text of said) expect(summary).toContain(text);
  });

  test.each([
    ['archived', 'warn', 0],
    ['archived', 'error', 1],
    ['failed', 'warn', 1],
  ])('of a job that is %s, with if-out-of-scope: %s, ends with exit code %s', async (end, scope, code) => {
    const pulls = [{ number: 2, files: ['src/a.ts'] }];
    await using s = await scenario({ life: [{ status: end, prLink: LINK }] }, { pulls });
    const { exitCode, outputs, summary } = await s.run(gate('docs/**', { 'if-out-of-scope': scope }));
    const reason = end === 'failed' ? 'job-failed' : 'out-of-scope';
    expect({ exitCode, ...outputs }).toMatchObject({ exitCode: code, outcome: end, reason, 'pr-link': LINK });
    // How the job ended is worse news than what it changed.
    expect(summary).toContain(`**Docs job ${end}: `);
    // There is no prompt to send again.
    const followed = await s.run(gate('docs/**', { 'job-id': 'job-1' }));
    expect(followed.outputs['message']).toMatch(/[^.]\. The pull .* Review what it changes there\.$/u);
    const unwritten = gate('docs/**', { 'if-out-of-scope': scope, comment: 'true' });
    const { outputs: onSchedule } = await s.run({ ...unwritten, event: scheduled });
    const again = 'Without `issue-number`, a re-run sends the prompt again.';
    expect(onSchedule['message']?.includes(again)).toBe(scope === 'error');
  });

  test.each<[string, readonly FileSeed[] | Fault, string, number, string?]>([
    ['is a warning if an earlier request changed it', ['docs/b.mdx'], 'src/a.ts', 0],
    ['is a warning then, also once it is closed', ['docs/b.mdx'], 'src/a.ts', 0],
    ['fails the step if this request opened it', ['docs/b.mdx'], 'src/a.ts', 1, LINK.replace(/2$/u, '1')],
    ['fails the step if this request changed it', ['src/a.ts'], 'src/a.ts', 1],
    ['fails the step if it moved it', [{ path: 'docs/b.mdx', previousPath: 'src/a.ts' }], 'src/a.ts', 1],
    ['fails the step if the comparison is full', many(300), 'src/a.ts', 1],
    ['fails the step if GitHub can’t compare', FORBIDDEN, 'src/a.ts', 1],
    ['fails the step if GitHub leaves out the files', status(200, { commits: [] }), 'src/a.ts', 1],
  ])('after a message, %s', async (name, changed, path, code, earlier = LINK) => {
    const [before, after] = [shaOf('before'), shaOf(shaOf('before'))];
    const files = ['docs/a.mdx', 'src/earlier.ts', path];
    const comparisons = { [`${before}...${after}`]: 'kind' in changed ? [] : changed };
    const lifeAfterMessage = () => {
      s.github.pushToPull(2);
      return [{ status: 'completed', prLink: LINK }];
    };
    const pulls = [1, 2].map((number) => ({ number, files, commits: [before] }));
    await using s = await withJobs([ends(earlier)], { pulls, comparisons }, { lifeAfterMessage });
    if (name.endsWith('closed')) s.github.closePull(2);
    if ('kind' in changed) s.github.fault({ path: /compare/u }, changed);
    const step = await s.run(gate('docs/**', { 'job-id': 'job-1', prompt: 'More.' }));
    const { outputs } = step;
    expect(outputs['reason']).toBe('out-of-scope');
    expect(conclusionOf(step)).toBe(code === 0 ? 'passes with a warning' : 'fails');
    expect(step.summary).toContain(`**Docs pull request ${code === 0 ? 'updated' : 'out of scope'}: `);
    expect(step.summary).toContain('| Outside `allowed-paths` | Change |');
    expect(step.summary).not.toMatch(/and \d+ more/u);
    const again = 'Without `comment: true`, a re-run sends the prompt again.';
    expect(outputs['message']?.includes(again)).toBe(code === 1);
    expect(outputs['message']?.includes('by an earlier request')).toBe(code === 0);
    const isKnown = JSON.stringify(changed).includes(path);
    expect(outputs['message']?.includes('`src/earlier.ts`')).toBe(!isKnown);
  });
});

describe('a pull request that can’t be checked', () => {
  const ELSEWHERE = 'https://github.com/acme/docs/pull/7';
  const OTHER_TOKEN = /acme\/docs(?:\/pull\/|#)7`(?=.*`pull-requests: read`).*`github-token`/u;
  test.each<[string, string, GitHubOptions, RegExp]>([
    ['in a repository that the token can’t read', ELSEWHERE, { unreadable: ['acme/docs'] }, OTHER_TOKEN],
    ['with files there', ELSEWHERE, { pulls: [{ number: 7, repository: 'acme/docs' }] }, OTHER_TOKEN],
    ['deleted', LINK, { pulls: [] }, /Hello-World\/pull\/2`.*has `pull-requests: read`/u],
    ['invalid', 'javascript:alert(1)', {}, /link from the API isn't the URL of a pull request/u],
  ])('has the reason scope-unknown: %s', async (_, prLink, github, why) => {
    await using s = await opens(['docs/a.mdx'], github, prLink);
    s.github.fault({ path: FILES, times: Infinity }, FORBIDDEN);
    const step = await s.run(gate('**', { 'pr-repository': 'acme/docs' }));
    const outputs = { reason: 'scope-unknown', 'changed-files': '', message: expect.stringMatching(why) };
    const annotations = [{ level: 'error', message: step.outputs['message'] }];
    expect(step).toMatchObject({ exitCode: 1, outputs, annotations });
  });

  const UNCHECKED = "Couldn't check whether it changes more than the workflow allows.";
  test.each([
    ['the pull request', /pulls\/2$/u, ': the details say why. Ask a maintainer before you rely on it.'],
    ['its files', FILES, `${UNCHECKED} It needs a careful review before it is merged.`],
  ])('says why, without the advice to run again: %s', async (_, path, advice) => {
    for (const [fault, why] of [
      [FORBIDDEN, /Add `pull-requests: read` to the job's `permissions:`/u],
      [DOWN, /\. `allowed-paths` couldn't be checked\. .*: GitHub had an internal error\. \(GitHub: 502/u],
    ] as const) {
      await using s = await opens(['docs/a.mdx']);
      s.github.fault({ path, times: Infinity }, fault);
      const step = await s.run(gate('**', { 'if-out-of-scope': 'warn', comment: 'true' }));
      const outputs = { outcome: 'pr-created', reason: 'scope-unknown', 'pr-link': LINK };
      const annotations = [annotated('warning', why, "Docs pull request couldn't be checked")];
      expect(step).toMatchObject({ exitCode: 0, outputs, annotations });
      expect(s.github.comments[0]?.body).toContain(`${advice}\n\n`);
    }
  });

  test('has the reason scope-unknown if GitHub lists 3,000 of 3,001 files, unless one of them is outside', async () => {
    await using s = await opens(many(3_001));
    const message = expect.stringMatching(/GitHub only lists 3,000 of its files; .* for a smaller change/u);
    expect(await s.run(gate())).toMatchObject({ exitCode: 1, outputs: { reason: 'scope-unknown', message } });
    expect(s.github.requests.filter(({ method }) => method === 'GET')).toHaveLength(31);
    await using outside = await opens(['src/a.ts', ...many(3_000)]);
    expect((await outside.run(gate())).outputs['reason']).toBe('out-of-scope');
  });

  test('has it too if a message may have changed files that GitHub doesn’t list', async () => {
    const before = shaOf('before');
    const pulls = [{ number: 2, files: ['src/earlier.ts', ...many(3_000)], commits: [before] }];
    const comparisons = { [`${before}...${shaOf(before)}`]: ['src/new.ts'] };
    const lifeAfterMessage = () => {
      s.github.pushToPull(2);
      return ends(LINK);
    };
    await using s = await withJobs([ends(LINK)], { pulls, comparisons }, { lifeAfterMessage });
    const step = gate('docs/**', { 'job-id': 'job-1', prompt: 'More.' });
    expect(await s.run(step)).toMatchObject({ exitCode: 1, outputs: { reason: 'scope-unknown' } });
  });

  test('fails the step with if-no-pr: error, although if-out-of-scope only warns', async () => {
    await using s = await opens([], {}, 'javascript:alert(1)');
    const inputs = { 'if-no-pr': 'error', 'if-out-of-scope': 'warn', comment: 'true' };
    expect((await s.run(gate('docs/**', inputs))).exitCode).toBe(1);
    expect(s.github.comments[0]?.body).toContain('pull request**\n\nThe agent opened no pull request');
  });

  test('needs no other token if the link to the run’s repository is in capitals', async () => {
    await using s = await opens([], { pulls: [] }, LINK.replace(HERE, HERE.toUpperCase()));
    const { outputs } = await s.run(gate('**'));
    expect(outputs['reason']).toBe('scope-unknown');
    expect(outputs['message']).not.toContain('only for this repository');
  });
});

const running = (prLink: string) => ({ life: [{ status: 'active', afterMs: 0, prLink }] });
test.each([
  ['a job without a pull request', { life: [{ status: 'completed' }] }, gate('docs/**', { comment: 'true' })],
  ['wait: false', running(LINK), gate('docs/**', { wait: 'false' })],
  ['wait: false, and an invalid link', running('javascript:alert(1)'), gate('**', { wait: 'false' })],
  ['no input that needs them', { life: [{ status: 'completed', prLink: LINK }] }, gate('')],
])('reads no files: %s', async (_, platform, options) => {
  await using s = await scenario(platform, { pulls: [{ number: 2 }] });
  expect((await s.run(options)).outputs).toMatchObject({ reason: '', 'changed-files': '' });
  expect(lines(s.github.requests).filter((line) => line.includes('/pulls/'))).toEqual([]);
});

test('a comment alone reads at most three pages, and the summary counts the other files', async () => {
  await using s = await opens(many(1_000));
  // Together, they may take longer than 30 s.
  s.github.fault({ path: /\/files$/u, times: Infinity }, { kind: 'delay', ms: 15_000 });
  const step = await s.run({ with: { comment: 'true' } });
  expect(step.annotations).toEqual([]);
  expect(lines(s.github.requests).filter((line) => line.endsWith('/files'))).toHaveLength(3);
  expect(changedFiles(step)).toHaveLength(300);
  expect(step.summary).toContain('| and 990 more |');
});

describe('comment and summary', () => {
  test('have the title, the state, the size of the change, and the first ten paths', async () => {
    const files: FileSeed[] = [
      { path: 'docs/new.mdx', status: 'added', additions: 1_234 },
      { path: 'docs/b.mdx', previousPath: 'docs/a.mdx', additions: 3, deletions: 2 },
      { path: 'docs/gone.mdx', status: 'removed', additions: 0, deletions: 9 },
      ...many(9),
    ];
    const pulls = [{ number: 2, title: 'Explain `tokens`', merged: true, files }];
    await using s = await opens([], { pulls });
    const { summary } = await s.run({ with: { comment: 'true' } });
    for (const report of [summary, s.github.comments[0]?.body ?? '']) {
      expect(report).toContain(`#2 Explain \\\`tokens\\\`](${LINK})** · 12 files, +1,246 −11 · merged\n`);
      expect(report).toContain('| `docs/new.mdx` | added, +1,234 −0 |');
      expect(report).toContain('| `docs/a.mdx` → `docs/b.mdx` | renamed, +3 −2 |');
      expect(report).toContain('| `docs/gone.mdx` | deleted, +0 −9 |');
      expect(report).toContain('| `docs/page-6.mdx` |');
      expect(report).not.toContain('| `docs/page-7.mdx` |');
      expect(report).toContain('| and 2 more |  |');
    }
  });

  test.each([true, false])('say that a pull request is a draft, if it is: %p', async (draft) => {
    await using s = await opens([], { pulls: [{ number: 2, draft }] });
    const { summary } = await s.run({ with: { comment: 'true' } });
    expect(summary.includes(' · draft')).toBe(draft);
    expect(summary).not.toMatch(/ · open|State/u);
  });
});
