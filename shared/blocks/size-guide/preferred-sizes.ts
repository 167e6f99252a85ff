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

/** What the shopper's measurements say, by category of products; '' for all others. */
export type FoundSizes = Readonly<Record<string, string | null>>;

const isFoundSizes = (value: unknown): value is FoundSizes => typeof value === 'object' && value !== null;
const foundKey = (gender: Gender) => `${key}.${gender}`;

/** What the account says in its preferences, or what was found by measuring, whichever was said last. Kept in this browser so that product pages need not ask for it. */
export const preferredSizes = {
  of(gender: Gender, categories: readonly string[] = []): string | null {
    const found = browserStorage.read(foundKey(gender), isFoundSizes) ?? {};
    const size = found[categories.find((each) => each in found) ?? ''];
    return size ?? browserStorage.read(key, isPreferredSizes)?.[gender] ?? null;
  },

  remember(chosen: PreferredSizes): void {
    browserStorage.write(key, chosen);
    for (const gender of genders) if (chosen[gender]) browserStorage.remove(foundKey(gender));
  },
};

/** Has product pages choose what was found by measuring, until the account says something else. */
export function rememberFoundSizes(gender: Gender, found: FoundSizes): void {
  browserStorage.write(foundKey(gender), found);
}
