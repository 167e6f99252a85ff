import { hasCollection } from '@ritual/shared/kernel';
import { paths } from '@ritual/shared/paths';

export interface NavItem {
  readonly label: string;
  readonly to: string;
  readonly tone?: 'sale';
  /** Current only on exactly this path, not on its subpaths. */
  readonly end?: boolean;
  /** Slug of the collection that it links to. */
  readonly collection?: string;
  /** The staff has put it there. Its name may be long, and narrow bars leave it out. */
  readonly added?: boolean;
}

const toCollection = (label: string, slug: string): NavItem => ({
  label,
  to: paths.collection.to({ slug }),
  collection: slug,
});

const newIn: NavItem = { label: 'New In', to: paths.newIn.to() };
const man = toCollection('Man', 'man');
const woman = toCollection('Woman', 'woman');
const sale = toCollection('Sale', 'sale');

const navItems: readonly NavItem[] = [
  newIn,
  { label: 'Collections', to: paths.collections.to(), end: true },
  man,
  woman,
];

type Shop =
  | (NonNullable<Parameters<typeof hasCollection>[0]> & {
      readonly menu?: readonly { readonly slug: string; readonly title: string }[] | undefined;
    })
  | null;

const existing = (items: readonly NavItem[]) => (shop: Shop) =>
  items.filter(({ collection }) => collection === undefined || hasCollection(shop, collection));

/** Empty collections are left out. What the staff has put into the menu comes before the sale, if it is not there anyway. */
export function navItemsOf(shop: Shop): readonly NavItem[] {
  const known = [...navItems, sale].map(({ collection }) => collection);
  const added = (shop?.menu ?? [])
    .filter(({ slug }) => !known.includes(slug))
    .map(({ slug, title }) => ({ ...toCollection(title, slug), added: true }));
  return [...existing(navItems)(shop), ...added, ...existing([{ ...sale, tone: 'sale' }])(shop)];
}

/** Links offered on the 404 page. */
export const waysOnOf = existing([newIn, woman, man, toCollection('Sets', 'sets'), sale]);

const wishlist: NavItem = { label: 'Wishlist', to: paths.wishlist.to() };

/** Links of the account menu. */
export const accountItems: readonly NavItem[] = [
  { label: 'Dashboard', to: paths.dashboard.to() },
  { label: 'Orders', to: paths.orders.to() },
  wishlist,
  { label: 'Addresses', to: paths.addresses.to() },
];

/** Those of a visitor, who has a wishlist, too. */
export const visitorItems: readonly NavItem[] = [{ label: 'Sign in', to: paths.login.to() }, wishlist];
