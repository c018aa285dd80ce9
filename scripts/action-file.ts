import { readFileSync } from 'node:fs';
import { isMap, isScalar, parseDocument, type Scalar, type YAMLMap } from 'yaml';
import * as z from 'zod/mini';

const Declared = z.object({
  inputs: z.record(
    z.string(),
    z.object({ description: z.string(), required: z.optional(z.boolean()), default: z.optional(z.string()) }),
  ),
  outputs: z.record(z.string(), z.object({ description: z.string() })),
});

/** A line of an output's description, such as “- `failed` (the step fails): the agent ran into an error”. */
const OUTCOME = /^- `(?<value>[a-z-]+)` \(the step (?<step>.+?)\): (?<when>.+)$/u;

export type ActionFile = ReturnType<typeof readActionFile>;

/** Reads an `action.yml`, in its order. Texts are Markdown. Throws if it has another form, or if several outputs list outcomes. */
export function readActionFile(path: string) {
  const document = parseDocument(readFileSync(path, 'utf8'));
  const [error] = document.errors;
  if (error !== undefined) throw error;
  const declared = Declared.parse(document.toJS());
  const groups = groupsOf(document.get('inputs'));
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
  if (more.length > 0) {
    throw new Error(`${path}: only one output can list the outcomes`);
  }
  return {
    inputs: Object.entries(declared.inputs).map(([name, input]) => ({
      name,
      description: input.description,
      required: input.required === true,
      default: input.default,
      /** The comment above the first input of its group; undefined if there are no groups. */
      group: groups.get(name),
    })),
    /** The descriptions are without the lines of outcomes. */
    outputs: outputs.map(({ name, description }) => ({ name, description })),
    /** Empty if no output lists outcomes. */
    outcomes: { output: outcomes?.name ?? '', list: outcomes?.list ?? [] },
  };
}

/** Returns the group of each input: the last comment above it, or above an input before it. */
function groupsOf(inputs: unknown): ReadonlyMap<string, string> {
  const groups = new Map<string, string>();
  if (!isMap(inputs)) return groups;
  let group = commentBefore(inputs);
  for (const { key } of inputs.items) {
    if (!isScalar(key)) continue;
    group = commentBefore(key) ?? group;
    if (group !== undefined) groups.set(String(key.value), group);
  }
  return groups;
}

/** The parser attaches the comment above the first key of a map to the map. */
function commentBefore({ commentBefore: comment }: Scalar | YAMLMap): string | undefined {
  return comment?.trim();
}

/** Returns a value of the output, when a step has it, and what the step then does: “fails”. */
function outcomeOf(line: string, path: string) {
  const { value, step, when } = OUTCOME.exec(line)?.groups ?? {};
  if (value === undefined || step === undefined || when === undefined) {
    throw new Error(`${path}: this line doesn't describe an outcome: ${line}`);
  }
  return { value, step, when };
}
