import { describe, expect, test } from '@jest/globals';
import { oneLine } from '../../src/lib/text.ts';
import { createRunner, type toolkitCommands } from '../../src/runner/commands.ts';
import { exitCode } from '../../src/step/conclusion.ts';

/** A runner whose commands are recorded, one line each. */
function runnerByHand(secrets: readonly string[] = [], more: Partial<typeof toolkitCommands> = {}) {
  const told: string[] = [];
  const tell =
    (name: string) =>
    (...given: readonly unknown[]): void => {
      const parts = given.map((one) => (typeof one === 'string' ? one : JSON.stringify(one)));
      told.push([name, ...parts].join('|'));
    };
  const commands = {
    setSecret: tell('mask'),
    isDebug: () => false,
    debug: tell('debug'),
    info: tell('info'),
    notice: tell('notice'),
    warning: tell('warning'),
    error: tell('error'),
    setOutput: tell('output'),
    saveState: tell('state'),
    appendSummary: async (markdown: string) => tell('summary')(markdown),
    ...more,
  };
  return { runner: createRunner(commands, secrets), told };
}

describe.each(['info', 'notice', 'warning', 'error'] as const)('%s', (level) => {
  test.each([
    ['two\nlines\u001B[31m', 'two lines'],
    ['::error::x', ': :error::x'],
    [' \t::error::x', ': :error::x'],
    ['\u200B::error::x', ': :error::x'],
    ['x ::error::y', 'x ::error::y'],
    // Masked, it can't become a command.
    ['secret::error::x', '***::error::x'],
    ['a ##[error]b', 'a ## [error]b'],
    ['no secret here', 'no *** here'],
    ['no sec\u200Bret here', 'no *** here'],
    ['no two  spaces here', 'no *** here'],
    // GitHub cuts an annotation after 4,096 characters.
    [`${'x'.repeat(4_093)}secret`, `${'x'.repeat(4_093)}***`],
    [`${'x'.repeat(4_093)}sec\u200Bret`, `${'x'.repeat(4_093)}***`],
    [`${'x'.repeat(4_097)}secret`, `${'x'.repeat(4_097)}***`],
  ])('prints %j in a safe form', (text, line) => {
    const { runner, told } = runnerByHand(['secret', 'two  spaces', 'key\n']);
    runner[level](text, 'a title');
    expect(told.at(-1)).toBe(`${level}|${line}${level === 'info' ? '' : '|{"title":"a title"}'}`);
  });
});

describe('a secret that was cut, because invisible characters hid it before', () => {
  const secret = 'mint_0123456789abcdefghijk';
  const cutAt = (length: number) => oneLine(`${secret.slice(0, 4)}\u200B${secret.slice(4)} and more`, length);

  test.each(['setOutput', 'saveState', 'info', 'addSummary'] as const)('is not shown by %s', async (name) => {
    const { runner, told } = runnerByHand([secret]);
    for (let length = 11; length <= secret.length; length += 1) {
      const text = `“${cutAt(length)}” and “${cutAt(length)}”`;
      if (name === 'setOutput' || name === 'saveState') runner[name]('name', text);
      else await runner[name](text);
      expect(told.at(-1)).toContain('“***…” and “***…”');
    }
  });

  test('is not taken for one in our own messages', () => {
    const { runner } = runnerByHand(['mint_dsc_0123456789']);
    expect(runner.redact('`mint_…` and `mint_dsc_…`')).toBe('`mint_…` and `mint_dsc_…`');
  });
});

