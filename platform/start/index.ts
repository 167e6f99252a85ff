export { startStore, type Store } from './start-store.ts';
