import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { StepOptions } from '../../sandbox/run-step.ts';
import { lines, scenario } from './scenario.ts';

let folder: string;
let workspace: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inputs-'));
  workspace = join(folder, 'workspace');
  await mkdir(join(workspace, 'folder'), { recursive: true });
  await writeFile(join(workspace, 'prompt.md'), 'Do it.');
  await writeFile(join(workspace, 'empty.md'), '');
  await writeFile(join(workspace, 'blank.md'), ' \n\t\uFEFF\n');
  await writeFile(join(workspace, 'latin1.md'), Buffer.from([0x63, 0x61, 0x66, 0xe9]));
  await writeFile(join(folder, 'outside.md'), 'Not yours.');
  await symlink(join(folder, 'outside.md'), join(workspace, 'link.md'));
  await symlink(folder, join(workspace, 'up'), 'junction');
  await symlink(join(workspace, 'prompt.md'), join(workspace, 'inner-link.md'));
  await writeFile(
    join(workspace, 'broken.md'),
    'fine ${{ github.ref }}\r\nthen 🙂 ${{ github.ref == }} more',
  );
  await writeFile(join(workspace, 'unclosed.md'), 'one\ntwo ${{ github.ref');
  await writeFile(join(workspace, 'vanishing.md'), '${{ github.event.nothing }}');
});
afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));

async function refused(options: StepOptions) {
  await using s = await scenario();
  const result = await s.run({ workspace, ...options });
  expect(s.platform.requests).toEqual([]);
  expect(s.github.requests).toEqual([]);
  expect(result.exitCode).toBe(1);
  expect(result.outputs).toMatchObject({ outcome: 'not-created', reason: 'invalid-input', 'job-id': '' });
  expect(result.log).not.toMatch(/^\s+at .*:\d+/mu);
  expect(result.stderr).toBe('');
  expect(result.annotations.every(({ level }) => level === 'error')).toBe(true);
  return result.annotations.map(({ message }) => message);
}

const alone = async (inputs: Record<string, string>) => {
  const problems = await refused({ with: inputs });
  expect(problems).toHaveLength(1);
  return problems[0];
};

