import { parseSync } from '@swc/core';
import { isScalar, LineCounter, parseDocument, visit } from 'yaml';
import * as z from 'zod/mini';

/** Markdown that people read, with its first line in the file, counted from 1. */
export type Passage = { readonly text: string; readonly line: number };

/** Returns the descriptions in an `action.yml`. */
export function descriptionsIn(yaml: string): Passage[] {
  return valuesIn(yaml, new Set(['description']));
}

function valuesIn(yaml: string, keys: ReadonlySet<string>): Passage[] {
  const lines = new LineCounter();
  const passages: Passage[] = [];
  visit(parseDocument(yaml, { lineCounter: lines }), {
    Pair: (_, { key, value }) => {
      if (!isScalar(key) || !keys.has(String(key.value)) || !isScalar(value)) return;
      passages.push({ text: String(value.value), line: lines.linePos(value.range?.[0] ?? 0).line });
    },
  });
  return passages;
}

/** The keys of issue forms and workflows whose values people or an agent read. */
const PROSE_KEYS = new Set(['about', 'description', 'label', 'prompt', 'value']);
const PROSE = /(?:\p{L}+[,:]? ){2}\p{L}+/u;

/** Returns the comments, prompts and descriptions in a workflow or an issue form, if they have three words or more. */
export function passagesInYaml(yaml: string): Passage[] {
  return [...commentsIn(yaml), ...valuesIn(yaml, PROSE_KEYS)].filter(({ text }) => PROSE.test(text));
}

/** Returns comments. Those on consecutive lines are one passage, without indented code in them. */
function commentsIn(yaml: string): Passage[] {
  const passages: { text: string; line: number; last: number }[] = [];
  for (const [index, content] of yaml.split('\n').entries()) {
    const { start, text } = /^(?<start>.*?)(?:^|\s)# ?(?<text>.*)$/u.exec(content)?.groups ?? {};
    if (start === undefined || text === undefined) continue;
    const before = passages.at(-1);
    if (start.trim() === '' && before?.last === index) {
      before.text += `\n${text.startsWith('  ') ? '' : text}`;
      before.last = index + 1;
    } else {
      passages.push({ text, line: index + 1, last: start.trim() === '' ? index + 1 : -1 });
    }
  }
  return passages.map(({ text, line }) => ({ text, line }));
}

/** Replaces a value that is only known at run time. */
const VALUE = 'X';

const Span = z.object({ start: z.number() });
const Piece = z.union([
  z.object({ type: z.literal('StringLiteral'), value: z.string(), span: Span }),
  z.object({
    type: z.literal('TemplateLiteral'),
    quasis: z.array(z.object({ cooked: z.string() })),
    span: Span,
  }),
  z.object({
    type: z.literal('BinaryExpression'),
    operator: z.literal('+'),
    left: z.unknown(),
    right: z.unknown(),
    span: Span,
  }),
]);

/** Returns the strings of three words or more in a TypeScript file, each joined from its pieces, without comments. */
export function textsIn(source: string): Passage[] {
  const bytes = Buffer.from(source);
  const module = parseSync(source, { syntax: 'typescript', target: 'es2022' });
  const passages: Passage[] = [];
  const search = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(search);
    if (typeof node !== 'object' || node === null) return;
    const piece = Piece.safeParse(node);
    if (piece.success) {
      const text = textOf(piece.data);
      // SWC counts bytes, from 1.
      const line = bytes
        .subarray(0, piece.data.span.start - 1)
        .toString()
        .split('\n').length;
      if (PROSE.test(text)) passages.push({ text, line });
      if (piece.data.type === 'BinaryExpression') return;
    }
    Object.values(node).forEach(search);
  };
  search(module.body);
  return passages;
}

function textOf(node: unknown): string {
  const piece = Piece.safeParse(node);
  if (!piece.success) return VALUE;
  switch (piece.data.type) {
    case 'StringLiteral':
      return piece.data.value;
    case 'TemplateLiteral':
      return piece.data.quasis.map(({ cooked }) => cooked).join(VALUE);
    case 'BinaryExpression':
      return `${textOf(piece.data.left)}${textOf(piece.data.right)}`;
  }
}
