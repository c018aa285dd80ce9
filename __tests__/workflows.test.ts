import { existsSync, globSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { lintWorkflows } from './actionlint.ts';
import { type LanguageService, openLanguageService } from './language-service.ts';
import { workflowsIn } from './readme-workflows.ts';

const actions = ['action.yml', 'visitors/action.yml', 'settle/action.yml'].filter((file) => existsSync(file));
const workflows = [
  ...globSync(['.github/workflows/*.yml', 'examples/*.yml']).map((file) => ({
    name: file,
    file,
    text: readFileSync(file, 'utf8'),
  })),
  ...[
    'README.md',
    'visitors/README.md',
    'settle/README.md',
    'docs/troubleshooting.md',
    'docs/permissions.md',
    'docs/another-repository.md',
  ].flatMap((page) =>
    workflowsIn(page).map((text) => ({
      name: `a workflow in ${page}`,
      file: '.github/workflows/docs.yml',
      text,
    })),
  ),
];

/** GitHub has had it since May 2026, and its language service knows it; actionlint does not yet. */
const QUEUE = /^ +queue: max\b.*$/gmu;

const BROKEN = `on: push
jobs:
  docs:
    runs-on: ubuntu-latest
    steps:
      - run: echo \${{ githob.sha }}
`;

let service: LanguageService;
let lints: ReadonlyMap<string, readonly string[]>;
beforeAll(async () => {
  service = await openLanguageService();
  const texts = [...workflows.map(({ text }) => text), BROKEN];
  const problems = lintWorkflows(texts.map((text) => text.replace(QUEUE, '')));
  lints = new Map(texts.map((text, index) => [text, problems[index] ?? ['was not checked']]));
});

test('actionlint reports a context that doesn’t exist', () => {
  expect(lints.get(BROKEN)).toEqual([expect.stringContaining('undefined variable "githob"')]);
});

test.each(actions)('GitHub’s language service finds no problem in %s', async (file) => {
  expect(await service.problems(file, readFileSync(file, 'utf8'))).toEqual([]);
});

describe.each(workflows)('$name', ({ file, text }) => {
  test('GitHub’s language service finds no problem', async () => {
    expect(await service.problems(file, text)).toEqual([]);
  });

  test('actionlint finds no problem', () => {
    expect(lints.get(text)).toEqual([]);
  });
});

test.each([
  ['an input that is not declared', 'prompts: x', 'prompts'],
  ['a required input that is missing', '', 'api-key'],
])('%s in a workflow is reported', async (_, line, named) => {
  const workflow = `on: push
jobs:
  docs:
    runs-on: ubuntu-latest
    steps:
      - uses: OWNER/docs-agent-action@v1
        with:
          project-id: x
          ${line}
`;
  const problems = await service.problems(`.github/workflows/${named}.yml`, workflow);
  expect(problems.map(({ message }) => message).join()).toContain(named);
});
