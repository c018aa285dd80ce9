import { expect, test } from '@jest/globals';
import { startPlatform } from '../../sandbox/platform.ts';
import type { Visit } from '../../sandbox/visits.ts';

test('visitors are counted once in a row and once for the site, from a date, and before another', async () => {
  const visits: Visit[] = [
    { visitor: 'ann', kind: 'human', path: '/a', date: '2026-10-01' },
    { visitor: 'ann', kind: 'ai', path: '/a', date: '2026-10-02T10:00:00Z' },
    { visitor: 'ann', kind: 'human', path: '/b', date: '2026-10-02T23:59:59Z' },
    { visitor: 'bot', kind: 'ai', path: '/b', date: '2026-10-03' },
    { visitor: 'bot', kind: 'ai', path: '/b', date: '2026-10-04' },
  ];
  await using platform = await startPlatform({ visitors: { visits } });
  const read = async (query: string): Promise<unknown> => {
    const headers = { authorization: `Bearer ${platform.apiKey}`, 'user-agent': 'test' };
    const answer = await fetch(`${platform.url}/v1/analytics/project-1/visitors?${query}`, { headers });
    return await answer.json();
  };
  expect(await read('')).toEqual({
    totals: { human: 1, ai: 2, total: 2 },
    visitors: [
      { path: '/b', human: 1, ai: 1, total: 2 },
      { path: '/a', human: 1, ai: 1, total: 1 },
    ],
    hasMore: false,
  });
  expect(await read('limit=1')).toMatchObject({ visitors: [{ path: '/b' }], hasMore: true });
  expect(await read('dateFrom=2026-10-02&dateTo=2026-10-03')).toMatchObject({
    totals: { human: 1, ai: 1, total: 1 },
    visitors: [{ path: '/a' }, { path: '/b', human: 1, ai: 0 }],
  });
  expect(await read('dateFrom=2026-10-02T23:00:00%2B02:00&dateTo=2026-10-03T00:00:00')).toMatchObject({
    totals: { human: 1, ai: 0, total: 1 },
  });
});
