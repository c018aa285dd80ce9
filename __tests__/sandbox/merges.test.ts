import { getOctokit } from '@actions/github';
import { expect, test } from '@jest/globals';
import { blockedByPolicy } from '../../sandbox/event-policy.ts';
import { startGitHub } from '../../sandbox/github.ts';
import { PUSHED_AT, type Push, pushOf, stackOf } from '../../sandbox/merges.ts';
import { payload } from '../../sandbox/payloads.ts';

const repo = { owner: 'Codertocat', repo: 'Hello-World' };

/** Returns what GitHub says of each commit of a push: its pull requests. */
async function lookedUp({ pulls, shas }: Push) {
  await using github = await startGitHub({ pulls });
  const octokit = getOctokit(github.token, { baseUrl: github.url, request: { fetch } });
  const found = [];
  for (const commit_sha of shas) {
    const { data } = await octokit.rest.repos.listPullRequestsAssociatedWithCommit({ ...repo, commit_sha });
    found.push(data);
  }
  return found;
}

const numbers = async (push: Push) => (await lookedUp(push)).map((pulls) => pulls.map((one) => one.number));
const pull = { number: 2, title: 'Add a setting' };

test('a merge commit brings the commits of the branch along', async () => {
  const push = pushOf({ landings: [{ by: 'merge-commit', pull }] });
  const message = 'Merge pull request #2 from Codertocat/feature-2\n\nAdd a setting';
  expect(push.event.payload).toMatchObject({
    ref: 'refs/heads/main',
    after: push.shas[2],
    forced: false,
    head_commit: { id: push.shas[2], message },
    repository: { pushed_at: Date.parse(PUSHED_AT) / 1_000 },
  });
  expect(await numbers(push)).toEqual([[2], [2], [2]]);
  const [[first] = []] = await lookedUp(push);
  expect(first).toMatchObject({
    html_url: 'https://github.com/Codertocat/Hello-World/pull/2',
    title: 'Add a setting',
    state: 'closed',
    merged_at: PUSHED_AT,
    merge_commit_sha: push.shas[2],
    base: { ref: 'main' },
    user: { login: 'octocat' },
    head: { sha: push.shas[1], ref: 'feature-2' },
  });
});

test('a squash is one commit, which is not the head of the branch', async () => {
  const push = pushOf({ landings: [{ by: 'squash', pull }] });
  const commits = [{ message: 'Add a setting (#2)', timestamp: PUSHED_AT }];
  expect(push.event.payload).toMatchObject({ commits });
  const [[merged] = []] = await lookedUp(push);
  expect(merged).toMatchObject({ number: 2, merge_commit_sha: push.shas[0] });
  expect(merged?.head.sha).not.toBe(push.shas[0]);
});

test('rebased commits are older than their push', async () => {
  const push = pushOf({ landings: [{ by: 'rebase', pull, commits: 3 }] });
  const timestamp = expect.stringMatching(/^2026-11-01/u);
  expect(push.event.payload).toMatchObject({ head_commit: { timestamp } });
  expect(await numbers(push)).toEqual([[2], [2], [2]]);
  const [[merged] = []] = await lookedUp(push);
  expect(merged).toMatchObject({ merge_commit_sha: push.shas[2], merged_at: PUSHED_AT });
});

test('a merge queue pushes its group at once', async () => {
  const landings = [2, 3, 4].map((number) => ({ by: 'squash' as const, pull: { number } }));
  const push = pushOf({ landings, sender: 'github-merge-queue[bot]' });
  expect(await numbers(push)).toEqual([[2], [3], [4]]);
  expect(push.event.payload).toMatchObject({ sender: { login: 'github-merge-queue[bot]', type: 'Bot' } });
});

test('a stack is merged at once, and each of its pull requests keeps its base', async () => {
  const push = pushOf({ landings: stackOf('squash', [{ number: 2 }, { number: 3 }]) });
  expect(await numbers(push)).toEqual([[2], [3]]);
  expect((await lookedUp(push)).flat()).toMatchObject([
    { base: { ref: 'main' }, stack: { base: { ref: 'main' } } },
    { base: { ref: 'feature-2' }, stack: { base: { ref: 'main' } } },
  ]);
});

test('a direct push has no pull request, and a force push says so', async () => {
  const push = pushOf({ landings: [{ by: 'direct', messages: ['One', 'Two'] }], forced: true });
  const commits = [{ message: 'One' }, { message: 'Two' }];
  expect(push.event.payload).toMatchObject({ forced: true, commits });
  expect(await numbers(push)).toEqual([[], []]);
});

test('a pull request from a fork has its head there', async () => {
  const fromFork = { ...pull, headRepository: 'ann/Hello-World', files: ['src/a.ts'] };
  const push = pushOf({ landings: [{ by: 'merge-commit', pull: fromFork }] });
  const [[merged] = []] = await lookedUp(push);
  expect(merged).toMatchObject({
    head: { label: 'ann:feature-2', repo: { full_name: 'ann/Hello-World', fork: true } },
    base: { repo: { full_name: 'Codertocat/Hello-World', fork: false } },
  });
  expect(Object.values(push.comparisons)).toEqual([['src/a.ts']]);
});

test('a push can have the SHAs of a real repository', () => {
  const landings = [{ by: 'squash' as const, pull }];
  expect(pushOf({ landings, shas: ['abc'] }).event.payload).toMatchObject({ after: 'abc' });
  expect(() => pushOf({ landings, shas: ['abc', 'def'] })).toThrow('1 commits, not 2');
});

test('GitHub’s policy blocks pull_request_target in a public repository', () => {
  const event = (name: string, isPrivate: boolean) => ({
    name,
    payload: payload('pull_request', 'closed', { repository: { private: isPrivate } }),
  });
  expect(blockedByPolicy(event('pull_request_target', false), '.github/workflows/docs.yml')).toBe(
    "Event 'pull_request_target' is not allowed to trigger Actions workflows. Workflow file: '.github/workflows/docs.yml'.",
  );
  expect(blockedByPolicy(event('pull_request_target', true), 'docs.yml')).toBeUndefined();
  expect(blockedByPolicy(event('pull_request', false), 'docs.yml')).toBeUndefined();
});
