import type { Shop } from '../../contract/index.ts';
import { demoCollections, demoProducts, type DemoProduct } from '../../demo/index.ts';
import { collectionLimits, missingForOrders, savingPercent } from '../../kernel/index.ts';
import { isIn, shownCollections } from '../data/collections.ts';
import { initialSettings, policyNow, taxRulesOf } from '../data/settings.ts';
import type { Resolvers } from './resolver.ts';

const reductionOf = ({ price, compareAtPrice }: DemoProduct) => savingPercent(price, compareAtPrice);

/** The demo shop's data for every page. */
export function mockShop(settings = initialSettings()): Shop {
  const { facts } = settings;
  return {
    facts,
    policy: policyNow({ settings }),
    missing: missingForOrders(facts, taxRulesOf({ settings }), new Date()),
    // None of them is empty; the demo catalog's tests check that.
    collections: demoCollections.map(({ slug }) => slug),
    saleUpTo: Math.max(...demoProducts.map(reductionOf)),
  };
}

export const shopResolvers: Resolvers<'shop'> = {
  shop: ({ store }) => {
    const products = store.catalog.products();
    const filled = shownCollections(store).filter((each) => products.some((product) => isIn(product, each)));
    const menu = filled.filter(({ inMenu }) => inMenu).slice(0, collectionLimits.menu);
    return {
      ...mockShop(store.state.settings),
      ...(store.state.openedAt === null && { open: false }),
      collections: filled.map(({ slug }) => slug),
      ...(menu.length > 0 && { menu: menu.map(({ slug, title }) => ({ slug, title })) }),
    };
  },
};