describe('an input that does not hold is named, with what to do', () => {
  test.each([
    [
      { prompt: '' },
      /^prompt: is missing\. Give one of prompt, prompt-file and prompt-template, or a job-id/u,
    ],
    [{ prompt: ' \n\t ' }, /^prompt: the prompt is blank/u],
    [{ prompt: 'a', 'prompt-file': 'prompt.md' }, /^prompt, prompt-file: only one of/u],
    [
      { 'prompt-file': 'prompt.md', 'prompt-template': 'prompt.md' },
      /^prompt-file, prompt-template: only one of/u,
    ],
    [{ 'max-open-prs': '0' }, /^max-open-prs: “0” is not a number of pull requests/u],
    [{ 'pr-repository': 'docs' }, /^pr-repository: “docs” is not owner\/name/u],
    [{ 'agent-login': 'a b' }, /^agent-login: “a b” is not a login/u],
    [{ 'required-permission': 'owner' }, /^required-permission: “owner” is none of none, read, triage/u],
    [{ 'allow-bots': 'my-app[bot], *' }, /^allow-bots: .* without wildcards/u],
    [{ 'skip-agent-events': 'no' }, /^skip-agent-events: “no” is neither/u],
    [{ 'max-open-prs': '3', 'github-token': '' }, /^github-token: is empty, and max-open-prs needs it/u],
    [{ 'job-id': 'auto' }, /^prompt: is missing/u],
    [{ 'allowed-paths': '!docs/**' }, /^allowed-paths: only excludes/u],
    [{ 'allowed-paths': 'docs/**\n../src/**' }, /^allowed-paths: “\.\.\/src\/\*\*” can match no path/u],
    [{ 'allowed-paths': '/docs/**' }, /^allowed-paths: “\/docs\/\*\*” can match no path/u],
    [{ 'allowed-paths': 'docs/**\n'.repeat(10_000) }, /^allowed-paths: has 10000 patterns/u],
    [
      { 'allowed-paths': 'docs/**', 'github-token': '' },
      /^github-token: is empty, and allowed-paths needs it/u,
    ],
    [{ 'if-out-of-scope': 'ignore' }, /^if-out-of-scope: “ignore” is none of error, warn/u],
    [{ 'pr-labels': 'a\nb' }, /^pr-labels: has a line break/u],
    [
      { 'pr-labels': Array.from({ length: 21 }, (_, index) => `name-${index}`).join() },
      /^pr-labels: has more than 20 labels/u,
    ],
    [
      { 'pr-reviewers': '@octocat' },
      /^pr-reviewers: “@octocat” is not a list of logins, org\/team and @author/u,
    ],
    [{ 'pr-reviewers': 'a/b/c' }, /^pr-reviewers: “a\/b\/c” is not a list/u],
    [
      { 'pr-reviewers': Array.from({ length: 21 }, (_, index) => `name-${index}`).join() },
      /^pr-reviewers: has more than 20/u,
    ],
    [{ 'job-id': '..' }, /^job-id: “\.\.” is not a job id/u],
    [{ 'prompt-file': 'nowhere.md' }, /^prompt-file: there is no file nowhere\.md .*actions\/checkout/u],
    [{ 'prompt-file': 'empty.md' }, /^prompt-file: the file empty\.md is blank/u],
    [{ 'prompt-file': 'blank.md' }, /^prompt-file: the file blank\.md is blank/u],
    [{ 'prompt-file': 'folder' }, /^prompt-file: folder is not a file/u],
    [{ 'prompt-file': 'latin1.md' }, /^prompt-file: the file latin1\.md is not UTF-8/u],
    [{ 'prompt-file': '../outside.md' }, /^prompt-file: \.\.\/outside\.md leads out of the workspace/u],
    [{ 'prompt-file': '/etc/passwd' }, /^prompt-file: \/etc\/passwd leads out of the workspace/u],
    [{ 'prompt-file': 'link.md' }, /^prompt-file: link\.md leads out of the workspace/u],
    [{ 'prompt-template': 'up/outside.md' }, /^prompt-template: up\/outside\.md leads out of the workspace/u],
    [
      { 'prompt-template': 'broken.md' },
      /^prompt-template: broken\.md, line 2, column 23: Unexpected end of expression: '=='/u,
    ],
    [
      { 'prompt-template': 'unclosed.md' },
      /^prompt-template: unclosed\.md, line 2, column 5: this expression is never closed/u,
    ],
    [
      { 'prompt-template': 'vanishing.md' },
      /^prompt-template: the template vanishing\.md gives a blank prompt/u,
    ],
    [{ 'project-id': ' ' }, /^project-id: is empty\. It is on the API keys page/u],
    [{ 'project-id': '..' }, /^project-id: “\.\.” is not a project id/u],
    [{ 'api-key': '' }, /^api-key: is empty\..*fork or Dependabot/u],
    [{ 'api-key': 'mint_dsc_x' }, /^api-key: is a key for the assistant/u],
    [{ 'api-key': 'mint_us_x' }, /^api-key: is a key for the index/u],
    [{ 'api-key': 'mint_a b' }, /^api-key: holds a blank/u],
    [
      { 'base-url': 'http://api.example.com' },
      /^base-url: “http:\/\/api\.example\.com” has to be an https URL/u,
    ],
    [{ 'base-url': 'http://localhost.example.com' }, /^base-url: .*https/u],
    [{ 'base-url': 'http://127.0.0.1.example.com' }, /^base-url: .*https/u],
    [{ 'base-url': 'https://me:pw@example.com' }, /^base-url: .*without user name/u],
    [{ 'base-url': 'api.example.com' }, /^base-url: “api\.example\.com” is not a URL/u],
    [{ 'base-url': 'file:///etc' }, /^base-url: .*https/u],
    [{ 'timeout-minutes': '0' }, /^timeout-minutes: “0” is not a number of minutes above 0 and at most 350/u],
    [{ 'timeout-minutes': '-1' }, /^timeout-minutes: “-1” is not/u],
    [{ 'timeout-minutes': 'abc' }, /^timeout-minutes: “abc” is not/u],
    [{ 'timeout-minutes': '1e9' }, /^timeout-minutes: “1e9” is not/u],
    [{ 'timeout-minutes': 'NaN' }, /^timeout-minutes: “NaN” is not/u],
    [{ 'timeout-minutes': '350.1' }, /^timeout-minutes: “350\.1” is not/u],
    [{ 'poll-interval-seconds': '0' }, /^poll-interval-seconds: “0” is not/u],
    [
      { 'poll-interval-seconds': '0.5', 'base-url': 'https://api.example.com', 'api-key': 'mint_x' },
      /^poll-interval-seconds: cannot be below 1/u,
    ],
    [{ wait: 'yes' }, /^wait: “yes” is neither true nor false/u],
    [{ comment: 'tRuE' }, /^comment: “tRuE” is neither true nor false/u],
    [{ comment: '1' }, /^comment: “1” is neither true nor false/u],
    [{ 'if-no-pr': 'fail' }, /^if-no-pr: “fail” is none of ignore, warn, error/u],
    [{ 'issue-number': '0' }, /^issue-number: “0” is not the number/u],
    [{ 'issue-number': '#7' }, /^issue-number: “#7” is not the number/u],
    [{ 'issue-number': '1.5' }, /^issue-number: “1\.5” is not the number/u],
    [{ comment: 'true', 'github-token': '' }, /^github-token: is empty, and comment needs it/u],
    [{ 'remove-label': 'true', 'github-token': ' ' }, /^github-token: .*remove-label/u],
    [{ 'pr-labels': 'docs', 'github-token': '' }, /^github-token: .*pr-labels/u],
    [{ 'pr-reviewers': 'octocat', 'github-token': '' }, /^github-token: .*pr-reviewers/u],
    [{ 'job-id': 'auto', prompt: 'a', 'github-token': '' }, /^github-token: .*job-id: auto/u],
    [{ include: 'comments', 'github-token': ' ' }, /^github-token: .*include/u],
    [{ include: 'issue', 'issue-number': '7', 'github-token': '' }, /^github-token: .*include/u],
    [{ 'project-id': 'mint_sandbox-key' }, /^project-id: .*API key/u],
    [{ 'job-id': 'x-mint_sandbox-key' }, /^job-id: .*API key/u],
    [{ 'poll-interval-seconds': '21000.1' }, /^poll-interval-seconds: “21000\.1”/u],
    [
      { 'poll-interval-seconds': '0.999', 'base-url': 'https://api.example.com' },
      /^poll-interval-seconds: cannot/u,
    ],
    [{ 'issue-number': '1'.repeat(16) }, /^issue-number: /u],
    [{ 'max-open-prs': '1000000' }, /^max-open-prs: /u],
    [{ 'max-open-prs': '1.5' }, /^max-open-prs: /u],
    [{ 'agent-login': 'mintlify[bot]x' }, /^agent-login: /u],
    [{ 'at-cap': 'wait' }, /^at-cap: /u],
    [{ 'dry-run': 'yes' }, /^dry-run: /u],
    [{ 'pr-repository': 'a/b/c' }, /^pr-repository: /u],
    [{ 'pr-labels': 'a\tb' }, /^pr-labels: /u],
    [{ 'pr-reviewers': '@Author' }, /^pr-reviewers: /u],
  ])('%j', async (inputs, message) => {
    expect(await alone(inputs)).toMatch(message);
  });
});

test.each([
  { wait: 'True', comment: 'FALSE' },
  { 'timeout-minutes': '350' },
  { 'timeout-minutes': '0.01' },
  { 'poll-interval-seconds': '21000' },
  { 'poll-interval-seconds': '0.001' },
  { 'issue-number': '1'.repeat(15) },
  { 'max-open-prs': '999999' },
  { 'pr-repository': 'a-b/c.d_e' },
  { 'agent-login': 'docs_agent' },
  { 'required-permission': 'triage' },
  { 'allow-bots': ' dependabot[bot] , my-app ,' },
  { 'pr-labels': `${Array.from({ length: 20 }, (_, index) => `name ${index}`).join()},name 0` },
  { 'pr-reviewers': Array.from({ length: 20 }, (_, index) => `name-${index}`).join() },
  { 'pr-reviewers': ' @author ,, acme/docs.team , octo_cat,' },
  { comment: 'false', 'remove-label': 'false', 'github-token': '' },
  { include: 'issue', 'github-token': '' },
  { 'job-id': 'job-1', include: ' diff , issue ', prompt: 'a' },
])('%j holds', async (inputs) => {
  await using s = await scenario();
  s.platform.addJob('Before.', [{ status: 'completed' }]);
  const { exitCode, outputs } = await s.run({
    workspace,
    with: { 'dry-run': 'true', 'required-permission': 'none', ...inputs },
  });
  expect(outputs['outcome']).toBe('dry-run');
  expect(exitCode).toBe(0);
});

test('an interval of a second is none too short for a service elsewhere', async () => {
  const problems = await refused({
    with: { 'poll-interval-seconds': '1', 'base-url': 'https://api.example.com', wait: 'x' },
  });
  expect(problems.map((problem) => problem.split(':')[0])).toEqual(['wait']);
});

test('of many patterns that cannot match, five are told', async () => {
  const problems = await refused({ with: { 'allowed-paths': '/a\n'.repeat(9) } });
  expect(problems).toHaveLength(5);
});

test('all problems are told at once, none twice, and what was given cannot forge a command or a line', async () => {
  const problems = await refused({
    with: {
      'project-id': '',
      'api-key': '',
      wait: 'a\n::error::forged',
      'timeout-minutes': '##[error]x',
      'prompt-file': 'nowhere.md',
      'issue-number': '-3',
      'if-no-pr': 'x',
      'base-url': 'nonsense',
    },
  });
  expect(problems.map((problem) => problem.slice(0, problem.indexOf(':'))).sort()).toEqual(
    [
      'api-key',
      'base-url',
      'if-no-pr',
      'issue-number',
      'project-id',
      'prompt-file',
      'timeout-minutes',
      'wait',
    ].sort(),
  );
  expect(problems.find((problem) => problem.startsWith('wait'))).toBe(
    'wait: “a ::error::forged” is neither true nor false',
  );
});

test('a key that does not look like one is refused at the public service, and sent as it is elsewhere', async () => {
  expect(await alone({ 'api-key': 'sk-123', 'base-url': '' })).toMatch(
    /^api-key: does not look like an admin key/u,
  );
  await using s = await scenario({ apiKey: 'sk-123' });
  expect((await s.run({ with: { wait: 'false' } })).outputs['outcome']).toBe('started');
});

test('an empty text, as workflows hand on, means the default', async () => {
  await using s = await scenario();
  const result = await s.run({
    with: {
      wait: '',
      'timeout-minutes': '',
      'poll-interval-seconds': '',
      'if-no-pr': '',
      comment: '',
      'issue-number': '',
    },
  });
  expect(result.outputs['outcome']).toBe('pr-created');
  expect(lines(s.github.requests).filter((line) => line.startsWith('POST'))).toEqual([]);
});

describe('an empty text lets the guards stand', () => {
  const inputs = {
    'skip-agent-events': '',
    'required-permission': ' ',
    'agent-login': '',
    'allow-bots': '',
    'at-cap': '',
    'dry-run': '',
  };
  const sentBy = (login: string) => ({
    name: 'issues',
    payload: { action: 'labeled', issue: { number: 1 }, sender: { login } },
  });

  test.each([
    ['mintlify[bot]', {}, 'agent-event'],
    ['dependabot[bot]', {}, 'bot'],
    ['hubot', { hubot: 'triage' }, 'permission'],
  ] as const)('%s: %o is skipped as %s', async (login, roles, reason) => {
    await using s = await scenario({}, { roles });
    const { outputs } = await s.run({ event: sentBy(login), with: inputs });
    expect(outputs).toMatchObject({ outcome: 'skipped', reason });
  });

  test('who can write is let in', async () => {
    await using s = await scenario({}, { roles: { hubot: 'write' } });
    expect((await s.run({ event: sentBy('hubot'), with: inputs })).outputs['outcome']).toBe('pr-created');
  });
});

test.each(['prompt.md', './folder/../prompt.md', 'inner-link.md'])(
  'a file in the workspace is read: %s',
  async (file) => {
    await using s = await scenario();
    expect((await s.run({ workspace, with: { 'prompt-file': file, wait: 'false' } })).exitCode).toBe(0);
    expect(s.platform.jobs[0]?.prompt).toBe('Do it.');
  },
);

test('a file in the workspace can be named by its absolute path', async () => {
  await using s = await scenario();
  const file = join(workspace, 'prompt.md');
  expect((await s.run({ workspace, with: { 'prompt-file': file, wait: 'false' } })).exitCode).toBe(0);
});

test('with step debugging on, the causes of a problem are shown', async () => {
  await using s = await scenario();
  const result = await s.run({
    with: { 'prompt-file': 'nowhere.md' },
    workspace,
    env: { RUNNER_DEBUG: '1' },
  });
  expect(result.log).toContain('ENOENT');
});
