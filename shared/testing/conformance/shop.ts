import { expect, test } from '@jest/globals';
import { demoCollections, demoShop } from '../../demo/index.ts';
import type { Client } from './client.ts';
import { allProducts } from './goods.ts';

export function shopScenarios(client: () => Client): void {
  test('the demo says who sells, takes orders, and names the collections that have something in them', async () => {
    const { data } = await client().ok('shop', {});
    expect(data).toMatchObject({ facts: demoShop, missing: [] });
    expect(data.collections).toEqual(demoCollections.map(({ slug }) => slug));
    for (const slug of data.collections) {
      const { data: pieces } = await client().ok('listProducts', { query: { collection: slug, limit: 1 } });
      expect(pieces).toHaveLength(1);
    }
  });

  test('the largest reduction is that of a product, in whole percent', async () => {
    const { data } = await client().ok('shop', {});
    const reductions = (await allProducts(client())).map(({ price, compareAtPrice }) =>
      compareAtPrice === null ? 0 : Math.floor((100 * (compareAtPrice - price)) / compareAtPrice),
    );
    expect(data.saleUpTo).toBe(Math.max(...reductions));
  });
}
