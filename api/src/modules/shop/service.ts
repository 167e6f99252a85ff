import type { shop } from '@ritual/shared/contract';
import {
  bannerText,
  collectionLimits,
  dollarsFromCents,
  missingForOrders,
  shopName,
  socialLinks,
  storeDay,
  type Cents,
  type MethodPrice,
  type ShopNeed,
  type ShopPolicy,
} from '@ritual/shared/kernel';
import type * as z from 'zod/mini';
import type { Db } from '../../db/client.ts';
import { shownCollections } from '../catalog/collections/collections.repository.ts';
import type { CatalogIndex } from '../catalog/inverted-index/index.ts';
import { orderBasis } from './basis.repository.ts';
import { storedFront } from './front.repository.ts';

/** What keeps the shop from taking orders now. */
export async function missingNow(db: Db): Promise<ShopNeed[]> {
  const { facts, rules: general, hasDetailed } = await orderBasis(db);
  return missingForOrders(facts, { general, hasDetailed }, new Date());
}

/** What every page has to know of the shop. */
export async function describeShop(db: Db, index: CatalogIndex): Promise<z.input<typeof shop>> {
  const [{ facts, rules, hasDetailed, policy, promised, opened }, { front }, collections, view] = await Promise.all([
    orderBasis(db),
    storedFront(db),
    shownCollections(db),
    index.current(),
  ]);
  const filled = collections.filter((collection) => view.hasProducts(collection));
  const menu = filled.filter(({ inMenu }) => inMenu).slice(0, collectionLimits.menu);
  const saleUpTo = view.largestReduction();
  const name = shopName({ facts });
  const social = socialLinks(front);
  return {
    facts,
    ...(!opened && { open: false }),
    policy: inDollars(policy),
    missing: missingForOrders(facts, { general: rules, hasDetailed }, new Date()),
    collections: filled.map(({ slug }) => slug),
    ...(menu.length > 0 && { menu: menu.map(({ slug, title }) => ({ slug, title })) }),
    ...(social.length > 0 && { social }),
    banner: bannerText(front, { policy, promised, saleUpTo, name, today: storeDay(new Date()) }),
    saleUpTo,
  };
}

const dollars = (cents: Cents | null) => (cents === null ? null : dollarsFromCents(cents));
const priceInDollars = ({ price, freeFrom }: MethodPrice) => ({
  price: dollars(price),
  freeFrom: dollars(freeFrom),
});

function inDollars(policy: ShopPolicy) {
  const { freeShippingFrom, standardShipping, faster } = policy;
  return {
    ...policy,
    freeShippingFrom: dollars(freeShippingFrom),
    standardShipping: dollarsFromCents(standardShipping),
    faster: { expedited: priceInDollars(faster.expedited), 'next-day': priceInDollars(faster['next-day']) },
  };
}
