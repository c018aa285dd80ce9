/**
 * `node bare-loop.mjs <url> <key> <file>` fetches every page, one after the other, parses it, notices a path that is
 * listed twice, and writes a CSV: what a user would write.
 */
import { writeFileSync } from 'node:fs';
import { Agent, get } from 'node:https';

const [origin = '', key = '', file = ''] = process.argv.slice(2);
const limit = 250;
const agent = new Agent({ keepAlive: true });
const headers = { authorization: `Bearer ${key}`, 'user-agent': 'bare-loop' };

/** @param {number} offset */
const page = (offset) =>
  new Promise((resolve, reject) => {
    get(
      `${origin}/v1/analytics/project-1/visitors?limit=${limit}&offset=${offset}`,
      { agent, headers },
      (response) => {
        const chunks = [];
        response.on('data', (chunk) => chunks.push(chunk));
        response.on('end', () => resolve(JSON.parse(Buffer.concat(chunks).toString('utf8'))));
      },
    ).on('error', reject);
  });

/** @param {string} text */
const cell = (text) => (/[",\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

const known = new Set();
const lines = ['date_from,date_to,path,human,ai,total'];
for (let offset = 0, hasMore = true; hasMore; offset += limit) {
  const { visitors, hasMore: isMore } = await page(offset);
  for (const { path, human, ai, total } of visitors) {
    if (known.has(path)) throw new Error(`${path} is listed twice.`);
    known.add(path);
    lines.push(`2026-10-03,2026-11-02,${cell(path)},${human},${ai},${total}`);
  }
  hasMore = isMore;
}
writeFileSync(file, `${lines.join('\r\n')}\r\n`);
agent.destroy();
