import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import GithubSlugger from 'github-slugger';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { readActionFile } from '../scripts/action-file.ts';
import { inputRules } from '../src/agent-job/inputs/rules.ts';
import { OUTCOMES, type Reason } from '../src/agent-job/report/outcome-table.ts';
import { USER_AGENT } from '../src/http/client.ts';
import { STATUSES } from '../src/platform/agent-jobs.ts';
import { rules as settleRules } from '../src/settle/inputs.ts';
import { rules as visitorsRules } from '../src/visitors/inputs.ts';
import { scenario as agentJobs } from './agent-job/scenario.ts';
import { readDeclaredAction, testDeclaration } from './declared-action.ts';
import { scenario as settling } from './settle/scenario.ts';
import { site, scenario as visitors } from './visitors/scenario.ts';

const action = readDeclaredAction('action.yml');
const Package = z.object({ name: z.string(), version: z.string() });

test('the tests run on the Node version of GitHub’s runner', () => {
  expect(process.version).toBe(`v${readFileSync('.node-version', 'utf8').trim()}`);
});

test('action.yml has what the Marketplace needs', () => {
  expect(action.name).toBe('Docs agent job');
  expect(action.branding).toBeDefined();
  expect(action.description.length).toBeLessThan(125);
});

testDeclaration(action, inputRules, async () => {
  await using s = await agentJobs();
  return await s.run({ with: { comment: 'true' } });
});

async function runVisitors() {
  await using s = await visitors(site(1));
  return await s.run({ compare: 'true', trend: '2' });
}

async function runSettle() {
  await using s = await settling();
  return await s.settle();
}

describe.each([
  ['visitors', 'Docs visitors export', visitorsRules, runVisitors],
  ['settle', 'Docs settle', settleRules, runSettle],
] as const)('in %s', (folder, name, rules, run) => {
  const declared = readDeclaredAction(`${folder}/action.yml`);

  test('action.yml names the action and its entry', () => {
    expect(declared.name).toBe(name);
    expect(declared.runs).toEqual({ using: 'node24', main: `../dist/${folder}/index.js` });
  });

  testDeclaration(declared, rules, run);
});

const README = readFileSync('README.md', 'utf8');
const TROUBLESHOOTING = readFileSync('docs/troubleshooting.md', 'utf8');

const words = (text: string, pattern: RegExp) => Array.from(text.matchAll(pattern), ([, word = '']) => word);
const sorted = (list: readonly string[]) => list.toSorted((a, b) => a.localeCompare(b));

const Form = z.object({ body: z.array(z.object({ id: z.optional(z.string()), attributes: z.unknown() })) });

test('action.yml, the README and the bug form list every outcome, and no other', () => {
  const listed = readActionFile('action.yml').outcomes.list.map(({ value }) => value);
  expect(sorted(listed)).toEqual(sorted(Object.keys(OUTCOMES)));
  const [, section = ''] = README.split(/<!-- \/?outcomes -->/u);
  expect(words(section, /^\| `([a-z-]+)` \|/gmu).filter((word) => word !== 'outcome')).toEqual(listed);
  const { body } = Form.parse(parse(readFileSync('.github/ISSUE_TEMPLATE/bug.yml', 'utf8')));
  const asked = body.find(({ id }) => id === 'outcome');
  expect(asked).toMatchObject({ attributes: { options: ['none', ...listed] } });
});

test('action.yml names the known statuses of a job, and no other', () => {
  const { description } = z.object({ description: z.string() }).parse(action.outputs['status']);
  expect(words(description, /`([a-z]+)`/gu)).toEqual(STATUSES);
});

/** In the order of action.yml. The compiler names a reason that is missing. */
// biome-ignore format: several in a line
const REASONS: readonly string[] = Object.keys({
  'invalid-input': 1, 'agent-event': 1, permission: 1, bot: 1, 'max-open-prs': 1, 'guard-unavailable': 1,
  'context-unavailable': 1, 'comment-forbidden': 1, 'mark-forbidden': 1, 'nothing-merged': 1,
  'out-of-scope': 1, 'scope-unknown': 1, 'no-pr': 1, 'job-failed': 1, archived: 1, updated: 1, unchanged: 1,
  continued: 1, 'bad-request': 1, unauthorized: 1, forbidden: 1, 'not-found': 1, 'rate-limit': 1,
  redirect: 1, 'no-credits': 1, 'too-large': 1, refused: 1, 'server-error': 1, 'unreadable-answer': 1,
  unreachable: 1, 'no-answer': 1, timeout: 1, cancelled: 1,
} satisfies Readonly<Record<Reason, 1>>);

test('action.yml and the README name every reason, and no other', () => {
  const described = action.outputs['reason']?.description.trim() ?? '';
  expect(words(described, /`([a-z-]+)`/gu)).toEqual(REASONS);
  expect(README).toContain(`| \`reason\` | ${described} |`);
});

test('docs/troubleshooting.md has a heading for every reason of a problem, and no other', () => {
  const troubling = REASONS.filter((reason) => !['updated', 'unchanged', 'continued'].includes(reason));
  expect(sorted(words(TROUBLESHOOTING, /^### `([a-z-]+)`$/gmu))).toEqual(sorted(troubling));
});

test('docs/troubleshooting.md has the headings that an outcome links to', () => {
  const headings = words(TROUBLESHOOTING, /^#+ (.*)$/gmu).map((heading) => new GithubSlugger().slug(heading));
  const linked = Object.values(OUTCOMES).flatMap(({ helpSection }) => helpSection ?? []);
  expect(linked).not.toEqual([]);
  expect(headings).toEqual(expect.arrayContaining(linked));
});

test('package.json and the User-Agent have the same version', () => {
  const { name, version } = Package.parse(JSON.parse(readFileSync('package.json', 'utf8')));
  expect(USER_AGENT).toBe(`${name}/${version}`);
});
