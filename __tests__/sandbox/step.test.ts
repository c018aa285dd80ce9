import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import * as z from 'zod/mini';
import { parseFileCommand } from '../../sandbox/file-commands.ts';
import { payload, pullRequestComment } from '../../sandbox/payloads.ts';
import {
  cancelAsRunner,
  runStep,
  type StepOptions,
  type StepResult,
  startStep,
} from '../../sandbox/run-step.ts';
import { lineReader } from '../../sandbox/workflow-commands.ts';
import { cleanUpAfterEach } from './clean-up.ts';
import { fakeAction } from './fake-action.ts';

const cleanUp = cleanUpAfterEach();
const VARIABLES = z.record(z.string(), z.string());
type Described = { inputs?: string; post?: string };

async function run(main: string, options: StepOptions = {}, described: Described = {}): Promise<StepResult> {
  const action = await cleanUp.after(fakeAction(main, described));
  return await runStep({ ...options, actionFile: action.actionFile });
}

/** A script that prints these lines unchanged. */
const printing = (...lines: string[]) => `process.stdout.write(${JSON.stringify(`${lines.join('\n')}\n`)})`;
const append = (variable: string, text: string) =>
  `import { appendFileSync } from 'node:fs'; appendFileSync(process.env.${variable}, ${JSON.stringify(text)});`;

