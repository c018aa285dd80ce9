import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import GithubSlugger from 'github-slugger';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { inputRules } from '../src/agent-job/inputs/input-rules.ts';
import type { Reason } from '../src/agent-job/report/outcome.ts';
import { outputNames } from '../src/agent-job/report/outputs.ts';
import { OUTCOME_SECTIONS } from '../src/agent-job/report/title.ts';
import { USER_AGENT } from '../src/step/user-agent.ts';

const Declared = z.record(
  z.string(),
  z.object({
    description: z.string().check(z.minLength(20)),
    required: z.optional(z.boolean()),
    default: z.optional(z.string()),
  }),
);
const ActionFile = z.object({
  name: z.string(),
  description: z.string(),
  branding: z.object({ icon: z.string(), color: z.string() }),
  inputs: Declared,
  outputs: z.record(z.string(), z.object({ description: z.string().check(z.minLength(10)) })),
  runs: z.object({ using: z.literal('node24'), main: z.string(), post: z.optional(z.string()) }),
});
const action = ActionFile.parse(parse(readFileSync('action.yml', 'utf8')));
const Package = z.object({ name: z.string(), version: z.string() });

test('the tests run on the Node version of GitHub’s runner', () => {
  expect(process.version).toBe(`v${readFileSync('.node-version', 'utf8').trim()}`);
});

test('action.yml declares the inputs that are read', () => {
  expect(Object.keys(action.inputs).sort()).toEqual(Object.keys(inputRules).sort());
});

test('action.yml declares the outputs that are written', () => {
  expect(Object.keys(action.outputs).sort()).toEqual([...outputNames].sort());
});

const REASONS = {
  'invalid-input': true,
  'agent-event': true,
  permission: true,
  bot: true,
  'max-open-prs': true,
  'guard-unavailable': true,
  'context-unavailable': true,
  'out-of-scope': true,
  'scope-unknown': true,
  'bad-request': true,
  unauthorized: true,
  forbidden: true,
  'not-found': true,
  'rate-limit': true,
  redirect: true,
  refused: true,
  'server-error': true,
  'unreadable-answer': true,
  unreachable: true,
  'no-answer': true,
  timeout: true,
  cancelled: true,
} satisfies Record<Reason, true>;

test('action.yml names every reason', () => {
  const named = [...(action.outputs['reason']?.description ?? '').matchAll(/`([a-z-]+)`/gu)];
  expect(named.map(([, word]) => word)).toEqual(Object.keys(REASONS));
});

test('docs/troubleshooting.md has a heading for every reason, and no other', () => {
  const headings = readFileSync('docs/troubleshooting.md', 'utf8').matchAll(/^### `([a-z-]+)`$/gmu);
  expect([...headings].map(([, word = '']) => word).toSorted((a, b) => a.localeCompare(b))).toEqual(
    Object.keys(REASONS).toSorted((a, b) => a.localeCompare(b)),
  );
});

test('docs/troubleshooting.md has the headings that outcomes without a reason link to', () => {
  const slugs = new GithubSlugger();
  const headings = [...readFileSync('docs/troubleshooting.md', 'utf8').matchAll(/^#+ (.*)$/gmu)].map(
    ([, text = '']) => slugs.slug(text),
  );
  for (const section of Object.values(OUTCOME_SECTIONS)) expect(headings).toContain(section);
});

// The runner evaluates expressions.
const isExpression = (name: string) => action.inputs[name]?.default?.startsWith('${{') === true;

test.each(Object.entries(inputRules).filter(([name]) => !isExpression(name)))(
  'the default of %s in action.yml is the same as an empty value',
  (name, rule) => {
    const declared = action.inputs[name];
    if (declared?.required === true) expect(declared.default).toBeUndefined();
    else expect(z.safeParse(rule, '')).toEqual(z.safeParse(rule, declared?.default ?? ''));
  },
);

test('package.json and the User-Agent have the same version', () => {
  const { name, version } = Package.parse(JSON.parse(readFileSync('package.json', 'utf8')));
  expect(USER_AGENT).toBe(`${name}/${version}`);
});
