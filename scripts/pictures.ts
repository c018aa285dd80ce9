import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium } from 'playwright-core';
import { githubPage } from './github-page.ts';
import { PICTURES, type PictureSample, pictureSamples } from './picture-samples.ts';

/**
 * Draws `docs/pictures/`: the comment and both job summaries as GitHub shows them, from what the built actions write
 * in the sandbox. Beside each picture lies the Markdown that it was drawn from; a test compares it with what the actions
 * write now. Chromium and pngquant are Debian's: who does not draw needs neither.
 */
const executablePath = process.env['CHROMIUM'] ?? process.env['CHROME_BIN'] ?? '/usr/bin/chromium';
const missing = [
  existsSync(executablePath) || `There is no Chromium at ${executablePath}. Set CHROMIUM to where it is.`,
  spawnSync('pngquant', ['--version']).status === 0 || 'There is no pngquant.',
].filter((problem) => problem !== true);
if (missing.length > 0) {
  console.error(
    [...missing, 'Debian has both: “apt-get install chromium fonts-liberation pngquant”.'].join('\n'),
  );
  process.exit(1);
}

const MERMAID = createRequire(import.meta.url).resolve('mermaid/dist/mermaid.min.js');

const pictures: { readonly sample: PictureSample; readonly png: Buffer }[] = [];

// Playwright rather than Chromium's own --screenshot: it waits for the charts, and cuts out one element of any height.
const browser = await chromium.launch({ executablePath });
try {
  const page = await browser.newPage({ deviceScaleFactor: 1.5, offline: true });
  for (const sample of await pictureSamples()) {
    await page.setContent(githubPage(sample));
    await page.addScriptTag({ path: MERMAID });
    await page.evaluate(
      "mermaid.initialize({ startOnLoad: false }); mermaid.run({ querySelector: 'code.language-mermaid' })",
    );
    pictures.push({ sample, png: small(await page.locator('#picture').screenshot()) });
  }
} finally {
  await browser.close();
}

mkdirSync(PICTURES, { recursive: true });
for (const { sample, png } of pictures) {
  writeFileSync(`${PICTURES}/${sample.name}.png`, png);
  writeFileSync(`${PICTURES}/${sample.name}.md`, sample.markdown);
  console.log(`Drew ${PICTURES}/${sample.name}.png.`);
}

/** Text on a plain ground needs no more than 256 colours, and a third of the bytes. */
function small(png: Buffer): Buffer {
  const { status, stdout, stderr } = spawnSync(
    'pngquant',
    ['--nofs', '--strip', '--speed', '1', '256', '-'],
    { input: png },
  );
  if (status !== 0) throw new Error(`pngquant failed: ${stderr.toString()}`);
  return stdout;
}
