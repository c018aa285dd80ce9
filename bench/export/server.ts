/**
 * `node server.ts <rows> <page size> <ascii or mixed>` runs the API in its own process. It prepares all pages before it
 * listens, so that the benchmark measures the client. It sends its URL to the parent process, and answers each message
 * with the number of requests so far.
 */
import { platformService } from '../../sandbox/platform.ts';
import { type Answer, json, startServer } from '../../sandbox/server.ts';
import { siteOf } from './rows.ts';

const [count, limit] = process.argv.slice(2).map(Number);
if (count === undefined || limit === undefined)
  throw new Error('Usage: node server.ts <rows> <page size> <ascii or mixed>');

const platform = platformService({
  visitors: siteOf(count, process.argv[4] === 'mixed' ? 'mixed' : 'ascii'),
});
const pages = new Map<string | null, Answer>();
for (let offset = 0; offset < count; offset += limit) {
  const query = new URLSearchParams({ limit: String(limit), offset: String(offset) });
  const answer = platform.answer({
    method: 'GET',
    path: `/v1/analytics/${platform.projectId}/visitors`,
    query,
    headers: { authorization: `Bearer ${platform.apiKey}`, 'user-agent': 'bench' },
    body: Buffer.alloc(0),
    order: 0,
  });
  pages.set(query.get('offset'), answer);
}

const server = await startServer(({ query }) => {
  const page = query.get('limit') === String(limit) ? pages.get(query.get('offset')) : undefined;
  return page ?? json(400, { error: 'The benchmark has no such page.' });
});
process.on('message', () => process.send?.({ requests: server.requests.length }));
process.on('disconnect', () => process.exit());
process.send?.({ url: server.url });
