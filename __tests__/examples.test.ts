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

describe.each(globSync('examples/*.yml'))('%s', (file) => {
  const text = readFileSync(file, 'utf8');

  test('grants by job and with a reason, waits its turn, ends, and runs nothing from outside', () => {
    const { permissions, concurrency, jobs } = readWorkflow(file);
    expect(permissions).toEqual({});
    for (const job of Object.values(jobs)) {
      expect(job['timeout-minutes']).toBeGreaterThan(0);
      expect((job.concurrency ?? concurrency)?.['cancel-in-progress']).toBe(false);
      for (const { run = '' } of job.steps) expect(run).not.toContain('${{');
    }
    for (const grant of text.matchAll(/^ {6}[a-z-]+: (?:read|write)\b.*$/gmu))
      expect(grant[0]).toMatch(/ # \w/u);
  });

  test('says beside `queue` how to keep it from actionlint, which doesn’t know it yet', () => {
    for (const [line] of text.matchAll(/^ +queue:.*$/gmu)) expect(line).toContain(`-ignore 'key "queue"'`);
  });

  test('has a comment about its setup and its safeguards', () => {
    expect(text).toMatch(/^# Setup: /mu);
    expect(text).toMatch(/^# Safeguards: /mu);
  });

  test('pins every action', () => {
    for (const [, uses] of text.matchAll(/^ *(?:- )?uses: (.*)$/gmu)) {
      const isOurs = [`${OURS}@v1`, `${OURS}/visitors@v1`, `${OURS}/settle@v1`].includes(uses ?? '');
      if (!isOurs) expect(uses).toMatch(/^[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/u);
    }
  });

  test('uses prompts that exist', () => {
    for (const [, name = ''] of text.matchAll(/\.github\/prompts\/([\w-]+\.md)/gu)) {
      expect(readFileSync(`examples/prompts/${name}`, 'utf8')).toMatch(/change nothing/iu);
    }
  });
});
