import type { Shop } from '../../contract/index.ts';
import { demoCollections, demoProducts, demoShop, type DemoProduct } from '../../demo/index.ts';
import { missingForOrders, savingPercent } from '../../kernel/index.ts';
import { mockTaxRules } from './resolve-orders.ts';
import type { Resolvers } from './resolver.ts';

const reductionOf = ({ price, compareAtPrice }: DemoProduct) => savingPercent(price, compareAtPrice);

/** The demo shop's data for every page. */
export function mockShop(facts: Shop['facts'] = demoShop): Shop {
  return {
    facts,
    missing: missingForOrders(facts, mockTaxRules, new Date()),
    // None of them is empty; the demo catalog's tests check that.
    collections: demoCollections.map(({ slug }) => slug),
    saleUpTo: Math.max(...demoProducts.map(reductionOf)),
  };
}

export const shopResolvers: Resolvers<'shop'> = {
  shop: ({ store }) => mockShop(store.state.settings.facts),
};
