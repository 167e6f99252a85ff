export { startStore, type Store, type StoreOptions } from './start-store.ts';
export type { Part } from './services/part.ts';
export { UsageError } from '../settings/usage-error.ts';
