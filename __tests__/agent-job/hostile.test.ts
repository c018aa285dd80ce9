import { expect, test } from '@jest/globals';
import { JSDOM } from 'jsdom';
import type { FileSeed } from '../../sandbox/github-pull-changes.ts';
import { payload } from '../../sandbox/payloads.ts';
import type { StepResult } from '../../sandbox/run-step.ts';
import { githubHtml } from '../../scripts/github-markdown.ts';
import { annotated, scenario } from './scenario.ts';

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
  expect(comments).toEqual([expect.stringMatching(/^ docs-agent-action:1 [\w+/=]+ [\w+/=]+ $/u)]);
  expect(markdown.match(/<!--/gu)).toHaveLength(1);
}

function expectNoForgery({ log, stdout, legacyCommands, annotations }: StepResult): void {
  expect(legacyCommands).toEqual([]);
  expect(annotations.map(({ message }) => message)).not.toContain('forged');
  expect(stdout).not.toMatch(/^\s*::(?!add-mask|debug|error|warning|notice)/mu);
  expect(stdout).not.toContain('##[');
  expect(log).not.toContain('\u001B');
}

test.each(['completed', 'archived', 'failed', HOSTILE])(
  'hostile text in every field of a job: %j',
  async (status) => {
    await using s = await scenario({
      life: [
        { status: 'active' },
        {
          status,
          prLink: `https://github.com/acme/docs/pull/7?${HOSTILE}`,
          model: HOSTILE,
          source: { repository: `https://github.com/acme/${HOSTILE}`, ref: HOSTILE },
          [HOSTILE]: HOSTILE,
        },
      ],
    });
    // The built action, once for all fields.
    const options = { with: { comment: 'true', 'timeout-minutes': '5' } };
    const result = await (status === HOSTILE ? s.runProcess(options) : s.run(options));
    expectNoForgery(result);
    expect(result.fileCommandErrors).toEqual([]);
    expect(result.outputs['job-id']).toBe('job-1');
    expect(result.outputs['message']).not.toMatch(/[\r\n\u001B\u202E]/u);
    expectHarmless(result.summary);
    expectHarmless(s.github.comments[0]?.body ?? '');
    expectOneMarker(s.github.comments[0]?.body ?? '');
  },
);

test('a hostile job id', async () => {
  await using s = await scenario();
  s.platform.fault(
    { method: 'POST' },
    { kind: 'raw', status: 201, body: JSON.stringify({ id: HOSTILE, status: 'failed' }) },
  );
  const result = await s.runProcess({ with: { comment: 'true' } });
  expectNoForgery(result);
  expect(result.outputs['job-id']).toBe(HOSTILE);
  expectHarmless(result.summary);
  expectHarmless(s.github.comments[0]?.body ?? '');
});

test.each([
  ['as JSON', { error: HOSTILE, details: [{ message: HOSTILE }] }],
  ['as text', HOSTILE],
  ['as HTML', `<html><title>${HOSTILE}</title></html>`],
])('a hostile error %s', async (_, body) => {
  await using s = await scenario();
  s.platform.fault({ method: 'POST' }, { kind: 'status', status: 400, body });
  const result = await s.run({ with: { comment: 'true' } });
  expectNoForgery(result);
  expect(result.outputs['outcome']).toBe('rejected');
  expectHarmless(result.summary);
  expectHarmless(s.github.comments[0]?.body ?? '');
});

test('hostile responses from GitHub', async () => {
  await using s = await scenario();
  s.github.fault(
    { path: /comments|reactions|graphql/u, times: Infinity },
    { kind: 'status', status: 403, body: { message: HOSTILE } },
  );
  expectNoForgery(await s.run({ with: { comment: 'true' } }));
});

const PULL_REQUEST = 'https://github.com/Codertocat/Hello-World/pull/2';
const opensPullRequest = { life: [{ status: 'completed', prLink: PULL_REQUEST }] };

test.each<[string, FileSeed[]]>([
  ['in its names', [HOSTILE, { path: `docs/${HOSTILE}`, previousPath: `src/${HOSTILE}` }]],
  [
    'in names that begin with commands',
    ['::error::forged', '##[error]forged', '..', '/etc/passwd', '|', '`'],
  ],
  ['in names of 4,096 bytes', ['*'.repeat(4_096), '\u202E'.repeat(1_365), `${'@a/'.repeat(1_365)}b`]],
])('a pull request that is hostile %s', async (_, files) => {
  await using s = await scenario(opensPullRequest, {
    pulls: [{ number: 2, title: HOSTILE, author: HOSTILE, files }],
  });
  const result = await s.run({
    with: {
      comment: 'true',
      'allowed-paths': 'docs/*.md',
      'pr-reviewers': 'octocat, @author',
      'pr-labels': 'docs',
    },
  });
  expectNoForgery(result);
  expect(result.fileCommandErrors).toEqual([]);
  expect(result.outputs).toMatchObject({ outcome: 'pr-created', reason: 'out-of-scope' });
  expect(result.outputs['message']).not.toMatch(/[\r\n\u001B\u202E]/u);
  expect(JSON.parse(result.outputs['changed-files'] ?? '')).toContain(files[0]);
  expectHarmless(result.summary);
  expectHarmless(s.github.comments[0]?.body ?? '');
  expectOneMarker(s.github.comments[0]?.body ?? '');
});

test('a comment stays below GitHub’s limit with any file names', async () => {
  const files = Array.from({ length: 500 }, (_, index) => ({
    path: `${'*'.repeat(4_000)}${index}`,
    previousPath: `${'&'.repeat(4_000)}${index}`,
  }));
  await using s = await scenario(
    {
      life: [
        {
          status: 'completed',
          prLink: PULL_REQUEST,
          model: '*'.repeat(1_000),
          source: { repository: '*'.repeat(1_000), ref: '*'.repeat(1_000) },
        },
      ],
    },
    { pulls: [{ number: 2, title: '*'.repeat(1_000), files }] },
  );
  const { annotations, summary } = await s.run({
    with: { comment: 'true', 'allowed-paths': 'docs/**', 'if-out-of-scope': 'warn' },
  });
  expect(annotations).toEqual([
    annotated('warning', '`changed-files` leaves out'),
    annotated('warning', 'and 995 more'),
  ]);
  expect(s.github.comments).toHaveLength(1);
  expect(summary.length).toBeLessThan(1024 * 1024);
});

test('a hostile event', async () => {
  await using s = await scenario();
  const event = {
    name: 'issues',
    payload: payload('issues', 'labeled', {
      issue: { title: HOSTILE, body: HOSTILE },
      label: { name: HOSTILE },
    }),
  };
  const result = await s.run({ event, with: { comment: 'true' } });
  expectNoForgery(result);
  expectHarmless(result.summary);
});

test('a comment stays below GitHub’s limit with any job', async () => {
  const long = '*'.repeat(100_000);
  await using s = await scenario({
    life: [
      {
        status: 'completed',
        model: long,
        prLink: `https://github.com/acme/docs/pull/7?${long}`,
        source: { repository: long, ref: long },
      },
    ],
  });
  const { annotations, summary } = await s.run({ with: { comment: 'true' } });
  expect(annotations).toEqual([]);
  expect(s.github.comments).toHaveLength(1);
  expect(summary.length).toBeLessThan(1024 * 1024);
});
