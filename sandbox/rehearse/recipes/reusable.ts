import * as z from 'zod/mini';
import { AGENT_PULL_URL, type Recipe, type Seen } from '../scene.ts';
import { released } from './events.ts';
import { opensAPullRequest, prompt, skips } from './expectations.ts';
import { callerIn, projectFile } from './recipe.ts';

/** The caller in the comment of `examples/reusable.yml`, with another job that prints the outputs. */
function callerOf(text: string): string {
  return `name: Caller
on:
  release:
    types: [published]
permissions: {}
${callerIn(text)}
  print:
    needs: docs
    runs-on: ubuntu-latest
    steps:
      - id: print
        env:
          OUTPUTS: \${{ toJSON(needs.docs.outputs) }}
        run: echo "outputs=$(jq -c . <<< "$OUTPUTS")" >> "$GITHUB_OUTPUT"
        shell: bash
`;
}

const reusableText = projectFile('examples/reusable.yml');

const Outputs = z.catch(z.record(z.string(), z.string()), {});

const callersOutputs = ({ run }: Seen): z.infer<typeof Outputs> => {
  const printed = run.steps.find(({ id }) => id === 'print')?.outputs['outputs'] ?? '{}';
  return Outputs.parse(JSON.parse(printed));
};

export const reusable: Recipe = {
  name: 'reusable',
  workflow: '.github/workflows/caller.yml',
  files: {
    '.github/workflows/reusable.yml': reusableText,
    '.github/workflows/caller.yml': callerOf(reusableText),
  },
  scenes: [
    {
      title: 'gets inputs and the secret from the caller and returns outputs',
      event: released(false),
      holds: (seen) => ({
        ...opensAPullRequest(seen),
        "the caller's prompt was sent": prompt(seen).includes('/releases/tag/'),
        'the caller got the outcome': callersOutputs(seen)['outcome'] === 'pr-created',
        'the caller got the job': callersOutputs(seen)['job-id'] === 'job-1',
        'the caller got the link': callersOutputs(seen)['pr-link'] === AGENT_PULL_URL,
      }),
    },
    {
      title: 'skips at the cap',
      event: released(false),
      openPulls: [9, 10, 11],
      holds: (seen) => ({
        ...skips(seen),
        'the caller got the outcome': callersOutputs(seen)['outcome'] === 'skipped',
      }),
    },
  ],
};
