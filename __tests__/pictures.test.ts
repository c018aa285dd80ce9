import { readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { workflowsIn } from '../sandbox/rehearse/scenes/workflow-texts.ts';
import { weeklyVisitors } from '../sandbox/weekly-visitors.ts';
import { CHECKSUMS, checksumLine, markdownOf, PICTURES, pictureSamples } from '../scripts/picture-samples.ts';

const samples = await pictureSamples();
const texts = samples.map((sample): [string, string] => [sample.name, markdownOf(sample)]);
const textFiles = samples.map(({ name }) => `${name}.md`);
const files = samples.flatMap(({ name }) => ['light', 'dark'].map((theme) => `${name}-${theme}.png`));

test('docs/pictures has the issue and both summaries, in the light and the dark theme, and nothing else', () => {
  expect(texts.map(([name]) => name)).toEqual(['issue-thread', 'job-summary', 'visitors-summary']);
  expect(readdirSync(PICTURES).toSorted()).toEqual(['SHA256SUMS', ...files, ...textFiles].toSorted());
});

test('the pictures were drawn from the texts beside them; if not: npm run pictures', () => {
  const lines = readFileSync(CHECKSUMS, 'utf8');
  const names = Array.from(lines.matchAll(/ {2}(.*)\n/gu), ([, name = '']) => name);
  expect(names.toSorted()).toEqual([...files, ...textFiles].toSorted());
  expect(names.map((name) => checksumLine(name, readFileSync(`${PICTURES}/${name}`))).join('')).toBe(lines);
});

test.each(texts)('the picture %s shows what the action writes; if not: npm run pictures', (name, text) => {
  expect(readFileSync(`${PICTURES}/${name}.md`, 'utf8')).toBe(text);
});

test('the issue has what the README promises: the label, 👀, and a comment with the link', () => {
  const [, thread = ''] = texts[0] ?? [];
  expect(thread).toContain('Reactions: eyes\n');
  expect(thread).toContain('added the label `docs`');
  expect(thread).toContain('](https://github.com/acme/client/pull/215)');
});

const Export = z.object({
  jobs: z.object({
    visitors: z.object({ steps: z.array(z.object({ with: z.record(z.string(), z.coerce.string()) })) }),
  }),
});

test('the export in the picture has the inputs of the quick start in visitors/README.md', async () => {
  const [quickStart = ''] = workflowsIn('visitors/README.md');
  const [step] = Export.parse(parse(quickStart)).jobs.visitors.steps;
  const ofMachine = ['project-id', 'api-key', 'base-url'];
  const chosen = (inputs: Readonly<Record<string, string>> = {}) =>
    Object.fromEntries(Object.entries(inputs).filter(([name]) => !ofMachine.includes(name)));
  expect(chosen((await weeklyVisitors()).inputs)).toEqual(chosen(step?.with));
});

test.each(files)('the picture %s is a PNG of at most 200 kB', (file) => {
  expect(readFileSync(`${PICTURES}/${file}`).subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
  expect(statSync(`${PICTURES}/${file}`).size).toBeLessThan(200_000);
});
