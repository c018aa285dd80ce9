/**
 * The service, in a process of its own: `node server.ts <rows> <page size>`. Its pages are made before it listens, so
 * that what is measured is the client. Tells its parent its URL, and on any message how many requests it has answered.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { portOf } from '../../sandbox/server.ts';
import { siteOf } from './rows.ts';

const [count, limit] = process.argv.slice(2).map(Number);
if (count === undefined || limit === undefined) throw new Error('usage: node server.ts <rows> <page size>');
const { totals, row } = siteOf(count);

const pages = Array.from({ length: Math.ceil(count / limit) }, (_, page) => {
  const first = page * limit;
  const length = Math.min(limit, count - first);
  const visitors = Array.from({ length }, (_, index) => row(first + index));
  return Buffer.from(JSON.stringify({ totals, visitors, hasMore: first + limit < count }));
});

let requests = 0;
const server = createServer((request, response) => {
  requests += 1;
  const { searchParams } = new URL(request.url ?? '/', 'http://loopback');
  const page = pages[Number(searchParams.get('offset')) / limit];
  const body = searchParams.get('limit') === String(limit) ? page : undefined;
  if (body === undefined) response.writeHead(400).end();
  else
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length }).end(body);
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');

process.on('message', () => process.send?.({ requests }));
process.on('disconnect', () => process.exit());
process.send?.({ url: `http://127.0.0.1:${portOf(server.address())}` });
