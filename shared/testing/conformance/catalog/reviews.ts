import { expect, test } from '@jest/globals';
import type { Client } from '../client.ts';

export function reviewScenarios(client: () => Client): void {
  test('reviews come newest first; those of an unknown product are not found', async () => {
    const { ok, refused } = client();
    const { data } = await ok('reviews', { params: { id: 101 } });
    expect(data.length).toBeGreaterThan(0);
    const times = data.map(({ createdAt }) => Date.parse(createdAt));
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    await refused('reviews', 'PRODUCT_NOT_FOUND', { params: { id: 999_999 } });
    await refused('relatedProducts', 'PRODUCT_NOT_FOUND', { params: { id: 999_999 } });
  });

  test.each(['newest', 'highest', 'lowest'])(
    'pages of reviews (%s) join up, each with all counts',
    async (sort) => {
      const { ok, refused } = client();
      const params = { id: 104 };
      const { data: whole } = await ok('reviewPage', { params, query: { sort, limit: 60 } });
      const { content: all, counts } = whole;
      const { data: before } = await ok('reviews', { params });
      expect(all.map(({ id }) => id).toSorted()).toEqual(before.map(({ id }) => id).toSorted());
      const sign = { newest: 0, highest: -1, lowest: 1 }[sort] ?? 0;
      const newest = (a: (typeof all)[number], b: typeof a) =>
        Date.parse(b.createdAt) - Date.parse(a.createdAt);
      expect(all).toEqual(all.toSorted((a, b) => sign * (a.rating - b.rating) || newest(a, b)));
      const countOf = (stars: number) => all.filter(({ rating }) => rating === stars).length;
      expect(counts.stars).toEqual([5, 4, 3, 2, 1].map(countOf));
      const { small, large } = counts.fits;
      expect(small + counts.fits.true + large).toBe(all.length);
      for (const offset of [0, 3, 6]) {
        const { data } = await ok('reviewPage', { params, query: { sort, offset, limit: 3 } });
        expect(data).toEqual({ counts, content: all.slice(offset, offset + 3) });
      }
      await refused('reviewPage', 'PRODUCT_NOT_FOUND', { params: { id: 999_999 } });
    },
  );
}
