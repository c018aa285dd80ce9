import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { shaOf } from '../../sandbox/github-history.ts';
import type { StepOptions, StepResult } from '../../sandbox/run-step.ts';
import { readDeclaredAction } from '../declared-action.ts';
import { type Event, event, HERE, scheduled } from './events.ts';
import { annotated, labeled, scenario } from './scenario.ts';

let folder: string;
let workspace: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inputs-'));
  workspace = join(folder, 'workspace');
  await mkdir(join(workspace, 'folder'), { recursive: true });
  const latin1 = Buffer.from('café', 'latin1');
  const files = { prompt: 'Do it.', empty: '', blank: ' \n\t\uFEFF\n', latin1 };
  for (const [name, text] of Object.entries(files)) await writeFile(join(workspace, `${name}.md`), text);
  await writeFile(join(folder, 'outside.md'), 'Not yours.');
});
afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));

type Inputs = Readonly<Record<string, string>>;

/** Runs steps whose inputs are invalid. Returns the problems of each. */
async function refused(...steps: readonly StepOptions[]): Promise<string[][]> {
  await using s = await scenario();
  const problems: string[][] = [];
  for (const step of steps) {
    const { exitCode, outputs, log, stderr, annotations: all } = await s.run({ workspace, ...step });
    // The runner's own warning.
    const annotations = all.filter(({ message }) => !message.startsWith('Unexpected input(s)'));
    expect(exitCode).toBe(1);
    expect(outputs).toMatchObject({ outcome: 'not-created', reason: 'invalid-input', 'job-id': '' });
    expect(log).not.toMatch(/^\s+at .*:\d+/mu);
    expect(stderr).toBe('');
    expect(annotations.every(({ level }) => level === 'error')).toBe(true);
    problems.push(annotations.map(({ message }) => message));
  }
  expect([...s.platform.requests, ...s.github.requests]).toEqual([]);
  return problems;
}

/** The same for inputs with one problem each. */
async function problemsOf(...all: readonly Inputs[]): Promise<string[]> {
  const problems = await refused(...all.map((inputs) => ({ with: inputs })));
  expect(problems.every(({ length }) => length === 1)).toBe(true);
  return problems.flat();
}

