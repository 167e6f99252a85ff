import type { useShop } from '@ritual/shared/federation';
import { paths } from '@ritual/shared/paths';

/** Links of the menu, which the owner writes; the shell's server has them of every API. */
export const navItemsOf = (shop: ReturnType<typeof useShop>) => shop?.navigation?.menu ?? [];

const wishlist = { label: 'Wishlist', to: paths.wishlist.to() };

/** Links of the account menu. */
export const accountItems = [
  { label: 'Dashboard', to: paths.dashboard.to() },
  { label: 'Orders', to: paths.orders.to() },
  wishlist,
  { label: 'Addresses', to: paths.addresses.to() },
];

/** Those of a visitor, who has a wishlist, too. */
export const visitorItems = [{ label: 'Sign in', to: paths.login.to() }, wishlist];