describe('the environment', () => {
  const showEnv = 'console.log(JSON.stringify(process.env))';
  const envOf = async (options: StepOptions, inputs?: string) =>
    VARIABLES.parse(JSON.parse((await run(showEnv, options, inputs === undefined ? {} : { inputs })).stdout));

  test('has given inputs, defaults, empty inputs, and unknown ones with a warning', async () => {
    const inputs = `inputs:
  project-id: {required: true}
  wait: {default: true}
  timeout-minutes: {default: "30"}
  two words: {default: x}
  nothing:
  github-token: {default: "\${{ github.token }}"}`;
    const given = { 'Project-Id': ' p ', strange: 'odd' };
    const result = await run(showEnv, { with: given, token: 'ghs_t' }, { inputs });
    expect(JSON.parse(result.stdout)).toMatchObject({
      'INPUT_PROJECT-ID': ' p ',
      INPUT_WAIT: 'true',
      'INPUT_TIMEOUT-MINUTES': '30',
      INPUT_TWO_WORDS: 'x',
      INPUT_NOTHING: '',
      'INPUT_GITHUB-TOKEN': 'ghs_t',
      INPUT_STRANGE: 'odd',
    });
    expect(result.annotations).toEqual([
      {
        level: 'warning',
        message: `Unexpected input(s) 'strange', valid inputs are ['project-id', 'wait', 'timeout-minutes', 'two words', 'nothing', 'github-token']`,
      },
    ]);
  });

  test('inherits nothing', async () => {
    process.env['STRAY_VARIABLE'] = 'x';
    const env = { ...(await envOf({})), ...(await envOf({ clock: 'virtual' })) };
    delete process.env['STRAY_VARIABLE'];
    // Windows and macOS add variables of their own.
    const { stdout } = spawnSync(process.execPath, ['-p', 'JSON.stringify(process.env)'], {
      env: {},
      encoding: 'utf8',
    });
    const ours = ['CI', 'HOME', 'PATH'];
    const known = new Set(
      [...ours, ...Object.keys(VARIABLES.parse(JSON.parse(stdout)))].map((name) => name.toUpperCase()),
    );
    expect(
      Object.keys(env).filter((name) => !/^(?:GITHUB|RUNNER)_/u.test(name) && !known.has(name.toUpperCase())),
    ).toEqual([]);
    expect(Object.keys(env)).toEqual(expect.arrayContaining(ours));
  });

  test('describes the event and the run', async () => {
    const event = { name: 'issues', payload: payload('issues', 'labeled') };
    expect(
      await envOf({ event, github: 'http://127.0.0.1:1', attempt: 2, env: { MINE: 'yes' } }),
    ).toMatchObject({
      GITHUB_EVENT_NAME: 'issues',
      GITHUB_REPOSITORY: 'Codertocat/Hello-World',
      GITHUB_ACTOR: 'Codertocat',
      GITHUB_API_URL: 'http://127.0.0.1:1',
      GITHUB_GRAPHQL_URL: 'http://127.0.0.1:1/graphql',
      GITHUB_RUN_ATTEMPT: '2',
      MINE: 'yes',
    });
    expect(await envOf({ github: 'https://github.acme.dev/api/v3' })).toMatchObject({
      GITHUB_API_URL: 'https://github.acme.dev/api/v3',
      GITHUB_GRAPHQL_URL: 'https://github.acme.dev/api/graphql',
      GITHUB_SERVER_URL: 'https://github.acme.dev',
    });
    const pull = { name: 'pull_request', payload: payload('pull_request', 'opened') };
    expect(await envOf({ event: pull })).toMatchObject({
      GITHUB_REF: 'refs/pull/2/merge',
      GITHUB_REF_NAME: '2/merge',
    });
    expect(await envOf({ repository: 'acme/other', event })).toMatchObject({
      GITHUB_REPOSITORY: 'acme/other',
    });
  });

  test('has the payload in a file, starts in the workspace, and is removed', async () => {
    const workspace = await mkdtemp(join(tmpdir(), 'workspace-'));
    await writeFile(join(workspace, 'here'), '');
    const script = `import { readFileSync, readdirSync } from 'node:fs';
      console.log(JSON.stringify([JSON.parse(readFileSync(process.env.GITHUB_EVENT_PATH)), readdirSync('.'), process.env.RUNNER_TEMP]))`;
    const shown: unknown = JSON.parse(
      (await run(script, { workspace, event: { name: 'push', payload: { a: 1 } } })).stdout,
    );
    expect(shown).toEqual([{ a: 1 }, ['here'], expect.any(String)]);
    expect(existsSync(String(Array.isArray(shown) ? shown[2] : ''))).toBe(false);
    expect(await readdir(workspace)).toEqual(['here']);
    await rm(workspace, { recursive: true, force: true, maxRetries: 5 });
  });

  test('of a post script has the state that main saved', async () => {
    const main = append('GITHUB_STATE', 'job-id<<E\njob-1\nE\n');
    const post = 'console.log(process.env["STATE_job-id"])';
    const action = await cleanUp.after(fakeAction(main, { post }));
    const { state } = await runStep({ actionFile: action.actionFile });
    expect((await runStep({ actionFile: action.actionFile, post: state })).log).toBe('job-1');
    const bare = await cleanUp.after(fakeAction(''));
    await expect(startStep({ actionFile: bare.actionFile, post: {} })).rejects.toThrow('no post script');
  });
});

