export { startStore, type Store, type StoreOptions } from './start-store.ts';
export type { Service } from './services/service.ts';
export { UsageError } from '../settings/usage-error.ts';
