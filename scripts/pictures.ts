/**
 * Draws `docs/pictures/`: an issue with the comment, and both job summaries, from what the actions write in the
 * sandbox. The text of each picture is written beside it as Markdown, and a test compares it with what the actions write.
 * Needs Chromium (`CHROMIUM` or `CHROME_BIN` can name it) and pngquant.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium } from 'playwright-core';
import { githubPage } from './github-page.ts';
import { CHECKSUMS, checksumLine, markdownOf, PICTURES, pictureSamples, THEMES } from './picture-samples.ts';

const executablePath = process.env['CHROMIUM'] ?? process.env['CHROME_BIN'] ?? '/usr/bin/chromium';
const missing = [
  existsSync(executablePath) ||
    `Couldn't find Chromium at ${executablePath}. Set CHROMIUM to the path of the program.`,
  spawnSync('pngquant', ['--version']).status === 0 || "Couldn't run pngquant.",
].filter((problem) => problem !== true);
if (missing.length > 0) {
  console.error([...missing, 'On Debian: apt-get install chromium fonts-liberation pngquant'].join('\n'));
  process.exit(1);
}

const MERMAID = createRequire(import.meta.url).resolve('mermaid/dist/mermaid.min.js');

const samples = await pictureSamples();
const files = new Map<string, string | Buffer>();

// Playwright, and not Chromium's own --screenshot: it waits for the charts, and takes one element of any height.
const browser = await chromium.launch({ executablePath });
try {
  const page = await browser.newPage({ deviceScaleFactor: 1.5, offline: true });
  for (const sample of samples) {
    files.set(`${sample.name}.md`, markdownOf(sample));
    for (const theme of THEMES) {
      await page.setContent(githubPage(sample, theme));
      await page.addScriptTag({ path: MERMAID });
      await page.evaluate(
        `mermaid.initialize({ startOnLoad: false, theme: '${theme === 'dark' ? 'dark' : 'default'}' });
        mermaid.run({ querySelector: 'code.language-mermaid' })`,
      );
      files.set(`${sample.name}-${theme}.png`, withFewerColors(await page.locator('#picture').screenshot()));
    }
  }
} finally {
  await browser.close();
}

mkdirSync(PICTURES, { recursive: true });
for (const [name, content] of files) {
  writeFileSync(`${PICTURES}/${name}`, content);
  console.log(`Wrote ${PICTURES}/${name}, ${Math.ceil(content.length / 1_000)} kB.`);
}
writeFileSync(CHECKSUMS, Array.from(files, ([name, content]) => checksumLine(name, content)).join(''));

/** Returns the picture with 256 colors, which is enough for text and takes a third of the bytes. */
function withFewerColors(png: Buffer): Buffer {
  const { status, stdout, stderr } = spawnSync(
    'pngquant',
    ['--nofs', '--strip', '--speed', '1', '256', '-'],
    { input: png },
  );
  if (status !== 0) throw new Error(`pngquant failed: ${stderr.toString()}`);
  return stdout;
}
