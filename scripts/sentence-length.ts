import type { AnyTxtNode } from '@textlint/ast-node-types';
import type { TextlintRuleModule } from '@textlint/types';
import * as z from 'zod/mini';

const SENTENCES = new Intl.Segmenter('en', { granularity: 'sentence' });
const WORDS = new Intl.Segmenter('en', { granularity: 'word' });

/**
 * Returns a rule for textlint: no sentence has more than `max` words. `onSentence` gets the words of each sentence that
 * isn't in a table.
 */
export function sentenceLength(
  max: number,
  onSentence: (words: readonly string[]) => void,
): TextlintRuleModule {
  return (context) => {
    const check = (node: AnyTxtNode) => {
      for (const { segment } of SENTENCES.segment(textOf(node))) {
        const words = [...WORDS.segment(segment)].filter(({ isWordLike }) => isWordLike);
        if (node.type !== 'TableCell') onSentence(words.map((word) => word.segment));
        if (words.length <= max) continue;
        const beginning = segment.trim().split(/\s+/u).slice(0, 8).join(' ');
        const message = `${words.length} words in a sentence, at most ${max}: “${beginning} …”`;
        context.report(node, new context.RuleError(message));
      }
    };
    return { Paragraph: check, TableCell: check };
  };
}

const Parent = z.object({ children: z.array(z.unknown()) });
const Leaf = z.object({ type: z.string(), value: z.optional(z.string()) });

/** Returns the text of a node. Inline code counts as one word. */
function textOf(node: unknown): string {
  const parent = Parent.safeParse(node);
  if (parent.success) return parent.data.children.map(textOf).join('');
  const { type, value = '' } = Leaf.parse(node);
  switch (type) {
    case 'Str':
      return value.replaceAll('\n', ' ');
    case 'Code':
      return 'code';
    case 'Break':
      return ' ';
    default:
      return '';
  }
}
