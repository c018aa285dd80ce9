import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { payload } from '../../sandbox/payloads.ts';
import type { StepOptions } from '../../sandbox/run-step.ts';
import { canLink, testOfLinks } from '../machine.ts';
import { lines, scenario } from './scenario.ts';

const SCHEDULE = { name: 'schedule', payload: payload('schedule') };

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
  if (canLink) {
    await symlink(join(folder, 'outside.md'), join(workspace, 'link.md'));
    await symlink(folder, join(workspace, 'up'), 'junction');
    await symlink(join(workspace, 'prompt.md'), join(workspace, 'inner-link.md'));
  }
  await writeFile(
    join(workspace, 'broken.md'),
    'fine ${{ github.ref }}\r\nthen 🙂 ${{ github.ref == }} more',
  );
  await writeFile(join(workspace, 'secret.md'), 'Use ${{ secrets.DEPLOY_KEY }}');
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

describe('an invalid input is reported with a fix', () => {
  test.each([
    [{ prompt: '' }, /^`prompt` is empty\. Set `prompt`, `prompt-file` or `prompt-template`, or a `job-id`/u],
    [{ prompt: ' \n\t ' }, /^`prompt` is blank\./u],
    [
      { prompt: 'a', 'prompt-file': 'prompt.md' },
      /^Only one of `prompt` and `prompt-file` can be set\. Remove the other\.$/u,
    ],
    [
      { 'prompt-file': 'prompt.md', 'prompt-template': 'prompt.md' },
      /^Only one of `prompt-file` and `prompt-template` can be set\. Remove the other\.$/u,
    ],
    [{ 'max-open-prs': '0' }, /^`max-open-prs` must be a whole number of 1 or more, not `0`\.$/u],
    [{ 'pr-repository': 'docs' }, /^`pr-repository` must be a repository as `owner\/name`, not `docs`\.$/u],
    [{ 'agent-login': 'a b' }, /^`agent-login` must be a login, not `a b`\.$/u],
    [
      { 'required-permission': 'owner' },
      /^`required-permission` must be `none`, `read`, `triage`, `write`, `maintain` or `admin`, not `owner`\.$/u,
    ],
    [{ 'allow-bots': 'my-app[bot], *' }, /^`allow-bots` must be .* without wildcards/u],
    [{ 'skip-agent-events': 'no' }, /^`skip-agent-events` must be `true` or `false`, not `no`\.$/u],
    [
      { 'max-open-prs': '3', 'github-token': '' },
      /^`github-token` is empty, but it is required for `max-open-prs`\./u,
    ],
    [{ 'job-id': 'auto' }, /^`job-id: auto` needs the prompt that started the job\. Set `prompt`/u],
    // Masking takes each line by itself, and a short line would be taken out of every comment.
    [{ 'marker-key': `${'x'.repeat(32)}\nab` }, /^`marker-key` has a space, a line break/u],
    [{ 'allowed-paths': '!docs/**' }, /^`allowed-paths` only excludes/u],
    [
      { 'allowed-paths': 'docs/**, README.md' },
      /^`allowed-paths` contains `docs\/\*\*, README\.md`, which .*comma/u,
    ],
    [
      { 'allowed-paths': 'docs/**\n../src/**' },
      /^`allowed-paths` contains `\.\.\/src\/\*\*`, which can't match a path\./u,
    ],
    [
      { 'allowed-paths': '/docs/**' },
      /^`allowed-paths` contains `\/docs\/\*\*`, which can't match a path\./u,
    ],
    [{ 'allowed-paths': 'docs/**\n'.repeat(10_000) }, /^`allowed-paths` has 10,000 patterns/u],
    [
      { 'allowed-paths': 'docs/**', 'github-token': '' },
      /^`github-token` is empty, but it is required for `allowed-paths`\./u,
    ],
    [{ 'if-out-of-scope': 'ignore' }, /^`if-out-of-scope` must be `error` or `warn`, not `ignore`\.$/u],
    [{ 'pr-labels': 'a\nb' }, /^`pr-labels` has a line break\./u],
    [
      { 'pr-labels': Array.from({ length: 21 }, (_, index) => `name-${index}`).join() },
      /^`pr-labels` has more than 20 labels\.$/u,
    ],
    [
      { 'pr-reviewers': '@octocat' },
      /^`pr-reviewers` must be comma-separated logins, `org\/team` or `@author`, not `@octocat`\.$/u,
    ],
    [
      { 'pr-reviewers': 'a/b/c' },
      /^`pr-reviewers` must be comma-separated logins, `org\/team` or `@author`, not `a\/b\/c`\.$/u,
    ],
    [
      { 'pr-reviewers': Array.from({ length: 21 }, (_, index) => `name-${index}`).join() },
      /^`pr-reviewers` has more than 20/u,
    ],
    [{ 'job-id': '..' }, /^`job-id` must be a job id, not `\.\.`\.$/u],
    [
      { 'prompt-file': 'nowhere.md' },
      /^`prompt-file`: `nowhere\.md` doesn't exist in the workspace\. .*`actions\/checkout`/u,
    ],
    [{ 'prompt-file': 'empty.md' }, /^`prompt-file`: `empty\.md` is blank\./u],
    [{ 'prompt-file': 'blank.md' }, /^`prompt-file`: `blank\.md` is blank\./u],
    [{ 'prompt-file': 'folder' }, /^`prompt-file`: `folder` isn't a file\.$/u],
    [{ 'prompt-file': 'latin1.md' }, /^`prompt-file`: `latin1\.md` isn't UTF-8\./u],
    [{ 'prompt-file': '../outside.md' }, /^`prompt-file`: `\.\.\/outside\.md` is outside the workspace\./u],
    [{ 'prompt-file': '/etc/passwd' }, /^`prompt-file`: `\/etc\/passwd` is outside the workspace\./u],
    [
      { 'prompt-template': 'broken.md' },
      /^`prompt-template`: invalid expression in `broken\.md`, line 2, column 23: Unexpected end of expression: '=='\./u,
    ],
    [
      { 'prompt-template': 'secret.md' },
      /^`prompt-template`: invalid expression in `secret\.md`, line 1, column 9: .*'secrets'.*only use `github` and `env`, because/u,
    ],
    [
      { 'prompt-template': 'unclosed.md' },
      /^`prompt-template`: invalid expression in `unclosed\.md`, line 2, column 5: it is never closed/u,
    ],
    [
      { 'prompt-template': 'vanishing.md' },
      /^`prompt-template`: `vanishing\.md` results in a blank prompt\./u,
    ],
    [
      { 'project-id': ' ' },
      /^`project-id` is empty\. Check how the input and the variable are spelled; .*API keys page/u,
    ],
    [{ 'project-id': '..' }, /^`project-id` must be a project id, not `\.\.`\.$/u],
    [
      { 'api-key': '' },
      /^`api-key` is empty\. Check that the secret exists .*runs from Dependabot only get Dependabot secrets\.$/u,
    ],
    [{ 'api-key': 'mint_dsc_x' }, /^`api-key` is an assistant key/u],
    [{ 'api-key': 'mint_us_x' }, /^`api-key` is an index key/u],
    // A correct key needs no other one.
    ...[`"mint_x"`, `'mint_x'`, '`mint_x`'].map((key): [Record<string, string>, RegExp] => [
      { 'api-key': key },
      /^`api-key` is in quotes\. Store the key in the secret without them\.$/u,
    ]),
    [{ 'api-key': 'mint_a b' }, /^`api-key` has a space/u],
    [
      { 'base-url': 'http://api.example.com' },
      /^`base-url` must be an https URL .*, not `http:\/\/api\.example\.com`\.$/u,
    ],
    [{ 'base-url': 'http://localhost.example.com' }, /^`base-url` must be an https URL/u],
    [{ 'base-url': 'http://127.0.0.1.example.com' }, /^`base-url` must be an https URL/u],
    [{ 'base-url': 'https://me:pw@example.com' }, /^`base-url` must be .*without a user name/u],
    [{ 'base-url': 'api.example.com' }, /^`base-url` must be a URL, not `api\.example\.com`\.$/u],
    [{ 'base-url': 'file:///etc' }, /^`base-url` must be an https URL/u],
    [
      { 'timeout-minutes': '0' },
      /^`timeout-minutes` must be a number of minutes above 0 and at most 350, not `0`\.$/u,
    ],
    [{ 'timeout-minutes': '-1' }, /^`timeout-minutes` must be a number of .*, not `-1`\.$/u],
    [{ 'timeout-minutes': 'abc' }, /^`timeout-minutes` must be a number of .*, not `abc`\.$/u],
    [{ 'timeout-minutes': '1e9' }, /^`timeout-minutes` must be a number of .*, not `1e9`\.$/u],
    [{ 'timeout-minutes': 'NaN' }, /^`timeout-minutes` must be a number of .*, not `NaN`\.$/u],
    [{ 'timeout-minutes': '350.1' }, /^`timeout-minutes` must be a number of .*, not `350\.1`\.$/u],
    [{ 'poll-interval-seconds': '0' }, /^`poll-interval-seconds` must be a number of .*, not `0`\.$/u],
    [
      { 'poll-interval-seconds': '0.5', 'base-url': 'https://api.example.com', 'api-key': 'mint_x' },
      /^`poll-interval-seconds` must be 1 or more/u,
    ],
    [{ wait: 'yes' }, /^`wait` must be `true` or `false`, not `yes`\.$/u],
    [{ comment: 'tRuE' }, /^`comment` must be `true` or `false`, not `tRuE`\.$/u],
    [{ comment: '1' }, /^`comment` must be `true` or `false`, not `1`\.$/u],
    [{ 'if-no-pr': 'fail' }, /^`if-no-pr` must be `ignore`, `warn` or `error`, not `fail`\.$/u],
    [{ 'issue-number': '0' }, /^`issue-number` must be the number of an issue or pull request, not `0`\.$/u],
    [
      { 'issue-number': '#7' },
      /^`issue-number` must be the number of an issue or pull request, not `#7`\.$/u,
    ],
    [
      { 'issue-number': '1.5' },
      /^`issue-number` must be the number of an issue or pull request, not `1\.5`\.$/u,
    ],
    [
      { comment: 'true', 'github-token': '' },
      /^`github-token` is empty, but it is required for `comment`\./u,
    ],
    [{ 'remove-label': 'true', 'github-token': ' ' }, /^`github-token` .*remove-label/u],
    [{ 'pr-labels': 'docs', 'github-token': '' }, /^`github-token` .*pr-labels/u],
    [{ 'pr-reviewers': 'octocat', 'github-token': '' }, /^`github-token` .*pr-reviewers/u],
    [{ 'job-id': 'auto', prompt: 'a', 'github-token': '' }, /^`github-token` .*job-id: auto/u],
    [{ include: 'comments', 'github-token': ' ' }, /^`github-token` .*include/u],
    [{ include: 'issue', 'issue-number': '7', 'github-token': '' }, /^`github-token` .*include/u],
    [
      { include: 'comments', comment: 'true', 'github-token': '' },
      /^`github-token` is empty, but it is required for `comment`, `include`\./u,
    ],
    [{ 'project-id': 'mint_sandbox-key' }, /^`project-id` .*API key/u],
    [{ 'job-id': 'x-mint_sandbox-key' }, /^`job-id` .*API key/u],
    [{ 'poll-interval-seconds': '21000.1' }, /^`poll-interval-seconds` .*`21000\.1`/u],
    [
      { 'poll-interval-seconds': '0.999', 'base-url': 'https://api.example.com' },
      /^`poll-interval-seconds` must be/u,
    ],
    [{ 'issue-number': '1'.repeat(16) }, /^`issue-number` /u],
    [{ 'max-open-prs': '1000000' }, /^`max-open-prs` /u],
    [{ 'max-open-prs': '1.5' }, /^`max-open-prs` /u],
    [{ 'agent-login': 'mintlify[bot]x' }, /^`agent-login` /u],
    [{ 'at-cap': 'wait' }, /^`at-cap` /u],
    [{ 'dry-run': 'yes' }, /^`dry-run` /u],
    [{ 'pr-repository': 'a/b/c' }, /^`pr-repository` /u],
    [{ 'pr-labels': 'a\tb' }, /^`pr-labels` /u],
    [{ 'pr-reviewers': '@Author' }, /^`pr-reviewers` /u],
  ])('%j', async (inputs, message) => {
    expect(await alone(inputs)).toMatch(message);
  });

  testOfLinks.each([
    ['prompt-file', 'link.md'],
    ['prompt-template', 'up/outside.md'],
  ])('%s: %s', async (input, path) => {
    const message = `\`${input}\`: \`${path}\` is outside the workspace.`;
    expect((await alone({ [input]: path }))?.slice(0, message.length)).toBe(message);
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
])('%j is valid', async (inputs) => {
  await using s = await scenario();
  s.platform.addJob('Before.', [{ status: 'completed' }]);
  const { exitCode, outputs } = await s.run({
    workspace,
    with: { 'dry-run': 'true', 'required-permission': 'none', ...inputs },
  });
  expect(outputs['outcome']).toBe('dry-run');
  expect(exitCode).toBe(0);
});

test('an interval of a second is allowed for other servers', async () => {
  const problems = await refused({
    with: { 'poll-interval-seconds': '1', 'base-url': 'https://api.example.com', wait: 'x' },
  });
  expect(problems).toEqual([expect.stringMatching(/^`wait`/u)]);
});

test('of many invalid patterns, five are reported', async () => {
  const problems = await refused({ with: { 'allowed-paths': '/a\n'.repeat(9) } });
  expect(problems).toHaveLength(5);
});

describe('an empty key is explained by the event', () => {
  const pull = payload('pull_request', 'opened');
  const fromFork = (name: string) => ({
    name,
    payload: payload('pull_request', 'opened', {
      pull_request: { head: { repo: { full_name: 'stranger/Hello-World' } } },
    }),
  });
  test.each([
    [
      'a fork',
      fromFork('pull_request'),
      /^`api-key` is empty, because GitHub gives no secrets to pull requests from forks\./u,
    ],
    [
      'pull_request_target of a fork',
      fromFork('pull_request_target'),
      /^`api-key` is empty\. Check that the secret exists/u,
    ],
    [
      'the same repository',
      { name: 'pull_request', payload: pull },
      /^`api-key` is empty\. Check that the secret exists/u,
    ],
    [
      'Dependabot',
      {
        name: 'pull_request',
        payload: payload('pull_request', 'opened', { sender: { login: 'dependabot[bot]' } }),
      },
      /^`api-key` is empty, because runs that Dependabot triggers get no Actions secrets\./u,
    ],
  ])('%s', async (_, event, message) => {
    const [problem, ...others] = await refused({ event, with: { 'api-key': '' } });
    expect(others).toEqual([]);
    expect(problem).toMatch(message);
  });
});

test('several problems are a list in the summary, with a title for each annotation and a link to help', async () => {
  await using s = await scenario();
  const { summary, annotations, log } = await s.run({ with: { wait: 'yes', 'timeout-minutes': '0' } });
  expect(summary).toContain(
    [
      '❌ **No docs job created**',
      '',
      '- `wait` must be `true` or `false`, not `yes`.',
      '- `timeout-minutes` must be a number of minutes above 0 and at most 350, not `0`.',
      '',
    ].join('\n'),
  );
  expect(annotations.map(({ title }) => title)).toEqual([
    'Invalid input: wait',
    'Invalid input: timeout-minutes',
  ]);
  const help = 'https://github.com/acme/docs-agent-action/blob/v1/docs/troubleshooting.md#invalid-input';
  expect(log.split('\n').at(-1)).toBe(`Troubleshooting: ${help}`);
  expect(summary).toContain(`[troubleshooting](${help})`);
});

test.each<[string, Readonly<Record<string, string>>, string[]]>([
  ['comment: true', {}, ['confused']],
  ['comment: false', { comment: 'false' }, []],
  ['an invalid comment', { comment: 'x' }, []],
  ['dry-run: true', { 'dry-run': 'true' }, []],
  ['an invalid dry-run', { 'dry-run': 'x' }, []],
  ['an empty github-token', { 'github-token': '' }, []],
])('invalid inputs get a 😕 on what asked, if they comment: %s', async (_, inputs, contents) => {
  await using s = await scenario();
  const { outputs } = await s.run({ with: { comment: 'true', 'api-key': '', ...inputs } });
  expect(outputs['reason']).toBe('invalid-input');
  expect(s.github.reactions.map(({ content, on, target }) => [content, on, target])).toEqual(
    contents.map((content) => [content, 'issue', 1]),
  );
  expect(s.platform.requests).toEqual([]);
});

test('the missing key is the only annotation on a pull request from a fork, whose run can only read', async () => {
  await using s = await scenario({}, { grants: { metadata: 'read' } });
  const event = {
    name: 'pull_request',
    payload: payload('pull_request', 'opened', {
      pull_request: { head: { repo: { full_name: 'stranger/Hello-World' } } },
    }),
  };
  const { annotations, log } = await s.run({ event, with: { comment: 'true', 'api-key': '' } });
  expect(annotations.map(({ message }) => message)).toEqual([
    expect.stringContaining('pull requests from forks'),
  ]);
  expect(log).toContain("Couldn't add a reaction to #2");
});

describe('an input that has no effect beside the others is a warning that names both', () => {
  const unused = 'x'.repeat(32);
  test.each<[Readonly<Record<string, string>>, string, string]>([
    [{ wait: 'false', 'pr-labels': 'docs' }, 'pr-labels', 'wait: false'],
    [{ wait: 'false', 'pr-reviewers': 'octocat' }, 'pr-reviewers', 'wait: false'],
    [{ wait: 'false', 'allowed-paths': 'docs/**' }, 'allowed-paths', 'wait: false'],
    [{ wait: 'false', 'if-no-pr': 'error' }, 'if-no-pr', 'wait: false'],
    [{ wait: 'false', 'poll-interval-seconds': '5' }, 'poll-interval-seconds', 'wait: false'],
    [{ 'at-cap': 'continue' }, 'at-cap', 'max-open-prs'],
    [{ 'if-out-of-scope': 'warn' }, 'if-out-of-scope', 'allowed-paths'],
    [{ 'job-id': 'job-1', 'max-open-prs': '1' }, 'max-open-prs', 'job-id'],
    [{ 'job-id': 'job-1', prompt: 'More.', 'max-open-prs': '1' }, 'max-open-prs', 'job-id'],
    [{ 'issue-number': '2' }, 'issue-number', 'comment'],
    [{ 'marker-key': unused }, 'marker-key', 'comment'],
  ])('%o', async (inputs, one, other) => {
    await using s = await scenario();
    s.platform.addJob('Before.', [{ status: 'completed' }]);
    const { exitCode, annotations } = await s.run({ with: inputs });
    expect(exitCode).toBe(0);
    expect(annotations.filter(({ title }) => title === 'Check the inputs')).toEqual([
      {
        level: 'warning',
        title: 'Check the inputs',
        message: expect.stringMatching(new RegExp(`^\`${one}\` has no effect .*\`${other}`, 'u')),
      },
    ]);
  });

  test.each<Readonly<Record<string, string>>>([
    { wait: 'false', 'if-no-pr': 'ignore', 'max-open-prs': '3' },
    { comment: 'true', 'issue-number': '1', 'marker-key': unused },
    { 'at-cap': 'continue', 'max-open-prs': '3', 'marker-key': unused },
    { 'allowed-paths': '**', 'if-out-of-scope': 'warn', 'pr-labels': 'docs', 'poll-interval-seconds': '5' },
  ])('not %o', async (inputs) => {
    await using s = await scenario();
    const { annotations } = await s.run({ with: inputs });
    expect(annotations.filter(({ title }) => title === 'Check the inputs')).toEqual([]);
  });
});

test.each<[string, StepOptions, boolean]>([
  ['an issue', {}, true],
  ['issue-number', { event: SCHEDULE, with: { 'issue-number': '1' } }, true],
  ['comment: true', { with: { comment: 'true' } }, false],
  ['nothing to comment on', { event: SCHEDULE }, false],
])(
  'job-id: auto without a comment for the next run to find is a warning: %s',
  async (_, options, isWarned) => {
    await using s = await scenario();
    const { exitCode, annotations } = await s.run({
      ...options,
      with: { 'job-id': 'auto', prompt: 'Do it.', ...options.with },
    });
    expect(exitCode).toBe(0);
    const warnings = annotations.filter(({ title }) => title === 'Check the inputs');
    expect(warnings.map(({ message }) => message)).toEqual(
      isWarned
        ? [expect.stringMatching(/^Without `comment: true`, .*`job-id: auto` .* creates another one\.$/u)]
        : [],
    );
  },
);

test('a missing prompt is one problem, also with include', async () => {
  const problems = await refused({ with: { prompt: '', include: 'issue' } });
  expect(problems).toEqual([expect.stringMatching(/^`prompt` is empty\./u)]);
});

test('a local action has no link to help', async () => {
  await using s = await scenario();
  const env = { GITHUB_ACTION_REPOSITORY: '', GITHUB_ACTION_REF: '' };
  const { summary, log } = await s.run({ env, with: { wait: 'yes' } });
  expect(summary + log).not.toMatch(/troubleshooting/iu);
});

test('all problems are reported at once, none twice, and a value can’t forge a command or a line', async () => {
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
  const names = problems.map((problem) => /^`([^`]+)`/u.exec(problem)?.[1] ?? '');
  expect(names).toHaveLength(8);
  expect(new Set(names)).toEqual(
    new Set([
      'api-key',
      'base-url',
      'if-no-pr',
      'issue-number',
      'project-id',
      'prompt-file',
      'timeout-minutes',
      'wait',
    ]),
  );
  expect(problems.find((problem) => problem.startsWith('`wait`'))).toBe(
    '`wait` must be `true` or `false`, not `a ::error::forged`.',
  );
});

test('a key of another form is refused for the public API, and sent unchanged to other servers', async () => {
  expect(await alone({ 'api-key': 'sk-123', 'base-url': '' })).toMatch(/^`api-key` isn't an admin key/u);
  await using s = await scenario({ apiKey: 'sk-123' });
  expect((await s.run({ with: { wait: 'false' } })).outputs['outcome']).toBe('started');
});

test('an empty value means the default', async () => {
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

describe('the guards apply to empty values', () => {
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

  test('a person with write access is allowed', async () => {
    await using s = await scenario({}, { roles: { hubot: 'write' } });
    expect((await s.run({ event: sentBy('hubot'), with: inputs })).outputs['outcome']).toBe('pr-created');
  });
});

async function isRead(file: string): Promise<void> {
  await using s = await scenario();
  expect((await s.run({ workspace, with: { 'prompt-file': file, wait: 'false' } })).exitCode).toBe(0);
  expect(s.platform.jobs[0]?.prompt).toBe('Do it.');
}
test.each(['prompt.md', './folder/../prompt.md'])('a file in the workspace is read: %s', isRead);
testOfLinks('a file in the workspace is read through a link', () => isRead('inner-link.md'));

test('a file in the workspace can be named by its absolute path', async () => {
  await using s = await scenario();
  const file = join(workspace, 'prompt.md');
  expect((await s.run({ workspace, with: { 'prompt-file': file, wait: 'false' } })).exitCode).toBe(0);
});

test('with step debugging, the causes of a problem are logged', async () => {
  await using s = await scenario();
  const result = await s.run({
    with: { 'prompt-file': 'nowhere.md' },
    workspace,
    env: { RUNNER_DEBUG: '1' },
  });
  expect(result.log).toContain('ENOENT');
});
