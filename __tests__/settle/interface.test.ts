import { expect, test } from '@jest/globals';
import { rules } from '../../src/settle/inputs.ts';
import { outputNames } from '../../src/settle/report.ts';
import { readDeclaredAction, testDeclaration } from '../declared-action.ts';

const action = readDeclaredAction('settle/action.yml');

test('action.yml names the action and its entry', () => {
  expect(action.name).toBe('Docs settle');
  expect(action.runs).toEqual({ using: 'node24', main: '../dist/settle/index.js' });
});

testDeclaration(action, rules, outputNames);
