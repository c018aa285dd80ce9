import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { QUICK_START } from '../sandbox/labeled-issue.ts';
import { payload } from '../sandbox/payloads.ts';
import { workflowsIn } from '../sandbox/rehearse/scenes/workflow-texts.ts';
import { scenario } from './agent-job/scenario.ts';
import { sentContext } from './agent-job/sent-context.ts';

const [quickStart = ''] = workflowsIn('README.md');

test('the quick start is in block style, with a name and a reason for each permission, in 27 lines at most', () => {
  const lines = quickStart.trimEnd().split('\n');
  expect(lines.length).toBeLessThanOrEqual(27);
  expect(lines[0]).toMatch(/^name: \w/u);
  expect(quickStart).not.toMatch(/: \{ /u);
  const grants = lines.filter((line) => /^ +[a-z-]+: (?:read|write)\b/u.test(line));
  expect(grants).not.toEqual([]);
  for (const grant of grants) expect(grant).toMatch(/ # to \w/u);
});

test('the workflow for docs in another repository is the quick start with a token for both repositories', () => {
  const [elsewhere = ''] = workflowsIn('docs/another-repository.md');
  const stepOf = (text: string) => text.slice(text.lastIndexOf('      - uses: '));
  const step = stepOf(elsewhere).replace(/^ +(?:github-token|pr-repository): .*\n/gmu, '');
  expect(step).toBe(stepOf(quickStart));
  const inPlaceOfTheStep = elsewhere.slice(0, elsewhere.indexOf('      - id: app'));
  const untilTheSteps = quickStart.slice(0, quickStart.indexOf('      - uses: '));
  const grants = / +permissions:.*\n(?: {6}[a-z-]+: (?:read|write) .*\n)*/u;
  expect(inPlaceOfTheStep.replace(grants, '')).toBe(untilTheSteps.replace(grants, ''));
});

const Text = z.record(z.string(), z.coerce.string());
const QuickStart = z.object({
  jobs: z.object({
    docs: z.object({ permissions: Text, steps: z.tuple([z.object({ uses: z.string(), with: Text })]) }),
  }),
});

describe('the quick start in a private repository', () => {
  const { docs } = QuickStart.parse(parse(quickStart)).jobs;
  const { 'project-id': projectId, 'api-key': apiKey, ...inputs } = docs.steps[0].with;
  const LINK = 'https://github.com/Codertocat/Hello-World/pull/2';
  const event = {
    name: 'issues',
    payload: payload('issues', 'labeled', { label: { name: 'docs' }, repository: { private: true } }),
  };

  test('is what the demo and the pictures show', () => {
    expect(inputs).toEqual(QUICK_START);
  });

  test('takes the project and the key from where the README says to put them', () => {
    expect([projectId, apiKey]).toEqual(['${{ vars.DOCS_PROJECT_ID }}', '${{ secrets.DOCS_API_KEY }}']);
  });

  test('sends the text of the issue, and comments the pull request', async () => {
    await using s = await scenario(
      { life: [{ status: 'active' }, { status: 'completed', prLink: LINK }] as const },
      // GitHub refuses what the workflow's `permissions` don't cover.
      { grants: docs.permissions, labels: { 1: ['docs'] }, pulls: [{ number: 2, title: 'Explain tokens' }] },
    );
    const { exitCode, outputs, annotations } = await s.runProcess({ event, with: inputs });
    expect({ exitCode, annotations }).toEqual({ exitCode: 0, annotations: [] });
    const changed = { 'changed-files': '["docs/page.mdx"]' };
    expect(outputs).toMatchObject({ outcome: 'pr-created', 'pr-link': LINK, ...changed });
    expect(sentContext(s.platform)).toMatchObject({
      prompt: inputs['prompt'],
      context: { issue: { number: 1, title: 'Spelling error in the README file' } },
    });
    expect(s.github.labels(1)).toEqual([]);
    // The comments and the label are written at the same time.
    const bodies = new Map(s.github.comments.map(({ issue, body }) => [issue, body]));
    expect(new Set(bodies.keys())).toEqual(new Set([1, 2]));
    expect(s.github.comments).toHaveLength(2);
    expect(bodies.get(1)).toContain(`Explain tokens](${LINK})`);
    expect(s.github.reactions).toMatchObject([{ on: 'issue', target: 1, content: 'eyes' }]);
  });
});
