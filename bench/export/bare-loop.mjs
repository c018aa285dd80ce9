/** `node bare-loop.mjs <url> <page size>` fetches every page, one after the other, and parses it: what every export needs. */
import { Agent, get } from 'node:http';

const [origin = '', limit = '250'] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true });

/** @param {number} offset */
const page = (offset) =>
  new Promise((resolve, reject) => {
    get(
      `${origin}/v1/analytics/project-1/visitors?limit=${limit}&offset=${offset}`,
      { agent },
      (response) => {
        const chunks = [];
        response.on('data', (chunk) => chunks.push(chunk));
        response.on('end', () => resolve(JSON.parse(Buffer.concat(chunks).toString('utf8'))));
      },
    ).on('error', reject);
  });

for (let offset = 0, hasMore = true; hasMore; offset += Number(limit)) ({ hasMore } = await page(offset));
agent.destroy();
