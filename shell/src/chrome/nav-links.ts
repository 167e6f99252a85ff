import { paths } from '@ritual/shared/routing';

export interface NavItem {
  readonly label: string;
  readonly to: string;
  readonly tone?: 'sale';
  /** Current only on the very address, not below it. */
  readonly end?: boolean;
}

export const navItems: readonly NavItem[] = [
  { label: 'New In', to: paths.newIn.to() },
  { label: 'Collections', to: paths.collections.to(), end: true },
  { label: 'Man', to: paths.collection.to({ slug: 'man' }) },
  { label: 'Woman', to: paths.collection.to({ slug: 'woman' }) },
  { label: 'Sale', to: paths.collection.to({ slug: 'sale' }), tone: 'sale' },
];

export const accountItems: readonly NavItem[] = [
  { label: 'Dashboard', to: paths.dashboard.to() },
  { label: 'Orders', to: paths.orders.to() },
  { label: 'Addresses', to: paths.addresses.to() },
];
