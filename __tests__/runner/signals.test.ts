import { EventEmitter } from 'node:events';
import { expect, test } from '@jest/globals';
import { cancelSignal } from '../../src/step/step.ts';

/** A process that gets signals, and records the exit code. */
function processByHand() {
  const signals = new EventEmitter();
  const exits: unknown[] = [];
  const on = (name: string, listener: () => void) => signals.on(name, listener);
  const standIn = new Proxy(process, {
    get: (target, name) => {
      if (name === 'on') return on;
      if (name === 'exit') return (code: unknown) => exits.push(code);
      const value: unknown = Reflect.get(target, name);
      return value;
    },
  });
  return { cancelled: cancelSignal(standIn), signal: (name: string) => signals.emit(name), exits };
}

test.each(['SIGINT', 'SIGTERM', 'SIGBREAK'])('%s cancels, and any second signal exits', (name) => {
  for (const next of ['SIGINT', 'SIGTERM', 'SIGBREAK']) {
    const { cancelled, signal, exits } = processByHand();
    expect(cancelled.aborted).toBe(false);
    signal(name);
    expect(cancelled.aborted).toBe(true);
    expect(exits).toEqual([]);
    signal(next);
    expect(exits).toEqual([130]);
  }
});

test('other signals are not handled', () => {
  const { cancelled, signal } = processByHand();
  expect(['SIGHUP', 'SIGUSR2', 'SIGQUIT'].map(signal)).toEqual([false, false, false]);
  expect(cancelled.aborted).toBe(false);
});
