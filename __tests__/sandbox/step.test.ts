import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtempDisposable, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import * as z from 'zod/mini';
import { parseFileCommand } from '../../sandbox/file-commands.ts';
import { payload } from '../../sandbox/payloads.ts';
import { cancelAsRunner, type StepOptions } from '../../sandbox/run-step.ts';
import { stepEnvironment, warnOfUnknownInputs } from '../../sandbox/step-environment.ts';
import { lineReader, StepLog } from '../../sandbox/workflow-commands.ts';
import { fakeSteps } from './fake-action.ts';

const { run, start } = fakeSteps();
const VARIABLES = z.record(z.string(), z.string());

const append = (variable: string, text: string) =>
  `(await import('node:fs')).appendFileSync(process.env.${variable}, ${JSON.stringify(text)});`;

describe('the environment', () => {
  const names = ['workspace', 'home', 'temp', 'event', 'output', 'state', 'summary', 'env', 'path'] as const;
  const [workspace, home, temp, event, output, state, summary, env, path] = names;
  const paths = { workspace, home, temp, event, output, state, summary, env, path };
  const action = {
    inputs: {
      'project-id': {},
      wait: { default: true },
      'two words': { default: 'x' },
      nothing: null,
      'github-token': { default: '${{ github.token }}' },
    },
    runs: { using: 'node24', main: 'main.mjs' },
  } as const;
  const envOf = (options: StepOptions) => stepEnvironment(action, options, paths);

  test('has given inputs, defaults, empty inputs, and unknown ones with a warning', () => {
    const given = { 'Project-Id': ' p ', strange: 'odd' };
    expect(envOf({ with: given, token: 'ghs_t' })).toMatchObject({
      'INPUT_PROJECT-ID': ' p ',
      INPUT_WAIT: 'true',
      INPUT_TWO_WORDS: 'x',
      INPUT_NOTHING: '',
      'INPUT_GITHUB-TOKEN': 'ghs_t',
      INPUT_STRANGE: 'odd',
    });
    const log = new StepLog({ secrets: [], showsDebug: false });
    warnOfUnknownInputs(action, given, log);
    const message = `Unexpected input(s) 'strange', valid inputs are ['project-id', 'wait', 'two words', 'nothing', 'github-token']`;
    expect(log.annotations).toEqual([{ level: 'warning', message }]);
  });

  test('has the ref of a pull request, and the URLs of a GitHub Enterprise server', () => {
    const pull = { name: 'pull_request', payload: payload('pull_request', 'opened') };
    expect(envOf({ event: pull, github: 'https://github.acme.dev/api/v3' })).toMatchObject({
      GITHUB_REF: 'refs/pull/2/merge',
      GITHUB_REF_NAME: '2/merge',
      GITHUB_API_URL: 'https://github.acme.dev/api/v3',
      GITHUB_GRAPHQL_URL: 'https://github.acme.dev/api/graphql',
      GITHUB_SERVER_URL: 'https://github.acme.dev',
    });
  });

  test('inherits nothing', async () => {
    const showEnv = 'console.log(JSON.stringify(process.env))';
    process.env['STRAY_VARIABLE'] = 'x';
    const [real, virtual] = [await run(showEnv), await run(showEnv, { clock: 'virtual' })];
    delete process.env['STRAY_VARIABLE'];
    // Windows and macOS add variables of their own.
    const bare = spawnSync(process.execPath, ['-p', 'JSON.stringify(process.env)'], { env: {} });
    const namesIn = (json: string) => Object.keys(VARIABLES.parse(JSON.parse(json)));
    const known = ['CI', 'HOME', 'PATH', ...namesIn(String(bare.stdout))].map((name) => name.toUpperCase());
    for (const found of [namesIn(real.stdout), namesIn(virtual.stdout)]) {
      expect(found).toEqual(expect.arrayContaining(['CI', 'HOME', 'PATH']));
      const others = found.filter((name) => !/^(?:GITHUB|RUNNER)_/u.test(name));
      expect(others.filter((name) => !known.includes(name.toUpperCase()))).toEqual([]);
    }
  });

  test('has the payload in a file, starts in the workspace, and is removed', async () => {
    await using given = await mkdtempDisposable(join(tmpdir(), 'workspace-'));
    await writeFile(join(given.path, 'here'), '');
    const script = `import { readFileSync, readdirSync } from 'node:fs';
      console.log(JSON.stringify([JSON.parse(readFileSync(process.env.GITHUB_EVENT_PATH)), readdirSync('.'), process.env.RUNNER_TEMP]))`;
    const { stdout } = await run(script, {
      workspace: given.path,
      event: { name: 'push', payload: { a: 1 } },
    });
    const shown = z.tuple([z.unknown(), z.unknown(), z.string()]).parse(JSON.parse(stdout));
    expect(shown.slice(0, 2)).toEqual([{ a: 1 }, ['here']]);
    expect(existsSync(shown[2])).toBe(false);
    expect(await readdir(given.path)).toEqual(['here']);
  });

  test('of a post script has the state that main saved', async () => {
    const post = 'console.log(process.env["STATE_job-id"])';
    expect(await (await start('', { post: { 'job-id': 'job-1' } }, post)).result).toMatchObject({
      log: 'job-1',
    });
    await expect(start('', { post: {} })).rejects.toThrow('no post script');
  });
});

