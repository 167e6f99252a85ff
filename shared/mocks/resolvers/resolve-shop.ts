import type { Shop } from '../../contract/index.ts';
import { demoCollections, demoProducts, demoShop, type DemoProduct } from '../../demo/index.ts';
import { missingForOrders, savingPercent } from '../../kernel/index.ts';
import { mockTaxRules } from './resolve-orders.ts';
import type { Resolvers } from './resolver.ts';

const reductionOf = ({ price, compareAtPrice }: DemoProduct) => savingPercent(price, compareAtPrice);

/** The demo's shop, as every page knows it. */
export function mockShop(): Shop {
  return {
    facts: demoShop,
    missing: missingForOrders(demoShop, mockTaxRules, new Date()),
    // Each has pieces: the tests of the demo range see to it.
    collections: demoCollections.map(({ slug }) => slug),
    saleUpTo: Math.max(...demoProducts.map(reductionOf)),
  };
}

export const shopResolvers: Resolvers<'shop'> = { shop: mockShop };
