/** Garment sizes in display order. */
export const sizes = ['XS', 'S', 'M', 'L', 'XL', 'XXL'] as const;
export type Size = (typeof sizes)[number];

/** For `sort`: sizes in display order, unknown ones last. */
export function compareSizes(a: string, b: string): number {
  const rank = (size: string) => {
    const index = (sizes as readonly string[]).indexOf(size);
    return index < 0 ? sizes.length : index;
  };
  return rank(a) - rank(b) || a.localeCompare(b);
}

export const genders = ['FEMALE', 'MALE'] as const;
export type Gender = (typeof genders)[number];

/** Labels of the genders. */
export const genderLabel: Readonly<Record<Gender, string>> = { FEMALE: 'Women', MALE: 'Men' };

/** Under which a size is kept that was found by one chart. */
export const chartKey = (chart: number | undefined): string => `#${String(chart)}`;
