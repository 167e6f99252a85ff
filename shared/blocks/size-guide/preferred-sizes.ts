import { genders, sizes, type Gender, type Size } from '@ritual/shared/kernel';
import { browserStorage } from '@ritual/shared/state';

type PreferredSizes = Readonly<Record<Gender, Size | null>>;

const key = 'rop.sizes';

const isSize = (value: unknown): value is Size | null =>
  value === null || (sizes as readonly unknown[]).includes(value);
const isPreferredSizes = (value: unknown): value is PreferredSizes =>
  typeof value === 'object' &&
  value !== null &&
  genders.every((gender) => isSize((value as Partial<Record<Gender, unknown>>)[gender]));

/** What the account says in its preferences, kept in this browser so that product pages need not ask for it. */
export const preferredSizes = {
  of(gender: Gender): Size | null {
    return browserStorage.read(key, isPreferredSizes)?.[gender] ?? null;
  },

  remember(chosen: PreferredSizes): void {
    browserStorage.write(key, chosen);
  },
};