describe('an invalid input is reported with a fix', () => {
  const BOOLEAN = '`true` or `false`';
  const MINUTES = 'a number of minutes above 0 and at most 350';
  const NUMBER = 'the number of an issue or pull request, without `#`';
  const HTTPS =
    'an https URL without a user name, query or fragment (http only for this machine, such as `http://localhost:4700`)';
  test.each<[string, string, string[]]>([
    ['max-open-prs', 'a whole number from 1 to 999999', ['0', '1.5', '1000000']],
    ['pr-repository', 'a repository as `owner/name`', ['x', 'a/b/c', '../x', './x', 'a/..', 'a/.', 'a.b/c']],
    ['agent-login', 'a login', ['a b', 'mintlify[bot]x']],
    ['required-permission', 'one of `none`, `read`, `triage`, `write`, `maintain`, `admin`', ['owner']],
    ['allow-bots', 'comma-separated logins without wildcards, such as `renovate[bot]`', ['*', '*[bot]']],
    ['skip-agent-events', BOOLEAN, ['no']],
    ['dry-run', BOOLEAN, ['yes']],
    ['wait', BOOLEAN, ['yes']],
    ['comment', BOOLEAN, ['tRuE', '1']],
    ['if-out-of-scope', 'one of `error`, `warn`', ['ignore']],
    ['if-no-pr', 'one of `ignore`, `warn`, `error`', ['fail']],
    ['pr-labels', 'comma-separated labels, without semicolons or line breaks', ['docs;foo']],
    ['pr-reviewers', 'comma-separated logins, `org/team` or `@author`', ['@octocat', 'a/b/c', '@Author']],
    ['project-id', 'a project id', ['..']],
    ['job-id', 'a job id', ['..']],
    ['job-id', '`auto` in lower case', ['Auto', 'AUTO']],
    ['issue-number', NUMBER, ['0', '#7', '1.5', '1'.repeat(16)]],
    ['timeout-minutes', MINUTES, ['0', '-1', 'abc', '1e9', '0x1', '.5', '1.', '+1', '٣', '350.1']],
    ['poll-interval-seconds', 'a number of seconds above 0 and at most 21000', ['0', '21000.1']],
    ['base-url', 'a URL, such as `https://api.mintlify.com`', ['api.example.com']],
    ['base-url', HTTPS, ['', 'localhost.', '127.0.0.1.'].map((host) => `http://${host}example.com`)],
    ['base-url', HTTPS, ['https://me@a.example', 'https://:pw@a.example', 'ftp://localhost', 'file:///etc']],
    ['base-url', HTTPS, ['https://api.example.com/?v=2', 'https://api.example.com/#v2']],
  ])('%s must be %s', async (input, expected, values) => {
    const said = values.map((value) => `\`${input}\` must be ${expected}, not \`${value}\`.`);
    expect(await problemsOf(...values.map((value) => ({ [input]: value })))).toEqual(said);
  });

  test.each([
    ['allow-bots', 'dependabot[bot], *', '*'],
    ['include', 'issue,comment,Diff', 'comment, Diff'],
    ['include', 'comment, diff,issues,', 'comment, issues'],
    ['pr-reviewers', '@author, @octocat', '@octocat'],
  ])('of the list in %s, only what is wrong is quoted: %s', async (input, list, wrong) => {
    const [problem = ''] = await problemsOf({ [input]: list });
    expect(problem.slice(problem.indexOf(', not '))).toBe(`, not \`${wrong}\`.`);
  });

  const RANDOM = 'such as the output of `openssl rand -hex 32`.';
  const IN_QUOTES = ' is in quotes. Store the key in the secret without them.';
  const EMPTY_KEY =
    ' is empty. Check that the secret exists and that its name is right; runs from forks get no secrets, and runs from Dependabot only get Dependabot secrets.';
  const NOWHERE =
    ": `nowhere.md` doesn't exist in the workspace. Check the path, and that `actions/checkout` runs before this step";
  /** Values of an input, and how the problem goes on after its name. */
  const PROBLEMS: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
    prompt: [
      ['', ' is empty. Set `prompt` or `prompt-file`, or a `job-id`'],
      [' \n\t ', ' is blank.'],
      ['\u200B\u200B', ' is blank.'],
    ],
    // Masking takes each line by itself, and a short line would be taken out of every comment.
    'marker-key': [
      [`${'x'.repeat(32)}\nab`, ' has a space, a line break or a character that is not ASCII. Use a random'],
      ['x'.repeat(31), ` has fewer than 32 characters. Use a longer random secret, ${RANDOM}`],
    ],
    'allowed-paths': [
      ['!docs/**', ' only excludes paths, so it allows none. Put `**` on its first line'],
      ['docs/**, README.md', ' contains `docs/**, README.md`, which has a comma.'],
    ],
    'pr-labels': ['a\nb', 'a\tb'].map((labels) => [labels, ' must be comma-separated labels'] as const),
    'prompt-file': [
      ['nowhere.md', NOWHERE],
      ['empty.md', ': `empty.md` is blank.'],
      ['blank.md', ': `blank.md` is blank. Say what the agent should do'],
      ['folder', ": `folder` isn't a file. Set the path of one."],
      ['latin1.md', ": `latin1.md` isn't UTF-8. Save it in that encoding"],
      ['../outside.md', ': `../outside.md` is outside the workspace. Move the file into the workspace.'],
    ],
    'project-id': [[' ', ' is empty. Check how the input and the variable are spelled, and that it is']],
    'api-key': [
      [' ', EMPTY_KEY],
      ['mint_dsc_x', ' is an assistant key'],
      ['mint_us_x', ' is an index key (`mint_us_…`). Create an admin key (`mint_…`)'],
      // A correct key needs no other one.
      ...[`"mint_x"`, `'mint_x'`, '`mint_x`', '""'].map((key) => [key, IN_QUOTES] as const),
      ['mint_a b', ' has a space'],
    ],
  };
  test.each(Object.entries(PROBLEMS))('%s', async (input, cases) => {
    const problems = await problemsOf(...cases.map(([value]) => ({ [input]: value })));
    for (const [index, [, said]] of cases.entries()) {
      const beginning = `\`${input}\`${said}`;
      expect(problems[index]?.slice(0, beginning.length)).toBe(beginning);
    }
  });

  test('an interval below a second, for other servers', async () => {
    const elsewhere = { 'base-url': 'https://api.example.com', 'api-key': 'mint_x' };
    const intervals = ['0.5', '0.999'].map((value) => ({ ...elsewhere, 'poll-interval-seconds': value }));
    const problem = '`poll-interval-seconds` must be 1 or more, unless `base-url` is on this machine.';
    const allowed = { ...elsewhere, 'poll-interval-seconds': '1', wait: 'x' };
    const urls = ['http://127.9.8.7', 'http://[::1]', 'http://localhost'];
    const here = urls.map((url) => ({ 'base-url': url, 'poll-interval-seconds': '0.5', wait: 'x' }));
    const other = expect.stringMatching(/^`wait`/u);
    const problems = await problemsOf(...intervals, allowed, ...here, { ...intervals[0], 'base-url': 'x' });
    const noUrl = expect.stringMatching(/^`base-url` must be a URL/u);
    expect(problems).toEqual([problem, problem, other, other, other, other, noUrl]);
  });

  test('a prompt that is given twice, or missing for auto or with include', async () => {
    const twice = { prompt: 'a', 'prompt-file': 'prompt.md' };
    expect(await problemsOf(twice, { 'job-id': 'auto' }, { prompt: '', include: 'issue' })).toEqual([
      'Only one of `prompt` and `prompt-file` can be set. Remove one of them.',
      expect.stringMatching(/^`prompt` is empty\. Set .* a `job-id` other than `auto` to follow\.$/u),
      expect.stringMatching(/^`prompt` is empty\./u),
    ]);
  });

  test('a github-token that is empty, or two', async () => {
    const problem = "`github-token` is empty. Remove it to use the run's own token.";
    const two = expect.stringMatching(/^`github-token` has a space.*Store only the token in the secret\.$/u);
    const given = ['', ' ', 'one\ntwo'].map((token) => ({ 'github-token': token }));
    expect(await problemsOf(...given)).toEqual([problem, problem, two]);
  });
});

