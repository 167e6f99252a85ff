import './no-compiling.ts';

export * from './account-export.ts';
export * from './addresses.ts';
export * from './analytics.ts';
export * from './auth.ts';
export * from './body-limits.ts';
export * from './cart.ts';
export * from './catalog.ts';
export * from './contact.ts';
export * from './endpoint.ts';
export * from './endpoints/index.ts';
export * from './errors.ts';
export * from './headers.ts';
export * from './mails.ts';
export * from './orders.ts';
export * from './primitives.ts';
export * from './sitemap.ts';
