import { platformService } from '../../sandbox/platform.ts';
import { type Answer, json, type LoopbackServer, startServer } from '../../sandbox/server.ts';

/**
 * Serves the visitors of a site with `rows` pages, the same ones every time. Everything is prepared before, so that the
 * benchmark measures the client.
 */
export async function servePages(rows: number, pageSize: number): Promise<LoopbackServer> {
  const platform = platformService({
    visitors: {
      count: rows,
      totals: { human: 4 * rows, ai: rows, total: 4 * rows + 7 },
      row: (index) => ({
        // One path in each page isn't ASCII, because such a text takes twice the memory.
        path: `/guides/section-${index % 997}/${index % pageSize === 7 ? 'ガイド' : 'how-to'}-${index}`,
        human: (index * 7) % 1_000,
        ai: (index * 3) % 250,
        total: (index * 7) % 1_000,
      }),
    },
  });
  const pages = new Map<string | null, Answer>();
  for (let offset = 0; offset < rows; offset += pageSize) {
    const page = platform.answer({
      method: 'GET',
      path: `/v1/analytics/${platform.projectId}/visitors`,
      query: new URLSearchParams({ limit: String(pageSize), offset: String(offset) }),
      headers: { authorization: `Bearer ${platform.apiKey}`, 'user-agent': 'bench' },
      body: Buffer.alloc(0),
      order: 0,
    });
    pages.set(String(offset), page);
  }
  return startServer(({ query }) => {
    const page = query.get('limit') === String(pageSize) ? pages.get(query.get('offset')) : undefined;
    return page ?? json(400, { error: 'The benchmark has no such page.' });
  });
}
