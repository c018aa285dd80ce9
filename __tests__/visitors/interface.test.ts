import { expect, test } from '@jest/globals';
import { rules } from '../../src/visitors/inputs.ts';
import { outputs } from '../../src/visitors/outcome.ts';
import { readDeclaredAction, testDeclaration } from '../declared-action.ts';

const action = readDeclaredAction('visitors/action.yml');

test('action.yml names the action and its entry', () => {
  expect(action.name).toBe('Docs visitors export');
  expect(action.runs).toEqual({ using: 'node24', main: '../dist/visitors/index.js' });
});

testDeclaration(action, rules, Object.keys(outputs));
