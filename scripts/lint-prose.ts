/**
 * Checks what people read: Markdown, the descriptions in `action.yml`, the recipes and their prompts, the issue forms, and
 * the messages in `src/`. `prose.yml` lists the words to avoid, and no sentence has more than 220
 * characters. Prints the findings, and exits with 1 if there are any.
 */
import { globSync, readFileSync } from 'node:fs';
import { TextlintKernel } from '@textlint/kernel';
import markdown from '@textlint/textlint-plugin-markdown';
import wordList from 'textlint-rule-prh';
import sentenceLength from 'textlint-rule-sentence-length';
import { descriptionsIn, type Passage, passagesInYaml, textsIn } from './prose.ts';

/** In characters, but for GraphQL queries in `src/`. */
const SENTENCES = { max: 220, skipPatterns: ['/query\\(.*/su'] };

const wholeFile = (text: string): Passage[] => [{ text, line: 1 }];
const READERS: readonly (readonly [glob: string, read: (text: string) => Passage[]])[] = [
  ['*.md', wholeFile],
  ['{docs,examples,visitors,settle,.github}/**/*.md', wholeFile],
  ['{.,visitors,settle}/action.yml', descriptionsIn],
  ['{examples,.github}/**/*.yml', passagesInYaml],
  ['src/**/*.ts', textsIn],
];

/** What the actions wrote: their messages are checked in `src/`. */
const GENERATED = ['docs/pictures/**'];

const kernel = new TextlintKernel();
let findings = 0;
for (const [glob, read] of READERS) {
  for (const file of globSync(glob, { exclude: GENERATED }).toSorted()) {
    for (const passage of read(readFileSync(file, 'utf8'))) {
      const { messages } = await kernel.lintText(passage.text, {
        ext: '.md',
        plugins: [{ pluginId: 'markdown', plugin: markdown.default }],
        rules: [
          { ruleId: 'words', rule: wordList.default, options: { rulePaths: ['prose.yml'] } },
          { ruleId: 'sentence-length', rule: sentenceLength.default, options: SENTENCES },
        ],
      });
      for (const { loc, message } of messages) {
        console.log(`${file}:${passage.line + loc.start.line - 1}: ${message.replaceAll('\n', ' ')}`);
      }
      findings += messages.length;
    }
  }
}

console.log(`${findings} findings`);
if (findings > 0) process.exitCode = 1;
