import { platformService } from '../../sandbox/platform.ts';
import { type Answer, type LoopbackServer, startServer } from '../../sandbox/server.ts';

export type Pages = LoopbackServer & { readonly apiKey: string };

/**
 * Serves the visitors of a site with `rows` pages, the same ones every time. Each answer is made once, so that the benchmark measures
 * the client.
 */
export async function servePages(rows: number): Promise<Pages> {
  const { answer, apiKey } = platformService({
    visitors: {
      count: rows,
      totals: { human: 4 * rows, ai: rows, total: 4 * rows + 7 },
      row: (index) => ({
        // One path in 250 isn't ASCII, because such a text takes twice the memory.
        path: `/guides/section-${index % 997}/${index % 250 === 7 ? 'ガイド' : 'how-to'}-${index}`,
        human: (index * 7) % 1_000,
        ai: (index * 3) % 250,
        total: (index * 7) % 1_000,
      }),
    },
  });
  const made = new Map<string, Answer>();
  const server = await startServer((request) => {
    const page = `${request.query.get('limit')} from ${request.query.get('offset')}`;
    const found = made.get(page) ?? answer(request);
    made.set(page, found);
    return found;
  });
  return { ...server, apiKey };
}
