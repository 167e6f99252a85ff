import { genders, type Gender } from '@ritual/shared/kernel';

// As much of a list's address as the routes read, apart from `listing-url.ts`: it is loaded with every page of the catalogue.

/** Parameters that `readListing` reads. */
export const listingQuery = ['q', 'gender', 'category', 'size', 'color', 'sort', 'page'] as const;

const presets: Readonly<Record<string, Gender>> = { woman: 'FEMALE', man: 'MALE' };

/** The gender that a collection's path pre-selects. */
export function presetGender(slug: string | undefined): Gender | null {
  return (slug === undefined ? undefined : presets[slug.toLowerCase()]) ?? null;
}

/** The genders that a list shows: those that its address names, or else that of its path. */
export function listedGenders(search: URLSearchParams, slug?: string): readonly Gender[] {
  const preset = presetGender(slug);
  const asked = search.getAll('gender');
  return asked.length === 0 && preset ? [preset] : known(genders, asked);
}

export const known = <Value extends string>(
  list: readonly Value[],
  values: readonly string[],
): readonly Value[] => list.filter((value) => values.includes(value));
