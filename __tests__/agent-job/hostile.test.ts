import { describe, expect, test } from '@jest/globals';
import { JSDOM } from 'jsdom';
import type { FileSeed } from '../../sandbox/github-pull-changes.ts';
import type { StepResult } from '../../sandbox/run-step.ts';
import type { Fault } from '../../sandbox/server.ts';
import { githubHtml } from '../../scripts/github-markdown.ts';
import { opens, PULL_2 } from './earlier-jobs.ts';
import { event } from './events.ts';
import { annotated, jobFields, type Scenario, scenario, status } from './scenario.ts';

const HOSTILE =
  '"quotes" `ticks` ``more`` \n::error::forged\n::set-output name=job-id::x\r\n##[error]forged | pipe <script>alert(1)</script> --> @everyone @octo/team #1 [x](javascript:alert(1)) https://evil.example \u001B[31m \u202E ${{ github.token }} %0A::warning::x';

function page(markdown: string): HTMLElement {
  return new JSDOM(githubHtml(markdown)).window.document.body;
}

function expectHarmless(markdown: string): void {
  const body = page(markdown);
  expect(body.querySelectorAll('script, img, iframe, h1, pre, ul, ol, blockquote')).toHaveLength(0);
  for (const anchor of body.querySelectorAll('a')) {
    expect(anchor.getAttribute('href')).toMatch(/^https:\/\/github\.com\//u);
  }
  for (const row of body.querySelectorAll('tr')) expect(row.children).toHaveLength(2);
  // GitHub looks for mentions and references outside of code and links only.
  for (const piece of body.querySelectorAll('code, script, a')) piece.remove();
  expect(body.textContent).not.toMatch(/[@#](?=[a-z0-9])/iu);
}

/** What stands in code or text can't be a marker: only the last HTML comment of the page is one. */
function expectOneMarker(markdown: string): void {
  const { document, NodeFilter } = new JSDOM(githubHtml(markdown)).window;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_COMMENT);
  const comments: string[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode.nodeValue ?? '');
  expect(comments).toEqual([expect.stringMatching(/^ docs-agent-action:1 [\w+/=,]+ [\w+/=]+ $/u)]);
  expect(markdown.match(/<!--/gu)).toHaveLength(1);
}

/** Checks what a run wrote: its log, its summary, and its only comment. */
function expectHarmlessRun(result: StepResult, { github }: Scenario): void {
  const { log, stdout, legacyCommands, annotations, outputs, summary, fileCommandErrors } = result;
  expect(legacyCommands).toEqual([]);
  expect(annotations.map(({ message }) => message)).not.toContain('forged');
  expect(stdout).not.toMatch(/^\s*::(?!add-mask|debug|error|warning|notice)/mu);
  expect(stdout).not.toContain('##[');
  expect(log).not.toContain('\u001B');
  expect(fileCommandErrors).toEqual([]);
  // The id and the paths have to be exact.
  const { 'job-id': _id, job: _job, 'changed-files': _files, ...others } = outputs;
  expect(Object.values(others).join('')).not.toMatch(/[\r\n\u001B\u202E]/u);
  expectHarmless(summary);
  expect(github.comments).toHaveLength(1);
  for (const { body } of github.comments) {
    expectHarmless(body);
    expectOneMarker(body);
  }
}

test.each(['completed', 'archived', 'failed', HOSTILE])('hostile text in all job fields: %j', async (end) => {
  const source = { repository: `https://github.com/acme/${HOSTILE}`, ref: HOSTILE };
  const prLink = `https://github.com/Codertocat/Hello-World/pull/7?${HOSTILE}`;
  const last = { ...jobFields(HOSTILE), [HOSTILE]: HOSTILE, status: end, prLink, source };
  await using s = await scenario({ life: [{ status: 'active' }, last] });
  // The built action, once for all fields. The step doesn't know the last status, and waits for another one.
  const isBuilt = end === HOSTILE;
  const options = { with: { comment: 'true', 'timeout-minutes': isBuilt ? '0.02' : '5' } };
  const result = await (isBuilt ? s.runProcess(options) : s.run(options));
  expectHarmlessRun(result, s);
  expect(result.outputs['job-id']).toBe('job-1');
});

test('a job id with the key in it doesn’t bring it into the marker, which holds for a re-run', async () => {
  await using s = await scenario();
  s.platform.fault({ method: 'POST' }, status(201, { id: `x-${s.platform.apiKey}`, status: 'completed' }));
  const options = { with: { comment: 'true', 'api-key': ` ${s.platform.apiKey} ` } };
  await s.run(options);
  const [, id = ''] = /docs-agent-action:1 ([\w+/=]+),/u.exec(s.github.comments[0]?.body ?? '') ?? [];
  expect(Buffer.from(id, 'base64').toString()).toMatch(/^x-(?!.*mint_)/u);
  expect((await s.run({ ...options, attempt: 2 })).outputs['job-id']).toBe('job-1');
});

const REJECTED = { outcome: 'rejected' };
test.each<[string, Fault, object]>([
  ['job id', status(201, { id: HOSTILE, status: 'failed' }), { 'job-id': HOSTILE }],
  ['error as JSON', status(400, { error: HOSTILE, details: [{ message: HOSTILE }] }), REJECTED],
  ['error as text', status(400, HOSTILE), REJECTED],
  ['error as HTML', status(400, `<html><title>${HOSTILE}</title></html>`), REJECTED],
])('a hostile %s', async (what, fault, outputs) => {
  await using s = await scenario();
  s.platform.fault({ method: 'POST' }, fault);
  const options = { with: { comment: 'true' } };
  const result = await (what === 'job id' ? s.runProcess(options) : s.run(options));
  expectHarmlessRun(result, s);
  expect(result.outputs).toMatchObject(outputs);
});

test('hostile responses from GitHub, to a hostile event', async () => {
  const edit = { issue: { title: HOSTILE, body: HOSTILE }, label: { name: HOSTILE } };
  const step = { event: event('issues', 'labeled', edit), with: { comment: 'true' } };
  await using s = await scenario();
  expectHarmlessRun(await s.run(step), s);
  s.github.fault({ path: /comments|reactions|graphql/u, times: Infinity }, status(403, { message: HOSTILE }));
  expectHarmlessRun(await s.run(step), s);
});

test.each<[string, FileSeed[]]>([
  ['in its names', [HOSTILE, { path: `docs/${HOSTILE}`, previousPath: `src/${HOSTILE}` }]],
  ['in names of commands', ['::error::forged', '##[error]forged', '..', '/etc/passwd', '|', '`']],
  ['in names of 4,096 bytes', ['*'.repeat(4_096), '\u202E'.repeat(1_365), `${'@a/'.repeat(1_365)}b`]],
])('a pull request that is hostile %s', async (_, files) => {
  const pulls = [{ number: 2, title: HOSTILE, author: HOSTILE, headRef: 'mintlify/1a2b3c4d', files }];
  await using s = await opens({ pulls });
  const inputs = { 'allowed-paths': 'docs/*.md', 'pr-reviewers': 'octocat, @author', 'pr-labels': 'docs' };
  const result = await s.run({ with: { comment: 'true', ...inputs } });
  expectHarmlessRun(result, s);
  expect(result.outputs).toMatchObject({ outcome: 'pr-created', reason: 'out-of-scope' });
  expect(JSON.parse(result.outputs['changed-files'] ?? '')).toContain(files[0]);
});

describe('a comment stays below GitHub’s limit', () => {
  test('with any file names', async () => {
    const files = Array.from({ length: 500 }, (_, index) => ({
      path: `${'*'.repeat(4_000)}${index}`,
      previousPath: `${'&'.repeat(4_000)}${index}`,
    }));
    const life = [{ ...jobFields('*'.repeat(1_000)), status: 'completed', prLink: PULL_2 }];
    await using s = await opens({ pulls: [{ number: 2, title: '*'.repeat(1_000), files }] }, { life });
    const inputs = { comment: 'true', 'allowed-paths': 'docs/**', 'if-out-of-scope': 'warn' };
    const { annotations, summary } = await s.run({ with: inputs });
    expect(annotations).toEqual([
      annotated('warning', '`changed-files` leaves out'),
      annotated('warning', /1000 paths .* and 995 more\. Review/u),
    ]);
    expect(s.github.comments).toHaveLength(1);
    expect(summary.length).toBeLessThan(1024 * 1024);
  });

  test('with any job', async () => {
    const prLink = `https://github.com/Codertocat/Hello-World/pull/7?${'*'.repeat(100_000)}`;
    const life = [{ ...jobFields('*'.repeat(50_000)), status: 'completed', prLink }];
    await using s = await scenario({ life });
    const { annotations, summary } = await s.run({ with: { comment: 'true' } });
    expect([annotations, s.github.comments.length]).toEqual([[], 1]);
    expect(summary.length).toBeLessThan(2_000);
  });
});
