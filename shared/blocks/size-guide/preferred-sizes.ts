import { genders, sizes, type Gender, type Size } from '@ritual/shared/kernel';
import { browserStorage } from '@ritual/shared/storage';

type PreferredSizes = Readonly<Record<Gender, Size | null>>;

const key = 'rop.sizes';

const isSize = (value: unknown): value is Size | null =>
  value === null || (sizes as readonly unknown[]).includes(value);
const isPreferredSizes = (value: unknown): value is PreferredSizes =>
  typeof value === 'object' &&
  value !== null &&
  genders.every((gender) => isSize((value as Partial<Record<Gender, unknown>>)[gender]));

/** The sizes found from the shopper's measurements, by product category and by chart (`chartKey`); '' for all others. */
export type FoundSizes = Readonly<Record<string, string | null>>;

const isFoundSizes = (value: unknown): value is FoundSizes => typeof value === 'object' && value !== null;
const foundKey = (gender: Gender) => `${key}.${gender}`;

/**
 * The account's preferred size or the one found from measurements, whichever was set last. Stored in this browser so that
 * product pages need no call for it.
 */
export const preferredSizes = {
  /** @param worn categories of a product, before them its own chart (`chartKey`): the first that is known counts */
  of(gender: Gender, worn: readonly string[] = []): string | null {
    const found = browserStorage.read(foundKey(gender), isFoundSizes) ?? {};
    const size = found[worn.find((each) => each in found) ?? ''];
    return size ?? browserStorage.read(key, isPreferredSizes)?.[gender] ?? null;
  },

  remember(chosen: PreferredSizes): void {
    browserStorage.write(key, chosen);
    for (const gender of genders) if (chosen[gender]) browserStorage.remove(foundKey(gender));
  },
};

/** Makes product pages preselect the sizes found from measurements, until the account's preferences change. */
export function rememberFoundSizes(gender: Gender, found: FoundSizes): void {
  browserStorage.write(foundKey(gender), found);
}
