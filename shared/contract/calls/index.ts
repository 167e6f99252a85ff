// Every call of the shopper pages. Bundles contain only those that they import.
export * from './accounts.ts';
export * from './addresses.ts';
export * from './analytics.ts';
export * from './cart.ts';
export * from './catalog.ts';
export * from './consent.ts';
export * from './contact.ts';
export * from './factors.ts';
export * from './invitations.ts';
export * from './order-changes.ts';
export * from './orders.ts';
export * from './page-reports.ts';
export * from './product-reviews.ts';
export * from './session.ts';
export * from './shop.ts';
export * from './suggestions.ts';
export * from './wishlist.ts';
