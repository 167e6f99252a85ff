import type { Shop } from '../../contract/index.ts';
import { demoCollections, demoDetailedTaxRules, demoProducts, type DemoProduct } from '../../demo/index.ts';
import {
  bannerText,
  collectionLimits,
  defaultShopFront,
  detailedRulesForGoods,
  missingForOrders,
  savingPercent,
  shopName,
  socialLinks,
  storeDay,
  type DetailedTaxRule,
} from '../../kernel/index.ts';
import { isIn, shownCollections } from '../data/collections.ts';
import { initialSettings, policyNow, taxRulesOf } from '../data/settings.ts';
import type { Resolvers } from './resolver.ts';

const reductionOf = ({ price, compareAtPrice }: DemoProduct) => savingPercent(price, compareAtPrice);

/** The demo shop's data for every page. */
export function mockShop(
  settings = initialSettings(),
  detailed: readonly DetailedTaxRule[] = demoDetailedTaxRules,
): Shop {
  const now = new Date();
  const hasDetailed = detailedRulesForGoods(detailed, now).length > 0;
  const { facts, front = defaultShopFront, policyVersion } = settings;
  const policy = policyNow({ settings });
  const saleUpTo = Math.max(...demoProducts.map(reductionOf));
  const social = socialLinks(front);
  const given = { policy, promised: policyVersion > 0, saleUpTo, name: shopName({ facts }) };
  return {
    facts,
    policy,
    missing: missingForOrders(facts, { general: taxRulesOf({ settings }), hasDetailed }, now),
    // None of them is empty; the demo catalog's tests check that.
    collections: demoCollections.map(({ slug }) => slug),
    ...(social.length > 0 && { social }),
    banner: bannerText(front, { ...given, today: storeDay(now) }),
    saleUpTo,
  };
}

export const shopResolvers: Resolvers<'shop'> = {
  shop: ({ store }) => {
    const products = store.catalog.products();
    const filled = shownCollections(store).filter((each) => products.some((product) => isIn(product, each)));
    const menu = filled.filter(({ inMenu }) => inMenu).slice(0, collectionLimits.menu);
    return {
      ...mockShop(store.state.settings, store.state.detailedTaxRules),
      ...(store.state.openedAt === null && { open: false }),
      collections: filled.map(({ slug }) => slug),
      ...(menu.length > 0 && { menu: menu.map(({ slug, title }) => ({ slug, title })) }),
    };
  },
};
