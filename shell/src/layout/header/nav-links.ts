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

const navItems: readonly NavItem[] = [
  { label: 'New In', to: paths.newIn.to() },
  { label: 'Collections', to: paths.collections.to(), end: true },
  toCollection('Man', 'man'),
  toCollection('Woman', 'woman'),
  { ...toCollection('Sale', 'sale'), tone: 'sale' },
];

/** Links offered on the 404 page. */
const waysOn: readonly NavItem[] = [
  { label: 'New In', to: paths.newIn.to() },
  toCollection('Woman', 'woman'),
  toCollection('Man', 'man'),
  toCollection('Sets', 'sets'),
  toCollection('Sale', 'sale'),
];

type Shop =
  | (NonNullable<Parameters<typeof hasCollection>[0]> & {
      readonly menu?: readonly { readonly slug: string; readonly title: string }[] | undefined;
    })
  | null;

const existing = (items: readonly NavItem[]) => (shop: Shop) =>
  items.filter(({ collection }) => collection === undefined || hasCollection(shop, collection));

/** What the staff has put into the menu, but what stands there anyway; before the sale. */
function withAdded(items: readonly NavItem[], shop: Shop): readonly NavItem[] {
  const known = navItems.map(({ collection }) => collection);
  const added = (shop?.menu ?? [])
    .filter(({ slug }) => !known.includes(slug))
    .map(({ slug, title }) => ({ ...toCollection(title, slug), added: true }));
  const sale = items.findIndex(({ tone }) => tone === 'sale');
  return items.toSpliced(sale === -1 ? items.length : sale, 0, ...added);
}

/** Empty collections are left out. */
export const navItemsOf = (shop: Shop): readonly NavItem[] => withAdded(existing(navItems)(shop), shop);
export const waysOnOf = existing(waysOn);

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
