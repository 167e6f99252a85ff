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
  type ShopPolicy,
} from '@ritual/shared/kernel';
import type * as z from 'zod/mini';
import { shownCollections } from '../catalog/collections/collections.repository.ts';
import type { Deps } from '../../deps.ts';
import { navigationFor } from '../content/navigation/shown.ts';
import { orderBasis } from '../shop/basis.repository.ts';
import { storedFront } from '../shop/front.repository.ts';

/** What every page has to know of the shop. Throws NOT_FOUND. @param navigation key of a version of its links: a preview */
export async function describeShop(
  deps: Pick<Deps, 'database' | 'catalogIndex' | 'log'>,
  navigation?: string,
): Promise<z.input<typeof shop>> {
  const { db } = deps.database;
  const [{ facts, rules, hasDetailed, policy, promised, opened }, { front }, collections, view] =
    await Promise.all([orderBasis(db), storedFront(db), shownCollections(db), deps.catalogIndex.current()]);
  const filled = collections.filter((collection) => view.hasProducts(collection));
  const menu = filled
    .filter(({ inMenu }) => inMenu)
    .slice(0, collectionLimits.menu)
    .map(({ slug, title }) => ({ slug, title }));
  const saleUpTo = view.largestReduction();
  const name = shopName({ facts });
  const social = socialLinks(front);
  return {
    facts,
    ...(!opened && { open: false }),
    policy: inDollars(policy),
    missing: missingForOrders(facts, { general: rules, hasDetailed }, new Date()),
    collections: filled.map(({ slug }) => slug),
    // An older shell makes its links of it.
    ...(menu.length > 0 && { menu }),
    navigation: await navigationFor(deps, { key: navigation, shop: { facts, policy }, added: menu }),
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