describe('commands', () => {
  function logOf(lines: readonly string[], { secrets = [], showsDebug = false }: Partial<LogOptions> = {}) {
    const log = new StepLog({ secrets, showsDebug });
    for (const line of lines) log.take(line);
    return log;
  }
  type LogOptions = { readonly secrets: readonly string[]; readonly showsDebug: boolean };

  test('become annotations, groups and debug lines', () => {
    const printed = [
      '  ::error title=Bad%2C%3A,file=a.ts::one%0Atwo %25',
      'said ##[warning]careful',
      '::NOTICE::by the way',
      '::group::More',
      '::endgroup::',
      '::debug::hidden',
      '::nonsense::stays',
      'text ::error::is text',
    ];
    const { annotations, lines } = logOf(printed);
    expect(annotations).toEqual([
      { level: 'error', message: 'one\ntwo %', title: 'Bad,:' },
      { level: 'warning', message: 'careful' },
      { level: 'notice', message: 'by the way' },
    ]);
    expect(lines).toEqual([
      '##[error]one',
      'two %',
      '##[warning]careful',
      '##[notice]by the way',
      '##[group]More',
      '##[endgroup]',
      '::nonsense::stays',
      'text ::error::is text',
    ]);
    expect(logOf(printed, { showsDebug: true }).lines).toContain('##[debug]hidden');
  });

  test('are read after all kinds of line breaks, on stdout and on stderr', async () => {
    const { annotations, stderr } = await run(
      `process.stdout.write('a\\r::error::b\\r\\n::error::c\\n::error::d'); process.stderr.write('::error::e\\n')`,
    );
    expect(annotations.map(({ message }) => message).toSorted()).toEqual(['b', 'c', 'd', 'e']);
    expect(stderr).toBe('::error::e\n');
  });

  test('are read as a whole, even if the stream splits them', () => {
    const lines: string[] = [];
    const reader = lineReader((line) => lines.push(line));
    for (const chunk of ['a', 'b\r', '\nc\rd\n', '\ne\r']) reader.push(chunk);
    reader.end();
    expect(lines).toEqual(['ab', 'c', 'd', '', 'e']);
  });

  test('add masks for the value and its lines, also overlapping ones, from then on', () => {
    const { lines, masks } = logOf(
      [
        'key-1 early',
        '::add-mask::key-1',
        '::add-mask::line one%0Aline two',
        '::add-mask::1-key',
        'key-1-key and line two, line one, key-1line one, secret',
        '::error::key-1',
      ],
      { secrets: ['secret'] },
    );
    expect(lines).toEqual(['key-1 early', '*** and ***, ***, ***, ***', '##[error]***']);
    expect([...masks]).toEqual(['secret', 'key-1', 'line one\nline two', 'line one', 'line two', '1-key']);
  });

  test('can be stopped and resumed', () => {
    const lines = ['::stop-commands::Token', '::error::text', '::token::'];
    expect(logOf([...lines, '::error::real']).lines).toEqual([...lines, '##[error]real']);
  });

  test('that are deprecated are recorded', () => {
    const deprecated = ['set-output', 'save-state', 'set-env', 'add-path'];
    const { legacyCommands, lines } = logOf(deprecated.map((name) => `::${name} name=a::b`));
    expect(legacyCommands).toEqual(deprecated);
    expect(lines.join('\n')).toContain('The `set-env` command is disabled.');
  });

  test('add at most ten annotations of a level, with at most 4,096 characters', () => {
    const warnings = Array.from({ length: 12 }, (_, index) => `::warning::${index}${'x'.repeat(5_000)}`);
    const { annotations } = logOf([...warnings, '::error::one']);
    const levels = annotations.map(({ level }) => level).join(' ');
    expect(levels).toBe(`${'warning '.repeat(10)}error`);
    expect(annotations[0]?.message).toHaveLength(4_096);
  });

  test('can’t add a summary above 1 MiB', () => {
    const log = logOf([]);
    expect(log.takeSummary('x'.repeat(1_048_576))).toHaveLength(1_048_576);
    expect(log.takeSummary('x'.repeat(1_048_577))).toBe('');
    expect(log.lines).toEqual([expect.stringContaining('##[error]$GITHUB_STEP_SUMMARY upload aborted')]);
  });
});

