import type { Shop } from '../../contract/index.ts';
import { demoCollections, demoProducts, type DemoProduct } from '../../demo/index.ts';
import { missingForOrders, savingPercent } from '../../kernel/index.ts';
import { initialSettings, shopPolicyOf, taxRulesOf } from '../data/settings.ts';
import type { Resolvers } from './resolver.ts';

const reductionOf = ({ price, compareAtPrice }: DemoProduct) => savingPercent(price, compareAtPrice);

/** The demo shop's data for every page. */
export function mockShop(settings = initialSettings()): Shop {
  const { facts } = settings;
  return {
    facts,
    policy: shopPolicyOf({ settings }),
    missing: missingForOrders(facts, taxRulesOf({ settings }), new Date()),
    // None of them is empty; the demo catalog's tests check that.
    collections: demoCollections.map(({ slug }) => slug),
    saleUpTo: Math.max(...demoProducts.map(reductionOf)),
  };
}

export const shopResolvers: Resolvers<'shop'> = {
  shop: ({ store }) => mockShop(store.state.settings),
};
