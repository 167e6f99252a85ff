// The calls of administrators: no shopper page imports this entry point.
export * from './factors.ts';
export * from './audit.ts';
export * from './mails.ts';
export * from './me.ts';
export * from './messages.ts';
export * from './order-change.ts';
export * from './order-records.ts';
export * from './orders.ts';
export * from './overview.ts';
export * from './product-reviews.ts';
export * from './packing.ts';
export * from './payments.ts';
export * from './returns.ts';
export * from './storefront.ts';
export * from './people.ts';
export * from './staff.ts';
export * from './traffic.ts';