describe('file commands', () => {
  test('set outputs, state and summary', async () => {
    const script = [
      append('GITHUB_OUTPUT', 'a=b=c\nleft=x<<E\n\nlong<<E=D\none\n\nE=D!\nE=D\nempty<<E\nE\n'),
      append('GITHUB_STATE', 'k<<E\nv\nE'),
      append('GITHUB_STEP_SUMMARY', '# key-1 ✓\n'),
      'console.log("::add-mask::key-1")',
    ].join('\n');
    expect(await run(script)).toMatchObject({
      outputs: { a: 'b=c', left: 'x<<E', long: 'one\n\nE=D!', empty: '' },
      state: { k: 'v' },
      summary: '# *** ✓\n',
      fileCommandErrors: [],
    });
  });

  test.each(['win32', 'linux'] as const)(
    'can have the line breaks of %s, and keep those in a value',
    (system) => {
      const EOL = system === 'win32' ? '\r\n' : '\n';
      const text = ['a=1', 'b<<END', 'one\ntwo', 'three', 'END', ''].join(EOL);
      expect(parseFileCommand(text, system)).toEqual({
        entries: { a: '1', b: `one\ntwo${EOL}three` },
        error: undefined,
      });
    },
  );

  test.each([
    ['a heredoc without an end', 'a=1\nb<<END\nhalf', /delimiter not found/],
    ['a heredoc that is cut at its name', 'a=1\nb<<', /must not be empty/],
    ['a name without a value', 'a=1\njob-i', /Invalid format 'job-i'/],
  ])('are refused: %s', (_, text, problem) => {
    expect(parseFileCommand(text)).toEqual({ entries: { a: '1' }, error: expect.stringMatching(problem) });
  });

  test('that are refused are an error of the step, and keep the entries before', async () => {
    expect(await run(append('GITHUB_OUTPUT', 'a=1\njob-i'))).toMatchObject({
      fileCommandErrors: ["output: Invalid format 'job-i'"],
      outputs: { a: '1' },
      annotations: [{ message: `Unable to process file command 'output' successfully.` }, {}],
    });
  });
});

describe('a running step', () => {
  const ready = `console.log('ready'); const alive = setInterval(() => {}, 1e6);`;

  test('reports its lines and its exit code', async () => {
    const step = await start(`console.log('ready'); process.exitCode = 3;`);
    expect(await step.waitForLine(/^rea/)).toBe('ready');
    await expect(step.waitForLine('never')).rejects.toThrow('without a line like never');
    expect(await step.result).toMatchObject({ exitCode: 3, signal: null });
    expect(() => step.clock).toThrow('real clock');
  });

  test('keeps what it wrote before it was killed', async () => {
    const step = await start(append('GITHUB_OUTPUT', 'a=1\n') + ready);
    await step.waitForLine('ready');
    step.kill('SIGKILL');
    expect(await step.result).toMatchObject({ exitCode: null, signal: 'SIGKILL', outputs: { a: '1' } });
    expect(step.kill('SIGKILL')).toBe(false);
  });

  test('is killed at the timeout', async () => {
    expect(await run('setInterval(() => {}, 1e6)', { timeoutMs: 50 })).toMatchObject({
      signal: 'SIGKILL',
      log: '##[error]The action has timed out after 50 ms.',
    });
  });

  test('gets SIGINT first if it is cancelled', async () => {
    const step = await start(
      `process.on('SIGINT', () => { clearInterval(alive); console.log('bye'); }); ${ready}`,
    );
    await step.waitForLine('ready');
    expect(await cancelAsRunner(step)).toMatchObject({ exitCode: 0, signal: null, log: 'ready\nbye' });
  });
});