describe('commands', () => {
  test('become annotations, groups and debug lines', async () => {
    const script = printing(
      '  ::error title=Bad%2C%3A,file=a.ts::one%0Atwo %25',
      'said ##[warning]careful',
      '::NOTICE::by the way',
      '::group::More',
      '::endgroup::',
      '::debug::hidden',
      '::nonsense::stays',
      'text ::error::is text',
    );
    const result = await run(script);
    expect(result.annotations).toEqual([
      { level: 'error', message: 'one\ntwo %', title: 'Bad,:' },
      { level: 'warning', message: 'careful' },
      { level: 'notice', message: 'by the way' },
    ]);
    expect(result.log.split('\n')).toEqual([
      '##[error]one',
      'two %',
      '##[warning]careful',
      '##[notice]by the way',
      '##[group]More',
      '##[endgroup]',
      '::nonsense::stays',
      'text ::error::is text',
    ]);
    expect((await run(script, { env: { RUNNER_DEBUG: '1' } })).log).toContain('##[debug]hidden');
  });

  test('are read after all kinds of line breaks, and on stderr', async () => {
    const result = await run(
      `process.stdout.write('a\\r::error::b\\r\\n::error::c\\n::error::d'); process.stderr.write('::error::e\\n')`,
    );
    expect(result.annotations.map(({ message }) => message).toSorted()).toEqual(['b', 'c', 'd', 'e']);
    expect(result.stderr).toBe('::error::e\n');
  });

  test('are read as a whole, even if the stream splits them', () => {
    const lines: string[] = [];
    const reader = lineReader((line) => lines.push(line));
    for (const chunk of ['a', 'b\r', '\nc\rd\n', '\ne\r']) reader.push(chunk);
    reader.end();
    expect(lines).toEqual(['ab', 'c', 'd', '', 'e']);
  });

  test('add masks for the value and its lines, also overlapping ones, from then on', async () => {
    const result = await run(
      printing(
        'key-1 early',
        '::add-mask::key-1',
        '::add-mask::line one%0Aline two',
        '::add-mask::1-key',
        'key-1-key and line two, line one, key-1line one',
        '::error::key-1',
      ),
    );
    expect(result.log.split('\n')).toEqual(['key-1 early', '*** and ***, ***, ***', '##[error]***']);
    expect(result.masks).toEqual(['key-1', 'line one\nline two', 'line one', 'line two', '1-key']);
    expect((await run(printing('a secret'), { secrets: ['secret'] })).log).toBe('a ***');
  });

  test('can be stopped and resumed', async () => {
    const result = await run(
      printing('::stop-commands::Token', '::error::text', '::token::', '::error::real'),
    );
    expect(result.log.split('\n')).toEqual([
      '::stop-commands::Token',
      '::error::text',
      '::token::',
      '##[error]real',
    ]);
  });

  test('that are deprecated are recorded', async () => {
    const result = await run(
      printing('::set-output name=a::b', '::save-state name=a::b', '::set-env name=a::b', '::add-path::/x'),
    );
    expect(result.legacyCommands).toEqual(['set-output', 'save-state', 'set-env', 'add-path']);
    expect(result.outputs).toEqual({});
    expect(result.log).toContain('The `set-env` command is disabled.');
  });

  test('add at most ten annotations of a level, with at most 4,096 characters', async () => {
    const lines = Array.from({ length: 12 }, (_, index) => `::warning::${index}${'x'.repeat(5_000)}`);
    const { annotations } = await run(printing(...lines, '::error::one'));
    expect(annotations.map(({ level }) => level)).toEqual([
      ...Array.from({ length: 10 }, () => 'warning'),
      'error',
    ]);
    expect(annotations[0]?.message).toHaveLength(4_096);
  });
});

describe('file commands', () => {
  test('set outputs, state and summary', async () => {
    const script = [
      append('GITHUB_OUTPUT', 'a=b=c\nleft=x<<E\n\nlong<<E=D\none\n\nE=D!\nE=D\nempty<<E\nE\n'),
      append('GITHUB_STATE', 'k<<E\nv\nE').replace(/^import .*?;/, ''),
      append('GITHUB_STEP_SUMMARY', '# key-1 ✓\n').replace(/^import .*?;/, ''),
      'console.log("::add-mask::key-1")',
    ].join('\n');
    expect(await run(script)).toMatchObject({
      outputs: { a: 'b=c', left: 'x<<E', long: 'one\n\nE=D!', empty: '' },
      state: { k: 'v' },
      summary: '# *** ✓\n',
      fileCommandErrors: [],
    });
  });

  test('can have the line breaks of the system, and keep those in a value', () => {
    const text = 'a=1\r\nb<<END\r\none\ntwo\r\nthree\r\nEND\r\n';
    expect(parseFileCommand(text, 'win32')).toEqual({
      entries: { a: '1', b: 'one\ntwo\r\nthree' },
      error: undefined,
    });
    expect(parseFileCommand(text.replaceAll('\r\n', '\n'), 'linux').entries).toEqual({
      a: '1',
      b: 'one\ntwo\nthree',
    });
  });

  test.each([
    ['a heredoc without an end', 'a=1\nb<<END\nhalf', /delimiter not found/],
    ['a heredoc that is cut at its name', 'a=1\nb<<', /must not be empty/],
    ['a name without a value', 'a=1\njob-i', /Invalid format 'job-i'/],
  ])('are refused: %s', async (_name, text, problem) => {
    const result = await run(append('GITHUB_OUTPUT', text));
    expect(result.fileCommandErrors).toEqual([expect.stringMatching(problem)]);
    expect(result.outputs).toEqual({ a: '1' });
    expect(result.annotations[0]?.message).toBe(`Unable to process file command 'output' successfully.`);
  });

  test('drop a summary above 1 MiB', async () => {
    const write = (bytes: number) =>
      run(
        `import { writeFileSync } from 'node:fs'; writeFileSync(process.env.GITHUB_STEP_SUMMARY, 'x'.repeat(${bytes}))`,
      );
    expect((await write(1_048_576)).summary).toHaveLength(1_048_576);
    const over = await write(1_048_577);
    expect(over.summary).toBe('');
    expect(over.log).toContain('##[error]$GITHUB_STEP_SUMMARY upload aborted');
  });
});

