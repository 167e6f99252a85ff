import { randomHex } from '../http/index.ts';
import { browserStorage } from '../storage/index.ts';

const key = 'rop.session';
const isSessionId = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f]{32}$/.test(value);

/** Fallback where storage is refused, so that the cart works until the page is left. */
let inMemory: string | null = null;

/** The anonymous shopper's id. Created when something is first kept for a visitor, who has no cart and no wishlist without one. */
export const sessionIds = {
  current(): string | null {
    return browserStorage.read(key, isSessionId) ?? inMemory;
  },

  /** The id, created and stored now if there is none. Browsers only. */
  ensure(): string {
    const found = sessionIds.current();
    if (found !== null) return found;
    const made = randomHex(16);
    if (!browserStorage.write(key, made)) inMemory = made;
    return made;
  },

  /** For tests. */
  forget(): void {
    inMemory = null;
    browserStorage.remove(key);
  },
};

/** For remotes: before a visitor's first write. */
export const ensureSessionId = (): string => sessionIds.ensure();
