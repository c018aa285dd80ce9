import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import * as z from 'zod/mini';

/** One way in which a step ends, from a line such as “- `failed` (the step fails): the agent met an error”. */
export type Outcome = {
  /** Of the output that says so. */
  readonly value: string;
  /** What the step does: “fails”. */
  readonly step: string;
  readonly when: string;
};

/** What an `action.yml` declares, in its order. Texts are Markdown. */
export type ActionFile = {
  readonly inputs: readonly {
    readonly name: string;
    readonly description: string;
    readonly required: boolean;
    readonly default: string | undefined;
  }[];
  /** A description is without the lines of outcomes. */
  readonly outputs: readonly { readonly name: string; readonly description: string }[];
  readonly outcomes: { readonly output: string; readonly list: readonly Outcome[] };
};

const Declared = z.object({
  inputs: z.record(
    z.string(),
    z.object({ description: z.string(), required: z.optional(z.boolean()), default: z.optional(z.string()) }),
  ),
  outputs: z.record(z.string(), z.object({ description: z.string() })),
});

const OUTCOME = /^- `(?<value>[a-z-]+)` \(the step (?<step>.+?)\): (?<when>.+)$/u;

/** Throws where the file is not of that form, or where not exactly one output lists outcomes. */
export function readActionFile(path: string): ActionFile {
  const declared = Declared.parse(parse(readFileSync(path, 'utf8')));
  const outputs = Object.entries(declared.outputs).map(([name, { description }]) => {
    const lines = description.trim().split('\n');
    const isListed = (line: string) => line.startsWith('- ');
    return {
      name,
      description: lines
        .filter((line) => !isListed(line))
        .join('\n')
        .trim(),
      list: lines.filter(isListed).map((line) => outcomeOf(line, path)),
    };
  });
  const [outcomes, ...more] = outputs.filter(({ list }) => list.length > 0);
  if (outcomes === undefined || more.length > 0) {
    throw new Error(`${path}: exactly one output has to list the outcomes`);
  }
  return {
    inputs: Object.entries(declared.inputs).map(([name, input]) => ({
      name,
      description: input.description,
      required: input.required === true,
      default: input.default,
    })),
    outputs: outputs.map(({ name, description }) => ({ name, description })),
    outcomes: { output: outcomes.name, list: outcomes.list },
  };
}

function outcomeOf(line: string, path: string): Outcome {
  const { value, step, when } = OUTCOME.exec(line)?.groups ?? {};
  if (value === undefined || step === undefined || when === undefined) {
    throw new Error(`${path}: this is no line of an outcome: ${line}`);
  }
  return { value, step, when };
}
