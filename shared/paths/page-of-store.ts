import { paths } from './paths.ts';

// They need what a mail, a payment or a right gives.
const unlinked: readonly (keyof typeof paths)[] = [
  ...(['success', 'cancel', 'resetPassword', 'verifyEmail', 'invitation', 'reviewMails'] as const),
  ...(['delay', 'orderChange', 'orderPayment', 'admin'] as const),
];

/** Whether the store has a page at a path that anything may link to, beside those of collections, products and orders. */
export function isPageOfStore(path: string): boolean {
  const asked = path === '/' ? path : path.replace(/\/$/, '').toLowerCase();
  return Object.entries(paths).some(
    ([name, { pattern }]) =>
      pattern.toLowerCase() === asked && !unlinked.some((each) => each === name) && !pattern.includes(':'),
  );
}

/** Whether an address of an own page could be taken for one of the store's: '/pages/terms' for '/terms'. */
export const isAddressOfStore = (slug: string): boolean =>
  Object.values(paths).some(({ pattern }) => pattern.toLowerCase().split('/')[1] === slug.toLowerCase());

/** Whether a path is one of the store's routes, beside collections and products, which exist or do not. */
export const isRouteOfStore = (path: string): boolean =>
  Object.entries(paths).some(
    ([name, { pattern }]) =>
      name !== 'collection' &&
      name !== 'product' &&
      new RegExp(`^${pattern.toLowerCase().replace(/:[^/]+/g, '[^/]+')}$`).test(path.toLowerCase()),
  );