describe('a mask', () => {
  test.each<[string, string | readonly string[], string, string]>([
    ['a secret in its own form, each time', 'k/e"|&y <', 'a k/e"|&y < b k/e"|&y <\nc', 'a *** b ***\nc'],
    ['a secret in its JSON form', 'k/e"y', String.raw`{"x":"k/e\"y"}`, '{"x":"***"}'],
    ['a secret in its URL form', 'k/e"y', '?x=k%2Fe%22y', '?x=***'],
    ['a secret in its Markdown form', 'k_e@*y', String.raw`k_e@\*y`, '***'],
    ['a secret in a URL that encodes some characters', 'k/e"|y', '?x=k/e%22%7Cy', '?x=***'],
    ['a secret in Base64', 'k/e"y', 'a2tleQ== ay9lInk=', 'a2tleQ== ***'],
    ['a secret in a link', 'k&e', '[x](https://x.y?k&amp;e)', '[x](https://x.y?***)'],
    ['a secret in a table', 'k|e', String.raw`| k\|e |`, '| *** |'],
    ['a secret in CSV', 'k"e', '"/k""e"', '"/***"'],
    ['a long secret', 'k3y'.repeat(30_000), `${'k3y'.repeat(30_000)} ${'k3y'.repeat(9)}…`, '*** ***…'],
    ['a secret as plain text in Markdown', 'k@e#1', 'k@\u200Be#\u200B1', '***'],
    ['a secret line by line', 'one\r\n\ntwo', 'a two, a one', 'a ***, a ***'],
    ['a secret line by line, also after a carriage return', 'one\rtwo', 'a two, a one', 'a ***, a ***'],
    ['a secret as a whole, before its lines', 'one\ntwo', 'one\ntwo', '***'],
    ['the JSON form of its lines', 'one\ntw"o', String.raw`"tw\"o" "one\ntw\"o"`, '"***" "***"'],
    ['the special characters of a replacement', '$&$1', 'x $&$1', 'x ***'],
    ['each of many secrets', ['one', 'two'], 'one two three', '*** *** three'],
    ['a whole secret that begins with another one', ['one', 'one-two'], 'a one-two, a one', 'a ***, a ***'],
  ])('hides %s', (_, secrets, text, shown) => {
    const { runner } = runnerByHand([secrets].flat());
    expect(runner.redact(text)).toBe(shown);
  });

  test.each(['', ' ', '\n', '\r\n \n'])('of %j is ignored, because it would hide everything', (secret) => {
    const { runner, told } = runnerByHand([secret]);
    expect(told).toEqual([]);
    expect(runner.redact('a \n b')).toBe('a \n b');
  });
});

describe('step debugging', () => {
  const error = new Error('outer', { cause: new Error('inner secret', { cause: { code: 7 } }) });

  test('prints nothing if it is off', () => {
    const { runner, told } = runnerByHand();
    runner.debug('x');
    runner.debugError(error);
    expect(told).toEqual([]);
  });

  test('prints lines, and errors with their causes, if it is on', () => {
    const { runner, told } = runnerByHand(['secret'], { isDebug: () => true });
    runner.debug('a\nsecret');
    runner.debugError(error);
    runner.debugError(undefined);
    runner.debugError('no error');
    expect(told[1]).toBe('debug|a ***');
    expect(told[2]).toMatch(/^debug\|Error: outer\n(?:at .*\n)+caused by Error: inner \*\*\*\nat /u);
    expect(told[2]).toContain('code: 7');
    expect(told[2]?.split('caused by')).toHaveLength(3);
    expect(told.slice(3)).toEqual(['debug|', "debug|'no error'"]);
  });
});

describe('a failed write', () => {
  const failing = (): never => {
    throw new Error('no space for a secret');
  };

  test('of one of many outputs is logged, and fails the step', () => {
    let count = 0;
    const { runner, told } = runnerByHand(['secret'], {
      setOutput: () => {
        count += 1;
        if (count === 1) failing();
      },
    });
    expect(exitCode(false, runner)).toBe(0);
    for (const name of ['job-id', 'status']) runner.setOutput(name, 'job-1 secret');
    expect(exitCode(false, runner)).toBe(1);
    const title = "Couldn't write the output job-id";
    const said = `${title}: Error: no space for a ***. Its value is: job-1 ***`;
    expect(told.slice(1)).toEqual([`error|${said}|{"title":"${title}"}`]);
  });

  test('of a state, and of a summary, is logged and doesn’t fail the step', async () => {
    const { runner, told } = runnerByHand([], { saveState: failing, appendSummary: async () => failing() });
    runner.saveState('job', 'job-1');
    await runner.addSummary('text');
    const title = "Couldn't write the state job";
    const state = `error|${title}: Error: no space for a secret. Its value is: job-1|{"title":"${title}"}`;
    expect(told).toEqual([state, "info|Couldn't write the job summary: Error: no space for a secret"]);
    expect(exitCode(false, runner)).toBe(0);
  });
});
