import { expect, test } from '@jest/globals';
import { demoCollections, demoProducts, demoShop } from '../../demo/index.ts';
import type { Backend } from './backend.ts';
import type { Client } from './client.ts';
import { allProducts } from './fixtures.ts';

export function shopScenarios(client: () => Client, backend: () => Backend): void {
  test('prices are in dollars on the wire', async () => {
    // Checked before parsing: releases of the store that read dollars run beside those that change this.
    const answer = await fetch(`${backend().baseUrl}/api/products?limit=120`);
    const sent = (await answer.json()) as Readonly<Record<'slug' | 'price' | 'compareAtPrice', unknown>>[];
    expect(sent.length).toBeGreaterThan(20);
    for (const { slug, price, compareAtPrice } of sent) {
      const demo = demoProducts.find((product) => product.slug === slug);
      const before = demo?.compareAtPrice ?? null;
      expect({ slug, price, compareAtPrice }).toEqual({
        slug,
        price: (demo?.price ?? 0) / 100,
        compareAtPrice: before === null ? null : before / 100,
      });
    }
  });

  test('the demo has its facts, accepts orders, and names the collections that have products', async () => {
    const { data } = await client().ok('shop', {});
    expect(data).toMatchObject({ facts: demoShop, missing: [] });
    expect(data.collections).toEqual(demoCollections.map(({ slug }) => slug));
    for (const slug of data.collections) {
      const { data: products } = await client().ok('listProducts', { query: { collection: slug, limit: 1 } });
      expect(products).toHaveLength(1);
    }
  });

  test('the largest discount is that of a product, in whole percent', async () => {
    const { data } = await client().ok('shop', {});
    const reductions = (await allProducts(client())).map(({ price, compareAtPrice }) =>
      compareAtPrice === null ? 0 : Math.floor((100 * (compareAtPrice - price)) / compareAtPrice),
    );
    expect(data.saleUpTo).toBe(Math.max(...reductions));
  });
}
