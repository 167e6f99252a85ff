export { browserStorage, tabStorage, type GuardedStorage } from './guarded-storage.ts';
