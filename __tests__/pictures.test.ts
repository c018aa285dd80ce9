import { readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { PICTURES, type PictureSample, pictureSamples } from '../scripts/picture-samples.ts';

const shown = await pictureSamples();
const named = (): [string, PictureSample][] => shown.map((sample) => [sample.name, sample]);

test('there is a picture of the comment and of both summaries, and nothing else', () => {
  const files = ['comment', 'job-summary', 'visitors-summary'].flatMap((name) => [
    `${name}.md`,
    `${name}.png`,
  ]);
  expect(shown.map(({ name }) => name)).toEqual(['comment', 'job-summary', 'visitors-summary']);
  expect(readdirSync(PICTURES).toSorted()).toEqual(files);
});

test.each(named())(
  'the picture %s shows what the action writes now; if not: npm run pictures',
  (name, { markdown }) => {
    expect(readFileSync(`${PICTURES}/${name}.md`, 'utf8')).toBe(markdown);
  },
);

test.each(named())('the picture %s is a PNG that loads fast', (name) => {
  const file = `${PICTURES}/${name}.png`;
  expect(readFileSync(file).subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
  expect(statSync(file).size).toBeLessThan(150_000);
});