describe('a running step', () => {
  test('reports its lines and its exit code', async () => {
    const action = await cleanUp.after(fakeAction(`console.log('ready'); process.exitCode = 3;`));
    const step = await cleanUp.after(startStep({ actionFile: action.actionFile }));
    expect(await step.waitForLine(/^rea/)).toBe('ready');
    await expect(step.waitForLine('never')).rejects.toThrow('without a line like never');
    expect(await step.result).toMatchObject({ exitCode: 3, signal: null });
    expect(() => step.clock).toThrow('real clock');
  });

  test('keeps what it wrote before it was killed', async () => {
    const action = await cleanUp.after(
      fakeAction(`${append('GITHUB_OUTPUT', 'a=1\n')} console.log('ready'); setInterval(() => {}, 1e6);`),
    );
    const step = await cleanUp.after(startStep({ actionFile: action.actionFile }));
    await step.waitForLine('ready');
    step.kill('SIGKILL');
    expect(await step.result).toMatchObject({ exitCode: null, signal: 'SIGKILL', outputs: { a: '1' } });
    expect(step.kill('SIGKILL')).toBe(false);
  });

  test('is killed at the timeout', async () => {
    const result = await run('setInterval(() => {}, 1e6)', { timeoutMs: 50 });
    expect(result).toMatchObject({
      signal: 'SIGKILL',
      log: '##[error]The action has timed out after 50 ms.',
    });
  });

  test('gets SIGINT first if it is cancelled', async () => {
    const script = `const alive = setInterval(() => {}, 1e6);
      process.on('SIGINT', () => { clearInterval(alive); console.log('bye'); });
      console.log('ready');`;
    const action = await cleanUp.after(fakeAction(script));
    const step = await cleanUp.after(startStep({ actionFile: action.actionFile }));
    await step.waitForLine('ready');
    expect(await cancelAsRunner(step)).toMatchObject({ exitCode: 0, signal: null, log: 'ready\nbye' });
  });
});

describe('payloads', () => {
  test('are new copies with edits', () => {
    expect(payload('issues', 'labeled')).toEqual(payload('issues', 'labeled'));
    const edited = payload('issues', 'labeled', {
      label: { name: 'docs', color: undefined },
      sender: null,
      extra: [1],
    });
    expect(edited).toMatchObject({
      label: { name: 'docs', default: true },
      sender: null,
      extra: [1],
      issue: { number: 1 },
    });
    expect(edited['label']).not.toHaveProperty('color');
    expect(payload('issues', 'labeled')).toMatchObject({ label: { name: 'bug' } });
    expect(() => payload('issues', 'sung')).toThrow('no example of issues sung');
  });

  test('of a comment on a pull request have `pull_request`', () => {
    expect(pullRequestComment()).toMatchObject({
      action: 'created',
      issue: { number: 1, pull_request: { html_url: 'https://github.com/Codertocat/Hello-World/pull/1' } },
    });
  });
});
