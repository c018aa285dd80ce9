import { createHash } from 'node:crypto';
import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { StepOptions } from '../../sandbox/run-step.ts';
import { annotated, scenario } from './scenario.ts';

const AWKWARD =
  '\uFEFF  \t Lead 🧑‍🚀 e\u0301 "quotes" \'single\' `ticks` $HOME %0A ::error::x\r\nsecond\u2028line\rthird ${{ github.token }} }} \0-free\n\n  ';

const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest('hex');

let workspace: string;
beforeEach(async () => {
  workspace = await mkdtemp(join(tmpdir(), 'prompts-'));
});
afterEach(async () => {
  await rm(workspace, { recursive: true, force: true, maxRetries: 5 });
});

async function arrived(options: StepOptions, annotations: readonly unknown[] = []) {
  await using s = await scenario();
  const inputs = { wait: 'false', 'required-permission': 'none', ...options.with };
  const result = await s.run({ ...options, workspace, with: inputs });
  expect(result).toMatchObject({ exitCode: 0, annotations });
  expect(s.platform.jobs).toHaveLength(1);
  const [job] = s.platform.jobs;
  return { prompt: job?.prompt ?? '', sha256: job?.sha256, summary: result.summary };
}

describe('a prompt arrives byte for byte', () => {
  test('from a file of exactly 16 MiB, with NUL', async () => {
    const text = AWKWARD + 'ß–漢🙂'.repeat(90_000);
    const whole = text + 'x'.repeat(16 * 1024 * 1024 - Buffer.byteLength(text));
    await writeFile(join(workspace, 'prompt.md'), whole);
    const { sha256: hash, summary } = await arrived({ with: { 'prompt-file': 'prompt.md' } }, [
      annotated('warning', '`prompt-file` contains `${{`, but GitHub evaluates'),
    ]);
    expect(hash).toBe(sha256(whole));
    expect(summary).toContain(sha256(whole));
  });
});

test('of a file too large to send, only the size is read', async () => {
  await using s = await scenario();
  const inputs = { workspace, with: { 'prompt-file': 'prompt.md' } };
  for (const [bytes, said] of [
    // Fewer characters than the limit.
    ['\u00e9'.repeat(8 * 1024 * 1024 + 1), '16,777,218'],
    // More than Node can read.
    [3 * 1024 ** 3, '3,221,225,472'],
  ] as const) {
    await writeFile(join(workspace, 'prompt.md'), typeof bytes === 'string' ? bytes : '');
    if (typeof bytes === 'number') await truncate(join(workspace, 'prompt.md'), bytes);
    const message = `No job was created. \`prompt-file\`: \`prompt.md\` has ${said} bytes, but the limit is 16,777,216. Shorten it.`;
    const outputs = { outcome: 'not-created', reason: 'invalid-input', message };
    expect(await s.run(inputs)).toMatchObject({ exitCode: 1, outputs });
  }
  expect(s.platform.requests).toEqual([]);
});
