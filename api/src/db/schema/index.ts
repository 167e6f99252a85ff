export * from './accounts.ts';
export * from './analytics.ts';
export * from './catalogue.ts';
export * from './contact.ts';
export * from './orders.ts';
export * from './returns.ts';
export * from './shop.ts';
export * from './store.ts';