test('values at the limits are valid', async () => {
  const valid: readonly Inputs[] = [
    { wait: 'True', comment: 'FALSE', 'dry-run': 'TRUE', 'skip-agent-events': 'False' },
    { 'timeout-minutes': '350' },
    { 'poll-interval-seconds': '21000' },
    { 'poll-interval-seconds': '0.001', 'timeout-minutes': '0.01' },
    { 'issue-number': '1'.repeat(15) },
    { 'max-open-prs': '999999.0' },
    { 'pr-repository': 'a-b/c.d_e' },
    { 'pr-repository': 'octo_acme/.github' },
    { 'pr-repository': 'acme/...' },
    { 'agent-login': 'docs_agent' },
    { 'required-permission': 'triage' },
    { 'allow-bots': ' dependabot[bot] , my-app ,' },
    { 'pr-labels': `${Array.from({ length: 20 }, (_, index) => `name ${index}`).join()},name 0,👩‍💻` },
    { 'pr-reviewers': Array.from({ length: 20 }, (_, index) => `name-${index}`).join() },
    { 'pr-reviewers': ' @author ,, acme/docs.team , octo_cat,' },
    { 'job-id': 'job-1', include: ' diff , issue ,', prompt: 'a' },
  ];
  await using s = await scenario();
  s.platform.addJob('Before.', [{ status: 'completed' }]);
  for (const inputs of valid) {
    const step = { workspace, with: { 'dry-run': 'true', 'required-permission': 'none', ...inputs } };
    const { exitCode, outputs } = await s.run(step);
    expect([inputs, exitCode, outputs['outcome']]).toEqual([inputs, 0, 'dry-run']);
  }
});

test('each invalid pattern is reported', async () => {
  const [problems] = await refused({ with: { 'allowed-paths': '/a\n'.repeat(9) } });
  expect(problems).toHaveLength(9);
});

test('what `include` lacks is a problem also beside an empty prompt', async () => {
  const [problems] = await refused({ event: scheduled, with: { prompt: '', include: 'issue' } });
  expect(problems).toMatchObject([/^`prompt` is/u, /^`include`/u].map((one) => expect.stringMatching(one)));
});

test('a wrong issue-number is the only problem, and not also what could be included without one', async () => {
  const [problems] = await refused({ event: scheduled, with: { include: 'issue', 'issue-number': '#7' } });
  expect(problems).toEqual([expect.stringMatching(/^`issue-number` must be/u)]);
});

