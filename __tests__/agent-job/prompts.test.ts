import { createHash } from 'node:crypto';
import { mkdtempDisposable, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { annotated, scenario } from './scenario.ts';

test('a prompt arrives byte for byte from a file of exactly 16 MiB, with NUL', async () => {
  await using workspace = await mkdtempDisposable(join(tmpdir(), 'prompts-'));
  const awkward =
    '\uFEFF  \t Lead 🧑‍🚀 e\u0301 "quotes" \'single\' `ticks` $HOME %0A ::error::x\r\nsecond\u2028line\rthird ${{ github.token }} }} \0-free\n\n  ';
  const text = awkward + 'ß–漢🙂'.repeat(90_000);
  const whole = text + 'x'.repeat(16 * 1024 * 1024 - Buffer.byteLength(text));
  const sha256 = createHash('sha256').update(whole).digest('hex');
  await writeFile(join(workspace.path, 'prompt.md'), whole);
  await using s = await scenario();
  const step = { workspace: workspace.path, with: { 'prompt-file': 'prompt.md', wait: 'false' } };
  const { annotations, summary } = await s.run(step);
  const said =
    /^`prompt-file` contains `\$\{\{`, but GitHub evaluates .* If it is meant as one, move .* into `prompt`\.$/u;
  expect(annotations).toEqual([annotated('warning', said)]);
  expect(s.platform.jobs).toMatchObject([{ sha256 }]);
  expect(summary).toContain(`| Prompt | 16,777,216 bytes |\n| Prompt SHA-256 | \`${sha256}\` |`);
  await writeFile(join(workspace.path, 'prompt.md'), 'Use {{ page }} of ${HOME}.');
  expect((await s.run(step)).annotations).toEqual([]);
});

test('of a file too large to send, only the size is read', async () => {
  await using workspace = await mkdtempDisposable(join(tmpdir(), 'prompts-'));
  const file = join(workspace.path, 'prompt.md');
  await using s = await scenario();
  const step = { workspace: workspace.path, with: { 'prompt-file': 'prompt.md' } };
  for (const [bytes, said] of [
    // Fewer characters than the limit.
    ['\u00e9'.repeat(8 * 1024 * 1024 + 1), '16,777,218'],
    // More than Node can read.
    [3 * 1024 ** 3, '3,221,225,472'],
  ] as const) {
    await writeFile(file, typeof bytes === 'string' ? bytes : '');
    if (typeof bytes === 'number') await truncate(file, bytes);
    const message = `No job was created. \`prompt-file\`: \`prompt.md\` has ${said} bytes, but the limit is 16,777,216. Shorten it.`;
    const outputs = { outcome: 'not-created', reason: 'invalid-input', message };
    expect(await s.run(step)).toMatchObject({ exitCode: 1, outputs });
  }
  expect(s.platform.requests).toEqual([]);
});
