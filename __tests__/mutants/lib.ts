/** Mistakes in `src/lib/` that tests have to notice: see `scripts/mutants.ts`. */
export const MUTANTS = [
  {
    file: 'src/lib/text.ts',
    find: 'if (seconds < 60)',
    replace: 'if (seconds <= 60)',
    mistake: 'a minute is told as 60 s',
    tests: ['text'],
  },
  {
    file: 'src/lib/text.ts',
    find: '/\\B(?=(?:\\d{3})+$)/gu',
    replace: '/\\B(?=(?:\\d{3})+$)/u',
    mistake: 'only the first thousands separator is set',
    tests: ['text'],
  },
  {
    file: 'src/lib/text.ts',
    find: ".replaceAll('##[', '## [')",
    replace: '',
    mistake: 'a `##[` from outside is left whole',
    tests: ['text', 'agent-job/hostile'],
  },
  {
    file: 'src/lib/text.ts',
    find: 'maxLength - 1)',
    replace: 'maxLength)',
    mistake: 'a cut line is one character too long',
    tests: ['text'],
  },
  {
    file: 'src/lib/clock.ts',
    find: 'AbortSignal.any([unwanted, timeUp.signal])',
    replace: 'AbortSignal.any([timeUp.signal])',
    mistake: 'work goes on although it is not wanted any more',
    tests: ['agent-job/cancel', 'visitors/cancel'],
  },
  {
    file: 'src/lib/markdown.ts',
    find: '(?<=[@#])(?!\\u200B)|',
    replace: '(?<=[#])(?!\\u200B)|',
    mistake: 'a mention from outside notifies people',
    tests: ['markdown', 'agent-job/hostile'],
  },
  {
    file: 'src/lib/markdown.ts',
    find: "parsed.username !== '' || parsed.password !== ''",
    replace: "parsed.username !== '' && parsed.password !== ''",
    mistake: 'a link may carry a user name',
    tests: ['markdown'],
  },
];
