export { mockHandlers } from './handlers.ts';
export { createMockStore, type MockStore, type MockStoreOptions } from './mock-store.ts';
export { mockToken } from './logins.ts';
export { mockLinkOf } from './resolve-links.ts';
export { fulfil } from './orders.ts';
export { seedMessages } from './seed-messages.ts';
export { seedOrders } from './seed-orders.ts';
export { summaryOf } from './catalogue.ts';
export { demoUserId, type MockState } from './state.ts';
