import { describe, expect, test } from '@jest/globals';
import { createRunner, type ToolkitCommands } from '../../src/runner/commands.ts';

/** A runner whose commands are recorded, one line each. */
function runnerByHand(more: Partial<ToolkitCommands> = {}) {
  const told: string[] = [];
  const tell =
    (name: string) =>
    (...given: readonly unknown[]): void => {
      const parts = given.map((one) => (typeof one === 'string' ? one : JSON.stringify(one)));
      told.push([name, ...parts].join('|'));
    };
  const runner = createRunner({
    setSecret: tell('mask'),
    isDebug: () => false,
    debug: tell('debug'),
    info: tell('info'),
    notice: tell('notice'),
    warning: tell('warning'),
    error: tell('error'),
    setOutput: tell('output'),
    saveState: tell('state'),
    appendSummary: async (markdown) => tell('summary')(markdown),
    ...more,
  });
  return { runner, told };
}

const LEVELS = ['info', 'notice', 'warning', 'error'] as const;

describe.each(LEVELS)('%s', (level) => {
  const shown = (text: string, secret = 'secret') => {
    const { runner, told } = runnerByHand();
    runner.mask(secret);
    runner[level](text, 'a title');
    const [name, line, ...more] = told.at(-1)?.split('|') ?? [];
    expect([name, more]).toEqual([level, level === 'info' ? [] : ['{"title":"a title"}']]);
    return line;
  };

  test.each([
    ['two\nlines\u001B[31m', 'two lines'],
    ['::error::x', ': :error::x'],
    [' \t::error::x', ': :error::x'],
    ['\u200B::error::x', ': :error::x'],
    ['x ::error::y', 'x ::error::y'],
    ['a ##[error]b', 'a ## [error]b'],
    ['no secret here', 'no *** here'],
    ['no sec\u200Bret here', 'no *** here'],
    [`${'x'.repeat(4_092)}secret`, `${'x'.repeat(4_092)}***`],
    [`${'x'.repeat(4_091)}sec\u200Bret`, `${'x'.repeat(4_091)}***`],
  ])('prints %j in a safe form', (text, line) => {
    expect(shown(text)).toBe(line);
  });

  test('has at most 4,096 characters', () => {
    expect(shown('x'.repeat(4_096))).toBe('x'.repeat(4_096));
    expect(shown('x'.repeat(4_097))).toBe(`${'x'.repeat(4_095)}…`);
  });

  test('can’t become a command when a secret in it is masked', () => {
    expect(shown('secret::error::x')).toBe('***::error::x');
  });
});

describe('a mask', () => {
  test('is sent to the runner, and applied to outputs, states and summaries', async () => {
    const { runner, told } = runnerByHand();
    runner.mask('secret');
    runner.setOutput('name', 'a secret');
    runner.saveState('name', 'a secret');
    await runner.addSummary('a secret');
    expect(told).toEqual(['mask|secret', 'output|name|a ***', 'state|name|a ***', 'summary|a ***']);
    expect(runner.redact('a secret\nb')).toBe('a ***\nb');
    expect(runner.hasLostOutput()).toBe(false);
  });

  test('hides a whole secret that begins with another one', () => {
    const { runner } = runnerByHand();
    runner.mask('secret');
    runner.mask('secret-and-more');
    expect(runner.redact('a secret-and-more, a secret')).toBe('a ***, a ***');
  });

  test.each(['', ' ', '\n'])('of %j is ignored, because it would hide everything', (secret) => {
    const { runner, told } = runnerByHand();
    runner.mask(secret);
    runner.info('a b');
    expect(told).toEqual(['info|a b']);
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
    const { runner, told } = runnerByHand({ isDebug: () => true });
    runner.mask('secret');
    runner.debug('a\nsecret');
    runner.debugError(error);
    runner.debugError(undefined);
    runner.debugError('no error');
    expect(told[1]).toBe('debug|a ***');
    expect(told[2]).toMatch(/^debug\|Error: outer\n +at [\s\S]*\ncaused by Error: inner \*\*\*\n at|at /u);
    expect(told[2]).toContain('code: 7');
    expect(told[2]?.split('caused by')).toHaveLength(3);
    expect(told.slice(3)).toEqual(['debug|', "debug|'no error'"]);
  });
});

describe('a failed write', () => {
  const failing = (): never => {
    throw new Error('no space for a secret');
  };

  test('of an output is logged and remembered', () => {
    const { runner, told } = runnerByHand({ setOutput: failing });
    runner.mask('secret');
    expect(runner.hasLostOutput()).toBe(false);
    runner.setOutput('job-id', 'job-1 secret');
    expect(runner.hasLostOutput()).toBe(true);
    expect(told[1]).toMatch(/^error\|.*job-id.*no space for a \*\*\*.*job-1 \*\*\*\|/u);
  });

  test('of one of many outputs is remembered', () => {
    let count = 0;
    const { runner, told } = runnerByHand({
      setOutput: () => {
        count += 1;
        if (count === 1) failing();
      },
    });
    for (const name of ['one', 'two']) runner.setOutput(name, 'x');
    expect(runner.hasLostOutput()).toBe(true);
    expect(told).toHaveLength(1);
  });

  test('of a state is logged, and doesn’t count as a lost output', () => {
    const { runner, told } = runnerByHand({ saveState: failing });
    runner.saveState('job', 'job-1');
    expect(told).toEqual([expect.stringMatching(/^error\|.*job-1/u)]);
    expect(runner.hasLostOutput()).toBe(false);
  });

  test('of a summary doesn’t fail the step', async () => {
    const { runner, told } = runnerByHand({ appendSummary: async () => failing() });
    await runner.addSummary('text');
    expect(told).toEqual([expect.stringMatching(/^info\|.*no space/u)]);
    expect(runner.hasLostOutput()).toBe(false);
  });
});
