import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { type PayloadEdit, payload } from '../../sandbox/payloads.ts';
import type { StepOptions, StepResult } from '../../sandbox/run-step.ts';
import { testOfLongVariables } from '../machine.ts';
import { event } from './events.ts';
import { scenario } from './scenario.ts';

const AWKWARD =
  '\uFEFF  \t Lead 🧑‍🚀 e\u0301 "quotes" \'single\' `ticks` $HOME %0A ::error::x\r\nsecond\u2028line\rthird ${{ github.token }} }} \0-free\n\n  ';
const withoutNul = AWKWARD.replace('\0', '');

const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest('hex');

let workspace: string;
beforeEach(async () => {
  workspace = await mkdtemp(join(tmpdir(), 'prompts-'));
});
afterEach(async () => {
  await rm(workspace, { recursive: true, force: true, maxRetries: 5 });
});

async function arrived(options: StepOptions, annotations: StepResult['annotations'] = []) {
  await using s = await scenario();
  const result = await s.run({
    ...options,
    workspace,
    with: { wait: 'false', 'required-permission': 'none', ...options.with },
  });
  expect(result.annotations).toEqual(annotations);
  expect(result.exitCode).toBe(0);
  expect(s.platform.jobs).toHaveLength(1);
  const [job] = s.platform.jobs;
  return { prompt: job?.prompt ?? '', sha256: job?.sha256, summary: result.summary };
}

describe('a prompt arrives byte for byte', () => {
  test('from the input, with emoji, CRLF, a BOM, surrounding spaces and expressions', async () => {
    const { prompt, sha256: hash, summary } = await arrived({ with: { prompt: withoutNul } });
    expect(prompt).toBe(withoutNul);
    expect(hash).toBe(sha256(withoutNul));
    expect(summary).toContain(sha256(withoutNul));
    expect(summary).not.toContain('Lead');
  });

  testOfLongVariables('inline, as long as an environment variable of Linux can be', async () => {
    const longest = 'x'.repeat(128 * 1024 - 'INPUT_PROMPT='.length - 1);
    const { prompt } = await arrived({ with: { prompt: longest } });
    expect(prompt).toBe(longest);
  });

  test('from a file of exactly 16 MiB, with NUL', async () => {
    const text = AWKWARD + 'ß–漢🙂'.repeat(90_000);
    const whole = text + 'x'.repeat(16 * 1024 * 1024 - Buffer.byteLength(text));
    await writeFile(join(workspace, 'prompt.md'), whole);
    const { sha256: hash } = await arrived({ with: { 'prompt-file': 'prompt.md' } });
    expect(hash).toBe(sha256(whole));
  });

  test('from a template without expressions', async () => {
    const text = withoutNul.replaceAll('${{', '$ {{');
    await writeFile(join(workspace, 'prompt.md'), text);
    const { sha256: hash } = await arrived({ with: { 'prompt-template': 'prompt.md' } });
    expect(hash).toBe(sha256(text));
  });
});

