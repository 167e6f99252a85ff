import { browserStorage } from '@ritual/shared/storage';

const key = 'rop.wishlist';
const isTrue = (value: unknown): value is true => value === true;

/** Fallback where storage is refused, until the page is left. */
let inMemory = false;

/** Whether this browser's visitor may have a list at the store. Without one nothing is asked for. */
export const visitorList = {
  mayExist: (): boolean => inMemory || browserStorage.read(key, isTrue) !== null,

  note(exists: boolean): void {
    inMemory = exists && !browserStorage.write(key, true);
    if (!exists) browserStorage.remove(key);
  },
};
