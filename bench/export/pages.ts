import { platformService } from '../../sandbox/platform.ts';
import { type Answer, startServer } from '../../sandbox/server.ts';

/**
 * Serves the visitors of a site with `rows` pages, the same ones every time, most visitors first, as the API does. `word` is in every
 * path. Each answer is made once, so that the benchmark measures the client.
 */
export async function servePages(rows: number, word: string) {
  const { answer, apiKey } = platformService({
    visitors: {
      count: rows,
      totals: { human: 4 * rows, ai: rows, total: 4 * rows + 7 },
      row: (index) => ({
        path: `/guides/section-${index % 997}/${word}-${index}`,
        human: rows - index,
        ai: (index * 3) % 250,
        total: rows - index,
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