test('a misspelled input is the only problem, is named, and counts as invalid in the report', async () => {
  const one = (name: string, meant: string) => `\`${name}\` isn't an input of this action. Use \`${meant}\`.`;
  const steps: readonly (readonly [Inputs, string, string])[] = [
    [{ 'Dry Run': 'true' }, 'dry_run', 'dry-run'],
    [{ apikey: 'mint_x', 'api-key': '' }, 'apikey', 'api-key'],
    [{ promt: 'Do it.', prompt: '', 'job-id': 'job-1', include: 'issue' }, 'promt', 'prompt'],
    [{ promptfile: 'a.md', prompt: '', 'job-id': 'auto', include: 'issue' }, 'promptfile', 'prompt-file'],
    [{ jobid: 'job-1', prompt: '', include: 'diff' }, 'jobid', 'job-id'],
    [{ comments: 'true', github_token: 'x' }, 'comments', 'comment'],
  ];
  const expected = steps.map(([, given, meant]) => [one(given, meant)]);
  expected.at(-1)?.push(one('github_token', 'github-token'));
  expect(await refused(...steps.map(([inputs]) => ({ with: inputs })))).toEqual(expected);
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
  const given = { comment: 'true', 'remove-label': 'true', 'api-key': '' };
  const { outputs, log } = await s.run({ with: { ...given, ...inputs } });
  expect(outputs['reason']).toBe('invalid-input');
  expect(log).not.toMatch(/Couldn't (?:add a reaction|remove the label)/u);
  expect(s.github.reactions).toMatchObject(contents.map((content) => ({ content, on: 'issue', target: 1 })));
  expect(s.platform.requests).toEqual([]);
});

test.each([
  ['a schedule gets no 😕 on its report issue', scheduled, {}, []],
  ['a label gets a 😕 on its own issue, and not on the report issue', labeled, {}, [1]],
  ['a skipped label gets a 😕 there too', labeled, { 'api-key': 'mint_x', 'max-open-prs': '1' }, [1]],
])('with issue-number, %s', async (_, event, inputs, on) => {
  await using s = await scenario({}, { pulls: [{ number: 7, author: 'mintlify[bot]' }] });
  const given = { comment: 'true', 'issue-number': '9', 'api-key': '' };
  expect((await s.run({ event, with: { ...given, ...inputs } })).outputs['job-id']).toBe('');
  expect(s.github.reactions).toMatchObject(on.map((target) => ({ content: 'confused', target })));
  expect(s.github.reactions).toHaveLength(on.length);
});

test('the missing key is the only annotation on a pull request from a fork, whose run can only read', async () => {
  const fork = { head: { repo: { full_name: 'stranger/Hello-World' } } };
  const fromFork = event('pull_request', 'opened', { pull_request: fork });
  await using s = await scenario({}, { grants: { metadata: 'read' } });
  const { annotations, log } = await s.run({ event: fromFork, with: { comment: 'true', 'api-key': '' } });
  expect(annotations).toEqual([annotated('error', 'runs from forks get no secrets')]);
  expect(log).toContain("Couldn't add a reaction to #2");
});

const warningsOf = ({ exitCode, annotations }: StepResult): string[] => {
  expect(exitCode).toBe(0);
  const warnings = annotations.filter(({ title }) => title === 'Check the inputs');
  expect(warnings.every(({ level }) => level === 'warning')).toBe(true);
  return warnings.map(({ message }) => message);
};

/** Inputs that always have an effect, or none only with an event. */
const ALWAYS_EFFECTIVE = [
  'prompt prompt-file project-id api-key base-url github-token key dry-run wait',
  'timeout-minutes comment agent-login',
].flatMap((names) => names.split(' '));

const commits = [{ sha: shaOf('a'), parents: [], message: 'A', at: '2026-01-01T00:00:00Z' }];
const HISTORY = { commits, branches: { main: shaOf('a') } };

test('an input that has no effect beside the others is a warning that names both', async () => {
  const unused = { 'marker-key': 'x'.repeat(32) };
  const follow = { 'job-id': 'job-1', wait: 'false' };
  const AUTO = { 'job-id': 'auto', prompt: 'More.' };
  const CASES: readonly (readonly [Inputs, (string | undefined)?, string?, Event?])[] = [
    [{ wait: 'false', 'pr-labels': 'docs' }, 'pr-labels', 'wait: false`, because the step ends before'],
    [{ wait: 'false', 'pr-reviewers': 'octocat' }, 'pr-reviewers', 'wait: false'],
    [{ wait: 'false', 'allowed-paths': 'docs/**' }, 'allowed-paths', 'wait: false'],
    [{ wait: 'false', 'if-no-pr': 'error' }, 'if-no-pr', 'wait: false'],
    [{ wait: 'false', 'poll-interval-seconds': '5' }, 'poll-interval-seconds', 'wait: false'],
    [{ ...follow, 'poll-interval-seconds': '5' }, 'poll-interval-seconds', 'wait: false'],
    [{ 'job-id': 'job-1', include: 'issue' }, 'include', 'prompt`.* following a job sends nothing'],
    [{ 'job-id': 'job-1', 'required-permission': 'read' }, 'required-permission', 'prompt` or `prompt-file`'],
    [{ 'job-id': 'job-1', 'allow-bots': 'a[bot]' }, 'allow-bots', 'prompt'],
    [{ 'job-id': 'job-1', 'skip-agent-events': 'false' }, 'skip-agent-events', 'prompt'],
    [{ 'required-permission': 'read', 'allow-bots': 'a[bot]', 'skip-agent-events': 'false' }],
    [{ 'if-out-of-scope': 'warn' }, 'if-out-of-scope', 'allowed-paths'],
    [{ 'job-id': 'job-1', 'max-open-prs': '1' }, 'max-open-prs', 'job-id`, because no job is created'],
    [{ 'job-id': 'job-1', prompt: 'More.', 'max-open-prs': '1' }, 'max-open-prs', 'job-id'],
    [{ ...AUTO, 'pr-repository': 'acme/docs' }, 'job-id', 'pr-repository` and without an issue', scheduled],
    [{ ...AUTO, 'pr-repository': HERE }, undefined, '', scheduled],
    [{ ...AUTO, 'pr-repository': 'acme/docs' }, 'job-id', 'pr-repository', event('push')],
    [{ ...AUTO, 'pr-repository': 'acme/docs', comment: 'true' }, undefined, '', event('push')],
    [{ ...AUTO, 'pr-repository': 'acme/docs', include: 'merges' }, undefined, '', scheduled],
    [{ 'remove-label': 'true' }, 'remove-label', '', scheduled],
    [{ 'issue-number': '2' }, 'issue-number', 'comment`, `include` or `job-id: auto`'],
    [{ include: 'merges', 'issue-number': '2' }, 'issue-number', 'include: merges` alone, unless', scheduled],
    [unused, 'marker-key', 'comment`, `job-id: auto`, `pr-labels` or `pr-reviewers`'],
    [{ 'pr-repository': 'acme/docs' }, 'pr-repository', 'allowed-paths`, `comment`, `job-id: auto`, `max'],
    [{ 'pr-repository': 'acme/docs', 'pr-labels': 'docs', ...unused }],
    [{ 'pr-repository': 'acme/docs', 'max-open-prs': '3' }],
    [{ 'remove-label': 'true' }],
    [{ wait: 'false', 'if-no-pr': 'ignore', 'max-open-prs': '3' }],
    // The job has ended.
    [{ ...follow, 'if-no-pr': 'warn', 'pr-labels': 'docs', 'pr-reviewers': 'ann', 'allowed-paths': '**' }],
    [{ ...follow, prompt: 'More.', 'poll-interval-seconds': '5' }],
    [{ comment: 'true', 'issue-number': '1', ...unused }],
    [{ ...AUTO, 'max-open-prs': '3', ...unused }, undefined, '', scheduled],
    [{ include: 'issue', 'issue-number': '1' }],
    [{ 'allowed-paths': '**', 'if-out-of-scope': 'warn', 'pr-labels': 'docs', 'poll-interval-seconds': '5' }],
  ];
  await using s = await scenario({}, HISTORY);
  s.platform.addJob('Before.', [{ status: 'completed' }]);
  for (const [inputs, one, other, caused = labeled] of CASES) {
    const how = Object.keys(inputs).some((name) => other?.startsWith(name)) ? 'with ' : '(?:without|unless) ';
    const said = new RegExp(`^\`${one}\` has no effect ${how}.*${other && `\`${other}`}`, 'u');
    const told = one === undefined ? [] : [expect.stringMatching(said)];
    expect([inputs, ...warningsOf(await s.run({ with: inputs, event: caused }))]).toEqual([inputs, ...told]);
  }
  expect(warningsOf(await s.run({ attempt: 2, with: { wait: 'false', 'allowed-paths': '**' } }))).toEqual([]);
  const decided = [...ALWAYS_EFFECTIVE, ...CASES.flatMap(([, input]) => input ?? [])];
  const declared = Object.keys(readDeclaredAction('action.yml').inputs);
  const TO_DECIDE = 'in `inputsWithoutEffect`? Then add a row to CASES, else a name to ALWAYS_EFFECTIVE';
  const undecided = declared.filter((name) => !decided.includes(name)).map((name) => `${name}: ${TO_DECIDE}`);
  const unknown = decided.filter((name) => !declared.includes(name)).map((name) => `${name} isn't declared`);
  expect([...undecided, ...unknown]).toEqual([]);
});

test.each<[string, StepOptions, boolean]>([
  ['an issue', {}, true],
  ['issue-number', { event: scheduled, with: { 'issue-number': '1' } }, true],
  ['comment: true', { with: { comment: 'true' } }, false],
  ['nothing to comment on', { event: scheduled }, false],
  ['a mark', { event: scheduled, with: { include: 'issue, merges', 'issue-number': '1' } }, false],
])('job-id: auto without a comment to find later is a warning: %s', async (_, options, isWarned) => {
  await using s = await scenario({}, HISTORY);
  const inputs = { 'job-id': 'auto', prompt: 'Do it.', ...options.with };
  const said = /^Without `comment: true`, a later run with `job-id: auto` .* creates another one\.$/u;
  const expected = isWarned ? [expect.stringMatching(said)] : [];
  expect(warningsOf(await s.run({ ...options, with: inputs }))).toEqual(expected);
});

test.each([
  ['', ''],
  ['acme/docs-agent-action', ''],
  ['', 'v1'],
])('an action of repository %j with ref %j links no help', async (name, ref) => {
  await using s = await scenario();
  const env = { GITHUB_ACTION_REPOSITORY: name, GITHUB_ACTION_REF: ref };
  const { summary, log } = await s.run({ env, with: { wait: 'yes' } });
  expect(summary + log).not.toMatch(/troubleshooting/iu);
});

test('all problems are reported at once, none twice, as a list with help, and a value can’t forge a command or a line', async () => {
  await using s = await scenario();
  const inputs = {
    'project-id': '',
    'api-key': '',
    wait: 'a\n::error::forged',
    'timeout-minutes': '##[error]x',
    'prompt-file': 'nowhere.md',
    'issue-number': '-3',
    'if-no-pr': 'x',
    'base-url': 'nonsense',
    'allowed-paths': `${'a/'.repeat(50)}[`,
  };
  const step = { github: s.github.enterprise.url, with: inputs };
  const { summary, annotations, log, outputs } = await s.run(step);
  const messages = annotations.map(({ message }) => message);
  const names = messages.map((message) => /^`([^`]+)`/u.exec(message)?.[1] ?? '');
  expect(names.toSorted()).toEqual(Object.keys(inputs).toSorted());
  expect(names.at(-1)).toBe('prompt-file');
  expect(annotations.map(({ title }) => title)).toEqual(names.map((name) => `Invalid input: ${name}`));
  expect(messages).toContain('`wait` must be `true` or `false`, not `a ::error::forged`.');
  expect(outputs['message']).toBe(`No job was created. ${messages.join(' ')}`);
  expect(summary).toContain(`❌ **No docs job started**\n\n${messages.map((one) => `- ${one}\n`).join('')}`);
  const help = 'https://github.com/acme/docs-agent-action/blob/v1/docs/troubleshooting.md#invalid-input';
  expect(log.split('\n').at(-1)).toBe(`Troubleshooting: ${help}`);
  expect(summary).toContain(`[troubleshooting page](${help})`);
});

test('a key of another form is refused for the public API, and sent unchanged to other servers', async () => {
  expect(await problemsOf({ 'api-key': 'sk-123', 'base-url': '' })).toEqual([
    expect.stringMatching(/^`api-key` isn't an admin key.* Create an admin key on/u),
  ]);
  await using s = await scenario({ apiKey: 'sk-123' });
  expect((await s.run({ with: { wait: 'false' } })).outputs['outcome']).toBe('started');
});
