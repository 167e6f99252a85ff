import { genders, type Gender } from '@ritual/shared/kernel';

// The part of a list's URL that routes read, separate from `listing-url.ts`: it is loaded with every catalog page.

/** Parameters that `readListing` reads. */
export const listingQuery = ['q', 'gender', 'category', 'size', 'color', 'sort', 'page'] as const;

const presets: Readonly<Record<string, Gender>> = { woman: 'FEMALE', man: 'MALE' };

/** The gender that a collection's path preselects. */
export function presetGender(slug: string | undefined): Gender | null {
  return (slug === undefined ? undefined : presets[slug.toLowerCase()]) ?? null;
}

/** The genders of a list: those in its query, or else that of its path. */
export function listedGenders(search: URLSearchParams, slug?: string): readonly Gender[] {
  const preset = presetGender(slug);
  const asked = search.getAll('gender');
  return asked.length === 0 && preset ? [preset] : known(genders, asked);
}

export const known = <Value extends string>(
  list: readonly Value[],
  values: readonly string[],
): readonly Value[] => list.filter((value) => values.includes(value));
