import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { RECIPES } from '../sandbox/rehearse/recipes.ts';
import { OURS } from '../sandbox/rehearse/workflow.ts';
import { readWorkflow } from './workflow-file.ts';

test('npm run rehearse runs every recipe', () => {
  const names = globSync('examples/*.yml').map((file) => basename(file, '.yml'));
  expect(RECIPES.map(({ name }) => name)).toEqual(expect.arrayContaining(names));
});

/** The path in our repository, and the version. */
const OUR_ACTION = new RegExp(`uses: ${OURS}([^@\\s]*)(.*)`, 'gu');

describe.each(globSync('examples/*.yml'))('%s', (file) => {
  const text = readFileSync(file, 'utf8');

  test('waits its turn', () => {
    const { concurrency, jobs } = readWorkflow(file);
    for (const job of Object.values(jobs))
      expect((job.concurrency ?? concurrency)?.['cancel-in-progress']).toBe(false);
  });

  test('says beside `queue` how to keep it from actionlint, which doesn’t know it yet', () => {
    for (const [line] of text.matchAll(/^ +queue:.*$/gmu)) expect(line).toContain(`-ignore 'key "queue"'`);
  });

  test('has a comment about its setup and its safeguards', () => {
    expect(text).toMatch(/^# Setup: /mu);
    expect(text).toMatch(/^# Safeguards: /mu);
  });

  test('uses our actions in their first major version', () => {
    for (const [, path, version] of text.matchAll(OUR_ACTION)) {
      expect(['', '/visitors', '/settle']).toContain(path);
      expect(version).toBe('@v1');
    }
  });

  test('uses prompts that exist', () => {
    for (const [, name = ''] of text.matchAll(/\.github\/prompts\/([\w-]+\.md)/gu)) {
      expect(readFileSync(`examples/prompts/${name}`, 'utf8')).toMatch(/change nothing/iu);
    }
  });
});
