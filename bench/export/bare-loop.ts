/** What cannot be saved: `node bare-loop.ts <url> <page size>` fetches every page, one after the other, and parses it. */
import { Agent } from 'undici';
import * as z from 'zod/mini';

const [origin = '', limit = '250'] = process.argv.slice(2);
const Page = z.object({ hasMore: z.boolean() });
const agent = new Agent();
for (let offset = 0, hasMore = true; hasMore; offset += Number(limit)) {
  const path = `/v1/analytics/project-1/visitors?limit=${limit}&offset=${offset}`;
  const { body } = await agent.request({ origin, path, method: 'GET' });
  hasMore = Page.parse(JSON.parse(await body.text())).hasMore;
}
await agent.close();
