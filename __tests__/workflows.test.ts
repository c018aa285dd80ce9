import { globSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { isMap, isScalar, parse, parseDocument, visit } from 'yaml';
import * as z from 'zod/mini';
import { RECIPES } from '../sandbox/rehearse/recipes.ts';
import { workflowsIn } from '../sandbox/rehearse/scenes/workflow-texts.ts';
import { OURS } from '../sandbox/rehearse/workflow.ts';
import { lintWorkflows } from './actionlint.ts';
import { type FindProblems, openLanguageService } from './language-service.ts';
import { readWorkflow, usesWithoutCommit } from './workflow-file.ts';

const PAGES = ['README.md', 'visitors/README.md', 'settle/README.md'].concat(
  ['troubleshooting', 'permissions', 'another-repository', 'merges'].map((page) => `docs/${page}.md`),
);
const recipes = globSync('examples/*.yml');
const files = [...globSync('.github/workflows/*.yml'), ...recipes];
const read = (file: string) => readFileSync(file, 'utf8');
const stepsOf = (file: string) => Object.values(readWorkflow(file).jobs).flatMap((job) => job.steps);

describe('GitHub’s language service and actionlint', () => {
  const workflows = [
    ...files.map((file) => ({ name: file, file, text: read(file) })),
    ...PAGES.flatMap((page) =>
      workflowsIn(page).map((text) => {
        return { name: `a workflow in ${page}`, file: '.github/workflows/docs.yml', text };
      }),
    ),
  ];
  const withStep = (step: string) => `on: push
jobs:
  docs:
    runs-on: ubuntu-latest
    steps:
      - ${step}
`;
  const BROKEN = withStep('run: echo ${{ githob.sha }}');

  let problemsIn: FindProblems;
  let lints: ReadonlyMap<string, readonly string[]>;
  beforeAll(async () => {
    problemsIn = await openLanguageService();
    const texts = [...workflows.map(({ text }) => text), BROKEN];
    // GitHub has had `queue` since May 2026, and its language service knows it; actionlint does not yet.
    const problems = lintWorkflows(texts.map((text) => text.replace(/^ +queue: max\b.*$/gmu, '')));
    lints = new Map(texts.map((text, index) => [text, problems[index] ?? ['was not checked']]));
  });

  test.each(workflows)('find no problem in $name', async ({ file, text }) => {
    expect(await problemsIn(file, text)).toEqual([]);
    expect(lints.get(text)).toEqual([]);
  });

  test.each(['action.yml', 'visitors/action.yml', 'settle/action.yml'])('accept %s', async (file) => {
    expect(await problemsIn(file, read(file))).toEqual([]);
  });

  test('report a context that doesn’t exist', () => {
    expect(lints.get(BROKEN)).toEqual([expect.stringContaining('undefined variable "githob"')]);
  });

  test.each([
    ['an input that is not declared', '{ project-id: x, prompts: x }', 'prompts'],
    ['a required input that is missing', '{ project-id: x }', 'api-key'],
  ])('report %s', async (_, inputs, named) => {
    const workflow = withStep(`uses: OWNER/docs-agent-action@v1\n        with: ${inputs}`);
    expect((await problemsIn(`.github/workflows/${named}.yml`, workflow)).join()).toContain(named);
  });
});

/** `permission: what` of each grant in a workflow without a comment after it. */
function grantsWithoutReason(file: string): string[] {
  const bare: string[] = [];
  visit(parseDocument(read(file)), {
    Pair(_, { key, value }) {
      if (!isScalar(key) || key.value !== 'permissions' || !isMap(value)) return;
      for (const grant of value.items)
        if (!isScalar(grant.value) || !grant.value.comment?.trim())
          bare.push(`${String(grant.key)}: ${String(grant.value)}`);
    },
  });
  return bare;
}

describe.each(files)('%s', (file) => {
  test('has no permissions at the top, and a reason for each permission of a job', () => {
    expect(readWorkflow(file).permissions).toEqual({});
    expect(grantsWithoutReason(file)).toEqual([]);
  });

  // Anyone who can write commit statuses can forge a check.
  test('runs nothing but our actions and fixed texts in a job that can write commit statuses', () => {
    const jobs = Object.values(readWorkflow(file).jobs);
    const marking = jobs.filter(({ permissions }) => permissions?.['statuses'] !== undefined);
    const others = marking
      .flatMap(({ steps }) => steps)
      .filter(({ uses, env }) => (uses === undefined ? env !== undefined : !uses.startsWith(`${OURS}@`)));
    expect(others).toEqual([]);
  });

  test('pins other people’s actions to a commit, with the version in a comment', () => {
    expect(usesWithoutCommit(read(file), OURS)).toEqual([]);
  });

  // A job that pushes needs the token, and its permissions show that.
  test('doesn’t keep the token after checkout, unless the job can push', () => {
    const checkouts = stepsOf(file).filter(({ uses }) => uses?.startsWith('actions/checkout@'));
    const kept = checkouts.filter((step) => step.with?.['persist-credentials'] !== false);
    if (!read(file).includes('contents: write # to push')) expect(kept).toEqual([]);
  });

  test('has the permission to check out, and to push', () => {
    for (const { steps, permissions = {} } of Object.values(readWorkflow(file).jobs)) {
      if (steps.some(({ uses }) => uses?.startsWith('actions/checkout@')))
        expect(permissions['contents']).toMatch(/^(?:read|write)$/u);
      if (steps.some(({ run }) => run?.includes('git push'))) expect(permissions['contents']).toBe('write');
    }
  });

  test('has no text from others in a script', () => {
    expect(stepsOf(file).filter(({ run }) => run?.includes('${{'))).toEqual([]);
  });

  test('stops at the first error in a pipe', () => {
    const { jobs, defaults: all } = readWorkflow(file);
    const hasPipe = (script = '') => /[^|]\|[^|]/u.test(script.replaceAll(/'[^']*'|"(?:\\.|[^"\\])*"/gu, ''));
    const goOn = Object.values(jobs).flatMap(({ steps, defaults: ofJob }) =>
      steps.filter(({ run, shell = ofJob?.run.shell ?? all?.run.shell }) => hasPipe(run) && shell !== 'bash'),
    );
    expect(goOn).toEqual([]);
  });

  test('has a timeout for every job', () => {
    const jobs = Object.values(readWorkflow(file).jobs);
    expect(jobs.filter((job) => job['timeout-minutes'] === undefined)).toEqual([]);
  });
});

// Without `queue: max`, a run replaces the one that waits in its group, also one of another workflow.
test('every workflow in a group whose runs wait lets them wait', () => {
  const groups = [...recipes.map(read), ...PAGES.flatMap(workflowsIn)].flatMap((text) =>
    [...text.matchAll(/^ +concurrency:(?: (\S.*))?\n((?: {6}.*\n)*)/gmu)].map(
      ([, name = '', block = '']) => ({
        name: /group: ([^ $]*)/u.exec(block)?.[1] ?? name,
        waits: block.includes('queue: max'),
      }),
    ),
  );
  const agent = groups.filter(({ name }) => name.startsWith('docs-agent'));
  expect(agent.length).toBeGreaterThan(10);
  expect(agent.filter(({ waits }) => !waits)).toEqual([]);
});

test('an action is pinned to the same commit everywhere', () => {
  const pins = new Map<string, Set<string>>();
  for (const { uses } of files.flatMap(stepsOf)) {
    const [action = '', commit] = uses?.split('@') ?? [];
    if (commit !== undefined) pins.set(action, (pins.get(action) ?? new Set()).add(commit));
  }
  expect([...pins].filter(([, commits]) => commits.size > 1)).toEqual([]);
});

test('the mutation tests try every source file once', () => {
  const Matrix = z.object({
    jobs: z.object({
      try: z.object({ strategy: z.object({ matrix: z.object({ files: z.array(z.string()) }) }) }),
    }),
  });
  const { jobs } = Matrix.parse(parse(read('.github/workflows/mutants.yml')));
  const tried = jobs.try.strategy.matrix.files.flatMap((path) =>
    globSync(path.endsWith('.ts') ? path : `${path}/**/*.ts`),
  );
  expect(tried.toSorted()).toEqual(globSync('src/**/*.ts').toSorted());
});

test('npm run rehearse runs every recipe', () => {
  const rehearsed = new Set(RECIPES.flatMap((recipe) => Object.values(recipe.files)));
  expect(recipes.filter((file) => !rehearsed.has(read(file)))).toEqual([]);
});

describe.each(recipes)('the recipe %s', (file) => {
  const text = read(file);

  test('waits its turn', () => {
    const { concurrency, jobs } = readWorkflow(file);
    for (const job of Object.values(jobs))
      expect((job.concurrency ?? concurrency)?.['cancel-in-progress']).toBe(false);
  });

  test('has a comment about its setup and its safeguards', () => {
    expect(text).toMatch(/^# Setup: /mu);
    expect(text).toMatch(/^# Safeguards: /mu);
  });

  test('skips people without write access and events of the agent, as is the default', () => {
    expect(text).not.toMatch(/^ +(?:required-permission|skip-agent-events):/mu);
  });

  test('uses our actions in their first major version', () => {
    const ours = [...text.matchAll(new RegExp(`uses: ${OURS}(.*)`, 'gu'))].map(([, use]) => use);
    expect(['@v1', '/visitors@v1', '/settle@v1']).toEqual(expect.arrayContaining(ours));
  });

  test('uses prompts that exist, and have no expressions', () => {
    for (const [, name = ''] of text.matchAll(/\.github\/prompts\/([\w-]+\.md)/gu)) {
      const prompt = read(`examples/prompts/${name}`);
      expect(prompt).toMatch(/change nothing/iu);
      expect(prompt).not.toContain('${{');
    }
  });
});
