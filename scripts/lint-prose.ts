/**
 * Checks what people read: Markdown, the descriptions in `action.yml`, the recipes and their prompts, the issue forms, the
 * messages in `src/`, and the names of tests. `prose.yml` lists the words to avoid, and no sentence has more than 30 words.
 * Prints the findings, and the Flesch-Kincaid grade of each Markdown file. Exits with 1 if there are findings.
 */
import { globSync, readFileSync } from 'node:fs';
import { TextlintKernel } from '@textlint/kernel';
import markdown from '@textlint/textlint-plugin-markdown';
import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';
import wordList from 'textlint-rule-prh';
import { descriptionsIn, type Passage, passagesInYaml, textsIn, titlesIn } from './prose.ts';
import { sentenceLength } from './sentence-length.ts';

const MAX_WORDS = 30;

const wholeFile = (text: string): Passage[] => [{ text, line: 1 }];
const READERS: readonly (readonly [glob: string, read: (text: string) => Passage[]])[] = [
  ['*.md', wholeFile],
  ['{docs,examples,visitors,settle,.github}/**/*.md', wholeFile],
  ['{.,visitors,settle}/action.yml', descriptionsIn],
  ['{examples,.github}/**/*.yml', passagesInYaml],
  ['src/**/*.ts', textsIn],
  ['__tests__/**/*.ts', titlesIn],
];

/** What the actions wrote: their messages are checked in `src/`. */
const GENERATED = ['docs/pictures/**'];

const kernel = new TextlintKernel();
let findings = 0;
for (const [glob, read] of READERS) {
  for (const file of globSync(glob, { exclude: GENERATED }).toSorted()) {
    const counts = { sentence: 0, word: 0, syllable: 0 };
    const count = (words: readonly string[]) => {
      counts.sentence += 1;
      counts.word += words.length;
      counts.syllable += words.reduce((sum, word) => sum + syllable(word), 0);
    };
    for (const passage of read(readFileSync(file, 'utf8'))) {
      const { messages } = await kernel.lintText(passage.text, {
        ext: '.md',
        plugins: [{ pluginId: 'markdown', plugin: markdown.default }],
        rules: [
          { ruleId: 'words', rule: wordList.default, options: { rulePaths: ['prose.yml'] } },
          { ruleId: 'sentence-length', rule: sentenceLength(MAX_WORDS, count) },
        ],
      });
      for (const { loc, message } of messages) {
        console.log(`${file}:${passage.line + loc.start.line - 1}: ${message.replaceAll('\n', ' ')}`);
      }
      findings += messages.length;
    }
    if (file.endsWith('.md')) {
      console.log(`${file}: ${counts.word} words, grade ${fleschKincaid(counts).toFixed(1)}`);
    }
  }
}

console.log(`${findings} findings`);
if (findings > 0) process.exitCode = 1;
