import type * as z from 'zod/mini';

const LARGEST_PAGE = 100;

interface Page {
  readonly data: unknown;
  readonly headers: { readonly link?: string | undefined };
}

/**
 * A list of GitHub's, page after page. The last page is the one that is not full and has no `rel="next"` in its `Link`
 * header: GitHub leaves hidden items out of a page, so that one may be short with more to come
 * (docs.github.com, “Using pagination in the REST API”), and what stands between may drop the header.
 */
export async function* pages<T>(
  schema: z.ZodMiniType<readonly T[]>,
  ask: (paging: { per_page: number; page: number }) => Promise<Page>,
): AsyncGenerator<readonly T[]> {
  for (let page = 1; ; page += 1) {
    const { data, headers } = await ask({ per_page: LARGEST_PAGE, page });
    const items = schema.parse(data);
    yield items;
    if (items.length < LARGEST_PAGE && !/rel="next"/u.test(headers.link ?? '')) return;
  }
}
