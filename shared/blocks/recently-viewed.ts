import { browserStorage } from '../storage/index.ts';

const key = 'rop.viewed';

/** The twelve that are shown, and the one on the current page. */
const max = 13;

const isIds = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((id) => Number.isSafeInteger(id) && id > 0);

const read = () => (browserStorage.read(key, isIds) ?? []).slice(0, max);

/** Ids of products viewed in this browser; their data is fetched when they are shown. */
export const recentlyViewed = {
  /** The newest first. */
  ids(): readonly number[] {
    return read();
  },

  add(id: number): void {
    browserStorage.write(key, [id, ...read().filter((other) => other !== id)].slice(0, max));
  },

  /** Products that no longer exist. */
  forget(ids: readonly number[]): void {
    if (ids.length > 0)
      browserStorage.write(
        key,
        read().filter((id) => !ids.includes(id)),
      );
  },
};
