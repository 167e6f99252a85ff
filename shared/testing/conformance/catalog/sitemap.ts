import { expect, test } from '@jest/globals';
import { sitemapLimit } from '../../../contract/index.ts';
import type { Client } from '../client.ts';
import { allProducts } from '../fixtures.ts';

export function sitemapScenarios(client: () => Client): void {
  test('the sitemap has every product that shoppers see, oldest id first', async () => {
    const ids = (await allProducts(client())).map(({ id }) => id).toSorted((a, b) => a - b);
    const { data } = await client().ok('sitemapProducts', {});
    expect(data.content.map(({ id }) => id)).toEqual(ids);
    expect(data).toMatchObject({ page: 0, size: sitemapLimit, totalElements: ids.length, last: true });
  });

  test('it comes in pages; one beyond the last is empty and has the total number', async () => {
    const { ok } = client();
    const { data: first } = await ok('sitemapProducts', { query: { size: 20 } });
    const { data: second } = await ok('sitemapProducts', { query: { size: 20, page: 1 } });
    expect([first.content.length, first.last]).toEqual([20, false]);
    expect(second.content[0]?.id).toBeGreaterThan(first.content.at(-1)?.id ?? Infinity);
    const { data: beyond } = await ok('sitemapProducts', { query: { size: 20, page: 900 } });
    expect(beyond).toMatchObject({ content: [], totalElements: first.totalElements, last: true });
    await client().refused('sitemapProducts', 'VALIDATION_FAILED', { query: { size: sitemapLimit + 1 } });
  });
}