describe('a template', () => {
  const noValue = (places: string) =>
    `No value for ${places} in \`prompt.md\`. Check the spelling, and what the event contains.`;

  const filled = async (template: string, options: StepOptions = {}, warnings: readonly string[] = []) => {
    await writeFile(join(workspace, 'prompt.md'), template);
    const annotations = warnings.map((message) => {
      return { level: 'warning' as const, title: 'Check the inputs', message };
    });
    const inputs = { 'prompt-template': 'prompt.md', ...options.with };
    return (await arrived({ ...options, with: inputs }, annotations)).prompt;
  };

  test('inserts values of the event without evaluating them', async () => {
    const title = "it's ${{ github.token }} `$(id)` ${{ env.SECRET }}";
    const template =
      "a ${{ github.event.issue.title }} b\r\n${{ format('{0}}}', 'x}}y') }}${{ github.repository }}";
    expect(await filled(template, { event: event('issues', 'labeled', { issue: { title } }) })).toBe(
      `a ${title} b\r\nx}}y}Codertocat/Hello-World`,
    );
  });

  test('has the variables of the run by their lower-case names, and the environment', async () => {
    const template = '${{ github.event_name }} ${{ github.run_attempt }} ${{ env.DOCS_AREA }}';
    expect(await filled(template, { env: { DOCS_AREA: 'api' } })).toBe('issues 1 api');
  });

  test('warns about an empty expression, with line and column', async () => {
    const template =
      "Fix 🧑 ${{ github.event.issue.titel }}.\r\n\n  ${{ '' }}${{ github.event.issue.number }}";
    const places = "`github.event.issue.titel` (line 1, column 7), `''` (line 3, column 3)";
    expect(await filled(template, {}, [noValue(places)])).toBe('Fix 🧑 .\r\n\n  1');
  });

  test('names ten of many empty expressions, and still says how to fix them', async () => {
    const names = Array.from({ length: 2_000 }, (_, index) => `${'x'.repeat(150)}${index}`);
    const shown = names
      .slice(0, 10)
      .map((_, index) => `\`github.event.${'x'.repeat(86)}…\` (line ${index + 1}, column 1)`)
      .join(', ');
    const template = names.map((name) => `\${{ github.event.${name} }}.`).join('\n');
    await filled(template, {}, [noValue(`${shown} and 1,990 more`)]);
  });

  test('never inserts a secret, by name or by value', async () => {
    const names = 'MY_TOKEN DB_PASSWORD GITHUB_TOKEN COOKIE_JAR INPUT_ELSE STATE_X ACTIONS_ID'.split(' ');
    const env = Object.fromEntries(names.map((name) => [name, 'hidden']));
    const leaks = [
      '${{ toJSON(env) }}',
      '${{ toJSON(github) }}',
      ...names.map((name) => `\${{ env.${name} }}`),
      '${{ github.token }}',
    ].join('|');
    const places = [...names.map((name) => `env.${name}`), 'github.token'].map(
      (expression) => `\`${expression}\` (line 1, column ${leaks.indexOf(`\${{ ${expression} }}`) + 1})`,
    );
    const values = { HARMLESS: 'see mint_sandbox-key', GITHUB_ODD: 'holds the-token-itself' };
    const options = { env: { ...env, ...values }, token: 'the-token-itself' };
    const prompt = await filled(leaks, options, [noValue(places.join(', '))]);
    expect(prompt).not.toMatch(/hidden|mint_sandbox-key|the-token-itself/u);
  });
});

const tooDeep = /`prompt-template`: .*too large or too deeply nested/u;

const LOOK = 'Look at ${{ github.event.action }}';
const items = { list: Array.from({ length: 100_000 }, (_, index) => index) };
const text = (length: number) => ({ text: 'x'.repeat(length) });
const grows = '${{ github.event.text }}\n'.repeat(400);
const long = `Look:\n\${{ format('${'{0}'.repeat(400)}', github.event.text) }}`;
const ninth = /`prompt-template`: .*`prompt\.md`, line 9, column 1: .*16,777,216/u;
test.each<[string, string, PayloadEdit, RegExp]>([
  ['a template with an event of 100,000 items', LOOK, items, tooDeep],
  ['a template with an event of 3 MB', LOOK, text(3_000_000), tooDeep],
  ['a template above 16 MiB, which ends at the expression that is too much', grows, text(1_900_000), ninth],
  ['a value that is too long', long, text(1_900_000), /`prompt-template`: .*`prompt\.md`, line 2, column /u],
  ['a prompt of more than 16 MiB', '"'.repeat(16 * 1024 * 1024 + 1), {}, /The prompt has 16,777,217 bytes/u],
])('%s is an error that names the input', async (_, prompt, more, message) => {
  await using s = await scenario();
  await writeFile(join(workspace, 'prompt.md'), prompt);
  const input = prompt.includes('${{') ? 'prompt-template' : 'prompt-file';
  const { exitCode, outputs } = await s.run({
    workspace,
    event: event('issues', 'labeled', more),
    with: { [input]: 'prompt.md' },
  });
  expect(exitCode).toBe(1);
  expect(outputs).toMatchObject({ outcome: 'not-created', reason: 'invalid-input' });
  expect(outputs['message']).toMatch(message);
  expect(s.platform.requests).toEqual([]);
});

// GitHub's payloads are much smaller. Without a payload, it isn't known who triggered the run.
test('an event of 3,000 levels gets no job', async () => {
  await using s = await scenario();
  let deep = {};
  for (let level = 0; level < 3_000; level += 1) deep = { x: deep };
  const { exitCode, outputs } = await s.run({
    event: { name: 'issues', payload: { ...payload('issues', 'labeled'), ...deep } },
  });
  expect(exitCode).toBe(1);
  expect(outputs).toMatchObject({ outcome: 'not-created', reason: 'guard-unavailable' });
  expect(s.platform.requests).toEqual([]);
});
