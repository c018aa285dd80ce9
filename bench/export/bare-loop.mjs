/** What cannot be saved: `node bare-loop.mjs <url> <page size>` fetches every page, one after the other, and parses it. */
import request from 'undici/lib/api/api-request.js';
import Agent from 'undici/lib/dispatcher/agent.js';

const [origin = '', limit = '250'] = process.argv.slice(2);
const agent = new Agent();
for (let offset = 0, hasMore = true; hasMore; offset += Number(limit)) {
  const path = `/v1/analytics/project-1/visitors?limit=${limit}&offset=${offset}`;
  const { body } = await request.call(agent, { origin, path, method: 'GET' });
  ({ hasMore } = JSON.parse(await body.text()));
}
await agent.close();
